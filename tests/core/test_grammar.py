"""Functions for catalogs: articles in English; elision, contractions in French."""

from __future__ import annotations

from games.core.grammar import NARROW_SPACE as NS
from games.core.grammar.en import a
from games.core.grammar.fr import au, de, du, joined, typeset


def test_an_stands_before_a_vowel_that_is_heard_and_a_before_anything_else() -> None:
    for phrase in ("Earth tag", "ocean", "hour", "umbrella", "8", "11 VP", "18"):
        assert a(phrase) == f"an {phrase}"
    for phrase in ("Mine", "unit", "user", "one-off", "European", "Hub", "9", "118"):
        assert a(phrase) == f"a {phrase}"


def test_de_is_elided_before_a_vowel_and_articles_are_contracted() -> None:
    words = ("énergie", "astéroïde", "Ada", "glace")
    assert [*map(de, words)] == ["d’énergie", "d’astéroïde", "d’Ada", "de glace"]
    for phrase, of, to in (
        ("le Chantier", "du Chantier", "au Chantier"),
        ("les Quartiers", "des Quartiers", "aux Quartiers"),
        ("l’Association", "de l’Association", "à l’Association"),
    ):
        assert (du(phrase), au(phrase)) == (of, to)


def test_narrow_spaces_stand_before_double_punctuation_and_units() -> None:
    assert typeset("« Oui » : 3 %, 8 °C ; fini !") == (
        f"«{NS}Oui{NS}»{NS}: 3{NS}%, 8{NS}°C{NS}; fini{NS}!"
    )


def test_lists_end_with_a_word() -> None:
    assert joined(["a", "b", "c"], "or") == "a, b ou c"
    assert joined(["a", "b"], "and") == "a et b"
