"""Following a table without playing: direct messages at new rounds and the game's end."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

import msgspec

import db.notes as notes_db
from bot.service.clocks import quiet_hours
from bot.service.plans import notes
from bot.service.tables import direct_messages
from bot.service.tables.preferences import People
from bot.service.tables.session import TableSession
from bot.service.tables.store import Tables
from bot.service.tables.transaction import Transaction
from bot.shared.problems import Problem
from bot.shared.text import say
from db.outbox import NewMessage
from games.core.text import Language


async def follow(tables: Tables, table_id: str, user_id: int) -> TableSession:
    """Have a person follow a table. Raises `Problem` if there is nothing to follow."""
    if await direct_messages.chosen(tables.database, user_id) == "never":
        raise Problem("problem-follow-direct")
    async with tables.locked(table_id) as live:
        live.require_begun()
        if not live.running:
            raise Problem(f"problem-table-{live.row.status}", table=live.id)
        if live.seat_of(user_id) is not None:
            raise Problem("problem-follow-seated", table=live.id)
        return await _keep(tables, live, user_id, follows=True)


async def stop(tables: Tables, table_id: str, user_id: int) -> TableSession:
    """Have a person follow a table no longer."""
    async with tables.locked(table_id) as live:
        return await _keep(tables, live, user_id, follows=False)


async def _keep(tables: Tables, live: TableSession, user_id: int, *, follows: bool) -> TableSession:
    row = msgspec.structs.replace(notes.of(live, user_id), follows=follows)
    async with tables.database.writing() as conn:
        await notes_db.change(conn, live.id, {user_id: row})
    live.notes[user_id] = row
    return live


def tell(live: TableSession, writing: Transaction, people: People, at: datetime) -> Transaction:
    """Return a transaction with the messages to followers that it calls for."""
    state, head = writing.state, live.row.head + len(writing.steps)
    if state is None:
        return writing
    if live.game.result(state) is not None:
        told = ended(live, people, at, head)
        return msgspec.structs.replace(writing, messages=(*writing.messages, *told))
    events = (event for step in writing.steps for event in step.applied.events)
    if all(event.opens() is None for event in events):
        return writing
    view = live.game.mask(state, None)

    def said(lang: Language) -> str:
        status = live.words(lang).status(view)
        return say(lang, "follow-round", status=status, **_where(live))

    told = _messages(live, people, at, f"round{head}", said)
    return msgspec.structs.replace(writing, messages=(*writing.messages, *told))


def ended(live: TableSession, people: People, at: datetime, head: int) -> list[NewMessage]:
    """Return the messages to followers that a game is over, with a result or without."""

    def said(lang: Language) -> str:
        return say(lang, "follow-over", **_where(live))

    return _messages(live, people, at, f"over{head}", said)


def _where(live: TableSession) -> dict[str, str]:
    channel = f"<#{live.row.channel_id}>"
    return {"name": live.title, "table": live.id, "channel": channel}


def _messages(
    live: TableSession, people: People, at: datetime, mark: str, said: Callable[[Language], str]
) -> list[NewMessage]:
    """Return the messages to followers, each in their language and silent in quiet hours.

    A follower who has taken a seat since is asked there like any other player.
    """
    found: list[NewMessage] = []
    for user_id, row in sorted(live.notes.items()):
        if not row.follows or live.seat_of(user_id) is not None:
            continue
        hours = people.quiet.get(user_id)
        silent = hours is not None and quiet_hours.until(hours, at) is not None
        text = said(people.languages.get(user_id, live.lang))
        nonce = f"{live.id}-{mark}-{len(found)}"
        found.append(direct_messages.note(live, nonce, None, user_id, text, silent=silent))
    return found
