"""The outer form of a message, the same in any language: length, marks, emoji, pasted errors, machine-made text."""

import re
from typing import NamedTuple

from uptake.detection.agent import QUESTION_MARKS, count_words

_WORD = re.compile(r"[^\W_]+")
_GLAD = frozenset("👍👌🙌👏🎉🔥💯😊🙂😍🥰🥳🤩❤♥💪🙏⭐🏆✅🚀💖😎🤝👋😘💜💙💚🫶")
_UNHAPPY = frozenset("😬🙃💀🤦😡😤👎🙄😑😒😠🤨😕😞❌😩😫🤬😢😭🤯😐🫠🚨⚠😱🤔💩")
_ERROR = re.compile(
    r"traceback|\b\w{0,30}(?:error|exception)\b ?(?:\w{1,12})?[:\[(]|\berror ?(?:ts|cs|e|c)?\d{2,5}"
    r"|\b(?:error|fatal|fehler"
    r"|erreur|erro|errore|ошибка|hata|błąd|panic|fail(?:ed|ure)?)\b ?\d{0,6}:|\[(?:emerg|error|fatal|err)\]"
    r"|segmentation fault"
    r"|exit (?:code|status) [1-9]|\bexit [1-9]|\bhttp[ /]?\d?[.\d]{0,3} ?[45]\d\d|\b(?:status|code) [45]\d\d"
    r"|\b[45]\d\d (?:not found"
    r"|internal|bad gateway|forbidden|unauthorized|unauthorised)|\bat \S{1,60}\(\S{1,60}:\d+|\berr!|\beno[a-z]{3,8}\b"
    r"|command not found|no such file|permission denied|#(?:ref|name|value|div/0|n/a)!?|undefined reference|npm err"
    r"|cannot find (?:module|symbol)|\d+ (?:tests? )?failed|assertion failed|core dumped|stack ?overflow",
    re.IGNORECASE,
)
_LOG_LINE = re.compile(
    r"^\s{0,8}(?:\[[^\]\n]{2,40}\] |\d{4}-\d\d-\d\d[t ]\d\d:\d\d|\{\s{0,4}\"|<[a-z][\w-]{2,40}(?: [^>\n]{0,80})?>"
    r"|(?:info|warn(?:ing)?|debug|notice|alert|event|webhook|notification|cron|system|scheduled (?:job|run"
    r"|task))\b[^a-z\n]"
    r"|[a-z]+ (?:update|alert|notification|event|report)(?: \w{1,12})?: )",
    re.IGNORECASE,
)
_MACHINE_WORD = re.compile(
    r"exit code|kill_terminal|task[- ]notification|background (?:command|task|job)|system-reminder"
    r"|tool_(?:result|use|call)"
    r"|heartbeat|scheduled (?:run|job|task)|automat(?:ed|ic) (?:message|reply|notification)|do not reply|pipeline #?\d"
    r"|build #?\d|webhook|cron|job \S{1,40} (?:failed|finished|passed|succeeded|started|completed)",
    re.IGNORECASE,
)
_PROMPT = re.compile(r"^\s{0,4}(?:\$|>>>|#|%|PS [^\n>]{0,60}>) ?\S", re.MULTILINE)


_LAUGHS = re.compile(
    r"(?<!\w)(?:a?(?:ha){2,8}h?|(?:he){2,8}|(?:ja){2,8}|(?:je){2,8}|lo+l|lmao|rofl|xd+|mdr|ptdr|k{3,12}|(?:rs){2,8}"
    r"|w{3,12}|(?:wk){2,8}|[хx][аa](?:[хx][аa]){1,8}|а?(?:ха){2,8})(?!\w)|哈哈|笑|ㅋㅋ|ㅎㅎ|[:;=]-?[)dDpP](?!\w)|[😂🤣😅😄😆😁😹😜😉]",
    re.IGNORECASE,
)
_LABELLED = re.compile(r"\W{0,3}[^\W\d_][\w .&/#-]{1,40}(?:: |\] |\|| - )\S")
_PERSON = re.compile(
    r"(?<!\w)(?:i|you|we|my|your|our|me|please|ich|du|sie|wir|bitte|mein\w{0,2}|je|tu|vous|nous|mon|yo|tú|mi|io|я|ты|вы"
    r"|eu|você|ik|jij|jag|ben|sen|no|yes)(?!\w)"
)


class Form(NamedTuple):
    """How a message looks."""

    words: int
    asks: bool  # a question mark at its end
    has_question: bool
    pressing: bool  # ??, ?!, or !!
    exclaims: bool
    shouts: bool
    trails: bool  # begins with dots
    starred: bool  # *word, the way a typing slip is mended
    glad: bool
    unhappy: bool
    error: bool  # carries an error as machines write them
    machine: bool  # made by a machine, not pasted by a person
    only_signs: bool  # no word at all
    listed: bool  # several lines that each begin with a dash or a number
    long: bool
    laughs: bool
    labelled: bool  # begins as a notice does, and speaks of nobody


def form_of(raw: str, voice: str) -> Form:
    """Read the form of a message, given as it came and as its folded voice."""
    words = count_words(voice)
    letters = [c for c in raw[:400] if c.isalpha()]
    upper = sum(c.isupper() for c in letters)
    end = raw.rstrip(" \t\n\"')*_.!👍🙂😊🙏")
    question = any(mark in voice for mark in QUESTION_MARKS)
    is_log = bool(_LOG_LINE.match(raw)) or (bool(_MACHINE_WORD.search(raw)) and bool(re.search(r"[:\[<{#=]|\d\.", raw)))
    return Form(
        words=words,
        asks=end.endswith(tuple(QUESTION_MARKS)),
        has_question=question,
        pressing=any(mark in raw for mark in ("??", "?!", "!?", "!!", "？？", "！！")),
        exclaims="!" in voice or "！" in raw,
        shouts=len(letters) >= 6 and upper >= 0.7 * len(letters) and "error" not in voice,
        trails=raw.lstrip().startswith(("...", "…")),
        starred=bool(re.match(r"\s{0,4}\*[^\s*]", raw)),
        glad=any(c in _GLAD for c in raw),
        unhappy=any(c in _UNHAPPY for c in raw),
        error=bool(_ERROR.search(raw)),
        machine=is_log and not _PROMPT.search(raw),
        only_signs=not _WORD.search(voice),
        listed=len(re.findall(r"^\s{0,6}(?:[-*•]|\d{1,2}[.)]) ?\S", raw, re.MULTILINE)) >= 2,
        long=words >= 25,
        laughs=bool(_LAUGHS.search(raw)),
        labelled=bool(_LABELLED.match(raw)) and bool(re.search(r"\d{2}", raw)) and not _PERSON.search(voice),
    )
