"""What happens to a database before its schema changes: a copy, or a warning."""

import logging
import os
import shutil
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest
from alembic.script import ScriptDirectory
from sqlalchemy import text

from db import migrate, open_database
from db.copies import back_up, remove_copies
from db.errors import CannotOpen

NEXT = """
from alembic import op
revision = "9999"
down_revision = {head!r}
branch_labels = depends_on = None
def upgrade():
    op.execute("DELETE FROM users")
"""


def copies(folder: Path) -> list[Path]:
    return list(folder.glob("*.schema-*"))


def with_next_schema(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str | None:
    """Let the program have one more migration; return the schema before it."""
    scripts = tmp_path / "scripts"
    shutil.copytree(Path(migrate.__file__).with_name("migrations"), scripts)
    head = ScriptDirectory.from_config(migrate.config()).get_current_head()
    (scripts / "versions" / "9999_next.py").write_text(NEXT.format(head=head))
    monkeypatch.setattr(migrate, "_SCRIPTS", scripts)
    return head


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

    head = with_next_schema(tmp_path, monkeypatch)
    await (await open_database(f"sqlite:///{path}")).close()
    (copy,) = copies(tmp_path)
    assert copy.name == f"bot.db.schema-{head}"
    with closing(sqlite3.connect(copy)) as conn:
        assert conn.execute("SELECT user_id FROM users").fetchall() == [(5,)]
        assert conn.execute("SELECT version_num FROM alembic_version").fetchone() == (head,)
    with closing(sqlite3.connect(path)) as conn:
        assert conn.execute("SELECT user_id FROM users").fetchall() == []


async def test_the_host_reads_that_a_server_s_schema_changes_without_a_copy(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def warnings() -> list[str]:
        caplog.clear()
        await (await open_database(url)).close()
        return [line.getMessage() for line in caplog.records if line.name == "db.migrate"]

    with caplog.at_level(logging.WARNING):
        assert await warnings() == [], "a new database has nothing to lose"
        assert await warnings() == [], "nothing changes"
        with_next_schema(tmp_path, monkeypatch)
        found = await warnings()
        assert await warnings() == []
    if url.startswith("sqlite"):
        assert found == [], "it is copied"
    else:
        (line,) = found
        assert "not copied first" in line
        assert "pg_dump" in line


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


def test_copies_are_removed_after_a_time_or_all_at_once(tmp_path: Path) -> None:
    path = tmp_path / "bot[1].db"  # a name with signs of a pattern
    others = [path, tmp_path / "bot1.db.schema-0001", tmp_path / "bot[1].db.health"]
    old, new = (path.with_name(f"{path.name}.schema-{n}") for n in ("0001", "0002"))
    unfinished = path.with_name(f"{path.name}.schema-0003.part")
    for file in (*others, old, new, unfinished):
        file.touch()
    at = datetime(2026, 5, 1, tzinfo=UTC)
    os.utime(old, (at.timestamp() - 1,) * 2)
    assert remove_copies(path, at) == [old]
    assert sorted(remove_copies(path)) == [new, unfinished]
    assert remove_copies(path) == []
    assert sorted(tmp_path.iterdir()) == sorted(others)
