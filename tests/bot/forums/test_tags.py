"""The tag of a table's post follows its clocks."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

import db.votes as votes_db
from bot.screens import rooms
from bot.service.seats import lobby
from bot.service.tables.session import TableSession
from bot.service.tables.settings import settings_of
from tests.bot.finding.searching import ADA, BRIAN
from tests.bot.forums.opening import NEW, opened
from tests.bot.server import MANAGE_CHANNELS
from tests.bot.stage import Stage
from tests.bot.wire import Person


async def paced(stage: Stage, live: TableSession, pace: str, who: Person = ADA) -> list[str]:
    """Let somebody ask for other clocks; return the tags that the post has then."""
    form = await stage.wire.press(who, live.row.channel_id, f"b:pace:{live.id}:0:", place="thread")
    assert form.form is not None
    await stage.wire.submit(who, live.row.channel_id, form.form, {"pace": pace})
    return stage.wire.server.applied.get(live.row.channel_id, [])


async def one(stage: Stage, *tags: str, **more: Any) -> TableSession:
    """Open a table in a forum; return it."""
    answer = await opened(stage, *tags, **more)
    table = answer.text.split("#")[1].split(" ")[0]
    live = await stage.app.tables.get(table)
    stage.wire.server.applied[live.row.channel_id] = stage.wire.opened[-1]["applied_tags"]
    return live


async def test_the_tag_follows_the_pace_and_others_stay(stage: Stage, toy_game: None) -> None:
    live = await one(stage, "No clocks", "Slow", "Beginners", lacks=MANAGE_CHANNELS)
    stage.wire.server.applied[live.row.channel_id] = ["502", "500"]
    assert await paced(stage, live, "slow") == ["501", "502"]
    assert await paced(stage, live, "live") == ["502"], "there is no tag for it"
    assert await paced(stage, live, "none") == ["500", "502"]


async def test_where_a_tag_is_required_the_last_one_stays(stage: Stage, toy_game: None) -> None:
    live = await one(stage, "No clocks", required=True, lacks=MANAGE_CHANNELS)
    assert await paced(stage, live, "slow") == ["500"]


async def test_a_post_with_five_tags_keeps_them(stage: Stage, toy_game: None) -> None:
    live = await one(stage, *"abcde", "Slow", "No clocks", lacks=MANAGE_CHANNELS)
    stage.wire.server.applied[live.row.channel_id] = ["500", "501", "502", "503", "504"]
    assert await paced(stage, live, "slow") == ["500", "501", "502", "503", "504"]


async def test_a_tag_that_the_forum_has_no_more_is_not_sent_again(
    stage: Stage, toy_game: None
) -> None:
    """Discord would refuse all of them."""
    live = await one(stage, "No clocks", "Slow", lacks=MANAGE_CHANNELS)
    stage.wire.server.applied[live.row.channel_id] = ["500", "799"]
    assert await paced(stage, live, "slow") == ["501"]


async def test_of_two_changes_at_once_the_tag_follows_the_last(
    stage: Stage, toy_game: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first one's request reaches Discord late."""
    live = await one(stage, "No clocks", "Slow", "Daily", lacks=MANAGE_CHANNELS)
    request, reached, released = stage.wire._request, asyncio.Event(), asyncio.Event()

    async def slow(http: Any, route: Any, **more: Any) -> Any:
        if (more.get("json") or {}).get("applied_tags") == ["501"]:
            reached.set()
            await released.wait()
        return await request(http, route, **more)

    monkeypatch.setattr(stage.wire, "_request", slow)
    tables, context = stage.app.tables, stage.app.client.context
    await lobby.set_clocks(tables, live.id, "pace", "slow")
    first = asyncio.create_task(rooms.follow_pace(context, live.id))
    await reached.wait()
    await lobby.set_clocks(tables, live.id, "pace", "daily")
    second = asyncio.create_task(rooms.follow_pace(context, live.id))
    for _ in range(100):  # as far as it comes
        await asyncio.sleep(0)
    released.set()
    await asyncio.gather(first, second)
    assert stage.wire.server.applied[live.row.channel_id] == ["502"]


async def test_a_table_in_an_ordinary_thread_has_no_tags(stage: Stage, toy_game: None) -> None:
    answer = await stage.wire.use(ADA, 7, NEW, {"game": "dust", "thread": True})
    live = await stage.app.tables.get(answer.text.split("#")[1].split(" ")[0])
    assert settings_of(live).forum is None
    await paced(stage, live, "slow")
    assert stage.wire.server.applied == {}


async def test_a_table_that_has_moved_leaves_the_tags_alone(stage: Stage, toy_game: None) -> None:
    live = await one(stage, "No clocks", "Slow", lacks=MANAGE_CHANNELS)
    before, channel = dict(stage.wire.server.applied), live.row.channel_id
    await stage.wire.press(ADA, 8, f"b:move:{live.id}:0:")
    live = await stage.app.tables.get(live.id)
    assert live.row.channel_id == 8 != channel
    assert (settings_of(live).forum, settings_of(live).starter) == (None, False)
    await lobby.set_clocks(stage.app.tables, live.id, "pace", "slow")
    assert stage.wire.server.applied == before


@pytest.mark.parametrize("way", ["the form again", "the button"])
async def test_in_a_running_game_the_tag_follows_the_vote(
    stage: Stage, toy_game: None, way: str
) -> None:
    live = await one(stage, "No clocks", "Slow", lacks=MANAGE_CHANNELS)
    await lobby.join(stage.app.tables, live.id, BRIAN.id, BRIAN.name)
    await lobby.start(stage.app.tables, live.id, ADA.id)
    before = stage.wire.server.applied[live.row.channel_id]
    assert await paced(stage, live, "slow") == before, "it is only asked"
    if way == "the button":
        async with stage.app.database.reading() as conn:
            (vote,) = await votes_db.open_votes(conn, live.id)
        agree = f"b:vote:{live.id}:0:{vote.id}/y"
        await stage.wire.press(BRIAN, live.row.channel_id, agree, place="thread")
    else:
        await paced(stage, live, "slow", who=BRIAN)
    assert settings_of(await stage.app.tables.get(live.id)).pace == "slow"
    assert stage.wire.server.applied[live.row.channel_id] == ["501"]
