"""Quiet hours: when a person gets no reminders and their clocks are stopped.

They follow the wall clock of a time zone. At the change to summer time an hour that does not exist
begins and ends them at the change, and an hour that exists twice ends them the second time.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import UTC, date, datetime, time, timedelta
from functools import cache
from heapq import merge
from itertools import takewhile
from typing import Annotated, NamedTuple
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError, available_timezones

import msgspec

from bot.shared.stored import damaged
from db.users import UserRow

DAY = timedelta(days=1)
YEAR = timedelta(days=366)
MOST = timedelta(hours=12)
"""The most hours of a day, by the wall clock."""
NOT_OFFERED = {
    "localtime", "posixrules", "Factory", "EST", "MST", "HST", "GMT0", "GMT+0", "GMT-0",
}  # fmt: skip
KEPT = "quiet"
"""The key of the quiet hours in a person's preferences."""

Minute = Annotated[int, msgspec.Meta(ge=0, lt=24 * 60)]


class QuietPeriod(NamedTuple):
    """A time during which a person has quiet hours."""

    start: datetime
    end: datetime


class Quiet(msgspec.Struct, frozen=True):
    """The quiet hours of each day, in minutes after midnight; without `hours` there are none.

    They hold from `since` on: a player who changes them within a day of their beginning has the new
    ones from a day after that (`last`) on, so that quiet hours never follow each other all day
    long.
    """

    zone: str
    since: datetime
    hours: tuple[Minute, Minute] | None = None
    last: QuietPeriod | None = None


@cache
def zones() -> tuple[str, ...]:
    """Return the names of the time zones that are offered, in alphabetical order.

    Zones with one fixed offset are not: nobody who types "EST" means winter time in summer, and the
    signs of "Etc/GMT+5" are the opposite of what people mean.
    """
    names = available_timezones() - NOT_OFFERED
    return tuple(sorted(name for name in names if not name.startswith("Etc/")))


def known(zone: str) -> bool:
    """Return whether there is a time zone of a name."""
    try:
        ZoneInfo(zone)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return False
    return True


def length(begins: int, ends: int) -> timedelta:
    """Return how long hours are, by the clock on the wall."""
    return timedelta(minutes=(ends - begins) % (24 * 60))


def read(user: UserRow) -> Quiet | None:
    """Return a person's stored quiet hours; `None` if there are none, or none readable."""
    if KEPT not in user.preferences:
        return None
    try:
        found = msgspec.convert(user.preferences[KEPT], Quiet)
    except msgspec.ValidationError:
        damaged(user, "preferences")
        return None
    return found if known(found.zone) else None


def stored(quiet: Quiet) -> object:
    """Return quiet hours as they are stored."""
    return msgspec.to_builtins(quiet)


def changed(before: Quiet | None, at: datetime, zone: str, hours: tuple[int, int] | None) -> Quiet:
    """Return quiet hours that take the place of others, or of none."""
    if before is None:
        return Quiet(zone, at, hours)
    begun = takewhile(lambda spell: spell.start <= at, _spells(before, at - DAY))
    last = max((spell for spell in begun if spell.start > at - DAY), default=None)
    if last is None:
        return Quiet(zone, at, hours)
    if hours is None:
        last = QuietPeriod(last.start, min(last.end, at))
    return Quiet(zone, last.start + DAY, hours, last)


def until(quiet: Quiet, at: datetime) -> datetime | None:
    """Return when the quiet hours end that hold at a time; `None` where none do."""
    end = None
    for spell in _spells(quiet, at):
        if spell.start > (end or at):
            break
        end = max(end or at, spell.end)
    return end


def changes_at(quiet: Quiet, at: datetime) -> datetime | None:
    """Return when quiet hours begin or end next after a time; `None`: never."""
    end = until(quiet, at)
    return end if end is not None else next((s.start for s in _spells(quiet, at)), None)


def runs_out(people: Iterable[Quiet], at: datetime, left: timedelta) -> datetime | None:
    """Return when a clock will have run for `left`, if it stops while any of these are quiet.

    `None` if that is more than a year ahead: hours of several people can leave no time between.
    """
    last = at + YEAR
    for spell in merge(*(_spells(quiet, at) for quiet in people)):
        if spell.start >= at + left:
            break
        if spell.end > at:
            left, at = left - max(spell.start - at, timedelta()), spell.end
        if at > last:
            return None
    return at + left


def _spells(quiet: Quiet, after: datetime) -> Iterator[QuietPeriod]:
    """Yield the quiet periods that end after a time, in order; there is no last one."""
    if quiet.last is not None and quiet.last.end > after and quiet.last.end > quiet.last.start:
        yield quiet.last
    if quiet.hours is None:
        return
    zone = ZoneInfo(quiet.zone)
    begins, ends = quiet.hours
    if begins == ends:
        return
    first = max(after, quiet.since)
    day = first.astimezone(zone).date() - 2 * DAY
    while day < date.max - 3 * DAY:
        start, _ = _instants(day, begins, zone)
        _, end = _instants(day if ends > begins else day + DAY, ends, zone)
        if end > first:
            yield QuietPeriod(max(start, quiet.since), end)
        day += DAY


def _instants(day: date, minute: int, zone: ZoneInfo) -> tuple[datetime, datetime]:
    """Return the first and the last moment at which the wall clock shows a time.

    If it skips that time both are the moment of the skip.
    """
    wall = datetime.combine(day, time(minute // 60, minute % 60))
    early, late = (wall.replace(tzinfo=zone, fold=fold).astimezone(UTC) for fold in (0, 1))
    if early <= late:
        return early, late
    skipped = _skip(late, early, zone)
    return skipped, skipped


def _skip(before: datetime, after: datetime, zone: ZoneInfo) -> datetime:
    """Return when, between two moments, the clock on the wall is set forward."""
    offset = before.astimezone(zone).utcoffset()
    while after - before > timedelta(seconds=1):
        middle = before + (after - before) / 2
        if middle.astimezone(zone).utcoffset() == offset:
            before = middle
        else:
            after = middle
    return after.replace(microsecond=0)
