"""The markup of icons in texts, as far as the emoji for them are known."""

from __future__ import annotations

from collections.abc import Mapping

from games.core.text import Language


class Marks:
    """The markup of icons by language and name; texts have words for what is not known."""

    def __init__(self) -> None:
        self._known: dict[Language, dict[str, str]] = {}

    def note(self, lang: Language, icon: str, markup: str) -> None:
        """Take over the markup of an icon."""
        self._known[lang] = {**self.of(lang), icon: markup}

    def of(self, lang: Language) -> Mapping[str, str]:
        """Return the markup of icons by their names."""
        return self._known.get(lang, {})
