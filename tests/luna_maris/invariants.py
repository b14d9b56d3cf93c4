"""Invariants of Luna Maris, true after every decision."""

from __future__ import annotations

from collections.abc import Iterable

from games.luna_maris import events as ev
from games.luna_maris.content import SETS, Index
from games.luna_maris.content.types import TRACKS
from games.luna_maris.rules.board import SEEDBEDS, sides
from games.luna_maris.rules.tracks import BATTERY, LEAST_STRESS, MOST_STRESS, PROBES
from games.luna_maris.setup import DEALT, HIRING, PROJECTS, boards
from games.luna_maris.state import (
    CAPPED,
    ROUNDS,
    Equipping,
    Player,
    Rewards,
    Rival,
    Side,
    Starting,
    State,
    Turn,
)

O2_SPACES = 8
UNTOLD = ("food-cards", "oxygen")
"""Things that no amount of a story counts: food has names; stress changes the O2 left, too."""


def check(state: State) -> None:
    """Require that nothing was lost, doubled or pushed over a limit."""
    t = SETS.get(state.content)
    _turns(state)
    _cards(t, state)
    _board(t, state)
    for player in state.players:
        _player(t, state, player)
    for side in sides(state):
        _side(t, state, side)
    if state.rival is not None:
        _rival(t, state, state.rival)


def _apart(ids: Iterable[str]) -> list[str]:
    """Return ids, which must all be different."""
    found = list(ids)
    assert len(found) == len(set(found)), found
    return found


def _turns(state: State) -> None:
    seats = range(len(state.players))
    assert [player.seat for player in state.players] == [*seats]
    assert sorted(state.order) == [*seats]
    assert len(set(state.ended)) == len(state.ended)
    assert set(state.ended) <= set(seats)
    assert 1 <= state.round <= ROUNDS
    if not state.over:
        assert state.turn in seats
        assert isinstance(state.stack[0], Turn | Equipping | Starting)
        # A research bonus may be part of what an order brings.
        frames = [type(frame) for frame in state.stack]
        assert len(set(frames)) >= len(frames) - (frames.count(Rewards) == 2)


def _cards(t: Index, state: State) -> None:
    """Every card and tile that is in the game lies in one place."""
    rival, count = state.rival, boards(len(state.players))
    held = [card for p in state.players for card in (*p.hand, *p.rest)]
    hired = _apart(card for card in held if t.scientists[card].level == 2)
    assert sorted(hired) == sorted(state.hired)
    its = rival.hired if rival else []
    shown = [card for card in state.hiring if card]
    everybody = _apart([*hired, *its, *shown, *state.scientists])
    assert set(everybody) == {card.id for card in t.scientists.values() if card.level == 2}
    food = [card for p in state.players for card in (*p.food, *p.drawn)]
    food += [*state.seedbeds, *state.food, *state.food_discard, *state.spent]
    food += rival.food if rival else []
    assert set(_apart(food)) == {card.id for card in t.food.values() if card.players <= count}
    orders = _apart(order for side in sides(state) for order in side.orders)
    for stack in state.stacks:
        here = [order for order in (stack.top, *stack.pile) if order]
        done = [order for order in orders if t.orders[order].kind == stack.kind]
        assert {t.orders[order].kind for order in here} <= {stack.kind}
        assert len(_apart([*here, *done])) == count + 1
        flipping = any(isinstance(frame, Rewards) for frame in state.stack)
        assert stack.top or not stack.pile or flipping
    _apart(p.equipment for p in state.players if p.equipment)


def _board(t: Index, state: State) -> None:
    assert len(state.hiring) == HIRING
    assert len(state.seedbeds) <= SEEDBEDS
    assert len(_apart(state.projects)) == PROJECTS
    built = [module for side in sides(state) for module in side.built]
    assert sorted(_apart(built)) == sorted(state.constructed)
    assert set(built) <= set(state.projects)
    assert len(built) <= len(t.board.construction)
    assert set(state.bonuses) <= set(t.bonuses)
    _apart([zone for side in sides(state) for zone in side.probes] + state.covered)
    keepers = [p.module for p in state.players if p.active]
    if state.rival is not None and state.rival.module is not None:
        keepers.append(state.rival.module)
    assert len(keepers) == len(set(keepers)), "nobody shares an activation space"


def _side(t: Index, state: State, side: Side) -> None:
    board = t.board
    assert state.over or side.score >= 0
    assert 0 <= side.water <= board.water
    assert 0 <= side.helium <= board.helium
    assert 0 <= side.waste <= board.waste
    assert 0 <= side.co2 < len(board.co2)
    assert set(side.research) == set(TRACKS)
    assert all(1 <= level <= CAPPED for level in side.research.values())
    assert 1 <= len(side.probes) <= PROBES
    owner = side.seat if isinstance(side, Player) else "ai"
    caps = sum(level == CAPPED for level in side.research.values())
    assert sum(taker == owner for taker in state.bonuses.values()) <= caps


def _player(t: Index, state: State, p: Player) -> None:
    assert 0 <= p.energy <= BATTERY
    assert LEAST_STRESS <= p.stress <= MOST_STRESS
    assert 0 <= p.oxygen <= O2_SPACES
    cubes = (p.first.iron, p.first.titanium, p.last.iron, p.last.titanium)
    assert min(cubes) >= 0
    assert len(_apart(p.depot)) <= len(t.board.depot)
    _apart([*p.hand, *p.rest])
    assert not p.active or (p.module is not None and p.module != "power")
    assert p.seat not in state.ended or not p.active


def _rival(t: Index, state: State, it: Rival) -> None:
    assert len(state.players) == 1
    assert 0 <= it.energy <= t.components.ai.battery
    assert it.titanium >= 0
    cards = _apart([*it.deck, *it.past, *([it.card] if it.card else [])])
    assert len(cards) == DEALT
    assert len(it.did) == (len(t.ai_cards[it.card].actions) if it.card else 0)
    if not state.over:
        assert len(it.deck) == DEALT - state.round + 1


def apart(event: object) -> bool:
    """Return whether goods change in another way than an event says."""
    return isinstance(event, ev.WasteMoved) and event.n < 0  # shown as less waste, which is better
