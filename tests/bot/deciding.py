"""A program of votes about players out of time, until it is killed (test_deciding_crash).

    python -m tests.bot.deciding

It is `tests.bot.killed` with other steps: each of the four answers, and a free seat that is taken.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any

from sqlalchemy import select

import db.votes as votes_db
from bot.service.clocks.clocks import bank
from bot.service.seats import seating
from bot.service.tables.store import Tables
from bot.service.turns import timeouts
from bot.service.votes import voting
from db import Database, models
from games.core.actions import EndTurn
from tests.bot import killed
from tests.bot.by_post import ByPost
from tests.bot.killed import FIRST_ID, PASSED, SERVED, act
from tests.bot.seated import PEOPLE, STRANGER
from tests.toy.market.state import Salvage

ADA, BRIAN, CHLOE = PEOPLE

Step = Callable[[ByPost, int], Awaitable[object]]


def run_out(seat: int) -> Step:
    return lambda table, number: timeouts.look(table.tables, table.id, bank(seat))


def ask(answer: str, seat: int, user_id: int) -> Step:
    return lambda table, number: voting.ask(table.tables, table.id, answer, str(seat), user_id)


def agree(answer: str, seat: int, user_id: int) -> Step:
    async def cast(table: ByPost, number: int) -> None:
        async with table.tables.database.reading() as conn:
            vote = await votes_db.find_vote(conn, table.id, answer, str(seat))
        assert vote is not None
        await voting.cast(table.tables, table.id, vote.id, user_id, agrees=True)

    return cast


def confirm(user_id: int) -> Step:
    return lambda table, number: table.confirm(user_id, number)


async def settle(table: ByPost, number: int) -> None:
    """Close the votes that were settled otherwise, as the announcer does."""
    async with table.tables.database.reading() as conn:
        found = await votes_db.open_votes(conn, table.id)
    for vote in found:
        await voting.settle(table.tables, table.id, vote.id)


async def reclaim(table: ByPost, number: int) -> None:
    await seating.reclaim(table.tables, table.id, BRIAN, "Brian")


async def take_seat(table: ByPost, number: int) -> None:
    await seating.take(table.tables, table.id, 1, STRANGER, "Zoé")


STEPS: dict[str, Step] = {
    "the first runs out of time": run_out(0),
    "waiting on is asked for": ask("wait", 0, BRIAN),
    "it is agreed to": agree("wait", 0, CHLOE),
    "she runs out again": run_out(0),
    "the default is asked for": ask("default", 0, BRIAN),
    "the default is agreed to": agree("default", 0, CHLOE),
    "she composes a play": act(ADA, Salvage()),
    "by it she counts as absent no more": confirm(ADA),
    "the next runs out of time": run_out(1),
    "a computer is asked for": ask("stand-in", 1, ADA),
    "a computer is agreed to": agree("stand-in", 1, CHLOE),
    "he takes his seat back": reclaim,
    "he runs out again": run_out(1),
    # Ada counts as absent and need not agree, but she may ask.
    "somebody asks for the default": ask("default", 1, ADA),
    "and then for a free seat": ask("free", 1, ADA),
    "a free seat is agreed to": agree("free", 1, CHLOE),
    "the other question lapses": settle,
    "a stranger takes the seat": take_seat,
    "the stranger plays": act(STRANGER, EndTurn()),
}
NAMES = list(STEPS)
OVER = [number for number, name in enumerate(NAMES) if "out" in name.split()]


def at_table(database: Database, table_id: str, step: int) -> ByPost:
    """Return the table as a freshly started program knows it, at the time of a step."""
    tables = Tables(database)
    tables.served = lambda: SERVED + PASSED * sum(step >= number for number in OVER)
    return ByPost(tables, table_id)


async def begin(database: Database, channel_id: int) -> str:
    table = at_table(database, "", 0)
    table.tables.served = lambda: SERVED
    return (await ByPost.begin(table.tables, 3, channel_id, pace="live")).id


async def take(database: Database, table_id: str, step: int) -> None:
    """Do one step."""
    number = FIRST_ID + int(table_id.encode().hex(), 16) % 10**9 * 100 + step
    await STEPS[NAMES[step]](at_table(database, table_id, step), number)


async def digest(database: Database, table_id: str) -> list[Any]:
    """Return all stored data without times and the numbers of votes."""
    t, found = models.metadata.tables, await killed.digest(database, table_id)
    b, v = t["ballots"], t["votes"]
    query = select(v.c.id, v.c.kind, b.c.user_id, b.c.agrees).join(b, b.c.vote_id == v.c.id)
    async with database.reading() as conn:
        rows = (await conn.execute(query.where(v.c.table_id == table_id))).all()
    numbers = {str(id_): str(n) for n, id_ in enumerate(sorted({row[0] for row in rows}))}

    def own(text: str) -> str:
        return re.sub(r"(-vote-|'vote': )(\d+)", lambda m: m[1] + numbers[m[2]], text)

    kept = [sorted(map(own, each)) if isinstance(each, list) else each for each in found]
    return [*kept, sorted((numbers[str(row[0])], *row[1:]) for row in rows)]


if __name__ == "__main__":
    killed.main(take, len(NAMES))
