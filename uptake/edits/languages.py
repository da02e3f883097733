"""Which languages a text may be in, by script and by its commonest words, so that "no" is read as what it is there."""

import re
from collections.abc import Iterable

# Words that are frequent in one language and rare in the others. Keys are as `words.key` makes them.
_COMMON = {
    "en": """a an in not he she they has do does can may must should would if all i my his her its who which
        when there the of and to is are for that with this it you we be was were has have will please from by on
        as at our your""",
    "de": """er hat haben ihr uns war der die das und ist sind nicht ein eine den dem des mit fur auf wir sie
        ich zu im von werden wird wurde bitte""",
    "fr": """il ont n'est le la les et est sont des un une pour dans avec nous vous que du au ce cette il elle
        sur par etre veuillez""",
    "es": """ha han hay el los las y es son para con que del una por en se su lo al como nosotros usted favor
        esta este""",
    "pt": "os as e sao para com que do da dos das uma por em nao se ao voce nos foi esta este pelo pela",
    "it": "ha hanno il lo gli e sono per con che del della di una un nel si alla al questo questa non ha dei delle",
    "nl": """heeft hebben hij de het een en is zijn van niet met voor op wij we je u dat dit deze wordt worden
        te bij aan graag""",
    "pl": "jest sa nie na w z do i ze ze to sie oraz dla przez od prosze po jak ten ta te byl zostal",
    "tr": "bir ve bu icin ile da de degil olarak lutfen gibi daha cok mi ne olan var yok",
    "vi": "va cua la cac cho khong duoc trong voi mot nhung nay co den nguoi hay phai vui long",
    "id": "dan yang di ke dari untuk dengan ini itu tidak adalah pada akan harus bisa kami anda jangan telah sudah",
    "sv": "han hon och att det ar som en ett inte pa for med den av vi du till har kan ska maste fran om",
}
_FREQUENT = {language: frozenset(words.split()) for language, words in _COMMON.items()}
LATIN = tuple(_COMMON)

_SCRIPTS = (
    ("ja", re.compile("[\u3041-\u30ff]")),
    ("ko", re.compile("[\uac00-\ud7a3]")),
    ("zh", re.compile("[\u4e00-\u9fff]")),
    ("el", re.compile("[\u0370-\u03ff]")),
    ("uk", re.compile("[іїєґІЇЄҐ]")),
    ("ru", re.compile("[\u0400-\u04ff]")),
    ("he", re.compile("[\u0590-\u05ff]")),
    ("ar", re.compile("[\u0600-\u06ff]")),
    ("hi", re.compile("[\u0900-\u097f]")),
    ("th", re.compile("[\u0e00-\u0e7f]")),
)
_ASCII_LETTERS = re.compile("[A-Za-z]")


def languages(text: str, keys: Iterable[str]) -> tuple[str, ...]:
    """The languages that a text may be in: by script, and for Latin letters those whose common words it has most of.

    All Latin ones where the words do not tell. Order and content depend on the text alone.
    """
    found = [language for language, script in _SCRIPTS if script.search(text)]
    if "uk" in found:
        found = [language for language in found if language != "ru"]
    elif "ru" in found:
        found.append("uk")  # a short Ukrainian text may have none of its own letters
    if "ja" in found:
        found = [language for language in found if language != "zh"]
    latin = bool(_ASCII_LETTERS.search(text))
    return tuple(found) + (_latin(list(keys)) if latin else ())


def _latin(keys: list[str]) -> tuple[str, ...]:
    scores = {language: sum(key in frequent for key in keys) for language, frequent in _FREQUENT.items()}
    best = max(scores.values())
    if best == 0:
        return LATIN
    return tuple(language for language in LATIN if scores[language] >= max(1, (best + 1) // 2 + (best > 3)))


def is_common(key: str, spoken: Iterable[str]) -> bool:
    """One of the commonest words of those languages, which carry little by themselves."""
    return any(key in _FREQUENT[language] for language in spoken if language in _FREQUENT)
