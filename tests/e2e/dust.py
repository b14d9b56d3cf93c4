"""Steps that tests with the toy game have in common."""

from __future__ import annotations

from typing import Any

from tests.e2e.harness import Standin, components, text_of
from tests.e2e.player import moves, press

PRIVATE = 1 << 6
"""The flag of a reply that only one person sees."""
PEOPLE = ("Ada", "Brian", "Chloé")
END = dict.fromkeys(PEOPLE, "Confirm and end turn") | {"Chloé": "Valider et finir le tour"}
MESSAGES = "/channels/{channel_id}/messages"


async def begin(discord: Standin, *others: str, channel: str = "#lounge") -> str:
    """Open a table with Ada and others and start it; returns its id."""
    record = await discord.command("Ada", "table new", channel, game="dust")
    for name in others:
        await discord.press(name, "Join", channel)
    await discord.press("Ada", "Start", channel)
    return record["message"]["content"].split("#")[1].split(" ")[0]


async def practise(discord: Standin, name: str, channel: str = "#lounge") -> None:
    """Open a practice and start it."""
    record = await discord.command(name, "table new", channel, game="dust", practice=True)
    await discord.press(name, "Begin", message=record["message"])


async def posts(discord: Standin, word: str, channel: str = "#lounge") -> list[dict[str, Any]]:
    """Return the public messages with a word in them."""
    seen = await discord.messages(channel)
    return [m for m in seen if word in text_of(m) and not m.get("flags", 0) & PRIVATE]


async def read(discord: Standin, word: str, channel: str = "#lounge") -> list[dict[str, Any]]:
    """Wait until there are public messages with a word in them."""
    return await discord.until(lambda: posts(discord, word, channel))


async def gone(discord: Standin, word: str, channel: str = "#lounge") -> None:
    """Wait until no public message has a word in it."""

    async def none() -> bool:
        return not await posts(discord, word, channel)

    await discord.until(none)


async def boards(discord: Standin, word: str, channel: str = "#lounge") -> list[dict[str, Any]]:
    """Return the public messages with a picture and a word in them."""
    return [m for m in await posts(discord, word, channel) if m["attachments"]]


async def drawn(discord: Standin, word: str, channel: str = "#lounge") -> list[dict[str, Any]]:
    """Wait until there are public messages with a picture and a word in them."""
    return await discord.until(lambda: boards(discord, word, channel))


async def told(discord: Standin, user: str, word: str) -> list[dict[str, Any]]:
    """Return the direct messages of the bot to a person that hold a word."""
    seen = await discord.messages(f"dm:{user}", user)
    return [message for message in seen if word in text_of(message)]


async def answer(discord: Standin, user: str, command: str, **options: Any) -> str:
    """Return the text of a command's private answer."""
    record = await discord.command(user, command, **options)
    assert record["ephemeral"], f"{command} was answered in public"
    return text_of(record["message"])


async def filled(
    discord: Standin, panel: dict[str, Any], label: str, **entered: str
) -> dict[str, Any]:
    """Let Ada fill in the form behind a button of a panel; returns the panel."""
    opened = await discord.press("Ada", label, message=panel)
    return (await discord.fill("Ada", opened, **entered))["message"]


async def asked(discord: Standin, decision: str) -> list[dict[str, Any]]:
    """Return the one message that asks, once it asks for this decision and no other is left."""
    pings = await posts(discord, "➜")
    return pings if [decision in text_of(ping) for ping in pings] == [True] else []


async def ping(discord: Standin, decision: str = "") -> dict[str, Any]:
    """Wait for the one message that asks for a decision."""
    return (await discord.until(lambda: asked(discord, decision)))[0]


async def open_panel(discord: Standin, name: str, channel: str = "#lounge") -> dict[str, Any]:
    """Open a person's panel by its command."""
    return (await discord.command(name, "table act", channel))["message"]


async def bid(discord: Standin, name: str, place: int = 0) -> dict[str, Any]:
    """Bid a card of one's hand; returns the panel."""
    panel = await open_panel(discord, name)
    cards = [move.label for move in moves(panel) if move.name in ("pick", "choose", "mark")]
    return await press(discord, name, cards[place], panel=panel)


async def bid_done(discord: Standin, name: str, place: int = 0) -> dict[str, Any]:
    """Let a person bid and end their part; returns their panel."""
    panel = await bid(discord, name, place)
    return (await discord.press(name, END[name], message=panel))["message"]


async def bids_done(discord: Standin, *names: str) -> None:
    """Bring a table of Ada and Brian (or others) to the first turn."""
    for name in names or ("Ada", "Brian"):
        await bid(discord, name)
        await discord.command(name, "table end")
    await read(discord, "Bids:")
    await ping(discord, "Build, survey or pass")


async def active(discord: Standin) -> tuple[str, str]:
    """Return who has to decide and who waits."""
    panel = await open_panel(discord, "Ada")
    return ("Brian", "Ada") if "nothing to decide" in text_of(panel) else ("Ada", "Brian")


async def first_turn(discord: Standin) -> tuple[str, str]:
    """Begin a game of Ada and Brian, up to the first turn; returns whose it is, and who waits."""
    await begin(discord, "Brian")
    await bids_done(discord)
    return await active(discord)


async def take_turn(discord: Standin, name: str, site: str) -> None:
    """Build on a site, paint it red and end the turn."""
    await discord.command(name, "dust build", site=site, size="1")
    await discord.command(name, "dust paint", colour="red")
    await discord.command(name, "table end")


async def in_thread(discord: Standin) -> str:
    """Take a new table of Ada and Brian to a thread; return its id."""
    await discord.command("Ada", "table new", game="dust", name="Belt")
    await discord.press("Brian", "Join")
    await discord.press("Ada", "Move to a thread")
    (old,) = await read(discord, "continues in")
    return link(old)


def link(message: dict[str, Any]) -> str:
    """Return the channel that a message links to."""
    return text_of(message).split("<#")[1].split(">")[0]


def labels(message: dict[str, Any]) -> list[str]:
    """Return the labels of a message's buttons."""
    return [c.get("label", "") for c in components(message)]
