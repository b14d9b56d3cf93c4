"""The colony, the mining area and the turn in hand: complete, clear of each other, marked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from itertools import combinations, pairwise

import pytest

from games.core.hidden.declare import View
from games.core.random_play import steps
from games.core.rng import rng
from games.luna_maris.actions import AnyAction, Go, Install
from games.luna_maris.content import BUILT_IN, components
from games.luna_maris.content.types import MODULES, Module
from games.luna_maris.game import GAME
from games.luna_maris.state import Activation, State
from rendering.box import Box
from rendering.luna_maris import colony, reach
from rendering.luna_maris.colony import Plan
from rendering.luna_maris.table import Table
from rendering.scene import Icon, Panel, Scene
from rendering.theme import DARK
from tests.rendering.layout_checks import icons, rect, shared
from tests.rendering.luna_maris.positions import NAMES, scene

PLANS = (Plan(Box(26, 34, 972, 824), 300, 158), Plan(Box(24, 82, 1032, 1072), 324, 186))


def crossings(passages: tuple[tuple[Module, Module], ...]) -> int:
    """Return how many pairs of passages cross each other on the map."""

    def side(a: Module, b: Module, c: Module) -> float:
        (ax, ay), (bx, by), (cx, cy) = colony.PLACES[a], colony.PLACES[b], colony.PLACES[c]
        return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)

    return sum(
        len({*one, *other}) == 4
        and side(*one, other[0]) * side(*one, other[1]) < 0
        and side(*other, one[0]) * side(*other, one[1]) < 0
        for one, other in combinations(passages, 2)
    )


@cache
def states(seats: int = 3) -> tuple[State, ...]:
    """Return all positions of a random game."""
    state = GAME.start({}, seats, 3)
    found = [GAME.copy(state)]
    for _ in steps(GAME, state, rng(3, 1), 5000):
        found.append(GAME.copy(state))
    assert found[-1].over
    return tuple(found)


def first(wanted: Callable[[State], bool], seats: int = 3) -> State:
    """Return the first position of that kind."""
    return GAME.copy(next(filter(wanted, states(seats))))


def rims(found: Scene) -> list[Panel]:
    """Return the bright rims around what can be chosen."""
    return [op for op in found.ops if isinstance(op, Panel) and op.look.border == DARK.text]


def table(state: State, viewer: int | None = None) -> Table:
    """Return the table that a layout works with."""
    return Table(View(viewer, state), None, "en", DARK, NAMES)


def legal(state: State) -> Sequence[AnyAction]:
    """Return the legal actions of the seat that decides."""
    return GAME.legal(state, state.turn)


def test_passages_of_the_house_do_not_cross() -> None:
    passages = components(BUILT_IN).board.passages
    assert crossings(passages) == 0
    assert crossings((("recycling", "industrial"), ("sleeping", "power"))) == 1


@pytest.mark.parametrize("plan", PLANS)
def test_no_passage_of_any_pack_leads_through_another_module(plan: Plan) -> None:
    for a, b in combinations(MODULES, 2):
        others = [plan.hull(module) for module in MODULES if module not in (a, b)]
        way = colony._way(plan, a, b)
        assert way[0] == plan.middle(a)
        assert way[-1] == plan.middle(b)
        for hull in others:
            assert not any(colony._crosses(hull, *part) for part in pairwise(way))


def test_a_turn_marks_exactly_the_modules_to_go_to_with_what_they_cost() -> None:
    state = first(lambda s: isinstance(s.stack[-1], Activation) and not s.stack[-1].steps)
    legal = {action.module for action in GAME.legal(state, state.turn) if isinstance(action, Go)}
    costs = reach.opened(table(state, state.turn), state.turn)
    assert set(costs) == legal
    found = scene(state, "turn", viewer=state.turn)
    assert len([op for op in rims(found) if op.radius == 34]) == len(legal)


def test_the_plate_of_an_active_module_tells_whose_point_it_is() -> None:
    state = first(lambda s: s.turns > 6 and any(p.active for p in s.players))
    keeper = next(p for p in state.players if p.active)
    other = next(p for p in state.players if p.seat != keeper.seat)
    assert keeper.module is not None
    costs = reach.costs(table(state), other.seat)
    assert costs[keeper.module].owner == keeper.seat
    assert costs[keeper.module].energy == 0
    assert reach.costs(table(state), keeper.seat)[keeper.module].owner is None
    other.energy = 0
    lacking = {
        m for m, cost in reach.costs(table(state), other.seat).items() if "energy" in cost.lacking
    }
    kept = {p.module for p in state.players if p.active}
    assert lacking == {*MODULES} - kept - {"power"}


def test_in_the_airlock_free_zones_are_ticked_and_no_others() -> None:
    def installs(state: State) -> int:
        if state.over:
            return 0
        return sum(isinstance(a, Install) for a in GAME.legal(state, state.turn))

    state = first(lambda s: installs(s) > 0)
    found = scene(state, "turn", viewer=state.turn)
    ticks = icons(found, "done")
    assert len(ticks) == installs(state)
    locks = [rect(op) for op in found.static if isinstance(op, Icon) and op.name == "lock"]
    assert len(locks) == len(state.covered) > 0
    assert not any(shared(rect(tick), lock) for tick in ticks for lock in locks)
