"""Examples, group R: a complete fourth round of three players, line by line."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from games.core.actions import EndTurn
from games.core.events import Event
from games.projet_ceres import actions as act
from games.projet_ceres import events as ev
from games.projet_ceres import scoring
from games.projet_ceres.content.types import Exploration
from games.projet_ceres.effects import Colonise, Cost, Devote, Gain, Power
from games.projet_ceres.game import GAME
from games.projet_ceres.orders import OfferingMission
from games.projet_ceres.rules import derive, goods
from games.projet_ceres.state import BOARD
from tests.projet_ceres.box import ANY, FULL, H, M, R, boxed, card, does, mission, resolution, to
from tests.projet_ceres.builder import END, Table, asked_agents, kinds, letters

A, B, C = 0, 1, 2
YIELDS = {
    "home_flora": {R: 1, M: 1},
    "home_hilda": {H: 1, M: 1},
    "water_1": {H: 2},
    "mixed_1": {R: 1, M: 1},
    "rock_1": {R: 2},
}
COSTS = {"library": Cost(rock=3, hydrocarbon=1), "refinery": Cost(metal=3, hydrocarbon=2)}
CREWS = resolution(
    "a", "win", "discard", "discard", cost={R: 3, "influence": 2},
    reward=(to("initiator", Gain(ANY, 3)), to("others", Colonise())),
)  # fmt: skip
HOUSE = boxed(
    card("battery", Power(1)),
    card("salvo", Power(1)),
    card("factory", Gain(R)),
    card("canvass", Gain(R), influence=2),
    missions=tuple(
        mission(number, CREWS if number == 4 else resolution(), counter=2, badge="crews")
        for number in range(1, 8)
    ),
    tiles={key: {"yields": found} for key, found in YIELDS.items()},
    boxes=tuple(replace(each, n=2) if each.id == "invest_1" else each for each in FULL.boxes),
    projects=tuple(replace(each, cost=COSTS.get(each.id, each.cost)) for each in FULL.projects),
    explorations=tuple(
        Exploration(
            id=f"find_{number}",
            choices=(*does(Gain(ANY)), *does(Gain(R, 2), **{H: 1}), *does(Devote(), any=3)),
        )
        for number in range(1, 3)
    ),
)
HANDS = (
    ("silicates", "battery", "canvass"),
    ("salvo", "pocket", "funds"),
    ("deposit", "factory", "funds_2"),
)
FINISHED = ("mercenaries", "hall_striders", "hall_nocturnes")
PILE = ("steelworks", "observatory", "hall_samca", "hall_reavers", "trading_post")


def held(table: Table, seat: int) -> str:
    """Return all goods of a seat."""
    return letters(goods.controlled(table.state, seat))


def setup() -> Table:
    """Return the table before Phase 1 of round 4."""
    table = Table(3, HOUSE).clans("flora", "themis", "hilda").fields(round=4).top("m4", 1)
    for cell, kind in (("A1", "water_1"), ("A2", "mixed_1"), ("A3", "bare"), ("A5", "rock_1")):
        table.asteroid(cell, kind)
    table.asteroid("A4", "bare", up=False)
    table.ships(A, board=1, B1=1, A1=1).put("B1", "R")
    table.ships(B, B5=1, A3=1, A2=1).put("B5", "RRH").put("A2", "MM")
    table.ships(C, board=1, B9=1, A5=1).put("A5", "RRH")
    table.seat(A, goods="RHMM", dev=1, col=5, boxes=("mercenaries",))
    table.seat(B, goods="HM", dev=1, col=4).seat(C, goods="RMM", col=5)
    for seat, hand in enumerate(HANDS):
        deck = [key for key in table.player(seat).owned if key not in hand]
        table.seat(seat, deck=[*deck[:6], *hand])
    table.market("samca_6", "neutral_1", "neutral_2", "neutral_3", "neutral_4")
    return table.projects("dump", "embassy", "refinery", "library", pile=PILE, finished=FINISHED)


def phase_1(table: Table) -> list[Event]:
    """Let all players draw the stacked cards."""
    return table.phase1()


def a_moves(table: Table) -> list[Event]:
    """Let A move; the sides of the combat are asked three times."""
    steps = [act.Sail("A1", "A2"), act.Sail("B1", "A1"), act.Load(R), act.Sail(BOARD, "B1")]
    events = table.do(A, act.Move(), *steps, act.Arrive())
    for seat, action in (
        (B, act.PlayCard("salvo")),
        (A, act.PlayCard("battery")),
        (B, END),
    ):
        assert table.waiting() == (seat,)
        events += table.do(seat, action)
    return events


def a_produces(table: Table) -> list[Event]:
    """A's three asteroids produce."""
    return table.do(A, act.Produce(), END)


def b_attempts(table: Table) -> list[Event]:
    """B pays 2 rock and 2 influence, C's standing offer brings the third rock."""
    kind = OfferingMission()
    offer = kind.make(GAME, GAME.mask(table.state, C), ("a rock 1",))
    events = table.do(B, act.Attempt("a"), act.Pledge(R, 2), act.DiscardCard("funds"))
    events += table.do(B, act.Pledge("influence", 2), END)
    wait = next(each for each in GAME.rules.waits(table.state) if each.seat == C)
    answer = kind.answer(GAME, GAME.mask(table.state, C), wait, offer)
    assert isinstance(answer, list)
    assert answer == [act.Pledge(R, 1), EndTurn()]
    events += table.do(C, *answer)
    return events + table.do(B, act.Put(M, BOARD, 3))


def c_off_turn(table: Table) -> list[Event]:
    """C gains 1 metal while B's second action is awaited."""
    return table.do(C, act.PlayCard("deposit"), act.Put(M, BOARD, 1))


def b_militarises(table: Table) -> list[Event]:
    """B's second action."""
    return table.do(B, act.Militarise(), END)


def c_turn(table: Table) -> list[Event]:
    """C explores, pays 1 hydrocarbon and 2 metal for devotion, and produces."""
    units = [act.PayUnit(H, "A5"), act.PayUnit(M, BOARD), act.PayUnit(M, BOARD)]
    events = table.do(C, act.Explore("A4"), act.Choose(3, pay="pick"), *units)
    assert letters(table.player(C).goods) == "R"
    return events + table.do(C, act.Produce(), END)


def phase_3(table: Table) -> list[Event]:
    """Eight agents, in the order C, B, A."""

    def refused(seat: int, box: str) -> str:
        return table.why(seat, act.PlaceAgent(box))

    def place(seat: int, box: str, *actions: act.AnyAction) -> list[Event]:
        assert table.waiting() == (seat,)
        return table.do(seat, act.PlaceAgent(box), *actions, END)

    events = place(C, "support", act.Support("library"))
    events += place(B, "supply_1", act.Put(R, BOARD, 2))
    events += place(A, "support", act.Support("refinery"))
    events += place(C, "library")
    assert refused(B, "support") == "box_full"
    events += place(B, "refinery", act.Put(H, BOARD, 3))
    events += place(A, "invest_1", act.RevealCard("canvass"), act.BuyCard("samca_6"))
    assert refused(C, "mission") == "no_mission"
    events += place(C, "supply_2", act.Put(M, BOARD, 1))
    return events + place(A, "supply_2", act.Put(R, "A1", 1))


def lying(table: Table, seat: int, key: str, n: int) -> list[act.PayUnit]:
    """Return payments of so much of a type, wherever a seat has it."""
    letter = key[0].upper()
    there = [(place, table.at(place, seat).count(letter)) for place in (*table.fleet(seat), BOARD)]
    units = [act.PayUnit(key, place) for place, count in dict(there).items() for _ in range(count)]
    return units[:n]


def phase_4(table: Table) -> list[Event]:
    """Let A build, then pay 3 rock and 2 metal; B pays 2 rock and 5 hydrocarbon."""
    events = table.do(A, act.Build("silicates"))
    paid = [*lying(table, A, R, 3), *lying(table, A, M, 2)]
    events += table.do(A, act.Maintain(5, pay="pick"), *paid)
    paid = [*lying(table, B, R, 2), *lying(table, B, H, 5)]
    return events + table.do(B, act.Maintain(7, pay="pick"), *paid)


def the_end(table: Table) -> list[Event]:
    """E1 to E4, and Phase 1 of round 5."""
    return table.end(A, B, C)


PARTS: tuple[Callable[[Table], list[Event]], ...] = (
    phase_1, a_moves, a_produces, b_attempts, c_off_turn, b_militarises, c_turn, phase_3, phase_4,
    the_end,
)  # fmt: skip


def played(last: Callable[[Table], list[Event]]) -> tuple[Table, list[Event]]:
    """Return the table after a part of the round, with what that brought."""
    table, events = setup(), list[Event]()
    for part in PARTS[: PARTS.index(last) + 1]:
        events = part(table)
    return table, events


def test_ex_240_phase_1() -> None:
    table, _ = played(phase_1)
    assert (table.state.die, table.state.active, table.state.missions[0]) == (1, True, "m4")
    assert [p.hand for p in table.state.players] == [sorted(hand) for hand in HANDS]
    assert table.waiting() == (A,)


def test_ex_241_a_moves() -> None:
    table, events = played(a_moves)
    [opened], [ended] = kinds(events, ev.FightOpened), kinds(events, ev.FightEnded)
    assert (opened.attack, opened.defence) == (3, 2)
    assert (ended.attack, ended.defence, ended.winner) == (4, 3, A)
    assert table.fleet(B) == {BOARD: 1, "B5": 1, "A3": 1}
    assert table.fleet(A) == {"A1": 1, "A2": 1, "B1": 1}
    assert (table.at("A2"), table.at("A1"), table.at("B1"), table.at(BOARD, A)) == (
        "MM", "R", "", "RMM",
    )  # fmt: skip
    assert table.waiting() == (A,)


def test_ex_242_a_route_at_once_and_no_gains_for_the_board() -> None:
    table, _ = played(a_moves)
    assert goods.purse(table.box, table.state, A)["A2"] == {M: 2}
    assert set(goods.homes_of_gains(table.state, A)) == {"A1", "A2", "B1"}


def test_ex_243_a_produces() -> None:
    table, events = played(a_produces)
    assert kinds(events, ev.Produced)[0].yields == {
        "B1": {R: 1, M: 1}, "A1": {H: 2}, "A2": {R: 1, M: 1},
    }  # fmt: skip
    assert held(table, A) == "RRRRHHMMMMMM"


def test_ex_244_b_attempts_the_mission() -> None:
    table, events = played(b_attempts)
    [closed], [won] = kinds(events, ev.CallClosed), kinds(events, ev.MissionWon)
    assert (closed.paid, won.seat, won.badge) == (True, B, "crews")
    assert [each.mission for each in kinds(events, ev.MissionGone)] == ["m5", "m6"]
    assert (table.state.missions, table.state.active, table.state.die) == (["m7"], False, 0)
    assert (table.at(BOARD, B), table.at("B5")) == ("HMMMM", "H")
    assert held(table, C) == "RRHMM"
    assert (table.points(C), table.player(C).agents, table.points(B)) == ((0, 6), 3, (1, 4))
    assert table.piles(B)[0] == 1
    assert table.waiting() == (B,)


def test_ex_245_c_plays_in_bs_turn() -> None:
    table, _ = played(c_off_turn)
    assert table.at(BOARD, C) == "RMMM"
    assert table.waiting() == (B,)


def test_ex_246_b_militarises() -> None:
    table, _ = played(b_militarises)
    assert (table.player(B).docked, table.player(B).reserve, held(table, B)) == (2, 2, "HHM")
    assert table.waiting() == (C,)


def test_ex_247_c_explores_and_produces() -> None:
    table, events = played(c_turn)
    assert (table.points(C), held(table, C)) == ((1, 7), "RRRRHM")
    assert not kinds(events, ev.Unlocked)
    assert table.state.belt["A4"].up


def test_ex_248_phase_3() -> None:
    table, events = played(phase_3)
    assert asked_agents(events) == [C, B, A, C, B, A, C, A]
    [drawn] = kinds(events, ev.Drew)
    assert (drawn.seat, drawn.n) == (C, 2)
    assert (table.points(A), table.points(C), table.player(A).agents) == ((2, 5), (2, 7), 3)
    assert [each.seat for each in kinds(events, ev.AgentGained)] == [A]
    assert [each.cell for each in kinds(events, ev.Unlocked)] == [2]
    assert [(each.seat, each.cost) for each in kinds(events, ev.CardBought)] == [(A, 4)]
    assert not derive.stands(table.box, table.state, A, "mercenaries")
    assert (held(table, A), held(table, B), held(table, C)) == ("RRRRMMM", "RRHHHHHM", "RMM")
    assert table.state.phase == 4


def test_ex_249_phase_4() -> None:
    table, events = played(phase_4)
    assert (table.points(A), table.points(B)) == ((2, 8), (1, 7))
    assert (held(table, A), held(table, B), held(table, C)) == ("M", "M", "RMM")
    assert [each.seat for each in kinds(events, ev.AgentGained)] == [B]


def test_ex_250_the_end_of_the_round() -> None:
    table, events = played(the_end)
    assert not kinds(events, ev.DieMoved, ev.MissionFailed, ev.ProjectFinished)
    [renewed] = kinds(events, ev.QueueRenewed)
    assert (renewed.left, len(renewed.cards), len(table.state.common)) == (4, 5, 4)
    assert table.state.projects == ["steelworks", "dump", "embassy", ""]
    assert (len(table.state.pile), len(table.state.finished), table.state.first) == (4, 5, C)


def test_ex_251_score_so_far() -> None:
    table, _ = played(the_end)
    assert [each.total for each in scoring.standing(table.state).scores] == [14, 10, 13]


def test_ex_252_round_5() -> None:
    table, events = played(the_end)
    assert (table.state.round, table.state.missions[0], table.state.die) == (5, "m7", 2)
    assert {each.seat: each.n for each in kinds(events, ev.Drew)} == {A: 3, B: 2}
    assert table.piles(C)[0] == 4
    assert [each.seat for each in kinds(table.finish_phase(), ev.TurnEnded)] == [C, A, B]
    assert [each.seat for each in kinds(table.finish_phase(), ev.AgentsPassed)] == [B, A, C]
