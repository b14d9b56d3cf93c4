"""A name changed on Discord arrives at a player's tables when they act there next."""

from __future__ import annotations

import pytest
from sqlalchemy import select

from bot.service.seats import erasure, lobby
from db import models
from games.core.actions import EndTurn
from tests.bot.noticeboard import Told
from tests.bot.seated import PEOPLE, Seated
from tests.bot.seats.test_undisclosed import begun as undisclosed
from tests.bot.stage import Stage
from tests.bot.wire import Person
from tests.toy.state import Survey

RENAMED = "Ada Lovelace"


async def started(stage: Stage) -> tuple[Seated, int]:
    """Return a table in its first turn, and whose that is."""
    table = await Seated.start(stage.app.tables, 3)
    first, *_ = await table.bids()
    return table, first


async def names(table: Seated) -> list[str]:
    """Return the names at a table as they are stored."""
    table.tables.drop(table.id)
    return [seat.name for seat in (await table.live()).seats]


@pytest.mark.parametrize("way", ["press", "command", "form"])
@pytest.mark.parametrize("locale", ["en-US", "fr"])
async def test_it_arrives_when_they_act(stage: Stage, way: str, locale: str) -> None:
    table, first = await started(stage)
    person = Person(first, RENAMED)
    if way == "press":
        await stage.wire.press(person, 7, f"b:act:{table.id}:0:", locale=locale)
    elif way == "command":
        await stage.wire.use(person, 7, ["table", "act"], locale=locale)
    else:
        form = {"custom_id": f"m:note:{table.id}:0:", "components": [
            {"type": 18, "component": {"type": 4, "custom_id": "text"}}
        ]}  # fmt: skip
        await stage.wire.submit(person, 7, form, "A note", locale=locale)
    assert (await names(table))[0] == RENAMED


async def test_texts_show_it_and_the_log_stays(stage: Stage) -> None:
    table, first = await started(stage)
    board = Told(table)
    await board.announce()
    earlier = [message.text for message in board.board.standing.values()]
    log = await table.log()
    await stage.wire.press(Person(first, RENAMED), 7, f"b:act:{table.id}:0:")
    assert await table.log() == log
    await table.act(first, Survey(), EndTurn())
    await board.announce()
    assert board.board.saying(RENAMED)
    assert PEOPLE[first] in "\n".join(earlier)
    assert (await table.live()).names[0] == RENAMED  # as pictures have them


async def test_nobody_else_has_the_same_name(stage: Stage) -> None:
    table, first = await started(stage)
    other = PEOPLE[(await table.users())[1]]
    for _ in range(2):
        await stage.wire.press(Person(first, other), 7, f"b:act:{table.id}:0:")
        assert (await names(table))[:2] == [f"{other} (2)", other]


async def test_in_a_lobby_too(stage: Stage) -> None:
    table = await Seated.open(stage.app.tables, 2)
    await stage.wire.use(Person(102, "Brian K."), 7, ["table", "help"])
    assert await names(table) == ["Ada", "Brian K."]
    await lobby.start(stage.app.tables, table.id, 101)
    assert sorted(await names(table)) == ["Ada", "Brian K."]


async def test_it_is_the_name_on_the_tables_server(stage: Stage) -> None:
    table, first = await started(stage)
    before = await names(table)
    await stage.wire.press(Person(first, RENAMED), 9, f"b:act:{table.id}:0:", place="direct")
    await stage.wire.press(Person(999, RENAMED), 7, f"b:board:{table.id}:0:")
    assert await names(table) == before


async def test_while_nobody_may_learn_who_has_acted_names_stay(stage: Stage) -> None:
    table = await undisclosed(stage.app.tables)
    user, *others = await table.users()
    before = await names(table)
    await stage.wire.press(Person(user, RENAMED), 7, f"b:act:{table.id}:0:")
    assert await names(table) == before
    for each in (user, *others):
        await table.bid(each)
    await stage.wire.press(Person(user, RENAMED), 7, f"b:act:{table.id}:0:")
    assert (await names(table))[0] == RENAMED


async def test_who_is_forgotten_is_forgotten_by_every_name_they_had(stage: Stage) -> None:
    table, first = await started(stage)
    for name in ("Nickname One", "Nickname Two", RENAMED):
        await stage.wire.press(Person(first, name), 7, f"b:act:{table.id}:0:")
        await table.act(first, Survey()) if name == "Nickname One" else None
        await stage.wire.use(Person(first, name), 7, ["table", "pause"])
    await erasure.forget(table.tables, first, {RENAMED})
    async with table.tables.database.reading() as conn:
        rows = [str(tuple(row)) for each in models.metadata.sorted_tables
                for row in await conn.execute(select(each))]  # fmt: skip
    assert not [row for row in rows if "Nickname" in row or RENAMED in row]
