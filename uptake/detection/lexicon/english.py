"""English cues beside the complaints: thanks, answers, slips, tasks, remarks; and what tells how grave one is."""

from uptake.detection.lexicon.english_agent import AGENT
from uptake.detection.lexicon.english_complaints import COMPLAINTS

_REMARKS = {
    "thanks": (
        "thank you(?: so much| very much)?|(?:many |so many )?thanks?(?: a lot| so much| a bunch| again)?|thx|"
        r"ty|tysm|tyvm|cheers|much appreciated|appreciate(?: it| that| you\w*)?|grateful|ta"
    ),
    "praise": (
        "perfect(?:ly)?|great|awesome|excellent|amazing|wonderful|fantastic|brilliant|lovely|superb|"
        "nice(?:ly)?|good (?:job|work|catch|stuff|one|point|call|idea|enough|to (?:know|go))|well done|"
        "nailed it|spot on|love (?:it|this|that|the)|loving|works? (?:now|great|fine|well|perfectly|"
        "like a charm|as expected|again|for me|nicely|beautifully)|it works?|that works?|works|looks? (?:good|"
        "great|right|fine|nice|correct|perfect|neat|fantastic|lovely|amazing|spot on|ok|okay|clean|better)|"
        "sounds? (?:good|great|fine|like a plan|right|reasonable)|not (?:half |too |so )?(?:bad|shabby)(?: at all)?"
        r"|(?:that|it|this)(?:'s| is|s) not (?:half |too |so )?(?:bad|shabby)(?: at all)?|no (?:issues?|"
        "complaints?|problems?|notes|objections?|worries|doubt|changes needed|flaws)|can't complain|"
        "couldn't (?:be|have|ask)|could not (?:be|have|ask)|can't fault|nothing (?:to (?:add|complain|change|"
        "fix)|wrong|missing)|exactly (?:what|right|that|how|the)|just what i|even better|better than|"
        r"impress\w{1,5}|helpful|helps|that helped|beautiful|gorgeous|neat|sweet|cool|yay|hooray|bravo|kudos|"
        "legend|lifesaver|life saver|genius|you rock|you're (?:the best|right|amazing|great|a star|awesome|"
        "a lifesaver)|that's (?:it|right|correct|the one|true|all|fine|good|better|great|perfect|fair)|correct|"
        "all good|so good|happy with|solved|fixed it|fixed now|finally works|much better|well (?:spotted|"
        r"written|put)|ace|smart|elegant|that was (?:quick|fast|easy)|clever|thoughtful|delicious"
        r"|flawless\w{0,2}|no mistakes?|no errors?|"
        "didn't expect .. (?:good|well|fast|nice)|never (?:seen|had) .. (?:good|better|nice|fast)|"
        "wouldn't change|don't change (?:a thing|anything)|can't find (?:anything|a single|any)|"
        "all (?:tests )?(?:pass|green)|approved|lgtm|ship it|no need to change|(?:errors?|bugs?|problems?|"
        r"issues?|warnings?|flicker|noise|messages?|crash\w{0,2})(?:'s| is| are|'re| has| have)? (?:really |"
        "now |finally |indeed |been )?(?:gone|fixed|solved|resolved|no longer there|disappeared)|(?:don't|"
        "didn't|can't|couldn't|can not) (?:see|find|spot) (?:anything|any|a single|a) .. (?:wrong|mistakes?|"
        "errors?|issues?|problems?|flaws?)|(?:now|finally) it (?:adds up|works|loads|runs|makes sense|fits|"
        r"compiles)|\S{1,12} it is$|(?:all|tests?|everything|both|build|it)(?: \w{3,8})? (?:is|are|'s|"
        "'re) (?:green|fine|good|loading|back(?: up)?|working|perfect|running)|(?:way|much|so much|far|"
        r"a lot) (?:\w{3,10}er|better)(?: now| than before)?|clean|confirmed|no more (?:errors?|crashes|"
        r"warnings?|problems?)|i (?:really )?(?:like|love|loved|liked)|beautiful\w{0,2}|pretty|"
        "nothing (?:needs to|to) change|well spotted|(?:friday|monday|tuesday|wednesday|thursday|saturday|"
        r"sunday|that|\d{1,2}) works|so good|damn good|damn that's good|good choice|the best|you're (?:an?|my|"
        r"such an?) \w{3,9}|can't even tell"
    ),
    "ack": (
        "ok|okay|okey|k|kk|alright|all right|got it|gotcha|understood|sure|yes|yep|yeah|yup|ya|aye|fine|right|"
        "noted|makes sense|fair enough|will do|agreed|absolutely|definitely|of course|deal|good|roger|go ahead|"
        "go for it|do it|please do|proceed|carry on|continue|same here|me too|indeed|ah ok|oh ok|ah|aha|"
        "oh i see|cool|no rush|either|neither|all of them|(?:the )?(?:first|second|third|last|former|latter|"
        r"\w{3,9}est)(?: one)?[.!]?$|option \w|i see(?=[,.!]|$)|go$|i know$|yes+|yeah+|yay+|right then|"
        r"ahh* (?:ok|of course|right|yes|i see)|silly me|(?:no|nr|number|#)\.? ?\d{1,3} (?:is|looks?|sounds?|"
        "wins|please|then|it is|seems|for me)"
    ),
    "decline": (
        "no,? thanks?|no,? thank you|no thx|no,? ta|not (?:now|today|yet|needed|necessary|at the moment|"
        "for now|this time|right now|interested|really)|that(?:'s| is| will be|'ll be) (?:all|it|everything|"
        "enough|fine|ok|okay)|that would be all|nothing (?:else|more|further)|i'm (?:good|fine|all set|done|ok|"
        "okay)|we're (?:good|fine|all set|done)|all set|all good|no need|never ?mind|nvm|don't (?:worry|"
        "bother)|skip (?:it|that|this|the)|leave it(?: as is)?|forget (?:it|about it)|no worries|no problem|"
        "no rush|no hurry|not necessary|maybe later|another time|i'll (?:do|handle|pass|manage|take|check|"
        r"think|sort|look|let|come|get|try|send|copy|be|wait|ask|read|decide|go)|we'll (?:\w{2,9})|"
        "let me (?:think|check|see|look|know|get back|try|sleep|ask)|rather not|i'd rather|pass on|hold off|"
        "i expected|don't bother|will do|not needed|rather not"
    ),
    "slip": (
        "my (?:bad|mistake|fault|error|apologies|typo|slip|own (?:mistake|typo|fault|error))|mea culpa|"
        r"i (?:\S{1,9} )?(?:mistyped|misspoke|mis-?typed|mis-?spelled|misspelt|fat-?fingered|typoed|miscounted|"
        r"misremembered|was wrong|messed up|stand corrected|misunderstood)|i (?:\S{1,9} )?(?:gave you|sent you|"
        "sent|pasted|copied|attached|uploaded|typed|wrote|linked|put|had|used|got|chose|picked|entered|named|"
        r"spelled|clicked|posted) (?:you )?(?:the |a )?(?:\S{1,12} )?(?:wrong|incorrect|invoice|twice|old one|"
        r"other one)|i (?:\S{1,9} )?forgot to (?:say|mention|tell|add|attach|specify|include|write|give)|"
        "forgot to (?:say|tell|mention)|i should have (?:said|mentioned|told|written|specified|been)|"
        "i (?:meant to|was looking at the|was thinking|mis-?read|mixed (?:it |them |that )?up|read (?:it|"
        r"that) wrong|overlooked)|(?:i )?(?:changed|change) my mind|second thoughts?|i told you \S{1,12} but|"
        "sorry,? (?:i meant|i mean|typo|wrong (?:window|chat|file|link|tab|person|channel|number)|"
        "that was (?:my|meant|for)|my|meant|i (?:pasted|typed|sent|gave|forgot|copied|attached|misread)|ignore|"
        "scratch)|scratch that|ignore (?:that|my|the last|what i)|disregard|oops|whoops|oopsie|duh|"
        "wrong (?:window|chat|tab|thread|channel|conversation|paste|clipboard)|typo on my|on my (?:end|side|"
        "part)|i take (?:it|that) back|you(?:'re| are| were) right|meant for (?:someone|my|another)|"
        "autocorrect|can't (?:type|spell|count)|didn't mean to (?:send|paste|post|hit)|hit (?:enter|send) too|"
        "blame me|let me (?:correct|clarify|restate|fix my)|forgot to tell you|typo:"
    ),
    "hypo": (
        "(?:what|how about) if|what happens (?:if|when)|(?:and )?if (?:i|we|you|someone|somebody|it|they|that|"
        r"this|a|one|there|my|our|your|two|the \w{2,12} (?:were|was|had|fails?|is))|suppose|supposing|imagine|"
        "assuming|hypothetically|say (?:i|we|someone)|let's (?:say|pretend|assume|imagine)|in case|were to|"
        r"in theory|for example|e\.g|for instance|whenever (?:someone|a user)|when (?:would|should|someone|"
        "a user|users)|pretend|what (?:should|would) (?:one|you|happen|i)"
    ),
    "standing": (
        "from now on|going forward|in (?:the )?future|as a rule|in general|generally|by default|"
        "for (?:all )?future|next time|always|every time you|whenever you|whenever|each time|henceforth|"
        "from here on|from today|remember (?:that|to|:)|keep in mind|bear in mind|note that|just so you know|"
        "for the record|fyi|i (?:generally |usually |always |really |strongly |personally |tend to |would |"
        "'d )?(?:prefer|hate|dislike|favou?r|appreciate)|my preference|we (?:generally|usually|always|normally|"
        "tend|never|prefer)|as a habit|house rule|until further|never (?:use|push|send|deploy|commit|add|"
        "mention|call|write|do|put|share|delete|run|schedule|book)|in this (?:project|repo|chat|team|company|"
        "session)|for (?:the )?rest of|throughout|i'm (?:vegan|vegetarian|allergic|left-handed|colou?r-?blind|"
        r"a (?:\w{3,12}))|please don't (?:ever|push|deploy|merge|send)|don't (?:push|deploy|merge|commit|send|"
        "book|publish|touch|share) .. (?:until|unless|before|without|yet|on)|rules for|for (?:the )?next|"
        "(?:don't|do not) ever|going forward|in future|remember that"
    ),
    "task": (
        "(?:ok|okay|great|nice|good|super|thanks?|thank you|thx|cool|perfect|awesome|now|then|next|also|and|"
        "and now|and then|and also|please|pls)?[,.!:]{0,2} ?(?:write|create|generate|draft|send|run|add|show|"
        "list|give|explain|translate|summari[sz]e|compare|find|open|build|deploy|commit|push|plot|draw|compute|"
        "calculate|book|order|schedule|remind|email|convert|export|import|download|upload|install|describe|"
        "tell|prepare|sort|filter|merge|save|play|search|suggest|plan|design|implement|refactor|review|"
        "analy[sz]e|continue|test|set (?:a|an|up|the)|turn (?:on|off|up|down|it|the|them)|make (?:a|an|me|one|"
        "two|another|some|sure|us)|look up|walk me|teach|check (?:if|whether|my|for)|figure out|share|print|"
        "start (?:a|an|the|with|writing)|ping|invite|pay|estimate|outline|extend|bump|benchmark|profile|"
        "measure|multiply|divide|train|recommend|pick|reserve|do the same|apply|split|repeat|brainstorm|"
        "proofread|attach|post|tag|archive|scan|monitor|watch|document|dim|switch on|switch off|rerun|re-run|"
        r"zip|clone|fetch|pull|let (?:\w{2,9} )?know|tell (?:me|him|her|them|us)|pause|cancel (?:my|the)|"
        r"delete (?:my|the)|shut (?:it |the \w{2,9} )?down|link|try (?:a|an|another|one)|rename my|fill|label|"
        "visuali[sz]e|solve|quiz me|wake|lock|unlock the|on to|move on|let's (?:continue|move|start|do|go on|"
        "have|also)|go on)|help me|i(?:'d| would) (?:also )?like (?:to|a|an|you)|i (?:also |now |"
        r"just )?(?:need|want) (?:to (?:\w{2,9})|a|an|some|another|help|two|three|one)|another (?:\w{2,14})|"
        r"one more|(?:one|two|three|four|five|ten|some|a few|many|\d{1,3}) more|new (?:task|question|topic|"
        "ticket|request)|different (?:topic|question|subject)|moving on|while you're at it|quick question|"
        "question:|next[,:]|same for|same with|what's next|now (?:for|the|do)|as well$|too$|and (?:one|another|"
        r"a|an|two) \w{2,12}|now (?!it|that|this|the|there|they|he|she|my|your|our|i|we|you|every|nothing|all|"
        r"none|no|only|what|both|how|\w{2,12} (?:is|are|was|has|have))\w{3,12} (?:the|a|an|my|it|them|all|off|"
        "on|up|down|to|for|with|from)"
    ),
    "plea": (
        "can (?:you|we|i)|could (?:you|we|i|it|the)|would (?:you|it)|will you|may i|please|pls|mind|"
        "if possible|would be (?:nice|great|cool|good|better)|maybe|perhaps"
    ),
    "question": (
        "what|which|who|whom|whose|when|where|how|why|is|are|was|were|do|does|did|can|could|would|will|should|"
        "has|have|had|am|isn't|aren't|doesn't|whats|what's|where's|who's|how's|hows|by whom|and (?:what|how|"
        "where|when|who|which|if|why)|so (?:what|how|why|where|when|who|which|is|are|do|does|can)|ok (?:what|"
        "how|why|where)|any"
    ),
    "third": (
        "(?:he|she|they|someone|somebody|the (?:customer|client|user|reviewer|boss|manager|teacher|professor|"
        "editor|doctor|linter|compiler|auditor|lawyer|landlord|tenant|patient|interviewer|examiner|ceo|cto|"
        "bank|vendor|judge|referee|author|paper|email|message|letter|ticket|error|mail)|(?:my|our|his|her|"
        r"a) (?:\w{3,14}|other \w{3,12})|customer|client|reviewer|chatgpt|gemini|copilot|siri|alexa|(?:the|"
        r"an)?other (?:agent|bot|model|assistant)) (?:\S{1,9} )?(?:said|says|told|wrote|writes|complain\w{1,3}|"
        r"claim\w{0,3}|repl\w{1,4}|answered|corrected|commented|keeps saying|argu\w{1,3}|insist\w{0,3}|emailed|"
        "texted|thinks|asked|yelled|shouted|marked|rejected|loves?|liked?|hates?)|(?:review|comment|ticket|"
        r"email|message|mail|tweet|letter|feedback|complaint|subject)(?: \S{1,9}){0,2} (?:says|said|reads|from|"
        "that says)|(?:review|comment|tweet|complaint|feedback|text|mail|message):|quote:|verbatim|"
        "in the (?:movie|book|novel|story|scene|song|game|dialogue|play)|the (?:line|phrase|sentence|string|"
        "button) (?:qq|says|reads)|here is my (?:text|essay|code|draft)|how do i say"
    ),
    "design": (
        r"(?:we|you|i|one) (?:could|might|can|may)|(?:won't|wouldn't|would not|will not) (?:work|scale|fit|be|"
        r"help|need|do)|trade-?offs?|pros and cons|option \w|approach|i(?:'d| would) (?:go|say|lean|pick|choose|"
        r"rather|prefer|take|use|vote)|lean towards?|let's (?:go|use|take|do|keep|try|start|stick|pick|not|skip|"
        r"make)|(?:that|this|it) (?:won't|wouldn't|might|may|could|would)|the (?:downside|problem|issue|drawback|"
        r"advantage|catch|risk) (?:with|of|is|there)|what about|how about|makes more sense|better (?:option|idea|"
        r"if)|alternatively|on the other hand|depends"
    ),
    "own": (
        r"my (?:own )?(?:\w{2,12} )?(?:commit|change|changes|branch|edit|edits|order|booking|code|function|test|"
        "script|query|migration|patch|work|homework|essay|solution|calculation|attempt|pr|reservation|"
        "appointment|subscription|purchase|loop|counter|printer|program|class)|(?:the|that|a) (?:last|latest|"
        r"previous|most recent|bad|faulty|monday|failed|v?\d[\d.]*|hotfix) (?:commit|migration|release|"
        r"deploy\w{0,4}|version|transaction|import|batch|merge|tag|order|update|upgrade)|commit [0-9a-f]{6,12}|"
        r"from (?:this morning|yesterday|last \w{3,8})|\w{3,9}'s (?:change|commit|branch|pr)|i (?:made|pushed|"
        "placed|committed|introduced|created|merged|deployed|built)"
    ),
    "greet": (
        r"hi|hello|hey|good (?:morning|afternoon|evening)|morning|yo|dear|greetings|bye|good ?night|see you|later|"
        r"goodbye"
    ),
    "more": (
        r"for comparison|to compare|so we can compare|as an experiment|for fun|just to see|another|as well|too|"
        r"additional\w{0,2}|on top|in addition|besides|bonus|next step|after that|when you're done|once (?:that|"
        r"you)|afterwards|first,|finally,|extra (?:task|request)|for (?:the|my) next|tomorrow|next (?:week|month|"
        r"time|year)|later"
    ),
    "but": r"but|though|although|however|except|only|yet|apart from|unfortunately|sadly|just that|nevertheless",
    "again": (
        r"let me (?:put|say|rephrase|try|ask|be|explain|reword|restate)(?: \S{1,9}){0,2} (?:again|differently|"
        r"clear\w{0,2}|another way|once more|simpl\w{1,2}|way)|as i (?:said|wrote|mentioned|explained|told|"
        "asked)|i (?:already )?(?:said|asked|wrote|told you|mentioned)|i repeat|again[:,]|once more[:,]|i mean|"
        "what i(?:'m| am| was) (?:asking|after|trying)|my question (?:is|was)|the question (?:is|was)|"
        "i'm asking|i was asking|i asked|no,? i mean|to (?:clarify|repeat)|in other words|put differently|"
        "what i (?:want|need|meant|mean|asked)|i'm (?:talking|not talking) about|i said|still waiting for|"
        "still need|that's not (?:my|the) question|please answer|answer (?:my|the) question|i know (?:that|how|"
        "what)|yes,? (?:but|i know)|already (?:tried|did|done|restarted|sent|gave|told|have)|in my (?:first|"
        "last|previous|original) (?:message|mail|post)|i just (?:did|said|told|sent|gave|explained)|scroll up|"
        r"(?:given|sent|told|gave) (?:it|you|that|them) (?:to you |you )?(?:\S{1,6} )?(?:twice|already|before|"
        r"above|\w{3,5} times)|twice already|see above|(?:second|third|fourth|fifth) time|it's above|look above|"
        r"the rest of it\?"
    ),
    "ours": (
        r"we(?:'re| are|'ve| have| don't| do| never| always| use| only| call| agreed| moved| left| switched"
        r"| changed| sell"
        r"| count| run| pay| ship| close| open| write| start| work| keep| had| were| said)?|our|ours|in (?:this"
        r"|our) \w{3,14}"
        r"|here in|at our|around here|company|they(?:'re| are|'ve| have)?|the (?:box|customer|client|team"
        r"|rulebook|spec|docs)"
    ),
    "mine": (
        r"i(?:'m| am| was|'ve| have| had| just| also| always| never| got| like| love| think| feel| live| work"
        r"| want| need"
        r"|'d| would| can| could| will|'ll| do| don't| did| saw| tried| will)"
    ),
    "surprise": (
        "til|huh|wow|whoa|oh|i always thought|i thought it was|(?:didn't|never|have never) (?:know|knew|heard|"
        "seen|realise|realize|realised)|never heard|had no idea|interesting|good to know|no way|insane|crazy|"
        "that's (?:fast|wild|amazing|great|so|long|a lot|sad|life|expensive|cheap|bad|rough|funny|hilarious|"
        r"a (?:pity|shame|relief|lot))|unbelievable|unfair|so sad|poor|haha\w{0,8}|hehe\w{0,4}|omg|oh no|"
        r"oh dear|oh well|sad|lucky|finally|can't wait|fun|funny|ugh|argh|damn|dang|phew|holy \w{2,9}|"
        "goosebumps|sigh|ouch|no words|gotta|typical|i knew|i expected|more than i thought|less than i thought|"
        "yay|jeez|pity|shame|bummer|good luck|congrats|my poor|too bad|nooo+|congratulations|what a (?:day|"
        "relief|pity|shame|story)"
    ),
    "news": (
        r"fyi|just so you know|update:|heads up|for your information|good news|bad news|in case you|btw"
        r"|by the way|turns out"
    ),
    "onward": (
        "i'll|i'd better|i (?:guess|suppose) (?:i|that|we|so|it)|i guess|i suppose|i'm (?:in|off|going|leaning|"
        r"on it|ready|home|coming|out)|we'll|(?:s?he|they|it|users|people|my \w{2,9}|she's|he's)(?:'ll| will|"
        r" is going to|'s going to| going to) (?:\w{2,9})|let's|then[.!]?$|gonna|can't wait|time (?:for|to)|"
        "see you|posted|in that case|on my way|good night|reminds me|lucky|my treat|i can (?:finally|now|go|"
        "use|watch|sleep)|that's when|in line with|putting|leaving|heading|as expected|i like|i love|i used to|"
        "i've never|cosy|cozy|neat|sweet|yum|tasty"
    ),
    "style": (
        r"ton(?:e|ally)|formal\w{0,2}|casual\w{0,2}|informal|polite\w{0,2}|friendl\w{1,4}|stiff|robotic|salesy|"
        r"cheesy|long|longer|short\w{0,3}|brief\w{0,2}|concise\w{0,2}|wordy|verbose|bullets?|bullet points?|"
        r"paragraphs?|font\w?|colou?rs?|bold|italic\w?|capital\w{0,5}|lower ?case|upper ?case|title case|"
        r"sentence case|spelling|spell\w{0,3}|misspel\w{1,4}|typos?|comma\w?|semicolons?|hyphen\w?|dash\w{0,2}|"
        r"punctuation|exclamation\w?|emojis?|heading\w?|headline\w?|subject line|label\w{0,3}|axis|axes|legend|"
        r"align\w{0,5}|indent\w{0,6}|spac(?:es?|ing)|tabs?|margin\w?|padding|layout|wording|phras(?:e|es|ing)|"
        r"word|format\w{0,5}|markdown|decimals?|round\w{0,3}|significant|thousands? separators?|date format|iso|"
        r"oxford|british|american|us spelling|uk spelling|contractions?|passive|active voice|first person|"
        r"third person|jargon|abbreviat\w{1,5}|acronyms?|quotes?|quotation\w?|camel ?case|snake ?case|camelcase|"
        r"snake_case|naming|variable names?|rename|comments?|docstrings?|line (?:length|break\w?)|"
        r"column (?:names?|order|width)|sort\w{0,3}|alphabetical\w{0,2}|order of the|captions?|footnotes?|titles?|"
        r"greeting|sign-?off|signature|salutation|apostrophe|accent\w?|umlaut\w?|gender\w{0,3}|sentences?|tense|"
        r"style|stylistic|look|nit|nitpick|bigger|smaller|larger|darker|lighter|table|prose|lists?|numbered|"
        r"one line|pixel\w?|cosmetic|summary line|units? belong|grammar|repetitive|plural|singular|hyphenated|"
        r"italics|lowercase|uppercase|shorter"
    ),
    "damage": (
        r"delet\w{1,3}|remov(?:ed|ing)|wip(?:ed|ing)|overwr\w{2,5}|dropp?ed (?:the|my|our|a)|los(?:t|ing)|"
        r"destroy\w{0,3}|erased?|gone|ruined|broke|sent (?:it|that|to|the)|emailed|published|charged|cancell?ed|"
        r"force[- ]?push\w{0,3}|production|prod|live|everyone|whole (?:list|company|team|customer)|"
        r"all (?:customers|users|staff|clients)|unlocked|disabled|bought|ordered twice|purged|unsubscribed|leaked|"
        r"exposed|reset|trashed|originals?|migrations?"
    ),
    "whole": (
        r"not what i (?:\S{1,9} )?(?:asked|wanted|ordered|requested|meant|needed)|whole (?:thing|point|document|"
        r"file|text|answer|approach)|entire(?:ly)?|completely (?:\w{3,12})|totally (?:\w{3,12})|(?:wrong|"
        r"not (?:even )?the right|different|other) (?:document|file|repo|repository|project|branch|account|person|"
        r"patient|customer|client|topic|subject|book|article|question|ticket|dataset|customer|room|hotel|flight|"
        r"city|environment|server|database|cluster|one|country)|useless|unusable|start (?:over|again|"
        r"from scratch)|from scratch|scrap|i (?:wanted|asked for|needed|meant) an? |not an? (?:\w{3,15})|"
        r"nothing to do with|all wrong|garbage|rubbish|unacceptable|everything (?:is|you)|instead of an?|stop|"
        r"cancel|abort|undo|revert|roll(?:ed)? back|never (?:send|do|touch|delete)"
    ),
}

ENGLISH = COMPLAINTS | _REMARKS | AGENT
