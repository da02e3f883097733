"""What counts as a correction in chat, and what only sounds like one."""

from dataclasses import FrozenInstanceError

import pytest
from hypothesis import given
from hypothesis import strategies as st

from uptake.detection import UNCERTAIN, Detection, detect
from uptake.detection.folding import KEPT, cut, read

KINDS = {
    "correction_with_fix", "correction_no_fix", "rephrase", "self_correction", "preference", "new_task", "answer",
    "praise", "machine", "other",
}  # fmt: skip
ANY_TEXT = st.text(st.characters(), max_size=300)  # lone surrogates too


@pytest.mark.parametrize(
    ("agent", "user"),
    [
        ("Where is the file kept?", "no idea, ask Petra"),
        ("Opening the settings.", "no doubt you know the way"),
        ("Shall I archive the thread?", "no, keep it in the inbox"),
        ("Is the pump running?", "No. It stopped an hour ago."),
        ("Here are nine slogans, numbered.", "No. 7 is the winner"),
    ],
)
def test_leading_no_that_corrects_nothing(agent: str, user: str) -> None:
    """A determiner `no`, and a `no` that answers the agent's question, are no correction (F083, F085)."""
    assert not detect(agent, user).is_correction


@pytest.mark.parametrize(
    ("agent", "user"),
    [
        ("Deployed.", "Revert my own commit from last night"),
        ("Anything else I can do?", "no thanks, that's all"),
        ("I can also draw a diagram if you like.", "not needed, thanks"),
        ("Noted.", "From now on never push on Fridays"),
        ("We could put the job on a timer.", "that won't work with our quota I think"),
    ],
)
def test_undo_of_own_work_standing_instructions_and_declines(agent: str, user: str) -> None:
    """What undoes the user's own work, sets a rule for later, declines or weighs a design is no correction (F087)."""
    assert not detect(agent, user).is_correction


@pytest.mark.parametrize(
    ("agent", "user"),
    [
        ("The licence can be returned.", "what if they refuse it?"),
        ("Ready.", "My tutor wrote 'that is incorrect' under my proof. Is she right?"),
        ("Happy to help with mail.", 'A customer says: "You got my order wrong." How do I answer?'),
        ("Sure.", "how do I say 'that's wrong' in Finnish?"),
    ],
)
def test_hypotheses_third_parties_and_quotations(agent: str, user: str) -> None:
    """Talk of what might be, and words of others, are no correction of the agent (F089)."""
    assert not detect(agent, user).is_correction


@pytest.mark.parametrize(
    ("agent", "user"),
    [
        ("I sorted the invoices by customer.", "No, by date."),
        ("The ferry leaves at 9.", "it's half past nine since May"),
        ("I booked a table for two.", "there are five of us"),
        ("The import is fixed.", "still the same error"),
        ("I've removed the old accounts.", "bring them back at once"),
        ("Der Termin ist am Montag.", "nein, am Dienstag"),
        ("J'ai corrigé le lien.", "ça ne marche toujours pas"),
        ("已经改好了。", "不对，还是报错"),
        ("تم الحجز ليوم الأحد.", "خطأ، قلت يوم الاثنين"),
    ],
)
def test_correction_with_and_without_a_marker(agent: str, user: str) -> None:
    """A contradicted statement, a failure after a claimed success and an undo are corrections, in any language."""
    assert detect(agent, user).is_correction


def test_pasted_error_says_what_the_turn_before_makes_of_it() -> None:
    """An error pasted after a claimed success corrects; on request it answers, and from a machine it says nothing."""
    error = "TypeError: unsupported operand type(s) for +: 'int' and 'str'"

    assert detect("Fixed, the script runs now.", error).is_correction
    assert detect("Which error do you see?", error).kind == "answer"
    assert detect("Waiting for the build.", "[ci] job test failed (exit 1)").kind == "machine"


def test_repeated_question() -> None:
    """The question asked before, asked again after an answer, is a correction; after a failure it is a retry."""
    question = "Which museums are open on Mondays in Lille?"

    verdict = detect("Lille is a city in the north with many museums.", question, question)

    assert (verdict.is_correction, verdict.kind) == (True, "rephrase")
    assert not detect("Sorry, I could not reach the server.", question, question).is_correction


@pytest.mark.parametrize(
    ("agent", "user", "severity"),
    [
        ("Here is the letter.", "less formal please", "minor"),
        ("I scheduled the call for 3 pm.", "No, 4 pm.", "major"),
        ("I deleted the old branches.", "undo that immediately", "reject"),
    ],
)
def test_severity(agent: str, user: str, severity: str) -> None:
    """Style is minor, a wrong value major, and what is to be undone a reject."""
    assert detect(agent, user).severity == severity


@pytest.mark.parametrize(
    ("agent", "user", "kind"),
    [
        ("Here is the map.", "perfect, thank you!", "praise"),
        ("I searched for Meyer.", "oops, my mistake, it's Maier", "self_correction"),
        ("Saved.", "From now on answer in Danish", "preference"),
        ("The report is done.", "Now translate it to Czech", "new_task"),
        ("Which size?", "the large one", "answer"),
        ("I renamed the file.", "", "other"),
    ],
)
def test_kind_of_what_is_no_correction(agent: str, user: str, kind: str) -> None:
    """What corrects nothing is told apart all the same, and has no severity."""
    verdict = detect(agent, user)

    assert (verdict.is_correction, verdict.kind, verdict.severity) == (False, kind, None)


@given(ANY_TEXT, ANY_TEXT, st.none() | ANY_TEXT)
def test_any_text_gets_a_verdict(agent: str, user: str, before: str | None) -> None:
    """Whatever is said, there is one verdict for it, the same each time, and its parts agree."""
    verdict = detect(agent, user, before)

    assert verdict == detect(agent, user, before)
    assert verdict.kind in KINDS
    assert 0.0 <= verdict.confidence <= 1.0
    assert verdict.is_correction == (verdict.severity is not None)
    assert verdict.is_correction == verdict.kind.startswith(("correction", "rephrase"))


@pytest.mark.parametrize(
    "piece",
    [
        "no ",
        "a",
        "not not ",
        "'",
        '"',
        "> ",
        "`",
        "```",
        "* ",
        "١",
        "𝕏",
        "不",
        "\ud800",
        "ﷺ",
        "i said you said ",
        "\n- ",
        "?!",
    ],
)
def test_long_text_is_read_at_its_ends(piece: str) -> None:
    """Of a hundred thousand characters no more than the head and the tail are read, whatever they are made of."""
    text = (piece * 100_000)[:100_000]

    assert len(cut(text)) == 2 * KEPT + 1
    assert len(read(text).text) <= 4 * KEPT
    detect(text, text, text)


def test_verdict_cannot_be_changed() -> None:
    """A verdict is a value."""
    with pytest.raises(FrozenInstanceError):
        detect("Done.", "thanks").kind = "other"  # type: ignore[misc]


def test_band_of_doubt() -> None:
    """The band in which a second opinion is worth having lies around the line between yes and no."""
    low, high = UNCERTAIN

    assert 0.0 < low < 0.5 < high < 1.0
    assert isinstance(detect("Done.", "hm"), Detection)
