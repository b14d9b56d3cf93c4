"""Who does something by themselves once somebody has published.

That are plays that were put off, answers that were ordered in advance, and those that leave nobody
a choice. Each follower is asked in turn until none has anything more to do.
"""

from __future__ import annotations

from collections.abc import Callable

from bot.service import forced, orders, postponed
from bot.service.following import Followed, Situation
from bot.service.kinds import FORCED

Follower = Callable[[Situation], Followed | None]


def _forced(now: Situation) -> Followed | None:
    """Give the only answer that public facts leave to somebody; what they prepared for it is over.

    It follows the end of a turn or phase, so that going back is not undone by it.
    """
    found = forced.answer(now.live, now.state) if now.closed else None
    if found is None:
        return None
    seat, action = found
    key = now.live.key(seat, action, now.state)
    return Followed(seat, FORCED, (action,), drafts={key: None} if key in now.drafts else {})


def _ordered(now: Situation) -> Followed | None:
    """Answer as somebody has ordered it in advance, or tell them why that stopped."""
    found = orders.answer(now.live, now.state, now.drafts, now.papers)
    if found is None:
        return None
    seat, user_id, actions = found.seat, found.user_id, found.actions
    return Followed(seat, "act", actions, user_id, found.drafts, found.papers)


FOLLOWERS: tuple[Follower, ...] = (postponed.follow, _ordered, _forced)


def next_of(now: Situation) -> Followed | None:
    """Return what follows next, if anything does."""
    return next((found for follow in FOLLOWERS if (found := follow(now)) is not None), None)
