"""A program that dies while it brings people together: the next look does the rest, once."""

from __future__ import annotations

from datetime import timedelta

import pytest
from sqlalchemy import select

from bot.service.seats import held_seats, lobby
from db import models
from tests.bot.acts import Killed, dying
from tests.bot.finding.searching import (
    ADA,
    BRIAN,
    CHLOE,
    DAY,
    EVE,
    HOUR,
    come,
    found,
    look,
    seek,
    stored,
)
from tests.bot.stage import Stage
from tests.bot.wall import Wall

LAST = 4
"""Transactions of one look, at most."""
ENDS = range(LAST + 1)


async def die(stage: Stage, monkeypatch: pytest.MonkeyPatch, after: int) -> bool:
    """Look, and die at a transaction; return whether there was such a one."""
    with monkeypatch.context() as patched:
        dying(stage.app.tables, patched, after)
        try:
            await look(stage)
        except Killed:
            ended = True
        else:
            ended = False
    for table_id in [row.table_id for row in await stored(stage) if row.table_id]:
        stage.app.tables.drop(table_id)
    return ended


async def statuses(stage: Stage) -> list[str]:
    async with stage.app.database.reading() as conn:
        return sorted(await conn.scalars(select(models.tables.c.status)))


async def no_shows(stage: Stage) -> list[int]:
    async with stage.app.database.reading() as conn:
        return sorted(await conn.scalars(select(models.no_shows.c.user_id)))


@pytest.mark.parametrize("after", ENDS)
async def test_people_get_one_table_and_are_pinged(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, after: int
) -> None:
    for who in (ADA, BRIAN):
        await seek(stage, who)
    await die(stage, monkeypatch, after)
    posted = list(stage.wire.answers.posted)
    for hours in (1, 2):
        await look(stage, hours * HOUR)
        posted += stage.wire.answers.posted
    live = await found(stage)
    assert await statuses(stage) == ["lobby"]
    assert {each.user_id for each in held_seats.held(live)} == {"101", "102"}
    # Discord posts a message of the same nonce once.
    assert 1 <= len(posted) <= 2
    assert len(set(posted)) == 1


@pytest.mark.parametrize("after", ENDS)
async def test_who_does_not_come_is_noted_once(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, wall: Wall, after: int
) -> None:
    for who in (ADA, BRIAN):
        await seek(stage, who)
    await look(stage)
    await come(stage, await found(stage), ADA)
    wall.passes(DAY + HOUR)
    await die(stage, monkeypatch, after)
    await look(stage)
    await look(stage)
    assert [(row.user_id, row.table_id) for row in await stored(stage)] == [(101, None)]
    assert await no_shows(stage) == [102]
    assert await statuses(stage) == ["cancelled"]


@pytest.mark.parametrize("after", ENDS)
async def test_a_seat_at_an_open_table_is_held_and_told_of_once(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, after: int
) -> None:
    for who in (ADA, BRIAN, CHLOE):
        await seek(stage, who, game="dust", players=3)
    await look(stage)
    live = await found(stage)
    await lobby.join(stage.app.tables, live.id, ADA.id, "Ada")
    await lobby.leave(stage.app.tables, live.id, ADA.id)
    await look(stage)
    await seek(stage, EVE, game="dust", players=3)
    await die(stage, monkeypatch, after)
    await look(stage, HOUR)
    await look(stage, 2 * HOUR)
    live = await found(stage)
    assert {each.user_id for each in held_seats.held(live)} == {"102", "103", "104"}
    async with stage.app.database.reading() as conn:
        kinds = list(await conn.scalars(select(models.outbox.c.kind)))
    assert kinds == ["invited"]


@pytest.mark.parametrize("after", ENDS)
async def test_an_offer_of_computer_players_is_made_once(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, wall: Wall, after: int
) -> None:
    await seek(stage, ADA)
    wall.passes(timedelta(days=3))
    ended = await die(stage, monkeypatch, after)
    posted = list(stage.wire.answers.posted)
    await look(stage)
    posted += stage.wire.answers.posted
    # Discord posts a message of the same nonce once.
    assert len(posted) == (2 if ended else 1)
    assert len(set(posted)) == 1
    assert (await stored(stage))[0].asked_at is not None
