"""A table in a private thread, which only its members see."""

from __future__ import annotations

from typing import Any

import pytest

from tests.e2e.harness import BotProcess, Refused, Standin
from tests.e2e.player import Player
from tests.e2e.test_toy import posts

Running = tuple[Standin, BotProcess]
PRIVATE_THREAD = 12
PLAYERS = ("Ada", "Brian")


async def private_thread(running: Running, *names: str) -> str:
    """Make a private thread in the lounge that these people see; returns its id.

    It is made as moderators do: the stand-in's people cannot add anyone to it.
    """
    discord, bot = running
    for name in names:
        body = {"target": name, "allow": ["manage_threads"], "deny": []}
        await discord.call("PUT", "channels/lounge/permissions", body)
    state = await discord.call("GET", "state")
    (lounge,) = [c for c in state["channels"] if c.get("name") == "lounge"]
    address = f"{bot.env['DISCORD_API_BASE']}/channels/{lounge['id']}/threads"
    headers = {"Authorization": f"Bot {bot.env['DISCORD_TOKEN']}"}
    body = {"name": "Among us", "type": PRIVATE_THREAD}
    async with discord.session.post(address, json=body, headers=headers) as response:
        assert response.status == 201, await response.text()
        return (await response.json())["id"]


async def test_a_table_in_a_private_thread_is_played_there_and_nowhere_else(toy: Running) -> None:
    discord, _ = toy
    where = await private_thread(toy, *PLAYERS)
    await discord.command("Ada", "table new", where, game="dust", name="Belt")
    await discord.press("Brian", "Join", where)
    await discord.press("Ada", "Start", where)

    async def asked() -> Any:
        return [m for m in await posts(discord, "➜", where) if len(m["mentions"]) == len(PLAYERS)]

    assert await discord.until(asked)
    # Archived meanwhile: who acts opens the thread again.
    await discord.call("PATCH", f"channels/{where}", {"archived": True})
    for seed, name in enumerate(PLAYERS):
        assert await discord.until(Player(discord, name, seed, channel=where).turn)

    async def shown() -> Any:
        return [m for m in await posts(discord, "Bids:", where) if m["attachments"]]

    assert await discord.until(shown)
    state = await discord.call("GET", "state")
    (thread,) = [c for c in state["channels"] if c["id"] == where]
    assert thread["type"] == PRIVATE_THREAD
    assert not thread["thread_metadata"]["archived"]
    assert not await posts(discord, "Belt")
    with pytest.raises(Refused):
        await discord.messages(where, "Chloé")
