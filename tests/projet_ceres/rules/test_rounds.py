"""Complete rounds, line by line: the first of two players (group P), a fourth of three (R)."""

from __future__ import annotations

from msgspec.structs import replace

from games.core.actions import EndTurn
from games.core.events import Event
from games.projet_ceres import actions as act
from games.projet_ceres import events as ev
from games.projet_ceres import scoring
from games.projet_ceres.content.types import CLANS, Bonus, ClanBoard, Exploration
from games.projet_ceres.effects import Colonise, Cost, Devote, Gain, Modify, Power
from games.projet_ceres.game import GAME
from games.projet_ceres.orders import OfferingMission
from games.projet_ceres.rules import derive, goods
from games.projet_ceres.state import BOARD
from tests.projet_ceres.box import ANY, FULL, H, M, R, boxed, card, does, mission, resolution, to
from tests.projet_ceres.builder import END, Table, asked_agents, kinds, letters

A, B, C = 0, 1, 2
BOXES = tuple(replace(each, n=2) if each.id == "invest_1" else each for each in FULL.boxes)
SALE = ("samca_6", "neutral_1", "neutral_2", "neutral_3", "neutral_4")


def held(table: Table, seat: int) -> str:
    """Return all goods of a seat."""
    return letters(goods.controlled(table.state, seat))


def place(table: Table, seat: int, box: str, *actions: act.AnyAction) -> list[Event]:
    """Have the seat that is asked place an agent, and end its turn."""
    assert table.waiting() == (seat,)
    return table.do(seat, act.PlaceAgent(box), *actions, END)


def unlocked(events: list[Event]) -> list[int]:
    """Return on which cells bonuses were unlocked."""
    return [each.cell for each in kinds(events, ev.Unlocked)]


FIRST = boxed(
    missions=(mission(1, resolution(), counter=3), mission(2, resolution())),
    tiles={
        "home_flora": {"yields": {"rock": 1, "metal": 1}},
        "home_themis": {"yields": {"rock": 1, "hydrocarbon": 1}},
    },
    boxes=BOXES,
    clans=tuple(
        ClanBoard(id=clan, bonuses=(Bonus(cell=1, modify=(Modify("carry", 1),)),)) for clan in CLANS
    ),
)


def first_round() -> Table:
    """Return the house setup before Phase 1, the decks and piles stacked; A's clan is Flora."""
    table = Table(2, FIRST).clans("flora", "themis").top("m1", active=False)
    for seat, drawn in (
        (A, ["funds", "silicates", "deposit"]),
        (B, ["themis_1", "silicates", "pocket"]),
    ):
        deck = [key for key in table.player(seat).owned if key not in drawn]
        table.seat(seat, deck=[*deck, *drawn], goods="RHMM")
    table.market(*SALE)
    return table.projects("dump", "embassy", "observatory", "library")


def test_ex_200_to_206_a_first_round() -> None:
    table = first_round()
    table.phase1()
    assert table.state.die == 3
    assert table.player(A).hand == ["deposit", "funds", "silicates"]
    assert table.player(B).hand == ["pocket", "silicates", "themis_1"]
    assert [len(p.deck) for p in table.state.players] == [7, 7]
    # EX-201: A explores, with 1 rock from the card, and produces.
    assert table.waiting() == (A,)
    table.do(A, act.Explore("A1"), act.Choose(1), act.Put(R, BOARD, 1))
    table.do(A, act.Produce(), END)
    assert (table.at(BOARD), table.at("B1"), table.at("A1")) == ("RRHM", "RM", "")
    assert (table.points(A), table.state.belt["A1"].up) == ((0, 1), True)
    # EX-202: B produces and begs.
    table.do(B, act.Produce(), act.Beg(), act.Put(M, BOARD, 1), END)
    assert (table.at(BOARD, B), table.at("B7")) == ("RHMMM", "RH")
    # EX-203: Supply I, Invest I, Support, Telescope.
    events = place(table, B, "supply_1", act.Put(M, BOARD, 2))
    events += place(table, A, "invest_1", act.RevealCard("funds"), act.BuyCard("samca_6"))
    events += place(table, B, "support", act.Support("library"))
    assert table.why(A, act.PlaceAgent("support")) == "box_full"
    events += place(table, A, "telescope", act.PlaceAsteroid("B2"))
    [bought], [scored, placed] = kinds(events, ev.CardBought), kinds(events, ev.Scored)
    assert (bought.seat, bought.cost) == (A, 4)
    assert not kinds(events, ev.InfluenceLost)
    assert (scored.seat, scored.track, placed.seat, placed.track) == (B, "dev", A, "col")
    assert unlocked(events) == [1]
    assert (table.points(A), table.points(B)) == ((0, 2), (1, 0))
    assert (table.at(BOARD, B), table.at("B7")) == ("HMMM", "H")
    assert table.state.belt["B2"].up is False
    # EX-204: A builds, B maintains colonies.
    assert (table.state.phase, table.waiting()) == (4, (A, B))
    events = table.do(A, act.Build("silicates")) + table.do(B, act.Maintain(5))
    assert unlocked(events) == [1]
    assert (table.points(A), table.points(B)) == ((0, 3), (1, 2))
    assert (table.player(A).buildings, table.player(A).unlocked) == (["silicates"], 1)
    # EX-205: the end of the round.
    assert table.player(A).hand == ["deposit"]
    assert (table.piles(A), table.piles(B)) == ((1, 7, 2), (3, 7, 0))
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
    # EX-206: round 2.
    assert [(each.seat, each.n) for each in kinds(events, ev.Drew)] == [(A, 2)]
    assert (table.piles(A), table.piles(B)) == ((3, 5, 2), (3, 7, 0))
    for phase, seat in ((2, B), (2, A), (3, A), (3, B)):
        assert (table.state.phase, table.waiting()) == (phase, (seat,))
        table.end(seat)


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
FOURTH = boxed(
    card("battery", Power(1)),
    card("salvo", Power(1)),
    card("factory", Gain(R)),
    card("canvass", Gain(R), influence=2),
    missions=tuple(
        mission(number, CREWS if number == 4 else resolution(), counter=2, badge="crews")
        for number in range(1, 8)
    ),
    tiles={key: {"yields": found} for key, found in YIELDS.items()},
    boxes=BOXES,
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


def fourth_round() -> Table:
    """Return the table before Phase 1 of round 4."""
    table = Table(3, FOURTH).clans("flora", "themis", "hilda").fields(round=4).top("m4", 1)
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
    table.market(*SALE)
    return table.projects("dump", "embassy", "refinery", "library", pile=PILE, finished=FINISHED)


def lying(table: Table, seat: int, key: str, n: int) -> list[act.PayUnit]:
    """Return payments of so much of a type, wherever a seat has it."""
    letter = key[0].upper()
    there = [(place, table.at(place, seat).count(letter)) for place in (*table.fleet(seat), BOARD)]
    units = [act.PayUnit(key, place) for place, count in dict(there).items() for _ in range(count)]
    return units[:n]


def test_ex_240_to_252_a_fourth_round() -> None:  # noqa: PLR0915
    table = fourth_round()
    table.phase1()
    assert (table.state.die, table.state.active, table.state.missions[0]) == (1, True, "m4")
    assert [p.hand for p in table.state.players] == [sorted(hand) for hand in HANDS]
    # EX-241: A moves; the sides of the combat are asked three times.
    assert table.waiting() == (A,)
    steps = [act.Sail("A1", "A2"), act.Sail("B1", "A1"), act.Load(R), act.Sail(BOARD, "B1")]
    events = table.do(A, act.Move(), *steps, act.Arrive())
    for seat, action in ((B, act.PlayCard("salvo")), (A, act.PlayCard("battery")), (B, END)):
        assert table.waiting() == (seat,)
        events += table.do(seat, action)
    [opened], [ended] = kinds(events, ev.FightOpened), kinds(events, ev.FightEnded)
    assert (opened.attack, opened.defence) == (3, 2)
    assert (ended.attack, ended.defence, ended.winner) == (4, 3, A)
    assert table.fleet(B) == {BOARD: 1, "B5": 1, "A3": 1}
    assert table.fleet(A) == {"A1": 1, "A2": 1, "B1": 1}
    assert [table.at(cell) for cell in ("A2", "A1", "B1", BOARD)] == ["MM", "R", "", "RMM"]
    # EX-242: there is a route at once, and no gains go to the board.
    assert goods.purse(table.box, table.state, A)["A2"] == {M: 2}
    assert set(goods.homes_of_gains(table.state, A)) == {"A1", "A2", "B1"}
    # EX-243: A produces.
    assert table.waiting() == (A,)
    events = table.do(A, act.Produce(), END)
    yields = {"B1": {R: 1, M: 1}, "A1": {H: 2}, "A2": {R: 1, M: 1}}
    assert kinds(events, ev.Produced)[0].yields == yields
    assert held(table, A) == "RRRRHHMMMMMM"
    # EX-244: B pays 2 rock and 2 influence, C's standing offer brings the third rock.
    kind = OfferingMission()
    offer = kind.make(GAME, GAME.mask(table.state, C), ("a rock 1",))
    events = table.do(B, act.Attempt("a"), act.Pledge(R, 2), act.DiscardCard("funds"))
    events += table.do(B, act.Pledge("influence", 2), END)
    wait = next(each for each in GAME.rules.waits(table.state) if each.seat == C)
    answer = kind.answer(GAME, GAME.mask(table.state, C), wait, offer)
    assert isinstance(answer, list)
    assert answer == [act.Pledge(R, 1), EndTurn()]
    events += table.do(C, *answer) + table.do(B, act.Put(M, BOARD, 3))
    [closed], [won] = kinds(events, ev.CallClosed), kinds(events, ev.MissionWon)
    assert (closed.paid, won.seat, won.badge) == (True, B, "crews")
    assert [each.mission for each in kinds(events, ev.MissionGone)] == ["m5", "m6"]
    assert (table.state.missions, table.state.active, table.state.die) == (["m7"], False, 0)
    assert (table.at(BOARD, B), table.at("B5"), held(table, C)) == ("HMMMM", "H", "RRHMM")
    assert (table.points(C), table.player(C).agents, table.points(B)) == ((0, 6), 3, (1, 4))
    assert table.piles(B)[0] == 1
    # EX-245: C plays in B's turn.
    table.do(C, act.PlayCard("deposit"), act.Put(M, BOARD, 1))
    assert (table.at(BOARD, C), table.waiting()) == ("RMMM", (B,))
    # EX-246: B militarises.
    table.do(B, act.Militarise(), END)
    assert (table.player(B).docked, table.player(B).reserve, held(table, B)) == (2, 2, "HHM")
    # EX-247: C explores, pays 1 hydrocarbon and 2 metal for devotion, and produces.
    assert table.waiting() == (C,)
    units = [act.PayUnit(H, "A5"), act.PayUnit(M, BOARD), act.PayUnit(M, BOARD)]
    events = table.do(C, act.Explore("A4"), act.Choose(3, pay="pick"), *units)
    assert letters(table.player(C).goods) == "R"
    events += table.do(C, act.Produce(), END)
    assert (table.points(C), held(table, C)) == ((1, 7), "RRRRHM")
    assert not kinds(events, ev.Unlocked)
    assert table.state.belt["A4"].up
    # EX-248: eight agents, in the order C, B, A.
    events = place(table, C, "support", act.Support("library"))
    events += place(table, B, "supply_1", act.Put(R, BOARD, 2))
    events += place(table, A, "support", act.Support("refinery"))
    events += place(table, C, "library")
    assert table.why(B, act.PlaceAgent("support")) == "box_full"
    events += place(table, B, "refinery", act.Put(H, BOARD, 3))
    events += place(table, A, "invest_1", act.RevealCard("canvass"), act.BuyCard("samca_6"))
    assert table.why(C, act.PlaceAgent("mission")) == "no_mission"
    events += place(table, C, "supply_2", act.Put(M, BOARD, 1))
    events += place(table, A, "supply_2", act.Put(R, "A1", 1))
    assert asked_agents(events) == [C, B, A, C, B, A, C, A]
    [drawn] = kinds(events, ev.Drew)
    assert (drawn.seat, drawn.n) == (C, 2)
    assert (table.points(A), table.points(C), table.player(A).agents) == ((2, 5), (2, 7), 3)
    assert [each.seat for each in kinds(events, ev.AgentGained)] == [A]
    assert unlocked(events) == [2]
    assert [(each.seat, each.cost) for each in kinds(events, ev.CardBought)] == [(A, 4)]
    assert not derive.stands(table.box, table.state, A, "mercenaries")
    assert [held(table, seat) for seat in (A, B, C)] == ["RRRRMMM", "RRHHHHHM", "RMM"]
    # EX-249: A builds, then pays 3 rock and 2 metal; B pays 2 rock and 5 hydrocarbon.
    assert table.state.phase == 4
    events = table.do(A, act.Build("silicates"))
    paid = [*lying(table, A, R, 3), *lying(table, A, M, 2)]
    events += table.do(A, act.Maintain(5, pay="pick"), *paid)
    paid = [*lying(table, B, R, 2), *lying(table, B, H, 5)]
    events += table.do(B, act.Maintain(7, pay="pick"), *paid)
    assert (table.points(A), table.points(B)) == ((2, 8), (1, 7))
    assert [held(table, seat) for seat in (A, B, C)] == ["M", "M", "RMM"]
    assert [each.seat for each in kinds(events, ev.AgentGained)] == [B]
    # EX-250: the end of the round.
    events = table.end(A, B, C)
    assert not kinds(events, ev.DieMoved, ev.MissionFailed, ev.ProjectFinished)
    [renewed] = kinds(events, ev.QueueRenewed)
    assert (renewed.left, len(renewed.cards), len(table.state.common)) == (4, 5, 4)
    assert table.state.projects == ["steelworks", "dump", "embassy", ""]
    assert (len(table.state.pile), len(table.state.finished), table.state.first) == (4, 5, C)
    # EX-251: the score so far.
    assert [each.total for each in scoring.standing(table.state).scores] == [14, 10, 13]
    # EX-252: round 5.
    assert (table.state.round, table.state.missions[0], table.state.die) == (5, "m7", 2)
    assert {each.seat: each.n for each in kinds(events, ev.Drew)} == {A: 3, B: 2}
    assert table.piles(C)[0] == 4
    assert [each.seat for each in kinds(table.finish_phase(), ev.TurnEnded)] == [C, A, B]
    assert [each.seat for each in kinds(table.finish_phase(), ev.AgentsPassed)] == [B, A, C]
