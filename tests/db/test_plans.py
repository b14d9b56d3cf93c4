"""Queries at every press use an index, for any number of past tables."""

from typing import Any

import pytest

from db import Database, drafts, entries, outbox, pings, records, servers, tables, users
from db.batch import Prepared
from db.rows import Query

QUERIES = {
    f"{module.__name__}.{name}": found
    for module in (drafts, entries, outbox, pings, records, servers, tables, users)
    for name, found in vars(module).items()
    if isinstance(found, Query)
}


async def plan(database: Database, query: Query[Any]) -> list[str]:
    async with database.reading() as conn:
        prepared = Prepared(query.statement, conn.dialect, None)
        values = (None,) * prepared.sql.count("?")
        rows = await conn.exec_driver_sql(f"EXPLAIN QUERY PLAN {prepared.sql}", values)
        return [row[3] for row in rows]


@pytest.mark.parametrize("name", sorted(QUERIES))
async def test_no_query_reads_a_whole_table(sqlite: Database, name: str) -> None:
    steps = await plan(sqlite, QUERIES[name])
    assert steps
    # A scan along a partial index reads only pending or live rows, not the table.
    whole = [s for s in steps if s.startswith("SCAN") and "ix_outbox_pending" not in s]
    assert [s for s in whole if "ix_pings_live" not in s] == []


@pytest.mark.parametrize(
    ("name", "index"),
    [
        ("db.tables._RUNNING_IN_CHANNEL", "uq_tables_running_channel"),
        ("db.outbox._PENDING", "ix_outbox_pending"),
        ("db.outbox._PENDING_AT", "ix_outbox_pending_table"),
        ("db.pings._ALL_STALE", "ix_pings_live"),
        ("db.records._GAMES_OF", "ix_seats_user_id"),
        ("db.records._GAMES_OF", "ix_seats_original_user_id"),
        ("db.records._GAMES_OF", "sqlite_autoindex_tables_1"),
        ("db.records._SEATS_OF", "sqlite_autoindex_tables_1"),
        ("db.records._GAMES_OF_HERE", "sqlite_autoindex_tables_1"),
        ("db.records._SEATS_OF_HERE", "sqlite_autoindex_tables_1"),
        ("db.records._GAMES_HERE", "ix_tables_finished_guild"),
        ("db.records._STAND_HERE", "ix_tables_finished_guild"),
        ("db.records._RESEATED_HERE", "ix_entries_reseated"),
        ("db.records._LAST_TABLES", "ix_seats_user_id"),
    ],
)
async def test_partial_indexes_are_recognised(sqlite: Database, name: str, index: str) -> None:
    assert any(f"INDEX {index}" in step for step in await plan(sqlite, QUERIES[name]))
