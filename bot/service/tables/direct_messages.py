"""Direct messages: how much of the news for a person is sent to them alone."""

from __future__ import annotations

from collections.abc import Collection

import db.users as users_db
from bot.service.tables.session import TableSession
from db import Database
from db.outbox import NewMessage
from db.users import UserRow

WAYS = ("needed", "always", "never")
"""Ways to choose: only what nobody else may read (the default); every question as well; nothing."""
KEPT = "direct"


def of(user: UserRow) -> str:
    """Return the way that a person has chosen."""
    found = user.preferences.get(KEPT)
    return found if isinstance(found, str) and found in WAYS else WAYS[0]


async def choose(database: Database, user_id: int, way: str) -> None:
    """Set which direct messages a person gets."""
    async with database.writing() as conn:
        user = await users_db.get_user(conn, user_id)
        kept = {**user.preferences, KEPT: way if way in WAYS else WAYS[0]}
        await users_db.update_user(conn, user_id, preferences=kept)


async def chosen(database: Database, user_id: int) -> str:
    """Return the way that a person has chosen, from the database."""
    return (await chosen_by(database, [user_id]))[user_id]


async def chosen_by(database: Database, user_ids: Collection[int]) -> dict[int, str]:
    """Return the choices of several people."""
    async with database.reading() as conn:
        found = await users_db.get_users(conn, list(user_ids))
    return {user_id: of(user) for user_id, user in found.items()}


def note(
    live: TableSession,
    nonce: str,
    seat: int | None,
    user_id: int,
    text: str,
    *,
    silent: bool = False,
) -> NewMessage:
    """Return the private message to one person; with a `seat`, only as long as they hold it."""
    told: dict[str, object] = {"user_id": user_id, "text": text}
    if seat is not None:
        told["seat"] = seat
    return NewMessage(
        kind="note",
        nonce=nonce,
        channel_id=live.row.channel_id,
        first_seq=0,
        last_seq=0,
        payload={**told, "silent": True} if silent else told,
    )
