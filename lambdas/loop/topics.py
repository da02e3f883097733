"""Topics: stable groups of statements of one agent that ask for the same thing.

What fits a topic joins it; what fits none is grouped afresh. Ids never change.
"""

import hashlib
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from lambdas.loop.linkage import groups
from lambdas.loop.statements import Statement
from lambdas.loop.vectors import Matrix, unit, unpacked

# Chosen on the labelled week; docs/decisions.md has what choosing on half of its topics gives on the other half.
CUT = 0.55  # mean distance at which groups stay apart, between smoothed vectors
NEIGHBOURS = 4
NEIGHBOUR_WEIGHT = 2.0
NEIGHBOUR_ROUNDS = 2
NEIGHBOUR_FLOOR = 0.2  # cosine at which a neighbour has no say: unrelated comments are not made alike
MIN_FOUNDERS = 3
MAX_GROUPED = 20_000  # the matrix of distances is n²; the newest go first
_BLOCK = 1_024


@dataclass(frozen=True)
class Placed:
    """`topic_of` has the topic of each statement that found one; `founded` the members of each new topic."""

    topic_of: dict[str, str]
    founded: dict[str, list[Statement]]


def place(statements: Sequence[Statement], resting: Mapping[str, Matrix]) -> Placed:
    """Put statements of one agent that are in no topic into an existing or a new one, as far as one fits.

    `statements` are all of the window, those in a topic with its id; `resting` has the mean vector of topics of which
    none is left. Average linkage goes on where earlier runs left off: a topic is a group to start from, and two of
    them never merge. The same statements in any order give the same topics with the same ids.
    """
    ordered = sorted(statements, key=lambda s: s.event_id)
    free = sorted((s for s in ordered if s.topic_id is None), key=lambda s: s.moment)[-MAX_GROUPED:]
    free.sort(key=lambda s: s.event_id)
    if not free:
        return Placed({}, {})
    ids, means, sizes = _topics(ordered, drawn := smoothed(unpacked([s.vector for s in ordered])), resting)
    at = {s.event_id: row for row, s in enumerate(ordered)}
    points = np.vstack([means, drawn[[at[s.event_id] for s in free]]])
    distances = _distances(points)
    distances[: len(ids), : len(ids)] = np.inf
    topic_of: dict[str, str] = {}
    founded: dict[str, list[Statement]] = {}
    for group in groups(distances, CUT, [*sizes, *[1] * len(free)]):
        new = [free[row - len(ids)] for row in group if row >= len(ids)]
        if group[0] < len(ids):
            topic_of.update((s.event_id, ids[group[0]]) for s in new)
        elif len(new) >= MIN_FOUNDERS:
            topic_id = _topic_id(new)
            founded[topic_id] = new
            topic_of.update((s.event_id, topic_id) for s in new)
    return Placed(topic_of, founded)


def _topics(
    ordered: Sequence[Statement], vectors: Matrix, resting: Mapping[str, Matrix]
) -> tuple[list[str], Matrix, list[int]]:
    """Ids of the topics to start from, the mean of their members' vectors (not of length 1), and their sizes."""
    rows: dict[str, list[int]] = defaultdict(list)
    for row, statement in enumerate(ordered):
        if statement.topic_id is not None:
            rows[statement.topic_id].append(row)
    ids = sorted({*rows, *resting})
    means = [vectors[rows[topic]].mean(axis=0) if topic in rows else resting[topic] for topic in ids]
    stacked = np.vstack(means) if means else np.zeros((0, vectors.shape[1]), dtype=np.float32)
    return ids, stacked, [max(1, len(rows.get(topic, ()))) for topic in ids]


def centroid(members: Sequence[Statement]) -> Matrix:
    """The mean of the members' vectors, of length 1."""
    return unit(unpacked([s.vector for s in members]).mean(axis=0, keepdims=True)).reshape(-1)


def smoothed(vectors: Matrix) -> Matrix:
    """Each vector drawn towards its nearest neighbours, the more the nearer they are.

    Short comments on one matter often share no word; they share neighbours. (Simple graph convolution, Wu et al. 2019.)
    """
    neighbours = min(NEIGHBOURS, len(vectors) - 1)
    for _ in range(NEIGHBOUR_ROUNDS if neighbours > 0 else 0):
        drawn = vectors.copy()
        for start in range(0, len(vectors), _BLOCK):
            nearness = vectors[start : start + _BLOCK] @ vectors.T
            rows = np.arange(len(nearness))
            nearness[rows, start + rows] = -1
            nearest = np.argpartition(-nearness, neighbours - 1, axis=1)[:, :neighbours]
            weights = np.take_along_axis(nearness, nearest, axis=1) - NEIGHBOUR_FLOOR
            weights = np.maximum(weights, 0) * (NEIGHBOUR_WEIGHT / NEIGHBOURS / (1 - NEIGHBOUR_FLOOR))
            drawn[start : start + _BLOCK] += np.einsum("ij,ijk->ik", weights, vectors[nearest], dtype=np.float32)
        vectors = unit(drawn)
    return vectors


def _distances(vectors: Matrix) -> Matrix:
    distances: Matrix = vectors @ vectors.T  # of a matrix with itself: exactly symmetric
    np.subtract(1, distances, out=distances)
    return distances


def _topic_id(members: Sequence[Statement]) -> str:
    smallest = sorted(s.event_id for s in members)[:MIN_FOUNDERS]
    text = "\n".join([members[0].agent_id, *smallest])
    return "t-" + hashlib.sha256(text.encode()).hexdigest()[:12]
