"""How long games took that are over."""

from collections.abc import Mapping
from datetime import datetime, timedelta

import msgspec
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from db import models
from db.rows import Query, columns, constant, param, sound

MOST = 500
"""Games that are looked at, the last ones to end."""


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game, with the settings of its table."""

    settings: dict[str, object]
    started_at: datetime
    ended_at: datetime


_t, _s = models.tables, models.seats
_people = (
    select(func.count())
    .where(_s.c.table_id == _t.c.id, _s.c.user_id.is_not(None))
    .scalar_subquery()
)
_PLAYED = Query(
    select(*columns(_t, Played))
    .where(
        _t.c.game == param("p_game", _t.c.game),
        _t.c.status == constant("finished"),
        _t.c.started_at.is_not(None),
        _t.c.ended_at.is_not(None),
        _people == param("p_people", _s.c.seat),
    )
    .order_by(_t.c.ended_at.desc(), _t.c.id)
    .limit(MOST),
    Played,
)


async def durations(
    conn: AsyncConnection, game: str, people: int, usual: Mapping[str, object], **wanted: object
) -> list[timedelta]:
    """Return how long the last games with `people` people took, at tables with these settings.

    `usual` are the settings of a table that never set them.
    """
    rows = await _PLAYED.all(conn, p_game=game, p_people=people)
    return [
        row.ended_at - row.started_at
        for row in rows
        if sound(row)
        and all({**usual, **row.settings}[key] == value for key, value in wanted.items())
    ]
