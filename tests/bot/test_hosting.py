"""What docs/hosting.md says holds: backups, deleting games and people."""

from __future__ import annotations

import re
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

from sqlalchemy import text

from bot.service.tables.store import Tables
from db.models import metadata
from tests.bot.seated import Seated

DOCUMENT = (Path(__file__).parent.parent.parent / "docs" / "hosting.md").read_text(encoding="utf-8")


def statements(marker: str) -> list[str]:
    """Return the SQL statements of the block that holds a word."""
    blocks = re.findall(r"```sql\n(.*?)```", DOCUMENT, re.DOTALL)
    (block,) = (block for block in blocks if marker in block)
    return [line.rstrip(";") for line in block.splitlines() if not line.startswith("PRAGMA")]


async def contents(tables: Tables) -> str:
    """Return everything that is stored, as text."""
    async with tables.database.reading() as conn:
        rows = [
            f"{table.name} {row}"
            for table in metadata.sorted_tables
            for row in await conn.execute(text(f"SELECT * FROM {table.name}"))
        ]
    return "\n".join(rows)


def test_a_backup_made_as_it_says_is_restored_as_it_says(tmp_path: Path) -> None:
    backing_up, restoring = re.findall(r'^docker compose .* -c "(.*)"$', DOCUMENT, re.MULTILINE)

    def run(program: str) -> None:
        program = program.replace("/data/", f"{tmp_path}/")
        subprocess.run([sys.executable, "-c", program], check=True)

    with closing(sqlite3.connect(tmp_path / "slow-orbit.db", isolation_level=None)) as bot:
        bot.execute("PRAGMA journal_mode = WAL")
        bot.execute("CREATE TABLE turns (number INTEGER)")
        bot.execute("INSERT INTO turns VALUES (1)")
        run(backing_up)
        bot.execute("INSERT INTO turns VALUES (2)")
    (tmp_path / "backup.db").rename(tmp_path / "restore.db")
    run(restoring)
    with closing(sqlite3.connect(tmp_path / "slow-orbit.db")) as bot:
        assert bot.execute("SELECT number FROM turns").fetchall() == [(1,)]


async def test_a_game_can_be_deleted_with_all_that_belongs_to_it(two: Seated) -> None:
    await two.bids()
    assert two.id in await contents(two.tables)
    async with two.tables.database.writing() as conn:
        for statement in statements("DELETE FROM tables"):
            await conn.exec_driver_sql(statement.replace("ABC12", two.id))
    assert two.id not in await contents(two.tables)
