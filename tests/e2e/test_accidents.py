"""Accidents of real life: double presses, old buttons, strangers, restarts, sudden death."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bot.process.settings import Settings
from tests.e2e.dust import MESSAGES, asked, boards, drawn, first_turn, open_panel, posts
from tests.e2e.harness import LATENCY, BotProcess, Standin, playing, ready, text_of
from tests.e2e.player import Player, moves, press

Running = tuple[Standin, BotProcess]


@pytest.mark.parametrize("latency", [LATENCY])
async def test_two_presses_at_once_decide_once(toy: Running) -> None:
    discord, _ = toy
    name, _ = await first_turn(discord)
    panel = await press(discord, name, "Build", "site04")
    move = next(move for move in moves(panel) if move.label.startswith("1"))
    body = {"user": name, "message": panel["id"], "custom_id": move.component["custom_id"]}
    kind = "select" if move.how == "choose" else "press"
    more = {"values": move.values} if move.how == "choose" else {}
    records = await asyncio.gather(
        *(discord.call("POST", kind, {**body, **more}) for _ in range(2))
    )
    # Both edit the same panel; in either order it shows the current decision.
    assert all("Choose a colour" in text_of(record["message"]) for record in records)
    await discord.command(name, "dust paint", colour="green")
    await discord.command(name, "table end")
    (post,) = await drawn(discord, "paints site04")
    assert text_of(post).count("builds 1 on site04") == 1
    assert text_of(post).count("paints site04") == 1


async def test_a_stale_press_changes_nothing_and_shows_the_present_decision(toy: Running) -> None:
    discord, _ = toy
    name, _ = await first_turn(discord)
    opened = await discord.command(name, "table act")
    old = opened["message"]
    # After a quarter of an hour: until then a newer panel takes the older one away.
    await discord.call("POST", f"interactions/{opened['id']}/expire")
    await discord.command(name, "dust build", site="site01", size="1")
    now = await Player(discord, name, 1).take(old, moves(old)[0], force=True)
    assert "already been decided" in text_of(now)
    assert "Choose a colour" in text_of(now)


async def test_strangers_and_the_wrong_people_are_told_politely(toy: Running) -> None:
    discord, _ = toy
    name, waiting = await first_turn(discord)
    record = await discord.press("Dmitri", "Act")
    assert "You’re not a player at table" in text_of(record["message"])
    assert record["ephemeral"]
    record = await discord.press(waiting, "Act")
    assert "You have nothing to decide now" in text_of(record["message"])
    record = await discord.command(waiting, "dust build", site="site01", size="1")
    assert f"nothing to decide now. Waiting for {name}" in text_of(record["message"])


async def test_a_stranger_who_presses_as_fast_as_they_can_is_asked_to_wait(
    tmp_path: Path,
) -> None:
    """All their presses are answered, some by handlers; another player notices nothing."""
    async with playing(tmp_path, PRESS_LIMIT="") as (discord, _):
        name, _ = await first_turn(discord)
        pressing = asyncio.gather(*(discord.press("Dmitri", "Act") for _ in range(60)))
        panel = await press(discord, name, "Build", "site04")
        records = await pressing
    assert any(move.label.startswith("1") for move in moves(panel))
    assert all(record["ephemeral"] for record in records)
    told = [text_of(record["message"]) for record in records]
    carried_out = [text for text in told if "You’re not a player at table" in text]
    refused = [text for text in told if "You are pressing faster than I can follow" in text]
    assert len(carried_out) + len(refused) == 60
    assert Settings().press_limit <= len(carried_out) < 60


async def test_undo_goes_back_to_a_reveal_and_a_restart_loses_nothing(toy: Running) -> None:
    discord, bot = toy
    name, _ = await first_turn(discord)
    await discord.command(name, "dust build", site="site01", size="1")
    panel = (await discord.command(name, "dust paint", colour="red"))["message"]
    panel = (await discord.press(name, "Undo", message=panel))["message"]
    assert "Choose a colour" in text_of(panel)
    assert await bot.stop() == 0
    await bot.start()
    await ready(discord, bot)
    panel = await press(discord, name, "Blue", panel=panel)  # the old button still works
    assert "paints site01 blue" in text_of(panel)
    panel = (await discord.press(name, "Start over", message=panel))["message"]
    assert "Build, survey or pass" in text_of(panel)
    await discord.command(name, "dust survey")
    await discord.command(name, "table undo")  # the end of the turn, to which the survey led
    record = await discord.command(name, "table undo")
    assert "revealed something hidden" in text_of(record["message"])
    panel = await open_panel(discord, name)
    await discord.press(name, "Confirm and end turn", message=panel)
    assert len(await drawn(discord, "draws a card")) == 1
    assert not await posts(discord, "site01")


@pytest.mark.parametrize("reached", [False, True], ids=["not sent", "sent but not noted"])
async def test_death_between_commit_and_announcement(toy: Running, reached: bool) -> None:
    """Nothing is lost and nothing is posted twice."""
    discord, bot = toy
    name, other = await first_turn(discord)
    await discord.command(name, "dust build", site="site03", size="1")
    panel = (await discord.command(name, "dust paint", colour="blue"))["message"]
    # When it is reached, Discord has the message, but its answer never arrives.
    fault = {"count": 99, "status": 502, "method": "POST", "path": MESSAGES, "after": reached}
    await discord.call("POST", "faults", fault)
    await discord.press(name, "Confirm and end turn", message=panel)

    async def tried() -> Any:
        sent = await discord.requests(method="POST", template=MESSAGES)
        return [request for request in sent if request["status"] == 502]

    await discord.until(tried)
    assert bool(await posts(discord, "paints site03")) is reached
    await bot.kill()
    await discord.call("DELETE", "faults")
    await bot.start()
    await ready(discord, bot)

    async def other_asked() -> Any:
        found = await asked(discord, "Build, survey or pass")
        return [ping for ping in found if other in [who["global_name"] for who in ping["mentions"]]]

    await discord.until(other_asked)
    await bot.said(discord)
    assert len(await boards(discord, "paints site03 blue")) == 1
    assert await other_asked()
    assert await Player(discord, other, 1).turn()
