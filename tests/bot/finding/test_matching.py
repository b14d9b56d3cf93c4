"""Who fits whom: by hand, and against a second computation that tries every set of people."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime, timedelta
from itertools import combinations
from typing import Any

import pytest

from bot.service.clocks.quiet_hours import Quiet
from bot.service.finding import matching
from bot.service.finding.common_hours import common
from bot.service.finding.matching import Group, Seeker, Vacancy
from bot.service.finding.searches import allows, sizes
from db.searches import SearchRow
from games.core.rng import Rng, rng

AT = datetime(2026, 1, 10, 12, tzinfo=UTC)
DAY = timedelta(days=1)
PARIS, ATHENS, NEW_YORK, TOKYO = (
    Quiet(zone, AT) for zone in ("Europe/Paris", "Europe/Athens", "America/New_York", "Asia/Tokyo")
)


def seeker(number: int, quiet: Quiet | None = PARIS, **more: Any) -> Seeker:
    """Return a search; the ones with lower numbers are older, all older than a day."""
    since = more.pop("since", AT - 3 * DAY + timedelta(hours=number))
    usual: dict[str, Any] = {"games": ["luna_maris"], "sizes": [2], "pace": "any", "hours": "any"}
    row = SearchRow(
        id=number, guild_id=1, channel_id=7, user_id=100 + number, name=f"P{number}",
        language="en", since=since, **{**usual, **more},
    )  # fmt: skip
    return Seeker(row, quiet)


def first(*seekers: Seeker, blocked: Sequence[tuple[int, int]] = ()) -> list[int]:
    """Return the numbers of the people who are brought together first."""
    pairs = {frozenset((100 + a, 100 + b)) for a, b in blocked}
    found = next(matching.groups(seekers, pairs, AT), None)
    return [] if found is None else [each.row.id for each in found.people]


def test_two_who_want_the_same_meet() -> None:
    assert first(seeker(1), seeker(2)) == [1, 2]
    assert first(seeker(1)) == []


@pytest.mark.parametrize(
    "other",
    [
        {"games": ["ceres"]},
        {"sizes": [3]},
        {"pace": "slow"},
        {"quiet": TOKYO, "hours": "near"},
        {"quiet": NEW_YORK, "hours": "same"},
        {"quiet": None, "hours": "near"},
    ],
)
def test_who_wants_something_else_does_not(other: dict[str, Any]) -> None:
    assert first(seeker(1, pace="daily"), seeker(2, **other)) == []
    assert first(seeker(1, pace="daily"), seeker(2, **other), seeker(3)) == [1, 3]


def test_the_stricter_wish_for_common_hours_counts() -> None:
    strict, near = seeker(1, hours="same"), seeker(2, NEW_YORK, hours="near")
    assert first(strict, near) == []
    assert first(seeker(1, hours="any"), near) == [1, 2]
    assert first(strict, seeker(2, ATHENS, hours="any")) == [1, 2]


def test_people_who_blocked_each_other_never_meet() -> None:
    people = [seeker(n, sizes=[3]) for n in (1, 2, 3, 4)]
    assert first(*people) == [1, 2, 3]
    assert first(*people, blocked=[(3, 2)]) == [1, 2, 4]
    assert first(*people, blocked=[(3, 2), (2, 4), (4, 1)]) == []


def test_nobody_meets_themselves() -> None:
    one = seeker(1)
    again = Seeker(SearchRow(**{**_fields(one.row), "id": 9}), one.quiet)
    assert first(one, again) == []


def _fields(row: SearchRow) -> dict[str, Any]:
    return {name: getattr(row, name) for name in SearchRow.__struct_fields__}


def test_the_smallest_table_will_do_only_after_a_day() -> None:
    young = seeker(2, sizes=[2, 3], since=AT - timedelta(hours=23))
    assert first(seeker(1, sizes=[2, 3]), young) == []
    assert first(seeker(1, sizes=[2, 3]), young, seeker(3, sizes=[3])) == [1, 2, 3]
    patient = seeker(2, sizes=[2, 3], since=AT - DAY)
    assert first(seeker(1, sizes=[2, 3]), patient) == [1, 2]


def test_the_largest_table_of_the_oldest_search_comes_first() -> None:
    assert first(*(seeker(n, sizes=[2, 3, 4]) for n in range(1, 6))) == [1, 2, 3, 4]


def test_a_pace_that_somebody_wants_is_taken() -> None:
    (group, *_) = matching.groups([seeker(1), seeker(2, pace="slow")], set(), AT)
    assert (group.pace, group.game) == ("slow", "luna_maris")
    (group, *_) = matching.groups([seeker(1), seeker(2)], set(), AT)
    assert group.pace == matching.UNDECIDED


def test_a_game_of_another_version_brings_nobody_together() -> None:
    people = [seeker(n, games=["not_there", "luna_maris"]) for n in (1, 2)]
    assert [group.game for group in matching.groups(people, set(), AT)] == ["luna_maris"]


# A second computation


def somebody(number: int, source: Rng) -> Seeker:
    """Return a search made up by a generator."""
    games = source.shuffled(("ceres", "luna_maris", "projet_ceres"))[: 1 + source.below(3)]
    return seeker(
        number,
        source.pick([PARIS, ATHENS, NEW_YORK, TOKYO, None]),
        games=games,
        sizes=sorted(source.shuffled(sizes())[: 1 + source.below(3)]),
        pace=source.pick(["any", "any", "daily", "slow"]),
        hours=source.pick(["any", "any", "near", "same"]),
        since=AT - timedelta(hours=40 - 4 * number),
    )


def possible(people: Sequence[Seeker], pairs: set[frozenset[int]]) -> Iterator[Group]:
    """Yield all groups by the rules as they are written, in the order of the best."""
    found: list[tuple[Any, Group]] = []
    for size in range(2, 7):
        for chosen in combinations(people, size):
            rows = [each.row for each in chosen]
            paces = {row.pace for row in rows} - {"any"}
            if len(paces) > 1 or any(frozenset((a.user_id, b.user_id)) in pairs
                                     for a, b in combinations(rows, 2)):  # fmt: skip
                continue
            if not all(_hours(a, b) for a, b in combinations(chosen, 2)):
                continue
            for game in rows[0].games:
                if allows(game, size) and all(_accepts(row, game, size) for row in rows):
                    rank = (rows[0].id, -size, rows[0].games.index(game), [row.id for row in rows])
                    found.append((rank, Group(game, next(iter(paces), "daily"), chosen)))
    yield from (group for _, group in sorted(found, key=lambda each: each[0]))


def _hours(one: Seeker, other: Seeker) -> bool:
    wanted = {"any": 0, "near": 10, "same": 12}
    need = max(wanted[one.row.hours], wanted[other.row.hours])
    if not need:
        return True
    return one.quiet is not None and other.quiet is not None and (
        (common([one.quiet, other.quiet], AT) or 0) >= need
    )  # fmt: skip


def _accepts(row: SearchRow, game: str, size: int) -> bool:
    if game not in row.games or size not in row.sizes:
        return False
    playable = [n for n in row.sizes if any(allows(each, n) for each in row.games)]
    return AT - row.since >= DAY or len(playable) == 1 or size > min(playable)


@pytest.mark.parametrize("seed", range(40))
def test_a_second_computation_finds_the_same_groups(seed: int) -> None:
    source = rng(seed)
    people = [somebody(number, source) for number in range(1, 9)]
    pairs = {frozenset(e.user_id for e in source.shuffled(people)[:2]) for _ in range(3)}
    assert list(matching.groups(people, pairs, AT)) == list(possible(people, pairs))


# Open tables


def vacancy(**more: Any) -> Vacancy:
    usual: dict[str, Any] = {
        "id": "B7K2M",
        "channel_id": 7,
        "game": "luna_maris",
        "pace": "daily",
        "sizes": (3, 4),
    }
    return Vacancy(**{**usual, "people": {501: PARIS, 502: None}, **more})


def test_a_person_fits_an_open_table() -> None:
    fits = matching.fits_at
    assert fits(seeker(1, sizes=[2, 4]), vacancy(), set(), AT)
    assert fits(seeker(1, sizes=[4], pace="daily"), vacancy(), set(), AT)
    assert not fits(seeker(1, sizes=[2]), vacancy(), set(), AT)
    assert not fits(seeker(1, sizes=[4], pace="slow"), vacancy(), set(), AT)
    assert not fits(seeker(1, sizes=[4], games=["ceres"]), vacancy(), set(), AT)
    assert not fits(seeker(1, sizes=[4]), vacancy(), {frozenset((101, 502))}, AT)
    assert not fits(seeker(1, sizes=[4]), vacancy(people={101: PARIS}), set(), AT)
    assert not fits(seeker(1, sizes=[4]), vacancy(passed=[101]), set(), AT)


def test_the_people_at_an_open_table_keep_their_wish_for_common_hours() -> None:
    far, fits = seeker(1, TOKYO, sizes=[4]), matching.fits_at
    alone = vacancy(people={501: PARIS})
    assert fits(far, alone, set(), AT)
    assert not fits(far, vacancy(people={501: PARIS}, hours={501: "near"}), set(), AT)
    assert not fits(seeker(1, PARIS, sizes=[4], hours="near"), vacancy(), set(), AT)
