"""Steps in which cards are only marked: to be exchanged, kept, discarded, or sold for a price."""

from __future__ import annotations

from collections.abc import Sequence

from games.ares.actions import AnyAction, Keep, Throw, Toss
from games.ares.rules import derive
from games.ares.state import Limit, Mulligan, Paying, Phase, Research, State
from games.ares.view import View
from games.core.actions import kind as kind_of
from games.core.game import Marking


def marking(view: View, seat: int, kind: str) -> Marking | None:
    """Return what a seat has marked with actions of a kind; `None` where each counts at once."""
    if not view.stack:
        return None
    held = view.players[seat].hand_size
    match view.stack[-1]:
        case Mulligan(thrown) if kind == kind_of(Throw):
            return Marking(tuple(thrown[seat]), 0, held)
        case Research(_, keep, kept) if kind == kind_of(Keep):
            return Marking(tuple(kept[seat]), keep[seat], keep[seat])
        case Limit(marked) if kind == kind_of(Toss):
            due = max(held - derive.HAND_LIMIT, 0)
            return Marking(tuple(marked[seat]), due, due)
        case Phase(lanes=lanes) if kind == kind_of(Toss):
            part = lanes[seat].stack[-1] if lanes[seat].stack else None
            if isinstance(part, Paying):
                return Marking(tuple(part.sold), 0, held - 1)
            return None
        case _:
            return None


def onward(state: State, seat: int, actions: Sequence[AnyAction]) -> list[AnyAction]:
    """Return actions without those that take back what was chosen to keep or to discard."""
    match state.stack[-1]:
        case Research(_, _, kept):
            taken = [Keep(card) for card in kept[seat]]
        case Limit(marked):
            taken = [Toss(card) for card in marked[seat]]
        case _:
            taken = []
    return [action for action in actions if action not in taken]
