"""How long games like that of a table took, as far as this bot knows."""

from __future__ import annotations

from datetime import timedelta
from statistics import median_high

import msgspec

import db.durations as durations_db
from bot.service.tables.session import Live
from bot.service.tables.settings import TableSettings, settings_of
from bot.service.tables.store import Tables
from games.core.game import AnyGame

LEAST = 3
"""So many games must be known before anything is said of them."""


class Usual(msgspec.Struct, frozen=True):
    """The median of so many games with so many people."""

    median: timedelta
    count: int
    people: int


async def usual(tables: Tables, live: Live) -> Usual | None:
    """Return how long such games took: of this game, with as many people, at this pace.

    `None` where too few are known.
    """
    people = len(live.people())
    first = {"pace": TableSettings().pace}
    async with tables.database.reading() as conn:
        found = await durations_db.durations(
            conn, live.game.key, people, first, pace=settings_of(live).pace
        )
    return Usual(median_high(found), len(found), people) if len(found) >= LEAST else None


async def usual_of(tables: Tables, game: AnyGame) -> Usual | None:
    """Return how long games of a kind took at the usual pace, with as many people as play most."""
    first, best = {"pace": TableSettings().pace}, list[timedelta]()
    most = 0
    async with tables.database.reading() as conn:
        for people in range(1, game.seats.stop):
            found = await durations_db.durations(conn, game.key, people, first, **first)
            if len(found) > len(best):
                best, most = found, people
    return Usual(median_high(best), len(best), most) if len(best) >= LEAST else None
