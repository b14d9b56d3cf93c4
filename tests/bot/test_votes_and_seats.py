"""Votes at tables whose seats change hands, are free, or hold a silent player."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import msgspec
import pytest

import db.votes as votes_db
from bot.posts.vote_messages import content, refresh
from bot.service import move_channel
from bot.service.clocks.clocks import bank
from bot.service.seats import lobby, seating
from bot.service.tables.store import Tables
from bot.service.timekeeping import absence
from bot.service.turns import undoing
from bot.service.turns.undoing import Barrier
from bot.service.votes import voting as vote
from bot.service.votes.tallies import SILENT
from bot.shared.clock import now
from bot.shared.problems import Problem
from games.core.actions import EndTurn
from games.core.text import COMPUTER, LANGUAGES
from tests.bot.process.test_unreached import http
from tests.bot.seated import PEOPLE, STRANGER, Seated
from tests.bot.test_deserted import practice
from tests.bot.test_people import ended_turn
from tests.bot.test_votes import Voting
from tests.toy.state import Survey

MANAGER = 998


@pytest.fixture
async def voting(three: Seated) -> Voting:
    await three.sent()
    return Voting(three)


async def replaced(table: Seated, seat: int, by: int = MANAGER) -> None:
    """Have a manager put a computer into a seat."""
    async with table.tables.locked(table.id) as live:
        await seating.put_computer(table.tables, live, seat, by, "replace")


# Seats change hands


async def test_a_resignation_does_not_end_the_game(two: Seated) -> None:
    """Who resigns is promised their seat; that must not turn into an agreement to end it all."""
    await two.sent()
    voting, (first, second) = Voting(two), await two.users()
    tally = await voting.ask("cancel", second)
    await seating.resign(two.tables, two.id, first)
    await voting.idle()
    assert (await two.live()).row.status == "playing"
    assert await voting.stands(tally) == "reseated"
    assert voting.question().view is None
    assert "closed:** a seat has changed hands" in voting.question().content
    await seating.reclaim(two.tables, two.id, first, PEOPLE[first])


async def test_replacing_those_who_are_silent_does_not_end_the_game(voting: Voting) -> None:
    users, _ = await ended_turn(voting.table)
    tally = await voting.ask("cancel", users[1])
    await replaced(voting.table, 0)
    await voting.idle()
    assert await voting.stands(tally) is None  # two are left, one of whom has not been heard
    await replaced(voting.table, 2)
    await voting.idle()
    assert (await voting.table.live()).row.status == "playing"
    assert await voting.stands(tally) == "reseated"
    # Alone at the table the player can decide that without a vote, and does it on purpose.
    assert await voting.ask("cancel", users[1]) is None
    assert (await voting.table.live()).row.status == "cancelled"


async def test_whoever_is_left_may_still_end_the_game_together(voting: Voting) -> None:
    users, _ = await ended_turn(voting.table)
    tally = await voting.ask("cancel", users[1])
    await seating.resign(voting.table.tables, voting.table.id, users[0])
    await voting.idle()
    await voting.cast(tally, users[2])
    assert await voting.stands(tally) == "agreed"
    assert (await voting.table.live()).row.status == "cancelled"


@pytest.mark.parametrize("kind", ["pause", "cancel", "replace", "undo"])
async def test_every_question_lapses_when_nobody_is_left(voting: Voting, kind: str) -> None:
    table = voting.table
    users, entry = await ended_turn(table)
    target = {"undo": str(entry), "replace": "1"}.get(kind, "")
    tally = await voting.ask(kind, users[0], target)
    for user in (users[0], users[2], users[1]):
        await seating.resign(table.tables, table.id, user)
    await voting.idle()
    live = await table.live()
    assert (live.row.status, live.people()) == ("playing", [])
    assert await voting.stands(tally) == ("reseated" if kind == "replace" else "deserted")
    assert voting.question().view is None
    assert "Vote closed" in voting.question().content


# Refusals


async def test_nobody_is_put_into_a_table_they_cannot_reach(tables: Tables) -> None:
    table = await practice(tables)
    with pytest.raises(Problem) as refused:
        await seating.take_over(tables, table.id, 1, STRANGER, "Eve", by=101)
    assert "private conversation" in refused.value.text("en")
    assert "Eve" in refused.value.text("fr")
    assert (await table.live()).computer(1)
    # A person who is there can come back to their own seat in this way, too.
    await seating.resign(tables, table.id, 101)
    await seating.take_over(tables, table.id, 0, 101, PEOPLE[101], by=101)
    assert (await table.live()).seat_of(101) == 0


async def test_a_computer_is_named_without_the_mark_of_pictures(voting: Voting) -> None:
    users = await voting.table.bids()
    await seating.resign(voting.table.tables, voting.table.id, users[1])
    with pytest.raises(Problem) as refused:
        await vote.ask(voting.table.tables, voting.table.id, "replace", "1", users[0])
    for lang in LANGUAGES:
        assert PEOPLE[users[1]] in refused.value.text(lang)
        assert COMPUTER not in refused.value.text(lang)


# Those who do not answer


HOUR = timedelta(hours=1)


async def awaited_for(table: Seated, user_id: int, time: timedelta) -> None:
    """Let the game have waited for a person so long already."""
    async with table.tables.locked(table.id) as live:
        seat = live.require_seat(user_id)
        await seating.update_seat(table.tables, live, seat, waiting_since=now() - time)


async def gone(table: Seated, user_id: int) -> None:
    await absence.go(table.tables, user_id, now() + timedelta(days=2), table.id)


@pytest.mark.parametrize("kind", ["pause", "replace"])
@pytest.mark.parametrize("silent", [True, False])
async def test_one_of_two_who_is_absent_holds_nobody_up(
    two: Seated, kind: str, *, silent: bool
) -> None:
    """The note to the table advises just that."""
    await two.sent()
    voting, (first, second) = Voting(two), await two.bids()
    await (awaited_for(two, first, SILENT + HOUR) if silent else gone(two, first))
    assert await voting.ask(kind, second, "0" if kind == "replace" else "") is None
    live = await two.live()
    assert (live.row.status == "paused") is (kind == "pause")
    assert live.computer(0) is (kind == "replace")


async def test_who_is_not_awaited_that_long_is_asked(two: Seated) -> None:
    await two.sent()
    voting, (first, second) = Voting(two), await two.bids()
    await awaited_for(two, first, SILENT - HOUR)
    tally = await voting.ask("replace", second, "0")
    assert (tally.missing, tally.needed, tally.excused) == ([first], 2, {})
    # Nobody answers: that decides it at the next look, and leaves a seat that can be taken back.
    await awaited_for(two, first, SILENT + HOUR)
    two.tables.notify(two.id)
    await voting.idle()
    assert await voting.stands(tally) == "agreed"
    assert (await two.live()).computer(0)
    await seating.reclaim(two.tables, two.id, first, PEOPLE[first])


@pytest.mark.parametrize("kind", ["cancel", "undo"])
async def test_what_is_final_needs_the_absent_too(two: Seated, kind: str) -> None:
    await two.sent()
    users, entry = await ended_turn(two)
    voting = Voting(two)
    await awaited_for(two, users[1], SILENT + HOUR)
    await gone(two, users[1])
    tally = await voting.ask(kind, users[0], str(entry) if kind == "undo" else "")
    assert (tally.missing, tally.needed, tally.excused) == ([users[1]], 2, {})
    assert "Vote not needed" not in voting.question().content


async def test_the_question_says_who_need_not_agree(voting: Voting) -> None:
    table = voting.table
    users = await table.bids()
    names = (await table.live()).names
    await awaited_for(table, users[0], SILENT + HOUR)
    tally = await voting.ask("replace", users[2], "0")
    lines = voting.question().content.splitlines()
    assert lines[0].endswith("All players must agree.")
    assert lines[1:3] == [
        f"✓ Agreed: {names[2]}",
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


async def test_a_decision_makes_somebody_count_again(voting: Voting) -> None:
    table = voting.table
    users = await table.bids()
    await awaited_for(table, users[0], SILENT + HOUR)
    tally = await voting.ask("replace", users[2], "0")
    assert "Vote not needed" in voting.question().content
    await table.act(users[0], Survey(), EndTurn())
    await voting.idle()
    assert "Vote not needed" not in voting.question().content
    assert f"<@{users[0]}> and <@{users[1]}>: please vote by" in voting.question().content
    assert await voting.stands(tally) is None


async def test_who_is_away_is_named_and_left_in_peace(voting: Voting) -> None:
    table = voting.table
    users = await table.bids()
    names = (await table.live()).names
    await gone(table, users[0])
    await voting.ask("pause", users[2])
    assert f"○ Vote not needed: {names[0]} (away)" in voting.question().content
    assert voting.question().notified == [users[1]]


async def secret(tables: Tables, people: int) -> Seated:
    """Return a table in a secret phase at which nobody is done for more than a day.

    Nobody may learn there who is done.
    """
    table = await Seated.start(tables, people, options={"answers": "count"})
    await table.sent()
    assert (await table.live()).undisclosed
    for user in await table.users():
        await awaited_for(table, user, SILENT + HOUR)
    return table


async def test_a_question_does_not_tell_who_is_not_done(tables: Tables) -> None:
    table = await secret(tables, 3)
    users, voting = await table.users(), Voting(table)
    await table.bid(users[2])
    tally = await voting.ask("replace", users[2], "0")
    assert (tally.needed, tally.missing, tally.excused) == (2, users[:2], {})
    assert "Vote not needed" not in voting.question().content


async def test_of_two_only_who_is_done_knows_that_the_other_is_not(tables: Tables) -> None:
    table = await secret(tables, 2)
    (_, second), voting = await table.users(), Voting(table)
    assert await voting.ask("replace", second, "0") is not None
    await table.bid(second)
    await voting.ask("replace", second, "0")
    assert (await table.live()).computer(0)


async def flagged(people: int, tables: Tables, **options: str) -> tuple[Voting, list[int]]:
    """Return a table with clocks; the first seat's player was out of time twice in a row."""
    table = await Seated.open(tables, people)
    await lobby.set_clocks(tables, table.id, "pace", "slow")
    for key, value in options.items():
        await lobby.set_option(tables, table.id, key, value)
    await lobby.start(tables, table.id, 101)
    await table.sent()
    users = await (table.users() if options else table.bids())
    live = await table.live()
    live.clocks[bank(0)] = msgspec.structs.replace(live.clocks[bank(0)], expired=2)
    return Voting(table), users


@pytest.mark.parametrize("kind", ["pause", "replace", "pace"])
async def test_whoever_counts_as_absent_holds_nobody_up(tables: Tables, kind: str) -> None:
    voting, users = await flagged(3, tables)
    target = {"replace": "1", "pace": "live"}.get(kind, "")
    tally = await voting.ask(kind, users[2], target)
    assert (tally.missing, tally.excused) == ([users[1]], {users[0]: "absent"})
    assert f"<@{users[0]}> (out of time twice in a row)" in voting.question().content
    await voting.table.act(users[0], Survey(), EndTurn())  # they play again
    await voting.idle()
    assert "Vote not needed" not in voting.question().content


async def test_of_two_whoever_counts_as_absent_is_not_asked(tables: Tables) -> None:
    voting, users = await flagged(2, tables)
    assert await voting.ask("pause", users[1]) is None
    assert (await voting.table.live()).row.status == "paused"


async def test_what_is_final_needs_whoever_counts_as_absent(tables: Tables) -> None:
    voting, users = await flagged(2, tables)
    assert (await voting.ask("cancel", users[1])).excused == {}


async def test_nobody_is_told_when_an_absent_person_plays_in_secret(tables: Tables) -> None:
    voting, users = await flagged(3, tables, answers="count")
    tally = await voting.ask("pause", users[2])
    assert (tally.missing, tally.excused) == (users[:2], {})
    before = voting.question().content
    await voting.table.bid(users[0])
    await voting.idle()
    assert voting.question().content == before


# The text of a closed question


async def test_a_closed_question_names_those_who_decided_it(voting: Voting) -> None:
    table = voting.table
    users, _ = await ended_turn(table)
    names = (await table.live()).names
    tally = await voting.ask("replace", users[1], "2")
    await voting.cast(tally, users[2])
    assert await voting.stands(tally) == "agreed"
    stood = f"✓ Agreed: {names[1]} and {names[2]}"
    assert stood in voting.question().content.splitlines()
    await seating.take_over(table.tables, table.id, 1, STRANGER, "Eve", by=MANAGER)
    live = await table.live()
    told = content(live, await vote.look(table.tables, live, tally.vote.id))
    assert stood in told.splitlines()


# A question that was deleted


@pytest.mark.parametrize("kind", ["undo", "cancel"])
async def test_a_deleted_question_is_posted_anew_when_it_is_asked_again(
    voting: Voting, kind: str
) -> None:
    table = voting.table
    users, entry = await ended_turn(table)
    target = str(entry) if kind == "undo" else ""
    tally = await voting.ask(kind, users[0], target)
    await voting.question().delete()
    live = await table.live()
    asked = await vote.ask(table.tables, table.id, kind, target, users[0])
    assert asked is not None
    await refresh(
        voting.bench.client, voting.bench.trouble.closed, voting.table.tables, live, asked
    )
    await voting.idle()
    question = voting.question()
    assert question.view is not None
    assert question.notified == []  # they were, by the deleted message
    assert f"<@{users[1]}>" in question.content
    for user in users[1:]:
        await voting.cast(tally, user)
    assert await voting.stands(tally) == "agreed"
    assert voting.question().view is None


async def test_a_deleted_question_is_posted_anew_when_it_changes(voting: Voting) -> None:
    table = voting.table
    users, _ = await ended_turn(table)
    await voting.ask("pause", users[0])
    await voting.question().delete()
    await seating.take_over(table.tables, table.id, 2, STRANGER, "Eve", by=STRANGER)
    await voting.idle()
    await voting.idle()  # found out by the edit, posted after that
    assert f"<@{STRANGER}>" in voting.question().content


async def test_a_closed_question_that_was_deleted_stays_so(voting: Voting) -> None:
    users, _ = await ended_turn(voting.table)
    tally = await voting.ask("pause", users[0])
    await voting.question().delete()
    await voting.cast(tally, users[1])
    assert await voting.stands(tally) == "agreed"
    assert voting.rooms.at(7).said(" wants ") == []
    async with voting.table.tables.database.reading() as conn:
        assert await votes_db.unshown_tables(conn) == set()


# Two questions at once


async def test_when_the_table_has_gone_back_another_question_says_so(voting: Voting) -> None:
    """Both took part in the published events; one of them gets what they asked for."""
    table = voting.table
    users = await table.bids()
    asked = []
    for user in users[1:]:
        with pytest.raises(Barrier) as barrier:
            await undoing.undo(table.tables, table.id, user)
        asked.append(await voting.ask("undo", user, str(barrier.value.target)))
    for user in users:
        await voting.cast(asked[0], user)
    assert [await voting.stands(tally) for tally in asked] == ["agreed", "went-back"]
    (told,) = voting.rooms.at(7).said("the table has already agreed to go back")
    assert told.view is None
    assert voting.rooms.at(7).said("the game has moved on") == []


# Where and how often a question is shown


async def test_a_question_is_not_changed_for_nothing(voting: Voting) -> None:
    table = voting.table
    users, _ = await ended_turn(table)
    await voting.idle()
    await voting.ask("pause", users[0])
    await table.act(users[1], Survey())
    await voting.idle()
    assert voting.question().edits == 0
    await seating.take_over(table.tables, table.id, 2, STRANGER, "Eve", by=STRANGER)
    await voting.idle()
    assert voting.question().edits == 1


async def test_a_ballot_that_comes_while_a_question_is_posted_is_shown(
    voting: Voting, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, room = voting.table, voting.rooms.at(7)
    users, entry = await ended_turn(table)
    await voting.idle()
    send = room.send

    async def send_late(content: str = "", **given: Any) -> Any:
        if " wants " in content:  # the text is made already
            await vote.cast(table.tables, table.id, 1, users[1], agrees=True)
        return await send(content, **given)

    monkeypatch.setattr(room, "send", send_late)
    tally = await voting.ask("undo", users[0], str(entry))
    assert tally.vote.id == 1
    assert f"<@{users[1]}>" not in voting.question().content


async def test_a_table_that_moves_says_so_before_it_asks_again(voting: Voting) -> None:
    users, _ = await ended_turn(voting.table)
    await voting.ask("pause", users[0])
    await move_channel.move(voting.table.tables, voting.table.id, users[0], 1, 8)
    await voting.idle()
    told = [message.content for message in voting.rooms.at(8).messages.values()]
    goes_on = next(n for n, text in enumerate(told) if "continues here" in text)
    assert "wants to pause" in told[-1]
    assert goes_on < len(told) - 1


# A question in a thread that gets locked


@pytest.mark.parametrize("error", [http(403, 160005), http(400, 50083)], ids=repr)
async def test_a_vote_that_lapses_in_a_locked_thread_is_closed_when_it_opens(
    voting: Voting, error: Exception
) -> None:
    table = voting.table
    users, _ = await ended_turn(table)
    tally = await voting.ask("cancel", users[0])
    question = voting.question()
    voting.rooms.error = error
    await vote.expire(table.tables, tally.vote, now())
    await voting.idle()
    asked = question.edits
    for _ in range(5):  # looks at the remaining work, which no longer ask Discord for now
        await voting.bench.announcer.wake_all()
        await voting.idle()
    assert question.edits == asked
    assert question.view is not None
    voting.rooms.error = None
    await voting.bench.announcer.retry([7])  # the thread was unlocked
    await voting.idle()
    assert "not all players answered" in question.content
    assert question.view is None
