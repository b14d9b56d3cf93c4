"""The one list of games: everything else finds them here."""

from __future__ import annotations

from importlib import import_module

from games.core.game import AnyGame

_MODULES: dict[str, str] = {
    "ceres": "games.ceres.game",
    "ares": "games.ares.game",
    "luna_maris": "games.luna_maris.game",
    "projet_ceres": "games.projet_ceres.game",
}
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
        _GAMES[key] = import_module(_MODULES[key]).GAME
    return _GAMES[key]


def register(game: AnyGame) -> None:
    """Add another game, for plug-ins and tests."""
    _GAMES[game.key] = game
