"""Presses on messages of the table: several at once, alone, and while the bot dies."""

from __future__ import annotations

from contextlib import suppress
from typing import Any, cast

import pytest

import db.votes as votes_db
from bot.platform.closed_channels import ClosedPlaces
from bot.posts import vote_messages
from bot.screens import lobby, votes
from bot.service.seats import lobby as lobby_service
from bot.service.seats import seating
from bot.service.tables.session import VACANT
from bot.service.tables.store import Tables
from bot.service.turns import publish
from bot.service.votes import overdue, voting
from games.core.actions import EndTurn
from tests.bot.acts import Killed, dying, ended_turn
from tests.bot.presses import Pressing, Shown, press
from tests.bot.seated import STRANGER, Seated
from tests.bot.votes.room import run_out
from tests.toy.state import Bid, Survey


@pytest.fixture
def shown() -> Shown:
    return Shown()


async def asked_to_pause(three: Seated) -> tuple[list[int], int]:
    """Put a pause to the vote and post the question; returns the people and the vote's number."""
    users, _ = await ended_turn(three)
    tally = await three.ask("pause", users[0])
    await three.sent()
    return users, tally.vote.id


async def test_the_deciding_ballot_is_not_covered_by_the_one_before(
    three: Seated, shown: Shown
) -> None:
    users, number = await asked_to_pause(three)

    async def other() -> None:
        await votes.vote(press(three, shown, Pressing(users[2], shown), f"{number}/y"))

    first = Pressing(users[1], shown, other)
    await votes.vote(press(three, shown, first, f"{number}/n"))
    assert (await three.live()).row.status == "paused"
    assert "✓ **Agreed" in shown.texts[-1]
    assert shown.buttons is None


async def test_a_ballot_during_the_correction_is_shown_as_well(three: Seated, shown: Shown) -> None:
    users, number = await asked_to_pause(three)
    live = await three.live()
    tally = await voting.look(three.tables, live, number)

    async def other() -> None:
        await three.cast(number, users[1])

    shown.meanwhile = other
    client = cast(Any, shown)
    await vote_messages.refresh(client, ClosedPlaces(client), three.tables, live, tally)
    assert f"<@{users[1]}>" in shown.texts[0]
    assert "✓ **Agreed" in shown.texts[-1]


async def test_asking_for_what_is_asked_already_is_seen_in_the_question(
    three: Seated, shown: Shown
) -> None:
    users, _ = await asked_to_pause(three)
    await votes.ask(press(three, shown, Pressing(users[1], shown)), "pause")
    assert (await three.live()).row.status == "paused"
    assert "✓ **Agreed" in shown.texts[-1]
    assert shown.buttons is None


@pytest.mark.parametrize("at", ["press", "correction"])
async def test_two_who_sit_down_at_once_both_stand_in_the_lobby(
    tables: Tables, shown: Shown, at: str
) -> None:
    table = await Seated.open(tables, 1)
    await table.change(lobby_message="99")

    async def other() -> None:
        await lobby_service.join(tables, table.id, 102, "Brian")
        shown.texts.append("the answer to Brian's press")

    if at == "press":
        await lobby.join(press(table, shown, Pressing(104, shown, other)))
        assert "Dmitri" in shown.texts[-1]
    else:
        shown.meanwhile = other
        await lobby.refresh(press(table, shown, None).context, await table.live())
    assert "Brian" in shown.texts[-1]


@pytest.mark.parametrize(
    ("kind", "told"),
    [("cancel", "ended without a result"), ("pause", "is paused"), ("undo", "undone")],
)
async def test_to_a_player_alone_it_is_told_what_was_done_and_no_vote(
    tables: Tables, shown: Shown, kind: str, told: str
) -> None:
    table = await Seated.open(tables, 1)
    await lobby_service.add_computer(tables, table.id, "random")
    await table.start_with()
    await table.bid(101)
    async with tables.locked(table.id) as live:
        await publish.submit_for(tables, live, 1, [Bid(live.state.players[1].hand[0]), EndTurn()])
    await table.act(101, Survey())
    interaction = Pressing(101, shown)
    target = str((await table.live()).row.head) if kind == "undo" else ""
    await votes.ask(press(table, shown, interaction), kind, target)
    (answer,) = interaction.told
    assert told in answer
    assert "✓" not in answer
    assert answer.endswith("private")


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
