"""Tables with the toy game on a real database, without Discord."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from zlib import crc32

import pytest

from bot.service.tables.store import Tables
from bot.shared import clock
from db import Database
from games import registry
from games.core.rng import rng
from tests.bot.seated import Seated
from tests.bot.stage import Stage, staged
from tests.bot.wall import Wall
from tests.db.conftest import database, migrated_file, migrated_server, server, sqlite
from tests.toy.game import TOY

__all__ = ["database", "migrated_file", "migrated_server", "server", "sqlite"]

HERE = Path(__file__).parent


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Function]) -> None:
    """Mark the tests here on PostgreSQL as long: `tests/db` has both databases every time."""
    for item in items:
        given = item.callspec.params if hasattr(item, "callspec") else {}
        if given.get("database") == "postgresql" and item.path.is_relative_to(HERE):
            item.add_marker(pytest.mark.long)


@pytest.fixture(autouse=True)
def dealt(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Deal each test from a seed of its name, the same in every run and in every file.

    With another `TEST_SEED` in the environment all tests get other deals.
    """
    source = rng(int(os.environ.get("TEST_SEED", "0")), crc32(request.node.name.encode()))
    monkeypatch.setattr(
        "bot.service.seats.lobby.secrets.randbits", lambda bits: source.next() % 2**bits
    )


@pytest.fixture(autouse=True)
def wall(monkeypatch: pytest.MonkeyPatch) -> Wall:
    """Set the clock to the same moment in every run; a test can change it."""
    made = Wall()
    monkeypatch.setattr(clock, "CLOCK", made)
    return made


@pytest.fixture
def toy_game() -> Iterator[None]:
    """Register the toy game among the others."""
    registry.register(TOY)
    yield
    registry._GAMES.pop(TOY.key)


@pytest.fixture
def tables(database: Database, toy_game: None) -> Tables:
    """Tables in an empty database, SQLite and where it is installed PostgreSQL."""
    return Tables(database)


@pytest.fixture
async def two(tables: Tables) -> Seated:
    """Return a table of two people that has begun."""
    return await Seated.start(tables, 2)


@pytest.fixture
async def three(tables: Tables) -> Seated:
    """Return a table of three people that has begun."""
    return await Seated.start(tables, 3)


@pytest.fixture
async def stage(
    sqlite: Database, toy_game: None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> AsyncIterator[Stage]:
    """Return the whole bot, without a network, on an empty database."""
    async with staged(sqlite, monkeypatch, tmp_path) as made:
        yield made


@pytest.fixture
def example_pack() -> Path:
    """Return the path of the complete example of a content pack."""
    return Path(__file__).parent.parent.parent / "docs" / "examples" / "ceres-pack.toml"
