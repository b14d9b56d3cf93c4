"""Choosing a phase: what every pick leads to, the others' picks being guessed.

The others' next picks are drawn at random a few times, as often as seats pick each phase on the
whole. Of the own picks those count that do best on the mean: nobody knows what the others pick.
"""

from __future__ import annotations

from games.ares import state as s
from games.ares.seats.sums import Mind
from games.core.rng import Rng

SCENES = 8
"""How often the others' picks are drawn."""
LIKELY = {s.DEVELOPMENT: 5, s.CONSTRUCTION: 3, s.ACTION: 3, s.PRODUCTION: 8, s.RESEARCH: 4}
"""How often a seat picks a phase.

A guess from a phase's immediate gains for a seat predicted its picks worse than these numbers.
Nobody is ever sure that another player opens the action phase: otherwise nobody would.
"""
LEAN = 0.75
"""The extra worth of a card built in this round, in shares of its worth, in competitive games.

With it seats build two cards more in a game; with 1.1 hardly more, and they won less. A bonus for a
phase alone made them open phases I and II with no MC left to build.
"""


class Ahead:
    """The rounds ahead of a seat that picks a phase."""

    def __init__(self, state: s.State, seat: int) -> None:
        self.mind = Mind(state, seat)
        source = Rng(state.rng.s)
        self.lean = LEAN / SCENES if state.mode == "versus" else 0.0
        self.scenes = [_scene(state, seat, self.mind.depth, source) for _ in range(SCENES)]

    def worth(self, phase: int) -> float:
        """Return what picking a phase promises."""
        mind, purse = self.mind, self.mind.start()
        after = [mind.round(purse, phase, scene[0], 0) for scene in self.scenes]
        built = [mind.plans[i] for then in after for i in purse.hand if i not in then.hand]
        lean = self.lean * sum(plan.gain for plan in built)
        return mind.best(after, phase, self.scenes, 1) + lean


def _scene(state: s.State, seat: int, depth: int, source: Rng) -> list[set[int]]:
    """Return phases that the others could pick in the next rounds."""
    if state.mode == "solo":
        return _dummies(state, depth, source)
    found: list[set[int]] = [set() for _ in range(depth)]
    for other, player in enumerate(state.players):
        last = player.previous
        for phases in found if other != seat else []:
            last = _likely(last, source)
            phases.add(last)
    return found


def _likely(previous: int, source: Rng) -> int:
    pool = [phase for phase, n in LIKELY.items() if phase != previous for _ in range(n)]
    return source.pick(pool)


def _dummies(state: s.State, depth: int, source: Rng) -> list[set[int]]:
    left = [phase for phase in s.PHASES if phase not in state.dummy_played]
    source.shuffle(left)
    while len(left) < depth:
        more = list(s.PHASES)
        source.shuffle(more)
        left += more
    return [{phase} for phase in left[:depth]]


def dummy_worth(state: s.State, seat: int, phase: int) -> float:
    """Return the worth of a phase for the dummy, in addition to the phase picked."""
    frame = state.stack[-1]
    assert isinstance(frame, s.Planning)
    own = frame.picks[seat]
    mind = Mind(state, seat)
    after = mind.round(mind.start(), own, {phase}, 0)
    source = Rng(state.rng.s)
    scene = [set[int](), *_dummies(state, mind.depth, source)][: mind.depth]
    return mind.best([after], own, [scene], 1)
