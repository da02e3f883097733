"""What is printed cannot give orders to a terminal."""

from uptake.terminal import fitted, inert


def test_controls_are_shown_and_not_obeyed() -> None:
    """An escape sequence from a file is seen as what it is; words of any script stay."""
    assert inert("at /\x1b[2J\x9b1m\x07") == r"at /\x1b[2J\x9b1m\x07"
    assert inert("naïve 👩\u200d🚀 日本語\n\tline") == "naïve 👩\u200d🚀 日本語\n\tline"
    assert "\x1b" not in fitted("a \x1b[31mred\x1b[0m word", 40)
