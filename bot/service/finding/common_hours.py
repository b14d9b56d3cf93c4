"""Common hours: how many hours of the day people are awake together, from what they have set.

A person is awake outside their quiet hours, or outside those of most people where they have set
only a time zone. Without a time zone nobody knows. Only the number is ever shown.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from functools import reduce
from zoneinfo import ZoneInfo

from bot.service.clocks.quiet_hours import Quiet

ASLEEP = (23 * 60, 7 * 60)
"""Quiet hours of a person who has set none, in minutes after midnight."""
QUARTER = timedelta(minutes=15)
QUARTERS = 96
"""Quarter hours of a day."""


def common(people: Iterable[Quiet | None], at: datetime) -> float | None:
    """Return how many hours of a day all these people are awake; None if one has no time zone."""
    each = [None if person is None else _awake(person, at) for person in people]
    known = [quarters for quarters in each if quarters is not None]
    if len(known) < len(each) or not known:
        return None
    return len(reduce(frozenset[int].intersection, known)) / 4


def _awake(person: Quiet, at: datetime) -> frozenset[int]:
    """Return the quarter hours of the UTC day of a time in which a person is awake."""
    begins, ends = person.hours or ASLEEP
    zone, midnight = (
        ZoneInfo(person.zone),
        at.astimezone(UTC).replace(hour=0, minute=0, second=0, microsecond=0),
    )

    def awake(quarter: int) -> bool:
        there = (midnight + quarter * QUARTER).astimezone(zone)
        minute = there.hour * 60 + there.minute
        return (minute - begins) % (24 * 60) >= (ends - begins) % (24 * 60)

    return frozenset(filter(awake, range(QUARTERS)))
