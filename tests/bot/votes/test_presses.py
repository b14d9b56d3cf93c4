"""Presses on messages of the table: several at once, and what they answer to a player alone."""

from __future__ import annotations

from typing import Any, cast

import pytest

from bot.platform.closed_channels import ClosedPlaces
from bot.posts import vote_messages
from bot.screens import lobby, votes
from bot.service.seats import lobby as lobby_service
from bot.service.tables.store import Tables
from bot.service.turns import publish
from bot.service.votes import voting
from games.core.actions import EndTurn
from tests.bot.acts import ended_turn
from tests.bot.presses import Pressing, Shown, press
from tests.bot.seated import Seated
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
