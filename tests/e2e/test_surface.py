"""Everything around the game: panels, votes, threads, permissions, exports."""

from __future__ import annotations

import json
from typing import Any

from games.core.grammar import NARROW_SPACE
from tests.e2e.dust import (
    PEOPLE,
    active,
    answer,
    begin,
    bids_done,
    filled,
    first_turn,
    labels,
    ping,
    posts,
    read,
)  # fmt: skip
from tests.e2e.harness import BotProcess, Standin, answered, components, text_of
from tests.e2e.player import Player, play_out

Running = tuple[Standin, BotProcess]


async def test_a_lobby_and_its_options(toy: Running) -> None:
    discord, _ = toy
    await discord.command("Ada", "table new", game="dust", name="Ring *one*")
    assert "already" in await answer(discord, "Ada", "table join")
    assert "running in this channel" in await answer(discord, "Brian", "table new", game="dust")
    record = await discord.press("Brian", "Options")
    assert "• Length: 2" in text_of(record["message"])
    assert "Only the table’s creator" in text_of(record["message"])
    panel = (await discord.press("Ada", "Options"))["message"]
    panel = await filled(discord, panel, "Rules…", length="1")
    panel = await filled(discord, panel, "Language and posts…", language="fr")

    async def french() -> Any:
        (lobby,) = await posts(discord, "Ring")
        return lobby if "Rejoindre" in labels(lobby) else None

    lobby = await discord.until(french)
    assert r"Ring \*one\*" in lobby["content"]
    await discord.press("Ada", "Ajouter un ordinateur")
    await discord.press("Ada", "Normal")

    async def seated() -> Any:  # the lobby message follows the answer to the press
        return "\n2. " in text_of((await posts(discord, "Ring"))[0])

    await discord.until(seated)
    await discord.press("Brian", "Rejoindre")
    await discord.press("Brian", "Quitter")
    record = await discord.press("Brian", "Quitter")
    assert "You’re not a player" in text_of(record["message"])
    await discord.press("Ada", "Fermer la table")
    await discord.press("Ada", "Close for good")

    async def gone() -> Any:
        (lobby,) = await posts(discord, "Ring")
        return components(lobby) == [] and "fermée" in lobby["content"]

    await discord.until(gone)
    await discord.command("Brian", "table new", game="dust")  # the channel is free again


async def test_a_table_that_looks_for_players_is_found_and_joined(toy: Running) -> None:
    """Only by people who can see its channel."""
    discord, _ = toy
    await discord.command("Ada", "table new", game="dust", name="Ring")
    listed = (await discord.press("Ada", "Look for players"))["message"]
    assert "listed in `/find tables`" in listed["content"]
    await discord.call("POST", "channels", {"name": "other"})
    found = (await discord.command("Brian", "find tables", "#other", game="dust"))["message"]
    assert "**Ring**" in text_of(found)
    assert "1 of 2–3 players" in text_of(found)
    hidden = {"target": "everyone", "allow": [], "deny": ["view_channel"]}
    shown = {"target": "bot", "allow": ["view_channel"], "deny": []}
    for rule in (shown, hidden):
        await discord.call("PUT", "channels/lounge/permissions", rule)
    (join,) = [c["custom_id"] for c in components(found) if ":find-join:" in c.get("custom_id", "")]
    refused = await discord.press_id("Brian", found, join)
    assert "no longer open to you" in text_of(refused["followups"][0])
    none = (await discord.command("Brian", "find tables", "#other"))["message"]
    assert "Ring" not in text_of(none)
    assert "No table that you can join" in text_of(none)
    opened = {"target": "Brian", "allow": ["view_channel"], "deny": []}
    await discord.call("PUT", "channels/lounge/permissions", opened)
    joined = await discord.press_id("Brian", found, join)
    assert "You joined table" in text_of(joined["message"])
    (lobby,) = await posts(discord, "Ring")
    assert "2. Brian" in lobby["content"]


async def test_a_running_table_is_managed(toy: Running) -> None:
    discord, bot = toy
    table = await begin(discord, "Brian")
    await bids_done(discord)
    name, waiting = await active(discord)
    # A player at the table can ask for other clocks, and for nothing else.
    body = {"user": "Brian", "channel": "#lounge", "command": "table settings", "options": {}}
    theirs = answered(await discord.call("POST", "commands", body))["modal"]
    assert "Changes here need a vote" in str(theirs)
    assert "remind=" not in str(theirs)
    panel = (await discord.command("Ada", "table settings"))["message"]
    panel = await filled(discord, panel, "Reminders…", remind="48", absent="72")
    assert "48 h" in text_of(panel)
    assert "72 h" in text_of(panel)
    assert not any(c.get("label") == "Move the table here" for c in components(panel))

    mine = await answer(discord, name, "table mine")
    assert "➜" in mine
    assert "waiting for others" in await answer(discord, waiting, "table mine")
    assert "have no tables" in await answer(discord, "Dmitri", "table mine")
    assert "Nothing was changed" in await answer(discord, "Ada", "table resign", confirm=False)
    assert "reminded recently" in await answer(discord, waiting, "table nudge")
    assert "is only waiting for you" in await answer(discord, name, "table nudge")
    assert "away until" in await answer(discord, name, "table away", days=3)
    assert "Welcome back" in await answer(discord, name, "table away", days=0)
    assert "away until" in await answer(discord, name, "table away", days=2, everywhere=False)
    assert "Slow Orbit" in await answer(discord, "Dmitri", "table help")

    await discord.command("Ada", "table pause")
    await read(discord, "is paused")
    assert "is paused" in await answer(discord, name, "dust survey")
    await discord.command("Ada", "table pause")
    await read(discord, "has resumed")
    await bot.said(discord)
    await ping(discord, "Build, survey or pass")
    await answer(discord, name, "table resign", confirm=True)
    await read(discord, "resigned")
    assert "again" in await answer(discord, name, "table reclaim")
    assert "no seat to reclaim" in await answer(discord, name, "table reclaim")
    seat = next(c for c in await discord.complete("Ada", "table replace", "seat") if c["name"])
    other = await answer(discord, "Ada", "table replace", seat=seat["value"], player="Dmitri")
    assert "changed hands" in other
    await read(discord, "Dmitri now plays")
    assert "True" in await answer(discord, "Ada", "table cancel", confirm=False)
    assert table in await answer(discord, "Dmitri", "table mine")
    assert bot.process is not None
    assert bot.process.returncode is None


async def told(discord: Standin, message: dict[str, Any], word: str) -> dict[str, Any]:
    """Wait until a message says something; returns it."""

    async def said() -> Any:
        found = await discord.message(message["id"], "Ada")
        return found if word in text_of(found) else None

    return await discord.until(said)


async def test_the_table_votes(toy: Running) -> None:
    discord, _ = toy
    await begin(discord, "Brian", "Chloé")
    person = {"seat": "Chloé", "player": "Dmitri"}
    assert "Leave the player out" in await answer(discord, "Brian", "table replace", **person)
    assert "can do that" in await answer(discord, "Dmitri", "table replace", **person)
    assert not await posts(discord, "must agree")
    names = PEOPLE
    await bids_done(discord, *names)
    texts = {n: text_of((await discord.command(n, "table act"))["message"]) for n in names}
    first = next(n for n, text in texts.items() if "nothing to decide" not in text)
    await discord.command(first, "dust survey")
    await discord.command(first, "table undo")  # the end of the turn, to which the survey led
    panel = (await discord.command(first, "table undo"))["message"]
    assert "revealed something hidden" in text_of(panel)
    await discord.press(first, "Ask for a vote", message=panel)
    (question,) = await read(discord, "All players must agree")
    record = await discord.press("Dmitri", "Agree", message=question)
    assert "not a player" in text_of(record["message"])
    others = [n for n in names if n != first]
    await discord.press(others[0], "Agree", message=question)
    question = await told(discord, question, others[0])  # a name, and no mention any more
    assert text_of(question).count("<@") == 1
    assert "draws a card" in text_of(question)
    await discord.press(others[1], "Agree", message=question)
    question = await told(discord, question, "✓ **Agreed")
    assert components(question) == []
    await discord.command(first, "dust build", site="site01", size="1")

    # The table's creator can do this alone; another player asks.
    asker = next(n for n in names if n != "Ada")
    await discord.command(asker, "table pause")
    (question,) = await read(discord, "wants to pause")
    await discord.press("Ada", "Refuse", message=question)
    third = next(n for n in names if n not in ("Ada", asker))
    await discord.press(third, "Refuse", message=question)
    await told(discord, question, "✗ **Refused")
    assert not await posts(discord, "is paused")


def secrets_of(export: dict[str, Any]) -> set[str]:
    """Return the kinds of things in an export that only the end reveals."""
    text = json.dumps(export)
    return {word for word in ('"rng"', '"deck"', '"hand"') if word in text}


async def exported(discord: Standin, user: str) -> dict[str, Any]:
    """Return the file that a person gets."""
    record = await discord.command(user, "table export")
    message = await discord.shown(record, lambda answer: bool(answer["attachments"]))
    url = message["attachments"][0]["url"]
    async with discord.session.get(url) as response:
        return json.loads(await response.read())


async def test_exports_tell_no_secrets_before_the_end(toy: Running) -> None:
    discord, bot = toy
    name, waiting = await first_turn(discord)
    await discord.command(name, "dust survey")
    running = await exported(discord, waiting)
    assert not running["complete"]
    assert secrets_of(running) == set()
    assert list(running["deal"]) == ["commitment"]
    assert "card_drawn" not in json.dumps(running)
    assert "card_drawn" in json.dumps(await exported(discord, name))
    assert "only its players" in await answer(discord, "Dmitri", "table export")
    players = [Player(discord, n, seed) for seed, n in enumerate(("Ada", "Brian"))]
    assert await play_out(players)
    await read(discord, ") is over.")
    finished = await exported(discord, "Dmitri")
    assert finished["complete"]
    assert secrets_of(finished) == {'"rng"', '"deck"', '"hand"'}
    assert finished["entries"][0]["kind"] == "start"
    assert finished["start"]["deck"]
    assert "card_drawn" in json.dumps(finished)
    # What decided the game never stood in the log.
    state = finished["start"]
    log = bot.log()
    assert len(str(max(state["rng"].values()))) > 10
    assert str(max(state["rng"].values())) not in log
    deal = finished["deal"]
    assert deal["commitment"] == running["deal"]["commitment"]
    assert not [secret for secret in (deal["salt"], deal["seed"]) if secret in log]
    (first,) = await posts(discord, deal["commitment"])
    assert "🔒" in json.dumps(first, ensure_ascii=False)
    assert not await posts(discord, deal["salt"])
    checked = await discord.press("Dmitri", "Check the deal")
    assert deal["salt"] in text_of(checked["message"])
    assert not any(str(player["hand"]) in log for player in state["players"])


async def test_missing_permissions_are_named_before_anything_is_made(toy: Running) -> None:
    discord, _ = toy
    deny = ["attach_files", "send_messages"]
    place = {"target": "bot", "allow": [], "deny": deny}
    await discord.call("PUT", "channels/lounge/permissions", place)
    text = await answer(discord, "Ada", "table new", game="dust")
    assert "Send Messages and Attach Files" in text
    await discord.call("PATCH", "users/Ada", {"locale": "fr"})
    text = await answer(discord, "Ada", "table new", game="dust")
    assert "Envoyer des messages et Joindre des fichiers" in text.replace(NARROW_SPACE, " ")
    assert "has no table" in await answer(discord, "Brian", "table join")
    place = {"target": "bot", "allow": [], "deny": ["create_public_threads"]}
    await discord.call("PUT", "channels/lounge/permissions", place)
    text = await answer(discord, "Ada", "table new", game="dust", thread=True)
    assert "Créer des fils publics" in text
    await discord.command("Ada", "table new", game="dust")


async def pinged(discord: Standin, user: str) -> int:
    """Return how often a person was notified."""
    return len((await discord.call("GET", "pings", user=user))["history"])


async def test_only_who_may_be_mentioned_is_invited(toy: Running) -> None:
    discord, _ = toy
    denied = {"target": "bot", "deny": ["mention_everyone"]}
    await discord.call("PUT", "channels/lounge/permissions", denied)
    for name, mentionable in (("Pilots", True), ("Crew", False)):
        role = {"name": name, "members": ["Chloé"], "mentionable": mentionable}
        await discord.call("POST", "roles", role)

    async def opened(**options: Any) -> str:
        return await answer(discord, "Brian", "table new", game="dust", **options)

    assert "everyone can’t be invited" in await opened(invite="@everyone")
    assert "Crew can’t be invited" in await opened(invite="Crew")
    assert "Slow Orbit can’t be invited" in await opened(invite="Slow Orbit")
    assert "for you alone" in await opened(invite="Chloé", practice=True)
    assert not await posts(discord, "Invited")
    assert "is open" in await opened(invite="Pilots")
    assert await posts(discord, "Invited: <@&")
    assert await pinged(discord, "Chloé") == 1
