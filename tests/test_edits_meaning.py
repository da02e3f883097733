"""Severity knows what a distance cannot: a change of meaning is major however short, dress is minor however long."""

import pytest

from uptake.edits import compare

MAJOR = [
    # negation and polarity, by language
    ("The results were significant.", "The results were insignificant."),
    ("I have never been there.", "I have been there."),
    ("Die Lieferung ist möglich.", "Die Lieferung ist nicht möglich."),
    ("Das Konto wurde gesperrt.", "Das Konto wurde entsperrt."),
    ("Il faut redémarrer.", "Il ne faut pas redémarrer."),
    ("El pago no fue recibido.", "El pago fue recibido."),
    ("Il documento è valido.", "Il documento non è valido."),
    ("O pedido foi aprovado.", "O pedido foi rejeitado."),
    ("De winkel is open.", "De winkel is gesloten."),
    ("Sklep jest otwarty.", "Sklep jest zamknięty."),
    ("Заявка одобрена.", "Заявка отклонена."),
    ("Заявку схвалено.", "Заявку відхилено."),
    ("Ödeme alındı.", "Ödeme alınmadı."),
    ("يسمح بالدخول", "لا يسمح بالدخول"),
    ("הבקשה אושרה", "הבקשה לא אושרה"),
    ("आवेदन स्वीकार किया गया", "आवेदन स्वीकार नहीं किया गया"),
    ("可以退款。", "不可以退款。"),
    ("返金できます。", "返金できません。"),
    ("환불이 가능합니다.", "환불이 불가능합니다."),
    ("Đơn hàng đã được duyệt.", "Đơn hàng chưa được duyệt."),
    ("Pesanan sudah dikirim.", "Pesanan belum dikirim."),
    ("Ordern är godkänd.", "Ordern är inte godkänd."),
    ("Η αίτηση εγκρίθηκε.", "Η αίτηση απορρίφθηκε."),
    # what binds, how many, on which condition
    ("Users may delete it.", "Users must delete it."),
    ("Sie müssen unterschreiben.", "Sie können unterschreiben."),
    ("Most patients improved.", "All patients improved."),
    ("Alle Mitarbeiter sind eingeladen.", "Einige Mitarbeiter sind eingeladen."),
    ("Attach the invoice if possible.", "Attach the invoice."),
    ("Admins and editors can.", "Admins or editors can."),
    # values, names, addresses
    ("Take 5 mg daily.", "Take 5 g daily."),
    ("Meet at 10:00 CET.", "Meet at 10:00 UTC."),
    ("The bug affects version 2.3.1.", "The bug affects version 2.3.2."),
    ("It costs 10 dollars.", "It costs 10 euros."),
    ("The meeting is on Monday.", "The meeting is on Tuesday."),
    ("Send it to Anna.", "Send it to Anne."),
    ("mail to a@x.example", "mail to b@x.example"),
    ("See http://x.example/v1/", "See http://x.example/v2/"),
    ("- [ ] done", "- [x] done"),
    # who does what, in which order
    ("Anna owes Ben money.", "Ben owes Anna money."),
    ("First mix, then heat.", "First heat, then mix."),
    ("1. Mix\n2. Heat", "1. Heat\n2. Mix"),
    # what is new
    ("We sell shoes.", "We sell shoes. Returns are accepted within a month."),
]

MINOR = [
    ("Good Morning", "good morning"),
    ("I recieve teh package", "I receive the package"),
    ("We analyse the organisation's behaviour.", "We analyze the organization's behavior."),
    ("They haven't paid.", "They have not paid."),
    ("The price is $1,200.", "The price is USD 1200."),
    ("The sample weighs 1 kg.", "The sample weighs 1000 g."),
    ("It takes two hours.", "It takes 120 minutes."),
    ("We start at 2 pm.", "We start at 14:00."),
    ("due on 2026-03-04", "due on 4 March 2026"),
    ("5,5 kg Mehl", "5.5 kg Mehl"),
    ("The file is not valid.", "The file is invalid."),
    ("Smoking is prohibited.", "Smoking is not permitted."),
    ("We must ship today.", "We have to ship today."),
    ("Ann wrote the report.", "The report was written by Ann."),
    ("apples, pears and plums", "pears, plums and apples"),
    ("The World Health Organization warned of it.", "The WHO warned of it."),
    ("**Important**: read _this_", "Important: read this"),
    ("Title\n-----\ntext", "## Title\ntext"),
    ("See http://x.example", "See https://www.x.example/"),
    ("Wir müssen die Straße sperren.", "Wir muessen die Strasse sperren."),
    ("C'est pas grave", "Ce n'est pas grave"),
    ("Dziekuje za wiadomosc.", "Dziękuję za wiadomość."),
    ("请您查看附件。", "请查看附件。"),
    ("この機能は便利だ。", "この機能は便利です。"),
    ("보고서를 보냈다.", "보고서를 보냈습니다."),
    ("Отчёт готов.", "Отчет готов!"),
    ('{"a": 1, "b": 2}', '{\n "b": 2,\n "a": 1\n}'),
]


@pytest.mark.parametrize(("original", "edited"), MAJOR)
def test_change_of_meaning_is_major(original: str, edited: str) -> None:
    """What a reader would act on differently is major, in both directions."""
    assert compare(original, edited).severity == "major"
    assert compare(edited, original).severity == "major"


@pytest.mark.parametrize(("original", "edited"), MINOR)
def test_change_of_dress_is_minor(original: str, edited: str) -> None:
    """Case, spelling, form and order of a list are minor, in both directions."""
    assert compare(original, edited).severity == "minor"
    assert compare(edited, original).severity == "minor"


@pytest.mark.parametrize("word", ["not ", "never "])
def test_one_word_in_a_long_text(word: str) -> None:
    """A "not" is seen in half a megabyte of text, wherever it stands, and beside a slip at the other end."""
    sentence = "Each site kept a ledger of the weather. "
    head, tail = sentence * 4000, sentence * 4000
    original = f"{head}The refund was approved. {tail}"
    edited = f"{head}The refund was {word}approved. {tail}Done."

    assert compare(original, edited).severity == "major"
    assert compare(original, edited).severity_by_distance == "minor"
