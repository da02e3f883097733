"""Words as they are compared, and what the lexicons know of them."""

import re
import unicodedata
from collections.abc import Iterator, Sequence
from functools import lru_cache

from uptake.edits import lexicon_polarity as polarity
from uptake.edits.lexicon_kinds import KINDS
from uptake.edits.lexicon_opposites import MORE_OPPOSITES, OPPOSITES
from uptake.edits.lexicon_quantity import QUANTITY

# What a word says beyond itself: ("negation", ""), ("quantity", "all"), ("opposite:en7", "left"), ("kind:en3", "mon").
Mark = tuple[str, str]
LONGEST_PHRASE = 4

_FOLDS: dict[int, int | str | None] = {
    **str.maketrans("ıłøđςأإآىة’ʼ‘`", "ilodσاااي" + "ه" + "'" * 4, "ـ\u200b\u200c\u200d\u00ad"),
    ord("æ"): "ae",
    ord("œ"): "oe",
}
# How German is written without umlauts.
_UMLAUT = re.compile("([aou])e")
# Traditional Chinese characters, each before its simplified form.
_TRADITIONAL = (
    "請请確确認认為为這这個个們们來来時时會会對对說说國国學学長长開开關关門门問问間间見见現现發发點点電电話话語语請请讓让給给還还進进過过運运達达"
    "選选應应該该當当無无與与從从後后實实寫写處处號号報报單单訂订購购買买賣卖價价錢钱款款貨货車车東东書书樂乐動动務务員员錯错誤误檔档案案圖图頁页"
    "網网線线連连結结續续經经網网統统資资料料產产廠厂業业務务將将變变數数據据庫库測测試试驗验證证導导輸输轉转換换刪删歲岁歡欢觀观覺觉權权條条"
    "樣样標标準准機机構构種种類类級级組组繳缴費费總总額额計计劃划畫画護护設设備备復复雜杂難难題题聯联絡络係系傳传遞递郵邮寄寄簡简繁繁體体"
    "華华萬万億亿兩两雙双歷历曆历於于後后幾几麼么嗎吗沒没絕绝許许禁禁啟启啓启閉闭關关增增減减顯显隱隐優优慮虑檢检查查審审閱阅覽览紅红藍蓝綠绿黃黄"
)
_SIMPLER = {ord(_TRADITIONAL[i]): _TRADITIONAL[i + 1] for i in range(0, len(_TRADITIONAL), 2)}
# Scripts whose combining signs are vowels, and part of the letter.
_KEPT_SIGNS = ("\u0900", "\u0e7f")


@lru_cache(maxsize=50_000)
def key(word: str) -> str:
    """A word without case, accents, ligatures, vowel points and width: two spellings of one word have one key."""
    if word.isascii():
        return word.lower()
    if len(word) > 200:
        return word.casefold()
    decomposed = unicodedata.normalize("NFKD", word.casefold()).casefold()
    bare = "".join(
        character
        for character in decomposed
        if not unicodedata.combining(character) or _KEPT_SIGNS[0] <= character <= _KEPT_SIGNS[1]
    )
    return unicodedata.normalize("NFC", bare.translate(_FOLDS).translate(_SIMPLER))


def simplified(text: str) -> str:
    """Chinese in simplified characters, as far as they are common."""
    return text.translate(_SIMPLER)


class Lexicon:
    """What is known of the words of some languages together."""

    def __init__(self, languages: Sequence[str]) -> None:
        self._german = "de" in languages
        self._words: dict[str, list[Mark]] = {}
        self._prefixes: dict[str, list[Mark]] = {}
        self._phrases: dict[tuple[str, ...], list[Mark]] = {}
        for language in languages:
            for mark, words in _entries(language):
                for word in words.split():
                    if word.endswith("*"):
                        self._prefixes.setdefault(key(word[:-1]), []).append(mark)
                    elif "_" in word:
                        self._phrases.setdefault(tuple(key(part) for part in word.split("_")), []).append(mark)
                    else:
                        self._words.setdefault(key(word), []).append(mark)
        self._first_words = {phrase[0] for phrase in self._phrases}
        self._known: dict[str, list[Mark]] = {}

    def of_word(self, word: str) -> list[Mark]:
        """The marks of a word, by its key."""
        if (known := self._known.get(word)) is None:
            found = list(self._words.get(word, ()))
            if self._german and not found:
                found = list(self._words.get(_UMLAUT.sub(r"\1", word), ()))
            for end in range(2, min(len(word), 20) + 1):
                found += self._prefixes.get(word[:end], ())
            known = list(dict.fromkeys(found))
            if len(self._known) < 20_000:
                self._known[word] = known
        return known

    def of_phrase(self, keys: Sequence[str], place: int) -> tuple[list[Mark], int]:
        """The marks of the longest phrase that starts there, and how many words it has."""
        if keys[place] in self._first_words:
            for length in range(min(LONGEST_PHRASE, len(keys) - place), 1, -1):
                if marks := self._phrases.get(tuple(keys[place : place + length])):
                    return marks, length
        return self.of_word(keys[place]), 1


def _entries(language: str) -> Iterator[tuple[Mark, str]]:
    yield ("negation", ""), polarity.NEGATION.get(language, "")
    for name, classes in (
        ("modality", polarity.MODALITY),
        ("quantity", QUANTITY),
        ("condition", polarity.CONDITION),
    ):
        for value, by_language in classes.items():
            yield (name, value), by_language.get(language, "")
    for row, (left, right) in enumerate(_rows(f"{OPPOSITES.get(language, '')}; {MORE_OPPOSITES.get(language, '')}")):
        yield (f"opposite:{language}{row}", "left"), left
        yield (f"opposite:{language}{row}", "right"), right
    for row, words in enumerate(KINDS.get(language, "").split(";")):
        for names in words.split():
            for name in names.split("="):
                yield (f"kind:{language}{row}", names), name


def _rows(text: str) -> Iterator[tuple[str, str]]:
    for row in text.split(";"):
        left, _, right = row.partition("/")
        if right:
            yield left, right


@lru_cache(maxsize=64)
def lexicon(languages: tuple[str, ...]) -> Lexicon:
    """What is known of those languages, read once."""
    return Lexicon(languages)


def marks_of(keys: Sequence[str], spoken: tuple[str, ...]) -> list[list[Mark]]:
    """The marks at each word; a phrase has its own, at its first word, and hides those of its words."""
    found: list[list[Mark]] = [[] for _ in keys]
    known = lexicon(spoken)
    place = 0
    while place < len(keys):
        found[place], length = known.of_phrase(keys, place)
        place += length
    return found
