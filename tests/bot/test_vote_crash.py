"""A bot that dies while a vote is decided: act and closing are both done, or neither."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, suppress
from functools import wraps
from typing import Any

import pytest
from sqlalchemy.ext.asyncio import AsyncConnection

import db.votes as votes_db
from bot.service.tables.store import Tables
from bot.service.votes import voting
from tests.bot.seated import Seated
from tests.bot.test_people import ended_turn

KINDS = ("undo", "pause", "resume", "cancel", "replace")


class Killed(BaseException):
    """The end of the process, as far as the code at work can see it."""


def dying(tables: Tables, monkeypatch: pytest.MonkeyPatch, after: int) -> None:
    """Let the program die at a transaction, once `after` others are committed."""
    writing, apply, left = tables.database.writing, tables.database.apply, after

    @wraps(apply)
    async def apply_or_die(*args: Any, **more: Any) -> bool:
        nonlocal left
        left -= 1
        if left < 0:
            raise Killed
        return await apply(*args, **more)

    @asynccontextmanager
    async def writing_or_dying() -> AsyncGenerator[AsyncConnection]:
        nonlocal left
        async with writing() as conn:
            yield conn
            left -= 1
            if left < 0:
                raise Killed

    monkeypatch.setattr(tables.database, "writing", writing_or_dying)
    monkeypatch.setattr(tables.database, "apply", apply_or_die)


async def done(table: Seated, kind: str) -> bool:
    """Return whether the wanted act has happened."""
    live = await table.live()
    return {
        "undo": live.waiting() == (0,),
        "pause": live.row.status == "paused",
        "resume": live.row.status == "playing",
        "cancel": live.row.status == "cancelled",
        "replace": live.computer(1),
    }[kind]


async def outcome(table: Seated, number: int) -> str | None:
    async with table.tables.database.reading() as conn:
        vote = await votes_db.get_vote(conn, number)
    assert vote is not None
    return vote.outcome


async def asked(table: Seated, kind: str) -> tuple[list[int], int]:
    """Put something to the vote, one ballot from its decision; returns people and number."""
    users, entry = await ended_turn(table)
    target = {"undo": str(entry), "replace": "1"}.get(kind, "")
    if kind == "resume":
        tally: Any = await voting.ask(table.tables, table.id, "pause", "", users[0])
        await voting.cast(table.tables, table.id, tally.vote.id, users[1], agrees=True)
    tally = await voting.ask(table.tables, table.id, kind, target, users[0])
    if kind == "undo":  # all must agree
        await voting.cast(table.tables, table.id, tally.vote.id, users[1], agrees=True)
    assert not await done(table, kind)
    return users, tally.vote.id


@pytest.mark.parametrize("after", range(3))
@pytest.mark.parametrize("kind", KINDS)
async def test_what_was_agreed_is_done_however_the_program_ends(
    three: Seated, monkeypatch: pytest.MonkeyPatch, kind: str, after: int
) -> None:
    users, number = await asked(three, kind)
    with monkeypatch.context() as patched:
        dying(three.tables, patched, after)
        with suppress(Killed):
            await voting.cast(three.tables, three.id, number, users[2], agrees=True)
    again = Seated(Tables(three.tables.database), three.id)  # started again
    assert (await outcome(again, number) == "agreed") is await done(again, kind)
    tally = await voting.cast(again.tables, again.id, number, users[2], agrees=True)
    assert tally.outcome == "agreed"
    assert await done(again, kind)


async def test_a_question_that_was_not_posted_can_be_asked_again(
    three: Seated, monkeypatch: pytest.MonkeyPatch
) -> None:
    users, _ = await ended_turn(three)
    await three.sent()
    with monkeypatch.context() as patched:
        dying(three.tables, patched, 0)
        with pytest.raises(Killed):
            await voting.ask(three.tables, three.id, "pause", "", users[0])
    again = Seated(Tables(three.tables.database), three.id)
    assert await again.pending("vote") == []
    await voting.ask(again.tables, again.id, "pause", "", users[0])
    assert len(await again.pending("vote")) == 1
