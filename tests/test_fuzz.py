"""Whatever is sent, the API answers with what its document says, and never with a fault of its own."""

import json
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from lambdas.openapi import document
from lambdas.routes import ROUTES
from tests.api import Api, thumbs_down
from tests.conftest import FrozenClock

JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(st.characters(exclude_categories=["Cs"]), max_size=30)
    | st.sampled_from(["", "*", "bio", "up", "rating", "2026-03-01T00:00:00Z", "sha256:" + "0" * 64, "/a/b", "\x00"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=10), inner, max_size=3),
    max_leaves=8,
)
VALID: dict[str, dict[str, Any]] = {
    "registerRun": {"agent_run_id": "r", "agent_id": "bio", "user": "ann"},
    "sendFeedback": thumbs_down(),
    "getContext": {"agent_id": "bio", "user": "ann", "max_tokens": 100},
    "publishCandidate": {"rule": "When x, do y."},
}
DOCUMENT = document()
FIELDS = [
    *{name for model in ("Run", "FeedbackEvent", "ContextRequest", "PublishRequest", "StartLearning")
      for name in DOCUMENT["components"]["schemas"][model]["properties"]},
    "events",
]  # fmt: skip
POSTS = [route for route in ROUTES if route.method == "POST"]


def check(api: Api, route: Any, raw: bytes) -> None:
    answer = api.call(route.method, route.path.replace("{", "").replace("}", ""), raw)
    known = DOCUMENT["paths"][route.path][route.method.lower()]["responses"]
    assert str(answer.status) in known, (route.path, raw, answer.text)
    if answer.status >= 400:
        assert set(answer.json) >= {"title", "status", "detail"}


@settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.sampled_from(POSTS), JSON, st.dictionaries(st.sampled_from(sorted(FIELDS)), JSON, max_size=4))
def test_any_json_is_answered_as_documented(
    clock: FrozenClock, route: Any, value: Any, changes: dict[str, Any]
) -> None:
    """Any JSON at all, and any change to a valid body, gets a documented status; refusals are problems."""
    api = Api(clock)

    check(api, route, json.dumps(value).encode())
    check(api, route, json.dumps(VALID.get(route.operation, {}) | changes).encode())


@settings(max_examples=200, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.sampled_from(POSTS), st.binary(max_size=60))
def test_any_bytes_are_answered_as_documented(clock: FrozenClock, route: Any, raw: bytes) -> None:
    """Bytes that are no JSON, or no text, get a documented status too."""
    check(Api(clock), route, raw)
