"""Luna Maris through the stand-in: whole games, and what happens in the middle of a turn."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from tests.e2e.audit import check_pings, check_posts, check_scores, everything, written
from tests.e2e.by_post import by_post, set_pace
from tests.e2e.chronicle import Chronicle
from tests.e2e.colonist import Colonist
from tests.e2e.harness import BotProcess, Standin, components, playing, ready, text_of
from tests.e2e.player import awaited, moves, next_turns
from tests.e2e.secrets import leaks, sent
from tests.e2e.test_toy import posts

Running = tuple[Standin, BotProcess]
MOST = 2000
"""Decisions after which a game counts as endless."""
DEAL = "69"
"""With two people Ada begins; the Fertilizer is there to choose, and a tomato is on the deck."""


@pytest.fixture
async def luna(tmp_path: Path) -> AsyncIterator[Running]:
    """Yield the bot as it is shipped, with the same deal for all."""
    async with playing(tmp_path, "tests.e2e.quick", GAME_SEED=DEAL) as running:
        yield running


async def begin(discord: Standin, *people: str, clocks: bool = False) -> list[Colonist]:
    """Sit down and start; with clocks if that is wished."""
    first, *others = people
    await discord.command(first, "table new", game="luna_maris")
    if clocks:
        await set_pace(discord, first)
    for name in others:
        await discord.press(name, "Join")
    await discord.press(first, "Start")
    return [Colonist(discord, name, seed) for seed, name in enumerate(people)]


async def press(
    discord: Standin, name: str, *labels: str, panel: dict[str, Any] | None = None
) -> dict[str, Any]:
    """Press what says this, one after the other, on a new panel or this one; returns it."""
    person = Colonist(discord, name, 0)
    panel = panel or await person.open()
    for label in labels:
        offered = moves(panel)
        found = [move for move in offered if label in move.label]
        assert found, (label, [move.label for move in offered])
        panel = await person.take(panel, found[0])
    return panel


async def set_up(discord: Standin) -> None:
    """Bring a table of Ada and Chloé to Ada's first turn, in the Greenhouse with Fertilizer.

    Chloé begins in the module that is left, without being asked.
    """
    await begin(discord, "Ada", "Chloé")
    for name, label in (
        ("Chloé", "Composteur"),
        ("Ada", "Ultra Growth"),
        ("Ada", "Greenhouse"),
    ):
        await press(discord, name, label)
        await discord.command(name, "table end")
    await discord.until(lambda: posts(discord, "Play a scientist"))


def unseen(chronicle: Chronicle) -> set[str]:
    """Return what may lie in a pile."""
    t = chronicle.game.tables(chronicle.end)
    hired = {each.id for each in t.scientists.values() if each.level == 2}
    return {*t.orders, *t.ai_cards, *hired}


def descriptions(message: dict[str, Any]) -> str:
    """Return the descriptions of a message's pictures."""
    shown = [item for each in components(message) for item in each.get("items", ())]
    return "\n".join(item["description"] for item in shown)


async def test_three_people_play_a_whole_game_in_two_languages(luna: Running) -> None:
    discord, bot = luna
    players = await begin(discord, "Ada", "Brian", "Chloé", clocks=True)
    await by_post(discord, bot, players, "End your work")
    while sum(player.decisions for player in players) < MOST:
        if not await next_turns(players):
            break
    await bot.said(discord)
    chronicle = Chronicle(bot.folder)
    await check_posts(discord, chronicle)
    await check_scores(discord, chronicle)
    assert await leaks(discord, chronicle, of=unseen(chronicle), hands=False) == []


@pytest.mark.long
async def test_a_person_plays_against_the_ai(luna: Running) -> None:
    discord, bot = luna
    (ada,) = await begin(discord, "Ada")
    panel = await ada.open()
    while awaited(panel) and ada.decisions < MOST:
        panel = await ada.step(panel)
        await bot.said(discord)
    chronicle = Chronicle(bot.folder)
    await check_posts(discord, chronicle)
    await check_pings(discord, chronicle)  # she alone is asked
    await check_scores(discord, chronicle)
    assert await leaks(discord, chronicle, of=unseen(chronicle), hands=False) == []
    made = await written(discord, chronicle.id, "post")
    last = [message for message in await everything(discord) if message["id"] in made][-1]
    end = (await everything(discord))[-2]
    rival = chronicle.end.rival
    mine = chronicle.result["scores"][0]["total"]
    winner = "You win against the AI" if mine > rival.score else "The AI wins"
    assert f"**{winner}, {mine} to {rival.score} points.**" in text_of(end).replace("−", "-")
    _, turned, phase = text_of(last).partition("The AI reveals AI card")
    assert turned
    told = phase.partition("Round 5 is over")[0]
    assert told.count("**AI** ") + told.count(" · ") >= len(rival.did)
    names = chronicle.game.tables(chronicle.end).names
    shown = descriptions(last).partition("Its last phase")[2]
    assert rival.did
    assert [step.module for step in rival.did if names[step.module]["en"] not in shown] == []


async def test_a_turn_in_hand_survives_sudden_death_and_can_be_taken_back(luna: Running) -> None:
    discord, bot = luna
    await set_up(discord)
    before = await press(discord, "Ada", "Geologist", "Airlock")
    assert "Airlock (1 energy): choose an action" in text_of(before)
    await bot.kill()
    await bot.start()
    await ready(discord, bot)
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
    (told,) = await discord.until(lambda: posts(discord, "hires Astronomer"))
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
    (post,) = await discord.until(lambda: posts(discord, "probe B2"))
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
    assert await discord.until(lambda: posts(discord, "+1 food card"))
    await discord.command("Chloé", "table act")
    await discord.command("Chloé", "look board", text=True)
    await discord.command("Chloé", "look catch-up")
    read = [text for _, seat, _, text in await sent(discord, {"Ada": 0, "Chloé": 1}) if seat != 0]
    assert any("+1 food card" in text for text in read)
    assert any("+1 carte Nourriture" in text for text in read)
    assert not [text for text in read if "Tomato" in text or "Tomate" in text]
