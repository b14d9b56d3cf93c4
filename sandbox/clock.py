"""The clock on the wall: the only place in the stand-in that reads it."""

from __future__ import annotations

from datetime import UTC, datetime


def now() -> datetime:
    """Return the present time, in UTC."""
    return datetime.now(UTC)  # noqa: TID251 - the one place
