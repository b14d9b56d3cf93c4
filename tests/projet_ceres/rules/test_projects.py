"""Examples, group N: projects, the end of the game, points and ties."""

from __future__ import annotations

from typing import Any

import pytest

from games.core.events import Event
from games.projet_ceres import actions as act
from games.projet_ceres import events as ev
from games.projet_ceres import scoring
from games.projet_ceres.effects import Cost
from games.projet_ceres.rules import offers
from games.projet_ceres.state import BOARD, State
from tests.projet_ceres.box import boxed, mission, resolution
from tests.projet_ceres.builder import END, Table, kinds

QUEUE = ("dump", "embassy", "observatory", "refinery")
"""P4 to P1: the project on the exit slot is the last."""
NEXT = ("mercenaries", "steelworks")


def support(table: Table, project: str) -> list[Event]:
    """Have the player asked now, with plenty of goods, support a project and end the turn."""
    [seat] = table.waiting()
    table.seat(seat, goods="RRRRRRRRHHHHHHHHMMMMMMMM")
    return table.do(seat, act.PlaceAgent("support"), act.Support(project), END)


def advance(table: Table) -> list[Event]:
    """Play Phase 4 and the steps after it, without any building."""
    return table.colonies().finish_phase()


def queued() -> Table:
    """Return a table in Phase 3 with P4 to P1 in the queue and P5, P6 next."""
    return Table().projects(*QUEUE, pile=NEXT).agents(1)


def test_ex_160_the_exit_is_supported_by_itself_and_nobody_gains() -> None:
    table = queued()
    events = advance(table)
    assert [each.project for each in kinds(events, ev.ProjectFinished)] == ["refinery"]
    assert table.state.projects == ["mercenaries", "dump", "embassy", "observatory"]
    assert table.state.pile == ["steelworks"]
    assert table.state.finished[-1] == "refinery"
    assert [table.points(seat)[0] for seat in (0, 1)] == [0, 0]


def test_ex_161_a_gap_is_not_closed_and_ex_162_an_empty_exit_finishes_nothing() -> None:
    table = queued()
    support(table, "embassy")
    assert table.state.projects == ["dump", "", "observatory", "refinery"]
    advance(table)
    assert table.state.projects == ["mercenaries", "dump", "", "observatory"]
    table = queued()
    support(table, "refinery")
    finished = list(table.state.finished)
    assert not kinds(advance(table), ev.ProjectFinished)
    assert table.state.finished == finished
    assert table.state.projects == ["mercenaries", "dump", "embassy", "observatory"]


@pytest.mark.parametrize(("slot", "extra"), [(1, 2), (2, 1), (3, 1), (4, 0), (0, 3)])
def test_ex_163_a_place_costs_besides(slot: int, extra: int) -> None:
    queue = ["library" if number == slot else "" for number in (1, 2, 3, 4)]
    pile = ("steelworks",) if slot else ("library", "steelworks")
    table = Table().projects(*queue, pile=pile).agents(0).ships(0, board=1)
    assert offers.price(table.box, table.state, 0, "library") == Cost(2, 0, 2, extra)
    table.seat(0, goods="RRMM" + "H" * (extra - 1))
    assert table.why(0, act.PlaceAgent("support")) == ("no_project_payable" if extra else "")
    table.seat(0, goods="RRMM" + "H" * extra)
    table.do(0, act.PlaceAgent("support"), act.Support("library"))
    assert (table.at(BOARD), table.points()) == ("", (1, 0))


def test_ex_164_support_needs_a_project_that_can_be_paid() -> None:
    table = Table().projects(*QUEUE, pile=NEXT).agents(0).seat(0, goods="RRRHHMM")
    assert table.why(0, act.PlaceAgent("support")) == ""
    table.seat(0, goods="R")
    assert table.why(0, act.PlaceAgent("support")) == "no_project_payable"
    assert act.PlaceAgent("support") not in table.legal(0)
    table.ships(0, board=1, A3=1).put("A3", "RRRRHHHHMMMM")
    assert table.why(0, act.PlaceAgent("support")) == "no_project_payable"


def test_the_top_of_the_pile_is_enough_and_the_next_one_follows_at_once() -> None:
    """6.5 (OP-14) and 18.5."""
    table = Table(3).projects(*QUEUE, pile=("library", *NEXT)).agents(0)
    assert "mercenaries" not in offers.supportable(table.state)
    table.seat(0, goods="RRMMMMM").ships(0, board=1)
    table.do(0, act.PlaceAgent("support"))
    assert table.legal(0, act.Support) == [act.Support("library")]
    table.do(0, act.Support("library"))
    assert "mercenaries" in offers.supportable(table.state)
    assert table.state.projects == list(QUEUE)


@pytest.mark.parametrize(
    ("seats", "a_round", "rounds"), [(2, 0, 12), (4, 0, 12), (2, 1, 6), (3, 2, 4), (4, 2, 4)]
)
def test_ex_165_how_long_a_game_lasts(seats: int, a_round: int, rounds: int) -> None:
    table = Table(seats)
    while table.state.stack:
        assert table.state.round <= rounds
        table.finish_phase()
        for _ in range(a_round):
            st = table.state
            other = [each for each in (*st.pile[:1], *st.projects[:3]) if each]
            support(table, other[0])
        table.finish_round()
    assert (table.state.round, len(table.state.finished)) == (rounds, 12)


def last(project: str = "library") -> Table:
    """Return a table in Phase 3 where one project is left, on the exit slot."""
    cards = (mission(1, resolution(), counter=3), mission(2, resolution()))
    table = Table(3, boxed(missions=cards)).top("m1", 3).agents(2)
    rest = [key for key in table.box.projects if key != project]
    return table.projects("", "", "", project, finished=rest)


def test_ex_166_the_round_in_which_the_last_project_is_finished_is_played_out() -> None:
    table = last().fields(round=9)
    assert kinds(support(table, "library"), ev.EndTriggered)
    assert table.waiting() == (1,)
    table.do(1, act.PlaceAgent("supply_2"), act.Put("rock", BOARD, 1), END)
    table.finish_phase()
    assert (table.state.phase, table.waiting()) == (4, (0, 1, 2))
    table.seat(0, goods="RRR").do(0, act.Maintain(3))
    events = table.finish_phase()
    assert [each.die for each in kinds(events, ev.DieMoved)] == [2]
    assert kinds(events, ev.QueueRenewed)
    assert kinds(events, ev.ProjectsMoved)
    assert kinds(events, ev.GameEnded)
    assert not kinds(events, ev.RoundStarted)
    assert (table.state.over, table.state.round, table.points()) == (True, 9, (0, 1))


def test_ex_167_finished_at_the_end_of_a_round_it_is_the_last_round() -> None:
    table = last().fields(round=10)
    events = table.colonies().finish_phase()
    order = [
        type(each) for each in kinds(events, ev.ProjectFinished, ev.EndTriggered, ev.GameEnded)
    ]
    assert order == [ev.ProjectFinished, ev.EndTriggered, ev.GameEnded]
    assert (table.state.over, table.state.round) == (True, 10)


@pytest.mark.parametrize(("dev", "col", "total"), [(4, 19, 31), (13, 41, 80), (0, 0, 0)])
def test_ex_168_points(dev: int, col: int, total: int) -> None:
    table = Table().seat(0, dev=dev, col=col)
    assert scoring.standing(table.state).scores[0].total == total


def over(**sides: dict[str, Any]) -> State:
    """Return a game that is over with two sides, `a` and `b`, of 31 points and no cards each."""
    table = Table()
    for seat, key in enumerate(("a", "b")):
        table.seat(seat, hand=(), deck=0, discard=(), buildings=(), dev=4, col=19)
        table.seat(seat, **sides.get(key, {}))
    table.state.stack = []
    return table.state


WORTH_14 = ("worth_3", "funds", "funds_2", "worth_2", "silicates", "silicates_2", "deposit",
            "pocket", "worth_1")  # fmt: skip
CARDS = {"hand": WORTH_14[:3], "discard": WORTH_14[3:6], "deck": WORTH_14[6:]}
"""Cards that are worth 14 influence in all."""


def outcome(a: dict[str, Any], b: dict[str, Any]) -> tuple[Any, Any]:
    """Return who wins, and by which tie-breaks."""
    found = scoring.standing(over(a=a, b=b))
    return found.winners, found.tie_breaks


def test_ex_169_ties_go_to_agents_then_influence_without_buildings() -> None:
    less = {**CARDS, "hand": WORTH_14[1:3], "buildings": ("worth_3",), "agents": 3}
    assert outcome({**CARDS, "agents": 3}, less) == ((0,), ("agents", "influence"))
    assert outcome({**CARDS, "agents": 3}, {"agents": 4}) == ((1,), ("agents",))
    t = Table().box
    for held, found in (({**CARDS, "agents": 3}, 14), (less, 11)):
        state = over(a=held)
        assert scoring.printed(t, state, state.players[0]) == found


def test_ex_170_ex_171_then_to_badges_then_to_resources_else_they_share() -> None:
    one, two = ["m1"], ["m2", "m3"]
    assert outcome({"badges": one}, {"badges": two})[0] == (1,)
    five, seven = {"goods": "RRHHM"}, {"goods": "RRRHHMM"}
    assert outcome(five, seven) == ((1,), ("agents", "influence", "badges", "goods"))
    assert outcome(five, five)[0] == (0, 1)
    state = over(b={"goods": "R"})
    state.belt["A3"].seat, state.belt["A3"].ships, state.belt["A3"].up = 0, 1, True
    state.belt["A3"].goods = {"metal": 2}
    assert scoring.standing(state).winners == (0,), "wherever they are controlled"
    here = {"agents": 3, "boxes": ["supply_2"] * 3}
    assert outcome(here, {"agents": 3})[0] == (0, 1), "EX-171: agents, wherever they are"
