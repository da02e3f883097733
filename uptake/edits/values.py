"""Numbers, quantities, dates and times in a text as values, so that two spellings of one value are one."""

import re
import unicodedata
from dataclasses import dataclass
from datetime import UTC, date, datetime
from fractions import Fraction

from uptake.edits.units import MULTIPLIERS, unit
from uptake.edits.words import key

_MONTHS = {
    1: "january jan januar janvier enero janeiro gennaio januari stycznia ocak января січня ιανουαριου",
    2: "february feb februar fevrier febrero fevereiro febbraio februari lutego subat февраля лютого φεβρουαριου",
    3: "march mar marz mars marzo marco maart marca mart марта березня μαρτιου maret",
    4: "april apr avril abril aprile kwietnia nisan апреля квітня απριλιου",
    5: "may mai mayo maio maggio mei maja maj mayis мая травня μαιου",
    6: "june jun juni juin junio junho giugno czerwca haziran июня червня ιουνιου",
    7: "july jul juli juillet julio julho luglio lipca temmuz июля липня ιουλιου",
    8: "august aug aout agosto augustus sierpnia agustos agustus augusti августа серпня αυγουστου",
    9: "september sep sept septembre septiembre setembro settembre wrzesnia eylul сентября вересня σεπτεμβριου",
    10: "october oct oktober octobre octubre outubro ottobre pazdziernika ekim октября жовтня οκτωβριου",
    11: "november nov novembre noviembre novembro listopada kasim ноября листопада νοεμβριου",
    12: """december dec dezember dez decembre diciembre dezembro dicembre grudnia aralik desember декабря грудня
        δεκεμβριου""",
}
MONTHS = {name: number for number, names in _MONTHS.items() for name in names.split()}

_WORD = r"[^\W\d_]{3,12}"
ISO = r"\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?\s?(?:Z|[+-]\d{2}:?\d{2})?"
DATE = (
    r"\d{4}[-/.]\d{1,2}[-/.]\d{1,2}(?!\d)|\d{1,2}[/.]\d{1,2}[/.](?:\d{4}|\d{2})(?![\d.])"
    r"|\d{4}[年년]\s?\d{1,2}[月월]\s?\d{1,2}[日일]|\d{1,2}[月월]\s?\d{1,2}[日일]"
)
LONG_DATE = (
    rf"\d{{1,2}}(?:st|nd|rd|th|\.|er|º)?\s+(?:de\s|of\s)?(?:{_WORD})\.?(?:,?\s+(?:de\s)?\d{{4}})?(?![\d:])"
    rf"|(?:{_WORD})\.?\s+\d{{1,2}}(?:st|nd|rd|th)?(?:,?\s+\d{{4}})?(?![\d:.%])"
)
TIME = (
    r"\d{1,2}:\d{2}(?::\d{2})?(?:\s?[apAP]\.?[mM]\b\.?)?(?:\s?Uhr\b)?|\d{1,2}\s?[apAP]\.?[mM]\b\.?"
    r"|\d{1,2}[hH]\d{2}\b|\d{1,2}(?:\.\d{2})?\s?Uhr\b"
)
_SIGN = r"(?<![\w.)\]])[-+−–](?=\d)"
NUMBER = (
    rf"(?:{_SIGN})?\d+(?:[.,'’٬٫\u00a0\u202f ]\d{{3}}(?!\d))+(?:[.,٫]\d+)?|(?:{_SIGN})?\d+(?:[.,٫]\d+)?|(?<![\w.])\.\d+"
)
_NUMBER_PARTS = re.compile(r"([-−–+]?)([\d.,'’٬٫\u00a0\u202f ]+)")
UNIT = r"[kcm]?m[23](?!\w)|US\$|[€$£¥₹₩₽₴₺₪₫%‰]|°[CF]?|[℃℉]|[^\W\d_]+(?:/[^\W\d_]+)?"
CURRENCY = r"US\$|[€$£¥₹₩₽₴₺₪]|(?:USD|EUR|GBP|CHF|JPY|INR|PLN|SEK|CAD|AUD|RUB|UAH|TRY)\b"


@dataclass(frozen=True)
class Value:
    """What a number, date or time says: `what` it is, and all that its spelling may mean."""

    what: str
    meanings: frozenset[object]

    def same(self, other: "Value") -> bool:
        """Some reading of the one is a reading of the other."""
        return self.what == other.what and bool(self.meanings & other.meanings)


def number_of(text: str, *, point_only: bool) -> frozenset[Fraction]:
    """What a numeral may mean. "1.000" is one, and in many countries a thousand: both, unless `point_only`."""
    match = _NUMBER_PARTS.fullmatch(text.strip())
    if match is None:
        return frozenset()
    sign = -1 if match[1] in {"-", "−", "–"} else 1
    digits = "".join(str(int(c)) if c.isdigit() else c for c in match[2].strip())
    digits = re.sub("['’٬\u00a0\u202f ]", "", digits).replace("٫", ".").strip(",")
    found = {_parsed(digits.replace(",", "").rstrip("."))}
    if digits.count(".") > 1 or (digits.count(",") == 1 and digits.rfind(",") > digits.rfind(".")):
        decimal = digits.replace(".", "").replace(",", ".")
        grouped = re.fullmatch(r"\d{1,3}(,\d{3})+(\.\d+)?", digits)
        found = {_parsed(decimal)} if not grouped else found if point_only else found | {_parsed(decimal)}
    elif not point_only and re.fullmatch(r"\d{1,3}\.\d{3}", digits):
        found.add(_parsed(digits.replace(".", "")))
    return frozenset(sign * value for value in found if value is not None)


def _parsed(digits: str) -> Fraction | None:
    # A numeral of a thousand digits is no quantity, and costs quadratic time.
    try:
        return Fraction(digits) if len(digits) <= 400 else None
    except (ValueError, ZeroDivisionError):
        return None


def quantity(numeral: str, name: str, *, point_only: bool) -> tuple[Value, bool]:
    """A numeral and the word or sign beside it, and whether that was a unit or a multiplier."""
    numbers = number_of(numeral, point_only=point_only)
    if factor := MULTIPLIERS.get(key(name)):
        return Value("number", frozenset(number * factor for number in numbers)), True
    found = unit(name, key(name)) if name else None
    if found is None:
        return Value("number", frozenset(numbers) or frozenset({numeral})), False
    dimension, scale = found
    return Value(dimension, frozenset(number * scale for number in numbers)), True


def instant(text: str) -> Value:
    """An ISO 8601 date and time: the instant, where it names its offset from UTC."""
    spelled = re.sub(r"\s(?=[Z+-])", "", text.strip()).replace(" ", "T")
    spelled = re.sub(r"(\.\d{6})\d+", r"\1", spelled)
    try:
        when = datetime.fromisoformat(spelled)
    except ValueError:
        return Value("instant", frozenset({text}))
    if when.tzinfo is None:
        return Value("local time", frozenset({when.isoformat()}))
    try:
        return Value("instant", frozenset({when.astimezone(UTC).isoformat()}))
    except OverflowError:
        return Value("instant", frozenset({text}))


def day(text: str) -> Value | None:
    """A date, in every order that the spelling allows; None if it is none."""
    numbers = [int(part) for part in re.findall(r"\d+", text)]
    words = [MONTHS[key(word)] for word in re.findall(_WORD, text) if key(word) in MONTHS]
    year: int | None = None
    if words:
        years = [number for number in numbers if number > 999]
        days = [number for number in numbers if number <= 31]
        if len(days) != 1 or len(years) > 1:
            return None
        return Value("date", _dates([(years[0] if years else None, words[0], days[0])]))
    if len(numbers) == 2:
        return Value("date", _dates([(None, numbers[0], numbers[1])]))
    if len(numbers) != 3:
        return None
    if numbers[0] > 999:
        year, first, second = numbers
        return Value("date", _dates([(year, first, second)]))
    first, second, year = numbers
    year += 2000 if year < 100 else 0
    return Value("date", _dates([(year, first, second), (year, second, first)]))


def date_of(text: str) -> Value:
    """A date; by its spelling alone where that is none of the calendar."""
    return day(text) or Value("date", frozenset({text}))


def _dates(triples: list[tuple[int | None, int, int]]) -> frozenset[object]:
    found: set[object] = set()
    for year, month, of_month in triples:
        try:
            date(year or 2000, month, of_month)
        except ValueError:
            continue
        found.add((year, month, of_month))
    return frozenset(found) or frozenset(triples)


def fraction(text: str) -> Value:
    """A fraction, as one character or with a slash, and the whole number before it."""
    if "/" in text:
        above, below = (int(part) for part in text.split("/"))
        return Value("number", frozenset({Fraction(above, below) if below else text}))
    part = Fraction(unicodedata.numeric(text[-1])).limit_denominator(100)
    return Value("number", frozenset({part + int(text[:-1] or 0)}))


def clock(text: str) -> Value:
    """A time of day, in seconds."""
    numbers = [int(part) for part in re.findall(r"\d+", text)] + [0, 0]
    hours = numbers[0]
    half = re.search(r"([apAP])\.?[mM]", text)
    if half and hours <= 12:
        hours = hours % 12 + (12 if half[1] in "pP" else 0)
    return Value("time", frozenset({hours * 3600 + numbers[1] * 60 + numbers[2]}))
