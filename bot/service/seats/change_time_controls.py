"""Other clocks for a game under way, as its table agreed."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy.ext.asyncio import AsyncConnection

import db.outbox as outbox_db
from bot.service.seats import lobby
from bot.service.tables.session import TableSession
from bot.service.tables.store import Tables
from bot.service.tables.transaction import ExtraWrite
from bot.service.timekeeping import time_controls
from bot.shared.clock import now
from bot.shared.problems import Problem
from bot.shared.text import say
from db.outbox import NewMessage


def require_other(live: TableSession, key: str, value: str) -> None:
    """Raise Problem if a table has these clocks already, or if there are no such clocks."""
    if value not in time_controls.VALUES[key]:
        raise Problem("problem-button-changed")
    if time_controls.present(live, key) == value:
        raise Problem("problem-clocks-already")


async def change(
    tables: Tables, live: TableSession, key: str, value: str, before: Sequence[ExtraWrite] = ()
) -> None:
    """Change one of the settings of clocks, and post it; the caller holds the table's lock."""
    text = say(
        live.lang,
        "note-pace" if key == "pace" else "note-expiry",
        name=live.title,
        value=time_controls.told(live.lang, key, value),
    )
    at = now()
    note = NewMessage(
        kind="text",
        nonce=f"{live.id}-{key[0]}-{int(at.timestamp() * 1000):x}",
        channel_id=live.row.channel_id,
        first_seq=0,
        last_seq=0,
        payload={"text": text},
    )

    async def tell(conn: AsyncConnection) -> None:
        await outbox_db.add_messages(conn, live.id, [note], at)

    settings = {**live.row.settings, key: value}
    await lobby.change(tables, live, [*before, tell], settings=settings)
