"""Messages that several people change at once: their final text shows the final state."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.platform.closed_channels import ClosedPlaces
from bot.platform.context import Press
from bot.posts import vote_messages
from bot.screens import lobby, votes
from bot.service.seats import lobby as lobby_service
from bot.service.votes import voting
from tests.bot.commands.test_replies import Answering
from tests.bot.seated import Seated
from tests.bot.test_people import change, ended_turn


class Shown:
    """A message that all see; with `meanwhile` something happens while its first edit is sent."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.buttons: Any = None
        self.meanwhile: Any = None

    def get_partial_messageable(self, channel_id: int) -> Any:
        return SimpleNamespace(get_partial_message=lambda _: self)

    async def edit(self, *, content: str, view: Any, **_: Any) -> None:
        meanwhile, self.meanwhile = self.meanwhile, None
        if meanwhile is not None:
            await meanwhile()
        self.texts.append(content)
        self.buttons = view


class Pressing(Answering):
    """A press on the message; with `meanwhile` another one is answered before this one."""

    def __init__(self, user_id: int, shown: Shown, meanwhile: Any = None) -> None:
        super().__init__()
        self.user = SimpleNamespace(id=user_id, display_name="Dmitri", name="dmitri")
        self.shown, self.shown.meanwhile = shown, meanwhile

    async def edit_message(self, *, content: str, **more: Any) -> None:
        await self.shown.edit(content=content, view=more["view"])


@pytest.fixture
def shown() -> Shown:
    return Shown()


def press(table: Seated, shown: Shown, interaction: Any, argument: str = "") -> Press:
    context: Any = SimpleNamespace(
        tables=table.tables,
        database=table.tables.database,
        client=shown,
        trouble=SimpleNamespace(closed=ClosedPlaces(cast(Any, shown))),
    )
    return Press(interaction, context, "en", table.id, 0, argument)


async def asked_to_pause(three: Seated, shown: Shown) -> tuple[list[int], int]:
    """Put a pause to the vote and post the question; returns the people and the vote's number."""
    users, _ = await ended_turn(three)
    tally = await voting.ask(three.tables, three.id, "pause", "", users[0])
    assert tally is not None
    await three.sent()
    return users, tally.vote.id


async def test_the_deciding_ballot_is_not_covered_by_the_one_before(
    three: Seated, shown: Shown
) -> None:
    users, number = await asked_to_pause(three, shown)

    async def other() -> None:
        await votes.vote(press(three, shown, Pressing(users[2], shown), f"{number}/y"))

    first = Pressing(users[1], shown, other)
    await votes.vote(press(three, shown, first, f"{number}/n"))
    assert (await three.live()).row.status == "paused"
    assert "✓ **Agreed" in shown.texts[-1]
    assert shown.buttons is None


async def test_a_ballot_during_the_correction_is_shown_as_well(three: Seated, shown: Shown) -> None:
    users, number = await asked_to_pause(three, shown)
    live = await three.live()
    tally = await voting.look(three.tables, live, number)

    async def other() -> None:
        await voting.cast(three.tables, three.id, number, users[1], agrees=True)

    shown.meanwhile = other
    await vote_messages.refresh(
        cast(Any, shown), ClosedPlaces(cast(Any, shown)), three.tables, live, tally
    )
    assert f"<@{users[1]}>" in shown.texts[0]
    assert "✓ **Agreed" in shown.texts[-1]


async def test_asking_for_what_is_asked_already_is_seen_in_the_question(
    three: Seated, shown: Shown
) -> None:
    users, _ = await asked_to_pause(three, shown)
    interaction = Pressing(users[1], shown)
    await votes.ask(press(three, shown, interaction), "pause")
    assert (await three.live()).row.status == "paused"
    assert "✓ **Agreed" in shown.texts[-1]
    assert shown.buttons is None


async def test_who_sits_down_during_the_correction_stands_in_the_lobby(
    tables: Any, shown: Shown
) -> None:
    table = await Seated.open(tables, 1)
    await change(table, lobby_message="99")
    live = await table.live()

    async def other() -> None:
        await lobby_service.join(tables, table.id, 102, "Brian")

    shown.meanwhile = other
    await lobby.refresh(press(table, shown, None).context, live)
    assert "Brian" in shown.texts[-1]


async def test_two_who_sit_down_at_once_both_stand_in_the_lobby(tables: Any, shown: Shown) -> None:
    table = await Seated.open(tables, 1)
    await change(table, lobby_message="99")

    async def other() -> None:
        await lobby_service.join(tables, table.id, 102, "Brian")
        shown.texts.append("the answer to Brian's press")

    await lobby.join(press(table, shown, Pressing(104, shown, other)))
    assert "Brian" in shown.texts[-1]
    assert "Dmitri" in shown.texts[-1]
