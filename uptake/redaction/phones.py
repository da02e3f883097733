"""Phone numbers in folded text: in the forms that only phone numbers have, or after a word that says so.

Digits alone are no phone number (field bug F081): order numbers, versions, dates, coordinates and amounts stay.
"""

import re
from collections.abc import Callable, Iterator
from functools import cache
from itertools import pairwise

from uptake.redaction.phone_words import id_words, joints, links, places_of_phone_words

# The first two digits that no country code of ITU-T E.164 begins with; 1 and 7 are codes by themselves.
_NO_CODES = frozenset({"28", "83", "89"})
_LEAST_DIGITS, _MOST_DIGITS = 6, 15
_MOST_WRITTEN = _MOST_DIGITS + 3  # with an international prefix
_MOST_BEFORE = 32
_Form = Callable[[str], bool]


def find_phones(text: str) -> Iterator[tuple[int, int]]:
    """The places of phone numbers in folded text, with their extension; places may overlap."""
    for match in _international().finditer(text):
        yield from _with_extension(text, match.start(), _longest(text, match, _is_international))
    for match in _national().finditer(text):
        end = _longest(text, match, _is_national)
        if (
            end
            and not _in_table().match(text, end)
            and not id_words().search(text[max(0, match.start() - _MOST_BEFORE) : match.start()])
        ):
            yield from _with_extension(text, match.start(), end)
    if not _enough_digits().search(text):
        return
    done = 0
    for start, end in places_of_phone_words(text):
        if start >= done:
            yield from _before(text, start)
        at: int | None = end if end >= done and _near().match(text, end) else None
        while at is not None:
            done = at
            link = links().match(text, at)
            number = _after_word().match(text, link.end()) if link else None
            at = _longest(text, number, _is_named) if number else None
            if number and at:
                yield from _with_extension(text, number.start(), at)


def _before(text: str, word: int) -> Iterator[tuple[int, int]]:
    """A number that the word after it names: "… is my phone number", "… (mobile)"."""
    joint = joints().search(text, max(0, word - _MOST_BEFORE), word)
    if joint:
        number = _last_number().search(text, max(0, joint.start() - _MOST_BEFORE), joint.start())
        if number and _is_named(number[0]):
            yield number.span()


def _with_extension(text: str, start: int, end: int | None) -> Iterator[tuple[int, int]]:
    if end:
        extension = _extension().match(text, end)
        yield start, extension.end() if extension else end


def _longest(text: str, match: re.Match[str], holds: _Form) -> int | None:
    """Where the longest number in the match ends that has the form; it ends with a whole group of digits."""
    start, number = match.start(), match[0]
    ends: list[int] = []
    digits = 0
    for group in _digits().finditer(number):
        digits += len(group[0])
        if digits > _MOST_WRITTEN:
            break
        if digits >= _LEAST_DIGITS:
            ends.append(group.end())
    for end in reversed(ends):
        if holds(number[:end]) and not _goes_on().match(text, start + end):
            return start + end
    return None


def _is_international(number: str) -> bool:
    """`+` or 00 and a country code that exists, with as many digits as a number there can have."""
    written = _digits().findall(number)
    digits = "".join(written)
    plus = "+" in number
    if not plus:
        if len(written) == 1 and not 13 <= len(digits) <= 15:
            return False
        digits = digits[2:] if digits.startswith("00") else digits[3:]
    elif number.count(".") == 1 and len(written) == 2:  # a signed fraction
        return False
    if written.count("00") > 1:  # a row of bytes
        return False
    if digits.startswith("1"):
        return len(digits) == 11 and digits[1] > "1"
    if digits.startswith("7"):
        return len(digits) == 11
    # A trunk zero in brackets is written but not dialled, as in +44 (0)20.
    return digits[:2] not in _NO_CODES and 9 <= len(digits) <= _MOST_DIGITS + ("(0)" in number)


def _is_national(number: str) -> bool:
    """Digits in groups as a country writes them, with a trunk zero or its own pattern; no date, no decimals."""
    groups = _digits().findall(number)
    between = set(_between().findall(number.strip("(")))
    if _date().match(number):
        return False
    if number.lstrip("(").startswith("0"):
        return _has_trunk_zero(number, groups, between)
    return bool(_patterns().fullmatch(number))


def _has_trunk_zero(number: str, groups: list[str], between: set[str]) -> bool:
    digits = sum(map(len, groups))
    if not 9 <= digits <= 12 or len(groups) < 2 or all(group[0] == "0" for group in groups):
        return False
    if re.fullmatch(r"\d{5}-\d{4}", number):  # a ZIP code
        return False
    if "." in between and (len(groups) == 2 or len(between) > 1):
        return False
    if max(map(len, groups)) == 2:  # five pairs, as in France; and no list of pairs
        steps = {int(b) - int(a) for a, b in pairwise(groups)}
        return digits == 10 and len(between) == 1 and len(steps) > 1 and groups.count("00") < 3
    return "(" in number or len(groups[0]) > 1


def _is_named(number: str) -> bool:
    """What may be a number once a word says so: 6 to 15 digits that are no date and no decimal fraction."""
    groups = _digits().findall(number)
    digits = sum(map(len, groups))
    if not 6 <= digits <= _MOST_DIGITS or _date().match(number):
        return False
    if len(groups) > 2 and len(groups[-1]) == 1 < len(groups[-2]) and number[-2] == " ":  # "… 0170 1234567 2 times"
        return False
    return not re.fullmatch(r"\+?\d+\.\d+|\d{1,3}(?:\.\d{1,3}){3}", number)


@cache
def _enough_digits() -> re.Pattern[str]:
    return re.compile(r"[0-9](?:[ .()/\-]{0,3}[0-9]){5}")


@cache
def _near() -> re.Pattern[str]:
    return re.compile(rf"[^0-9]{{0,60}}{_enough_digits().pattern}")


@cache
def _digits() -> re.Pattern[str]:
    return re.compile(r"[0-9]+")


@cache
def _between() -> re.Pattern[str]:
    return re.compile(r"[^0-9]+")


@cache
def _goes_on() -> re.Pattern[str]:
    """What follows digits that are part of something else: a word, a clock, a share, a decimal fraction."""
    return re.compile(r"(?!x[0-9]{1,6}\b)[0-9A-Za-z_%]|[:.,][0-9]|[/\-][0-9]| ?(?:%|[$€£¥])")


@cache
def _date() -> re.Pattern[str]:
    year, short = r"(?:19|20)\d\d", r"[0-3]\d([\-./])[01]\d\3\d\d[ T]"
    iso = rf"{year}([\-./ ])\d\d?\1\d\d?(?!\d)"
    return re.compile(rf"\(?(?:{iso}|\d\d?([\-./ ])\d\d?\2{year}(?!\d)|{short})")


@cache
def _international() -> re.Pattern[str]:
    prefix = r"(?:\(?\+\(?|(?<![0-9)] )\(?\+ \(?|(?<![0-9] )\(?00[ \-]?\(?|011[ \-])"
    return re.compile(
        rf"(?<![0-9A-Za-z_+])(?<![0-9][.,\-]){prefix}[1-9][0-9]{{0,14}}(?:[ .()/\-]{{1,3}}[0-9]{{1,14}}){{0,9}}+"
    )


@cache
def _national() -> re.Pattern[str]:
    rest = r"(?:[ .\-/]{0,3}[0-9]{2,8}(?![0-9])){1,6}(?:-[0-9](?![0-9]))?"
    trunk = rf"(?:\(0[1-9][0-9]{{0,4}}\)|0[1-9][0-9]{{0,4}}(?![0-9])){rest}"
    area = r"(?:[178][ \-]?)?\([2-9][0-9]{1,3}\)(?:[ .\-]{0,2}[0-9]{2,5}(?![0-9])){2,5}"
    plain = r"[1-9][0-9]{0,2}(?:[ .\-][0-9]{2,4}(?![0-9])){2,4}"
    return re.compile(rf"(?<![0-9A-Za-z_+)])(?<![0-9][.,\-/])(?:{trunk}|{area}|{plain})")


@cache
def _patterns() -> re.Pattern[str]:
    """Plans whose numbers are known by their groups: North America, Russia, China; and area codes in brackets."""
    return re.compile(
        r"(?:1([ .\-])(?=[2-9]\d\d\1))?[2-9]\d\d([.\-])[2-9]\d\d\2\d{4}|1[ \-][2-9]\d\d[ \-][2-9]\d\d[ \-]\d{4}"
        r"|8[ \-]\(?\d{3}\)?[ \-]\d{3}[ \-]\d\d[ \-]\d\d"
        r"|1[3-9]\d[ \-]\d{4}[ \-]\d{4}"
        r"|(?:[178][ \-]?)?\((?!(?:19|20)\d\d)[2-9]\d{1,3}\)(?=(?:\D*\d){7,9}\D*$)"
        r"[ \-]{0,2}\d{2,5}(?:[ .\-]\d{2,5}){1,3}"
    )


@cache
def _after_word() -> re.Pattern[str]:
    return re.compile(r"\(?\+?\(?[0-9]{1,15}(?:[ .()/\-]{1,3}[0-9]{1,15}){0,14}+")


@cache
def _last_number() -> re.Pattern[str]:
    return re.compile(r"(?<![0-9A-Za-z_.,\-])\+?\(?[0-9]{1,15}(?:[ .()/\-]{1,3}[0-9]{1,15}){0,9}$")


@cache
def _in_table() -> re.Pattern[str]:
    """More digits after a blank, that are no clock: the number is one of a row."""
    return re.compile(r" {1,3}[0-9]{2,}(?![0-9:])")


@cache
def _extension() -> re.Pattern[str]:
    words = r"ext(?:ension)?|x|durchwahl|dw|poste|interno|доб|anexo|ramal|toestel|内线|分机|内線"
    return re.compile(rf"[ ,;]{{0,2}}(?:\(?(?:{words})\b[.: ]{{0,2}}|[x#]|;ext=)[0-9]{{1,6}}\b\)?", re.IGNORECASE)
