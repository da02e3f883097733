"""The cues by language: they compile, and they cannot run away."""

import re

import pytest

from uptake.detection import cues, languages
from uptake.detection.folding import fold
from uptake.detection.lexicon.german import GERMAN
from uptake.detection.weights import MINOR, REJECT, WEIGHTS

TEXTS = [
    fold(text)
    for text in (
        "No, that's wrong: I asked you for the other one, and now it doesn't work any more!",
        "can you also undo it please, thanks a lot. ok then",
        "das ist leider nicht das, was ich wollte, danke",
        "non, ce n'est pas ce que j'ai demandé, et maintenant ça ne marche plus",
        "no, eso no es lo que pedí, ahora hazlo otra vez",
        "нет, это не то, что я просил, теперь не работает",
        "nie, to nie tak, teraz jeszcze raz proszę",
        "hayır, bu yanlış, şimdi bir daha yap",
        "नहीं, यह गलत है, अब फिर से करो",
    )
]


@pytest.mark.parametrize("language", sorted(cues.LANGUAGES))
def test_lexicon_has_every_category(language: str) -> None:
    """A language has all the categories that German has; none is empty or strikes in nothing."""
    lexicon = cues.lexicon(language)

    assert lexicon.keys() >= GERMAN.keys() - ({"you"} if language == "en" else set())
    assert all(cues.compiled(cues.bounded(language, one), language).match("") is None for one in lexicon)


@pytest.mark.parametrize("language", sorted(cues.LANGUAGES))
def test_repetition_is_bounded(language: str) -> None:
    """No pattern repeats without a bound, so the work grows with the text and not faster."""
    for category in cues.lexicon(language):
        plain = re.sub(r"\\.|\[[^\]]*\]", "x", cues.bounded(language, category))
        assert not re.search(r"[*+]|,\}", plain), category


@pytest.mark.parametrize("language", sorted(cues.LANGUAGES.keys() - cues.UNSPACED - cues.PREFIXED.keys()))
def test_index_finds_what_the_whole_finds(language: str) -> None:
    """A cue strikes at the same words whether a category is compiled whole or by the letters it begins with."""
    for category in cues.lexicon(language):
        whole = cues.compiled(cues.bounded(language, category), language)
        for text in TEXTS:
            found = {start for start, _ in cues.spans(text, (language,), category)}
            assert {match.start() for match in whole.finditer(text)} <= found, (category, text)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "could you check this again please"),
        ("de", "das ist nicht das, was ich wollte"),
        ("fr", "ce n'est pas ce que je voulais"),
        ("es", "eso no es lo que yo quería"),
        ("pt", "isso não é o que eu queria"),
        ("it", "non è quello che volevo"),
        ("nl", "dat is niet wat ik wilde"),
        ("sv", "det är inte det jag ville ha"),
        ("pl", "nie o to mi chodziło, proszę"),
        ("tr", "bu benim istediğim değil"),
        ("id", "ini bukan yang saya mau"),
        ("vi", "đây không phải cái tôi muốn"),
        ("ru", "это не то, что я хотел"),
        ("uk", "це не те, що я хотів, її немає"),
        ("el", "δεν είναι αυτό που ήθελα"),
        ("he", "זה לא מה שרציתי"),
        ("ar", "هذا ليس ما أريد"),
        ("hi", "यह वह नहीं है जो मैंने कहा"),
        ("zh", "这不是我要的"),
        ("ja", "これは違います"),
        ("ko", "이게 아니에요"),
    ],
)
def test_language_is_guessed(language: str, text: str) -> None:
    """A sentence is read with the cues of its own language."""
    assert languages.guess(fold(text), "")[0] == language


def test_weights_stay_few() -> None:
    """The table of weights can be read by a person."""
    assert len(WEIGHTS) <= 90
    assert max(len(REJECT), len(MINOR)) <= 40
