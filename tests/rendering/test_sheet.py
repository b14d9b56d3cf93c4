"""The score sheet of any game: a rival without a seat has its own column."""

from __future__ import annotations

import pytest

from games.core.outcome import Actor
from games.core.text import LANGUAGES, Language
from rendering import sheet
from rendering.scene import Icon, Scene, Text
from rendering.sheet import Row, Sheet
from rendering.table import BaseTable
from rendering.theme import DARK, HIGH_CONTRAST
from tests.toy.game import TOY
from tests.toy.state import RIVAL, Building, State
from tests.toy.words import WORDING

NAMED: dict[Language, str] = {"en": "Dust Devil", "fr": "Esprit des sables"}


class Table(BaseTable[State]):
    """A view of Dust."""

    game = "dust"
    speakers = WORDING.speakers


def table(lang: Language = "en") -> Table:
    """Return the table of a game in which the rival has twelve points and Bo has eight."""
    state = TOY.start({"rival": "yes"}, 2, seed=7)
    state.sites = {"site01": Building(RIVAL, 6), "site02": Building(1, 1)}
    return Table(TOY.mask(state, None), None, lang, DARK, ("Ada", "Bo"))


def drawn(shown: Table) -> tuple[Scene, dict[Actor, tuple[int, int]]]:
    """Return the score sheet, and from where to where each column reaches."""
    outcome = TOY.standing(shown.seen)
    rows = [Row(key, shown.said(f"category-{key}"), "ore") for key in ("buildings", "ore")]
    made = Sheet(rows, outcome.scores, outcome.winners, "", ranked=True)
    canvas, columns = sheet.draw(shown, made)
    return canvas.scene(), {who: (box.x, box.right) for who, box in columns.items()}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_rival_without_a_seat_has_a_column_under_its_name(lang: Language) -> None:
    scene, columns = drawn(table(lang))
    assert list(columns) == [RIVAL, 1, 0], "the best first"
    left, right = columns[RIVAL]
    within = [op for op in scene.ops if isinstance(op, Text) and left <= op.x < right]
    said = [op.text for op in within]
    assert " ".join(said).count(NAMED[lang].split()[0]) == 1
    assert {"12", "0"} <= set(said)
    assert NAMED[lang].split()[-1] in " ".join(said)
    trophies = [op for op in scene.ops if isinstance(op, Icon) and op.name == "trophy"]
    assert [left <= op.x < right for op in trophies] == [True]


def test_it_is_told_apart_from_every_seat_that_it_can_meet() -> None:
    for theme in (DARK, HIGH_CONTRAST):
        own = theme.player(RIVAL)
        for seat in range(len(theme.players) - 1):
            assert own.colour != theme.player(seat).colour
            assert own.shape != theme.player(seat).shape
    assert table().style(RIVAL) == DARK.player(RIVAL)
    assert table().called(1) == "Bo"
