"""Two games of Projet Cérès with the same decisions: other hands change no request.

In short, and with more that is hidden: `tests/bot/test_by_post_leaks.py`.
"""

from __future__ import annotations

import hashlib
import re
import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import closing
from difflib import unified_diff
from pathlib import Path
from typing import Any

import pytest

from games.core.actions import Action, fields, kind
from games.projet_ceres import actions as act
from games.projet_ceres.game import GAME
from tests.bot.wire import command_path
from tests.e2e.dust import PRIVATE
from tests.e2e.harness import BotProcess, Refused, Standin, playing
from tests.e2e.test_projet import PEOPLE

DEAL = "1"
"""Chloé begins, with two ships next to Dmitri's one; Ada has a card that moves ships in hand."""
PLAIN, HANDS = "#ceres-table", "#mars-table"
"""Where players have other hands."""
SHIPS = act.Sail("A4", "A5")
Decided = tuple[str, Sequence[Action]]
STEPS: list[Decided] = [
    ("Chloé", [act.Move(), SHIPS, SHIPS, act.Arrive()]),
    ("Dmitri", []),
    ("Chloé", [act.Produce()]),
    ("Dmitri", [act.Produce()]),
    ("Ada", [act.Produce()]),
    ("Brian", [act.Produce()]),
    ("Chloé", [act.PlaceAgent("supply_2"), act.Put("rock", "board", 1)]),
    *((name, []) for name in ("Dmitri", "Ada", "Brian", "Chloé")),
    *((name, []) for name in ("Ada", "Brian", "Chloé")),
]
"""Who decides what, and ends it: the first round up to where Dmitri alone keeps Phase 4 open."""


class Table:
    """A table of four in its own channel."""

    def __init__(self, discord: Standin, bot: BotProcess, channel: str) -> None:
        self.discord = discord
        self.bot = bot
        self.channel = channel
        self.lobby = self.place = ""
        self.id = ""

    async def begin(self) -> None:
        first, *others = PEOPLE
        made = await self.discord.command(first, "table new", self.channel, game="projet_ceres")
        for name in others:
            await self.discord.press(name, "Join", self.channel)
        await self.discord.press(first, "Start", self.channel)
        self.lobby, self.place = made["message"]["id"], made["channel_id"]
        with closing(sqlite3.connect(self.bot.folder / "bot.db")) as store:
            query = "SELECT id FROM tables WHERE channel_id = ?"
            (self.id,) = store.execute(query, [int(self.place)]).fetchone()

    async def type(self, name: str, action: Action) -> None:
        """Type a decision."""
        words = GAME.words("en")
        given = {words.field(kind(action), f).name: str(getattr(action, f)) for f in fields(action)}
        path = " ".join(command_path(GAME, type(action), "en"))
        await self.discord.command(name, path, self.channel, **given)

    async def decide(self, name: str, actions: Sequence[Action]) -> None:
        """Let a player decide, and end it; an attack is over with the question to another."""
        for action in actions:
            await self.type(name, action)
        if not actions or actions[-1] != act.Arrive():
            await self.discord.command(name, "table end", self.channel)

    async def hand(self, name: str) -> list[str]:
        """Return the cards that a player may discard."""
        path = " ".join(command_path(GAME, act.DiscardCard, "en"))
        offered = await self.discord.complete(name, path, "card", channel=self.channel)
        return [choice["value"] for choice in offered]

    async def requests(self) -> list[dict[str, Any]]:
        """Return the bot's requests to the channel, without names of this table or a moment."""
        await self.bot.said(self.discord)
        found: list[dict[str, Any]] = []
        for request in await self.discord.requests():
            path = request["path"]
            lobby = path.endswith(self.lobby) or "b:cancel:" in repr(request["body"])
            looked = request["method"] == "GET"  # whether a question still stands: nobody sees that
            if f"/channels/{self.place}" not in path or lobby or looked:
                continue
            body = dict(request["body"] or {})
            body.pop("nonce", None)
            kept = {key: request[key] for key in ("method", "template", "query", "files", "status")}
            found.append({**kept, "body": self._anonymous(body)})
        return found

    def _anonymous(self, body: Any) -> Any:
        """Return a sent body with other names for this table, messages and moments."""
        text = repr(body).replace(self.id, "TABLE").replace(self.place, "CHANNEL")
        return re.sub(r"<t:\d+", "<t:", re.sub(r"\d{17,20}|[0-9a-f]{64}", "ID", text))

    async def pictures(self) -> list[list[str]]:
        """Return the bytes of all pictures that stand in the channel, as hashes."""
        found: list[list[str]] = []
        for message in await self.discord.messages(self.channel, user="Dmitri"):
            if message["flags"] & PRIVATE:
                continue
            hashes = list[str]()
            for attachment in message["attachments"]:
                async with self.discord.session.get(attachment["url"]) as response:
                    hashes.append(hashlib.sha256(await response.read()).hexdigest())
            found.append(hashes)
        return found

    async def seen(self) -> dict[str, Any]:
        """Return all public sights of the table: texts, pings, alts, pictures."""
        return {"requests": await self.requests(), "pictures": await self.pictures()}


@pytest.fixture
async def running(tmp_path: Path) -> AsyncIterator[tuple[Standin, BotProcess]]:
    """Yield the bot, at whose second game all players hold other cards."""
    more = {"GAME_SEED": DEAL, "GAME_PERMUTED": "2"}
    async with playing(tmp_path, "tests.e2e.quick_projet", **more) as (discord, bot):
        yield discord, bot


@pytest.mark.long
async def test_what_is_hidden_changes_nothing_that_is_sent_to_the_channel(
    running: tuple[Standin, BotProcess],
) -> None:
    tables = [Table(*running, channel) for channel in (PLAIN, HANDS)]
    for table in tables:
        await table.begin()
    discord, bot = running
    for step, (name, actions) in enumerate(STEPS):
        await bot.said(discord)  # a question that is overtaken is never posted
        for table in tables:
            await table.decide(name, actions)
        await alike(tables, step)
    hands = [await table.hand("Ada") for table in tables]
    assert hands[0] != hands[1], "others have other cards, or the test proves nothing"


async def alike(tables: list[Table], step: int) -> None:
    """Wait until the channels of all tables were sent the same."""
    seen: list[dict[str, Any]] = []

    async def same() -> bool:
        seen[:] = [await table.seen() for table in tables]
        return seen[0] == seen[1]

    try:
        await tables[0].discord.until(same)
    except Refused:
        for table, other in zip(tables, seen, strict=True):
            for what, plain in seen[0].items():
                changed = list(unified_diff([*map(str, plain)], [*map(str, other[what])], n=0))
                assert not changed, f"after step {step} in {table.channel}"
        raise
