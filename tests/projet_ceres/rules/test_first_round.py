"""Examples, group P: a complete first round of two players, line by line."""

from __future__ import annotations

from msgspec.structs import replace

from games.core.events import Event
from games.projet_ceres import actions as act
from games.projet_ceres import events as ev
from games.projet_ceres import scoring
from games.projet_ceres.content.types import CLANS, Bonus, ClanBoard
from games.projet_ceres.effects import Modify
from games.projet_ceres.rules import goods
from games.projet_ceres.state import BOARD
from tests.projet_ceres.box import FULL, boxed, mission, resolution
from tests.projet_ceres.builder import END, Table, kinds, letters

A, B = 0, 1
HOUSE = boxed(
    missions=(mission(1, resolution(), counter=3), mission(2, resolution())),
    tiles={
        "home_flora": {"yields": {"rock": 1, "metal": 1}},
        "home_themis": {"yields": {"rock": 1, "hydrocarbon": 1}},
    },
    boxes=tuple(replace(each, n=2) if each.id == "invest_1" else each for each in FULL.boxes),
    clans=tuple(
        ClanBoard(id=clan, bonuses=(Bonus(cell=1, modify=(Modify("carry", 1),)),)) for clan in CLANS
    ),
)


def held(table: Table, seat: int) -> str:
    """Return all goods of a seat."""
    return letters(goods.controlled(table.state, seat))


def unlocked(events: list[Event]) -> list[int]:
    """Return on which cells bonuses were unlocked."""
    return [each.cell for each in kinds(events, ev.Unlocked)]


def setup() -> Table:
    """Return the house setup before Phase 1, the decks and piles stacked; A's clan is Flora."""
    table = Table(2, HOUSE).clans("flora", "themis").top("m1", active=False)
    for seat, drawn in (
        (A, ["funds", "silicates", "deposit"]),
        (B, ["themis_1", "silicates", "pocket"]),
    ):
        deck = [key for key in table.player(seat).owned if key not in drawn]
        table.seat(seat, deck=[*deck, *drawn], goods="RHMM")
    table.market("samca_6", "neutral_1", "neutral_2", "neutral_3", "neutral_4")
    return table.projects("dump", "embassy", "observatory", "library")


def phase_2_a(table: Table) -> list[Event]:
    """Explore, with 1 rock from the card, and Produce."""
    table.do(A, act.Explore("A1"), act.Choose(1), act.Put("rock", BOARD, 1))
    return table.do(A, act.Produce(), END)


def phase_2_b(table: Table) -> list[Event]:
    """Produce, then beg for metal."""
    return table.do(B, act.Produce(), act.Beg(), act.Put("metal", BOARD, 1), END)


def phase_3(table: Table) -> list[Event]:
    """Four agents: Supply I, Invest I, Support, Telescope."""
    assert table.waiting() == (B,)
    events = table.do(B, act.PlaceAgent("supply_1"), act.Put("metal", BOARD, 2), END)
    assert table.waiting() == (A,)
    events += table.do(A, act.PlaceAgent("invest_1"), act.RevealCard("funds"))
    events += table.do(A, act.BuyCard("samca_6"), END)
    events += table.do(B, act.PlaceAgent("support"), act.Support("library"), END)
    assert table.why(A, act.PlaceAgent("support")) == "box_full"
    return events + table.do(A, act.PlaceAgent("telescope"), act.PlaceAsteroid("B2"), END)


def phase_4(table: Table) -> list[Event]:
    """Let A build and B maintain colonies."""
    return table.do(A, act.Build("silicates")) + table.do(B, act.Maintain(5))


PARTS = (phase_2_a, phase_2_b, phase_3, phase_4)


def played(parts: int) -> tuple[Table, list[Event]]:
    """Return the table after Phase 1 and `parts` parts more, with the last one's events."""
    table, events = setup(), list[Event]()
    table.phase1()
    for part in PARTS[:parts]:
        events = part(table)
    return table, events


def test_ex_200_phase_1() -> None:
    table, _ = played(0)
    assert table.state.die == 3
    assert table.player(A).hand == ["deposit", "funds", "silicates"]
    assert table.player(B).hand == ["pocket", "silicates", "themis_1"]
    assert [len(p.deck) for p in table.state.players] == [7, 7]
    assert table.waiting() == (A,)


def test_ex_201_a_explores_and_produces() -> None:
    table, _ = played(1)
    assert (table.at(BOARD), table.at("B1"), table.at("A1")) == ("RRHM", "RM", "")
    assert (table.points(A), table.state.belt["A1"].up) == ((0, 1), True)


def test_ex_202_b_produces_and_begs() -> None:
    table, _ = played(2)
    assert (table.at(BOARD, B), table.at("B7")) == ("RHMMM", "RH")


def test_ex_203_phase_3() -> None:
    table, events = played(3)
    [bought], [scored, placed] = kinds(events, ev.CardBought), kinds(events, ev.Scored)
    assert (bought.seat, bought.cost) == (A, 4)
    assert not kinds(events, ev.InfluenceLost)
    assert (scored.seat, scored.track, placed.seat, placed.track) == (B, "dev", A, "col")
    assert unlocked(events) == [1]
    assert (table.points(A), table.points(B)) == ((0, 2), (1, 0))
    assert (table.at(BOARD, B), table.at("B7")) == ("HMMM", "H")
    assert table.state.belt["B2"].up is False
    assert (table.state.phase, table.waiting()) == (4, (A, B))


def test_ex_204_phase_4() -> None:
    table, events = played(4)
    assert unlocked(events) == [1]
    assert (table.points(A), table.points(B)) == ((0, 3), (1, 2))
    assert (table.player(A).buildings, table.player(A).unlocked) == (["silicates"], 1)


def test_ex_205_the_end_of_the_round() -> None:
    table, _ = played(4)
    assert (table.player(A).hand, table.piles(A), table.piles(B)) == (
        ["deposit"],
        (1, 7, 2),
        (3, 7, 0),
    )
    assert (held(table, A), held(table, B)) == ("RRHMM", "")
    events = table.end(A, B)
    assert [each.die for each in kinds(events, ev.DieMoved)] == [2]
    [renewed], [started] = kinds(events, ev.QueueRenewed), kinds(events, ev.RoundStarted)
    assert (renewed.left, len(renewed.cards), len(table.state.common)) == (4, 5, 4)
    assert not kinds(events, ev.ProjectFinished)
    assert table.state.projects[1:] == ["dump", "embassy", "observatory"]
    assert (len(table.state.pile), table.state.finished) == (7, ["library"])
    assert (started.round, started.first) == (2, B)
    assert [each.total for each in scoring.standing(table.state).scores] == [3, 5]


def test_ex_206_round_2() -> None:
    table, _ = played(4)
    events = table.end(A, B)
    assert [(each.seat, each.n) for each in kinds(events, ev.Drew)] == [(A, 2)]
    assert (table.piles(A), table.piles(B)) == ((3, 5, 2), (3, 7, 0))
    assert table.waiting() == (B,)
    table.end(B)
    assert table.waiting() == (A,)
    table.end(A)
    assert (table.state.phase, table.waiting()) == (3, (A,))
    table.end(A)
    assert table.waiting() == (B,)
