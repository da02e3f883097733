"""`uptake candidates`, `publish` and `revert`: what a reviewer decides."""

import argparse
import json
from collections.abc import Sequence

from uptake.commands import Subparsers
from uptake.commands.speaking import add, connected, print_json
from uptake.review import Candidate
from uptake.terminal import table


def add_command(commands: Subparsers) -> None:
    """Add `candidates`, `publish` and `revert`."""
    candidates = add(commands, "candidates", _candidates, "list the proposed rules, strongest first, or show one")
    candidates.add_argument("candidate", nargs="?", help="show this one, with what users said")
    publish = add(commands, "publish", _publish, "put a proposed rule in front of every agent")
    publish.add_argument("candidate", help="its id, as `uptake candidates` shows it")
    publish.add_argument("--rule", help="your wording (needed where it was learned without a model)")
    publish.add_argument("--skill", help="another skill than the proposed one")
    revert = add(commands, "revert", _revert, "take one rule back")
    revert.add_argument("rule", help="its id, as `uptake publish` printed it")


def _candidates(options: argparse.Namespace) -> int:
    reviewer = connected(options).reviewer()
    if options.candidate:
        candidate = reviewer.candidate(options.candidate)
        print(candidate.model_dump_json(indent=1) if options.json else "\n".join(shown(candidate)))
        return 0
    candidates = reviewer.candidates()
    if options.json:
        print(json.dumps([c.model_dump(mode="json") for c in candidates], indent=1, ensure_ascii=False))
    elif not candidates:
        print("no candidates; `uptake learn` looks for them in the feedback so far")
    else:
        print("\n".join(listed(candidates)))
    return 0


def listed(candidates: Sequence[Candidate], indent: int = 0) -> list[str]:
    """Candidates as a table: who, how many, where it would go, and what it is about."""
    head = ["candidate", "status", "users", "comments", "skill", "about"]
    rows = [
        [c.candidate_id, c.status, str(c.distinct_users), str(c.comments), c.skill_id or "-", c.rule or c.label]
        for c in candidates
    ]
    return table([head, *rows], indent)


def shown(candidate: Candidate) -> list[str]:
    """One candidate for a person who decides: who asks for it, how many, in whose words, and how to publish it."""
    words = list(dict.fromkeys(quote.text for quote in candidate.quotes))
    skill = "" if candidate.skill_id else " --skill SKILL"
    rule = "" if candidate.rule else ' --rule "When …, …"'
    return [
        f"candidate  {candidate.candidate_id} ({candidate.status}), agent {candidate.agent_id}",
        f"about      {candidate.label}",
        f"asked by   {candidate.distinct_users} users in {candidate.distinct_sessions} sessions",
        f"skill      {candidate.skill_id or 'none fits'}",
        *([f"rule       {candidate.rule}"] if candidate.rule else []),
        *(f"           “{' '.join(text.split())}”" for text in words),
        f"publish    uptake publish {candidate.candidate_id}{skill}{rule}",
    ]


def _publish(options: argparse.Namespace) -> int:
    reviewer = connected(options).reviewer()
    rule = reviewer.publish(options.candidate, rule=options.rule, skill_id=options.skill)
    if options.json:
        print_json(rule)
    else:
        print(f"{rule.rule_id} is live in skill {rule.skill_id}: {rule.text}")
        print(f"every agent has it within 300 s; take it back with: uptake revert {rule.rule_id}")
    return 0


def _revert(options: argparse.Namespace) -> int:
    rule = connected(options).reviewer().revert(options.rule)
    if options.json:
        print_json(rule)
    else:
        print(
            f"{rule.rule_id} is out of skill {rule.skill_id}; its candidate {rule.candidate_id} can be published again"
        )
    return 0
