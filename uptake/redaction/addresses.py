"""Email addresses in folded text: with tags, quoted, in any script, and spelled out as `ann at example dot com`."""

import re
from collections.abc import Iterator
from functools import cache

# RFC 5321 §4.5.3.1.1 allows 64; return paths that hold another address are longer.
_MOST_LOCAL = 128
# What looks like a domain and is the name of a file or unit: `icon@2x.png`, `getty@tty1.service`.
_FILE_ENDINGS = """
    png jpg jpeg gif svg webp ico css scss js mjs ts tsx jsx json xml yaml yml toml lock txt csv tsv whl gz tgz jar
    dll exe html service timer socket target mount slice
"""
_NO_TLDS = frozenset(_FILE_ENDINGS.split())
# Before a spelled "at" they say that a place follows and no address.
_BEFORE_PLACES = """
    look looked looking meet met work works worked working available found find hosted is are was were be us me him her
    them it that this page site website docs read see live lives stay here lunch dinner back seen sale only order orders
    shop buy bought sold team office party talk event
"""
_PLACES = frozenset(_BEFORE_PLACES.split())
# A letter of a script that writes without blanks or joins small words to the next one; Greek and Cyrillic letters are
# none, and one that stands for a Latin letter belongs to the address.
_OTHER_BEFORE_LATIN = re.compile(r"[^\W\d_\x00-\u058f\u10a0-\u10ff\u1e00-\u1fff](?=[A-Za-z0-9])")
_ASSIGNED = re.compile(r"(?:[\w.\-]{1,30}=[^&=]{0,64}&){0,9}[A-Za-z_][A-Za-z_\-]{0,30}=(?=.)")
_NO_PERSON = frozenset({"git", "hg", "svn"})


def find_emails(text: str) -> Iterator[tuple[int, int]]:
    """The places of email addresses in folded text, in order."""
    at = text.find("@")
    done = 0
    while at >= 0:
        local = _local_start(text, at, done)
        blank = text[at + 1 : at + 2] == " " and text[at - 1 : at].isalnum()  # "ann@ example.com"
        domain = _domain().match(text, at + 1 + blank)
        if local is not None and domain:
            end = _domain_end(domain)
            if end is not None and text[local:at].lower() not in _NO_PERSON:
                yield local, end
                done = end
        at = text.find("@", at + 1)
    if _spelled_cue().search(text):
        for match in _spelled().finditer(text):
            if match["local"].rpartition(" ")[2].lower() not in _PLACES:
                yield match.span()


def _local_start(text: str, at: int, done: int) -> int | None:
    """Where the local part before the sign at `at` begins, not before `done`; None if there is none."""
    floor = max(done, at - _MOST_LOCAL)
    if text[at - 1 : at] == '"':
        opening = text.rfind('"', floor, at - 1)
        return opening if 0 <= opening < at - 1 and "\n" not in text[opening:at] else None
    run = _local_backwards().match(text[floor:at][::-1])
    if not run:
        return None
    local = run[0][::-1]
    begin = 0
    assigned = _ASSIGNED.match(local)
    if assigned:
        begin = assigned.end()
    if local[-1].isascii():  # a word of a script without blanks may stand right before an address
        for foreign in _OTHER_BEFORE_LATIN.finditer(local, begin):
            begin = foreign.end()
    while begin < len(local) and not (local[begin].isalnum() or local[begin] == "_"):
        begin += 1
    return at - len(local) + begin if begin < len(local) else None


def _domain_end(domain: re.Match[str]) -> int | None:
    """Where the domain ends, None if it is a version or the name of a file."""
    name = domain["name"]
    if name is None:  # an address in brackets, RFC 5321 §4.1.3
        return domain.end()
    if re.match(r"v?\d+\.(?:\d|x\.)|\d+(?:\.\d+)?x\.", name):
        return None
    glued = re.fullmatch(r".*\.[a-z]{2,4}(\.[A-Z][a-z]+)", name)
    if glued:  # "… ann@example.com.Please …"
        return domain.end() - len(glued[1])
    return None if domain["tld"].lower() in _NO_TLDS else domain.end()


@cache
def _local_backwards() -> re.Pattern[str]:
    return re.compile(rf"[\w.+\-%'!#$&*=~^]{{1,{_MOST_LOCAL}}}")


@cache
def _domain() -> re.Pattern[str]:
    return re.compile(
        r"(?P<name>(?:[\w\-]{1,63}+\.){1,9}(?P<tld>xn--[A-Za-z0-9\-]{2,59}|[A-Za-z]{2,24}(?![A-Za-z0-9_])|[^\W\d_A-Za-z]{2,24}))"
        r"|\[(?:IPv6:)?[0-9A-Fa-f.:]{3,45}\]"
    )


@cache
def _spelled_cue() -> re.Pattern[str]:
    return re.compile(r" (?:@|dot|punkt|punto|point|ponto|(?-i:AT)) ", re.IGNORECASE)


@cache
def _spelled() -> re.Pattern[str]:
    """`ann at example dot com`, `ann.smith @ example . com`; a spelled "at" needs a spelled "dot"."""
    at = r"(?:at|at sign|ät|arroba|arobase|chiocciola|klammeraffe)"
    dot = r" (?:dot|punkt|punto|point|ponto) "
    any_dot = rf"(?:{dot}| ?\. ?)"
    name = r"[\w\-]{1,63}+"
    return re.compile(
        rf"(?<![\w.+\-])(?P<local>(?:[\w+\-]{{1,64}}{dot}){{0,3}}[\w.+\-]{{1,64}}+)"
        rf"(?: (?-i:AT) (?-i:[a-z0-9\-]{{1,63}}+(?:\.[a-z0-9\-]{{1,63}}+){{0,4}}\.[a-z]{{2,10}})"
        rf"| {at} {name}(?:{dot}{name}){{0,4}}{dot}[A-Za-z]{{2,10}}"
        rf"| @ {name}(?:{any_dot}{name}){{0,4}}{any_dot}[A-Za-z]{{2,10}})(?!\w)",
        re.IGNORECASE,
    )
