"""What people decide on: candidates, rules, and the audit of each decision.

candidate  CANDIDATES  {candidate_id}
rule       RULES       {rule_id}
audit      AUDIT#{month}  {at}#{action}#{subject}
"""

from datetime import datetime
from typing import Any, TypeVar

from lambdas.adapters.table import Item, Put, Table
from lambdas.loop.errors import NotFound
from uptake.review import Candidate, Rule
from uptake.wire import WireModel, utc_text

Model = TypeVar("Model", bound=WireModel)


class ReviewStore:
    """Candidates and rules; a decision and its audit entry are stored together or not at all."""

    def __init__(self, table: Table) -> None:
        self._table = table

    def candidates(self) -> list[Candidate]:
        """Every candidate, most distinct users first, then by id."""
        found = [_model(Candidate, item) for item in self._table.query("CANDIDATES")]
        return sorted(found, key=lambda c: (-c.distinct_users, -c.comments, c.candidate_id))

    def candidate(self, candidate_id: str) -> Candidate:
        """One candidate. Raises NotFound."""
        return self._one(Candidate, "CANDIDATES", candidate_id, "candidate")

    def rules(self) -> list[Rule]:
        """Every rule, newest first."""
        found = [_model(Rule, item) for item in self._table.query("RULES")]
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
            self._table.put_together([Put(_candidate_item(candidate), expect={})])
            return
        decided = _model(Candidate, old)
        kept = {"status": decided.status, "rule_id": decided.rule_id, "created_at": decided.created_at}
        fresh = candidate.model_copy(update=kept)
        if fresh.model_copy(update={"updated_at": decided.updated_at}) != decided:
            self._table.put_together([Put(_candidate_item(fresh), expect={"updated_at": old["updated_at"]})])

    def decide(self, was: Candidate, candidate: Candidate, rule: Rule, *, action: str, by: str, at: datetime) -> None:
        """Store the candidate and the rule after a decision, with its audit entry.

        `was` is the candidate as the decision saw it. Raises Conflict if it has changed since.
        """
        audit: Item = {
            "pk": f"AUDIT#{utc_text(at)[:7]}",
            "sk": f"{utc_text(at)}#{action}#{rule.rule_id}",
            "action": action,
            "by": by,
            "candidate_id": candidate.candidate_id,
            "rule_id": rule.rule_id,
            "skill_id": rule.skill_id,
            "digest": rule.digest,
        }
        rule_item = _item(rule, "RULES", rule.rule_id)
        seen = {"updated_at": utc_text(was.updated_at)}
        self._table.put_together([Put(_candidate_item(candidate), expect=seen), Put(rule_item), Put(audit)])

    def _one(self, model: type[Model], partition: str, identity: str, word: str) -> Model:
        item = self._table.get((partition, identity))
        if item is None:
            raise NotFound(f"no {word} has this id; `uptake candidates` lists what there is")
        return _model(model, item)


def _candidate_item(candidate: Candidate) -> Item:
    return _item(candidate, "CANDIDATES", candidate.candidate_id)


def _item(model: WireModel, partition: str, identity: str) -> Item:
    return {"pk": partition, "sk": identity, **model.model_dump(mode="json", exclude_none=True)}


def _model(model: type[Model], item: Item) -> Model:
    fields: dict[str, Any] = {name: item.get(name) for name in model.model_fields if name in item}
    for name, field in model.model_fields.items():
        if name not in fields and field.is_required():
            fields[name] = None
    return model.model_validate(fields)
