"""Which picture shows what a decision is about: the belt for a launch, the offer for cards."""

from __future__ import annotations

from games.ceres.state import (
    AnyFrame,
    Bureau,
    Collecting,
    Favoring,
    Launching,
    Researching,
    Settling,
    State,
    Trading,
    Turn,
    Visit,
    Yard,
)

OWN = "corporation"
KINDS = {
    "launch": "belt",
    "collect": "belt",
    "build": "cards",
    "draw": "cards",
    "settle": "cards",
    "complete": "cards",
    "trade": "cards",
    "leader": "locations",
    "choose": "locations",
    "research": "locations",
    "favor": "locations",
    "headquarters": OWN,
    "worker": OWN,
    "assistant": OWN,
    "droid": OWN,
    "reassign": OWN,
    "grant": OWN,
    "manufacture": OWN,
    "produce": OWN,
    "bonus": OWN,
}
"""By the kind of action that was chosen; the docked ship's lines stand with the cards."""


def about(state: State, seat: int, kind: str | None) -> str | None:
    """Return a picture's key, `None` for a seat that has nothing to decide."""
    if state.over or seat != state.turn:
        return None
    key = KINDS.get(kind or "") or _of_frame(state.stack[-1])
    return f"{OWN}:{seat}" if key == OWN else key


def _of_frame(frame: AnyFrame) -> str:
    match frame:
        case Turn():
            return "board"
        case Visit() | Bureau() | Researching() | Favoring():
            return "locations"
        case Trading() | Yard() | Settling():
            return "cards"
        case Launching() | Collecting():
            return "belt"
        case _:
            return OWN
