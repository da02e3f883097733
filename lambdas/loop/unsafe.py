"""Which comments try to instruct the reviewer or the model: they are `unsafe` and feed nothing.

Kinds of attempt, not known sentences. A genuine complaint that quotes or reports an attempt stays usable (field bug
F099), so quotations are set aside first, and an order that somebody else is said to have given is no order to us.
This is one wall of several: comments stand escaped in a data block, and what a model returns is checked.
"""

import re
from functools import cache

from lambdas.loop.statements import folded, visible

MAX_READ_CHARACTERS = 16_000
# In a pattern, `+` and `*` after a blank, a letter or a class mean "a few", as `_bounded` says: every repetition ends,
# so that the time for a text is in proportion to its length, whatever stands in it.
_MOST_BLANKS = 4
_MOST_LETTERS = 60

# An order opens a clause; "it ignored…", "you never add…" do not.
_OPENS = (
    r"(?:^|[.!?;:,\n\])>*-]\s*|\b(?:please|kindly|now|just|then|and|so|you (?:must|should|will|shall|have to)"
    r"|bitte|por favor|svp|veuillez|vous devez|debes|você deve|пожалуйста)\s+)"
)
_THEIRS = (
    r"(?:previous|prior|above|earlier|preceding|foregoing|former|system|original|initial|developer|safety|your|previously"
    r"|existing)"
)
_ANY = r"(?:all|any|every|each|of|the|these|those|other|and|or|given|\w+ly)"
_TOLD = r"(?:instruct\w*|prompts?|guidelines?|directi(?:on|ve)s?|rules?|commands?|polic(?:y|ies)|messages?)"

_OVERRIDE = (
    (
        rf"{_OPENS}(?:ignore|disregard|forget|override|bypass|discard)\s+(?:{_ANY}\s+){{0,4}}{_THEIRS}\s+"
        rf"(?:(?:{_THEIRS}|{_ANY})\s+){{0,3}}{_TOLD}\b(?!\s+(?:about|for|from the|in the|of (?:this|the)))"
    ),
    (
        rf"{_OPENS}(?:ignore|disregard|forget|override|bypass)\s+(?:{_ANY}\s+){{1,3}}(?:instruct\w*|prompts?|guidelines?)\b"
        r"(?:\s+(?:above|before|so far|you\b)|\s*[.,;:!]|\s*$|\s+and\b)"
    ),
    (
        rf"{_OPENS}(?:ignore|disregard|forget)\s+(?:everything|all|anything)\s+(?:that\s+\w+\s+\w+\s+)?"
        r"(?:above|before|you(?:'ve| have| were) )"
    ),
    (
        r"\b(?:ignorier\w*|vergiss|vergessen\s+sie|missachte\w*)\s+(?:\w+\s+){0,3}?(?:vorherig|bisherig|obig|vorig|früher"
        r"|all|sämtlich|dein|ihr)\w*\s+(?:\w+\s+){0,3}?(?:anweisung|instruktion|regel|vorgabe|prompt|befehl)\w*"
    ),
    (
        r"\b(?:ignora|ignore|ignorad|olvida|olvide|descarta|descarte|omite|haz caso omiso de)\s+(?:\w+\s+){0,3}?"
        r"(?:instrucciones|reglas|indicaciones|órdenes|directrices)\s+(?:\w+\s+)?"
        r"(?:anterior|previa|de arriba|del sistema)"
    ),
    (
        r"\b(?:ignore[zs]?|oublie[zs]?|ne tiens pas compte de|ne tenez pas compte de)\s+(?:\w+\s+){0,3}?"
        r"(?:instructions|consignes|règles|directives)\s+(?:\w+\s+)?"
        r"(?:précédent|antérieur|ci-dessus|du système|données)"
    ),
    (
        r"\b(?:ignore|ignora|esqueça|esquece|desconsidere|desconsidera)\s+(?:\w+\s+){0,3}?"
        r"(?:instruções|regras|orientações|ordens)\s+(?:\w+\s+)?(?:anterior|prévia|acima|do sistema)"
    ),
    (
        r"\b(?:ignora|ignori|ignorate|dimentica|scorda)\s+(?:\w+\s+){0,3}?(?:istruzioni|regole|indicazioni)\s+(?:\w+\s+)?"
        r"(?:precedent|di sopra|del sistema)"
    ),
    (
        r"\b(?:negeer|vergeet)\s+(?:\w+\s+){0,3}?(?:vorige|eerdere|bovenstaande|alle)\s+(?:\w+\s+){0,2}?"
        r"(?:instructies|regels|opdrachten|aanwijzingen)"
    ),
    (
        r"\b(?:zignoruj|ignoruj|zapomnij)\s+(?:\w+\s+){0,3}?(?:poprzedni|wcześniejsz|powyższ|wszystki)\w*\s+(?:\w+\s+){0,2}?"
        r"(?:instrukcj|poleceni|zasad|reguł)\w*"
    ),
    r"\b(?:игнорируй|проигнорируй|забудь|отбрось)(?:те)?\s+(?:\w+\s+){0,4}?(?:инструкци|указани|правил|команд)\w*",
    (
        r"\b(?:önceki|yukarıdaki|tüm)\s+(?:\w+\s+){0,2}?(?:talimat|kural|komut)\w*\s+(?:\w+\s+)?"
        r"(?:yok say|görmezden gel(?!d|in)|unut(?!t))"
    ),
    (
        r"(?:忽略|无视|無視|忘记|忘記|忘掉|不要理会|不要遵守).{0,8}(?:之前|以前|以上|上面|上述|先前|前面|此前|所有|全部|系统).{0,8}"
        r"(?:指示|指令|说明|說明|规则|規則|提示|命令)"
    ),
    (
        r"(?:以前|これまで|上記|前|すべて|全て|システム).{0,10}(?:指示|命令|ルール|プロンプト).{0,4}"
        r"(?:無視(?:して(?!い)|しろ|せよ|すること)|忘れ(?:て(?!い)|ろ))"
    ),
    r"(?:이전|앞선|앞의|위의|모든|기존).{0,10}(?:지시|명령|규칙|프롬프트|지침).{0,6}(?:무시(?:하고|해\s|해$|하세요|하라|하십시오)|잊어)",
    r"(?:تجاهل|انسَ|انس)\s+.{0,20}(?:التعليمات|الأوامر|القواعد|تعليمات)",
    r"(?:पिछले|सभी|ऊपर|पहले).{0,20}(?:निर्देश|नियम|आदेश).{0,20}(?:अनदेखा|नज़रअंदाज़|नजरअंदाज|भूल)\s*(?:कर|जा)",
    (
        r"\b(?:pichl\w+|sabhi|saare?|upar)\s+(?:\w+\s+){0,3}?(?:instructions?|nirdesh|rules?)\s+(?:ko\s+)?"
        r"(?:ignore|bhool|nazar\s*andaz)\s*(?:kar|ja)"
    ),
)

_CURATOR = (
    r"(?:curators?|reviewers?|moderators?|graders?|classifiers?|summari[sz]ers?|language models?|llms?|ai models?)"
)
_THIS = r"(?:(?:this|the|my|these)\s+)(?:\w+\s+){0,2}?(?:suggestions?|candidates?|rules?|proposals?|comments?)"
_ORDER = (
    rf"\b{_CURATOR}\b\s{{0,3}}[,:]\s{{0,3}}(?:please\s{{1,3}})?(?:approve|publish|accept|confirm|promote|merge|mark)\b",
    (
        r"\bthe\s+(?:rule|lesson)\s+(?:to\s+(?:learn|add|publish)|you\s+(?:must|should|will)\s+\w+)"
        r"(?:\s+here)?\s*(?::|is\b)"
    ),
    rf"{_OPENS}(?:add|insert|append|create|save|write|include|store)\s+(?:[\w']+\s+){{0,4}}?rules?\s*[:：]",
    (
        rf"{_OPENS}(?:add|insert|append|write|put)\s+(?:[\w':]+\s+){{0,8}}?(?:to|into|in)\s+(?:the|your|every|all|each)\s+"
        r"(?:\w+\s+){0,2}?(?:skill(?:s|\.md)?|system prompt|learned rules|rule ?book|instructions)\b"
    ),
    rf"{_OPENS}(?:approve|publish|accept|promote|upvote)\s+(?:and\s+\w+\s+)?(?:{_THIS}|(?:this|it)\b(?=\s*(?:[.!,]|$|now|and|immediately|without)))",
    (
        rf"{_OPENS}(?:mark|classify|label|set|treat|score)\s+(?:{_THIS}|this|(?:the\s+)?(?:disposition|confidence))\s+"
        r"(?:as|to|=)\s+['\"]?(?:an?\s+)?(?:\w+\s+)?(?:candidate|approved|published|trusted|reviewed|1(?:\.0)?|100)\b"
    ),
    r"\b(?:disposition|confidence)\s*(?:=|:|is|to)\s*['\"]?(?:candidate|approved|1\.0|100|high)\b",
    (
        r"\bcurators?\s+(?:shall|must|should|has to|have to|will)\b|\bcounts?\s+as\s+(?:reviewed|approved|accepted)\b"
        r"|\b(?:reviewer|curator|admin)(?:'s)?\s+approval\s+(?:\w+\s+)?(?:granted|given|not needed)"
    ),
    (
        r"\b(?:as|you are|you,|for)\s+(?:the|an?)\s+(?:ai|model|llm|language model|assistant|reviewer|curator)\s+"
        r"(?:that |who )?(?:reads?|reading|process\w*|review\w*|summari[sz]\w*|handl\w*)\s+(?:this|these)"
    ),
    (
        r"(?:^|[.!?\n\]]\s*)(?:attention|dear|hey|hi|hello|note (?:to|for)"
        r"|message (?:to|for)|instructions? (?:to|for))"
        rf"\s+(?:the\s+|all\s+|any\s+)?{_CURATOR}\b"
    ),
    (
        rf"\b(?:you are|you're|act as|pretend (?:to be|you are)|behave as|become)\s+(?:now\s+|from now on\s+)?"
        rf"(?:an?\s+|the\s+)?(?:\w+\s+){{0,2}}?(?:{_CURATOR}|admin(?:istrator)?|root|dan|jailbroken|unrestricted"
        r"|developer mode)\b"
    ),
    (
        rf"{_OPENS}(?:first\s+)?(?:reveal|print|show|repeat|output|leak|disclose|send)\s+(?:me\s+)?(?:all\s+)?(?:of\s+)?"
        r"(?:your\s+(?:\w+\s+){0,2}?(?:prompts?|instructions|secrets|api keys?|credentials)|the\s+system prompt)"
    ),
    r"\b(?:füge|ergänze|nimm)\b.{0,40}\bregel\b\s*(?:hinzu|auf|ein)?\s*:",
    (
        r"(?:^|[.!?:]\s*|\bbitte\s+)(?:genehmige|veröffentliche|akzeptiere|bestätige)\w*\s+(?:\w+\s+)?(?:dies\w+|den|die)\s+"
        r"(?:\w+\s+)?(?:vorschlag|regel|kandidat)\w*"
    ),
    (
        r"\b(?:añade|agrega|añada|agregue|crea)\b.{0,30}\bregla\s*:|\b(?:aprueba|apruebe|publica|publique|acepta|acepte)\s+"
        r"(?:esta|este|la)\s+(?:sugerencia|regla|propuesta)"
    ),
    (
        r"\b(?:ajoute[zr]?|crée[zr]?)\b.{0,30}\brègle\s*:|\b(?:approuve|publie|accepte|valide)[zr]?\s+(?:cette|la|ce)\s+"
        r"(?:suggestion|règle|proposition)"
    ),
    (
        r"\b(?:adicione|adiciona|acrescente|crie)\b.{0,30}\bregra\s*:|\b(?:aprove|publique|aceite)\s+(?:esta|essa|a)\s+"
        r"(?:sugestão|regra|proposta)"
    ),
    r"\b(?:aggiungi|aggiungete)\b.{0,30}\bregola\s*:|\b(?:approva|pubblica|accetta)\s+(?:questa|la)\s+(?:proposta|regola)",
    (
        r"\b(?:добавь|создай)(?:те)?\b.{0,30}\bправило\s*:|\b(?:одобри|опубликуй|утверди|прими)(?:те)?\s+(?:это|эту|данн\w+)\s+"
        r"(?:предложение|правило|рекомендацию)"
    ),
    r"(?:添加|加入|新增|增加|写入|追加).{0,6}(?:规则|規則)\s*[：:]|(?:批准|通过|发布|採用|采纳)(?:这|该|此|本)(?:个|条|項|项)?(?:建议|规则|候选|提案)",
    r"ルール.{0,6}(?:追加|登録)(?:して(?!い)|しろ|せよ)\s*[：:]?|(?:この|本)(?:提案|候補|ルール)を?(?:承認|公開|採用)(?:して(?!い)|しろ|せよ)",
    r"규칙(?:을|를)?\s*추가(?:하세요|해\s|해$|하라|하십시오|해라)|(?:이|본)\s*(?:제안|규칙|후보)(?:을|를)?\s*(?:승인|게시|채택)(?:하|해)",
    r"(?:أضف|أضيفوا)\s+.{0,12}قاعدة|(?:وافق على|انشر|اعتمد)\s+هذ[ها]\s+(?:\S+\s+)?(?:القاعدة|الاقتراح)",
    r"(?:नियम|रूल)\s+(?:जोड़|शामिल)\w*\s*(?:ो|ें|िए)?\s*[:：]|\b(?:naya\s+)?(?:niyam|rule)\s+(?:jod|add)\s*(?:o|kar\w*)\s*:",
)

_SPEAKER = r"(?:system|assistant|developer|admin|curator|reviewer|human|user|model|tool)"
_ROLE = (
    r"<\|[\w ]{1,24}\|>|\[/?INST\]|<</?SYS>>",
    rf"^\s*(?:\[\[\s*{_SPEAKER}\s*\]\]|\[\s*{_SPEAKER}\s*\]|<\s*/?\s*{_SPEAKER}\s*>|#{{1,6}}\s*{_SPEAKER}\b)",
    (
        r"^\s*(?:new |updated |end of )?(?:system|developer|admin)\s+"
        r"(?:prompt|message|override|instructions?|note|update)"
        r"\s*[:：]"
    ),
    (
        r"^\s*(?:system|assistant|developer|admin|(?:new|updated|real) instructions?)\s*[:：]\s*"
        r"(?:you (?:are|must|will|shall)|new |treat |ignore|override|always|never|from now|approve|publish)"
    ),
)
_FRONT_MATTER = (
    r"---\s*name\s*:\s*[\w-]+\s+description\s*:",
    r"\A\s*---[ \t]*\n(?:[ \t]*[\w-]+[ \t]*:.{0,2000}\n){1,40}?[ \t]*---",
    r"^\s*#{1,6}\s*learned rules\b",
)
_BLOCK = (
    r"(?:comments?|data|feedback|quotes?|evidence|context|input|documents?|instructions?|untrusted\w*|system|prompt)"
)
_CLOSING = (
    rf"\A\s*(?:['\"`\])}}]*\s*)</\s*{_BLOCK}\s*>",
    rf"</\s*{_BLOCK}\s*>\s*(?:</\s*\w+\s*>\s*){{0,5}}(?:<\s*(?:system|assistant|instructions?|prompt|rule)\b|now\b|you\b|new\b|ignore\b|system\b)",
)
_MARKUP = (
    r"<\s*\w+[^<>]{0,300}?\bon[a-z]{3,20}\s*=\s*['\"]?\s*(?:\w+\s*\(|[\w.]+\s*=|javascript:)",
    r"<\s*script\b[^>]{0,300}>[^<]{0,300}(?:\(|=)|<\s*(?:iframe|object|embed)\b[^>]{0,300}\b(?:src|data|srcdoc)\s*=",
    r"\bjavascript\s*:\s*\S{1,300}?\(|\bdata\s*:\s*text/html",
    r"!\[[^\]\n]{0,200}\]\(\s*https?://[^)\s][^)\s?=]{0,300}[?=][^)]{0,600}\)",
)

_QUOTED = (
    r"```(?s:.{0,2000}?)```|`[^`\n]{1,400}`|\"[^\"\n]{1,400}\"|“[^“”\n]{1,400}”|„[^„“”\n]{1,400}[“”]"
    r"|«[^«»\n]{1,400}»|「[^「」\n]{1,400}」|『[^『』\n]{1,400}』|‘[^‘’\n]{4,400}’(?!\w)"
    r"|(?<![\w'])'(?=\w)[^'\n]{4,400}'(?!\w)"
)
_REPORTER = (
    r"\b(?:customers?|clients?|users?|buyers?|callers?|e-?mails?|pages?|web ?sites?|documents?|docs?|files?|pdfs?"
    r"|tickets?|messages?|notes?|comments?|texts?|attachments?|attackers?|someone|somebody|readme|issues?|reviews?|lines?"
    r"|cells?|prompts?|they|he|she|which|that|who)\b[^.!?\n]{0,40}?\b(?:sa(?:y|ys|id|ying)|wr(?:ite|ites|ote|itten)|contain\w*|t(?:ells?|old)"
    r"|ask\w*|reads?|had|has|with|includ\w*|past\w*|hid\w*|inject\w*|instruct\w*|tr(?:y|ies|ied|ying)|typed?|sent|claim\w*)\b"
    r"|\b(?:kunde|kundin|nutzer|mail|seite|dokument|datei)\w*\b[^.!?\n]{0,40}?\b(?:schrieb|stand|sagte|enthielt|enthält|steht)\b"
    r"|\b(?:cliente|correo|usuario|página|documento|texto)\w*\b[^.!?\n]{0,40}?\b(?:dijo|decía|dice|escribió|contenía)\b"
    r"|\b(?:client|mail|utilisateur|page|document|texte)\w*\b[^.!?\n]{0,40}?\b(?:écrit|disait|dit|contenait)\b"
    r"|(?:客户|客人|用户|邮件|网页|文档|有人).{0,10}(?:写|说|包含|里有|输入)|(?:顧客|お客様|ユーザー|メール|ページ|文書).{0,12}(?:書|言|含|とあ)"
)
_OBEYED = (
    r"\b(?:it|bot|agent|assistant|model|tool|you|ai)\b[^.!?\n]{0,20}?\b(?:obey\w*|follow\w*|complied"
    r"|complies|did (?:it|so|that|what)|fell for|execut\w*|acted|listened|went along|treated|took"
    r"|believed|just did)\b|\bprompt injection\b"
)
_MIN_OWN_WORDS = 4

_STRUCTURE = {
    "fake_role": _ROLE,
    "fake_front_matter": _FRONT_MATTER,
    "closed_block": _CLOSING,
    "active_markup": _MARKUP,
}
_ORDERS = {"override": _OVERRIDE, "order_to_curator": _ORDER}
PATTERNS = _STRUCTURE | _ORDERS | {"quoted": (_QUOTED,), "reporter": (_REPORTER,), "obeyed": (_OBEYED,)}


def attempt(text: str) -> str | None:
    """The kind of attempt to instruct the reviewer or the model that `text` makes, or None.

    `override`, `order_to_curator`, `fake_role`, `fake_front_matter`, `closed_block` or `active_markup`. Looks at the
    first 16,000 characters: cut a text to what you use of it before you ask, and use no more.
    """
    read = _as_read(text[:MAX_READ_CHARACTERS])
    own = compiled("quoted")[0].sub(" … ", read)
    if _words(own) < _MIN_OWN_WORDS:
        own = read
    for kind in _STRUCTURE:
        if any(pattern.search(own) for pattern in compiled(kind)):
            return kind
    for kind in _ORDERS:
        for pattern in compiled(kind):
            if any(not _is_reported(own, found.start(), found.end()) for found in pattern.finditer(own)):
                return kind
    return None


@cache
def compiled(kind: str) -> tuple[re.Pattern[str], ...]:
    """One entry of `PATTERNS`, compiled when it is first needed: functions that only import this do not pay for it."""
    return tuple(re.compile(_bounded(pattern), re.IGNORECASE | re.MULTILINE) for pattern in PATTERNS[kind])


def _bounded(pattern: str) -> str:
    """The pattern with an end to each repetition of a blank, a letter or a class."""

    def bound(found: re.Match[str]) -> str:
        most = _MOST_BLANKS if found[1] == r"\s" else _MOST_LETTERS
        return f"{found[1]}{{{int(found[2] == '+')},{most}}}"

    return re.sub(r"(\\[wsS]|\])([+*])", bound, pattern)


def _as_read(text: str) -> str:
    """The text as an eye or a model reads it: what looks alike is alike, nothing is invisible, one blank for many."""
    lines = (" ".join(line.split()) for line in visible(folded(text)).splitlines())
    return "\n".join(line for line in lines if line)


def _is_reported(text: str, start: int, end: int) -> bool:
    """Whether somebody else is said to have given the order, or the agent to have obeyed it."""
    before, after = text[max(0, start - 90) : start + 1], text[end : end + 120]
    return bool(compiled("reporter")[0].search(before) or compiled("obeyed")[0].search(after))


def _words(text: str) -> int:
    dense = sum(1 for c in text if "\u3040" <= c <= "\u9fff" or "\uac00" <= c <= "\ud7af")
    return dense // 2 + len(re.findall(r"[^\W\d_]{2,}", text))
