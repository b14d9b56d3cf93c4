"""Luna Maris through the stand-in: what happens in the middle of a turn."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.e2e.dust import posts, read
from tests.e2e.harness import BotProcess, Standin, playing, text_of
from tests.e2e.player import press
from tests.e2e.restarts import killed
from tests.e2e.secrets import sent

Running = tuple[Standin, BotProcess]
DEAL = "69"
"""With two people Ada begins; the Fertilizer is there to choose, and a tomato is on the deck."""


@pytest.fixture
async def luna(tmp_path: Path) -> AsyncIterator[Running]:
    """Yield the bot as it is shipped, with the same deal for all."""
    async with playing(tmp_path, "tests.e2e.quick", GAME_SEED=DEAL) as running:
        yield running


async def set_up(discord: Standin) -> None:
    """Bring a table of Ada and Chloé to Ada's first turn, in the Greenhouse with Fertilizer.

    Chloé begins in the module that is left, without being asked.
    """
    await discord.command("Ada", "table new", game="luna_maris")
    await discord.press("Chloé", "Join")
    await discord.press("Ada", "Start")
    for name, label in (
        ("Chloé", "Composteur"),
        ("Ada", "Ultra Growth"),
        ("Ada", "Greenhouse"),
    ):
        await press(discord, name, label)
        await discord.command(name, "table end")
    await read(discord, "Play a scientist")


async def test_a_turn_in_hand_survives_sudden_death_and_can_be_taken_back(luna: Running) -> None:
    discord, bot = luna
    await set_up(discord)
    before = await press(discord, "Ada", "Geologist", "Airlock")
    assert "Airlock (1 energy): choose an action" in text_of(before)
    await killed(discord, bot)
    panel = await press(discord, "Ada", "B2", panel=before)  # the old button still works
    assert "places a probe on B2" in text_of(panel)
    panel = (await discord.press("Ada", "Undo", message=panel))["message"]
    assert "Airlock (1 energy): choose an action" in text_of(panel)
    panel = (await discord.press("Ada", "Start over", message=panel))["message"]
    assert "Play a scientist" in text_of(panel)
    assert not await posts(discord, "Geologist")
    await press(discord, "Ada", "Electrical Engineer", "Comms Room", "Astronomer")
    record = await discord.command("Ada", "table undo")
    assert "revealed something hidden" in text_of(record["message"])
    await discord.command("Ada", "table end")
    (told,) = await read(discord, "hires Astronomer")
    assert "Geologist" not in text_of(told)


async def test_the_emergency_depot_is_open_while_another_has_the_turn(luna: Running) -> None:
    discord, bot = luna
    await set_up(discord)
    await press(discord, "Ada", "Geologist", "Airlock")
    panel = await press(discord, "Chloé", "1 énergie pour 1")
    assert "Chloé prend 1 cube d’énergie au Dépôt d’urgence" in text_of(panel)
    await bot.said(discord)
    assert await posts(discord, "depot (1 VP)") == [], "nobody else sees it before it is confirmed"
    await press(discord, "Chloé", "Valider", panel=panel)
    await bot.said(discord)
    (at_once,) = await posts(discord, "**Chloé** depot (1 VP): +1 energy")
    # The player at turn continues from the moves in hand, and is not asked again.
    assert await posts(discord, "➜") == []
    panel = await press(discord, "Ada")
    assert "Not confirmed yet: Geologist: Airlock, Mining Station › Airlock: 1 O2" in text_of(panel)
    panel = await press(discord, "Ada", "B2", panel=panel)
    assert "places a probe on B2" in text_of(panel)
    await discord.command("Ada", "table end")
    (post,) = await read(discord, "probe B2")
    assert "**Ada** plays Geologist → Airlock" in text_of(post)
    assert "depot" not in text_of(post)
    assert [each["id"] for each in await posts(discord, "**Chloé** depot")] == [at_once["id"]]


async def test_food_drawn_by_the_fertilizer_is_nobody_elses_business(luna: Running) -> None:
    discord, _ = luna
    await set_up(discord)
    panel = await press(discord, "Ada", "Production Engineer", "Greenhouse", "Pea")
    panel = await press(discord, "Ada", "Ultra Growth")
    assert "You draw Tomato" in text_of(panel)
    record = await discord.command("Ada", "table undo")
    assert "revealed something hidden" in text_of(record["message"])
    await discord.command("Ada", "table end")
    assert await read(discord, "+1 food card")
    await discord.command("Chloé", "table act")
    await discord.command("Chloé", "look board", text=True)
    await discord.command("Chloé", "look catch-up")
    seen = [text for _, seat, _, text in await sent(discord, {"Ada": 0, "Chloé": 1}) if seat != 0]
    assert any("+1 food card" in text for text in seen)
    assert any("+1 carte Nourriture" in text for text in seen)
    assert not [text for text in seen if "Tomato" in text or "Tomate" in text]
