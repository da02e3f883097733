"""The words that make digits after them a phone number, or rule that out, in the languages that feedback comes in."""

import re
from functools import cache

from uptake.redaction.folding import fold, lowered

# Words of alphabets: they stand alone. Words of scripts without blanks, or with prefixes: they stand anywhere.
_WORDS = """
    phone phones phoneno telephone tel telno telnr mobile mob cellphone cellular handphone landline fax whatsapp sms
    viber dial hotline helpline callback phonenumber mobilenumber
    telefon telefonnummer telefonisch handy handynummer mobil mobilnummer mobiltelefon rufnummer ruckruf
    festnetz durchwahl
    telefono telefonos movil celular whatsap llamame llameme llamenos
    telefone telefones telemovel celulares ligue ligar
    téléphone téléphones portable mobile appelez appelle rappelez joignable
    cellulare telefonino chiamami chiamatemi
    telefoon telefoonnummer gsm mobiel bel
    telefonnumre tlf tlfnr mobilnummer puhelin puhelinnumero puh matkapuhelin gsm-nummer
    telefonu komorka kom komorkowy numer_telefonu zadzwon telefonní telefonne mobilní telefón telefonszam
    телефон телефона телефону телефонный тел моб мобильный мобильник звоните позвоните звони ватсап факс
    τηλ τηλέφωνο κινητό
    telepon telpon hape nomor_hp no_hp số_điện_thoại điện_thoại sđt simu
    cep cep_telefonu telefonum numaram
"""
_PHRASES = """
    call_me call_us call_him call_her call_them ring_me text_me reach_me reached reach_us contact_number cell_number
    cell_phone my_cell phone_number phone_no my_number_is my_number mobile_number
    meine_nummer erreichen_sie_mich erreichbar rufen_sie mi_numero meu_numero mon_numero il_mio_numero
"""
_ANYWHERE = """
    电话 電話 手机 手機 座机 固话 拨打 致电 微信号 携帯 連絡先 전화 휴대폰 핸드폰 연락처 هاتف جوال موبايل
    الهاتف تليفون اتصل تلفن شماره טלפון נייד फोन मोबाइल ☎ ✆ 📞 📱 📲 wa.me/ मोबाईल दूरभाष ফোন মোবাইল โทร เบอร์
    มือถือ
"""
_LINKS = """
    no nr num number numbers is was me us him her them at on to under via the my our his your and or not a an
    new old correct right wrong unter nummer lautet ist war die der das meine mein und oder numero n est etait
    au le la sur mon et ou es era el al mi y o e ou meu minha no meu é em il mio номер номеру это мой по на и
    или numer to jest pod nomor adalah là só home work office private mobile phone direct cell ext uk us de 是
    号 号码 號碼 番号 は 번호 번호는 는 은 رقم هو مספר नंबर है मेरा เบอร์ ว่า คือ
"""
_IDS = """
    order orders ticket invoice case ref reference refs id ids sku part serial article item isbn issn ean gtin
    upc doi version account customer policy contract tracking shipment parcel batch lot model code error job
    build commit pr issue docket bestellung bestellnummer rechnung rechnungsnummer auftrag auftragsnummer
    vorgang kundennummer artikel artikelnummer sendung aktenzeichen az commande facture dossier colis pedido
    factura referencia encomenda ordine fattura pratica bestelling factuur zamowienie faktura заказ заказа
    счет счёт накладная артикул sipariş fatura
"""


def places_of_phone_words(text: str) -> list[tuple[int, int]]:
    """Where words stand that make digits after them a phone number, in order."""
    small = lowered(text).replace("_", " ").replace("-", " ")
    found: list[tuple[int, int]] = []
    for word, stands_alone in _words():
        at = small.find(word)
        while at >= 0:
            end = at + len(word)
            if not stands_alone or not (small[at - 1 : at].isalpha() or small[end : end + 1].isalpha()):
                found.append((at, end))
            at = small.find(word, end)
    return sorted(found)


@cache
def _words() -> tuple[tuple[str, bool], ...]:
    alone = {(fold(word).text.lower().replace("_", " "), True) for word in (_PHRASES + _WORDS).split()}
    anywhere = {(fold(word).text.lower(), False) for word in _ANYWHERE.split()}
    return tuple(sorted(alone | anywhere))


def _alternatives(words: str) -> str:
    folded = sorted({fold(word).text.lower() for word in words.split()}, key=lambda word: (-len(word), word))
    return "|".join(map(re.escape, folded))


@cache
def links() -> re.Pattern[str]:
    """What may stand between such a word and the number: signs and up to four small words."""
    return re.compile(rf"(?:[^\w+(]{{0,4}}(?:{_alternatives(_LINKS)})(?![A-Za-z])){{0,4}}[^\w+(]{{0,5}}", re.IGNORECASE)


@cache
def joints() -> re.Pattern[str]:
    """What may stand between a number and the word that says, after it, what it was."""
    said = r"is|was|ist|war|est|es|e|jest|это|является"
    whose = (
        r"my|his|her|our|their|the|a|new|direct|home|work|meine?|seine|ihre|mon|ma|son|mi|su|il|mio|meu|minha|o|мо[йи]"
    )
    return re.compile(rf" ?[(\[:]$|,? (?:{said}) (?:(?:{whose}) ){{0,3}}$", re.IGNORECASE)


@cache
def id_words() -> re.Pattern[str]:
    """A word at the end of a text after which digits are an id of a thing."""
    number = r"(?:no|nr|num|n[°º]|number|id|code|numero|nummer|номер)"
    return re.compile(
        rf"(?:(?<![^\W_])(?:{_alternatives(_IDS)})(?:[\W_]{{0,3}}{number})?(?:[\W_]{{1,2}}is)?[\W_]{{0,4}}|#|订单号?|单号|注文番号|주문번호)[\W_]?$",
        re.IGNORECASE,
    )
