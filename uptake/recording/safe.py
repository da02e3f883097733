"""The promise of every call of a recorder: whatever goes wrong in it is counted, and its caller sees a plain answer."""

import functools
from collections.abc import Callable
from typing import Any, TypeVar, cast

Method = TypeVar("Method", bound=Callable[..., Any])


def safe(instead: Callable[[Any], Any]) -> Callable[[Method], Method]:
    """Make a method answer `instead(self)` where it would raise, a call with wrong arguments included.

    What went wrong goes to `self.fault(error)`, which never raises.
    """

    def wrap(method: Method) -> Method:
        @functools.wraps(method)
        def never_raises(self: Any, /, *args: Any, **kwargs: Any) -> Any:
            try:
                return method(self, *args, **kwargs)
            except Exception as error:  # noqa: BLE001 - the promise
                self.fault(error)
                return instead(self)

        return cast("Method", never_raises)

    return wrap


def nothing(_: object) -> None:
    """The answer where there is none."""


def no(_: object) -> bool:
    """The answer where it was not done."""
    return False
