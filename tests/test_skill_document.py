"""A skill as text: rules are addressable lines, and a change touches its own line and no other byte."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lambdas.loop.errors import RuleRefused
from lambdas.loop.skill_document import (
    HEADING,
    check_change,
    check_rule,
    front_matter,
    rules_in,
    with_rule,
    without_rule,
)

BARE = "---\nname: a\ndescription: d\n---\n\n# A\n\nText.\n"


def test_first_rule_makes_its_section() -> None:
    """The learned rules stand in a section of their own, one line each, with an id."""
    text = with_rule(BARE, "r-a", "When x, do y.")

    assert text == BARE + "\n## Learned rules\n\n- When x, do y. <!-- rule: r-a -->\n"


def test_publish_and_revert_gives_the_same_bytes_back() -> None:
    """Taking the only rule out again leaves the document as it was before."""
    assert without_rule(with_rule(BARE, "r-a", "When x, do y."), "r-a") == BARE


def test_rules_come_in_the_order_of_publication() -> None:
    """A new rule is the last line of the section, and what follows the section stays behind it."""
    text = with_rule(BARE, "r-a", "One.") + "\n## After\n\nMore.\n"

    text = with_rule(text, "r-b", "Two.")

    assert list(rules_in(text)) == ["r-a", "r-b"]
    assert text.endswith("- Two. <!-- rule: r-b -->\n\n## After\n\nMore.\n")


def test_a_rule_is_replaced_in_place() -> None:
    """The same id again changes that line alone."""
    text = with_rule(with_rule(BARE, "r-a", "One."), "r-b", "Two.")

    assert with_rule(text, "r-a", "Uno.") == text.replace("One.", "Uno.")


def test_section_with_a_persons_own_text_stays() -> None:
    """The heading goes with the last rule only if nothing else stands under it."""
    text = BARE + "\n## Learned rules\n\nRead these first.\n\n- One. <!-- rule: r-a -->\n"

    assert without_rule(text, "r-a") == text.replace("- One. <!-- rule: r-a -->\n", "")


@pytest.mark.parametrize(
    "document", [BARE.replace("\n", "\r\n"), BARE.rstrip("\n"), BARE + "\n" + HEADING, "\ufeff" + BARE]
)
def test_documents_of_other_editors_keep_their_ways(document: str) -> None:
    """CRLF, a missing last newline, a BOM: what stood there stands there after publish, line for line (F101)."""
    text = with_rule(document, "r-a", "One.")

    assert rules_in(text) == {"r-a": "One."}
    assert text.startswith(document.rstrip("\r\n"))
    added = text[len(document) :]
    assert ("\r\n" in document) == ("\r\n" in added)


LINES = st.lists(
    st.one_of(
        st.sampled_from(["# A", "## B", "### C", "", "text", "- a list", HEADING, "- x <!-- rule: r-zz -->", "---"]),
        st.text(st.characters(exclude_characters="\n\r", codec="utf-8"), max_size=20),
    ),
    max_size=12,
)
RULES = st.text(st.characters(categories=["L", "N", "P", "Zs"]), min_size=1, max_size=60).map(
    lambda text: " ".join(["When", *text.split()])
)


def plain(rule: str) -> bool:
    return not any(mark in rule for mark in ("<!--", "-->", "```", "]("))


@given(LINES, st.sampled_from(["\n", "\r\n"]), st.booleans(), st.lists(RULES.filter(plain), min_size=1, max_size=4))
def test_only_the_named_line_changes(lines: list[str], end: str, closed: bool, rules: list[str]) -> None:
    """Whatever the document, publishing and reverting rules in any order leaves every other line byte for byte."""
    document = end.join(lines) + (end if closed else "")
    others = rules_in(document)
    text = document
    for number, rule in enumerate(rules):
        text = with_rule(text, f"r-{'abcd'[number]}", rule)

    assert rules_in(text) == others | {f"r-{'abcd'[n]}": rule for n, rule in enumerate(rules)}
    kept = iter(text.splitlines(keepends=True))
    for line in document.splitlines(keepends=True)[:-1]:
        assert any(line == candidate for candidate in kept), "a line of the document was changed, moved or lost"

    for number in range(len(rules)):
        before = text
        text = without_rule(text, f"r-{'abcd'[number]}")
        check_change(before, text + "\n" * len(before), f"r-{'abcd'[number]}")
    assert rules_in(text) == others


@pytest.mark.parametrize(
    "rule",
    [
        "",
        " ",
        " x",
        "x ",
        "two\nlines",
        "a\rb",
        "x" * 501,
        "a <!-- rule: r-b -->",
        "``` code",
        "a\u2028b",
        "\x00",
        "a\u202eb",
        "a\u200bb",
        "a\U000e0041b",
        "# x",
        "---",
        "- x",
        "> x",
        "[link](http://x) when",
        "see javascript:alert(1)",
    ],
)
def test_a_rule_is_one_plain_line(rule: str) -> None:
    """What is no plain line, too long, or could pass for another rule is refused."""
    with pytest.raises(RuleRefused):
        check_rule(rule)


@pytest.mark.parametrize(
    "rule", ["x" * 500, "Over 5M rows (>5M), ask <domain> first.", "細胞株の名前を先に正規化する。"]
)
def test_plain_rules_are_taken(rule: str) -> None:
    """Angle brackets in a body are no markup of ours (F107), and any script is fine."""
    check_rule(rule)


def test_change_of_an_unnamed_rule_is_refused() -> None:
    """A publish that touches a rule that it does not name, or shrinks the document by a fifth, is refused."""
    text = with_rule(with_rule(BARE, "r-a", "One."), "r-b", "Two.")

    with pytest.raises(RuleRefused, match="r-b"):
        check_change(text, text.replace("Two.", "Three."), "r-a")
    with pytest.raises(RuleRefused, match="shrink"):
        check_change(text, text.replace("# A\n\nText.\n", "").replace("description: d\n", ""), "r-b")
    check_change(text, with_rule(text, "r-a", "Uno."), "r-a")


@pytest.mark.parametrize("text", [BARE, BARE.replace("\n", "\r\n"), BARE.replace("\n", "\r"), "\ufeff" + BARE,
                                  "---\nname: a\ndescription: d\n---"])  # fmt: skip
def test_front_matter_is_read_leniently(text: str) -> None:
    """CRLF, lone CR, a BOM, and a fence at the end of the file all load (F101)."""
    assert front_matter(text, "a").description == "d"


@pytest.mark.parametrize(
    "text",
    [
        "# no front matter",
        "---\nname: a\n",
        "---\nname: [a\ndescription: d\n---\n",
        "---\n- a\n---\n",
        "---\nname: b\ndescription: d\n---\n",
        "---\nname: a\n---\n",
        "---\nname: a\ndescription: ''\n---\n",
        f"---\nname: a\ndescription: {'x' * 1025}\n---\n",
        "---\nname: a\ndescription: use <b>\n---\n",
        "---\nname: a\ndescription: d\nmetadata: bio\n---\n",
        "x\n---\nname: a\ndescription: d\n---\n",
    ],
)
def test_broken_front_matter_never_falls_back(text: str) -> None:
    """What cannot be read, or breaks the format, is refused and never read as if it were empty (F103, F105, F107)."""
    with pytest.raises(RuleRefused):
        front_matter(text, "a")


def test_skill_names_its_agents() -> None:
    """`metadata.agents` says for whom a skill is; without it, it is for all of them."""
    text = BARE.replace("description: d", "description: 'a: b'\nmetadata:\n  agents: bio, coding")

    assert front_matter(text, "a").agents == ("bio", "coding")
    assert front_matter(text, "a").description == "a: b"
    assert front_matter(BARE, "a").agents == ()
