"""What can go wrong, in the domain's words; `lambdas/problems.py` is the one table that turns these into HTTP.

UptakeError
├── InvalidInput        the caller sent something that breaks a rule; `pointer` says where
├── TooLarge            the body is over the limit
├── NotFound            there is no such thing, or it is not yours: the two answer alike
├── MethodNotAllowed    the path exists, for other methods
├── Conflict            another version is already there; reload, then decide
├── NotAllowed          the caller's role does not include this
├── RuleRefused         a publish that would break the document or the promise to users
└── Unavailable         a store did not answer or is throttling; the same call may go through later
"""


class UptakeError(Exception):
    """Base of every error that the service raises on purpose; the message says what to do next."""


class InvalidInput(UptakeError):
    """The input breaks a rule.

    `pointer` is the JSON Pointer (RFC 6901) of the field at fault, "" for the whole document.
    """

    def __init__(self, message: str, pointer: str = "") -> None:
        super().__init__(message)
        self.pointer = pointer


class TooLarge(UptakeError):
    """More than is taken in one request."""


class NotFound(UptakeError):
    """No such thing for this caller."""


class MethodNotAllowed(UptakeError):
    """The path answers to `allowed` only."""

    def __init__(self, message: str, allowed: tuple[str, ...]) -> None:
        super().__init__(message)
        self.allowed = allowed


class Conflict(UptakeError):
    """The write would overwrite something that the caller has not seen."""


class NotAllowed(UptakeError):
    """The caller is known, and may not do this."""


class RuleRefused(UptakeError):
    """The rule, or the change to its document, breaks a promise; the message says which."""


class Unavailable(UptakeError):
    """An outside thing did not answer; nothing was acknowledged."""
