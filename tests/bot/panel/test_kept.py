"""What is kept after an answer: as little as possible, and not for long."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

from bot.platform import controls
from bot.platform.page import plain
from tests.bot.panel.test_aside import PEOPLE, begun, ids, press
from tests.bot.stage import Stage


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
