"""Who a record belongs to: an opaque, keyed id in place of a person's name or address (DESIGN: Identity).

The id never changes for one identity and one deployment secret, says nothing of the identity, and none is a prefix of
another, so that no comparison by prefix can mix two people.
"""

import base64
import hashlib
import hmac

MAX_IDENTITY_CHARACTERS = 320
ID_VERSION = "u1-"
_ASCII_BLANKS = " \t\n\r\v\f"


class IdentityRefused(ValueError):
    """The value cannot stand for one person; the message says why."""


def canonical(identity: object) -> str:
    """One spelling for one identity: ASCII blanks trimmed, the domain of an email lower-cased in A–Z, nothing else.

    No case folding, no Unicode normalisation, no plus-tag or dot rules: each of these merges people somewhere.
    Raises IdentityRefused on what is no text, empty, `*`, over 320 characters, or holds control characters or lone
    surrogates.
    """
    if not isinstance(identity, str):
        raise IdentityRefused(f"an identity is text, not {type(identity).__name__}")
    text = identity.strip(_ASCII_BLANKS)
    if not text:
        raise IdentityRefused("an identity is not empty")
    if text == "*":
        raise IdentityRefused("'*' is no identity: it would stand for everyone")
    if len(text) > MAX_IDENTITY_CHARACTERS:
        raise IdentityRefused(f"an identity has at most {MAX_IDENTITY_CHARACTERS} characters")
    for character in text:
        if character < " " or "\x7f" <= character <= "\x9f":
            raise IdentityRefused("an identity holds no control characters")
        if "\ud800" <= character <= "\udfff":
            raise IdentityRefused("an identity holds no lone surrogates")
    local, at, domain = text.rpartition("@")
    return local + at + "".join(c.lower() if "A" <= c <= "Z" else c for c in domain) if at else text


def actor_id(secret: bytes, identity: object, *, kind: str = "user", issuer: str = "") -> str:
    """The actor of an identity: `u1-` and 52 characters of a–z and 2–7.

    HMAC-SHA256 (RFC 2104) with the deployment's secret over kind, issuer and canonical identity, each with its length
    before it, in lower-case base32 (RFC 4648 §6). Raises IdentityRefused as `canonical` does.
    """
    message = b"".join(
        len(part).to_bytes(4, "big") + part for part in (t.encode() for t in (kind, issuer, canonical(identity)))
    )
    digest = hmac.new(secret, message, hashlib.sha256).digest()
    return ID_VERSION + base64.b32encode(digest).decode("ascii").rstrip("=").lower()


def seal(secret: bytes, text: str) -> str:
    """A digest of 64 hexadecimal characters that only the holder of the secret can make: HMAC-SHA256 (RFC 2104).

    A plain digest of a short text gives the text away to whoever tries them all.
    """
    return hmac.new(secret, b"seal\x00" + text.encode(), hashlib.sha256).hexdigest()
