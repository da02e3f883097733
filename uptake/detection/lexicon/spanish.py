"""Spanish cues; written as in the English module."""

SPANISH = {
    "words": (
        r"el|la|los|las|un|una|de|del|y|es|no|yo|tu|que|en|por|para|con|pero|se|lo|me|te|mi|su|ya|esta|este|"
        r"esto|eso|aqui|como|mas|si|al|he|ha|son|muy|era|tiene|gracias|puedes|cuando|todo|hay|nos|le|les|fue"
    ),
    "no": r"no|nop|nah|qué va|para nada|claro que no|espera|espere|oye|alto|ay no|uy no|ojo",
    "wrong": (
        r"(está|esta|es|son|están|eso|quedó) (\S{1,8} )?(mal|equivocad\w*|incorrect\w*|errad\w*|al revés)|"
        r"incorrect\w*|equivoc\w*|erróne\w*|error\w*|fals[oa]|mal|no (es|está|son|están|era|"
        r"fue) (\S{1,7} )?(correct\w*|así|cierto|verdad|bien|eso|esa|ese|est\w|el|la|exacto|posible)|no es (el|"
        r"la|lo|así)|así no|al revés|lo contrario|confund\w*|no existe|inventad\w*|inventaste|no cuadra|"
        r"no coincide|no tiene sentido|no puede ser|no corresponde|disparate|tontería|desactualizad\w*|"
        r"obsolet\w*|desde cuándo|mezcla\w*"
    ),
    "misfit": (
        r"no es lo que (\S{1,6} )?(\S{1,6} )?(ped\w*|quer\w*|dij\w*|pregunt\w*|necesit\w*|busc\w*)|no era eso|"
        r"eso no (es lo que|era|lo pedí|te lo pedí)|no te (\S{1,4} )?(pedí|dije|pregunté)|no (lo |te lo |"
        r"se lo )?pedí|(me|lo) (entendiste|entendió|has entendido|ha entendido) mal|malentend\w*|me refería|"
        r"me refiero|quise decir|quería decir|no pregunté|no he pedido|nunca (pedí|dije)|nadie (te |le )?(pidió|"
        r"ha pedido|dijo)|no es mi pregunta|no respond\w*"
    ),
    "asked": (
        r"(yo )?(pedí|te pedí|le pedí|dije|te dije|le dije|quería|había (pedido|dicho)|he (pedido|dicho)|"
        r"te he (pedido|dicho)|solicité|indiqué|especifiqué|quedamos|acordamos|habíamos (quedado|acordado|"
        r"dicho))|como (te |le |ya )?(dije|pedí|acordamos|quedamos|hablamos|comenté)|según (el|la|lo|nuestr\w)|"
        r"te lo (dije|pedí)|repito|insisto|lo que quiero (es|saber)|el acuerdo era|la consigna"
    ),
    "should": (
        r"debe\w*|debía\w*|debería\w*|tenía que|tiene que|tienen que|tendría que|hay que|había que|habría que|"
        r"corresponde|va en|van en|se llama|se escribe|en realidad|sino|en vez de|en lugar de|más bien|es (el|"
        r"la|a|en|un|una|de|del) \w{2,}"
    ),
    "undo": (
        r"deshaz\w*|deshacer|deshaga|revert\w*|revierte\w*|revierta|restaur\w*|devuelv\w* (\S{1,9} ){0,3}|"
        r"vuelv\w* (a (poner|dejar|como)|atrás)|pon\w* (\S{1,9} ){0,3}como (estaba|antes)|déjalo como estaba|"
        r"como estaba|cancela (eso|esto|todo)|cancélalo|para ya|detente|alto|basta|bórralo|empieza de (nuevo|"
        r"cero)|de cero|tira (todo|eso)|quita eso|desde el principio|hazlo de nuevo|rehaz\w*|ponlo\w* otra vez|"
        r"deja de"
    ),
    "still": (
        r"sigue\w*|todavía|aún|otra vez|de nuevo|nuevamente|mism[oa] (error|problema|mensaje|resultado|cosa|"
        r"fallo)|por (segunda|tercera|cuarta|enésima) vez|ya (te |le |lo |se )?(dije|he dicho|pedí|mandé|envié|"
        r"había)|\w{3,6} veces|lo mismo|no ha cambiado|nada cambió|siempre igual"
    ),
    "fail": (
        r"no (\S{1,8} )?(funciona\w*|sirve|abre|carga|anda|va|arranca|compila|aparece|llega|enciende|deja|pasa|"
        r"responde|se ve|guarda|imprime|entra|conecta|sale)|(da|dando|tira|sale|salta|lanza) (\S{1,6} )?error|"
        r"error|falla\w*|fallo|se (cae|cayó|cuelga|colgó|cierra)|página en blanco|en blanco|está vac\w*|"
        r"vací[oa]|rot[oa]|roto|no pasa nada|nada funciona|desapareci\w*|no puedo (abrir|entrar|ver|acceder)"
    ),
    "lack": (
        r"falt\w*|olvid\w*|omiti\w*|omitiste|te saltaste|salteaste|ignor\w*|dónde (está|están|quedó|quedaron)|"
        r"no (incluy\w*|mencion\w*|aparece\w*|hay|veo|está|has puesto)|sin (el|la|los|las)|solo (hay|la|el|"
        r"la mitad|dos|tres)|incomplet\w*|la mitad|muy poc\w*|quedó fuera|te dejaste|dejaste fuera"
    ),
    "excess": (
        r"demasiad\w*( \w+)?|muy (larg\w*|cort\w*|formal\w*|informal\w*|frío|seco|técnic\w*|genéric\w*|rígid\w*|"
        r"simple|pesado|recargado)|innecesari\w*|sobra\w*|redundante\w?|de más|nadie (dice|usa|habla|lee)|"
        r"tan (larg\w*|formal)|duplicad\w*|repetid\w*|cargad\w*"
    ),
    "you": (
        r"(has|hiciste|pusiste|usaste|cambiaste|borraste|enviaste|mandaste|olvidaste|dijiste|escribiste|"
        r"eliminaste|quitaste|sumaste|confundiste|tomaste|calculaste|reservaste|compraste|metiste|agregaste|"
        r"añadiste|tradujiste|dejaste|inventaste|prometiste|ibas|estás|ha puesto|ha hecho|has puesto|has hecho|"
        r"\w{3,12}aste|\w{3,12}iste)|tu (respuesta|texto|cálculo|código)|por qué (\S{1,6} )?(has|hiciste|"
        r"\w{3,10}ste|está|están|me|en|no|se|ha)"
    ),
    "why": (
        r"por ?qu[eé]|cómo (es que|que|así)|quién (te|le) (dijo|pidió|autorizó|ha)|desde cuándo|qué es esto|"
        r"en serio|de verdad|leíste|has leído|acaso"
    ),
    "permission": (
        r"(no|nunca) (\S{1,6} )?(autoric\w*|aprobé|di permiso|confirmé|pedí|dije que|he autorizado|te dije)|"
        r"sin (preguntar\w*|consultar\w*|permiso|avisar\w*|mi)|(solo|sólo|únicamente) (\S{1,4} )?(pedí|quería|"
        r"dije|la|el|los|las)|primero pregunta|pregunta antes|nadie (te|le|lo) (pidió|autorizó)"
    ),
    "thanks": r"gracias|mil gracias|muchas gracias|thx",
    "praise": (
        r"perfect[oa]\w*|genial|excelente|estupend\w*|fantástic\w*|maravillos\w*|muy (bien|bueno|bonito|bueno|"
        r"útil)|bien hecho|buen trabajo|buenísim\w*|increíble|me (encanta|gusta)|quedó (perfecto|genial|"
        "muy bien|excelente)|funciona( bien| perfecto| ya)?|ya funciona|nada mal|no está (nada )?mal|"
        "ningún (problema|error|fallo)|ninguna (queja|objeción|pega)|sin (problemas|errores|quejas)|"
        "nada que (objetar|corregir|decir|añadir)|no podría (ser|estar) mejor|exacto|exactamente|justo lo que|"
        "correcto|bravo|guay|chévere|de lujo|qué (bien|bueno|bonito)|todo (bien|correcto|en orden)|"
        "ninguna queja|sin quejas|me encanta"
    ),
    "ack": (r"ok|okey|vale|sí|si|sip|claro|de acuerdo|entendido|bien|bueno|perfecto|listo|dale|adelante|ya veo|hecho"),
    "decline": (
        r"no,? gracias|(eso|así) (es|está) (todo|bien)|no hace falta|no (es )?necesari\w*|todavía no|aún no|"
        r"ahora no|por ahora no|nada más|déjalo( así)?|no importa|olvídalo|da igual|más tarde|yo me encargo|"
        r"ya lo hago yo|no te preocupes|está bien así|no lo necesito|no necesito"
    ),
    "slip": (
        "(es |fue )?(mi (culpa|error)|culpa mía|error mío|fallo mío)|me (equivoqué|he equivocado|confundí|"
        "expliqué mal|expresé mal|lié)|escribí mal|tecleé mal|perdón,? (me|quise|es|era|mal|escribí|mi)|"
        r"perdona,? (me|quise|era|es)|disculpa\w?,? (me|quise|era|es|escribí)|lo siento,? (me|quise|era|es|mi)|"
        "ups|uy,? (me|perdón|era)|ventana equivocada|chat equivocado|archivo equivocado|olvidé (decir|"
        "mencionar|aclarar)|se me (olvidó|pasó)|debí (decir|haber)|tienes razón|tiene razón|copié mal|pegué|"
        "escribí mal|me equivoqué|me confundí|quise decir|error mío|culpa mía"
    ),
    "hypo": (
        r"y si|qué pasa(ría)? si|si (yo|alguien|se|el|la|un|una|quisiera|tuviera|fuera|hubiera|quiero|en)|"
        r"supong\w*|imagina\w*|digamos|en caso de|podría\w* (ser|haber)|sería"
    ),
    "standing": (
        r"(a partir|de) (de )?ahora( en adelante)?|en adelante|en el futuro|siempre|nunca|por defecto|"
        r"en general|por lo general|cada vez|recuerda que|ten en cuenta|prefiero|la próxima vez|"
        r"en este proyecto|de ahora en más|por norma"
    ),
    "task": (
        "(y |ahora |luego |ok |vale |bien |genial |perfecto |gracias |también |por favor |"
        r"después )*(escribe\w*|crea\w?|haz(me| una?| el| la)|hazme|envía\w*|manda\w*|mándas\w*|muestra\w*|"
        r"muéstra\w*|dame|dime|explica\w*|explíca\w*|traduce\w*|resume\w*|agrega\w*|añade\w*|reserva\w*|"
        r"calcula\w*|busca\w*|encuentra\w*|revisa\w*|abre|lanza|planifica|pide|compara\w*|lista\w?|prepara\w*|"
        r"genera\w*|redacta\w*|pon(me)?|llama|programa|imprime|ordena|guarda|sube|descarga)|puedes|podrías|"
        "puede|podría|me (puedes|podrías|ayudas|haces|das)|necesito|quiero|quisiera|me gustaría|ayúdame|"
        "y (ahora|para|el|la|los|de|en|mañana|qué|cómo)|otra (cosa|pregunta)|otro|también|además|por cierto|"
        "vamos a|de paso|prueba|intenta|inténtalo"
    ),
    "question": r"qué|que|quién|dónde|cuándo|cómo|cuál\w*|cuánt\w*|por qué|es|hay|tiene|puedo|y|entonces|se|está",
    "third": (
        r"(él|ella|el cliente|la clienta|mi \w{3,12}|el \w{3,12}|la \w{3,12}|alguien|un \w{3,12}|"
        r"nuestro \w{3,12}) (\S{1,9} ){0,2}(dice|dijo|escribe|escribió|afirma|opina|cree|pregunta|se queja|"
        r"reclama|comentó)|según (él|ella|mi)|cliente (dice|escribe)|cita textual"
    ),
    "design": (
        r"(podríamos|podemos|se podría|deberíamos)|yo (usaría|iría|elegiría|prefiero)|mejor (usar|usemos|vamos)|"
        r"usemos|vamos con|no (escalaría|funcionaría|serviría|alcanzaría)|pros y contras|ventajas|depende"
    ),
    "own": (
        r"mi (\w{2,12} )?(commit|cambio\w?|rama|pedido|reserva|código|script|función|bucle|tarea|texto|prueba|"
        r"ensayo)|mis (cambios)|(el|la) últim[oa] (commit|migración|versión|despliegue)|de (esta mañana|ayer)"
    ),
    "success": (
        r"listo|hecho|corregí|corregid\w|arreglad\w|arreglé|funciona|solucionad\w|terminad\w|enviad\w|"
        r"actualizad\w|guardad\w|reparad\w|completad\w|ya (está|puedes)"
    ),
    "request": (
        r"dime|dígame|envíame|pega|pegue|cuéntame|en qué (puedo|te)|indíca\w*|comparte|hazme saber|"
        r"necesito que me|por favor,? (indique|envíe|facilite)"
    ),
    "failed": (
        r"no (pude|puedo|se pudo|he podido|fue posible)|falló|lamentablemente|desafortunadamente|imposible|"
        r"no encontré"
    ),
    "style": (
        r"formal\w*|informal\w*|tono|cort[oa]\w?|larg[oa]\w?|breve\w?|conciso|viñetas|puntos|párrafo\w?|"
        r"negrita\w?|cursiva\w?|título\w?|coma\w?|ortograf\w*|tilde\w?|acento\w?|errata\w?|mayúscula\w?|"
        r"minúscula\w?|fuente|letra|color\w*|formato|tabla|emojis?|guion\w*|comillas|saludo|despedida|tute\w*|"
        r"de usted|usted|tú|amable|cercano|sencillo|frases?|líneas?|decimal\w*|redonde\w*|estilo|redacción"
    ),
    "damage": (
        r"borr\w*|elimin\w*|sobrescrib\w*|envia\w*|enviaste|mandaste|public\w*|cancel\w*|perd\w*|destru\w*|"
        r"romp\w*|rompiste|producción|todos los clientes|desapareci\w*"
    ),
    "hedge": (
        r"(estás|está|seguro) (\S{1,6} )?segur\w*|segur[oa]\?|(yo )?creo que|me parece|según yo|"
        r"si no me equivoco|no (debería|deberían|sería|será|es|era) (\S{1,9} ){0,4}\?|¿no\?|no\?|hm+|qué raro|"
        r"raro|extraño|de verdad|revisa (otra vez|de nuevo|bien)|verifica|comprueba|vuelve a (revisar|mirar|"
        r"leer)|mira bien|casi|excepto|salvo|un detalle|una cosita|pequeñ\w*|lamentablemente|sin embargo|"
        r"diría que|juraría|dudo"
    ),
    "sarcasm": (
        r"(genial|perfecto|gracias|bravo|qué bien|estupendo|fantástico|felicidades|muy bien),? (ahora|pues|"
        r"por nada|por borrar|y ahora|otra)|ya,? claro|claro,? (porque|que sí|como)|sí,? claro|vaya (trabajo|"
        r"ayuda)|qué sorpresa|menos mal|buen(a|ísimo) (chiste|broma)|muy gracioso|ajá"
    ),
    "instead": (
        r"en (vez|lugar) de|mejor|reemplaza\w*|cambia\w*|cámbia\w*|usa\w?|utiliza|quita\w*|elimina|"
        r"deja\w* (\S{1,9})|corrige\w*|arregla|ponlo|ponla|hazlo|acorta|sin|en (español|inglés|euros)|"
        r"más (cort\w*|formal|simple|corto|amable|\w{4,12})|menos (\w{3,12})|nada de|no uses|no pongas"
    ),
    "outdated": (
        r"ya no|ahora (es|está|se llama|cuesta|vive)|desde (\w{3,12})|se (mudó|mudaron|cambió|movió|fue)|cambió|"
        r"cambiaron|reemplazad\w*|renombrad\w*|obsolet\w*|desactualizad\w*|el año pasado|antes (era|estaba)|"
        r"antigu\w*|viej[oa]|aplazad\w*|hoy en día"
    ),
    "but": r"pero|aunque|sin embargo|salvo|excepto|solo que|lástima|sino",
}
