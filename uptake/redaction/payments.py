"""Card numbers and IBANs in folded text, told from other numbers by issuer, length, check digits and grouping."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import pairwise

# Length of an IBAN by country: SWIFT IBAN Registry (ISO 13616), and the countries that use its form by themselves.
_COUNTRIES = {
    15: "NO", 16: "BE", 18: "DK FI FK FO GL NL SD", 19: "MK SI", 20: "AT BA EE KZ LT LU MN XK", 21: "CH HR LI LV",
    22: "BG BH CR DE GB GE IE ME RS VA", 23: "AE GI IL IQ OM SO TL", 24: "AD CZ DZ ES MD PK RO SA SE SK TN VG",
    25: "AO CV GW LY MZ PT ST", 26: "IR IS TR", 27: "BF BI BJ CF CG CM DJ FR GA GQ GR IT KM MC MG MR NE SM TD TG",
    28: "AL AZ BY CI CY DO GT HN HU LB MA ML NI PL SN SV", 29: "BR EG PS QA UA", 30: "JO KW MU YE", 31: "MT SC",
    32: "LC", 33: "RU",
}  # fmt: skip
_IBAN_LENGTHS = {code: length for length, codes in _COUNTRIES.items() for code in codes.split()}

# The groups that cards show (ISO/IEC 7812-1 numbers have at most 19 digits), longest first.
_SHAPES = ((4, 4, 4, 4, 3), (4, 4, 4, 4), (4, 4, 4, 1), (4, 6, 5), (4, 6, 4), (6, 13))
_MOST_DIGITS = 19
_DOUBLED = {str(digit): sum(divmod(2 * digit, 10)) for digit in range(10)}


def find_cards(text: str) -> Iterator[tuple[int, int]]:
    """The places of card numbers: 13 to 19 digits of a known issuer whose last one is the check digit (Luhn).

    One random number in ten passes that check, so bare digits must have the usual length of their issuer; the rarer
    lengths and issuers count when the digits stand in a card's groups or a word for "card" stands before.
    """
    for run in _numbers().finditer(text):
        offset = run.start()
        if run.end() - offset < 13:
            continue
        groups = [(offset + match.start(), offset + match.end()) for match in _digits().finditer(run[0])]
        at = 0
        while at < len(groups):
            count = _groups_of_card(text, groups, at)
            if count:
                yield groups[at][0], groups[at + count - 1][1]
            at += count or 1


def _groups_of_card(text: str, groups: list[tuple[int, int]], at: int) -> int:
    """How many groups from `at` on make a card number; 0 if they make none."""
    start, end = groups[at]
    first = end - start
    if text[start] not in "234568" or (at and first not in {4, 6} and first < 13):
        return 0
    if 13 <= first <= _MOST_DIGITS and not _is_fraction(text, start, end):
        issued = _issuer(text[start:end])
        if issued and _luhn(text[start:end]) and (issued == "usual" or _named(text, start)):
            return 1
    lengths = tuple(end - start for start, end in groups[at : at + 5])
    for shape in _SHAPES if first in {4, 6} and len(lengths) > 1 and lengths[1] in {4, 6, 13} else ():
        if lengths[: len(shape)] == shape and _is_card(text, groups[at : at + len(shape)]):
            return len(shape)
    return len(groups) if at == 0 and _is_typed(text, groups) and _is_card(text, groups, "usual") else 0


def _is_typed(text: str, groups: list[tuple[int, int]]) -> bool:
    """Whether a person may have typed one number in pieces of their own; rows of a table are rarely as long as that."""
    if not 1 < len(groups) <= 16 or "." in text[groups[0][0] : groups[-1][0]]:
        return False
    lengths = [end - start for start, end in groups]
    return sum(lengths) in {15, 16} and (min(lengths) > 1 or max(lengths) == 1)


def _is_card(text: str, groups: list[tuple[int, int]], issued: str = "") -> bool:
    digits = "".join(text[start:end] for start, end in groups)
    found = _issuer(digits)
    if not found or (issued and found != issued) or not _luhn(digits):
        return False
    between = {text[left[1] : right[0]].strip() for left, right in pairwise(groups)}
    return "." not in between or between == {"."}


def _is_fraction(text: str, start: int, end: int) -> bool:
    before, after = text[max(0, start - 2) : start], text[end : end + 2]
    return bool(re.fullmatch(r"\d[.,]", before) or re.fullmatch(r"\.\d", after))


def _named(text: str, start: int) -> bool:
    return bool(card_word().search(text[max(0, start - 40) : start]))


def _issuer(digits: str) -> str:
    """`usual` for the large issuers at their length, `rare` for other numbers that an issuer gives out, else empty."""
    if _usual().fullmatch(digits):
        return "usual"
    return "rare" if _rare().fullmatch(digits) else ""


def _luhn(digits: str) -> bool:
    """Whether the last digit checks the others (ISO/IEC 7812-1, annex B)."""
    return (sum(map(int, digits[::-2])) + sum(map(_DOUBLED.__getitem__, digits[-2::-2]))) % 10 == 0


def find_ibans(text: str) -> Iterator[tuple[int, int]]:
    """The places of IBANs: a country, its length, and check digits (ISO 13616) or the word IBAN before it."""
    done = 0
    for match in _iban_start().finditer(text):
        start = match.start()
        length = _IBAN_LENGTHS.get(match[1].upper())
        if length is None or start < done:
            continue
        end = _end_of(text, start, length)
        if end and (_mod_97(text[start:end]) or _iban_word().search(text[max(0, start - 24) : start])):
            yield start, end
            done = end


def _end_of(text: str, start: int, length: int) -> int | None:
    """Where `length` letters and digits end, at most two blanks or signs between two of them; None if they do not."""
    match = _account(length).match(text, start)
    return match.end() if match else None


def _mod_97(text: str) -> bool:
    account = re.sub(r"[^0-9A-Za-z]", "", text).upper()
    return int("".join(str(int(c, 36)) for c in account[4:] + account[:4])) % 97 == 1


@cache
def _usual() -> re.Pattern[str]:
    """Visa, Mastercard, Mir, Discover, UnionPay, JCB with 16 digits, American Express with 15."""
    mastercard = r"5[1-5]\d\d|222[1-9]|22[3-9]\d|2[3-6]\d\d|27[01]\d|2720"
    return re.compile(
        rf"(?:4\d{{3}}|{mastercard}|220[0-4]|6011|64[4-9]\d|65\d\d|62\d\d|352[89]|35[3-8]\d)\d{{12}}|3[47]\d{{13}}"
    )


@cache
def _rare() -> re.Pattern[str]:
    """Diners Club, and the lengths and ranges of debit cards that the issuers above leave."""
    return re.compile(r"3(?:0[0-5]|[689]\d)\d{11}|(?:4\d|5[0678]|6\d|8[12])\d{11}(?:\d{3,6})?")


@cache
def _account(length: int) -> re.Pattern[str]:
    return re.compile(rf"(?:[0-9A-Za-z][ .\-]{{0,2}}){{{length - 1}}}[0-9A-Za-z](?![0-9A-Za-z_])")


@cache
def _digits() -> re.Pattern[str]:
    return re.compile(r"[0-9]+")


@cache
def _iban_word() -> re.Pattern[str]:
    return re.compile(r"(?<![A-Za-z])IBAN\W{0,5}(?:\w{1,12}\W{1,3})?$", re.IGNORECASE)


@cache
def _numbers() -> re.Pattern[str]:
    return re.compile(r"(?<![0-9A-Za-z_])(?<!\d[.,])\d++(?:[ .\-_]{1,3}\d++){0,60}+(?![A-Za-z_])")


@cache
def _iban_start() -> re.Pattern[str]:
    return re.compile(r"(?<![0-9A-Za-z_])([A-Za-z]{2})[ ]?\d[ ]?\d(?=[ .\-]{0,2}[0-9A-Za-z]{2})")


@cache
def card_word() -> re.Pattern[str]:
    """A word that says that digits are a card number."""
    return re.compile(
        r"(?<![A-Za-z])(?:cards?|credit|debit|visa|mastercard|maestro|amex|diners|pan|cc|karten?(?:nummer)?|kreditkarte|carte|carta"
        r"|tarjeta|cartao|kaart|karta|kart|kort)(?![A-Za-z])|карт|カード|卡|카드|بطاقة|כרטיס|บัตร|कार्ड",
        re.IGNORECASE,
    )
