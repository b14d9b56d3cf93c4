"""Settings of people that every step needs, kept in memory; icons in texts."""

from __future__ import annotations

from collections.abc import Mapping

import db.users as users_db
from bot.service.clocks import quiet_hours
from bot.service.clocks.quiet_hours import Quiet
from db import Database
from db.users import UserRow
from games.core.text import LANGUAGES, Language

WORDS = "words"
"""The preference of a person who reads words instead of icons."""


class People:
    """Quiet hours and languages of people, by user id, and the people who read no icons."""

    def __init__(self) -> None:
        self.quiet: dict[int, Quiet] = {}
        self.languages: dict[int, Language] = {}
        self._wordy: set[int] = set()

    async def load(self, database: Database) -> None:
        """Read the stored settings; later changes are noted where they are made."""
        async with database.reading() as conn:
            rows = await users_db.users_with_settings(conn)
        for row in rows:
            self.note(row)

    async def load_again(self, database: Database, changed: set[int] | None) -> None:
        """Read the settings of some people again, or of all (None)."""
        known = {*self.quiet, *self.languages, *self._wordy}
        async with database.reading() as conn:
            if changed is None:
                changed = known | {row.user_id for row in await users_db.users_with_settings(conn)}
            rows = await users_db.get_users(conn, sorted(changed))
        for row in rows.values():
            self.note(row)

    def note(self, row: UserRow) -> None:
        """Take over the settings of a person."""
        found, language = quiet_hours.read(row), row.locale
        if found is None:
            self.quiet.pop(row.user_id, None)
        else:
            self.quiet[row.user_id] = found
        if language is not None and language in LANGUAGES:
            self.languages[row.user_id] = language
        else:
            self.languages.pop(row.user_id, None)
        if row.preferences.get(WORDS) is True:
            self._wordy.add(row.user_id)
        else:
            self._wordy.discard(row.user_id)

    def icons(self, user_id: int) -> bool:
        """Return whether a person reads icons where amounts are said, and not words."""
        return user_id not in self._wordy

    def forget(self, user_id: int) -> None:
        """Forget a person."""
        self.quiet.pop(user_id, None)
        self.languages.pop(user_id, None)
        self._wordy.discard(user_id)


async def choose_icons(people: People, database: Database, user_id: int, *, icons: bool) -> None:
    """Set whether a person reads icons or words."""
    async with database.writing() as conn:
        user = await users_db.get_user(conn, user_id)
        kept = {key: value for key, value in user.preferences.items() if key != WORDS}
        kept = kept if icons else {**kept, WORDS: True}
        people.note(await users_db.update_user(conn, user_id, preferences=kept))


class Marks:
    """The markup of icons by language and name; texts have words for unknown icons."""

    def __init__(self, people: People | None = None) -> None:
        self._people = people or People()
        self._known: dict[Language, dict[str, str]] = {}

    def note(self, lang: Language, icon: str, markup: str) -> None:
        """Take over the markup of an icon."""
        self._known[lang] = {**self.of(lang), icon: markup}

    def read_by(self, user_id: int | None) -> bool:
        """Return whether a person reads icons where amounts are said, and not words."""
        return user_id is None or self._people.icons(user_id)

    def of(self, lang: Language) -> Mapping[str, str]:
        """Return the markup of icons by their names."""
        return self._known.get(lang, {})
