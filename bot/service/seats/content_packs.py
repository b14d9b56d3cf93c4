"""Owners' content packs: read from a folder at start, kept by hash with their tables.

The folder has one folder per game, named by its key, with any number of TOML files in each.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec
import structlog

import db.contents as contents_db
from bot.shared.clock import now
from bot.shared.names import called
from bot.shared.problems import HostError
from db import Database
from db.contents import ContentRow
from games import registry
from games.core.errors import ContentError, SetupError
from games.core.game import AnyGame
from games.core.text import LANGUAGES, Language

log = structlog.stdlib.get_logger(__name__)


class Pack(msgspec.Struct, frozen=True):
    """A component set that tables of a game can choose."""

    game: str
    hash: str
    names: dict[Language, str]


class Packs:
    """The packs that this host offers."""

    def __init__(self, packs: Sequence[Pack] = ()) -> None:
        self._packs = list(packs)

    def of(self, game: str) -> list[Pack]:
        """Return the packs of a game in the order of their files."""
        return [pack for pack in self._packs if pack.game == game]

    def find(self, game: str, typed: str) -> Pack | None:
        """Return a pack by its hash or by its name in either language."""
        named = ((pack, (pack.hash, *pack.names.values())) for pack in self.of(game))
        return next(iter(called(typed, named)), None)


async def load(folder: Path | None, database: Database) -> Packs:
    """Read and keep all packs of a folder. Raise `HostError` naming the fault and the file."""
    if folder is None:
        return Packs()
    found = _read(folder)
    async with database.writing() as conn:
        for pack in found:
            game = registry.get(pack.game)
            row = ContentRow(
                hash=pack.hash,
                game=pack.game,
                name=pack.names["en"],
                blob=game.components.sets.blob(pack.hash),
                added_at=now(),
            )
            await contents_db.put_content(conn, row)
    log.info("content packs loaded", packs=[f"{pack.game}: {pack.names['en']}" for pack in found])
    return Packs(found)


def _read(folder: Path) -> list[Pack]:
    if not folder.is_dir():
        raise HostError(f"CONTENT_PACKS names {folder}, which is not a folder.")
    found: list[Pack] = []
    stray = sorted(path.name for path in folder.glob("*.toml"))
    if stray:
        raise HostError(
            f"{folder / stray[0]}: put it into a folder named after its game, for example"
            f" {folder / registry.game_keys()[0] / stray[0]}."
        )
    for place in sorted(path for path in folder.iterdir() if path.is_dir()):
        if place.name not in registry.game_keys():
            keys = ", ".join(registry.game_keys())
            raise HostError(f"{place}: there is no game of this key; there are {keys}.")
        for path in sorted(place.glob("*.toml")):
            pack = _pack(registry.get(place.name), path)
            same = [p for p in found if p.game == pack.game and _alike(p, pack)]
            if same:
                raise HostError(f"{path}: another pack is also called {pack.names['en']!r}.")
            found.append(pack)
    return found


def _alike(one: Pack, other: Pack) -> bool:
    return any(one.names[lang].casefold() == other.names[lang].casefold() for lang in LANGUAGES)


def _pack(game: AnyGame, path: Path) -> Pack:
    try:
        # Editors on Windows put a mark there, some one more at every save.
        source = path.read_text(encoding="utf-8").lstrip("\ufeff")
    except (OSError, UnicodeDecodeError) as error:
        raise HostError(f"{path}: cannot be read ({error}).") from error
    try:
        content, names = game.pack(source, str(path))
    except ContentError as error:
        raise HostError(f"This content pack cannot be used:\n{error}") from error
    except SetupError as error:
        name = game.words("en").game().name
        raise HostError(f"{path}: {name} has no content packs.") from error
    return Pack(game.key, content, {lang: names[lang] for lang in LANGUAGES})
