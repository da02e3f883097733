"""What people decide on: candidates, rules, and what was decided.

candidate  CANDIDATES       {candidate_id}
rule       RULES            {rule_id}
decision   AUDIT#{month}    {at}#{action}#{rule_id}     in the order of time
           RULE#{rule_id}   {at}#{action}               and by rule: the same entry
"""

from collections.abc import Set
from datetime import datetime
from typing import TypeVar

from lambdas.adapters.table import AlreadyThere, Item, Put, Table
from lambdas.loop.errors import Conflict, NotFound
from lambdas.loop.publishing import Decision
from uptake.review import Candidate, Rule
from uptake.wire import WireModel, utc_text

Model = TypeVar("Model", bound=WireModel)


class ReviewStore:
    """Candidates and rules; what belongs to one decision is stored together or not at all."""

    def __init__(self, table: Table) -> None:
        self._table = table

    def candidates(self) -> list[Candidate]:
        """Every candidate, most distinct users first, then by id."""
        found = [Candidate.model_validate(item) for item in self._table.query("CANDIDATES")]
        return sorted(found, key=lambda c: (-c.distinct_users, -c.comments, c.candidate_id))

    def candidate(self, candidate_id: str) -> Candidate:
        """One candidate. Raises NotFound."""
        return self._one(Candidate, "CANDIDATES", candidate_id, "candidate")

    def rules(self) -> list[Rule]:
        """Every rule, newest first."""
        found = [Rule.model_validate(item) for item in self._table.query("RULES")]
        return sorted(found, key=lambda r: (r.published_at, r.rule_id), reverse=True)

    def rule(self, rule_id: str) -> Rule:
        """One rule. Raises NotFound."""
        return self._one(Rule, "RULES", rule_id, "rule")

    def propose(self, candidate: Candidate) -> None:
        """Store a new candidate, or the newer evidence of one; a decision that a person made meanwhile stands.

        Raises Conflict if somebody decides in this very moment; the next learning run proposes again.
        """
        old = self._table.get(("CANDIDATES", candidate.candidate_id))
        if old is None:
            self._put(_candidate_item(candidate), {})
            return
        decided = Candidate.model_validate(old)
        status = "pending" if decided.status == "withdrawn" else decided.status
        kept = {"status": status, "rule_id": decided.rule_id, "created_at": decided.created_at}
        fresh = candidate.model_copy(update=kept)
        if fresh.model_copy(update={"updated_at": decided.updated_at}) != decided:
            self._put(_candidate_item(fresh), _as_seen(decided))

    def withdraw(self, candidate: Candidate, at: datetime) -> None:
        """A candidate that too few people back waits for nobody. Raises Conflict in a race with a person."""
        withdrawn = candidate.model_copy(update={"status": "withdrawn", "quotes": [], "updated_at": at})
        self._put(_candidate_item(withdrawn), _as_seen(candidate))

    def unquote(self, candidate: Candidate, retracted: Set[str]) -> None:
        """Remove what was taken back from quotes and evidence. Raises Conflict in a race with a person."""
        quotes = [quote for quote in candidate.quotes if quote.event_id not in retracted]
        evidence = [event_id for event_id in candidate.event_ids if event_id not in retracted]
        left = candidate.model_copy(update={"quotes": quotes, "event_ids": evidence})
        if left != candidate:
            self._put(_candidate_item(left), _as_seen(candidate))

    def look_again(self, rule_id: str, at: datetime) -> bool:
        """Ask for a rule to be looked at now, since its evidence has shrunk; False if it was asked before.

        Raises Conflict if somebody decides on it.
        """
        rule = self.rule(rule_id)
        if rule.status != "live" or rule.revalidate_at <= at:
            return False
        due = _item(rule.model_copy(update={"revalidate_at": at}), "RULES", rule_id)
        self._put(due, {"status": rule.status, "text": rule.text})
        return True

    def store(
        self,
        seen: Candidate,
        candidate: Candidate,
        rule_seen: Rule | None,
        rule: Rule,
        decision: Decision | None = None,
    ) -> None:
        """Replace candidate and rule as they were seen, with the entry of the decision if this is one.

        Raises Conflict if either has changed since.
        """
        rule_item = _item(rule, "RULES", rule.rule_id)
        expected = {} if rule_seen is None else {"status": rule_seen.status, "text": rule_seen.text}
        puts = [Put(_candidate_item(candidate), expect=_as_seen(seen)), Put(rule_item, expect=expected)]
        if decision is not None:
            at = utc_text(decision.at)
            entry: Item = {
                "action": decision.action,
                "by": decision.by.subject,
                "by_name": decision.by.name,
                "at": at,
                "candidate_id": candidate.candidate_id,
                "rule_id": rule.rule_id,
                "skill_id": rule.skill_id,
                "text": rule.text,
            }
            puts.append(Put({"pk": f"AUDIT#{at[:7]}", "sk": f"{at}#{decision.action}#{rule.rule_id}", **entry}))
            puts.append(Put({"pk": f"RULE#{rule.rule_id}", "sk": f"{at}#{decision.action}", **entry}))
        self._table.put_together(puts)

    def _put(self, item: Item, expect: dict[str, str]) -> None:
        try:
            self._table.put(item, expect=expect)
        except AlreadyThere as clash:
            raise Conflict("somebody decides on this candidate right now; it is proposed again later") from clash

    def _one(self, model: type[Model], partition: str, identity: str, word: str) -> Model:
        item = self._table.get((partition, identity))
        if item is None:
            raise NotFound(f"no {word} has this id; `uptake candidates` lists what there is")
        return model.model_validate(item)


def _as_seen(candidate: Candidate) -> dict[str, str]:
    return {"updated_at": utc_text(candidate.updated_at), "status": candidate.status}


def _candidate_item(candidate: Candidate) -> Item:
    return _item(candidate, "CANDIDATES", candidate.candidate_id)


def _item(model: WireModel, partition: str, identity: str) -> Item:
    return {"pk": partition, "sk": identity, **model.model_dump(mode="json", exclude_none=True)}
