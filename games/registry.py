"""The one list of games: those in this folder, and those that other packages bring.

A package outside names its games in its entry points, `key = "module:GAME"` in the group
`slow_orbit.games`; once it is installed, they are here like the others.
"""

from __future__ import annotations

from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

from games.core.game import AnyGame

GROUP = "slow_orbit.games"
_FIRST = ("ceres", "ares", "luna_maris", "projet_ceres")
"""The first ones to be offered."""


def _found() -> dict[str, EntryPoint]:
    """Return where each game is by its key, in the order in which they are offered.

    A package outside cannot take the key of a game in this folder.
    """
    files = Path(__file__).parent.glob("*/game.py")
    here = sorted(file.parent.name for file in files if file.parent.name != "core")
    here.sort(key=lambda key: _FIRST.index(key) if key in _FIRST else len(_FIRST))
    found = {key: EntryPoint(key, f"games.{key}.game:GAME", GROUP) for key in here}
    for entry in sorted(entry_points(group=GROUP), key=lambda each: each.name):
        found.setdefault(entry.name, entry)
    return found


_MODULES = _found()
_GAMES: dict[str, AnyGame] = {}


class UnknownGameError(KeyError):
    """No game has this key."""


def game_keys() -> tuple[str, ...]:
    """Return the keys of all games in the order in which they are offered."""
    return (*_MODULES, *(key for key in _GAMES if key not in _MODULES))


def get(key: str) -> AnyGame:
    """Return a game by its key; its module is loaded when first asked for."""
    if key not in _GAMES:
        if key not in _MODULES:
            raise UnknownGameError(key)
        _GAMES[key] = _MODULES[key].load()
    return _GAMES[key]


def register(game: AnyGame) -> None:
    """Add another game, for tests."""
    _GAMES[game.key] = game
