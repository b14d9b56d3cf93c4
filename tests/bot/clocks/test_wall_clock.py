"""The clock: one place reads it, and a wall clock wrong for a moment is not believed."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.shared.clock import AWAY, DRIFT, OLDEST, STEADY, Clock

NOON = datetime(2026, 6, 1, 12, tzinfo=UTC)
SECOND = timedelta(seconds=1)
YEARS = timedelta(days=730)


class Machine:
    """The two clocks of a machine: the one on the wall can be set, the other one cannot."""

    def __init__(self, wall: datetime = NOON) -> None:
        self.wall = wall
        self.seconds = 5000.0
        self.clock = Clock(lambda: self.wall, lambda: self.seconds)

    def passes(self, span: timedelta) -> datetime:
        """Let time pass; returns the new time on the clock."""
        self.wall += span
        self.seconds += span.total_seconds()
        return self.clock.now()


@pytest.mark.parametrize("jump", [YEARS, -YEARS, 2 * DRIFT, -2 * DRIFT])
def test_a_wall_clock_that_is_wrong_for_a_moment_is_not_believed(jump: timedelta) -> None:
    machine = Machine()
    assert machine.clock.now() == NOON
    machine.wall += jump
    assert machine.passes(5 * SECOND) == NOON + 5 * SECOND
    machine.passes(STEADY - 10 * SECOND)
    machine.wall -= jump
    assert machine.passes(SECOND) == NOON + STEADY - 4 * SECOND


def test_a_wall_clock_that_was_set_is_believed_once_it_is_steady() -> None:
    machine = Machine()
    machine.clock.now()
    machine.wall += YEARS
    machine.passes(STEADY / 2)
    machine.wall += YEARS  # set again: it has not been steady yet
    assert machine.passes(STEADY / 2) == NOON + STEADY
    assert machine.passes(STEADY) == NOON + 2 * STEADY + 2 * YEARS


@pytest.mark.parametrize("jump", [DRIFT / 2, -DRIFT / 2])
def test_a_correction_is_believed_at_once(jump: timedelta) -> None:
    machine = Machine()
    machine.clock.now()
    for number in range(1, 100):
        machine.wall += jump
        assert machine.passes(SECOND) == NOON + number * (jump + SECOND)


@pytest.mark.parametrize("wrong", [YEARS, -YEARS])
def test_a_wall_clock_that_was_wrong_at_the_start_is_right_as_soon_as_it_is_set(
    wrong: timedelta,
) -> None:
    machine = Machine(NOON + wrong)
    machine.clock.begin(NOON - 2 * STEADY)
    assert machine.clock.doubtful()
    machine.passes(5 * SECOND)
    machine.wall -= wrong
    assert machine.passes(5 * SECOND) == NOON + 10 * SECOND
    assert not machine.clock.doubtful()


@pytest.mark.parametrize("shown", [datetime(1970, 1, 1, tzinfo=UTC), OLDEST - SECOND])
def test_a_clock_that_has_never_been_set_is_not_believed_however_steady(shown: datetime) -> None:
    machine = Machine(shown)
    machine.clock.begin(NOON)
    assert machine.passes(2 * STEADY) == NOON + 2 * STEADY
    machine.wall = NOON + 3 * STEADY
    machine.clock.now()
    machine.passes(STEADY)
    assert machine.passes(SECOND) == NOON + 4 * STEADY + SECOND


def test_only_after_a_long_break_the_time_is_doubted_for_a_while() -> None:
    for seen in (None, NOON, NOON - AWAY):
        machine = Machine()
        machine.clock.begin(seen)
        assert not machine.clock.doubtful()
    machine = Machine()
    machine.clock.begin(NOON - YEARS)
    machine.passes(STEADY - SECOND)
    assert machine.clock.doubtful()
    machine.passes(SECOND)
    assert not machine.clock.doubtful()


def test_the_doubt_lasts_until_a_clock_that_was_set_right_is_believed() -> None:
    machine = Machine(NOON + YEARS)
    machine.clock.begin(NOON)
    machine.passes(25 * SECOND)
    machine.wall += 3 * AWAY - YEARS  # the bot was away for three days
    for _ in range(100):
        machine.passes(10 * SECOND)
        assert machine.clock.doubtful() or machine.clock.now() == machine.wall
    assert machine.clock.now() == machine.wall


def test_the_wall_clock_is_read_in_one_place_of_each_program() -> None:
    """The linter bans it everywhere (TID251), and nothing else is excused."""
    root = Path(__file__).parents[3]
    excused = "noqa: " + "TID251"
    found = [
        path.relative_to(root).as_posix()
        for folder in ("bot", "db", "games", "rendering", "sandbox", "tests")
        for path in (root / folder).rglob("*.py")
        if excused in path.read_text(encoding="utf-8")
    ]
    assert sorted(found) == ["bot/shared/clock.py", "sandbox/clock.py"]
