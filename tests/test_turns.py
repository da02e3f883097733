"""`POST /v1/turns`: a correction is recorded and told from explicit ones; everything else leaves nothing behind."""

from collections.abc import Sequence
from datetime import timedelta
from typing import Any

import pytest

from lambdas.loop.errors import Unavailable
from lambdas.loop.judging import MAX_JUDGED, Verdict, judge_pending
from lambdas.loop.log import PendingTurn
from lambdas.loop.privacy import Privacy
from lambdas.loop.wording import BadAnswer
from tests.api import Api
from tests.conftest import FrozenClock
from uptake.detection import UNCERTAIN, detect

CORRECTION = ("I set the timeout to 30 seconds.", "No, that's wrong. I asked for 30 minutes.")
PRAISE = ("I set the timeout to 30 seconds.", "Perfect, thank you!")


def turn(said: tuple[str, str], **more: Any) -> dict[str, Any]:
    assistant, user = said
    return {
        "agent_id": "bio", "agent_run_id": "run-1", "user": "ann@example.com", "turn": 3,
        "assistant_last": assistant, "user_msg": user,
    } | more  # fmt: skip


@pytest.fixture
def api(clock: FrozenClock) -> Api:
    return Api(clock)


def unsure() -> tuple[str, str]:
    """A turn in the uncertain band."""
    low, high = UNCERTAIN
    tried = [
        ("I moved the meeting to Monday.", "Monday is a holiday in Spain"),
        ("The report uses the March figures.", "we closed the books in April this year"),
        ("I used the staging database.", "hmm, the staging data is a week old"),
        ("Here is the summary.", "the second paragraph is about another client I think"),
        ("I booked the aisle seat.", "I usually sit at the window"),
        ("Sorted by date.", "by name maybe"),
        ("I sent it to Ben.", "Ben is on leave"),
        ("Draft is ready.", "a shorter one?"),
        ("The invoice is paid.", "which invoice do you mean, the one from May was open"),
        ("I renamed the file.", "the file name was fine I think"),
        ("The tests are green.", "on my machine one is red"),
        ("I used Celsius.", "our customers are in the US"),
    ]
    found = [said for said in tried if low <= detect(*said).confidence <= high]
    assert found, [(said, detect(*said).confidence) for said in tried]
    return found[0]


def test_correction_is_recorded_as_detected(api: Api) -> None:
    """201 with the event's id; the event says that it was detected, how surely, and how grave it is."""
    answer = api.call("POST", "/v1/turns", turn(CORRECTION))

    assert answer.status == 201
    assert (answer.json["is_correction"], answer.json["status"]) == (True, "recorded")
    event = api.log.event(answer.json["event_id"]).event
    assert (event["detected"], event["confidence"]) == (True, answer.json["confidence"])
    assert (event["event_type"], event["correction_surface"], event["turn"]) == ("user_correction_submitted", "chat", 3)
    assert event["correction_text"] == CORRECTION[1]
    assert event["severity"] == answer.json["severity"]


def test_what_is_no_correction_is_not_kept(api: Api) -> None:
    """Minimal by default: of a turn that corrects nothing, nothing is stored."""
    answer = api.call("POST", "/v1/turns", turn(PRAISE))

    assert (answer.status, answer.json["status"], answer.json["is_correction"]) == (200, "ignored", False)
    assert len(api.log_table) == 0


def test_agents_words_are_kept_only_if_the_caller_asks(api: Api) -> None:
    """No snapshot of the conversation: what the agent said is stored with `keep_original` alone."""
    without = api.call("POST", "/v1/turns", turn(CORRECTION)).json["event_id"]
    asked = api.call("POST", "/v1/turns", turn(CORRECTION, turn=4, keep_original=True)).json["event_id"]

    assert "original" not in api.log.event(without).event
    assert api.log.event(asked).event["original"] == CORRECTION[0]


def test_turn_sent_twice_is_one_event(api: Api) -> None:
    """A replay, with or without an id of the client's, is a duplicate; a growing history adds its new turns (F021)."""
    for named in ({}, {"event_id": "e1"}):
        first = api.call("POST", "/v1/turns", turn(CORRECTION, **named))
        again = api.call("POST", "/v1/turns", turn(CORRECTION, **named))
        assert (first.status, again.status) == (201, 200)
        assert again.json["event"]["status"] == "duplicate"
        assert again.json["event_id"] == first.json["event_id"]


@pytest.mark.parametrize(
    ("broken", "pointer"),
    [({"user_msg": None}, "/user_msg"), ({"agent_id": "Bio"}, "/agent_id"), ({"user": "*"}, "/user"),
     ({"assistant_last": 3}, "/assistant_last"), ({"text": "x"}, "/text")],
)  # fmt: skip
def test_bad_turn_is_named(api: Api, broken: dict[str, Any], pointer: str) -> None:
    """400 with the field at fault, also where the turn would be no correction."""
    answer = api.call("POST", "/v1/turns", turn(CORRECTION, **broken))
    assert (answer.status, answer.json["pointer"]) == (400, pointer)


def test_without_a_model_the_rules_decide(api: Api) -> None:
    """In the uncertain band, too: nothing waits for a model that there is not."""
    answer = api.call("POST", "/v1/turns", turn(unsure()))
    assert answer.json["status"] in {"recorded", "ignored"}
    assert api.log.pending("bio", 99) == []


class Judge:
    """A model that answers as it is told, and remembers what it saw."""

    def __init__(self, *verdicts: Verdict | Exception) -> None:
        self.verdicts = list(verdicts)
        self.seen: list[PendingTurn] = []

    def __call__(self, turns: Sequence[PendingTurn]) -> list[Verdict]:
        self.seen += turns
        answers = [self.verdicts.pop(0) for _ in turns]
        for answer in answers:
            if isinstance(answer, Exception):
                raise answer
        return [answer for answer in answers if isinstance(answer, Verdict)]


YES, NO = Verdict(True, "reject", 0.93), Verdict(False, None, 0.8)


def test_uncertain_turn_waits_for_the_model(clock: FrozenClock) -> None:
    """202 with where the event will be; the model says yes, and the event is there with the model's words on it."""
    api = Api(clock, ask_model=True)
    answer = api.call("POST", "/v1/turns", turn(unsure()))
    assert (answer.status, answer.json["status"]) == (202, "pending")
    assert api.call("GET", answer.headers["location"]).json["pending"] is True

    assert judge_pending(api.log, Judge(YES), api.clock()) == 1

    assert api.call("GET", answer.headers["location"]).json["pending"] is False
    event = api.log.event(answer.json["event_id"]).event
    assert (event["severity"], event["confidence"], event["detected"]) == ("reject", 0.93, True)
    assert api.log.pending("bio", 99) == []


def test_model_says_no_and_nothing_is_left(clock: FrozenClock) -> None:
    """What the model takes for no correction is forgotten, words and all."""
    api = Api(clock, ask_model=True)
    answer = api.call("POST", "/v1/turns", turn(unsure()))
    judge_pending(api.log, Judge(NO), api.clock())
    assert unsure()[1] not in str(api.log_table.items())
    assert api.call("GET", answer.headers["location"]).status == 404


def test_waiting_turn_can_be_taken_back(clock: FrozenClock) -> None:
    """A retraction that comes before the model is asked holds, whatever the model says."""
    api = Api(clock, ask_model=True)
    event_id = api.call("POST", "/v1/turns", turn(unsure())).json["event_id"]
    assert api.call("DELETE", f"/v1/feedback/{event_id}").status == 200

    judge_pending(api.log, Judge(YES), api.clock())

    assert ("EVENT#" + event_id, "EVENT") not in api.log_table
    assert api.log.pending("bio", 99) == []


def test_id_of_a_waiting_turn_is_taken(clock: FrozenClock) -> None:
    """Two users, or two turns, under one id: 409, and the first one waits on; the same turn again is one."""
    api = Api(clock, ask_model=True)
    assert api.call("POST", "/v1/turns", turn(unsure(), event_id="e1")).status == 202
    assert api.call("POST", "/v1/turns", turn(unsure(), event_id="e1", user="ben@example.com")).status == 409
    assert api.call("POST", "/v1/turns", turn(unsure(), event_id="e1")).status == 202
    assert len(api.log.pending("bio", 99)) == 1
    judge_pending(api.log, Judge(YES), api.clock())
    again = api.call("POST", "/v1/turns", turn(unsure(), event_id="e1"))
    assert (again.status, again.json["event"]["status"]) == (200, "duplicate")


@pytest.mark.parametrize("event_id", ["EVENT", "RETRACTION", "TURN"])
def test_no_id_makes_a_waiting_turn_an_event(clock: FrozenClock, event_id: str) -> None:
    """Whatever a client calls its turn, the stream does not take it for an event."""
    api = Api(clock, ask_model=True)
    assert api.call("POST", "/v1/turns", turn(unsure(), event_id=event_id)).status == 202
    assert {"EVENT", "RETRACTION"} & {sort for _, sort in api.log_table.items()} == set()


def test_model_that_does_not_answer_keeps_turns_waiting(clock: FrozenClock) -> None:
    """An outage loses nothing: the turns wait on, and are judged once when the model is back."""
    api = Api(clock, ask_model=True)
    for number in range(3):
        api.call("POST", "/v1/turns", turn(unsure(), turn=number))
    with pytest.raises(Unavailable):
        judge_pending(api.log, Judge(NO, Unavailable("overloaded"), NO), api.clock())
    assert len(api.log.pending("bio", 99)) == 3
    assert judge_pending(api.log, Judge(YES, NO, YES), api.clock()) == 3
    assert judge_pending(api.log, Judge(), api.clock()) == 0


class Poisoned(Judge):
    """A model that gives no usable answer where one turn is among those that it is shown."""

    def __call__(self, turns: Sequence[PendingTurn]) -> list[Verdict]:
        self.seen += turns
        if any(waiting.event.event["turn"] == 7 for waiting in turns):
            raise BadAnswer("declined")
        return [YES for _ in turns]


def test_one_turn_that_the_model_declines_holds_up_nothing(clock: FrozenClock) -> None:
    """It is found by halving, the rules decide about it, and all the others are judged."""
    api = Api(clock, ask_model=True)
    for number in range(25):
        api.call("POST", "/v1/turns", turn(unsure(), turn=number))
    judge_pending(api.log, Poisoned(), api.clock())
    assert api.log.pending("bio", 99) == []
    recorded = {event.event["turn"] for event in api.log.events_since("bio", api.clock() - timedelta(days=1))}
    assert recorded - {7} == set(range(25)) - {7}
    assert (7 in recorded) is detect(*unsure()).is_correction


def test_turn_that_waited_long_is_decided_by_the_rules(clock: FrozenClock) -> None:
    """Before a turn would expire the rules' verdict stands: nothing ends uncounted."""
    api = Api(clock, ask_model=True)
    event_id = api.call("POST", "/v1/turns", turn(unsure())).json["event_id"]
    api.clock.advance(days=29)
    judge_pending(api.log, Judge(), api.clock())
    assert (("EVENT#" + event_id, "EVENT") in api.log_table) is detect(*unsure()).is_correction


def test_a_call_judges_so_many_and_no_more(clock: FrozenClock) -> None:
    """A long queue does not keep the week from being learned."""
    api = Api(clock, ask_model=True)
    for number in range(MAX_JUDGED + 30):
        api.call("POST", "/v1/turns", turn(unsure(), turn=number))
    judge = Judge(*[NO] * (MAX_JUDGED + 30))
    assert judge_pending(api.log, judge, api.clock()) == MAX_JUDGED
    assert judge_pending(api.log, judge, api.clock()) == 30


def test_waiting_turn_holds_what_privacy_allows(clock: FrozenClock) -> None:
    """Texts wait redacted; where none may be kept, the rules decide at once."""
    api = Api(clock, ask_model=True, privacy=Privacy("redact", {"closed": "omit"}))
    waiting = turn(unsure(), prev_user_msg="ask ann@example.com")
    assert api.call("POST", "/v1/turns", waiting).status == 202
    assert "ann@example.com" not in str(api.log_table.items())
    assert "[EMAIL]" in str(api.log_table.items())
    assert api.call("POST", "/v1/turns", turn(unsure(), agent_id="closed")).json["status"] != "pending"


def test_certain_turn_does_not_wait(clock: FrozenClock) -> None:
    """Only the uncertain band is asked about."""
    api = Api(clock, ask_model=True)
    assert api.call("POST", "/v1/turns", turn(CORRECTION)).json["status"] == "recorded"
    assert api.call("POST", "/v1/turns", turn(PRAISE)).json["status"] == "ignored"
