"""Channels of every kind, archived threads, and a bot that is sent away and invited again."""

from __future__ import annotations

import asyncio

import pytest

from tests.sandbox.conftest import Hands, Json
from tests.sandbox.probe import Probe
from tests.sandbox.test_gateway import Line

BOT = "Slow Orbit"


async def made(hands: Hands, kind: str) -> str:
    channel = await hands.control("POST", "channels", {"name": f"a-{kind}", "kind": kind})
    return channel["id"]


@pytest.mark.parametrize(
    ("kind", "thread", "answer"),
    [
        ("text", 11, None),
        ("text", 12, None),
        ("text", 10, 50024),
        ("announcement", 10, None),
        ("announcement", 11, 50024),
        ("announcement", 12, 50024),
        ("voice", 11, 50024),
        ("forum", 11, 50035),
    ],
)
async def test_threads_of_each_kind(hands: Hands, kind: str, thread: int, answer: int) -> None:
    channel = await made(hands, kind)
    body = {"name": "t", "type": thread}
    status, found = await hands.api("POST", f"/channels/{channel}/threads", body)
    if answer is None:
        assert [status, found["type"], found["parent_id"]] == [201, thread, channel]
    else:
        assert [status, found["code"]] == [400, answer]


@pytest.mark.parametrize(
    ("kind", "status"), [("announcement", 200), ("voice", 200), ("forum", 400)]
)
async def test_messages_in_each_kind(hands: Hands, kind: str, status: int) -> None:
    channel = await made(hands, kind)
    found, answer = await hands.api("POST", f"/channels/{channel}/messages", {"content": "x"})
    assert found == status
    assert status == 200 or answer["code"] == 50008
    body = {"user": "Ada", "channel": channel, "content": "x"}
    if status == 200:
        await hands.control("POST", "messages", body)
    else:
        assert (await hands.refused("POST", "messages", body))[0] == 409


async def test_a_post_in_a_forum_is_a_thread_with_a_message(hands: Hands, probe: Probe) -> None:
    forum = await made(hands, "forum")
    body = {"user": "Ada", "channel": forum, "name": "Our game"}
    thread = await hands.control("POST", "threads", body)
    assert [m["content"] for m in await hands.messages("Ada", thread["id"])] == ["Our game"]
    record = await hands.command("play controls", channel=thread["id"])
    assert record["state"] == "answered"
    body = {"user": "Ada", "channel": forum, "command": "play controls"}
    assert (await hands.refused("POST", "commands", body))[0] == 404


async def test_who_presses_in_an_archived_thread_opens_it(hands: Hands, probe: Probe) -> None:
    thread = await hands.control(
        "POST", "threads", {"user": "Ada", "channel": "lounge", "name": "t"}
    )
    await hands.command("play controls", channel=thread["id"])
    await hands.control("PATCH", f"channels/{thread['id']}", {"archived": True})
    messages = await hands.messages("Ada", thread["id"])
    path = f"/channels/{thread['id']}/messages/{messages[-1]['id']}"
    status, answer = await hands.api("PATCH", path, {"content": "y"})
    assert [status, answer["code"]] == [400, 50083]
    record = await hands.press("Edit", channel=thread["id"])
    assert record["state"] == "answered"
    world = hands.sandbox.world
    assert not world.channels[thread["id"]]["thread_metadata"]["archived"]


async def test_threads_that_go_with_their_channel_are_not_named(hands: Hands) -> None:
    line = await Line.open(hands)
    await line.identify()
    made = [
        await hands.control("POST", "threads", {"user": "Ada", "channel": "lounge", "name": name})
        for name in ("Belt", "Ring")
    ]
    for _ in made:
        await line.event("THREAD_CREATE")
    await hands.control("DELETE", f"channels/{made[0]['id']}")
    assert (await line.next())["t"] == "THREAD_DELETE"
    await hands.control("DELETE", "channels/lounge")
    assert (await line.next())["t"] == "CHANNEL_DELETE"
    assert made[1]["id"] not in hands.sandbox.world.channels
    await hands.control("POST", "channels", {"name": "next"})
    assert (await line.next())["t"] == "CHANNEL_CREATE"


async def test_an_interaction_describes_its_channel_in_part(hands: Hands) -> None:
    line = await Line.open(hands)
    await line.identify()
    command = {"name": "look", "description": "x", "type": 1}
    path = f"/applications/{hands.sandbox.world.application_id}/commands"
    await hands.api("POST", path, command)
    asked = asyncio.create_task(hands.command("look", timeout=1))
    found = await line.event("INTERACTION_CREATE")
    asked.cancel()
    assert found["channel"]["name"] == "lounge"
    assert found["channel"].keys() >= {"type", "permissions", "position"}
    assert "permission_overwrites" not in found["channel"]
    assert found["guild"].keys() == {"id", "locale", "features"}


async def test_a_bot_hears_of_its_own_roles_without_the_intent(hands: Hands) -> None:
    line = await Line.open(hands)
    await line.identify()
    await line.event("GUILD_CREATE")
    await hands.control("POST", "roles", {"name": "players", "members": ["Brian", BOT]})
    changed = await line.event("GUILD_MEMBER_UPDATE")
    assert changed["user"]["id"] == hands.sandbox.world.application_id
    assert len(changed["roles"]) == 2


async def test_a_bot_that_was_sent_away_hears_nothing_more(hands: Hands, probe: Probe) -> None:
    guild = next(iter(hands.sandbox.world.guilds.values()))
    channel = await hands.channel_id()
    await hands.control("DELETE", f"guilds/{guild['id']}/members", {"user": BOT})
    status, answer = await hands.api("POST", f"/channels/{channel}/messages", {"content": "x"})
    assert [status, answer["code"]] == [403, 50001]
    body = {"user": "Ada", "channel": "lounge", "command": "play controls"}
    assert (await hands.refused("POST", "commands", body))[0] == 404
    line = await Line.open(hands)
    await line.identify()
    ready: Json = await line.event("READY")
    assert ready["guilds"] == []
    await hands.control("POST", "channels", {"name": "unheard"})
    await hands.control("POST", f"guilds/{guild['id']}/members", {"user": BOT})
    again = await line.next()
    assert [again["t"], again["d"]["id"]] == ["GUILD_CREATE", guild["id"]]
    status, _ = await hands.api("POST", f"/channels/{channel}/messages", {"content": "x"})
    assert status == 200
