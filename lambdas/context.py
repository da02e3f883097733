"""Entry of `context`: what a session starts with; reads memory only as the actor that it is asked for."""

from lambdas.bootstrap import on_first_call, session_start
from lambdas.http import Handler, Reply, api
from lambdas.loop.session_start import SessionStart
from uptake.review import ContextRequest


def build(service: SessionStart) -> Handler:
    """The handler over a session start."""
    return api(
        "context",
        {"getContext": lambda call: Reply(200, service.context(ContextRequest.model_validate(call.json())))},
    )


handler = on_first_call(lambda: build(session_start()))
