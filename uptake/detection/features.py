"""A turn as named evidence, each 0 or 1: what the user says, in what form, to what, and how the two relate."""

from typing import NamedTuple

from uptake.detection import languages
from uptake.detection.agent import AgentTurn, understand
from uptake.detection.folding import Folded, read
from uptake.detection.form import Form, form_of
from uptake.detection.manner import Manner, manner_of
from uptake.detection.relation import Relation, relate
from uptake.detection.strikes import Struck

# Cues that are evidence by themselves, wherever they strike.
_PLAIN = (
    "wrong", "misfit", "asked", "should", "undo", "still", "fail", "lack", "excess", "permission", "instead", "change",
    "outdated", "again", "you_neg", "but", "ours", "style", "damage", "whole", "thanks", "praise", "decline", "slip",
    "hypo", "standing", "third", "design", "own", "more", "surprise", "news", "onward", "plea",
)  # fmt: skip


class Reading(NamedTuple):
    """A turn, read: its parts, and the evidence made of them."""

    user: Folded
    agent: AgentTurn
    form: Form
    struck: Struck
    manner: Manner
    relation: Relation
    plain: bool

    @property
    def evidence(self) -> dict[str, float]:
        """What there is for and against a correction, by name; what is missing is 0."""
        facts = _said(self) | _formed(self) | _addressed(self) | _told(self) | _related(self)
        return {name: 1.0 for name, holds in facts.items() if holds}


def read_turn(assistant_last: str, user_msg: str, prev_user_msg: str | None) -> Reading:
    """Read a turn: fold it, find the cues of its languages, relate the message to what came before."""
    user, agent_text = read(user_msg), read(assistant_last)
    spoken = languages.guess(user.voice, agent_text.text)
    form = form_of(user.raw, user.voice)
    struck = Struck(user.voice, spoken)
    agent = understand(agent_text, spoken)
    plain = _finds_plain_fault(struck, form, agent)
    if plain:
        agent = agent.taken_as_statement()
    before = read(prev_user_msg).text if prev_user_msg else None
    return Reading(
        user=user,
        agent=agent,
        form=form,
        struck=struck,
        manner=manner_of(user.voice, form, struck, spoken),
        relation=relate(user.text, agent.text, before),
        plain=plain,
    )


def _finds_plain_fault(struck: Struck, form: Form, agent: AgentTurn) -> bool:
    """Whether the user says outright that the agent's turn is wrong: no answer, no supposition, nobody else's words."""
    if agent.asks or form.asks or form.laughs or form.glad or form.machine:
        return False
    return struck.opens_clause("explicit") and not struck.has("hypo", "third", "slip", "laid", "own", "absent")


def _said(turn: Reading) -> dict[str, bool]:
    struck, manner, form = turn.struck, turn.manner, turn.form
    softened = manner.negative or struck.has("but", "hedge", "almost", "should", "change") or turn.relation.new_number
    doubts = struck.has("challenge") or (struck.has("doubt") and form.has_question)
    orders = struck.opens_last("orders") and not (manner.negative or manner.points or struck.has("undo"))
    return {category: struck.has(category) for category in _PLAIN} | {
        "hedge": struck.has("hedge", "almost"),
        "why": struck.opens_last("why"),
        "you": struck.has("you", "you_act"),
        "sarcasm": struck.has("sarcasm") and not manner.task,
        "challenge": doubts and turn.agent.states,
        "no_first": struck.opens("no"),
        "praise_only": manner.kind and not softened,
        "praise_but": manner.kind and (struck.has("but") or manner.negative),
        "ack_first": struck.opens("ack"),
        "standing_first": struck.opens("standing"),
        "third_first": struck.opens("third"),
        "task": manner.task,
        "task_first": struck.opens("task"),
        "greet": struck.opens("greet"),
        "mine": struck.opens("mine"),
        "explicit": turn.plain,
        "absent": struck.has("absent"),
        "laid": struck.has("laid"),
        "others": struck.opens("others"),
        "joins": struck.opens("joins"),
        "joins_on": struck.opens("joins") and not (manner.negative or manner.points or struck.has("should", "still")),
        "joins_asks": struck.opens("joins") and manner.question,
        "orders": struck.opens_last("orders"),
        "orders_on": orders,
        "orders_new": orders and turn.relation.overlap == 0,
        "onward_told": struck.has("onward") and manner.tells and not manner.negative,
    }


def _formed(turn: Reading) -> dict[str, bool]:
    form = turn.form
    return {
        "asks": form.asks,
        "question": turn.manner.question,
        "pressing": form.pressing,
        "shouts": form.shouts,
        "laughs": form.laughs,
        "labelled": form.labelled,
        "exclaims": form.exclaims,
        "trails": form.trails,
        "starred": form.starred,
        "glad": form.glad,
        "unhappy": form.unhappy,
        "error": form.error,
        "machine": form.machine,
        "no_words": form.only_signs,
        "long": form.long,
        "listed": form.listed,
        "short": form.words <= 5,
        "quotes": turn.user.has_quote,
        "code": turn.user.has_code,
    }


def _addressed(turn: Reading) -> dict[str, bool]:
    agent = turn.agent
    return {
        "to_question": agent.asks,
        "to_request": agent.requests,
        "to_failure": agent.failed,
        "to_progress": agent.progress,
        "to_idle": agent.idle,
        "to_proposal": agent.proposal,
        "to_success": agent.success and agent.states,
        "to_finding": agent.finds,
        "narrows_finding": agent.finds and turn.manner.tells,
        "to_as_asked": agent.as_asked,
        "to_offer": agent.offer,
        "delivers": agent.delivers,
        "bare": agent.bare and agent.states,
        "acts": agent.acts and agent.states,
    }


def _told(turn: Reading) -> dict[str, bool]:
    """What is said in this manner to an agent that stated or did something."""
    struck, manner, agent, relation = turn.struck, turn.manner, turn.agent, turn.relation
    if not agent.states:
        return {}
    tells, about, acts = manner.tells, relation.overlap > 0, agent.acts
    return {
        "tells": tells,
        "tells_about": tells and about,
        "acts_tells": tells and acts,
        "facts_tell": tells and not acts,
        "mine_tells": tells and struck.opens("mine"),
        "still_told": tells and struck.has("still"),
        "negates": tells and manner.negates,
        "points": manner.points,
        "brief_to_statement": manner.brief,
        "brief_to_act": manner.brief and acts,
        "negative_to_statement": manner.negative,
        "negative_to_act": manner.negative and acts,
        "no_to_statement": struck.opens("no"),
        "undo_act": struck.has("undo") and acts,
        "changes": manner.changes,
        "pleads": struck.has("plea"),
        "echo": manner.echo,
        "praise_turns": manner.turns,
        "asks_about": manner.question and about,
        "but_asks": manner.question and struck.has("but"),
        "unmet": relation.unmet,
        "long_turns": turn.form.long and not manner.task and (manner.negates or struck.has("but", "should")),
    }


def _related(turn: Reading) -> dict[str, bool]:
    struck, manner, form, agent, relation = turn.struck, turn.manner, turn.form, turn.agent, turn.relation
    pending, fails = agent.pending, struck.has("fail", "still")
    answered = not (agent.failed or pending)
    adds = struck.opens("joins") and not manner.negative  # what is added exchanges nothing
    exchanges = not (pending or adds)
    return {
        "about": relation.overlap > 0,
        "swap": relation.swap and exchanges,
        "swap_told": relation.swap and manner.tells and exchanges,
        "swap_asks": relation.swap and manner.question and not pending,
        "new_number": relation.new_number and exchanges and not manner.task,
        "near": relation.near and not pending,
        "denies": relation.denies and not pending,
        "repeats": relation.repeats and form.words >= 4 and answered,
        "rewords": relation.rewords and answered,
        "parallel": relation.parallel,
        "sibling": relation.sibling and form.words >= 4,
        "said_before": relation.recalls and pending and (struck.has("again", "asked", "still") or form.pressing),
        "again_to_question": pending and struck.has("again", "asked"),
        "negative_to_question": pending and manner.negative,
        "error_to_success": form.error and agent.success,
        "fails_after_success": fails and agent.success and not agent.failed,
        "fails_after_failure": fails and agent.failed,
        "undoes_own": struck.has("undo") and struck.has("own", "task"),
        "why_act": struck.opens_last("why") and (agent.acts or agent.success),
        "acts_asked": manner.question and agent.acts,
        "task_to_act": manner.task and agent.acts,
    }
