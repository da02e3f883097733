"""The same categories as in `further` for English."""

FURTHER_ENGLISH: dict[str, str] = {
    "explicit": (
        r"(?:that's|that is|this is|it's|it is|that was|this was|those are|these are|they're|which is"
        r"|what you (?:wrote|said|did|sent) is) (?:(?:still|also|just|simply|plain|so|all|completely"
        r"|totally|actually|clearly|obviously|really|quite|very|all|flat out|factually|definitely|not"
        r"|again) ){0,2}(?:wrong|incorrect|inaccurate|untrue|not (?:right|correct|true|accurate|it"
        r"|what (?:i|we)|the (?:one|file|question|right))|false|mistaken|nonsense|rubbish|useless"
        r"|unusable|garbage|made up"
        r"|backwards)(?! with)|(?:that|this|it) (?:isn't|wasn't|ain't) (?:(?:really|at all|even"
        r"|quite) ){0,1}(?:right|correct|true|accurate|what (?:i|we)|the (?:one|question|right) )|(?:not"
        r"|isn't|wasn't) (?:at all |really |even )?what (?:i|we) (?:\w{2,9} )?(?:asked|wanted|meant|said"
        r"|requested|ordered|needed|need|want)|you(?:'re| are| were) (?:wrong|mistaken|incorrect"
        r"|not listening|confusing|mixing)|you (?:got|have|had) (?:it|that|this|them|the \w{2,12}"
        r"|my \w{2,12}|everything) (?:all )?(?:wrong|backwards|mixed up)|you (?:misunderstood|misread"
        r"|misheard|didn't (?:listen|read|do what)|ignored (?:my|what|the)|made (?:that|this|it) up"
        r"|forgot (?:the|my|to|about|that)|missed (?:the|my|a|one))|i (?:didn't|did not"
        r"|never) (?:ask(?:ed)? (?:you )?(?:for|to)|say that|said that|want(?:ed)? (?:that|this|you to)"
        r"|told you to)|that's not (?:how|where|when|who|the|my|what)|(?:there's|you made"
        r"|that's) an? (?:mistake|error) (?:in|with|here|there)|you made a mistake"
        r"|(?<!\w )wrong(?= ?[.!,;]| answer| file| one| person| date| language| number| name|$)"
        r"|(?<!\w )incorrect(?= ?[.!,;]|$)|(?:please )?(?:start over(?= ?[.,!;:]|$)|scrap (?:it|this"
        r"|that|everything)|start again from scratch)|(?:please )?(?:undo|revert) (?:that|this|it"
        r"|what you|your"
        r"|everything)"
    ),
    "joins": (
        r"(?:(?:ok|okay|great|good|nice|perfect|thanks|thank you|cool|super|right|fine|alright"
        r"|yes)[,.!]{0,2} )?(?:and|also|now|next|then|plus|after that|afterwards|while you're|in addition"
        r"|additionally|another|one more|or)"
    ),
    "absent": (
        r"(?:no|zero|not a|not one|without a|not a single|never a) (?:single )?(?:complaint|fault|mistake"
        r"|error|issue|problem|hitch|glitch|flaw|typo|word out of|thing (?:to|i'd)|bug"
        r"|hiccup)\w{0,2}|(?:couldn't|can't|could not) (?:have .. better|complain|fault|ask for)"
        r"|nothing (?:to|i'd) (?:add|change|fix|complain)|you didn't (?:have to|need to)"
    ),
    "laid": (
        r"(?:\S{1,12} ){0,2}(?:not (?:yours|your|about you|for you|you)|by accident|on me|fat fingers?"
        r"|my end|d'oh|i (?:need|have) to (?:check|look|ask)|i gave you|don't do anything"
        r"|no action|nothing (?:to do|for you)|i'll (?:ask|call|phone|fix|check|handle)|i'm (?:phoning"
        r"|calling|asking)|(?:just|only) (?:venting|saying|curious|kidding|joking|wondering)|for (?:info"
        r"|context|reference))"
    ),
    "others": (
        r"(?:he|she|they|people|everyone|everybody|someone|somebody|nobody|my (?:\w{2,12}))(?:'s|'d|'ll"
        r"|'re| \w{2,12})"
    ),
    "orders": (
        r"(?:ok|okay|great|good|nice|perfect|thanks|cool|now|then|please|pls|and|also"
        r"|next)?[,.!]{0,2} ?(?:drain|kill|mark|flag|group|count|note|log|block|mute|hide|assign|close"
        r"|archive|freeze|ship|transfer|forward|reply|answer|respond|notify|message|call|ask|text|buy|sell"
        r"|lock|unlock|arm|disarm|water|feed|clean|wash|cook|bake|boil|roll|attack|go (?:to|north|south"
        r"|east|west|back to)|walk|run|jump|hit|fight|grab|take (?:a|the)|play|read|quote|cite|trace|debug"
        r"|dump|inspect|restart|reboot|scale|provision|mount|ssh|grep|curl|ping|query|select|index"
        r"|tokeni[sz]e|encode|decode|decrypt|encrypt|hash|sign|certify|validate|verify|audit|reconcile"
        r"|invoice|bill|charge|refund|quote|price|budget|forecast|project|simulate|model|plot|chart|graph"
        r"|map|sketch|paint|render|animate|record|dictate|transcribe|subtitle|caption|dub|narrate|sing"
        r"|compose|rhyme|joke|riddle|quiz|grade|score|rate|rank|order (?:a|an|the|two|some|me)|name|call"
        r"|label|annotate|highlight|underline|paste|insert|append|prepend|duplicate|mirror|rotate|flip"
        r"|crop|resize|scale|trim|strip|mask|redact|anonymi[sz]e|pseudonymi[sz]e|group|cluster|bucket"
        r"|aggregate|sum|average|total|convert|parse|scrape|crawl|index|look (?:up|into|at)|dig|check"
        r"|confirm|prep|pack|schedule|block|reserve|hold|set aside|onboard|interview|hire|enrol|enroll"
        r"|register|sign (?:me|us|up)|subscribe|unsubscribe|follow|unfollow|like|repost|shut|wake|snooze"
        r"|skip to|jump to|scroll|zoom|next|stop the|start(?! over| again| from)|begin(?! again)|end"
        r"|finish|wrap|close|open|retry with"
        r"|rerun|re-run|roll again|give (?:me|us|him|her|them)|get (?:me|us|him|her)|bring me|let me|show"
        r"|tell|teach|explain|do (?:the same|it for|one|another|all)|make (?:another|one|two|a|an|me|us)"
        r"|put (?:a|an|another|me|us)|have (?:a|the)|keep going|keep me|leave (?:a|him|her|them)|see (?:if"
        r"|whether)|find|try)(?= \w|[.!]?$)"
    ),
    "slip": (
        r"i (?:\S{1,9} )?(?:swapped|mixed up|transposed|confused|mis-?remembered|spelled|spelt"
        r") (?:\S{1,9} ){0,3}(?:digits?|numbers?|names?|wrong|it|them|dates?|two)|my (?:finger"
        r"|thumb)s? slipped|fat (?:fingers?|thumbs?)|(?:that's|it's|was) (?:\w{2,9} )?(?:on me"
        r"|my (?:own )?(?:fault|mistake|doing|error))|i (?:had|have|was) (?:the|a) wrong|(?:something"
        r"|things?) came up|(?:i've |i |we've |we )?(?:just )?changed (?:my|our) minds?|i (?:uploaded|sent"
        r"|gave|attached|pasted|typed) (?:you )?(?:the|my|an?) (?:old|cut|wrong|other|previous|outdated)"
    ),
    "finds": (
        r"i(?:'ve)? found (?:\d+|\w+)|found \d+|here are|these (?:are|\w{3,14} are)|there are \d+"
        r"|\d+ (?:results|matches|hits|hotels|flights|options|entries|names)|search results"
    ),
}  # fmt: skip
