"""Events that name no session stand in the session of their run, whenever that is registered."""

from datetime import timedelta

from tests.accepting import stored_run
from tests.fakes.learning import Learner, skill

JOIN = "resolve the cell line names before you join the tables"
SKILL = skill("cell-line-resolution", "resolve cell line names before any join of tables", "bio")


def register(learner: Learner, run_id: str, session_id: str = "S", agent_id: str = "bio") -> None:
    body = {"agent_run_id": run_id, "agent_id": agent_id, "user": "u", "session_id": session_id}
    learner.log.add_run(stored_run(body, "u1-u", learner.now))


def test_run_that_is_there_gives_its_session() -> None:
    """Three events of three runs in one session are one session: no candidate, however many runs."""
    learner = Learner(SKILL)
    for number in range(3):
        register(learner, f"r{number}")
        learner.hear(f"{JOIN} {number}", f"u{number}", agent_run_id=f"r{number}", session_id=None)
    learner.run()
    assert {s.session_id for s in learner.statements()} == {"S"}
    assert learner.review.candidates() == []


def test_orphans_are_linked_when_their_runs_arrive() -> None:
    """Events that were learned from before their runs came move into the runs' session, and are counted again."""
    learner = Learner(SKILL)
    for number in range(3):
        learner.hear(f"{JOIN} {number}", f"u{number}", agent_run_id=f"r{number}", session_id=None)
    learner.run("l-1")
    assert [candidate.status for candidate in learner.review.candidates()] == ["pending"]

    learner.now += timedelta(days=7)
    for number in range(3):
        register(learner, f"r{number}")
    learner.run("l-2")

    assert {s.session_id for s in learner.statements()} == {"S"}
    assert [candidate.status for candidate in learner.review.candidates()] == ["withdrawn"]
    before = learner.learned()
    learner.run("l-3")
    assert learner.learned() == before


def test_run_of_another_agent_gives_nothing() -> None:
    """A run with the same id of another agent links nothing."""
    learner = Learner(SKILL)
    register(learner, "r1", agent_id="other")
    learner.hear(JOIN, "u1", agent_run_id="r1", session_id=None)
    learner.run()
    assert {s.session_id for s in learner.statements()} == {"r1"}
