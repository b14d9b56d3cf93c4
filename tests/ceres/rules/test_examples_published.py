"""The publisher's worked examples: F01 to F23 of the final edition, D01 to D11 of the draft."""

import pytest

from games.ceres.actions import (
    NEW,
    Build,
    Done,
    Droid,
    Favor,
    Grant,
    Headquarters,
    Launch,
    Leader,
    Pass,
    Reassign,
    Settle,
    Use,
    Worker,
)
from games.ceres.content import BUILT_IN, components
from games.ceres.content.types import KINDS, LOCATIONS
from games.ceres.game import GAME
from games.core.actions import EndTurn
from tests.ceres.builder import Table, facility, gain, line, perform, project

BOTH = pytest.mark.parametrize("edition", ["final", "draft"])


def start(edition: str, seats: int, seed: int = 5):
    return GAME.start({"edition": edition, "first": "host"}, seats, seed)


@BOTH
def test_f01_living_quarters_hold_one_worker_of_each_colour_per_player(edition):
    """P=3: 3 gray, 3 blue, 3 red, 3 green Workers in the Living Quarters."""
    assert start(edition, 3).quarters == dict.fromkeys(KINDS, 3)


@BOTH
def test_f02_ships_carry_as_many_random_workers_as_there_are_players(edition):
    """P=3: each of 3 ships holds 3 Workers of random colours, 3 more leave the game."""
    seen = set()
    for seed in range(20):
        state = start(edition, 3, seed)
        assert len(set(state.ships)) == 3
        assert [sum(load.values()) for load in state.ship_workers] == [3, 3, 3]
        total = {k: sum(load[k] for load in state.ship_workers) for k in KINDS}
        assert all(n <= 3 for n in total.values())
        assert sum(3 - n for n in total.values()) == 3
        seen.add(tuple(state.ship_workers[0].values()))
    assert len(seen) > 3


@BOTH
def test_f03_projects_for_more_players_are_removed_and_players_plus_two_lie_open(edition):
    """P=3: cards marked for other counts removed, 5 face up."""
    cards = components(BUILT_IN).projects
    for seats in (2, 3, 4):
        state = start(edition, seats)
        assert len([key for key in state.project_row if key]) == seats + 2
        kept = {*state.project_row, *state.project_pile}
        assert kept == {key for key, card in cards.items() if card.players <= seats}
    assert {card.players for card in cards.values()} == {2, 3, 4}


@BOTH
def test_f04_blocks_cover_slots_with_fewer_players(edition):
    """P=2 / P=3: 2 / 1 slots covered on each of the 4 Locations."""
    for seats, open_slots in ((2, 2), (3, 3), (4, 4)):
        table = Table(edition, seats, lines=(line({"ore": 1}, {"ice": 1}),)).seat(0, ore=9)
        for location in LOCATIONS:
            table.state.slots[location] = [1] * (open_slots - 1)
        assert table.can(Leader("trade_bureau", "trade"))
        table.state.slots["trade_bureau"].append(1)
        why = table.refused(Leader("trade_bureau", "trade"))
        assert (why.key, why.fact("slots")) == ("no_slot", open_slots)
        assert GAME.mask(table.state, None).state.blocked == 4 - seats


def test_f05_seat_goods():
    """Credits 2,3,2,3; Influence 0,0,1,1; each 1 Alloy and 1 Probe (after production +1, +2)."""
    state = start("final", 4)
    assert state.order == [0, 1, 2, 3]
    assert [p.goods["credit"] - 2 for p in state.players] == [2, 3, 2, 3]
    assert [p.goods["influence"] - 1 for p in state.players] == [0, 0, 1, 1]
    assert [(p.goods["alloy"], p.goods["probe"]) for p in state.players] == [(1, 1)] * 4


def test_f06_production_of_the_starting_outstations():
    """+2 Ore, +1 Ice, +1 Ceramics, +1 Energy, +1 Influence, +2 Credits."""
    state = start("final", 3)
    assert state.players[0].goods == {
        "ore": 2,
        "ice": 1,
        "ceramics": 1,
        "energy": 1,
        "credit": 2 + 2,
        "influence": 1,
        "alloy": 1,
        "probe": 1,
    }


@BOTH
def test_f07_belt_turns_by_one_two_and_three(edition):
    """Offsets (o, i, n) become (o+1, i+2, n+3) mod 5."""
    table = Table(edition).offsets(4, 1, 3)
    table.state.round = 1
    for _ in range(3):
        table.do(Pass())
        table.end()
    assert table.state.round == 2
    assert table.state.offsets == [0, 3, 1]


def research_lab():
    return facility("lab", "lab", cost={"alloy": 3}, production={"energy": 1}, vp=8)


def tech_factory():
    return facility("tech", "factory", cost={"alloy": 1}, production={"ceramics": 1}, vp=3)


def test_f08_expanse_brings_points_production_and_a_single_outstation():
    """Ludwig builds Research Lab: +8 VP, +1 Energy, a new Single Outstation."""
    table = Table(facilities=(research_lab(),)).seat(0, alloy=3)
    table.do(Leader("construction_yard", "build"), Build("lab", NEW))
    assert table.score() == 8
    assert table.goods() == {"energy": 1}
    assert table.outstation(0, "lab").bottom == ""
    assert None not in table.state.facility_row


def test_f09_upgrade_brings_points_and_no_production():
    """Later Research Lab is upgraded with Tech Factory: +3 VP, Upgraded, its Type stays Lab."""
    table = Table(facilities=(tech_factory(),), hidden=(research_lab(),))
    table.seat(0, alloy=1, singles=("lab",))
    table.do(Leader("construction_yard", "build"), Build("tech", "lab"))
    assert table.score() == 3
    assert table.goods() == {}
    assert table.outstation(0, "lab").bottom == "tech"
    table.turn(0).workers({"factory": 1}, {})
    assert table.refused(Worker("lab")).fact("kind") == "lab"
    table.workers({"lab": 1}, {})
    assert table.can(Worker("lab"))


def test_f10_launch_to_bennu_across_two_separators_costs_ten_ice():
    """3 + 1 + 5 + 1 = 10 Ice; +15 VP; the Probe leaves the Launch Complex."""
    table = Table().seat(0, influence=1, ice=10, probe=1)
    table.offsets(0, 0, 3)
    assert table.price("bennu") == 10
    table.do(Leader("council", "launch"), Launch("bennu"))
    assert table.score() == 15
    assert table.goods() == {"ceramics": 1}
    assert table.state.claims == {"bennu": 0}


def test_f12_a_worker_comes_from_the_ship_when_the_quarters_have_none():
    """No green in the Living Quarters, 1 green on the docked ship: that one is taken."""
    table = Table().workers({"lab": 2}, {"office": 1})
    applied = table.do(Worker("main_office"))
    assert applied.events[0].origin == "ship"
    assert table.state.ship_workers[0]["office"] == 0
    assert table.outstation(0, "main_office").worker


def test_f14_a_reserved_slot_is_taken_by_the_passing_player():
    """Slot 1 reserved by Ludwig: Johan's marker goes to slot 2, then Ludwig's to slot 1."""
    table = Table()
    johan, ludwig = 1, 0
    table.do(Headquarters("main_lab"))
    table.end()
    assert table.state.bottom == [ludwig, -1, -1]
    table.do(Pass())
    table.end()
    assert table.state.bottom == [ludwig, johan, -1]
    table.turn(ludwig).do(Pass())
    assert table.state.bottom == [ludwig, johan, -1]


@pytest.mark.parametrize(("number", "change"), [(1, 1), (2, 0), (3, -1)])
def test_f17_settlement_changes_influence_by_round(number, change):
    """Round 1 / 2 / 3: Influence +1 / 0 / -1, illegal with 0 in round 3."""
    table = Table(projects=(project("dome", {"ore": 9}),)).round(number).seat(0, influence=1)
    table.do(Leader("trade_bureau", "settlement"), Settle("dome", "commit"))
    assert table.player().goods["influence"] == 1 + change
    table = Table(projects=(project("dome", {"ore": 9}),)).round(number)
    if number == 3:
        why = table.refused(Leader("trade_bureau", "settlement"))
        assert why.key == "round_influence"
    else:
        assert table.can(Leader("trade_bureau", "settlement"))


def test_f18_special_grant_takes_both_entries_of_an_outstation():
    """Main Office prints two entries: both may be two of the four selections."""
    table = Table().seat(0, influence=3)
    table.do(Leader("council", "favor"), Favor("special_grant"))
    assert table.goods() == {}
    table.do(Grant("main_office", "influence"), Grant("main_office", "credit"))
    assert table.refused(Grant("main_office", "credit")).key == "granted"
    table.do(Grant("main_lab", "energy"), Grant("launch_site", "ore"))
    assert table.goods() == {"influence": 1, "credit": 2, "energy": 1, "ore": 2}
    assert table.legal() == [EndTurn()]


def test_f19_an_outstation_with_only_the_droid_is_empty():
    """Assigning a Worker there and reassigning onto it are legal."""
    lab = facility("lab", "lab")
    table = Table(hidden=(lab,)).seat(0, singles=("lab",), favors=("mars_droid",), credit=2)
    table.do(Droid("lab"))
    table.turn(0)
    assert table.can(Worker("lab"))
    table.seat(0, workers=("main_lab",))
    table.do(Leader("contractors", "reassign"), Reassign("main_lab", "lab"))
    assert table.outstation(0, "lab").worker
    assert table.outstation(0, "lab").droid
    assert not table.outstation(0, "main_lab").worker


def test_f22_a_gain_above_twelve_is_lost():
    """Resource at 11, gain 3 of it: 12, and 2 lost."""
    table = Table(hidden=(facility("dig", "mine", gain(ore=3)),)).seat(0, ore=11, singles=("dig",))
    applied = table.do(Worker("dig"))
    assert table.player().goods["ore"] == 12
    assert applied.events[-1].gained == {"ore": 1}
    assert applied.events[-1].lost == {"ore": 2}


# The draft


def test_d01_production_of_the_starting_outstations():
    """+2 Ore, +1 Ceramics, +1 Energy, +1 Influence."""
    state = start("draft", 3)
    goods = state.players[0].goods
    assert [goods[g] for g in ("ore", "ceramics", "energy", "influence")] == [2, 1, 1, 1]


def test_d02_seat_goods():
    """Credits 4,5,4,5; Ice 4,4,5,5; each 1 Alloy, 1 Probe."""
    state = start("draft", 4)
    assert [p.goods["credit"] for p in state.players] == [4, 5, 4, 5]
    assert [p.goods["ice"] for p in state.players] == [4, 4, 5, 5]
    assert [(p.goods["alloy"], p.goods["probe"]) for p in state.players] == [(1, 1)] * 4


def test_d03_a_worker_comes_from_the_ship_when_the_quarters_have_none():
    """No red in the Living Quarters, one on the docked ship: that one is taken."""
    table = Table("draft").workers({"mine": 1}, {"lab": 1})
    assert table.do(Worker("main_lab")).events[0].origin == "ship"
    assert table.state.ship_workers[0]["lab"] == 0


def test_d05_committing_costs_influence():
    """Too few Credits for Solar Panels: pays 2 Influence, card committed."""
    table = Table("draft").seat(0, influence=2, ore=2, ice=2, ceramics=1, credit=6)
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
    table = Table("draft", facilities=(construction_site(),), hidden=(nuclear_lab(),))
    table.seat(0, alloy=2, singles=("nuclear",))
    table.do(Leader("construction_yard", "build"), Build("site", "nuclear"))
    assert table.goods() == {"influence": 2}
    assert table.score() == 6


def test_d08_the_upgraded_lab_gains_energy_and_expands():
    """Red Worker on the upgraded Nuclear Lab: 2 Energy, then Corporation Expand either way."""
    shed = facility("shed", "mine", cost={"alloy": 1}, production={"ore": 1}, vp=2)
    spare = facility("spare", "mine")
    table = Table("draft", facilities=(shed,), hidden=(nuclear_lab(), construction_site(), spare))
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
    table = Table("draft").offsets(0, 0, 1).seat(0, influence=1, probe=1, ice=9)
    assert table.price("phaethon") == 9
    table.do(Leader("council", "launch"), Launch("phaethon"))
    assert table.player().goods["ice"] == 0
    assert table.score() == 10


def test_d10_the_first_to_pass_begins_the_next_round():
    """Nobody has passed, Ludwig passes first: slot 1, first in the next round."""
    table = Table("draft")
    ludwig = 1
    table.turn(ludwig).do(Pass(), EndTurn())
    assert table.state.bottom[0] == ludwig
    while table.state.round == 1:
        table.do(Pass(), EndTurn())
    assert table.state.order[0] == table.state.turn == ludwig
