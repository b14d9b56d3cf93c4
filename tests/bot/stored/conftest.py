"""Two stored tables, one of which a test damages."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest

from bot.shared.clock import now
from db import models
from games import registry
from tests.bot.stored.filled import fill, kind_of
from tests.toy.game import TOY


@pytest.fixture(scope="module")
def template(migrated_file: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the database every test here copies: it is the same for all, and takes time."""
    path = tmp_path_factory.mktemp("damaged") / "two.db"
    shutil.copy(migrated_file, path)
    registry.register(TOY)
    with ThreadPoolExecutor(1) as threads:  # tests have their own loop
        threads.submit(lambda: asyncio.run(fill(path))).result()
    registry._GAMES.pop(TOY.key)
    return path


@pytest.fixture
def file(template: Path, tmp_path: Path, toy_game: None) -> Path:
    """Copy the filled database, with all times moved as if everything had happened just now."""
    path = tmp_path / "test.db"
    shutil.copy(template, path)
    with closing(sqlite3.connect(path)) as conn:
        (seen,) = conn.execute("SELECT seen_at FROM uptime").fetchone()
        passed = int(now().timestamp() * 1_000_000) - seen
        for table in models.metadata.sorted_tables:
            for column in table.columns:
                if kind_of(column) == "time":
                    moved = f"UPDATE {table.name} SET {column.name} = {column.name} + ?"
                    conn.execute(moved, [passed])
        conn.commit()
    return path
