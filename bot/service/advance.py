"""What a seat lays down in advance, taken together: orders, holds, plays that are put off."""

from __future__ import annotations

from bot.service import holding, papers, postponed
from bot.service.live import Live
from bot.service.orders import standing


def possible(live: Live, seat: int) -> bool:
    """Whether there is anything that a seat may lay down, or has."""
    if live.state is None:
        return False
    return bool(
        live.game.orders
        or holding.offered(live, seat)
        or postponed.waiting(live.drafts, seat)
        or postponed.possible(live, seat)
    )


def count(live: Live, seat: int) -> int:
    """Return how much a seat has laid down that has not been carried out."""
    orders = sum(standing(live, seat, kind) is not None for kind in live.game.orders)
    later = [live.drafts[key].sent for key in postponed.waiting(live.drafts, seat)]
    return orders + len(papers.held(live.papers, seat)) + sum(later)
