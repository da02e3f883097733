"""Corrections and look-alikes, each after turns of the agent that have nothing to do with them."""

from uptake.detection import detect

TURNS = (
    "I set the timeout to 30 seconds.",
    "The build failed twice before I updated the lock file; it passes now.",
    "Here is the summary of the meeting. If you like, I can add the list of attendees.",
    "As you asked, I moved the appointment to Thursday at 14:00.",
    "The Elbe is about 1,094 km long.",
    "Your order was rejected at first, so I placed it again with the new address.",
    "I can see three contracts in the folder. The oldest is from 2016.",
    "Done! The page now shows an error message when the field is empty.",
)
# Said outright: wrong, not wanted, not asked for.
OUTRIGHT = (
    "No, that's wrong.",
    "that's wrong",
    "That is incorrect.",
    "this is not right",
    "that's not what I asked for",
    "Not what I wanted.",
    "no no, you got it wrong",
    "You misunderstood me.",
    "I never asked you to do that",
    "sorry, but that's not correct",
    "I'm afraid that's wrong",
    "that isn't true",
    "it's completely wrong",
    "wrong.",
    "Please undo that.",
    "revert this",
    "I didn't ask for this",
    "hmm, that's not what I meant",
    "You made a mistake here.",
    "Das ist falsch.",
    "Nein, das stimmt nicht.",
    "Das ist nicht das, was ich wollte.",
    "C'est faux.",
    "Non, ce n'est pas ce que j'ai demandé.",
    "Eso no es correcto.",
    "no es lo que pedí",
    "Isso está errado.",
    "Non è corretto.",
    "Dat klopt niet.",
    "Det är fel.",
    "To nieprawda.",
    "Это неправильно.",
    "这不对",
    "それは違います。",
    "그건 틀렸어요.",
    "هذا خطأ",
    "זה לא נכון",
    "यह गलत है",
    "Bu yanlış.",
)
CORRECTIONS = (
    *OUTRIGHT,
    "that can't be right",
    "are you sure about that? I don't think it is",
    "I said something else entirely",
    "you forgot the most important part",
    "you left out half of it",
    "this isn't at all what we agreed on",
    "that was supposed to stay the way it was",
    "put it back the way it was, please",
    "why did you do that?",
    "who told you to do that?",
    "it should have been the other way round",
    "you keep making the same mistake",
    "read my message again, that's not the question",
    "that makes no sense",
    "no, the other one",
    "you mixed them up",
    "please start over, this is useless",
    "nobody asked for that",
    "that's outdated, it changed last year",
    "I told you not to touch it",
    "Warum hast du das gemacht?",
)
FOLLOW_UPS = (
    "thanks!",
    "Thank you so much, that helps a lot.",
    "perfect",
    "Great work, exactly what I needed.",
    "ok",
    "got it, thanks",
    "wonderful, no complaints",
    "nice, that was quick",
    "Now send it to Martina, please.",
    "can you also translate it into Danish?",
    "next, write a short note to the landlord",
    "Please remind me about it tomorrow morning.",
    "add a task to buy new batteries",
    "book a table for two on Saturday evening",
    "what is the capital of Chile?",
    "how far is it from Oslo to Bergen?",
    "Could you explain that in a bit more detail?",
    "show me the weather for the weekend",
    "and now draft an invitation for the team",
    "also, create a folder for the receipts",
    "let's continue with the next chapter",
    "I'd like a recipe for lentil soup",
    "find three hotels near the harbour",
    "tell me a joke",
    "compare the two largest ones",
    "what happens if the server goes down?",
    "From now on answer in short sentences.",
    "in future always use the metric system",
    "never schedule anything on Sundays, as a rule",
    "oops, my mistake, I meant the second one",
    "sorry, I mistyped, ignore that",
    "no thanks, that's all for today",
    "never mind, I'll do it myself later",
    "yes please",
    "sure, go ahead",
    "good night, see you tomorrow",
    "haha, that's funny",
    "wow, I didn't know that",
    "my boss will be happy",
    "My colleague says 'that is wrong' a lot. How do I answer her?",
    "I'll have a look at it tonight.",
    "could you open a ticket for the broken coffee machine?",
    "Danke, das hilft mir sehr.",
    "Super, jetzt schick es bitte an Herrn Vogel.",
    "Kannst du das auch auf Englisch schreiben?",
    "Merci beaucoup, c'est parfait.",
    "Maintenant, envoie-le à Claire.",
    "Muchas gracias, perfecto.",
    "Ahora tradúcelo al inglés, por favor.",
    "Obrigado, ficou ótimo!",
    "Perfetto, grazie mille.",
    "Bedankt, heel fijn.",
    "Tack så mycket!",
    "Спасибо, отлично!",
    "Теперь отправь это Марине.",
    "谢谢，很好",
    "ありがとうございます、助かりました。",
    "감사합니다, 완벽해요.",
    "شكرا جزيلا",
    "teşekkürler, harika olmuş",
)


def test_correction_is_found_whatever_the_agent_said() -> None:
    """Of plain corrections at least 97 in 100 are found after ordinary turns, `error` and `failed` in them too."""
    pairs = [(turn, message) for turn in TURNS for message in CORRECTIONS]

    found = [pair for pair in pairs if detect(*pair).is_correction]

    assert len(CORRECTIONS) >= 60
    assert len(found) >= 0.97 * len(pairs)


def test_outright_correction_is_beyond_doubt() -> None:
    """What is said outright gets a confidence of 0.9 and more, whatever the agent said before."""
    weak = [(turn, message) for turn in TURNS for message in OUTRIGHT if detect(turn, message).confidence < 0.9]

    assert weak == []


def test_follow_up_raises_no_alarm() -> None:
    """Of thanks, new requests, standing wishes and slips at most 5 in 100 pass for corrections after any such turn."""
    pairs = [(turn, message) for turn in TURNS for message in FOLLOW_UPS]

    alarms = [pair for pair in pairs if detect(*pair).is_correction]

    assert len(FOLLOW_UPS) >= 60
    assert len(alarms) <= 0.05 * len(pairs)
