"""The schema on disk: the same by migrations as by description, and rows outlive changes."""

import shutil
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.operations import Operations
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Column, MetaData, Table, Text, func, insert, inspect, select, text
from sqlalchemy.engine import Connection

from db import (
    Database,
    contents,
    drafts,
    entries,
    migrate,
    models,
    open_database,
    pings,
    syncs,
    tables,
    uptime,
    users,
    votes,
)
from db.database import connect
from db.engine import schema_change
from db.errors import CannotOpen, CorruptDatabase, NewerSchema
from tests.db.old_rows import HOUR, ROWS
from tests.db.samples import playing, read_table
from tests.long import long_unless

REVISIONS = [s.revision for s in ScriptDirectory.from_config(migrate.config()).walk_revisions()]
BROKEN = """
import sqlalchemy as sa
from alembic import op
revision = "9999"
down_revision = {head!r}
branch_labels = depends_on = None
def upgrade():
    op.create_table("half_done", sa.Column("n", sa.Integer()))
    op.execute("DELETE FROM tables")
    raise RuntimeError("this migration is broken")
"""


def plain(found: list[Any]) -> list[Any]:
    """In order, and with conditions as text instead of objects that equal only themselves."""
    for item in found:
        item["dialect_options"] = {
            key: str(value) for key, value in item.get("dialect_options", {}).items()
        }
    return sorted(found, key=lambda item: str(item["name"]))


def described(connection: Connection) -> dict[str, Any]:
    """Return the schema as the database reports it."""
    inspector = inspect(connection)
    return {
        name: {
            "columns": [
                (c["name"], str(c["type"]), c["nullable"]) for c in inspector.get_columns(name)
            ],
            "key": inspector.get_pk_constraint(name),
            "references": plain(inspector.get_foreign_keys(name)),
            "unique": plain(inspector.get_unique_constraints(name)),
            "checks": plain(inspector.get_check_constraints(name)),
            "indexes": plain(inspector.get_indexes(name)),
        }
        for name in sorted(inspector.get_table_names())
        if name != "alembic_version"
    }


async def describe(database: Database) -> dict[str, Any]:
    async with database.reading() as conn:
        return await conn.run_sync(described)


async def test_migrations_lead_to_the_described_schema(url: str) -> None:
    database = await open_database(url)
    migrated = await describe(database)
    async with database.reading() as conn:
        difference = await conn.run_sync(
            lambda c: compare_metadata(MigrationContext.configure(c), models.metadata)
        )
    assert difference == []
    async with schema_change(database.engine) as conn:
        await conn.run_sync(models.metadata.drop_all)
        await conn.run_sync(models.metadata.create_all)
    assert await describe(database) == migrated
    assert len(migrated) == 34
    partial = migrated["tables"]["indexes"]
    assert [i["unique"] for i in partial if i["name"] == "uq_tables_running_channel"] == [1]
    await database.close()


async def test_opening_again_changes_nothing(url: str) -> None:
    first = await open_database(url)
    table_id = await playing(first)
    await first.close()
    second = await open_database(url)
    assert (await read_table(second, table_id)).head == 1
    await second.close()


def test_every_schema_has_its_rows() -> None:
    assert set(ROWS) == set(REVISIONS)


@pytest.mark.parametrize(
    "revision", long_unless([*REVISIONS[:3], REVISIONS[-1]].__contains__, REVISIONS)
)
async def test_rows_outlive_the_upgrade(url: str, revision: str) -> None:
    database = await connect(url)
    await migrate.upgrade(database.engine, revision)
    async with database.writing() as conn:
        for name, rows in ROWS[revision].items():
            table = await conn.run_sync(lambda c, n=name: Table(n, MetaData(), autoload_with=c))
            await conn.execute(insert(table), rows)
    await migrate.upgrade(database.engine)
    async with database.reading() as conn:
        for table in models.metadata.sorted_tables:
            count = await conn.scalar(select(func.count()).select_from(table))
            assert (table.name, count) == (table.name, rows_after(revision, table.name))
        await check_old_table(conn)
        seen = await uptime.get_uptime(conn)
    assert ([] if seen is None else [seen.gone]) == [
        r["gone"] for r in ROWS[revision].get("uptime", [])
    ]
    await database.close()


@pytest.mark.parametrize(
    "without",
    [
        ["ALTER TABLE seats DROP COLUMN last_seen_seq"],
        ["ALTER TABLE seats DROP COLUMN last_seen_seq", "DROP TABLE timers"],
    ],
)
async def test_a_first_schema_made_without_what_goes_is_upgraded(
    url: str, without: list[str]
) -> None:
    """Such databases were made for a while, and tables run in them."""
    database = await connect(url)
    await migrate.upgrade(database.engine, "0001")
    async with database.writing() as conn:
        for change in without:
            await conn.execute(text(change))
    await migrate.upgrade(database.engine)
    found = await describe(database)
    await database.close()
    assert "uptime" in found
    assert "timers" not in found
    assert "last_seen_seq" not in [column[0] for column in found["seats"]["columns"]]


def rows_after(revision: str, name: str) -> int:
    """How many rows of an old schema a table has now; what had another table then is one row."""
    was = {"drafts": "queued_turns", "interactions": "interactions"}
    found = ROWS[revision].get(name, ROWS[revision].get(was.get(name, name), ()))
    return len(found) if found or name != "interactions" else 1


async def check_old_table(conn: Any) -> None:
    new_year = datetime(2026, 1, 1, tzinfo=UTC)
    table = await tables.get_table(conn, "B7K2M")
    assert (table.name, table.channel_id, table.options) == (
        "An old table",
        2**62,
        {"edition": "final"},
    )
    assert (table.created_at, table.started_at, table.ended_at) == (new_year, new_year, None)
    (due,) = await tables.due_seats(conn, datetime.max.replace(tzinfo=UTC), 9)
    assert (due.user_id, due.due_at) == (101, new_year + timedelta(hours=24))
    assert (await users.get_user(conn, 101)).preferences == {"quiet": True}
    assert [e.seq for e in await entries.entries_of(conn, "B7K2M")] == [1, 2]
    assert await entries.find_interaction(conn, 2**61) == ("B7K2M", 2)
    snapshot = await entries.load_state(conn, "B7K2M", table.head)
    assert snapshot is not None
    assert snapshot.blob == b"state"
    content = await contents.get_content(conn, "c0ffee")
    assert content is not None
    assert content.blob == b"\x00\x01"
    assert [p.message_id for p in await pings.live_pings(conn, "B7K2M")] == [900]
    draft, *_ = await drafts.drafts_of(conn, "B7K2M")
    assert (draft.seat, draft.user_id, draft.version, draft.status) == (0, 101, 3, "armed")
    assert msgspec.msgpack.decode(draft.presses) == [[b'{"do":"end"}']]
    assert draft.note is None
    assert [b.agrees for b in await votes.ballots(conn, 1)] == [True]
    vote = await votes.get_vote(conn, 1)
    assert vote is not None
    # A question older than the rule for votes to go back counts as over, and must be shown so.
    assert (vote.outcome is None) == bool(vote.name)
    assert [each.id for each in await votes.unshown_votes(conn, "B7K2M")] == [1]
    assert await syncs.synced_hash(conn, "https://discord.com/api/v10", 1) == "abc"


async def test_a_replaced_table_keeps_the_rows_that_refer_to_it(url: str) -> None:
    """A later migration does this on SQLite when it changes a column of `tables`."""
    database = await open_database(url)
    table_id = await playing(database)

    def alter(connection: Connection) -> None:
        operations = Operations(MigrationContext.configure(connection))
        recreate = "always" if connection.dialect.name == "sqlite" else "never"
        with operations.batch_alter_table("tables", recreate=recreate) as batch:
            batch.add_column(Column("mood", Text, server_default="calm", nullable=False))

    async with schema_change(database.engine) as conn:
        await conn.run_sync(alter)
    async with database.writing() as conn:
        assert (await conn.execute(text("SELECT mood FROM tables"))).scalars().all() == ["calm"]
        assert len(await entries.entries_of(conn, table_id)) == 1
        assert await entries.load_snapshot(conn, table_id, 1) is not None
        # References are watched again, and still lead to the new table.
        await tables.delete_table(conn, table_id)
        assert await entries.entries_of(conn, table_id) == []
    await database.close()


async def test_an_upgrade_that_loses_what_rows_refer_to_is_undone(sqlite: Database) -> None:
    table_id = await playing(sqlite)

    async def lose_tables() -> None:
        async with schema_change(sqlite.engine) as conn:
            await conn.execute(text("DELETE FROM tables"))

    with pytest.raises(CorruptDatabase, match="nothing was changed"):
        await lose_tables()
    assert (await read_table(sqlite, table_id)).head == 1


async def test_a_newer_schema_is_refused_untouched(url: str) -> None:
    database = await open_database(url)
    table_id = await playing(database)
    async with database.writing() as conn:
        await conn.execute(text("UPDATE alembic_version SET version_num = 'zz99'"))
    with pytest.raises(NewerSchema, match="newer version of this program"):
        await open_database(url)
    assert (await read_table(database, table_id)).head == 1
    await database.close()


async def test_the_tables_of_another_program_are_left_alone(url: str) -> None:
    other = await connect(url)
    async with other.writing() as conn:
        await conn.execute(text("CREATE TABLE recipes (name TEXT)"))
    await other.close()
    with pytest.raises(CannotOpen, match="belongs to another program"):
        await open_database(url)


async def test_a_broken_migration_changes_nothing(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = await open_database(url)
    table_id = await playing(database)
    before = await describe(database)
    scripts = tmp_path / "scripts"
    shutil.copytree(Path(migrate.__file__).with_name("migrations"), scripts)
    (scripts / "versions" / "9999_broken.py").write_text(BROKEN.format(head=REVISIONS[0]))
    monkeypatch.setattr(migrate, "_SCRIPTS", scripts)
    with pytest.raises(RuntimeError, match="this migration is broken"):
        await migrate.upgrade(database.engine)
    assert await describe(database) == before
    assert (await read_table(database, table_id)).head == 1
    async with database.reading() as conn:
        found = await conn.scalar(text("SELECT version_num FROM alembic_version"))
    assert found == REVISIONS[0]
    await database.close()


async def test_the_next_migration_is_written_from_the_description(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    scripts = tmp_path / "scripts"
    shutil.copytree(Path(migrate.__file__).with_name("migrations"), scripts)
    monkeypatch.setattr(migrate, "_SCRIPTS", scripts)
    changed = MetaData(naming_convention=models.metadata.naming_convention)
    for table in models.metadata.sorted_tables:
        table.to_metadata(changed)
    changed.tables["users"].append_column(Column("born", models.UtcTime))
    monkeypatch.setattr(models, "metadata", changed)
    path = await migrate.write_revision("Birthdays")
    written = path.read_text()
    assert path.parent == scripts / "versions"
    assert path.name == f"{len(REVISIONS) + 1:04}_birthdays.py"
    assert written.count("batch_op.") == 2, "one thing up, the same one down"
    assert "batch_op.add_column(sa.Column('born', sa.BigInteger(), nullable=True))" in written
    database = await open_database(f"sqlite:///{tmp_path / 'test.db'}")
    async with database.reading() as conn:
        assert (await conn.execute(text("SELECT born FROM users"))).all() == []
    await database.close()


async def test_of_old_presses_only_those_of_the_last_day_are_remembered(url: str) -> None:
    database = await connect(url)
    await migrate.upgrade(database.engine, "0005")
    async with database.writing() as conn:
        for name, rows in ROWS["0005"].items():
            table = await conn.run_sync(lambda c, n=name: Table(n, MetaData(), autoload_with=c))
            await conn.execute(insert(table), rows)
        newest = await conn.scalar(text("SELECT max(at) FROM entries"))
        table = await conn.run_sync(lambda c: Table("entries", MetaData(), autoload_with=c))
        for seq, hours in ((3, 23), (4, 25)):
            entry = {**ROWS["0005"]["entries"][0], "seq": seq, "interaction_id": seq}
            await conn.execute(insert(table), [{**entry, "at": newest - hours * HOUR}])
    await migrate.upgrade(database.engine)
    async with database.reading() as conn:
        assert await entries.find_interaction(conn, 3) == ("B7K2M", 3)
        assert await entries.find_interaction(conn, 4) is None
    await database.close()
