"""Portuguese cues; written as in the English module."""

PORTUGUESE = {
    "words": (
        r"o|a|os|as|um|uma|de|do|da|dos|das|e|nao|eu|voce|que|em|no|na|por|para|pra|com|mas|se|me|meu|minha|ja|"
        r"esta|isso|isto|esse|aqui|como|mais|sim|ao|foi|sao|muito|era|tem|obrigado|obrigada|pode|quando|tudo|ha|"
        r"nos|lhe|pelo|pela|ate|pronto|ele|ela"
    ),
    "no": r"não|nao|nops?|nada disso|nada a ver|calma|espera|peraí|opa|eita|pera",
    "wrong": (
        r"(está|esta|tá|ta|ficou|são|é|foi) (\S{1,8} )?(errad\w*|incorret\w*|mal|ao contrário|trocad\w*)|"
        r"errad[oa]s?|errou|incorret\w*|equivoc\w*|erro\w?|fals[oa]|não (é|está|são|era|foi|"
        r"tá) (\S{1,7} )?(correto|certo|isso|assim|verdade|bem|esse|essa|o|a|possível|bem isso)|não é (o|a|"
        r"isso)|ao contrário|invertid\w*|confund\w*|trocou|não existe|inventad\w*|inventou|não bate|não confere|"
        r"não faz sentido|não pode ser|desatualizad\w*|obsolet\w*|desde quando|nada a ver|engano"
    ),
    "misfit": (
        r"não (é|era|foi) (\S{1,5} )?(o que|isso que) (\S{1,5} )?(\S{1,5} )?(ped\w*|quer\w*|disse\w*|pergunt\w*|"
        r"precis\w*)|não era (isso|para)|não (te )?pedi|não foi isso|(me )?entendeu (mal|errado)|"
        r"mal[- ]entend\w*|eu quis dizer|me refiro|estou falando d\w*|não perguntei|nunca pedi|"
        r"ninguém (\S{1,5} )?pediu|não é (a )?minha (pergunta|dúvida)|não respond\w*|quero saber d\w*"
    ),
    "asked": (
        r"(eu )?(pedi|te pedi|lhe pedi|disse|te disse|falei|queria|tinha (pedido|dito|falado)|havia (pedido|"
        r"dito)|solicitei|combinamos|tínhamos combinado|mandei|especifiquei|informei|quis)|como (eu )?(disse|"
        r"pedi|combinado|combinamos|falei|combinámos)|conforme (combinado|pedido|o)|já (disse|falei|pedi|mandei|"
        r"enviei)|repito|o combinado (era|foi)|era para|era pra"
    ),
    "should": (
        r"deve\w*|devia\w*|deveria\w*|tinha que|tinha de|tem que|tem de|teria|precisa ser|era (para|pra)|é (o|a|"
        r"no|na|em|um|uma|vírgula|de) ?\w{2,}|chama-se|se chama|se escreve|na verdade|e sim|em vez de|ao invés|"
        r"mas sim"
    ),
    "undo": (
        r"desfaz\w*|desfa[çc]a|revert\w*|reverta|restaur\w*|volt\w* (\S{1,9} ){0,3}(atrás|como|ao|para|pro|o)|"
        r"devolv\w*|cancela (isso|tudo)|coloca\w? .. de volta|põe .. de volta|como (estava|era)|"
        r"começ\w* (de novo|do zero|tudo)|do zero|recomeç\w*|para (com isso|tudo|já|agora)|pare|apaga (isso|"
        r"tudo)|joga fora|refaz\w*|refaça|de volta"
    ),
    "still": (
        r"ainda|continua\w*|de novo|novamente|outra vez|mesm[oa] (erro|problema|mensagem|coisa|resultado)|"
        r"(segunda|terceira|quarta|enésima) vez|já (disse|falei|pedi|mandei)|\w{3,6} vezes|segue (dando|com)|"
        r"nada mudou|não mudou"
    ),
    "fail": (
        r"não (\S{1,8} )?(funciona\w*|funcionou|abre|carrega|anda|vai|liga|compila|aparece\w*|chega\w*|deixa|"
        r"responde|salva|imprime|entra|conecta|roda|rodou|dá|deu certo|foi)|(dá|deu|dando|aparece|"
        r"tá dando) (\S{1,6} )?erro|erro|falh\w*|trav\w*|caiu|quebr\w*|página em branco|em branco|vazi[oa]|"
        r"nada acontece|sumi\w*|não consigo (abrir|entrar|ver|acessar)|bugad\w*"
    ),
    "lack": (
        r"falt\w*|esquec\w*|omiti\w*|pulou|ignor\w*|cadê|onde (está|estão|foi|ficou)|não (inclu\w*|mencion\w*|"
        r"tem|vejo|aparece\w*|colocou)|sem (o|a|os|as)|só (tem|a|o|metade|dois|três)|incomplet\w*|metade|"
        r"ficou de fora|deixou de fora|muito pouco"
    ),
    "excess": (
        r"(longo|grande|formal|\w{4,10}) demais|demais|muito (long\w*|curt\w*|formal|informal|frio|seco|"
        r"técnic\w*|genéric\w*|grande|pesado)|desnecessári\w*|sobrando|redundante\w?|a mais|ninguém (fala|usa|"
        r"lê)|tão (long\w*|formal)|duplicad\w*|repetid\w*|exagerad\w*"
    ),
    "you": (
        r"você (\S{1,6} )?(\w{2,12}ou|\w{2,12}eu|\w{2,12}iu|fez|pôs|disse|esqueceu|foi|está|tinha|devia|deveria|"
        r"ia|não)|(colocou|usou|mudou|apagou|enviou|mandou|esqueceu|trocou|escreveu|removeu|deletou|fizeste|"
        r"puseste|usaste|\w{3,12}aste|\w{3,12}este)|sua (resposta|conta)|seu (texto|código|cálculo)|"
        r"por que (você|está|tá|não|me|em|foi)"
    ),
    "why": (
        r"por ?qu[eê]|como assim|quem (te|lhe|mandou|disse|autorizou)|desde quando|que (é isso|porcaria)|sério|"
        r"leu (o|a)|você (leu|viu|testou)"
    ),
    "permission": (
        r"(não|nunca) (\S{1,6} )?(autorizei|aprovei|dei permissão|confirmei|pedi|mandei|disse)|sem (perguntar|"
        r"consultar|permissão|avisar|minha|me)|(só|somente|apenas) (\S{1,4} )?(pedi|queria|falei|disse|o|a)|"
        r"pergunte antes|ninguém (te |lhe )?(pediu|mandou|autorizou)|era só"
    ),
    "thanks": r"obrigad[oa]\w*|brigad[oa]|valeu|vlw|grat[oa]|thx",
    "praise": (
        r"perfeit[oa]\w*|ótim[oa]|excelente|maravilh\w*|fantástic\w*|incrível|muito (bom|boa|bem|bonito|útil)|"
        r"bem feito|bom trabalho|show|massa|top|legal|adorei|amei|gostei|ficou (ótimo|perfeito|bom|lindo|"
        r"excelente|show)|funciona( agora| bem)?|funcionou|deu certo|nada mal|nada mau|nada errado|"
        r"nenhum (problema|erro)|sem (problemas?|erros|reclamações)|não (poderia|podia) (estar|ser|"
        r"ficar) melhor|nada a (reclamar|corrigir|acrescentar)|exatamente|isso mesmo|correto|bravo|arrasou|"
        r"tudo certo|impecável|mandou bem"
    ),
    "ack": (
        r"ok|okay|tá|ta bom|tá bom|sim|claro|certo|entendi|entendido|beleza|blz|bem|bom|combinado|perfeito|"
        r"pode ser|vai|manda|isso|fechado|de acordo"
    ),
    "decline": (
        r"não,? obrigad[oa]|(é|era) só isso|só isso|não (precisa|é preciso|preciso|quero|agora)|ainda não|"
        r"por enquanto não|agora não|nada mais|deixa( assim| pra lá| quieto)?|não importa|esquece|tanto faz|"
        r"mais tarde|eu (cuido|resolvo|faço)|não se preocupe|está bem assim|dispenso|não é necessário"
    ),
    "slip": (
        r"(é |foi )?(minha culpa|meu erro|erro meu|falha minha|mancada minha|culpa minha)|me (enganei|confundi|"
        r"expressei mal|atrapalhei)|escrevi errado|digitei errado|digitei mal|desculp\w*,? (\S{1,4} )?(eu|é|era|"
        r"quis|escrevi|digitei|janela|me|meu|falei|errei)|perdão,? (eu|é|era|quis|me)|ops|opa,? (errei|janela|"
        r"era)|janela errada|chat errado|arquivo errado|esqueci de (dizer|falar|mencionar|avisar)|eu (errei|"
        r"deveria ter|devia ter)|você (tem|está) (razão|certo)|colei (o|a)|copiei (o|a|errado)"
    ),
    "hypo": (
        r"e se|o que (acontece|aconteceria) se|se (eu|alguém|você|o|a|um|uma|quisesse|tivesse|fosse|for|"
        r"a gente)|supon\w*|imagin\w*|digamos|caso|poderia|seria"
    ),
    "standing": (
        r"(a partir|de) (de )?agora( em diante)?|daqui (pra|para) (a )?frente|daqui em diante|no futuro|sempre|"
        r"nunca|por padrão|em geral|geralmente|toda vez|lembre-?(se)?|lembra que|leve em conta|prefiro|"
        r"da próxima vez|neste projeto|nesse projeto"
    ),
    "task": (
        r"(e |agora |depois |ok |certo |ótimo |legal |obrigado |também |por favor |então )*(escrev[ae]\w*|"
        r"cri[ae]\w?|faz (um|uma|o|a|pra)|faça|envi[ae]\w*|mand[ae]\w*|mostr[ae]\w*|me (mostra|dá|dê|diz|diga|"
        r"explica|envia|manda)|dê|dá|explic\w*|explique|traduz\w*|resum[ae]\w*|adicion\w*|acrescent\w*|"
        r"reserv[ae]\w*|calcul[ae]\w*|busc[ae]|busque|procur[ae]\w*|encontr[ae]\w*|verifi\w*|abr[ae]|rod[ae]|"
        r"list[ae]\w?|prepar[ae]\w*|ger[ae]|compar[ae]\w*|liga\w?|agend[ae]\w*|imprim[ae]|coloque|salv[ae]|"
        r"baix[ae])|pode|poderia|consegue|preciso|quero|queria (saber|um|uma)|gostaria|me ajud\w*|ajude|"
        r"e (agora|para|pra|o|a|os|as|em|amanhã|como|qual)|outra (coisa|pergunta)|outro|também|além disso|aliás|"
        r"vamos|a propósito"
    ),
    "question": r"o que|que|quem|onde|quando|como|qual\w*|quant\w*|por que|é|há|tem|posso|e|então|será|está",
    "third": (
        r"(ele|ela|o cliente|a cliente|meu \w{3,12}|minha \w{3,12}|o \w{3,12}|a \w{3,12}|alguém|"
        r"um \w{3,12}) (\S{1,9} ){0,2}(diz|disse|escreve|escreveu|afirma|acha|pergunta|reclama|reclamou|falou)|"
        r"segundo (ele|ela|meu)|cliente (diz|disse|escreveu)"
    ),
    "design": (
        r"(poderíamos|podemos|daria para|dá para|deveríamos)|eu (usaria|iria|escolheria|prefiro)|melhor (usar|"
        r"usarmos)|vamos (usar|de|com)|não (escalaria|funcionaria|serviria)|prós e contras|vantagens|depende"
    ),
    "own": (
        r"(meu|minha|meus) (\w{2,12} )?(commit|mudança\w?|alteraç\w*|branch|pedido|reserva|código|script|função|"
        r"laço|tarefa|texto|teste)|últim[oa] (commit|migração|versão|deploy)|de (hoje cedo|ontem|hoje de manhã)"
    ),
    "success": (
        r"pronto|feito|corrigi|corrigid\w|consertei|funciona|resolvid\w|terminei|enviad\w|enviei|atualizad\w|"
        r"atualizei|salv\w|concluíd\w|arrumei"
    ),
    "request": (r"(me )?(diga|envie|mande|informe|conte)|cole|em que posso|como posso|por favor,? (\w{3,12})|me avise"),
    "failed": r"não (consegui|pude|foi possível|posso|encontrei)|falhou|infelizmente|impossível",
    "style": (
        r"formal\w*|informal\w*|tom|curt[oa]\w?|long[oa]\w?|breve|conciso|tópicos|parágrafo\w?|negrito|itálico|"
        r"título\w?|vírgula\w?|ortograf\w*|acento\w?|erro de digitação|maiúscula\w?|minúscula\w?|fonte|letra|"
        r"cor\w?|cores|formato|formataç\w*|tabela|emojis?|hífen|aspas|saudação|tratamento|você|senhor\w?|"
        r"simples|frases?|linhas?|decimal|arredond\w*|estilo"
    ),
    "damage": (
        r"apag\w*|delet\w*|exclu\w*|sobrescrev\w*|envi\w*|publi\w*|cancel\w*|perd\w*|destru\w*|quebr\w*|"
        r"produção|todos os clientes|sumi\w*"
    ),
    "hedge": (
        r"(tem|você tem|tens) certeza|certeza\?|(eu )?acho que|me parece|parece(-me)? que|se não me engano|"
        r"não (deveria|seria|é|era|tinha) (\S{1,9} ){0,4}\?|não\?|né\?|hm+|estranho|esquisito|"
        r"verifi\w* (de novo|novamente)|confira|confere|dá uma olhada|olha de novo|quase|exceto|menos|tirando|"
        r"um detalhe|pequen\w*|infelizmente|porém|duvido"
    ),
    "sarcasm": (
        r"(ótimo|legal|parabéns|obrigado|perfeito|maravilha|que bom|valeu),? (agora|hein|por nada|por apagar|"
        r"e agora)|ah,? (claro|tá|sim)|claro,? (porque|que sim|como)|sei,? sei|que surpresa|muito engraçado|aham"
    ),
    "instead": (
        r"em vez de|ao invés de|no lugar|melhor|substitu\w*|troc\w*|mud[ae]\w*|us[ae]\w?|use|tir[ae]\w*|"
        r"remov[ae]\w*|deix[ae] (\S{1,9})|corrij\w*|corrig\w*|arrum\w*|encurt\w*|sem|em (português|inglês|"
        r"reais)|mais (curt\w*|formal|simples|\w{4,12})|menos (\w{3,12})|nada de|não use|não coloque"
    ),
    "outdated": (
        r"não (\S{1,9} )?mais|já não|agora (é|está|fica|se chama|custa)|desde (\w{3,12})|se mud\w*|mudou|"
        r"mudaram|trocaram|substituíd\w*|renomead\w*|obsolet\w*|desatualizad\w*|ano passado|antes era|antig\w*|"
        r"adiad\w*|hoje em dia|saiu da"
    ),
    "but": r"mas|porém|só que|exceto|contudo|pena|entretanto",
}
