"""The names that make what follows them a secret, and what may stand between name and value, in several languages."""

import re
from functools import cache
from typing import NamedTuple

from uptake.redaction.folding import fold

# Stem (where the search starts) and the names that begin with it. What is set to these is a password, whatever it is.
_PASSWORDS = {
    # `pass` alone counts tests and tickets: what is set to it must have letters and digits.
    "pass": r"pass(?:word|wd|phrase|code|wort)s?|(?<![a-z])pass(?=[=:][^\s,;]{0,30}[a-z])(?=[=:][^\s,;]{0,30}[0-9])",
    "kennwort": "kennwort", "pwd": "pwd", "pw": r"(?<![a-z])pw", "contraseña": "contraseña", "clave": "clave",
    "mot de passe": "mot de passe", "senha": "senha", "palavra-passe": "palavra-passe", "wachtwoord": "wachtwoord",
    "hasło": "hasło", "heslo": "heslo", "lösenord": "lösenord", "adgangskode": "adgangskode", "salasana": "salasana",
    "парол": "парол[ья]", "şifre": "şifre(?:si|m|miz)?", "mật khẩu": "mật khẩu", "kata sandi": "kata sandi",
    "密码": "密码", "密碼": "密碼", "口令": "口令", "パスワード": "パスワード", "비밀번호": "비밀번호", "암호": "암호",
    "كلمة المرور": "كلمة المرور", "كلمة السر": "كلمة السر", "סיסמ": "סיסמ[הא]", "पासवर्ड": "पासवर्ड", "รหัสผ่าน": "รหัสผ่าน",
}  # fmt: skip
# What is set to these must look like a token, since the names have other uses.
_TOKENS = {
    "secret": "secrets?", "token": "tokens?", "key": "keys?", "credential": "credentials?", "auth": "auth",
    "sig": "(?<![a-z])sig(?:nature)?",
    "session": r"session(?:[ _\-]?id)?", "sessid": "sessid", "csrf": "csrf", "xsrf": "xsrf",
    "hmac": "hmac", "parola": "parola", "токен": "токена?", "секрет": "секрет",
    "令牌": "令牌", "密钥": "密钥", "トークン": "トークン", "토큰": "토큰",
}  # fmt: skip
# A key to something; `primary_key`, `sort key` and `public_key` are none.
_KEYS_TO = (
    "api|access|secret|private|account|subscription|encryption|signing|auth|authentication|master|service|license|client"
    "|ssh|aws|azure|openai|anthropic|bot|webhook|deploy|shared|storage|host|function|app|application|my|the|your"
)
_SAID = (
    "is|was|are|be|becomes|should be|will be|shall be|must be|is now|ist|war|"
    "lautet|est|était|es|era|é|è|jest|to|является|это|هو|הוא|है"
)
_SAID_WITHOUT_BLANKS = "是|为|為|は|が|คือ|은|는|이|가"
_FOR = "for|of|to|on|für|von|zum|zu|pour|de|du|para|del|do|da|per|di|voor|van|dla|do|от|для|к"
# In a sentence such a name may be followed by these: they are no secret.
_IN_SENTENCES = """
    a an the is are was were be been being must should shall can cannot can't may might will would has have had not
    no too none null nil true false undefined string str text int bool optional required missing wrong invalid
    incorrect expired empty hidden redacted removed omitted changed reset yes ok okay correct valid set unset
    unknown default here there only at in on for of to from with without and or but bytes char varchar object any
    self if when it its your my our their this that these those token never always still already also just very
    password secret example sample placeholder value type field input number ist sind war fehlt falsch richtig nicht
    kein ungültig abgelaufen leer muss est faux incorrecte manquant expiré es incorrecta errada incorreta inválida
    inválido неверный неправильный не нет неверно errato sbagliata
"""
STATE_WORDS = frozenset(_IN_SENTENCES.split())
"""Words after such a name that say something of the secret and are none."""


class Name(NamedTuple):
    """One name of a secret: where to look for it, and how what follows it is read."""

    stem: str
    pattern: str
    is_password: bool


def _folded(words: str) -> str:
    return fold(words).text.lower()


@cache
def names() -> tuple[Name, ...]:
    """Every name, in lower case and folded."""
    return tuple(
        Name(_folded(stem), _folded(pattern), is_password)
        for table, is_password in ((_PASSWORDS, True), (_TOKENS, False))
        for stem, pattern in table.items()
    )


@cache
def assignment(name: Name) -> re.Pattern[str]:
    """A name, what sets it (`tight`, `sign`, a verb or a mere `blank`), and the value: opening `quote` or `bare`."""
    described = rf"(?: (?:{_folded(_FOR)}) [\w@.\-]{{1,30}}(?: [\w@.\-]{{1,30}}){{0,2}}?| \([^()\n]{{1,30}}\))??"
    said = rf"[ ]{{1,2}}(?:{_folded(_SAID)})[ ]{{1,2}}|\s{{0,2}}(?:{_folded(_SAID_WITHOUT_BLANKS)})\s{{0,2}}"
    signs = (
        r"(?P<tight>[:=>](?![=/>:])(?=[!-~]))|[ ]?(?P<sign>=>|:=|->|[:=](?![=/])|(?<= )[|\-](?= ))"
        r"(?: ?[|>][+\-]?\n\s{1,12}|\s{0,3})"
        rf"|{said}"
    )
    value = (
        r"(?P<quote>\\?[\"'`])(?!(?P=quote))|(?P<bare>[^\s\"'`<>&;,]{1,255}+"
        r"(?:[&;,](?![\s\"']|$|[\w.\-]{1,40}=)[^\s\"'`<>&;,]{0,255}+){0,8}+)"
    )
    return re.compile(
        rf"(?P<name>{name.pattern})[\"'`\]\\*]{{0,3}}(?:{described}(?:{signs})|(?P<blank>[ ]{{1,2}}))(?:{value})"
    )


def is_key_to(text: str, at: int) -> bool:
    """Whether the word "key" at `at` is that of an `api_key`, `AccountKey` or "my key", and no `primary_key`."""
    return bool(_key_to().search(text[max(0, at - 20) : at]))


@cache
def _key_to() -> re.Pattern[str]:
    return re.compile(rf"(?:{_KEYS_TO})[ _\-]?$")
