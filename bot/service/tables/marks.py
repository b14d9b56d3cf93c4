"""The markup of icons in texts, as far as the emoji for them are known."""

from __future__ import annotations

from collections.abc import Mapping

from bot.service.tables.preferences import People
from games.core.text import Language


class Marks:
    """The markup of icons by language and name; texts have words for what is not known."""

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
