"""The clock on the wall of a test, which it can set; everything in `bot` reads this one."""

from __future__ import annotations

import os
import time
from datetime import UTC, datetime, timedelta

from bot.shared.clock import Clock

START = datetime.fromisoformat(os.environ.get("TEST_CLOCK", "2026-06-01T12:00"))
"""When tests begin: the same moment in every run, unless `TEST_CLOCK` names another."""
if START.tzinfo is None:
    START = START.replace(tzinfo=UTC)


class Wall(Clock):
    """A clock that begins at `START` and continues as time passes, until it is stopped.

    Any time that a test sets is believed at once.
    """

    def __init__(self) -> None:
        super().__init__()
        self._at = START
        self._since: float | None = time.monotonic()

    def now(self) -> datetime:
        """Return the time it shows."""
        if self._since is None:
            return self._at
        return self._at + timedelta(seconds=time.monotonic() - self._since)

    @property
    def at(self) -> datetime:
        """The time it shows; setting it stops the clock."""
        return self.now()

    @at.setter
    def at(self, at: datetime) -> None:
        self._at, self._since = at, None

    def passes(self, span: timedelta) -> None:
        """Let time pass; a clock that was going continues."""
        self._at += span
