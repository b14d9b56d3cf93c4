"""Common hours: how many hours of a day people are awake together."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from bot.service.clocks.quiet_hours import Quiet
from bot.service.finding.common_hours import common

WINTER = datetime(2026, 1, 14, 15, 30, tzinfo=UTC)
SUMMER = datetime(2026, 7, 15, 15, 30, tzinfo=UTC)
LONG_AGO = datetime(2020, 1, 1, tzinfo=UTC)


def lives(zone: str, begins: float | None = None, ends: float = 0) -> Quiet:
    """Return a person's time zone, and their quiet hours if they have set any."""
    hours = None if begins is None else (int(begins * 60), int(ends * 60))
    return Quiet(zone, LONG_AGO, hours)


PARIS = lives("Europe/Paris")


@pytest.mark.parametrize(
    ("zone", "hours"),
    [
        ("Europe/Paris", 16),
        ("Europe/Athens", 15),
        ("America/Sao_Paulo", 12),
        ("America/New_York", 10),
        ("Asia/Tokyo", 8),
    ],
)
def test_people_who_have_set_a_time_zone_sleep_from_23_to_7(zone: str, hours: int) -> None:
    """Two nights can leave two separate parts of a day."""
    assert common([PARIS, lives(zone)], WINTER) == hours
    assert common([lives(zone), PARIS], WINTER) == hours


def test_summer_time_counts_where_there_is_any() -> None:
    """Paris moves its clocks and São Paulo does not."""
    assert common([PARIS, lives("America/Sao_Paulo")], SUMMER) == 11
    assert common([PARIS, lives("Europe/Athens")], SUMMER) == 15


@pytest.mark.parametrize("at", [0, 6, 12, 18, 23])
def test_the_hour_of_the_question_does_not_matter(at: int) -> None:
    there = [PARIS, lives("America/New_York")]
    assert common(there, WINTER.replace(hour=at, minute=50)) == 10


def test_the_hours_of_three_are_those_of_all() -> None:
    there = [PARIS, lives("America/New_York"), lives("Asia/Tokyo")]
    assert common(there, WINTER) == 2
    assert common([*there, lives("Europe/Paris", 12, 24 - 0.25)], WINTER) == 0


@pytest.mark.parametrize(
    ("begins", "ends", "hours"),
    [
        (22, 8, 14),  # across midnight
        (0, 6, 18),
        (1, 9.5, 15.5),
        (13, 14, 23),
        (0.25, 8.75, 15.5),
        (9, 9, 24),  # no quiet hours after all
    ],
)
def test_quiet_hours_are_hours_of_sleep(begins: float, ends: float, hours: float) -> None:
    assert common([lives("UTC", begins, ends)], WINTER) == hours


def test_quiet_hours_of_two_are_added_up() -> None:
    assert common([lives("UTC", 22, 8), lives("UTC", 6, 10)], WINTER) == 12


def test_zones_with_quarters_of_an_hour_are_exact() -> None:
    """Kathmandu is 5:45 ahead: awake from 1:15 to 17:15 by UTC."""
    assert common([lives("UTC", 12, 1), lives("Asia/Kathmandu")], WINTER) == 10.75


def test_who_has_no_time_zone_leaves_the_hours_unknown() -> None:
    assert common([PARIS, None], WINTER) is None
    assert common([None], WINTER) is None
    assert common([], WINTER) is None
