"""Random games with full purses: they use everything, more than plain random play reaches."""

from typing import get_args

import pytest

from games.ceres import actions as act
from games.ceres.content.types import FIELDS, GOODS
from games.ceres.events import AnyEvent
from games.ceres.game import GAME
from games.ceres.state import NOBODY, Outstation
from games.core.actions import EndTurn
from games.core.codec import decode_events, encode, encode_events, restore, save
from games.core.rng import Rng, rng
from tests.ceres.invariants import check

SEEDS = range(5)


def choose(state, source: Rng) -> act.AnyAction:
    """Pick a legal action; passing and leaving steps are rare."""
    found = GAME.legal(state, state.turn)
    assert found
    assert len(found) <= 200
    likely = GAME.candidates(state, state.turn)
    assert len(set(likely)) == len(likely)
    if EndTurn() in found:
        return EndTurn() if source.below(2) else source.pick(found)
    busy = [a for a in found if not isinstance(a, act.Pass | act.Done)]
    return source.pick(busy if busy and source.below(10) else found)


def play(edition: str, seats: int, seed: int, seen: set[str]) -> None:
    state = GAME.start({"edition": edition}, seats, seed)
    source = rng(seed, 9)
    for player in state.players:
        player.goods.update(dict.fromkeys(GOODS, 12))
    count = 0
    while state.stack:
        action = choose(state, source)
        applied = GAME.apply_unchecked(state, state.turn, action)
        seen.add(type(action).__name__)
        seen.update(type(event).__name__ for event in applied.events)
        check(state)
        count += 1
        if count % 40 == 0:
            assert encode(restore(GAME, save(GAME, state))) == encode(state)
            assert decode_events(GAME, encode_events(applied.events)) == applied.events
            for viewer in (state.turn, None):
                view = GAME.mask(state, viewer)
                world = GAME.determinize(view, Rng(source.next()))
                assert encode(GAME.mask(world, viewer)) == encode(view)
        if state.stack and not source.below(12):
            goods = state.players[state.turn].goods
            goods.update({good: max(n, 6) for good, n in goods.items()})
    assert GAME.result(state) is not None


@pytest.mark.parametrize("edition", ["final", "draft"])
def test_everything_happens_and_everything_holds(edition):
    """Every decision and every event of the edition comes up, invariants hold at each step."""
    seen: set[str] = set()
    for seats in GAME.seats:
        for seed in SEEDS:
            play(edition, seats, seed, seen)
    everything = {kind.__name__ for kind in (*get_args(act.AnyAction), *get_args(AnyEvent))}
    rare = {"PileShuffled", "NothingBuilt", "Produce"}
    if edition == "draft":
        rare.add("Draw")
    assert everything - seen <= rare


@pytest.mark.parametrize("edition", ["final", "draft"])
def test_tight_purses_leave_nobody_without_an_answer(edition):
    """Hardly any goods, many Outstations, any programs and tokens: no dead end (R43)."""
    for seed in range(8):
        source = rng(seed, 3)
        state = GAME.start({"edition": edition}, 2 + seed % 3, seed)
        for player in state.players:
            for _ in range(5):
                bottom = state.facility_pile.pop() if source.below(2) else ""
                player.outstations.append(Outstation(state.facility_pile.pop(), bottom))
        while state.stack:
            if act.Pass() in GAME.legal(state, state.turn):
                impoverish(state, source)
            action = choose(state, source)
            GAME.apply_unchecked(state, state.turn, action)


def impoverish(state, source: Rng) -> None:
    """Give the seat to move a few goods, some programs and tokens at random."""
    player = state.players[state.turn]
    player.goods.update({good: source.below(4) for good in GOODS})
    player.research.update({field: source.below(4) for field in FIELDS})
    for token in state.favors.values():
        if not token.at and not source.below(3):
            token.holder = player.seat if source.below(2) else NOBODY
