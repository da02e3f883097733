"""French cues; written as in the English module."""

FRENCH = {
    "words": (
        r"le|la|les|un|une|des|de|du|et|est|pas|je|tu|il|elle|nous|vous|ce|c'est|que|qui|dans|pour|sur|avec|"
        r"mais|ne|en|au|aux|ca|cette|ces|son|sa|mon|ma|mes|voici|j'ai|n'est|plus|ou|se|d'un|d'une|merci|oui|non|"
        r"a|ete|tout|par"
    ),
    "no": r"non|nan|nope|mais non|ah non|euh|attends|attendez|stop|pas du tout",
    "wrong": (
        r"faux|fausse|incorrect\w*|erron\w*|inexact\w*|(n'est |c'est |c'était |est )?pas (tout à fait |du tout |"
        r"vraiment |très )?(correct\w*|juste|exact\w*|bon\w*|vrai|ça|cela|normal|possible|logique)|c'est pas ça|"
        r"ce n'est pas ça|erreur\w?|mauvais\w* \w*|se tromp\w*|tromp[ée]\w?|trompez|confond\w*|confusion|"
        r"à l'envers|l'inverse|le contraire|invers[ée]\w*|n'existe (même )?pas|n'importe quoi|ça ne (colle|"
        r"tient|va) pas|ne correspond pas|invent[ée]\w*|impossible|mélang[ée]\w*|périm[ée]\w*|obsol\w*|"
        r"n'a (aucun|pas de) sens|ne va pas|depuis quand"
    ),
    "misfit": (
        r"pas ce que (je|j'|nous|on) ?(\S{1,9} ){0,3}(demand\w*|voul\w*|dit|souhait\w*|cherch\w*|attend\w*)|"
        r"pas ce que j'\w*|mal (compris|lu|interprété)|malentendu|je (voulais dire|parlais)|je parle d\w*|(n'ai|"
        r"ai) (jamais|pas|rien) (demandé|dit|voulu|parlé)|pas (la|ma) question|à côté|personne (n'a |ne t'a |"
        r"ne vous a )?demand\w*|hors sujet|pas demandé"
    ),
    "asked": (
        r"(j'ai|j'avais|je t'ai|je vous ai|je t'avais|je vous avais|nous avons|nous avions|on avait|on a|"
        r"l'on a) (\S{1,9} ){0,3}(demandé|dit|précisé|convenu|indiqué|voulu|commandé|écrit|parlé|décidé|"
        r"spécifié)|je (voulais|demandais|disais|veux dire)|on (était|s'était) (\S{1,9} )?(d'accord|"
        r"mis d'accord)|comme (convenu|demandé|dit|prévu|indiqué|je l'ai)|selon (le|la|notre)|je répète|"
        r"je redemande|était (convenu|prévu)|la consigne"
    ),
    "should": (
        r"(il )?(faut|fallait|faudrait|aurait fallu)|doit|doivent|devait|devrait|devraient|aurait dû|"
        r"auraient dû|dois|devrais|plutôt|au lieu|en fait|en réalité|s'appelle|s'écrit|censé\w*|n'est plus|"
        r"c'est (le|la|les|à|en|un|une|du|au) \w{2,}"
    ),
    "undo": (
        r"annul\w*|rétabli\w*|restaur\w*|remet\w* (\S{1,12} ){0,4}(comme|anciennes?|avant|place|en état)|remets|"
        r"remettez|reviens|revenez|revenir|retour (en|à l')|reprends? (tout|à zéro|du début)|recommence\w*|"
        r"à zéro|défais|défaire|supprime (ça|tout|ce)|arrête\w*|stop|jette\w*|comme avant|comme c'était|refais|"
        r"refaites|tout de suite"
    ),
    "still": (
        r"toujours|encore( une fois)?|à nouveau|de nouveau|même (erreur|problème|message|chose|résultat)|"
        r"(deuxième|troisième|quatrième|énième) fois|\w{2,6} fois que|déjà (dit|demandé|envoyé|donné)|"
        r"rien n'a changé|rien ne change|pas encore"
    ),
    "fail": (
        r"(ne |n')?(marche|fonctionne|démarre|compile|charge|s'ouvre|s'affiche|répond|passe|change|"
        r"arrive) (\S{1,9} )?(pas|plus|rien)|(ça|rien) (ne )?(marche|fonctionne|se passe)|rien ne (se passe|"
        r"marche|fonctionne|s'affiche|change)|plant[eé]\w*|bug\w?|message d'erreur|erreur|page (blanche|vide)|"
        r"est vide|cass[ée]\w*|bloqu[ée]\w*|échou\w*|échec|impossible d\w*|disparu\w*"
    ),
    "lack": (
        r"manque\w*|oubli\w*|omis\w*|zapp[ée]\w*|sauté|ignor[ée]\w*|où (est|sont|sont passés)|il n'y a (pas|"
        r"plus|aucun\w?)|sans (le|la|les)|seulement|que (la moitié|deux|trois)|incompl\w*|pas (mentionné|inclus|"
        r"pris en compte|dedans)|la moitié|pas assez|aucun\w?"
    ),
    "excess": (
        r"(un peu |beaucoup |bien |vraiment )?trop( \w+)?|inutile\w?|superflu\w?|redondant\w?|de trop|"
        r"pas besoin de|lourd|verbeux|pompeux|personne ne|en double"
    ),
    "you": (
        r"tu (as|m'as|l'as|n'as|es|avais|devais|t'es|aurais|oublies|confonds|utilises|mets)|t'as|vous (avez|"
        r"m'avez|n'avez|êtes|aviez|deviez|vous)|as-tu|avez-vous|ton|ta|tes|votre|vos|pourquoi (as|avez|est|tu|"
        r"vous|avoir|ce|c'est|en)"
    ),
    "why": (
        r"pourquoi|comment ça|qui (t'a|vous a|a dit)|depuis quand|c'est quoi ce|tu (as|l'as) (au moins|"
        r"vraiment)|sérieux\w*|tu es sûr|vous êtes sûr"
    ),
    "permission": (
        r"(je )?(n'ai|ne t'ai|ne vous ai|n'avais) (\S{1,9} ){0,2}(pas|jamais|rien) (\S{1,9} )?(demandé|autorisé|"
        r"validé|approuvé|dit|donné)|sans (me )?(demander|prévenir|mon|ma|autorisation|permission|validation)|"
        r"seulement (demandé|la|le)|juste (demandé|la|le)|je voulais (juste|seulement)|demande\w* d'abord|"
        r"personne ne t'a|personne n'a"
    ),
    "thanks": r"merci\w*|thx",
    "praise": (
        r"parfait\w?|super|génial\w?|excellent\w?|très (bien|bon|beau)|bien (joué|fait|vu)|bravo|magnifique|top|"
        r"nickel|impeccable|formidable|formid|c'est (bon|bien|exactement|parfait)|ça (marche|fonctionne|me va|"
        r"me convient)|pas mal|pas mauvais|aucun (problème|souci|reproche)|aucune (erreur|faute|objection)|"
        r"rien à (redire|dire|signaler|ajouter|corriger)|pas de (souci|problème)|j'adore|chouette|exactement|"
        r"tout bon|ravi\w?|au poil|ne pouvait pas être mieux|difficile de faire mieux"
    ),
    "ack": (
        r"ok|d'accord|oui|ouais|entendu|compris|bien|parfait|ça marche|très bien|vas-y|allez-y|bien reçu|"
        r"je vois|noté|volontiers"
    ),
    "decline": (
        r"non,? merci|(ce sera|c'est) tout|pas (maintenant|pour l'instant|aujourd'hui|besoin|la peine|"
        r"nécessaire|tout de suite)|pas encore|ça ira|laisse\w* tomber|laisse|laissez|c'est bon|rien d'autre|"
        r"plus tard|peu importe|je m'en (occupe|charge)|tant pis|ne (t'inquiète|vous inquiétez) pas|pas grave"
    ),
    "slip": (
        r"(c'est |c'était )?(ma faute|mon erreur|de ma faute)|je me suis (\S{1,9} )?(tromp\w*|mal exprim\w*|"
        r"emmêl\w*|planté\w?)|faute de frappe|oups|désolée?,? (je|c'est|mauvais|j'ai|c'était)|pardon,? (je|"
        r"c'est|j'ai|mauvais\w*|c'était)|au temps pour moi|autant pour moi|mauvais\w* (fenêtre|fichier|onglet|"
        r"conversation|lien)|j'aurais dû|j'ai (oublié|mal|confondu|tapé|collé|fait une|envoyé)|vous avez raison|"
        r"tu as raison|je retire"
    ),
    "hypo": (
        r"et si|si (je|on|tu|nous|vous|quelqu'un|le|la|un|il|elle|jamais)|que se passe-t-il|que se passerait|"
        r"supposons|imaginons|admettons|au cas où|hypothétiquement|serait-il|pourrait-on"
    ),
    "standing": (
        r"désormais|dorénavant|à partir de maintenant|à l'avenir|toujours (\w{3,} )|jamais|en général|"
        r"par défaut|chaque fois|à chaque fois|retiens|retenez|souviens-toi|note que|notez que|je préfère|"
        r"la prochaine fois|dans ce projet|de manière générale|pense à"
    ),
    "task": (
        r"(et |puis |maintenant |ok |bien |parfait |super |merci |alors |ensuite |aussi |s'il te plaît |"
        r"stp )*(écri[st]\w*|crée\w?|fais(-moi| moi| une?| la| le)|faites|envoie\w?\w?|montre\w?|donne\w?|"
        r"explique\w?|tradui[st]\w*|résume\w?|ajoute\w?|réserve\w?|calcule\w?|cherche\w?|trouve\w?|vérifie\w?|"
        r"ouvre\w?|lance\w?|planifie\w?|commande\w?|compare\w?|liste\w?|prépare\w?|génère\w?|mets|propose\w?|"
        r"rédige\w?|appelle|imprime)|peux-tu|tu peux|pouvez-vous|vous pouvez|pourrais-tu|pourriez-vous|"
        r"j'ai besoin|j'aimerais|je (voudrais|veux|souhaite)|aide-moi|aidez-moi|et (maintenant|pour|la|le|les|"
        r"celui|en|demain)|un autre|une autre|autre (question|chose)|aussi|en plus|passons|au fait|faisons|"
        r"ensuite"
    ),
    "question": (
        r"quoi|quel\w*|qui|où|quand|comment|combien|pourquoi|est-ce|est|y a-t-il|et|donc|peux|peut|que|qu'est|"
        r"c'est quoi"
    ),
    "third": (
        r"(il|elle|le client|la cliente|mon \w{3,12}|ma \w{3,12}|notre \w{3,12}|quelqu'un|le \w{3,12}|"
        r"la \w{3,12}|les clients) (\S{1,9} ){0,2}(dit|dis|a dit|écrit|a écrit|prétend|pense|affirme|trouve|"
        r"demande|se plaint|répond)|selon (lui|elle|mon|ma)|client écrit|citation"
    ),
    "design": (
        r"on (pourrait|peut|devrait)|(nous|vous) (pourrions|pourriez)|je (pencherais|dirais|choisirais|"
        r"prendrais)|prenons|partons sur|ne (marcherait|suffira|marchera|tiendra) pas|avantages|inconvénients|"
        r"ça dépend|autant"
    ),
    "own": (
        r"(mon|ma|mes) (\w{2,12} )?(commit|modification\w?|changement\w?|branche|commande|réservation|code|"
        r"script|fonction|boucle|devoir|texte|test)|dernier (commit|déploiement)|dernière (migration|version)|"
        r"de (ce matin|hier)"
    ),
    "success": (
        r"fait|terminé\w*|corrigé\w*|réparé\w*|fonctionne|marche|c'est prêt|prêt\w?|résolu\w*|envoyé\w*|"
        r"mis à jour|enregistré|réussi|ajouté"
    ),
    "request": (
        r"je vous écoute|dites-moi|dis-moi|envoyez(-moi)?|collez|indiquez|précisez|que puis-je|comment puis-je|"
        r"merci de (\w{3,})|faites-moi savoir|donnez-moi"
    ),
    "failed": (
        r"(n'ai|ne) (\S{1,9} ){0,2}(pu|peux|parviens|arrive)|impossible|échoué|désolé|malheureusement|pas réussi"
    ),
    "style": (
        r"formel\w*|informel\w*|familier|soutenu|ton|court\w?|long\w*|concis\w*|puces?|liste à puces|"
        r"paragraphe\w?|gras|italique\w?|titre\w?|virgule\w?|orthograph\w*|faute\w? (de frappe|d'orthographe)|"
        r"coquille\w?|majuscule\w?|minuscule\w?|police|couleur\w?|mise en (page|forme)|format\w*|tableau\w?|"
        r"émojis?|emojis?|tiret\w?|guillemets|formule|vouvoie\w*|tutoie\w*|vouvoyer|tutoyer|poli\w?|chaleureux|"
        r"simple|phrases?|lignes?|décimal\w*|arrondi\w*|coupe|raccourci\w*"
    ),
    "damage": (
        r"supprim[ée]\w*|effac[ée]\w*|écras[ée]\w*|envoyé\w*|publié\w*|annulé\w*|perdu\w*|détruit\w*|cassé\w*|"
        r"production|disparu\w*|tous les clients"
    ),
    "hedge": (
        r"(tu es|vous êtes|es-tu|êtes-vous) (\S{1,6} )?sûr\w*|sûr\w? \?|je (crois|pense)( que)?|il me semble|"
        r"à mon avis|sauf erreur|ça ne devrait pas|n'est-ce pas|ce ne serait pas|ce n'est pas plutôt|hm+|"
        r"bizarre|étrange|vraiment \?|vérifie|vérifiez|revérifi\w*|relis|relisez|presque|sauf|à part|"
        r"petit\w* (détail|chose|correction|erreur|bémol)|malheureusement|dommage|pourtant|quand même"
    ),
    "sarcasm": (
        r"(super|génial|bravo|merci|parfait|formidable|bien joué),? (maintenant|alors|vraiment|pour rien|"
        r"d'avoir|et maintenant|tu)|ah (bravo|super|bah|ben)|bien sûr|mais oui|quelle (bonne|belle) (idée|"
        r"surprise)|c'est malin|ben voyons|comme par hasard"
    ),
    "instead": (
        r"au lieu de|plutôt|à la place|remplace\w?|utilise\w?|change\w?|modifie\w?|corrige\w?|enlève\w?|"
        r"retire\w?|supprime\w?|garde\w?|laisse\w?|coupe\w?|raccourci\w*|mets-le|mettez|sans|en (français|"
        r"anglais|euros)|plus (court\w?|simple\w?|formel\w*|poli\w*|chaleureux|long\w*|\w{4,12})|"
        r"moins (\w{3,12})|pas de (\w{4,12})"
    ),
    "outdated": (
        r"n'est plus|ne .. plus|n'existe plus|n'habite plus|depuis|déménagé\w*|changé\w*|remplacé\w*|renommé\w*|"
        r"périmé\w*|obsolète\w?|l'an dernier|l'année dernière|désormais|avant c'était|a été (déplacé|reporté|"
        r"avancé)\w?|ancien\w*|reporté\w*"
    ),
    "but": r"mais|sauf|pourtant|par contre|cependant|toutefois|seulement|dommage",
}
