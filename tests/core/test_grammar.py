"""Functions for catalogs: articles in English; elision, contractions in French."""

from __future__ import annotations

import pytest

from games.core.grammar import NARROW_SPACE as NS
from games.core.grammar.en import a
from games.core.grammar.fr import au, de, du, joined, typeset


@pytest.mark.parametrize("phrase", ["Earth tag", "ocean", "hour", "umbrella", "8", "11 VP", "18"])
def test_an_stands_before_a_vowel_that_is_heard(phrase: str) -> None:
    assert a(phrase) == f"an {phrase}"


@pytest.mark.parametrize(
    "phrase", ["Mine", "unit", "user", "one-off", "European", "Hub", "9", "118"]
)
def test_a_stands_before_anything_else(phrase: str) -> None:
    assert a(phrase) == f"a {phrase}"


@pytest.mark.parametrize(
    ("word", "expected"),
    [
        ("énergie", "d’énergie"),
        ("astéroïde", "d’astéroïde"),
        ("Ada", "d’Ada"),
        ("glace", "de glace"),
    ],
)
def test_de_is_elided_before_a_vowel(word: str, expected: str) -> None:
    assert de(word) == expected


@pytest.mark.parametrize(
    ("phrase", "of", "to"),
    [
        ("le Chantier", "du Chantier", "au Chantier"),
        ("les Quartiers", "des Quartiers", "aux Quartiers"),
        ("l’Association", "de l’Association", "à l’Association"),
    ],
)
def test_articles_are_contracted(phrase: str, of: str, to: str) -> None:
    assert du(phrase) == of
    assert au(phrase) == to


def test_narrow_spaces_stand_before_double_punctuation_and_units() -> None:
    assert typeset("« Oui » : 3 %, 8 °C ; fini !") == (
        f"«{NS}Oui{NS}»{NS}: 3{NS}%, 8{NS}°C{NS}; fini{NS}!"
    )


def test_lists_end_with_a_word() -> None:
    assert joined(["a", "b", "c"], "or") == "a, b ou c"
    assert joined(["a", "b"], "and") == "a et b"
