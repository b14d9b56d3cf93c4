"""The components: asteroids, read from `asteroids.toml`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from games.core.content import Name, Sets, read_names
from games.core.toml import Table, parse

Kind = Literal["ice", "ore", "metal"]
KINDS: tuple[Kind, ...] = ("ice", "ore", "metal")
_HERE = Path(__file__).parent
NAMES = read_names(_HERE.parent)


class Asteroid(msgspec.Struct, frozen=True):
    """An asteroid: what is found there, the energy that it costs, and its points."""

    id: str
    kind: Kind
    energy: Annotated[int, Meta(ge=1, le=9)]
    points: Annotated[int, Meta(ge=1, le=9)]


class Components(msgspec.Struct, frozen=True):
    """A component set."""

    asteroids: tuple[Asteroid, ...]
    names: dict[str, Name] = {}
    schema: int = 1


class Index:
    """A component set with its asteroids by id."""

    def __init__(self, components: Components, content: str) -> None:
        self.asteroids = {each.id: each for each in components.asteroids}
        self.names = NAMES | components.names


def _read() -> Components:
    file = _HERE / "asteroids.toml"
    return Table(parse(file.read_text("utf-8"), file.name), file.name, ": ").struct(Components)


SETS = Sets("new_game", Components, Index)
BUILT_IN = SETS.register(_read())
