"""How long people may be away: at most so many days a year, as clocks stand still for them.

What each was away is kept among their preferences, everywhere or at a table.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta

import msgspec

from bot.shared.problems import Problem
from bot.shared.stored import damaged
from db.users import UserRow

MOST_AWAY = timedelta(days=30)
YEAR = timedelta(days=365)
ABSENCES = "absences"


class Absence(msgspec.Struct, frozen=True):
    """When somebody was away, or will be; without a table everywhere."""

    since: datetime
    until: datetime
    table: str | None = None


def absences_of(user: UserRow) -> list[Absence]:
    """Return when a person was away; none where that cannot be read."""
    try:
        return msgspec.convert(user.preferences.get(ABSENCES, []), list[Absence])
    except msgspec.ValidationError:
        damaged(user, "preferences")
        return []


def with_absences(user: UserRow, found: Sequence[Absence]) -> dict[str, object]:
    """Return a person's preferences with other absences."""
    return {**user.preferences, ABSENCES: msgspec.to_builtins(list(found))}


def absences_ended(user: UserRow, at: datetime, table: str | None) -> list[Absence]:
    """Return a person's absences of the last year once they are back at a table, or everywhere."""
    found: list[Absence] = []
    for each in absences_of(user):
        over = table in (None, each.table)
        cut = msgspec.structs.replace(each, until=min(each.until, at)) if over else each
        if cut.until > max(cut.since, at - YEAR):
            found.append(cut)
    return found


def absences_going(
    user: UserRow, at: datetime, until: datetime, table: str | None
) -> list[Absence]:
    """Return a person's absences once they go until a time, instead of what they said before."""
    others = [each for each in absences_of(user) if each.table != table]
    same = [each for each in absences_ended(user, at, table) if each.table == table]
    return [*others, *same, Absence(at, until, table)]


def absence_used(found: Sequence[Absence], since: datetime) -> timedelta:
    """Return how long somebody was or will be away from a time on, each hour counted once."""
    total, reached = timedelta(), since
    for each in sorted(found, key=lambda each: each.since):
        begin = max(each.since, reached)
        total += max(each.until - begin, timedelta())
        reached = max(reached, each.until)
    return total


def require_allowed(user: UserRow, at: datetime, until: datetime, table: str | None) -> None:
    """Tell how many days are left to somebody who wants to be away for longer."""
    if absence_used(absences_going(user, at, until, table), at - YEAR) <= MOST_AWAY:
        return
    left = MOST_AWAY - absence_used(absences_going(user, at, at, table), at - YEAR)
    raise Problem("problem-away-days", days=max(0, left // timedelta(days=1)))
