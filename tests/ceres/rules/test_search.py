"""The greedy seat's look at its own turn: it changes nothing and does not count on luck."""

from __future__ import annotations

import pytest

from games.ceres import actions as act
from games.ceres.game import GAME
from games.ceres.seats import fork, outlook
from games.core.actions import EndTurn
from games.core.codec import encode
from games.core.computer import choose
from games.core.random_play import steps
from games.core.rng import rng
from tests.ceres.builder import Table, asteroid, facility, gain, line, perform, project


def chosen(table: Table, *, seed: int = 1) -> list[act.AnyAction]:
    """Return the greedy seat's actions in the turn in hand, its end included."""
    state = table.state
    seat = state.turn
    source = rng(seed)
    done: list[act.AnyAction] = []
    while not done or not isinstance(done[-1], EndTurn):
        action = choose(GAME, GAME.mask(state, seat), seat, source, "greedy")
        GAME.apply_unchecked(state, seat, action)
        done.append(action)
    return done


@pytest.mark.parametrize("edition", ["final", "draft"])
def test_looking_ahead_leaves_the_position_alone(edition: str) -> None:
    """All parts that a turn can change are copied, at any depth of the search."""
    state = GAME.start({"edition": edition}, 3, 4)
    for number, _ in enumerate(steps(GAME, state, rng(4, 1), 150)):
        if number % 5 == 0 and state.stack:
            seat = state.turn
            before = encode(state)
            search = GAME.search(state, seat)
            for action in GAME.legal(state, seat):
                assert isinstance(search.rate(state, action), float)
            assert encode(state) == before


def test_a_fork_shares_nothing_that_a_turn_changes() -> None:
    """Every decision of a seat's turn, carried out in a fork, shows in the fork alone."""
    state = GAME.start({"edition": "final"}, 4, 9)
    source = rng(9, 1)
    for _ in steps(GAME, state, source, 250):
        seat = state.turn
        before = encode(state)
        for action in GAME.legal(state, seat):
            if not isinstance(action, EndTurn):
                after = fork(state, seat)
                assert encode(after) == before
                GAME.apply_unchecked(after, seat, action)
                assert encode(after) != before
        assert encode(state) == before


def test_a_chain_is_seen_to_its_end() -> None:
    """A Worker at the Launch Site is worth the gain from the best asteroid in reach."""
    rich = asteroid("rich", "outer", 0, 9, {"energy": 1})
    table = Table(asteroids=(rich,)).round(3).seat(0, probe=1)
    assert act.Launch("rich") in chosen(table)


def test_what_makes_a_project_payable_is_found() -> None:
    """The trade that completes a committed project is chosen for it, then the completion."""
    lines = (line({"ore": 4}, {"ice": 3}), line({"ore": 4}, {"energy": 3}))
    farm = project("farm", {"energy": 3}, 12)
    table = Table(projects=(farm,), lines=lines).round(3)
    table.seat(0, committed=("farm",), ore=4, leaders=1, workers=("launch_site", "main_lab"))
    table.seat(0, workers=("main_factory", "main_office"))
    done = chosen(table)
    assert done[:2] == [act.Leader("trade_bureau", "trade"), act.Trade(1, 1)]
    assert act.Complete("farm") in done


def test_a_draw_is_worth_its_average_and_not_its_luckiest_cards() -> None:
    """Cards that come to light are dealt several times over."""
    jackpot = facility("jackpot", vp=30, cost={"alloy": 1})
    plain = facility("plain", vp=1, cost={"alloy": 1})
    table = Table(facilities=(plain,), hidden=(jackpot,)).round(3).seat(0, alloy=1, influence=1)
    table.pile("jackpot").do(act.Leader("construction_yard", "build"))
    lucky = table.state
    worth = GAME.search(lucky, 0).rate(lucky, act.Draw(1))
    GAME.apply_unchecked(after := fork(lucky, 0), 0, act.Draw(1))
    best = max(GAME.search(after, 0).rate(after, a) for a in GAME.legal(after, 0))
    assert worth < best - 5


def test_completing_waits_for_the_end_of_the_turn() -> None:
    """A project that can be completed is no reason to look at everything twice."""
    table = Table(projects=(project("farm", {"energy": 3}, 12),))
    table.seat(0, committed=("farm",), energy=3)
    legal = table.legal()
    assert act.Complete("farm") in legal
    assert act.Complete("farm") not in GAME.search(table.state, 0).sensible(table.state, legal)
    table.do(act.Headquarters("main_lab"))
    assert act.Complete("farm") in GAME.search(table.state, 0).sensible(table.state, table.legal())
    assert act.Complete("farm") in chosen(table)


def test_a_second_function_is_worth_more_where_no_worker_is_left_for_another() -> None:
    """An upgrade helps the Worker that comes anyway; a third Lab finds no Worker."""
    labs = [facility(f"lab{n}", "lab", gain(energy=3)) for n in (1, 2, 3)]
    extra = facility("extra", "lab", perform("launch"))
    table = Table(facilities=(*labs, extra)).seat(0, singles=("lab1", "lab2", "lab3", "extra"))
    apart = outlook.evaluate(table.state, 0)
    other = Table(facilities=(*labs, extra)).seat(0, singles=("lab1", "lab2", "lab3"))
    other.outstation(0, "lab1").bottom = "extra"
    assert outlook.evaluate(other.state, 0) > apart


def test_r53_the_greedy_seat_keeps_its_influence() -> None:
    """Two Leaders left and nothing to do but draw cards that all cost an Alloy: it passes.

    It used to pay for that draw, as Leaders in hand looked worth more than a pass, and so lost
    the point of the last pair of Influence.
    """
    dear = facility("dear", cost={"alloy": 9})
    table = Table(seats=2, facilities=(dear,), lines=(line({"ore": 13}),)).round(3)
    state = table.state
    starting = ("launch_site", "main_factory", "main_lab", "main_office")
    table.seat(0, leaders=2, influence=8, ore=8, energy=5, workers=starting)
    table.player().headquarters = 2
    state.slots["council"] = [0, 0]
    state.project_row = [None] * len(state.project_row)
    assert chosen(table) == [act.Pass(), EndTurn()]
    assert table.goods()["influence"] == 8
    assert table.finish()[0]["influence"] == 4
