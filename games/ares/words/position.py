"""The position: a view of a game, with the values that labels, prompts and boards need."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from games.ares.content import SETS, Components
from games.ares.effects import (
    AddElsewhere,
    AnyEffect,
    Draw,
    DrawSpent,
    FlipOcean,
    Gain,
    GainSpent,
    Parameter,
    Raise,
)
from games.ares.effects.resolve import holders
from games.ares.rules.payment import list_price
from games.ares.state import AnyFrame, AnyPart, Founding, Lane, Phase, Player, State, live_phase
from games.ares.steps import STEPS
from games.ares.words.cards import sequence, then
from games.ares.words.terms import cubes, parameter
from games.core.hidden.declare import View
from games.core.speech import Message, Speaker
from games.core.wording import WordsView


class Position(WordsView[State, Player, Components]):
    """A view with its reader's player, step and cards, its speaker and the seats' names."""

    sets, steps = SETS, STEPS

    def __init__(
        self,
        seen: View[State],
        speaker: Speaker,
        players: Sequence[str] = (),
        seat: int | None = None,
    ) -> None:
        super().__init__(seen, speaker, players, seat)
        stack = self.state.stack
        self.frame: AnyFrame | None = stack[-1] if stack else None
        """The step in progress."""
        lanes = self.frame.lanes if isinstance(self.frame, Phase) else None
        self.lane: Lane | None = lanes[self.seat] if lanes else None
        """The reader's lane of the phase in progress."""
        self.part: AnyPart | None = self.lane.stack[-1] if self.lane and self.lane.stack else None
        """The part of an effect that the reader has to decide."""

    def hand(self) -> list[str]:
        """Return the reader's hand; nobody else has one to read."""
        return self.player.hand if self.seen.viewer == self.seat else []

    def dealt(self) -> list[str]:
        """Return the corporations that the reader was dealt, until they are founded (2.4, 2.5)."""
        frames = (frame for frame in self.state.stack if isinstance(frame, Founding))
        founding = next(frames, None) if self.seen.viewer == self.seat else None
        return [] if founding is None else founding.dealt[self.seat]

    def behind(self) -> bool:
        """Return whether the others are shown as the phase began."""
        return isinstance(self.frame, Phase) and bool(self.frame.curtain)

    def price(self, card: str) -> int:
        """Return the present price of a hand card."""
        return list_price(self.state, self.seat, card) if card in self.hand() else 0

    def done(self, seat: int) -> bool | None:
        """Return whether a seat has nothing to decide, or None if that is not public."""
        told = self.state.options["answers"] != "count" or seat == self.seen.viewer
        return seat not in self.seen.asked if told and not self.state.over else None

    def awaited(self) -> int:
        """Return how many seats have something to decide."""
        return self.seen.awaited(len(self.state.players))

    def effects(self, parts: Sequence[AnyEffect], card: str, spent: int = 0) -> Message:
        """Return effects of a card as a clause, with the amount spent if known.

        Parts that would do nothing in the current position say so instead.
        """
        said: list[Message] = []
        for void, group in groupby(
            parts, key=lambda part: _void(self.state, self.seat, part, card)
        ):
            said.append(void or sequence([_known(part, spent) for part in group]))
        return then(said)


def _void(state: State, seat: int, part: AnyEffect, card: str) -> Message | None:
    """Return why an effect would do nothing, if it would (4.6, R11)."""
    match part:
        case AddElsewhere(cube) if not holders(state.players[seat], cube, card):
            return Message("void-cubes", cube=cubes(cube, 0))
        case Raise(scale) if _complete(state, scale):
            return Message("void-scale", scale=parameter(scale))
        case FlipOcean() if _complete(state, "ocean"):
            return Message("void-ocean")
        case _:
            return None


def _complete(state: State, key: Parameter) -> bool:
    phase = live_phase(state)
    return phase is not None and phase.complete(key)


def _known(part: AnyEffect, spent: int) -> AnyEffect:
    if spent and isinstance(part, GainSpent):
        return Gain(part.what, spent)
    if spent and isinstance(part, DrawSpent):
        return Draw(spent)
    return part
