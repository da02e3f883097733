"""Turkish cues; written as in the English module."""

# Diacritics are often left out. A capital İ here is an i that may carry the dot that lower-casing leaves behind.
_EITHER = str.maketrans({
    "ı": "[ıi]", "ş": "[şs]", "ç": "[çc]", "ğ": "[ğg]", "ö": "[öo]", "ü": "[üu]", "â": "[âa]", "İ": "i\u0307?",
})  # fmt: skip

TURKISH = {cue: phrases if cue == "words" else phrases.translate(_EITHER) for cue, phrases in {
    "words": r"bir|bu|ve|için|icin|değil|degil|ben|sen|siz|biz|şu|su|o|da|de|mi|mı|ne|var|yok|çok|cok|ama|daha|lütfen|"
        r"lutfen|gibi|olarak|ile|evet|hayır|hayir|tamam|teşekkürler|tesekkurler|bana|benim|şimdi|simdi|nasıl|nasil|"
        r"neden|olan|kadar|sonra|hala|sadece|her",
    "no": r"hayır|yok|yoo{1,9}|yok ya|cık|olmaz|dur|durun|bekle|bir dakika|bi dakika|ya hayır|hayır hayır|ne alaka|"
        r"alakası yok",
    "wrong": r"yanlış\w{0,6}|hata(?:lı)?|hata var|hatalı\w{0,4}|doğru değil\w{0,4}|pek doğru değil|öyle değil|o değil|"
        r"bu değil|böyle değil|değil ki|tutmuyor|uyuşmuyor|saçma\w{0,4}|alakasız|yanıl\w{2,6}|karıştır(?:dın|dınız|"
        r"mışsın|mışsınız|ıyorsun)|ters(?:ine| olmuş)|tam tersi|uydur\w{2,8}|öyle bir şey yok|böyle bir şey yok|"
        r"olamaz|mümkün değil|geçersiz|güncel değil|tutarsız|çelişiyor|olmamış|eksik ve yanlış|isim yanlış",
    "misfit": r"(?:bunu|bu|onu|öyle bir şey|böyle bir şey|şunu) (?:\S{1,10} )?(?:İstemedim|demedim|sormadım|"
        r"kastetmedim|söylemedim)|İstediğim (?:bu|o|şey bu) değil\w{0,3}|(?:sorduğum|kastettiğim|dediğim|"
        r"aradığım) (?:bu|o|şey bu) değil\w{0,3}|yanlış anla(?:dın|dınız|mışsın|mışsınız|şıldı)|anlamadın\w{0,3}|"
        r"anlamamışsın|demek İstediğim|kastettiğim|onu kastetmedim|benim sorum|sorum bu değil\w{0,3}|"
        r"konu(?:muz)? (?:bu|o) değil|onu sormadım|konuyla alakası",
    "asked": r"(?:demiştim|söylemiştim|İstemiştim|yazmıştım|belirtmiştim|sormuştum|vermiştim)|(?:dedim|söyledim|"
        r"yazdım|belirttim|İstedim)(?: ya| ki| size| sana)?|İstediğim(?:iz)?|dediğim gibi|söylediğim gibi|"
        r"konuştuğumuz gibi|anlaştığımız|anlaşmıştık|anlaşmaya göre|sözleşmeye göre|talimat\w{0,6}|rica etmiştim|"
        r"diye (?:İstemiştim|sordum|yazdım)|tekrar ediyorum|açıkça",
    "should": r"olmalı\w{0,4}|olması (?:lazım|gerek\w{0,5})|olacaktı|gerekiyor\w{0,2}|gerekirdi|lazım\w{0,2}|yerine|"
        r"aslında|asıl|doğrusu|olmamalı\w{0,2}|yapılmalı|yazılmalı|\w{3,12}m[ae]lıydı\w{0,3}|denir|yazılır|zorunlu",
    "undo": r"geri al\w{0,5}|geri getir\w{0,4}|eski haline|eskisi gibi|eskisine dön\w{0,3}|önceki hal\w{0,4}|"
        r"İptal et\w{0,3}|vazgeç|baştan (?:başla|yap|yaz|al)\w{0,4}|sıfırdan|yeniden yap\w{0,3}|en baştan|at gitsin|"
        r"çöpe at\w{0,2}|sil (?:onu|şunu|bunu|hepsini)|dur|durdur|kes şunu|dokunma\w{0,3}|bırak (?:onu|şunu)",
    "still": r"hala|hâlâ|halen|hala aynı|yine|gene|tekrar (?:aynı|hata|yanlış)|aynı (?:hata|sorun|problem|sonuç|şey|"
        r"mesaj)\w{0,3}|(?:İkinci|üçüncü|dördüncü|beşinci|kaçıncı|bininci) (?:kez|kere|defa)|kaç kere|kaç defa|"
        r"zaten (?:söyledim|dedim|yazdım|verdim)|değişen bir şey yok|hiçbir şey değişmedi|"
        r"daha önce (?:de )?(?:söyledim|dedim)|devam ediyor",
    "fail": r"(?:çalış|açıl|gel|yüklen|kaydedil|gönderil|görün|ol|geç|bağlan|yaz|derlen|düzel)m(?:ıyor|iyor|uyor|üyor|"
        r"edi|adı)\w{0,2}|İşe yaramadı|hiçbir şey olmadı|bir şey olmuyor|hata (?:veriyor|verdi|alıyorum|aldım|mesajı)|"
        r"çöktü|çöküyor|bozul\w{2,6}|bozuk|donuyor|dondu|boş (?:geliyor|sayfa|çıkıyor|geldi)|giremiyorum|açamıyorum|"
        r"bulamıyorum|göremiyorum|kayboldu|patladı|takılıyor|atıyor",
    "lack": r"eksik\w{0,6}|unut(?:tun|tunuz|muşsun|muşsunuz|ulmuş|uyorsun)|atla(?:dın|dınız|mışsın|mışsınız|nmış)|"
        r"gözden kaçır\w{2,8}|nerede\w{0,3}|hani|(?:yazma|ekleme|koyma|belirtme)(?:mişsin|dın|din|mişsiniz)|"
        r"sadece (?:bir|İki|yarısı|İlk)|yarısı|yarım|dikkate alma\w{2,8}|dahil değil|yer almıyor|İçinde yok|yok olmuş|"
        r"az olmuş|göz ardı|kesilmiş",
    "excess": r"(?:çok|fazla|aşırı|biraz|fazlasıyla) (?:uzun|kısa|resmi|genel|karmaşık|teknik|samimi|laubali|büyük|"
        r"küçük|detaylı|soğuk|kuru)\w{0,6}|gereksiz\w{0,4}|fazla olmuş|fazlalık|abartı\w{0,5}|bu kadar (?:uzun|çok|"
        r"detay)\w{0,4}|lüzumsuz|ne gerek var|kimse (?:bunu|\w{3,12}) (?:İstemedi|demedi)|tekrar ediyor|fazladan",
    "you": r"\w{3,14}(?:mışsın|mişsin|muşsun|müşsün|mışsınız|mişsiniz|muşsunuz|müşsünüz)|\w{2,14}(?:dın|din|dun|dün|"
        r"tın|tin|tun|tün)(?:ız|iz|uz|üz)?|(?:senin|sizin) (?:cevabın|verdiğin|yazdığın|yaptığın|\w{3,12})|"
        r"\w{3,12}(?:ıyorsun|iyorsun|uyorsun|üyorsun)(?:uz)?|verdiğin\w{0,3}|yazdığın\w{0,3}|yaptığın\w{0,3}",
    "why": r"neden|niye|niçin|ne diye|nereden (?:çıktı|çıkardın|buldun)|nerden (?:çıktı|çıkardın|buldun)|kim (?:dedi|"
        r"söyledi|İstedi)|ne zamandan beri|ne alaka|bu ne|ciddi misin|emin misin\w{0,3}|okudun mu|kontrol ettin mi|"
        r"hangi akla",
    "permission": r"İzin (?:vermedim|vermemiştim|almadan|almadın\w{0,3})|onay(?:ım olmadan|lamadım| vermedim|sız|"
        r" almadan| vermemiştim)|(?:bana )?sormadan|haber vermeden|kim (?:İzin|yetki) verdi|kimse (?:sana )?(?:İzin|"
        r"yap|sil)\w{0,4} (?:vermedi|demedi)|önce (?:sor|sormalıydın|bana sor)\w{0,3}|sadece (?:taslak|bak|göster|"
        r"hazırla)\w{0,4} (?:İstedim|dedim|demiştim|İstemiştim)|kendi kafana göre|kafana göre|habersiz",
    "thanks": r"teşekkür\w{0,6}|tşk\w{0,4}|sağ ?ol\w{0,3}|eyvallah|mersi|eline sağlık|ellerine sağlık|minnettarım|"
        r"çok sağol",
    "praise": r"süper\w{0,4}|harika\w{0,4}|mükemmel\w{0,4}|muhteşem|şahane|efsane|bravo|aferin|helal\w{0,5}|"
        r"güzel\w{0,4}|çok İyi|gayet İyi|İyi İş|İşte bu|tam (?:İstediğim|olması|aradığım)\w{0,4}(?: gibi| şey)?|"
        r"aynen (?:öyle|böyle)|hiç fena değil|fena değil\w{0,3}|kötü değil|(?:hata|sorun|problem|sıkıntı|"
        r"eksik) (?:yok|görmedim)|hatasız|sorunsuz|kusursuz|çalıştı|çalışıyor|oldu|düzeldi|doğru|haklısın\w{0,3}|"
        r"beğendim|bayıldım|İşime yaradı|daha İyisi olamaz|söyleyecek bir şey yok|şikayetim yok|on numara",
    "ack": r"tamam\w{0,3}|tmm|ok|okey|evet|peki|olur|anladım|anlaşıldı|aynen|tabii?|elbette|kabul|he|hıhı|İyi|doğru|"
        r"devam(?: et)?|sıkıntı yok|uygundur|oldu",
    "decline": r"(?:hayır|yok),? (?:teşekkür\w{0,6}|sağ ?ol\w{0,3}|gerek yok|bu kadar)|gerek yok|lüzum yok|(?:hepsi|"
        r"şimdilik) (?:bu|bu kadar|yeterli|tamam)|bu kadar(?: yeter)?|yeterli|şimdi değil|şimdilik (?:yok|gerek|"
        r"kalsın)|kalsın|daha sonra|sonra (?:bakarım|hallederim|yaparım)|boş ?ver|önemli değil|fark etmez|dert değil|"
        r"kendim (?:yaparım|hallederim|bakarım)|ben (?:hallederim|yaparım|bakarım)|İstemem|henüz değil|"
        r"başka bir şey yok",
    "slip": r"(?:benim|bu benim) (?:hatam|yanlışım)|hata (?:bende|benim)|yanlış (?:yazdım|yazmışım|söyledim|"
        r"söylemişim|hatırlıyorum|okudum|yapıştırdım|attım|anladım|anlamışım|dosya attım|pencere)|karıştır(?:dım|"
        r"mışım)|yanıl(?:dım|mışım)|unut(?:tum|muşum)|(?:pardon|özür dilerim|kusura bakma\w{0,3}|affedersin\w{0,3}|"
        r"sorry|üzgünüm),? (?:\S{1,10} ){0,3}(?:ben|benim|yanlış|\w{3,12}[dt](?:ı|u|ü)m|demek İstedim|yazacaktım|"
        r"\w{3,12}m(?:ı|u|ü)ş(?:ı|u|ü)m)|ups|hay aksi|(?:söylemem|yazmam|belirtmem) (?:gerekirdi|lazımdı)|(?:sen|"
        r"siz) haklısın\w{0,3}|haklıymışsın|yazım hatası yaptım|dikkate alma|yanlış oldu bende|eksik yazmışım",
    "hypo": r"ya .. olursa|\w{3,14}(?:sa|se)(?:m|k|n|lar|ler)? ne olur|ne olur(?:du)?|eğer|diyelim(?: ki)?|"
        r"farz et\w{0,3}|varsayalım|olsaydı|\w{3,10}saydı\w?|mesela|mümkün mü|durumunda|teorik olarak|olur mu(?:ydu)?",
    "standing": r"bundan sonra|bundan böyle|artık hep|bundan sonraki|her zaman|hep|asla|hiçbir zaman|her seferinde|"
        r"gelecekte|İleride|bir dahaki(?:ne| sefere)|bir daha(?:ki)? sefere|varsayılan olarak|genelde|genellikle|"
        r"aklında (?:bulunsun|olsun|tut)|unutma\w{0,3}|tercih eder\w{1,3}|bu projede|kural olarak",
    "task": r"(?:şimdi |bir de |tamam,? |güzel,? |süper,? |teşekkürler,? |lütfen |bana |ayrıca |"
        r"peki ){0,3}\S{0,20} ?(?:yazar mısın\w{0,3}|yapar mısın\w{0,3}|hazırla|oluştur|gönder|göster|açıkla|çevir|"
        r"özetle|ekle|rezerve et|hesapla|bul|ara|listele|karşılaştır|planla|sipariş et|hatırlat|yazdır|öner|anlat|"
        r"kaydet)(?:r mısın|ır mısın|er misin|ür müsün|sene|in|ın|ün|un)?|\w{2,14}r m(?:ı|u|ü)s(?:ı|u|ü)n\w{0,3}|"
        r"\w{2,14}bilir misin\w{0,3}|(?:bana )?yardım et\w{0,3}|İhtiyacım var|İstiyorum|şimdi de|bir de|bir sorum var|"
        r"başka bir (?:soru|konu|şey)|bu arada|ayrıca|ek olarak|sıradaki|peki",
    "question": r"ne|kim|nasıl|nerede|nereye|ne zaman|hangi|kaç|neden|niye|niçin|kime|kimin|neyi|var mı|m(?:ı|u|ü)|"
        r"acaba",
    "third": r"(?:müşteri|patron|müdür|hoca|öğretmen|arkadaş\w{0,3}|annem|babam|eşim|avukat|biri|editör|hakem|"
        r"o) (?:\S{1,10} ){0,4}(?:diyor|dedi|demiş|yazmış|yazdı|söyledi|söylüyor|İddia ediyor|şikayet ediyor|soruyor)|"
        r"\w{3,14}(?:e|a) göre|alıntı|mailde (?:yazıyor|diyor)|yorumda (?:yazıyor|diyor)|(?:diye|şeklinde) (?:yazmış|"
        r"demiş|şikayet)|chatgpt (?:dedi|diyor)",
    "design": r"(?:yapabiliriz|kullanabiliriz|olabilir)|daha İyi olur(?:du)?|bence|ben olsam|artıları|eksileri|"
        r"avantaj\w{0,6}|dezavantaj\w{0,6}|duruma göre|ölçeklenmez|yetmez|gidelim|seçelim|\w{3,10}(?:alım|elim)|"
        r"peki ya",
    "own": r"benim (?:\w{2,12} )?\w{3,12}(?:m|ım|im|um|üm)|(?:commitimi|kodumu|siparişimi|değişikliğimi|"
        r"rezervasyonumu|dosyamı|testimi|ödevimi)|son (?:commit|sürüm|migration|deploy|versiyon)\w{0,4}|dünkü|"
        r"bu sabahki|(?:yazdığım|yaptığım|attığım|gönderdiğim)",
    "success": r"hazır|tamamlandı|bitti|düzelt(?:tim|ildi)|gönder(?:dim|ildi)|kaydet(?:tim|ildi)|kaydedildi|"
        r"güncelle(?:dim|ndi)|çöz(?:düm|üldü)|çalışıyor|eklendi|ekledim|sildim|silindi|oluştur(?:dum|uldu)|yapıldı|"
        r"başarıyla",
    "request": r"lütfen (?:\S{1,15} ){0,5}(?:belirt|gönder|yaz|paylaş|onayla|seç)\w{0,6}|(?:belirtir|söyler|paylaşır|"
        r"gönderir) misin\w{0,3}|haber ver\w{0,3}|nasıl yardımcı olabilirim|hangisini (?:İster|tercih)\w{0,8}|"
        r"bekliyorum",
    "failed": r"(?:yapama|bulama|açama|erişeme|gönderme|ulaşama)(?:dım|dim|ıyorum|iyorum)|maalesef|ne yazık ki|"
        r"başarısız|mümkün (?:olmadı|değil)|bulunamadı|erişilemiyor|reddedildi",
    "style": r"resmi\w{0,4}|samimi\w{0,4}|üslup|ton\w{0,3}|kısa\w{0,4}|uzun\w{0,4}|özet|paragraf\w{0,3}|madde(?:ler|"
        r"li)?\w{0,4}|kalın|İtalik|başlık\w{0,3}|virgül\w{0,3}|nokta\w{0,3}|İmla\w{0,3}|yazım|büyük harf\w{0,4}|"
        r"küçük harf\w{0,4}|yazı tipi|font|renk\w{0,3}|format\w{0,4}|biçim\w{0,3}|tablo\w{0,3}|emoji\w{0,5}|sen dili|"
        r"siz dili|sizli bizli|yuvarla\w{0,5}|cümle\w{0,4}|tırnak|tire|nazik\w{0,4}|sade\w{0,4}|türkçe karakter\w{0,4}",
    "damage": r"sil(?:din|diniz|miş\w{0,5}|indi|inmiş)|üzerine yaz\w{2,8}|herkese (?:gönder|at)\w{2,8}|"
        r"gönderdin\w{0,3}|yayınla\w{2,8}|İptal et(?:tin|mişsin)\w{0,3}|kaybol\w{2,4}|kaybet\w{2,8}|mahvet\w{2,8}|"
        r"boz(?:dun|muşsun)\w{0,3}|canlı(?:da|ya)|prod\w{0,4}|bütün müşteriler\w{0,3}|tüm müşteriler\w{0,3}",
    "hedge": r"emin misin\w{0,3}|sanırım|galiba|bence|bildiğim kadarıyla|yanılmıyorsam|hatırladığım kadarıyla|"
        r"değil mi(?:ydi)?|olması gerekmez mi|hm{1,9}|garip|tuhaf|gerçekten mi|tekrar (?:kontrol|bak)\w{0,8}|"
        r"bir daha bak\w{0,3}|şüphe\w{2,6}|maalesef|neredeyse|ufak bir|küçük bir (?:not|düzeltme|hata|şey)|dışında|"
        r"hariç|bir tuhaflık",
    "sarcasm": r"(?:harika|süper|bravo|aferin|tebrikler|çok güzel|helal|teşekkürler|sağ ?ol),? (?:şimdi|ya|valla|"
        r"bir de|yine|gerçekten)|aman ne güzel|çok komik|tabii tabii|he he tabii|ne güzel ya|yok artık|oldu canım|"
        r"oh ne ala",
    "instead": r"yerine|değiştir\w{0,4}|düzelt\w{0,4}|kullan\w{0,4}|çıkar\w{0,4}|kaldır\w{0,4}|kısalt\w{0,4}|"
        r"sil\w{0,3}|yeniden yaz\w{0,3}|taşı|(?:kullanma|ekleme|yazma|koyma|değiştirme)(?:yın|yin)?|(?:emoji|tablo|"
        r"başlık)\w{0,2}sız|türkçe (?:olsun|yaz|olarak)|İngilizce (?:olsun|yaz|olarak)|daha \w{3,10} (?:olsun|yaz|"
        r"yap)|(?:olsun|yap|yaz) lütfen",
    "outdated": r"artık (?:değil|yok|geçerli değil|orada|\w{3,12}m(?:ı|u|ü)yor)|eskiden|eski (?:adres|numara|fiyat|"
        r"sürüm|İsim|bilgi|tarife)\w{0,3}|taşındı\w{0,3}|değişti\w{0,2}|ismi değişti|güncelliğini|geçen (?:yılın|"
        r"seneki|yılki)|\d{4}'?(?:den|dan|ten|tan) (?:beri|İtibaren)|kapandı|kaldırıldı|ayrıldı|ertelendi|yeni (?:adı|"
        r"adres\w{0,3}|fiyat\w{0,2}|numara\w{0,2})",
    "but": r"ama|fakat|ancak|yalnız|lakin|yine de|ne var ki|oysa|halbuki|sadece",
}.items()}  # fmt: skip
