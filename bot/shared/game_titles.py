"""Games by the names that people type: their keys, commands and titles, in every language."""

from __future__ import annotations

import re
from collections.abc import Sequence

from bot.shared.names import echoed, normalized
from bot.shared.problems import Problem
from games import registry
from games.core.text import LANGUAGES

LEAST = 3
"""Letters from which a part of a name is enough, where only one game has it."""


def names(key: str) -> tuple[str, ...]:
    """Return every name of a game."""
    game = registry.get(key)
    titles = [game.words(lang).game().name for lang in LANGUAGES]
    return tuple(dict.fromkeys([key, *filter(None, [game.command]), *titles, *game.other_names]))


def matching(typed: str) -> list[str]:
    """Return the keys of the games with a name that contains the typed text."""
    part = _plain(typed)
    return [key for key in registry.game_keys() if any(part in each for each in _names(key))]


def game_key(typed: str) -> str:
    """Return a game's key from any of its names, or from a part of one that is unique."""
    wanted = _plain(typed)
    for key in registry.game_keys():
        if wanted in _names(key):
            return key
    found = matching(typed) if len(wanted) >= LEAST else []
    if len(found) == 1:
        return found[0]
    raise Problem("problem-unknown-game", game=echoed(typed))


def _names(key: str) -> Sequence[str]:
    return [_plain(name) for name in names(key)]


def _plain(text: str) -> str:
    """Return a text without regard to case, accents and punctuation."""
    return " ".join(re.sub(r"[\W_]+", " ", normalized(text)).split())
