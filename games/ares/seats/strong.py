"""A stronger computer player: it picks the phases that help it and help its rivals least."""

from __future__ import annotations

from functools import cached_property

from games.ares import actions as act
from games.ares.seats import AresSearch
from games.ares.seats.foresee import Ahead, Mind
from games.ares.state import PHASES, Planning, State
from games.core.rng import Rng, rng

DEALS = 4
"""How often the rivals' hands are dealt, and their picks guessed from them."""
GUESS_DEPTH, GUESS_SCENES = 2, 4
"""Rounds and scenes that a rival's pick is guessed from.

With them 46 % of greedy picks are guessed, with `foresee.LIKELY` 29 %.
"""
RIVALRY = 1.0
"""How much the mean gain of the rivals counts against a phase."""
LEAN = 1.1
"""As `foresee.LEAN`, which is lower."""
FULL, NONE = 2, 8
"""Rounds after the usual length until which rivalry counts fully, and from which it does not.

From then on the seat picks as usual and takes no guess for certain: else two of these seats leave
the action phase to each other. Games of two took 35 rounds on average, one took 59.
"""


class AresStrong(AresSearch):
    """A search that also follows what each phase brings the rivals, in games with rivals.

    All players carry out a phase that one of them picks. The rivals' hands are dealt from the
    seat's own view, and every rival picks as a greedy seat with such a hand would.
    """

    def rate(self, state: State, action: act.AnyAction) -> float:
        """Return what an action leads to, for a phase less what it brings the rivals."""
        value = super().rate(state, action)
        if isinstance(action, act.PickPhase) and self._has_rivals and self.rivalry:
            value -= self.rivalry * self.rivals_worth(action.phase)
        return value

    @property
    def _has_rivals(self) -> bool:
        return self.start.mode == "versus" and isinstance(self.start.stack[-1], Planning)

    @property
    def rivalry(self) -> float:
        """How much the mean gain of the rivals counts in this round."""
        over = self.start.round - self.outlook.habits.length
        return RIVALRY * min(max((NONE - over) / (NONE - FULL), 0.0), 1.0)

    @cached_property
    def ahead(self) -> Ahead:
        """The next rounds, the first with the picks guessed from the dealt hands."""
        ahead = Ahead(self.start, self.seat)
        if self._has_rivals and self.rivalry:
            ahead.lean = LEAN / len(ahead.scenes)
            for number, scene in enumerate(ahead.scenes):
                scene[0] = set(self._deals[number % DEALS][1].values())
        return ahead

    @cached_property
    def _deals(self) -> list[tuple[State, dict[int, int]]]:
        """Positions dealt from the seat's view, with the phase that each rival picks there."""
        view, source = self.game.mask(self.start, self.seat), rng(self.start.rng.s, 1)
        found: list[tuple[State, dict[int, int]]] = []
        for _ in range(DEALS):
            state = self.game.determinize(view, Rng(source.next()))
            rivals = [seat for seat in range(len(state.players)) if seat != self.seat]
            found.append((state, {seat: guessed_pick(state, seat) for seat in rivals}))
        return found

    @cached_property
    def _minds(self) -> list[tuple[Mind, dict[int, int]]]:
        """How every rival looks ahead in each deal, with the picks of all of them there."""
        return [(Mind(state, seat), picks) for state, picks in self._deals for seat in picks]

    def rivals_worth(self, phase: int) -> float:
        """Return what the rivals have on average after the round if the seat picks a phase."""
        total = 0.0
        for mind, picks in self._minds:
            others = {phase, *(pick for seat, pick in picks.items() if seat != mind.seat)}
            total += mind.worth(mind.round(mind.start(), picks[mind.seat], others, 0))
        return total / len(self._minds)


def guessed_pick(state: State, seat: int) -> int:
    """Return the phase that a greedy seat would pick with the hand that it was dealt."""
    ahead = Ahead(state, seat, GUESS_DEPTH, GUESS_SCENES)
    previous = state.players[seat].previous
    return max((phase for phase in PHASES if phase != previous), key=ahead.worth)
