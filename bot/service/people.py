"""What people have set for themselves, as far as it is needed at every step: kept in memory."""

from __future__ import annotations

import db.users as users_db
from bot.service import quiet
from bot.service.quiet import Quiet
from db import Database
from db.users import UserRow
from games.core.text import LANGUAGES, Language


class People:
    """The quiet hours of whoever has any, and the languages that people have chosen, by user id."""

    def __init__(self) -> None:
        self.quiet: dict[int, Quiet] = {}
        self.languages: dict[int, Language] = {}

    async def load(self, database: Database) -> None:
        """Read what there is; whoever changes something notes it."""
        async with database.reading() as conn:
            rows = await users_db.users_with_settings(conn)
        for row in rows:
            self.note(row)

    def note(self, row: UserRow) -> None:
        """Take over what a person has set."""
        found, language = quiet.read(row), row.locale
        if found is None:
            self.quiet.pop(row.user_id, None)
        else:
            self.quiet[row.user_id] = found
        if language is not None and language in LANGUAGES:
            self.languages[row.user_id] = language
        else:
            self.languages.pop(row.user_id, None)

    def forget(self, user_id: int) -> None:
        """Forget a person."""
        self.quiet.pop(user_id, None)
        self.languages.pop(user_id, None)
