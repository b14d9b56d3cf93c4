"""Ares Expedition through the stand-in, from the lobby to the score sheet.

Four people decide in any order, by buttons and by commands, and everything happens to them on the
way that happens by post.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.e2e.ares_by_post import FirstRound
from tests.e2e.audit import check_pings, check_posts, check_scores
from tests.e2e.by_post import set_pace, timed
from tests.e2e.chronicle import Chronicle
from tests.e2e.harness import LATENCY, BotProcess, Standin, components, playing, ready, text_of
from tests.e2e.player import awaited, moves
from tests.e2e.secrets import leaks
from tests.e2e.settler import Settler, stage
from tests.e2e.test_toy import posts

Running = tuple[Standin, BotProcess]
PEOPLE = ("Ada", "Brian", "Chloé", "Dmitri")
REVEALED = "\nPhases: **"
"""Begins the line of which phases people have chosen."""
MOST = 120
"""Phases after which a game counts as endless."""


@pytest.fixture
async def ares(tmp_path: Path) -> AsyncIterator[Running]:
    """Yield the bot as it is shipped, with a faster clock."""
    async with playing(tmp_path, "tests.e2e.quick", latency=LATENCY, GAME_SEED="2023") as running:
        yield running


class Table:
    """A table of Ares Expedition and the people at it."""

    def __init__(self, running: Running, *people: str) -> None:
        self.discord, self.bot = running
        self.people = {
            name: Settler(self.discord, self.bot, name, n) for n, name in enumerate(people)
        }
        self.opened: dict[str, dict[str, Any]] = {}

    async def begin(self, *, clocks: bool = False, **options: str) -> None:
        """Sit down and start, with clocks if they are wanted."""
        first, *others = self.people
        await self.discord.command(first, "table new", game="ares")
        if clocks:
            await set_pace(self.discord, first)
        for name in others:
            await self.discord.press(name, "Join")
        for key, value in options.items():
            panel = (await self.discord.press(first, "Options"))["message"]
            form = await self.discord.press(first, "Rules…", message=panel)
            await self.discord.fill(first, form, **{key: value})
        await self.discord.press(first, "Start")
        if clocks:
            await timed(self.discord)

    async def asked(self) -> str:
        """Return what the channel is asked for now, nothing if the game is over.

        If there is nobody to notify, the post about the events has the way to the panel, and no
        message asks. Every player's panel is open then.
        """
        await self.bot.said(self.discord)
        self.opened = await self.panels()
        here = stage(self.opened["Ada"])

        async def of_now() -> tuple[str] | None:
            texts = [text_of(m) for m in await posts(self.discord, "➜")] or await self.open_post()
            now = all(text.startswith(here) for text in texts)
            return ("\n".join(texts),) if now and bool(texts) != self.over() else None

        (text,) = await self.discord.until(of_now)
        return text

    async def open_post(self) -> list[str]:
        """Return the newest post, if it has the way to the panel."""
        shown = [m for m in await posts(self.discord, "") if not m["content"]][-1:]
        acts = [m for m in shown if "Act" in [c.get("label") for c in components(m)]]
        return [text_of(message).lstrip() for message in acts]

    def over(self) -> bool:
        """Return whether the game is over."""
        with closing(sqlite3.connect(self.bot.folder / "bot.db")) as store:
            return store.execute("SELECT status FROM tables").fetchone() == ("finished",)

    async def panels(self) -> dict[str, dict[str, Any]]:
        """Open all players' panels."""
        opened = await asyncio.gather(*(who.open() for who in self.people.values()))
        return dict(zip(self.people, opened, strict=True))

    async def phase(self, panels: dict[str, dict[str, Any]] | None = None) -> None:
        """Let all players decide at the same time until the phase is over; `panels` are open."""
        panels = panels or await self.panels()
        acted = await asyncio.gather(*(self.people[name].phase(p) for name, p in panels.items()))
        assert any(acted)

    async def again(self) -> None:
        """Start the bot again."""
        await self.bot.start()
        await ready(self.discord, self.bot)

    async def pick(self, name: str, place: int = 0) -> str:
        """Choose the nth thing that a person's panel offers first; returns its label."""
        panel = await self.people[name].open()
        offered = [move for move in moves(panel) if move.name in ("pick", "choose", "mark")]
        await self.people[name].take(panel, offered[place])
        return offered[place].label

    async def done(self, count: int) -> None:
        """Wait until the channel shows that this number of players are done."""

        async def told() -> bool:
            texts = [text_of(message) for message in await posts(self.discord, "➜")]
            return [f"{count} of {len(self.people)} " in text for text in texts] == [True]

        assert await self.discord.until(told)

    async def awaited(self) -> list[str]:
        """Return the players who have to act."""
        return [name for name, panel in (await self.panels()).items() if awaited(panel)]


# What happens to people by post, each beginning when a phase has just opened


async def out_of_order(table: Table) -> None:
    """They decide out of order, one changes her mind, and the bot dies in the middle of it."""
    assert "0 of 4 are done" in await table.asked()
    await table.pick("Chloé", 1)
    await table.pick("Ada", 0)
    changed = await table.pick("Ada", 1)
    await table.bot.kill()
    await table.again()
    await table.done(2)
    corporation, _, _ = changed.partition(" (")
    assert f"You chose {corporation}" in text_of(await table.people["Ada"].open())
    # The last two press at the same moment.
    await asyncio.gather(table.pick("Brian"), table.pick("Dmitri"))
    await table.bot.said(table.discord)
    (told,) = [m for m in await posts(table.discord, corporation) if not m["content"]]
    assert text_of(told).count("Ada") == 1  # all choices are shown together, her last choice only


async def somebody_away(table: Table) -> None:
    """Dmitri is away: nobody chooses for them, the table is notified, and they come back."""
    for name in ("Brian", "Ada", "Chloé"):
        await table.pick(name)
    await table.done(3)
    assert not await posts(table.discord, REVEALED)
    assert await table.bot.stop() == 0
    long_ago(table.bot.folder, "Dmitri")
    await table.again()

    async def told() -> Any:
        return await posts(table.discord, "Dmitri is not answering")

    assert len(await table.discord.until(told)) == 1
    assert not await posts(table.discord, REVEALED)
    await table.pick("Dmitri")

    async def revealed() -> Any:
        told = await posts(table.discord, REVEALED)
        return [message for message in told if not message["content"]]

    assert len(await table.discord.until(revealed)) == 1


async def minds_changed(table: Table) -> None:
    """One player is done and continues after all; another takes back a decision."""
    name, *others = await table.awaited()
    cards = {who: await table.discord.complete(who, "ares sell", "card") for who in others}
    other, card = next((who, offered[0]) for who, offered in cards.items() if offered)
    await table.discord.command(name, "table end")
    await table.done(4 - len(await table.awaited()))
    before = len(await table.awaited())
    await table.discord.command(name, "ares reopen")
    assert len(await table.awaited()) == before + 1
    panel = await table.people[other].open()
    after = (await table.discord.command(other, "ares sell", card=card["value"]))["message"]
    assert card not in await table.discord.complete(other, "ares sell", "card")
    back = (await table.discord.press(other, UNDO[other], message=after))["message"]
    assert labels(back) == labels(panel)
    await table.phase()


async def pressed_twice(table: Table) -> None:
    """Deliver a press twice at once: it counts once."""
    panels = await table.panels()
    name, first = next(
        (name, move)
        for name, panel in panels.items()
        for move in moves(panel)
        if awaited(panel) and move.name in ("pick", "choose", "mark")
    )
    before = decided(table.bot.folder)
    await asyncio.gather(*(table.people[name].take(panels[name], first) for _ in range(2)))
    taken = decided(table.bot.folder) - before
    assert taken
    assert set(taken.values()) == {1}
    await table.phase()


def decided(folder: Path) -> Counter[bytes]:
    """Return the decisions so far: those in the log, and those in hand."""
    with closing(sqlite3.connect(folder / "bot.db")) as store:
        log = [row[0] for row in store.execute("SELECT action FROM entries") if row[0]]
        for (presses,) in store.execute("SELECT presses FROM drafts"):
            log += [action for press in msgspec.msgpack.decode(presses) for action in press]
    return Counter(log)


async def sudden_death(table: Table) -> None:
    """Kill the bot when some are done and one is mid-turn; nobody notices when it is back."""
    first, second, *_ = await table.awaited()
    await table.discord.command(first, "table end")
    await table.people[second].press(await table.people[second].open())
    before = await table.panels()
    await table.bot.kill()
    await table.again()
    after = await table.panels()
    for name in table.people:
        assert (text_of(after[name]), labels(after[name])) == (
            text_of(before[name]),
            labels(before[name]),
        )
    await table.phase()


async def unsaid(table: Table) -> None:
    """Close a phase while Discord takes no message, then kill the bot: one post, later."""
    fault = {"count": 99, "status": 502, "path": "/channels/{channel_id}/messages"}
    await table.discord.call("POST", "faults", fault)
    for who in table.people.values():
        who.reads = False  # there is nothing to read
    await table.phase()
    for who in table.people.values():
        who.reads = True
    await table.bot.kill()
    await table.discord.call("DELETE", "faults")
    await table.again()
    assert await table.discord.until(lambda: posts(table.discord, "➜"))


Accident = tuple[str, int, Callable[[Table], Awaitable[None]]]
"""What the channel is asked for meanwhile, how many must be awaited, and what happens."""
ACCIDENTS: tuple[Accident, ...] = (
    ("Choose your corporation", 4, out_of_order),
    ("Choose your phase card", 4, somebody_away),
    ("phase III", 2, minds_changed),
    ("phase III", 1, pressed_twice),
    ("phase III", 3, sudden_death),
    ("Choose your phase card", 4, unsaid),
    ("planning", 1, pressed_twice),
)
UNDO = {"Ada": "Undo", "Brian": "Undo", "Chloé": "Annuler", "Dmitri": "Undo"}


def labels(panel: dict[str, Any]) -> list[str]:
    """Return the decisions that a panel offers."""
    return [move.label for move in moves(panel)]


def long_ago(folder: Path, name: str) -> None:
    """Let a player have been asked three days ago, at a table with defaults after one."""
    with closing(sqlite3.connect(folder / "bot.db")) as store, store:
        (settings,) = store.execute("SELECT settings FROM tables").fetchone()
        changed = json.dumps({**json.loads(settings), "absent": 24, "remind": 0})
        store.execute("UPDATE tables SET settings = ?", [changed])
        days = 3 * 86400 * 1_000_000
        earlier = "UPDATE seats SET waiting_since = waiting_since - ? WHERE name = ?"
        assert store.execute(earlier, [days, name]).rowcount == 1
        store.execute("UPDATE seats SET due_at = waiting_since")  # as when settings are changed


async def test_four_people_play_a_whole_game(ares: Running) -> None:
    table = Table(ares, *PEOPLE)
    await table.begin()
    left = list(ACCIDENTS)
    for _ in range(MOST):
        asked = await table.asked()
        if not asked:
            break
        # They play at the same time, so that no two games are alike: an accident waits for a phase
        # in which it can happen.
        read = "\n".join([asked, *map(text_of, table.opened.values())])
        due = next((accident for accident in left if accident[0] in read), None)
        if due is None or sum(map(awaited, table.opened.values())) < due[1]:
            await table.phase(table.opened)
        else:
            left.remove(due)
            await due[2](table)
    assert not left
    chronicle = Chronicle(table.bot.folder)
    await check(table, chronicle)


async def check(table: Table, chronicle: Chronicle) -> None:
    """Check the messages to the channel and to players against the log."""
    await check_posts(table.discord, chronicle)
    await check_pings(table.discord, chronicle)
    await check_scores(table.discord, chronicle)
    assert await leaks(table.discord, chronicle) == []


@pytest.mark.long
@pytest.mark.parametrize(
    ("people", "options"),
    [(("Ada",), {"level": "advanced"}), (("Ada", "Chloé"), {"coop": "on"})],
    ids=["solo", "team"],
)
async def test_a_game_against_the_calendar(
    ares: Running, people: tuple[str, ...], options: dict[str, str]
) -> None:
    table = Table(ares, *people)
    await table.begin(clocks=len(people) > 1, **options)
    if len(people) > 1:
        await FirstRound(table.discord, table.bot, *table.people.values()).play()
    for _ in range(MOST):
        if not await table.asked():
            break
        await table.phase(table.opened)
    chronicle = Chronicle(table.bot.folder)
    outcome = chronicle.game.result(chronicle.end)
    assert outcome is not None
    assert outcome.won is not None
    await check(table, chronicle)
