"""From evidence to a verdict: how sure a correction is, and how grave. All of it is addition."""

import math

from uptake.detection import Severity
from uptake.detection.weights import BIAS, MINOR, MINOR_BIAS, REJECT, REJECT_BIAS, WEIGHTS


def confidence(evidence: dict[str, float]) -> float:
    """How likely the evidence is a correction, 0..1: the logistic of the sum of weights."""
    return logistic(BIAS + _sum(WEIGHTS, evidence))


def severity_of(evidence: dict[str, float]) -> Severity:
    """How grave a correction is; `major` unless the evidence for another is better than even."""
    reject = logistic(REJECT_BIAS + _sum(REJECT, evidence))
    minor = logistic(MINOR_BIAS + _sum(MINOR, evidence))
    if max(reject, minor) < 0.5:
        return "major"
    return "reject" if reject >= minor else "minor"


def logistic(score: float) -> float:
    """1 / (1 + e^-score)."""
    return 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, score))))


def _sum(weights: dict[str, float], evidence: dict[str, float]) -> float:
    return sum(weights.get(name, 0.0) * value for name, value in evidence.items())
