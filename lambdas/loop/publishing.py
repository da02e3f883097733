"""From a candidate to a rule in front of every agent, and back. The bucket is written first: it is canonical.

Both steps are repeatable: the rule's id comes from its candidate, so a publish that was cut off between the bucket and
the table is finished by the same call again, and never leaves two lines.
"""

import base64
import hashlib
from collections.abc import Callable, Iterable
from datetime import datetime, timedelta
from typing import Protocol

from lambdas.loop.errors import Conflict, RuleRefused
from lambdas.loop.skill_document import check_change, check_rule, with_rule, without_rule
from lambdas.loop.wording import repeats
from uptake.review import Candidate, PublishRequest, Rule

REVALIDATE_AFTER = timedelta(days=180)


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

    def decide(self, was: Candidate, candidate: Candidate, rule: Rule, *, action: str, by: str, at: datetime) -> None:
        """Store a decision, all of it or nothing. Raises Conflict."""


class Publisher:
    """Decisions of people on candidates and rules."""

    def __init__(
        self,
        review: Review,
        skills: Skills,
        words_of: Callable[[Iterable[str]], Iterable[str]],
        clock: Callable[[], datetime],
    ) -> None:
        self._review = review
        self._skills = skills
        self._words_of = words_of
        self._clock = clock

    def publish(self, candidate_id: str, request: PublishRequest, by: str) -> tuple[Rule, bool]:
        """Put the candidate's rule into its skill; True if it was not there before.

        Raises RuleRefused where there is no wording or skill to publish, or the wording repeats a user's text;
        Conflict if it is live with another wording, or the skill changed in this moment; NotFound.
        """
        candidate = self._review.candidate(candidate_id)
        text, skill_id = self._wanted(candidate, request)
        if candidate.status == "published" and candidate.rule_id:
            return self._published(candidate.rule_id, text, skill_id), False
        for words in self._words_of(candidate.event_ids):
            if repeats(text, words):
                raise RuleRefused("the rule repeats a user's words; word it yourself, as what the agent should do")
        rule_id = rule_id_of(candidate_id)
        digest = self._change(skill_id, rule_id, text)
        at = self._clock()
        rule = Rule(
            rule_id=rule_id,
            skill_id=skill_id,
            text=text,
            status="live",
            candidate_id=candidate_id,
            topic_id=candidate.topic_id,
            event_ids=candidate.event_ids,
            distinct_users=candidate.distinct_users,
            distinct_sessions=candidate.distinct_sessions,
            published_by=by,
            published_at=at,
            revalidate_at=at + REVALIDATE_AFTER,
            digest=digest,
        )
        decided = candidate.model_copy(update={"status": "published", "rule_id": rule_id, "updated_at": at})
        self._review.decide(candidate, decided, rule, action="publish", by=by, at=at)
        return rule, True

    def revert(self, rule_id: str, by: str) -> Rule:
        """Take the rule's line out of its skill, and no other; a rule that is reverted already stays so.

        Its candidate can be published again. Raises NotFound, Conflict.
        """
        rule = self._review.rule(rule_id)
        if rule.status == "reverted":
            return rule
        candidate = self._review.candidate(rule.candidate_id)
        digest = self._change(rule.skill_id, rule_id, None)
        at = self._clock()
        reverted = rule.model_copy(
            update={"status": "reverted", "reverted_by": by, "reverted_at": at, "digest": digest}
        )
        decided = candidate.model_copy(update={"status": "reverted", "updated_at": at})
        self._review.decide(candidate, decided, reverted, action="revert", by=by, at=at)
        return reverted

    def _wanted(self, candidate: Candidate, request: PublishRequest) -> tuple[str, str]:
        published = self._review.rule(candidate.rule_id) if candidate.rule_id else None
        live = published if published and published.status == "live" else None
        text = request.rule or (live.text if live else candidate.rule)
        if not text:
            raise RuleRefused("this candidate was learned without a model, so it has no wording yet; send `rule`")
        check_rule(text)
        skill_id = request.skill_id or (live.skill_id if live else candidate.skill_id)
        if not skill_id:
            raise RuleRefused("no skill fits this candidate; send `skill_id`")
        return text, skill_id

    def _published(self, rule_id: str, text: str, skill_id: str) -> Rule:
        rule = self._review.rule(rule_id)
        if (rule.text, rule.skill_id) != (text, skill_id):
            raise Conflict(f"this candidate is live as rule {rule_id}, worded otherwise; revert that rule first")
        return rule

    def _change(self, skill_id: str, rule_id: str, text: str | None) -> str:
        """Set the rule's line, or remove it; answers the digest of the document that holds it so."""
        document = self._skills.document(skill_id)
        before = document.text
        after = without_rule(before, rule_id) if text is None else with_rule(before, rule_id, text)
        check_change(before, after, rule_id)
        if after == before:
            self._skills.refresh_catalogue()
            return document.digest
        return self._skills.save(skill_id, after, seen=document.etag)


def rule_id_of(candidate_id: str) -> str:
    """The id that a candidate's rule has, whenever and however often it is published."""
    digest = hashlib.sha256(candidate_id.encode()).digest()
    return "r-" + base64.b32encode(digest).decode("ascii").lower()[:12]
