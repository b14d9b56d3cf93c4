"""A panel that says its player waits is shown again when they are asked."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from typing import Any

import discord
import pytest

from bot.platform import replies
from bot.shared.clock import now
from games.core.actions import EndTurn
from tests.bot.seated import PEOPLE, Seated
from tests.bot.stage import Stage
from tests.bot.wire import Person

ADA, BRIAN = Person(101, "Ada"), Person(102, "Brian")


@pytest.fixture(autouse=True)
def young(monkeypatch: pytest.MonkeyPatch) -> None:
    """Interactions on the wire have made-up ids, which say when they expire."""
    monkeypatch.setattr(discord.Interaction, "expires_at", now() + timedelta(minutes=15))


async def waiting(stage: Stage) -> tuple[Seated, Person, Person]:
    """Return a table, the player at turn, and one who waits with the panel open."""
    stage.app.tables.changed.append(stage.app.client.context.opened.changed_at)
    table = await Seated.start(stage.app.tables, 2)
    first, second = await table.bids()
    people = {ADA.id: ADA, BRIAN.id: BRIAN}
    answer = await stage.wire.press(people[second], 7, f"b:act:{table.id}:0:")
    assert f"Waiting for {people[first].name}" in answer.text
    return table, people[first], people[second]


async def settled(stage: Stage) -> None:
    while tasks := list(stage.app.background._tasks):
        await asyncio.gather(*tasks, return_exceptions=True)


async def test_it_is_shown_again_with_the_question(stage: Stage) -> None:
    table, first, _ = await waiting(stage)
    await settled(stage)
    before = len(stage.wire.answers.texts)
    await table.act(first.id, EndTurn())
    await settled(stage)
    (again,) = set(stage.wire.answers.texts[before:])  # its picture follows
    assert "Build, survey or pass." in again
    shown = len(stage.wire.answers.texts)
    await table.act((await table.users())[1], EndTurn())
    await settled(stage)
    assert len(stage.wire.answers.texts) == shown, "once"


async def test_a_panel_that_discord_changes_no_more_is_left_alone(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, first, _ = await waiting(stage)
    await settled(stage)
    monkeypatch.setattr(discord.Interaction, "expires_at", now())
    before = len(stage.wire.answers.texts)
    await table.act(first.id, EndTurn())
    await settled(stage)
    assert len(stage.wire.answers.texts) == before


async def test_a_player_who_looks_at_something_else_is_left_alone(stage: Stage) -> None:
    table, first, second = await waiting(stage)
    await stage.wire.press(second, 7, f"b:why:{table.id}:0:", private=True)
    await settled(stage)
    texts = list(stage.wire.answers.texts)
    await table.act(first.id, EndTurn())
    await settled(stage)
    assert stage.wire.answers.texts == texts


async def test_what_moves_while_it_is_sent_is_seen(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The turn ends between the making of the panel and its arrival at Discord."""
    table, first, second = await waiting(stage)
    await settled(stage)
    sent = replies.show

    async def slow(*given: Any) -> None:
        await sent(*given)
        await table.act(first.id, EndTurn())

    monkeypatch.setattr(replies, "show", slow)
    answer = await stage.wire.press(second, 7, f"b:act:{table.id}:0:")
    await settled(stage)
    assert "Waiting for" in answer.texts[0]
    assert "Build, survey or pass." in answer.texts[-1]


async def test_two_looks_at_once_show_each_panel_once(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As computer players commit one turn after the other."""
    table = await Seated.start(stage.app.tables, 3)
    users = await table.bids()
    opened = stage.app.client.context.opened
    for user_id, name in list(PEOPLE.items())[:3]:
        if user_id != users[0]:
            await stage.wire.press(Person(user_id, name), 7, f"b:act:{table.id}:0:")
    await settled(stage)
    monkeypatch.setattr("bot.panel.previews._asked", lambda *_: True)
    before = len(stage.wire.answers.texts)
    await asyncio.gather(opened._look(table.id), opened._look(table.id))
    await settled(stage)
    assert len(stage.wire.answers.texts) == before + 4, "each, and its picture after it"


async def test_what_is_pressed_while_it_is_shown_again_is_answered_after_it(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord may take two changes of a message in any order; the older one must not stay."""
    table, first, second = await waiting(stage)
    await settled(stage)
    sent, begun, go = replies.redraw, asyncio.Event(), asyncio.Event()

    async def slow(*given: Any) -> Any:
        begun.set()
        await go.wait()
        return await sent(*given)

    monkeypatch.setattr(replies, "redraw", slow)
    await table.act(first.id, EndTurn())
    await begun.wait()
    press = asyncio.create_task(stage.wire.press(second, 7, f"b:more:{table.id}:0:", private=True))
    await asyncio.sleep(0.05)
    assert not press.done()
    go.set()
    answer = await press
    await settled(stage)
    assert answer.texts[-1] == stage.wire.answers.texts[-1]
