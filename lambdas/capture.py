"""Entry of `capture`: writes the feedback log, and has no permission on memory."""

from typing import Any
from urllib.parse import quote

from lambdas.bootstrap import capture, on_first_call
from lambdas.http import Call, Handler, Reply, api
from lambdas.loop.capture import Capture
from lambdas.loop.turns import Turns
from uptake.events import BatchResult, FeedbackBatch, FeedbackEvent, Run
from uptake.turns import Turn


def build(service: Capture, turns: Turns) -> Handler:
    """The handler over a capture service, and what tells corrections from other turns."""
    return api(
        "capture",
        {
            "registerRun": lambda call: _register_run(service, call),
            "sendFeedback": lambda call: _send_feedback(service, call),
            "getReceipt": lambda call: Reply(200, service.receipt(call.parameters["event_id"])),
            "retractFeedback": lambda call: Reply(200, service.retract(call.parameters["event_id"])),
            "sendTurn": lambda call: _send_turn(turns, call),
        },
    )


def _register_run(service: Capture, call: Call) -> Reply:
    result = service.register_run(Run.model_validate(call.json()))
    return Reply(201 if result.status == "created" else 200, result)


def _send_feedback(service: Capture, call: Call) -> Reply:
    body: Any = call.json()
    if isinstance(body, dict) and "events" in body:
        results = service.add_batch(FeedbackBatch.model_validate(body).events)
        return Reply(207, BatchResult(results=results))
    result = service.add_event(FeedbackEvent.model_validate(body))
    return Reply(201 if result.status == "created" else 200, result)


def _send_turn(turns: Turns, call: Call) -> Reply:
    result = turns.take(Turn.model_validate(call.json()))
    if result.status == "pending":
        return Reply(202, result, {"location": f"/v1/feedback/{quote(result.event_id or '', safe='')}"})
    return Reply(201 if result.event and result.event.status == "created" else 200, result)


handler = on_first_call(lambda: build(*capture()))
