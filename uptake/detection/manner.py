"""In what manner a message speaks: tells, asks, orders, agrees, turns praise round. Made of cues and form together."""

import re
from typing import NamedTuple

from uptake.detection.form import Form
from uptake.detection.strikes import NEGATIVE, Struck

# Where the verb stands last, what is to be done does not open the request.
VERB_LAST = {"zh", "ja", "ko", "hi", "hi-Latn", "tr"}

_EITHER = re.compile(r" (?:or|oder|ou|o|of|eller|lub|или|або|veya|atau|hay) ")
_JOINS = re.compile(r"¿?(?:and|y|et|und|e|en|och|i|и|а|ve|και|or|so|oder) ")
_AFTER_PRAISE = re.compile(
    r"(?:nice|great|cool cool|cool|wow|sure|right|yeah|lovely|perfect|thanks|brilliant|love|super|wonderful"
    r"|amazing|ha|ah yes"
    r"|oh good|oh great|good job|well done|impressive|fantastic|excellent|so)\b[,.!? ]{1,4}"
)
# Thanks are said in another language than the rest more than anything else.
_THANKS = re.compile(
    r"(?<!\w)(?:thanks|thx|merci|gracias|danke|takk|tack|tak|obrigad[oa]|grazie|arigato|spasibo|kiitos|dzięki|dziękuję"
    r"|teşekkürler|sağ ol|salamat|mahalo|shukran|toda|dhanyavad|shukriya|terima kasih|makasih"
    r"|cảm ơn|hvala|mulțumesc)(?!\w)"
)
_NEGATION = re.compile(
    r"(?<!\w)(?:not|no|never|none|nobody|nothing|nowhere|only|without|nicht|kein\w{0,2}|nie|nur|pas|jamais"
    r"|aucune?|seulement"
    r"|non|não|nao|nunca|ningún|solo|só|mai|nessun\w?|niet|geen|nooit|alleen|inte|ingen|inget|nigdy|tylko|не"
    r"|нет|ні|немає"
    r"|никогда|только|değil|yok|bukan|tidak|gak|nggak|không|chưa|ليس|لم|لا|لن|ما|לא|אין|όχι|δεν|μην|नहीं"
    r"|nahi)(?!\w)|n't(?!\w)"
    r"|[不没沒未非]|ない|ません|않|안 |없|아니"
)
_POINTS = re.compile(
    r"(?:but |and |well |actually |because |since )?(?:it's|it|that's|that|this|these|those|there's|there"
    r"|they|they're|the|you|your"
    r"|he|she|das|der|die|es|c'est|ça|il|elle|eso|esto|es|é|isso|è|questo|dat|het|det|to|это|це|bu|itu|هذا|זה) "
)


class Manner(NamedTuple):
    """How a message speaks. `tells`: it states something, and is no question, task, thanks, assent or slip."""

    negative: bool
    task: bool
    question: bool
    kind: bool  # thanks or praise
    tells: bool
    changes: bool  # orders a change of what is there
    brief: bool
    echo: bool  # asks back with a fragment: `in January?`
    turns: bool  # praise, and then something that is none
    negates: bool
    points: bool  # begins with what is there: `it`, `that`, `the`


def manner_of(voice: str, form: Form, struck: Struck, spoken: tuple[str, ...]) -> Manner:
    """Read the manner of a message."""
    negative = struck.has(*NEGATIVE)
    task = _orders_anew(struck, spoken)
    question = form.asks or (struck.opens("question") and form.words > 1)
    kind = struck.has("praise", "thanks") or bool(_THANKS.search(voice))
    agrees = struck.opens("ack") and not negative and not struck.has("undo", "still")
    aside = (
        kind
        or agrees
        or struck.has("surprise", "decline", "slip", "absent", "laid")
        or form.glad
        or form.only_signs
        or form.machine
    )
    tells = not (question or task or aside)
    changes = struck.opens("instead") or struck.opens_last("change")
    return Manner(
        negative=negative,
        task=task,
        question=question,
        kind=kind,
        tells=tells,
        changes=changes,
        brief=form.words <= 4 and tells and not changes,
        echo=_echoes(voice, form, struck),
        turns=_turns(voice, form, struck) and not task,
        negates=bool(_NEGATION.search(voice)),
        points=bool(_POINTS.match(voice)) and not question,
    )


def _orders_anew(struck: Struck, spoken: tuple[str, ...]) -> bool:
    if spoken[0] in VERB_LAST:
        return struck.has("task") and not struck.has("undo")
    return struck.opens_last("task") and not struck.opens("undo")


def _echoes(voice: str, form: Form, struck: Struck) -> bool:
    if not form.asks or form.words > 6 or struck.opens("question"):
        return False
    return not (_EITHER.search(voice) or _JOINS.match(voice))


def _turns(voice: str, form: Form, struck: Struck) -> bool:
    praise = _AFTER_PRAISE.match(voice)
    if not praise or form.has_question or struck.has("decline", "slip"):
        return False
    goes_on = len(voice[praise.end() :].split()) >= 3
    return goes_on and not any(start >= praise.end() for start, _ in struck.places.get("praise", ()))
