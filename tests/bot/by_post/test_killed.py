"""A program that dies: each step of a game and each vote is stored completely, or not at all."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from itertools import count, pairwise
from typing import Any

import pytest
from sqlalchemy import select

import db.votes as votes_db
from bot.service.tables.session import VACANT
from bot.service.tables.store import Tables
from bot.service.votes import overdue
from db import Database, models
from games.core import codec
from games.core.actions import EndTurn
from tests.bot.acts import Killed, dying, ended_turn, everything
from tests.bot.market import ADA, BRIAN, CHLOE, ByPost, begin_at
from tests.bot.seated import STRANGER, Seated
from tests.bot.votes.room import run_out
from tests.core.test_by_post import turns
from tests.toy.market.state import Attack, Call, Mural, Shift, Target
from tests.toy.state import Bid, Build, Paint

FIRST_ID = 5_000_000
SERVED, PASSED = 10**12, 10**12
"""Microseconds that the bot had served people, and microseconds before a clock runs out."""

Step = Callable[[ByPost, int], Awaitable[object]]


def act(user_id: int, *actions: Any) -> Step:
    return lambda table, number: table.act(user_id, *actions, interaction_id=number)


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


BUILD = Build("site25", 1)
STEPS: dict[str, Step] = {
    "a play aside is begun": act(BRIAN, Mural(2)),
    "it goes on": act(BRIAN, Target("site02")),
    "it is whole": act(BRIAN, Paint("blue")),
    "it is confirmed": lambda table, number: table.confirm(BRIAN, number),
    "a hold is set": lambda table, _: table.hold(CHLOE, "between:0"),
    "an order is given": lambda table, number: table.give(BRIAN, "pass", interaction_id=number),
    "a fight begins": act(ADA, Attack("site02", 1)),
    "a play is put off": lambda table, _: table.put_off(CHLOE, Shift("site03")),
    "a hold is reached, the rest is sent, what was put off is done": act(ADA, EndTurn(), EndTurn()),
    "who held goes on": act(CHLOE, EndTurn()),
    "what was sent is carried on, an order answers": lambda table, _: table.rest(),
    "a call begins": act(CHLOE, Call(2)),
    "it is withdrawn": lambda table, number: table.undo(CHLOE, interaction_id=number),
    "a turn ends": act(CHLOE, EndTurn()),
    "an order answers what is open": lambda table, number: table.give(
        ADA, "pass", interaction_id=number
    ),
    "a clock runs out": lambda table, _: table.look("seat:1"),
    "a phase ends": act(CHLOE, EndTurn()),
    "the first bids": lambda table, number: bid(table, number, ADA),
    "the second bids": lambda table, number: bid(table, number, BRIAN),
    "the last bid reveals": lambda table, number: bid(table, number, CHLOE),
    "a sealed answer": claim,
    "the last sealed answer": claim,
    "the same answer is given again": claim,
    "a turn is prepared": lambda table, _: table.plan(BRIAN, "add", EndTurn()),
    "it is armed": lambda table, _: table.plan(BRIAN, "arm"),
    "a second choice is begun": lambda table, _: table.plan(BRIAN, "add", BUILD, rank=2),
    "it is continued": lambda table, _: table.plan(BRIAN, "add", Paint("red"), rank=2),
    "it is armed too": lambda table, _: table.plan(BRIAN, "arm", rank=2),
    "it is the first choice": lambda table, _: table.plan(BRIAN, "up", rank=2),
    "a third is prepared": lambda table, _: table.plan(BRIAN, "add", EndTurn(), rank=3),
    "it is dropped": lambda table, _: table.plan(BRIAN, "drop", rank=3),
    "the turn before them ends": act(ADA, BUILD, Paint("blue"), EndTurn()),
    "the second is played": lambda table, _: table.rest(),
    "a player resigns": lambda table, _: table.resign(CHLOE),
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
        "notes": "user_id cancels",
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


async def test_dying_at_any_step_it_is_there_whole_or_not_at_all(
    sqlite: Database, toy_game: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It dies at every transaction of every step, is started again, and does the step again."""
    begin_at(monkeypatch, turns(3, length="2"))
    unharmed = await begin(sqlite, 7)
    after: list[list[Any]] = [await digest(sqlite, unharmed)]
    for step in range(len(NAMES)):
        await take(sqlite, unharmed, step)
        after.append(await digest(sqlite, unharmed))
    assert all(one != two for one, two in pairwise(after)), "a step does nothing"
    table_id, deaths = await begin(sqlite, 8), 0
    for step, name in enumerate(NAMES):
        for transactions in count():
            with monkeypatch.context() as patched:
                dying(at_table(sqlite, table_id, step).tables, patched, transactions)
                try:
                    await take(sqlite, table_id, step)
                except Killed:
                    deaths += 1
            found = await digest(sqlite, table_id)
            assert found in after[step : step + 2], f"something is there by halves of: {name}"
            if found == after[step + 1]:
                break
    assert deaths >= len(NAMES)
    table = at_table(sqlite, table_id, len(NAMES))
    for _ in range(60):  # the game continues to its end
        await table.rest()
        live = await table.live()
        if not live.playing:
            break
        seat = live.waiting()[0]
        await table.act(live.seats[seat].user_id or 0, live.game.default(live.position(seat), seat))
    assert (await table.live()).row.status == "finished"


async def resign(table: Seated) -> None:
    await table.resign(BRIAN)


async def move(table: Seated) -> None:
    await table.move(ADA, 8)


async def sit_down(table: Seated) -> None:
    """Take a seat that is free."""
    await table.take(2, STRANGER, "Zoé")


async def ask(table: Seated) -> None:
    await table.ask("pause", ADA)


@pytest.mark.parametrize("change", [resign, move, sit_down, ask])
async def test_seats_place_and_questions_stay_as_they_were(
    three: Seated, monkeypatch: pytest.MonkeyPatch, change: Callable[[Seated], Awaitable[None]]
) -> None:
    await three.free(2, ADA)
    three.tables.drop(three.id)
    before = await three.live()  # as it is stored
    row, seats, there = before.row, list(before.seats), await everything(three.tables.database)
    with monkeypatch.context() as patched:
        dying(three.tables, patched, 0)
        with pytest.raises(Killed):
            await change(three)
    after = await three.live()
    assert after is not before
    assert (after.row, after.seats) == (row, seats)
    assert await everything(three.tables.database) == there
    await change(three)


# A vote is decided: act and closing are both done, or neither


KINDS = ("undo", "pause", "resume", "cancel", "replace", *overdue.ANSWERS)


async def is_done(table: Seated, kind: str) -> bool:
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


async def one_ballot_left(table: Seated, kind: str) -> tuple[list[int], int]:
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
    assert not await is_done(table, kind)
    return users, tally.vote.id


@pytest.mark.parametrize("after", range(3))
@pytest.mark.parametrize("kind", KINDS)
async def test_what_was_agreed_is_done_however_the_program_ends(
    tables: Tables, monkeypatch: pytest.MonkeyPatch, kind: str, after: int
) -> None:
    three = await Seated.open(tables, 3)
    users, number = await one_ballot_left(three, kind)
    with monkeypatch.context() as patched:
        dying(tables, patched, after)
        with suppress(Killed):
            await three.cast(number, users[2])
    again = Seated(Tables(tables.database), three.id)  # started again
    again.tables.served = tables.served
    assert (await outcome(again, number) == "agreed") is await is_done(again, kind)
    assert (await again.cast(number, users[2])).outcome == "agreed"
    assert await is_done(again, kind)
