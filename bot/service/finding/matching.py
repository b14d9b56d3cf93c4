"""Which people who look for players fit together, and which open tables they fit.

The person who has looked longest comes first, with the largest table that they would like; the
smallest will do only after a day. Each two of a group must fit; of two wishes for common hours the
stricter one counts.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from datetime import datetime, timedelta

import msgspec

from bot.service.clocks.quiet_hours import Quiet
from bot.service.finding.common_hours import common
from bot.service.finding.searches import ANY, HOURS, allows
from db.searches import SearchRow

SMALLEST_AFTER = timedelta(hours=24)
"""How long a person who would like several sizes waits for more than the smallest table."""
UNDECIDED = "daily"
"""The pace of people who take any: nobody waits for ever for a stranger."""
LOOKED_AT = 16
"""People who fit the oldest search that are combined with each other, the oldest of them."""

Pairs = Collection[frozenset[int]]
"""Pairs of people of which one has blocked the other."""


class Seeker(msgspec.Struct, frozen=True):
    """A search, with when its person is awake, as far as that is known."""

    row: SearchRow
    quiet: Quiet | None = None

    @property
    def user_id(self) -> int:
        """The person who looks for players."""
        return self.row.user_id


class Group(msgspec.Struct, frozen=True):
    """People who fit together, and what they would play."""

    game: str
    pace: str
    people: tuple[Seeker, ...]

    @property
    def sizes(self) -> tuple[int, ...]:
        """The numbers of players that all of them want and the game allows."""
        wanted = set.intersection(*({*each.row.sizes} for each in self.people))
        return tuple(sorted(n for n in wanted if allows(self.game, n)))


class Vacancy(msgspec.Struct, frozen=True):
    """A table that looks for players: `people` sit there or have a seat held.

    With one more player, or more, it can be played by any of `sizes`. `passed` are the people who
    left it.
    """

    id: str
    channel_id: int
    game: str
    pace: str
    sizes: Collection[int]
    people: Mapping[int, Quiet | None]
    passed: Collection[int] = ()
    hours: Mapping[int, str] = {}
    """The common hours that people there wanted when they looked for players."""


def groups(seekers: Sequence[Seeker], blocked: Pairs, at: datetime) -> Iterator[Group]:
    """Yield groups of people who fit, the best one first; the searches are the oldest first."""
    for number, first in enumerate(seekers):
        others = [each for each in seekers[number + 1 :] if fit(first, each, blocked, at)]
        for size in sorted(_accepted(first, at), reverse=True):
            for game in first.row.games:
                if not allows(game, size):
                    continue
                fitting = [e for e in others if game in e.row.games and size in _accepted(e, at)]
                for found in _all_fitting((first,), fitting[:LOOKED_AT], size, blocked, at):
                    yield Group(game, _pace(found), found)


def _accepted(seeker: Seeker, at: datetime) -> list[int]:
    """Return the numbers of players that a person accepts by now."""
    row = seeker.row
    possible = [n for n in row.sizes if any(allows(game, n) for game in row.games)]
    young = at - row.since < SMALLEST_AFTER
    return [n for n in possible if n > min(possible)] or possible if young else possible


def _all_fitting(
    chosen: tuple[Seeker, ...], others: Sequence[Seeker], size: int, blocked: Pairs, at: datetime
) -> Iterator[tuple[Seeker, ...]]:
    """Yield the groups of a size with the chosen people in which each two fit."""
    if len(chosen) == size:
        yield chosen
        return
    for number, one in enumerate(others):
        rest = [each for each in others[number + 1 :] if fit(one, each, blocked, at)]
        yield from _all_fitting((*chosen, one), rest, size, blocked, at)


def _pace(people: Sequence[Seeker]) -> str:
    return next((each.row.pace for each in people if each.row.pace != ANY), UNDECIDED)


def fit(one: Seeker, other: Seeker, blocked: Pairs, at: datetime) -> bool:
    """Return whether two people could play at one table, apart from its game and size."""
    if one.user_id == other.user_id or frozenset((one.user_id, other.user_id)) in blocked:
        return False
    if not {*one.row.games} & {*other.row.games} or not {*one.row.sizes} & {*other.row.sizes}:
        return False
    if len({one.row.pace, other.row.pace} - {ANY}) > 1:
        return False
    return _awake_together(one.quiet, other.quiet, (one.row.hours, other.row.hours), at)


def _awake_together(
    one: Quiet | None, other: Quiet | None, wishes: Collection[str], at: datetime
) -> bool:
    """Return whether two people have as many common hours as the stricter of wishes says."""
    least = max(HOURS.get(wish, 0) for wish in wishes)
    if not least:
        return True
    hours = common((one, other), at)
    return hours is not None and hours >= least


def fits_at(seeker: Seeker, table: Vacancy, blocked: Pairs, at: datetime) -> bool:
    """Return whether a person would like to sit down at a table, and the others agree."""
    row = seeker.row
    if row.user_id in {*table.people, *table.passed} or table.game not in row.games:
        return False
    if row.pace not in (ANY, table.pace):
        return False
    if not {*row.sizes} & {*table.sizes}:
        return False
    if any(frozenset((row.user_id, other)) in blocked for other in table.people):
        return False
    return all(
        _awake_together(seeker.quiet, quiet, (row.hours, table.hours.get(other, ANY)), at)
        for other, quiet in table.people.items()
    )
