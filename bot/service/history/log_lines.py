"""Lines of the log by player: merged, counted, listed."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

import msgspec

from games.core.outcome import Actor


class SeatLines(msgspec.Struct, frozen=True):
    """The lines about a seat or a rival; `seat` is `None` for lines about no player."""

    seat: Actor | None
    lines: list[str]


def by_player(told: Sequence[SeatLines]) -> list[SeatLines]:
    """Return lines with all of one player's together, in the order of their first lines.

    Lines of no player come last: they are where all of it led.
    """
    found: dict[Actor | None, list[str]] = {}
    for part in told:
        found.setdefault(part.seat, []).extend(part.lines)
    last = sorted(found, key=lambda seat: seat is None)
    return [SeatLines(seat, counted(found[seat])) for seat in last]


def counted(lines: Sequence[str]) -> list[str]:
    """Return lines, with equal lines one after another shown once, and how often."""
    runs = [(text, len(list(run))) for text, run in groupby(lines)]
    return [text if times == 1 else f"{text} (×{times})" for text, times in runs]


def listed(told: Sequence[SeatLines]) -> list[str]:
    """Return the lines of stories."""
    return [line for part in told for line in part.lines]


def flat(told: Sequence[SeatLines]) -> list[str]:
    """Return all lines as a list."""
    return [f"• {line}" for part in told for line in part.lines]
