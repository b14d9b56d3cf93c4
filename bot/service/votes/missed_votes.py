"""Votes that were opened while a player was away: a message when the player is back."""

from __future__ import annotations

from datetime import datetime

import db.outbox as outbox_db
import db.votes as votes_db
from bot.service.tables import direct_messages
from bot.service.tables.session import TableSession
from bot.service.tables.store import Tables
from bot.service.timekeeping import absence
from bot.service.votes import tallies
from bot.shared.text import say
from db.outbox import NewMessage
from db.votes import Missed


async def missed_votes(tables: Tables, at: datetime) -> list[Missed]:
    """Return the votes that wait for people who are back."""
    async with tables.database.reading() as conn:
        return await votes_db.missed_votes(conn, at)


async def tell(tables: Tables, missed: Missed, at: datetime) -> None:
    """Notify a player of a vote, once, unless they are still away."""
    nonce = f"{missed.table_id}-vback-{missed.vote_id}-{missed.seat}"
    async with tables.database.reading() as conn:
        if await outbox_db.message_of(conn, nonce) is not None:
            return  # as at each look while the vote is open: nothing is loaded for it
    async with tables.locked(missed.table_id) as live:
        async with tables.database.reading() as conn:
            vote = await votes_db.get_vote(conn, missed.vote_id)
        if vote is None or tallies.without(live, vote.kind, vote.target) == missed.user_id:
            return  # the others decide
        message = _waiting(live, missed, nonce)
        async with tables.database.writing() as conn:
            if missed.user_id in await absence.until(conn, live.id, at):
                return
            await outbox_db.add_messages(conn, live.id, [message], at)
        tables.notify(live.id)


def _waiting(live: TableSession, missed: Missed, nonce: str) -> NewMessage:
    """Return the direct message that a vote waits for a player."""
    end = tallies.until(missed.opened_at, missed.about)
    text = say(
        live.lang,
        "vote-waits-direct",
        name=live.title,
        table=live.id,
        channel=f"<#{live.row.channel_id}>",
        until=f"<t:{int(end.timestamp())}:f>",
    )
    return direct_messages.note(live, nonce, missed.seat, missed.user_id, text)
