"""Moving a table, with its messages still to be sent, to another channel."""

from __future__ import annotations

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

import db.outbox as outbox_db
import db.tables as tables_db
import db.votes as votes_db
from bot.service.tables.session import TableSession
from bot.service.tables.store import Tables
from bot.service.tables.transaction import ExtraWrite, Step, Transaction
from bot.service.turns.commit import write
from bot.service.votes import voting
from bot.shared.clock import now
from bot.shared.problems import Problem
from bot.shared.text import say
from db.errors import ChannelBusy
from games.core import codec


async def move(
    tables: Tables,
    table_id: str,
    user_id: int,
    guild_id: int | None,
    channel_id: int,
    *,
    thread: bool = False,
) -> TableSession:
    """Continue in another channel: repeat the last turn there and ask all players again.

    Messages that could not be posted in the old channel are posted in the new one. `thread` says
    whether that is a thread.
    """
    async with tables.locked(table_id) as live:
        _require_movable(live, guild_id, channel_id)
        kept = {k: v for k, v in live.row.settings.items() if k not in ("forum", "starter")}
        settings = {**kept, "thread": thread}

        async def store(conn: AsyncConnection) -> None:
            await tables_db.update_table(
                conn, live.id, now(), guild_id=guild_id, channel_id=channel_id, settings=settings
            )
            # All players are asked again.
            await outbox_db.drop_messages(conn, live.id, ("ping", "answer", "dm", "vote"))
            await outbox_db.redirect_messages(conn, live.id, channel_id)

        live.row = msgspec.structs.replace(
            live.row, guild_id=guild_id, channel_id=channel_id, settings=settings
        )
        try:
            await _go_on(tables, live, user_id, store)
        except ChannelBusy as error:
            tables.drop(live.id)  # its row was changed in memory
            raise Problem("problem-channel-busy", table=error.table_id or "?") from error
        if tables.ownership.owns(guild_id):
            tables.notify(live.id)
        else:  # it is another process's from now on
            tables.drop(live.id)
            await tables.leave_job(live.id, "moved", user_id)
        return live


def _require_movable(live: TableSession, guild_id: int | None, channel_id: int) -> None:
    """Raise Problem if a table cannot go to a channel."""
    if not live.running:
        raise Problem(f"problem-table-{live.row.status}", table=live.id)
    if live.row.channel_id == channel_id:
        raise Problem("problem-here-already", table=live.id)
    if guild_id is None and len(live.people()) > 1:
        raise Problem("problem-move-alone")


async def _go_on(tables: Tables, live: TableSession, user_id: int, store: ExtraWrite) -> None:
    """Store where the table is now and, once it has begun, post the current position there."""
    if live.state is None:
        async with tables.database.writing() as conn:
            await store(conn)
        return
    async with tables.database.reading() as conn:
        unsent = await outbox_db.has_unsent(conn, live.id, "post")
    if not unsent:  # the last turn is posted again
        live.written = min(live.written, live.row.public_seq - 1)

    async def ask_again(conn: AsyncConnection) -> None:
        asked = await votes_db.open_votes(conn, live.id)
        # The number of the entry distinguishes these messages from those of an earlier move.
        questions = [voting.message(live, vote, again=True) for vote in asked]
        await outbox_db.add_messages(conn, live.id, questions, now())

    # Votes are asked below the message that the table is there now.
    await write(tables, live, _writing(live, user_id), before=[store], also=[ask_again])


def _writing(live: TableSession, user_id: int) -> Transaction:
    step = Step(
        "move",
        live.seat_of(user_id),
        user_id,
        state_hash=codec.state_hash(live.state),
        state_of=live.row.state_seq,
    )
    return Transaction(
        [step],
        live.state,
        epoch=True,
        texts=(say(live.lang, "note-move", name=live.title),),
    )
