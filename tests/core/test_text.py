"""Lists, capitals and cut labels."""

from games.core.text import both, capital, clip


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
