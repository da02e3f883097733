"""A short name for a topic, made without a model: the words that set it apart from what else is said to its agent."""

import math
import re
from collections import Counter
from collections.abc import Iterable, Sequence

from lambdas.loop.statements import Statement, normalised

LABEL_WORDS = 4
MAX_WORD_CHARACTERS = 40  # what is longer is no word, but a path, a key or a cat on the keyboard
# Words of alphabets are runs of letters; scripts without spaces give their pairs of characters.
_DENSE = "\u0e00-\u0eff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af"
_DENSE_START = re.compile(rf"[{_DENSE}]")
_TOKEN = re.compile(rf"[{_DENSE}]+|[^\W\d_]+(?:['’-][^\W\d_]+)*")

# Words that say nothing of a topic wherever they stand. The contrast with other comments finds most of them by
# itself, but a small agent has too few others.
_FILLERS = frozenset(
    """
    about after again always and are before been being but can could did does don't each every first for
    from get give has have here how instead into its it's just like many more most much must need never
    next not nothing now one only other our please same should some still that the their them then there
    these they thing this those three time too two until use very want was were what when where which
    while who why will with without would yet you your aber alle auch auf bei bitte das dass dem den der
    des die ein eine für ist kein mit nicht noch nur oder sich sie und von war wird como con del los las
    más mismo muy nada para pero por porque que sin sobre son una avec cette dans elle est fait les mais
    même nous pas pour quand qui sans sur tout une vous não uma
    """.split()  # noqa: SIM905 - a list to read, not a line a word
)


class Vocabulary:
    """What words the users of one agent use; made once, then asked for the label of each topic."""

    def __init__(self, statements: Sequence[Statement]) -> None:
        self._words = {statement.event_id: _words(statement.meaning) for statement in statements}
        self._users_of, self._users = self._count(statements)

    def label(self, members: Sequence[Statement]) -> str:
        """The few most characteristic words of some of the statements, each said by at least two users.

        A word's weight is the share of users here who say it, times the log of how much rarer it is among all.
        Without such a word the label counts the comments: no user's own term, which may be a name, stands in it.
        """
        here, users = self._count(members)
        weight = {
            word: count / users * math.log(count / users / (self._users_of[word] / self._users))
            for word, count in here.items()
            if count >= 2
        }
        chosen: list[str] = []
        for word in sorted(weight, key=lambda w: (-round(weight[w], 6), -len(w), w)):
            if len(chosen) < LABEL_WORDS and not any(word in other or other in word for other in chosen):
                chosen.append(word)
        return ", ".join(chosen) or f"{len(members)} comments of {users} users"

    def _count(self, statements: Iterable[Statement]) -> tuple[Counter[str], int]:
        """In how many users' words each word occurs, and how many users there are."""
        said: dict[str, set[str]] = {}
        for statement in statements:
            said.setdefault(statement.actor_id, set()).update(self._words[statement.event_id])
        return Counter(word for words in said.values() for word in words), len(said)


def _words(text: str) -> set[str]:
    found: set[str] = set()
    for token in _TOKEN.findall(normalised(text)):
        if _DENSE_START.match(token):
            found.update(token[start : start + 2] for start in range(max(1, len(token) - 1)))
        elif 3 <= len(token) <= MAX_WORD_CHARACTERS and token not in _FILLERS:
            found.add(token)
    return found
