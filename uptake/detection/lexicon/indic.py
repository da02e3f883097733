"""Hindi cues, in its own script and romanised; written as in the English module."""

# Romanised spelling is free: `nahi` stands for its common spellings.
_NAHI = r"(?:nahi{1,3}n?|nahee|nai|nhi|nhin)"

HINDI = {cue: phrases if cue == "words" else rf"(?:{phrases})[ऀ-ॣ]{{0,6}}" for cue, phrases in {
    "words": r"है|हैं|नहीं|और|का|की|के|को|से|में|यह|ये|वह|मैं|मैंने|आप|तुम|हम|क्या|कि|पर|तो|भी|था|थी|थे|कर|करो|करें|"
        r"मुझे|मेरा|जो|ही|अब|लिए|धन्यवाद|कृपया|क्यों|इस|उस",
    "no": r"नहीं(?=$|[ ,.!।])|नही(?=$|[ ,.!।])|ना(?=$|[ ,.!।])|जी नहीं|अरे नहीं|रुको|रुकिए|रुकें|ठहरो|एक मिनट|"
        r"बिल्कुल नहीं",
    "wrong": r"गलत|ग़लत|सही नहीं|ठीक नहीं|सच नहीं|ऐसा नहीं (?:है|था)|(?:यह|ये|वो|वह) नहीं है|गलती (?:है|की|कर|हुई|"
        r"कर दी)|गड़बड़|उल्टा|उलटा|उल्टी|बकवास|झूठ|मनगढ़ंत|अपने मन से|ऐसा कुछ नहीं|कोई ऐसा नहीं|हो ही नहीं सकता|"
        r"हो नहीं सकता|मेल नहीं खा|भ्रमित|घालमेल|अशुद्ध|त्रुटि|बेतुका",
    "misfit": r"(?:यह|ये|वो|वह|ऐसा|इसके बारे में) (?:तो )?(?:नहीं|नही) (?:माँगा|मांगा|पूछा|कहा|चाहा|चाहिए था|बोला)|"
        r"(?:मैंने|हमने) (?:\S{1,10} )?(?:नहीं|नही) (?:माँगा|मांगा|पूछा|कहा|बोला|चाहा)|मेरा मतलब|मेरा सवाल|मेरा प्रश्न|"
        r"(?:जो|वो) (?:मैंने )?(?:माँगा|मांगा|पूछा|कहा) (?:था )?(?:वो|वह|वैसा) नहीं|गलत समझ|ग़लत समझ|समझे नहीं|"
        r"नहीं समझे|समझ नहीं पाए|किसी ने नहीं (?:कहा|माँगा|मांगा)|विषय से (?:हट|बाहर)|कुछ और (?:माँगा|मांगा|पूछा|कहा)",
    "asked": r"(?:मैंने|हमने) (?:\S{1,12} ){0,5}(?:कहा|माँगा|मांगा|पूछा|बोला|लिखा|बताया|दिया|चाहा|मँगवाया|"
        r"मंगवाया)(?: था| थी| है)?|(?:मुझे|हमें) (?:\S{1,10} ){0,3}(?:चाहिए था|चाहिए थी|चाहिए थे)|"
        r"जैसा (?:कि )?(?:मैंने )?(?:कहा|बताया|तय)|तय हुआ था|बात हुई थी|के अनुसार|निर्देश|साफ साफ|फिर से (?:कह|बता)|"
        r"दोबारा (?:कह|बता)",
    "should": r"होना चाहिए|होनी चाहिए|होने चाहिए|चाहिए था|चाहिए थी|करना था|लिखना था|की जगह|के बजाय|की बजाय|असल में|"
        r"दरअसल|वास्तव में|सही (?:है|नाम|तारीख|जवाब|उत्तर)|न कि|मना है|नहीं होना चाहिए|लिखते हैं|कहते हैं|बल्कि",
    "undo": r"वापस (?:करो|कर|लाओ|ला|लो|करें|कीजिए)|पहले जैसा|पहले की तरह|पूर्ववत|रद्द|हटा दो इसे|फिर से शुरू|शुरू से|"
        r"नए सिरे से|दोबारा (?:से )?(?:करो|बनाओ|लिखो)|फेंक दो|रोको|रोकिए|बंद करो|रुक जाओ|मत छुओ|हाथ मत|"
        r"पुराना वाला वापस|अनडू",
    "still": r"अभी भी|अब भी|अब तक|फिर से वही|फिर वही|वही (?:गलती|ग़लती|समस्या|एरर|दिक्कत|नतीजा)|दोबारा वही|(?:दूसरी|"
        r"तीसरी|चौथी|पाँचवीं|पांचवीं|सौवीं) बार|कितनी बार|पहले (?:भी|ही) (?:कहा|बताया|कह|बता)|कुछ नहीं बदला|"
        r"कोई बदलाव नहीं|फिर से गलत|बार बार|बार-बार|जस का तस",
    "fail": r"(?:काम|खुल|चल|लोड|सेव|डाउनलोड|हो|आ|दिख|मिल|जुड़|प्रिंट) (?:ही )?(?:नहीं|नही) (?:कर|रहा|रही|रहे|हुआ|हुई|"
        r"आया|आई|पा)?|नहीं (?:खुल|चल|हो|आ|दिख|मिल) ?(?:रहा|रही|रहे|ता|ती)|नहीं (?:आया|आई|हुआ|हुई|मिला|मिली|चला|खुला|"
        r"पहुँचा|पहुंचा)|कुछ नहीं (?:हुआ|हो रहा)|एरर|क्रैश|हैंग|अटक|टूट गया|खराब|ख़राब|खाली (?:है|पेज|आ)|गायब|"
        r"बंद हो (?:गया|जाता)|विफल",
    "lack": r"छूट गया|छूट गई|छोड़ दिया|छोड़ दी|भूल गए|भूल गये|भूल गई|नज़रअंदाज़|नजरअंदाज|कहाँ (?:है|हैं|गया|गई|गए)|"
        r"कहां (?:है|हैं|गया|गई|गए)|नहीं (?:लिखा|जोड़ा|डाला|दिया|बताया|शामिल|रखा)|अधूरा|अधूरी|अधूरे|कम है|कम हैं|"
        r"सिर्फ (?:आधा|एक|दो|आधी)|केवल (?:आधा|एक|दो)|आधा ही|बिना (?:नाम|तारीख)|इसमें .. नहीं है|कट गया",
    "excess": r"(?:बहुत|ज़्यादा|ज्यादा|काफी|कुछ ज़्यादा ही|कुछ ज्यादा ही|इतना|इतनी) (?:ज़्यादा |ज्यादा )?(?:लंबा|लम्बा|लंबी|"
        r"छोटा|औपचारिक|कठिन|मुश्किल|जटिल|बड़ा|तकनीकी|रूखा|भारी)|ज़रूरत से (?:ज़्यादा|ज्यादा)|जरूरत से ज्यादा"
        r"|बेवजह|फालतू|"
        r"फ़ालतू|अनावश्यक|क्या ज़रूरत|क्या जरूरत|इतना सब|बढ़ा-चढ़ा|दोहराया|कोई नहीं (?:कहता|बोलता)",
    "you": r"(?:आपने|तुमने|तूने|तुम ने|आप ने)|(?:आपका|आपकी|आपके|तुम्हारा|तुम्हारी|तुम्हारे) (?:जवाब|उत्तर|कोड|अनुवाद|"
        r"हिसाब|\S{2,10})|(?:आप|तुम) (?:\S{1,8} ){0,2}(?:भूल|गलत|बदल|भेज|लिख|कर) (?:गए|रहे|दिए|दिया)|लिख दिया|कर दिया|"
        r"भेज दिया|हटा दिया|बदल दिया|डाल दिया|बता दिया",
    "why": r"क्यों|क्यूँ|क्यूं|किसलिए|किस ने (?:कहा|बोला)|किसने (?:कहा|बोला|बताया)|कहाँ से (?:लाए|आया|आई|ले आए)|"
        r"कहां से (?:लाए|आया|आई)|कब से|ये क्या (?:है|किया)|यह क्या (?:है|किया)|पक्का\?|सच में\?|पढ़ा भी|देखा भी|"
        r"क्या आपको यकीन|मज़ाक",
    "permission": r"(?:इजाज़त|इजाजत|अनुमति|मंज़ूरी|मंजूरी|परमिशन) (?:नहीं|के बिना|लिए बिना|कब)|बिना (?:पूछे|बताए|अनुमति|"
        r"इजाज़त|इजाजत|मंज़ूरी|मंजूरी|मेरी|मुझसे)|पहले (?:मुझसे )?पूछ(?:ना|ो|ते|िए)|किसी ने नहीं कहा|करने को नहीं कहा|"
        r"नहीं कहा था|सिर्फ (?:ड्राफ्ट|देखने|दिखाने|तैयार|बताने)|केवल (?:ड्राफ्ट|मसौदा|दिखाने)|अपनी मर्ज़ी"
        r"|अपनी मर्जी|मनमानी",
    "thanks": r"धन्यवाद|शुक्रिया|आभार|थैंक|बहुत मेहरबानी",
    "praise": r"बहुत (?:अच्छा|अच्छी|अच्छे|बढ़िया|खूब|सुंदर|बढिया)|बढ़िया|बढिया|शानदार|उत्तम|ज़बरदस्त|जबरदस्त|लाजवाब|कमाल|वाह|"
        r"शाबाश|एकदम (?:सही|ठीक|बढ़िया)|बिल्कुल (?:सही|ठीक|यही)|बिलकुल (?:सही|ठीक|यही)|यही (?:चाहिए था|तो चाहिए|"
        r"चाहता था)|बुरा नहीं|गलत नहीं|कोई (?:गलती|दिक्कत|समस्या|कमी|शिकायत|परेशानी) नहीं|(?:गलती|कमी) नहीं (?:है"
        r"|मिली)|"
        r"बिना (?:किसी )?(?:गलती|दिक्कत)|(?:अब )?(?:काम कर रहा|चल रहा|चल गया|हो गया|ठीक हो गया)|सही है|सही कहा|आप सही|"
        r"पसंद आया|मदद मिली|अच्छा (?:है|लगा|काम)",
    "ack": r"ठीक है|ठीक|हाँ|हां|जी(?=$|[ ,.!।])|जी हाँ|जी हां|अच्छा|ओके|समझ गया|समझ गई|सही|बिल्कुल|बिलकुल|ज़रूर|जरूर|चलो|"
        r"मंज़ूर|सहमत|करो(?=$|[ ,.!।])|आगे बढ़|हो जाएगा",
    "decline": r"नहीं,? (?:धन्यवाद|शुक्रिया|बस|रहने|इतना ही|कुछ नहीं)|बस (?:इतना|यही|काफी|हो गया)|(?:ज़रूरत|जरूरत|"
        r"आवश्यकता) नहीं|रहने (?:दो|दीजिए|दें)|अभी नहीं|फिलहाल नहीं|फ़िलहाल|बाद में|कोई बात नहीं|छोड़ो|छोड़िए|जाने दो|"
        r"(?:मैं )?(?:खुद|ख़ुद|अपने आप) (?:कर|देख)|और कुछ नहीं|काफी है|फिर कभी|चिंता मत|परवाह नहीं",
    "slip": r"मेरी (?:गलती|ग़लती|भूल)|गलती (?:मेरी|मुझसे)|(?:मैंने|मैं) (?:ही )?(?:गलत|ग़लत) (?:लिख|बोल|भेज|टाइप|पढ़|समझ|"
        r"बता)\S{0,3}|मुझसे (?:गलती|भूल)|मैं भूल गया|मैं भूल गई|भूल गया था|बताना भूल|(?:माफ़|माफ|क्षमा|"
        r"सॉरी)\S{0,3},? (?:\S{1,8} ){0,3}(?:मैंने|मेरी|मेरा मतलब|गलत|मैं)|मुझे (?:पहले )?(?:बताना|लिखना|"
        r"कहना) चाहिए था|टाइपो|गलत (?:फाइल|फ़ाइल|विंडो|लिंक|चैट) (?:भेज|में)|उफ़|ओह|आप सही (?:हैं|थे|कह)|मैं गलत|"
        r"अनदेखा कर|ध्यान मत दो",
    "hypo": r"(?:क्या|तब क्या) होगा (?:अगर|यदि)|अगर|यदि|मान लो|मान लीजिए|मानो|सोचो|कल्पना|क्या होता|हो सकता है क्या|"
        r"की स्थिति में|मसलन|उदाहरण के लिए",
    "standing": r"अब से|आज से|आगे से|आइंदा|भविष्य में|हमेशा|कभी (?:भी )?(?:मत|नहीं|न )|हर बार|अगली बार|याद रख|ध्यान रख|"
        r"आम तौर पर|सामान्यतः|डिफ़ॉल्ट|मुझे .. पसंद (?:है|हैं)|इस प्रोजेक्ट में",
    "task": r"(?:अब |और |ठीक है,? |कृपया |धन्यवाद,? |ज़रा |मुझे |मेरे लिए |फिर ){0,3}(?:\S{1,14} ){0,6}(?:लिखो|लिखिए|"
        r"लिख दो|बनाओ|बनाइए|बना दो|भेजो|भेज दो|भेजिए|दिखाओ|दिखाइए|बताओ|बताइए|समझाओ|समझाइए|अनुवाद करो|जोड़ दो|जोड़ो|"
        r"बुक करो|बुक कर दो|खोजो|ढूँढो|ढूंढो|खोलो|चलाओ|सुझाओ|तैयार करो|याद दिला|सेव करो|निकालो|तुलना करो|हिसाब लगाओ)|"
        r"क्या (?:आप|तुम) .. सकते|सकते (?:हैं|हो)\?|सकती हैं\?|मुझे .. चाहिए(?! था)|मेरी मदद|एक और (?:बात|सवाल|काम)|"
        r"एक सवाल|दूसरा सवाल|वैसे(?=$|[ ,.])|साथ ही|इसके अलावा|अब(?=$|[ ,])|अगला",
    "question": r"क्या|कौन|कैसे|कहाँ|कहां|कब|कितन|किस|क्यों|किन|कौनसा|है क्या|और(?=$|[ ,])",
    "third": r"(?:ग्राहक|क्लाइंट|बॉस|मैनेजर|सर|टीचर|अध्यापक|दोस्त|वकील|संपादक|किसी|पापा|मम्मी|पति|पत्नी|सहकर्मी|उन्होंने|"
        r"उसने)(?: ने)? (?:\S{1,10} ){0,3}(?:कहा|बोला|लिखा|बताया|कहते|कहता|कहती|कह रहे|पूछ|शिकायत|दावा)|के मुताबिक|"
        r"उद्धरण|(?:ईमेल|मेल|कमेंट|रिव्यू) में (?:लिखा|कहा)|शिकायत आई",
    "design": r"(?:हम|आप) .. सकते हैं|बेहतर (?:होगा|रहेगा)|मैं तो|मेरे ख़याल|मेरे ख्याल|मेरे हिसाब|फायदे|नुकसान|निर्भर|"
        r"क्यों न|चलो .. करते|के बारे में क्या|ठीक रहेगा|शायद (?:बेहतर|हमें)",
    "own": r"मेर[ाेी] (?:\S{1,10} )?(?:कमिट|कोड|ऑर्डर|बदलाव|फाइल|फ़ाइल|टेस्ट|स्क्रिप्ट|बुकिंग|निबंध|होमवर्क|ब्रांच|खाता|आर्डर)|"
        r"(?:पिछला|पिछली|आखिरी|आख़िरी) (?:कमिट|वर्जन|बदलाव|रिलीज)|(?:मेरा|मेरी) (?:लिखा|बनाया|किया)|कल वाल",
    "success": r"हो गया|कर दिया|तैयार है|ठीक कर दिया|भेज दिया|सेव कर|अपडेट कर|जोड़ दिया|हटा दिया|बना दिया|पूरा हो|"
        r"सफलता|सुलझ|बुक हो|बुक कर दी",
    "request": r"कृपया (?:\S{1,12} ){0,6}(?:बताएँ|बताएं|भेजें|दें|लिखें|चुनें|पुष्टि)|(?:बताइए|बताएँ|बताएं)|कैसे मदद|"
        r"क्या मदद|मदद कर सकता|कौन सा (?:चाहिए|पसंद)|साझा करें",
    "failed": r"नहीं (?:कर पाया|कर सका|मिला|मिल पाया|हो पाया|हो सका|कर सकता|खोल पाया)|क्षमा करें|असफल|विफल|संभव नहीं|"
        r"असमर्थ|पहुँच नहीं|उपलब्ध नहीं|खेद",
    "style": r"औपचारिक|अनौपचारिक|लहज़ा|लहजा|टोन|शैली|छोटा|छोटे|संक्षिप्त|संक्षेप|लंबा|लम्बा|पैराग्राफ|अनुच्छेद|बिंदु|बुलेट|"
        r"सूची|बोल्ड|इटैलिक|शीर्षक|हेडिंग|अल्पविराम|वर्तनी|मात्रा|स्पेलिंग|फ़ॉन्ट|फॉन्ट|रंग|फॉर्मेट|फ़ॉर्मेट"
        r"|प्रारूप|तालिका|टेबल|"
        r"इमोजी|आसान (?:भाषा|शब्द|हिंदी)|सरल|विनम्र|वाक्य|शुद्ध हिंदी|आप की जगह तुम",
    "damage": r"(?:हटा|मिटा|डिलीट कर|उड़ा|भेज|रद्द कर|खो|बिगाड़|प्रकाशित कर|कैंसिल कर) (?:दिया|दी|दिए)|डिलीट (?:हो|कर)|"
        r"ओवरराइट|सबको (?:भेज|मेल)|सभी ग्राहक|सारे ग्राहक|प्रोडक्शन|सब (?:उड़|चला) गया|बर्बाद",
    "hedge": r"पक्का|यकीन|(?:क्या )?आप (?:श्योर|निश्चित)|मुझे लगता है|मेरे (?:ख़याल|ख्याल) से|शायद|जहाँ तक (?:मुझे|मेरी)|"
        r"जहां तक|अगर मैं गलत नहीं|(?:नहीं|ना) होना चाहिए|हम्म|अजीब|सच में|फिर से (?:जाँच|जांच|देख|चेक)|दोबारा (?:जाँच|"
        r"जांच|देख|चेक)|शक|लगभग|के अलावा|छोटी सी|बस एक",
    "sarcasm": r"(?:वाह|शाबाश|बहुत खूब|बधाई|बढ़िया|धन्यवाद|कमाल),? (?:अब|क्या बात|भाई|कर दिया|इतना|फिर)|हाँ हाँ|"
        r"बहुत मज़ेदार|क्या ही|और क्या|हद है",
    "instead": r"की जगह|के बजाय|बदलो|बदल दो|बदलिए|ठीक करो|ठीक कर दो|सुधारो|सुधार दो|हटाओ|हटा दो|हटाइए|निकाल दो|"
        r"छोटा करो|छोटा कर दो|इस्तेमाल करो|रखो|(?:मत|न) (?:लिखो|डालो|जोड़ो|करो|लगाओ)|बिना (?:इमोजी|टेबल|हेडिंग)|"
        r"हिंदी में|अंग्रेज़ी में|अंग्रेजी में|फिर से लिखो|दोबारा लिखो|वाला (?:लो|डालो|रखो)",
    "outdated": r"अब (?:\S{1,10} )?(?:नहीं|बदल|वहाँ नहीं)|बदल (?:गया|गई|गए|चुका|चुकी) (?:है|हैं|था)|पुराना|पुरानी|"
        r"पुराने|पहले (?:था|थी|होता)|पिछले साल|अब इसका नाम|(?:जनवरी|फरवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर"
        r"|अक्टूबर|"
        r"नवंबर|दिसंबर|\d{4}) से|शिफ्ट हो|बंद हो चुका|छोड़ (?:चुके|दी है|चुका)|आजकल",
    "but": r"लेकिन|मगर|पर(?=$|[ ,])|किंतु|परंतु|बस(?=$|[ ,])|हालाँकि|हालांकि|फिर भी",
}.items()}  # fmt: skip

HINGLISH = {cue: phrases if cue == "words" else phrases.replace("nahi", _NAHI) for cue, phrases in {
    "words": r"hai|hain|nahi|nahin|nhi|kya|ka|ki|ke|ko|se|mein|mai|main|maine|ye|yeh|wo|woh|aap|tum|hum|tha|thi|kar|"
        r"karo|kyu|kyun|bhi|aur|toh|mujhe|mera|meri|abhi|kaise|kuch|sab|bhai|yaar|accha|acha|theek|thik|wala|wali|hua|"
        r"gaya|kiya|diya|chahiye|matlab|apne|tumne|aapne",
    "no": r"nahi|nah|na|nope|are nahi|arre nahi|ruko|rukiye|ruk|ek min(?:ute)?|bilkul nahi|ji nahi|no no|no yaar|abe",
    "wrong": r"gal[a]?t|galti (?:hai|ki|kar di|kari|hui)|ghalat|galat|sahi nahi|thi{1,9}k nahi|theek nahi|sach nahi|"
        r"aisa nahi (?:hai|tha)|(?:ye|yeh|wo|woh) nahi hai|gadbad\w{0,3}|garbar|ul{1,9}ta|ulta pulta|bakwas|bakwaas|"
        r"jhooth?|mann? se|apne mann? se|aisa kuch nahi|ho (?:hi )?nahi sakta|match nahi|confuse\w{0,2}|mix kar diya|"
        r"wrong|incorrect|kya bakwas|bekar|bekaar",
    "misfit": r"(?:ye|yeh|wo|woh|aisa|iske bare mein) (?:to |toh )?nahi (?:mang[ai]|maanga|poocha|pucha|kaha|bola|"
        r"chahiye tha|chaha)|(?:maine|humne|mene) (?:\S{1,10} )?nahi (?:manga|maanga|poocha|pucha|kaha|bola|chaha)|"
        r"mera matlab|mera (?:sawal|question)|mera (?:wo|ye|woh) matlab nahi|galat samj\w{1,4}|galat samajh\w{0,3}|"
        r"samj?he nahi|samjha nahi|samajh nahi (?:paye|aaya)|kisi ne nahi (?:kaha|bola)|kuch aur (?:manga|maanga|"
        r"poocha|pucha|kaha|bola)|jo (?:manga|maanga|bola|kaha|pucha) (?:tha )?(?:wo|woh) nahi",
    "asked": r"(?:maine|mene|humne) (?:\S{1,12} ){0,5}(?:kaha|bola|manga|maanga|poocha|pucha|likha|bataya|diya|"
        r"order kiya)(?: tha| thi)?|(?:mujhe|hume) (?:\S{1,10} ){0,3}chahiye (?:tha|thi|the)|(?:kaha|bola|bataya|"
        r"manga|likha) tha|jais[ae] (?:maine )?(?:kaha|bola|bataya)|decide hua tha|baat hui thi|fir se (?:bol|"
        r"bata)\w{0,4}|phir se (?:bol|bata)\w{0,4}|ke hisaab se",
    "should": r"hona chahiye|honi chahiye|hone chahiye|chahiye (?:tha|thi|the)|karna tha|likhna tha|ki jagah|"
        r"ke bajaye?|ke badle|asal mein|actually|darasal|sahi (?:hai|naam|date|jawab|answer)|nahi hona chahiye|na ki|"
        r"balki|should be|rehna chahiye",
    "undo": r"wapas (?:karo|kar do|lao|la do|karo na|lo)|vapas (?:karo|kar do|lao)|pehle jaisa|pehle ki tarah|undo|"
        r"cancel kar\w{0,3}|revert kar\w{0,3}|revert|fir se shuru|phir se shuru|shuru se|dobara (?:karo|banao|likho)|"
        r"phek do|hata do (?:ye|isko|ise)|roko|band karo|ruk jao|mat chhuo|haath mat|rehne do jaisa tha|zero se",
    "still": r"abhi bhi|ab bhi|ab tak|abhi tak|abi bhi|fir se wahi|phir se wahi|phir wahi|fir wahi|wahi (?:galti|"
        r"problem|error|dikkat|issue|cheez)|same (?:error|problem|issue|galti|cheez)|(?:doosri|dusri|teesri|tisri|"
        r"chauthi|100vi) baar|kitni baar|pehle (?:bhi|hi) (?:kaha|bola|bataya)|kuch nahi badla|koi change nahi|"
        r"baar baar|bar bar|fir se galat|phir se galat|fir se|phir se",
    "fail": r"(?:kaam|work|load|save|download|open|start|run|ho|aa|dikh|mil|chal|khul|print|"
        r"login) (?:hi )?nahi (?:kar|ho|raha|rahi|rahe|hua|hui|aaya|aya|pa|chal)?\w{0,4}|nahi (?:chal|khul|ho|aa|dikh|"
        r"mil) ?(?:raha|rahi|rahe|rha|rhi|rhe|ta|ti)|nahi (?:aaya|aya|aayi|hua|hui|mila|mili|chala|khula|gaya)|"
        r"kuch nahi (?:hua|ho raha|ho rha)|error (?:aa|de|aaya|aa rha)\w{0,3}|crash\w{0,3}|hang|atak gaya|toot gaya|"
        r"tut gaya|kharab|khali (?:hai|page|aa)|blank|gayab|fail ho\w{0,3}|band ho (?:gaya|jata)",
    "lack": r"chhoot gaya|chhut gaya|chut gaya|chhod (?:diya|di)|chod diya|bhool (?:gaye|gaya|gayi)|bhul (?:gaye|gaya|"
        r"gayi)|ignore kar diya|kahan? (?:hai|hain|gaya|gayi|gaye)|nahi (?:likha|joda|dala|daala|diya|bataya|add kiya|"
        r"rakha)|adhoor[aie]|adhur[aie]|incomplete|missing|kam hai|sirf (?:aadha|adha|ek|do)|sirf .. hi|aadha hi|"
        r"miss kar diya|isme .. nahi hai|kat gaya",
    "excess": r"(?:bahut|bohot|boht|bhot|bahot|zyada|jyada|kaafi|itna|itni) (?:zyada |jyada |hi )?(?:lamba|lambi|long|"
        r"chhota|chota|short|formal|casual|mushkil|complicated|bada|technical|detail\w{0,2}|boring)|kuch zyada hi|"
        r"zaroorat se zyada|jarurat se jyada|faltu|fal?too|bina matlab|kya zaroorat|kya jarurat|itna sab|over ho gaya|"
        r"repeat ho|koi nahi (?:bolta|kehta)",
    "you": r"(?:aapne|tumne|tune|apne|aap ne|tum ne)|(?:aapka|aapki|tumhara|tumhari|tera|teri|apka|apki) (?:jawab|"
        r"answer|code|reply|\w{3,10})|(?:likh|kar|bhej|hata|badal|daal|bata|delete kar|send kar|change kar) (?:diya|"
        r"di|diye)|(?:aap|tum|tu) (?:\S{1,8} ){0,2}(?:bhool|galat|badal) (?:gaye|gaya|rahe)|kar rahe ho|de rahe ho",
    "why": r"kyu|kyun|kyon|kyo|kisliye|kis ?ne (?:kaha|bola|bataya)|kaha[n]? se (?:laye|aaya|aayi|le aaye)|kab se|"
        r"ye kya (?:hai|kiya|kar diya)|yeh kya (?:hai|kiya)|sach mein\?|pakka\?|sure ho|padha bhi|dekha bhi|"
        r"check kiya|mazak|seriously",
    "permission": r"(?:permission|ijazat|izazat|approval) (?:nahi|ke bina|liye bina)|bina (?:pooche|puche|bataye|"
        r"permission|mujhse|meri|approval)|pehle (?:mujhse )?(?:poochh?na|puchna|pucho|poocho|puchte|poochte)|"
        r"kisi ne nahi (?:kaha|bola)|karne ko nahi (?:kaha|bola)|nahi (?:kaha|bola) tha|sirf (?:draft|dekhne|dikhane|"
        r"batane|check)|apni marzi|maine kab (?:kaha|bola)",
    "thanks": r"thanks|thank you|thnx|thx|shukriya|dhanyawa{1,9}d|dhanyavaad|thanku|ty|meharbani",
    "praise": r"bahut (?:acha|accha|achha|badhiya|sahi|khoob|badiya)|bohot (?:acha|accha|badhiya|sahi)|badhiya|badiya|"
        r"mast|zabardast|jabardast|shandar|shaandaar|kamaal|kamal|wah|waah|shabash|ek ?dum (?:sahi|thik|theek|mast|"
        r"perfect|badhiya)|bilkul (?:sahi|thik|theek|yahi)|yahi (?:chahiye tha|to chahiye)|bura nahi|galat nahi|"
        r"koi (?:galti|dikkat|problem|issue|kami|complaint) nahi|(?:ab )?(?:kaam kar raha|chal raha|chal rha|"
        r"chal gaya|ho gaya|thik ho gaya|theek ho gaya)|sahi hai|sahi kaha|pasand aaya|perfect|great|awesome|nice|"
        r"superb?|badhai|maza aa gaya|op|accha (?:hai|laga)|acha (?:hai|laga)",
    "ack": r"ok|okay|okk{1,9}|thik(?: hai)?|theek(?: hai)?|thik h|haan?|ha|han|ji|ji haan?|acha|accha|achha|hmm{1,9}|"
        r"samajh gaya|samajh gayi|samjh gaya|sahi|bilkul|zaroor|jaroor|chalo|chalega|manzoor|done|got it|kar do|karo|"
        r"haa",
    "decline": r"nahi,? (?:thanks|thank you|shukriya|bas|rehne|itna hi|kuch nahi)|no,? thanks|bas (?:itna|yahi|kaafi|"
        r"ho gaya)|(?:zaroorat|zarurat|jarurat|need) nahi|rehne (?:do|dijiye|de)|abhi nahi|filhal nahi|baad mein|"
        r"baad me|koi baat nahi|chho?do|chodo|jaane do|jane do|(?:main |mai )?khud (?:kar|dekh)\w{0,3} (?:lunga|lungi|"
        r"loonga)|aur kuch nahi|kaafi hai|kafi hai|fir kabhi|tension mat|chinta mat",
    "slip": r"meri (?:galti|mistake|bhool|ghalti)|galti (?:meri|mujhse)|mera mistake|my (?:bad|mistake)|(?:maine|mene|"
        r"mai|main) (?:hi )?galat (?:likh|bol|bhej|type|padh|samajh|bata|file|paste)\w{0,3}|mujhse (?:galti|mistake)|"
        r"(?:main|mai) bhool gaya|batana bhool|batana bhul|bhool gaya tha|(?:sorry|maaf|maf|"
        r"sori)\w{0,2},? (?:\S{1,8} ){0,3}(?:maine|mene|meri|mera matlab|galat|mai|main|typo)|"
        r"mujhe (?:pehle )?(?:batana|bolna|likhna) chahiye tha|typo|galat (?:file|window|link|chat) (?:bhej|mein|me)|"
        r"oops|aap sahi (?:ho|the|hain)|tum sahi (?:ho|the)|ignore karo|ignore kar do",
    "hypo": r"kya hoga (?:agar|if)|agar|agr|yadi|maan lo|man lo|socho|suppose|kya hota|what if|for example|jaise ki",
    "standing": r"ab se|aaj se|aage se|aainda|future mein|hamesha|humesha|kabhi (?:bhi )?(?:mat|nahi|na)|har baar|"
        r"agli baar|yaad rakh\w{0,3}|dhyan rakh\w{0,3}|usually|generally|by default|mujhe .. pasand (?:hai|hain)|"
        r"is project (?:mein|me)|from now on|next time",
    "task": r"(?:ab |aur |ok |thik hai |please |plz |thanks |zara |mujhe |mere liye |fir |"
        r"phir ){0,3}(?:\S{1,14} ){0,5}(?:likho|likh do|likhiye|banao|bana do|banaiye|bhejo|bhej do|dikhao|dikha do|"
        r"batao|bata do|bataiye|samjhao|samjha do|translate karo|translate kar do|add karo|add kar do|jod do|"
        r"book karo|book kar do|dhundo|dhoondo|kholo|chalao|suggest karo|taiyar karo|ready karo|yaad dila\w{0,3}|"
        r"save karo|nikalo|compare karo|explain karo|search karo|send karo)|kya (?:aap|tum) .. sakte|sakte (?:ho|hain|"
        r"hai)|mujhe .. chahiye(?! th)|meri help|help karo|ek aur (?:baat|sawal|kaam)|ek (?:sawal|question)|"
        r"doosra (?:sawal|question)|waise|iske alawa|saath mein|agla|next",
    "question": r"kya|kaun|kon|kaise|kese|kahan|kaha|kab|kitn[aei]|kis|kyu|kyun|kyon|konsa|kaunsa|kiska|aur",
    "third": r"(?:client|customer|boss|manager|sir|ma'?am|teacher|dost|vakil|lawyer|papa|mummy|wife|husband|koi|usne|"
        r"unhone|bhai|colleague)(?: ne)? (?:\S{1,10} ){0,3}(?:kaha|bola|likha|bataya|kehta|kehte|bol raha|bol rahe|"
        r"keh raha|puch\w{0,2}|complain\w{0,2})|ke mutabik|(?:email|mail|comment|review) (?:mein|me) (?:likha|kaha)|"
        r"complaint aayi",
    "design": r"(?:hum|ham|aap) .. sakte (?:hain|hai|h)|better (?:hoga|rahega)|behtar|mai to|main toh|mere (?:khayal|"
        r"hisaab|hisab) se|fayde|nuksan|pros|cons|depend\w{0,2}|kyu na|kyun na|chalo .. karte|ke bare mein kya|"
        r"thik rahega|shayad (?:better|hume)",
    "own": r"(?:mera|meri|mere) (?:\w{2,10} )?(?:commit\w?|code|order|change\w?|file|test|script|booking|essay|"
        r"homework|branch|account)|(?:pichla|pichhla|last|aakhri) (?:commit|version|change|release|deploy\w{0,4})|"
        r"(?:maine|mera) (?:likha|banaya|kiya) (?:hua|tha)|kal wal[aie]",
    "success": r"ho gaya|kar diya|kar di|ready hai|taiyar hai|fix kar diya|bhej diya|save kar\w{0,3}|"
        r"update kar\w{0,3}|add kar diya|hata diya|bana diya|complete|book ho gay[ai]|book kar di|done|solve ho gaya",
    "request": r"(?:please|kripya) (?:\S{1,12} ){0,6}(?:bataye\w?|batayein|bhejein|bhejiye|likhein|confirm\w{0,3}|"
        r"share)|bataiye|batayein|kaise (?:help|madad)|help kar sakta|kaunsa (?:chahiye|pasand)|share kar\w{0,4}",
    "failed": r"nahi (?:kar paya|kar saka|mila|mil paya|ho paya|ho saka|kar sakta|khol paya)|fail ho gaya|sorry|"
        r"possible nahi|access nahi|available nahi|afsos",
    "style": r"formal\w{0,2}|informal|casual|tone|style|chhota|chota|short\w{0,2}|lamba|long|paragraph\w?|points?|"
        r"bullets?|list|bold|italic|heading\w?|comma\w?|spelling\w?|font|colou?rs?|rang|format\w{0,4}|table|emojis?|"
        r"simple|aasan|asaan|easy|polite|sentence\w?|shudh|aap ki jagah tum|hindi mein|hinglish",
    "damage": r"(?:hata|mita|delete kar|uda|bhej|cancel kar|kho|bigad|publish kar|send kar) (?:diya|di|diye)|"
        r"delete ho\w{0,3}|overwrite|sabko (?:bhej|mail|send)\w{0,3}|saare customers?|sabhi customers?|prod|"
        r"production|sab (?:ud|chala) gaya|barbaad",
    "hedge": r"pakka|sure (?:ho|hai|hain)|are you sure|yakeen|mujhe lagta hai|mere (?:khayal|hisaab|hisab) se|shayad|"
        r"jahan? tak|agar mai galat nahi|hona chahiye na|hmm{1,9}|ajeeb|sach mein|fir se (?:check|dekh\w{0,2})|"
        r"phir se (?:check|dekh\w{0,2})|dobara (?:check|dekh\w{0,2})|doubt|lagbhag|almost|ke alawa|choti si|bas ek",
    "sarcasm": r"(?:wah|waah|shabash|badhai|badhiya|great|kamaal|thanks|nice),? (?:ab|kya baat|bhai|kar diya|itna|"
        r"yaar)|haan haan|very funny|kya hi|had hai|bahut khoob",
    "instead": r"ki jagah|ke bajaye?|badlo|badal do|change kar\w{0,3}|thik karo|theek karo|thik kar do|theek kar do|"
        r"fix kar\w{0,3}|sudharo|correct kar\w{0,3}|hatao|hata do|nikal do|remove kar\w{0,3}|chhota kar\w{0,3}|"
        r"chota kar\w{0,3}|short kar\w{0,3}|use karo|rakho|mat (?:likho|daalo|dalo|jodo|karo|lagao|use karo)|"
        r"bina (?:emoji|table|heading)\w?|(?:hindi|english|hinglish) (?:mein|me)|dobara likho|fir se likho|"
        r"wal[aie] (?:lo|daalo|rakho)",
    "outdated": r"ab (?:\S{1,10} )?(?:nahi|badal)|badal (?:gaya|gayi|gaye|chuka|chuki)(?: hai| hain)?|"
        r"change ho (?:gaya|gayi|chuka)|purana|purani|purane|pehle (?:tha|thi|hota)|pichle saal|ab iska naam|old|"
        r"shift ho (?:gaya|gaye)|band ho chuka|chhod (?:chuke|chuka|di)|aajkal",
    "but": r"lekin|magar|par|pr|but|bas|halanki|fir bhi|phir bhi",
}.items()}  # fmt: skip
