"""A program that writes decisions until it is killed (see test_crash).

    python -m tests.db.writer FILE TABLE [STEP]

Prints the head after each commit. With STEP it stops within its first transaction: after that
many statements, or before the commit if there are fewer.
"""

import asyncio
import os
import sqlite3
import sys
import time

from db import batch, engine, entries, tables
from db.database import connect
from db.entries import SeatWait
from db.outbox import NewPing
from tests.db.samples import BEN, NOON, decision, message


class StoppingConnection(batch.BatchConnection):
    """A connection that stops after a number of statements of a batch."""

    left = -1

    def cursor(self, *args: object) -> sqlite3.Cursor:
        return super().cursor(StoppingCursor)


class StoppingCursor(sqlite3.Cursor):
    def executemany(self, sql: str, rows: object) -> sqlite3.Cursor:
        super().executemany(sql, rows)
        StoppingConnection.left -= 1
        if StoppingConnection.left == 0:
            stand_still()
        return self


def tell(line: str) -> None:
    """Print a line whole, or nothing of it: `print` may be killed within one."""
    os.write(sys.stdout.fileno(), f"{line}\n".encode())


def stand_still() -> None:
    tell("stopped")
    time.sleep(300)


async def main(file: str, table_id: str, step: int | None) -> None:
    if step is not None:
        StoppingConnection.left = step
        engine.BatchConnection = StoppingConnection
    database = await connect(f"sqlite:///{file}")
    while True:
        async with database.reading() as conn:
            table = await tables.get_table(conn, table_id)
        seq = table.head + 1
        async with database.writing() as conn:
            await entries.append(
                conn,
                decision(
                    table,
                    interaction_id=seq,
                    waits=[SeatWait(seat=1, decision=seq, since=NOON)],
                    messages=[message(seq, pings=[NewPing(seat=1, user_id=BEN, decision=seq)])],
                ),
            )
            if step is not None:
                stand_still()
        tell(str(seq))


if __name__ == "__main__":
    step = int(sys.argv[3]) if len(sys.argv) > 3 else None
    asyncio.run(main(sys.argv[1], sys.argv[2], step))
