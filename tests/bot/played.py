"""Games that are over, put straight into the database: their players and results."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from itertools import count
from typing import Any

import msgspec

import db.tables as tables_db
from db import Database
from db.tables import NewTable, SeatRow
from games.core.outcome import Outcome, Score, ranked

ADA, BRIAN, CHLOE, DMITRI = 101, 102, 103, 104
NAMES = {ADA: "Ada", BRIAN: "Brian", CHLOE: "Chloé", DMITRI: "Dmitri"}
HERE, THERE = 1, 2
"""The server where tests ask, and another one."""
FIRST = datetime(2026, 1, 1, 12, tzinfo=UTC)
_DAYS = count(1)


def outcome(*points: int, won: bool | None = None) -> Outcome:
    """Return an outcome with these points; with `won` all play against the box."""
    if won is None:
        return ranked([(n, (each,), {"points": each}) for n, each in enumerate(points)], final=True)
    scores = tuple(Score(n, each, {"points": each}, 1) for n, each in enumerate(points))
    return Outcome(scores, tuple(range(len(points))) if won else (), won=won)


async def finished(
    database: Database, people: dict[int | str, int], *, won: bool | None = None, **more: Any
) -> str:
    """Store a finished game of people, by their ids, or programs, by their names, with points.

    Each ends a day after the one before, unless `at` is given. `former` has the owners of seats by
    their number, `settings` are the table's.
    """
    at = more.pop("at", None) or FIRST + timedelta(days=next(_DAYS))
    former: dict[int, int] = more.pop("former", {})
    seats = [
        SeatRow(
            seat=n,
            kind="person" if isinstance(who, int) else "greedy",
            name=NAMES.get(who, "Somebody") if isinstance(who, int) else who,
            user_id=who if isinstance(who, int) else None,
            original_user_id=former.get(n),
        )
        for n, who in enumerate(people)
    ]
    new = {
        "game": "ceres", "guild_id": HERE, "channel_id": 7, "creator_id": ADA,
        "name": "An old table", "language": "en", **more,
    }  # fmt: skip
    async with database.writing() as conn:
        row = await tables_db.create_table(conn, NewTable(**new), at)
        await tables_db.put_seats(conn, row.id, seats)
        await tables_db.update_table(
            conn,
            row.id,
            at,
            status="finished",
            result=msgspec.to_builtins(outcome(*people.values(), won=won)),
            started_at=at - timedelta(days=1),
            ended_at=at,
        )
    return row.id
