"""Keys and tokens that are known by their own form, wherever they stand in folded text.

Forms are those that the issuers document. Where a prefix alone would take words too, the rest must look random.
"""

import re
from collections.abc import Iterator
from functools import cache

_MOST_TOKEN = 4096
_MOST_PEM = 20_000
_PEM_BEGIN = "-----BEGIN "  # RFC 7468
_PEM_END = "-----END "

# Prefix and rest, case-sensitive, on the left a boundary.
_FORMS = (
    r"(?:AKIA|ASIA|ABIA|ACCA)[A-Z0-9]{16}(?![A-Za-z0-9])",  # AWS access keys
    r"gh[pousr]_[A-Za-z0-9]{30,255}",  # GitHub
    r"github_pat_[A-Za-z0-9_]{22,255}",
    r"gl(?:pat|oas|dt|rt|rtr|cbt|ptt|ft|imt|agent|soat|ffct)-[\w\-]{16,255}",  # GitLab
    r"xox[abceoprs]-[0-9][\w\-]{8,255}|xapp-[0-9]-[\w\-]{10,255}",  # Slack
    r"(?:sk|rk)_(?:live|test)_[A-Za-z0-9]{10,255}|whsec_[A-Za-z0-9+/=]{20,128}",  # Stripe
    r"AIza[\w\-]{35}|ya29\.[\w\-]{20,1024}|GOCSPX-[\w\-]{20,64}|1//0[\w\-]{30,128}",  # Google
    r"sk-ant-[\w\-]{16,255}",  # Anthropic
    r"npm_[A-Za-z0-9]{36}|pypi-[\w\-]{32,512}|rubygems_[0-9a-f]{48}|dckr_pat_[\w\-]{20,64}",  # registries
    r"SG\.[\w\-]{16,32}\.[\w\-]{16,64}",  # SendGrid
    r"(?:AC|SK)[0-9a-f]{32}(?![0-9A-Za-z])",  # Twilio
    r"key-[0-9a-f]{32}|[0-9a-f]{32}-us[0-9]{1,2}(?![0-9A-Za-z])",  # Mailgun, Mailchimp
    r"[0-9]{8,10}:[\w\-]{35}(?![\w\-])",  # Telegram
    r"hf_[A-Za-z0-9]{30,64}|gsk_[A-Za-z0-9]{40,64}|xai-[A-Za-z0-9]{60,90}|r8_[A-Za-z0-9]{36,40}|pplx-[A-Za-z0-9]{40,64}",
    r"do[opr]_v1_[0-9a-f]{64}|shp(?:at|ca|pa|ss)_[0-9a-fA-F]{32}|dapi[0-9a-f]{32}|sq0(?:atp|csp)-[\w\-]{22,64}",
    r"lin_api_[A-Za-z0-9]{30,64}|ntn_[A-Za-z0-9]{30,64}|figd_[\w\-]{30,64}|PMAK-[0-9a-f\-]{50,64}|NRAK-[A-Z0-9]{27}",
    r"hv[sbr]\.[\w\-]{20,255}|[A-Za-z0-9]{14}\.atlasv1\.[\w\-]{40,90}|ATATT3[\w\-=]{40,255}|gl(?:sa|c)_[\w]{32,128}",
    r"AGE-SECRET-KEY-1[A-Z0-9]{50,64}|sbp_[0-9a-f]{40}|sntrys_[\w+/=\-]{40,255}",
    r"[MNO][A-Za-z0-9]{23,27}\.[\w\-]{6}\.[\w\-]{27,45}(?![\w\-])",  # Discord
    rf"eyJ[\w\-]{{8,{_MOST_TOKEN}}}+(?:\.[\w\-]{{0,{_MOST_TOKEN}}}+){{2,4}}",  # JWS and JWE, RFC 7515 and 7516
)
# The prefix is also one of words.
_WEAK_FORMS = (r"sk-(?:(?:proj|svcacct|admin|or-v1)-)?[\w\-]{20,255}",)  # OpenAI and those that took its form


def find_keys(text: str) -> Iterator[tuple[int, int]]:
    """The places of keys and tokens that their own form gives away, and of private keys in PEM; they may overlap."""
    yield from _pem(text)
    for run in _runs().finditer(text):
        for match in _forms().finditer(text, run.start(), run.end()):
            yield match.start(), _rest().match(text, match.end()).end()  # type: ignore[union-attr]
        if "sk-" in run[0]:
            for match in _weak_forms().finditer(text, run.start(), run.end()):
                if looks_random(match[0]):
                    yield match.start(), _rest().match(text, match.end()).end()  # type: ignore[union-attr]
    if "hooks.slack.com/" in text:
        for match in _hooks().finditer(text):
            yield match.span("secret")


def looks_random(token: str) -> bool:
    """Whether neighbours change between digits, capitals and small letters as in a random text, not as in words.

    About 45 of 100 steps in random letters and digits go from small to capital or between letter and digit; in
    identifiers at most 20 do.
    """
    return len(_steps().findall(token)) >= 0.24 * (len(token) - 1)


def _pem(text: str) -> Iterator[tuple[int, int]]:
    """Private keys from their first line to their last, or to where the letters of a key end if it was cut off."""
    foot = 0
    begin = text.find(_PEM_BEGIN)
    while begin >= 0:
        end = begin + len(_PEM_BEGIN)
        head = _pem_head().match(text, begin)
        if head:
            if 0 <= foot < head.end():
                foot = text.find(_PEM_END, head.end())
            last = _pem_foot().match(text, foot) if 0 <= foot < head.end() + _MOST_PEM else None
            body = _pem_body().match(text, head.end())
            end = last.end() if last else body.end() if body else head.end()
            if end > head.end():  # not the first line alone, which code that reads keys has
                yield begin, end
        begin = text.find(_PEM_BEGIN, end)


@cache
def _runs() -> re.Pattern[str]:
    return re.compile(r"[\w.+/=:\-]{20,}+")


@cache
def _rest() -> re.Pattern[str]:
    """What is left of a key that is longer than its form allows: a key is taken whole."""
    return re.compile(r"[A-Za-z0-9_\-]*+")


@cache
def _forms() -> re.Pattern[str]:
    return re.compile(rf"(?<![A-Za-z0-9])(?:{'|'.join(_FORMS)})", re.ASCII)


@cache
def _weak_forms() -> re.Pattern[str]:
    return re.compile(rf"(?<![A-Za-z0-9\-_])(?:{'|'.join(_WEAK_FORMS)})", re.ASCII)


@cache
def _steps() -> re.Pattern[str]:
    return re.compile(r"(?<=[a-z])(?=[A-Z0-9])|(?<=[0-9])(?=[A-Za-z])|(?<=[A-Z])(?=[0-9])")


@cache
def _hooks() -> re.Pattern[str]:
    return re.compile(r"hooks\.slack\.com/(?:services|workflows|triggers)/(?P<secret>[\w/\-]{10,255})", re.ASCII)


@cache
def _pem_head() -> re.Pattern[str]:
    return re.compile(r"-----BEGIN (?:[A-Z0-9]{1,20} ){0,3}PRIVATE KEY(?: BLOCK)?-----")


@cache
def _pem_foot() -> re.Pattern[str]:
    return re.compile(r"-----END (?:[A-Z0-9]{1,20} ){0,3}PRIVATE KEY(?: BLOCK)?-----")


@cache
def _pem_body() -> re.Pattern[str]:
    return re.compile(r"(?:(?:\\[rn]|\s){0,4}(?:[A-Za-z\-]{1,20}: [^\n\\]{0,100}|[A-Za-z0-9+/=]{16,4096}+)){0,400}+")
