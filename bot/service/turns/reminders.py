"""Acts that follow when time has passed, or when a fellow player wants them."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any, NamedTuple

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

import db.outbox as outbox_db
import db.tables as tables_db
from bot.service.notices import ping_messages
from bot.service.tables.session import TableSession
from bot.service.tables.settings import settings_of
from bot.service.tables.store import Tables
from bot.service.tables.transaction import DEFAULT, UNNAMED
from bot.service.timekeeping import absence, table_clocks
from bot.service.turns.publish import submit_for
from bot.shared.clock import now
from bot.shared.names import safe
from bot.shared.problems import Problem
from bot.shared.text import say
from db.outbox import NewMessage
from db.tables import SeatRow
from games.core.drafts import take

NUDGE_EVERY = timedelta(hours=6)
"""A player can be nudged this long after they were last asked or reminded."""
STEPS = 50
"""Defaults taken for an absent player in a row at most."""


async def remind(tables: Tables, table_id: str, seat: int, at: datetime) -> None:
    """Ask a person again, unless they are away; the last reminder is also posted to the table."""
    async with tables.locked(table_id) as live:
        if await _away(tables, live, seat, at):
            return
        await _remind(tables, live, seat, at)


async def _away(tables: Tables, live: TableSession, seat: int, at: datetime) -> bool:
    """Return whether a seat's person is away, or has quiet hours, at this time."""
    if seat in table_clocks.resting(live, at):
        return True
    async with tables.database.reading() as conn:
        return live.seats[seat].user_id in await absence.until(conn, live.id, at)


async def _remind(tables: Tables, live: TableSession, seat: int, at: datetime) -> None:
    row = live.seats[seat]
    if seat not in live.waiting() or row.user_id is None or row.decision is None:
        return
    count = table_clocks.reminders_sent(row, row.waiting_since)[0] + 1
    messages = [ping_messages.reminder(live, seat, count)]
    async with tables.database.writing() as conn:
        if count == table_clocks.REMINDERS:
            messages += await _given_up(conn, live, seat)
        await outbox_db.add_messages(conn, live.id, messages, at)
        again = table_clocks.first_due(settings_of(live), row.waiting_since or at, count, at)
        await tables_db.update_seat(
            conn, live.id, seat, reminders=count, reminded_at=at, due_at=again
        )
    live.seats[seat] = msgspec.structs.replace(row, reminders=count, reminded_at=at)
    tables.notify(live.id)


async def _given_up(conn: AsyncConnection, live: TableSession, seat: int) -> list[NewMessage]:
    """Return the message to the table that a player does not answer."""
    return await _once(conn, live, seat, "gone", _unanswered(live, seat))


async def _once(
    conn: AsyncConnection, live: TableSession, seat: int, what: str, text: str
) -> list[NewMessage]:
    """Return the message to the channel about a seat's decision, unless it was sent before.

    Where nobody may learn who that is, it reads the same for all players: once a phase is enough.
    """
    which = live.row.public_seq if live.undisclosed else f"{live.asked(seat)}-{seat}"
    nonce = f"{live.id}-{what}-{which}"
    if await outbox_db.message_of(conn, nonce) is not None:
        return []
    return [
        NewMessage(
            kind="text",
            nonce=nonce,
            channel_id=live.row.channel_id,
            first_seq=0,
            last_seq=0,
            payload={"text": text},
        )
    ]


def _unanswered(live: TableSession, seat: int) -> str:
    """Return the text for the table when a player does not answer."""
    if live.undisclosed:
        return say(live.lang, "note-unanswered-somebody", name=live.title)
    return say(live.lang, "note-unanswered", name=safe(live.names[seat]))


class Nudged(NamedTuple):
    """The reminded players, and the ones left alone as away or in quiet hours: until when.

    Where nobody may learn who is done, `away` holds all other players who are, awaited or not.
    `all_away`: all other players are among them.
    """

    names: list[str]
    away: list[tuple[str, datetime]]
    all_away: bool = False


async def nudge(tables: Tables, table_id: str, user_id: int) -> Nudged:
    """Remind all awaited players who can be reminded, because a fellow player wants to."""
    async with tables.locked(table_id) as live:
        live.require_playing()
        at = now()
        gone = await _left_alone(tables, live, at)
        awaited = [
            live.seats[s] for s in live.waiting() if live.seats[s].user_id not in (None, user_id)
        ]
        if not awaited:
            raise Problem("problem-nobody-to-nudge")
        others = [seat for seat in live.people() if seat.user_id != user_id]
        named = others if live.undisclosed else awaited
        left = [(s.name, gone[s.user_id]) for s in named if s.user_id in gone]
        seats = [seat for seat in awaited if seat.user_id not in gone]
        if not seats:
            return Nudged([], left, all_away=len(left) == len(others))
        ready = [seat for seat in seats if at - _asked_last(seat, at) >= NUDGE_EVERY]
        if not ready:
            first = min(_asked_last(seat, at) for seat in seats) + NUDGE_EVERY
            raise Problem("problem-nudge-later", when=f"<t:{int(first.timestamp())}:R>")
        for seat in ready:
            await _remind(tables, live, seat.seat, at)
        return Nudged([seat.name for seat in ready], left)


async def _left_alone(tables: Tables, live: TableSession, at: datetime) -> dict[int, datetime]:
    """Return the people who are not reminded now, away or in quiet hours, and until when."""
    async with tables.database.reading() as conn:
        gone = await absence.until(conn, live.id, at)
    for seat, end in table_clocks.resting(live, at).items():
        user_id = live.seats[seat].user_id or 0
        gone[user_id] = max(end, gone.get(user_id, end))
    return gone


def _asked_last(seat: SeatRow, at: datetime) -> datetime:
    """Return when a seat was last asked or reminded, `at` if it is not asked."""
    return table_clocks.reminders_sent(seat, seat.waiting_since)[1] or seat.waiting_since or at


async def act_for_absent(
    tables: Tables, table_id: str, seat: int, decision: int, at: datetime
) -> bool:
    """Play a harmless default for a player who did not answer, until their turn is over.

    If every move costs them something nothing is done, and the table is notified, once for each
    decision. A player alone keeps nobody waiting, and for an away player nothing is done. Returns
    whether anything was done or posted.
    """
    async with tables.locked(table_id) as live:
        if live.asked(seat) != decision or len(live.people()) < 2:
            return False
        if await _away(tables, live, seat, at):
            return False
        done = False
        for _ in range(STEPS):
            actions = _by_default(live, seat) if seat in live.waiting() else []
            if not actions:
                break
            kind, done = UNNAMED if live.undisclosed else DEFAULT, True
            if (await submit_for(tables, live, seat, actions, kind)).closed:
                return True
        if live.playing and seat in live.waiting():
            return await _tell_costly(tables, live, seat) or done
        return done


def _by_default(live: TableSession, seat: int) -> list[Any]:
    """Return a seat's free moves up to the first published one; empty if any costs."""
    game, state, actions = live.game, live.game.copy(live.position(seat)), list[Any]()
    for _ in range(STEPS):
        action = game.default(state, seat)
        if not game.costs_nothing(state, seat, action):
            return []
        actions.append(action)
        if take(game, state, seat, action).publishes:
            return actions
    return []


async def _tell_costly(tables: Tables, live: TableSession, seat: int) -> bool:
    """Post, once, that no move is made for a player, and what the table can do."""
    key = "note-costly-somebody" if live.undisclosed else "note-costly"
    text = say(live.lang, key, name=safe(live.names[seat]), table=live.title)
    async with tables.database.writing() as conn:
        messages = await _once(conn, live, seat, "idle", text)
        await outbox_db.add_messages(conn, live.id, messages, now())
    tables.notify(live.id)
    return bool(messages)
