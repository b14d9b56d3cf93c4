"""In a turn just that is listed as payable which a decision that is open can lead to."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from games.ceres import actions as act
from games.ceres.game import GAME
from games.ceres.rules.derived import belt
from games.ceres.state import State, Turn
from games.core.random_play import steps
from games.core.rng import rng
from rendering.ceres import means
from rendering.ceres.table import Table
from rendering.theme import DARK
from tests.ceres import builder
from tests.rendering.ceres.positions import NAMES

KINDS: dict[type[act.AnyAction], str] = {
    act.Launch: "launch",
    act.Build: "build",
    act.Settle: "settlement",
    act.Trade: "trade",
}
WAYS = act.Leader | act.Worker | act.Droid | act.Assistant | act.Choose | act.Use | act.Reassign
DEEP = 5
"""Decisions that are looked ahead: a Function, its Location, the option, and the next one."""


def table(state: State, seat: int) -> Table:
    """Return a seat's view."""
    names = NAMES[: len(state.players)]
    return Table(GAME.mask(state, seat), None, "en", DARK, names)


def reached(state: State, deep: int = DEEP) -> Iterator[str]:
    """Yield what can be done in a turn, by trying all ways."""
    for action in GAME.legal(state, state.turn):
        if type(action) in KINDS:
            yield KINDS[type(action)]
        elif deep and isinstance(action, WAYS):
            here = GAME.copy(state)
            GAME.apply(here, here.turn, action)
            if here.stack and here.turn == state.turn:
                yield from reached(here, deep - 1)


def turns(edition: str, seed: int, every: int) -> Iterator[State]:
    """Yield positions of a random game at the beginning of turns."""
    state, found = GAME.start({"edition": edition}, 3, seed), 0
    for _ in steps(GAME, state, rng(seed, 1), 3000):
        if state.stack and isinstance(state.stack[-1], Turn) and not state.stack[-1].acted:
            found += 1
            if found % every == 0:
                yield state


@pytest.mark.parametrize("edition", ["final", "draft"])
def test_whatever_a_turn_can_lead_to_is_a_goal(edition: str) -> None:
    seen = set[str]()
    for played in turns(edition, 1, 9):
        state = GAME.copy(played)
        goods = state.players[state.turn].goods
        goods.update(dict.fromkeys(goods, 5))
        found = set(reached(state))
        assert found <= table(state, state.turn).goals
        seen |= found
    assert seen == set(KINDS.values())


@pytest.mark.parametrize("edition", ["final", "draft"])
def test_who_can_only_pass_is_shown_nothing_that_could_be_paid(edition: str) -> None:
    rich = 0
    for seed in range(3):
        for state in turns(edition, seed, 1):
            kinds = {type(action) for action in GAME.legal(state, state.turn)}
            if kinds <= {act.Pass, act.Headquarters, act.Complete}:
                seen = table(state, state.turn)
                assert not seen.goals & {"launch", "build", "settlement", "trade"}
                assert means.height(seen) == means.QUARTERS
                rich += any(seen.in_reach(rock) for rock in belt(seen.tables, state))
    assert rich, "there is somebody who could pay for something"


def test_who_waits_is_shown_what_the_next_turn_could_bring() -> None:
    """Leaders and Workers decide, not goods; a player who has passed has no further turn."""
    built = builder.Table().seat(1, ice=9, probe=1, ore=9, credit=9, ceramics=9, energy=9)
    assert "launch" in table(built.state, 1).goals
    assert "trade" in table(built.state, 1).goals
    built.seat(1, leaders=0).workers({"mine": 1}, {})
    site = [o.top for o in built.player(1).outstations if o.top in performing(built, "launch")]
    assert site
    assert table(built.state, 1).goals & {"launch", "trade", "build"} == {"launch"}
    built.workers({}, {})
    assert table(built.state, 1).goals == frozenset()
    built.seat(1, leaders=5).state.passed = [1]
    assert table(built.state, 1).goals == frozenset()


def performing(built: builder.Table, action: str) -> set[str]:
    """Return the Outstations of seat 1 whose Function performs an action."""
    t, player = table(built.state, 1).tables, built.player(1)
    return {
        o.top
        for o in player.outstations
        for part in t.parts(o.top, o.bottom)
        if getattr(part.effect, "action", "") == action
    }
