"""The publisher's worked examples, draft edition: D01 to D11 of the list of examples."""

from games.ceres.actions import (
    Build,
    Done,
    Launch,
    Leader,
    Pass,
    Settle,
    Use,
    Worker,
)
from games.ceres.game import GAME
from games.core.actions import EndTurn
from tests.ceres.builder import Table, facility, gain, perform


def draft(**given) -> Table:
    return Table("draft", **given)


def test_d01_production_of_the_starting_outstations():
    """+2 Ore, +1 Ceramics, +1 Energy, +1 Influence."""
    state = GAME.start({"edition": "draft", "first": "host"}, 3, 5)
    goods = state.players[0].goods
    assert [goods[g] for g in ("ore", "ceramics", "energy", "influence")] == [2, 1, 1, 1]


def test_d02_seat_goods():
    """Credits 4,5,4,5; Ice 4,4,5,5; each 1 Alloy, 1 Probe."""
    state = GAME.start({"edition": "draft", "first": "host"}, 4, 5)
    assert [p.goods["credit"] for p in state.players] == [4, 5, 4, 5]
    assert [p.goods["ice"] for p in state.players] == [4, 4, 5, 5]
    assert [(p.goods["alloy"], p.goods["probe"]) for p in state.players] == [(1, 1)] * 4


def test_d03_a_worker_comes_from_the_ship_when_the_quarters_have_none():
    """No red in the Living Quarters, one on the docked ship: that one is taken."""
    table = draft().workers({"mine": 1}, {"lab": 1})
    assert table.do(Worker("main_lab")).events[0].origin == "ship"
    assert table.state.ship_workers[0]["lab"] == 0


def test_d05_committing_costs_influence():
    """Too few Credits for Solar Panels: pays 2 Influence, card committed."""
    table = draft().seat(0, influence=2, ore=2, ice=2, ceramics=1, credit=6)
    table.state.project_row = ["solar_panels", None, None, None, None]
    table.do(Leader("trade_bureau", "settlement"))
    assert table.refused(Settle("solar_panels", "complete")).fact("good") == "credit"
    table.do(Settle("solar_panels", "commit"))
    assert table.player().goods["influence"] == 0
    assert table.player().committed == ["solar_panels"]


def nuclear_lab():
    return facility("nuclear", "lab", gain(energy=2), vp=4)


def construction_site():
    return facility("site", "factory", perform("expanse"), cost={"alloy": 2}, vp=6)


def test_d07_every_alloy_spent_brings_an_influence():
    """Nuclear Lab upgraded with Construction Site: -2 Alloys, +6 VP, +2 Influence."""
    table = draft(facilities=(construction_site(),), hidden=(nuclear_lab(),))
    table.seat(0, alloy=2, singles=("nuclear",))
    table.do(Leader("construction_yard", "build"), Build("site", "nuclear"))
    assert table.goods() == {"influence": 2}
    assert table.score() == 6


def test_d08_the_upgraded_lab_gains_energy_and_expands():
    """Red Worker on the upgraded Nuclear Lab: 2 Energy, then Corporation Expand either way."""
    shed = facility("shed", "mine", cost={"alloy": 1}, production={"ore": 1}, vp=2)
    spare = facility("spare", "mine")
    table = draft(facilities=(shed,), hidden=(nuclear_lab(), construction_site(), spare))
    table.seat(0, alloy=1, singles=("nuclear", "spare"))
    table.outstation(0, "nuclear").bottom = "site"
    table.do(Worker("nuclear"))
    assert table.player().goods["energy"] == 2
    table.do(Use(1))
    assert set(table.legal()) == {Build("shed", "new"), Build("shed", "spare"), Done()}
    table.do(Build("shed", "new"))
    assert table.goods() == {"energy": 2, "influence": 1}
    assert table.score() == 2


def test_d09_phaethon_one_separator_away_costs_nine_ice():
    """3 + 1 + 5 = 9 Ice; +10 VP."""
    table = draft().offsets(0, 0, 1).seat(0, influence=1, probe=1, ice=9)
    assert table.price("phaethon") == 9
    table.do(Leader("council", "launch"), Launch("phaethon"))
    assert table.player().goods["ice"] == 0
    assert table.score() == 10


def test_d10_the_first_to_pass_begins_the_next_round():
    """Nobody has passed, Ludwig passes first: slot 1, first in the next round."""
    table = draft()
    ludwig = 1
    table.turn(ludwig).do(Pass(), EndTurn())
    assert table.state.bottom[0] == ludwig
    while table.state.round == 1:
        table.do(Pass(), EndTurn())
    assert table.state.order[0] == table.state.turn == ludwig
