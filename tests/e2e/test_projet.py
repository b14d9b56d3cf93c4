"""Projet Cérès through the stand-in: a turn with all that happens by post, two plays at once.

In this deal Chloé is first, with two ships next to Dmitri's one; she does not have the goods for
the mission.
"""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.e2e.by_post import WITHDRAW, obeyed, press_control, set_pace, timed
from tests.e2e.chronicle import Chronicle
from tests.e2e.dust import gone, ping, posts, read
from tests.e2e.harness import LATENCY, BotProcess, Standin, components, playing, ready, text_of
from tests.e2e.player import Player, awaited, press
from tests.e2e.restarts import killed

Running = tuple[Standin, BotProcess]
DEAL = "2"
"""Chloé begins, with two ships next to Dmitri's one; Dmitri comes next."""
PEOPLE = ("Ada", "Brian", "Chloé", "Dmitri")
OFFER, BOXES = "Pledge to missions", "Next box"
BOTH, ONE = "Missing: 1 hydrocarbon and 1 metal", "Missing: 1 metal"
"""What Chloé's call needs without Ada's hydrocarbon, and with it."""
ASKS = ("❓", "✋")
"""Begins what the message of an open window or hold is about."""
CONTRIBUTE = "\n➜ @Dmitri and @Ada: Pledge what you want to give, then answer.\n"
PLEDGED = "**Ada** pledges 1 hydrocarbon"
BETWEEN = "between the two actions of Chloé"


async def orders(discord: Standin, name: str) -> dict[str, Any]:
    """Open the orders of a player."""
    panel = (await discord.command(name, "table act"))["message"]
    return await press_control(discord, name, panel, "orders")


async def pick(
    discord: Standin, name: str, panel: dict[str, Any], control: str, label: str
) -> dict[str, Any]:
    """Choose the entry that says this in the menu that does that; returns the answer."""
    found = [c for c in components(panel) if c["type"] == 3]
    (menu,) = [c for c in found if c["custom_id"].split(":")[1] == control]
    (value,) = [each["value"] for each in menu["options"] if each["label"].startswith(label)]
    body = {"user": name, "message": panel["id"], "custom_id": menu["custom_id"]}
    return await discord.call("POST", "select", {**body, "values": [value]})


async def give(discord: Standin, name: str, order: str, *values: str) -> None:
    """Give one of many kinds of orders, which are chosen in a menu."""
    record = await pick(discord, name, await orders(discord, name), "order-list", order)
    panel = await discord.ordered(name, record, values)
    assert f"✅ **{order}**" in text_of(panel)


class FirstTurn:
    """What Chloé does in it, and all that the others are asked meanwhile."""

    def __init__(self, discord: Standin, bot: BotProcess) -> None:
        self.discord = discord
        self.bot = bot
        self.pinged = dict.fromkeys(PEOPLE, 0)

    async def play(self) -> None:
        """Play it until Chloé has ended it."""
        await self.laid_down()
        await self.notified("Chloé")
        await self.attack()
        await self.held()
        await self.call()
        await self.ends()

    async def laid_down(self) -> None:
        """Let Ada set a hold, Brian offer to contribute, Dmitri rank boxes."""
        opened = await orders(self.discord, "Ada")
        panel = (await pick(self.discord, "Ada", opened, "holds", BETWEEN))["message"]
        assert f"☑ {BETWEEN}" in text_of(panel)
        await give(
            self.discord, "Brian", OFFER, "resolution 1 (4 hydrocarbon and 1 metal): 1 hydrocarbon"
        )
        await give(self.discord, "Dmitri", BOXES, "Supply II", "Supply I")

    async def notified(self, *names: str) -> None:
        """Check that only these people were notified since the last time, once each."""
        await self.bot.said(self.discord)
        for name in PEOPLE:
            history = (await self.discord.call("GET", "pings", user=name))["history"]
            assert len(history) - self.pinged[name] == int(name in names), name
            self.pinged[name] = len(history)

    async def killed(self) -> None:
        """Kill the bot without warning, and start it again."""
        await self.bot.said(self.discord)
        await killed(self.discord, self.bot)

    async def read(self) -> list[str]:
        """Return the texts of the channel without deadlines: clocks are stopped meanwhile."""
        return [re.sub("<t:.*?>", "", text_of(each)) for each in await posts(self.discord, "")]

    async def window(self, *parts: str) -> str:
        """Return the one message about the open window, once it says all of this.

        Its mentions are shown as `@` and a name.
        """
        await self.bot.said(self.discord)
        users = (await self.discord.call("GET", "state"))["users"]
        names = {f"<@{user['id']}>": f"@{user['global_name']}" for user in users}

        async def told() -> Any:
            texts = [text_of(message) for message in await posts(self.discord, "")]
            found = [text for text in texts if text.partition("\n")[2].startswith(ASKS)]
            read = [re.sub(r"<@\d+>", lambda user: names[user[0]], text) for text in found]
            return read[0] if len(read) == 1 and all(part in read[0] for part in parts) else None

        return await self.discord.until(told)

    async def over(self, about: str) -> list[str]:
        """Wait until the message of a window says that it is over; returns its text below."""
        (message,) = await read(self.discord, f"✔ {about}")
        _, first, *lines = text_of(message).split("\n")
        assert first.startswith(f"✔ {about}")
        assert not components(message), "there is nothing to press any more"
        return lines

    async def attack(self) -> None:
        """Chloé attacks; Dmitri alone is asked, and lets his time pass. The bot dies twice."""
        panel = await press(self.discord, "Chloé", "Déplacer", "→ A5", "→ A5")
        assert await posts(self.discord, "A4 → A5") == [], "nobody sees it before she arrives"
        panel = await press(self.discord, "Chloé", "Finir le déplacement", panel=panel)
        assert "Combat en A5 : Chloé (4) attaque Dmitri (2)" in " ".join(text_of(panel).split())
        assert "On attend Dmitri" in text_of(panel)
        head = "❓ **Combat at A5**: Chloé attacks Dmitri. Attack 4, defence 2."
        asks = await self.window(f"{head}\n➜ @Dmitri: Add power, or let Chloé win.\n")
        assert "Without an answer: Lose the combat at A5" in asks
        await self.notified("Dmitri")
        await self.bot.said(self.discord)
        await ping(self.discord)
        before = await self.read()
        await self.killed()
        assert await self.read() == before
        assert awaited(await press(self.discord, "Dmitri"))
        assert not awaited(await press(self.discord, "Ada"))
        await self.bot.kill()
        out_of_time(self.bot.folder, "wait:fight 1/0")
        await self.bot.start()
        await ready(self.discord, self.bot)
        over = await self.over("**Combat at A5**: Chloé attacks Dmitri.")
        did_not, left, won, *_ = over
        assert did_not == "⏳ Dmitri did not answer in time; the default was played for them."
        assert left == "**Dmitri** adds nothing"
        assert won.startswith("Combat at A5: attack 4, defence 2. Chloé wins; the ships of Dmitri")
        assert not await posts(self.discord, "❓")

    async def held(self) -> None:
        """Let the game wait for Ada between Chloé's actions, until Ada continues."""
        await self.window(f"\n✋ @Ada asked the game to wait {BETWEEN}.\n")
        await self.notified("Ada")
        assert "On attend Ada" in text_of(await press(self.discord, "Chloé"))
        panel = await press(self.discord, "Ada", "Investment")
        await press_control(self.discord, "Ada", panel, "end")
        assert await self.over("**Ada** plays Investment: +2 influence · continues") == []
        await self.notified("Chloé")

    async def call(self) -> None:
        """Chloé calls for help: Brian's offer answers, Ada changes her mind, Dmitri is the last."""
        panel = await press(self.discord, "Chloé", "Tenter la résolution 1", "2 hydrocarbures")
        panel = await press_control(self.discord, "Chloé", panel, "end")
        asks = await self.window("❓ **Engine Off**: Chloé opens a mission call.", CONTRIBUTE)
        assert BOTH in asks, "what Brian offers is pledged"
        assert "Pledged: Brian 1 hydrocarbon · Chloé 2 hydrocarbon.\n" in asks
        assert "\n-# Answered: Brian.\n" in asks
        await self.notified("Ada", "Dmitri")
        assert await obeyed(self.discord, "Brian", OFFER)
        await self.killed()
        assert PLEDGED not in await self.window(BOTH)
        panel = await self.pledged()
        panel = await press_control(self.discord, "Ada", panel, "undo")
        assert awaited(panel), "it is in her hand again"
        assert PLEDGED not in await self.window(BOTH)
        await press_control(self.discord, "Ada", panel, "end")
        await self.window(ONE, f"\n{PLEDGED}\n➜ @Dmitri: ")
        await press(self.discord, "Ada", "Change your answer")
        assert PLEDGED not in await self.window(BOTH, CONTRIBUTE)
        await self.pledged()
        panel = await press(self.discord, "Dmitri", "Pledge 1 metal in all")
        await press_control(self.discord, "Dmitri", panel, "end")
        ada, dmitri, *came = await self.over("**Engine Off**: Chloé opens a mission call.")
        assert (ada, dmitri) == (PLEDGED, "**Dmitri** pledges 1 metal")
        assert came[0] == "Chloé accomplishes the mission Engine Off."
        await self.notified("Chloé")
        await press(self.discord, "Chloé", "2 roches")

    async def ends(self) -> None:
        """Chloé ends her turn, withdraws that, and ends it again."""
        gain = "**Chloé** +2 rock"
        panel = (await self.discord.command("Chloé", "table end"))["message"]
        await read(self.discord, gain)
        await self.notified("Dmitri")
        panel = await press_control(self.discord, "Chloé", panel, "undo")
        assert awaited(panel)
        await gone(self.discord, gain)
        await self.bot.said(self.discord)  # she is named again, unless she has ended by then
        _, _, won, *_ = await self.over("**Engine Off**: Chloé opens a mission call.")
        assert won == "Chloé accomplishes the mission Engine Off.", "what others did stays"
        await press_control(self.discord, "Chloé", panel, "end")
        await self.notified("Dmitri")

    async def pledged(self) -> dict[str, Any]:
        """Let Ada pledge a part of the missing goods; she can still withdraw it."""
        panel = await press(self.discord, "Ada", "Pledge 1 hydrocarbon in all")
        panel = await press_control(self.discord, "Ada", panel, "end")
        assert not awaited(panel)
        assert WITHDRAW[0] in [c.get("label") for c in components(panel)]
        await self.window(ONE, f"\n{PLEDGED}\n➜ @Dmitri: ")
        return panel


def out_of_time(folder: Path, clock: str) -> None:
    """Let the time of a clock be over, while the bot is away."""
    with closing(sqlite3.connect(folder / "bot.db")) as store, store:
        over = "UPDATE clocks SET left = 1, next_at = since WHERE name = ?"
        assert store.execute(over, [clock]).rowcount == 1


@pytest.fixture
async def projet(tmp_path: Path, latency: int) -> AsyncIterator[Running]:
    """Yield the bot with games that begin late, with the same deal for all."""
    async with playing(
        tmp_path, "tests.e2e.quick_projet", latency=latency, GAME_SEED=DEAL
    ) as running:
        yield running


async def begin(discord: Standin, *, clocks: bool = False) -> None:
    """Sit down and start; with clocks if that is wished."""
    first, *others = PEOPLE
    await discord.command(first, "table new", game="projet_ceres")
    if clocks:
        await set_pace(discord, first)
    for name in others:
        await discord.press(name, "Join")
    await discord.press(first, "Start")
    if clocks:
        await timed(discord)


async def test_a_turn_with_everything_that_happens_by_post(projet: Running) -> None:
    discord, bot = projet
    await begin(discord, clocks=True)
    await FirstTurn(discord, bot).play()
    panel = await Player(discord, "Dmitri", 1).open()  # his turn: the boxes he ranked come later
    assert awaited(panel)


@pytest.mark.parametrize("latency", [LATENCY])
async def test_two_people_play_in_the_turn_of_a_third_at_the_same_instant(
    projet: Running,
) -> None:
    discord, bot = projet
    await begin(discord)
    panel = await press(discord, "Chloé", "Militariser")
    ready = {
        "Ada": await press(discord, "Ada", "Investment"),
        "Brian": await press(discord, "Brian", "Discard Canvassing"),
    }
    await bot.said(discord)
    assert not await posts(discord, "Investment") + await posts(discord, "Canvassing")
    (before,) = await posts(discord, "➜")
    pings = await pinged(discord)
    panels = await asyncio.gather(
        *(press_control(discord, name, shown, "confirm") for name, shown in ready.items())
    )
    assert not any(awaited(shown) for shown in panels)
    await bot.said(discord)
    for line in ("**Ada** plays Investment: +2", "**Brian** discards Canvassing: +2"):
        (told,) = await posts(discord, line)
        assert text_of(told).endswith(f" · {line} influence"), "at once, and nothing else with it"
    # The player at turn continues from the moves in hand, and is not asked again.
    assert [each["id"] for each in await posts(discord, "➜")] == [before["id"]]
    assert await pinged(discord) == pings
    panel = await press(discord, "Chloé", "Quémander", panel=panel)
    assert "Pas encore validé : Militariser" in " ".join(text_of(panel).split())
    chronicle = Chronicle(bot.folder)
    assert [p.influence for p in chronicle.end.players] == [2, 2, 0, 0]
    assert chronicle.end.stack[0].acted == []


async def pinged(discord: Standin) -> dict[str, int]:
    """Return how often people were notified."""
    found = {name: await discord.call("GET", "pings", user=name) for name in PEOPLE}
    return {name: len(pings["history"]) for name, pings in found.items()}
