"""Edits of white space alone: nothing in prose, but structure in Python and YAML, and syntax in a makefile."""

import re
from itertools import pairwise
from typing import Literal

from uptake.edits.code import is_code
from uptake.edits.distance import nfc

Severity = Literal["none", "minor", "major"]

_KEY = re.compile(r"^\s*(?:- )?[\w.\"'-]+:(?:\s|$)")
_BLOCK = re.compile(
    r"^\s*(?:def|class|if|for|while|with|try|else|elif|except|finally|async|match|case)\b.*:\s*(?:#.*)?$"
)
_MAKE_TARGET = re.compile(r"^[\w.%/-]+:(?!\s*\w+:)[^=]*$")
_LIST = re.compile(r"^\s*(?:[-*+•]|\d+[.)]|#{1,6}|\||>)\s")
_LINE_COMMENT = re.compile(r"(?:^|\s)(?://|--|#)\s")


def layout_severity(original: str, edited: str) -> Severity:
    """What it means that only white space differs between two texts."""
    before, after = _lines(original), _lines(edited)
    if before == after:
        return "none"
    indented = is_yaml(before) or is_yaml(after) or _blocks(before) or _blocks(after)
    if [line.split() for line in before] == [line.split() for line in after]:
        return _same_lines(before, after, indented=indented)
    if indented or (
        (is_code(original) or is_code(edited)) and any(_LINE_COMMENT.search(line) for line in (*before, *after))
    ):
        return "major"
    listed = sum(bool(_LIST.match(line)) for line in before), sum(bool(_LIST.match(line)) for line in after)
    if listed[0] != listed[1] or is_code(original):
        return "minor"
    return "none"


def _same_lines(before: list[str], after: list[str], *, indented: bool) -> Severity:
    """The same words on every line: only the blanks between and before them differ."""
    if _recipe_tabs(before) != _recipe_tabs(after):
        return "major"
    if _depths(before) != _depths(after):
        if indented:
            return "major"
        return "minor" if sum(bool(_LIST.match(line)) for line in before) > 1 or is_code("\n".join(before)) else "none"
    widths = [[_indent(line) for line in lines] for lines in (before, after)]
    return "minor" if indented and widths[0] != widths[1] else "none"


def _lines(text: str) -> list[str]:
    return [line.rstrip() for line in nfc(text).splitlines() if line.strip()]


def _indent(line: str) -> int:
    line = line.expandtabs(4)
    return len(line) - len(line.lstrip())


def _depths(lines: list[str]) -> list[int]:
    """How deep each line is nested, whatever the width of a level."""
    open_indents: list[int] = []
    found = []
    for line in lines:
        indent = _indent(line)
        while open_indents and open_indents[-1] >= indent:
            open_indents.pop()
        found.append(len(open_indents))
        open_indents.append(indent)
    return found


def is_yaml(lines: list[str]) -> bool:
    """Most lines are keys or items, and one at least opens a level or has a value."""
    keys = sum(bool(_KEY.match(line)) for line in lines)
    items = sum(line.lstrip().startswith("- ") for line in lines)
    return len(lines) > 1 and keys >= 1 and keys + items >= len(lines) * 0.7


def _blocks(lines: list[str]) -> bool:
    return any(_BLOCK.match(line) for line in lines)


def _recipe_tabs(lines: list[str]) -> list[bool]:
    """Whether each line below a make target starts with a tab."""
    return [
        line.startswith("\t")
        for previous, line in pairwise(lines)
        if _MAKE_TARGET.match(previous) and line[:1] in " \t" and not _KEY.match(line)
    ]
