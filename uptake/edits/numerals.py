"""Numbers as words, by key, so that "three" and 3 are one."""

# Number words that stand beside digits in an edit: "three" became 3. By key.
_NUMERALS = {
    1: "one ein eine eins un une uno una um uma een jeden en ett bir satu mot один одна ένα אחד واحد एक 一",
    2: "two zwei deux dos dois duas due twee dwa dwie tva iki dua hai два две дві δυο שניים שתיים اثنان दो 二 两",
    3: "three drei trois tres tre drie trzy uc tiga ba три τρια שלוש ثلاثه तीन 三",
    4: "four vier quatre cuatro quatro quattro cztery fyra dort empat bon четыре чотири τεσσερα ארבע اربعه चार 四",
    5: "five funf cinq cinco cinque vijf piec fem bes lima nam пять пʼять πεντε חמש خمسه पांच 五",
    6: "six sechs seis sei zes szesc sex alti enam sau шесть шість εξι שש سته छह 六",
    7: "seven sieben sept siete sete sette zeven siedem sju yedi tujuh bay семь сім επτα שבע سبعه सात 七",
    8: "eight acht huit ocho oito otto osiem atta sekiz delapan tam восемь вісім οκτω שמונה ثمانيه आठ 八",
    9: "nine neun neuf nueve nove negen dziewiec nio dokuz sembilan chin девять девʼять εννεα תשע تسعه नौ 九",
    10: "ten zehn dix diez dez dieci tien dziesiec tio on sepuluh muoi десять δεκα עשר عشره दस 十",
    11: """eleven elf onze once undici jedenascie elva""", 12: """twelve zwolf douze doce doze dodici twaalf
        dwanascie tolv""",
    20: "twenty zwanzig vingt veinte vinte venti twintig", 30: "thirty dreissig trente treinta trinta trenta dertig",
    50: "fifty funfzig cinquante", 100: "hundred hundert cent cien cem cento honderd sto hundra 百",
    1000: "thousand tausend mille mil duizend 千",
}  # fmt: skip
NUMERALS = {word: number for number, words in _NUMERALS.items() for word in words.split()}
ORDINALS = {
    "first": 1,
    "second": 2,
    "third": 3,
    "fourth": 4,
    "fifth": 5,
    "sixth": 6,
    "seventh": 7,
    "eighth": 8,
    "ninth": 9,
    "tenth": 10,
}
CLOCK = {"noon": 43200, "midday": 43200, "midnight": 0}
NUMBER_WORDS = frozenset({*NUMERALS, *ORDINALS, *CLOCK})
