"""Independent plays of two players come to the same in any order."""

from __future__ import annotations

from collections import Counter
from typing import Any

from games.core.actions import kind
from games.core.codec import encode
from games.core.rng import rng
from games.projet_ceres.actions import DiscardCard, PlayCard, UseBuilding
from games.projet_ceres.content import SETS
from games.projet_ceres.effects import Buy, Levy, Scout, Trade
from games.projet_ceres.game import GAME
from games.projet_ceres.rules import triggers
from games.projet_ceres.state import State

INTERLEAVINGS = 200
SHARED = (Levy, Scout, Buy, Trade)
"""Words with which players take from each other, or from things that lie open for all."""


def independent(state: State, action: Any) -> bool:
    """Return whether a play concerns only its author."""
    t = SETS.get(state.content)
    match action:
        case DiscardCard():
            return True
        case PlayCard(card=card, choice=choice):
            branch = t.cards[card].effect[choice - 1]
        case UseBuilding(building=card, choice=choice):
            ability = t.cards[card].building
            assert ability is not None
            branch = triggers.branches(t, card, ability)[choice - 1]
        case _:
            return False
    shared = any(isinstance(word, SHARED) for word in branch.do)
    return branch.quiet and not branch.fights and not shared


def after(state: State, *plays: tuple[int, Any]) -> bytes | None:
    """Return the position after plays, `None` where one is not possible any more."""
    state = GAME.copy(state)
    for seat, action in plays:
        if GAME.refusal(state, seat, action) is not None:
            return None
        GAME.apply_unchecked(state, seat, action)
    return encode(state)


def test_independent_plays_come_to_the_same_in_any_order() -> None:
    """The order does not matter: 200 pairs of plays in 200 positions (22.3)."""
    tried = Counter[str]()
    seed = 0
    while tried.total() < INTERLEAVINGS:
        seed += 1
        seats, source = 2 + seed % 5, rng(seed, 6)
        state = GAME.start({}, seats, seed)
        for _ in range(400):
            if not state.stack:
                break
            one, other = source.shuffled(range(seats))[:2]
            mine = [a for a in GAME.legal(state, one) if independent(state, a)]
            theirs = [a for a in GAME.legal(state, other) if independent(state, a)]
            if mine and theirs and source.below(6) == 0:
                first, second = (one, source.pick(mine)), (other, source.pick(theirs))
                found = after(state, first, second)
                assert found is not None
                assert found == after(state, second, first), (first, second)
                tried[f"{kind(first[1])} {kind(second[1])}"] += 1
            seat = source.pick(GAME.waiting(state))
            action = GAME.choices(state, seat).pick(source)
            assert action is not None
            GAME.apply_unchecked(state, seat, action)
    assert len(tried) >= 4
