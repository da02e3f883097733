"""From a candidate to a rule in front of every agent, and back.

A decision is recorded before the document is touched and completed after, so there is never a line in a document that
no rule knows. What was cut off in between stands as `publishing` or `reverting`, and the same call again, or the
opposite one, completes it. The rule's id comes from its candidate: a candidate never has two lines.
"""

import base64
import hashlib
from collections.abc import Callable, Iterable, Sequence, Set
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Literal, Protocol

from lambdas.loop.errors import Conflict, NotFound, RuleRefused, Unavailable
from lambdas.loop.skill_document import check_change, check_rule, front_matter, with_rule, without_rule
from lambdas.loop.unsafe import attempt
from lambdas.loop.wording import repetition_check
from uptake.review import Candidate, PublishRequest, Rule

REVALIDATE_AFTER = timedelta(days=180)
# A decision that is recorded and not completed belongs to whoever made it for this long.
IN_HAND = timedelta(minutes=1)
_ATTEMPTS = 8


@dataclass(frozen=True)
class Person:
    """Who decides: `subject` never changes, `name` is for people's eyes."""

    subject: str
    name: str


@dataclass(frozen=True)
class Decision:
    """What was decided, by whom, when: an entry of the audit."""

    action: Literal["publish", "revert"]
    by: Person
    at: datetime


class Document(Protocol):
    """A skill as it is stored."""

    @property
    def text(self) -> str:
        """The document."""

    @property
    def digest(self) -> str:
        """The name of its bytes."""

    @property
    def etag(self) -> str:
        """What a save names as seen."""


class Skills(Protocol):
    """What publishing needs of the skill store."""

    def document(self, skill_id: str) -> Document:
        """One skill. Raises NotFound."""

    def save(self, skill_id: str, text: str, *, seen: str | None) -> str:
        """Store a version; answers its digest. Raises Conflict."""

    def refresh_catalogue(self) -> None:
        """Make the catalogue say what the documents are."""


class Review(Protocol):
    """What publishing needs of the review store."""

    def candidate(self, candidate_id: str) -> Candidate:
        """One candidate. Raises NotFound."""

    def rule(self, rule_id: str) -> Rule:
        """One rule. Raises NotFound."""

    def store(
        self,
        seen: Candidate,
        candidate: Candidate,
        rule_seen: Rule | None,
        rule: Rule,
        decision: Decision | None = None,
    ) -> None:
        """Replace both as they were seen, with the entry of the decision. Raises Conflict."""


class Publisher:
    """Decisions of people on candidates and rules."""

    def __init__(
        self,
        review: Review,
        skills: Skills,
        words_of: Callable[[Candidate], Iterable[str]],
        retracted: Callable[[str], Set[str]],
        clock: Callable[[], datetime],
    ) -> None:
        """`words_of` gives what users said in the topic of a candidate, `retracted` an agent's events taken back."""
        self._review = review
        self._skills = skills
        self._words_of = words_of
        self._retracted = retracted
        self._clock = clock

    def publish(self, candidate_id: str, request: PublishRequest, by: Person) -> tuple[Rule, bool]:
        """Put the candidate's rule into its skill; True if it was not there before.

        Raises RuleRefused where there is no wording or skill to publish, or the wording repeats a user's text;
        Conflict if it is live with another wording, or somebody else decides on it now; NotFound.
        """
        candidate = self._review.candidate(candidate_id)
        rule_id = rule_id_of(candidate_id)
        stored = self._stored(rule_id)
        text, skill_id = _wanted(candidate, stored, request)
        at = self._clock()
        if stored is not None and stored.status == "live":
            if (stored.text, stored.skill_id) != (text, skill_id):
                raise Conflict(f"this candidate is live as rule {rule_id}, worded otherwise; revert that rule first")
            self._settle(stored)
            return stored, False
        if stored is None or (stored.status, stored.text, stored.skill_id) != ("publishing", text, skill_id):
            self._make_way(stored, at)
            self._check(candidate, text, skill_id)
            intended = _rule(candidate, rule_id, text, skill_id, by, at)
            opened = candidate.model_copy(update={"status": "publishing", "rule_id": rule_id, "updated_at": at})
            self._review.store(candidate, opened, stored, intended, Decision("publish", by, at))
            stored = intended
        return self._complete(stored, "live", "published"), True

    def shown(self, candidates: Sequence[Candidate]) -> list[Candidate]:
        """The candidates as a person may read them: nothing is quoted that was taken back, however lately."""
        retracted = {agent_id: self._retracted(agent_id) for agent_id in {c.agent_id for c in candidates}}
        return [
            c.model_copy(update={"quotes": [q for q in c.quotes if q.event_id not in retracted[c.agent_id]]})
            for c in candidates
        ]

    def revert(self, rule_id: str, by: Person) -> Rule:
        """Take the rule's line out of its skill, and no other; a rule that is reverted already stays so.

        Its candidate can be published again. Raises NotFound, Conflict.
        """
        rule = self._review.rule(rule_id)
        if rule.status == "reverted":
            self._settle(rule)
            return rule
        if rule.status != "reverting":
            candidate, at = self._review.candidate(rule.candidate_id), self._clock()
            intended = rule.model_copy(update={"status": "reverting", "reverted_by": by.subject, "reverted_at": at})
            self._review.store(candidate, candidate, rule, intended, Decision("revert", by, at))
            rule = intended
        return self._complete(rule, "reverted", "reverted")

    def _stored(self, rule_id: str) -> Rule | None:
        try:
            return self._review.rule(rule_id)
        except NotFound:
            return None

    def _make_way(self, stored: Rule | None, at: datetime) -> None:
        """Undo what another decision left open, unless its maker may still be at it."""
        if stored is None or stored.status == "reverted":
            return
        begun = stored.reverted_at if stored.status == "reverting" else stored.published_at
        if begun is not None and at - begun < IN_HAND:
            raise Conflict("somebody decides on this candidate right now; look at it again in a minute")
        self._set_line(stored.skill_id, stored.rule_id, None)

    def _check(self, candidate: Candidate, text: str, skill_id: str) -> None:
        """Everything that could refuse the publish, before anything is recorded."""
        if candidate.status == "withdrawn" or not self._retracted(candidate.agent_id).isdisjoint(candidate.event_ids):
            raise Conflict("users took back some of what stands behind this; `uptake learn` counts again, then decide")
        check_rule(text)
        if kind := attempt(text):
            raise RuleRefused(f"the rule reads as an order to overrule others ({kind}); word what the agent should do")
        front_matter(self._skills.document(skill_id).text, skill_id)
        if any(map(repetition_check(text), self._words_of(candidate))):
            raise RuleRefused("the rule repeats a user's words; word it yourself, as what the agent should do")

    def _complete(
        self, rule: Rule, status: Literal["live", "reverted"], candidate_status: Literal["published", "reverted"]
    ) -> Rule:
        """Bring the document to what was decided, then say so; if it was decided otherwise meanwhile, to that."""
        digest = self._set_line(rule.skill_id, rule.rule_id, rule.text if status == "live" else None)
        done = rule.model_copy(update={"status": status, "digest": digest})
        for _ in range(_ATTEMPTS):
            candidate = self._review.candidate(rule.candidate_id)  # learning may have brought new evidence
            closed = candidate.model_copy(update={"status": candidate_status, "updated_at": self._clock()})
            try:
                self._review.store(candidate, closed, rule, done)
            except Conflict:
                now = self._review.rule(rule.rule_id)
                if now == done:
                    return done  # the same call, sent twice
                if now != rule:
                    self._settle(now)
                    raise
            else:
                return done
        raise Unavailable("this candidate changes all the time; send it again")

    def _settle(self, rule: Rule) -> None:
        """Make the document say what the rule's record says, where a cut-off call or a hand at the bucket left it."""
        self._set_line(rule.skill_id, rule.rule_id, rule.text if rule.status in {"live", "publishing"} else None)

    def _set_line(self, skill_id: str, rule_id: str, text: str | None) -> str:
        """Set the rule's line, or remove it; answers the digest of the document that holds it so.

        A line is a delta, so when somebody else saves the document in this moment, it is applied to theirs.
        """
        for _ in range(_ATTEMPTS):
            document = self._skills.document(skill_id)
            before = document.text
            after = without_rule(before, rule_id) if text is None else with_rule(before, rule_id, text)
            check_change(before, after, rule_id)
            if after == before:
                self._skills.refresh_catalogue()
                return document.digest
            try:
                return self._skills.save(skill_id, after, seen=document.etag)
            except Conflict:
                continue
        raise Unavailable(f"skill {skill_id} changes all the time; send it again")


def rule_id_of(candidate_id: str) -> str:
    """The id that a candidate's rule has, whenever and however often it is published."""
    digest = hashlib.sha256(candidate_id.encode()).digest()
    return "r-" + base64.b32encode(digest).decode("ascii").lower()[:12]


def _wanted(candidate: Candidate, stored: Rule | None, request: PublishRequest) -> tuple[str, str]:
    """The wording and the skill: the reviewer's, else those of the rule as it stands, else the candidate's."""
    standing = stored if stored is not None and stored.status in {"live", "publishing"} else None
    text = request.rule or (standing.text if standing else candidate.rule)
    if not text:
        raise RuleRefused(
            "this candidate was learned without a model, so it has no wording yet; word its `rule` (--rule)"
        )
    skill_id = request.skill_id or (standing.skill_id if standing else candidate.skill_id)
    if not skill_id:
        raise RuleRefused("no skill fits this candidate; name one as `skill_id` (--skill)")
    return text, skill_id


def _rule(candidate: Candidate, rule_id: str, text: str, skill_id: str, by: Person, at: datetime) -> Rule:
    return Rule(
        rule_id=rule_id,
        skill_id=skill_id,
        text=text,
        status="publishing",
        candidate_id=candidate.candidate_id,
        topic_id=candidate.topic_id,
        event_ids=candidate.event_ids,
        distinct_users=candidate.distinct_users,
        distinct_sessions=candidate.distinct_sessions,
        published_by=by.subject,
        published_at=at,
        revalidate_at=at + REVALIDATE_AFTER,
    )
