"""Edits of code: every token counts, but names that are renamed throughout, comments, quotes and noise words do not."""

import re
from collections import Counter
from functools import lru_cache
from typing import Literal

Severity = Literal["minor", "major"]
Tokens = list[tuple[str, str]]

_SQL = re.compile(
    r"^[ \t]*(?:select\b.+\bfrom|insert\s+into|update\s+\w+\s+set|delete\s+from|with\s+\w+\s+as|"
    r"create\s+(?:table|view|index|or)|"
    r"alter\s+table|drop\s+(?:table|view|index)|merge\s+into|select\s+[\w*(])\b.*|"
    r"\b(?:where|on|having)\s+[\w.]+\s*(?:=|<|>|!=|<>|<=|>=|in\b|like\b|is\b)",
    re.IGNORECASE | re.DOTALL,
)
_SIGNS_OF_CODE = tuple(
    re.compile(pattern, re.MULTILINE)
    for pattern in (
        r"^[ \t]*(?:async\s+)?def\s+\w+\s*\(",
        r"^[ \t]*class\s+\w+.*[:{]\s*$",
        r"^[ \t]*(?:from\s+[\w.]+\s+import\s|import\s+[\w.{*\"']+(?:\s*[,;]|\s+(?:as|from)\s|\s*$))",
        r"^[ \t]*return\b(?:\s+[\w.(\[\"'!-]|\s*;|\s*$).*$",
        r"^[ \t]*(?:export\s+)?(?:const|let|var)\s+[\w{\[]+.*=",
        r"\bfunction\b\s*\w*\s*\(",
        r"=>\s*[\w({\[]",
        r"^[ \t]*(?:if|for|while|elif|with|switch)\b.*(?::|\{)\s*(?:\S.*)?$(?<!\.)",
        r"[\w)\]]\s*(?:===?|!==?|&&|\|\||\+=|-=|\*=)\s*[\w(\"'\[]",
        r"^[ \t]*[\w.\[\]\"']+\s*:?=\s*[\w.\[({\"'-][^.\n]{0,300}$",
        r";\s*$",
        r"^[ \t]*[\w.]+\([^()\n]{0,300}\)[ \t]*;?[ \t]*$",
        r"^[ \t]*(?:#include|#!/|package\s+\w|using\s+\w|public\s|private\s|fn\s+\w|func\s+\w|@\w+)",
        (
            r"^[ \t]*(?:\$\s+)?(?:sudo|rm|git|docker|kubectl|curl|chmod|pip|npm|aws|grep|find|ssh|scp"
            r"|tar|sed|awk|mv|cp|cat|psql|export|terraform|helm)\s+[-\w./$\"'{]+"
        ),
    )
)
_FENCE = re.compile(r"^[ \t]*(?:```|~~~)", re.MULTILINE)

_TOKEN = re.compile(
    r"""(?P<comment>\#[^\n]*|//[^\n]*|(?<![\w-])--(?=\s|[A-Za-z]{3,}\s)[^\n]*|/\*[\s\S]*?(?:\*/|\Z)|<!--[\s\S]*?(?:-->|\Z))
|(?P<string>[rRbBfFuU]{0,2}(?:'''[\s\S]*?(?:'''|\Z)|\"\"\"[\s\S]*?(?:\"\"\"|\Z)|'(?:[^'\\\n]|\\.){0,500}'|"(?:[^"\\\n]|\\.){0,500}"|`(?:[^`\\]|\\.){0,500}`))
|(?P<number>(?:0[xXbBoO][\da-fA-F_]+|\d[\d_]*(?:\.\d+)?(?:[eE][+-]?\d+)?)\w*)
|(?P<name>[^\W\d]\w*)
|(?P<sign>===|!==|==|!=|<>|<=|>=|=>|->|:=|\+=|-=|\*=|/=|&&|\|\||\*\*|//|<<|>>|::|\?\?|\?\.|--?[A-Za-z][\w-]*|\S)""",
    re.VERBOSE,
)
_WORDS_OF_CODE = """and as assert async await break case class const continue def default del delete do elif
    else enum except export extends false finally fn for from func function global if implements import in
    instanceof interface is lambda let match new nil none nonlocal not null or package pass private protected
    public raise return self static struct super switch this throw throws true True False None try typeof
    undefined using var void while with yield"""
_KEYWORDS = frozenset(_WORDS_OF_CODE.split())
_WORDS_OF_SQL = """select from where group by having order limit offset join left right full cross on into
    values set insert update delete distinct union all intersect except exists between like ilike case when then
    else end asc desc create table view index alter drop add column primary key foreign references unique count
    sum avg min max coalesce and or not in is null using with"""
_KEYWORDS_SQL = frozenset(_WORDS_OF_SQL.split())
# Words that change nothing where they come or go.
_NOISE_SQL = frozenset(["inner", "outer", "as", "asc"])
_DECLARES = (
    re.compile(r"\b(?:def|class|function|fn|func|let|const|var|as|val|int|float|double|string|auto|bool)\s+\*?(\w+)"),
    re.compile(r"\bfor\s+\(?\s*(?:const\s+|let\s+|var\s+|int\s+)?([\w\s,()]{1,100}?)\s+(?:in|of)\b"),
    re.compile(r"(?<![\w.])((?:\w+\s*,\s*){0,10}\w+)\s*(?::\s*[\w\[\], .|]{1,80})?:?=(?!=)"),
    re.compile(
        r"(?:\bdef\s+\w+|\bfunction\b\s*\w*|\bfn\s+\w+|\bfunc\s+\w+|\blambda\b)\s*\(?([^():{}]{0,300}(?:\([^()]{0,100}\))?[^(){}]{0,300}?)(?:\)|:)"
    ),
    re.compile(r"\(?((?<!\w)[\w,\s]{0,200})\)?\s*=>"),
    re.compile(r"\bfor\s*\(\s*(?:let|var|int)\s+(\w+)"),
)
# Two ways to write one thing, each by its shorter one.
_EQUIVALENT = (
    (re.compile(r"[ \t]{0,5}(?:==|\bis)\s+True\b"), ""),
    (re.compile(r"==\s*None\b"), "is None"),
    (re.compile(r"!=\s*None\b"), "is not None"),
    (re.compile(r"\bnot\s+(\w+)\s+(in|is)\s"), r"\1 \2not "),
    (re.compile(r"\b(\w+)\s+not\s+in\s"), r"\1 innot "),
    (re.compile(r"\b(\w+)\s+is\s+not\s"), r"\1 isnot "),
    (re.compile(r"\bnot\s+(\w+)\s*==\s*"), r"\1 != "),
    (re.compile(r"(?<![\w.])([\w.]+)\s*=\s*\1\s*([-+*/])\s*(?=[\w(]+\s*(?:$|[;\n)]))", re.MULTILINE), r"\1 \2= "),
    (re.compile(r"(?<![\w.])(\w+)\+\+"), r"\1 += 1"),
    (re.compile(r"(?<![\w.])(\w+)--(?=\s*[;)\n]|$)"), r"\1 -= 1"),
    (re.compile(r"\blist\(\)"), "[]"),
    (re.compile(r"\bdict\(\)"), "{}"),
    (re.compile(r"\breturn\s+None\b"), "return"),
    (re.compile(r"\bif\s+len\(([\w.]+)\)\s*(?:>\s*0|!=\s*0)"), r"if \1"),
    (re.compile(r"===?\s*true\b"), ""),
    (re.compile(r"\bcount\s*\(\s*1\s*\)", re.IGNORECASE), "count(*)"),
    (re.compile(r"(?<=[=>:])\s*\(?lambda\s*:\s*"), " lambda: "),
)
_IMPORT = re.compile(r"^[ \t]*(?:from\s+\S+\s+import|import|use|using|#include|require)\b")


def is_sql(text: str) -> bool:
    """The text is a query."""
    return bool(_SQL.search(text)) and (text.upper().split()[:1] or [""])[0] in {
        "SELECT", "INSERT", "UPDATE", "DELETE", "WITH", "CREATE", "ALTER", "DROP", "MERGE", "WHERE",
    }  # fmt: skip


def is_code(text: str) -> bool:
    """The text is code rather than prose."""
    head = text[:20_000]
    if is_sql(head):
        return True
    return any(pattern.search(head) for pattern in _SIGNS_OF_CODE)


def fenced(text: str) -> list[tuple[str, str]]:
    """A text as its parts in order, each "prose" or "code" by the fences around it."""
    parts = re.split(r"^[ \t]*(?:```|~~~)[^\n]*$\n?", text, flags=re.MULTILINE)
    return [("code" if place % 2 else "prose", part) for place, part in enumerate(parts)]


def has_fence(text: str) -> bool:
    """Some line opens a code block."""
    return bool(_FENCE.search(text))


def code_severity(original: str, edited: str) -> Severity:
    """Minor for what runs the same, as far as tokens tell; major otherwise."""
    sql = is_sql(original) or is_sql(edited)
    a, b = _read(original, sql=sql), _read(edited, sql=sql)
    if a == b or _renamed(a, b, original, edited, sql=sql) or _imports_moved(original, edited):
        return "minor"
    return "major"


@lru_cache(maxsize=4)
def _scan(text: str) -> tuple[tuple[str, str], ...]:
    return tuple((match.lastgroup or "sign", match[0]) for match in _TOKEN.finditer(text))


def _read(text: str, *, sql: bool) -> Tokens:
    """The tokens that run: without comments and noise, with one spelling for each operator and quote."""
    found: Tokens = []
    text = _DEF.sub(_unhinted, text)
    for pattern, shorter in _EQUIVALENT:
        text = pattern.sub(shorter, text)
    for kind, piece in _scan(text):
        if kind == "comment" or (kind == "sign" and piece == ";"):
            continue
        if kind == "string" and piece[:3] in ('"""', "'''") and (not found or found[-1] == ("sign", ":")):
            continue
        if kind == "string" and not sql:
            found.append((kind, _unquoted(piece)))
            continue
        if sql:
            if piece.lower() in _NOISE_SQL:
                continue
            piece = piece.lower() if kind == "name" else {"<>": "!=", "==": "="}.get(piece, piece)  # noqa: PLW2901
        elif kind == "name":
            piece = {"let": "var", "const": "var"}.get(piece, piece)  # noqa: PLW2901
        if kind == "sign" and piece in ")]}" and found and found[-1] == ("sign", ","):
            found.pop()
        found.append((kind, piece))
    return found


_DEF = re.compile(r"^([ \t]*(?:async[ \t]+)?def[ \t]+\w+\()([^\n]{0,500})\)(?:[ \t]*->[^\n:]{1,200})?:", re.MULTILINE)
_HINT = re.compile(
    r"(\w)\s*:\s*[\w.]+(?:\[[^\n()=]{0,100}\])?(?:\s*\|\s*[\w.]+(?:\[[^\n()=]{0,100}\])?)*(?=\s*[,=]|\s*$)"
)


def _unhinted(match: re.Match[str]) -> str:
    """The head of a Python function without its annotations."""
    return f"{match[1]}{_HINT.sub(_name_only, match[2])}):"


def _name_only(match: re.Match[str]) -> str:
    return match[1]


def _unquoted(piece: str) -> str:
    prefix = piece[: len(piece) - len(piece.lstrip("rRbBfFuU"))].lower()
    bare = piece[len(prefix) :].strip("'\"")
    return f"{prefix}|{bare}"


def _renamed(a: Tokens, b: Tokens, original: str, edited: str, *, sql: bool) -> bool:
    """Names differ one for one throughout, and each is the code's own: declared here, and no member of something."""
    if len(a) != len(b):
        return False
    forth: dict[str, str] = {}
    back: dict[str, str] = {}
    members: set[str] = set()
    for place, ((kind, old), (other_kind, new)) in enumerate(zip(a, b, strict=True)):
        if kind != "name" or other_kind != "name":
            if (kind, old) != (other_kind, new) and not _spelled_alike(kind, other_kind, old, new):
                return False
            continue
        if forth.setdefault(old, new) != new or back.setdefault(new, old) != old:
            return False
        if place and a[place - 1][1] in {".", "::", "?."} and a[max(0, place - 2)][1] not in {"self", "this"}:
            members.add(old)
    changed = {old: new for old, new in forth.items() if old != new}
    keywords = _KEYWORDS_SQL if sql else _KEYWORDS
    if any(name in keywords for names in changed.items() for name in names):
        return False
    own = _aliases(original, edited) if sql else _declared(original, edited)
    return all(
        _same_but_case(old, new) or (old not in members and old in own[0] and new in own[1])
        for old, new in changed.items()
    )


def _same_but_case(old: str, new: str) -> bool:
    return old.replace("_", "").lower() == new.replace("_", "").lower()


def _spelled_alike(kind: str, other: str, old: str, new: str) -> bool:
    """Strings that a reader sees, and that say the same."""
    if kind != "string" or other != "string":
        return False
    from uptake.edits.prose import prose_severity  # noqa: PLC0415 - prose knows code too

    return " " in old and prose_severity(old, new) != "major"


def _declared(*texts: str) -> list[set[str]]:
    """The names that each text declares."""
    found = []
    for text in texts:
        lists = [group for pattern in _DECLARES for group in pattern.findall(text)]
        found.append({name for names in lists for name in re.findall(r"(?<![=\w.])(?<!= )[^\W\d]\w*", names)})
    return found


_ALIAS = re.compile(
    r"\bas\s+(\w+)|\b(?:from|join)\s+[\w.]+\s+(?!(?:as|on|where|join|left|right|inner|full|cross|using|group|order|limit|set)\b)(\w+)"
    r"|\bwith\s+(\w+)",
    re.IGNORECASE,
)


def _aliases(*texts: str) -> list[set[str]]:
    """The names that each query gives."""
    return [{name.lower() for names in _ALIAS.findall(text) for name in names if name} for text in texts]


def _imports_moved(original: str, edited: str) -> bool:
    before, after = ([line.strip() for line in text.splitlines() if line.strip()] for text in (original, edited))
    if Counter(before) != Counter(after):
        return False
    return [line for line in before if not _IMPORT.match(line)] == [line for line in after if not _IMPORT.match(line)]
