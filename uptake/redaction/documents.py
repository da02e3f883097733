"""Redaction of a JSON document: its strings, its keys, and values that a key calls secret."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

from uptake.redaction.credentials import is_token
from uptake.redaction.payments import card_word
from uptake.redaction.phone_words import places_of_phone_words
from uptake.redaction.spans import LocatedSpan, Span
from uptake.redaction.text import redact
from uptake.strict_json import pointer_of

if TYPE_CHECKING:
    from pydantic import JsonValue

_MOST_KEY = 80


@dataclass(frozen=True, slots=True)
class _Place:
    """Where a value stands: the steps to it, linked so that a deep document costs no more than a flat one."""

    above: "_Place | None"
    step: str | int
    key: str
    is_secret: bool

    def pointer(self) -> str:
        steps: list[str | int] = []
        place = self
        while place.above is not None:
            steps.append(place.step)
            place = place.above
        return pointer_of(tuple(reversed(steps)))


class _Spans(list[LocatedSpan]):
    """What was found, in order; the first `most` know where."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self._most = most

    def add(self, place: _Place, found: Iterable[Span], *, in_key: bool = False) -> None:
        for span in found:
            self.append(LocatedSpan(place.pointer() if len(self) < self._most else "", span, in_key))


def redact_json(value: "JsonValue", most_pointers: int = 1_000) -> tuple["JsonValue", tuple[LocatedSpan, ...]]:
    """A document without what may lead to a person or open a door, and where that stood.

    Every string is redacted, keys too; keys that become equal get `#2`, `#3`, … in their order. A string under a key
    such as `password`, `api_key` or `authorization` goes whole, also in a list; one under `token` or `key` if it looks
    like one. A number stays what it is, except a card or phone number under a key that says so: it becomes the
    placeholder, and its span is of its decimal digits. The order is that of the document, a key before its value.
    The value given is not changed; with nothing found it is returned itself. Any depth is read. Spans behind the first
    `most_pointers` have an empty pointer: in a deep document pointers are longer than what they point at.
    """
    spans = _Spans(most_pointers)
    root: list[Any] = [value]
    pending: list[tuple[Any, Any, _Place]] = [(root, 0, _Place(None, "", "", False))]
    while pending:
        container, step, place = pending.pop()
        current = container[step]
        if isinstance(current, dict):
            container[step], children = _members(current, place, spans)
        elif isinstance(current, list):
            container[step] = copied = list(current)
            children = [(copied, at, _Place(place, at, place.key, place.is_secret)) for at in range(len(copied))]
        else:
            container[step], children = _leaf(current, place, spans), []
        pending.extend(reversed(children))
    return (root[0], tuple(spans)) if spans else (value, ())


def _members(current: dict[str, Any], place: _Place, spans: _Spans) -> tuple[Any, list[Any]]:
    """A copy of an object with its keys redacted, and what stands in it."""
    copied: dict[str, Any] = {}
    redacted = {key: redact(key) for key in current}
    kept = {key for key, result in redacted.items() if not result.spans}
    inherits = place.is_secret and bool(_holds_secrets().search(_words(place.key)))
    children = []
    for key, value in current.items():
        name = redacted[key].text
        if key not in kept:
            name = _unused(name, kept)
            kept.add(name)
        copied[name] = value
        # What a key says is read from its redacted form, so that it says the same the second time.
        is_secret = inherits or bool(_secret_key().search(_words(name)))
        child = _Place(place, name, place.key if inherits else name, is_secret)
        spans.add(child, redacted[key].spans, in_key=True)
        children.append((copied, name, child))
    return copied, children


def _unused(name: str, used: set[str]) -> str:
    number = 1
    unused = name
    while unused in used:
        number += 1
        unused = f"{name}#{number}"
    return unused


def _leaf(value: Any, place: _Place, spans: _Spans) -> Any:
    found: Iterable[Span] = ()
    redacted = value
    if isinstance(value, str):
        if _is_secret(value, place):
            found, redacted = (Span("SECRET", 0, len(value)),), "[SECRET]"
        else:
            result = redact(value, about=_about(place.key) if _digits().search(value) else "")
            found, redacted = result.spans, result.text
    elif isinstance(value, int) and not isinstance(value, bool) and 10**5 <= value < 10**19 and _about(place.key):
        result = redact(str(value), about=_about(place.key))
        if result.spans:
            found, redacted = result.spans, result.text
    spans.add(place, found)
    return redacted


def _is_secret(value: str, place: _Place) -> bool:
    if not any(character.isalnum() for character in value) or _placeholder_only().fullmatch(value):
        return False
    return place.is_secret or (bool(_token_key().search(_words(place.key))) and is_token(value, certain=True))


def _about(key: str) -> str:
    """The key in words if it says that digits are a phone or card number, else nothing."""
    words = _words(key).replace("_", " ").rstrip("0123456789 ")
    return words if words and (places_of_phone_words(words) or card_word().search(words)) else ""


def _words(key: str) -> str:
    """A key in small letters, its words joined by `_`: `apiKey`, `API-Key` and `api key` are `api_key`."""
    return _joints().sub("_", _humps().sub("_", _made().sub(" ", key[:_MOST_KEY]))).strip("_").lower()


@cache
def _made() -> re.Pattern[str]:
    """What a redaction puts in a key."""
    return re.compile(r"\[[A-Z]{2,6}\]|#[0-9]{1,9}$")


@cache
def _humps() -> re.Pattern[str]:
    return re.compile(r"(?<=[a-z0-9])(?=[A-Z])")


@cache
def _joints() -> re.Pattern[str]:
    return re.compile(r"[\W_]{1,8}")


@cache
def _digits() -> re.Pattern[str]:
    return re.compile(r"\d(?:\D{0,3}\d){5}")


@cache
def _placeholder_only() -> re.Pattern[str]:
    return re.compile(r"(?:\s?\[[A-Z]{2,6}\]\s?){1,9}")


@cache
def _secret_key() -> re.Pattern[str]:
    return re.compile(
        r"(?:^|_|[a-z])(?:password|passwd|passphrase|passcode|pwd|passwort|kennwort|contrasena|contraseña|senha|mot_de_passe|пароль|密码|密碼|パスワード|비밀번호)s?"
        r"(?:_?(?:confirm\w{0,10}|again|repeat|old|new|\d))?$"
        r"|(?:^|_)(?:secrets?|(?:api|access|private|secret|account|master|signing|encryption|client|license|subscription)_?keys?(?:_?id)?|apikeys?"
        r"|(?:client|app|consumer|shared|webhook|api)_?secret|(?:auth|access|refresh|id|api|bot|session|bearer|csrf|xsrf|personal_access)_?token"
        r"|(?:proxy_)?authorization|credentials?|(?:set_)?cookies?|session_?id|sessid)$"
    )


@cache
def _holds_secrets() -> re.Pattern[str]:
    return re.compile(r"(?:secrets|credentials|passwords|cookies|tokens)$")


@cache
def _token_key() -> re.Pattern[str]:
    return re.compile(r"(?:^|_)(?:tokens?|key|auth|signature|sig|session|bearer|nonce|pass|otp)$")
