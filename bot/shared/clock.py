"""The clock on the wall: the only place in `bot` that reads it.

A machine's clock can be wrong for a moment, by years. The time here therefore continues at the
pace of a second clock that nobody sets. Where the two clocks disagree, the wall clock is believed
only after it has been steady for a while.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta

log = logging.getLogger(__name__)

DRIFT = timedelta(seconds=30)
"""A smaller difference is a correction: the wall clock is believed at once."""
STEADY = timedelta(minutes=10)
"""A wall clock that was set is believed after it has been steady for this long."""
AWAY = timedelta(days=1)
"""After a break that seems longer, the wall clock is not believed at the start."""
OLDEST = datetime(2026, 1, 1, tzinfo=UTC)
"""Before this the program did not exist: a clock that shows it has never been set."""


def wall() -> datetime:
    """Return the time of the machine's clock, right or wrong."""
    return datetime.now(UTC)  # noqa: TID251 - the one place


def elapsed() -> float:
    """Return seconds since some moment, by a clock that nobody sets.

    It counts the time that the machine sleeps, if the system knows it.
    """
    if hasattr(time, "CLOCK_BOOTTIME"):
        return time.clock_gettime(time.CLOCK_BOOTTIME)
    return time.monotonic()


class Clock:
    """The present time; `wall` and `elapsed` are the two clocks that it compares."""

    def __init__(
        self,
        wall: Callable[[], datetime] = wall,
        elapsed: Callable[[], float] = elapsed,
    ) -> None:
        self._wall = wall
        self._elapsed = elapsed
        # The time of the wall clock when `elapsed` is 0: as it is believed, and as it was set
        # since.
        self._believed: datetime | None = None
        self._claimed: tuple[datetime, float] | None = None
        # When the bot was last at work, and when it began, as long as the time can be wrong.
        self._doubted: tuple[datetime, float] | None = None

    def now(self) -> datetime:
        """Return the present time."""
        passed = self._elapsed()
        start = self._wall() - timedelta(seconds=passed)
        if self._believed is None or abs(start - self._believed) <= DRIFT:
            self._believed, self._claimed = start, None
        elif self._claimed is None or abs(start - self._claimed[0]) > DRIFT:
            log.warning("the wall clock was set by %d s", (start - self._believed).total_seconds())
            self._claimed = start, passed
        if self._claimed is not None and self._proven(*self._claimed, passed):
            log.warning("the wall clock is believed again")
            self._believed, self._claimed, self._doubted = start, None, None
        return self._believed + timedelta(seconds=passed)

    def _proven(self, start: datetime, since: float, passed: float) -> bool:
        """Return whether the time that the wall clock was set to can be believed."""
        at = start + timedelta(seconds=passed)
        if self._doubted is not None and _plausible(at, self._doubted[0]):
            return True
        return at >= OLDEST and passed - since >= STEADY.total_seconds()

    def begin(self, seen: datetime | None) -> None:
        """Compare the time with when the bot was last at work: it can be wrong at the start."""
        at = self.now()
        if seen is None or _plausible(at, seen):
            return
        log.info("nothing ends until the wall clock has been steady; last seen at %s", seen)
        self._doubted = seen, self._elapsed()
        if at < OLDEST <= seen:
            self._believed = seen - timedelta(seconds=self._elapsed())

    def doubtful(self) -> bool:
        """Return whether the time has been implausible since the start: nothing should end."""
        self.now()
        # A clock that was set since has to be steady first: otherwise a wrong time would be
        # believed.
        doubted = self._doubted if self._claimed is None else None
        if doubted is not None and self._elapsed() - doubted[1] >= STEADY.total_seconds():
            self._doubted = None
        return self._doubted is not None


def _plausible(at: datetime, seen: datetime) -> bool:
    return -DRIFT <= at - seen <= AWAY


CLOCK = Clock()


def now() -> datetime:
    """Return the present time, in UTC."""
    return CLOCK.now()


def begin(seen: datetime | None) -> None:
    """Compare the time with when the bot was last at work."""
    CLOCK.begin(seen)


def doubtful() -> bool:
    """Return whether nothing should end yet, because the time can be wrong."""
    return CLOCK.doubtful()
