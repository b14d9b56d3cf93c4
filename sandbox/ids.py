"""Snowflakes: Discord's ids, which contain a time."""

from __future__ import annotations

import datetime

from sandbox.clock import now

EPOCH_MS = 1_420_070_400_000


class Snowflakes:
    """A source of ids that never repeats and never goes back, also across restarts."""

    def __init__(self, last: int = 0) -> None:
        self._last = last

    def next(self) -> str:
        """Return a new id as the string that Discord's JSON carries."""
        made = (int(now().timestamp() * 1000) - EPOCH_MS) << 22
        self._last = made if made > self._last else self._last + 1
        return str(self._last)

    def moments(self, count: int) -> list[str]:
        """Return new ids, each a millisecond after the one before: shards are numbered by these."""
        made = int(now().timestamp() * 1000) - EPOCH_MS
        first = max(made, (self._last >> 22) + 1)
        self._last = (first + count - 1) << 22
        return [str(each << 22) for each in range(first, first + count)]


def moment(snowflake: str) -> datetime.datetime:
    """Return the moment at which the id was made."""
    seconds = ((int(snowflake) >> 22) + EPOCH_MS) / 1000
    return datetime.datetime.fromtimestamp(seconds, datetime.UTC)


def iso(when: datetime.datetime | None = None) -> str:
    """Return the moment (now, if none is given) in the form that Discord sends."""
    return (when or now()).isoformat(timespec="microseconds")


def is_snowflake(value: object) -> bool:
    """Return whether Discord accepts the value as an id: digits, or an integer."""
    if isinstance(value, bool):
        return False
    return (isinstance(value, int) and value >= 0) or (
        isinstance(value, str) and value.isascii() and value.isdigit() and len(value) <= 20
    )
