"""Defaults for absent players: only costless ones, and shown as defaults."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.service.history.log_lines import flat
from bot.service.history.log_text import between, tell
from bot.service.seats import lobby
from bot.service.tables.settings import settings_of
from bot.service.tables.store import Tables
from bot.service.tables.transaction import DEFAULT, UNNAMED
from bot.service.timekeeping import absence
from bot.service.turns import publish, reminders
from bot.service.turns.undoing import Barrier
from bot.shared.clock import now
from games.core.actions import EndTurn
from games.core.text import Language
from tests.bot.acts import change, timers_of
from tests.bot.seated import Seated
from tests.toy.state import Bid, Build, Survey

LATE = timedelta(hours=25)


async def told(table: Seated, seat: int | None = None, lang: Language = "en") -> list[str]:
    """Return the lines that describe all that is public."""
    live = await table.live()
    entries = await between(table.tables, live, 1, live.row.public_seq)
    return flat(tell(live, entries, lang, seat))


async def texts(table: Seated) -> list[str]:
    return [str((row.payload or {})["text"]) for row in await table.pending("text")]


async def test_a_finished_turn_is_ended_and_told_as_done_for_the_absent(two: Seated) -> None:
    first, _ = await two.bids()
    await two.act(first, Survey())
    await two.change(absent=24)
    timers = timers_of(two)
    await timers.sweep(now() + timedelta(hours=23))
    assert (await two.live()).waiting() == (0,)
    await timers.sweep(now() + LATE)
    assert (await two.live()).waiting() == (1,)
    assert [(e.kind, e.user_id) for e in await two.log()][-1] == ("default", None)
    line = "• ⏳ Ada did not finish in time; the default was played for them: the turn was ended."
    assert line in await told(two)
    two.tables.drop(two.id)  # a log that is read again shows it too
    assert line in await told(two)
    assert "• ⏳ Ada n’a pas terminé à temps" in "\n".join(await told(two, lang="fr"))
    assert await texts(two) == []


async def test_a_turn_that_was_not_begun_is_nobodys_to_give_away(two: Seated) -> None:
    await two.bids()
    await two.change(absent=24)
    timers, before = timers_of(two), await two.hash()
    for hours in (25, 26, 50):
        await timers.sweep(now() + timedelta(hours=hours))
    assert await two.hash() == before
    assert (await two.live()).waiting() == (0,)
    (text,) = await texts(two)  # once, not at every look
    assert "Ada is not answering" in text
    assert "/table nudge" in text
    assert "/table replace" in text


async def test_several_steps_for_the_absent_are_told_once(two: Seated) -> None:
    first, _ = await two.bids()
    await two.act(first, Build("site01", 1))
    await reminders.act_for_absent(two.tables, two.id, 0, (await two.live()).asked(0), now())
    kinds = [entry.kind for entry in await two.log()]
    assert kinds[-2:] == ["default", "default"]  # the paint, and the end of the turn
    lines = await told(two)
    did = "did not finish in time; the moves above were played for them, then: the turn was ended."
    (at,) = [number for number, line in enumerate(lines) if did in line]
    assert "site01" in lines[at - 1]
    assert "blue" in lines[at + 1]


async def test_nothing_is_begun_for_the_absent_that_cannot_be_ended(two: Seated) -> None:
    """Their moves in hand count as pressed, and stay theirs where the rest would cost them."""
    first, _ = await two.bids()
    await two.act(first, Build("site01", 1))
    before = await two.hash()
    live = await two.live()
    costs = live.game.costs_nothing
    with pytest.MonkeyPatch.context() as patched:
        patched.setitem(
            vars(live.game),
            "costs_nothing",
            lambda s, seat, a: a != EndTurn() and costs(s, seat, a),
        )
        await reminders.act_for_absent(two.tables, two.id, 0, live.asked(0), now())
    assert await two.hash() == before
    await two.undo(first)
    assert (await two.live()).position(0).sites == {}


async def test_nobody_learns_who_did_not_answer_where_that_is_a_secret(tables: Tables) -> None:
    table = await Seated.start(tables, 3, options={"answers": "count"})
    users = await table.users()
    await table.sent()
    await change(table, absent=24)
    live = await table.live()
    await table.act(users[0], Bid(live.state.players[0].hand[0]))  # made, and not confirmed
    for user in users[2:]:
        await table.bid(user)
    await timers_of(table).sweep(now() + LATE)
    (text,) = await texts(table)  # the second seat has not bid at all
    assert text.startswith("⏳ A player at ")
    assert not any(name in text for name in live.names)
    assert live.waiting() == (1,)
    await table.bid(users[1])
    assert "unnamed" in [entry.kind for entry in await table.log()]
    line = "• ⏳ A player did not answer in time; the default was played for them."
    assert line in await told(table)
    assert line in await told(table, 1)
    assert "the turn was ended" not in "\n".join(await told(table, 1))
    own = "• ⏳ Ada did not finish in time; the default was played for them: the turn was ended."
    assert own in await told(table, 0)


async def test_who_plays_alone_keeps_nobody_waiting(tables: Tables) -> None:
    table = await Seated.open(tables, 1)
    await lobby.add_computer(tables, table.id, "greedy")
    await lobby.start(tables, table.id, 101)
    await change(table, absent=24)
    assert settings_of(await table.live()).absent == 24
    await timers_of(table).sweep(now() + LATE)
    assert await texts(table) == []
    assert [entry.kind for entry in await table.log()] == ["start"]


async def kinds_at(table: Seated, hours: tuple[int, ...]) -> list[list[str]]:
    """Return what kinds of messages each of some looks brings."""
    timers, start, found = timers_of(table), now(), list[list[str]]()
    for each in hours:
        await timers.sweep(start + timedelta(hours=each))
        found.append([row.kind for row in await table.pending()])
        await table.sent()
    return found


async def test_who_cannot_be_played_for_is_reminded_all_the_same(two: Seated) -> None:
    """Every move of the absent player has a cost: the table is notified and reminded further."""
    await two.bids()
    await two.sent()
    await two.change(absent=24, remind=24)
    told_of = await kinds_at(two, (25, 26, 49, 51, 76, 101, 126, 200))
    assert told_of == [["text"], ["ping"], [], ["ping"], ["ping"], ["ping"], ["ping", "text"], []]


async def test_who_plays_alone_is_reminded_whatever_is_done_for_the_absent(tables: Tables) -> None:
    table = await Seated.open(tables, 1)
    await lobby.add_computer(tables, table.id, "greedy")
    await lobby.start(tables, table.id, 101)
    await table.sent()
    await change(table, absent=24, remind=24)
    assert await kinds_at(table, (25, 26, 50)) == [["ping"], [], ["ping"]]


async def test_who_goes_away_after_the_look_began_is_not_played_for(two: Seated) -> None:
    """A look reads many seats at once, and may come to one only much later."""
    first, _ = await two.bids()
    await two.act(first, Survey())
    await two.sent()
    decision, at = (await two.live()).decision(0), now() + LATE
    await absence.go(two.tables, first, at + LATE, None)
    before = await two.hash()
    assert not await reminders.act_for_absent(two.tables, two.id, 0, decision, at)
    await reminders.remind(two.tables, two.id, 0, at)
    assert (await two.hash(), await two.pending()) == (before, [])


async def test_a_turn_that_was_ended_for_the_absent_is_put_to_the_vote_by_them(
    two: Seated,
) -> None:
    first, second = await two.bids()
    await two.act(first, Survey())
    await two.change(absent=24)
    await timers_of(two).sweep(now() + LATE)
    with pytest.raises(Barrier, match="closed") as caught:
        await two.undo(first)
    assert (await two.log())[-1].seq == caught.value.target
    tally = await two.ask("undo", first, caught.value.target)
    assert tally is not None
    assert tally.about.how == "turn"
    await two.cast(tally, second)
    assert (await two.live()).waiting() == (0,)
    assert (await two.live()).state.players[0].hand


async def test_nobody_is_told_that_their_turn_ended_where_a_phase_was_ended_for_another(
    tables: Tables,
) -> None:
    """Also if the last move was done for an absent player; nobody learns who that was."""
    for number, kind in enumerate((DEFAULT, UNNAMED)):
        table = await Seated.start(tables, 2, 7 + number)
        await table.bid(102)
        async with tables.locked(table.id) as held:
            seat = held.require_seat(101)
            done = [Bid(held.state.players[seat].hand[0]), EndTurn()]
            await publish.submit_for(tables, held, seat, done, kind)
        for user in (101, 102):
            with pytest.raises(Barrier, match="shown"):
                await table.undo(user)
