"""The standings of a season, computed from its tables; nothing of them is stored.

People of the season rank among themselves. Computer players don't count. A substitute is a person
who came for another: an entrant of the season gets the points of their place there; any other
person is treated as a computer player.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence
from fractions import Fraction

import msgspec

FULL = 6
"""The points of the first place at a table; the last one has none."""
CANCELLED = Fraction(FULL, 2)
"""The points of each person at a table that all agreed to end: those of a tie of all."""


class Seat(msgspec.Struct, frozen=True):
    """A person at a table. `points` are those of the game, None if they had no result there.

    `rank` orders the people: 1 is best, equal ranks are a tie, gaps have no meaning. A person who
    did not come or lost the seat is `lost`: they get no points and rank last, no matter what the
    seat achieved without them. A `substitute` came for another person of the table.
    """

    user_id: int
    points: float | None
    rank: float
    lost: bool = False
    substitute: bool = False


class Played(msgspec.Struct, frozen=True):
    """A table that is over, with its people, each once.

    It is `cancelled` if all agreed to end it early.
    """

    table: str
    players: tuple[Seat, ...]
    cancelled: bool = False


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """A person's place, with the numbers that decide it in this order.

    `berger` is their Sonneborn-Berger score, `share` the part of the game points that they got.
    `direct` counts the people tied in all of this whom they were ahead of, less the people who were
    ahead of them. `tables` counts all that are over for them, also cancelled and lost ones.
    """

    user_id: int
    place: int
    points: float
    berger: float
    share: float
    direct: int
    tables: int


class _Result(msgspec.Struct, frozen=True):
    """What one table counts for the people of the season, by user."""

    ranks: dict[int, float]
    points: dict[int, Fraction]
    scored: dict[int, Fraction]
    """The points of the game, where at least two people can share them; else empty."""


def standings(
    entrants: Sequence[int], played: Sequence[Played], division: Collection[int] | None = None
) -> list[Standing]:
    """Return the standings, the best first; people who share a place in the order of entrants.

    `entrants` are all users of the season, `played` all its tables that are over. With a division,
    only its people are placed: an entrant can be a substitute in another division.

    1. Points.
    2. Sonneborn-Berger: for each other person of the season at each of their tables, all points
       that this one has in the season if they were ahead, half of them if they tied. A cancelled
       table is a tie of all. A person who lost the seat was behind all who did not, and gets
       nothing there, not even from others who lost theirs.
    3. Share: their game points at all tables, divided by those of all people of the season there.
       Lost seats have 0, as do negative results. A table counts if it was not cancelled and at
       least two people finished it with a result.
    4. Direct comparison: for each meeting of two people who are still tied, 1 for the person ahead
       and -1 for the other one. It is not repeated for people who are tied again after it.

    People equal in all four share the place.
    """
    known = frozenset(entrants)
    results = [_result(each, known) for each in played]
    totals = {user: _total(user, results) for user in entrants}
    tied: dict[tuple[Fraction, Fraction, Fraction], list[int]] = {}
    for user in entrants:
        if division is None or user in division:
            key = totals[user], _berger(user, results, totals), _share(user, results)
            tied.setdefault(key, []).append(user)
    found: list[Standing] = []
    for key in sorted(tied, reverse=True):
        found += _placed(key, tied[key], results, len(found) + 1)
    return found


def points_at(played: Played, entrants: Collection[int]) -> dict[int, float]:
    """Return the points of each person of the season at a table, by user.

    Two people have 6 and 0, three 6, 3 and 0, four 6, 4, 2 and 0; a tie shares them. A person alone
    with computer players has 6. A person who lost the seat has 0 and keeps the last place, unless a
    substitute from the season took the seat. At a cancelled table, all others have 3.
    """
    return {user: float(points) for user, points in _points_at(played, entrants).items()}


def _points_at(played: Played, entrants: Collection[int]) -> dict[int, Fraction]:
    seats = [seat for seat in played.players if seat.user_id in entrants]
    ranks = [seat.rank for seat in seats if not seat.lost]
    # A substitute is at the table for another: they don't make it larger.
    places = _places(max(len(ranks), sum(not seat.substitute for seat in seats)))
    found: dict[int, Fraction] = {}
    for seat in seats:
        if seat.lost:
            found[seat.user_id] = Fraction()
        elif played.cancelled:
            found[seat.user_id] = CANCELLED
        else:
            ahead, equal = sum(rank < seat.rank for rank in ranks), ranks.count(seat.rank)
            found[seat.user_id] = sum(places[ahead : ahead + equal], Fraction()) / equal
    return found


def _places(people: int) -> list[Fraction]:
    """Return the points of each place at a table: from 6 down to 0 in equal steps."""
    steps = max(people - 1, 1)
    return [Fraction(FULL * (steps - place), steps) for place in range(people)]


def _result(played: Played, entrants: Collection[int]) -> _Result:
    ranks: dict[int, float] = {}
    scored: dict[int, Fraction] = {}
    for seat in played.players:
        if seat.user_id in entrants:
            ranks[seat.user_id] = math.inf if seat.lost else 0 if played.cancelled else seat.rank
            if seat.points is not None and not seat.lost and not played.cancelled:
                scored[seat.user_id] = max(Fraction(seat.points), Fraction())
    return _Result(ranks, _points_at(played, entrants), scored if len(scored) > 1 else {})


def _total(user: int, results: Sequence[_Result]) -> Fraction:
    return sum((r.points[user] for r in results if user in r.points), Fraction())


def _berger(user: int, results: Sequence[_Result], totals: dict[int, Fraction]) -> Fraction:
    found = Fraction()
    for result in results:
        mine = result.ranks.get(user, math.inf)
        if mine == math.inf:
            continue
        for other, rank in result.ranks.items():
            if other != user and mine <= rank:
                found += totals[other] / (2 if mine == rank else 1)
    return found


def _share(user: int, results: Sequence[_Result]) -> Fraction:
    mine, whole = Fraction(), Fraction()
    for result in results:
        if user in result.ranks:
            mine += result.scored.get(user, 0)
            whole += sum(result.scored.values(), Fraction())
    return mine / whole if whole else Fraction()


def _direct(user: int, tied: Collection[int], results: Sequence[_Result]) -> int:
    found = 0
    for result in results:
        if user in result.ranks:
            mine = result.ranks[user]
            ranks = [result.ranks[other] for other in tied if other in result.ranks]
            found += sum((mine < rank) - (mine > rank) for rank in ranks)
    return found


def _placed(
    key: tuple[Fraction, Fraction, Fraction],
    tied: Sequence[int],
    results: Sequence[_Result],
    place: int,
) -> list[Standing]:
    """Return the standings of people who are tied up to the direct comparison."""
    direct = {user: _direct(user, tied, results) for user in tied}
    points, berger, share = map(float, key)
    return [
        Standing(
            user_id=user,
            place=place + sum(other > direct[user] for other in direct.values()),
            points=points,
            berger=berger,
            share=share,
            direct=direct[user],
            tables=sum(user in result.ranks for result in results),
        )
        for user in sorted(tied, key=lambda each: -direct[each])
    ]
