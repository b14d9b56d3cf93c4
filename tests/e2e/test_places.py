"""Tables in every kind of channel and thread, and their fate when places and messages vanish."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.platform.permissions import INVITE
from sandbox.permissions import BOT, EVERYONE, names
from tests.e2e.dust import (
    MESSAGES,
    answer,
    drawn,
    gone,
    in_thread,
    labels,
    link,
    ping,
    posts,
    practise,
    read,
    told,
)  # fmt: skip
from tests.e2e.harness import BotProcess, Refused, Standin, button, components, text_of
from tests.e2e.player import Player, play_out

Running = tuple[Standin, BotProcess]
LABEL = "Move to a thread"
PRIVATE_THREAD = 12


async def channel(discord: Standin, kind: str) -> str:
    """Make a channel of a kind."""
    body = {"name": f"some-{kind}", "kind": kind}
    return (await discord.call("POST", "channels", body))["id"]


async def place(discord: Standin, **of: Any) -> dict[str, Any]:
    """Return the only place of which this is so."""
    channels = (await discord.call("GET", "state"))["channels"]
    (found,) = [c for c in channels if all(c.get(key) == value for key, value in of.items())]
    return found


async def test_tables_in_every_kind_of_channel(toy: Running) -> None:
    discord, _ = toy
    news = await channel(discord, "announcement")
    await discord.command("Ada", "table new", news, game="dust", name="Belt", thread=True)
    thread = await place(discord, parent_id=news)
    assert thread["type"] == 10
    assert thread["thread_metadata"]["auto_archive_duration"] == 7 * 24 * 60
    assert thread["name"] == "Belt"
    voice = await channel(discord, "voice")
    for where in (voice, "dm:Ada"):
        refused = await answer(discord, "Ada", "table new", channel=where, game="dust", thread=True)
        assert "can’t create a thread" in refused
    await practise(discord, "Ada", voice)
    assert await Player(discord, "Ada", 1, channel=voice).turn()
    await practise(discord, "Ada", "dm:Ada")
    assert await Player(discord, "Ada", 2, channel="dm:Ada").turn()
    forum = await channel(discord, "forum")
    body = {"user": "Ada", "channel": forum, "name": "Our game"}
    post = (await discord.call("POST", "threads", body))["id"]
    await practise(discord, "Ada", post)
    assert await Player(discord, "Ada", 2, channel=post).turn()

    # Archived meanwhile: who acts opens the thread again.
    await discord.call("PATCH", f"channels/{post}", {"archived": True})
    assert await discord.until(Player(discord, "Ada", 3, channel=post).turn)
    assert not (await place(discord, parent_id=forum))["thread_metadata"]["archived"]

    # Gone: the table's creator hears of it, although there was nothing to post there.
    await discord.call("DELETE", f"channels/{voice}")
    (note,) = await discord.until(lambda: told(discord, "Ada", "no longer exists"))
    assert "/table settings" in text_of(note)
    # Another one in a thread: the first may be over by now, which is nobody's loss.
    other = (await discord.call("POST", "threads", {**body, "name": "Another game"}))["id"]
    await practise(discord, "Ada", other)
    await discord.call("DELETE", f"channels/{other}")

    async def two() -> bool:
        return len(await told(discord, "Ada", "no longer exists")) == 2

    assert await discord.until(two)


async def test_a_thread_is_deleted_with_its_channel(toy: Running) -> None:
    """Discord does not name it, and the bot keeps no threads: it asks for it."""
    discord, bot = toy
    where = await in_thread(discord)
    await read(discord, "Belt", where)
    await channel(discord, "text")
    await discord.call("DELETE", "channels/some-text")
    await discord.call("DELETE", "channels/lounge")
    (note,) = await discord.until(lambda: told(discord, "Ada", "no longer exists"))
    assert "/table settings" in text_of(note)
    await bot.said(discord)
    assert len(await told(discord, "Ada", "no longer exists")) == 1


async def test_messages_that_were_deleted_come_back(toy: Running) -> None:
    """The lobby when someone joins, a question at once where a fellow player nudges."""
    discord, _ = toy
    await discord.command("Ada", "table new", game="dust", name="Ring")
    (lobby,) = await posts(discord, "Ring")
    await discord.call("DELETE", f"messages/{lobby['id']}", user="Ada")
    assert not await posts(discord, "Ring")
    await discord.command("Brian", "table join")
    (again,) = await read(discord, "Ring")
    assert "Brian" in text_of(again)
    await discord.press("Ada", "Start", message=again)
    asked = await ping(discord)
    await discord.call("DELETE", f"messages/{asked['id']}", user="Ada")
    assert "posted it again" in await answer(discord, "Brian", "table nudge")
    assert await ping(discord)


async def test_a_table_that_could_not_be_announced_leaves_the_channel_free(toy: Running) -> None:
    discord, _ = toy
    fault = {"count": 1, "status": 403, "path": MESSAGES, "method": "POST",
             "body": {"message": "Missing Access", "code": 50001}}  # fmt: skip
    await discord.call("POST", "faults", fault)
    assert "permission" in await answer(discord, "Ada", "table new", game="dust", name="Ring")
    await discord.command("Ada", "table new", game="dust", name="Ring")
    assert len(await posts(discord, "Ring")) == 1


async def test_a_lobby_goes_into_a_thread_and_shows_the_way(toy: Running) -> None:
    """Once, however often that is pressed, and what is missing for it is named."""
    discord, _ = toy
    await discord.command("Ada", "table new", game="dust", name="Belt")
    await discord.press("Brian", "Join")
    record = await discord.press("Brian", LABEL)
    assert "Only the table’s creator" in text_of(record["message"])
    deny = {"target": "bot", "allow": [], "deny": ["create_public_threads"]}
    await discord.call("PUT", "channels/lounge/permissions", deny)
    record = await discord.press("Ada", LABEL)
    await discord.shown(record, lambda answer: "Create Public Threads" in text_of(answer))
    (lobby,) = await posts(discord, "Belt")
    await discord.call("PUT", "channels/lounge/permissions", {**deny, "deny": []})
    body = {"user": "Ada", "message": lobby["id"], "custom_id": button(lobby, LABEL)}
    await asyncio.gather(*(discord.call("POST", "press", body) for _ in range(2)))
    (old,) = await read(discord, "continues in")
    assert components(old) == []
    made = [r for r in await discord.requests() if r["path"].endswith("/threads")]
    assert len([r for r in made if r["status"] < 300]) == 1
    where = link(old)

    async def there() -> Any:
        return [m for m in await posts(discord, "Belt", where) if "Join" in labels(m)]

    (lobby,) = await discord.until(there)
    assert "Brian" in text_of(lobby)
    assert LABEL not in labels(lobby), "none is offered where there can be none"
    # The channel is free for another one, and the table is played where it is now.
    await discord.command("Dmitri", "table new", game="dust", name="Ring")
    await discord.press("Ada", "Start", where)
    assert await Player(discord, "Ada", 1, channel=where).turn()
    assert await Player(discord, "Brian", 2, channel=where).turn()
    await read(discord, "Bids:", where)
    assert not await posts(discord, "Bids:")


async def test_a_game_in_a_thread_needs_no_more_than_the_invitation_gives(toy: Running) -> None:
    discord, bot = toy
    given = set(names(INVITE.value))
    deny = sorted({*BOT, *EVERYONE} - given)
    assert {"create_private_threads", "embed_links", "mention_everyone"} <= set(deny)
    body = {"target": "bot", "allow": sorted(given), "deny": deny}
    await discord.call("PUT", "channels/lounge/permissions", body)
    where = await in_thread(discord)

    async def there() -> Any:
        return [m for m in await posts(discord, "Belt", where) if components(m)]

    await discord.until(there)
    await discord.press("Ada", "Start", where)
    players = [Player(discord, "Ada", 1, channel=where), Player(discord, "Brian", 2, channel=where)]
    assert await play_out(players)
    assert len(await read(discord, ") is over.", where)) == 1
    await gone(discord, "➜", where)
    assert "not posted" not in bot.log()
    refused = [r for r in await discord.requests() if r["status"] in (401, 403)]
    assert refused == []


async def private_thread(running: Running, *members: str) -> str:
    """Make a private thread in the lounge that these people see; returns its id.

    It is made as moderators do: the stand-in's people cannot add anyone to it.
    """
    discord, bot = running
    for name in members:
        body = {"target": name, "allow": ["manage_threads"], "deny": []}
        await discord.call("PUT", "channels/lounge/permissions", body)
    lounge = await place(discord, name="lounge")
    address = f"{bot.env['DISCORD_API_BASE']}/channels/{lounge['id']}/threads"
    headers = {"Authorization": f"Bot {bot.env['DISCORD_TOKEN']}"}
    body = {"name": "Among us", "type": PRIVATE_THREAD}
    async with discord.session.post(address, json=body, headers=headers) as response:
        assert response.status == 201, await response.text()
        return (await response.json())["id"]


async def test_a_table_in_a_private_thread_is_played_there_and_nowhere_else(toy: Running) -> None:
    discord, _ = toy
    people = ("Ada", "Brian")
    where = await private_thread(toy, *people)
    await discord.command("Ada", "table new", where, game="dust", name="Belt")
    await discord.press("Brian", "Join", where)
    await discord.press("Ada", "Start", where)

    async def asked() -> Any:
        return [m for m in await posts(discord, "➜", where) if len(m["mentions"]) == len(people)]

    assert await discord.until(asked)
    # Archived meanwhile: who acts opens the thread again.
    await discord.call("PATCH", f"channels/{where}", {"archived": True})
    for seed, name in enumerate(people):
        assert await discord.until(Player(discord, name, seed, channel=where).turn)
    await drawn(discord, "Bids:", where)
    thread = await place(discord, id=where)
    assert thread["type"] == PRIVATE_THREAD
    assert not thread["thread_metadata"]["archived"]
    assert not await posts(discord, "Belt")
    with pytest.raises(Refused):
        await discord.messages(where, "Chloé")
