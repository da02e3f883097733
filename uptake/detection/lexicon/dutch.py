"""Dutch cues; written as in the English module."""

DUTCH = {
    "words": (
        r"de|het|een|en|is|niet|ik|je|jij|we|wij|van|op|te|dat|die|er|met|voor|maar|ook|nog|wel|naar|om|hoe|wat|"
        r"zijn|was|geen|heb|hebt|heeft|dit|aan|bij|uit|nu|mijn|hier|dan|staat|kun|kan|zal|wil|hoor|graag"
    ),
    "no": r"nee+|neen|niet|ho|wacht|eh|hè",
    "wrong": (
        r"fout\w?|verkeerd\w?|klopt (\S{1,9} ){0,2}niet|onjuist\w?|incorrect|onzin|niet (juist|waar|correct|"
        r"goed|helemaal)|vergissing|omgekeerd|andersom|verwisseld|door elkaar|kan niet (kloppen|waar)|"
        r"bestaat (helemaal )?niet|verzonnen|verouderd|slaat nergens op|misrekend|mis"
    ),
    "misfit": (
        r"niet wat ik (\S{1,9} ){0,2}(vroeg|wilde|bedoelde|zei|gevraagd|wou|zocht)|verkeerd begrepen|"
        r"misverst\w*|ik bedoel\w*|bedoelde ik|dat vroeg ik niet|niet (ge)?vraagd|daar vroeg ik niet om|"
        r"niet mijn vraag|niet de vraag|nooit gevraagd|niemand heeft"
    ),
    "asked": (
        r"(ik|we|wij|had|heb|hadden|hebben) (\S{1,10} ){0,4}(gevraagd|gezegd|afgesproken|bedoeld|besteld|"
        r"geschreven|vroeg|zei|wilde|wou|spraken)|zoals (afgesproken|gezegd|gevraagd|besproken)|"
        r"volgens (afspraak|het|de)|de afspraak was|nogmaals|ik zei|ik vroeg|ik wilde"
    ),
    "should": (
        r"moet\w?|moest\w?|hoort|horen|zou\w* .. (moeten|zijn)|hoeft niet|eigenlijk|heet|in plaats van|liever|"
        r"maar niet|niet .. maar"
    ),
    "undo": (
        r"terug\w*|ongedaan|herstel\w*|draai .. terug|zet .. terug|opnieuw( beginnen)?|begin opnieuw|weg ermee|"
        r"annuleer|stop|hou op|gooi .. weg|zoals het was|haal .. weg|maak .. ongedaan"
    ),
    "still": (
        r"nog steeds|nog altijd|alweer|weer (de|het|een|niet|fout)|opnieuw|alwéér|al (twee|drie|\d) keer|"
        r"voor de (tweede|derde|\w{3,8}) keer|zelfde (fout|melding|probleem)|nog niet|steeds"
    ),
    "fail": (
        r"werkt (\S{1,9} ){0,2}niet|doet (\S{1,9} ){0,2}(niks|niets|het niet)|gaat niet|lukt niet|laadt niet|"
        r"start niet|opent niet|gebeurt (er )?(niks|niets)|niks gebeurt|foutmelding|crasht|kapot|stuk|"
        r"lege pagina|is leeg|hangt|mislukt|niet te openen|weg|verdwenen"
    ),
    "lack": (
        r"ontbre\w*|mist|mis ik|ik mis|vergeten|weggelaten|overgeslagen|waar (is|zijn|blijft)|alleen (de|het)|"
        r"niet (genoemd|opgenomen|meegenomen)|zonder (de|het)|helft|te weinig|onvolledig|staat er niet"
    ),
    "excess": (
        r"(veel |iets |een beetje |beetje )?te (lang|kort|veel|formeel|informeel|stijf|druk|groot|klein|"
        r"technisch|\w{3,11})|overbodig\w?|onnodig\w?|dubbelop|dubbel|niemand|wollig"
    ),
    "you": (
        r"je (hebt|had|bent|zou|moest|zei|vergeet|gebruikt|doet)|heb je|heeft u|u heeft|u hebt|jouw|"
        r"je (antwoord|tekst|berekening)|waarom (heb|is|zijn|staat|doe|heeft)"
    ),
    "why": r"waarom|hoezo|hoe kom je|wie heeft|sinds wanneer|heb je (überhaupt|wel)|serieus|echt waar",
    "permission": (
        r"(heb|had) (\S{1,9} ){0,2}(niet|nooit|geen) (\S{1,9} ){0,2}(gevraagd|toestemming|goedgekeurd|gezegd)|"
        r"zonder (te vragen|toestemming|overleg)|alleen (gevraagd|om|maar)|eerst vragen|vroeg alleen|"
        r"niemand vroeg"
    ),
    "thanks": r"dank\w*|bedankt|merci|thx",
    "praise": (
        r"super|perfect|prima|geweldig|mooi( zo)?|goed (gedaan|zo|werk)|top|fantastisch|uitstekend|heel goed|"
        r"ziet er goed uit|niet (slecht|verkeerd)|geen (probleem|klachten|fouten)|niks op aan te merken|"
        r"niets mis|werkt( nu)?|het werkt|klopt|precies|lekker|netjes|fijn|helemaal goed|kan niet beter"
    ),
    "ack": r"ok|oke|oké|ja|jep|goed|prima|duidelijk|begrepen|snap ik|akkoord|is goed|doe maar|ga je gang|graag",
    "decline": (
        r"nee,? (dank\w*|hoor|bedankt)|hoeft niet|niet nodig|dat (was|is) (het|alles)|laat maar|geeft niet|"
        r"nu niet|nog niet|later misschien|niets meer|ik regel|maakt niet uit|dat is alles"
    ),
    "slip": (
        r"mijn (fout|schuld|vergissing)|foutje van (mij|mijn)|ik (heb|had) (me|mij) (\S{1,9} )?(vergist|vertypt|"
        r"verlezen|verschreven|verkeken)|typfout|oeps|oepsie|sorry,? (ik|verkeerde|bedoelde)|verkeerde (venster|"
        r"chat|scherm|bestand)|had ik moeten|ik had moeten|ik vergat|vergeten te (zeggen|melden)|je hebt gelijk"
    ),
    "hypo": (r"wat (als|gebeurt er als)|als (ik|je|we|iemand|de|het)|stel( dat)?|zou (je|het|men)|mocht|in het geval"),
    "standing": (
        r"voortaan|vanaf nu|in het vervolg|altijd|nooit|in het algemeen|standaard|onthoud|liefst|ik heb liever|"
        r"volgende keer|in dit project"
    ),
    "task": (
        r"(en |dan |nu |ok |goed |dank je |ook |graag )*(schrijf|maak (me|een|nog|er)|stuur|toon|laat .. zien|"
        r"geef|leg .. uit|vertaal|vat .. samen|voeg|boek|bereken|zoek|vind|controleer|open|plan|bestel|"
        r"vergelijk|noem|sorteer|zet|print|bel|reserveer)|kun je|kan je|kunt u|zou je|ik (wil|heb .. nodig|"
        r"zoek)|help me|en (nu|de|het|voor|hoe)|nog een|ook nog|daarnaast|laten we|trouwens|nieuwe vraag"
    ),
    "question": r"wat|wie|waar|wanneer|hoe|welke?|waarom|is|zijn|heeft|kan|kun|en|dus|kunt|zou|mag|moet|zal",
    "third": (
        r"(hij|ze|zij|de klant|mijn \w{3,12}|de \w{3,12}|iemand) (\S{1,9} )?(zegt|zei|schrijft|schreef|beweert|"
        r"vindt|vraagt)|volgens (hem|haar|mijn)|klant schrijft"
    ),
    "design": (
        r"(we|je) (kunnen|kunt|zouden|zou)|ik zou|laten we|zou niet (werken|schalen)|voor- en nadelen|"
        r"hangt ervan af|liever"
    ),
    "own": (
        r"mijn (\w{2,12} )?(commit|wijziging\w*|branch|bestelling|code|script|lus|functie|test)|laatste (commit|"
        r"migratie|release)"
    ),
    "success": r"klaar|gedaan|opgelost|werkt|gefixt|hersteld|verstuurd|bijgewerkt|gelukt|reageert nu|geregeld",
    "request": r"stuur (me|mij)|geef (me|mij)|laat (het )?(me|mij) weten|waarmee kan ik|waar kan ik|vertel|plak",
    "failed": r"kon (\S{1,12} ){0,3}niet|kan (\S{1,12} ){0,3}niet|mislukt|helaas|niet gelukt|niet bereikbaar",
    "style": (
        r"formeel|formeler|informeel|stijf|toon|korter|langer|lang|kort|opsomming\w*|vet|cursief|kop\w*|"
        r"komma\w*|spelling|spelfout|typefout|hoofdletter\w*|kleine letters|lettertype|kleur\w?|opmaak|tabel|"
        r"emoji\w?|aanhef|u in plaats|vriendelijker|zakelijker|eenvoudiger|zinnen|regels"
    ),
    "damage": r"verwijderd|gewist|overschreven|verstuurd|gepubliceerd|geannuleerd|weg|kwijt|kapot|productie",
    "hedge": (
        r"weet je (het )?zeker|zeker\?|ik denk|ik geloof|volgens mij|moet dat niet|is dat niet|klopt dat|hm+|"
        r"vreemd|raar|echt\?|kijk nog|check (het )?nog|bijna|behalve|klein\w* (dingetje|foutje)|helaas|toch"
    ),
    "sarcasm": (
        r"(lekker|mooi|fijn|super|geweldig|goed bezig|bedankt),? (dan|is dat|nu|hoor|zeg)|nou (super|lekker|"
        r"mooi|fijn)|ja hoor|leuk hoor|dank je wel hoor"
    ),
    "instead": (
        r"in plaats van|liever|vervang|wissel|gebruik|laat .. (weg|staan)|schrap|haal .. (weg|uit)|verander|"
        r"pas .. aan|corrigeer|maak (het|er|de|dat)|zonder|geen (emoji\w?|vet|tabel)|in het (nederlands|engels)|"
        r"\w{3,10}er (graag|alsjeblieft|aub)"
    ),
    "outdated": (
        r"niet meer|inmiddels|sinds|verhuisd|gewijzigd|veranderd|verplaatst|vervangen|hernoemd|verouderd|"
        r"afgeschaft|vorig jaar|vroeger|tegenwoordig"
    ),
    "but": r"maar|echter|alleen|toch|helaas|wel",
}
