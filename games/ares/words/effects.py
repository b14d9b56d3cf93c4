"""The effects of cards in the current position."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from games.ares.content import OCEANS, OXYGEN_STEPS, TEMPERATURE_STEPS
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
from games.ares.state import State, live_phase
from games.ares.words.cards import sequence, then
from games.ares.words.terms import cubes, parameter
from games.core.speech import Message


def effects(
    state: State, seat: int, parts: Sequence[AnyEffect], card: str, spent: int = 0
) -> Message:
    """Return effects of a card as a clause, with the amount spent if known.

    Parts that would do nothing in the current position say so instead.
    """
    said: list[Message] = []
    for void, group in groupby(parts, key=lambda part: _void(state, seat, part, card)):
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
    if phase is None:
        return False
    began = {
        "temperature": phase.temperature >= TEMPERATURE_STEPS,
        "oxygen": phase.oxygen >= OXYGEN_STEPS,
        "ocean": phase.oceans >= OCEANS,
    }
    return began[key]


def _known(part: AnyEffect, spent: int) -> AnyEffect:
    if spent and isinstance(part, GainSpent):
        return Gain(part.what, spent)
    if spent and isinstance(part, DrawSpent):
        return Draw(spent)
    return part
