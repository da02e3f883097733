"""Passwords, tokens and keys in folded text that are known by where they stand: after a name, in a header, in a URL."""

import base64
import re
from collections.abc import Callable, Iterator
from functools import cache

from uptake.redaction.credential_words import STATE_WORDS, Name, assignment, is_key_to, names
from uptake.redaction.folding import lowered
from uptake.redaction.keys import looks_random
from uptake.redaction.spans import MASK

_UUID = re.compile(r"[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}", re.IGNORECASE)
_PLACEHOLDER_LAST = re.compile(rf"{MASK}\]$")
_MOST_VALUE = 4096
_MOST_SEEN = 255
_NOT_IN_USER = frozenset("/?#")
_NO_VALUE = re.compile(
    r"[\W_x]{1,64}|\W?(?:\$|%|\{\{|#\{).{0,200}|(?:os\.|process\.|env\.|environ|getenv|settings\.|config\.|self\.|this\.|var\.|arn:).{0,200}"
    r"|[A-Za-z_][\w.]{0,100}[(\[{].{0,400}",
    re.DOTALL,
)


def find_credentials(text: str) -> Iterator[tuple[int, int]]:
    """The places of values that their surroundings call secret; the name before a value is not part of it."""
    if "://" in text:
        yield from _user_parts(text)
    small = lowered(text)
    for name in names():
        at = small.find(name.stem)
        while at >= 0:
            end = at + len(name.stem)
            match = assignment(name).match(small, at)
            if match:
                start, stop = _value_of(text, match)
                if start < stop and _is_secret(text[start:stop], name, match):
                    # The pattern is bounded; a secret is taken whole.
                    stop = _rest().match(text, stop).end() if stop - start >= _MOST_SEEN else stop  # type: ignore[union-attr]
                    yield start, stop
                    end = max(end, stop)
            at = small.find(name.stem, end)
    yield from _headers(text, small)


def _value_of(text: str, match: re.Match[str]) -> tuple[int, int]:
    """Where the value stands: between its quotes, or up to the blank or mark that ends it."""
    quote = match["quote"]
    if quote:
        start = match.end("quote")
        line = text.find("\n", start, start + _MOST_VALUE)
        end = text.find(quote, start, line if line >= 0 else start + _MOST_VALUE)
        return (start, end) if end >= 0 else _seen().match(text, start).span()  # type: ignore[union-attr]
    start, end = match.span("bare")
    if text[start].isascii():  # words of another script may follow without a blank
        end = _ascii().match(text, start, end).end()  # type: ignore[union-attr]
    while end > start and text[end - 1] in ".,;:)]}\\|" and not _PLACEHOLDER_LAST.search(text, start, end):
        end -= 1
    return start, end


def _is_secret(value: str, name: Name, match: re.Match[str]) -> bool:
    if _NO_VALUE.fullmatch(value) or _is_prose(value, quoted=bool(match["quote"])):
        return False
    if match["tight"] == ">" and not _in_element(match):
        return False
    if match["blank"]:  # only a blank between name and value
        return _is_drawn(value) or (name.is_password and _is_strong(value))
    certain = bool(match["tight"] or match["quote"])
    if not match["quote"] and _reference().fullmatch(value):
        return False
    if name.is_password:
        return certain or _is_password(value, match)
    is_named = name.stem != "key" or is_key_to(match.string, match.start())
    is_named = is_named and match.string[max(0, match.start() - 1) : match.start()] != ":"  # arn:…:secret:…
    return is_named and is_token(value, certain=certain)


def _is_password(value: str, match: re.Match[str]) -> bool:
    """After a colon and a blank, or "is": no word of a sentence, unless the sentence ends with it."""
    ends = match["sign"] and len(value) > 3 and _clause_ends().match(match.string, match.end())
    return _is_mixed(value) or bool(ends)


def _in_element(match: re.Match[str]) -> bool:
    """Whether the name is that of an XML element which holds nothing but the value."""
    before = match.string[max(0, match.start() - 40) : match.start()]
    return "<" in before and match.string.startswith("</", match.end())


def _is_prose(value: str, *, quoted: bool) -> bool:
    """Whether a value says something of the secret; in quotes it does so only from its first to its last word."""
    words = re.findall(r"[\w']+", value.lower()[:_MOST_SEEN])
    return all(word in STATE_WORDS for word in (words if quoted else words[:1]))


def _is_mixed(value: str) -> bool:
    """What people choose for passwords when a site asks for digits or signs: no word of a sentence looks so."""
    letters, digits = any(c.isalpha() for c in value), any(c.isdigit() for c in value)
    signs = bool(re.search(r"[^\w.,:;'\-/()]", value[:-1]))
    return len(value) > 3 and ((letters and digits) or signs or (digits and value.isdigit()))


def _is_strong(value: str) -> bool:
    """Capitals, small letters and digits or signs together, as sites ask for: no word, and no name with a number."""
    kinds = re.findall(r"[A-Z]|[a-z]|[0-9]|[^\w.,:;'\-/()]", value)
    groups = {"A" if c.isupper() else "a" if c.islower() else "0" if c.isdigit() else "!" for c in kinds}
    return 8 <= len(value) <= 64 and len(groups) > 2


def is_token(value: str, *, certain: bool) -> bool:
    """Whether a value looks like a token; less is asked if it is `certain` where it begins and ends."""
    if value.isdigit() or not _token().fullmatch(value):
        return False
    if _UUID.fullmatch(value) or re.fullmatch(r"[0-9a-fA-F]{16,}", value):
        return True
    digits = any(c.isdigit() for c in value)
    if certain and digits and any(c.isalpha() for c in value):
        return len(value) >= 16 or looks_random(value)
    return (digits and looks_random(value)) or _is_drawn(value)


def _is_drawn(value: str) -> bool:
    """Long, and drawn at random as far as one can see."""
    if re.fullmatch(r"[A-Za-z0-9+/=_\-.~]{16,}", value) is None:
        return False
    mixed = len(value) >= 32 and not re.search(r"[_\-.~]", value) and not value.islower() and not value.isupper()
    return (looks_random(value) and any(c.isdigit() for c in value)) or (mixed and "/" not in value)


def _user_parts(text: str) -> Iterator[tuple[int, int]]:
    """`user:password` before the host in a URL or connection string (RFC 3986 §3.2.1), escaped or not."""
    at = text.find("://")
    while at >= 0:
        if text.find("@", at + 3, at + 3 + _MOST_VALUE) < 0:
            at = text.find("://", at + 3)
            continue
        end = text.rfind("@", at + 3, _authority().match(text, at + 3).end())  # type: ignore[union-attr]
        user, colon, password = text[at + 3 : max(end, at + 3)].partition(":")
        if user + colon and _NOT_IN_USER.isdisjoint(user) and _host_starts().match(text, end + 1):
            port = re.match(r"\d{1,5}(?:[/?#]|$)", password)
            if not _NO_VALUE.fullmatch(password or user) and (not port if colon else _is_drawn(user)):
                yield at + 3, end
        at = text.find("://", at + 3)


def _headers(text: str, small: str) -> Iterator[tuple[int, int]]:
    """Values of Authorization and Cookie headers, of bearer tokens elsewhere, and of options on a command line."""
    if "authorization" in small:
        yield from _values(_authorization(), text, _is_authorization)
    if "bearer " in small or "basic " in small:
        yield from _values(_scheme(), text, _is_authorization)
    if "cookie" in small:
        yield from _values(_cookie(), text, lambda _match, _value: True)
    if " -" in text:
        yield from _values(_option(), text, _is_option)
        if _login().search(small):
            yield from _values(_short_option(), text, lambda _match, value: any(c.isalpha() for c in value))
        if "curl" in small:
            yield from _values(_user_option(), text, lambda _match, _value: True)


def _values(
    pattern: re.Pattern[str], text: str, holds: Callable[[re.Match[str], str], bool]
) -> Iterator[tuple[int, int]]:
    for match in pattern.finditer(text):
        value = match["value"].rstrip(".,;")
        if value and not _NO_VALUE.fullmatch(value) and holds(match, value):
            yield match.start("value"), match.start("value") + len(value)


def _is_option(match: re.Match[str], value: str) -> bool:
    """A word between other words is prose about the option."""
    return value.lower() not in STATE_WORDS and (
        not value.isalpha() or bool(_option_ends().match(match.string, match.end()))
    )


def _is_authorization(match: re.Match[str], value: str) -> bool:
    scheme = (match["scheme"] or "").lower()
    if value.lower() in STATE_WORDS:
        return False
    if match.re is _authorization() and scheme:
        return len(value) > 5
    if scheme == "basic":  # RFC 7617: user and password with a colon between them, in base64
        try:
            decoded = base64.b64decode(value + "=" * (-len(value) % 4), validate=True).decode()
        except ValueError:
            return False
        return ":" in decoded and decoded.isprintable()
    return len(value) > 11 and is_token(value, certain=True)


@cache
def _seen() -> re.Pattern[str]:
    return re.compile(rf"[^\s\"'`<>&;,]{{0,{_MOST_SEEN}}}+")


@cache
def _rest() -> re.Pattern[str]:
    return re.compile(r"[^\s\"'`<>&;,]*+")


@cache
def _ascii() -> re.Pattern[str]:
    return re.compile(r"[!-~]*+")


@cache
def _token() -> re.Pattern[str]:
    return re.compile(r"(?!\w{2,10}://)[A-Za-z0-9+/=_\-.~%:$!@#^&*|]{8,}+")


@cache
def _authority() -> re.Pattern[str]:
    return re.compile(r"[^\s\"'<>`]{0,512}+")


@cache
def _host_starts() -> re.Pattern[str]:
    return re.compile(r"[\w\[$]")


@cache
def _authorization() -> re.Pattern[str]:
    scheme = r"(?:(?P<scheme>bearer|basic|token|apikey|key|digest|negotiate)[ :]{1,2})?"
    return re.compile(
        rf"authorization[\"'\\]{{0,3}} ?[:=] ?[\"'\\]{{0,2}}{scheme}"
        r"(?P<value>[A-Za-z0-9+/=_\-.~:%]{4,4096}+)",
        re.IGNORECASE,
    )


@cache
def _scheme() -> re.Pattern[str]:
    return re.compile(
        r"(?<![A-Za-z])(?P<scheme>bearer|basic) {1,2}(?P<value>[A-Za-z0-9+/=_\-.~%]{6,4096}+)", re.IGNORECASE
    )


@cache
def _cookie() -> re.Pattern[str]:
    return re.compile(r"(?<!\w)(?:set-)?cookie[\"']?: ?[\"']?(?P<value>[\w.\-]{1,64}=[^\n\"']{1,4096})", re.IGNORECASE)


@cache
def _option() -> re.Pattern[str]:
    name = r"(?:password|passwd|passphrase|pass|pwd|token|secret|api-?key|access-?key|secret-?key|auth)"
    return re.compile(
        rf"(?<=\s)--?(?:[a-z]{{1,20}}-){{0,3}}{name}[ =][\"']?(?P<value>[^\s\"'\-<\[$][^\s\"']{{3,511}})", re.IGNORECASE
    )


@cache
def _login() -> re.Pattern[str]:
    return re.compile(r"\b(?:login|sshpass|mysql(?:dump|admin)?|mariadb|redis-cli|ldapsearch|mosquitto_(?:pub|sub))\s")


@cache
def _short_option() -> re.Pattern[str]:
    """Options that hold a password for the commands above."""
    return re.compile(r"(?<=\s)-(?:[pP] ?|[aw] )[\"']?(?P<value>[^\s\"'\-<\[$][^\s\"']{3,200})")


@cache
def _user_option() -> re.Pattern[str]:
    return re.compile(r"(?<=\s)(?:-u|--user|--proxy-user)[ =][\"']?(?P<value>[^\s:\"'/]{1,100}:[^\s\"'/]{1,200})")


@cache
def _clause_ends() -> re.Pattern[str]:
    return re.compile(r"\W{0,2}$|[.,;)\n]|\s?\n")


@cache
def _option_ends() -> re.Pattern[str]:
    return re.compile(r"[\"']?\s*(?:$|[\n&|;]|-)")


@cache
def _reference() -> re.Pattern[str]:
    """Code that hands a secret on, or a path: `handler.password`, `new_password`, `pwd=pwd`, `/home/ann`."""
    name = r"(?:pass|passwords?|passwd|pwd|secret|token|key)"
    return re.compile(
        rf"(?:[A-Za-z_]\w{{0,40}}\.){{1,6}}[A-Za-z_]{{0,40}}{name}[A-Za-z_]{{0,20}}|(?:[A-Za-z]{{1,20}}_){{0,4}}{name}"
        rf"|{name}(?:_[A-Za-z]{{1,20}}){{1,3}}|(?:/[\w.\-]{{1,60}}){{2,12}}/?",
        re.IGNORECASE,
    )
