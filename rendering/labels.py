"""The few words on pictures that are not in the rules texts, from catalogs."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path

from games import registry
from games.core.catalogs import Catalog, load
from games.core.speech import Argument, Speaker

_HERE = Path(__file__).parent
LOCALES = "locales"
"""The folder of catalogs: one here for all games, and one in each game's folder."""


def _folder(game: str) -> Path:
    """Return the folder with a game's drawings: here, or `pictures` in a package outside."""
    here = _HERE / game
    if here.exists() or game not in registry.game_keys():
        return here
    found = import_module(registry.get(game).package).__file__
    return Path(found or "").parent / "pictures"


@cache
def speaker(game: str, lang: str) -> Speaker:
    """Return the speaker for the words on a game's pictures in a language."""
    folders = (_HERE / LOCALES, _folder(game) / LOCALES)
    return Speaker(Catalog(lang, [e for each in folders for e in load(each, lang).entries]), {})


def label(game: str, lang: str, key: str, **arguments: Argument) -> str:
    """Return a word or a few words on the pictures of a game."""
    return speaker(game, lang).text(key, **arguments)
