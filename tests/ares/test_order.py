"""Simultaneous play: in any order, the same choices give the same state."""

from __future__ import annotations

import pytest

from games.ares.actions import DrawBonus
from games.ares.game import GAME
from games.ares.state import Founding, Limit, Mulligan, Phase, Planning, Research
from games.core.codec import state_hash
from games.core.events import visible
from games.core.random_play import random_action
from games.core.rng import rng
from tests.ares.builder import Table

ORDERS = 200


def script(state, seat, source):
    """Return random choices of one seat for the step in progress, without draws or flips."""
    state = GAME.copy(state)
    frame = type(state.stack[-1])
    found = []
    for _ in range(40):
        if seat not in GAME.waiting(state) or not isinstance(state.stack[-1], frame):
            break
        action = random_action(GAME, state, seat, source)
        trial = GAME.copy(state)
        if GAME.apply_unchecked(trial, seat, action).revealed:
            continue
        GAME.apply_unchecked(state, seat, action)
        found.append(action)
    while seat in GAME.waiting(state) and isinstance(state.stack[-1], frame):
        action = GAME.default(state, seat)
        trial = GAME.copy(state)
        if GAME.apply_unchecked(trial, seat, action).revealed:
            return None
        state = trial
        found.append(action)
    return found


def shuffled(scripts, source):
    """Return the choices of all seats in a random order that keeps each seat's own."""
    left = {seat: list(actions) for seat, actions in scripts.items() if actions}
    while left:
        seat = source.pick(sorted(left))
        yield seat, left[seat].pop(0)
        if not left[seat]:
            del left[seat]


def outcome_of(state, scripts, source):
    """Return the state after all choices, and the public events at the closing."""
    state = GAME.copy(state)
    told = []
    for seat, action in shuffled(scripts, source):
        applied = GAME.apply(state, seat, action)
        # Running values of Mars in the lines differ, as each seat sees Mars move in its own time.
        told = [
            (type(event).__name__, getattr(event, "seat", None))
            for event in visible(applied.events, None)
        ]
    return state_hash(state), told


def full_hands():
    """Yield end steps in which all seats have too many cards."""
    for seed in range(10):
        table = Table(3)
        for player in table.state.players:
            player.hand = [table.state.deck.pop() for _ in range(12 + seed % 3)]
        yield table.open(4, hold=False).state, rng(seed)


def positions(kind, options, seats=3):
    """Yield early positions in which a step of this kind waits for at least two seats."""
    if kind is Limit:
        yield from full_hands()
        return
    for seed in range(40):
        state = GAME.start(options, seats, seed)
        source = rng(seed, 1)
        for _ in range(400):
            if len(GAME.waiting(state)) > 1 and isinstance(state.stack[-1], kind):
                fresh = not isinstance(state.stack[-1], Phase) or not any(
                    lane.uses or lane.stack or lane.log for lane in state.stack[-1].lanes
                )
                if fresh and state.temperature < 12 and state.oxygen < 9:
                    yield GAME.copy(state), source
                    break
            if not GAME.waiting(state):
                break
            seat = source.pick(GAME.waiting(state))
            GAME.apply_unchecked(state, seat, random_action(GAME, state, seat, source))


@pytest.mark.parametrize(
    ("kind", "options"),
    [
        (Mulligan, {"setup": "mulligan"}),
        (Founding, {}),
        (Planning, {}),
        (Phase, {}),
        (Phase, {"curtain": "off"}),
        (Research, {}),
        (Limit, {}),
    ],
    ids=["mulligan", "corporations", "planning", "phase", "no-curtain", "research", "hand-limit"],
)
def test_order_does_not_matter(kind, options):
    orders = busy = 0
    for state, source in positions(kind, options):
        waiting = GAME.waiting(state)
        scripts = {seat: script(state, seat, source) for seat in waiting}
        if any(actions is None for actions in scripts.values()):
            continue
        # The last choice closes the step, so what it reveals is the same for every order.
        first, told = outcome_of(state, scripts, source)
        for _ in range(20):
            again, said = outcome_of(state, scripts, source)
            assert again == first
            if kind is Phase and options.get("curtain") != "off":
                assert said == told
            orders += 1
        busy += sum(len(actions) for actions in scripts.values())
        if orders >= ORDERS:
            break
    assert orders >= ORDERS
    assert busy >= 20


def test_arrival_decides_who_draws_which_card():
    """The other side of the rule: draws inside a phase come as they come (R8)."""

    def drawn(*order):
        table = Table().top("Moss", "Mine").chooses(2, 0, 1).open(2)
        for seat in order:
            table.do(DrawBonus(), seat)
        return [player.hand[-1] for player in table.state.players]

    assert drawn(0, 1) == drawn(1, 0)[::-1]
