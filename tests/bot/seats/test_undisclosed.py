"""Tables that show only how many are done: the channel looks the same for any answer."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from datetime import timedelta
from typing import Any

import pytest

from bot.panel.wording import waiting_text
from bot.posts import layout
from bot.screens.history import game_files
from bot.service.notices import ping_messages
from bot.service.seats import seating
from bot.service.tables.store import Tables
from bot.service.timekeeping import table_clocks
from bot.service.turns import reminders
from bot.shared.clock import now
from db import models
from db.outbox import MessageRow
from games import registry
from games.core.actions import EndTurn
from games.core.rng import rng
from games.core.waits import counted
from tests.bot.seated import Seated, asked
from tests.toy.state import Bid

OTHER_CHANNEL = 8
DMITRI = 104


async def begun(tables: Tables, channel_id: int = 7) -> Seated:
    """Return a table of three that shows only the number, its first round of pings sent."""
    return await Seated.start(tables, 3, channel_id, options={"answers": "count"})


@pytest.fixture
async def secret(tables: Tables) -> Seated:
    return await begun(tables)


def direct(rows: list[MessageRow]) -> list[int]:
    """Return who is asked in private."""
    return [ping_messages.asked(row.payload)[0].user_id for row in rows if row.kind == "dm"]


def in_channel(rows: list[MessageRow]) -> list[Any]:
    """Return the messages of the channel, without the ids of messages and tables."""
    return [(row.kind, row.payload) for row in rows if row.kind not in ("dm", "note")]


async def test_a_program_that_is_named_with_those_who_are_asked_has_its_mark(
    secret: Seated,
) -> None:
    """A round names all players of the phase, so that nobody learns who is done."""
    users = await secret.users()
    await secret.resign(users[1])
    live = await secret.live()
    view = await layout.asked_view(secret.tables, live, live.undisclosed)
    text = layout.ping_text(live, view, live.undisclosed, [users[0], users[2]])
    assert f"<@{users[0]}>, Brian (computer) and <@{users[2]}>" in text


async def test_all_are_asked_alike_when_a_phase_opens(secret: Seated) -> None:
    users = await secret.users()
    assert asked(await secret.pending("ping")) == [(user, True) for user in users]
    live = await secret.live()
    assert live.undisclosed == (0, 1, 2)
    await secret.sent()
    await secret.bid(users[1])
    assert await secret.pending() == []
    view = await layout.asked_view(secret.tables, live, live.undisclosed)
    text = layout.ping_text(live, view, live.undisclosed, users)
    assert "1 of 3 is done." in text
    assert waiting_text(live, "en", 1) == "You have nothing to decide now. 1 of 3 is done."


async def test_the_channel_reads_once_in_a_phase_that_somebody_does_not_answer(
    secret: Seated,
) -> None:
    """Reminders are direct messages; the last one names nobody in the channel."""
    users = await secret.users()
    await secret.sent()
    for _ in range(table_clocks.REMINDERS):
        for seat in range(3):
            await reminders.remind(secret.tables, secret.id, seat, now())
    rows = await secret.pending()
    assert direct(rows) == users * table_clocks.REMINDERS
    (told,) = in_channel(rows)
    assert "A player" in str(told)
    assert not any(name in str(told) for name in (await secret.live()).names)
    await secret.sent()
    await secret.bids()
    for user in users:
        await secret.act(user, EndTurn())  # the next phase of all begins
    await secret.sent()
    for _ in range(table_clocks.REMINDERS):
        await reminders.remind(secret.tables, secret.id, 1, now())
    assert [kind for kind, _ in in_channel(await secret.pending())] == ["text"]


async def test_a_nudge_reaches_who_is_awaited_and_nobody_else(secret: Seated) -> None:
    users = await secret.users()
    await secret.sent()
    await secret.bid(users[0])
    async with secret.tables.locked(secret.id) as live:
        long_ago = now() - reminders.NUDGE_EVERY - timedelta(minutes=1)
        for seat in (1, 2):
            await seating.update_seat(secret.tables, live, seat, waiting_since=long_ago)
    await reminders.nudge(secret.tables, secret.id, users[0])
    rows = await secret.pending()
    assert (direct(rows), in_channel(rows)) == (users[1:], [])


Event = Callable[[Seated, list[int]], Awaitable[object]]


async def _comes_back(table: Seated, users: list[int]) -> None:
    await table.take_over(1, DMITRI, "Dmitri", users[0])


async def _goes_on(table: Seated, users: list[int]) -> None:
    await table.pause(users[0])
    await table.resume(users[0])


async def _moves(table: Seated, users: list[int]) -> None:
    await table.move(users[0], (await table.live()).row.channel_id + 50)


async def _goes_back(table: Seated, users: list[int]) -> None:
    """Let the table agree to take back the third seat's move."""
    await table.act(users[2], EndTurn())
    target = next(entry.seq for entry in await table.log() if entry.seat == 2)
    tally = await table.ask("undo", users[2], target)
    await table.sent()
    for user in users[:2]:
        await table.cast(tally, user)


@pytest.mark.parametrize("event", [_comes_back, _goes_on, _moves, _goes_back])
async def test_the_channel_is_told_the_same_whoever_is_done(secret: Seated, event: Event) -> None:
    """The second or the first of three has answered, the third has begun to."""
    tables = [secret, await begun(secret.tables, OTHER_CHANNEL)]
    told: list[Any] = []
    for number, table in enumerate(tables):
        users = await table.users()
        await table.sent()
        await table.bid(users[number])
        live = await table.live()
        await table.act(users[2], Bid(live.state.players[2].hand[0]))
        assert await table.pending() == []
        await event(table, users)
        rows = await table.pending()
        told.append(in_channel(rows))
        live = await table.live()
        awaited = {live.seats[seat].user_id for seat in live.waiting()}
        assert set(direct(rows)) <= awaited
        pings = [row for row in rows if row.kind == "ping"]
        for ping in pings:
            assert [user for user, _ in asked([ping])] == await table.users()
            assert not any(loud for _, loud in asked([ping]))
    assert told[0] == told[1]


async def test_what_did_not_arrive_in_private_is_asked_of_all(secret: Seated) -> None:
    users = await secret.users()
    await secret.sent()
    await secret.bid(users[0])
    ping = ping_messages.in_the_open(await secret.live(), 1, 4)
    assert [one.user_id for one in ping_messages.asked(ping.payload) if one.loud] == users


async def exported(table: Seated, user: int) -> list[tuple[str, int | None]]:
    """Return the kinds and seats of the entries that an export gives a person."""
    found = json.loads(await game_files.export(table.tables, await table.live(), user))
    return [(entry["kind"], entry["seat"]) for entry in found["entries"]]


async def test_an_export_names_nobody_whose_time_was_up(secret: Seated) -> None:
    users = await secret.users()
    for user in users[:2]:
        await secret.bid(user)
    live = await secret.live()
    await secret.act(users[2], Bid(live.state.players[2].hand[0]))
    number = (await secret.live()).asked(2)
    await reminders.act_for_absent(secret.tables, secret.id, 2, number, now())
    assert "unnamed" in {entry.kind for entry in await secret.log()}
    assert ("unnamed", 2) in await exported(secret, users[2])
    entries = await exported(secret, users[0])
    assert ("act", 2) in entries, "the phase is over, what was decided is told"
    assert {kind for kind, _ in entries} == {"start", "act"}


@pytest.mark.parametrize("then", ["goes on", "pauses", "is cancelled"])
async def test_an_export_tells_nobody_of_a_phase_that_was_taken_back_in_part(
    secret: Seated, then: str
) -> None:
    users = await secret.users()
    await secret.bid(users[0])
    live = await secret.live()
    await secret.act(users[1], Bid(live.state.players[1].hand[0]), EndTurn())
    target = (await secret.log())[-1].seq
    tally = await secret.ask("undo", users[1], target)
    for user in (users[0], users[2]):
        await secret.cast(tally, user)
    if then == "pauses":
        await secret.pause(users[2])
    if then == "is cancelled":  # with its deal kept all of it would be shown
        async with secret.tables.database.writing() as conn:
            await conn.execute(models.deals.delete())
        await secret.cancel()
    assert 0 not in {seat for _, seat in await exported(secret, users[2])}
    assert ("act", 0) in await exported(secret, users[0])


@pytest.mark.parametrize("players", [2, 4])
def test_ares_keeps_who_is_done_to_itself_as_long_as_several_are_asked(players: int) -> None:
    game, source = registry.get("ares"), rng(5)
    state = game.start({"answers": "count"}, players, 11)
    open_ = game.start({}, players, 11)
    assert counted(game.rules.waits(open_)) == ()
    for _ in range(400):
        waiting = game.waiting(state)
        if not waiting:
            break
        secret = counted(game.rules.waits(state))
        assert set(waiting) <= set(secret)
        seat = source.pick(waiting)
        game.apply(state, seat, source.pick(game.legal(state, seat)))
