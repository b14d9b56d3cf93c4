"""What is done because time passed, or because a fellow player asks for it."""

from __future__ import annotations

from datetime import datetime, timedelta

import msgspec

import db.outbox as outbox_db
import db.tables as tables_db
from bot.errors import Problem
from bot.naming import safe
from bot.service import asking
from bot.service.live import Live
from bot.service.play import submit_for
from bot.service.tables import Tables, now
from bot.texts import say
from db.outbox import NewMessage

REMINDERS = 5
"""Reminders for one decision; then the table is told, and nothing more is sent."""
NUDGE_EVERY = timedelta(hours=6)
"""A player may be nudged this long after he was last asked or reminded."""
STEPS = 50
"""Defaults taken for an absent player in a row at most."""


async def remind(tables: Tables, table_id: str, seat: int, at: datetime) -> None:
    """Ask a person again for his decision; the last reminder tells the table too."""
    async with tables.locked(table_id) as live:
        await _remind(tables, live, seat, at)


async def _remind(tables: Tables, live: Live, seat: int, at: datetime) -> None:
    row = live.seats[seat]
    if seat not in live.waiting() or row.user_id is None or row.decision is None:
        return
    count = row.reminders + 1
    messages = [asking.reminder(live, seat, count)]
    if count == REMINDERS:
        messages.append(
            NewMessage(
                kind="text",
                nonce=f"{live.id}-gone-{row.decision}-{seat}",
                channel_id=live.row.channel_id,
                first_seq=0,
                last_seq=0,
                payload={"text": _unanswered(live, seat)},
            )
        )
    async with tables.database.writing() as conn:
        await outbox_db.add_messages(conn, live.id, messages, at)
        await tables_db.update_seat(conn, live.id, seat, reminders=count, reminded_at=at)
    live.seats[seat] = msgspec.structs.replace(row, reminders=count, reminded_at=at)
    tables.notify(live.id)


def _unanswered(live: Live, seat: int) -> str:
    """Return what the table is told when somebody does not answer."""
    if live.undisclosed:
        return say(live.lang, "note-unanswered-somebody", name=live.title)
    return say(live.lang, "note-unanswered", name=safe(live.names[seat]))


async def nudge(tables: Tables, table_id: str, user_id: int) -> list[str]:
    """Remind everybody who is awaited, at a fellow player's wish; returns their names."""
    async with tables.locked(table_id) as live:
        live.require_playing()
        at = now()
        seats = [
            live.seats[s] for s in live.waiting() if live.seats[s].user_id not in (None, user_id)
        ]
        if not seats:
            raise Problem("problem-nobody-to-nudge")
        ready = [
            seat
            for seat in seats
            if at - (seat.reminded_at or seat.waiting_since or at) >= NUDGE_EVERY
        ]
        if not ready:
            first = min(s.reminded_at or s.waiting_since or at for s in seats) + NUDGE_EVERY
            raise Problem("problem-nudge-later", when=f"<t:{int(first.timestamp())}:R>")
        for seat in ready:
            await _remind(tables, live, seat.seat, at)
        return [seat.name for seat in ready]


async def act_for_absent(tables: Tables, table_id: str, seat: int, decision: int) -> None:
    """Take the harmless default for somebody who did not answer, until his turn is over."""
    async with tables.locked(table_id) as live:
        if live.decision(seat) != decision:
            return
        for _ in range(STEPS):
            if not live.playing or seat not in live.waiting():
                return
            done = await submit_for(tables, live, seat, [live.game.default(live.state, seat)])
            if done.closed:
                return
