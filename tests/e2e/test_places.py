"""Tables in every kind of channel, and their fate when places and messages vanish."""

from __future__ import annotations

from typing import Any

from tests.e2e.harness import BotProcess, Standin, button, text_of
from tests.e2e.player import Player
from tests.e2e.test_surface import answer
from tests.e2e.test_toy import posts, practise
from tests.e2e.test_trouble import told

Running = tuple[Standin, BotProcess]


async def channel(discord: Standin, kind: str) -> str:
    """Make a channel of a kind."""
    body = {"name": f"some-{kind}", "kind": kind}
    return (await discord.call("POST", "channels", body))["id"]


async def thread_of(discord: Standin, where: str) -> dict[str, Any]:
    """Return the only thread of a channel."""
    channels = (await discord.call("GET", "state"))["channels"]
    (found,) = [c for c in channels if c.get("parent_id") == where]
    return found


async def test_tables_in_every_kind_of_channel(toy: Running) -> None:
    discord, _ = toy
    news = await channel(discord, "announcement")
    await discord.command("Ada", "table new", news, game="dust", name="Belt", thread=True)
    thread = await thread_of(discord, news)
    assert thread["type"] == 10
    assert thread["thread_metadata"]["auto_archive_duration"] == 7 * 24 * 60
    assert thread["name"] == "Belt"
    voice = await channel(discord, "voice")
    refused = await answer(discord, "Ada", "table new", channel=voice, game="dust", thread=True)
    assert "can’t create a thread" in refused
    await practise(discord, "Ada", voice)
    assert await Player(discord, "Ada", 1, channel=voice).turn()
    forum = await channel(discord, "forum")
    body = {"user": "Ada", "channel": forum, "name": "Our game"}
    post = (await discord.call("POST", "threads", body))["id"]
    await practise(discord, "Ada", post)
    assert await Player(discord, "Ada", 2, channel=post).turn()

    # Archived meanwhile: who acts opens the thread again.
    await discord.call("PATCH", f"channels/{post}", {"archived": True})
    assert await discord.until(Player(discord, "Ada", 3, channel=post).turn)
    assert not (await thread_of(discord, forum))["thread_metadata"]["archived"]

    # Gone: the table's creator hears of it, although there was nothing to post there.
    await discord.call("DELETE", f"channels/{voice}")
    (note,) = await discord.until(lambda: told(discord, "Ada", "no longer exists"))
    assert "/table settings" in text_of(note)
    # Another one in a thread: the first may be over by now, which is nobody's loss.
    other = (await discord.call("POST", "threads", {**body, "name": "Another game"}))["id"]
    await practise(discord, "Ada", other)
    await discord.call("DELETE", f"channels/{other}")
    assert len(await discord.until(lambda: two(discord))) == 2


async def two(discord: Standin) -> Any:
    notes = await told(discord, "Ada", "no longer exists")
    return notes if len(notes) == 2 else None


async def test_a_lobby_message_that_was_deleted_comes_back(toy: Running) -> None:
    discord, _ = toy
    await discord.command("Ada", "table new", game="dust", name="Ring")
    (lobby,) = await posts(discord, "Ring")
    await discord.call("DELETE", f"messages/{lobby['id']}", user="Ada")
    assert not await posts(discord, "Ring")
    await discord.command("Brian", "table join")
    (again,) = await discord.until(lambda: posts(discord, "Ring"))
    assert "Brian" in text_of(again)
    await discord.press("Ada", "Start", message=again)
    assert button(again, "Start")
    assert await Player(discord, "Ada", 1).turn()


async def test_a_question_that_was_deleted_comes_back(toy: Running) -> None:
    """At once where a fellow player nudges."""
    discord, _ = toy
    await discord.command("Ada", "table new", game="dust", name="Ring")
    await discord.press("Brian", "Join")
    await discord.press("Ada", "Start")
    (asked,) = await discord.until(lambda: posts(discord, "➜"))
    await discord.call("DELETE", f"messages/{asked['id']}", user="Ada")
    assert "posted it again" in await answer(discord, "Brian", "table nudge")
    assert await discord.until(lambda: posts(discord, "➜"))


async def test_a_table_that_could_not_be_announced_leaves_the_channel_free(toy: Running) -> None:
    discord, _ = toy
    path = "/channels/{channel_id}/messages"
    fault = {"count": 1, "status": 403, "path": path, "method": "POST",
             "body": {"message": "Missing Access", "code": 50001}}  # fmt: skip
    await discord.call("POST", "faults", fault)
    assert "permission" in await answer(discord, "Ada", "table new", game="dust", name="Ring")
    await discord.command("Ada", "table new", game="dust", name="Ring")
    assert len(await posts(discord, "Ring")) == 1
