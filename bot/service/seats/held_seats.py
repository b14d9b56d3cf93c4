"""The right to sit down at a table that has not begun: seats are held for invited people."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime, timedelta

import msgspec

from bot.service.tables.session import TableSession
from bot.service.tables.settings import Held, settings_of
from bot.shared.clock import now
from bot.shared.problems import Problem

HELD_FOR = timedelta(hours=24)
"""How long a seat is held for a person; then it is free for anyone."""


def held(live: TableSession) -> list[Held]:
    """Return the people for whom seats are held now: nobody who sits already."""
    at = now()
    return [each for each in invited(live) if each.until > at]


def invited(live: TableSession) -> list[Held]:
    """Return the invited people who have not come, even if their seat is no longer held."""
    seated = {str(seat.user_id) for seat in live.seats}
    return [each for each in settings_of(live).held if each.user_id not in seated]


def invites(live: TableSession, user_id: int) -> bool:
    """Return whether a person was invited and has neither come nor declined."""
    return str(user_id) in {each.user_id for each in invited(live)}


def room(live: TableSession, besides: Iterable[int] = ()) -> int:
    """Return how many seats are neither taken nor held for others than these people."""
    own = set(map(str, besides))
    others = [each for each in held(live) if each.user_id not in own]
    return live.game.seats.stop - 1 - len(live.seats) - len(others)


def full(live: TableSession) -> bool:
    """Return whether all seats are taken."""
    return len(live.seats) >= live.game.seats.stop - 1


def joinable(live: TableSession) -> bool:
    """Return whether anyone could sit down: at a closed table only invited players can."""
    if full(live) or not settings_of(live).closed:
        return not full(live)
    return live.seat_of(live.row.creator_id) is None or bool(invited(live))


def require_room(live: TableSession, user_id: int | None) -> None:
    """Raise Problem if no seat is free for a person, or for a program."""
    season = settings_of(live).season
    if full(live) or (season is not None and len(live.seats) >= season.size):
        raise Problem("problem-table-full", table=live.id)
    if user_id is not None and settings_of(live).closed and not _asked(live, user_id):
        raise Problem("problem-only-invited", table=live.id)
    if season is not None:
        return  # the first of several substitutes gets the seat
    if room(live, [] if user_id is None else [user_id]) < 1:
        until = min(each.until for each in held(live))
        raise Problem("problem-seats-held", table=live.id, until=f"<t:{int(until.timestamp())}:R>")


def _asked(live: TableSession, user_id: int) -> bool:
    """Return whether a person was invited, or opened the table."""
    known = {each.user_id for each in settings_of(live).held}
    return str(user_id) in known or user_id == live.row.creator_id


KNOWN = 50
"""The last people who left a lobby that it remembers."""


def without(live: TableSession, *people: int) -> dict[str, object]:
    """Return the settings of a lobby that people have left or declined.

    At a table of a season they can come back: their seat is held until the season says otherwise.
    """
    if settings_of(live).season is not None:
        return dict(live.row.settings)
    gone, settings = [str(user_id) for user_id in people], settings_of(live)
    left = [each for each in settings.held if each.user_id not in gone]
    passed = [*(each for each in settings.passed if each not in gone), *gone]
    return {
        **live.row.settings,
        "held": [msgspec.to_builtins(each) for each in left],
        "passed": passed[-KNOWN:],
    }


def holds(people: Iterable[tuple[int, str]], at: datetime) -> list[object]:
    """Return the setting of a table for seats that are held from now on, for these people."""
    found = [Held(str(user_id), name, at + HELD_FOR) for user_id, name in people]
    return [msgspec.to_builtins(each) for each in found]
