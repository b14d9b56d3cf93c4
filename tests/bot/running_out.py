"""A program whose clocks run out again and again until it is killed (see test_clocks_crash).

    python -m tests.bot.running_out ADDRESS TABLE ROUND LAST

Prints the number of each round after it has looked at what had run out by then; at the last it
looks again and again.
"""

from __future__ import annotations

import asyncio
import sys
from datetime import timedelta

from bot.service.clocks import length
from bot.service.tables import Tables
from db import Database
from db.database import connect
from games import registry
from tests.bot.by_post import ByPost
from tests.bot.test_people import timers_of
from tests.toy.game import TOY

BEGUN, ROUND = 10**12, length(timedelta(minutes=2))
"""The time served before the first round, and in each."""


def at_table(database: Database, table_id: str, number: int) -> ByPost:
    """Return a table as a program that has just been started knows it in a round."""
    tables = Tables(database)
    tables.served = lambda: BEGUN + number * ROUND
    return ByPost(tables, table_id)


async def look(database: Database, table_id: str, number: int) -> None:
    """See to all that has run out by a round, and play what plays itself."""
    table = at_table(database, table_id, number)
    await timers_of(table).look_at_clocks()
    await table.rest()


async def main(url: str, table_id: str, first: int, last: int) -> None:
    registry.register(TOY)
    database = await connect(url)
    number = first
    while True:
        await look(database, table_id, number)
        print(number, flush=True)
        number = min(number + 1, last)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4])))
