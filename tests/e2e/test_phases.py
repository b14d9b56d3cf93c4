"""Phases in which all players decide at once, in any order and in secret."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tests.e2e.harness import LATENCY, BotProcess, Standin, button, ready, text_of
from tests.e2e.player import moves
from tests.e2e.test_accidents import open_panel, take
from tests.e2e.test_toy import begin, posts

Running = tuple[Standin, BotProcess]
PEOPLE = ("Ada", "Brian", "Chloé")


async def ping(discord: Standin) -> dict[str, Any]:
    """Return the one message that asks for decisions."""

    async def one() -> Any:
        found = await posts(discord, "➜")
        return found[0] if len(found) == 1 else None

    return await discord.until(one)


async def bid(discord: Standin, name: str, place: int = 0) -> dict[str, Any]:
    """Bid a card of one's hand; returns the panel."""
    panel = await open_panel(discord, name)
    cards = [move.label for move in moves(panel) if move.name in ("pick", "choose", "mark")]
    return await take(discord, name, panel, cards[place])


async def test_one_round_of_pings_that_tells_who_is_done_and_one_post(toy: Running) -> None:
    discord, _ = toy
    await begin(discord, "Brian", "Chloé")
    first = await ping(discord)
    assert len(first["mentions"]) == 3
    assert "0 of 3 are done" in text_of(first)
    before = len(await discord.messages())
    for names, name in (("Chloé", "Chloé"), ("Ada and Chloé", "Ada")):
        panel = await bid(discord, name)
        done = (await discord.press(name, *END[name], message=panel))["message"]
        number = names.count(" and ") + 1

        async def counted(told: str = f"done: {names}.", count: str = f"{number} of 3") -> bool:
            text = text_of(await ping(discord))
            return told in text and count in text

        assert await discord.until(counted)
        assert "Brian" in text_of(done)
    last = await ping(discord)
    assert last["id"] == first["id"]
    assert text_of(last).count("<@") == 1  # a player who is done is no longer asked
    assert not await posts(discord, "Bids:")
    assert len(await discord.messages(user="Dmitri")) <= before
    panel = await bid(discord, "Brian")
    await discord.press("Brian", *END["Brian"], message=panel)
    told = await discord.until(lambda: posts(discord, "Bids:"))
    assert len([m for m in told if m["attachments"]]) == 1


END = {
    "Ada": ("Confirm and end turn",),
    "Brian": ("Confirm and end turn",),
    "Chloé": ("Valider et finir le tour",),
}


async def test_a_choice_can_be_changed_until_the_phase_closes(toy: Running) -> None:
    discord, bot = toy
    await begin(discord, "Brian")
    cards = [c["value"] for c in await discord.complete("Ada", "dust bid", "card")]
    await bid(discord, "Ada", 0)
    await discord.command("Ada", "table end")
    await bid(discord, "Brian", 0)  # others continue meanwhile
    panel = await open_panel(discord, "Ada")
    assert "nothing to decide" in text_of(panel)
    panel = (await discord.press("Ada", "Withdraw", message=panel))["message"]
    assert "Bid a card" in text_of(panel)
    await bot.said(discord)
    assert len(await posts(discord, "➜")) == 1  # nobody is pinged again for that
    panel = await bid(discord, "Ada", 3)
    await discord.press("Ada", "Confirm and end turn", message=panel)
    await discord.command("Brian", "table end")
    (told, *_) = await discord.until(lambda: posts(discord, "Bids:"))
    assert f"Ada {cards[3]}" in text_of(told)


@pytest.mark.parametrize("latency", [LATENCY])
async def test_two_people_press_at_the_same_moment(toy: Running) -> None:
    discord, _ = toy
    await begin(discord, "Brian", "Chloé")
    panels = {name: await bid(discord, name) for name in PEOPLE}
    bodies = [
        {"user": name, "message": panel["id"], "custom_id": button(panel, *END[name])}
        for name, panel in panels.items()
    ]
    records = await asyncio.gather(*(discord.call("POST", "press", body) for body in bodies))
    assert all(record["state"] == "answered" and not record["refusals"] for record in records)
    told = await discord.until(lambda: posts(discord, "Bids:"))
    assert len([m for m in told if m["attachments"]]) == 1


async def test_a_restart_in_the_middle_of_a_phase(toy: Running) -> None:
    discord, bot = toy
    await begin(discord, "Brian", "Chloé")
    first = await ping(discord)
    panel = await bid(discord, "Brian", 1)
    await discord.press("Brian", *END["Brian"], message=panel)
    await bid(discord, "Ada", 2)
    await bot.kill()
    await bot.start()
    await ready(discord, bot)
    await discord.command("Ada", "table end")  # her bid is still there
    panel = await bid(discord, "Chloé")
    assert (await ping(discord))["id"] == first["id"]
    await discord.press("Chloé", *END["Chloé"], message=panel)
    assert await discord.until(lambda: posts(discord, "Bids:"))
    asked = await discord.until(lambda: posts(discord, "Build, survey or pass"))
    assert len(asked) == 1
