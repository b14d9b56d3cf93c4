"""A bot that dies while a vote is decided: act and closing are both done, or neither."""

from __future__ import annotations

from contextlib import suppress

import pytest

import db.votes as votes_db
from bot.service.seats import seating
from bot.service.tables.session import VACANT
from bot.service.tables.store import Tables
from bot.service.votes import overdue
from games.core.actions import EndTurn
from tests.bot.acts import Killed, dying, ended_turn
from tests.bot.seated import STRANGER, Seated
from tests.bot.votes.room import run_out

KINDS = ("undo", "pause", "resume", "cancel", "replace", *overdue.ANSWERS)


async def done(table: Seated, kind: str) -> bool:
    """Return whether the wanted act has happened."""
    live = await table.live()
    return {
        "undo": live.waiting() == (0,),
        "pause": live.row.status == "paused",
        "resume": live.row.status == "playing",
        "cancel": live.row.status == "cancelled",
        "wait": not overdue.over(live, 1) and live.waiting() == (1,),
        "default": live.waiting() == (2,),
        "free": live.seats[1].kind == VACANT,
    }.get(kind, live.computer(1))


async def outcome(table: Seated, number: int) -> str | None:
    async with table.tables.database.reading() as conn:
        vote = await votes_db.get_vote(conn, number)
    assert vote is not None
    return vote.outcome


async def asked(table: Seated, kind: str) -> tuple[list[int], int]:
    """Put something to the vote, one ballot from its decision; returns people and number."""
    await table.start_with(pace="slow")
    users, entry = await ended_turn(table)
    targets = {"undo": entry, "pause": "", "resume": "", "cancel": ""}
    if kind in overdue.ANSWERS:
        await run_out(table, 1)
    if kind == "resume":
        await table.cast(await table.ask("pause", users[0]), users[1])
    tally = await table.ask(kind, users[0], targets.get(kind, "1"))
    if kind == "undo":  # all must agree
        await table.cast(tally, users[1])
    assert not await done(table, kind)
    return users, tally.vote.id


@pytest.mark.parametrize("after", range(3))
@pytest.mark.parametrize("kind", KINDS)
async def test_what_was_agreed_is_done_however_the_program_ends(
    tables: Tables, monkeypatch: pytest.MonkeyPatch, kind: str, after: int
) -> None:
    three = await Seated.open(tables, 3)
    users, number = await asked(three, kind)
    with monkeypatch.context() as patched:
        dying(tables, patched, after)
        with suppress(Killed):
            await three.cast(number, users[2])
    again = Seated(Tables(tables.database), three.id)  # started again
    again.tables.served = tables.served
    assert (await outcome(again, number) == "agreed") is await done(again, kind)
    assert (await again.cast(number, users[2])).outcome == "agreed"
    assert await done(again, kind)


async def test_a_free_seat_is_taken_whole_or_not_at_all(
    three: Seated, monkeypatch: pytest.MonkeyPatch
) -> None:
    users, _ = await ended_turn(three)
    await three.free(1, users[0])
    with monkeypatch.context() as patched:
        dying(three.tables, patched, 0)
        with pytest.raises(Killed):
            await three.take(1, STRANGER, "Zoé")
    again = Seated(Tables(three.tables.database), three.id)
    assert (await again.live()).seats[1].kind == VACANT
    await again.take(1, STRANGER, "Zoé")
    for user_id in (users[1], STRANGER + 1):
        with pytest.raises(seating.Problem, match="seat-taken"):
            await again.take(1, user_id, "Late")
    await again.act(STRANGER, EndTurn())
    assert (await again.live()).waiting() == (2,)


async def test_a_question_that_was_not_posted_can_be_asked_again(
    three: Seated, monkeypatch: pytest.MonkeyPatch
) -> None:
    users = await three.users()
    with monkeypatch.context() as patched:
        dying(three.tables, patched, 0)
        with pytest.raises(Killed):
            await three.ask("pause", users[0])
    again = Seated(Tables(three.tables.database), three.id)
    assert await again.pending("vote") == []
    await again.ask("pause", users[0])
    assert len(await again.pending("vote")) == 1
