"""Quiet tables for a run with faults: copies of one table at which people play."""

from __future__ import annotations

import asyncpg

from tests.bench.crowd import table_id
from tests.bench.faults.parts import Postgres

COPIED = ("tables", "seats", "entries", "snapshots", "outbox")
APART = 1 << 22
"""The distance between the numbers of two tables: each is in another server, and shard."""
OWN = {
    "table_id": "copies.id",
    "nonce": "copies.id || substr(o.nonce, 6)",
    "guild_id": f"copies.number * {APART}",
    "user_id": "o.user_id + copies.number",
    "original_user_id": "o.original_user_id + copies.number",
    "creator_id": "o.creator_id + copies.number",
    "channel_id": "o.channel_id + copies.number",
    "message_id": "o.message_id + copies.number",
}
"""The values of columns that differ between copies."""
BEGUN = """
SELECT id FROM tables t WHERE status = 'playing' AND NOT EXISTS
(SELECT 1 FROM outbox WHERE table_id = t.id AND state = 'pending') ORDER BY head DESC LIMIT 1
"""
COLUMNS = """
SELECT column_name FROM information_schema.columns
WHERE table_name = $1 AND table_schema = current_schema()
"""


async def fill(postgres: Postgres, count: int) -> int:
    """Copy the table with the longest log, of which all is posted; return how many there are."""
    conn = await asyncpg.connect(host=postgres.folder, user="tester", database="faults")
    try:
        of = await conn.fetchval(BEGUN)
        taken = {row[0] for row in await conn.fetch("SELECT id FROM tables")}
        ids = [(number, table_id(number)) for number in range(1, count + 1)]
        await conn.execute("CREATE TEMP TABLE copies (number bigint, id text)")
        await conn.copy_records_to_table(
            "copies", records=[each for each in ids if each[1] not in taken]
        )
        async with conn.transaction():
            # No bot has written these rows, so the watch over the writers is off.
            await conn.execute("SET LOCAL session_replication_role = replica")
            for name in COPIED:
                own = OWN if name != "tables" else {**OWN, "id": "copies.id"}
                columns = [row[0] for row in await conn.fetch(COLUMNS, name)]
                if name == "outbox":
                    columns.remove("id")
                values = ", ".join(own.get(each, f"o.{each}") for each in columns)
                key = "id" if name == "tables" else "table_id"
                await conn.execute(
                    f"INSERT INTO {name} ({', '.join(columns)}) SELECT {values}"
                    f" FROM copies CROSS JOIN {name} o WHERE o.{key} = '{of}'"
                )
        await conn.execute("ANALYZE")
        return await conn.fetchval("SELECT count(*) FROM tables")
    finally:
        await conn.close()
