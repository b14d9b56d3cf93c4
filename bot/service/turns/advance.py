"""What a seat lays down in advance, taken together: its plans."""

from __future__ import annotations

from bot.service.plans import postponed
from bot.service.plans.orders import standing
from bot.service.tables import instructions
from bot.service.tables.session import Live


def can_plan(live: Live, seat: int) -> bool:
    """Whether a seat may lay something down, or keep a note."""
    return live.state is not None and live.running


def plan_count(live: Live, seat: int) -> int:
    """Return how much a seat has laid down that has not been carried out."""
    orders = sum(standing(live, seat, kind) is not None for kind in live.game.orders)
    later = [live.drafts[key].sent for key in postponed.waiting(live.drafts, seat)]
    move = live.drafts.get((seat, ""))
    armed = move is not None and move.armed
    return orders + len(instructions.held(live.papers, seat)) + sum(later) + armed
