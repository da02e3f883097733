"""How good grouping is against labelled comments: B-cubed (Bagga and Baldwin 1998), and what reviewers would get."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from typing import Any


def b_cubed(found: Mapping[str, str], gold: Mapping[str, str]) -> float:
    """F1 of B-cubed over the items of `gold`; an item that is in no group stands alone."""
    group_of = {item: found.get(item, f"alone-{item}") for item in gold}
    in_group: dict[str, list[str]] = defaultdict(list)
    in_topic: dict[str, list[str]] = defaultdict(list)
    for item, topic in gold.items():
        in_group[group_of[item]].append(topic)
        in_topic[topic].append(group_of[item])
    precision = sum(in_group[group_of[i]].count(t) / len(in_group[group_of[i]]) for i, t in gold.items()) / len(gold)
    recall = sum(in_topic[t].count(group_of[i]) / len(in_topic[t]) for i, t in gold.items()) / len(gold)
    return 2 * precision * recall / (precision + recall)


def pure_topics(
    candidates: Iterable[tuple[Iterable[str], str | None]], gold: Mapping[str, str | None], purity: float = 0.8
) -> list[tuple[str, str | None]]:
    """(topic, proposed skill) of each candidate of which so large a part of the evidence is of one topic."""
    pure = []
    for event_ids, skill_id in candidates:
        events = list(event_ids)
        topic, count = Counter(gold[event] for event in events).most_common(1)[0]
        if topic is not None and count >= purity * len(events):
            pure.append((topic, skill_id))
    return pure


def to_suggest(topics: Iterable[Mapping[str, Any]], least: int = 5) -> set[str]:
    """The labelled topics that a reviewer should see, of at least so many comments."""
    return {t["topic_id"] for t in topics if t["expected"] == "suggest" and t["n_comments"] >= least}
