"""People who search for players, and what tests do with them."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import db.searches as searches_db
from bot.service.finding import settling
from bot.service.seats import lobby
from bot.service.tables.session import TableSession
from bot.shared.clock import now
from db.searches import SearchRow
from tests.bot.stage import Stage
from tests.bot.wire import Answers, Person

ADA, BRIAN, CHLOE, EVE = (
    Person(101, "Ada"), Person(102, "Brian"), Person(103, "Chloe"), Person(104, "Eve"),
)  # fmt: skip
PEOPLE = ("find", "players")
HOUR, DAY = timedelta(hours=1), timedelta(days=1)
DUST = {"game": "dust", "players": 2}


async def seek(stage: Stage, who: Person, channel: int = 7, **options: Any) -> Answers:
    """Begin a search for two players of the toy game, or with other options."""
    return await stage.wire.use(who, channel, PEOPLE, options or DUST)


def labels(answer: Answers) -> list[str]:
    """Return the labels of the buttons."""
    return [each["label"] for each in answer.controls if "label" in each]


async def look(stage: Stage, after: timedelta = timedelta()) -> None:
    """Let the timers do what is due for people who look for players."""
    stage.wire.answers = Answers()
    await stage.app.matchmaker.look(now() + after)


async def settled(stage: Stage) -> None:
    """Let only the tables found before be settled."""
    matchmaker = stage.app.matchmaker
    await settling.settle(stage.app.tables, await stored(stage), now(), matchmaker)


async def stored(stage: Stage) -> list[SearchRow]:
    async with stage.app.database.reading() as conn:
        return await searches_db.searches(conn)


async def found(stage: Stage) -> TableSession:
    """Return the only table that was found."""
    (table_id,) = {row.table_id for row in await stored(stage)}
    assert table_id is not None
    return await stage.app.tables.get(table_id)


async def come(stage: Stage, live: TableSession, *people: Person) -> None:
    for each in people:
        await lobby.join(stage.app.tables, live.id, each.id, each.name)
