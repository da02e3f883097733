"""What tokens look like, and what only dresses a text."""

import re

from uptake.edits import values

# Letters of scripts that are written without blanks between words, or nearly so.
UNSPACED = "\u0e00-\u0e7f\u3041-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3\u3005\u3006"
SIGNS = (
    r"\u0300-\u036f\u0483-\u0487\u0591-\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670"
    r"\u0900-\u0903\u093a-\u094f\u0955-\u0957\u0962\u0963"
)
LETTER = rf"(?:(?![{UNSPACED}])[^\W\d_]|[{SIGNS}\u200c\u200d\u00ad\u200b])"
EMOJI = "\u2190-\u21ff\u2300-\u23ff\u25a0-\u27bf\u2b00-\u2bff\U0001f000-\U0001f1e5\U0001f200-\U0001faff"

GRAMMAR = rf"""(?P<link>[A-Za-z][A-Za-z0-9+]{{1,9}}://[^\s<>()\[\]"'`|]+|www\.[^\s<>()\[\]"'`|]+)
|(?P<mail>[\w.+-]{{1,64}}@[\w-]{{1,63}}(?:\.[\w-]{{1,63}}){{1,5}})
|(?P<iso>(?<!\d){values.ISO})
|(?P<date>(?<![\d.]){values.DATE})
|(?P<long>(?<![\w]){values.LONG_DATE})
|(?P<fraction>(?:\d{{1,4}}[ ]?)?[\u00bc-\u00be\u2150-\u215e]|(?<![\d/.,])\d{{1,3}}/\d{{1,3}}(?![\d/]))
|(?P<time>(?<!\d)(?:{values.TIME}))
|(?P<version>(?<![\w.])(?:[vV]\d+(?:\.\d+){{0,5}}|\d+(?:\.\d+){{2,5}}(?!\d{{0,2}},))(?:[-+][0-9A-Za-z.]+)?)
|(?P<path>(?<![\w/])(?:~|\.{{1,2}})?(?:/[\w.@-]{{1,100}}){{1,40}}/?|(?<![\w/-])[\w-]{{1,64}}(?:/[\w.-]{{1,64}}){{0,20}}\.(?:py|js|ts|csv|json|ya?ml|md|txt|pdf|xlsx?|docx?|sh|sql|html?|log|toml|ini|cfg|zip|gz|png|jpe?g|bam|vcf|fa|tsv|parquet)\b)
|(?P<flag>(?<![\w-])--[A-Za-z][\w-]*|(?<=\s)-[A-Za-z]{{1,4}}(?=[\s=]|$))
|(?P<money>(?:{values.CURRENCY})\s?(?=\d))
|(?P<ordinal>(?<![\w.])\d{{1,4}}(?:st|nd|rd|th|ème|er|º|ª)\b)
|(?P<number>(?<![A-Za-z_])(?:{values.NUMBER}))
|(?P<name>[A-Za-z_](?:[\w]|[-.:/](?=[\w])(?=[\w-]{{0,40}}[\d_])){{0,80}})
|(?P<emoji>[\U0001f1e6-\U0001f1ff]{{2}}|[{EMOJI}](?:[\ufe0f\U0001f3fb-\U0001f3ff\u20e3]|\u200d[{EMOJI}]\ufe0f?)*)
|(?P<word>{LETTER}+(?:['’ʼ-]{LETTER}+)*)
|(?P<char>[{UNSPACED}])
|(?P<check>\[[ xX]\](?=\s))
|(?P<strike>~~)
|(?P<sign>[<>≤≥≠=±×÷√∞+&%^]|->)
|(?P<ask>[?？؟;](?=\W|$))
|(?P<break>[.!:。！：\n]+)
|(?P<dress>\S)"""
PATTERN = re.compile(GRAMMAR, re.VERBOSE)
# The same for what turned out to be no date and no name.
PLAIN = re.compile(
    "\n".join(line for line in GRAMMAR.split("\n") if not line.startswith(("|(?P<long>", "|(?P<name>"))), re.VERBOSE
)
MARKER = re.compile(r"^[ \t]*(?:(?:[-*+•–]|\(?\d{1,3}[.)]|[a-z][)]|#{1,6}|>+|\|)[ \t]+)+", re.MULTILINE)
TABLE_RULE = re.compile(
    r"^[ \t]*={3,}[ \t]*$|^[ \t]*\|?[ \t]*:?-{2,}:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$", re.MULTILINE
)
TAG = re.compile(
    r"</?(?:b|i|u|em|strong|p|br|span|div|code|pre|ul|ol|li|h[1-6]|a|small|sup|sub|blockquote)\b[^<>]{0,300}>"
)
FENCE = re.compile(r"^[ \t]*(?:```|~~~)\w*[ \t]*$", re.MULTILINE)
EMPHASIS = re.compile(r"(?<!\w)_{1,2}(?=\w)|(?<=\w)_{1,2}(?!\w)")
INVISIBLE = re.compile("[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]")
LETTERS = re.compile(rf"{LETTER}+")
