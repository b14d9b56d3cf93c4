"""Defaults for absent players: only costless ones, and shown as defaults; reminders before."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.process.uptime import BREAK
from bot.service.history.log_lines import flat
from bot.service.history.log_text import between, tell
from bot.service.seats import lobby, seating
from bot.service.tables.store import Tables
from bot.service.tables.transaction import DEFAULT, UNNAMED
from bot.service.timekeeping import absence
from bot.service.turns import publish, reminders
from bot.service.turns.undoing import Barrier
from bot.shared.clock import now
from bot.shared.problems import Problem
from games.core.actions import EndTurn
from games.core.text import Language
from tests.bot.acts import LATE, timers_of
from tests.bot.seated import Seated, asked
from tests.toy.state import Bid, Build, Survey

HOUR = timedelta(hours=1)


async def told(table: Seated, seat: int | None = None, lang: Language = "en") -> list[str]:
    """Return the lines that describe all that is public."""
    live = await table.live()
    entries = await between(table.tables, live, 1, live.row.public_seq)
    return flat(tell(live, entries, lang, seat))


async def test_a_finished_turn_is_ended_and_told_as_done_for_the_absent(two: Seated) -> None:
    """They can put it to the vote."""
    first, second = await two.bids()
    await two.act(first, Survey())
    await two.change(absent=24)
    timers = timers_of(two)
    await timers.sweep(now() + 23 * HOUR)
    assert (await two.live()).waiting() == (0,)
    await timers.sweep(now() + LATE)
    assert (await two.live()).waiting() == (1,)
    assert [(e.kind, e.user_id) for e in await two.log()][-1] == ("default", None)
    line = "• ⏳ Ada did not finish in time; the default was played for them: the turn was ended."
    for _ in range(2):
        assert line in await told(two)
        two.tables.drop(two.id)  # a log that is read again shows it too
    assert "• ⏳ Ada n’a pas terminé à temps" in "\n".join(await told(two, lang="fr"))
    assert await two.texts() == []
    with pytest.raises(Barrier, match="closed") as caught:
        await two.undo(first)
    assert (await two.log())[-1].seq == caught.value.target
    tally = await two.ask("undo", first, caught.value.target)
    assert tally.about.how == "turn"
    await two.cast(tally, second)
    assert (await two.live()).waiting() == (0,)
    assert (await two.live()).state.players[0].hand


async def test_a_turn_that_was_not_begun_is_nobodys_to_give_away(two: Seated) -> None:
    await two.bids()
    await two.change(absent=24)
    timers, before = timers_of(two), await two.hash()
    for hours in (25, 26, 50):
        await timers.sweep(now() + hours * HOUR)
    assert await two.hash() == before
    assert (await two.live()).waiting() == (0,)
    (text,) = await two.texts()  # once, not at every look
    for part in ("Ada is not answering", "/table nudge", "/table replace"):
        assert part in text


async def test_several_steps_for_the_absent_are_told_once(two: Seated) -> None:
    first, _ = await two.bids()
    await two.act(first, Build("site01", 1))
    await reminders.act_for_absent(two.tables, two.id, 0, (await two.live()).asked(0), now())
    # The paint, and the end of the turn.
    assert [entry.kind for entry in await two.log()][-2:] == ["default", "default"]
    lines = await told(two)
    did = "did not finish in time; the moves above were played for them, then: the turn was ended."
    (at,) = [number for number, line in enumerate(lines) if did in line]
    assert "site01" in lines[at - 1]
    assert "blue" in lines[at + 1]


async def test_nothing_is_begun_for_the_absent_that_cannot_be_ended(
    two: Seated, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Their moves in hand count as pressed, and stay theirs where the rest would cost them."""
    first, _ = await two.bids()
    await two.act(first, Build("site01", 1))
    before, live = await two.hash(), await two.live()
    costs = live.game.costs_nothing
    with monkeypatch.context() as patched:
        free = lambda s, seat, a: a != EndTurn() and costs(s, seat, a)  # noqa: E731
        patched.setitem(vars(live.game), "costs_nothing", free)
        await reminders.act_for_absent(two.tables, two.id, 0, live.asked(0), now())
    assert await two.hash() == before
    await two.undo(first)
    assert (await two.live()).position(0).sites == {}


async def test_nobody_learns_who_did_not_answer_where_that_is_a_secret(tables: Tables) -> None:
    table = await Seated.start(tables, 3, options={"answers": "count"})
    users = await table.users()
    await table.sent()
    await table.change(absent=24)
    live = await table.live()
    await table.act(users[0], Bid(live.state.players[0].hand[0]))  # made, and not confirmed
    await table.bid(users[2])
    await timers_of(table).sweep(now() + LATE)
    (text,) = await table.texts()  # the second seat has not bid at all
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


async def kinds_at(table: Seated, hours: tuple[int, ...]) -> list[list[str]]:
    """Return what kinds of messages each of some looks brings."""
    timers, start, found = timers_of(table), now(), list[list[str]]()
    for each in hours:
        await timers.sweep(start + each * HOUR)
        found.append([row.kind for row in await table.pending()])
        await table.sent()
    return found


async def test_who_cannot_be_played_for_is_reminded_all_the_same(two: Seated) -> None:
    """Every move of the absent player has a cost: the table is notified and reminded further."""
    await two.bids()
    await two.sent()
    await two.change(absent=24, remind=24)
    told_of = await kinds_at(two, (25, 26, 49, 51, 76, 101, 126, 200, 7200))
    ping = ["ping"]
    assert told_of == [["text"], ping, [], ping, ping, ping, ["ping", "text"], [], []]


async def test_who_plays_alone_is_reminded_and_keeps_nobody_waiting(tables: Tables) -> None:
    table = await Seated.open(tables, 1)
    await lobby.add_computer(tables, table.id, "greedy")
    await table.start_with()
    await table.sent()
    await table.change(absent=24, remind=24)
    assert await kinds_at(table, (25, 26, 50)) == [["ping"], [], ["ping"]]
    assert [entry.kind for entry in await table.log()] == ["start"]


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


async def test_a_nudge_not_too_soon_nor_to_oneself(two: Seated) -> None:
    first, second = await two.bids()
    with pytest.raises(Problem, match="nobody-to-nudge"):
        await reminders.nudge(two.tables, two.id, first)
    with pytest.raises(Problem, match="nudge-later"):
        await reminders.nudge(two.tables, two.id, second)
    async with two.tables.locked(two.id) as live:
        long_ago = now() - reminders.NUDGE_EVERY
        await seating.update_seat(two.tables, live, 0, waiting_since=long_ago)
    await two.sent()
    assert (await reminders.nudge(two.tables, two.id, second)).names == ["Ada"]
    assert asked(await two.pending("ping")) == [(first, True)]
    with pytest.raises(Problem, match="nudge-later"):
        await reminders.nudge(two.tables, two.id, second)


# Time in which the bot was gone


async def test_nobody_is_absent_while_the_bot_was_gone(two: Seated) -> None:
    first, _ = await two.bids()
    await two.act(first, Survey())
    await two.sent()
    await two.change(absent=24)
    start = now()
    await timers_of(two).uptime.note(start + 2 * HOUR)
    timers = timers_of(two)  # the bot is started again, ten hours too late
    back = start + 34 * HOUR
    await timers.uptime.note(back)
    await timers.sweep(back)
    assert (await two.live()).waiting() == (0,)
    again = timers_of(two)  # the lost time stays known over a restart
    await again.uptime.note(back + HOUR / 60)
    for later, waiting in ((23 * HOUR, (0,)), (24 * HOUR + HOUR / 60, (1,))):
        await again.sweep(back + later)
        assert (await two.live()).waiting() == waiting


async def test_a_short_break_costs_nobody_and_gives_nobody_time(two: Seated) -> None:
    uptime, start, patience = timers_of(two).uptime, now(), 24 * HOUR
    await uptime.note(start)
    await uptime.note(start + BREAK)
    assert uptime.absent_from(start, patience) == start + patience
    back = start + patience
    await uptime.note(back - HOUR / 2)
    await uptime.note(back)
    assert uptime.absent_from(start, patience) == back + HOUR / 2
    assert uptime.absent_from(back, patience) == back + patience
    await uptime.note(start)  # a clock that was set back
    assert uptime.absent_from(back, patience) == back + patience
