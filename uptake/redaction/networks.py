"""IP addresses in folded text that may lead to a person, and none of the version numbers that look like them."""

import ipaddress
import re
from collections.abc import Iterator
from functools import cache

from uptake.redaction.folding import fold

_MOST_BEFORE = 40


def find_ips(text: str) -> Iterator[tuple[int, int]]:
    """The places of IPv4 and IPv6 addresses in folded text.

    Left alone, since nobody is reached by them: loopback, unspecified, broadcast, multicast, netmasks, network
    addresses that end in `.0.0`, and four numbers that their surroundings call a version, section or enzyme.
    """
    if text.count(":") > 1:
        for match in _ipv6().finditer(text):
            if _is_ipv6_host(match["address"]):
                yield match.span("address")
    for match in _ipv4().finditer(text):
        if _is_host(match["address"]) and not _is_version(text, match):
            yield match.span("address")
    if "ip-" in text:  # as clouds write an address into the name of a host: ip-10-1-2-3
        for match in _in_name().finditer(text):
            if _is_host(match["address"].replace("-", ".")):
                yield match.span("address")


def _is_host(address: str) -> bool:
    try:
        ip = ipaddress.IPv4Address(address)
    except ValueError:
        return False
    first = int(ip) >> 24
    return not (first in {0, 127} or ip.is_multicast or first == 255 or address.endswith(".0.0"))


def _is_version(text: str, match: re.Match[str]) -> bool:
    start, end = match.span("address")
    if match["lead"]:  # a name and a dash, as in libfoo-1.2.3.4
        return not re.search(r"(?:ip|host|server|node|addr|from|to)-$", match["lead"], re.IGNORECASE)
    before = text[max(0, start - _MOST_BEFORE) : start]
    if _version_before().search(before) or _version_after().match(text, end):
        return True
    if len(match["address"]) == 7:  # 7.5.1.1 numbers a section, 1.1.1.1 and 8.8.8.8 serve everybody
        return not _address_before().search(before)
    # Curves in drawings are rows of decimals without blanks.
    return bool(
        re.search(r"(?<![\d.])\d{0,4}\.\d{1,20} ?[,\- ]$", before) and re.match(r" ?[,\- ]\d*\.\d", text[end : end + 8])
    )


def _is_ipv6_host(address: str) -> bool:
    try:
        ip = ipaddress.IPv6Address(address)
    except ValueError:
        return False
    if ip.ipv4_mapped:
        return _is_host(str(ip.ipv4_mapped))
    # Global unicast, unique local, link-local, NAT64 (RFC 4291, 4193, 6052). The rest is code such as `dead::beef`.
    top = int(ip) >> 112
    return (
        0x2000 <= top <= 0x3FFF or 0xFC00 <= top <= 0xFDFF or 0xFE80 <= top <= 0xFEBF or int(ip) >> 96 == 0x64FF9B << 64
    )


@cache
def _ipv4() -> re.Pattern[str]:
    return re.compile(
        r"(?<![0-9A-Za-z_.])(?<!\d,)(?P<lead>[A-Za-z]\w{0,20}-)?(?<![0-9_.])"
        r"(?P<address>\d{1,3}(?:\.\d{1,3}){3})(?![0-9A-Za-z_]|\.\d|-[A-Za-z]|-\d{1,2}ubuntu|\.(?:jar|dll|tar|zip|whl|exe|deb|rpm)\b)"
    )


@cache
def _in_name() -> re.Pattern[str]:
    return re.compile(r"(?<![0-9A-Za-z_])ip-(?P<address>\d{1,3}(?:-\d{1,3}){3})(?![0-9A-Za-z_])")


@cache
def _ipv6() -> re.Pattern[str]:
    return re.compile(
        r"(?:(?<![0-9A-Za-z.:])|(?<=[A-Za-z]{5}:)|(?<=[g-zG-Z]:))"
        r"(?P<address>(?:[0-9A-Fa-f]{1,4}:|:){2,8}+(?:(?:\d{1,3}\.){3}\d{1,3}|[0-9A-Fa-f]{1,4})?)(?![0-9A-Za-z:]|\.\d)"
    )


@cache
def _version_before() -> re.Pattern[str]:
    version = r"v|ver|vers|versions?|version[es]n|versione|versión|versao|verzija|release[sd]?|rel|builds?|rev|revision"
    thing = r"firmware|fw|drivers?|sdk|kernel|bios|版本|バージョン|버전|верси\w|прошивк\w|الإصدار"
    place = r"sections?|sec|chapter|clause|appendix|figure|fig|table|article|paragraph|para|step"
    german = "abschnitt|kapitel|ziffer"
    change = r"(?:updat|upgrad|downgrad|bump|patch)\w{0,3}(?:\s[\w.\-]{1,20}){0,2}"
    words = fold("|".join((version, thing, place, german, change, "EC", "OID|ObjectIdentifier"))).text
    browser = r"\b(?:chrome|chromium|edg|opr|firefox|safari|version|\w{1,12}kit)/"
    verb = r"(?: (?:is|was|at|to|from|now|no|number|of|ist|auf|est)){0,3}"
    named = rf"(?<![A-Za-z])(?:{words}){verb}[\s:.=#(\"']{{0,3}}"
    return re.compile(rf"(?:{named}|§{{1,2}} ?|[=><~^]= ?|{browser})$", re.IGNORECASE)


@cache
def _address_before() -> re.Pattern[str]:
    return re.compile(
        r"(?<![A-Za-z])(?:ips?|ipv4|address|addr|hosts?|server|client|from|ping|peer)\W{1,3}$", re.IGNORECASE
    )


@cache
def _version_after() -> re.Pattern[str]:
    return re.compile(
        r"\s?\(?(?:(?:of|from|in) (?:the |our |its |your )?(?:\w{1,20} )?)?"
        r"(?:firmware|release|version|build|beta|alpha|rc\d?|driver|sdk|bios|kernel|update|patch|section|clause)\b",
        re.IGNORECASE,
    )
