"""A `SKILL.md` as text: its front matter, and its learned rules, one addressable line each.

A rule changes by a delta on its own line; every other line stays as it is, byte for byte.
"""

import hashlib
import re
from dataclasses import dataclass
from typing import Any

from lambdas.loop.errors import RuleRefused
from uptake.review import MAX_RULE_CHARACTERS
from uptake.wire import SLUG_PATTERN

HEADING = "## Learned rules"
MAX_DESCRIPTION_CHARACTERS = 1024
_RULE_LINE = re.compile(r"- (?P<text>.*) <!-- rule: (?P<id>r-[a-z2-7]+) -->")
_FENCE = re.compile(r"^---[ \t]*$", re.MULTILINE)
_MARKUP = re.compile(r"<!--|-->|```|\]\(|javascript:", re.IGNORECASE)


@dataclass(frozen=True)
class FrontMatter:
    """What the Agent Skills format says at the head of a skill. `agents` empty: the skill is for all of them."""

    name: str
    description: str
    agents: tuple[str, ...]


def digest_of(body: bytes) -> str:
    """The name of exactly these bytes: `sha256:` and 64 hex digits."""
    return "sha256:" + hashlib.sha256(body).hexdigest()


def front_matter(text: str, skill_id: str) -> FrontMatter:
    """The front matter of a skill, checked.

    Raises RuleRefused if it cannot be read or breaks the format: it never falls back to defaults (field bug F103).
    """
    import yaml  # noqa: PLC0415 - only where a document changes, never on the request path of an agent

    body = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    fences = list(_FENCE.finditer(body))
    if len(fences) < 2 or fences[0].start() != 0:
        raise RuleRefused(f"skill {skill_id}: SKILL.md begins with front matter between two lines of ---")
    try:
        fields: Any = yaml.safe_load(body[fences[0].end() : fences[1].start()])
    except yaml.YAMLError as error:
        raise RuleRefused(f"skill {skill_id}: the front matter is no YAML; correct it first") from error
    if not isinstance(fields, dict):
        raise RuleRefused(f"skill {skill_id}: the front matter is no mapping of names to values")
    name, description, metadata = fields.get("name"), fields.get("description"), fields.get("metadata") or {}
    if name != skill_id or not re.fullmatch(SLUG_PATTERN, skill_id):
        raise RuleRefused(f"skill {skill_id}: `name` is {name!r}, and must equal the folder")
    if not isinstance(description, str) or not 1 <= len(description.strip()) <= MAX_DESCRIPTION_CHARACTERS:
        raise RuleRefused(f"skill {skill_id}: `description` has 1 to {MAX_DESCRIPTION_CHARACTERS} characters")
    if "<" in description or ">" in description:
        raise RuleRefused(f"skill {skill_id}: `description` holds no angle brackets")
    if not isinstance(metadata, dict):
        raise RuleRefused(f"skill {skill_id}: `metadata` is a mapping of text to text")
    return FrontMatter(skill_id, description.strip(), tuple(str(metadata.get("agents", "")).replace(",", " ").split()))


def rules_in(text: str) -> dict[str, str]:
    """Rule id to text of every learned rule, in the order of the document."""
    return {found["id"]: found["text"] for line in text.split("\n") if (found := _rule_line(line))}


def with_rule(text: str, rule_id: str, rule: str) -> str:
    """The document with this rule: its own line replaced, or added as the last line of the learned rules.

    Raises RuleRefused if the rule is not one plain line of 1 to 500 characters.
    """
    check_rule(rule)
    line = f"- {rule} <!-- rule: {rule_id} -->"
    lines = text.split("\n")
    end = "\r" if lines[0].endswith("\r") else ""
    for number, old in enumerate(lines):
        if (found := _rule_line(old)) and found["id"] == rule_id:
            lines[number] = line + ("\r" if old.endswith("\r") else "")
            return "\n".join(lines)
    heading = _heading(lines)
    if heading is None:
        glue = "" if text.endswith("\n") else end + "\n"
        return f"{text}{glue}{end}\n{HEADING}{end}\n{end}\n{line}{end}\n"
    last = max((n for n in _section(lines, heading) if _rule_line(lines[n])), default=None)
    if last is None:
        lines[heading + 1 : heading + 1] = [end, line + end]
    else:
        lines.insert(last + 1, line + end)
        if last + 1 == len(lines) - 1:  # the file ended without a newline after its last rule
            lines[last] = lines[last].removesuffix("\r") + end
            lines[last + 1] = line
    return "\n".join(lines)


def without_rule(text: str, rule_id: str) -> str:
    """The document without this rule's line; the heading goes with the last rule if nothing else stands under it."""
    lines = text.split("\n")
    kept = [line for line in lines if not ((found := _rule_line(line)) and found["id"] == rule_id)]
    heading = _heading(kept)
    if len(kept) == len(lines) or heading is None:
        return "\n".join(kept)
    section = _section(kept, heading)
    if any(kept[n].strip() for n in section) or section.stop != len(kept):
        return "\n".join(kept)
    blank = heading > 0 and not kept[heading - 1].strip()
    return "\n".join([*kept[: heading - blank], ""])


def check_rule(rule: str) -> None:
    """Raise RuleRefused unless the text is one plain line that can stand in a document for every agent."""
    if not rule.strip() or rule != rule.strip():
        raise RuleRefused("a rule is one line with no blanks around it")
    if len(rule) > MAX_RULE_CHARACTERS:
        raise RuleRefused(f"a rule has at most {MAX_RULE_CHARACTERS} characters; this one has {len(rule)}")
    if not rule[0].isalnum():
        raise RuleRefused(f"a rule begins with a word, not with {rule[0]!r}")
    if found := _MARKUP.search(rule):
        raise RuleRefused(f"a rule is one plain line; it cannot hold {found[0]!r}")
    if hidden := next((c for c in rule if not c.isprintable()), None):
        raise RuleRefused(f"a rule holds no invisible characters; this one has {hidden!r}")


def check_change(before: str, after: str, rule_id: str) -> None:
    """Refuse a change that touches a rule it does not name, or shrinks the rest by more than a fifth."""
    old, new = rules_in(before), rules_in(after)
    touched = {name for name in old.keys() | new.keys() if old.get(name) != new.get(name)} - {rule_id}
    if touched:
        raise RuleRefused(f"this change would touch other rules: {', '.join(sorted(touched))}; nothing was written")
    if len(without_rule(after, rule_id).encode()) < 0.8 * len(without_rule(before, rule_id).encode()):
        raise RuleRefused("this change would shrink the skill by more than a fifth; nothing was written")


def _rule_line(line: str) -> re.Match[str] | None:
    return _RULE_LINE.fullmatch(line.removesuffix("\r"))


def _heading(lines: list[str]) -> int | None:
    return next((n for n, line in enumerate(lines) if line.rstrip() == HEADING), None)


def _section(lines: list[str], heading: int) -> range:
    """The lines under the heading, up to the next heading of the same or a higher level."""
    after = range(heading + 1, len(lines))
    end = next((n for n in after if re.match(r"#{1,2} ", lines[n])), len(lines))
    return range(heading + 1, end)
