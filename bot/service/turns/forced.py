"""Answers that leave no choice, as everybody can see: given for people, and told as such."""

from __future__ import annotations

from typing import Any

from bot.service.tables.session import PERSON, Live
from bot.service.tables.settings import settings_of


def forced_answer(live: Live, state: Any) -> tuple[int, Any] | None:
    """Return a person's seat and the only answer that public facts leave it, if there is one.

    `state` is what has been published; what somebody has in hand is theirs to end.
    """
    if not live.game.forces or not settings_of(live).forced:
        return None
    seen = live.game.mask(state, None)
    for wait in live.game.waits(state):
        seat = live.seats[wait.seat]
        if wait.answered or seat.kind != PERSON or seat.user_id is None:
            continue
        action = live.game.forced(seen, wait)
        if action is not None:
            return wait.seat, action
    return None
