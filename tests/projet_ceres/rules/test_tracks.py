"""Examples, group M: the tracks and their bonuses."""

from __future__ import annotations

import pytest

from games.projet_ceres import actions as act
from games.projet_ceres import events as ev
from games.projet_ceres.content.types import CLANS, Bonus, ClanBoard
from games.projet_ceres.effects import Branch, Colonise, Cost, Devote, Enlist, Gain
from games.projet_ceres.state import BOARD
from tests.projet_ceres.box import boxed, card
from tests.projet_ceres.builder import Table, kinds


def box(*cells: int) -> Table:
    """Return a table whose boards have agents as bonuses on these cells; cards bring points."""
    boards = tuple(
        ClanBoard(id=clan, bonuses=tuple(Bonus(cell=cell, do=(Enlist(),)) for cell in cells))
        for clan in CLANS
    )
    cards = [card(f"col_{n}", Colonise(n)) for n in (1, 2, 3)]
    cards += [card(f"dev_{n}", Devote(n)) for n in (1, 2)]
    hand = [each.id for each in cards]
    return Table(2, boxed(*cards, clans=boards)).seat(0, hand=hand)


def unlocked(table: Table, *cards: str) -> list[int]:
    """Play cards; return the cells of the bonuses that they unlocked."""
    events = table.do(0, *[act.PlayCard(key) for key in cards])
    return [each.cell for each in kinds(events, ev.Unlocked)]


@pytest.mark.parametrize(
    ("col", "cell"), [(12, 4), (14, 5), (15, 5), (16, 6), (35, 12), (38, 13), (39, 13), (40, 13)]
)
def test_ex_150_a_cell_of_devotion_faces_three_of_colonisation(col: int, cell: int) -> None:
    table = box().seat(0, col=col, unlocked=0)
    table.do(0, act.PlayCard("col_2" if col == 16 else "col_1"))
    assert table.player(0).unlocked == cell


@pytest.mark.parametrize(("col", "dev", "by"), [(14, 0, "col_1"), (0, 4, "dev_1")])
def test_ex_151_a_bonus_is_unlocked_by_either_marker(col: int, dev: int, by: str) -> None:
    table = box(5).seat(0, col=col, dev=dev)
    assert unlocked(table, by) == [5]
    assert table.player(0).agents == 3


def test_ex_151_to_153_a_bonus_is_unlocked_once_and_markers_stop_at_the_end() -> None:
    table = box(5).seat(0, col=14, dev=4)
    assert unlocked(table, "col_1", "dev_1") == [5], "the second marker unlocks nothing"
    assert table.player(0).agents == 3
    table = box(5).seat(0, col=13)
    assert unlocked(table, "col_3") == [5], "it is passed"
    assert unlocked(table, "col_2", "col_1") == []
    table = box().seat(0, col=40, dev=12)
    table.do(0, act.PlayCard("col_3"), act.PlayCard("dev_2"))
    assert table.points() == (13, 41)


def test_a_bonus_reached_in_the_middle_of_an_effect_counts_at_once() -> None:
    """16.6."""
    boards = tuple(ClanBoard(id=clan, bonuses=(Bonus(cell=1, do=(Enlist(),)),)) for clan in CLANS)
    both = card("both", effect=(Branch((Colonise(), Gain("rock")), Cost()),))
    table = Table(2, boxed(both, clans=boards)).seat(0, col=2, hand=("both",))
    table.do(0, act.PlayCard("both"))
    assert table.player(0).agents == 3
    table.do(0, act.Put("rock", BOARD, 1))
