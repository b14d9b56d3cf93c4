"""Examples, group L: exploration cards."""

from __future__ import annotations

from games.projet_ceres import actions as act
from games.projet_ceres import events as ev
from games.projet_ceres.content.types import Exploration
from games.projet_ceres.effects import Gain
from games.projet_ceres.game import GAME
from games.projet_ceres.state import BOARD
from tests.projet_ceres.box import H, M, R, boxed, does
from tests.projet_ceres.builder import Table, kinds


def exploring(table: Table, lying: str) -> Table:
    """Have seat 0 explore with these goods on its board, all ships of which are there."""
    table.ships(0, board=2).seat(0, goods=lying)
    table.do(0, act.Explore("C2"))
    return table


def choices(table: Table) -> list[int]:
    """Return which choices may be applied."""
    return [each.choice for each in table.legal(0, act.Choose)]


def test_ex_140_one_payable_choice_is_applied() -> None:
    table = exploring(Table(), "HM")
    assert choices(table) == [1, 3]
    assert table.why(0, act.Choose(2)) == "goods_short"
    assert table.why(0, act.Choose(0)) == "choice_payable"
    assert table.why(0, act.Decline()) != ""
    table.do(0, act.Choose(3))
    assert (table.at(BOARD), table.points()) == ("RR", (0, 1))
    assert len(table.state.explored) == 1


DEAR = tuple(
    Exploration(
        id=f"dear_{number}",
        choices=(*does(Gain(R), **{M: 2}), *does(Gain(R), **{M: 3}), *does(Gain(R), **{H: 1})),
    )
    for number in range(1, 3)
)


def test_ex_141_without_a_payable_choice_the_card_is_discarded() -> None:
    table = exploring(Table(2, boxed(explorations=DEAR)), "MM")
    assert choices(table) == [0]
    words = GAME.words("en", table.box.hash)
    assert words.action(GAME.mask(table.state, 0), act.Choose(0)) == "Skip: you can’t pay"
    table.do(0, act.Choose(0))
    assert (table.at(BOARD), table.points(), table.player(0).lane) == ("M", (0, 1), [])
    assert len(table.state.explored) == 1


def test_ex_142_the_discard_is_shuffled_when_the_pile_is_empty() -> None:
    table = Table()
    table.fields(explored=sorted(table.state.explorations), explorations=[])
    exploring(table, "M")
    assert (len(table.state.explorations), table.state.explored) == (11, [])
    table.do(0, act.Choose(1))
    assert len(table.state.explored) == 1
    table = Table()
    pile = table.state.explorations
    table.fields(explored=pile[1:], explorations=pile[:1])
    exploring(table, "M").do(0, act.Choose(1))
    assert (table.state.explorations, len(table.state.explored)) == ([], 12), "not before"


def test_ex_143_ex_144_the_metal_for_explore_is_gone_and_a_card_may_bring_more() -> None:
    assert choices(exploring(Table(), "MM")) == [1]
    assert choices(exploring(Table(), "MMM")) == [1, 2]
    table = exploring(Table().seat(0, hand=("gain_metal",)), "M")
    assert choices(table) == [1]
    table.do(0, act.PlayCard("gain_metal"))
    assert choices(table) == [1, 2]
    events = table.do(0, act.Choose(2))
    assert kinds(events, ev.ExplorationChosen)[0].choice == 2
    assert (table.at(BOARD), table.points()) == ("", (1, 1))
