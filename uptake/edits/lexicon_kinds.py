"""Kinds of which a text names one and not another (days, colours, directions, formats), by language.

Each row is one kind; `=` joins names of the same one; a trailing `*` matches any ending.
"""

KINDS = {
    "en": """married divorced widowed engaged unmarried; sunny cloudy rainy snowy foggy windy clear; raw cooked
        fried boiled grilled baked; plaintiff defendant judge; car bus train plane bike bicycle boat truck;
        kitchen bathroom bedroom office garage; monday*=mon tuesday*=tue=tues wednesday*=wed thursday*=thu=thurs
        friday*=fri saturday*=sat sunday*=sun; january=jan february=feb march april=apr june=jun july=jul
        august=aug september=sept=sep october=oct november=nov december=dec; today tomorrow yesterday tonight;
        morning noon=midday afternoon evening night midnight; red blue green yellow black white orange purple
        pink brown gray=grey cyan magenta; north* south* east* west*; hour* minute* second* day* week* month*
        quarter* year*; hourly daily weekly monthly quarterly yearly=annually=annual biweekly; first second
        third fourth fifth sixth seventh eighth ninth tenth; dollar* euro* pound* yen franc* rupee*; two three
        four five six seven eight nine ten eleven twelve; once twice thrice; half third quarter double triple;
        csv json xml yaml pdf xlsx=excel docx=word html parquet markdown txt; postgresql=postgres mysql sqlite
        oracle mongodb dynamodb redis; python java javascript typescript ruby golang rust php kotlin swift;
        production=prod staging=stage development=dev test=testing sandbox; low medium high critical; small
        medium large; mouse=mice=murine rat=rats human=humans rabbit zebrafish yeast; shipped delayed delivered
        cancelled=canceled pending paid returned refunded processing approved rejected draft published archived
        open closed resolved; email=e-mail phone=telephone sms fax slack post; breakfast lunch dinner; spring
        summer autumn=fall winter; gold silver bronze copper; chicken beef pork fish; germany=german
        france=french spain=spanish italy=italian austria=austrian poland=polish sweden=swedish
        netherlands=dutch japan=japanese china=chinese korea=korean india=indian brazil=brazilian mexico=mexican
        canada=canadian australia=australian ireland=irish switzerland=swiss turkey=turkish greece=greek
        ukraine=ukrainian england=english; square cube; meter*=metre* foot=feet inch* yard* mile*
        kilometer*=kilometre*; linux windows macos android ios; chrome firefox safari; aws azure gcp;
        admin=administrator user guest owner viewer editor; mean median mode; inner outer left cross; sum
        average=mean count minimum maximum; kidney liver heart lung brain; manager director; doctor nurse
        patient; gram* kilogram* milligram* microgram*; liter*=litre* milliliter*; million* billion* thousand*
        trillion*; sender recipient; husband wife son daughter brother sister mother father uncle aunt; credit
        debit cash cheque=check""",
    "de": """montag* dienstag* mittwoch* donnerstag* freitag* samstag*=sonnabend* sonntag*; januar februar märz
        april mai juni juli august september oktober november dezember; heute morgen gestern übermorgen;
        vormittag* mittag* nachmittag* abend* nacht; rot* blau* grün* gelb* schwarz* weiß*; nord* süd* ost*
        west*; stunde* minute* sekunde* tag* woche* monat* jahr*; täglich* wöchentlich* monatlich* jährlich*
        stündlich*; erste* zweite* dritte* vierte* fünfte*; zwei drei vier fünf sechs sieben acht neun zehn elf
        zwölf; deutschland österreich schweiz frankreich italien spanien polen""",
    "fr": """lundi mardi mercredi jeudi vendredi samedi dimanche; janvier février mars avril mai juin juillet
        août septembre octobre novembre décembre; demain hier aujourd'hui; matin midi soir nuit après-midi;
        rouge* bleu* vert* jaune* noir* blanc*; nord sud est ouest; heure* minute* seconde* jour* semaine* mois
        an=ans=année*; quotidien* hebdomadaire* mensuel* annuel*; premier=première deuxième=second* troisième
        quatrième; deux trois quatre cinq six sept huit neuf dix""",
    "es": """lunes martes miércoles jueves viernes sábado domingo; enero febrero marzo abril mayo junio julio
        agosto septiembre octubre noviembre diciembre; hoy mañana ayer; roj* azul* verde* amarill* negr* blanc*;
        norte sur este oeste; hora* minuto* segundo* día* semana* mes meses año*; diari* semanal* mensual*
        anual*; primer* segund* tercer* cuart*; dos tres cuatro cinco seis siete ocho nueve diez""",
    "pt": """segunda* terça* quarta* quinta* sexta* sábado domingo; janeiro fevereiro março abril maio junho
        julho agosto setembro outubro novembro dezembro; hoje amanhã ontem; vermelh* azul azuis verde* amarel*
        pret* branc*; norte sul leste oeste; hora* minuto* segundo* dia* semana* mês meses ano*; diári* semanal*
        mensal* anual*; dois três quatro cinco seis sete oito nove dez""",
    "it": """lunedì martedì mercoledì giovedì venerdì sabato domenica; gennaio febbraio marzo aprile maggio
        giugno luglio agosto settembre ottobre novembre dicembre; oggi domani ieri; ross* blu verd* giall* ner*
        bianc*; nord sud est ovest; ora=ore minut* second* giorn* settiman* mes* ann*; giornalier* settimanal*
        mensil* annual*; due tre quattro cinque sei sette otto nove dieci""",
    "nl": """maandag dinsdag woensdag donderdag vrijdag zaterdag zondag; januari februari maart april mei juni
        juli augustus september oktober november december; vandaag morgen gisteren; rood rode blauw* groen* geel
        gele zwart* wit*; noord* zuid* oost* west*; uur uren minuten minuut dag* week weken maand* jaar jaren;
        dagelijks* wekelijks* maandelijks* jaarlijks*; twee drie vier vijf zes zeven acht negen tien""",
    "pl": """poniedział* wtor* środ* czwart* piąt* sobot* niedziel*; styczeń=stycznia luty=lutego marzec=marca
        kwiecień=kwietnia maj=maja czerwiec=czerwca lipiec=lipca sierpień=sierpnia wrzesień=września
        październik=października listopad=listopada grudzień=grudnia; dziś=dzisiaj jutro wczoraj; czerwon*
        niebiesk* zielon* żółt* czarn* biał*; północ* południ* wsch* zach*; godzin* minut* sekund* dzień=dni
        tydzień=tygodni* miesi* rok=lat; dwa=dwie trzy cztery pięć sześć siedem osiem dziewięć dziesięć""",
    "sv": """måndag* tisdag* onsdag* torsdag* fredag* lördag* söndag*; januari februari mars april maj juni juli
        augusti september oktober november december; idag imorgon igår; röd* blå* grön* gul* svart* vit*; norr*
        söder* öst* väst*; timm* minut* sekund* dag* veck* månad* år*; dagligen veckovis månadsvis årligen; två
        tre fyra fem sex sju åtta nio tio""",
    "tr": """pazartesi salı çarşamba perşembe cuma cumartesi pazar; ocak şubat mart nisan mayıs haziran temmuz
        ağustos eylül ekim kasım aralık; bugün yarın dün; kırmızı* mavi* yeşil* sarı* siyah* beyaz*; kuzey*
        güney* doğu* batı*; saat* dakika* saniye* gün* hafta* ay* yıl*; günlük haftalık aylık yıllık; iki üç
        dört beş altı yedi sekiz dokuz on""",
    "id": """senin selasa rabu kamis jumat sabtu minggu; januari februari maret april mei juni juli agustus
        september oktober november desember; besok kemarin hari_ini; merah biru hijau kuning hitam putih; utara
        selatan timur barat; jam menit detik hari pekan bulan tahun; dua tiga empat lima enam tujuh delapan
        sembilan sepuluh""",
    "vi": """thứ_hai thứ_ba thứ_tư thứ_năm thứ_sáu thứ_bảy chủ_nhật; hôm_nay ngày_mai hôm_qua; đỏ xanh vàng đen
        trắng; giờ phút giây tuần tháng năm; hai ba bốn sáu bảy tám chín mười""",
    "ru": """понедельник* вторник* сред* четверг* пятниц* суббот* воскресень*; январ* феврал* март* апрел*
        мая=май июн* июл* август* сентябр* октябр* ноябр* декабр*; сегодня завтра вчера; красн* син* зелен*
        желт* черн* бел*; север* юг* южн* восток* запад*; час* минут* секунд* день=дней=дня недел* месяц* год*;
        ежедневн* еженедельн* ежемесячн* ежегодн*; два=две три четыре пять шесть семь восемь девять десять""",
    "uk": """понеділ* вівтор* серед* четвер* пʼятниц*=п'ятниц* субот* неділ*; січ* лют* берез* квіт* трав* черв*
        лип* серп* верес* жовт* листопад* груд*; сьогодні завтра вчора; червон* син* зелен* жовт* чорн* біл*;
        годин* хвилин* секунд* день=днів=дні тижн*=тиждень місяц* рок*=рік; щодня щотижня щомісяця щороку;
        два=дві три чотири шість сім вісім десять""",
    "el": """δευτέρα τρίτη τετάρτη πέμπτη παρασκευή σάββατο κυριακή; ιανουαρίου φεβρουαρίου μαρτίου απριλίου
        μαΐου ιουνίου ιουλίου αυγούστου σεπτεμβρίου οκτωβρίου νοεμβρίου δεκεμβρίου; σήμερα αύριο χθες; κόκκιν*
        μπλε πράσιν* κίτριν* μαύρ* λευκ*; ώρα=ώρες λεπτά ημέρ*=μέρ* εβδομάδ* μήν* έτ*=χρόν*; δύο τρία=τρεις
        τέσσερα πέντε έξι επτά οκτώ εννέα δέκα""",
    "he": """ראשון שני שלישי רביעי חמישי שישי שבת; היום מחר אתמול; אדום כחול ירוק צהוב שחור לבן; שעה=שעות
        דקה=דקות יום=ימים שבוע=שבועות חודש=חודשים שנה=שנים; שתיים=שניים=שני שלוש=שלושה ארבע=ארבעה""",
    "ar": """الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت الأحد; اليوم غدا أمس; أحمر أزرق أخضر أصفر أسود أبيض;
        ساعة=ساعات دقيقة=دقائق يوم=أيام أسبوع=أسابيع شهر=أشهر سنة=سنوات; ثلاثة أربعة خمسة ستة سبعة ثمانية تسعة
        عشرة""",
    "hi": """सोमवार मंगलवार बुधवार गुरुवार शुक्रवार शनिवार रविवार; आज कल परसों; लाल नीला हरा पीला काला सफेद; घंटे
        मिनट दिन सप्ताह=हफ्ते महीने साल; दो तीन चार पांच=पाँच छह सात आठ नौ दस""",
}

KINDS_UNSPACED = {
    "zh": """周一=星期一 周二=星期二 周三=星期三 周四=星期四 周五=星期五 周六=星期六 周日=星期日=星期天; 今天
        明天 昨天 后天; 红 蓝 绿 黄 黑 白; 东 南 西 北; 小时 分钟 秒 天=日 周 月 年; 一 二=两 三 四 五 六 七 八
        九 十; 每天=每日 每周 每月 每年; 公里=千米 米 厘米 毫米; 公斤=千克 克 毫克; 百 千 万 亿; 元=人民币 美元
        欧元 日元; 北京 上海 广州 深圳; 上海 东京 纽约 伦敦""",
    "ja": """月曜 火曜 水曜 木曜 金曜 土曜 日曜; 今日=本日 明日 昨日; 赤 青 緑 黄 黒 白; 東 南 西 北; 時間 分 秒
        日 週 月 年; 一 二 三 四 五 六 七 八 九 十; 毎日 毎週 毎月 毎年; 東京 大阪 京都 名古屋; 円 ドル ユーロ""",
    "ko": """월요일 화요일 수요일 목요일 금요일 토요일 일요일; 오늘 내일 어제; 빨간 파란 초록 노란 검은 하얀; 동
        서 남 북; 시간 분 초 일 주 월 년; 매일 매주 매월 매년; 하나 둘 셋 넷 다섯; 원 달러 유로; 서울 부산 대구
        인천""",
    "th": """วันจันทร์ วันอังคาร วันพุธ วันพฤหัสบดี วันศุกร์ วันเสาร์ วันอาทิตย์; วันนี้ พรุ่งนี้ เมื่อวาน; แดง น้ำเงิน
        เขียว เหลือง ดำ ขาว""",
}
