"""The few words on pictures that are not in the rules texts, from catalogs."""

from __future__ import annotations

from functools import cache
from importlib.util import find_spec
from pathlib import Path

from games import registry
from games.core.catalogs import Catalog, load
from games.core.speech import Argument, Speaker

_HERE = Path(__file__).parent
LOCALES = "locales"
"""The folder of catalogs: one here for all games, and one in each game's folder."""


def module_of(key: str) -> str:
    """Return the module that draws a game: one of its name here, or `pictures` of its package."""
    package = registry.get(key).package if key in registry.game_keys() else f"games.{key}"
    here = f"rendering.{key}"
    found = package == f"games.{key}" and find_spec(here) is not None
    return here if found else f"{package}.pictures"


def _folders(key: str) -> list[Path]:
    """Return the folders of the catalogs for a game's pictures: the one of all games, its own."""
    drawn = find_spec(module_of(key)) if key in registry.game_keys() else None
    own = drawn.submodule_search_locations or () if drawn is not None else ()
    return [_HERE / LOCALES, *(Path(each) / LOCALES for each in own)]


@cache
def speaker(game: str, lang: str) -> Speaker:
    """Return the speaker for the words on a game's pictures in a language."""
    found = [entry for each in _folders(game) for entry in load(each, lang).entries]
    return Speaker(Catalog(lang, found), {})


def label(game: str, lang: str, key: str, **arguments: Argument) -> str:
    """Return a word or a few words on the pictures of a game."""
    return speaker(game, lang).text(key, **arguments)
