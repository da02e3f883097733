"""Opposites, by language: a row is `left / right`; `*` matches any ending, `_` joins the words of a phrase."""

OPPOSITES = {
    "en": """accept* agree / reject* refus* declin* deny denied denies; approv* / reject* disapprov* declin*
        deny denied denies; allow* permit* / forbid* forbidden prohibit* deny denied disallow* block*; enabl* /
        disabl*; includ* / exclud*; increas* rise rises rose rising grow* grew / decreas* fall falls fell
        falling drop* shr*nk; before / after; prior_to / following after; first / last; earliest / latest; early
        earlier / late later; high higher highest / low lower lowest; max maximum maximal maximi* / min minimum
        minimal minimi*; open* / clos* shut*; true / false; yes / no; on / off; succe* / fail*; pass passes
        passed passing / fail fails failed failing; safe safely / unsafe dangerous hazardous; optional* /
        required mandatory compulsory; public* / private*; internal* / external*; active* / inactive*; hot*
        warm* / cold* cool*; left / right; up / down; upper / lower; start* begin* began / stop* end ends ended
        finish*; add adds added adding / remov* delet*; creat* / delet* destroy* remov*; buy* bought purchas* /
        sell* sold; more greater / less fewer; with / without; positive* / negative*; present / absent; legal* /
        illegal*; encrypt* / decrypt* plaintext plain; read reads reading reader / write writes writing written
        wrote writer; input* / output*; source* / target* destination*; import imports imported importing
        importer / export*; credit* / debit*; profit* gain* / loss* los*; agonist* / antagonist*; malignant /
        benign; upload* / download*; push* / pull*; client* / server*; buyer* customer* / seller* vendor*
        supplier*; sender* / recipient* receiver*; ascending asc / descending desc; horizontal* / vertical*;
        inside within / outside; above over / below under beneath; from / to; good / bad; best / worst; better /
        worse; correct* / incorrect* wrong*; right / wrong; valid* / invalid*; old older oldest / new newer
        newest; large larger big bigger / small smaller; long longer / short shorter; fast faster quick* /
        slow*; full* / empty* partial*; always / never; lock* / unlock*; subscrib* / unsubscrib*; install* /
        uninstall*; connect* / disconnect*; encourag* / discourag*; gain* / los* lost; win won winner / lose
        lost loser; keep kept retain* / discard* drop* remov* delet*; save saved saves / delet* discard*; love*
        like* / hate* dislike*; for / against; support* / oppos*; confirm* / cancel* deny denied; send sent
        sends sending / receiv*; give gave given / take took taken; upstream / downstream; forward* / backward*;
        synchron* / asynchron*; static* / dynamic*; mutable / immutable; acute / chronic; inhibit* / activat*
        stimulat* promot*; upregulat* / downregulat*; hyper* / hypo*; oral* / intravenous* iv; dominant /
        recessive; gain-of-function / loss-of-function; adult* / child* children; male* man men / female* woman
        women; mother* / father*; he him his / she her hers; husband* / wife wives; day daily / night nightly;
        wins / loss*; strong* / weak*; cheap* / expensive; rich / poor; easy / hard difficult; simple / complex;
        near* / far*; guilty / innocent; alive / dead; wet / dry; heavy / light; hard / soft; available /
        unavailable; possible / impossible; complete* / incomplete; visible / hidden invisible; show* display* /
        hide* hidden; same / different; equal* / unequal different; similar* / different*; accelerat* /
        decelerat*; raise* raising / lower*; entry / exit; arriv* / depart* leav*; minor / major; primary /
        secondary; lend* / borrow*; employer* / employee*; landlord* / tenant*; manual* / automatic*; temporary
        / permanent; local* / remote* global*; refund* / charg*; attach* / detach*; improve* / worsen*; appear*
        / disappear*; expand* / shrink* contract*; free / paid; online / offline; upgrade* / downgrade*; mount*
        / unmount*; grant* / revok*; verified / unverified; join* / leave; both / neither; either / neither;
        deterministic / random; single / multiple; ally / enemy""",
    "de": """annehmen angenommen / ablehnen abgelehnt; genehmig* / abgelehnt ablehn* verweiger*; erlaub*
        gestattet / verboten verbiet* untersagt; aktivier* / deaktivier*; einschließlich inklusive /
        ausschließlich exklusive ohne; erhöh* steig* stieg gestiegen zunehm* / senk* sink* sank gesunken abnehm*
        reduzier*; vor / nach; vorher zuerst / nachher zuletzt; erste* / letzte*; früh* / spät*; hoch höher*
        hohe* / niedrig* tief*; maximal* / minimal*; öffn* offen* geöffnet / schließ* geschlossen*; wahr /
        falsch; ja / nein; an ein / aus; erfolg* / fehlgeschlagen scheiter* gescheitert misserfolg*; sicher* /
        unsicher* gefährlich*; optional* freiwillig* / erforderlich* pflicht*; öffentlich* / privat*; intern* /
        extern*; aktiv* / inaktiv*; heiß* warm* / kalt*; links linke* / rechts rechte*; oben obere* / unten
        untere*; start* beginn* / stopp* end*; hinzufüg* / entfern* lösch*; kauf* / verkauf*; mehr / weniger;
        mit / ohne; richtig* / falsch*; gültig* / ungültig*; alt* / neu*; groß* / klein*; lang* / kurz*;
        schnell* / langsam*; voll* / leer*; immer / nie niemals; gut* / schlecht*; gewinn* / verlust*; sender
        absender / empfänger; und / oder; für / gegen; möglich* / unmöglich*; stark* / schwach*; bezahlt /
        unbezahlt; käufer* kunde* / verkäufer* lieferant*; er ihm ihn / sie""",
    "fr": """accept* / refus* rejet*; approuv* / rejet* refus*; autoris* permis* / interdi*; activ* / désactiv*;
        inclu* / exclu*; augment* hausse / diminu* baisse* rédui*; avant / après; premi* / derni*; tôt / tard;
        haut* élevé* / bas basse* faible*; ouvr* ouvert* / ferm*; vrai* / faux fausse*; oui / non; succès réuss*
        / échec échou*; sûr* / dangereu*; obligatoire* / facultati* optionnel*; publi* / privé*; interne* /
        externe*; actif* active / inactif*; chaud* / froid*; gauche / droit*; achet* acheteur* / vend* vendeur*;
        plus / moins; avec / sans; ajout* / supprim* retir*; début* commenc* / fin termin*; correct* /
        incorrect*; valid* / invalid*; nouveau nouvelle* / ancien*; grand* / petit*; long* / court*; rapid* /
        lent*; toujours / jamais; bon* / mauvais*; positif* positive / négati*; et / ou; pour / contre; envoy* /
        reç*; client* / fournisseur*; il lui / elle; entrée / sortie""",
    "es": """acept* / rechaz*; aprob* aprueb* / rechaz* deneg*; permit* / prohib*; activ* / desactiv*; inclu* /
        exclu*; aument* sub* / disminu* baj* redu*; antes / después; primer* / últim*; temprano / tarde; alt* /
        baj*; abiert* abrir abre / cerr* cierr*; verdader* / fals*; sí / no; éxito / fracaso fall*; segur* /
        peligros* insegur*; obligatori* / opcional* facultativ*; públic* / privad*; intern* / extern*; caliente*
        / frí*; izquierd* / derech*; compr* / vend*; más / menos; con / sin; añad* agreg* / elimin* borr* quit*;
        inici* empez* empiez* / termin* fin* deten*; correct* / incorrect*; válid* / inválid*; nuev* / viej*
        antigu*; grande* / pequeñ*; larg* / cort*; rápid* / lent*; siempre / nunca; buen* / mal*; positiv* /
        negativ*; y / o; enviar enviad* / recib*; entrada / salida; él / ella""",
    "pt": """aceit* / recus* rejeit*; aprov* / rejeit* reprov*; permit* / proib*; ativ* / desativ*; inclu* /
        exclu*; aument* sub* / diminu* reduz*; antes / depois após; primeir* / últim*; cedo / tarde; alt* /
        baix*; aberto aberta abr* / fech*; verdadeir* / fals*; sim / não; sucesso / falha fracasso; segur* /
        perigos* insegur*; obrigatóri* / opcional*; públic* / privad*; quente* / fri*; esquerd* / direit*;
        compr* / vend*; mais / menos; com / sem; adicion* / remov* exclu* apag*; início inici* começ* / fim
        termin* par*; corret* / incorret*; válid* / inválid*; nov* / velh* antig*; grande* / pequen*; sempre /
        nunca; bom boa / mau má ruim; positiv* / negativ*; e / ou; enviar enviad* / receb*""",
    "it": """accett* / rifiut*; approv* / respint* rifiut*; permess* consent* / vietat* proibit*; attiv* /
        disattiv*; inclu* / esclu*; aument* / diminu* ridu*; prima / dopo; prim* / ultim*; presto / tardi; alt*
        / bass*; apert* aprire / chius* chiud*; vero vera / fals*; sì / no; successo riuscit* / fallit*
        fallimento; sicur* / pericolos*; obbligatori* / facoltativ* opzional*; pubblic* / privat*; cald* /
        fredd*; sinistr* / destr*; compr* acquist* / vend*; più / meno; con / senza; aggiung* / rimuov* elimin*;
        inizi* / fin* termin*; corrett* / errat* scorrett*; valid* / non_valid*; nuov* / vecchi*; grand* /
        piccol*; sempre / mai; buon* / cattiv*; positiv* / negativ*; e / o""",
    "nl": """accepteer* aanvaard* geaccepteerd / weiger* afgewezen geweigerd; goedgekeurd goedkeuren / afgekeurd
        afgewezen afkeuren; toegestaan / verboden; inschakelen ingeschakeld / uitschakelen uitgeschakeld;
        verhoog* stijg* / verlaag* daal*; voor / na; eerste / laatste; vroeg* / laat later; hoog hoge hoger /
        laag lage lager; open* / gesloten sluit* dicht; waar / onwaar; ja / nee; aan / uit; veilig* / onveilig*
        gevaarlijk*; verplicht* / optioneel* vrijwillig*; openbaar / privé; intern* / extern*; links / rechts;
        koop* / verkoop*; meer / minder; met / zonder; toevoeg* / verwijder*; begin* start* / stop* eind*;
        juist* / onjuist* fout*; geldig* / ongeldig*; nieuw* / oud*; groot grote / klein*; altijd / nooit; goed*
        / slecht*; en / of""",
    "pl": """zaakcept* akcept* / odrzuc* odmów*; zatwierdz* / odrzuc*; dozwol* wolno / zabron* zakaz*; włącz* /
        wyłącz*; zwiększ* wzrost* wzrosł* / zmniejsz* spad*; przed / po; pierwsz* / ostatni*; wcześni* / późni*;
        wysok* wyższ* / nisk* niższ*; otwart* otwórz otwier* / zamknięt* zamknij zamyk*; prawd* / fałsz*; tak /
        nie; bezpieczn* / niebezpieczn*; obowiązkow* wymagan* / opcjonaln* dobrowoln*; publiczn* / prywatn*;
        lew* / praw*; kup* / sprzed*; więcej / mniej; z / bez; dodaj* dodać / usuń usun*; początek rozpocz* /
        koniec zakończ*; poprawn* / niepoprawn* błędn*; ważn* / nieważn*; now* / star*; duż* / mał*; zawsze /
        nigdy; dobr* / zł*; i oraz / lub albo; opłacon* / nieopłacon*""",
    "sv": """accepter* godkän* / avslå* avslag* neka* avvis*; tillåt* tillåten / förbjud* förbjuden; aktiver* /
        inaktiver* avaktiver*; öka* / minska*; före / efter; första / sista; tidig* / sen sena senare; hög* /
        låg*; öppn* öppen öppet / stäng*; sant / falskt; ja / nej; på / av; säker* / osäker* farlig*;
        obligatorisk* / frivillig* valfri*; vänster / höger; köp* / sälj* sålt; mer fler / mindre färre; med /
        utan; lägg* / ta_bort; börja* start* / sluta* stopp*; rätt / fel; giltig* / ogiltig*; ny nya nytt /
        gammal gamla; stor* / liten små; alltid / aldrig; bra / dålig*; och / eller""",
    "tr": """kabul* onay* / red* reddedil*; izin* / yasak*; etkin* açık* aç / devre_dışı kapalı* kapat* kapa;
        art* yüksel* / azal* düş*; önce / sonra; ilk / son; erken / geç; yüksek* / düşük*; doğru* / yanlış*;
        evet / hayır; güvenli* / tehlikeli* güvensiz*; zorunlu* / isteğe_bağlı opsiyonel; sol* / sağ*; al* /
        sat*; daha_fazla fazla çok / daha_az az; ekle* / sil* kaldır* çıkar*; başla* / bit* dur*; geçerli* /
        geçersiz*; yeni* / eski*; büyük* / küçük*; her_zaman daima / asla; iyi* / kötü*; ve / veya; başarılı* /
        başarısız*; dahil / hariç; var / yok""",
    "id": """diterima terima / ditolak tolak; disetujui setuju* / ditolak; boleh diizinkan / dilarang; aktif* /
        nonaktif*; naik* meningkat* tambah* / turun* menurun* kurang*; sebelum / sesudah setelah; pertama /
        terakhir; awal / akhir; tinggi / rendah; buka* dibuka terbuka / tutup* ditutup tertutup; benar / salah;
        ya / tidak; aman / berbahaya; wajib / opsional; kiri / kanan; beli* membeli / jual* menjual; lebih /
        kurang; dengan / tanpa; tambahkan / hapus* menghapus; mulai / selesai berhenti; baru / lama; besar /
        kecil; selalu / jarang; baik / buruk; dan / atau; berhasil / gagal; masuk / keluar""",
    "vi": """chấp_nhận / từ_chối; phê_duyệt duyệt / từ_chối; cho_phép / cấm; bật / tắt; tăng / giảm; trước /
        sau; đầu / cuối; sớm / muộn; cao / thấp; mở / đóng; đúng / sai; có / không; an_toàn / nguy_hiểm;
        bắt_buộc / tùy_chọn; trái / phải; mua / bán; nhiều / ít; thêm / xóa; bắt_đầu / kết_thúc; mới / cũ; lớn /
        nhỏ; và / hoặc; thành_công / thất_bại; nóng / lạnh""",
    "ru": """принят* принять одобр* / отклон* отказ*; разреш* / запре* запрещ*; включ* включен* / выключ*
        отключ* исключ*; увелич* повы* рост вырос* / уменьш* сниз* пониз* упал*; до перед / после; перв* /
        последн*; рано раньше / поздно позже; высок* / низк*; откр* / закр*; истин* верно* / ложь ложн*
        неверно*; да / нет; безопасн* / опасн*; обязательн* / необязательн*; публичн* / приватн* частн*;
        внутрен* / внешн*; лев* / прав*; куп* покуп* / прод*; больше / меньше; с / без; добав* / удал*; нача* /
        конец заверш* закон*; нов* / стар*; больш* / мал*; всегда / никогда; хорош* / плох*; и / или; успе* /
        неуда* ошиб*; оплачен* / неоплачен*; горяч* / холодн*; он его / она ее""",
    "uk": """прийнят* прийняти схвал* / відхил* відмов*; дозвол* / заборон*; увімкн* вмик* / вимкн* вимик*;
        включ* / виключ*; збільш* зрост* зріс* підвищ* / зменш* зниж* зниз*; до перед / після; перш* / останн*;
        рано раніше / пізно пізніше; висок* / низьк*; відкр* відчин* / закр* зачин*; так / ні; безпечн* /
        небезпечн*; обовʼязков* обов'язков* / необовʼязков* необов'язков*; внутрішн* / зовнішн*; лів* / прав*;
        куп* / прод*; більше / менше; з / без; дода* / видал*; поча* / кінець заверш*; нов* / стар*; велик* /
        мал*; завжди / ніколи; добр* / поган*; і та й / або чи; успі* / невда*""",
    "el": """εγκρίθηκε εγκρ* αποδεκτ* / απορρίφθηκε απορ*; επιτρέπ* / απαγορεύ*; ενεργ* / ανενεργ* απενεργ*;
        αύξησ* αυξάν* αυξήθ* / μείωσ* μειών* μειώθ*; πριν / μετά; πρώτ* / τελευταί*; νωρίς / αργά; υψηλ* /
        χαμηλ*; ανοιχτ* άνοιξ* ανοίξ* / κλειστ* κλείσ*; σωστ* / λάθος; ναι / όχι; ασφαλ* / επικίνδυν*;
        υποχρεωτικ* / προαιρετικ*; αριστερ* / δεξι*; αγορ* / πώλησ* πουλ*; περισσότερ* / λιγότερ*; με / χωρίς;
        προσθ* προσθέσ* / αφαιρ* διαγρ*; αρχή / τέλος; νέο νέα νέος / παλι*; μεγάλ* / μικρ*; πάντα / ποτέ; και /
        ή; επιτυχ* / αποτυχ*""",
    "he": """אושר אושרה אושרו מאושר / נדחה נדחתה נדחו; מותר / אסור; פעיל / מושבת כבוי; מופעל / מושבת; לפני /
        אחרי; ראשון ראשונה / אחרון אחרונה; גבוה / נמוך; פתוח פתח פתחו / סגור סגר סגרו; נכון / שגוי; כן / לא;
        בטוח / מסוכן; חובה / רשות; שמאל / ימין; יותר / פחות; עם / בלי; הוסף / הסר מחק; התחל / עצור סיים; חדש /
        ישן; גדול / קטן; תמיד / לעולם; עלה עלתה / ירד ירדה; הצליח הצליחה / נכשל נכשלה""",
    "ar": """قبول مقبول تمت_الموافقة الموافقة / رفض مرفوض الرفض; مسموح يسمح / ممنوع محظور يمنع; تفعيل مفعل /
        تعطيل معطل; زيادة ارتفع ارتفعت / نقص انخفض انخفضت; قبل / بعد; أول الأول الأولى / آخر الأخير الأخيرة;
        مرتفع عالي عالية / منخفض منخفضة; مفتوح افتح فتح / مغلق أغلق إغلاق; صحيح / خطأ خاطئ; نعم / لا; آمن /
        خطير; إلزامي / اختياري; يسار اليسار / يمين اليمين; شراء / بيع; أكثر / أقل; مع / بدون; أضف إضافة / احذف
        حذف; ابدأ بدء / أوقف نهاية; جديد الجديد / قديم القديم; كبير / صغير; دائما / أبدا; نجح نجحت / فشل فشلت""",
    "hi": """स्वीकृत स्वीकार मंजूर / अस्वीकृत अस्वीकार; अनुमति / निषिद्ध मना; सक्षम चालू / अक्षम बंद; बढ़* वृद्धि / घट*
        कमी; पहले / बाद; पहला पहली / आखिरी अंतिम; उच्च अधिक ज्यादा / निम्न कम; खुला खोलें / बंद; सही / गलत; हाँ हां
        / नहीं; सुरक्षित / खतरनाक असुरक्षित; अनिवार्य / वैकल्पिक; बाएँ बाएं / दाएँ दाएं; खरीद* / बेच*; जोड़* / हटा*;
        शुरू / समाप्त; नया नई / पुराना पुरानी; बड़ा / छोटा; हमेशा / कभी; सफल / विफल असफल; और / या; गरम गर्म / ठंडा""",
}

# Less frequent ones, and those of everyday life.
MORE_OPPOSITES = {
    "en": """asleep / awake; expir* / renew*; fresh / stale rotten; tall / short; young younger / old older;
        brother* / sister*; calm / stormy; ceiling / floor; heaven / hell; friend* / enem*; generous / stingy;
        optimis* / pessimis*; victory / defeat; peace / war; truth / lie; urgent / routine; voluntary /
        compulsory mandatory; noisy loud / quiet silent; brave / cowardly; polite / rude; tight / loose; sharp /
        blunt; rough / smooth; healthy / sick ill; tidy / messy; clean* / dirty; absent / present; winner* /
        loser*; praise* / blam*; borrow* / lent lend*; fail* / succe*; dismiss* / hire*; reject* / accept*; and
        / or; by until till before / after since; early ahead / late behind overdue; clockwise / anticlockwise
        counterclockwise; mandatory / voluntary; accept* / declin*; hire* / fire*; deposit* / withdraw*; lend
        lent / borrow*; inflow / outflow; inbound / outbound; incoming / outgoing; plus / minus; summer /
        winter; sunrise / sunset; teach* / learn*; ask* / answer*; question* / answer*; rural / urban; solid /
        liquid; thick / thin; wide / narrow; deep / shallow; sweet / sour; odd / even; parent* / child*; top /
        bottom; front / back rear; north* / south*; east* / west*; in / out; into / out; on time / late; present
        / missing; known / unknown; stable / unstable; relevant / irrelevant; agree* / disagree*; satisf* /
        dissatisf*; happy / unhappy sad; likely / unlikely; lucky / unlucky; formal / informal; direct /
        indirect; official / unofficial; guilty / innocent; defend* / attack*; freez* frozen / melt* thaw*;
        build* / destroy* demolish*; praise* / critici*; qualified / unqualified; worth / worthless; remember* /
        forget* forgot*; find found / lose lost; won / lost; wins / loses; accept / refuse; offline / online;
        employed / unemployed; domestic / foreign; import / export; supply / demand; debtor / creditor; asset* /
        liabilit*; gross / net; wholesale / retail; singular / plural; qualitative / quantitative; in vitro / in
        vivo""",
    "de": """pünktlich verfrüht / verspätet; kostenlos gratis kostenfrei / kostenpflichtig; tag* / nacht*; innen
        drinnen / außen draußen; eingang* / ausgang*; einfuhr* / ausfuhr*; import* / export*; anfang* / ende*;
        oberhalb / unterhalb; hin / zurück; mann männlich* / frau weiblich*; nass / trocken; tot / lebendig;
        leicht* / schwer*; arm / reich; sauber* / schmutzig*; richtig / falsch; leise / laut; bestanden /
        durchgefallen; zugestimmt zustimm* / widerspr* abgelehnt; dafür / dagegen; anwesend / abwesend;
        verfügbar* / vergriffen*; frei* / besetzt* belegt*; mieter* / vermieter*; ankunft* / abfahrt* abreise*;
        verheiratet / ledig geschieden; schuldig / unschuldig; billig* günstig* / teuer* teure*; hell* /
        dunkel*; senken / erhöhen; anmeld* / abmeld*; vorwärts / rückwärts; vormittag* / nachmittag*; oder /
        und; bevor / nachdem""",
    "fr": """gratuit* / payant*; avance / retard; intérieur* / extérieur*; entrée* / sortie*; jour / nuit;
        arrivé* arriv* / départ* part*; propre / sale; léger / lourd; pauvre / riche; facile* / difficile*;
        plein* / vide*; vendeur / acheteur; gagn* / perd*; coupable / innocent*; présent* / absent*; disponible*
        / indisponible*; mâle homme* / femelle femme*; sec sèche / mouillé*; cher chère / bon_marché; montée
        mont* / descente descend*; dessus / dessous; devant / derrière; possible* / impossible*; minimum
        minimal* / maximum maximal*; début / fin; accord* / désaccord*; matin / soir; juste / faux; importation*
        / exportation*; allum* / étein* éteint*; croissant* / décroissant*; ou / et; pair / impair; autorisé* /
        refusé*""",
    "es": """gratis gratuit* / pago pagado; adelanto / retraso atraso; dentro interior / fuera exterior; día / noche;
        llegad* lleg* / salid* sal*; limpi* / suci*; liger* / pesad*; pobre* / ric*; fácil* / difícil*; llen* /
        vací*; gan* / perd*; culpable* / inocente*; presente* / ausente*; disponible* / agotad* indisponible*;
        hombre* macho / mujer* hembra; sec* / mojad* húmed*; barat* / car*; arriba encima / abajo debajo; posible* /
        imposible*; mínim* / máxim*; entrada / salida; encend* enciend* / apag*; correct* / equivocad*; suerte /
        desgracia; o / y; delante / detrás; vender / comprar; puntual / tarde""",
    "pt": """grátis gratuit* / pag*; adiantad* / atrasad*; dentro / fora; dia / noite; chegad* cheg* / partid* saíd*;
        limp* / suj*; leve* / pesad*; pobre* / ric*; fácil* / difícil*; chei* / vazi*; ganh* / perd*; culpad* /
        inocent*; presente* / ausente*; disponív* / indisponív* esgotad*; homem / mulher; sec* / molhad*; barat* /
        car*; acima / abaixo; possív* / impossív*; mínim* / máxim*; entrada / saída; lig* / deslig*; ou / e;
        permitid* / negad*""",
    "it": """puntual* / ritardo; gratis gratuit* / pagament*; anticipo / ritardo; dentro / fuori; giorno /
        notte; arriv* / partenz* part*; pulit* / sporc*; legger* / pesant*; pover* / ricc*; facil* / difficil*;
        pien* / vuot*; vinc* vint* / pers* perd*; colpevol* / innocent*; present* / assent*; disponibil* /
        esaurit* indisponibil*; uomo uomini / donna donne; asciutt* secc* / bagnat*; economic* / car*; sopra /
        sotto; possibil* / impossibil*; minim* / massim*; entrata ingresso / uscita; acces* accend* / spent*
        spegn*; salit* / sces*; o / e; davanti / dietro""",
    "nl": """gratis / betaald; vroeg te_vroeg / te_laat vertraagd; binnen / buiten; dag / nacht; aankomst / vertrek;
        schoon / vuil vies; licht / zwaar; arm / rijk; makkelijk* / moeilijk*; vol / leeg; win* gewonnen / verlies*
        verloren; schuldig / onschuldig; aanwezig / afwezig; beschikbaar / uitverkocht; man / vrouw; nat / droog;
        goedkoop* / duur*; boven / onder; mogelijk / onmogelijk; minimum minimaal / maximum maximaal; ingang /
        uitgang; oplopend / aflopend; toename / afname; of / en; huurder / verhuurder; koper / verkoper; gelukt /
        mislukt; snel / langzaam; lang / kort; warm / koud""",
    "pl": """bezpłatn* darmow* / płatn*; wewnątrz wewnętrzn* / zewnątrz zewnętrzn*; dzień / noc; przyjazd / odjazd
        wyjazd; czyst* / brudn*; lekk* / ciężk*; biedn* / bogat*; łatw* / trudn*; pełn* / pust*; wygra* / przegra*;
        winny winna / niewinn*; obecn* / nieobecn*; dostępn* / niedostępn*; mężczyzn* / kobiet*; mokr* / such*;
        tani* / drog*; możliw* / niemożliw*; minim* / maksim*; wejści* / wyjści*; sprzedający / kupujący; udan* /
        nieudan*; szybk* / woln*; ciepł* gorąc* / zimn*; albo lub / i oraz; rosnąco / malejąco; zgadzam /
        nie_zgadzam; góra / dół; aktywn* / nieaktywn*""",
    "sv": """gratis / betald avgiftsbelagd; inne / ute; dag / natt; ankomst / avgång; ren / smutsig; lätt / tung svår;
        fattig / rik; full / tom; vann / förlorade; skyldig / oskyldig; närvarande / frånvarande; tillgänglig* /
        otillgänglig* slut; man / kvinna; våt / torr; billig* / dyr*; över / under; möjlig* / omöjlig*; ingång /
        utgång; öppen öppet / stängd stängt stängda; lyckades / misslyckades; snabb* / långsam*; lång* / kort*;
        varm* / kall*; eller / och; stigande / fallande; ökade / minskade; köpare / säljare""",
    "tr": """ücretsiz bedava / ücretli; içeri iç / dışarı dış; gündüz / gece; varış / kalkış; temiz* / kirli*;
        hafif* / ağır*; fakir / zengin; kolay* / zor*; dolu* / boş*; kazan* / kaybet*; suçlu / suçsuz; müsait /
        meşgul; erkek / kadın; ıslak / kuru; ucuz* / pahalı*; üst* / alt*; mümkün / imkansız; giriş* / çıkış*;
        hızlı* / yavaş*; uzun* / kısa*; sıcak* / soğuk*; artan / azalan; veya ya_da / ve; satıcı / alıcı; arttı
        / azaldı; açıldı / kapandı kapatıldı; kabul / reddedildi ret""",
    "id": """gratis / berbayar; dalam / luar; siang / malam; kedatangan / keberangkatan; bersih / kotor; ringan
        / berat; miskin / kaya; mudah / sulit sukar; penuh / kosong; menang / kalah; hadir / absen; tersedia /
        habis; pria laki-laki / wanita perempuan; basah / kering; murah / mahal; atas / bawah; mungkin /
        mustahil; cepat / lambat; panjang / pendek; panas / dingin; atau / dan; penjual / pembeli; sudah /
        belum; terbuka / tertutup; diterima / ditolak""",
    "vi": """miễn_phí / tính_phí có_phí; trong / ngoài; ngày / đêm; sạch / bẩn; nhẹ / nặng; nghèo / giàu; dễ /
        khó; đầy / trống; thắng / thua; nam / nữ; ướt / khô; rẻ / đắt; trên / dưới; nhanh / chậm; dài / ngắn;
        hoặc / và; người_mua / người_bán; đã / chưa; lên / xuống; vào / ra; tối_đa / tối_thiểu""",
    "ru": """бесплатн* / платн*; внутри / снаружи вне; день днем / ночь ночью; прибыт* / отправл* отъезд*; чист* /
        грязн*; легк* / тяжел* сложн* трудн*; бедн* / богат*; полн* / пуст*; выигра* / проигра*; виновен виновн* /
        невинов* невинн*; доступн* / недоступн*; мужчин* / женщин*; мокр* / сух*; дешев* / дорог*; возможн* /
        невозможн*; минимальн* / максимальн*; вход* / выход*; быстр* / медленн*; длинн* / коротк*; тепл* / холодн*;
        или либо / и; покупател* / продав*; раст* / пада*; активн* / неактивн*; подтвержд* / отмен*; согласен
        согласн* / несоглас* против; за / против; прав* / неправ*; ввоз* / вывоз*; откры* / закры*; работает /
        сломан*; выше / ниже; раньше / позже; можно / нельзя; принима* / отверг*""",
    "uk": """безкоштовн* безплатн* / платн*; всередині / зовні; день вдень / ніч вночі; прибутт* / відправл*; чист* /
        брудн*; легк* / важк* складн*; повн* / порожн*; виграв* / програ*; доступн* / недоступн*; чоловік* / жінк*;
        мокр* / сух*; дешев* / дорог*; можлив* / неможлив*; мінімальн* / максимальн*; вхід / вихід; швидк* /
        повільн*; довг* / коротк*; тепл* / холодн*; або чи / і та й; покупц* покупець / продав*; активн* /
        неактивн*; підтвердж* / скасов*; за / проти; вище / нижче; відчинен* відкрит* / зачинен* закрит*; прийнят* /
        відхилен*; можна / неможна""",
    "el": """δωρεάν / πληρωμή επί_πληρωμή; μέσα / έξω; μέρα ημέρα / νύχτα; άφιξη / αναχώρηση; καθαρ* / βρώμικ*;
        ελαφρ* / βαρ*; εύκολ* / δύσκολ*; γεμάτ* / άδει*; νίκη / ήττα; διαθέσιμ* / εξαντλημέν*; άνδρας / γυναίκα;
        φθην* / ακριβ*; πάνω / κάτω; δυνατ* / αδύνατ*; είσοδ* / έξοδ*; γρήγορ* / αργ*; ζεστ* / κρύ*; ή / και;
        ελάχιστ* / μέγιστ*; ανοιχτό ανοικτ* / κλειστό""",
    "he": """חינם / בתשלום; בפנים פנים / בחוץ חוץ; יום / לילה; קל / קשה כבד; מלא / ריק; זמין / תפוס; גבר / אישה; זול /
        יקר; למעלה / למטה; אפשרי / בלתי; כניסה / יציאה; מהיר / איטי; חם חמה / קר קרה; או / וגם; פתוחה / סגורה;
        מינימום / מקסימום; חיובי / שלילי; עולה / יורד; זכאי / אשם; נרשם / בוטל""",
    "ar": """مجاني مجانا / مدفوع; داخل / خارج; نهار / ليل; وصول / مغادره; نظيف / متسخ; خفيف / ثقيل; سهل / صعب; ممتلئ /
        فارغ; متاح متوفر / محجوز; رجل / امراه; رخيص / غالي; فوق / تحت; ممكن / مستحيل; دخول مدخل / خروج مخرج; سريع /
        بطيء; حار / بارد; او / و; مفتوحه / مغلقه; ايجابي / سلبي; مقبوله / مرفوضه; يمين / يسار; بائع / مشتري;
        الحد_الادنى / الحد_الاقصى; مسموحا / ممنوعا; يزيد ازداد / ينقص قل; موافقه / رفض; وافق وافقت وافقوا / رفض رفضت
        رفضوا""",
    "hi": """मुफ्त मुफ़्त निःशुल्क / सशुल्क; अंदर / बाहर; दिन / रात; आगमन / प्रस्थान; साफ / गंदा; हल्का / भारी; आसान /
        कठिन मुश्किल; भरा / खाली; जीत* / हार*; उपलब्ध / अनुपलब्ध; पुरुष / महिला; सस्ता / महंगा; ऊपर / नीचे; संभव /
        असंभव; प्रवेश / निकास; तेज / धीमा धीमी; लंबा / छोटा; खुली खुले / बंद; सकारात्मक / नकारात्मक; अच्छा / बुरा;
        बढ़ी बढ़ा बढ़े / घटी घटा घटे; न्यूनतम / अधिकतम; मंजूर / नामंजूर; सुबह / शाम""",
}
