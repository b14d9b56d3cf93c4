"""Votes that were opened while somebody was away: whoever is back is told of them."""

from __future__ import annotations

from datetime import datetime, timedelta

import structlog

import db.outbox as outbox_db
import db.votes as votes_db
from bot.errors import Problem
from bot.service import away
from bot.service.live import Live
from bot.service.tables import Tables
from bot.service.votes import HOURS
from bot.texts import say
from db.outbox import NewMessage
from db.votes import Missed

log = structlog.stdlib.get_logger(__name__)


async def tell_of_votes(tables: Tables, at: datetime) -> None:
    """Tell who is back of the votes that wait for them, each person once of each."""
    async with tables.database.reading() as conn:
        missed = await votes_db.missed_votes(conn, at)
    for each in missed:
        try:
            async with tables.locked(each.table_id) as live:
                await _tell(tables, live, each, at)
        except Problem as problem:  # that table's own trouble
            log.info("nobody told of a vote", table=each.table_id, why=problem.key)


async def _tell(tables: Tables, live: Live, missed: Missed, at: datetime) -> None:
    """Tell somebody of a vote unless they were, or are away all the same; holds the lock."""
    message = _waiting(live, missed)
    async with tables.database.writing() as conn:
        if await outbox_db.message_of(conn, message.nonce) is not None:
            return
        if missed.user_id in await away.until(conn, live.id, at):
            return
        await outbox_db.add_messages(conn, live.id, [message], at)
    tables.notify(live.id)


def _waiting(live: Live, missed: Missed) -> NewMessage:
    """Return the direct message that a vote waits for somebody."""
    end = missed.opened_at + timedelta(hours=HOURS)
    text = say(
        live.lang,
        "vote-waits-direct",
        name=live.title,
        table=live.id,
        channel=f"<#{live.row.channel_id}>",
        until=f"<t:{int(end.timestamp())}:f>",
    )
    return NewMessage(
        kind="note",
        nonce=f"{live.id}-vback-{missed.vote_id}-{missed.seat}",
        channel_id=live.row.channel_id,
        first_seq=0,
        last_seq=0,
        payload={"user_id": missed.user_id, "seat": missed.seat, "text": text},
    )
