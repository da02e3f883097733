"""English cues: what a user says to an agent that erred.

Each entry is an alternation of phrases; ` .. ` is a gap of up to three words. Texts are folded first: lower case,
straight quotes, contractions with their apostrophe.
"""

NOT = r"(?:not|isn't|aren't|wasn't|weren't|ain't|never|no)"
IT = r"(?:it|that|this|these|those|they|which|what you (?:did|wrote|sent|have))"
VERY = (
    r"(?:(?:still|also|just|simply|actually|clearly|completely|totally|plain|so|all|very|quite"
    r"|really|a bit|not) ){0,2}"
)
BE = r"(?:is|are|was|were|'s|'re|looks?|seems?|sounds?|feels?|came out|reads?|got)"
ASK = (
    r"(?:ask(?:ed|ing)?|request(?:ed)?|want(?:ed)?|mean|meant|sa(?:y|id)|told|tell|order(?:ed)?|need(?:ed)?|looking"
    r"|after|had in mind|have in mind|agreed|discussed|specif(?:y|ied)|signed up|expect(?:ed)?|hop(?:ed|ing)|going)"
)
FLAW = (
    r"(?:wrong|incorrect|false|untrue|inaccurate|mistaken|invalid|bogus|nonsense|rubbish|garbage|bs|off|backwards?"
    r"|reversed|inverted|swapped|flipped|upside down|mixed up|messed up|garbled|misleading|outdated|"
    r"out of date|stale"
    r"|obsolete|deprecated|unacceptable|useless|terrible|awful|horrible|bad|inconsistent|ambiguous|made up|"
    r"fabricated"
    r"|hallucinat\w{1,6}|broken|misspell?ed|misspelt|misplaced|mislabel+ed|duplicated|incomplete|irrelevant"
    r"|unreadable|illegible|cut off|truncated|impossible|unsafe|illegal|double counted)"
)
PAST = (
    r"(?:\w{2,14}ed|put|set|cut|made|gave|took|went|wrote|sent|did|had|got|left|kept|chose|picked|built|broke|"
    r"ran|read"
    r"|lost|forgot|misread|mixed|told|said|threw|swapped|used|began|thought|meant|spelt|sold|paid|bought|"
    r"overwrote|drew"
    r"|hid|held|let|hit|shut|found|brought|changed|dropped|called|invented|skipped|dropped|counted|booked|billed)"
)

COMPLAINTS = {
    "no": (
        r"no(?= ?[,!;:…-]|\.(?! ?\d)| (?:it|its|it's|that|that's|this|the|i|i'm|you|you've|we|they|he|she|there|"
        "these|those|not|a|an|bro|man|dude|sir|sorry|please|wait|use|keep|leave|make|don't|just|only|my|our|"
        r"your|no|\d[\d.:]*)(?!\w))|no$|nope|nah|naw|noo+|nuh uh|negative|uh no|um no|err no|hell no|false|"
        "wrong|incorrect|not quite|not really"
    ),
    "wrong": (
        rf"{IT}(?: \S{{1,15}})? ?{BE} {VERY}{FLAW}|{IT} ?{BE} {NOT} {VERY}(?:right|correct|true|accurate|ok|okay|"
        rf"good|fine|valid"
        rf"|acceptable|the (?:right|correct|real|case|one|point|same)|it|how|where|when|who|a valid|an? real|what|"
        rf"possible)"
        rf"|{IT} {NOT} {VERY}(?:right|correct|true|accurate|it|how|what)"
        r"|(?:is|are|was|were|look|looks|seem|seems|sounds?|'s|'re) (?:\S{1,15} )?(?:wrong|incorrect|inaccurate|"
        r"backwards|swapped|reversed|inverted"
        r"|upside down|mixed up|messed up|garbled|broken|mislabel+ed|misspell?ed|out of date|outdated|inverted|"
        r"made up)"
        r"|(?:the |a |an |in |at |to |for |with )?wrong (?:one|way|\w{2,15})|wrong again|wrong|incorrect|"
        r"inaccurate|mistaken|untrue"
        r"|not true|not correct|not right|not accurate|not quite(?: right)?|not exactly|not even close|way off|"
        r"miles off"
        r"|off by|by one error|a (?:mistake|bug|typo|lie|blunder|mix-?up|misunderstanding)|(?:mixed|mixing|messed|"
        r"screwed|botched|muddled) (?:them |it |these |those |the two )?up"
        r"|confus(?:ed|ing) .. with|makes? no sense|doesn't make sense|don't make sense|doesn't add up|"
        r"don't add up|doesn't sum|does not add up"
        r"|can't be (?:right|true|correct)|cannot be (?:right|true|correct)|impossible|no such|doesn't exist|"
        r"does not exist|don't exist|never happened|nowhere near|contradicts?"
        r"|made (?:that|this|it) up|(?:got|have|has|had) .. (?:backwards?|wrong|reversed|mixed up|upside down|"
        r"the wrong way)|the wrong way (?:round|around)|other way (?:round|around)"
        r"|vice versa|the opposite|mistranslat\w{1,6}|miscalculat\w{1,6}|miscount\w{0,4}|misspel\w{1,5}|"
        r"misread\w{0,4}|misquot\w{1,4}|hallucinat\w{1,6}"
        r"|nonsense|double[- ]count\w{0,4}|crossed wires|got confused|mix-?up|off-by-one|the error is|faux pas|"
        r"breaks the (?:rule|policy|law|contract)"
    ),
    "misfit": (
        rf"(?:not|isn't|wasn't|wasnt|never|ain't|hardly|nothing like|nowhere near|far from) {VERY}(?:what|"
        rf"the \w{{1,14}}|how|where|the way|something|anything|all|like) (?:that )?(?:i|we) (?:\S{{1,9}} )?{ASK}"
        r"|misunderst\w{1,5}|misinterpret\w{0,4}|misheard|missed the point|missing the point|beside the point|"
        r"not the point|not the (?:question|task|assignment|brief|one|file|document|version|same|right)"
        r"|didn't ask|did not ask|never asked|nobody asked|no one asked|wasn't asking|not asking|didn't want|"
        r"did not want|never wanted|didn't request|never requested|didn't say|never said|did not say"
        r"|didn't mean|did not mean|i meant|what i meant|talking about|wasn't talking|answer(?:s|ed|ing)? (?:a|"
        r"the) (?:different|wrong|other)|(?:different|other|wrong) question|didn't answer|doesn't answer|"
        r"not answer(?:ing|ed)?"
        r"|i had .. in mind|you read .. as|crossed wires|that's not (?:me|my|mine|ours|our|us|an?|the|how|where|"
        r"when|it|who|one)|this is(?:n't| not) (?:me|my|mine|ours|our|the|an?|how|where|it|what)|read (?:it|that|"
        r"my|the) .. again|re-?read my|reread (?:it|my|the)"
        r"|read (?:my|what i)"
    ),
    "asked": (
        r"(?:i|we) (?:\S{1,10} )?(?:\S{1,10} )?(?:asked|said|told|wanted|meant|requested|specified|ordered|"
        r"mentioned|wrote|typed|agreed|clearly|explicitly|stated|listed|gave you|did say|did ask|did tell|"
        r"instructed|needed|called it|expected|picked|chose)"
        r"|as (?:i )?(?:asked|agreed|discussed|requested|said|specified|mentioned|instructed)|like i (?:said|"
        r"asked)|my (?:instructions?|request|brief|message|question|spec|original \w{1,12}) (?:was|were|said|says|"
        r"is|asked|clearly)"
        r"|(?:the|my|our) (?:brief|spec|request|ask|rule|requirement|ticket|instructions?|style ?guide|policy|"
        r"contract|template|question|agreement|deal|limit) (?:was|were|is|says|said|asks|asked|calls|requires|"
        r"clearly|states)|per (?:the|our|my) (?:spec|policy|brief|style guide|contract|agreement|instructions?|"
        r"rules?)"
        r"|(?:remember|recall) (?:that )?(?:i|we|what)|what (?:did|part)|didn't (?:i|we) (?:\S{1,9} )?(?:say|ask|"
        r"tell|agree|specify|mention|want|just)|did(?:n't)? i not|i thought (?:we|you|i)|the (?:deal|agreement|"
        r"plan|idea) was|said (?:not|no|to)|told you|asked (?:you|for)|again, i|i(?:'d| had) (?:asked|said|wanted|"
        r"told|in mind|specified|like)|was(?:n't)? (?:asked|told|agreed)"
    ),
    "should": (
        r"should(?:n't| not)?(?: have)? (?:be|been|have|not|only|also|never|always|go|start|come|use|say|read|"
        r"stay|return|\w{2,14})|should(?:n't)?|ought to|must(?:n't| not)?(?: be)?|(?:was|were|is|are)(?:n't|"
        r" not)? (?:supposed|meant|expected|allowed|intended) to|supposed to|meant to be"
        r"|ha(?:s|ve) to (?:be|go|come|stay|match|have)|needs? (?:to (?:be|go|have|come|stay|match|include|use|"
        r"fit|start|end)|fixing|changing|correcting|more|less|fewer)|belongs?|goes (?:to|in|into|on|under|at|"
        r"before|after)|go (?:in|into|under)|(?:is|are|'s) (?:actually|really|in fact|called|spelled|spelt|"
        r"pronounced|named|located|measured|counted|capped|due|based|defined|in|at|on|from|for|the|always|never)"
    ),
    "undo": (
        r"undo|revert|roll(?:ed|ing)? (?:\S{1,10} )?back|rollback|(?:put|bring|change|set|switch|turn|move|give|"
        r"get|take|flip) (?:it|that|this|them|everything|all|those|these|the \w{1,14}|my \w{1,14}|"
        r"\w{1,14})(?: all)? back|back to (?:the way|how|what|where|as)|restore|reinstate|un-?(?:send|cancel|"
        r"publish|delete|merge|do|archive|subscribe|book)|recall (?:it|that|the)|take (?:it|that|this) (?:back|"
        r"down|offline)|(?:the way|how|as) it was|start (?:over|again|from scratch|afresh)|from scratch|"
        r"scrap (?:it|that|this|all|the)|bin (?:it|that|this)"
        r"|throw (?:it|that|this|all|everything) (?:\S{1,9} )?(?:out|away)|toss (?:it|that|this)|discard (?:it|"
        r"that|this|all|your|everything|the)|forget (?:it|that|all of|this) and|delete (?:it|that|this|them|"
        r"all of|everything you|what you)|cancel (?:it|that|this|what you|the \w{2,12} you)|redo|do (?:it|this|"
        r"that) (?:over|again)|re-?do it|stop (?:it|that|this|right|what you|everything|immediately|now|doing)|"
        r"stop+|abort|halt|hold on|whoa|hands off|don't touch|back out|reopen|unassign|get rid of (?:it|this|that|"
        r"all)"
    ),
    "still": (
        r"still|again|yet again|once more|same (?:error|problem|issue|mistake|thing|result|output|bug|story|"
        r"answer|one)|(?:second|third|fourth|fifth|2nd|3rd|4th|5th|\d+th|\d+|two|three|four|five|how many|"
        r"umpteenth|nth|last \w{2,6}) times?|keeps? (?:\w{2,12}ing|on)|for the (?:last|\w{2,8}th|second|third)|"
        r"repeatedly|over and over|every (?:single )?time|no (?:change|difference|luck|improvement)|"
        r"already (?:told|said|asked|gave|sent|answered|have|did)|back to square|as before|anymore|any more|"
        r"like last time|nothing (?:has )?changed|not (?:fixed|solved|resolved|changed|there|done)"
    ),
    "fail": (
        r"(?:does|do|did|is|are|was|can|ca|could|wo|will|would)(?:n't| not) (?:\S{1,10} )?(?:work|works|working|"
        "run|compile|open|load|build|start|show|render|parse|match|pass|connect|respond|appear|play|fit|happen|"
        "help|update|install|boot|reach|exist|resolve|go through|show up|display|print|save|send|arrive|return|"
        "fire|trigger|call|change|turn|stop|handle|cover|include|contain|balance|add up|log|sync|let|accept|"
        r"execute|converge|solve|fix)|fail(?:s|ed|ing|ure)?|crash\w{0,4}|error(?:s|ed|ing)?|throws?|broke|"
        r"broken|breaks|blows? up|blew up|nothing (?:happen\w{1,3}|shows?|works|compiles|loads|came|comes|"
        r"changed|there|prints|opens|plays|is)|no(?:thing| longer) work\w{0,4}|not working|stopped working|"
        "(?:getting|get|got|gives?|gave|see|seeing|returns?|says) (?:me )?(?:an?|the|"
        r"this) (?:\S{1,12} )?(?:error|404|500|exception|warning|blank|empty|timeout|traceback|nan|null)|"
        r"blank (?:page|screen|\w{2,8})|is (?:empty|blank|gone|missing|red|down|dead|frozen|stuck)|are (?:empty|"
        "blank|gone|missing|red|off|on|still|down)|came (?:back|out) (?:empty|blank|wrong|as)|comes? (?:back|"
        r"out) (?:empty|blank|wrong)|hangs|stuck|times out|timed out|infinite loop|segfault\w{0,3}|"
        "out of memory|undefined|nan|traceback|exception|can't (?:open|find|see|read|log|connect|access|"
        "reproduce|run|click|get)|cannot (?:open|find|see|read|access|log)|bounced|dead link|broken link|"
        r"404\w?|500s?|went (?:red|down|dark)|ci (?:is )?(?:red|fail\w{0,3})|gone|disappeared|vanished|empty|"
        "all zeros?|all nulls?|it (?:doesn't|didn't|won't|isn't|can't|never|keeps|stops)|(?:slower|worse|"
        r"bigger|longer|hotter|colder) (?:than|now)|does nothing|did nothing|zero results|corrupt\w{0,3}|exits|"
        r"gets? dropped|keeps \w{3,12}ing|without sound|no sound|nothing in|no effect|unreadable|freez\w{1,4}|"
        "same (?:to me|as before|blank|message|error)|looks? (?:exactly )?the same|all the same|down again|"
        r"spam|shows? up (?:twice|three|double)|not on my|won't \w{3,9}"
    ),
    "lack": (
        r"missing|missed|forgot(?:ten)?|forget|left (?:\S{1,12} )?out|leaves out|leaving out|omit\w{0,4}|"
        "skipped|overlooked|ignor(?:ed|es|ing)|neglected|lacks?|lacking|without (?:the|any|a)|incomplete|"
        r"half (?:of|the|is|are|done)|only (?:half|part|one|two|three|four|five|the first|covers?|\d+)|"
        "where(?:'s| is| are| did) (?:the|my|our|all|that|those)|what (?:happened to|about)|not (?:included|"
        "mentioned|listed|in (?:there|here|it)|covered|counted|there|all)|there(?:'s| is| are) no|"
        "there (?:isn't|aren't|wasn't)|doesn't (?:mention|include|have|cover|contain|say|handle|cite|list|"
        r"follow|match|respect|reflect)|don't (?:see|match|add|include|have)|didn't (?:\w{2,12})|"
        r"did not (?:include|mention|use|follow|add|update)|never (?:\w{2,12})|you haven't|"
        r"haven't (?:\w{2,12}ed|done|included)|no (?:mention|sign|trace|sources?|citations?|headers?) (?:of|"
        "anywhere|at all)?|not a single|needs? (?:a|an|more|the)|more than (?:that|one|two)|"
        r"out of (?:the )?\d+|too few|not enough|cut off|stops at|ends at|where(?:'s| is| are|s)|i see (?:none|"
        "no|only|nothing)|(?:there is|there's|there are|i have|i get|has|have|gives?) (?:no|none|only)|"
        "(?:isn't|aren't|not) (?:in )?(?:there|here)|not a word|no word|nowhere|that's (?:only )?(?:one|two|"
        r"three|four|five|\d)|you skipped|only (?:one|\d) |has none|stops? (?:half|at)"
    ),
    "excess": (
        r"too (?:\w{2,15})|way too|far too|overly|over-?kill|over-?engineer\w{0,3}|excessive|unnecessar\w{1,4}|"
        r"redundant|superfluous|repetitive|verbose|wordy|long-?winded|cluttered|bloated|cheesy|corny|salesy|pushy|"
        r"stiff|robotic|generic|vague|dry|bland|boring|ugly|cramped|wall of text|fluff\w?|jargon|more than (?:i|"
        r"we) (?:asked|wanted|need)|no need (?:for|to)|didn't need|don't need (?:the|all|a|any|that|this|so)|"
        r"doesn't need|nobody (?:needs|reads|wants|says|uses|writes)|who (?:asked|says|told|writes|talks|uses)|"
        r"extra|twice|double|duplicat\w{1,3}|sounds? like (?:a|an)|reads? like (?:a|an)|looks? like (?:a|an)|"
        r"a (?:bit|little|tad|touch) (?!more|about|of)(?:\w{2,12})|so (?:long|many|much|formal|big"
        r"|small)|not so|a lot (?:longer|"
        r"shorter)|unreadable|hard to (?:read|follow|see)"
    ),
    "almost": (
        r"almost|nearly|close,? but|close enough|so close|not quite|not exactly|not entirely|not fully|"
        r"one (?:thing|problem|issue|nit|catch|mistake|correction|small|tiny|minor|detail|snag|more thing)|"
        r"small (?:thing|correction|fix|nit|issue|detail|problem|mistake)|minor (?:thing|correction|fix|nit|issue|"
        r"detail)|tiny (?:thing|correction|fix|nit|detail|issue)|quick (?:correction|fix|note)|nit|nitpick|except|"
        r"apart from|other than|aside from|just one|only (?:thing|problem|issue|complaint)|typo|though|"
        r"except that|slight\w{0,2}"
    ),
    "hedge": (
        "double[- ]?check|check (?:again|that|your|the|once more)|checking (?:again|once more)|look (?:again|"
        "that up|it up)|recheck|re-check|recount|count again|i(?:'m| am) (?:pretty|fairly|quite|not|"
        "almost) (?:sure|certain|convinced|following)|pretty sure|fairly sure|not convinced|i don't (?:think|"
        "believe|see|recall|remember|understand|follow)|i doubt|not sure (?:that|this|it|about|where|why|how)|"
        "(?:i )?thought (?:it|that|we|you|the|this)|i (?:believe|think|guess|suspect|reckon) (?:it|that|the|"
        "you|it's|we|there|this|they|your|i)|hm+|uh|um+|er+|erm|uhm|eh|ehm|wait|hang on|hold on|i'm afraid|"
        "afraid|unless (?:i'm|i am)|if i'm not mistaken|correct me if|i (?:could|might|may) be (?:wrong|"
        "mistaken|misreading)|could it be|might (?:have|be)|may (?:have|want)|seems (?:to|like)|"
        "looks? (?:to me )?like|with respect|not to be|surprised|weird|odd|strange|suspicious|according to|"
        "last i checked|as far as i (?:know|can)|afaik|iirc|strictly speaking|technically|funnily|you'll find|"
        "small thing|sorry to"
    ),
    "challenge": (
        r"are you (?:\S{1,8} )?(?:sure|certain|positive|kidding|serious|joking|blind|out of your mind)|you sure|"
        r"really\?|seriously|does (?:that|this|it) (?:make|look right|sound right|seem|add up)|is (?:that|this|"
        "it) (?:even|really|supposed)|how (?:can|could|is|was) (?:it|that|this|he|she|there|they|"
        r"\w{3,12}) (?:have|be|a|been|possible|already|even|the)|did (?:you|they|it|he|"
        r"she) (?:\S{1,8} )?(?:read|check|look|test|try|even|run|see|forget|count|notice|make|just|really|miss|"
        "mean)|did they|do you (?:even|really|not|ever)|don't you (?:think|see)|have you (?:even|actually|read|"
        "checked|looked|seen|tested)|how did you (?:get|come|arrive|end|find)|where did you get|says who|"
        "since when|what are you (?:talking|doing)|you did what|how come|did you (?:make|invent)|"
        r"which (?:colleague|one|file|session)\?|is that (?:legal|allowed|normal|safe)|are you (?:mad|nuts|"
        "crazy|high)|did you use"
    ),
    "doubt": (
        "(?:isn't|aren't|wasn't|weren't|shouldn't|doesn't|don't|didn't|hasn't|wouldn't|couldn't) (?:it|that|"
        r"this|there|they|he|she|we|you|those|these|the|i|\d{1,5}|\w{3,14})|shouldn't"
    ),
    "why": (
        "why (?:did|would|do|have|were|are|didn't|don't|haven't|wouldn't|must) (?:you|this|that|it|they|we)|"
        "why (?:on earth|the hell|in the world|ever|oh why|is there|are there|is (?:it|this|that|my|"
        r"the) \w{3,14} (?:still|not|in|gone|so|empty|missing)|isn't|aren't|not (?:just|simply)|global|english|"
        r"in \w{3,12}\?\?)|why\?{2,}|how come|who (?:told|asked|said|gave|authori[sz]ed|approved|"
        "allowed) (?:you|that|this|it)|what made you|what happened (?:to|with)|what gives|what is this|"
        r"what's this|what the|wtf|wth|ffs|since when|on whose|did (?:i|anyone|anybody) (?:\S{1,9} )?(?:ask|say|"
        "want|tell|request|approve)|how is (?:that|this|it) (?:a|an|even|supposed|better|ok|okay|possible)|"
        "what part of|can you not|how many times|how did you get|what were you|did what"
    ),
    "you_act": (
        rf"you(?:'ve| have| had|'d)? (?:(?:just|also|already|only|simply|actually|even|again|now|still|somehow|"
        rf"apparently|accidentally|completely|totally|basically|literally|have|had) ){{0,2}}{PAST}|you(?:'ve|"
        rf" have)? (?:been|gone|done|given|taken|written|broken|chosen|mistaken|forgotten|got|mis\w{{3,12}})"
        r"|you(?:'re| are| keep| kept) (?:still |again |just |only |always )?(?:\w{2,12}ing|confus\w{2,4}|wrong|"
        r"mistaken|off|missing|right that)|your (?:\w{2,14} ){1,2}(?:is|are|was|were|has|have|does|doesn't|isn't|"
        r"aren't|says|assumes?|uses?|counts?|drops?|ignores?|never|only|still|starts?|ends?|breaks?|misses|puts?|"
        r"adds?|looks?|returns?|includes?|treats?|mixes|leaves)|in your (?:\w{2,12})|you (?:didn't|did not|"
        r"haven't|never|forgot|missed|ignored|misread|dropped|skipped|invented|can't just|cannot just|shouldn't|"
        r"weren't|don't get)"
    ),
    "you_neg": (
        r"you (?:didn't|did not|haven't|have not|never|forgot|missed|ignored|misread|misunderstood|dropped|"
        r"skipped|invented|made up|keep|kept|can't just|cannot just|can't simply|shouldn't|should not|should have|"
        r"should've|weren't|were not|were supposed|were meant|were told|don't|still|lost|broke|overwrote|deleted|"
        r"wiped|swapped|mixed|confused|left|got|again|only|assumed|promised|said|told me|claimed|clearly)"
    ),
    "permission": (
        r"(?:i|we|nobody|no one|noone|anyone) (?:hadn't|hasn't|haven't|didn't|did not|had not|"
        r"never) (?:\S{1,9} )?(?:ask|asked|say|said|approve|approved|authori[sz]e\w?|agree|agreed|give|gave|given|"
        r"tell|told|confirm|confirmed|want|wanted|answer|answered|allow|allowed|sign|signed|okay|ok|request|"
        r"finish|finished|decide|decided)|without (?:asking|my|permission|checking|telling|approval|"
        r"confirm\w{1,5}|consent|consulting|being asked)|wait for (?:my|me|the go)|ask (?:me )?(?:first|before)|"
        r"before (?:i|you ask|asking|i've)|(?:my|the) (?:ok|okay|approval|permission|consent|go-?ahead)|"
        r"not allowed to|no right to|none of your|don't (?:just|ever|you dare)|who (?:told|asked|said you|"
        r"gave you|authori)|i only (?:asked|wanted|said|meant|needed|told)|(?:only|just) (?:asked|wanted|meant|"
        r"needed|said)|all i (?:asked|wanted|needed)|nobody (?:asked|told|said)|weren't (?:asked|supposed|allowed)"
    ),
    "sarcasm": (
        "(?:great|nice|wow|brilliant|fantastic|lovely|wonderful|awesome|perfect|super|amazing|congrats|"
        "congratulations|bravo|good job|well done|nice job|nice work|excellent|cool|thanks|love it|oh good|"
        "just what|so|terrific|genius|impressive)[,.!]{0,3} (?:so |now |and now |except|just what|another|you|"
        "that|how|thanks for)|so much for|thanks for (?:nothing|deleting|breaking|ruining|ignoring|wasting|"
        r"sending|the \w{2,12} (?:nobody|no one|i))|just what i (?:needed|wanted|always)|what a (?:surprise|"
        "joke|mess|waste)|very (?:funny|helpful|useful)|as if|yeah,? right|sure you|sure,? because|"
        "if you (?:say so|call)|what could|slow clap|great job|way to go|good luck|just like the last|surprise|"
        "clearly (?:you|nobody)|apparently|i guess (?:we|i|that|you|my)|lol|lmao|nice try|because (?:everyone|"
        r"who|clearly)|fun fact|newsflash|spoiler|last time i checked|who needs|what a (?:\w{3,9}) (?:idea|way)|"
        "did you (?:even|just)|interesting (?:choice|take|that|how|definition|maths?)|bold (?:choice|of)"
    ),
    "instead": (
        "instead|rather than|rather|not the|but not|in place of|as opposed to|(?:for|to) .. not (?:for|to)|"
        r"not \w{2,14}$|only \w{2,14}|just (?:the|a|an|\d)|other way (?:round|around)|vice versa|try again|"
        "do it again|one more time"
    ),
    "change": (
        "replace|swap|switch (?:to|it|that|them|the)|change (?:it|that|this|the|to|them|those|these|every|all)|"
        r"make (?:it|that|this|them|those|these|the \w{3,12} \w{3,12}er)|use (?:the|a|an|\w{2,14})|keep (?:it|"
        r"that|the|them|my|our|those|\w{2,14})|leave (?:it|that|the|them|my|our|those|out|\w{2,14})|"
        r"remove (?:the|that|it|those|this|all|\w{3,14})|drop (?:the|that|it|those|this|all|qq)|"
        r"take (?:\S{1,14} )?out|lose the|cut (?:it|the|that|out|down)|fix|correct (?:it|that|the|this)|"
        "move (?:it|that|the|them)|put (?:it|that|the|them|a|an|your|my)|shorten|tone (?:it |that |"
        r"the \w{2,12} )?down|tighten|rewrite|rephrase|reword|rework|redo|retry|call (?:it|him|her|them)|"
        "capitali[sz]e|align|indent|number the|spell|please no|no (?:more )?(?:emojis?|dashes|bullets?|"
        r"bullet points|jargon|markdown|exclamation \w{2,6}|abbreviations?|headings?|bold|caps|comments|fluff|"
        "tables?)|(?:without|skip|avoid|ditch|drop|lose) (?:the |all )?(?:emojis?|dashes|bullets?|jargon|"
        r"markdown|headings?|bold|intro\w{0,8}|fluff|caps)|don't (?:use|say|put|call|add|include|write|change|"
        r"touch|assume|start|mix|round)|stop (?:using|adding|putting|calling|writing|saying)|less \w{3,12}|"
        r"fewer \w{3,12}|more \w{3,12}|shorter|longer|softer|simpler|bigger|smaller|lighter|darker|warmer|"
        "friendlier|plainer|tighter|in (?:english|german|french|spanish|italian|dutch|japanese|chinese|"
        "portuguese|russian|plain english|lower ?case|upper ?case|bold|full|one line|past tense|third person)|"
        "go (?:with|for|easy)|stick (?:to|with)"
    ),
    "outdated": (
        r"no longer|not any ?more|any ?more|(?:has|have|was|were|got|been) (?:\S{1,8} )?(?:moved|changed|renamed|"
        r"replaced|removed|closed|cancell?ed|updated|deprecated|raised|lowered|postponed|superseded|discontinued|"
        r"merged|retired|sold|repealed|extended|shut|switched|migrated|dropped|increased|reduced|promoted)|"
        r"moved (?:to|in|away|out|from|on)|used to (?:be|live|work)|old (?:one|version|name|address|price|number|"
        r"policy|rate|data|figures?)|last year's?|since (?:\w{2,10})|as of|(?:left|quit|retired) (?:the|in|last|"
        r"us)|nowadays|these days|now (?:called|known|lives?|at|costs?|owns?)|the (?:new|latest|current) (?:one|"
        r"version|\w{2,12}) is|expired|changed (?:to|in|last|its|their|our)|years ago|out of date|outdated|"
        r"past tense"
    ),
}
