"""Facts that a text states and an edit may change: values, names, addresses, signs, pictures."""

import re
from collections import Counter
from collections.abc import Sequence
from fractions import Fraction

from uptake.edits.alignment import Hunk
from uptake.edits.numerals import CLOCK, NUMERALS, ORDINALS
from uptake.edits.reading import Token
from uptake.edits.resemblance import abbreviates, alike
from uptake.edits.values import Value


def values_changed(hunks: Sequence[Hunk]) -> bool:
    """A number, quantity, date or time came, went or became another; spelled otherwise it is the same."""
    regrouped = [_digits(hunk.old) == _digits(hunk.new) for hunk in hunks]
    old = [token for hunk, same in zip(hunks, regrouped, strict=True) for token in hunk.old if token.value and not same]
    new = [token for hunk, same in zip(hunks, regrouped, strict=True) for token in hunk.new if token.value and not same]
    old, new = _unmatched(old, new)
    old_words, new_words = ({t.key for h in hunks for t in side(h) if not t.value} for side in (_old, _new))
    return not (all(_as_word(t, new_words) for t in old) and all(_as_word(t, old_words) for t in new))


def _old(hunk: Hunk) -> tuple[Token, ...]:
    return hunk.old


def _new(hunk: Hunk) -> tuple[Token, ...]:
    return hunk.new


def _digits(tokens: Sequence[Token]) -> str | None:
    """The digits of plain numbers in a row, as in a telephone number."""
    if len(tokens) == 0 or not all(re.fullmatch(r"\+?\d+(?:[ \u00a0\u202f]\d{3})*", token.text) for token in tokens):
        return f"none {id(tokens)}"
    return re.sub(r"\D", "", "".join(token.text for token in tokens))


def _unmatched(old: list[Token], new: list[Token]) -> tuple[list[Token], list[Token]]:
    if len(old) * len(new) > 250_000:
        return old, new
    left = []
    rest = list(new)
    for token in old:
        match = next((other for other in rest if _same(token.value, other.value)), None)
        if match is None:
            left.append(token)
        else:
            rest.remove(match)
    return left, rest


def _same(a: Value | None, b: Value | None) -> bool:
    if a is None or b is None:
        return False
    if a.what == b.what == "date":
        return a.same(b) or any(
            x[1:] == y[1:] and None in (x[0], y[0])  # type: ignore[index]
            for x in a.meanings
            for y in b.meanings
        )
    if {a.what, b.what} == {"time", "number"}:
        clock, hours = (a, b) if a.what == "time" else (b, a)
        return bool(clock.meanings & {number * 3600 for number in hours.meanings if isinstance(number, Fraction)})
    return a.same(b)


def _as_word(token: Token, others: set[str]) -> bool:
    """The value is spelled as a word on the other side."""
    value = token.value
    if value is None:
        return False
    words = {"ordinal": ORDINALS, "time": CLOCK}.get(value.what, NUMERALS)
    return any(words[word] in value.meanings for word in others & words.keys())


def same_values_only(hunks: Sequence[Hunk]) -> bool:
    """Nothing but values is in the hunks, and all of them are the same values."""
    if not all(token.value for hunk in hunks for token in (*hunk.old, *hunk.new)):
        return False
    return not values_changed(hunks)


def names_changed(hunks: Sequence[Hunk], *, german: bool) -> bool:
    """An identifier, version, acronym or proper name came, went or became another."""
    old = Counter(token.key for hunk in hunks for token in hunk.old if token.kind == "name")
    new = Counter(token.key for hunk in hunks for token in hunk.new if token.kind == "name")
    spelled_old = "".join(token.key for hunk in hunks for token in hunk.old).replace("=", "")
    spelled_new = "".join(token.key for hunk in hunks for token in hunk.new).replace("=", "")
    if spelled_old == spelled_new:
        return False
    if old != new:
        return True
    moved = {t.key for hunk in hunks for t in hunk.old} & {t.key for hunk in hunks for t in hunk.new}
    return any(_renamed(hunk, moved, german=german) for hunk in hunks)


def _renamed(hunk: Hunk, moved: set[str], *, german: bool) -> bool:
    for is_name in (_is_acronym, _is_letter):
        old, new = ({t.key for t in side if is_name(t)} - moved for side in (hunk.old, hunk.new))
        if old and new and old != new and not any(map(abbreviates, (hunk.old, hunk.new), (hunk.new, hunk.old))):
            return True
    old_words, new_words = ([t for t in side if _is_proper(t) and t.key not in moved] for side in (hunk.old, hunk.new))
    if german or not old_words or not new_words:
        return False
    return any(not any(_name_slip(o.key, n.key) for n in new_words) for o in old_words)


def _name_slip(a: str, b: str) -> bool:
    return a == b or (min(len(a), len(b)) > 5 and alike(a, b))


def _is_acronym(token: Token) -> bool:
    return token.kind == "word" and len(token.text) > 1 and token.text.isupper() and token.text.isascii()


def _is_letter(token: Token) -> bool:
    return (
        token.kind == "word"
        and len(token.text) == 1
        and token.text.isupper()
        and (token.text not in "IOA" or not token.starts)
        and token.text != "I"
    )


def _is_proper(token: Token) -> bool:
    return token.kind == "word" and token.text[:1].isupper() and not token.text.isupper() and not token.starts


def links_changed(hunks: Sequence[Hunk]) -> bool:
    """An address became another."""
    old = Counter(token.key for hunk in hunks for token in hunk.old if token.kind == "link")
    new = Counter(token.key for hunk in hunks for token in hunk.new if token.kind == "link")
    return bool(old - new) and bool(new - old)


_COMPARISONS = frozenset("<>≤≥≠=±×÷√∞^") | {"->", "~~"}


def signs_changed(hunks: Sequence[Hunk]) -> bool:
    """A comparison, a tick or a deletion mark came, went or became another; or a picture became another."""
    old = Counter(token.key for hunk in hunks for token in hunk.old if token.kind == "sign")
    new = Counter(token.key for hunk in hunks for token in hunk.new if token.kind == "sign")
    gone, come = old - new, new - old
    if (gone and come) or any(sign in _COMPARISONS for sign in (*gone, *come)):
        return True
    return _pictures_changed(hunks)


# Pictures that say about the same; what is in no group stands for itself.
_MOODS = (
    "😀😃😄😁😆😊🙂☺😉😍🥰😎🤗😂🤣🎉🥳🚀✨🙌👏💯🔥",
    "❤💙💚💛🧡💜🖤💕💖",
    "😢😭😞😔☹🙁😟😠😡😤",
    "✅✔☑",
    "❌✖🚫⛔",
    "⚠❗‼❕",
    "👍👌",
    "👉➡→➜",
    "📌📍",
    "💡🔎🔍ℹ",
)


def _pictures_changed(hunks: Sequence[Hunk]) -> bool:
    for hunk in hunks:
        old = [token.key for token in hunk.old if token.kind == "emoji"]
        new = [token.key for token in hunk.new if token.kind == "emoji"]
        for before, after in zip(old, new, strict=False):
            if _picture(before) != _picture(after) and not _grown(before, after):
                return True
    return False


def _picture(key: str) -> str:
    bare = re.sub("[\U0001f3fb-\U0001f3ff\u200d\ufe0f^]", "", key)
    return next((mood for mood in _MOODS if bare[:1] in mood and bare), bare)


def _grown(a: str, b: str) -> bool:
    """One picture joins more figures to the other's."""
    figures = [set(re.sub("[\ufe0f^]", "", key).split("\u200d")) for key in (a, b)]
    return "\u200d" in a + b and (figures[0] <= figures[1] or figures[1] <= figures[0])
