"""Choosing a phase: what every pick leads to, the others' picks being guessed.

What the others will pick is drawn at random a few times, by what seems good for them; every own
first pick is tried with the best own picks after it.
"""

from __future__ import annotations

from math import exp

from games.ares.seats.sums import Mind
from games.ares.state import (
    ACTION,
    CONSTRUCTION,
    DEVELOPMENT,
    PHASES,
    PRODUCTION,
    RESEARCH,
    Planning,
    State,
)
from games.core.rng import Rng

SCENES = 6
"""How often the others' picks are drawn."""
KEEN = 0.5
"""How surely a seat picks what seems best for it."""
DOUBT = 0.3
"""How often a seat picks as seats do on the whole, whatever seems best for it.

When everybody is sure that somebody else opens the action phase, nobody ever does. A team talks
its picks over: there nothing is in doubt.
"""
GRUDGE = 0.3
"""What a point for the others counts, at most, against the seat (in a team for it).

With 0 it won less against the seat of old.
"""
LIKELY = {DEVELOPMENT: 5, CONSTRUCTION: 4, ACTION: 4, PRODUCTION: 6, RESEARCH: 3}
"""How often a seat picks a phase."""


class Rival:
    """What another seat is likely to pick next, and what each phase would give it."""

    def __init__(self, state: State, seat: int) -> None:
        mind = Mind(state, seat)
        purse = mind.start()
        now = mind.worth(purse)
        previous = state.players[seat].previous
        self.gains = {
            phase: mind.worth(mind.go(purse, phase, 0, own=False)) - now for phase in PHASES
        }
        picks = {phase: mind.worth(mind.go(purse, phase, 0, own=True)) - now for phase in PHASES}
        # Only differences count; whole worths may be too large to be raised to.
        most = max(picks.values())
        weights = {
            phase: LIKELY[phase] * exp(KEEN * (picks[phase] - most))
            for phase in PHASES
            if phase != previous
        }
        total = sum(weights.values())
        usual = sum(LIKELY[phase] for phase in weights)
        doubt = 0.0 if state.mode == "coop" else DOUBT
        self.odds = {
            phase: (1 - doubt) * weight / total + doubt * LIKELY[phase] / usual
            for phase, weight in weights.items()
        }

    def first(self, source: Rng) -> int:
        """Return a pick for this round."""
        left = source.below(1 << 20) / (1 << 20)
        for phase, chance in self.odds.items():
            left -= chance
            if left < 0:
                return phase
        return next(reversed(self.odds))


def _gift(rivals: list[Rival], phase: int) -> float:
    """Return what a phase gives the others that they would not have had anyway."""
    if not rivals:
        return 0.0
    missing = 1.0
    for rival in rivals:
        missing *= 1 - rival.odds.get(phase, 0.0)
    return GRUDGE * missing * sum(rival.gains[phase] for rival in rivals) / len(rivals)


def _scene(state: State, rivals: list[Rival], depth: int, source: Rng) -> list[set[int]]:
    """Return phases that the others may pick in the next rounds."""
    if state.mode == "solo":
        return _dummies(state, depth, source)
    found: list[set[int]] = [set() for _ in range(depth)]
    for rival in rivals:
        last = rival.first(source)
        found[0].add(last)
        for phases in found[1:]:
            last = _likely(last, source)
            phases.add(last)
    return found


def _likely(previous: int, source: Rng) -> int:
    pool = [phase for phase, n in LIKELY.items() if phase != previous for _ in range(n)]
    return source.pick(pool)


def _dummies(state: State, depth: int, source: Rng) -> list[set[int]]:
    left = [phase for phase in PHASES if phase not in state.dummy_played]
    source.shuffle(left)
    while len(left) < depth:
        more = list(PHASES)
        source.shuffle(more)
        left += more
    return [{phase} for phase in left[:depth]]


def phase_worth(state: State, seat: int, phase: int) -> float:
    """Return what picking a phase promises."""
    mind = Mind(state, seat)
    rivals = [Rival(state, other) for other in range(len(state.players)) if other != seat]
    source = Rng(state.rng.s)
    purse = mind.start()
    total = 0.0
    for _ in range(SCENES):
        scene = _scene(state, rivals, mind.depth, source)
        after = mind.round(purse, phase, scene[0], 0)
        total += mind.best(after, phase, scene, 1)
    gift = _gift(rivals, phase)
    return total / SCENES + (gift if state.mode == "coop" else -gift)


def dummy_worth(state: State, seat: int, phase: int) -> float:
    """Return what playing a phase of the dummy promises besides the one picked."""
    frame = state.stack[-1]
    assert isinstance(frame, Planning)
    own = frame.picks[seat]
    mind = Mind(state, seat)
    after = mind.round(mind.start(), own, {phase}, 0)
    source = Rng(state.rng.s)
    scene = [set[int](), *_dummies(state, mind.depth, source)][: mind.depth]
    return mind.best(after, own, scene, 1)
