"""The divisions of a season, from the places of the last one.

Under 12 people play in one division. Otherwise divisions have 6 to 9 people, and a fifth of each
one moves up and down from season to season.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

ALL_TOGETHER = 11
"""The largest number of people who play in a single division."""
LARGEST = 9
"""The most people in one of several divisions; with as few as possible, none is under 6."""
PART = 5
"""A fifth of a division moves, rounded down, but at least one person."""


class Entrant(msgspec.Struct, frozen=True):
    """A person who takes part, with their division and place in the last season (both from 1).

    `last` is None for a newcomer: a person who did not play the last season of this game on this
    server.
    """

    user_id: int
    last: tuple[int, int] | None = None


def divide(entrants: Sequence[Entrant], *, single: bool = False) -> list[list[int]]:
    """Return the users of each division, the best division first; perhaps a `single` one.

    People come in the order of the last season after some have risen, then newcomers. People with
    equal places keep the order given. The divisions are cut from this order: for a person who
    rises, the last one of the better division falls, unless that division has room for both.
    """
    order = [*_by_last_season(entrants)]
    order += [each.user_id for each in entrants if each.last is None]
    found: list[list[int]] = []
    for size in [len(order)] if single else division_sizes(len(order)):
        found.append(order[:size])
        order = order[size:]
    return found


def division_sizes(people: int) -> list[int]:
    """Return the sizes of the divisions for a number of people, the larger ones first.

    There are as few divisions as possible: the larger one is, the fewer people meet again.
    """
    if people <= ALL_TOGETHER:
        return [people] if people else []
    count = -(-people // LARGEST)
    size, larger = divmod(people, count)
    return [size + 1] * larger + [size] * (count - larger)


def moving(size: int, division: int, count: int) -> tuple[int, int]:
    """Return how many people rise from a division and how many fall, of a division of that size.

    `division` counts from 1, the best one; `count` is the number of divisions. Places up to the
    first number rise. The second number falls, counted from the last place.
    """
    most = max(1, size // PART)
    rise = min(most, size) if division > 1 else 0
    fall = min(most, size - rise) if division < count else 0
    return rise, fall


def _by_last_season(entrants: Sequence[Entrant]) -> list[int]:
    """Return users in the order of the last season, after people have risen.

    A person who rises comes right after the same place of the better division, so that they rise
    even if divisions become smaller.
    """
    places = [(each.user_id, *each.last) for each in entrants if each.last]
    count = max((division for _, division, _ in places), default=1)
    keys: list[tuple[tuple[int, int, int], int]] = []
    for user_id, division, place in places:
        # The lowest place that someone came back from: a fifth of 6 to 9 people is always one.
        size = max(lowest for _, there, lowest in places if there == division)
        rise, _ = moving(size, division, count)
        key = (division - 1, place, 1) if place <= rise else (division, place, 0)
        keys.append((key, user_id))
    return [user_id for _, user_id in sorted(keys, key=lambda each: each[0])]
