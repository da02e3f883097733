"""Swedish cues; written as in the English module."""

SWEDISH = {
    "words": (
        r"och|är|inte|jag|du|det|att|en|ett|som|på|av|för|med|vi|ni|men|har|kan|till|om|den|var|ska|så|här|nu|"
        r"mig|min|mitt|hade|från|bara|också|vad|hur|ju|ok|till|vill|de|når|alla"
    ),
    "no": r"nej|nä|nja|näe|icke|vänta|stopp",
    "wrong": (
        r"fel\w*|stämmer (\S{1,9} ){0,2}inte|inte (riktigt|korrekt|sant|rätt)|felaktig\w?|tvärtom|omvänt|"
        r"ihopblandad\w?|blandat ihop|finns (\S{1,9} )?inte|påhittad\w?|missförstånd|nonsens|kan inte stämma|"
        r"misstag|föråldrad\w?"
    ),
    "misfit": (
        r"inte (det|vad) jag (\S{1,9} ){0,2}(bad|ville|menade|frågade|sa|sade|sökte)|missförst\w*|jag menade|"
        r"menade jag|bad (jag )?(aldrig|inte)|inte min fråga|fel uppfattat|det frågade jag inte"
    ),
    "asked": (
        r"(jag|vi) (\S{1,10} ){0,3}(sa|sade|bad|ville|menade|skrev|bestämde|beställde|frågade|kom överens)|"
        r"som (jag )?(sagt|avtalat|bestämt|sa|överenskommet)|enligt (avtal|överenskommelse|vår)|vi var överens|"
        r"jag sa"
    ),
    "should": r"ska|skulle|borde|måste|egentligen|heter|istället|i stället|hör hemma|utan",
    "undo": (
        r"ångra|återställ\w*|ta tillbaka|lägg tillbaka|backa|börja om|gör om|avbryt|sluta|kasta|stoppa?|"
        r"som det var|ta bort det|släng"
    ),
    "still": (
        r"fortfarande|igen|återigen|samma (fel|problem|meddelande)|tredje gången|andra gången|"
        r"för \w{3,8} gången|ännu inte|än en gång|redan sagt"
    ),
    "fail": (
        r"(fungerar|funkar|går|startar|laddar|öppnas|händer|syns) (\S{1,9} ){0,2}(inte|inget|ingenting)|"
        r"inget händer|kraschar|felmeddelande|trasig\w?|tom sida|är tom\w?|hänger sig|misslyck\w*|borta|"
        r"försvunn\w*"
    ),
    "lack": (
        r"saknas|saknar|glömde|glömt|missade|missat|utelämn\w*|hoppade över|var är|bara (en|den|halva)|inte med|"
        r"utan (den|det)|ofullständig\w?|för få|hälften"
    ),
    "excess": (
        r"(lite |alldeles |mycket )?för (lång\w?|kort\w?|mycket|formell\w?|stel\w?|stor\w?|liten|tekniskt?|"
        r"\w{3,11})|onödig\w?|överflödig\w?|dubbelt|ingen behöver"
    ),
    "you": (
        r"du (\S{1,9} )?(har|skulle|gjorde|tog|skrev|la|använde|glömde|missade|raderade|bytte)|har du|din|ditt|"
        r"dina|varför (har|är|gjorde|tog)"
    ),
    "why": r"varför|hur kommer det sig|vem (sa|bad)|sedan när|har du (ens|verkligen)|på allvar",
    "permission": (
        r"(har|hade) (\S{1,9} )?(inte|aldrig) (\S{1,9} )?(bett|godkänt|sagt)|utan att fråga|utan lov|bad bara|"
        r"ville bara|fråga först|ingen bad"
    ),
    "thanks": r"tack\w*|tusen tack",
    "praise": (
        r"perfekt|toppen|super|jättebra|bra (jobbat|gjort)?|fint|utmärkt|snyggt|härligt|underbart|ser bra ut|"
        r"inte (dumt|illa|dåligt)|inga (problem|klagomål|fel)|inget (fel|att klaga på)|det fungerar|funkar nu|"
        r"fungerar nu|precis|kanon|grymt|kunde inte vara bättre"
    ),
    "ack": r"ok|okej|ja|japp|visst|okej då|förstår|uppfattat|gärna|gör det|kör",
    "decline": (
        r"nej,? tack|behövs inte|inte nu|inte än|det (är|var) (allt|bra)|det räcker|strunt i (det|samma)|"
        r"ingen fara|det är lugnt|senare kanske|jag fixar|inget mer"
    ),
    "slip": (
        r"mitt (fel|misstag)|min (miss|fel)|jag (skrev|råkade|hade|blandade|tog|läste) (\S{1,9} )?(fel|råkade)|"
        r"oj|hoppsan|ursäkta,? (jag|fel)|fel (fönster|chatt|fil)|förlåt,? (jag|fel|menade)|jag glömde (säga|"
        r"nämna)|du har rätt|borde ha sagt|skrivfel"
    ),
    "hypo": r"(tänk|vad händer) om|om (jag|man|vi|någon|det|den)|anta att|ifall|skulle (man|det)",
    "standing": (
        "framöver|hädanefter|från och med nu|i fortsättningen|alltid|aldrig|generellt|som regel|kom ihåg|"
        "föredrar|nästa gång|i det här projektet|framöver|i fortsättningen|hädanefter|alltid"
    ),
    "task": (
        r"(och |sen |nu |ok |bra |tack |också |gärna )*(skriv|gör (en|ett|mig)|skicka|visa|ge|förklara|översätt|"
        r"sammanfatta|lägg till|boka|räkna|sök|hitta|kontrollera|öppna|planera|beställ|jämför|lista|spara|sätt|"
        r"ring)|kan du|kan ni|skulle du|jag (behöver|vill|skulle vilja)|hjälp mig|och (nu|för|hur|en)|en till|"
        r"dessutom|låt oss|förresten|ny fråga"
    ),
    "question": r"vad|vem|var|när|hur|vilken|vilka|varför|är|har|kan|och|så|finns|ska|får|skulle",
    "third": (
        r"(han|hon|kunden|min \w{3,12}|någon|chefen|\w{3,12}) (\S{1,9} )?(säger|sa|skriver|skrev|påstår|tycker)|"
        r"enligt (honom|henne|kunden)"
    ),
    "design": (
        r"(vi|man) (kan|kunde|skulle)|jag skulle|låt oss|skulle inte (fungera|räcka)|beror på|för- och nackdelar"
    ),
    "own": (
        r"min (\w{2,12} )?(commit|ändring|kod|beställning|gren|funktion)|mitt (skript|test)|senaste (commit|"
        r"release)"
    ),
    "success": r"klart|färdig\w?|fixat|löst|fungerar|rättat|uppdaterad\w?|skickat|åtgärdat|sparat",
    "request": r"skicka|klistra in|berätta|hör av dig|låt mig veta|hur kan jag hjälpa|vad kan jag",
    "failed": r"kunde inte|kan inte|gick inte|misslyckades|tyvärr|nåddes inte",
    "style": (
        r"formell\w?|informell\w?|stel\w?|ton(en)?|kortare|längre|lång\w?|kort|punktlista|punkter|fetstil|"
        r"kursiv|rubrik\w*|komma\w*|stavning|stavfel|versaler|gemener|typsnitt|färg\w*|format\w*|tabell\w?|"
        r"emoji\w*|hälsning|vänligare|enklare|meningar|rader"
    ),
    "damage": (
        r"raderat|raderade|tog bort|skrev över|skickade|publicerade|avbokade|borta|förlorat|förstört|produktion"
    ),
    "hedge": (
        r"är du säker|säker\?|jag tror|jag tycker|borde det inte|är det inte|var det inte|stämmer det|hm+|"
        r"konstigt|kolla igen|dubbelkolla|nästan|förutom|liten (sak|detalj)|tyvärr|väl"
    ),
    "sarcasm": r"(jaha|jättekul|kul|bra jobbat|toppen|tack),? (nu|då|för inget)|jo men visst|jo tjena|ja ja",
    "instead": (
        r"istället|i stället|hellre|byt|ersätt|använd|ta bort|stryk|korta|ändra|rätta|gör (det|den|om)|utan|"
        r"inga (emojis?|tabeller)|på (svenska|engelska)|\w{3,10}are tack"
    ),
    "outdated": (r"inte längre|numera|sedan|flyttat|ändrats?|bytt|ersatts?|föråldrad\w?|förra året|slutat|nuförtiden"),
    "but": r"men|dock|fast|bara|tyvärr|ändå",
}
