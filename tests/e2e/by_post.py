"""Special parts of games by post: clocks, orders given in advance, *Withdraw*."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from bot.shared.clock import now
from tests.e2e.audit import everything
from tests.e2e.dust import read
from tests.e2e.harness import BotProcess, Standin, components, control_of, text_of
from tests.e2e.player import Player, awaited

BANK = 3 * 86400
"""Seconds that each player has at the daily pace, at most."""
SLIP = 60
"""Seconds by which two clocks may differ."""
WITHDRAW = ("Withdraw", "Reprendre mon coup")
MOST = 30
"""Rounds of turns in which a player must have come to it."""


async def set_pace(discord: Standin, name: str) -> None:
    """Choose the daily pace in the lobby, which shows it."""
    panel = (await discord.press(name, "Options"))["message"]
    await discord.fill(name, await discord.press(name, "Clocks…", message=panel), pace="daily")
    (lobby,) = await read(discord, "Clocks: daily")
    said = " ".join(text_of(lobby).split())  # numbers stay with their unit
    assert "3 days each, + 12 h a turn" in said, said


async def timed(discord: Standin) -> None:
    """Check that the message that asks shows a deadline, within what a bank holds."""
    (asked,) = await read(discord, "➜")
    ends = {int(end) for end in re.findall(r"<t:(\d+):f>", text_of(asked))}
    assert ends
    assert all(BANK / 2 < end - now().timestamp() <= BANK + SLIP for end in ends)


async def give_order(discord: Standin, name: str, order: str, *values: str) -> None:
    """Give an order in private; `values` are the entries chosen for it, best first."""
    panel = (await discord.command(name, "table act"))["message"]
    panel = await press_control(discord, name, panel, "orders")
    record = await discord.press(name, order, message=panel)
    panel = await discord.ordered(name, record, values) if values else record["message"]
    assert f"✅ **{order}**" in text_of(panel) or says(panel, order), "it stands, or has answered"


async def press_control(
    discord: Standin, name: str, panel: dict[str, Any], control: str
) -> dict[str, Any]:
    """Press the control that does this, on a panel or behind its *More…*; returns the panel."""
    if control_of(panel, control) is None:
        panel = await discord.more(name, panel)
    found = control_of(panel, control)
    assert found is not None, (control, text_of(panel))
    return (await discord.press_id(name, panel, found))["message"]


def says(panel: dict[str, Any], order: str) -> bool:
    """Return whether a panel shows what an order did."""
    said = " ".join(text_of(panel).split())  # as above
    return f"Your order “{order}”: " in said or f"Votre ordre « {order} » : " in said


async def obeyed(discord: Standin, name: str, order: str) -> bool:
    """Return whether the panel says that an order has answered for its player."""
    return says((await discord.command(name, "table act"))["message"], order)


async def told(discord: Standin) -> list[str]:
    """Return the texts of the game in the channel, without the questions."""
    return [text for m in await everything(discord) if "➜" not in (text := text_of(m))]


async def withdraws(discord: Standin, bot: BotProcess, player: Player) -> bool:
    """Let a player decide and withdraw it, if it can be; the channel reads as before."""
    await bot.said(discord)
    before = await told(discord)
    if not await player.turn():
        return False
    panel = await player.open()
    labels = [c.get("label") for c in components(panel)]
    label = next((label for label in labels if label in WITHDRAW), None)
    if label is None or awaited(panel):
        return False
    await bot.said(discord)
    panel = (await discord.press(player.name, label, message=panel))["message"]
    assert awaited(panel), text_of(panel)

    async def as_before() -> bool:
        return await told(discord) == before

    await discord.until(as_before)
    await bot.said(discord)  # whom it asks again is named before they have decided
    await player.turn(panel=panel)
    return True


async def by_post(discord: Standin, bot: BotProcess, players: Sequence[Player], order: str) -> None:
    """Play until a player has withdrawn a move, and an order has answered for another."""
    await timed(discord)
    withdrawn = False
    for _ in range(MOST):
        for player in players:
            withdrawn = withdrawn or await withdraws(discord, bot, player)
        if withdrawn:
            break
    assert withdrawn
    panels: dict[str, Any] = {p.name: await p.open() for p in players if p.name != "Chloé"}
    name = next(name for name, panel in panels.items() if not awaited(panel))
    await give_order(discord, name, order)
    for _ in range(MOST):
        for player in players:
            if player.name == name and await obeyed(discord, name, order):
                return
            await player.turn()
    raise AssertionError(f"{name}’s order said nothing")
