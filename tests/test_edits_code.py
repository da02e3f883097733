"""Edits of code, queries and settings: every token counts, but for names given here, comments and spelling."""

import pytest

from uptake.edits import compare

MAJOR = [
    ("if a > b:\n    x()", "if a >= b:\n    x()"),
    ("def f(x, deep=True):\n    pass", "def f(x, deep=False):\n    pass"),
    ("print(max(a))", "print(min(a))"),
    ("user.name = x", "user.email = x"),
    ("items.append(x)", "items.remove(x)"),
    ("try:\n    f()\nexcept ValueError:\n    pass", "try:\n    f()\nexcept KeyError:\n    pass"),
    ("SELECT a FROM t JOIN u ON t.id = u.id", "SELECT a FROM t LEFT JOIN u ON t.id = u.id"),
    ("SELECT a FROM orders", "SELECT a FROM users"),
    ("SELECT COUNT(id) FROM t", "SELECT COUNT(DISTINCT id) FROM t"),
    ("DELETE FROM t WHERE id = 1", "DELETE FROM t"),
    ("git push", "git push --force"),
    ("cp a b", "cp b a"),
    ("timeout: 30\ndebug: true", "timeout: 30\ndebug: false"),
    ("a:\n  - x", "a:\n  - x\nb:\n  - x"),
]

MINOR = [
    ("for i in range(10):\n    print(i)", "for place in range(10):\n    print(place)"),
    ("def add(a, b):\n    return a + b", "def add(x, y):\n    return x + y"),
    ("def f(x):\n    return x", "def f(x: int) -> int:\n    return x"),
    ("def f(x):\n    return x", 'def f(x):\n    """Give it back."""\n    return x  # as it is'),
    ("x = 'abc'", 'x = "abc"'),
    ("count = count + 1", "count += 1"),
    ("if x == None:\n    pass", "if x is None:\n    pass"),
    ("import os\nimport sys", "import sys\nimport os"),
    ("const a = 1;", "const a = 1"),
    ("SELECT c.name FROM customers c", "select cu.name from customers AS cu;"),
    ("SELECT a FROM t INNER JOIN u ON t.id <> u.id", "SELECT a FROM t JOIN u ON t.id != u.id"),
    ('print("Helo world")', 'print("Hello world")'),
]

LAYOUT = [
    ("a: 1\nb:\n  c: 2", "a: 1\nb:\nc: 2", "major"),
    ("if x:\n    a()\n    b()", "if x:\n    a()\nb()", "major"),
    ("all: x\n\tcc x", "all: x\n    cc x", "major"),
    ("a: 1\nb:\n  c: 2", "a: 1\nb:\n    c: 2", "minor"),
    ("if x:\n    a()", "if x:\n\ta()\n\n", "none"),
    ("SELECT a FROM t", "SELECT a\nFROM t", "minor"),
    ("SELECT a -- all\nFROM t", "SELECT a -- all FROM t", "major"),
    ("Some long line\nof prose", "Some long\nline of  prose ", "none"),
    ("- a\n- b", "- a - b", "minor"),
]


@pytest.mark.parametrize(("original", "edited"), MAJOR)
def test_what_runs_otherwise_is_major(original: str, edited: str) -> None:
    """An operator, a member, a table, a flag or a setting is major, however small."""
    assert compare(original, edited).severity == "major"


@pytest.mark.parametrize(("original", "edited"), MINOR)
def test_what_runs_the_same_is_minor(original: str, edited: str) -> None:
    """Names renamed throughout, comments, annotations, quotes and noise words are minor."""
    assert compare(original, edited).severity == "minor"


@pytest.mark.parametrize(("original", "edited", "severity"), LAYOUT)
def test_white_space_where_it_carries_meaning(original: str, edited: str, severity: str) -> None:
    """Only white space changed: nothing by distance, but indentation that changes the structure is major."""
    edit = compare(original, edited)

    assert (edit.changed, edit.distance, edit.fields_by_distance) == (False, 0.0, ())
    assert edit.severity == severity
    assert [field.severity for field in edit.fields] == ([severity] if severity != "none" else [])
