"""When time brings something to a seat: a reminder, or the default for who does not answer."""

from __future__ import annotations

from datetime import datetime, timedelta

from bot.service.clocks.clocks import PACES
from bot.service.tables.settings import TableSettings
from db.tables import DueSeat, SeatRow

REMINDERS = 5
"""Reminders for one decision; then the table is told, and nothing more is sent."""


def reminders_sent(seat: SeatRow | DueSeat, since: datetime | None) -> tuple[int, datetime | None]:
    """Return how many reminders a seat asked at `since` was sent for that, and when the last was.

    Those of an earlier question do not count; where that is asked again as of then, they do.
    """
    last = seat.reminded_at
    return (0, None) if last is None or since is None or last < since else (seat.reminders, last)


def next_reminder(
    settings: TableSettings, since: datetime, reminders: int = 0, reminded: datetime | None = None
) -> datetime | None:
    """Return when somebody asked at `since` is to be reminded next, `None` for never.

    Where the table has clocks they remind by themselves (`expiry`).
    """
    if not settings.remind or reminders >= REMINDERS or clocked(settings):
        return None
    return (reminded or since) + timedelta(hours=settings.remind)


def patience(settings: TableSettings) -> timedelta | None:
    """Return after how long what costs nothing is done for who does not answer, `None` for never.

    Where the table has clocks that is what they say.
    """
    return timedelta(hours=settings.absent) if settings.absent and not clocked(settings) else None


def clocked(settings: TableSettings) -> bool:
    """Whether everything that people are asked has a clock."""
    return PACES.get(settings.pace, PACES["none"]).bank is not None


def first_due(
    settings: TableSettings, since: datetime, reminders: int = 0, reminded: datetime | None = None
) -> datetime | None:
    """Return before when nothing is to be done for somebody asked at `since`, `None` for ever.

    Whatever may put that off (being away, a break of the bot) is seen when its time has come.
    """
    times = [next_reminder(settings, since, reminders, reminded)]
    if (allowed := patience(settings)) is not None:
        times.append(since + allowed)
    return min((time for time in times if time is not None), default=None)
