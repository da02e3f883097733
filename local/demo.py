"""`make demo`: the whole loop on a week of real comments, told as a story. Exits 0 only if all of it happened."""

import argparse
import shutil
import sys
import textwrap
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from botocore.credentials import Credentials

from local.engine import REGION
from local.journal import DataFolderError
from local.service import LocalService
from uptake.client import Client, Skill
from uptake.commands.learning import told
from uptake.commands.review import listed
from uptake.connection import DATA_FOLDER
from uptake.errors import ServiceError
from uptake.events import FeedbackEvent
from uptake.importing import BadRow, rows_of, run_of
from uptake.review import Candidate, Rule
from uptake.reviewer import Reviewer
from uptake.terminal import Progress

WEEK = Path(__file__).parent.parent / "examples" / "feedback" / "week.jsonl"
AGENT = "bio"
SKILL = "cell-line-resolution"
RULE = "When a table holds cell line names, resolve names with Cellosaurus before joining to DepMap."
NEWCOMER = "newcomer@example.com"
VISIBLE_WITHIN_SECONDS = 300


class DemoFailed(Exception):
    """A step of the story did not happen."""


def main() -> None:
    """Tell the story; exit 1 if it does not come true."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=Path, default=Path(DATA_FOLDER), help=f"data folder (default {DATA_FOLDER})")
    options = parser.parse_args()
    try:
        tell(options.data)
    except (DemoFailed, DataFolderError, ServiceError) as error:
        print(f"\nThe demo did not come true: {error}", file=sys.stderr)
        sys.exit(1)
    except KeyboardInterrupt:
        print("\nStopped; what was acknowledged is kept, and `make demo` goes on from there.", file=sys.stderr)
        sys.exit(130)


def tell(data: Path) -> None:
    """The story, start to end. Raises DemoFailed."""
    print("A correction that one user makes today is what every agent knows tomorrow.\n")
    with ExitStack() as held:
        with step("The whole service starts in this process") as say:
            service = held.enter_context(LocalService(data))
            say(f"at {service.url}, state in {data}/")
        credentials = Credentials(service.keys.agent_access_key, service.keys.agent_secret_key)
        pod, other_pod = (
            held.enter_context(Client(service.url, region=REGION, credentials=credentials)) for _ in range(2)
        )
        reviewer = held.enter_context(Reviewer(service.url, service.token("rosa", ["reviewer"])))
        events = week()
        send(pod, events)
        remember(service, pod, events)
        candidate = learn(reviewer)
        seconds, rule = publish(reviewer, other_pod, candidate, {event.user for event in events})
    ending = [
        f"The rule:   {rule.text}",
        f"The user:   {NEWCOMER} had never corrected anything; their agent knows it now.",
        f"The time:   {seconds:.1f} s from publish to visible (at most {VISIBLE_WITHIN_SECONDS} s on AWS).",
    ]
    print()
    for line in ending:
        print(wrapped(line, " " * 12) if sys.stdout.isatty() else line)


def week() -> list[FeedbackEvent]:
    """The comments of the example week."""
    events = []
    for row in rows_of(WEEK):
        if isinstance(row, BadRow):
            raise DemoFailed(f"{row.path}, line {row.line}: {row.reason}")
        events.append(row[1])
    return events


def send(pod: Client, events: list[FeedbackEvent]) -> None:
    """What came in."""
    users = {event.user for event in events}
    with step(f"{len(events)} comments of {len(users)} users come in, as signed calls of their agents") as say:
        runs = {event.agent_run_id: run_of(event) for event in events}
        statuses: Counter[str] = Counter()
        with Progress("sending", len(runs) + len(events)) as progress:
            for done, run in enumerate(runs.values()):
                pod.register_run(run)
                progress.tell(done)
            for done, result in enumerate(pod.send_all(events), start=len(runs)):
                statuses[result.status] += 1
                progress.tell(done)
        check(statuses.total() == len(events) and not statuses["rejected"], "not every comment was taken")
        say(f"{statuses['created']} new, {statuses['duplicate']} known from an earlier run; {len(runs)} runs")


def remember(service: LocalService, pod: Client, events: list[FeedbackEvent]) -> None:
    """Layer 2: the same user's next session."""
    wrote = Counter(event.user for event in events if event.agent_id == AGENT and event.rating == "down")
    user, comments = wrote.most_common(1)[0]
    with step(f"Memory: {user} told the agent {AGENT!r} {comments} times what was wrong; {user}'s next session") as say:
        check(service.drain(), "the stream did not deliver everything within a minute")
        context = pod.context(AGENT, user)
        theirs = {event.comment for event in events if event.user == user}
        check(bool(context.memories), f"{user}'s next session remembers nothing")
        check({memory.text for memory in context.memories} <= theirs, "a memory is not of this user")
        say(f"starts with {len(context.memories)} memories, all of them {user}'s own; the newest:")
        say(f"“{context.memories[0].text}”")


def learn(reviewer: Reviewer) -> Candidate:
    """Layer 3, first half: what several people agree on."""
    with step("The weekly learning runs") as say:
        with Progress("learning") as progress:
            run = reviewer.learn(lambda run: progress.tell(run.learned_from))
        check(run.status == "succeeded", f"the learning run failed: {'; '.join(run.notes)}")
        for line in told(run):
            say(line)
    candidates = reviewer.candidates()
    print()
    print("\n".join(listed(candidates, indent=5)))
    print()
    about = [c for c in candidates if c.agent_id == AGENT and c.skill_id == SKILL]
    check(bool(about), "no candidate about cell lines was proposed")
    return about[0]


def publish(reviewer: Reviewer, pod: Client, candidate: Candidate, known_users: set[str]) -> tuple[float, Rule]:
    """Layer 3, second half: a person decides, and every agent has it."""
    check(NEWCOMER not in known_users, f"{NEWCOMER} is in the example week")
    if candidate.status == "published" and candidate.rule_id:
        live = next(rule for rule in reviewer.rules() if rule.rule_id == candidate.rule_id)
        check(live.text == RULE, "somebody published this rule in other words; play in another folder: --data")
        with step("An earlier run of this demo published the rule; the reviewer takes it back, to do it again"):
            reviewer.revert(candidate.rule_id)
            until(lambda: not has(pod.skill(SKILL), RULE), "the reverted rule is still served")
    before = pod.skill(SKILL)
    check(not has(before, RULE), "the rule is there before anyone published it")
    with step(f"A reviewer reads candidate {candidate.candidate_id} and publishes the rule in their own words") as say:
        published = time.monotonic()
        rule = reviewer.publish(candidate.candidate_id, rule=RULE)
        say(f"{candidate.distinct_users} users in {candidate.distinct_sessions} sessions asked for it, such as:")
        for quote in candidate.quotes[:3]:
            say(f"“{quote.text}”")
        say(f"skill {rule.skill_id}, version {short(before.digest)} → {short(rule.digest)}, has a line more:")
        say(line_of(rule))
    with step(f"The next agent, in another pod, works for {NEWCOMER}") as say:
        until(lambda: arrived(pod, rule), "the rule did not reach the other pod")
        seconds = time.monotonic() - published
        context = pod.context(AGENT, NEWCOMER)
        check(not context.memories, f"{NEWCOMER} sees somebody else's memories")
        skill = pod.skill(SKILL)
        check(skill.text.count(rule.rule_id) == 1, "the rule stands twice in the skill")
        say(
            f"it starts with no memories ({NEWCOMER} never corrected anything) and {len(context.skills)} skills, "
            f"{SKILL} among them in version {short(skill.digest)}, which has the line"
        )
    return seconds, rule


def arrived(pod: Client, rule: Rule) -> bool:
    """Whether both the context and the skill of this pod have the rule."""
    listed_digests = {skill.skill_id: skill.digest for skill in pod.context(AGENT, NEWCOMER).skills}
    return listed_digests.get(rule.skill_id) == rule.digest and has(pod.skill(rule.skill_id), rule.text)


def has(skill: Skill, text: str) -> bool:
    """Whether a skill holds this rule."""
    return text in skill.text


def line_of(rule: Rule) -> str:
    """The rule as it stands in the document."""
    return f"- {rule.text} <!-- rule: {rule.rule_id} -->"


def short(digest: str | None) -> str:
    """Enough of a digest to tell two apart."""
    return (digest or "?").removeprefix("sha256:")[:12]


def until(is_so: Callable[[], bool], otherwise: str) -> None:
    """Wait until it is so, as long as a rule may take on AWS. Raises DemoFailed."""
    deadline = time.monotonic() + VISIBLE_WITHIN_SECONDS
    with Progress("waiting") as progress:
        while not is_so():
            check(time.monotonic() < deadline, f"{otherwise} within {VISIBLE_WITHIN_SECONDS} s")
            progress.tell(0)
            time.sleep(0.1)


def check(is_so: bool, otherwise: str) -> None:
    """Raise DemoFailed unless it is so."""
    if not is_so:
        raise DemoFailed(otherwise)


_steps = iter(range(1, 100))


@contextmanager
def step(title: str) -> Iterator[Callable[[str], None]]:
    """One step of the story: its title at once, then what is said of it, then how long it took."""
    print(wrapped(f"{next(_steps)}  {title}", "   "), flush=True)
    begun = time.monotonic()
    yield lambda line: print(wrapped(f"     {line}", "     "), flush=True)
    print(f"     ({time.monotonic() - begun:.1f} s)", flush=True)


def wrapped(line: str, indent: str) -> str:
    """The line within the width of the terminal, what follows the first line indented."""
    width = min(shutil.get_terminal_size().columns, 110)
    return textwrap.fill(line, width, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False)


if __name__ == "__main__":
    main()
