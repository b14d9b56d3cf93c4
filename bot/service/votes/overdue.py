"""Players out of time: what their table can do, and the messages about it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

import db.outbox as outbox_db
from bot.service.clocks.clocks import bank
from bot.service.seats import seating
from bot.service.seats.seating import FREE
from bot.service.tables.session import PERSON, VACANT, TableSession
from bot.service.tables.store import Tables
from bot.service.tables.transaction import EXPIRED, ExtraWrite
from bot.service.turns import timeouts
from bot.shared.problems import Problem
from bot.shared.stored import read
from db.outbox import MessageRow
from db.rows import sound

ANSWERS = ("wait", "default", "stand-in", "free")
"""The choices of a table: wait longer, take the game's default, let a computer player play, free
the seat. Each is the kind of a vote about a seat."""
KINDS = (EXPIRED, FREE)
"""Messages that ask about a seat, and that offer one."""


def over(live: TableSession, seat: int) -> bool:
    """Return whether a seat is awaited and its person has no time left."""
    clock = live.clocks.get(bank(seat))
    if clock is None or clock.left or live.state is None:
        return False
    held = live.seats[seat].kind == PERSON and live.row.status in ("playing", "paused")
    return held and seat in live.game.waiting(live.state)


def without_vote(live: TableSession, seat: int) -> int | None:
    """Return the player who has no vote on a seat, or None: the others decide about them.

    Among three or more, leaving a player out would reveal who is not done: where nobody may learn
    that, all players vote.
    """
    if not over(live, seat) or (live.undisclosed and len(live.people()) > 2):
        return None
    return live.seats[seat].user_id


def others_over(live: TableSession, seat: int) -> list[int]:
    """Return the seats out of time that a seat's person can decide about.

    None where nobody may learn who is done.
    """
    if live.undisclosed or live.state is None:
        return []
    return [each for each in live.game.waiting(live.state) if each != seat and over(live, each)]


def require_over(live: TableSession, seat: int, user_id: int) -> None:
    """Raise Problem if nothing has to be decided about a seat, or the user cannot decide it."""
    if not over(live, seat):
        raise Problem("problem-time-settled")
    if without_vote(live, seat) == user_id:
        raise Problem("problem-time-own")


async def carry_out(
    tables: Tables,
    live: TableSession,
    answer: str,
    seat: int,
    user_id: int,
    before: Sequence[ExtraWrite],
) -> None:
    """Carry out a table's decision about a seat; the caller holds its lock."""
    done = True
    match answer:
        case "wait":
            done = await timeouts.wait_on(tables, live, seat, user_id, before)
        case "default":
            done = await timeouts.take_default(tables, live, seat, before)
        case "stand-in":
            await seating.put_computer(tables, live, seat, user_id, "replace", before)
        case _:
            await seating.free(tables, live, seat, user_id, before)
    if not done:
        raise Problem("problem-time-settled")


# The messages


class About(msgspec.Struct, frozen=True):
    """The seat that a message is about; -1 if that cannot be read."""

    seat: int = -1


def seat_of(row: MessageRow) -> int:
    """Return the seat that a message is about."""
    return read(row.payload or {}, About, row, "payload").seat


def secret(row: MessageRow) -> bool:
    """Return whether a message must not show who it is about."""
    return (row.payload or {}).get("secret", False) is not False  # damaged, it can be one


async def messages(conn: AsyncConnection, live: TableSession) -> list[MessageRow]:
    """Return a table's messages of these kinds that are posted or will be, oldest first."""
    found = await outbox_db.messages_of_kind(conn, live.id, *KINDS)
    return [row for row in found if sound(row) and seat_of(row) in range(len(live.seats))]


def stands(live: TableSession, row: MessageRow, rows: Sequence[MessageRow]) -> bool:
    """Return whether a message's question or offer still holds.

    A later message about the seat ends it.
    """
    seat = seat_of(row)
    if seat not in range(len(live.seats)):
        return False
    if any(each.id > row.id and seat_of(each) == seat for each in rows):
        return False
    if row.kind == EXPIRED:
        return over(live, seat)
    return live.seats[seat].kind == VACANT and live.row.status in ("playing", "paused")


async def asked_by(tables: Tables, table_id: str, message_id: int) -> int:
    """Return the seat that a posted message is about. Raises `Problem` if that is settled."""
    live = await tables.get(table_id)
    async with tables.database.reading() as conn:
        rows = await messages(conn, live)
    found: Mapping[int | None, MessageRow] = {row.message_id: row for row in rows}
    row = found.get(message_id)
    if row is None:
        raise Problem("problem-time-settled")
    return seat_of(row)
