"""Setting quiet hours, and letting clocks stand and go on as they begin and end."""

from __future__ import annotations

from datetime import datetime

import db.users as users_db
from bot.service.clocks import quiet_hours
from bot.service.clocks.quiet_hours import Quiet
from bot.service.tables.store import Tables
from bot.service.timekeeping import absence
from bot.shared.clock import now

AT_ONCE = 1000
"""People that one look sees to at most; the others come at the next."""


async def choose_quiet_hours(
    tables: Tables, user_id: int, zone: str, hours: tuple[int, int] | None
) -> Quiet:
    """Set a person's time zone and quiet hours; returns from when on they hold.

    Stored first, as due: a kill before the clocks stand is made up for at the next start.
    """
    at = now()
    async with tables.database.writing() as conn:
        user = await users_db.get_user(conn, user_id)
        before = quiet_hours.read(user)
        if before is not None and (before.zone, before.hours) == (zone, hours):
            return before
        chosen = quiet_hours.changed(before, at, zone, hours)
        kept = {**user.preferences, quiet_hours.KEPT: quiet_hours.stored(chosen)}
        user = await users_db.update_user(conn, user_id, preferences=kept, quiet_at=at)
    tables.people.note(user)
    await _turn_quiet_hours(tables, user_id, chosen, at)
    return chosen


async def turn_quiet_hours(tables: Tables, at: datetime, before: datetime | None = None) -> None:
    """Let the clocks of people stand or go on whose quiet hours have begun or ended by now.

    `before`: when that was done last. Where the clock on the wall has been set back since then
    everybody's are looked at.
    """
    if before is not None and at < before:
        async with tables.database.writing() as conn:
            await users_db.look_at_quiet(conn, at)
    async with tables.database.reading() as conn:
        found = await users_db.quiet_users(conn, at, AT_ONCE)
    for user in found:
        await _turn_quiet_hours(tables, user.user_id, quiet_hours.read(user), at)


async def _turn_quiet_hours(
    tables: Tables, user_id: int, hours: Quiet | None, at: datetime
) -> None:
    """Look at a person's clocks, and note when to do so next."""
    await absence.refresh(tables, user_id, None)
    again = None if hours is None else quiet_hours.changes_at(hours, at)
    async with tables.database.writing() as conn:
        await users_db.update_user(conn, user_id, quiet_at=again)
