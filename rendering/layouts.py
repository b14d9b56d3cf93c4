"""The registry of the games' layouts."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from games import registry
from rendering import textboard
from rendering.labels import module_of
from rendering.layout import Layout


class UnknownPictureError(ValueError):
    """A game has no picture of this name."""


_registered: dict[str, Layout] = {}


def register(key: str, layout: Layout) -> None:
    """Set the layout of a game that has no folder here, for tests."""
    _registered[key] = layout


def layout_of(key: str) -> Layout:
    """Return the layout of a game, or else its text board as a picture.

    It is the `layout` of `rendering/<key>/`; a game of another package has a module `pictures`
    beside its own. Raise `UnknownGameError` for a key of no game.
    """
    found = _registered.get(key)
    if found is None:
        game = registry.get(key)
        module = module_of(key)
        drawn = find_spec(module) is not None
        found = import_module(module).layout if drawn else textboard.layout_for(game)
        _registered[key] = found
    return found


def check(key: str, picture: str, seats: int) -> None:
    """Raise `UnknownPictureError` unless the game has this picture, for a seat at this table."""
    name, colon, seat = picture.partition(":")
    for known in registry.get(key).presentation.pictures:
        if known.key != name:
            continue
        if not known.per_seat and not colon:
            return
        if known.per_seat and seat.isdecimal() and int(seat) < seats:
            return
    raise UnknownPictureError(f"{key} has no picture {picture!r} at a table of {seats}")
