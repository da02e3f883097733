"""What people ask an agent to do next, by language: imperatives of a new task. They widen the category `task`."""

REQUESTS = {
    "de": (
        r"(?:und |dann |ok,? |gut,? |super,? |danke,? |prima,? |jetzt,? |nun,? |bitte ){0,3}(?:schick|sende|zeig"
        r"|erklär|übersetz"
        r"|buch|such|find|öffne|starte|speicher|druck|veröffentlich|vergleich|berechne|liste|erinner|sag (?:mir"
        r"|dem|der|den)"
        r"|schreib|füg|erstell|fass|lade|kopier|leg|plan|bestell|trag|mach (?:mir|noch|weiter))\w{0,3}"
    ),
    "fr": (
        r"(?:et |puis |ok,? |super,? |merci,? |maintenant,? |alors,? ){0,3}(?:envoie|montre|explique|traduis|réserve"
        r"|cherche"
        r"|trouve|ouvre|lance|enregistre|imprime|publie|compare|calcule|liste|rappelle|dis|écris|ajoute|crée|résume"
        r"|télécharge|copie|commande|fais (?:un|une|la|le|moi)|prends (?:aussi|un|une|du)|continue"
        r"|préviens)(?:[zr]?|-\w{1,4})"
    ),
    "es": (
        r"(?:y |luego,? |ok,? |vale,? |genial,? |gracias,? |ahora,? |entonces,? ){0,3}(?:envía|manda|muestra|explica"
        r"|traduce|reserva"
        r"|busca|encuentra|abre|inicia|guarda|imprime|publica|compara|calcula|lista|recuérda|dime|escribe|añade"
        r"|agrega|crea"
        r"|resume|descarga|copia|pide|haz (?:un|una|la|el)|pása|avisa|prueba)\w{0,5}"
    ),
    "pt": (
        r"(?:e |depois |ok,? |beleza,? |ótimo,? |obrigad[oa],? |agora,? |então,? ){0,3}(?:envia|manda|mostra|explica"
        r"|traduz|reserva"
        r"|procura|encontra|abre|inicia|salva|imprime|publica|compara|calcula|lista|lembra|diz|escreve|adiciona"
        r"|cria|resume"
        r"|baixa|copia|pede|faz (?:um|uma|o|a)|passa|avisa|marca)\w{0,3}"
    ),
    "it": (
        r"(?:e |poi |ok,? |bene,? |grazie,? |ora,? |adesso,? |perfetto,? ){0,3}(?:invia|manda|mostra|spiega|traduci"
        r"|prenota|cerca"
        r"|trova|apri|avvia|salva|stampa|pubblica|confronta|calcola|elenca|ricorda|dimmi|scrivi"
        r"|aggiungi|crea|riassumi"
        r"|scarica|copia|ordina|fai (?:un|una|il|la)|fammi|avvisa)\w{0,4}"
    ),
    "nl": (
        r"(?:en |dan |ok,? |top,? |bedankt,? |nu,? |mooi,? ){0,3}(?:stuur|toon|leg|vertaal|boek|zoek|vind|open"
        r"|start|bewaar"
        r"|print|publiceer|vergelijk|bereken|herinner|zeg|schrijf|voeg|maak (?:een|er|ook)|vat|download|kopieer"
        r"|bestel|laat"
        r"|geef|ga verder)(?: |$).{0,30}"
    ),
    "sv": (
        r"(?:och |sen |ok,? |bra,? |tack,? |nu,? ){0,3}(?:skicka|visa|förklara|översätt|boka|sök|hitta|öppna|starta"
        r"|spara|skriv"
        r"|publicera|jämför|räkna|påminn|säg|lägg till|skapa|gör en|sammanfatta|ladda|kopiera"
        r"|beställ|ge mig|fortsätt)"
    ),
    "pl": (
        r"(?:i |a |teraz,? |ok,? |super,? |dzięki,? |to ){0,3}(?:wyślij|pokaż|wyjaśnij|przetłumacz|zarezerwuj"
        r"|znajdź|poszukaj"
        r"|otwórz|uruchom|zapisz|wydrukuj|opublikuj|porównaj|oblicz|przypomnij|powiedz|dodaj|utwórz|zrób (?:mi"
        r"|też|jeszcze)"
        r"|podsumuj|pobierz|skopiuj|zamów|daj|napisz|dopisz)(?:cie)?"
    ),
    "cs": (
        r"(?:a |teď,? |ok,? |díky,? ){0,3}(?:pošli|ukaž|vysvětli|přelož|najdi|otevři|ulož|vytiskni|přidej|napiš"
        r"|vytvoř|dej)(?:te)?"
    ),
    "ru": (
        r"(?:и |а |теперь,? |ок,? |отлично,? |спасибо,? |тогда ){0,3}(?:отправь|пришли|покажи|объясни|переведи"
        r"|забронируй|найди"
        r"|открой|запусти|сохрани|распечатай|опубликуй|сравни|посчитай|напомни|скажи|добавь|создай|сделай (?:мне"
        r"|ещё|еще)"
        r"|напиши|скачай|скопируй|закажи|дай|продолжай|составь|разошли)(?:те)?"
    ),
    "uk": (
        r"(?:і |а |тепер,? |ок,? |дякую,? |тоді ){0,3}(?:надішли|відправ|покажи|поясни|переклади|забронюй|знайди"
        r"|відкрий|запусти"
        r"|збережи|роздрукуй|опублікуй|порівняй|порахуй|нагадай|скажи|додай|створи|напиши|завантаж|скопіюй|замов"
        r"|дай)(?:іть|те)?"
    ),
    "tr": (
        r"gönder(?:in|ir misin)?|göster(?:in)?|açıkla(?:yın)?|çevir(?:in)?|ayırt(?:ın)?|bul(?:un)?|kaydet(?:in)?"
        r"|yazdır(?:ın)?"
        r"|yayınla(?:yın)?|karşılaştır(?:ın)?|hesapla(?:yın)?|hatırlat(?:ın)?|ekle(?:yin)?|oluştur(?:un)?"
        r"|yaz(?:ın)?|indir(?:in)?"
        r"|sipariş et|devam et|haber ver|söyle(?:yin)?"
    ),
    "ar": (
        r"(?:و?أرسل|أضف|اعرض|اشرح|ترجم|احجز|ابحث|افتح|شغل|احفظ|اطبع|انشر|قارن|احسب|ذكرني|قل|اكتب|أنشئ|لخص|حمل"
        r"|انسخ|اطلب|أعطني)\w{0,4}"
    ),
    "fa": (
        r"(?:بفرست|نشان بده|توضیح بده|ترجمه کن|رزرو کن|پیدا کن|باز کن|ذخیره کن|چاپ کن|اضافه کن|بنویس|بساز"
        r"|خلاصه کن|یادآوری کن)"
    ),
    "he": (
        r"(?:ת)?(?:שלח|ראה|סביר|תרגם|זמין|מצא|חפש|פתח|פעיל|שמור|דפיס|פרסם|שווה|חשב|זכיר|גיד|כתוב|וסיף|צור|סכם"
        r"|וריד|עתיק)"
        r"(?:י)? (?:את|לי|אותו|אותה|גם|ל\w{2,9}).{0,20}|תפרסם|תשלח\w? .{0,20}|תוסיף\w? .{0,20}"
    ),
    "hi": (
        r"भेज (?:दो|दीजिए|देना)|दिखा(?:ओ|इए)|बता (?:दो|दीजिए|ओ)|समझा(?:ओ|इए)|अनुवाद कर(?:ो|ें)|लिख(?:ो|ें"
        r"| दो)|जोड़ (?:दो|ें)|बना (?:दो|ओ|इए)|खोज(?:ो|ें)"
    ),
    "hi-Latn": (
        r"bhej (?:do|dena|dijiye)|dikha(?:o|iye| do)|bata (?:do|o|iye)|samjha(?:o|iye)|likh(?:o| do)|jod do"
        r"|bana (?:do|o)|dhoond(?:o|ho)|add kar(?:o| do)"
    ),
    "zh": (
        r"^(?:那|请|請|再|然后|然後|接着|现在|現在|好的?[,，]?|谢谢[,，]?|帮我|幫我){0,3}(?:发给|發給|发到|发送|發送|给我|給我|写|寫|加上|添加"
        r"|加个|加個|生成|翻译成|翻譯成|总结|總結|解释|解釋|查一下|搜索|打开|打開|保存|打印|列印|发布|發布|比较|比較|计算|計算|提醒我|继续|繼續|列出"
        r"|做一|来一|來一|订|訂|预订|預訂)"
    ),
    "ja": (
        r"も?追加して|送って|見せて|説明して|翻訳して|予約して|探して|開いて|保存して|印刷して|公開して|比較して|計算して|教えて|書いて|作って"
        r"|要約して|続けて|一覧にして|もお願い"
    ),
    "ko": (
        r"보내 ?(?:줘|주세요)|보여 ?(?:줘|주세요)|설명해|번역해|예약해|찾아 ?(?:줘|주세요)|열어|저장해|인쇄해|비교해"
        r"|계산해|(?:알려|써) ?(?:줘|주세요)|써 ?(?:줘|주세요)|만들어 ?(?:줘|주세요)|추가해|요약해|계속해"
    ),
    "vi": (
        r"(?:rồi |ok,? |giờ |cảm ơn,? |thế |bây giờ ){0,3}(?:gửi (?:cho|đến|tới|nó)|hiện|giải thích|dịch"
        r"|đặt (?:giúp|cho|thêm)"
        r"|tìm|mở|lưu|in ra|đăng|so sánh|tính|nhắc|nói cho|viết|thêm|tạo|tóm tắt|tải)"
    ),
    "id": (
        r"(?:dan |lalu |ok,? |sip,? |makasih,? |sekarang |tolong ){0,3}(?:kirim|tampilkan|jelaskan|terjemahkan"
        r"|pesankan|cari|buka"
        r"|simpan|cetak|bandingkan|hitung|ingatkan|beri tahu|tulis|tambah|buat|rangkum|unduh|salin|lanjut"
        r"|pesan)(?:kan|in|i)?"
    ),
    "el": (
        r"(?:και |μετά |ok,? |ωραία,? |τώρα |ευχαριστώ,? ){0,3}(?:στείλ|δείξ|εξήγησ|μετάφρασ|κλείσ|βρες|άνοιξ"
        r"|αποθήκευσ|τύπωσ"
        r"|σύγκριν|υπολόγισ|θύμισ|πες|γράψ|πρόσθεσ|φτιάξ|δημιούργησ|κατέβασ|παράγγειλ|συνέχισ)\w{0,3}"
    ),
}  # fmt: skip
