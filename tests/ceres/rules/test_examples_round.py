"""The walk-through of a round, examples W00 to W15: final edition, 3 players."""

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
    Manufacture,
    Pass,
    Research,
    Settle,
    Use,
    Worker,
)
from games.ceres.content import components
from games.ceres.events import ProductionGained
from games.core.actions import EndTurn
from tests.ceres.builder import Table, asteroid, facility, gain, project

A, B, C = range(3)
YARD = Leader("construction_yard", "build")
SETTLEMENT = Leader("trade_bureau", "settlement")


def begin() -> Table:
    table = Table(
        facilities=(
            facility(
                "f1", "lab", gain(energy=2), cost={"alloy": 1}, production={"energy": 1}, vp=3
            ),
            facility("f2", "factory", cost={"alloy": 2}, production={"ceramics": 1}, vp=5),
        ),
        projects=(project("p1", {"ceramics": 3, "credit": 4}, 7),),
        asteroids=(asteroid("a1", "outer", 1, 3, {"ice": 1}),),
    )
    # Goods after Production: those of the setup (2.13) and of the starting Outstations (F06).
    for seat, extra in ((A, (4, 1)), (B, (5, 1)), (C, (4, 2))):
        money, influence = extra
        table.seat(seat, ore=2, ice=1, ceramics=1, energy=1, credit=money, influence=influence)
        table.seat(seat, alloy=1, probe=1)
    table.state.facility_row = ["f1", "f2", *_spare(table, 4)]
    return table


def _spare(table: Table, count: int) -> list[str]:
    pile = table.state.facility_pile
    return [pile.pop() for _ in range(count)]


def now(table: Table, seat: int) -> tuple[str, str, int]:
    """Return Ore, Ice, Ceramics, Energy; Credits, Influence, Alloys, Probes; points."""
    goods = table.player(seat).goods
    first = ",".join(str(goods[g]) for g in ("ore", "ice", "ceramics", "energy"))
    second = ",".join(str(goods[g]) for g in ("credit", "influence", "alloy", "probe"))
    return first, second, table.score(seat)


DEAL = (
    Grant("launch_site", "ore"),
    Grant("launch_site", "ice"),
    Grant("main_factory", "ceramics"),
    Grant("main_lab", "energy"),
)
FACTORY = (Worker("main_factory"), Use(1), Manufacture(2, 0), Use(2), Manufacture(0, 1))
TURNS = (
    ("w01", A, (Worker("launch_site"), Use(1), Launch("a1")), ("6,2,1,1", "4,1,1,0", 3)),
    ("w02", B, (YARD, Build("f1", NEW)), ("2,1,1,2", "5,1,0,1", 3)),
    ("w03", C, (Headquarters("main_office"),), ("2,1,1,1", "6,3,1,1", 0)),
    ("w04", A, FACTORY, ("1,1,2,0", "4,1,3,1", 3)),
    ("w05", B, (Worker("f1"),), ("2,1,1,4", "5,1,0,1", 3)),
    ("w06", C, (Leader("council", "favor"), Favor("mars_droid")), ("2,1,1,1", "6,0,1,1", 0)),
    ("w07", A, (SETTLEMENT, Settle("p1", "commit")), ("1,1,2,0", "4,2,3,1", 3)),
    ("w08", B, (Worker("main_lab"), Use(1), Research("construction")), ("2,1,1,4", "5,1,0,1", 4)),
    ("w09", C, (Droid("main_office"), Done()), ("2,1,1,1", "6,2,1,1", 0)),
    (
        "w10",
        A,
        (Leader("contractors", "construction_yard"), Build("f2", NEW)),
        ("1,1,3,0", "2,2,1,1", 8),
    ),
    ("w11", B, (Headquarters("launch_site"),), ("4,2,1,4", "5,1,0,1", 4)),
    (
        "w12",
        C,
        (Worker("main_office"), Use(1), Favor("special_grant"), *DEAL),
        ("4,2,2,2", "6,2,1,1", 0),
    ),
    ("w13", A, (Pass(),), ("1,1,3,0", "2,2,1,1", 8)),
    ("w14", B, (Pass(),), ("4,2,1,4", "5,1,0,1", 4)),
)


def play(turns: int) -> Table:
    """Play this number of turns of the script, each checked."""
    table = begin()
    for name, seat, actions, state in TURNS[:turns]:
        assert table.state.turn == seat, name
        table.do(*actions)
        assert now(table, seat) == state, name
        table.end()
    return table


def test_w00_goods_after_production():
    """Setup and Production of round 1; prices that the script relies on."""
    table = begin()
    assert now(table, A) == ("2,1,1,1", "4,1,1,1", 0)
    assert now(table, B) == ("2,1,1,1", "5,1,1,1", 0)
    assert now(table, C) == ("2,1,1,1", "4,2,1,1", 0)
    costs = components(table.state.content).favors["final"]
    assert (costs["mars_droid"].cost, costs["special_grant"].cost) == (2, 2)


def test_w01_to_w14_turn_by_turn():
    """The acting player's goods and points after each turn."""
    play(len(TURNS))


def test_w02_the_row_is_full_again():
    """Facility F1 is replaced at once."""
    assert None not in play(2).state.facility_row


def test_w03_w11_headquarters_reserve_the_order():
    """C's Leader goes to bottom slot 1, later B's to slot 2."""
    assert play(3).state.bottom == [C, -1, -1]
    assert play(11).state.bottom == [C, B, -1]


def test_w07_completing_is_closed():
    """3 Ceramics are not there."""
    table = play(6)
    table.do(SETTLEMENT)
    assert table.refused(Settle("p1", "complete")).fact("good") == "ceramics"


def test_w10_manufacture_is_closed():
    """1 Ore, 0 Energy; no Single to upgrade."""
    table = play(9)
    assert table.refused(Leader("contractors", "manufacture")).key == "no_materials"
    table.do(Leader("contractors", "construction_yard"))
    assert {a.onto for a in table.legal() if isinstance(a, Build)} == {NEW}


def test_w13_slots_one_and_two_are_reserved():
    """A on slot 3; A keeps P1 committed."""
    table = play(13)
    assert table.state.bottom == [C, B, A]
    assert table.player(A).committed == ["p1"]


def test_w14_w15_the_next_round():
    """Order C, B, A; Workers home, ship and Droid gone, rows new; only Production adds goods."""
    table = play(14)
    state = table.state
    goods = [dict(p.goods) for p in state.players]
    row = {*state.facility_row, *state.project_row}
    assert sum(state.quarters.values()) == 12 - 5
    applied = table.do(Pass(), EndTurn())
    assert (state.order, state.turn, state.round) == ([C, B, A], C, 2)
    assert set(state.quarters.values()) == {3}
    assert sum(state.ship_workers[0].values()) == 0
    assert state.favors["mars_droid"].holder == -1
    assert not any(o.droid or o.worker for p in state.players for o in p.outstations)
    assert (len(state.facility_row), len(state.project_row)) == (6, 5)
    assert row & {*state.facility_row, *state.project_row} <= {None}
    for event in applied.events:
        if isinstance(event, ProductionGained):
            for good, n in event.gained.items():
                goods[event.seat][good] += n
    assert [dict(p.goods) for p in state.players] == goods
