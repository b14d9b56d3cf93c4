"""A program whose clocks run out until it is killed (see test_clocks_crash).

    python -m tests.bot.running_out

It is `tests.bot.killed` with a round for each step: it looks at the clocks that have run out by
then.
"""

from __future__ import annotations

from datetime import timedelta

from bot.service.clocks.clocks import length
from bot.service.tables.store import Tables
from db import Database
from tests.bot import killed
from tests.bot.by_post import ByPost
from tests.bot.test_people import timers_of

ROUNDS = 60
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


if __name__ == "__main__":
    killed.main(look, ROUNDS)
