"""Forgetting a person: they give up their games, and no stored data names them any longer.

The games of the others stay as they are, decision by decision. Posts in channels belong to Discord;
they are not touched.
"""

from __future__ import annotations

from collections.abc import Collection

import msgspec
import structlog

import db.deals as deals_db
import db.forgetting as forgetting_db
import db.tables as tables_db
import db.users as users_db
from bot.service.seats import lobby, renaming, seating
from bot.service.tables.session import TableSession
from bot.service.tables.store import Tables
from bot.shared.names import distinct
from bot.shared.ownership import ElsewhereError
from bot.shared.problems import Problem
from bot.shared.text import known, say
from db.forgetting import Gone
from db.rows import sound
from db.tables import SeatRow, TableRow

log = structlog.stdlib.get_logger(__name__)

BEGUN = "forgetting"
"""The mark in the preferences of a person who is being forgotten; a start continues with it."""


class Places(msgspec.Struct, frozen=True):
    """The tables that hold something of a person: the ones they play at, and all."""

    running: tuple[str, ...]
    all: tuple[str, ...]


async def places(tables: Tables, user_id: int) -> Places:
    """Return the tables where a person's data has to be forgotten."""
    async with tables.database.reading() as conn:
        found = await forgetting_db.tables_with(conn, user_id)
        running = [row.id for row in await tables_db.tables_of_user(conn, user_id)]
    return Places(tuple(running), tuple(sorted({*running, *found})))


async def forget(tables: Tables, user_id: int, names: Collection[str] = ()) -> None:
    """Forget a person, table by table; `names` are names they can be known by there.

    Anything a kill leaves undone is done at the next start (`resume`).
    """
    async with tables.database.writing() as conn:
        user = await users_db.get_user(conn, user_id)
        former = renaming.former(user.preferences)
        begun = {BEGUN: sorted({*names, *_begun(user.preferences), *former})}
        await users_db.update_user(conn, user_id, preferences=begun, quiet_at=None, locale=None)
    tables.people.forget(user_id)
    for table_id in (await places(tables, user_id)).all:
        try:
            await forget_at(tables, table_id, user_id, begun[BEGUN])
        except ElsewhereError:
            await tables.leave_job(table_id, "forget", user_id, names=begun[BEGUN])
    try:
        await tables.database.remove_copies()
    except OSError as error:
        log.error("remove the copies of the database: they have data of a person", why=str(error))
    async with tables.database.writing() as conn:
        await forgetting_db.drop_user(conn, user_id)


def _begun(preferences: dict[str, object]) -> list[str]:
    """Return the names of a person whom an earlier run was forgetting."""
    try:
        return msgspec.convert(preferences.get(BEGUN, []), list[str])
    except msgspec.ValidationError:
        return []


async def resume(tables: Tables) -> None:
    """Continue to forget the people whom the last run was forgetting."""
    async with tables.database.reading() as conn:
        found = await users_db.users_with(conn, BEGUN)
    for user in found:
        await forget(tables, user.user_id)


async def forget_at(tables: Tables, table_id: str, user_id: int, names: Collection[str]) -> None:
    """Forget a person at a table, also at one that cannot be read."""
    try:
        async with tables.locked(table_id) as live:
            await _give_up(tables, live, user_id)
            await _scrub(tables, live.row, live.seats, user_id, names)
            tables.drop(table_id)
    except Problem as problem:
        log.info("forgotten at a table that cannot be read", table=table_id, why=problem.key)
        damaged = await tables.damaged(table_id)
        await _scrub(tables, damaged.row, damaged.seats, user_id, names)
        tables.drop(table_id)


async def _give_up(tables: Tables, live: TableSession, user_id: int) -> None:
    """Give up a person's seat to a computer player; close the table if no other is there."""
    seat = live.seat_of(user_id)
    others = [each for each in live.people() if each.user_id != user_id]
    if live.row.status == "lobby":
        if live.row.creator_id == user_id and not others:
            await seating.close(tables, live)
        elif seat is not None:
            await lobby.put_seats(tables, live, [s for s in live.seats if s.seat != seat])
    elif live.running and seat is not None:
        if others:
            await seating.put_computer(tables, live, seat, user_id, "resign")
        else:
            await seating.close(tables, live)


async def _scrub(
    tables: Tables,
    row: TableRow,
    seats: Collection[SeatRow],
    user_id: int,
    names: Collection[str],
) -> None:
    """Remove a person from a table's stored data; another player becomes the creator."""
    own = [seat for seat in seats if user_id in (seat.user_id, seat.original_user_id)]
    mine = [seat for seat in own if seat.user_id in (user_id, None)]
    others = [s for s in seats if s.user_id not in (user_id, None)]
    number = mine[0].seat + 1 if mine else len(seats) + 1
    called = say(known(row.language), "forgotten-name", number=number)
    async with tables.database.writing() as conn:
        dealt = await deals_db.deal_of(conn, row.id)
        at_first = dealt.names if dealt is not None and sound(dealt) else None
        there = [at_first[seat.seat] for seat in own] if at_first is not None else []
        gone = Gone(
            user_id=user_id,
            names={*names, *(seat.name for seat in mine), *(pair[0] for pair in there if pair)},
            called=distinct(called, [seat.name for seat in others]),
            heir=next((seat.user_id for seat in others if seat.user_id is not None), 0),
        )
        await forgetting_db.scrub(conn, row.id, gone)
