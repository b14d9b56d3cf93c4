"""Examples, group I: the other boxes of the Ceres board."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.core.errors import reason
from games.projet_ceres import actions as act
from games.projet_ceres import events as ev
from games.projet_ceres.game import GAME
from games.projet_ceres.state import BOARD
from tests.projet_ceres.box import FULL, boxed
from tests.projet_ceres.builder import END, Table, kinds

THROWN = ("worth_1", "worth_2", "worth_3", "plain", "costly")


def open_at(*projects: str) -> Table:
    """Return a table in Phase 3 where some projects are finished."""
    return Table().open(*projects).agents(0)


def test_ex_110_the_library_draws_what_there_is() -> None:
    table = open_at("library").seat(0, deck=1)
    table.do(0, act.PlaceAgent("library"))
    assert table.piles() == (1, 0, 0)


@pytest.mark.parametrize(("thrown", "buried"), [(5, 2), (1, 1), (0, 0)])
def test_ex_111_the_dump_puts_cards_under_the_deck(thrown: int, buried: int) -> None:
    table = open_at("dump").seat(0, deck=3, discard=THROWN[:thrown])
    deck = list(table.player(0).deck)
    events = table.do(0, act.PlaceAgent("dump"))
    assert table.piles() == (0, 3 + buried, thrown - buried)
    assert table.player(0).deck[buried:] == deck
    assert {each.n for each in kinds(events, ev.Dumped)} == ({buried} if buried else set())


NOW = boxed(setup=6)
"""The set as tables of today begin with it."""


@pytest.mark.parametrize("deck", [0, 1, 2, 5])
def test_how_many_cards_the_library_draws_is_chosen(deck: int) -> None:
    """Up to two (6.9, OP-84); without a card there is nothing to choose."""
    most = min(2, deck)
    for n in range(most + 1) if most else ():
        table = Table(2, NOW).open("library").agents(0).seat(0, deck=deck)
        table.do(0, act.PlaceAgent("library"))
        assert table.legal(0, act.Take) == [act.Take(each) for each in range(most, -1, -1)]
        assert table.why(0, act.Take(most + 1)) == "no_such_choice"
        assert table.why(0, act.Take(-1)) == "no_such_choice"
        assert GAME.default(table.state, 0) == act.Take(most)
        table.do(0, act.Take(n))
        assert table.piles() == (n, deck - n, 0)
        assert not table.player(0).lane
    table = Table(2, NOW).open("library").agents(0).seat(0, deck=deck)
    table.do(0, act.PlaceAgent("library"))
    assert bool(table.player(0).lane) == bool(deck)


@pytest.mark.parametrize("thrown", [0, 1, 2, 5])
def test_how_many_cards_the_dump_takes_is_chosen(thrown: int) -> None:
    most = min(2, thrown)
    for n in range(most + 1) if most else ():
        table = Table(2, NOW).open("dump").agents(0).seat(0, deck=3, discard=THROWN[:thrown])
        table.do(0, act.PlaceAgent("dump"), act.Take(n))
        assert table.piles() == (0, 3 + n, thrown - n)
        assert not table.player(0).lane
    table = Table(2, NOW).open("dump").agents(0).seat(0, deck=3, discard=THROWN[:thrown])
    table.do(0, act.PlaceAgent("dump"))
    assert bool(table.player(0).lane) == bool(thrown)


def test_the_library_cannot_draw_what_was_drawn_meanwhile() -> None:
    table = Table(2, NOW).open("library").agents(0).seat(0, hand=("draw",), deck=1)
    table.do(0, act.PlaceAgent("library"), act.PlayCard("draw"))
    assert table.piles() == (1, 0, 1)
    assert not table.player(0).lane


@pytest.mark.parametrize(("box", "key", "found"), [("refinery", "hydrocarbon", "HHH"),
                                                   ("steelworks", "metal", "MMM")])  # fmt: skip
def test_ex_112_refinery_and_steelworks(box: str, key: str, found: str) -> None:
    table = open_at(box)
    table.do(0, act.PlaceAgent(box), act.Put(key, BOARD, 1), act.Put(key, "B1", 2))
    assert table.at(BOARD) + table.at("B1") == found


def test_ex_113_square_boxes_hold_one_agent() -> None:
    table = Table(4).open("library").agents(0).seat(1, boxes=("library", "supply_2"))
    table.seat(2, boxes=("supply_2",)).seat(3, boxes=("supply_2", "supply_2"))
    assert table.why(0, act.PlaceAgent("library")) == "box_full"
    table.do(0, act.PlaceAgent("supply_2"), act.Put("metal", BOARD, 1))
    assert table.at(BOARD) == "M"


@pytest.mark.parametrize(("seats", "limit"), [(2, 1), (3, 2), (5, 2)])
def test_ex_114_support_is_limited_for_all_together(seats: int, limit: int) -> None:
    table = Table(seats).projects("dump", "embassy", "refinery", "library").agents(0)
    for seat in range(seats):
        table.seat(seat, goods="RRRRHHHHMMMM")
    for project in ("library", "embassy")[:limit]:
        [seat] = table.waiting()
        table.do(seat, act.PlaceAgent("support"), act.Support(project), END)
    assert {table.why(*args) for args in [(table.waiting()[0], act.PlaceAgent("support"))]} <= {
        "box_full",
        "supports_spent",
    }
    assert table.state.supports == limit


def test_6_5_room_for_more_agents_does_not_let_players_support_more_often() -> None:
    wide = (replace(each, spaces=each.spaces * (each.id != "support")) for each in FULL.boxes)
    table = Table(2, boxed(boxes=tuple(wide))).agents(0)
    table.projects("dump", "embassy", "refinery", "library")
    table.seat(0, goods="RRMM").seat(1, goods="RRHHRRHH")
    table.do(0, act.PlaceAgent("support"), act.Support("library"), END)
    assert table.refusal(1, act.PlaceAgent("support")) == reason("supports_spent", n=1)


def test_ex_114_support_again_in_the_next_round() -> None:
    table = Table().projects("dump", "embassy", "refinery", "library").agents(0)
    table.seat(0, goods="RRMM").seat(1, goods="RRHHRRHH")
    table.do(0, act.PlaceAgent("support"), act.Support("library"), END)
    assert table.why(1, act.PlaceAgent("support")) in ("box_full", "supports_spent")
    table.finish_round()
    table.finish_phase()
    assert table.agents(1).why(1, act.PlaceAgent("support")) == ""


def test_ex_115_a_project_opens_its_box_at_once() -> None:
    table = Table().projects("dump", "embassy", "refinery", "library").agents(1)
    table.seat(1, goods="RRMM").seat(0, deck=5)
    assert table.why(1, act.PlaceAgent("library")) == "box_not_open"
    table.do(1, act.PlaceAgent("support"), act.Support("library"), END)
    table.do(0, act.PlaceAgent("library"))
    assert table.piles() == (2, 3, 0)


def test_ex_116_telescope() -> None:
    table = Table(4).agents(0).empty("A1", "A3", "A4", "A5", "A6", "C3")
    assert {"A2", "B7", "C9"} <= set(table.state.belt)
    before = len(table.state.tiles)
    table.do(0, act.PlaceAgent("telescope"))
    assert table.why(0, act.PlaceAsteroid("A4")) == "too_few_neighbours"
    assert table.why(0, act.PlaceAsteroid("C3")) == ""
    assert table.why(0, act.PlaceAsteroid("B7")) == "not_empty"
    table.do(0, act.PlaceAsteroid("B6"))
    assert (table.state.belt["B6"].up, table.points()) == (False, (0, 1))
    assert len(table.state.tiles) == before - 1
