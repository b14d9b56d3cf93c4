"""The speakers of a game: who says its messages, for every language and component set."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from pathlib import Path

from games.core.content import Name
from games.core.speech import Catalog, Speaker, SpeechError, load
from games.core.text import Language

KEPT = 32
"""Speakers that a game keeps: of its languages, and of the packs that are played most."""


class Speakers:
    """Makes the speakers of a game, each once; called with a language and a component set.

    `locales` is the folder of the catalogs. `names` returns what the components of a set are
    called; where a name is not there in a language, the English one is said.
    """

    def __init__(self, locales: Path, names: Callable[[str], Mapping[str, Name]]) -> None:
        self.locales = locales
        self.names = names
        self.catalog = cache(self._catalog)
        self._speaker = lru_cache(maxsize=KEPT)(self._make)

    def __call__(self, lang: Language, content: str) -> Speaker:
        """Return who says everything in a language, with the names of a component set."""
        return self._speaker(lang, content)

    def _catalog(self, lang: Language) -> Catalog:
        """Return the catalog of a language."""
        return load(self.locales, lang)

    def _make(self, lang: Language, content: str) -> Speaker:
        names = self.names(content).items()
        return Speaker(self.catalog(lang), {key: _said(key, name, lang) for key, name in names})


def _said(key: str, name: Name, lang: Language) -> str:
    text = name.get(lang) or name.get("en")
    if text is None:
        raise SpeechError(f"{lang}: {key} has a name neither in this language nor in English")
    return text
