"""Votes at tables whose seats change hands, stand empty, or hold somebody who does not answer."""

from __future__ import annotations

import pytest

from bot.errors import Problem
from bot.service import lobby, seating, votes
from bot.service.lobby import Opening
from bot.service.tables import Tables
from games.core.text import COMPUTER, LANGUAGES
from tests.bot.seated import PEOPLE, STRANGER, Seated
from tests.bot.test_people import ended_turn
from tests.bot.test_votes import Voting

MANAGER = 998


@pytest.fixture
async def voting(three: Seated) -> Voting:
    await three.sent()
    return Voting(three)


async def replaced(table: Seated, seat: int, by: int = MANAGER) -> None:
    """Have a manager put a computer into a seat."""
    async with table.tables.locked(table.id) as live:
        await seating.put_computer(table.tables, live, seat, by, "replace")


async def practice(tables: Tables) -> Seated:
    """A table in a direct message: one person and a computer."""
    opening = Opening(
        game="dust", guild_id=None, channel_id=77, creator_id=101, creator_name=PEOPLE[101],
        lang="en",
    )  # fmt: skip
    live = await lobby.open_table(tables, opening)
    await lobby.add_computer(tables, live.id, "random")
    await lobby.start(tables, live.id, 101)
    return Seated(tables, live.id)


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
    assert "lapsed:** a seat has changed hands" in voting.question().content
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
    # Alone at the table they may decide that by themselves, and do it on purpose.
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
    assert "lapsed" in voting.question().content


# What is refused


async def test_nobody_is_put_into_a_table_they_cannot_reach(tables: Tables) -> None:
    table = await practice(tables)
    with pytest.raises(Problem) as refused:
        await seating.take_over(tables, table.id, 1, STRANGER, "Eve", by=101)
    assert "private conversation" in refused.value.text("en")
    assert "Eve" in refused.value.text("fr")
    assert (await table.live()).computer(1)
    # Whoever is there may come back to their own seat in this way, too.
    await seating.resign(tables, table.id, 101)
    await seating.take_over(tables, table.id, 0, 101, PEOPLE[101], by=101)
    assert (await table.live()).seat_of(101) == 0


async def test_a_computer_is_named_without_the_mark_of_pictures(voting: Voting) -> None:
    users = await voting.table.bids()
    await seating.resign(voting.table.tables, voting.table.id, users[1])
    with pytest.raises(Problem) as refused:
        await votes.ask(voting.table.tables, voting.table.id, "replace", "1", users[0])
    for lang in LANGUAGES:
        assert PEOPLE[users[1]] in refused.value.text(lang)
        assert COMPUTER not in refused.value.text(lang)
