"""Many things sent at once, and ever fewer where that fails, so that one of them stops no other."""

from collections.abc import Callable, Sequence
from typing import Generic, Literal, TypeVar

Item = TypeVar("Item")
Result = TypeVar("Result")
Cause = Literal["items", "perhaps", "other"]  # what made a request fail: what was in it, or not


class Parts(Generic[Item, Result]):
    """Sends lists, and their halves where the service fails at the whole, down to the one item that is at fault.

    `cause` says of an error whether the items are its cause. Where they are perhaps, one that is known to go through
    is sent again first: if it does not, the service is down, and the error is raised. `alone` makes the result of an
    item at which the service fails while it takes others.
    """

    def __init__(self, cause: Callable[[Exception], Cause], alone: Callable[[Item, Exception], Result]) -> None:
        self._cause = cause
        self._alone = alone
        self._known: Callable[[], object] | None = None

    def know(self, send: Callable[[Sequence[Item]], Sequence[Result]], item: Item) -> None:
        """This item went through."""
        self._known = lambda: send([item])

    def send(self, send: Callable[[Sequence[Item]], Sequence[Result]], items: Sequence[Item]) -> list[Result]:
        """A result for each, in order. Raises what `send` raises where no item is its cause."""
        done: dict[int, Result] = {}
        self._send(send, items, list(range(len(items))), done)
        return [done[number] for number in range(len(items))]

    def _send(
        self,
        send: Callable[[Sequence[Item]], Sequence[Result]],
        items: Sequence[Item],
        numbers: list[int],
        done: dict[int, Result],
    ) -> None:
        numbers = [number for number in numbers if number not in done]
        if not numbers:
            return
        error = self._tried(send, items, numbers, done)
        if error is None:
            return
        cause = self._cause(error)
        if cause == "other" or (cause == "perhaps" and not self._takes_others(send, items, numbers, done)):
            raise error
        if len(numbers) == 1:
            if cause == "items" or self._tried(send, items, numbers, done):
                done[numbers[0]] = self._alone(items[numbers[0]], error)
            return
        half = len(numbers) // 2
        self._send(send, items, numbers[:half], done)
        self._send(send, items, numbers[half:], done)

    def _tried(
        self,
        send: Callable[[Sequence[Item]], Sequence[Result]],
        items: Sequence[Item],
        numbers: Sequence[int],
        done: dict[int, Result],
    ) -> Exception | None:
        try:
            results = send([items[number] for number in numbers])
        except Exception as error:  # noqa: BLE001 - raised by the caller, or told as a result
            return error
        done.update(zip(numbers, results, strict=True))
        self.know(send, items[numbers[0]])
        return None

    def _takes_others(
        self,
        send: Callable[[Sequence[Item]], Sequence[Result]],
        items: Sequence[Item],
        numbers: Sequence[int],
        done: dict[int, Result],
    ) -> bool:
        if self._known is None:
            ends = (numbers[0], numbers[-1]) if len(numbers) > 1 else ()
            return any(self._answers(self._tried(send, items, [number], done)) for number in ends)
        try:
            self._known()
        except Exception as error:  # noqa: BLE001 - what matters is whether the service answers
            return self._answers(error)
        return True

    def _answers(self, error: Exception | None) -> bool:
        return error is None or self._cause(error) == "items"
