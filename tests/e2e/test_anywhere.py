"""Where the bot is not: its commands for people who have installed it, and the menu on a name."""

from __future__ import annotations

from typing import Any

import pytest

from tests.e2e.dust import begin
from tests.e2e.harness import (
    BotProcess,
    Refused,
    Standin,
    answered,
    components,
    ready,
    text_of,
)

Running = tuple[Standin, BotProcess]


async def placed(discord: Standin, place: str) -> str:
    """Make a place where Ada has installed the bot, and return how it is called."""
    if place == "dm":
        return "dm:Ada"
    await discord.call("PATCH", "users/Ada", {"installed": True})
    if place == "group":
        body = {"name": "Pals", "members": ["Ada", "Brian"]}
        return (await discord.call("POST", "groups", body))["id"]
    guild = await discord.call("POST", "guilds", {"name": "Far", "owner": "Ada", "bot": False})
    made = await discord.call("POST", "channels", {"guild": guild["id"], "name": "far-away"})
    return made["id"]


@pytest.mark.parametrize("place", ["dm", "group", "far"])
async def test_tables_and_settings_are_shown_anywhere(toy: Running, place: str) -> None:
    discord, _ = toy
    table = await begin(discord, "Brian")
    channel = await placed(discord, place)
    mine = (await discord.command("Ada", "table mine", channel))["message"]
    assert table in text_of(mine)
    assert mine["flags"] & 64
    panel = (await discord.command("Ada", "table me", channel))["message"]
    assert panel["flags"] & 64
    opened = await discord.press("Ada", "Change…", message=panel)
    changed = (await discord.fill("Ada", opened, zone="Europe/Paris", quiet="22-7"))["message"]
    assert "22:00–07:00" in text_of(changed)
    asked = (await discord.press("Ada", "Delete my data…", message=changed))["message"]
    back = (await discord.press("Ada", "Back", message=asked))["message"]
    assert "22:00–07:00" in text_of(back)
    zones = await discord.complete("Ada", "table me", "time-zone", "Paris", channel=channel)
    assert zones


@pytest.mark.parametrize("place", ["group", "far"])
async def test_everything_else_says_that_it_needs_a_server_with_the_bot(
    toy: Running, place: str
) -> None:
    discord, _ = toy
    channel = await placed(discord, place)
    for command, options in (
        ("table new", {"game": "dust"}), ("table help", {}), ("table act", {}),
        ("table settings", {}), ("table cancel", {"confirm": True}),
    ):  # fmt: skip
        refused = (await discord.command("Ada", command, channel, **options))["message"]
        assert "only works on a server that I’m on" in text_of(refused)
        assert refused["flags"] & 64
    assert await discord.complete("Ada", "table new", "game", channel=channel) == []
    with pytest.raises(Refused, match="no command"):
        await discord.command("Ada", "look board", channel)
    for message in await discord.messages(channel, user="Brian" if place == "group" else "Ada"):
        assert message["flags"] & 64
    mine = (await discord.command("Ada", "table mine", channel))["message"]
    assert "You have no tables" in text_of(mine)


async def picked(discord: Standin, who: str, whom: str, channel: str = "#welcome") -> Any:
    """Invite a person with the menu on their name."""
    body = {"user": who, "channel": channel, "target": whom, "command": "Invite to my table"}
    return answered(await discord.call("POST", "menus", body))["message"]


async def test_a_person_is_invited_with_the_menu_on_their_name(toy: Running) -> None:
    discord, _ = toy
    assert "Open one with /table new" in text_of(await picked(discord, "Ada", "Brian"))
    await discord.command("Ada", "table new", game="dust")
    assert "You invited Brian" in text_of(await picked(discord, "Ada", "Brian"))
    pings = (await discord.call("GET", "pings", user="Brian"))["badges"]
    assert sum(pings.values()) == 1
    assert "was invited to table" in text_of(await picked(discord, "Ada", "Brian"))
    assert (await discord.call("GET", "pings", user="Brian"))["badges"] == pings
    await discord.press("Brian", "Join")
    assert "already a player" in text_of(await picked(discord, "Ada", "Brian"))
    await discord.command("Ada", "table new", "#moon-table", game="dust")
    await discord.command("Ada", "table new", "#mars-table", game="dust")
    asked = await picked(discord, "Ada", "Chloé")
    assert "To which table do you invite Chloé?" in text_of(asked)
    (menu,) = [each for each in components(asked) if each["type"] == 3]
    value = menu["options"][0]["value"]
    chosen = (await discord.choose("Ada", asked, value))["message"]
    assert f"You invited Chloé to table #{value}" in text_of(chosen)


async def test_the_host_decides_whether_people_can_install_the_bot(toy: Running) -> None:
    """Discord says it when the bot starts; what is registered follows it."""
    discord, bot = toy

    async def places() -> list[list[int]]:
        found = await discord.call("GET", "commands", user="Ada", channel="#lounge")
        (table,) = [each for each in found["commands"] if each["name"] == "table"]
        return [table["integration_types"], table["contexts"]]

    for on, expected in ((True, [[0, 1], [0, 1, 2]]), (False, [[0], [0, 1]])):
        await discord.call("PATCH", "settings", {"user_install": on})
        assert await bot.stop() == 0
        await bot.start()
        await ready(discord, bot)
        assert await places() == expected
    assert "User Install is off at Discord" in bot.log()
