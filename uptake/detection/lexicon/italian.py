"""Italian cues; written as in the English module."""

ITALIAN = {
    "words": (
        r"il|lo|la|i|gli|le|un|una|di|del|della|e|non|io|tu|che|in|per|con|ma|si|mi|mio|mia|gia|questo|questa|"
        r"quello|qui|come|piu|al|ho|hai|ha|sono|molto|era|grazie|puoi|quando|tutto|c'e|ci|nel|nella|da|dal|ecco|"
        r"anche|fatto|alle|dei|va|cosa|l'ho|va"
    ),
    "no": r"no|nono|macché|ma no|eh no|aspetta|aspetti|alt|ferm[oa]|ehm|niente affatto|guarda che",
    "wrong": (
        r"sbagliat\w*|sbagli\w*|errat\w*|errore|errori|scorrett\w*|fals[oa]|(non|nemmeno) (è|sono|era|va|torna|"
        r"tornano) (\S{1,7} )?(corrett\w*|giust\w*|così|vero|quest\w*|quell\w*|bene|esatt\w*|possibile)|"
        r"non è (il|la|lo|l'\w+|così|quello)|non (torna|quadra|esiste|corrisponde|ha senso|può essere)|"
        r"non ci va|al contrario|viceversa|invertit\w*|confus\w*|confondi|scambiat\w*|inventat\w*|impreciso|"
        r"da quando|non sta né|equivoc\w*|obsolet\w*"
    ),
    "misfit": (
        r"non (è|era) (\S{1,9} )?(quello|ciò|quanto) che (\S{1,9} ){0,3}(chie\w*|vol\w*|dett\w*|inten\w*|"
        r"cerca\w*|serv\w*)|non (te |ti )?(l'ho|ho|avevo) (\S{1,9} )?chiest\w*|hai (capito|frainteso) (male)?|"
        r"frainte\w*|malintes\w*|intendevo|volevo dire|mi riferi\w*|non intendevo|nessuno (ti |te )?(l'ha |"
        r"ha )?chiesto|non è la (mia )?domanda|non ho chiesto|mai chiesto|non rispond\w*"
    ),
    "asked": (
        r"(io )?(avevo|ho|ti avevo|ti ho|le ho|abbiamo|avevamo|si era) (\S{1,9} ){0,2}(chiesto|detto|scritto|"
        r"specificato|concordato|ordinato|indicato|deciso|stabilito)|volevo|chiedevo|eravamo d'accordo|"
        r"come (d'accordo|concordato|detto|richiesto|ti ho|da accordi)|secondo (il|la|l'\w+|gli)|ripeto|"
        r"te l'ho (detto|già)|l'accordo era|avevo detto"
    ),
    "should": (
        r"deve|devono|doveva\w*|dovrebbe\w*|dovresti|bisogna\w*|andava|andavano|va (\w{3,}ato|messo|messa|"
        r"scritto|in|nel|usat\w)|vanno|si (chiama|scrive|usa|dice)|in realtà|piuttosto|invece( di)?|bensì|"
        r"anziché|sarebbe|serve|ci vuole|ci vogliono"
    ),
    "undo": (
        r"annulla\w*|ripristin\w*|rimett\w*|rimetti\w*|torna\w? (indietro|come|a com\w*)|riporta\w*|come (era|"
        r"prima)|com'era|ricomincia\w*|da capo|da zero|butta\w?|cancella tutto|ferma\w*|fermo|stop|basta|"
        r"rifa\w*|rifai|smettila|smetti"
    ),
    "still": (
        r"ancora|di nuovo|nuovamente|sempre (lo|la|il|gli|un) (stess\w*|\w+)|stess[oa] (errore|problema|"
        r"messaggio|cosa)|(seconda|terza|quarta|ennesima) volta|già (detto|chiesto|mandato|scritto)|"
        r"\w{3,7} volte|continua a|non è cambiato|niente è cambiato|tuttora"
    ),
    "fail": (
        r"non (\S{1,8} )?(funziona\w*|va|apre|carica|parte|compila|arriva|compare|risponde|succede|si (apre|"
        r"vede|accende)|stampa|riesco)|(dà|mi dà|da|esce) (\S{1,6} )?errore|errore|fallisc\w*|fallit\w*|"
        r"si (blocca|è bloccato|pianta)|crash\w*|pagina (bianca|vuota)|vuot[oa]|rott[oa]|non succede niente|"
        r"niente funziona|sparit\w*|non riesco (a|ad)"
    ),
    "lack": (
        r"manca\w*|dimentica\w*|dimenticat\w*|omess\w*|saltat\w*|ignorat\w*|dov'è|dove (sono|è)|non (c'è|"
        r"ci sono|hai|vedo|compare|include|menzion\w*)|senza (il|la|i|le)|solo (la|il|metà|due|tre)|"
        r"incomplet\w*|metà|tralasciat\w*|troppo poc\w*"
    ),
    "excess": (
        r"(un po' |decisamente |molto )?tropp[oaie]( \w+)?|inutil\w*|superflu\w*|ridondant\w*|di troppo|"
        r"nessuno (dice|usa|scrive|legge)|così (lung\w*|formal\w*)|doppi[oa]|ripetut\w*|pomposo|pesante"
    ),
    "you": (
        r"(hai|avevi|sei|ti sei|dovevi|avresti|stai) (\S{1,9} ){0,2}(\w{2,12}(ato|ata|ati|uto|ito|sso|tto|sto)|"
        r"messo|fatto|scritto|preso|dimenticato|cambiato|usato)|hai|la tua (risposta)|il tuo (testo|calcolo|"
        r"codice)|perché (hai|è|sono|non|mi|in|ti)"
    ),
    "why": (
        "perch[eé]|come mai|chi (ti|te l') ?ha|da quando|che roba|sul serio|davvero|ma (hai|l'hai) (letto|"
        "provato|visto)|cosa c'entra|perché (?:anche|hai|mai|non|è|sono|li|le|lo|la)|ma perché"
    ),
    "permission": (
        r"(non|mai) (\S{1,6} )?(ho|avevo) (\S{1,6} )?(autorizzat\w*|approvat\w*|confermat\w*|dato|chiesto|"
        r"detto)|senza (chieder\w*|permesso|avvisar\w*|consultar\w*|il mio|la mia)|(solo|"
        r"soltanto) (\S{1,4} )?(chiesto|il|la|volevo)|ti avevo chiesto solo|prima chiedi|nessuno (ti|te)"
    ),
    "thanks": r"grazie\w*|thx|ti ringrazio",
    "praise": (
        r"perfett[oa]\w*|ottim[oa]|eccellente|fantastic\w*|meraviglios\w*|bellissim\w*|molto (bene|bello|utile|"
        r"buono)|ben fatto|bravo|bravissim\w*|bel lavoro|grande|mi piace|adoro|splendid\w*|funziona( ora|"
        r" bene)?|va bene( così)?|niente male|non male|nessun (problema|errore|appunto)|nessuna (obiezione|"
        r"lamentela)|niente da (dire|ridire|eccepire)|non (poteva|potrebbe) (essere|andare) meglio|esatt[oa]|"
        r"esattamente|proprio (quello|così)|corretto|super|top|impeccabile|tutto (bene|ok|a posto)|che bello"
    ),
    "ack": r"ok|okay|va bene|sì|si|certo|d'accordo|capito|ricevuto|bene|perfetto|chiaro|fai pure|procedi|vai|già",
    "decline": (
        r"no,? grazie|basta così|(è|era) tutto|non (serve|importa|occorre|ora|adesso|ancora|ce n'è bisogno|"
        r"è necessario|mi serve)|per ora no|ora no|nient'altro|lascia (stare|perdere|così)|lascia|fa niente|"
        r"più tardi|ci penso io|faccio io|non preoccuparti|a posto così|magari dopo"
    ),
    "slip": (
        r"(è |era )?(colpa mia|errore mio|mio errore|mea culpa)|mi sono (\S{1,9} )?(sbagliat\w*|confus\w*|"
        r"espress\w* male|spiegat\w* male)|ho (sbagliato|scritto male|digitato male|dimenticato di|confuso|"
        r"incollato|copiato)|scusa\w?,? (ho|mi|era|è|intendevo|finestra|volevo|errore|mio)|ops|pardon|"
        r"finestra sbagliata|chat sbagliata|file sbagliato|dovevo (dire|dirlo)|avrei dovuto|hai ragione|"
        r"ha ragione"
    ),
    "hypo": (
        r"e se|(che|cosa) (succede|succederebbe|succedesse) se|se (io|qualcuno|uno|il|la|un|una|volessi|avessi|"
        r"fosse|si|per caso|dovessi)|supponiamo|mettiamo|immagina\w*|ipotizziamo|nel caso|sarebbe|potrebbe"
    ),
    "standing": (
        r"d'ora in (poi|avanti)|da (adesso|ora) in poi|in futuro|sempre|mai|di solito|in generale|di default|"
        r"ogni volta|ricorda\w*( che)?|tieni (presente|conto)|preferisco|la prossima volta|in questo progetto|"
        r"di norma"
    ),
    "task": (
        r"(e |ora |poi |ok |bene |perfetto |grazie |anche |adesso |allora |per favore )*(scriv\w*|crea\w*|fammi|"
        r"fai (un|una|il|la)|manda\w*|invia\w*|mostra\w*|dammi|dimmi|spiega\w*|traduc\w*|riassum\w*|aggiung\w*|"
        r"prenota\w*|calcola\w*|cerca\w*|trova\w*|controlla\w*|apri|avvia|pianifica|ordina\w*|confronta\w*|"
        r"elenca\w*|prepara\w*|genera\w*|metti\w*|chiama|stampa|salva|scarica|proponi)|puoi|potresti|può|"
        r"potrebbe|mi (serve|servirebbe|puoi|aiuti)|ho bisogno|vorrei|voglio|aiutami|e (ora|adesso|per|il|la|i|"
        r"le|in|domani|come)|un altro|un'altra|altra (cosa|domanda)|anche|inoltre|a proposito|facciamo|passiamo"
    ),
    "question": r"cosa|che|chi|dove|quando|come|qual\w*|quant\w*|perché|è|ci sono|c'è|posso|e|quindi|ma",
    "third": (
        r"(lui|lei|il cliente|la cliente|il mio \w{3,12}|la mia \w{3,12}|il \w{3,12}|la \w{3,12}|qualcuno|"
        r"un \w{3,12}) (\S{1,9} ){0,2}(dice|ha detto|scrive|ha scritto|afferma|pensa|sostiene|chiede|"
        r"si lamenta)|secondo (lui|lei)|cliente (dice|scrive)"
    ),
    "design": (
        r"(potremmo|possiamo|si potrebbe|dovremmo)|io (userei|andrei|sceglierei|preferirei)|meglio (usare)|"
        r"usiamo|andiamo con|non (scalerebbe|funzionerebbe|basterebbe)|pro e contro|vantaggi|dipende"
    ),
    "own": (
        r"(mio|mia|miei) (\w{2,12} )?(commit|modific\w*|branch|ordine|prenotazione|codice|script|funzione|ciclo|"
        r"compito|testo|test)|ultim[oa] (commit|migrazione|versione|rilascio)|di (stamattina|ieri)"
    ),
    "success": (
        r"fatto|pronto|corretto|sistemato|funziona|risolto|finito|inviato|spedito|aggiornato|salvato|riparato|"
        r"completato|dovrebbe (funzionare|andare)"
    ),
    "request": (
        r"dimmi|mi dica|inviami|incolla|raccontami|come posso|in cosa posso|fammi sapere|indica\w*|"
        r"per favore,? (\w{3,12})"
    ),
    "failed": (
        r"non (sono riuscit\w|posso|ho potuto|è stato possibile|riesco|ho trovato)|fallito|purtroppo|impossibile"
    ),
    "style": (
        r"formal\w*|informal\w*|tono|cort[oaie]|brev\w*|lung\w*|concis\w*|punti elenco|elenco|paragraf\w*|"
        r"grassetto|corsivo|titol\w*|virgol\w*|ortograf\w*|accent\w*|refus\w*|maiuscol\w*|minuscol\w*|carattere|"
        r"font|color\w*|formato|formattazione|tabella|emoji|trattin\w*|virgolette|saluto|del lei|del tu|"
        r"dare del|gentile|semplice|frasi|frase|righe|decimal\w*|arrotond\w*|stile"
    ),
    "damage": (
        r"cancellat\w*|eliminat\w*|rimoss\w*|sovrascritt\w*|inviat\w*|mandat\w*|pubblicat\w*|annullat\w*|"
        r"pers[oaie]|distrutt\w*|rott\w*|produzione|tutti i clienti|sparit\w*"
    ),
    "hedge": (
        r"(sei|è|ne sei) (\S{1,6} )?sicur\w*|sicur[oa]\?|(io )?(credo|penso)( che)?|mi (sa|sembra|pare)( che)?|"
        r"se non sbaglio|secondo me|non (dovrebbe|sarebbe|era|è) (\S{1,9} ){0,4}\?|hm+|strano|davvero\?|"
        r"ricontrolla\w*|controlla (di nuovo|bene)|riguarda|rileggi|quasi|tranne|a parte|eccetto|un dettaglio|"
        r"piccol\w*|purtroppo|però|dubito"
    ),
    "sarcasm": (
        r"(ottimo|bravo|complimenti|grazie|perfetto|fantastico|benissimo|che bello),? (ora|adesso|per niente|"
        r"davvero|e ora)|ah,? (certo|bravo|ecco|sì)|certo,? (come no|perché)|come no|che sorpresa|bella roba|"
        r"bel lavoro,? (ora|davvero)|molto divertente"
    ),
    "instead": (
        r"invece|al posto|anziché|piuttosto|meglio|sostitui\w*|cambia\w*|usa\w?|togli\w*|rimuovi|elimina|"
        r"lascia (\S{1,9})|correggi\w*|sistema\w?|accorcia\w*|taglia\w*|mettilo|fallo|senza|in (italiano|"
        r"inglese|euro)|più (cort\w*|brev\w*|formal\w*|semplice|\w{4,12})|meno (\w{3,12})|niente (\w{4,12})|"
        r"non usare|non mettere"
    ),
    "outdated": (
        r"non (\S{1,9} ){0,2}più|ormai|adesso (è|si chiama|costa)|dal (\w{3,12}|\d{4})|si (è|sono) trasferit\w*|"
        r"cambiat\w*|spostat\w*|sostituit\w*|rinominat\w*|obsolet\w*|superat\w*|l'anno scorso|prima era|"
        r"vecchi\w*|rinviat\w*|oggi come oggi"
    ),
    "but": r"ma|però|tranne|tuttavia|peccato|solo che|eppure|bensì",
}
