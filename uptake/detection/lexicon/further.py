"""Categories that languages in Latin letters have beside their lexicon.

`explicit` is kept narrow: what stands there is a complaint about the agent's turn whatever that turn was. `joins` opens
what follows on, `absent` praises by what is not there, `laid` lays nothing at the agent's door, `orders` begins with a
verb. `slip` and `words` widen the lexicon's own. `finds`, `progress`, `offer` and `idle` are said by the agent.
"""

from uptake.detection.lexicon.further_english import FURTHER_ENGLISH
from uptake.detection.lexicon.further_scripts import FURTHER_SCRIPTS

FURTHER: dict[str, dict[str, str]] = {
    "en": FURTHER_ENGLISH,
    "de": {
        "explicit": (
            r"(?:das|dies|es|die|was) (?:ist|war|sind|stimmt) (?:\S{1,12} ){0,2}?(?:falsch"
            r"|nicht(?: \S{1,9})?(?: (?:richtig|korrekt|wahr|das, was ich|was ich))|verkehrt|quatsch|unsinn"
            r"|so nicht)|(?:nein,? )?(?:das |so )?stimmt (?:so |doch |leider |gar )?nicht|(?:das ist "
            r"|das war )?nicht (?:das|die|der),? (?:was|wonach|worum) ich|(?:sie haben"
            r"|du hast) (?:\S{1,12} ){0,2}(?:falsch|missverstanden|vergessen|ignoriert|verwechselt)"
            r"|darum (?:habe ich|hatte ich|ging es) (?:\S{1,9} ){0,1}nicht|falsch(?=[.!,]|$)"
            r"|mach(?:en sie)? das (?:bitte )?(?:sofort )?rückgängig"
        ),
        "joins": (
            r"(?:(?:gut|ok|super|danke|prima|schön)[,.!]? )?(?:und|jetzt|nun|dann|außerdem|auch|als nächstes"
            r"|noch)"
        ),
        "absent": (
            r"kein(?:e|en|er)? (?:einzige\w )?(?:beanstandung|fehler|klage|einwand|problem)\w{0,3}"
            r"|nichts (?:zu (?:meckern|beanstanden|ergänzen)|auszusetzen)|da kann man nicht meckern"
        ),
        "progress": (
            r"ich (?:warte|prüfe|suche|schaue|beobachte|lade|arbeite|melde mich)|einen moment|ich bin dabei"
        ),
        "offer": (
            r"ich kann (?:auch|gern|ihnen|dir)|wenn (?:sie|du) (?:möchte|will|wollen)\w{0,3}|soll ich"
            r"|gern kann ich"
        ),
        "idle": (
            r"(?:gern geschehen|alles klar|verstanden|hallo|guten (?:tag|morgen)|gerne|ich bin bereit).{0,30}"
        ),
        "slip": (
            r"(?:mein|meine) (?:fehler|schuld|versehen)|(?:hab\w?|habe|bin|war) (?:mich |ich mich "
            r"|es )?(?:selbst |selber )?(?:vertippt|verschrieben|vertan|verlesen|verguckt|versprochen)"
            r"|(?:vertippt|verschrieben|vertan|verlesen)|ich (?:hab\w?"
            r"|hatte) (?:\S{1,9} ){0,3}(?:falsch\w{0,2} (?:\S{1,12} )?(?:geschickt|geschrieben|gegeben"
            r"|angehängt|eingegeben|hochgeladen|kopiert|genannt))|(?:lag|liegt|war) an mir|ich meinte"
        ),
        "finds": r"hier sind|ich habe .. gefunden|es gibt \d+",
        "words": (
            r"das|danke|jetzt|stimmt|falsch|kannst|können|auch|mir|sehr|warum|hast|gemacht|schick|bitte|super"
            r"|noch|dann|hilft"
        ),
    },
    "nl": {
        "explicit": (
            r"(?:dat|dit|het) (?:is|klopt) (?:\S{1,9} ){0,2}?(?:fout|niet(?: (?:juist|goed|waar|wat ik))"
            r"|verkeerd|onzin)|(?:dat |dit )?klopt niet|niet wat ik (?:vroeg|bedoelde|wilde)"
            r"|je hebt (?:\S{1,9} ){0,2}(?:verkeerd|vergeten|gemist)|fout(?=[.!,]|$)|verkeerd(?=[.!,]|$)"
            r"|maak dat ongedaan"
        ),
        "joins": r"(?:(?:ok|top|mooi|goed|dank)[,.!]? )?(?:en|nu|dan|ook|verder|daarna|nog)",
        "absent": r"geen (?:enkele )?(?:klacht|fout|opmerking|probleem)\w{0,2}|niks (?:op )?aan te merken",
        "progress": r"ik (?:wacht|zoek|controleer|kijk|ben bezig)|een moment",
        "offer": r"ik kan (?:ook|je|u)|als (?:je|u) wilt",
        "idle": r"(?:graag gedaan|hallo|begrepen|prima|oké).{0,25}",
        "slip": (
            r"mijn (?:fout|schuld|vergissing)|(?:fout\w{0,2}|foutje|vergissing) van mij|ik (?:heb |had |gaf "
            r"|was |zat )(?:\S{1,9} ){0,4}(?:verkeerde?|vergist|verkeerd (?:gespeld|gelezen|getypt)"
            r"|fout (?:getypt|gelezen)|verschreven|vertypt)|ik bedoelde|typefout\w?|zelf (?:verkeerd|fout)"
        ),
        "finds": r"hier zijn|ik vond",
        "words": r"bedankt|dank|heel|fijn|klopt|nu|graag|goed|dat|mij|fout|ook",
    },
    "sv": {
        "explicit": (
            r"(?:det|detta) (?:är|var|stämmer) (?:\S{1,9} ){0,2}?(?:fel|inte (?:rätt|sant|vad jag|det jag))"
            r"|(?:det )?stämmer inte|inte (?:vad|det) jag (?:bad|menade|ville|sa)"
            r"|du har (?:\S{1,9} ){0,1}(?:fel|missat|glömt)|fel(?=[.!,]|$)|ångra det"
        ),
        "joins": r"(?:(?:ok|bra|tack)[,.!]? )?(?:och|nu|sen|sedan|också|även)",
        "absent": r"inga? (?:enda )?(?:klagomål|fel|anmärkning|problem)\w{0,3}",
        "progress": r"jag (?:väntar|kollar|letar|söker|arbetar)|ett ögonblick",
        "offer": r"jag kan (?:också|även)|om du vill",
        "idle": r"(?:varsågod|hej|okej|förstått).{0,25}",
        "slip": (
            r"mitt (?:fel|misstag)|jag (?:skrev|läste|gav|tog|skickade|menade|råkade) (?:\S{1,9} ){0,2}fel"
            r"|jag menade|skrivfel|stavfel"
        ),
        "words": r"tack|mycket|bra|fel|nu|också|det|är",
    },
    "fr": {
        "explicit": (
            r"(?:c'est|ce n'est|c'était|ceci est|cela est|ce n'était) (?:\S{1,12} ){0,2}?(?:faux|incorrect"
            r"|inexact|erroné|pas (?:\S{1,9} )?(?:ça|correct|exact|juste|vrai|bon|ce que|du tout|la bonne"
            r"|le bon))|ce n'est pas (?:ce que|du tout|la|le)|(?:vous|tu) (?:vous |t')?(?:êtes|es|avez"
            r"|as) (?:\S{1,9} ){0,2}(?:trompée?s?|oublié|mal (?:compris|lu)|confondu|ignoré)|je n'ai (?:pas"
            r"|jamais) (?:demandé|dit|voulu)|faux(?=[.!,]|$)|annul(?:e|ez)(?:-moi)? (?:ça|cela)"
            r"|pas ce que j'ai (?:demandé|dit)"
        ),
        "joins": (
            r"(?:(?:ok|super|merci|bien|parfait)[,.!]? )?(?:et|maintenant|ensuite|puis|aussi|après|également"
            r"|alors)"
        ),
        "absent": (
            r"(?:aucun\w?|pas (?:un|une) seul\w?|pas la moindre|zéro|sans une seule) (?:remarque|faute|erreur"
            r"|reproche|souci|problème|fausse note|défaut)|rien à (?:redire|ajouter|changer)"
        ),
        "progress": (
            r"j(?:e |')(?:cherche|vérifie|attends|consulte|surveille|prépare|suis en train)|un instant"
        ),
        "offer": (
            r"je (?:peux|pourrais) (?:aussi|également|vous|te)|si (?:vous|tu) (?:voulez|souhaitez|veux|le)"
        ),
        "idle": (
            r"(?:avec plaisir|je (?:vous en prie|reste|suis) à|je t'en prie|bonjour|d'accord|de rien"
            r"|entendu).{0,40}"
        ),
        "slip": (
            r"(?:ma|de ma) (?:faute|bêtise)|mon erreur|(?:faute|erreur) (?:de frappe )?de ma part|j(?:e me"
            r"|'me) (?:suis )?tromp\w{1,3}|j'ai (?:fait une (?:faute de frappe|erreur)|fourché|mal (?:tapé"
            r"|écrit|lu|recopié)|confondu|(?:donné|joint|envoyé|mis|copié) (?:le|la|les|l') ?mauvais\w{0,2})"
            r"|je voulais dire|c'est moi qui"
        ),
        "finds": r"voici|j'ai trouvé",
        "words": r"merci|c'est|maintenant|faux|aussi|puis|j'ai|ensuite|bien|parfait|très|à",
    },
    "es": {
        "explicit": (
            r"(?:eso|esto|es[ae]|está) (?:no )?(?:es|está|era|estaba)? ?(?:\S{1,9} ){0,1}?(?:mal|incorrecto"
            r"|equivocad\w|falso|erróne\w|(?:lo )?que (?:pedí|quería|dije))|(?:eso |esto )?no es (?:correcto"
            r"|cierto|verdad|así|lo que|eso)|no es (?:eso )?lo que (?:\S{1,5} )?(?:pedí|quería|dije|necesito)"
            r"|te (?:has )?equivoc\w{2,5}|(?:no )?me (?:has )?entend\w{2,4} mal|(?:yo )?no (?:te )?pedí"
            r"|incorrecto(?=[.!,]|$)|mal(?=[.!,]|$)|desha(?:z|ga) (?:eso|esto|lo)"
        ),
        "joins": (
            r"(?:(?:ok|vale|genial|gracias|bien|perfecto)[,.!]? )?(?:y|ahora|luego|después|también|además"
            r"|entonces)"
        ),
        "absent": (
            r"(?:ni (?:un|una)|ningún|ninguna|sin (?:un|una) solo?a?|cero) (?:sol[oa] )?(?:pega|queja|error"
            r"|fallo|falta|problema)\w?|nada que (?:objetar|añadir|cambiar)"
        ),
        "progress": r"(?:estoy|sigo) (?:busc|revis|esper|prepar|carg|trabaj|vigil)\w{3,6}|un momento",
        "offer": (
            r"(?:también )?(?:puedo|podría) (?:también|\w{3,12}(?:le|te))|si (?:quieres|quiere|desea"
            r"|prefieres)"
        ),
        "idle": r"(?:de nada|hola|con gusto|entendido|claro|estoy (?:listo|aquí)).{0,30}",
        "slip": (
            r"(?:culpa|error|fallo) m[ií][oa]|(?:fue|es) (?:culpa|error) m[ií][oa]|mi (?:error|culpa)"
            r"|me (?:he )?(?:equivoqu\w{1,2}|equivocado|confund\w{1,4}|li[eé]|despist\w{1,2})(?: yo)?|(?:lo "
            r"|te )?(?:escribí|puse|di|pasé|envié|mandé|adjunté|copié) (?:yo )?(?:mal|equivocad\w|el (?:viejo"
            r"|equivocado)|la vieja)|quise decir|quería decir|el error es mío|errata mía"
        ),
        "finds": r"aquí (?:están|tienes?)|encontré|hay \d+",
        "words": r"gracias|eso|ahora|también|por|favor|pedí|correcto|perfecto|muy|muchas|está",
    },
    "pt": {
        "explicit": (
            r"(?:isso|isto|ess[ea]|está) (?:não )?(?:é|está|era|tá)? ?(?:\S{1,9} ){0,1}?(?:errad\w|incorret\w"
            r"|fals\w|o que (?:eu )?(?:pedi|queria|disse))|(?:isso )?não (?:é|está|foi) (?:isso|correto|certo"
            r"|verdade|assim|o que)|você (?:se )?(?:errou|enganou|entendeu errado|esqueceu)|eu não pedi"
            r"|errado(?=[.!,]|$)|desfa(?:z|ça) isso"
        ),
        "joins": r"(?:(?:ok|ótimo|obrigad[oa]|beleza|bom)[,.!]? )?(?:e|agora|depois|também|então|além disso)",
        "absent": (
            r"(?:nenhum\w?|nem um\w?|sem um\w? só|zero) (?:erro|falha|queixa|reclamação|problema)"
            r"|nada a (?:mudar|acrescentar)"
        ),
        "progress": r"(?:estou|vou) (?:procur|verific|busc|esper|prepar|aguard)\w{2,6}|um momento",
        "offer": r"(?:também )?posso (?:também)?|se (?:quiser|preferir|desejar)",
        "idle": r"(?:de nada|olá|oi|com prazer|entendido|claro|disponha).{0,30}",
        "slip": (
            r"(?:erro|culpa|falha) (?:foi )?(?:meu|minha)|(?:meu|minha) (?:erro|culpa|falha)"
            r"|(?:eu )?(?:me enganei|me confundi|errei|digitei errado|escrevi errado|mandei (?:o|a) errad\w"
            r"|passei errado)|quis dizer|eu queria dizer"
        ),
        "finds": r"aqui estão|encontrei",
        "words": r"obrigado|obrigada|isso|agora|também|está|errado|muito|ficou|não|você",
    },
    "it": {
        "explicit": (
            r"(?:è|era|questo è|quello è) (?:\S{1,12} ){0,1}?(?:sbagliat\w|errat\w|fals\w|scorrett\w)"
            r"|(?:no,? )?(?:questo )?non è (?:corretto|giusto|vero|così|quello che|ciò che)|(?:hai"
            r"|ha) (?:\S{1,9} ){0,1}(?:sbagliato|frainteso|dimenticato|capito male)|non (?:te "
            r"|ti )?(?:l')?ho (?:mai )?(?:chiesto|detto)|sbagliato(?=[.!,]|$)|annulla(?:lo| questo| tutto)"
        ),
        "joins": r"(?:(?:ok|bene|grazie|perfetto|ottimo)[,.!]? )?(?:e|ora|adesso|poi|anche|inoltre|quindi)",
        "absent": (
            r"(?:nessun\w?|neanche un\w?|nemmeno un\w?|zero) (?:errore|sbavatura|difetto|problema|critica)"
            r"|niente da (?:dire|ridire|aggiungere)"
        ),
        "progress": r"sto (?:cerc|controll|aspett|prepar|carica|verific)\w{3,6}|un (?:attimo|momento)",
        "offer": r"(?:posso|potrei) (?:anche)|se (?:vuoi|vuole|preferisci)",
        "idle": r"(?:prego|ciao|buongiorno|capito|certo|volentieri|sono a disposizione).{0,30}",
        "slip": (
            r"(?:errore|colpa) mi[oa]|(?:mio|mia) (?:errore|colpa)|(?:mi sono|ho) (?:sbagliat\w|confus\w"
            r"|scritto male|dato (?:il|la|i) \w{2,12} sbagliat\w|letto male)(?: io)?|volevo dire|intendevo"
            r"|refuso mio"
        ),
        "finds": r"ecco|ho trovato",
        "words": r"grazie|perfetto|adesso|ora|corretto|sbagliato|mille|anche|non|è|questo|bene",
    },
    "pl": {
        "explicit": (
            r"to (?:jest )?(?:\S{1,9} )?(?:źle|błędne|nieprawda|nieprawidłowe|bzdura)|to nie (?:tak|to|jest to"
            r"|prawda|o to)|(?:pomyli\w{2,5}|źle zrozumia\w{2,4}|zapomnia\w{2,4}) (?:się|o)?"
            r"|nie o to (?:mi )?(?:chodzi\w{0,2}|prosi\w{2,4})|(?:wcale )?nie prosi\w{2,4}|źle(?=[.!,]|$)"
            r"|błąd(?=[.!,]|$)|cofnij (?:to)?"
        ),
        "joins": (
            r"(?:(?:ok|super|dzięki|dobrze)[,.!]? )?(?:i|a teraz|teraz|potem|jeszcze|też|także|następnie)"
        ),
        "absent": (
            r"(?:ani jedn\w{1,3}|żadn\w{1,4}|bez) (?:błęd\w{1,2}|uwag\w?|zastrzeż\w{1,3})"
            r"|nie ma się do czego przyczepić"
        ),
        "progress": r"(?:sprawdzam|szukam|czekam|pracuję|przygotowuję)|chwil\w{1,3}",
        "offer": r"mogę (?:też|także)|jeśli (?:chcesz|pan)",
        "idle": r"(?:proszę bardzo|cześć|dzień dobry|rozumiem|jasne).{0,25}",
        "slip": (
            r"(?:moja|mój) (?:wina|pomyłka|błąd)|(?:pomyliłem|pomyliłam|przejęzyczyłem|pomyliło mi) (?:się)?"
            r"|źle (?:wpisałem|wpisałam|napisałem|podałem|podałam)|miałem na myśli|literówka"
        ),
        "finds": r"oto|znalaz\w{2,4}",
        "words": r"dzięki|dziękuję|nie|nieprawda|teraz|też|proszę|bardzo|to|jest|tak",
    },
    "cs": {
        "explicit": (
            r"to (?:je|není|bylo) (?:\S{1,9} )?(?:špatně|chyba|pravda|správně|ono|to, co)"
            r"|tohle jsem nechtěl\w?|špatně(?=[.!,]|$)|vrať to"
        ),
        "joins": r"(?:(?:ok|díky|dobře)[,.!]? )?(?:a|teď|pak|ještě|také|taky)",
        "slip": r"moje (?:chyba|vina)|(?:spletl|spletla|překlepl|překlepla) jsem se|myslel\w? jsem",
        "words": r"díky|děkuji|teď|také|to|je|není|prosím",
    },
    "tr": {
        "explicit": (
            r"(?:bu|o) (?:\S{1,9} )?(?:yanlış|doğru değil|hatalı|istediğim (?:bu )?değil)|yanlış (?:anladın"
            r"|yaptın|olmuş)\w{0,4}|ben (?:bunu|öyle) (?:istemedim|demedim)|yanlış(?=[.!,]|$)"
            r"|(?:bunu )?geri al"
        ),
        "joins": r"(?:(?:tamam|güzel|teşekkürler|harika)[,.!]? )?(?:ve|şimdi|sonra|ayrıca|bir de|peki)",
        "absent": r"(?:hiç|tek bir) (?:hata|kusur|sorun) (?:yok|bile yok)|diyecek (?:bir )?şey yok",
        "progress": r"(?:arıyorum|bekliyorum|kontrol ediyorum|bakıyorum)|bir (?:dakika|saniye)",
        "slip": (
            r"(?:benim )?(?:hatam|hata bende|suç bende)|ben (?:yanlış|hatalı) (?:yaz|ver|gönder|oku)\w{2,8}"
            r"|yanlış yazmışım|demek istedim|kusura bakma"
        ),
        "words": r"teşekkürler|teşekkür|yanlış|doğru|değil|şimdi|bu|çok|güzel|harika",
    },
    "vi": {
        "explicit": (
            r"(?:cái này |đây |thế |cái đó )?(?:sai rồi|không đúng|sai hết|không phải (?:cái|điều|thứ) (?:tôi"
            r"|mình|em|anh))|bạn (?:\S{1,6} )?(?:sai|nhầm|hiểu sai|quên)|sai(?=[.!,]|$)"
        ),
        "joins": r"(?:và|giờ|bây giờ|tiếp theo|còn|rồi)",
        "slip": (
            r"(?:lỗi (?:của )?(?:mình|tôi|em)|mình (?:gõ|ghi|đưa|gửi) nhầm|(?:tôi|em) (?:gõ|ghi|đưa|gửi"
            r"|nói) nhầm|ý mình là)"
        ),
        "words": r"cảm|ơn|không|sai|bây|giờ|rồi|nhé",
    },
    "id": {
        "explicit": (
            r"(?:itu|ini) (?:\S{1,9} )?(?:salah|keliru|tidak benar|nggak benar|bukan yang)|bukan itu yang"
            r"|kamu (?:salah|lupa)|salah(?=[.!,]|$)|batalkan (?:itu|ini)"
        ),
        "joins": r"(?:(?:ok|oke|makasih|sip)[,.!]? )?(?:dan|sekarang|lalu|terus|juga)",
        "slip": (
            r"(?:salah (?:saya|aku|gue)|(?:saya|aku) (?:salah (?:ketik|tulis|kirim|kasih)|keliru)|maksud(?:ku"
            r"| saya)|typo)"
        ),
        "words": r"terima|kasih|makasih|salah|sekarang|juga|tidak|bukan|tolong",
    },
    "hi-Latn": {
        "explicit": (
            r"(?:ye|yeh) (?:\S{1,9} )?(?:galat|sahi nahi|wrong)(?: hai)?|maine (?:ye|yeh|aisa) nahi (?:kaha"
            r"|bola|manga)|galat(?= hai|[.!,]|$)"
        ),
        "joins": r"(?:aur|ab|phir)",
        "words": r"galat|nahi|shukriya|hai|ab|ye|yeh",
    },
} | FURTHER_SCRIPTS  # fmt: skip
