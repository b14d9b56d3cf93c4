"""Votes at tables whose seats change hands, are free, or hold a silent player."""

from __future__ import annotations

from datetime import timedelta

import msgspec
import pytest

from bot.posts.vote_messages import content
from bot.service.clocks.clocks import bank
from bot.service.seats import seating
from bot.service.tables.store import Tables
from bot.service.timekeeping import absence
from bot.service.votes import voting as vote
from bot.service.votes.tallies import SILENT
from bot.shared.clock import now
from bot.shared.problems import Problem
from games.core.actions import EndTurn
from tests.bot.seated import STRANGER, Seated
from tests.bot.votes.room import Voting
from tests.toy.state import Survey

MANAGER = 998
TARGETS = {"replace": "1", "pace": "live"}

# Seats change hands


async def test_a_resignation_does_not_end_the_game(pair: Voting) -> None:
    """Who resigns is promised their seat; that must not turn into an agreement to end it all."""
    first, second = await pair.table.users()
    tally = await pair.ask("cancel", second)
    await pair.after(pair.table.resign(first))
    assert await pair.status() == "playing"
    assert await pair.stands(tally) == "reseated"
    assert pair.question().closed("closed:** a seat has changed hands")
    await pair.table.reclaim(first)


async def test_replacing_those_who_are_silent_does_not_end_the_game(voting: Voting) -> None:
    users, _ = await voting.ended_turn()
    tally = await voting.ask("cancel", users[1])
    await voting.after(voting.table.put_computer(0, MANAGER))
    assert await voting.stands(tally) is None  # two are left, one of whom has not been heard
    await voting.after(voting.table.put_computer(2, MANAGER))
    assert await voting.status() == "playing"
    assert await voting.stands(tally) == "reseated"
    # Alone at the table the player can decide that without a vote, and does it on purpose.
    assert await voting.ask("cancel", users[1]) is None
    assert await voting.status() == "cancelled"


async def test_whoever_is_left_may_still_end_the_game_together(voting: Voting) -> None:
    users, _ = await voting.ended_turn()
    tally = await voting.ask("cancel", users[1])
    await voting.after(voting.table.resign(users[0]))
    await voting.cast(tally, users[2])
    assert await voting.stands(tally) == "agreed"
    assert await voting.status() == "cancelled"


@pytest.mark.parametrize("kind", ["pause", "cancel", "replace", "undo"])
async def test_every_question_lapses_when_nobody_is_left(voting: Voting, kind: str) -> None:
    users, entry = await voting.ended_turn()
    tally = await voting.ask(kind, users[0], {**TARGETS, "undo": entry}.get(kind, ""))
    await voting.after(*(voting.table.resign(user) for user in (users[0], users[2], users[1])))
    assert await voting.status() == "playing"
    assert await voting.stands(tally) == ("reseated" if kind == "replace" else "deserted")
    assert voting.question().closed("Vote closed")


async def test_nobody_is_put_into_a_table_they_cannot_reach(tables: Tables) -> None:
    practice = await Seated.practice(tables)
    with pytest.raises(Problem) as refused:
        await practice.take_over(1, STRANGER, "Eve", by=101)
    assert "private conversation" in refused.value.text("en")
    assert "Eve" in refused.value.text("fr")
    assert (await practice.live()).computer(1)
    # A person who is there can come back to their own seat in this way, too.
    await practice.resign(101)
    await practice.take_over(0, 101, "Ada", by=101)
    assert (await practice.live()).seat_of(101) == 0


# Those who do not answer


HOUR = timedelta(hours=1)


async def awaited_for(table: Seated, user_id: int, time: timedelta) -> None:
    """Let the game have waited for a person so long already."""
    async with table.tables.locked(table.id) as live:
        seat = live.require_seat(user_id)
        await seating.update_seat(table.tables, live, seat, waiting_since=now() - time)


async def gone(table: Seated, user_id: int) -> None:
    await absence.go(table.tables, user_id, now() + timedelta(days=2), table.id)


async def time_out_twice(table: Seated, user_id: int) -> None:
    """Let a person have been out of time twice in a row."""
    live = await table.live()
    name = bank(live.require_seat(user_id))
    live.clocks[name] = msgspec.structs.replace(live.clocks[name], expired=2)


async def fall_silent(table: Seated, user_id: int) -> None:
    await awaited_for(table, user_id, SILENT + HOUR)


MISSING = {"silent": fall_silent, "away": gone, "absent": time_out_twice}
FINAL = ("undo", "cancel")


@pytest.mark.parametrize("why", MISSING)
@pytest.mark.parametrize(
    ("kind", "people"),
    [*((kind, 2) for kind in ("pause", "replace", *FINAL)),
     *((kind, 3) for kind in ("pause", "replace", "pace", *FINAL))],
)  # fmt: skip
async def test_who_is_missing_is_needed_only_for_what_is_final(
    tables: Tables, why: str, kind: str, people: int
) -> None:
    """Alone with players who are missing one decides at once; once they play they count again."""
    options = {"pace": "slow"} if why == "absent" else {}
    voting = Voting(await Seated.start(tables, people, options=options))
    users, entry = await voting.ended_turn()
    await MISSING[why](voting.table, users[1])
    target = {**TARGETS, "undo": entry}.get(kind, "")
    tally = await voting.ask(kind, users[0], target)
    if people == 2 and kind not in FINAL:
        assert tally is None
        assert (await voting.status() == "paused") is (kind == "pause")
        assert (await voting.table.live()).computer(1) is (kind == "replace")
        return
    others = users[1:] if kind in FINAL else users[2:]
    assert (tally.missing, tally.needed > 1) == (others, True)
    assert tally.excused == ({} if kind in FINAL else {users[1]: why})
    words = "twice in a row" if why == "absent" else "Vote not needed"
    assert (words in voting.question().text) is (kind not in FINAL)
    await voting.after(voting.table.act(users[1], Survey(), EndTurn()))
    assert ("Vote not needed" in voting.question().text) is (why == "away" and kind not in FINAL)
    assert await voting.stands(tally) == ("went-on" if kind == "undo" else None)


async def test_who_is_not_awaited_that_long_is_asked(pair: Voting) -> None:
    first, second = await pair.table.bids()
    await awaited_for(pair.table, first, SILENT - HOUR)
    tally = await pair.ask("replace", second, 0)
    assert (tally.missing, tally.needed, tally.excused) == ([first], 2, {})
    # Nobody answers: that decides it at the next look, and leaves a seat that can be taken back.
    await awaited_for(pair.table, first, SILENT + HOUR)
    pair.table.tables.notify(pair.table.id)
    await pair.idle()
    assert await pair.stands(tally) == "agreed"
    assert (await pair.table.live()).computer(0)
    await pair.table.reclaim(first)


async def test_the_question_says_who_need_not_agree(voting: Voting) -> None:
    users = await voting.table.bids()
    await awaited_for(voting.table, users[0], SILENT + HOUR)
    tally = await voting.ask("replace", users[2], 0)
    lines = voting.question().text.splitlines()
    assert lines[0].endswith("All players must agree.")
    assert lines[1:3] == [
        f"✓ Agreed: {(await voting.names())[2]}",
        f"○ Vote not needed: <@{users[0]}> (no answer for more than 24 hours). "
        "They can still vote.",
    ]
    assert lines[3].startswith(f"➜ <@{users[1]}>: please vote by")
    assert voting.question().notified == [users[1], users[0]]  # it is their seat
    assert (tally.needed, tally.missing) == (2, [users[1]])
    # An answer makes them count again.
    refused = await voting.cast(tally, users[0], agrees=False)
    assert (refused.needed, refused.counted, refused.excused) == (2, 3, {})
    await voting.cast(tally, users[1])
    assert await voting.stands(tally) == "agreed"


async def test_who_is_away_is_named_and_left_in_peace(voting: Voting) -> None:
    users = await voting.table.bids()
    await gone(voting.table, users[0])
    await voting.ask("pause", users[2])
    away = f"○ Vote not needed: {(await voting.names())[0]} (away)"
    assert away in voting.question().text
    assert voting.question().notified == [users[1]]


async def secret(tables: Tables, people: int) -> tuple[Voting, list[int]]:
    """Return a table in a secret phase at which nobody is done for more than a day.

    Nobody may learn there who is done.
    """
    table = await Seated.start(tables, people, options={"answers": "count"})
    await table.sent()
    assert (await table.live()).undisclosed
    users = await table.users()
    for user in users:
        await awaited_for(table, user, SILENT + HOUR)
    return Voting(table), users


async def test_a_question_does_not_tell_who_is_not_done(tables: Tables) -> None:
    voting, users = await secret(tables, 3)
    await voting.table.bid(users[2])
    tally = await voting.ask("replace", users[2], 0)
    assert (tally.needed, tally.missing, tally.excused) == (2, users[:2], {})
    assert "Vote not needed" not in voting.question().text


async def test_of_two_only_who_is_done_knows_that_the_other_is_not(tables: Tables) -> None:
    voting, (_, second) = await secret(tables, 2)
    assert await voting.ask("replace", second, 0) is not None
    await voting.table.bid(second)
    await voting.ask("replace", second, 0)
    assert (await voting.table.live()).computer(0)


async def test_nobody_is_told_when_an_absent_person_plays_in_secret(tables: Tables) -> None:
    table = await Seated.start(tables, 3, options={"pace": "slow", "answers": "count"})
    voting, users = Voting(table), await table.users()
    await time_out_twice(table, users[0])
    tally = await voting.ask("pause", users[2])
    assert (tally.missing, tally.excused) == (users[:2], {})
    before = voting.question().text
    await voting.after(voting.table.bid(users[0]))
    assert voting.question().text == before


async def test_a_closed_question_names_those_who_decided_it(voting: Voting) -> None:
    table = voting.table
    users, names = await table.bids(), await voting.names()
    tally = await voting.ask("replace", users[1], 2)
    await voting.cast(tally, users[2])
    assert await voting.stands(tally) == "agreed"
    stood = f"✓ Agreed: {names[1]} and {names[2]}"
    assert stood in voting.question().text.splitlines()
    await table.take_over(1, STRANGER, "Eve", by=MANAGER)
    live = await table.live()
    assert stood in content(live, await vote.look(table.tables, live, tally.vote.id)).splitlines()
