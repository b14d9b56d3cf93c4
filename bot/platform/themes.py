"""In which colours pictures are drawn: the table's where all see them, one's own elsewhere."""

from __future__ import annotations

import db.users as users_db
from bot.service.tables.session import Live
from bot.service.tables.settings import settings_of
from db import Database
from rendering.theme import DARK, THEMES, Theme


def theme_known(key: str | None) -> Theme:
    """Return a stored theme, the default where it is none of ours."""
    return THEMES.get(key or DARK.key, DARK)


def theme_of_table(live: Live) -> Theme:
    """Return the theme of what everybody at a table sees."""
    return theme_known(settings_of(live).theme)


async def theme_of_person(database: Database, user_id: int) -> Theme:
    """Return the theme of what only this person sees."""
    async with database.reading() as conn:
        return theme_known((await users_db.get_user(conn, user_id)).theme)


async def choose_theme(database: Database, user_id: int, key: str) -> Theme:
    """Set the theme of what only this person sees, at all their tables."""
    theme = theme_known(key)
    async with database.writing() as conn:
        await users_db.update_user(conn, user_id, theme=theme.key)
    return theme
