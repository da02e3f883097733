"""English cues of an agent's own turn: what it asks, claims, hands over, offers, could not do; and the small words."""

AGENT = {
    "words": (
        "the|a|an|and|is|are|was|it|that|this|to|of|in|on|for|with|you|i|we|my|your|not|no|do|don't|what|how|be|have"
        "|has|at|by|from|but|so|can|it's|i'm|that's|please|me|all|just|there|they|as|or|if|now|still|should|why"
        "|did|which"
        "|here|one|our|then|than|when|who|will|would|were|had|does|them|too|ok|thanks|i've|i'll|his|her|he|she"
    ),
    "success": (
        r"done|fixed|finished|completed?|complete|ready|updated|saved|sent|solved|resolved|repaired"
        r"|corrected|deployed"
        r"|published|installed|succeeded|successful\w{0,2}|created|added|removed|deleted|merged|converted|set up"
        r"|is live"
        r"|are live|passe[sd]|passing|is valid|are valid|works? now|should (?:now )?(?:work|load|be|start|run"
        r"|open|show)"
        r"|all (?:green|good|set|done)|i(?:'ve| have) (?:\w{3,12} )?\w{2,12}(?:ed|en|t)|here(?:'s| is| are)"
        r"|i \w{3,12}ed"
        r"|no (?:errors|issues|problems)|optimi[sz]ed|verified|confirmed|booked|scheduled|cleaned|refactored|drafted"
    ),
    "request": (
        "(?:please |just |so |first |then )?(?:tell|send|give|show|describe|paste|upload|enter|share|choose|"
        "pick|specify|provide|type|name|list|attach|say|confirm|state|guess|insert|write|ask) (?:me|us|the|"
        r"your|a|an|it|what|which|one|in|to|away|for)|please \w{3,12}|let me know|let's hear|your turn|go ahead|"
        "fire away|what can i|how (?:can|may) i|just say|waiting for (?:your|you)|i(?:'d| would)? need (?:your|"
        "to know|more)|could you say|whenever you(?:'re| are)|true or false|quiz|riddle|next (?:sentence|word|"
        r"question)|sorry, (?:i didn't|the audio)|say \w|choose|pick|guess"
    ),
    "offer": (
        r"i can (?!see|confirm|find|read|hear|only|tell)(?:also |either )?\w{2,12}|i could"
        r"|if you (?:like|want|wish|need|prefer)|shall i|feel free|"
        "happy to|i'd be happy|i would be happy|you may want"
    ),
    "failed": (
        r"(?:i|we|it)(?: \w{2,9}){0,2} (?:could|can|ca|was|were|am|is|did)(?:n't| not|not) (?:\S{1,9} )?(?:reach|find"
        r"|open|access|load|connect|read|send|able|complete|finish|log|download|see|hear|get|make out|understand|do)"
        r"|i (?:can't|couldn't|cannot|can not|could not|wasn't able|was not able|am not able|'m not able|failed to"
        r"|was unable|am unable)|i'm (?:not able|unable)|unable to|sorry, something went wrong|something went wrong"
        r"|(?:the|your|my|this) (?:\S{1,14} ){0,2}?(?:request|connection|call|search|upload|download"
        r"|server|api|service"
        r"|site|website|page|tool|lookup|portal|printer|file|build|deploy\w{0,4}|query|attempt|job|fetch|payment"
        r"|booking)(?: \S{1,14}){0,2} (?:timed out|failed|(?:is|was|seems|went) (?:currently "
        r"|now )?(?:down|unavailable"
        r"|unreachable|offline|not (?:responding|available|reachable)|locked|rejected|interrupted"
        r"|lost|dropped|cut off"
        r"|blurry|too blurry)|returned (?:an? )?(?:error|http|[45]\d\d|no|nothing)|has not responded|isn't responding"
        r"|doesn't respond|did not respond|didn't respond|could(?:n't| not) be)|rate limit (?:hit|reached|exceeded)"
        r"|(?:no|nothing) (?:results|matches|hits|rows)?(?: were| was)? ?found"
    ),
    "progress": (
        "(?:i'm |i am |still )?(?:looking|checking|watching|fetching|monitoring|waiting|searching|loading|"
        r"scanning|calling|working on|preparing|writing|tracking|running(?= your| the|\.\.)|reviewing)|"
        "i'll (?:wait|watch|monitor|check|keep an eye|look|contact|search|prepare|see|get back|start with|be)|"
        "standing by|in progress|on it|one moment|stand by|let me (?:search|check|look|see|think)|"
        r"scheduled job|the job is|\w{3,12}ing (?:the |your )?\w{2,12}\.\.\."
    ),
    "idle": (
        "(?:hello|hi|hey|hi there|good (?:morning|evening|afternoon))(?: (?:there|"
        "again))?(?:[,.!]{1,2} (?:what|how|i|nice|welcome).{0,40})?[.!]?$|(?:welcome|sure|sure thing|of course|"
        "you're welcome|my pleasure|understood|great|happy to|anytime|no problem|certainly|absolutely|"
        "i'm ready|ready|standing by|thank you|sounds good|glad|nice|i'm here|i'm listening|that sounds|"
        "i'm sorry|sorry|i apologi[sz]e|let's (?:begin|start|play)|here to help|what's next|tell me about|"
        r"good (?:night|luck))\b.{0,40}|(?:ok|okay|noted|got it|saved|set|stored|alright|all right|yes|i see|"
        "hmm)[.!]{0,3}$|(?:ok|okay)[,.!] (?:send|next|go|what|how|tell).{0,40}"
    ),
    "proposal": (
        "(?:we|one) (?:could|can|might|may)|(?:two|three|several|some|possible) (?:ways|options|approaches|"
        "ideas|venues|names|candidates|solutions)|options?|alternatives?|alternatively|ideas? for|"
        "let's (?:store|use|try|go)|would suggest|i(?:'d| would) (?:suggest|recommend|propose)|my plan|"
        "here's my plan|approach|trade-?offs?|how about"
    ),
    "promise": (
        r"i'll|i will|i'm going to|i am going to|next i|about to|let me|i plan to|going to|building|now i'll|i'm now"
    ),
    "delivers": (
        "here(?:'s| is| are| you go)|attached|below|above|draft(?:ed)?|ready|is done|are done|finished|"
        r"i(?:'ve)? (?:wrote|written)|dear \w{2,9}|hi \w{2,9}|title:|subject:|headline|caption"
    ),
    "acts": (
        r"i(?:'ve| have)? (?:also |just |already |now |then |only |even |gone ahead and |simply )?(?:\w{2,14}ed|"
        "put|set|cut|made|gave|took|went|wrote|written|sent|did|done|got|left|kept|chose|chosen|picked|built|"
        "ran|run|read|split|used|began|sold|paid|bought|drew|held|let|shut|found|brought|rewrote|rewritten|"
        r"overwrote|sped|taken|given|gone|drawn|broken)|i'll|i will|i'm (?:going|deleting|now|\w{3,12}ing)|"
        r"i think|i treated|next i'll|(?:\w{3,12}ed) (?:the|for|to|a|an|your|as|on|in|by|from|with|all|\d)|"
        "using|starting|(?:set|sent|put|booked|added|ordered)"
    ),
    "as_asked": (
        "as you (?:asked|wished|requested|said|wanted|described|instructed|specified|told)|as requested|"
        "as (?:asked|agreed)|like you (?:asked|said|wanted)|you (?:asked|wanted|requested|described|pasted|"
        "sent|gave|told|uploaded)|(?:as )?per your"
    ),
}
