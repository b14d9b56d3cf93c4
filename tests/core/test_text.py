"""Lists, capitals and cut labels."""

import pytest

from games.core.grammar.fr import de
from games.core.text import (
    COMPUTER,
    FSI,
    PDI,
    both,
    boundary,
    capital,
    clip,
    fullest,
    isolated,
    spelled,
    unisolated,
    whole,
)


def test_lists_and_capitals():
    assert both(["a", "b", "c"], "en") == "a, b and c"
    assert both(["a", "b"], "fr") == "a et b"
    assert (both([], "en"), both(["a"], "en")) == ("", "a")
    assert capital("énergie du Hall") == "Énergie du Hall", "the rest is left alone"
    assert capital("") == ""


@pytest.mark.parametrize(
    ("text", "room", "cut"),
    [
        ("abcdef", 6, "abcdef"),
        ("abcdefg", 6, "abcde…"),
        ("gain two probes", 14, "gain two…"),
        ("gain two probes", 9, "gain two…"),
        ("a constellation", 12, "a constella…"),
    ],
)
def test_clip_marks_the_cut_and_cuts_between_words_where_it_can(text: str, room: int, cut: str):
    assert clip(text, room) == cut


def test_texts_that_are_too_long_keep_whole_sentences() -> None:
    said = ["One is here.", "Two is here.", "Three."]
    text = " ".join(said)
    assert whole(said, len(text)) == text
    assert whole(said, len(text) - 1) == "One is here. Two is here."
    assert whole(said, 24) == "One is here."
    assert whole(said, 8) == clip(said[0], 8)
    assert whole([], 5) == ""
    for limit in range(1, len(text)):
        assert len(whole(said, limit)) <= limit


def test_the_fullest_telling_that_has_room_is_taken_else_the_last_as_far_as_it_goes() -> None:
    tellings = [["One is here.", "Two is there."], ["One is here.", "Two."], ["One.", "Two."]]
    assert fullest(tellings, 26) == "One is here. Two is there."
    assert fullest(tellings, 25) == "One is here. Two."
    assert fullest(tellings, 16) == "One. Two."
    assert fullest(tellings, 8) == "One."


def test_names_that_are_read_from_the_right_are_isolated_once() -> None:
    assert isolated("Ada") == "Ada"
    for name in ("שרה", "مريم", "Ada שרה", "٣"):
        assert isolated(name) == isolated(isolated(name)) == f"{FSI}{name}{PDI}"
        assert unisolated(isolated(name)) == name
        assert spelled(name, "en") == isolated(name)
    assert spelled(f"שרה {COMPUTER}", "en") == f"{FSI}שרה{PDI} (computer)"
    assert isolated(spelled(f"שרה {COMPUTER}", "en")) == f"{FSI}שרה{PDI} (computer)"
    assert isolated(f"{FSI}שרה{PDI} כהן") == f"{FSI}שרה כהן{PDI}"
    assert de(isolated("Ada שרה")) == f"d\N{RIGHT SINGLE QUOTATION MARK}{FSI}Ada שרה{PDI}"


def test_a_cut_label_ends_the_isolates_that_it_begins() -> None:
    label = f"Give 7 to {FSI}שרה כהן{PDI} now"
    for limit in range(1, len(label) + 1):
        cut = clip(label, limit)
        assert len(cut) <= limit
        assert cut.count(FSI) == cut.count(PDI)


def test_nothing_is_cut_within_what_is_read_as_one_sign() -> None:
    for sign in ("é", "👩\u200d🚀", "👍🏽", "🇫🇷", "❤\ufe0f", "कि", "<:ore:123>"):
        text = f"ab{sign}cd"
        cuts = {boundary(text, at) for at in range(len(text) + 1)}
        assert not cuts & set(range(3, 2 + len(sign))), sign
        assert {2, 2 + len(sign)} <= cuts
    assert boundary("🇫🇷🇩🇪", 3) == 2
    assert clip("x" * 5 + "👩\u200d🚀" + "y" * 9, 8) == "xxxxx…"
