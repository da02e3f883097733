"""What a session starts with, in bounded time: asked of the service, or the last good copy, and it says which."""

import json
import threading
from collections.abc import Callable
from dataclasses import asdict, dataclass
from queue import Empty, SimpleQueue
from typing import Any, TypeVar

from uptake.client import Client, Skill
from uptake.errors import Failed, Foreign, Refused, Unreachable
from uptake.recording.copies import Copies, Key
from uptake.recording.service import Service
from uptake.review import Context

MOST_AT_ONCE = 16  # reads that may hang at the same time; past that the copy is given at once

Answer = TypeVar("Answer")


class KeptContext(Context):
    """A context, and how good it is."""

    age_seconds: float = 0.0  # since the service gave it
    stale: bool = False  # it is a copy: the service could not be asked
    available: bool = True  # False: neither the service nor a copy; it is empty


@dataclass(frozen=True)
class KeptSkill(Skill):
    """A skill, and how good it is."""

    age_seconds: float = 0.0
    stale: bool = False


def nothing_known() -> KeptContext:
    """The context where there is none."""
    return KeptContext(memories=[], skills=[], text="", tokens=0, available=False)


def _is_said_by_the_service(refusal: Refused) -> bool:
    """Whether this is an answer: the service's own problem, or the gateway's word that the caller may not ask."""
    if isinstance(refusal, Failed):
        return False
    return not isinstance(refusal, Foreign) or refusal.problem.status in {401, 403}


class Reads:
    """Asks with a time limit that holds whatever the network does: a look-up of a name has none of its own.

    A copy is given where the service does not answer, or fails; not where it refuses (4xx), since then it has answered.
    """

    def __init__(self, service: Service | None, copies: Copies, seconds: float) -> None:
        self._service = service
        self.copies = copies
        self._seconds = seconds
        self.reset()

    def reset(self) -> None:
        """Start anew, as a forked child does."""
        self._hanging = threading.Semaphore(MOST_AT_ONCE)
        self.copies.reset()

    def close(self) -> None:
        """Close the connections."""
        if self._service:
            self._service.close()

    def context(self, agent_id: str, user: str, session_id: str | None, max_tokens: int) -> KeptContext:
        """What a session starts with."""
        key: Key = ("context", agent_id, user, session_id, max_tokens)

        def ask(client: Client) -> Any:
            return client.context(agent_id, user, session_id=session_id, max_tokens=max_tokens).model_dump(mode="json")

        value, age = self._read(key, ask, ("context", agent_id, user, None, max_tokens))
        if value is None:
            return nothing_known()
        return KeptContext.model_validate_json(
            json.dumps({**value, "age_seconds": age or 0.0, "stale": age is not None})
        )

    def skill(self, skill_id: str) -> KeptSkill | None:
        """One skill."""
        value, age = self._read(("skill", skill_id), lambda client: asdict(client.skill(skill_id)))
        return None if value is None else KeptSkill(**value, age_seconds=age or 0.0, stale=age is not None)

    def _read(self, key: Key, ask: Callable[[Client], Any], instead: Key | None = None) -> tuple[Any, float | None]:
        """What was asked for and the age of the copy, None where it is no copy; (None, None) where there is nothing."""
        answer = self._asked(key, ask)
        if isinstance(answer, Refused) and _is_said_by_the_service(answer):
            return None, None
        if not isinstance(answer, Exception):
            return answer, None
        for candidate in (key, instead):
            copy = self.copies.last(candidate) if candidate else None
            if copy:
                return copy
        return None, None

    def _asked(self, key: Key, ask: Callable[[Client], Any]) -> Any:
        """The answer, or the exception; an answer that comes too late is kept for the next time."""
        if self._service is None:
            return LookupError("a file answers no questions")
        if not self._hanging.acquire(blocking=False):
            return TimeoutError()
        answers: SimpleQueue[Any] = SimpleQueue()
        hanging, service, asked = self._hanging, self._service, self.copies.forgotten

        def run() -> None:
            try:
                value = ask(service.client(timeout=self._seconds))
                self.copies.keep(key, value, asked)
                answers.put(value)
            except Exception as error:  # noqa: BLE001 - told to the waiting thread
                if isinstance(error, Unreachable):
                    service.forget()
                answers.put(error)
            finally:
                hanging.release()

        try:
            threading.Thread(target=run, name="uptake-read", daemon=True).start()
            return answers.get(timeout=self._seconds)
        except Empty:
            return TimeoutError()
        except RuntimeError as error:  # no thread can be had
            hanging.release()
            return error
