"""Removing a person from stored data, so that the games of the others stay as they are.

A table's log keeps its decisions: only their author is removed. Going through whole tables takes
time, because no other query looks for everything that one person has ever done.
"""

import re
from collections.abc import Collection, Iterable, Mapping
from typing import Any, cast

import msgspec
from sqlalchemy import Text, delete, func, select, type_coerce, union, update
from sqlalchemy.ext.asyncio import AsyncConnection

import db.searches as searches_db
import db.seasons as seasons_db
from db import models

_s, _t, _e, _v, _b = models.seats, models.tables, models.entries, models.votes, models.ballots
_o, _d = models.outbox, models.deals
OWN = (models.pings, models.drafts, models.papers, models.notes)
"""Tables with rows of one person alone."""
DIRECT = ("dm", "note")
"""Kinds of messages that go to one person."""


class Gone(msgspec.Struct, frozen=True):
    """A person who is removed from a table: their id, and the names by which it knows them.

    `called` replaces their names, `heir` takes over the rights of the table's creator.
    """

    user_id: int
    names: Collection[str]
    called: str
    heir: int = 0


async def tables_with(conn: AsyncConnection, user_id: int) -> list[str]:
    """Return the tables that hold anything of a person."""
    number = f"%{user_id}%"
    places: list[Any] = [
        select(_s.c.table_id).where((_s.c.user_id == user_id) | (_s.c.original_user_id == user_id)),
        select(_t.c.id).where(
            (_t.c.creator_id == user_id) | type_coerce(_t.c.settings, Text).like(number)
        ),
        select(_e.c.table_id).where(_e.c.user_id == user_id),
        select(_v.c.table_id).where(_v.c.opened_by == user_id),
        select(_v.c.table_id).join(_b, _b.c.vote_id == _v.c.id).where(_b.c.user_id == user_id),
        select(_o.c.table_id).where(type_coerce(_o.c.payload, Text).like(number)),
        *(select(each.c.table_id).where(each.c.user_id == user_id) for each in OWN),
    ]
    found = cast(Iterable[str], await conn.scalars(union(*places)))
    return sorted(found)


async def scrub(conn: AsyncConnection, table_id: str, gone: Gone) -> None:
    """Remove a person, who has given up their seats before, from all data of a table."""
    for each in OWN:
        await conn.execute(
            delete(each).where(each.c.table_id == table_id, each.c.user_id == gone.user_id)
        )
    await _scrub_votes(conn, table_id, gone)
    await _scrub_outbox(conn, table_id, gone)
    await _scrub_deal(conn, table_id, gone)
    await conn.execute(
        update(_e)
        .where(_e.c.table_id == table_id, _e.c.user_id == gone.user_id)
        .values(user_id=None)
    )
    await _scrub_seats(conn, table_id, gone)
    await _scrub_table(conn, table_id, gone)


async def drop_user(conn: AsyncConnection, user_id: int) -> None:
    """Remove a person's settings, searches and blocks, and their name from seasons."""
    await searches_db.forget(conn, user_id)
    await seasons_db.forget(conn, user_id)
    await conn.execute(delete(models.users).where(models.users.c.user_id == user_id))


async def _scrub_seats(conn: AsyncConnection, table_id: str, gone: Gone) -> None:
    here = _s.c.table_id == table_id
    mine, owned = _s.c.user_id == gone.user_id, _s.c.original_user_id == gone.user_id
    # The player in a seat that was theirs has another name.
    alone = here & (mine | (owned & _s.c.user_id.is_(None)))
    await conn.execute(update(_s).where(alone).values(name=gone.called))
    await conn.execute(update(_s).where(here, mine).values(user_id=None))
    await conn.execute(update(_s).where(here, owned).values(original_user_id=None))


async def _scrub_table(conn: AsyncConnection, table_id: str, gone: Gone) -> None:
    row = (
        await conn.execute(
            select(_t.c.creator_id, _t.c.name, _t.c.settings).where(_t.c.id == table_id)
        )
    ).one()
    settings = row.settings
    if isinstance(settings, dict):
        settings = _settings(cast(dict[str, Any], settings), gone)
    creator = gone.heir if row.creator_id == gone.user_id else row.creator_id
    await conn.execute(
        update(_t)
        .where(_t.c.id == table_id)
        .values(creator_id=creator, name=without(row.name, gone), settings=settings)
    )


def _settings(settings: Mapping[str, Any], gone: Gone) -> dict[str, Any]:
    """Return the settings of a table without a person who was invited to it."""
    held = [each for each in settings.get("held", ()) if each.get("user_id") != str(gone.user_id)]
    kept = {**settings, "held": held} if "held" in settings else dict(settings)
    if "passed" in settings:
        kept["passed"] = [each for each in settings["passed"] if each != str(gone.user_id)]
    if str(gone.user_id) in str(kept.get("invited", "")):
        del kept["invited"]
    return kept


async def _scrub_votes(conn: AsyncConnection, table_id: str, gone: Gone) -> None:
    here = select(_v.c.id).where(_v.c.table_id == table_id)
    await conn.execute(delete(_b).where(_b.c.vote_id.in_(here), _b.c.user_id == gone.user_id))
    rows = await conn.execute(
        select(_v.c.id, _v.c.opened_by, _v.c.name, _v.c.about).where(_v.c.table_id == table_id)
    )
    for row in rows.all():
        asked = row.opened_by == gone.user_id
        values = {
            "opened_by": 0 if asked else row.opened_by,
            "name": gone.called if asked else without(row.name, gone),
            "about": without(row.about, gone),
        }
        await conn.execute(update(_v).where(_v.c.id == row.id).values(values))


async def _scrub_outbox(conn: AsyncConnection, table_id: str, gone: Gone) -> None:
    """Take a person out of messages; drop messages for them alone."""
    rows = await conn.execute(
        select(_o.c.id, _o.c.kind, _o.c.payload).where(
            _o.c.table_id == table_id, _o.c.payload.is_not(None)
        )
    )
    for row in rows.all():
        told = str(gone.user_id) in str(row.payload)
        if told and row.kind in DIRECT:
            await conn.execute(delete(_o).where(_o.c.id == row.id))
            continue
        payload = without(row.payload, gone)
        if payload != row.payload:
            await conn.execute(update(_o).where(_o.c.id == row.id).values(payload=payload))


async def _scrub_deal(conn: AsyncConnection, table_id: str, gone: Gone) -> None:
    """Drop the name of a person at the start of a game, and the bytes that hid it."""
    names = await conn.scalar(select(_d.c.names).where(_d.c.table_id == table_id))
    if not isinstance(names, list):
        return
    there = await _first_seats(conn, table_id, gone.user_id)
    kept = [
        None if seat in there or (pair and pair[0] in gone.names) else pair
        for seat, pair in enumerate(cast(list[Any], names))
    ]
    await conn.execute(update(_d).where(_d.c.table_id == table_id).values(names=kept))


async def _first_seats(conn: AsyncConnection, table_id: str, user_id: int) -> set[int]:
    """Return the seats in which a person was the first to decide, as far as the log knows."""
    acted = select(_e.c.seat, func.min(_e.c.seq).label("seq")).where(
        _e.c.table_id == table_id, _e.c.seat.is_not(None), _e.c.action.is_not(None)
    )
    first = acted.group_by(_e.c.seat).subquery()
    query = select(_e.c.seat).where(
        _e.c.table_id == table_id, _e.c.seq.in_(select(first.c.seq)), _e.c.user_id == user_id
    )
    return {seat for seat in await conn.scalars(query) if isinstance(seat, int)}


def without(value: Any, gone: Gone) -> Any:
    """Return plain data without a person: with 0 for their id, and another name for theirs."""
    match value:
        case dict():
            found = cast(dict[str, Any], value)
            return {key: without(each, gone) for key, each in found.items()}
        case list():
            return [without(each, gone) for each in cast(list[Any], value)]
        case str():
            return _called(re.sub(rf"(?<!\d){gone.user_id}(?!\d)", "0", value), gone)
        case int() if value == gone.user_id and not isinstance(value, bool):
            return 0
        case _:
            return value


def _called(text: str, gone: Gone) -> str:
    """Return a text in which a person has another name."""
    for name in sorted(gone.names, key=len, reverse=True):
        text = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", lambda _: gone.called, text)
    return text
