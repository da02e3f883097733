"""How well verdicts agree with labels: precision, recall, F1, severity, kinds; for a deployment to publish its own."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from uptake.detection import Detection


class Judged(NamedTuple):
    """A labelled row and the verdict on it."""

    row_id: Any
    row: dict[str, Any]
    verdict: Detection


def measure(judged: Sequence[Judged]) -> dict[str, Any]:
    """The figures, ready for JSON. A share of nothing is null.

    Severity is compared over the corrections found that carry a label, without rows whose `severity_debatable` is true
    or whose `label_confidence` is not high. `languages` is there if the rows name more than one `lang`, `kinds` (label,
    verdict, count) if they name a `kind`.
    """
    figures = _figures(judged)
    languages = sorted({str(one.row["lang"]) for one in judged if one.row.get("lang")})
    if len(languages) > 1:
        figures["languages"] = {
            language: _figures([one for one in judged if str(one.row.get("lang")) == language])
            for language in languages
        }
    kinds = Counter((str(one.row["kind"]), one.verdict.kind) for one in judged if one.row.get("kind"))
    if kinds:
        figures["kinds"] = [[label, ours, count] for (label, ours), count in sorted(kinds.items())]
    figures["missed"] = [one.row_id for one in judged if one.row["is_correction"] and not one.verdict.is_correction]
    figures["false_alarms"] = [
        one.row_id for one in judged if one.verdict.is_correction and not one.row["is_correction"]
    ]
    return figures


def table(figures: dict[str, Any]) -> str:
    """The figures for a person."""
    lines = [_HEAD, _line("all", figures)]
    lines += [_line(language, one) for language, one in figures.get("languages", {}).items()]
    if figures.get("kinds"):
        lines += ["", f"{'kind':<22}{'verdict':<22}{'rows':>5}"]
        lines += [f"{label:<22}{ours:<22}{count:>5}" for label, ours, count in figures["kinds"]]
    for name, title in (("missed", "missed"), ("false_alarms", "false alarms")):
        if figures[name]:
            lines += ["", f"{title}: {', '.join(map(str, figures[name]))}"]
    return "\n".join(lines)


_HEAD = f"{'':<10}{'rows':>6}{'corrections':>13}{'precision':>11}{'recall':>8}{'F1':>7}{'severity':>10}"


def _figures(judged: Iterable[Judged]) -> dict[str, Any]:
    rows = list(judged)
    found = [one for one in rows if one.verdict.is_correction]
    right = [one for one in found if one.row["is_correction"]]
    labelled = sum(one.row["is_correction"] for one in rows)
    graded = [one for one in right if _is_graded(one.row)]
    return {
        "rows": len(rows),
        "corrections": labelled,
        "precision": _share(len(right), len(found)),
        "recall": _share(len(right), labelled),
        "f1": _share(2 * len(right), len(found) + labelled),
        "severity": _share(sum(one.verdict.severity == one.row["severity"] for one in graded), len(graded)),
        "severity_rows": len(graded),
    }


def _is_graded(row: dict[str, Any]) -> bool:
    return (
        row.get("severity") is not None
        and not row.get("severity_debatable")
        and row.get("label_confidence", "high") == "high"
    )


def _share(part: int, whole: int) -> float | None:
    return round(part / whole, 4) if whole else None


def _line(name: str, figures: dict[str, Any]) -> str:
    shares = [figures[key] for key in ("precision", "recall", "f1", "severity")]
    precision, recall, f1, severity = ["-" if share is None else f"{share:.3f}" for share in shares]
    return f"{name:<10}{figures['rows']:>6}{figures['corrections']:>13}{precision:>11}{recall:>8}{f1:>7}{severity:>10}"
