"""Polish, Russian, Ukrainian and Czech cues; written as in the English module."""

# Many type without diacritics: a letter that has one stands for itself and for the bare letter.
_EITHER = str.maketrans({
    "ą": "[ąa]", "ć": "[ćc]", "ę": "[ęe]", "ł": "[łl]", "ń": "[ńn]", "ó": "[óo]", "ś": "[śs]", "ź": "[źz]",
    "ż": "[żz]", "á": "[áa]", "č": "[čc]", "ď": "[ďd]", "é": "[ée]", "ě": "[ěe]", "í": "[íi]", "ň": "[ňn]",
    "ř": "[řr]", "š": "[šs]", "ť": "[ťt]", "ú": "[úu]", "ů": "[ůu]", "ý": "[ýy]", "ž": "[žz]",
})  # fmt: skip
_YO = {ord("е"): "[её]"}

POLISH = {cue: phrases if cue == "words" else phrases.translate(_EITHER) for cue, phrases in {
    "words": r"nie|jest|się|sie|że|ze|czy|dla|już|juz|tylko|tego|tym|mnie|proszę|prosze|prosz|jeszcze|może|moze|być|"
        r"byc|są|jak|ale|był|była|było|bylo|ten|dzięki|dzieki|chcę|chce|teraz|oraz|lub|przez|przy|jako|miało|mialo|"
        r"dlaczego|masz|mój|moja|moje|nam|nas|tu|po|od|na|co|za|bo|tak|dobrze|źle|zrób|zrob",
    "no": r"nie|niee{1,9}|no nie|chwila|czekaj|zaraz|stop|stój|ej|yyy?|eee?|bzdura|skądże|nieee|ależ nie",
    "wrong": r"to nie (?:tak|to|ten|ta|tam)|źle|błędn\w{1,4}|(?<!bez )błęd(?:y|em|ów)?|(?<!bez )błąd|pomyłk\w|"
        r"pomyli\w{1,5}|myl(?:isz|i się|ą się)|nie (?:jest |są |tak |do końca |całkiem |bardzo ){0,2}(?:zgadza|prawda|"
        r"prawdą|poprawn\w{1,3}|prawidłow\w{1,3})",
    "misfit": r"nie (?:o to|tego|to|o tym|takiego|taki|taką) .. (?:chodzi\w{0,3}|chcia\w{1,5}|prosi\w{1,5}|"
        r"pyta\w{1,5})|nie o to (?:mi )?(?:chodzi\w{0,3}|pyta\w{1,4}|prosi\w{1,4})|nie (?:to|tego),? (?:co|o co|"
        r"czego) .. \w{3,12}(?:łem|łam|liśmy)|chodziło mi",
    "asked": r"prosi(?:łem|łam|liśmy)|mówi(?:łem|łam|liśmy)|pisa(?:łem|łam)|pyta(?:łem|łam)|chcia(?:łem|łam|eliśmy)|"
        r"poda(?:łem|łam)|wspomina(?:łem|łam)|zaznaczy(?:łem|łam)|umawialiśmy|umówiliśmy|ustali(?:liśmy|łem|łam)|"
        r"miało być|miał być|miała być|miały być",
    "should": r"powin(?:no|ien|na|ny|eneś|naś|ni)|ma być|mają być|musi|muszą|należy|trzeba|trzeba było|zamiast|raczej|"
        r"tylko nie|a nie|nazywa się|pisze się|poprawnie",
    "undo": r"cofnij\w{0,3}|wycofaj|przywróć|przywrócić|odwołaj|anuluj|odkręć|wróć do|z powrotem|od nowa|od początku|"
        r"od zera|zacznij (?:od|jeszcze)|wyrzuć to|usuń to|skasuj to|przesta\w{1,4}|przerwij|zatrzymaj|jak było|"
        r"tak jak (?:było|przedtem|wcześniej)",
    "still": r"nadal|wciąż|dalej (?:nie|to|jest|ten|źle|błąd)|znowu|znów|ponownie (?:ten|to|źle|błąd)|ciągle|(?:ten |"
        r"to |ta )?sam\w{1,2} (?:błąd|problem|komunikat|wynik|samo)|to samo|(?:drugi|trzeci|czwarty|piąty|setny|"
        r"kolejny|enty) raz|nic się nie zmieni\w{2}",
    "fail": r"nie (?:działa\w{0,2}|otwiera|ładuje|uruchamia|wyświetla|kompiluje|zapisał\w?|odpowiada|przechodzi|"
        r"wysłał\w?|doszed\w?|doszło|przyszed\w?|przyszł\w|idzie|da się|pomogło|pomaga|mogę (?:otworzyć|znaleźć|wejść|"
        r"zalogować))|nic się nie (?:dzieje|stało)",
    "lack": r"brak\w{0,5}|nie ma (?:tam|tu|w|ani|go|jej|ich)|zapomnia\w{1,4}|pomin\w{2,6}|przeoczy\w{1,4}|"
        r"zignorowa\w{1,4}|opuści\w{2,4}|gdzie (?:jest|są|się podzia\w{1,3})|bez (?:tego|tej|nich)|tylko (?:połow\w|"
        r"jed\w{2,3}|dwa|dwie|trzy)|niekompletn\w{1,3}",
    "excess": r"niepotrzebn\w{1,3}|zbędn\w{1,3}|po co tyle|(?:o wiele |trochę |zdecydowanie |nieco )?(?:za|"
        r"zbyt) (?:dług\w{1,3}|długo|krótk\w{1,3}|dużo)|nikt (?:nie|tego)",
    "you": r"\w{2,14}ł[ea]ś|czemu \w{2,14}ł[ea]ś|(?:twoj\w{1,2}|twój|twoim|twojej) (?:odpowiedź|tekst|wersj\w|kod)|"
        r"masz (?:błąd|źle)|robisz|podajesz|piszesz|mylisz",
    "why": r"dlaczego|czemu|po co|skąd (?:to|te|ta|ten|wzią\w{2,4}|pomysł)|kto (?:ci|powiedział|kazał|prosił)|"
        r"od kiedy|co to ma być|serio|poważnie\?|na pewno\?",
    "permission": r"nie (?:pozwal\w{2,6}|pozwoli\w{2,4}|prosi(?:łem|łam)|kaza(?:łem|łam)|zgadza(?:łem|łam) się|"
        r"zgodzi(?:łem|łam)|zatwierdz\w{2,6})|samowoln\w{1,2}",
    "thanks": r"dzięk\w{1,5}|dziękuj\w{1,4}|dziex|dzięks|thx|serdeczne dzięki|wielkie dzięki",
    "praise": r"nie ma (?:błędów|problemu|zastrzeżeń)|bez (?:błędów|błędu|zarzutu|uwag)|nie jest źle|nieźle|"
        r"zgadza się|działa|super|świetn\w{1,4}|idealn\w{1,3}|doskonal\w{1,4}|doskonał\w|rewelacj\w{1,3}|ekstra|"
        r"genialn\w{1,3}|ślicznie|pięknie|brawo|dobra robota",
    "ack": r"ok|okej|oki|okay|tak|no|jasne|dobra|dobrze|rozumiem|w porządku|zgoda|pewnie|racja|zrozumiałem|spoko|git|"
        r"może być|działaj|lecimy|dawaj|przyjąłem",
    "decline": r"nie,? dzięk\w{1,5}|nie,? to (?:wszystko|tyle)|(?:to|na razie) (?:wszystko|tyle|wystarczy)|"
        r"nie (?:trzeba|potrzeb\w{1,4}|teraz|dzisiaj|dziś|musisz|ma potrzeby|ma sprawy|szkodzi)|na razie nie|"
        r"jeszcze nie|może później|innym razem|nieważne|daj spokój",
    "slip": r"(?:sorry|sorki|przepraszam|wybacz),? (?:\S{1,9} ){0,4}chodziło mi|pomyli(?:łem|łam)(?: się)?|"
        r"moja (?:wina|pomyłka)|mój błąd|(?:mi się )?pomyliło mi się|źle (?:napisa|wpisa|poda|skopiowa|przeczyta|"
        r"wklei|wyrazi)(?:łem|łam)|literówka u mnie|ups",
    "hypo": r"co (?:by było,? )?(?:gdyby|jeśli|jeżeli|jak)|gdyby\w{0,3}|jeśli (?:ktoś|ja|my|on|bym|klient|użytkownik|"
        r"chcę|będ\w{1,3})|jeżeli|załóżmy|przypuśćmy|a jakby",
    "standing": r"od (?:teraz|dziś|dzisiaj|tej pory|jutra)|na przyszłość|w przyszłości|następnym razem|zawsze|nigdy|"
        r"za każdym razem|domyślnie|zasadniczo|generalnie|pamiętaj",
    "task": r"(?:a |i |teraz |ok,? |dobra,? |super,? |dzięki,? |proszę |też |jeszcze ){0,3}(?:napisz|zrób mi|stwórz|"
        r"przygotuj)|(?:czy )?(?:możesz|mógłbyś|mogłabyś|mogłaby pani|mógłby pan|dasz radę)|potrzebuję|chciał(?:bym|"
        r"abym)|pomóż mi|a teraz|teraz|poza tym",
    "question": r"co|kto|jak|gdzie|kiedy|któr[yaei]|czy|ile|dlaczego|czemu|po co|skąd|dokąd|komu|jaki\w{0,2}|a|jest|"
        r"są|masz",
    "third": r"(?:on|ona|klient\w{0,2}|szef\w{0,3}) (?:mi |się |to ){0,2}(?:mówi|powiedział\w?|napisał\w?|pisze)|"
        r"według (?:niego|niej|klienta|szefa)|cytat|cytuję",
    "design": r"(?:może\w{0,3}|można by|moglibyśmy|da się)|ja bym|lepiej (?:by\w?ł?o?by?|użyć|wziąć|zrobić)|"
        r"zalety i wady",
    "own": r"m(?:ój|oja|oje|ojej) \w{3,12}|ostatni\w{0,3} (?:commit\w?|migracj\w|wydani\w|wdrożeni\w)",
    "success": r"gotowe|zrobione|naprawi\w{2,5}|działa|wysła\w{2,4}|zapisa\w{2,4}|zaktualizowa\w{2,4}|poprawi\w{2,5}|"
        r"usunęłam",
    "request": r"proszę (?:\S{1,15} ){0,4}(?:podać|wysłać|wkleić|napisać)|(?:podaj|wyślij|wklej|napisz|daj znać|wskaż)",
    "failed": r"nie (?:mogę|mogłem|mogłam|udało się|można)|niestety nie|niemożliwe|niepowodzeni\w{1,2}|nieudan\w|"
        r"przerwan\w",
    "style": r"form\w{0,2}aln\w{1,3}|oficjaln\w{1,3}|swobodn\w{1,4}|sztywn\w{1,3}|ton\w{0,3}|krótsz\w{1,3}|krócej|"
        r"kursyw\w",
    "damage": r"usun\w{2,6}|skasowa\w{2,5}|nadpisa\w{2,5}|wysła\w{2,5} (?:to )?(?:do|wszystkim)|opublikowa\w{2,5}",
    "hedge": r"na pewno\?|jesteś pewien|jesteś pewna|czy (?:to )?(?:na pewno|aby|nie)|wydaje mi się|moim zdaniem|"
        r"chyba|o ile (?:wiem|pamiętam|dobrze)|z tego co wiem",
    "sarcasm": r"no (?:super|pięknie|ładnie|świetnie|brawo|gratulacje)|(?:super|świetnie|brawo|pięknie),? (?:teraz|"
        r"tylko|że|za nic)|jasne,? akurat|bardzo śmieszne|akurat",
    "instead": r"zamiast|zamień|zmień|popraw|użyj|używaj|weź|usuń|wywal|wyrzuć|skróć|przepisz|przenieś|zostaw|ma być|"
        r"lepiej",
    "outdated": r"już nie|od (?:stycznia|lutego|marca|kwietnia|maja)|przeniesion\w|przeprowadzi\w{2,4}|zmieni(?:ł|ła|"
        r"ło|li|ły)",
    "but": r"ale|jednak|tylko że|lecz|natomiast|niestety|mimo to|tyle że",
}.items()}  # fmt: skip

RUSSIAN = {cue: phrases if cue == "words" else phrases.translate(_YO) for cue, phrases in {
    "words": r"и|не|что|это|я|ты|вы|мы|он|на|по|но|как|же|так|все|всё|уже|ещё|еще|только|для|из|или|если|был|была|"
        r"было|есть|нет|да|мне|меня|мой|надо|нужно|где|почему|сейчас|спасибо|пожалуйста|можно|чтобы|теперь|там|тут|"
        r"его|их",
    "no": r"нет|не-?а|нетт{1,9}|неет|неа|стоп|стой|подожди|подождите|погоди|погодите|э{1,9}|блин|чушь|да нет|ну нет|"
        r"вообще-то",
    "wrong": r"неправильн\w{1,3}|неверн\w{1,3}|не (?:верно|правильно|так|то|тот|та|те|совсем так|совсем верно|правда|"
        r"соответствует|сходится|совпадает|бьется)|(?<!без )ошиб(?:ка|ки|ку|ок|очн\w{1,3}|ся|лась|лись|аешься|аетесь|"
        r"лся)|это не (?:так|он|она|оно|то)",
    "misfit": r"не (?:то|об этом|про это|этого|такое|такой|такую),? (?:(?:что|о чем|чего|как\w{2,3}|"
        r"про что) )?(?:\S{1,10} ){0,2}(?:просил\w?|хотел\w?|спрашивал\w?|имел\w? в виду)|не об этом|не про это|"
        r"не поня(?:л\w?|ли)(?: меня| вопрос| задачу)?|имелось в виду",
    "asked": r"(?:я|мы) (?:же |ж |ведь |вас |тебя |уже |вам |тебе |четко |ясно ){0,3}(?:просил\w?|говорил\w?|"
        r"сказал\w?|писал\w?)|просил\w? же|(?:мы )?договаривались|договорились|как (?:договаривались|просил\w?|"
        r"и просил\w?|было сказано)|должно было|повторяю",
    "should": r"долж(?:ен|на|но|ны)|надо|нужно|следует|следовало|нельзя|не должн\w|обязан\w?|вместо|а не|"
        r"правильно (?:будет|так|писать)|на самом деле|вообще-то|скорее",
    "undo": r"отмени\w{0,3}|отменяй|откати\w{0,2}|откат|верни\w{0,3}|вернуть|восстанови\w{0,2}|(?:начни|начать|начнем|"
        r"сделай|переделай|давай) (?:все )?(?:заново|сначала|с нуля)|заново|с нуля|переделай\w{0,2}|выкинь|выброси|"
        r"удали это|убери это|прекрати\w{0,2}",
    "still": r"все (?:еще|равно|так же)|до сих пор|по-?прежнему|опять|снова|(?:та|то|тот|"
        r"те) же (?:сам\w{2} )?(?:ошибк\w|проблем\w|результат|самое)|то же самое|тоже самое|(?:второй|третий|"
        r"четвертый|пятый|десятый|сотый|который|в очередной) раз|без изменений",
    "fail": r"вылетает|падает|сломал\w{0,4}|завис\w{0,3}|выдает ошибку|пуст(?:ой|ая|ое)|пропал\w?|"
        r"ничего не происходит|ничего не (?:происходит|произошло|работает|вышло|пришло)|упал\w?|зависает|пишет ошибку|"
        r"пуст(?:ой|ая|ое|о|ые)|исчез\w{0,3}|крашится|глючит",
    "lack": r"не хватает|нехватает|забыл\w?|забыли|пропустил\w?|пропущен\w{0,2}|упустил\w?|проигнорировал\w?|"
        r"не (?:учел|учла|учли|учтен\w?|указан\w?|добавил\w?|упомянул\w?|включил\w?)|"
        r"где (?:же )?(?:сам\w{2} )?(?:\w{3,12}\?|остальн\w{2,3}|ссылка|файл)|нету?",
    "excess": r"(?:слишком|чересчур|очень уж|больно|излишне) \w{3,14}|длинновато|многовато|суховато|лишн\w{2,3}|"
        r"не нужн\w{1,2}|ненужн\w{2,3}|столько воды|никто не|перебор",
    "you": r"(?:ты|вы) (?:\S{1,10} ){0,2}\w{2,14}(?:л|ла|ли|лся|лась|лись)|(?:твой|твоя|твое|твоем|твоей|ваш|ваша|"
        r"ваше|вашем|вашей) (?:\w{3,14})|делаешь|пишешь|путаешь",
    "why": r"почему|зачем|с чего (?:ты|вы|вдруг|это)|откуда (?:ты|вы|это|взял\w{0,4}|такие|эт\w{1,2})|кто (?:тебя|вас|"
        r"сказал|просил|разрешил)|с каких пор|что за",
    "permission": r"(?:я )?не (?:разрешал\w?|давал\w? (?:разрешения|добро|согласия)|просил\w? (?:тебя|вас|удалять|"
        r"отправлять)|соглашал\w{2,3}|подтверждал\w?|одобрял\w?|утверждал\w?)",
    "thanks": r"спасибо|спс|пасиб\w?|спасибки|благодарю|благодарен|благодарна|сенкс",
    "praise": r"неплохо|не плохо|без (?:ошибок|замечаний)|нет (?:ошибок|замечаний)|все (?:верно|правильно|работает)|"
        r"отличн\w{1,2}|супер|класс|классно|здорово|круто|прекрасн\w{1,2}|замечательно|великолепно|идеальн\w{1,2}|"
        r"молодец|молодцы|умница|огонь|шикарно|браво",
    "ack": r"ок|окей|оке|да|ага|угу|ладно|хорошо|понял\w?|понятно|ясно|принято|согласен|согласна|договорились|конечно|"
        r"давай|давайте|пойдет|годится|добро|отлично",
    "decline": r"нет,? спасибо|спасибо,? (?:нет|не надо|не нужно)|не (?:надо|нужно|стоит|сейчас|сегодня|требуется|"
        r"обязательно|переживай\w{0,2}|беспокойся)|(?:это|на этом|пока) все|больше ничего|хватит и так|достаточно|"
        r"пока (?:нет|не|хватит)|потом|позже|неважно",
    "slip": r"моя (?:ошибка|вина|опечатка)|мой косяк|я (?:\S{1,9} )?(?:ошибся|ошиблась|опечатался|опечаталась|"
        r"перепутал\w?|напутал\w?|оговорился|оговорилась)|опечатался|опечаталась|(?:это )?у меня опечатка|ой|упс|"
        r"беру свои слова|был\w? неправ\w?",
    "hypo": r"(?:а )?что,? если|а если|если (?:бы|я|мы|кто-то|пользователь|клиент|вдруг|захочу|вместо)|допустим|"
        r"предположим|представь\w{0,2}|в случае|можно ли|было бы",
    "standing": r"впредь|в (?:будущем|дальнейшем)|на будущее|отныне|с этого момента|с сегодняшнего дня|всегда|никогда|"
        r"каждый раз|в следующий раз|по умолчанию|запомни\w{0,2}",
    "task": r"(?:а |и |теперь |ок,? |хорошо,? |супер,? |отлично,? |спасибо,? |пожалуйста |тогда |еще |"
        r"также ){0,3}(?:напиши|сделай мне|создай|подготовь|отправь|покажи|дай|объясни|переведи|перескажи|добавь|"
        r"забронируй|посчитай|рассчитай|найди|поищи|проверь,? (?:есть|нет|как)|открой|запусти|составь|закажи|сравни|"
        r"сгенерируй|перечисли|отсортируй|сохрани|поставь|напомни|распечатай|выгрузи|опиши|предложи|посоветуй|"
        r"расскажи|придумай|сократи мне)(?:те)?",
    "question": r"что|кто|как|где|когда|как\w{2,3}|почему|зачем|сколько|откуда|куда|кому|чей|чем|ли|можно|есть|а|"
        r"разве|неужели",
    "third": r"(?:он|она|они|клиент\w{0,2}) (?:\S{1,9} )?(?:говорит|говорят|сказал\w?|пишет)|по (?:его|ее|их) словам|"
        r"по словам|цитата|цитирую|текст (?:письма|отзыва)",
    "design": r"(?:можно|могли) (?:было )?бы|мы (?:могли|можем)|я бы|лучше (?:взять|использовать|сделать|так|было)|"
        r"зависит",
    "own": r"(?:мой|моя|мое|мои|моего|моей|моем|мою) (?:\w{2,12} )?(?:коммит\w{0,2}|изменени\w|ветк\w|заказ\w?)|"
        r"со вчера",
    "success": r"готово|сделано|исправлен\w?|исправил\w?|отправлен\w?|отправил\w?|сохранен\w?|обновлен\w?|обновил\w?|"
        r"работает",
    "request": r"пожалуйста,? (?:\S{1,15} ){0,3}(?:укажите|пришлите|отправьте|напишите)|чем (?:могу|я могу)? ?помочь",
    "failed": r"не (?:могу|смог\w{0,2}|удалось|получилось)|к сожалению|невозможно|сбой|прерван\w?|отклонен\w?",
    "style": r"формальн\w{1,3}|официальн\w{1,3}|неформальн\w{1,3}|канцелярит\w?|сух\w{1,3}|тон\w{0,2}|стил\w{1,2}|"
        r"короче",
    "damage": r"удал(?:ил|ила|или|ены|ено|ил всё)|стер(?:ла|ли)?|перезаписал\w?|затер\w{0,2}|разослал\w?|"
        r"опубликовал\w?|прод",
    "hedge": r"ты (?:уверен\w?|точно)|вы (?:уверены|точно)|точно\?|мне кажется|кажется|по-?моему|вроде|"
        r"насколько (?:я )?(?:помню|знаю)|если не ошибаюсь|а не|может быть",
    "sarcasm": r"ну (?:супер|отлично|класс|здорово|молодец|спасибо|прекрасно)|(?:супер|отлично|класс|"
        r"здорово),? (?:теперь|что|блин|ага|за ничего)|очень смешно|да уж",
    "instead": r"вместо|замени\w{0,2}|поменяй\w{0,2}|исправь\w{0,2}|поправь\w{0,2}|используй\w{0,2}|возьми|"
        r"убери\w{0,2}|лучше",
    "outdated": r"уже не|больше не|с (?:января|февраля|марта|апреля|мая|июня|июля)|переехал\w?|изменил\w{2,3}|"
        r"поменял\w{2,3}",
    "but": r"но|однако|зато|только|хотя|правда,|все же|все-таки|жаль|а вот",
}.items()}  # fmt: skip

UKRAINIAN = {
    "words": r"і|й|та|не|що|це|я|ти|ви|ми|він|вона|на|але|як|же|так|все|вже|ще|лише|тільки|для|із|або|якщо|був|була|"
        r"було|є|ні|мені|мене|мій|треба|потрібно|де|чому|зараз|дякую|будь|ласка|можна|щоб|тепер|його|їх|від|про",
    "no": r"ні|нє|нєє{1,9}|та ні|стоп|стій|зачекай\w{0,2}|чекай|почекай|е{1,9}|дурниці|взагалі-то",
    "wrong": r"неправильн\w{1,2}|невірн\w{1,2}|не (?:так|те|той|та|ті|вірно|правильно|зовсім так|сходиться|збігається|"
        r"відповідає|може бути)|(?<!без )помилк(?:а|и|у|ою|ово|ова)|помил(?:ився|илась|илися|яєшся|яєтесь)|неправда",
    "misfit": r"не (?:те|про це|про те|цього|таке|такий),? (?:що |про що |чого )?(?:\S{1,10} ){0,2}(?:проси\w{1,3}|"
        r"хоті\w{1,3}|хотів|питав)|не про (?:це|те)|не зрозумі\w{1,3}|неправильно (?:мене )?зрозумі\w{1,3}|моє питання",
    "asked": r"я (?:ж |же |вже |тебе |вас |тобі |вам ){0,3}(?:просив|просила|казав|казала|писав|писала|хотів)|"
        r"ми (?:ж )?(?:домовлялис[яь]|домовилис[яь]|казали|просили|хотіли)|як (?:домовлялис[яь]|просив|просила|"
        r"було сказано)",
    "should": r"повин(?:ен|на|но|ні)|має бути|мають бути|маєш|треба|потрібно|слід|слід було|не можна|не повин\w{1,3}|"
        r"замість|а не|насправді",
    "undo": r"скасуй\w{0,2}|відміни\w{0,2}|відкоти\w{0,2}|поверни\w{0,2}|повернути|віднови\w{0,2}|(?:почни|зроби|"
        r"почати|переробити) (?:все )?(?:заново|спочатку|з нуля)|заново|з нуля|перероби\w{0,2}|викинь|видали це|досить",
    "still": r"все (?:ще|одно)|досі|і далі|знову|знов|(?:та|те|той|ті) (?:ж|сам\w{1,2})(?: сам\w{1,2})? (?:помилк\w|"
        r"проблем\w|результат)|те (?:ж )?саме|(?:другий|третій|четвертий|п'ятий|сотий|вкотре|черговий) раз|вкотре",
    "fail": r"вилітає|зламал\w{1,3}|зависає|видає помилку|порожн\w{1,2}|зник\w{0,2}|нічого не (?:відбувається|сталося|"
        r"працює|прийшло)|падає|впа(?:в|ло|ла)|зламався|пише помилку|пуст\w{1,2}|пропа(?:в|ло|ла)",
    "lack": r"бракує|не вистачає|забу(?:в|ла|ли)|пропусти(?:в|ла|ли)|пропущен\w{1,2}|упусти(?:в|ла)|проігнорува(?:в|"
        r"ла)|не (?:врахува\w{1,2}|вказа\w{1,3}|дода\w{1,2}|згада\w{1,2})|нема|немає|відсутн\w{1,2}|неповн\w{1,2}",
    "excess": r"(?:надто|занадто|дуже вже|надміру|задовг\w)(?: \w{3,14})?|зайв\w{1,2}|не потрібн\w|непотрібн\w{1,2}|"
        r"багато (?:води|тексту|зайвого)",
    "you": r"(?:ти|ви) (?:\S{1,10} ){0,2}\w{2,14}(?:в|ла|ли|вся|лась)|(?:твій|твоя|твоє|твоїй|твоєму|ваш|ваша|"
        r"ваше) \w{3,14}|робиш|пишеш|плутаєш",
    "why": r"чому|навіщо|нащо|звідки (?:ти|ви|це|взя\w{1,4}|ці|такі)|з чого (?:ти|ви)|хто (?:тебе|вас|сказав|просив|"
        r"дозволив)|відколи|з яких пір",
    "permission": r"не (?:дозволя(?:в|ла)|дава(?:в|ла) (?:дозволу|згоди)|просив (?:тебе|вас)|просила (?:тебе|вас)|"
        r"погоджува(?:вся|лась)|підтверджува(?:в|ла)|затверджува(?:в|ла))",
    "thanks": r"дякую|дяка|дякс|спасибі|вдячн\w{1,2}",
    "praise": r"непогано|без (?:помилок|зауважень)|нема\w{0,2} (?:помилок|зауважень)|чудов\w|супер|клас|класно|круто|"
        r"відмінно|прекрасно|ідеальн\w{1,2}|бездоганно|молодець|молодці|вогонь|браво|добре|гарно|саме (?:так|те|це)",
    "ack": r"ок|окей|так|ага|угу|гаразд|добре|зрозумі(?:в|ла|ло)|ясно|прийнято|згоден|згодна|домовились|звичайно|"
        r"звісно|давай|давайте|підходить",
    "decline": r"ні,? дякую|дякую,? (?:ні|не треба)|не (?:треба|потрібно|варто|зараз|сьогодні|обов'язково|хвилюйся)|"
        r"(?:це|на цьому|поки) все|більше нічого|достатньо|поки (?:ні|що|не)|потім|пізніше|іншим разом|неважливо|"
        r"забудь",
    "slip": r"моя (?:помилка|провина)|я (?:\S{1,9} )?(?:помилився|помилилась|переплутав|переплутала|забув|забула|"
        r"обмовився)|(?:це )?у мене (?:помилка|одрук|описка)|ой|упс|не (?:туди|той файл|той чат|те скопіюва\w{1,2})",
    "hypo": r"(?:а )?що,? якщо|а якщо|якби|якщо (?:б|я|ми|хтось|клієнт|користувач|раптом|замість)|припустимо|"
        r"уяви\w{0,2}|у разі|чи можна|було б",
    "standing": r"надалі|на майбутнє|у майбутньому|відтепер|відсьогодні|з цього моменту|завжди|ніколи|щоразу|"
        r"кожного разу|наступного разу|врахуй на",
    "task": r"(?:а |і |тепер |ок,? |добре,? |супер,? |дякую,? |будь ласка |ще |також ){0,3}(?:напиши|зроби мені|"
        r"створи|підготуй|надішли|відправ|покажи|дай|поясни|переклади|додай|забронюй|порахуй|обчисли|знайди|пошукай|"
        r"перевір,? (?:чи|як)|відкрий|запусти|склади|замов|порівняй|згенеруй|перелічи|відсортуй|збережи|постав|"
        r"нагадай|роздрукуй|опиши|запропонуй|порадь|розкажи|придумай)(?:те|ть)?",
    "question": r"що|хто|як|де|коли|як\w{1,3}|чому|навіщо|скільки|звідки|куди|кому|чий|чим|чи|можна|є|а|хіба",
    "third": r"(?:клієнт\w{0,2}|начальник|шеф|колега) (?:\S{1,9} )?(?:каже|сказав|сказала|пише|написав)|за (?:його|її|"
        r"їхніми) словами|за словами",
    "design": r"(?:можна|могли) (?:було )?б|ми (?:могли|можемо)|я (?:б|би)|краще (?:взяти|зробити|так|було)",
    "own": r"(?:мій|моя|моє|мої|мого|моєї|моєму|мою) (?:\w{2,12} )?(?:коміт\w{0,2}|змін\w|гілк\w|замовлення)",
    "success": r"готово|зроблено|виправлено|виправи(?:в|ла)|надіслано|надісла(?:в|ла)|збережено|оновлено",
    "request": r"будь ласка,? (?:\S{1,15} ){0,3}(?:вкажіть|надішліть|напишіть|уточніть)|дай\w{0,2} знати",
    "failed": r"не (?:можу|зміг|змогла|вдалося|вийшло)|на жаль|неможливо|збій|перервано|відхилено",
    "style": r"формальн\w{1,3}|офіційн\w{1,3}|неформальн\w{1,3}|сух\w{1,2}|тон\w{0,2}|стил\w{1,2}|коротше",
    "damage": r"видали(?:в|ла|ли)|стер(?:ла|ли)?|перезаписа(?:в|ла)|розісла(?:в|ла)|опублікува(?:в|ла)",
    "hedge": r"(?:ти впевнен\w{1,2}|ви впевнені)|точно\?|мені здається|здається|на мою думку|по-моєму|"
        r"наскільки (?:я )?(?:пам'ятаю|знаю)|хм{1,9}",
    "sarcasm": r"ну (?:супер|чудово|клас|молодець|дякую)|(?:супер|чудово|клас|молодець|вітаю),? (?:тепер|що|за ніщо)|"
        r"ага,? (?:звісно|аякже)",
    "instead": r"замість|заміни\w{0,2}|зміни|виправ\w{0,2}|поправ\w{0,2}|використай|використовуй\w{0,2}|краще",
    "outdated": r"вже не|більше не|з (?:січня|лютого|березня|квітня|травня)|переїха(?:в|ла|ли)|змінил\w{2,3}",
    "but": r"але|однак|проте|зате|тільки|хоча|щоправда|все ж|все-таки|шкода|а от",
}  # fmt: skip

CZECH = {cue: phrases if cue == "words" else phrases.translate(_EITHER) for cue, phrases in {
    "words": r"je|není|neni|jsem|jsi|jste|jsou|že|ze|se|si|ale|jak|jen|už|uz|ještě|jeste|proč|proc|prosím|prosim|díky|"
        r"diky|to|na|pro|tam|tady|bylo|byl|byla|mi|mě|mně|můžeš|muzes|má|mám|nebo|když|kdyz|který|ktery|teď|ted|taky|"
        r"také|děkuji",
    "no": r"ne|nene|nee{1,9}|počkej|počkat|moment|stop|stůj|ale ne|no ne|kdepak|vůbec ne",
    "wrong": r"špatně|špatn\w{1,3}|blbě|chybn\w{1,3}|(?<!bez )chyb(?:a|u|y|ka)|omyl\w?|mýlíš|mýlíte|spletl\w?|"
        r"nesprávn\w{1,3}|nepřesn\w{1,3}|nesedí|nesouhlasí",
    "misfit": r"(?:to|na to|o to|tohle) (?:\S{1,9} ){0,2}(?:nechtěl\w?|neptal\w?|neříkal\w?|nešlo)|"
        r"to není(?: to)?,? co (?:\S{1,9} ){0,2}\w{3,12}l[ai]?|jde mi o",
    "asked": r"(?:chtěl|říkal|psal|prosil|ptal|žádal|řekl|uvedl|zadal)[ai]? jsem|jsem (?:\S{1,9} ){0,2}(?:chtěl|říkal|"
        r"psal|prosil|žádal|uvedl)\w?|opakuji",
    "should": r"má (?:to )?být|mají být|měl\w? (?:by|bys|byste)|musí|je třeba|je potřeba|nesmí|místo|spíš\w?",
    "undo": r"vrať|vraťte|zruš\w{0,2}|obnov\w{0,2}|zpět|zpátky|znovu od|od (?:začátku|nuly|znova)|začni (?:znovu|od)|"
        r"zahoď|přestaň\w{0,2}|zastav\w{0,2}|smaž to",
    "still": r"pořád|stále|zase|opět|znovu (?:to|ta|ten|špatně)|(?:ta |ten |to )?(?:samá|samé|samý|stejná) (?:chyba|"
        r"problém|chyb\w)|to samé|nic se nezměnilo",
    "fail": r"ne(?:funguje|jde|otevře|otevírá|načte|načítá|spustí|uložil\w)|nic se (?:neděje|nestalo)|padá|spadl\w|"
        r"rozbit\w|zamrzl\w|hází (?:to )?chybu|zmizel\w?",
    "lack": r"chybí|zapomněl\w?|zapomnělas|vynechal\w?|přehlédl\w?|ignoroval\w?|kde (?:je|jsou|zůstal\w?)|"
        r"jen (?:polovin\w|jeden|jedna|dva|dvě)|neúpln\w{1,2}",
    "excess": r"(?:moc|příliš|až moc|trochu moc) \w{3,14}|zbytečn\w{1,2}|nadbytečn\w{1,2}|proč tolik",
    "you": r"\w{2,14}l[ai]? (?:jsi|jste)|(?:jsi|jste) (?:\S{1,9} ){0,2}\w{2,14}l[aiy]?|\w{2,12}l[a]?s",
    "why": r"proč|nač|kde jsi (?:to )?vzal\w?|kdo ti (?:to )?řekl|od kdy|odkdy|to jako|vážně\?",
    "permission": r"ne(?:dovolil|povolil|schválil|žádal)\w? jsem|bez (?:dovolení|ptaní|mého|schválení)",
    "thanks": r"dík\w?|díky|děkuj\w|děkuju|děkuji|dík moc|dikes",
    "praise": r"není (?:to )?(?:vůbec )?(?:špatn\w{1,2}|zlé)|bez (?:chyby|chyb)|žádn\w{1,2} (?:chyb\w|problém)|super|"
        r"skvěl\w{1,2}|výborn\w{1,2}|perfektn\w{1,2}",
    "ack": r"ok|okej|jo|ano|jasně|dobře|rozumím|chápu|v pořádku|souhlas\w{0,3}|fajn|platí|tak jo|určitě",
    "decline": r"ne,? (?:díky|děkuj\w|dík)|(?:to je|to bude) (?:vše|všechno)|není (?:třeba|potřeba|nutné)|teď ne|"
        r"zatím ne|ještě ne|netřeba|to stačí|jindy|později",
    "slip": r"moje chyba|můj omyl|má chyba|(?:spletl|přepsal|překlepl|přehlédl)[a]? jsem (?:se|to)|překlep|ups|jejda|"
        r"zapomněl\w? jsem|ignoruj\w{0,2}",
    "hypo": r"co kdyby\w{0,3}|co když|kdyby\w{0,3}|pokud (?:bych|by|někdo|já)|dejme tomu|představ si",
    "standing": r"od teď|odteď|příště|do budoucna|v budoucnu|vždy|vždycky|nikdy|pokaždé|obecně|zapamatuj",
    "task": r"můžeš|můžete|napiš|pošli|ukaž|vytvoř|přidej|mohl\w? (?:bys|byste)|potřebuj\w|chtěl\w? bych|pomoz\w{0,2}|"
        r"další (?:věc|otázka)|jiná otázka|mimochodem",
    "question": r"co|kdo|jak|kde|kdy|kter\w{1,3}|kolik|proč|odkud|kam|komu|je|jsou",
    "third": r"(?:on|ona|klient\w{0,2}|zákazník) (?:mi |to |že ){0,2}(?:říká|řekl\w?|píše|napsal\w?)|cituji",
    "design": r"(?:mohli|mohl\w?) bychom|dalo by se|já bych|lepší by|záleží",
    "own": r"m(?:ůj|oje|ého) \w{3,12}",
    "success": r"hotovo|opraveno|opravil\w?|odesláno|odeslal\w?|uloženo|funguje",
    "request": r"prosím (?:\S{1,15} ){0,3}(?:uveďte|pošlete|napište|upřesněte)",
    "failed": r"ne(?:mohu|můžu|podařilo|našel)|bohužel|selhal\w|přerušen\w",
    "style": r"form\w{0,2}áln\w{1,3}|tón\w?|styl\w?|kratší|stručn\w{1,4}|delší",
    "damage": r"smazal\w?|smazáno|přepsal\w?|zveřejnil\w?|zrušil\w?|zničil\w?",
    "hedge": r"(?:jsi|jste) si jist\w|určitě\?|opravdu\?|podle mě|myslím,? že|pokud vím|pokud se nemýlím",
    "sarcasm": r"no (?:super|výborně|skvěle|paráda|bravo)|jo,? jasně|to určitě|velmi vtipné",
    "instead": r"místo|nahraď|vyměň|změň|oprav\w{0,2}|použij\w{0,2}|vezmi|smaž",
    "outdated": r"už ne\w{0,9}|od (?:ledna|února|března|dubna)|přestěhoval\w?",
    "but": r"ale|jenže|avšak|jen|jenom|bohužel|přesto|akorát",
}.items()}  # fmt: skip
