"""One program per database, and a copy of it before its schema changes."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest
from alembic.script import ScriptDirectory
from sqlalchemy import text

from db import migrate, open_database
from db.errors import CannotOpen, InUse
from db.migrate import back_up

HOLDER = """
import asyncio, sys
from db import open_database

async def hold():
    database = await open_database(sys.argv[1], alone=True)
    print("held", flush=True)
    await asyncio.sleep(60)
    await database.close()

asyncio.run(hold())
"""

NEXT = """
from alembic import op
revision = "9999"
down_revision = {head!r}
branch_labels = depends_on = None
def upgrade():
    op.execute("DELETE FROM users")
"""


async def test_a_second_program_is_refused_until_the_first_is_gone(url: str) -> None:
    first = await asyncio.create_subprocess_exec(
        sys.executable, "-c", HOLDER, url, stdout=asyncio.subprocess.PIPE
    )
    try:
        assert first.stdout is not None
        assert await first.stdout.readline() == b"held\n"
        with pytest.raises(InUse, match="Another bot is running"):
            await open_database(url, alone=True)
        # Looking at it from outside stays possible, for backups.
        await (await open_database(url)).close()
    finally:
        first.kill()  # as suddenly as can be: the lock must not outlive it
        await first.wait()
    for _ in range(100):  # PostgreSQL notices the lost connection a moment later
        try:
            database = await open_database(url, alone=True)
            break
        except InUse:
            await asyncio.sleep(0.05)
    else:
        pytest.fail("the lock outlived its holder")
    await database.close()
    await (await open_database(url, alone=True)).close()


def copies(folder: Path) -> list[Path]:
    return list(folder.glob("*.schema-*"))


async def test_a_file_is_copied_before_its_schema_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "bot.db"
    database = await open_database(f"sqlite:///{path}")
    async with database.writing() as conn:
        await conn.execute(text("INSERT INTO users (user_id, preferences) VALUES (5, '{}')"))
    await database.close()
    await (await open_database(f"sqlite:///{path}")).close()
    assert not copies(tmp_path)

    scripts = tmp_path / "scripts"
    shutil.copytree(Path(migrate.__file__).with_name("migrations"), scripts)
    head = ScriptDirectory.from_config(migrate.config()).get_current_head()
    (scripts / "versions" / "9999_next.py").write_text(NEXT.format(head=head))
    monkeypatch.setattr(migrate, "_SCRIPTS", scripts)
    await (await open_database(f"sqlite:///{path}")).close()
    (copy,) = copies(tmp_path)
    assert copy.name == f"bot.db.schema-{head}"
    with closing(sqlite3.connect(copy)) as conn:
        assert conn.execute("SELECT user_id FROM users").fetchall() == [(5,)]
        assert conn.execute("SELECT version_num FROM alembic_version").fetchone() == (head,)
    with closing(sqlite3.connect(path)) as conn:
        assert conn.execute("SELECT user_id FROM users").fetchall() == []


def test_a_copy_is_whole_or_not_there(tmp_path: Path) -> None:
    path, copy = tmp_path / "bot.db", tmp_path / "bot.db.schema-0001"
    with closing(sqlite3.connect(path)) as conn:
        conn.execute("PRAGMA journal_mode = WAL")
        conn.execute("CREATE TABLE t (x)")
        conn.execute("INSERT INTO t VALUES (1)")
        conn.commit()
        back_up(path, copy)  # while it is open, its rows still in the journal
    with closing(sqlite3.connect(copy)) as conn:
        assert conn.execute("SELECT x FROM t").fetchall() == [(1,)]
    path.write_bytes(b"not a database" * 100)
    with pytest.raises(CannotOpen, match="Nothing was changed"):
        back_up(path, tmp_path / "bot.db.schema-0002")
    assert not (tmp_path / "bot.db.schema-0002").exists()
    assert copy.exists()
