"""The picture that shows the subject of a decision: the hand for cards, Mars for a rise."""

from __future__ import annotations

from games.ares import state as s
from games.core.hidden.declare import View

OWN = "tableau"
KINDS = {
    "throw": "hand",
    "corporation": "hand",
    "give": "hand",
    "play": "hand",
    "sell": "hand",
    "discard": "hand",
    "keep": "hand",
    "phase": "phases",
    "dummy": "phases",
    "cube": "players",
    "use": OWN,
    "target": OWN,
    "standard": "board",
    "initiative": "board",
    "raise": "board",
}
"""By the kind of action that was chosen."""


def about(view: View[s.State], seat: int, kind: str | None, field: str | None) -> str | None:
    """Return a picture's key, `None` where there is nothing to decide."""
    if view.state.over or view.viewer != seat:
        return None
    key = KINDS.get(kind or "") or _of_frame(view.state.stack[-1], seat)
    return f"{OWN}:{seat}" if key == OWN else key


def _of_frame(frame: s.AnyFrame, seat: int) -> str:
    match frame:
        case s.Founding() | s.Mulligan() | s.Research() | s.Swap() | s.Limit():
            return "hand"
        case s.Planning():
            return "phases"
        case s.Cubes():
            return "players"
        case s.Bump() | s.Round():
            return "board"
        case s.Phase():
            stack = frame.lanes[seat].stack
            if stack:
                return OWN if isinstance(stack[-1], s.Target) else "hand"
            return OWN if frame.number == s.ACTION else "hand"
