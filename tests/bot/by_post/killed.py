"""A program that plays a game by post until it is killed (see test_killed).

    python -m tests.bot.by_post.killed

For each line on its input, with an address, a table, a step and a number of statements, it
continues from that step in a separate process, and prints when a step begins and when it is over.
It stops within the first transaction of the step after that number of statements; 0: it does not
stop. At the next line that process is killed. Another program can set what each step does (`main`).
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Awaitable, Callable
from typing import Any

from sqlalchemy import select

from bot.service.tables.store import Tables
from bot.service.turns import edit_plans, timeouts, undoing
from db import Database, engine, models
from db.database import connect
from games import registry
from games.core import codec
from games.core.actions import EndTurn
from tests.bot.market import ByPost
from tests.bot.seated import PEOPLE
from tests.db.writer import StoppingConnection, tell
from tests.toy.game import TOY
from tests.toy.market.state import Attack, Call, Mural, Shift, Target
from tests.toy.state import Bid, Paint

ADA, BRIAN, CHLOE = PEOPLE
FIRST_ID = 5_000_000
SERVED, PASSED = 10**12, 10**12
"""Microseconds that the bot had served people, and microseconds before a clock runs out."""

Step = Callable[[ByPost, int], Awaitable[object]]
Take = Callable[[Database, str, int], Awaitable[object]]
"""Does a step at a table."""


def act(user_id: int, *actions: Any) -> Step:
    return lambda table, number: table.act(user_id, *actions, interaction_id=number)


async def confirm(table: ByPost, number: int) -> None:
    await table.confirm(BRIAN, number)


async def hold(table: ByPost, number: int) -> None:
    await edit_plans.hold(table.tables, table.id, CHLOE, ["between:0"], interaction_id=number)


def order(user_id: int) -> Step:
    return lambda table, number: edit_plans.give(
        table.tables, table.id, user_id, "pass", interaction_id=number
    )


async def put_off(table: ByPost, number: int) -> None:
    await edit_plans.postpone(table.tables, table.id, CHLOE, Shift("site03"), interaction_id=number)


async def carry_on(table: ByPost, number: int) -> None:
    await table.rest()


async def withdraw(table: ByPost, number: int) -> None:
    await undoing.undo(table.tables, table.id, CHLOE, interaction_id=number)


async def run_out(table: ByPost, number: int) -> None:
    await timeouts.look(table.tables, table.id, "seat:1")


async def bid(table: ByPost, number: int, user_id: int) -> None:
    live = await table.live()
    card = live.state.players[live.require_seat(user_id)].hand[0]
    await table.act(user_id, Bid(card), EndTurn(), interaction_id=number)


async def claim(table: ByPost, number: int) -> None:
    """Let the next of the two seats with a question make the cheapest claim."""
    live = await table.live()
    seat = live.waiting()[0]
    user_id = live.seats[seat].user_id or 0
    await table.act(user_id, live.game.default(live.state, seat), interaction_id=number)


STEPS: dict[str, Step] = {
    "a play aside is begun": act(BRIAN, Mural(2)),
    "it goes on": act(BRIAN, Target("site02")),
    "it is whole": act(BRIAN, Paint("blue")),
    "it is confirmed": confirm,
    "a hold is set": hold,
    "an order is given": order(BRIAN),
    "a fight begins": act(ADA, Attack("site02", 1)),
    "a play is put off": put_off,
    "a hold is reached, the rest is sent, what was put off is done": act(ADA, EndTurn(), EndTurn()),
    "who held goes on": act(CHLOE, EndTurn()),
    "what was sent is carried on, an order answers": carry_on,
    "a call begins": act(CHLOE, Call(2)),
    "it is withdrawn": withdraw,
    "a turn ends": act(CHLOE, EndTurn()),
    "an order answers what is open": order(ADA),
    "a clock runs out": run_out,
    "a phase ends": act(CHLOE, EndTurn()),
    "the first bids": lambda table, number: bid(table, number, ADA),
    "the second bids": lambda table, number: bid(table, number, BRIAN),
    "the last bid reveals": lambda table, number: bid(table, number, CHLOE),
    "a sealed answer": claim,
    "the last sealed answer": claim,
}
NAMES = list(STEPS)


def at_table(database: Database, table_id: str, step: int) -> ByPost:
    """Return the table as a freshly started program knows it, at the time of a step."""
    tables = Tables(database)
    tables.served = lambda: SERVED + PASSED * (step >= NAMES.index("a clock runs out"))
    return ByPost(tables, table_id)


async def begin(database: Database, channel_id: int) -> str:
    table = at_table(database, "", 0)
    options = {"pace": "live", "expiry": "default"}
    return (await ByPost.begin(table.tables, 3, channel_id, **options)).id


async def take(database: Database, table_id: str, step: int) -> None:
    """Do one step of a game."""
    table = at_table(database, table_id, step)
    number = FIRST_ID + int(table_id.encode().hex(), 16) % 10**9 * 100 + step
    await STEPS[NAMES[step]](table, number)


async def digest(database: Database, table_id: str) -> list[Any]:
    """Return all stored data of a table without times and its name."""
    t = models.metadata.tables
    columns = {
        "entries": "seq kind seat user_id action base state_of state_hash revealed closed",
        "snapshots": "seq boundary",
        "seats": "seat kind user_id original_user_id name decision",
        "votes": "kind target opened_by outcome",
        "drafts": "seat question user_id presses version base status",
        "papers": "seat kind name user_id body",
        "clocks": "name question left since next_at quarter expired",
        "outbox": "kind first_seq last_seq nonce payload",
        "pings": "nonce seat user_id decision",
        "interactions": "seq",
        "tables": "status head state_seq public_seq result",
    }
    found: list[Any] = []
    async with database.reading() as conn:
        for name, chosen in columns.items():
            table = t[name]
            own = table.c.id if name == "tables" else table.c.table_id
            query = select(*(table.c[each] for each in chosen.split())).where(own == table_id)
            rows = await conn.execute(query)
            found.append(sorted(repr(tuple(row)).replace(table_id, "TABLE") for row in rows))
    live = await Tables(database).get(table_id)
    found.append(codec.state_hash(live.state))
    return found


async def go_on(line: str, take: Take, count: int) -> None:
    url, table_id, step, statements = line.split()
    if int(statements):
        engine.BatchConnection = StoppingConnection
    database = await connect(url)
    await Tables(database).get(table_id)
    for number in range(int(step), count):
        StoppingConnection.left = int(statements) if number == int(step) else -1
        tell(f"begins {number}")
        await take(database, table_id, number)
        tell(f"done {number}")


def main(take: Take, count: int) -> None:
    registry.register(TOY)
    tell("ready")
    for line in sys.stdin:
        pid = os.fork()
        if not pid:
            try:
                asyncio.run(go_on(line, take, count))
            finally:
                tell("ended")
            os._exit(0)
        sys.stdin.readline()
        # By its parent alone: the number of a process that has ended is nobody else's until then.
        os.kill(pid, signal.SIGKILL)
        os.waitpid(pid, 0)
        tell("gone")


if __name__ == "__main__":
    main(take, len(NAMES))
