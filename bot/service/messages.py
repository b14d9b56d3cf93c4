"""Direct messages: how much of what concerns a person is sent to them alone."""

from __future__ import annotations

import db.users as users_db
from db import Database
from db.users import UserRow

WAYS = ("needed", "always", "never")
"""What nobody else may read, as long as nothing was chosen; every question besides; nothing."""
KEPT = "direct"


def of(user: UserRow) -> str:
    """Return what a person has chosen."""
    found = user.preferences.get(KEPT)
    return found if isinstance(found, str) and found in WAYS else WAYS[0]


async def choose(database: Database, user_id: int, way: str) -> None:
    """Set what is sent to a person alone."""
    async with database.writing() as conn:
        user = await users_db.get_user(conn, user_id)
        kept = {**user.preferences, KEPT: way if way in WAYS else WAYS[0]}
        await users_db.update_user(conn, user_id, preferences=kept)


async def chosen(database: Database, user_id: int) -> str:
    """Return what a person has chosen, as it is stored."""
    async with database.reading() as conn:
        return of(await users_db.get_user(conn, user_id))
