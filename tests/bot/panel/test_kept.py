"""What is kept after an answer: as little as possible, and not for long."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator
from contextlib import contextmanager
from types import ModuleType
from typing import Any

import discord
import pytest

from bot.panel.previews import LIFETIME, OpenPanels, Previews
from bot.platform import controls
from bot.platform.page import plain
from bot.platform.replies import SentAnswer
from bot.shared.clock import now
from tests.bot.panel.test_aside import PEOPLE, begun, ids, press
from tests.bot.seated import Seated
from tests.bot.stage import Stage
from tests.bot.wall import Wall


@contextmanager
def nothing_kept(stage: Stage) -> Iterator[None]:
    """Check that discord.py keeps no view or form, and starts no task to forget one."""
    before = asyncio.all_tasks()
    yield
    store = stage.app.client._connection._view_store
    assert (store._views, store._synced_message_views, store._modals) == ({}, {}, {})
    assert asyncio.all_tasks() == before


async def test_pages_forms_and_posts_leave_nothing_in_discord_py(stage: Stage) -> None:
    """Their controls are found by their ids, even after a restart."""
    table, who = await begun(stage, "dust")
    with nothing_kept(stage):
        opened = ids(await stage.wire.use(who, 7, ["table", "act"]))
        await press(stage, who, opened["Zoom in"])
    settings = ids(await stage.wire.use(PEOPLE[0], 7, ["table", "settings"]))
    with nothing_kept(stage):
        asked = await press(stage, PEOPLE[0], settings["Language and pictures…"])
        assert asked.form is not None
        changed = await stage.wire.submit(PEOPLE[0], 7, asked.form, {"theme": "contrast"})
        assert "High contrast" in changed.text
    channel = stage.app.client.get_partial_messageable(7)
    with nothing_kept(stage):
        act = controls.button("Act", "act", table.id)
        sent = await channel.send("A question", view=controls.rows(act))
        await sent.edit(content="Another", view=controls.rows(act))
        await channel.send(view=plain("A page", controls.rows(act)).layout())


def behind(*records: object) -> list[Any]:
    """Return all objects that records refer to, directly or through others; no classes."""
    found: dict[int, Any] = {}
    left: list[Any] = [*records]
    while left:
        each = left.pop()
        if id(each) in found or isinstance(each, type | ModuleType):
            continue
        found[id(each)] = each
        left += gc.get_referents(each)
    return list(found.values())


def records(stage: Stage) -> list[Any]:
    """Return what is kept of open panels."""
    previews, opened = stage.app.client.context.previews, stage.app.client.context.opened
    assert isinstance(previews, Previews)
    assert isinstance(opened, OpenPanels)
    assert not previews._sending
    return [previews._newest, opened._newest, opened._waiting]


@pytest.fixture
def young(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have interactions expire by the clock of the test: their ids are made up."""
    left = property(lambda _: now() + LIFETIME)
    monkeypatch.setattr(discord.Interaction, "expires_at", left)


@pytest.mark.usefixtures("young")
async def test_of_an_open_panel_only_ids_and_texts_are_kept(stage: Stage) -> None:
    """Of the player at turn, and of the others, who wait; one has pressed in their panel since."""
    table, first = await begun(stage, "ceres")
    others = [person for person in PEOPLE if person != first]
    shown = {
        person.id: ids(await stage.wire.press(person, 7, f"b:act:{table.id}:0:"))
        for person in (first, *others)
    }
    await press(stage, others[0], shown[others[0].id]["Refresh"])
    kept = records(stage)
    assert [len(each) for each in kept] == [3, 3, 1]
    assert kept[2][table.id].keys() == {person.id for person in others}
    found = behind(*kept)
    large = (
        discord.Interaction, discord.Message, discord.User, discord.Member, discord.Guild,
        discord.abc.Messageable, discord.Client, asyncio.Task,
    )  # fmt: skip
    assert [each for each in found if isinstance(each, large)] == []
    assert len(found) < 300


@pytest.mark.usefixtures("young")
async def test_what_can_be_changed_no_more_is_dropped_at_the_next_press(
    stage: Stage, wall: Wall
) -> None:
    """Of anyone: only the people of the last quarter of an hour are remembered."""
    table, first = await begun(stage, "ceres")
    one, other = (person for person in PEOPLE if person != first)
    for person, left in ((one, {one}), (other, {one, other}), (other, {other})):
        await stage.wire.press(person, 7, f"b:act:{table.id}:0:")
        newest, answers, waiting = records(stage)
        assert newest.keys() == answers.keys() == {(table.id, each.id) for each in left}
        assert waiting[table.id].keys() == {each.id for each in left}
        wall.passes(LIFETIME * 0.6)


@pytest.mark.usefixtures("young")
async def test_a_table_at_which_nobody_presses_any_more_is_dropped(
    stage: Stage, wall: Wall
) -> None:
    for channel in (7, 8):
        table = await Seated.start(stage.app.tables, 3, channel, game="ceres")
        live = await table.live()
        waits = next(who for who in PEOPLE if live.seat_of(who.id) not in live.waiting())
        await stage.wire.press(waits, channel, f"b:act:{table.id}:0:")
        assert list(records(stage)[2]) == [table.id]
        wall.passes(LIFETIME)


def test_the_token_of_an_answer_is_not_shown_where_the_record_is_logged() -> None:
    assert "secret" not in repr(SentAnswer(1, "secret", now()))
