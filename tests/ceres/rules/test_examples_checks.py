"""Derived checks X01 to X47 of the list of examples, several with invented cards."""

import pytest

from games.ceres.actions import (
    NEW,
    Assistant,
    Bonus,
    Build,
    Choose,
    Complete,
    Done,
    Draw,
    Headquarters,
    Launch,
    Leader,
    Manufacture,
    Pass,
    Reassign,
    Research,
    Settle,
    Use,
    Worker,
)
from games.ceres.content.types import LOCATIONS
from games.ceres.game import GAME
from games.ceres.rules import derived
from games.ceres.rules.prices import launch_price
from games.ceres.rules.tables import tables
from games.ceres.state import Outstation
from games.core.actions import EndTurn
from tests.ceres.builder import Table, asteroid, facility, gain, perform, project

YARD = Leader("construction_yard", "build")
SETTLEMENT = Leader("trade_bureau", "settlement")


def belt() -> Table:
    return Table(
        asteroids=tuple(
            asteroid(f"{ring}{zone}", ring, zone, vp=1)
            for ring in ("outer", "intermediate", "inner")
            for zone in range(5)
        )
    )


def test_x01_outer_prices():
    """Asteroid in the Outer ring, position 0..4: 0, 0, 1, 2, 1 Ice."""
    table = belt()
    assert [table.price(f"outer{zone}") for zone in range(5)] == [0, 0, 1, 2, 1]
    assert [table.price(f"intermediate{zone}") for zone in range(5)] == [3, 3, 4, 5, 4]
    assert [table.price(f"inner{zone}") for zone in range(5)] == [8, 8, 9, 10, 9]


def test_x02_inner_price_with_aerospace_two():
    """Inner, far position, Aerospace L2: 2 + 3 + 2 = 7 Ice."""
    table = belt().seat(0, research={"aerospace": 2})
    assert table.price("inner3") == 7
    assert table.price("inner3", again=True) == 10


def test_x03_inner_price_with_ice_supply():
    """X02 with Continuous Ice Supply: 5 Ice."""
    table = belt().seat(0, research={"aerospace": 2}, favors=("continuous_ice_supply",))
    assert table.price("inner3") == 5
    assert table.price("inner3", seat=1) == 10


def test_x04_ice_supply_never_pays_out():
    """Outer position 2 with Continuous Ice Supply: 0 Ice."""
    assert belt().seat(0, favors=("continuous_ice_supply",)).price("outer2") == 0


def test_x05_manufacturing_efficiency_at_the_contractors():
    """3 Credits, 4 Ore: 3 paid Manufactures and 1 extra, all Alloys: -4 Ore, -3 Credits."""
    table = Table().seat(0, credit=3, ore=4, favors=("manufacturing_efficiency",))
    table.do(Leader("contractors", "manufacture"))
    assert table.refused(Manufacture(5, 0)).fact("most") == 4
    applied = table.do(Manufacture(4, 0))
    assert table.goods() == {"alloy": 4}
    assert applied.events[-1].extra


def test_x06_the_earlier_pass_wins_a_tie():
    """Two players tie in VP, Resources equal: the earlier pass in round 3 wins."""
    table = Table(seats=2).round(3).turn(1)
    table.do(Pass(), EndTurn(), Pass(), EndTurn())
    outcome = GAME.result(table.state)
    assert outcome.winners == (1,)
    assert outcome.tie_breaks == ("resources", "passed_first")
    assert [score.rank for score in outcome.scores] == [2, 1]


def test_x06_more_resources_win_a_tie_first():
    """Two players tie in VP: the larger sum of Resources wins."""
    table = Table(seats=2).round(3).turn(1).seat(0, ice=1)
    table.do(Pass(), EndTurn(), Pass(), EndTurn())
    outcome = GAME.result(table.state)
    assert (outcome.winners, outcome.tie_breaks) == ((0,), ("resources",))


def test_x07_living_quarters_come_before_the_ship():
    """Living Quarters has red, ship has red: the Living Quarters' Worker is taken."""
    table = Table().workers({"lab": 1}, {"lab": 1})
    assert table.do(Worker("main_lab")).events[0].origin == "quarters"
    assert table.state.ship_workers[0]["lab"] == 1


def test_x08_used_ship_workers_stay_unused_ones_leave():
    """P=2, end of round 1: used ship Workers are in Living Quarters; unused ones are gone."""
    table = Table(seats=2).workers({"lab": 0, "mine": 2}, {"lab": 1, "office": 1})
    table.do(Worker("main_lab"), Done(), EndTurn())
    for _ in range(2):
        table.do(Pass(), EndTurn())
    assert table.state.quarters == {"mine": 2, "factory": 0, "lab": 1, "office": 0}
    assert sum(table.state.ship_workers[0].values()) == 0


def test_x10_full_spots_close_an_unpayable_settlement():
    """Both commitment spots full, completion unaffordable: illegal."""
    table = Table(projects=(project("dome", {"ore": 1}),))
    table.seat(0, committed=("solar_panels", "water_works"))
    assert table.refused(SETTLEMENT).key == "no_project"
    table.seat(0, ore=1)
    table.do(SETTLEMENT)
    assert table.refused(Settle("dome", "commit")).key == "spots_full"
    table.do(Settle("dome", "complete"))


def test_x11_the_token_goes_to_the_first_at_level_three():
    """First player at Logistics L3 gets +3 VP, the second does not."""
    table = Table()
    for seat, points in ((0, 8), (1, 5)):
        table.seat(seat, influence=1, energy=6, research={"logistics": 2}).turn(seat)
        table.do(Leader("council", "research"), Research("logistics"))
        assert table.score(seat) == points
    assert table.state.first["logistics"] == 0


def test_x12_headquarters_twice_a_round():
    """Headquarters used twice: a third use is illegal."""
    table = Table()
    for _ in range(2):
        table.turn(0).do(Headquarters("main_lab"))
    table.turn(0)
    assert table.refused(Headquarters("main_lab")).key == "headquarters_used"
    assert table.player().leaders == 3


@pytest.mark.parametrize(
    ("ring", "positions", "prices"),
    [("inner", [3, 1, 4], [10, 8, 9]), ("intermediate", [2, 4, 1], [4, 4, 3])],
    ids=["x13", "x14"],
)
def test_x13_x14_an_asteroid_over_three_rounds(ring, positions, prices):
    """Zone 0, setup offset 0, rounds 1 / 2 / 3: its position and its price."""
    table = Table(asteroids=(asteroid("rock", ring),))
    state = table.state
    state.offsets = [1, 2, 3]
    found = []
    for number in range(3):
        t, seen = tables(state.content, state.edition), GAME.mask(state, None).state
        price = launch_price(t, seen, seen.players[0], "rock")
        found.append((derived.position(t, seen, "rock"), price))
        while state.round == number + 1 and state.stack:
            table.do(Pass(), EndTurn())
    assert found == list(zip(positions, prices, strict=True))


def two_rocks() -> Table:
    rocks = (asteroid("far", "inner", 0, 10), asteroid("near", "intermediate", 0, 6))
    return Table(asteroids=rocks).seat(0, influence=1, probe=3, research={"aerospace": 3})


def test_x15_aerospace_three_launches_again_without_two():
    """2+3 = 5 Ice, L1 gain; then 3 Ice (no L2), L1 gain again; no third Launch."""
    table = two_rocks().seat(0, ice=8)
    table.do(Leader("council", "launch"), Launch("far"))
    assert table.player().goods["ice"] == 3
    assert table.refused(Done()).key == "must_do"
    table.do(Bonus("ore"), Launch("near"))
    assert table.player().goods["ice"] == 0
    table.do(Bonus("energy"))
    assert table.legal() == [EndTurn()]
    assert table.goods() == {"ore": 2, "energy": 1, "probe": 1}
    assert table.score() == 16


def test_x16_the_repeat_keeps_the_ice_supply():
    """X15 with Continuous Ice Supply: 3 Ice, then 1 Ice."""
    table = two_rocks().seat(0, ice=4, favors=("continuous_ice_supply",))
    table.do(Leader("council", "launch"), Launch("far"))
    assert table.player().goods["ice"] == 1
    table.do(Bonus("ore"), Launch("near"), Bonus("ore"))
    assert table.goods() == {"ore": 4, "probe": 1}


def test_x17_logistics_three_in_round_three():
    """Influence 1, 0 (modifier), 1 (L1), 0 (modifier), 1 (L1); +4 Credits once, at the start."""
    table = Table(projects=(project("a", {"ore": 9}), project("b", {"ore": 9}))).round(3)
    table.seat(0, influence=1, research={"logistics": 3})
    table.do(SETTLEMENT)
    assert table.goods() == {"influence": 1, "credit": 4}
    table.do(Settle("a", "commit"))
    assert table.goods() == {"influence": 1, "credit": 4}
    table.do(Choose("trade_bureau", "settlement"), Settle("b", "commit"))
    assert table.goods() == {"influence": 1, "credit": 4}
    assert Done() not in table.legal()
    assert EndTurn() in table.legal()


def reactors(cost: int = 2):
    return tuple(
        facility(f"reactor{n}", "lab", cost={"alloy": cost}, production={"energy": 1}, vp=4)
        for n in range(2)
    )


def test_x22_construction_three_builds_again_without_two():
    """L3, 3 Alloys, two cards of 2 Alloys: pays 1, then 2; +2 Energy each time; both VP."""
    table = Table(facilities=reactors()).seat(0, alloy=3, research={"construction": 3})
    table.do(YARD, Build("reactor0", NEW))
    assert table.goods() == {"alloy": 2, "energy": 2}
    table.do(Build("reactor1", NEW))
    assert table.goods() == {"energy": 4}
    assert table.score() == 8
    assert table.legal() == [EndTurn()]


def test_x23_a_draw_without_anything_to_build():
    """0 Alloys, 1 Influence: draw 3; nothing buildable: discarded, row unchanged, no L1 or L3."""
    hidden = tuple(facility(f"h{n}", cost={"alloy": 2}) for n in range(3))
    table = Table(facilities=reactors(), hidden=hidden).pile("h0", "h1", "h2")
    table.seat(0, influence=1, research={"construction": 3})
    row = list(table.state.facility_row)
    applied = table.do(YARD, Draw(1))
    assert applied.revealed
    assert table.goods() == {}
    assert table.state.facility_row == row
    assert sorted(table.state.facility_discard) == ["h0", "h1", "h2"]
    assert table.legal() == [EndTurn()]


def test_x25_draw_five_and_build_one():
    """2 Influence, draw 5, build a drawn card: -2 Influence; 4 discarded; row keeps its 6."""
    hidden = tuple(facility(f"h{n}", vp=n) for n in range(5))
    table = Table(hidden=hidden).pile(*(f"h{n}" for n in range(5))).seat(0, influence=2)
    row = list(table.state.facility_row)
    table.do(YARD, Draw(2))
    assert table.refused(Draw(1)).key == "drawn_already"
    table.do(Build("h3", NEW))
    assert table.goods() == {}
    assert table.state.facility_row == row
    assert sorted(table.state.facility_discard) == ["h0", "h1", "h2", "h4"]
    assert table.score() == 3


def test_x27_the_assistants_production_pays_the_fee():
    """0 Credits, 2 Ore: Main Office, then an Alloy: +1 Influence, +2 -1 Credits, -2 Ore."""
    table = Table(facilities=reactors(9)).seat(0, ore=2, favors=("leader_assistant",))
    table.do(Assistant("main_office"))
    assert not table.can(EndTurn())
    table.do(Choose("contractors", "manufacture"), Manufacture(1, 0))
    assert table.goods() == {"influence": 1, "credit": 1, "alloy": 1}
    assert table.state.favors["leader_assistant"].at == "contractors"
    assert table.player().leaders == 5
    assert table.state.slots["contractors"] == []


@pytest.mark.parametrize("uses", [1, 2])
def test_x29_what_is_left_to_a_player_without_places(uses):
    """Every slot filled, 1 Leader, no Worker, Headquarters used once / twice."""
    table = Table().seat(0, leaders=1).workers({}, {})
    for location in LOCATIONS:
        table.state.slots[location] = [1, 2, 1]
    table.player().headquarters = uses
    kinds = {type(action) for action in table.legal()}
    assert kinds == ({Headquarters, Pass} if uses == 1 else {Pass})


def test_x30_upgrading_an_occupied_outstation():
    """Single Lab with a Worker on it: legal; Worker stays; new Function next time only."""
    hut = facility("hut", "lab", gain(energy=1))
    annex = facility("annex", "mine", gain(ore=1))
    table = Table(facilities=(annex,), hidden=(hut,)).seat(0, singles=("hut",), workers=("hut",))
    table.do(YARD, Build("annex", "hut"))
    assert table.outstation(0, "hut") == Outstation("hut", "annex", worker=True)
    assert table.goods() == {}
    table.turn(0)
    assert table.refused(Worker("hut")).key == "occupied"


def test_x30_upgrading_the_outstation_that_is_being_activated():
    """The parts are the ones that it had when the activation began."""
    hut = facility("hut", "lab", perform("upgrade"))
    annex = facility("annex", "mine", gain(ore=1))
    table = Table(facilities=(annex,), hidden=(hut,)).seat(0, singles=("hut",))
    table.do(Worker("hut"), Use(0), Build("annex", "hut"))
    assert table.legal() == [EndTurn()]
    assert table.goods() == {}


def test_x31_no_outstation_twice_in_a_turn():
    """Labs A and B with Reassign parts: A to B, B's part back to A, A's part not to B again."""
    labs = tuple(facility(key, "lab", perform("reassign"), gain(energy=1)) for key in "ab")
    table = Table(hidden=labs).seat(0, credit=2, singles=("a", "b"), workers=("a",))
    table.do(Leader("contractors", "reassign"), Reassign("a", "b"))
    table.do(Use(0), Reassign("b", "a"))
    table.do(Use(0))
    assert table.refused(Reassign("a", "b")).key == "activated"
    assert table.legal() == [Reassign("a", "main_lab")]
    table.do(Reassign("a", "main_lab"))
    # Main Lab gained 2 Energy and may Research; then A and B continue where they were.
    table.do(Done())
    assert table.legal() == [EndTurn()]
    assert table.goods() == {"energy": 4}


def test_x34_order_of_the_next_round():
    """C uses Headquarters, A passes, B uses Headquarters, B and C pass: C, A, B."""
    a, b, c = range(3)
    table = Table().turn(c)
    table.do(Headquarters("main_lab"), EndTurn())
    assert table.state.turn == a
    table.do(Pass(), EndTurn(), Headquarters("main_lab"), EndTurn())
    assert table.state.turn == c
    table.turn(b).do(Pass(), EndTurn())
    table.do(Pass(), EndTurn())
    assert table.state.order == [c, a, b]
    assert table.state.bottom == [-1, -1, -1]
    assert table.state.turn == c


def test_x35_the_tie_break_looks_at_time_not_at_the_track():
    """Round 3: C reserved slot 1 but passed after A: A wins."""
    a, b, c = range(3)
    table = Table().round(3).turn(c)
    table.do(Headquarters("main_lab"), EndTurn(), Pass(), EndTurn(), Pass(), EndTurn())
    table.player(a).goods["energy"] = 1
    assert table.state.bottom == [c, a, b]
    table.do(Pass(), EndTurn())
    assert GAME.result(table.state).winners == (a,)


def test_x36_unused_tokens_return_without_compensation():
    """Mars Droid and Manufacturing Efficiency held unused, End of Round: back, nothing gained."""
    tokens = ("mars_droid", "manufacturing_efficiency")
    table, other = Table().seat(0, favors=tokens), Table()
    for one in (table, other):
        while one.state.round == 1:
            one.do(Pass(), EndTurn())
    assert all(token.holder == -1 for token in table.state.favors.values())
    assert table.goods() == other.goods()


def test_x40_a_completion_may_not_block_a_mandatory_step():
    """3 Ice, the only payable asteroid costs 3, fee paid for Launch: completion refused now."""
    table = Table(projects=(project("well", {"ice": 1}, 7),))
    rocks = derived.belt(tables(table.state.content, "final"), table.state)
    table.state.claims.update({rock.id: 1 for rock in rocks if rock.ring == "outer"})
    table.seat(0, influence=1, ice=3, probe=1, committed=("well",))
    assert table.can(Complete("well"))
    table.do(Leader("council", "launch"))
    assert table.refused(Complete("well")).key == "would_block"
    table.do(Launch("pallas"), Complete("well"))
    assert table.score() == 13


def test_x44_draft_ice_supply_saves_one():
    """Main Lab's 1 Ice part: 0 Ice; D09 Launch: 8 Ice."""
    table = Table("draft").seat(0, favors=("continuous_ice_supply",))
    table.offsets(0, 0, 1)
    assert table.price("phaethon") == 8
    table.do(Worker("main_lab"))
    assert table.goods() == {"energy": 2}


def test_x45_draft_headquarters_three_times():
    """3 Leaders left: three gains, no reservation."""
    table = Table("draft").seat(0, leaders=3)
    for good in ("ore", "credit", "influence"):
        table.turn(0).do(Headquarters(good))
    assert table.goods() == {"ore": 2, "credit": 2, "influence": 1}
    assert table.state.bottom == [-1, -1, -1]
    assert table.turn(0).refused(Headquarters("ice")).key == "no_leader"
