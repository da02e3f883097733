"""An executor that runs each call at once, in the thread that submits it."""

from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import Any


class InlinePool(Executor):
    """Futures are done when `submit` returns."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        """Run it now."""
        future: Future[Any] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as error:  # noqa: BLE001 - a future carries whatever was raised
            future.set_exception(error)
        return future
