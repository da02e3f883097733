"""Recording what users say without ever holding up or breaking the agent: `from uptake.recording import Recorder`.

Names are looked up when they are first used, so that the hook of a terminal agent pays for none that it does not need.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from uptake.recording.gate import Decision as Decision
    from uptake.recording.gate import gated as gated
    from uptake.recording.recorder import Recorder as Recorder
    from uptake.recording.report import Report as Report
    from uptake.recording.run import RunRecorder as RunRecorder
    from uptake.recording.sinks import JsonlSink as JsonlSink
    from uptake.recording.sinks import Refusal as Refusal
    from uptake.recording.sinks import Sink as Sink
    from uptake.recording.sinks import SinkUnavailable as SinkUnavailable
    from uptake.recording.sinks import SqliteSink as SqliteSink

__all__ = [
    "Decision",
    "JsonlSink",
    "Recorder",
    "Refusal",
    "Report",
    "RunRecorder",
    "Sink",
    "SinkUnavailable",
    "SqliteSink",
    "gated",
]

_HOMES = {
    "Decision": "gate",
    "gated": "gate",
    "Recorder": "recorder",
    "Report": "report",
    "RunRecorder": "run",
    "JsonlSink": "sinks",
    "Refusal": "sinks",
    "Sink": "sinks",
    "SinkUnavailable": "sinks",
    "SqliteSink": "sinks",
}


def __getattr__(name: str) -> Any:
    if name in _HOMES:
        return getattr(import_module(f"uptake.recording.{_HOMES[name]}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
