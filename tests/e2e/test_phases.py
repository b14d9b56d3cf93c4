"""Phases in which all players decide at once, in any order and in secret."""

from __future__ import annotations

import asyncio

import pytest

from tests.e2e.dust import (
    END,
    PEOPLE,
    begin,
    bid,
    bid_done,
    drawn,
    open_panel,
    ping,
    posts,
    read,
)
from tests.e2e.harness import LATENCY, BotProcess, Standin, button, text_of
from tests.e2e.restarts import killed

Running = tuple[Standin, BotProcess]


async def test_one_round_of_pings_that_tells_who_is_done_and_one_post(toy: Running) -> None:
    """Also where the bot dies in the middle of the phase."""
    discord, bot = toy
    await begin(discord, "Brian", "Chloé")
    first = await ping(discord, "0 of 3 are done")
    assert len(first["mentions"]) == 3
    before = len(await discord.messages())
    for names, name in (("Chloé", "Chloé"), ("Ada and Chloé", "Ada")):
        done = await bid_done(discord, name)
        told = f"done: {names}."
        text = text_of(await ping(discord, told))
        assert f"{names.count(' and ') + 1} of 3" in text
        assert "Brian" in text_of(done)
    last = await ping(discord)
    assert last["id"] == first["id"]
    assert text_of(last).count("<@") == 1  # a player who is done is no longer asked
    assert not await posts(discord, "Bids:")
    assert len(await discord.messages(user="Dmitri")) <= before
    panel = await bid(discord, "Brian")
    await killed(discord, bot)
    assert (await ping(discord))["id"] == first["id"]
    await discord.press("Brian", END["Brian"], message=panel)  # what he chose is still there
    assert len(await drawn(discord, "Bids:")) == 1
    assert await ping(discord, "Build, survey or pass")


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
    await bid_done(discord, "Ada", 3)
    await discord.command("Brian", "table end")
    (told, *_) = await read(discord, "Bids:")
    assert f"Ada {cards[3]}" in text_of(told)


@pytest.mark.parametrize("latency", [LATENCY])
async def test_people_press_at_the_same_moment(toy: Running) -> None:
    discord, _ = toy
    await begin(discord, "Brian", "Chloé")
    panels = {name: await bid(discord, name) for name in PEOPLE}
    bodies = [
        {"user": name, "message": panel["id"], "custom_id": button(panel, END[name])}
        for name, panel in panels.items()
    ]
    records = await asyncio.gather(*(discord.call("POST", "press", body) for body in bodies))
    assert all(record["state"] == "answered" and not record["refusals"] for record in records)
    assert len(await drawn(discord, "Bids:")) == 1
