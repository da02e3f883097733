"""Whether an edit that only moves words, clauses or lines changes what is said: steps and roles do, lists do not."""

import re
from collections import Counter
from collections.abc import Sequence
from typing import Literal

from uptake.edits.alignment import Hunk
from uptake.edits.languages import is_common
from uptake.edits.reading import Token, read
from uptake.edits.resemblance import FILLERS

# Words that put what they stand with in an order; by key.
_SEQUENCE_WORDS = """first then next before after afterwards finally lastly second third later previously step
    zuerst dann danach anschliessend vor nach bevor nachdem zunachst schliesslich dabord ensuite puis avant
    apres enfin premierement primero luego despues antes entonces finalmente primeiro depois antes entao prima
    poi dopo infine eerst dan daarna voordat nadat vervolgens najpierw potem nastepnie przed po zanim once sonra
    ardindan forst sedan darefter innan efter dulu kemudian lalu sebelum setelah truoc sau roi сначала затем
    потом до после перед спочатку потім далі до після перед πρωτα επειτα μετα πριν קודם אחר אחרי לפני תחילה اولا
    ثم بعد قبل पहले फिर बाद"""
_SEQUENCE = frozenset(_SEQUENCE_WORDS.split())
_SEQUENCE_UNSPACED = re.compile("[先再后後]|然后|之前|まず|次に|その後|前に|먼저|다음|그 ?후|전에|후에|ก่อน|หลัง|แล้ว")
_NUMBERED = re.compile(r"^\s*(?:\(?\d{1,3}[.):]|step\s*\d+|schritt\s*\d+|paso\s*\d+|[a-h][.)])\s", re.IGNORECASE)
_CLAUSES = re.compile(
    r"[,，、;；.。!！?？\n|/]|\s(?:and|or|und|oder|et|ou|y|o|e|en|of|i|lub|och|eller|ve|veya|dan|atau|и|или|і|та|або|και|ή)\s|[和与或と]"
)


def reordered(
    original: str, edited: str, a: Sequence[Token], b: Sequence[Token], hunks: Sequence[Hunk], spoken: tuple[str, ...]
) -> Literal["minor", "major"] | None:
    """What a pure change of order means; None where something else changed as well."""
    if Counter(token.key for token in a) != Counter(token.key for token in b):
        return None
    if _same_parts(original.splitlines(), edited.splitlines()):
        numbered = sum(bool(_NUMBERED.match(line)) for line in original.splitlines())
        return "major" if numbered >= 2 or _in_sequence(original, a) else "minor"
    if _same_parts(_CLAUSES.split(original), _CLAUSES.split(edited)):
        return "major" if _only_numbers(a) else "minor"
    if _in_sequence(original, a):
        return "major"
    if _listed(original, edited):
        return "minor"
    return (
        "major"
        if any(_swaps(hunk, spoken) for hunk in hunks)
        or any(_weighs(token) for hunk in hunks for token in (*hunk.old, *hunk.new))
        else "minor"
    )


def _same_parts(before: Sequence[str], after: Sequence[str]) -> bool:
    if len(before) != len(after) or len(before) < 2:
        return False
    return Counter(_keys(part) for part in before) == Counter(_keys(part) for part in after)


def _keys(part: str) -> tuple[str, ...]:
    return tuple(token.key for token in read(part, ()).content)


def _in_sequence(text: str, tokens: Sequence[Token]) -> bool:
    return any(token.key in _SEQUENCE for token in tokens) or bool(_SEQUENCE_UNSPACED.search(text))


def _only_numbers(tokens: Sequence[Token]) -> bool:
    return all(token.value for token in tokens)


_AND_WORDS = "and or und oder et ou y o e en of i lub och eller ve veya dan atau и или і та або και ή"
_AND = frozenset(_AND_WORDS.split())


def _listed(original: str, edited: str) -> bool:
    """All that moved are items of a list in a sentence: as many commas and "and" as items but one."""
    a, b = (
        [token for token in read(text, ()).tokens if token.key or token.text in ",，、;"] for text in (original, edited)
    )
    start = 0
    while start < min(len(a), len(b)) and (a[start].key or a[start].text) == (b[start].key or b[start].text):
        start += 1
    end = 0
    while end < min(len(a), len(b)) - start and a[-1 - end].key == b[-1 - end].key:
        end += 1
    moved = a[start : len(a) - end]
    joints = sum(not token.key or token.key in _AND for token in moved)
    return 0 < joints >= len(moved) - joints - 1 > 0


def _swaps(hunk: Hunk, spoken: tuple[str, ...]) -> bool:
    """Words that carry something stand where other such words stood: who does what to whom."""
    return all(
        any(token.key not in FILLERS and not is_common(token.key, spoken) for token in side)
        for side in (hunk.old, hunk.new)
    )


def _weighs(token: Token) -> bool:
    return (
        token.value is not None
        or token.kind in ("name", "char")
        or token.key in {"not", "only", "nicht", "nur", "no", "pas", "не"}
    )
