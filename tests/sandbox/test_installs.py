"""The application installed by people: conversations, and guilds without the bot."""

from __future__ import annotations

import asyncio

import pytest

from tests.sandbox.conftest import Hands, Json
from tests.sandbox.test_gateway import Line

GUILD_ONLY = {"name": "here", "description": "x", "contexts": [0, 1], "integration_types": [0]}
ANYWHERE = {"name": "me", "description": "x", "contexts": [0, 1, 2], "integration_types": [0, 1]}
MENU = {"name": "Invite", "type": 2, "contexts": [0], "integration_types": [0]}
BUTTON = {"type": 1, "components": [{"type": 2, "style": 2, "label": "Go", "custom_id": "go"}]}


async def commanded(hands: Hands) -> Line:
    """Connect a bot with a command for guilds, one for anywhere, and a menu."""
    app = hands.sandbox.world.application_id
    status, _ = await hands.api(
        "PUT", f"/applications/{app}/commands", [GUILD_ONLY, ANYWHERE, MENU]
    )
    assert status == 200
    line = await Line.open(hands)
    await line.identify()
    await line.event("READY")
    return line


async def placed(hands: Hands, place: str) -> str:
    """Make a place, and return how the control interface calls it."""
    if place == "dm":
        return "dm:Ada"
    if place == "group":
        made = await hands.control("POST", "groups", {"name": "Pals", "members": ["Ada", "Brian"]})
        return made["id"]
    guild = await hands.control("POST", "guilds", {"name": "Far", "owner": "Ada", "bot": False})
    channel = await hands.control("POST", "channels", {"guild": guild["id"], "name": "far-away"})
    return channel["id"]


async def install(hands: Hands, who: str = "Ada") -> None:
    await hands.control("PATCH", f"users/{who}", {"installed": True})


async def offered(hands: Hands, channel: str, who: str = "Ada") -> list[str]:
    found = await hands.control("GET", f"commands?user={who}&channel={channel.replace('#', '%23')}")
    return [each["name"] for each in found["commands"] + found["menus"]]


@pytest.mark.parametrize(
    ("place", "before", "after"),
    [
        ("lounge", ["here", "me", "Invite"], ["here", "me", "Invite"]),
        ("dm", ["here", "me"], ["here", "me"]),
        ("group", [], ["me"]),
        ("far", [], ["me"]),
    ],
)
async def test_commands_are_offered_where_they_are_installed(
    hands: Hands, place: str, before: list[str], after: list[str]
) -> None:
    await commanded(hands)
    channel = "lounge" if place == "lounge" else await placed(hands, place)
    assert await offered(hands, channel) == before
    await install(hands)
    assert await offered(hands, channel) == after
    if place in ("group", "far"):
        await hands.control("POST", "users", {"name": "Eve", "join": True})
    if place == "far":
        assert await offered(hands, channel, "Eve") == []


async def used(hands: Hands, line: Line, channel: str) -> tuple[Json, asyncio.Task[Json]]:
    """Use the command for anywhere; return the interaction, and the record that is to come."""
    acting = asyncio.create_task(hands.command("me", channel=channel))
    return await line.event("INTERACTION_CREATE"), acting


async def answer(hands: Hands, asked: Json, body: Json) -> int:
    status, _ = await hands.api(
        "POST", f"/interactions/{asked['id']}/{asked['token']}/callback", body
    )
    return status


@pytest.mark.parametrize(
    ("place", "context", "kinds"),
    [("lounge", 0, {"0", "1"}), ("dm", 1, {"0", "1"}), ("group", 2, {"1"}), ("far", 0, {"1"})],
)
async def test_an_interaction_names_its_place_and_its_installations(
    hands: Hands, place: str, context: int, kinds: set[str]
) -> None:
    """Those of a button are those of the command whose answer shows it."""
    line = await commanded(hands)
    await install(hands)
    channel = "lounge" if place == "lounge" else await placed(hands, place)
    asked, acting = await used(hands, line, channel)
    owners = asked["authorizing_integration_owners"]
    assert asked["context"] == context
    assert set(owners) == kinds
    assert owners["1"] == await hands.user_id("Ada")
    assert owners.get("0") in (None, asked.get("guild_id", "0"))
    assert ("member" in asked) is ("guild_id" in asked)
    message = {"content": "hi", "flags": 64, "components": [BUTTON]}
    assert await answer(hands, asked, {"type": 4, "data": message}) == 204
    record = await acting
    assert record["message"]["interaction_metadata"]["authorizing_integration_owners"] == owners
    body = {"user": "Ada", "message": record["message"]["id"], "custom_id": "go", "wait": "none"}
    await hands.control("POST", "press", body)
    pressed = await line.event("INTERACTION_CREATE")
    assert pressed["authorizing_integration_owners"] == owners
    assert pressed["context"] == context


async def test_a_command_for_guilds_brings_no_person(hands: Hands) -> None:
    line = await commanded(hands)
    await install(hands)
    acting = asyncio.create_task(hands.command("here", wait="none"))
    asked = await line.event("INTERACTION_CREATE")
    assert set(asked["authorizing_integration_owners"]) == {"0"}
    await acting


@pytest.mark.parametrize("place", ["group", "far"])
async def test_the_bot_writes_only_answers_where_it_is_not(hands: Hands, place: str) -> None:
    """It reads nothing there either, and gets five further answers."""
    line = await commanded(hands)
    await install(hands)
    channel = await placed(hands, place)
    status, body = await hands.api("POST", f"/channels/{channel}/messages", {"content": "hi"})
    assert (status, body["code"]) == (403, 50001)
    status, body = await hands.api("GET", f"/channels/{channel}")
    assert (status, body["code"]) == (403, 50001)
    asked, acting = await used(hands, line, channel)
    assert await answer(hands, asked, {"type": 4, "data": {"content": "0", "flags": 64}}) == 204
    await acting
    found: list[int] = []
    for number in range(6):
        path = f"/webhooks/{asked['application_id']}/{asked['token']}"
        status, body = await hands.api("POST", path, {"content": str(number), "flags": 64})
        found.append(status)
    assert found == [200] * 5 + [400]
    assert body["code"] == 40094


async def test_the_menu_on_a_name_sends_the_person(hands: Hands) -> None:
    line = await commanded(hands)
    body = {"user": "Ada", "channel": "lounge", "command": "Invite", "target": "Brian"}
    acting = asyncio.create_task(hands.control("POST", "menus", body))
    asked = await line.event("INTERACTION_CREATE")
    brian = await hands.user_id("Brian")
    assert asked["data"]["type"] == 2
    assert asked["data"]["target_id"] == brian
    assert set(asked["data"]["resolved"]) == {"users", "members"}
    assert list(asked["data"]["resolved"]["members"]) == [brian]
    assert await answer(hands, asked, {"type": 4, "data": {"content": "ok", "flags": 64}}) == 204
    record = await acting
    assert record["message"]["interaction_metadata"]["target_user"]["id"] == brian
    status, _ = await hands.refused("POST", "menus", body | {"command": "Nothing"})
    assert status == 404


async def test_a_group_is_of_people(hands: Hands) -> None:
    status, _ = await hands.refused("POST", "groups", {"members": ["Ada"]})
    assert status == 400
    channel = await placed(hands, "group")
    body = {"user": "Brian", "channel": channel, "content": "hello"}
    assert (await hands.control("POST", "messages", body))["content"] == "hello"
    assert [m["content"] for m in await hands.messages("Ada", channel)] == ["hello"]
    pings = await hands.control("GET", "pings?user=Ada")
    assert pings["badges"] == {channel: 1}
    status, _ = await hands.refused("POST", "messages", body | {"user": "Dmitri"})
    assert status == 409


async def test_commands_name_kinds_of_places_once_at_least(hands: Hands) -> None:
    app = hands.sandbox.world.application_id
    for wrong in ({"contexts": []}, {"contexts": [3]}, {"integration_types": []}):
        status, _ = await hands.api("PUT", f"/applications/{app}/commands", [ANYWHERE | wrong])
        assert status == 400
