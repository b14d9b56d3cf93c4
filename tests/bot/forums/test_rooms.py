"""The posts that are opened for tables, their tags, and what happens where there can be none."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import pytest

from bot.screens.rooms import room_in
from tests.bot.described import Forum
from tests.bot.finding.searching import ADA, BRIAN
from tests.bot.forums.opening import FORUM, IN_POST, NEW, SEND, VIEW, applied, opened
from tests.bot.server import MANAGE_CHANNELS, MANAGE_THREADS, refusal
from tests.bot.stage import Stage

ATTACH = discord.Permissions.attach_files.flag


# Opening


async def test_the_first_message_becomes_the_lobby(stage: Stage, toy_game: None) -> None:
    answer = await opened(stage)
    assert stage.wire.opened[0]["message"]["content"] == "🪐 A table is being opened here…"
    assert "is open in <#" in answer.text
    assert any("Dust" in text for text in answer.posted)


@pytest.mark.parametrize(
    ("tags", "given"),
    [
        (["No clocks", "Daily"], ["No clocks"]),
        (["NO CLOCKS"], ["NO CLOCKS"]),
        (["none"], ["none"]),
        (["Sans pendules"], ["Sans pendules"]),
        (["Daily"], []),
        ([], []),
    ],
)
async def test_a_tag_has_a_name_of_the_pace_in_any_language(
    stage: Stage, toy_game: None, tags: list[str], given: list[str]
) -> None:
    await opened(stage, *tags, lacks=MANAGE_CHANNELS)
    assert applied(stage) == given


@pytest.mark.parametrize(
    ("locale", "name"), [("en-GB", "No clocks"), ("fr", "Sans pendules"), ("de", "No clocks")]
)
async def test_a_new_tag_is_in_the_language_of_the_server(
    stage: Stage, toy_game: None, locale: str, name: str
) -> None:
    stage.wire.server.locale = locale
    await opened(stage, "Beginners")
    assert applied(stage) == [name]
    known = stage.wire.server.channels[FORUM.id]["available_tags"]
    assert [tag["name"] for tag in known] == ["Beginners", name]


async def test_a_tag_for_moderators_needs_their_permission(stage: Stage, toy_game: None) -> None:
    stage.wire.server.add_forum(FORUM.id, "No clocks", lacks=MANAGE_THREADS)
    stage.wire.server.channels[FORUM.id]["available_tags"][0]["moderated"] = True
    await stage.wire.use(ADA, 7, NEW, {"game": "dust", "forum": FORUM})
    assert applied(stage) == [], "and no second one of that name is made"
    assert len(stage.wire.server.channels[FORUM.id]["available_tags"]) == 1
    stage.wire.opened.clear()
    stage.wire.server.add_forum(FORUM.id, "No clocks")
    stage.wire.server.channels[FORUM.id]["available_tags"][0]["moderated"] = True
    await stage.wire.use(BRIAN, 8, NEW, {"game": "dust", "forum": FORUM})
    assert applied(stage) == ["No clocks"]


@pytest.mark.parametrize("status", [403, 400, 429, 500])
async def test_a_tag_that_cannot_be_made_holds_nothing_up(
    stage: Stage, toy_game: None, monkeypatch: pytest.MonkeyPatch, status: int
) -> None:
    def refuse(*_: Any) -> Any:
        raise refusal(status, 40061)

    monkeypatch.setattr(stage.wire.server, "set_tags", refuse)
    stage.wire.server.channels[FORUM.id] = {"type": 15, "available_tags": []}
    stage.wire.server.everyone = discord.Permissions.all().value
    answer = await stage.wire.use(ADA, 7, NEW, {"game": "dust", "forum": FORUM})
    assert "is open in" in answer.text
    assert applied(stage) == []


# Where there can be none


@pytest.mark.parametrize(
    ("lacks", "named"),
    [(VIEW, "View Channel"), (SEND, "Create Posts"), (ATTACH | SEND, "Create Posts and Attach")],
)
async def test_missing_permissions_are_named(
    stage: Stage, toy_game: None, lacks: int, named: str
) -> None:
    answer = await opened(stage, lacks=lacks)
    assert named in answer.text
    assert "<#90>" in answer.text
    assert stage.wire.opened == []


async def test_a_forum_that_the_bot_cannot_see_is_named(stage: Stage, toy_game: None) -> None:
    stage.wire.server.refused[FORUM.id] = 403, 50001
    answer = await stage.wire.use(ADA, 7, NEW, {"game": "dust", "forum": FORUM})
    assert "View Channel" in answer.text
    assert stage.wire.opened == []


@pytest.mark.parametrize("allowed", [VIEW, SEND])
@pytest.mark.parametrize("lacks", [0, VIEW])
async def test_a_person_who_cannot_post_there_opens_no_table(
    stage: Stage, toy_game: None, allowed: int, lacks: int
) -> None:
    """Nor do they learn what is missing there. Without View Channel the other is worth nothing."""
    stage.wire.server.add_forum(FORUM.id, lacks=lacks)
    forum = Forum(FORUM.id, allowed=str(allowed))
    answer = await stage.wire.use(ADA, 7, NEW, {"game": "dust", "forum": forum})
    assert "You can’t create posts" in answer.text
    assert stage.wire.opened == []


async def test_a_forum_of_another_server_gets_no_table(stage: Stage, toy_game: None) -> None:
    stage.wire.server.add_forum(FORUM.id)
    stage.wire.server.channels[FORUM.id]["guild_id"] = "77"
    answer = await stage.wire.use(ADA, 7, NEW, {"game": "dust", "forum": FORUM})
    assert "You can’t create posts" in answer.text
    assert stage.wire.opened == []


@pytest.mark.parametrize("locale", ["en-US", "fr"])
async def test_a_required_tag_that_is_missing_is_named(
    stage: Stage, toy_game: None, locale: str
) -> None:
    stage.wire.server.add_forum(FORUM.id, "Daily", required=True, lacks=MANAGE_CHANNELS)
    answer = await stage.wire.use(ADA, 7, NEW, {"game": "dust", "forum": FORUM}, locale=locale)
    assert ("Sans pendules" if locale == "fr" else "No clocks") in answer.text
    assert stage.wire.opened == []


async def test_a_required_tag_is_made(stage: Stage, toy_game: None) -> None:
    await opened(stage, "Daily", required=True)
    assert applied(stage) == ["No clocks"]


async def test_a_post_without_a_lobby_is_closed(
    stage: Stage, toy_game: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    request = stage.wire._request

    async def answer(http: Any, route: Any, **more: Any) -> Any:
        if route.method == "PATCH" and "messages" in route.path and not stage.wire.archived:
            content = (more.get("json") or {}).get("content") or ""
            if "Dust" in content:
                raise refusal(403, 50013)
        return await request(http, route, **more)

    monkeypatch.setattr(stage.wire, "_request", answer)
    answered = await opened(stage)
    assert "permission" in answered.text
    assert len(stage.wire.archived) == 1
    assert answered.posted[-1] == "🪐 No table was opened here."
    answered = await stage.wire.use(ADA, 7, NEW, {"game": "dust"})
    assert "is open in" in answered.text


# In a post


async def test_in_a_post_a_thread_is_another_post(stage: Stage, toy_game: None) -> None:
    stage.wire.server.add_forum(IN_POST, "No clocks")
    options = {"game": "dust", "thread": True}
    answer = await stage.wire.use(ADA, 7, NEW, options, place="thread")
    assert "is open in" in answer.text
    (request,) = stage.wire.opened
    assert request["applied_tags"] == ["500"]


async def test_in_a_thread_of_a_text_channel_there_is_none(stage: Stage, toy_game: None) -> None:
    options = {"game": "dust", "thread": True}
    answer = await stage.wire.use(ADA, 7, NEW, options, place="thread")
    assert "can’t create a thread here" in answer.text
    assert stage.wire.opened == []


@pytest.mark.parametrize("where", [{"forum": FORUM}, {"thread": True}])
async def test_a_practice_gets_no_post(stage: Stage, toy_game: None, where: dict[str, Any]) -> None:
    for each in (IN_POST, FORUM.id):
        stage.wire.server.add_forum(each)
    options = {"game": "dust", "practice": True, **where}
    answer = await stage.wire.use(ADA, 7, NEW, options, place="thread")
    assert "only you play" in answer.text
    assert stage.wire.opened == []


# At the same time


async def test_a_tag_that_was_deleted_meanwhile_is_left_out(
    stage: Stage, toy_game: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    request = stage.wire._request

    async def answer(http: Any, route: Any, **more: Any) -> Any:
        if (more.get("json") or {}).get("applied_tags"):
            raise refusal(404, 10087)
        return await request(http, route, **more)

    monkeypatch.setattr(stage.wire, "_request", answer)
    answered = await opened(stage, "No clocks")
    assert "is open in" in answered.text
    assert applied(stage) == []


async def test_two_tables_at_once_share_a_new_tag(
    stage: Stage, toy_game: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord takes all tags of a forum at once: neither table removes the other's."""
    request = stage.wire._request

    async def slow(http: Any, route: Any, **more: Any) -> Any:
        await asyncio.sleep(0)
        return await request(http, route, **more)

    monkeypatch.setattr(stage.wire, "_request", slow)
    stage.wire.server.add_forum(FORUM.id, "Beginners")
    client = stage.app.client
    found = await client.fetch_channel(FORUM.id)
    paces = ("daily", "daily", "live")
    made = await asyncio.gather(*(room_in(client, found, "x", pace, "en") for pace in paces))
    known = stage.wire.server.channels[FORUM.id]["available_tags"]
    assert [tag["name"] for tag in known] == ["Beginners", "Daily", "Live"]
    assert len(made) == len(paces)
    given = [request["applied_tags"] for request in stage.wire.opened]
    assert sorted(given) == [["501"], ["501"], ["502"]]
