"""Trouble at one table or with Discord: others play on, someone is notified, no data lost."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import Any

import pytest

from tests.e2e.dust import (
    MESSAGES,
    active,
    answer,
    begin,
    bids_done,
    boards,
    drawn,
    first_turn,
    in_thread,
    posts,
    practise,
    read,
    take_turn,
    told,
)  # fmt: skip
from tests.e2e.harness import (
    PATIENCE,
    BotProcess,
    Standin,
    button,
    components,
    ready,
    text_of,
)
from tests.e2e.player import Player

Running = tuple[Standin, BotProcess]


async def forbid(discord: Standin, *names: str) -> None:
    """Take permissions from the bot in the lounge, or give all back."""
    body = {"target": "bot", "allow": [], "deny": list(names)}
    await discord.call("PUT", "channels/lounge/permissions", body)


async def goes_on_elsewhere(discord: Standin) -> None:
    """Check that a table in a thread of another channel can be opened and played."""
    await discord.call("POST", "channels", {"name": "elsewhere"})
    await practise(discord, "Dmitri", "#elsewhere")
    assert await Player(discord, "Dmitri", 3, channel="#elsewhere").turn()
    await drawn(discord, "Round", "#elsewhere")


async def test_a_channel_in_which_the_bot_may_not_write(toy: Running) -> None:
    discord, bot = toy
    name, other = await first_turn(discord)
    await forbid(discord, "send_messages")
    await take_turn(discord, name, "site01")
    (note,) = await discord.until(lambda: told(discord, "Ada", "can’t post"))
    assert "Send Messages" in text_of(note)
    await goes_on_elsewhere(discord)
    # The game can be played on meanwhile; everyone is notified once.
    await take_turn(discord, other, "site02")
    assert not await boards(discord, "paints")
    await forbid(discord)  # now it may

    async def caught_up() -> Any:
        first, second = await boards(discord, "site01 red"), await boards(discord, "site02 red")
        return first and second and await posts(discord, "➜")

    await discord.until(caught_up)
    for site in ("site01", "site02"):
        assert len(await boards(discord, f"{site} red")) == 1
    assert len(await told(discord, "Ada", "can’t post")) == 1
    assert bot.process is not None
    assert bot.process.returncode is None


async def test_a_server_that_removes_the_bot_and_invites_it_again(toy: Running) -> None:
    discord, _ = toy
    name, _ = await first_turn(discord)
    fault = {"count": 1, "status": 503, "path": MESSAGES, "method": "POST"}
    await discord.call("POST", "faults", fault)  # so that the bot is removed before the post comes
    await take_turn(discord, name, "site01")
    state = await discord.call("GET", "state")
    (guild,) = state["guilds"]
    (user,) = [each["username"] for each in state["users"] if each.get("bot")]
    members = f"guilds/{guild['id']}/members"
    await discord.call("DELETE", members, {"user": user})
    await discord.until(lambda: told(discord, "Ada", "can’t post"))
    assert not await boards(discord, "site01 red")
    await discord.call("POST", members, {"user": user})
    assert len(await drawn(discord, "site01 red")) == 1


async def test_a_thread_that_a_moderator_locks_and_opens_again(toy: Running) -> None:
    """Nothing is lost meanwhile; the table's creator reads once who can mend it."""
    discord, bot = toy
    where = await in_thread(discord)
    await read(discord, "Belt", where)
    await discord.press("Ada", "Start", where)
    for seed, name in enumerate(("Ada", "Brian")):
        assert await Player(discord, name, seed, channel=where).turn()
    await read(discord, "Bids:", where)
    await bot.said(discord)
    last = max(int(m["id"]) for m in await discord.messages(where))
    fault = {"count": 1, "status": 503, "path": MESSAGES, "method": "POST"}
    await discord.call("POST", "faults", fault)  # the thread is locked before the post comes
    for name in ("Ada", "Brian"):
        if await Player(discord, name, 5, channel=where).turn():
            break
    await discord.call("PATCH", f"channels/{where}", {"locked": True, "archived": True})
    (note,) = await discord.until(lambda: told(discord, "Ada", "locked or archived"))
    assert f"<#{where}>" in text_of(note)
    assert "unlock" in text_of(note)
    await goes_on_elsewhere(discord)
    await discord.call("PATCH", f"channels/{where}", {"locked": False, "archived": False})

    async def caught_up() -> Any:
        seen = [m for m in await discord.messages(where) if int(m["id"]) > last]
        return [m for m in seen if m["attachments"]]

    await discord.until(caught_up)
    assert len(await told(discord, "Ada", "locked or archived")) == 1


async def test_a_deleted_channel_and_closed_direct_messages(toy: Running) -> None:
    discord, _ = toy
    table = await begin(discord, "Brian")
    await bids_done(discord)
    name, other = await active(discord)
    for person in ("Ada", "Brian"):
        await discord.call("PATCH", f"users/{person}", {"dm_open": False})
    await discord.command(name, "dust build", site="site01", size="1")
    await discord.command(name, "dust paint", colour="red")
    fault = {"count": 1, "status": 503, "path": MESSAGES, "method": "POST"}
    await discord.call("POST", "faults", fault)  # so that the channel goes before the post comes
    await discord.command(name, "table end")
    await discord.call("DELETE", "channels/lounge")
    await discord.call("POST", "channels", {"name": "new-home"})

    async def owed() -> Any:
        await discord.command("Ada", "table mine", "#new-home")
        seen = await discord.messages("#new-home", "Ada")
        return [m for m in seen if "no longer exists" in text_of(m)]

    (note,) = await discord.until(owed)
    assert "couldn’t write to you" in text_of(note)
    await goes_on_elsewhere(discord)
    command = {"channel": "#new-home", "table": table}
    record = await discord.command("Brian", "table settings", **command)
    assert "Move the table here" not in str(record), "that is for who opened the table"
    panel = (await discord.command("Ada", "table settings", **command))["message"]
    record = await discord.press("Ada", "Move the table here", message=panel)
    assert "is now in" in text_of(record["message"])

    async def there() -> Any:
        # Not what /table mine answered.
        ping = [m for m in await posts(discord, "➜", "#new-home") if components(m)]
        return ping if await boards(discord, "site01 red", "#new-home") else None

    (ping,) = await discord.until(there)
    assert len(await boards(discord, "site01 red", "#new-home")) == 1
    await discord.press(other, "Act", message=ping)
    assert button(ping, "Act")


async def test_a_table_moves_while_its_channel_lives(toy: Running) -> None:
    discord, _ = toy
    table = await begin(discord, "Brian")
    await bids_done(discord)
    await discord.call("POST", "channels", {"name": "new-home"})
    panel = (await discord.command("Ada", "table settings", "#new-home", table=table.lower()))[
        "message"
    ]
    await discord.press("Ada", "Move the table here", message=panel)
    await read(discord, "has moved to")
    await drawn(discord, "Bids:", "#new-home")

    async def only_there() -> Any:
        here, gone = await posts(discord, "➜", "#new-home"), await posts(discord, "➜")
        return len(here) == 1 and not gone

    await discord.until(only_there)
    assert "This channel has no table" in await answer(discord, "Brian", "table join")
    name = "Ada" if "nothing" not in text_of(
        (await discord.command("Ada", "table act", "#new-home"))["message"]
    ) else "Brian"  # fmt: skip
    assert await Player(discord, name, 4, channel="#new-home").turn()


async def test_errors_and_limits(toy: Running) -> None:
    discord, bot = toy
    name, other = await first_turn(discord)
    for number, (status, who) in enumerate(((500, name), (429, other)), 1):
        fault = {"count": 3, "status": status, "path": MESSAGES, "method": "POST"}
        await discord.call("POST", "faults", fault)
        await take_turn(discord, who, f"site0{number}")
        assert len(await drawn(discord, f"site0{number} red")) == 1
    await bot.said(discord)
    for number in (1, 2):
        assert len(await boards(discord, f"site0{number} red")) == 1


@pytest.mark.long
async def test_a_dropped_gateway(toy: Running) -> None:
    """In short: `tests/sandbox/test_client.py`."""
    discord, bot = toy
    await begin(discord, "Brian")
    # Commands sent while the line is down can be lost: people see that, and send them again.
    await discord.call("PATCH", "settings", {"ack_seconds": 3})
    for how in ("reset", "reconnect", "invalid"):
        await discord.call("POST", "gateway/drop", {"how": how})
        await ready(discord, bot)

        async def answers() -> bool:
            record = await discord.call(
                "POST", "commands",
                {"user": "Ada", "channel": "#lounge", "command": "look log", "options": {}},
            )  # fmt: skip
            return record["state"] != "failed" and not record["refusals"]

        await discord.until(answers)
    await discord.call("PATCH", "settings", {"ack_seconds": PATIENCE})
    assert await Player(discord, "Ada", 1).turn()


async def test_a_table_that_cannot_be_read_does_not_stop_the_others(toy: Running) -> None:
    discord, bot = toy
    table = await begin(discord, "Brian")
    await discord.call("POST", "channels", {"name": "second"})
    await discord.command("Ada", "table new", "#second", game="dust", name="Second")
    await discord.press("Chloé", "Join", "#second")
    await discord.press("Ada", "Start", "#second")
    assert await bot.stop() == 0
    with closing(sqlite3.connect(bot.folder / "bot.db")) as conn:
        conn.execute("UPDATE snapshots SET blob = x'00' WHERE table_id = ?", (table,))
        conn.commit()
    await bot.start()
    await ready(discord, bot)
    assert "can’t read" in await answer(discord, "Brian", "table act")
    assert await Player(discord, "Ada", 1, channel="#second").turn()
    mine = await answer(discord, "Ada", "table mine")
    assert "can’t read" in mine
    assert "Second" in mine
    assert any("table cannot be read" in line and table in line for line in bot.log().splitlines())
