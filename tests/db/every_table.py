"""Rows of every kind in every stored table, made from the description of the schema.

A table that is added to the schema is filled too, if its checks allow made-up values.
"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

from sqlalchemy import BigInteger, Boolean, Column, Integer, LargeBinary, Table, Text, insert

from db import Database, models
from db.columns import EPOCH, Json, UtcTime

ROWS = 3
TIMES = (EPOCH - timedelta(days=1, microseconds=1), datetime(9999, 12, 31, 23, 59, 59, 999999, UTC))
CHECKED: dict[str, dict[str, list[Any]]] = {
    "tables": {"status": ["finished", "playing", "lobby"]},
    "outbox": {"state": ["pending", "posted", "failed"], "nonce": ["Z", "a:1", "é"]},
    "drafts": {"status": ["open", "armed", "sent"]},
    "papers": {"kind": ["order", "hold", "order"]},
    "fence": {"id": [1], "epoch": [7]},
    "seasons": {"state": ["open", "running", "over"]},
    "entrants": {"state": ["in", "spare", "left"]},
    "matches": {"state": ["drawn", "open", "over"]},
    "uptime": {"id": [1]},
}
"""Values that the schema restricts; and keys that languages order in another way than bytes."""
ALONE = ("fence", "uptime")
"""Tables with one row."""


def cell(table: Table, column: Column[Any], number: int) -> Any:
    """Return a value for a row of a table; one that can be missing is, in every second row."""
    given = CHECKED.get(table.name, {}).get(column.name)
    if given is not None:
        return given[number]
    for reference in column.foreign_keys:
        return cell(reference.column.table, reference.column, number)
    if table.autoincrement_column is column:
        return 10 * number + 1
    if column.nullable and number % 2:
        return None
    match column.type:
        case UtcTime():
            return [*TIMES, EPOCH][number]
        case Json():
            return {"text": f"\0 “é” 漢字 {number}", "list": [None, True, 2**53 + number]}
        case Boolean():
            return number != 1
        case LargeBinary():
            return bytes(range(256)) * (40 * number)
        case BigInteger():
            return [2**63 - 1, -(2**63), 0][number]
        case Integer():
            return 2**31 - 1 - number
        case Text():
            return [f"Z {column.name}", "émile 漢字 🪐", "a\n\t'\"\\N"][number]
        case other:
            raise TypeError(f"{column} is of a new type: {other}")


def rows(table: Table) -> list[dict[str, Any]]:
    """Return rows for a table."""
    return [
        {column.name: cell(table, column, number) for column in table.columns}
        for number in range(1 if table.name in ALONE else ROWS)
    ]


async def fill(database: Database) -> None:
    """Put rows into every table."""
    async with database.writing() as conn:
        for table in models.metadata.sorted_tables:
            await conn.execute(insert(table), rows(table))
