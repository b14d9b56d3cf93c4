"""Seats that are held at a table that has not begun: for who was invited, for some time."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta

import msgspec

from bot.errors import Problem
from bot.service.live import Live
from bot.service.settings import Held, settings_of
from bot.service.tables import now

HELD_FOR = timedelta(hours=24)
"""So long a seat is held for somebody; then it is free for anybody."""


def held(live: Live) -> list[Held]:
    """Return for whom seats are held now: nobody who sits already."""
    seated, at = {str(seat.user_id) for seat in live.seats}, now()
    found = [each for each in settings_of(live).held if each.user_id not in seated]
    return [each for each in found if each.until > at]


def require_room(live: Live, user_id: int | None) -> None:
    """Tell that no seat is free for a person, or for a program."""
    most = live.game.seats.stop - 1
    if len(live.seats) >= most:
        raise Problem("problem-table-full", table=live.id)
    others = [each for each in held(live) if each.user_id != str(user_id)]
    if len(live.seats) + len(others) >= most:
        until = min(each.until for each in others)
        raise Problem("problem-seats-held", table=live.id, until=f"<t:{int(until.timestamp())}:R>")


def holds(people: Sequence[tuple[int, str]], at: datetime) -> list[object]:
    """Return what a table's settings say of seats that are held from now on, for these people."""
    found = [Held(str(user_id), name, at + HELD_FOR) for user_id, name in people]
    return [msgspec.to_builtins(each) for each in found]
