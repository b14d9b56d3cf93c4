"""Tables with the toy game on a real database, without Discord."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.service.tables import Tables
from db import Database
from games import registry
from tests.bot.seated import Seated
from tests.db.conftest import database, migrated_file, migrated_server, server
from tests.toy.game import TOY

__all__ = ["database", "migrated_file", "migrated_server", "server"]


@pytest.fixture
def toy_game() -> Iterator[None]:
    """The toy game among the others."""
    registry.register(TOY)
    yield
    registry._GAMES.pop(TOY.key)


@pytest.fixture
def tables(database: Database, toy_game: None) -> Tables:
    """Tables in an empty database, SQLite and where it is installed PostgreSQL."""
    return Tables(database)


@pytest.fixture
async def two(tables: Tables) -> Seated:
    """A table of two people, begun."""
    return await Seated.start(tables, 2)


@pytest.fixture
async def three(tables: Tables) -> Seated:
    """A table of three people, begun."""
    return await Seated.start(tables, 3)


@pytest.fixture
def example_pack() -> Path:
    """The complete example of a content pack."""
    return Path(__file__).parent.parent.parent / "docs" / "examples" / "ceres-pack.toml"
