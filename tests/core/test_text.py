"""Lists, capitals and cut labels."""

from games.core.text import both, capital, clip, fullest, whole


def test_lists():
    assert both(["a", "b", "c"], "en") == "a, b and c"
    assert both(["a", "b"], "fr") == "a et b"
    assert both([], "en") == ""
    assert both(["a"], "en") == "a"


def test_capital_leaves_the_rest_alone():
    assert capital("énergie du Hall") == "Énergie du Hall"
    assert capital("") == ""


def test_clip_marks_the_cut():
    assert clip("abcdef", 6) == "abcdef"
    assert clip("abcdefg", 6) == "abcde…"


def test_clip_cuts_between_words_where_it_can():
    assert clip("gain two probes", 14) == "gain two…"
    assert clip("gain two probes", 9) == "gain two…"
    assert clip("a constellation", 12) == "a constella…"


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
