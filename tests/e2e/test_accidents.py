"""Accidents of real life: double presses, old buttons, strangers, restarts, sudden death."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tests.e2e.harness import LATENCY, BotProcess, Refused, Standin, components, ready, text_of
from tests.e2e.player import Player, moves
from tests.e2e.test_toy import begin, posts

Running = tuple[Standin, BotProcess]


async def open_panel(discord: Standin, name: str) -> dict[str, Any]:
    return (await discord.command(name, "table act"))["message"]


async def take(discord: Standin, name: str, panel: dict[str, Any], label: str) -> dict[str, Any]:
    """Press a button or choose an entry whose label begins like this; returns the panel."""
    for move in moves(panel):
        if not move.label.startswith(label):
            continue
        if move.how == "press":
            record = await discord.press_id(name, panel, move.component["custom_id"])
        else:
            record = await discord.choose(name, panel, move.value)
        return record["message"]
    raise Refused(f"no {label!r} in {[c for c in components(panel) if c['type'] in (2, 3)]}")


async def bids_done(discord: Standin, *names: str) -> None:
    """Bring a table of Ada and Brian (or others) to the first turn."""
    for name in names or ("Ada", "Brian"):
        panel = await open_panel(discord, name)
        how, component, value = next(m for m in moves(panel) if ":end:" not in m[1]["custom_id"])
        body = {"user": name, "message": panel["id"], "custom_id": component["custom_id"]}
        if how == "choose":
            await discord.call("POST", "select", {**body, "values": [value]})
        else:
            await discord.call("POST", "press", body)
        await discord.command(name, "table end")
    await discord.until(lambda: posts(discord, "Bids:"))
    await discord.until(lambda: asked(discord, "Build, survey or pass"))


async def asked(discord: Standin, decision: str) -> list[dict[str, Any]]:
    """Return the one message that asks, once it asks for this decision and no other is left."""
    pings = await posts(discord, "➜")
    return pings if [decision in text_of(ping) for ping in pings] == [True] else []


async def active(discord: Standin) -> tuple[str, str]:
    """Return who has to decide and who waits."""
    panel = await open_panel(discord, "Ada")
    return ("Brian", "Ada") if "nothing to decide" in text_of(panel) else ("Ada", "Brian")


@pytest.mark.parametrize("latency", [LATENCY])
async def test_two_presses_at_once_decide_once(toy: Running) -> None:
    discord, _ = toy
    await begin(discord, "Brian")
    await bids_done(discord)
    name, _ = await active(discord)
    panel = await take(discord, name, await open_panel(discord, name), "Build")
    panel = await take(discord, name, panel, "site04")
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

    async def told() -> Any:
        return [m for m in await posts(discord, "paints site04") if m["attachments"]]

    (post,) = await discord.until(told)
    assert text_of(post).count("builds 1 on site04") == 1
    assert text_of(post).count("paints site04") == 1


async def test_a_stale_press_changes_nothing_and_shows_the_present_decision(toy: Running) -> None:
    discord, _ = toy
    await begin(discord, "Brian")
    await bids_done(discord)
    name, _ = await active(discord)
    opened = await discord.command(name, "table act")
    old = opened["message"]
    # After a quarter of an hour: until then a newer panel takes the older one away.
    await discord.call("POST", f"interactions/{opened['id']}/expire")
    how, component, value = moves(old)[0]
    await discord.command(name, "dust build", site="site01", size="1")
    body = {"user": name, "message": old["id"], "custom_id": component["custom_id"], "force": True}
    if how == "choose":
        record = await discord.call("POST", "select", {**body, "values": [value]})
    else:
        record = await discord.call("POST", "press", body)
    assert "already been decided" in text_of(record["message"])
    assert "Choose a colour" in text_of(record["message"])


async def test_strangers_and_the_wrong_people_are_told_politely(toy: Running) -> None:
    discord, _ = toy
    await begin(discord, "Brian")
    await bids_done(discord)
    record = await discord.press("Dmitri", "Act")
    assert "You’re not a player at table" in text_of(record["message"])
    assert record["ephemeral"]
    name, waiting = await active(discord)
    record = await discord.press(waiting, "Act")
    assert "You have nothing to decide now" in text_of(record["message"])
    record = await discord.command(waiting, "dust build", site="site01", size="1")
    assert f"nothing to decide now. Waiting for {name}" in text_of(record["message"])


async def test_undo_goes_back_to_a_reveal_and_no_further(toy: Running) -> None:
    discord, _ = toy
    await begin(discord, "Brian")
    await bids_done(discord)
    name, _ = await active(discord)
    await discord.command(name, "dust build", site="site01", size="1")
    panel = (await discord.command(name, "dust paint", colour="red"))["message"]
    panel = (await discord.press(name, "Undo", message=panel))["message"]
    assert "Choose a colour" in text_of(panel)
    panel = (await discord.press(name, "Start over", message=panel))["message"]
    assert "Build, survey or pass" in text_of(panel)
    await discord.command(name, "dust survey")
    await discord.command(name, "table undo")  # the end of the turn, to which the survey led
    record = await discord.command(name, "table undo")
    assert "revealed something hidden" in text_of(record["message"])


async def test_a_restart_in_mid_turn_loses_nothing(toy: Running) -> None:
    discord, bot = toy
    await begin(discord, "Brian")
    await bids_done(discord)
    name, _ = await active(discord)
    panel = (await discord.command(name, "dust build", site="site02", size="1"))["message"]
    assert await bot.stop() == 0
    await bot.start()
    await ready(discord, bot)
    panel = await take(discord, name, panel, "Red")  # the old button still works
    assert "paints site02 red" in text_of(panel)
    await discord.press(name, "Confirm and end turn", message=panel)
    told = await discord.until(lambda: posts(discord, "paints site02 red", channel="#lounge"))
    public = [m for m in told if m["attachments"]]
    assert len(public) == 1
    assert "builds 1 on site02" in text_of(public[0])


@pytest.mark.parametrize("reached", [False, True], ids=["not sent", "sent but not noted"])
async def test_death_between_commit_and_announcement(toy: Running, reached: bool) -> None:
    """Nothing is lost and nothing is posted twice."""
    discord, bot = toy
    await begin(discord, "Brian")
    await bids_done(discord)
    name, _ = await active(discord)
    await discord.command(name, "dust build", site="site03", size="1")
    panel = (await discord.command(name, "dust paint", colour="blue"))["message"]
    # When it is reached, Discord has the message, but its answer never arrives.
    path = "/channels/{channel_id}/messages"
    fault = {"count": 99, "status": 502, "method": "POST", "path": path, "after": reached}
    await discord.call("POST", "faults", fault)
    await discord.press(name, "Confirm and end turn", message=panel)

    async def tried() -> Any:
        sent = await discord.requests(method="POST", template=path)
        return [request for request in sent if request["status"] == 502]

    await discord.until(tried)
    assert bool(await posts(discord, "paints site03")) is reached
    await bot.kill()
    await discord.call("DELETE", "faults")
    await bot.start()
    await ready(discord, bot)

    other = "Brian" if name == "Ada" else "Ada"

    async def other_asked() -> Any:
        found = await asked(discord, "Build, survey or pass")
        return [ping for ping in found if other in [who["global_name"] for who in ping["mentions"]]]

    await discord.until(other_asked)
    await bot.said(discord)
    told = [m for m in await posts(discord, "paints site03 blue") if m["attachments"]]
    assert len(told) == 1
    assert await other_asked()
    assert await Player(discord, other, 1).turn()
