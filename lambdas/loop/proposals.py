"""What the weekly learning makes of topics: counts, words, and candidates for those that enough people back.

All of it is made of what is committed, in every run, and stored only where it differs.
"""

from collections import defaultdict
from collections.abc import Sequence, Set
from dataclasses import replace
from datetime import datetime
from typing import Protocol

from lambdas.loop.candidates import candidate, distinct, evidence, nearest_skill, passes
from lambdas.loop.errors import Conflict, NotFound, Unavailable
from lambdas.loop.labels import Vocabulary
from lambdas.loop.learned import Topic, Worded
from lambdas.loop.statements import Statement
from lambdas.loop.tally import Tally
from lambdas.loop.topics import centroid
from lambdas.loop.vectors import Embedder, Matrix, packed
from lambdas.loop.week import Grouped, Learning
from lambdas.loop.wording import Wording, worded
from uptake.review import Candidate, SkillEntry

GROWN = 1.5  # a model is asked about a topic again when it has this many times the comments
MAX_UNREACHABLE = 3


class Review(Protocol):
    """Where candidates wait for a person."""

    def propose(self, candidate: Candidate) -> None:
        """Store the candidate, or its newer evidence; a decision stands. Raises Conflict in a race with one."""

    def candidates(self) -> list[Candidate]:
        """Every candidate."""

    def withdraw(self, candidate: Candidate, at: datetime) -> None:
        """Take a candidate back from the reviewers. Raises Conflict in a race with one."""

    def unquote(self, candidate: Candidate, retracted: Set[str]) -> None:
        """Remove what was taken back from quotes and evidence. Raises Conflict in a race with a person."""

    def look_again(self, rule_id: str, at: datetime) -> bool:
        """Ask for a rule to be looked at now; False if it was asked before. Raises Conflict."""


class Skills(Protocol):
    """The skills that there are."""

    def catalogue(self) -> list[SkillEntry]:
        """Every skill, sorted by id."""


class Proposals:
    """Turns the topics of one learning run into candidates.

    A model that cannot be reached three times in a row is not asked again; its topics fall back to extraction.
    """

    def __init__(
        self,
        *,
        learning: Learning,
        review: Review,
        skills: Skills,
        embedder: Embedder,
        wording: Wording,
        min_users: int,
        min_sessions: int,
    ) -> None:
        self._learning = learning
        self._review = review
        self._catalogue = skills
        self._embedder = embedder
        self._wording = wording
        self._min_users = min_users
        self._min_sessions = min_sessions
        self._unreachable = 0
        self._skills: list[SkillEntry] | None = None
        self._vectors: dict[str, Matrix] = {}

    def propose(self, grouped: Grouped, at: datetime, tally: Tally) -> None:
        """Bring the agent's topics up to date and propose a candidate for each that passes and is disposed to be one.

        A topic of which nobody speaks in the window any more stays as it is. A candidate that not enough people back
        any more is withdrawn; a rule goes back to review.
        """
        offered: set[str] = set()
        members: dict[str, list[Statement]] = defaultdict(list)
        for statement in grouped.statements:
            members[statement.topic_id or ""].append(statement)
        tally.unassigned += len(members.pop("", ()))
        vocabulary = Vocabulary(grouped.statements)
        for topic in grouped.topics:
            if topic.topic_id in members:
                own = sorted(members[topic.topic_id], key=lambda s: s.event_id)
                if proposed := self._topic(topic, own, vocabulary, at, tally):
                    offered.add(proposed.candidate_id)
                    self._offer(proposed, tally)
        for standing in self._review.candidates():
            if standing.agent_id == grouped.agent_id and standing.candidate_id not in offered:
                self._without_backing(standing, grouped.retracted, at, tally)

    def _topic(
        self, topic: Topic, members: list[Statement], vocabulary: Vocabulary, at: datetime, tally: Tally
    ) -> Candidate | None:
        users, sessions = distinct(members)
        fresh = replace(
            topic,
            centroid=packed(centroid(members).reshape(1, -1))[0],
            embedder=members[0].embedder,
            comments=len(members),
            distinct_users=users,
            distinct_sessions=sessions,
        )
        words = None
        if passes(members, self._min_users, self._min_sessions):
            fresh, words = self._words(fresh, members, vocabulary, tally)
        fresh = replace(fresh, disposition=words.disposition if words else "below_threshold")
        tally.topics[fresh.disposition] += 1
        if fresh != topic:
            self._learning.save_topics([fresh])
        if words and words.disposition == "candidate":
            return candidate(fresh, words, members, at)
        return None

    def _words(
        self, topic: Topic, members: list[Statement], vocabulary: Vocabulary, tally: Tally
    ) -> tuple[Topic, Worded]:
        """The topic with the model's words if it has any, and the words to go by: the model's, or extracted ones."""
        skills = [s for s in self._all_skills() if not s.agents or topic.agent_id in s.agents]
        words = topic.worded
        if words and words.skill_id not in {None, *(s.skill_id for s in skills)}:
            words = None  # its skill is gone
        if words is None or len(members) >= GROWN * topic.worded_comments:
            words = self._asked(topic, members, skills, tally) or words
            if words and words != topic.worded:
                topic = replace(topic, worded=words, worded_comments=len(members), label=words.label)
        if words:
            return topic, words
        extracted = Worded(
            label=vocabulary.label(members),
            rule=None,
            skill_id=nearest_skill(members, skills, self._descriptions(skills)),
            disposition="candidate",
            source="extraction",
        )
        return replace(topic, label=extracted.label), extracted

    def _asked(
        self, topic: Topic, members: Sequence[Statement], skills: Sequence[SkillEntry], tally: Tally
    ) -> Worded | None:
        if self._unreachable >= MAX_UNREACHABLE:
            return None
        try:
            answer, refused = worded(self._wording, evidence(topic, members, skills))
        except Unavailable as error:
            self._unreachable += 1
            tally.notes.append(f"topic {topic.topic_id} has no words of the model: {error}")
            if self._unreachable == MAX_UNREACHABLE:
                tally.notes.append("the model was not asked again in this run; the next one asks about what is left")
            return None
        self._unreachable = 0
        if refused:
            tally.notes.append(f"topic {topic.topic_id} has no words of the model, its answers were refused: {refused}")
        return answer

    def _offer(self, proposed: Candidate, tally: Tally) -> None:
        try:
            self._review.propose(proposed)
        except Conflict:
            tally.notes.append(f"candidate {proposed.candidate_id} was being decided; the next run brings its evidence")

    def _without_backing(self, standing: Candidate, retracted: Set[str], at: datetime, tally: Tally) -> None:
        """What becomes of a candidate that is none any more; a rule that works is not asked about for that."""
        is_taken_back = not retracted.isdisjoint(standing.event_ids)
        try:
            if standing.status == "pending":
                self._review.withdraw(standing, at)
                why = "users took back what stood behind it" if is_taken_back else "it is no lesson for all any more"
                tally.notes.append(f"candidate {standing.candidate_id} is withdrawn: {why}")
            elif is_taken_back:
                rule_id = standing.rule_id if standing.status == "published" else None
                if rule_id and self._review.look_again(rule_id, at):
                    tally.notes.append(f"rule {rule_id} has lost some of its backing; look at it again")
                self._review.unquote(standing, retracted)
        except (Conflict, NotFound):
            tally.notes.append(f"candidate {standing.candidate_id} was being decided; the next run looks at it again")

    def _all_skills(self) -> list[SkillEntry]:
        if self._skills is None:
            self._skills = sorted(self._catalogue.catalogue(), key=lambda s: s.skill_id)
        return self._skills

    def _descriptions(self, skills: Sequence[SkillEntry]) -> Sequence[Matrix]:
        missing = sorted({s.description for s in skills} - self._vectors.keys())
        if missing:
            self._vectors.update(zip(missing, self._embedder.embed(missing), strict=True))
        return [self._vectors[s.description] for s in skills]
