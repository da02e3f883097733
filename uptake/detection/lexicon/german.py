"""German cues; written as in the English module."""

GERMAN = {
    "words": (
        r"der|die|das|und|ist|nicht|ich|du|sie|wir|ein|eine|einen|den|dem|mit|fur|auf|zu|von|es|im|aber|auch|"
        r"noch|bitte|habe|hast|wie|was|bei|doch|mal|sind|war|kein|keine|nur|jetzt|schon|mir|mein|meine|unsere|"
        r"aus|nach|oder|wird|zum|zur|am|man"
    ),
    "no": r"nein|nee|nö|ne|nope|quatsch|moment|halt|stopp?|öh|äh|ähm|naja|na ja",
    "wrong": (
        r"falsch\w*|stimmt (so |aber |doch |ja |leider |gar |überhaupt |da ){0,2}(nicht|nix)|nicht (ganz |so |"
        r"wirklich )?(richtig|korrekt|wahr|korrekt|optimal)|unsinn|quatsch|blödsinn|fehlerhaft|fehler|"
        r"verkehrt\w*|irrtum|unzutreffend|verwechsel\w*|vertauscht|verrechnet|vertan|das kann nicht (sein|"
        r"stimmen)|kann nicht (sein|stimmen)|passt (so |da |leider |aber ){0,2}nicht|gibt es (gar |"
        r"doch )?(nicht|kein\w*)|gibt's (gar |doch )?nicht|daneben|umgekehrt|andersrum|andersherum|erfunden|"
        r"ausgedacht|da fehlt|widerspricht|seit wann|unvollständig|geht so nicht|so nicht|veraltet|inkorrekt|"
        r"doppelt"
    ),
    "misfit": (
        r"nicht (das|was|der|die),? (was |worum |wonach )?(ich|wir) (\S{1,9} )?(\S{1,9} )?(wollte\w*|meinte\w*|"
        r"gefragt|gebeten|gesagt|verlangt|bestellt|brauch\w*|gesucht)|nicht,? was ich|das war nicht (die|"
        r"meine) (frage|aufgabe|bitte)|missverst\w*|falsch verstanden|nicht gemeint|ich meinte|meinte ich|"
        r"ich meine (\w{2,12})|nicht gefragt|nicht verlangt|nicht (drum |darum )?gebeten|habe ich nie|"
        r"hat niemand|andere frage|meine frage|am thema vorbei|worum es (mir )?geht"
    ),
    "asked": (
        r"(ich|wir|hatte|habe|hatten|hab) (\S{1,10} ){0,4}(gesagt|gebeten|gewollt|gemeint|wollte\w?|geschrieben|"
        r"verlangt|vereinbart|ausgemacht|abgemacht|bestellt|besprochen|angegeben|erwähnt|gefragt)|ich wollte|"
        r"wir wollten|wie (besprochen|vereinbart|abgemacht|gesagt|gewünscht|ausgemacht|oben)|ausgemacht war|"
        r"vereinbart war|war (doch )?(ausgemacht|vereinbart|abgemacht|besprochen)|die vorgabe|laut (vertrag|"
        r"vorgabe|vereinbarung|ticket|wiki)|steht (doch )?(im|in der|oben|so)|nochmal:|ich sagte|gesagt hatte|"
        r"wir hatten"
    ),
    "should": (
        r"soll(te|ten|test)?|muss|müsste\w*|müssen|gehört|gehören|eigentlich|hätte\w* .. (sollen|müssen|sein)|"
        r"darf nicht|dürfen nicht|gilt|gelten|heißt|heisst|heißen|schreibt man|eher|lieber|statt\w*|sondern|"
        r"anstatt|nicht .. sondern"
    ),
    "undo": (
        r"rückgängig|rueckgaengig|zurück\w*|wiederherstell\w*|stell .. wieder her|mach .. weg|"
        r"(alles )?von vorn\w*|nochmal (neu|von)|neu anfangen|verwerfen|verwirf|wegwerfen|widerruf\w*|"
        r"storniere\w*|abbrechen|brich .. ab|aufhören|hör auf|hör .. auf|lösch das|nimm .. raus|so wie vorher|"
        r"wie es war|wie vorher|stopp?|finger weg|die alte\w? .. wieder"
    ),
    "still": (
        r"immer noch|immernoch|noch immer|nach wie vor|weiterhin|schon wieder|wieder (der|die|das|nicht|ein|"
        r"falsch)|erneut|zum (zweiten|dritten|vierten|fünften|x-ten|wiederholten) mal|zum \w{2,9} mal|"
        r"gleiche\w? (fehler|meldung|problem|ergebnis)|derselbe|dasselbe|noch nicht|schon (zweimal|dreimal|"
        r"mehrfach|gesagt)|wie(der)? vorhin|keine änderung|nichts geändert|\w{2,6} mal gesagt"
    ),
    "fail": (
        r"(geht|funktioniert|klappt|läuft|startet|öffnet|lädt|kommt|reagiert|tut|passiert|kompiliert|stimmt|"
        r"hilft|druckt|erscheint) (\S{1,9} ){0,3}(nicht|nix|nichts|gar nichts)|nichts passiert|passiert nichts|"
        r"fehlermeldung|fehler|absturz|stürzt|abgestürzt|kaputt|leere seite|ist leer|sind leer|hängt|bricht ab|"
        r"fehlgeschlagen|kann .. nicht (öffnen|sehen|finden|lesen|einloggen)|tut (er|sie|es) (aber )?nicht|weg|"
        r"verschwunden"
    ),
    "lack": (
        r"fehlt|fehlen|vergessen|vergisst|übersehen|ausgelassen|weggelassen|ignoriert|wo (ist|sind|bleibt|"
        r"bleiben)|ohne (die|das|den)|nur (die|der|das|ein\w*|zwei|drei|halb\w*)|unvollständig|nicht (drin|"
        r"dabei|enthalten|aufgeführt|erwähnt|berücksichtigt)|hälfte|zu wenig\w*|da war(en)? noch|gibt's kein\w*"
    ),
    "excess": (
        r"(viel |etwas |ein bisschen |bisschen |ein wenig |n bisschen )?zu (lang|kurz|viel|förmlich|formell|"
        r"steif|locker|groß|klein|dunkel|hell|laut|technisch|salopp|kompliziert|umständlich|allgemein|\w{3,12})|"
        r"überflüssig\w*|unnötig\w*|wer (hat|sagt)|niemand|braucht (kein|niemand)|so viel\w*|kein mensch|"
        r"wiederholt sich|kitschig|holprig|schwülstig"
    ),
    "you": (
        r"du (\S{1,9} ){0,2}(hast|bist|solltest|wolltest)|hast du|du hast|bist du|"
        r"hast (\S{1,12} ){1,5}(ge\w{3,12}|ver\w{3,12})|sie haben|haben sie|deine?\w?|ihr\w? (antwort|text|"
        r"angebot)|wieso|weshalb|warum (hast|ist|sind|steht|haben|wurde|nicht|jetzt|auf)"
    ),
    "why": (
        r"warum|wieso|weshalb|wer hat|wie kommst du|was soll das|seit wann|hast du (überhaupt|das|nicht)|"
        r"wo hast du|echt jetzt|ernsthaft|im ernst"
    ),
    "permission": (
        r"(hab\w*|hatte) (\S{1,9} ){0,3}(nicht|nie) (\S{1,9} ){0,2}(erlaubt|freigegeben|zugestimmt|gebeten|"
        r"gesagt|bestätigt)|ohne (zu fragen|rückfrage|meine|absprache|erlaubnis|freigabe)|erst fragen|"
        r"vorher fragen|nur (um|nach|das|den|die|gebeten)|wollte nur|sollte\w* nur|eigenmächtig|niemand hat|"
        r"ungefragt"
    ),
    "thanks": r"dank\w*|merci|thx",
    "praise": (
        r"super|perfekt|prima|toll\w*|klasse|großartig|hervorragend|wunderbar|spitze|genial|gut gemacht|"
        r"sehr (gut|schön|nett)|passt( so)?|sieht (\S{1,6} )?gut aus|nicht schlecht|gar nicht (schlecht|übel)|"
        r"nicht übel|kein(e)? (problem\w?|fehler|einwände|beanstandung\w*|klagen)|nichts (auszusetzen|falsch|"
        "zu meckern|zu beanstanden)|genau (so|richtig|das|was)|stimmt|läuft( jetzt)?|funktioniert( jetzt)?|"
        "klappt( jetzt)?|besser (geht|könnte)|einwandfrei|tadellos|mega|geil|top|freut mich|geht wieder|"
        r"hat geklappt|(klingt|schmeckt|riecht) \w{3,10}"
    ),
    "ack": (
        r"ok|okay|ja|jo|jep|gut|alles klar|klar|verstanden|in ordnung|einverstanden|genau|passt|na gut|gerne|"
        r"mach das|los|weiter"
    ),
    "decline": (
        r"nein,? danke|nein,? das (war|ist) (\S{1,5} )?(alles|s)|nicht nötig|das war('s| alles)|das reicht|"
        r"brauch\w* (\S{1,9} ){0,2}(nicht|nichts)|im moment nicht|gerade nicht|jetzt nicht|noch nicht|"
        r"vielleicht später|kein bedarf|lass (mal|gut sein|es)|schon gut|vergiss es|egal|macht nichts|"
        r"kümmere mich|ich mach(e)? das|ein andermal|mach ich selbst"
    ),
    "slip": (
        r"mein (fehler|irrtum|versehen)|meine schuld|ich habe mich (\S{1,9} )?(vertippt|verschrieben|geirrt|"
        r"vertan|verlesen|verklickt)|hab mich (\S{1,9} )?ver\w*|vertippt|verschrieben|verklickt|verlesen|ups|"
        r"hoppla|sorry,? (ich|falsche?\w?|meinte|war)|falsches fenster|falscher chat|hätte (ich )?(dazu)?(sagen|"
        r"erwähnen)? ?(sollen|müssen|dazusagen)|ich hätte .. sollen|habe vergessen|hab vergessen|"
        r"vergessen zu (sagen|erwähnen)|du hast recht|sie haben recht|ich lag falsch|mein versehen|"
        r"ignorier\w* (das|meine)|pardon"
    ),
    "hypo": (
        r"was (wäre|passiert),? wenn|wenn (ich|man|wir|jemand|der|die|es|das|ein\w?)|falls|angenommen|würde|"
        r"könnte man|stell dir vor|mal angenommen|gesetzt den fall"
    ),
    "standing": (
        r"ab (jetzt|sofort|heute|nun)|von nun an|künftig|in zukunft|zukünftig|grundsätzlich|generell|immer|"
        r"nie(mals)?|jedes mal|standardmäßig|merk dir|bitte merken|bevorzuge|mag lieber|in diesem projekt|"
        r"beim nächsten mal|nächstes mal"
    ),
    "task": (
        r"(und |dann |ok |gut |super |danke |prima |jetzt |nun |bitte |auch |als nächstes |noch )*(schreib\w?|"
        r"erstell\w?|mach\w? (mir|noch|jetzt|daraus|eine?\w?)|schick\w?|sende|zeig\w?|gib|erklär\w?|übersetz\w?|"
        r"fass\w? .. zusammen|füge? .. (hinzu|ein)|buch\w?|rechne|berechne|lies|such\w?|finde|prüf\w?|öffne|"
        r"starte|plane|bestell\w?|vergleich\w?|lade|nenn\w?|sortier\w?|entwirf|bereite|speicher\w?|leg\w?|"
        r"setz\w?|trag\w?|liste|stelle?|ruf\w?|ergänze?|druck\w?|exportier\w?|kürz\w? mir|und jetzt|und (die|"
        "der|das|für|im|am|morgen|wie|was|bis))|kannst du|könntest du|können sie|könnten sie|würdest du|"
        r"ich (brauche|hätte gern|möchte|will) (noch|auch|eine?\w?|jetzt|gern\w?)|hilf mir|und jetzt|"
        r"noch ein\w?|eine frage|andere frage|außerdem|zusätzlich|jetzt noch|dazu noch|lass uns|als nächstes|"
        "nebenbei|übrigens"
    ),
    "question": (
        r"was|wer|wie|wo|wann|welche\w?|warum|wieso|wozu|ist|sind|hat|haben|kann|gibt|und|also|kannst|könntest|"
        r"woher|wohin|wem|wen|soll|muss|darf"
    ),
    "third": (
        r"(er|sie|der kunde|die kundin|mein\w? \w{3,14}|der \w{3,14}|die \w{3,14}|jemand|"
        r"unser\w? \w{3,14}) (\S{1,9} )?(sagt\w?|schreibt|schrieb|meint\w?|behauptet\w?|fragt\w?|beschwert|"
        r"findet)|laut (ihm|ihr|kunde|chef)|zitat|kunde schreibt|in der mail steht|(kunde|kundin|chef|lehrer|"
        r"kollege|kollegin|prof\w*) (sagt|meint|schreibt|behauptet)"
    ),
    "design": (
        r"(wir|man) (könnte\w*|kann|sollte\w*)|wäre (es )?(besser|nicht)|ich würde|lieber (die|das|den)|"
        r"nehmen wir|lass uns|vor- und nachteile|hätte den nachteil|wird nicht (funktionieren|reichen|"
        r"skalieren)|tendiere|kommt drauf an"
    ),
    "own": (
        r"mein\w? (\w{2,12} )?(commit|änderung\w*|branch|bestellung|buchung|code|skript|test|aufgabe|lösung|"
        r"text|schleife|funktion)|letzten? (commit|migration|release|deployment|version)|von (heute morgen|"
        r"gestern)"
    ),
    "success": (
        r"fertig|erledigt|behoben|funktioniert|gelöst|läuft|repariert|korrigiert|geht (jetzt|wieder)|"
        r"wieder gehen|erfolgreich|abgeschlossen|aktualisiert|geschickt|gesendet|ist raus|gespeichert"
    ),
    "request": (
        r"bitte (\S{1,15} ){0,4}(\w{3,15}en|nennen|einfügen|angeben|senden|schicken)|worum geht|was kann ich|"
        r"ich höre|sag(en)? (sie )?(mir|bescheid)|nenn\w* (mir|sie)|lassen sie mich wissen|gib mir bescheid|"
        r"welche[rsn]? (soll|möchte|meinst)"
    ),
    "failed": (
        r"(konnte|kann) (\S{1,12} ){0,4}nicht|leider nicht|nicht (möglich|erreichbar|gefunden)|fehlgeschlagen|"
        r"gescheitert|abgebrochen"
    ),
    "style": (
        r"förmlich\w*|formell\w*|locker\w*|steif|ton(fall)?|kürzer|länger|knapper|lang|kurz|absatz|absätze|"
        r"stichpunkt\w*|aufzählung\w*|fett|kursiv|überschrift\w*|komma\w?|rechtschreib\w*|tippfehler|"
        r"groß(schreiben|schreibung|buchstaben)?|kleinschreib\w*|schrift\w*|farbe\w?|formatierung|format|"
        r"tabelle|emojis?|wortwahl|formulierung\w*|anrede|grußformel|siezen|duzen|sie statt du|du statt sie|"
        r"gendern|höflicher|freundlicher|sachlicher|einfacher|dezimal\w*|datum\w*|runden|satz|sätze|zeilen|"
        r"anführungszeichen|umlaute?|bindestrich\w*"
    ),
    "damage": (
        r"gelöscht|löschst|überschrieben|verschickt|abgeschickt|veröffentlicht|storniert|entfernt|weg|zerstört|"
        r"kaputt|alle kunden|produktion|verloren|live"
    ),
    "hedge": (
        r"bist du (dir )?(sicher|sich)|sicher\?|sind sie sicher|ich glaube,?|ich denke,?|meines wissens|"
        r"soweit ich weiß|mein(es)? erachtens|müsste das nicht|sollte das nicht|ist das nicht|war das nicht|"
        r"war das nicht|kann es sein|hm+|komisch|seltsam|merkwürdig|wirklich\?|prüf\w* (das )?(noch ?mal|"
        r"nochmal)|schau nochmal|nochmal (prüfen|nachsehen|lesen)|wundert mich|bezweifle|leider|doch|allerdings|"
        r"nur (dass|eine|ist)|fast|beinahe|kleinigkeit|bis auf|außer"
    ),
    "sarcasm": (
        r"na (super|toll|klasse|prima|bravo|danke)|(super|toll|klasse|prima|herzlichen glückwunsch|glückwunsch|"
        r"bravo|danke),? (jetzt|nun|dass|für nichts)|vielen dank auch|ach (ja|so|was)|ja klar|von wegen|"
        r"sehr witzig|wie schön"
    ),
    "instead": (
        r"statt\w*|anstelle|lieber|ersetz\w*|tausch\w*|nimm|benutz\w*|verwende\w?|lass .. (weg|stehen|drin|"
        r"raus)|streich\w?|kürz\w?|entfern\w?|ändere?|korrigier\w?|mach (es|das|den|die|sie|daraus)|bitte (ohne|"
        r"kein\w?|nur|kürzer|auf|in|mit)|auf deutsch|auf englisch|ohne|kein\w? (emojis?|fett|tabelle\w?|"
        r"floskeln)|\w{3,10}er bitte"
    ),
    "outdated": (
        r"nicht mehr|inzwischen|mittlerweile|seit (\w{3,12}|\d{4})|umgezogen|geändert|umbenannt|veraltet|"
        r"abgeschafft|verschoben|ersetzt|gibt es nicht mehr|war (letztes|früher|2\d{3})|früher|jetzt (heißt|bei|"
        r"in)|verlassen|gekündigt|neuerdings"
    ),
    "but": r"aber|allerdings|jedoch|nur|doch|bloß|leider|trotzdem",
}
