"""Words that an editor swaps without changing what is said: slips of the key, inflections, spelling variants."""

from collections.abc import Callable, Sequence
from functools import lru_cache

from uptake.edits.alignment import Hunk
from uptake.edits.distance import library
from uptake.edits.reading import Token

# Pairs of words that are compared letter by letter in one hunk.
PAIRS = 2_500

# Words that soften or stress, greet or thank; by key.
_FILLERS_WORDS = """please kindly very really just quite also actually basically simply so well too indeed
    certainly definitely of course hello hi hey dear thanks thank you regards best wishes kind sincerely yours
    cheers greetings feel free hesitate truly highly extremely essentially literally currently now then a an the
    that which is are was were be been being has have had do does did will would of to in on at by for with as
    it its this these those hallo liebe lieber guten tag geehrte geehrter damen herren zusammen freundlichen
    grussen gruss grusse viele beste mfg vg bonjour salut cordialement madame monsieur cher chere hola saludos
    estimado estimada buenos dias ola prezado prezada atenciosamente ciao buongiorno saluti cordiali gentile
    hallo beste groet groeten czesc witam pozdrawiam merhaba saygilar hej halsningar halo здравствуйте привет
    уважением вітаю повагою שלום مرحبا नमस्ते bitte sehr auch ja mal doch einfach eigentlich wirklich danke gern
    gerne etwa halt eben tres aussi vraiment merci svp veuillez bien muy tambien realmente gracias por favor
    bien muito tambem realmente obrigado obrigada bem think believe year molto anche davvero grazie prego heel
    erg ook graag bedankt dank echt prosze bardzo tez takze dziekuje naprawde lutfen cok da de gercekten
    tesekkurler mycket ocksa verkligen tack garna sangat juga silakan mohon terima kasih tolong rat xin vui long
    cam on пожалуйста очень также спасибо действительно будь ласка дуже також дякую παρακαλω πολυ επισης
    ευχαριστω בבקשה מאוד גם תודה جدا ايضا شكرا فضلك من يرجى कृपया बहुत भी धन्यवाद 的 了 地 得 请 很 也 吧 呢 啊
    們 们"""
FILLERS = frozenset(_FILLERS_WORDS.split())

# What reverses a word that stands after it, and pairs of which the one is the reverse of the other.
_PREFIXES = "un in im ir il dis non mis de anti nicht on nie не без αν α o mal des غير"
_TURNS = """hyper/hypo pre/post intra/inter in/ex in/de over/under up/down macro/micro pro/anti up/de ge/ent
    ver/ent be/ent zu/ab auf/ab ein/aus an/ab auf/zu im/ex em/im en/dis вклю/выклю при/у wy/w mono/bi uni/multi
    homo/hetero endo/exo ab/ad as/des a/des"""
_SUFFIXES = "ful/less er/ee or/ee voll/los li/siz lı/sız lu/suz"


def turns_round(a: str, b: str) -> bool:
    """One word is the other with a prefix or suffix that reverses it: valid, invalid; careful, careless."""
    if a == b or min(len(a), len(b)) < 3:
        return False
    short, long = sorted((a, b), key=len)
    if len(short) > 3 and any(long == prefix + short for prefix in _PREFIXES.split()):
        return True
    for left, right in _both_ways(_TURNS):
        if a.startswith(left) and b.startswith(right) and a[len(left) :] == b[len(right) :] and len(a) - len(left) > 2:
            return True
    return any(
        a.endswith(left) and b.endswith(right) and a[: -len(left)] == b[: -len(right)]
        for left, right in _both_ways(_SUFFIXES)
    )


@lru_cache(maxsize=2)
def _both_ways(pairs: str) -> tuple[tuple[str, str], ...]:
    found = [(left, right) for left, _, right in (pair.partition("/") for pair in pairs.split())]
    return (*found, *((right, left) for left, right in found))


_TURKISH_NO = ("ma", "me", "maz", "mez", "mad", "med", "may", "mey", "mam", "mem", "mi", "mu")


def turkish_negated(a: str, b: str) -> bool:
    """One Turkish verb is the other with its negative syllable: onaylandi, onaylanmadi."""
    short, long = sorted((a, b), key=len)
    common = 0
    while common < len(short) and short[common] == long[common]:
        common += 1
    for start in range(max(2, common - 1), common + 1):
        rest = long[start:]
        if rest.startswith(_TURKISH_NO) and not short[start:].startswith(_TURKISH_NO) and start >= 2:
            return len(long) - len(short) <= 4
    return False


def alike(a: str, b: str) -> bool:
    """Two keys that may well be one word: a slip of the key, a variant or another ending."""
    if max(len(a), len(b)) > 60:
        return False
    short, long = sorted((a, b), key=len)
    if len(short) < 3:
        return False
    slips = 1 if len(long) < 7 else 2 if len(long) < 12 else 3
    edits = library().OSA.distance(a, b)
    if len(short) <= 4 and len(short) == len(long) and edits == 1 and sorted(a) != sorted(b):
        return False  # cat, car: another word rather than a slip
    if edits <= slips:
        return True
    common = 0
    while common < len(short) and short[common] == long[common]:
        common += 1
    return common >= 4 and common * 10 >= len(short) * 7 and len(long) - common <= 5


def harmless(hunk: Hunk) -> tuple[list[Token], list[Token]]:
    """What is left of a hunk without fillers, words written apart or together, and words that are alike."""
    old, new = list(hunk.old), list(hunk.new)
    if "".join(token.key.strip("=") for token in old) == "".join(token.key.strip("=") for token in new):
        return [], []
    if abbreviates(old, new) or abbreviates(new, old):
        return [], []
    old, new, _ = cancelled(_without_fillers(old), _without_fillers(new), same_word)
    return old, new


def same_word(a: Token, b: Token) -> bool:
    """Two tokens of one key, or words that are alike."""
    return a.key == b.key or (a.kind == b.kind == "word" and alike(a.key, b.key))


def cancelled(
    old: Sequence[Token], new: Sequence[Token], same: Callable[[Token, Token], bool]
) -> tuple[list[Token], list[Token], list[tuple[Token, Token]]]:
    """Both without the pairs that are the same, and those pairs; in long runs only equal keys are looked for."""
    left: list[Token] = []
    rest = list(new)
    pairs: list[tuple[Token, Token]] = []
    if len(old) * len(new) > PAIRS:
        waiting: dict[str, list[Token]] = {}
        for token in new:
            waiting.setdefault(token.key, []).append(token)
        for token in old:
            if waiting.get(token.key):
                pairs.append((token, waiting[token.key].pop()))
            else:
                left.append(token)
        return left, [token for tokens in waiting.values() for token in tokens], pairs
    for token in old:
        found = next((place for place, other in enumerate(rest) if same(token, other)), None)
        if found is None:
            left.append(token)
        else:
            pairs.append((token, rest.pop(found)))
    return left, rest, pairs


def abbreviates(words: Sequence[Token], short: Sequence[Token]) -> bool:
    """The one word is made of the others' initials."""
    carrying = [token.key for token in words if token.key not in FILLERS]
    initials = {"".join(key[0] for key in keys) for keys in (carrying, [token.key for token in words])}
    return len(short) == 1 and len(carrying) > 1 and "".join(short[0].key.split(".")) in initials


def _without_fillers(tokens: Sequence[Token]) -> list[Token]:
    return [token for token in tokens if token.key not in FILLERS]
