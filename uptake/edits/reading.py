"""A text as a sequence of tokens, each with the key that it is compared by: what only dresses the text has none."""

import html
import re
import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Literal

from uptake.edits import values
from uptake.edits.distance import nfc
from uptake.edits.grammar import EMPHASIS, FENCE, INVISIBLE, LETTERS, MARKER, PATTERN, PLAIN, TABLE_RULE, TAG
from uptake.edits.languages import languages
from uptake.edits.numerals import NUMERALS
from uptake.edits.spellings import CONTRACTED, ELIDED, ENDINGS, IS, SAME
from uptake.edits.units import MULTIPLIERS
from uptake.edits.values import Value
from uptake.edits.words import key

Kind = Literal["word", "char", "value", "name", "link", "emoji", "sign", "dress"]


@dataclass(frozen=True, slots=True)
class Token:
    """A piece of a text. `key` is the same for spellings that mean the same; "" for what only dresses the text."""

    kind: Kind
    key: str
    text: str
    value: Value | None = None
    starts: bool = False  # the first word of a sentence or a line, where a capital says nothing


@dataclass(frozen=True)
class Reading:
    """A text read: its tokens, and those that carry something."""

    tokens: tuple[Token, ...]
    spoken: tuple[str, ...]

    @property
    def content(self) -> tuple[Token, ...]:
        """What the text says, without what dresses it."""
        return tuple(token for token in self.tokens if token.key)


def spoken_in(*texts: str) -> tuple[str, ...]:
    """The languages that the texts together may be in."""
    together = " ".join(text[:5_000] for text in texts)
    return languages(together, (key(word) for word in LETTERS.findall(together)))


def read(text: str, spoken: tuple[str, ...]) -> Reading:
    """The tokens of a text, in those languages."""
    return Reading(tuple(_measures(_tokens(undressed(text), spoken))), spoken)


# Forms of a letter that a font or a keyboard has; superscripts and fractions are no such forms, they count.
_FORMS = ("<wide>", "<narrow>", "<font>", "<compat>", "<initial>", "<medial>", "<final>", "<isolated>")


def plain_forms(text: str) -> str:
    """Full-width, mathematical and joined forms of letters as the letters."""
    if text.isascii():
        return text
    forms = {c for c in set(text) if unicodedata.decomposition(c).startswith(_FORMS)}
    return text.translate({ord(c): unicodedata.normalize("NFKC", c) for c in forms}) if forms else text


def _measures(tokens: Iterable[Token]) -> Iterator[Token]:
    """The tokens, with a number word and the unit after it as one value."""
    before: Token | None = None
    for token in tokens:
        if before and token.kind == "word" and (number := NUMERALS.get(before.key)) and before.kind == "word":
            value, taken = values.quantity(str(number), token.text, point_only=True)
            if taken and value.what != "number":
                spelled = f"{before.text} {token.text}"
                yield Token("value", f"#{value.what}:{key(spelled)}", spelled, value)
                before = None
                continue
        if before:
            yield before
        before = token
    if before:
        yield before


def undressed(text: str) -> str:
    """A text without list markers, headings, table rules, fences, formatting tags, entities and emphasis."""
    text = plain_forms(nfc(text))
    if "&" in text:
        text = html.unescape(text)
    for pattern in (TABLE_RULE, FENCE, TAG, INVISIBLE, EMPHASIS):
        text = pattern.sub("", text)
    return MARKER.sub("", text)


def _tokens(text: str, spoken: tuple[str, ...]) -> Iterator[Token]:
    point_only = spoken == ("en",)
    place = 0
    starts = True
    while match := PATTERN.search(text, place):
        no_date = match.lastgroup == "long" and values.day(match[0]) is None
        if no_date or (match.lastgroup == "name" and not _CODE_NAME.search(match[0])):
            match = PLAIN.search(text, match.start()) or match
        kind = match.lastgroup or "dress"
        place = match.end()
        if kind in ("money", "number"):
            token, place = _quantity(text, match, point_only=point_only)
            yield token
        else:
            yield from _plain_tokens(kind, match[0], starts=starts)
        starts = kind == "break" or (starts and kind in ("dress", "strike", "check", "emoji"))


def _quantity(text: str, match: re.Match[str], *, point_only: bool) -> tuple[Token, int]:
    """A number with the currency before it, or the unit after it; and where it ends."""
    start, end = match.span()
    before = match[0].strip() if match.lastgroup == "money" else ""
    numeral = match[0]
    if before:
        number = re.compile(values.NUMBER).match(text, end)
        if number is None:
            return Token("dress", "", before), end
        numeral, end = number[0], number.end()
    name, after = _unit_after(text, end, numeral)
    value, taken = values.quantity(numeral, name, point_only=point_only)
    if before:
        code = values.quantity("1", before, point_only=True)[0].what
        if (
            not (taken and value.what == "number")
            and name
            and re.match(r"[MB]\b", name)
            and (found := re.compile(rf"\s?{name[0]}\b").match(text, end))
        ):
            value, taken = values.quantity(numeral, "million" if name[0] == "M" else "billion", point_only=point_only)
            after = found.end()
        scaled = value if taken and value.what == "number" else values.quantity(numeral, "", point_only=point_only)[0]
        taken = taken and value.what in ("number", code)
        value = Value(code, scaled.meanings)
    if taken:
        end = after
    return Token("value", f"#{value.what}:{text[start:end]}", text[start:end], value), end


def _unit_after(text: str, end: int, numeral: str) -> tuple[str, int]:
    match = re.compile(rf"(\s?)({values.UNIT})").match(text, end)
    if match is None:
        return "", end
    name = match[2]
    for length in (len(name), 3, 2, 1):
        part = name[:length]
        if length < len(name) and part.isascii():
            break
        if values.quantity(numeral, part, point_only=True)[1]:
            # "5 in total" is no length, nor is "5 a day" a current
            if match[1] and part in {"in", "a", "A", "an", "try", "ay", "ar", "won", "t", "d"}:
                return "", end
            if key(part) in MULTIPLIERS and length < len(name) and part.isascii():
                continue
            return part, match.start(2) + length
    return "", end


_READERS = {
    "iso": values.instant,
    "time": values.clock,
    "date": values.date_of,
    "long": values.date_of,
    "fraction": values.fraction,
}


def _plain_tokens(kind: str, text: str, *, starts: bool) -> Iterator[Token]:
    if kind in _READERS:
        yield Token("value", f"#{key(text)}", text, _READERS[kind](text))
    elif kind == "ordinal":
        digits = re.sub(r"\D", "", text)
        yield Token("value", f"#ordinal:{digits}", text, Value("ordinal", frozenset({int(digits)})))
    elif kind in ("link", "mail", "path"):
        bare = text.rstrip(".,;:!?…'\"")
        yield Token("link", link_key(bare), bare)
    elif kind in ("version", "flag"):
        yield Token("name", "=" + text.removeprefix("v").rstrip("."), text)
    elif kind == "name":
        yield Token("name", "=" + re.sub(r"[_-]", "", text).casefold(), text)
    elif kind == "word":
        numbered = any(character.isdigit() for character in text)  # x², H₂O
        yield from [Token("name", f"={key(text)}", text)] if numbered else words_of(text, starts=starts)
    elif kind == "char":
        yield Token("char", key(text), text)
    elif kind == "emoji":
        yield Token("emoji", "^" + text.replace("\ufe0f", ""), text)
    elif kind in ("check", "strike", "sign"):
        shown = {"check": "[x]" if "x" in text.lower() else "[ ]", "&": "and"}
        yield Token("sign", shown.get(kind) or shown.get(text, text), text)
    else:
        yield Token("dress", "", text)


_CODE_NAME = re.compile(r"[a-z]+[A-Z]|[A-Z]{2,}[a-z]+\d|\d|_|[a-z]\.[a-z]+\(|::")


def words_of(text: str, *, starts: bool) -> Iterator[Token]:
    """The words in a run of letters: contractions written out, elided articles apart, hyphens opened."""
    for part in text.split("-"):
        bare = key(part)
        yield from (
            Token("word", word, part, starts=starts and not place)
            for place, word in enumerate(_written_out(bare))
            if word
        )
        starts = False


def _written_out(bare: str) -> list[str]:
    if same := (CONTRACTED.get(bare) or SAME.get(bare)):
        return same.split()
    if "'" not in bare:
        return [bare]
    for ending, word in ENDINGS.items():
        if bare.endswith(ending):
            return [bare[: -len(ending)], word]
    head, _, tail = bare.partition("'")
    if tail == "s":
        return [head, "is"] if head in IS else [head + "s"]
    if head + "'" in ELIDED:
        return [head, tail]
    return [bare]


def link_key(text: str) -> str:
    """An address without what leads to the same place: scheme http or https, www, case of the host, last slash."""
    scheme, separator, rest = text.rpartition("://")
    host, slash, path = rest.partition("/")
    host = host.lower().removeprefix("www.") if separator or "@" in rest else host
    scheme = "" if scheme.lower() in ("http", "https") else scheme.lower()
    return f"@{scheme}{host}{slash}{path}".rstrip("/")
