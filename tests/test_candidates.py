"""What a reviewer is shown of a topic: label, quotes, skill, and counts that code made."""

import json
from dataclasses import replace
from datetime import timedelta

import numpy as np
import pytest

from lambdas.adapters.review_store import ReviewStore
from lambdas.loop.candidates import (
    candidate,
    candidate_id,
    central_first,
    distinct,
    nearest_skill,
    passes,
    quotes,
)
from lambdas.loop.labels import Vocabulary
from lambdas.loop.learned import Topic, Worded
from lambdas.loop.statements import Statement
from lambdas.loop.vectors import packed
from tests.fakes.learning import NOON, BagOfWords, skill
from tests.fakes.table import FakeTable

EMBEDDER = BagOfWords()
WORDS = Worded("label", None, None, "candidate", "extraction")


def said(*texts: str, users: str = "", sessions: str = "") -> list[Statement]:
    """One statement a text; users and sessions by letter, each its own if left out."""
    vectors = packed(EMBEDDER.embed(texts))
    return [
        Statement(
            event_id=f"e-{n}",
            agent_id="bio",
            actor_id=users[n] if users else f"u-{n}",
            session_id=sessions[n] if sessions else f"s-{n}",
            received_at=NOON + timedelta(minutes=n),
            said_at=NOON + timedelta(minutes=n),
            target=(f"r-{n}", "", "", "opinion"),
            text=text,
            vector=vectors[n],
            embedder=EMBEDDER.name,
        )
        for n, text in enumerate(texts)
    ]


def test_id_is_the_topic_s() -> None:
    """One candidate a topic, for ever."""
    assert candidate_id("t-1") == candidate_id("t-1") != candidate_id("t-2")
    assert candidate_id("t-1").startswith("c-")


def test_people_and_sessions_are_counted_once() -> None:
    """Six comments of two people in four sessions are two users and four sessions."""
    members = said(*["words"] * 6, users="ababab", sessions="abcdab")

    assert distinct(members) == (2, 4)
    assert passes(members, 2, 4)
    assert not passes(members, 3, 3)
    assert not passes(members, 2, 5)


def test_quotes_are_of_different_people_and_the_most_central_first() -> None:
    """At most five, each person once, at most 300 characters, the same for the same members in any order."""
    texts = ["resolve names first"] * 3 + ["resolve names " + "x" * 400, "quite another thing", "names", "first names"]
    members = said(*texts, users="aabcdef")

    shown = quotes(central_first(members))

    assert shown == quotes(central_first(members[::-1]))
    assert [q.text for q in shown[:2]] == ["resolve names first"] * 2
    assert len({q.event_id for q in shown}) == 5
    assert not {"e-0", "e-1"} <= {q.event_id for q in shown}, "both are of one person"
    assert all(len(q.text) <= 300 for q in shown)
    assert shown[-1].text.endswith("…") or "quite another thing" not in {q.text for q in shown}


@pytest.mark.parametrize(
    ("here", "elsewhere", "want"),
    [
        (["merge by accession", "accession before merge", "use the accession"], ["the plot is late"], "accession"),
        (["细胞系名称不对", "先解析细胞系", "细胞系"], ["图表颜色不对"], "细胞"),
        (["voucher instead of card", "voucher again", "a voucher!"], ["card expired", "card lost"], "voucher"),
    ],
)
def test_label_is_what_sets_the_topic_apart(here: list[str], elsewhere: list[str], want: str) -> None:
    """The words that several people use here and few use elsewhere, in alphabets and in scripts without spaces."""
    everything = said(*here, *elsewhere)

    assert Vocabulary(everything).label(everything[: len(here)]).split(", ")[0] == want


def test_label_needs_two_people_for_a_word() -> None:
    """What only one person says, such as a name, is in no label; numbers, addresses and keys never are."""
    members = said("mail bob@example.org about order 4711", "call Zebedee", "whatever", users="abc")
    keys = said("x" * 41, "x" * 41, users="ab")

    assert Vocabulary(members).label(members) == "3 comments of 3 users"
    assert Vocabulary([*members, *keys]).label(keys) == "2 comments of 2 users"


def test_nearest_skill_or_none() -> None:
    """The skill whose description is nearest; none where nothing is near, or there is no skill."""
    skills = [skill("names", "resolve cell line names"), skill("refunds", "refunds to the card of the buyer")]
    vectors = list(EMBEDDER.embed([s.description for s in skills]))

    assert nearest_skill(said("resolve the names", "names of the line"), skills, vectors) == "names"
    assert nearest_skill(said("dark mode", "darker charts"), skills, vectors) is None
    assert nearest_skill(said("dark mode"), [], []) is None


def test_candidate_has_what_code_counted() -> None:
    """Label, rule and skill are the words'; every number and id is counted from the members."""
    members = said(*["resolve names"] * 4, users="aabc", sessions="xyzz")

    made = candidate(Topic("t-1", "bio", 1), WORDS, members, NOON)

    assert (made.comments, made.distinct_users, made.distinct_sessions) == (4, 3, 3)
    assert sorted(made.event_ids) == ["e-0", "e-1", "e-2", "e-3"]
    assert (made.status, made.label, made.rule, made.source) == ("pending", "label", None, "extraction")


def test_evidence_of_a_candidate_is_bounded() -> None:
    """Two hundred event ids stand for all; the counts are of all."""
    many = [replace(said("resolve names")[0], event_id=f"e-{n:04}", actor_id=f"u-{n}") for n in range(1_200)]

    made = candidate(Topic("t-1", "bio", 1), WORDS, many, NOON)

    assert (made.comments, made.distinct_users) == (1_200, 1_200)
    assert made.event_ids == [f"e-{n:04}" for n in range(200)]


@pytest.mark.parametrize("character", ["x", "é", "細", "\U0001f9ec"])
def test_candidate_fits_in_an_item_whatever_ids_clients_choose(character: str) -> None:
    """The longest ids, of the widest characters, and the longest words leave room in the 400 KB of an item."""
    texts = [character * 2_000] * 1_000
    ids = [f"{n:04}" + character * 196 for n in range(1_000)]
    many = [replace(s, event_id=event_id) for s, event_id in zip(said(*texts), ids, strict=True)]
    words = Worded(character * 80, character * 500, "s", "candidate", "claude")
    table = FakeTable()

    made = candidate(Topic("t-1", "bio", 1), words, many, NOON)
    ReviewStore(table).propose(made)

    assert made.event_ids == ids[: len(made.event_ids)]
    assert 64_000 - 800 <= sum(len(event_id.encode()) for event_id in made.event_ids) <= 64_000 or character == "x"
    (item,) = table.items().values()
    assert len(json.dumps(item, ensure_ascii=False).encode()) < 100_000


def test_vectors_of_the_fake_say_what_they_should() -> None:
    """The oracle of these tests: the same words are near, others are not."""
    same, other = EMBEDDER.embed(["resolve names", "names resolve"]), EMBEDDER.embed(["dark mode", "refund"])

    assert np.allclose(same[0] @ same[1], 1)
    assert other[0] @ other[1] == 0
