"""Practice tables: first a private page about the game, then a game against computer players."""

from __future__ import annotations

from typing import Any

import discord

from bot.platform import controls, permissions, pictures, replies
from bot.platform.context import Press
from bot.screens import lobby, practice
from bot.service.seats import lobby as service
from bot.service.seats.lobby import Opening
from bot.service.tables.session import Live
from bot.service.tables.settings import POSTS
from bot.service.tables.store import Tables
from bot.shared.game_titles import game_key
from bot.shared.names import person
from bot.shared.text import say
from games import registry
from games.core.text import Language

LEVEL = "greedy"
"""The level of the computer players."""
PAGES = ("howto", "howto-symbols", "howto-first")
"""What can be read before the game starts, by handler."""


async def seat_computers(tables: Tables, live: Live) -> None:
    """Seat as many computer players as the smallest game needs."""
    while len(live.seats) < max(2, live.game.seats.start):
        await service.add_computer(tables, live.id, LEVEL)


async def show(interaction: discord.Interaction[Any], live: Live, lang: Language) -> None:
    """Answer with the page with which a practice opens."""
    text = practice.opening(live, lang)
    await replies.reply(interaction, text, view=controls.rows(*ways(live, lang, PAGES[0])))


def ways(live: Live, lang: Language, here: str) -> list[discord.ui.Item[Any]]:
    """Return the buttons of a page that is read before the game starts; `here` names the page."""
    style = discord.ButtonStyle.primary
    found = [controls.button(say(lang, "button-begin"), "begin", live.id, style=style)]
    labels = zip(PAGES, ("button-howto", "button-symbols", "button-first-turns"), strict=True)
    for name, label in labels:
        missing = name == "howto-symbols" and not pictures.has_legend(live.game)
        missing |= name == "howto-first" and live.words(lang).howto() is None
        if name != here and not missing:
            found.append(controls.button(say(lang, label), name, live.id))
    if live.game.first_game:
        found.append(controls.button(say(lang, "button-options"), "options", live.id))
    return list(found)


SETTINGS = {"posts": POSTS[0], "practice": True, "closed": True}
"""The settings of a practice; nobody else can sit down."""


async def practise(press: Press) -> None:
    """Open a practice of a game in this channel, from the page about the game."""
    interaction, user = press.interaction, press.interaction.user
    permissions.require_channel(interaction, press.lang)
    game = registry.get(game_key(press.argument))
    assert interaction.channel_id is not None
    inside = {"thread": True} if isinstance(interaction.channel, discord.Thread) else {}
    opening = Opening(
        game=game.key,
        guild_id=interaction.guild_id,
        channel_id=interaction.channel_id,
        creator_id=user.id,
        creator_name=person(user),
        lang=press.lang,
        options=game.first_game,
        settings={**SETTINGS, **inside},
    )
    live = await service.open_table(press.context.tables, opening)
    await seat_computers(press.context.tables, live)
    await show(interaction, live, press.lang)


async def begin(press: Press) -> None:
    """Start the game and show the panel in place of the page."""
    live, user = await press.context.tables.get(press.table), press.interaction.user
    if service.practising(live.row):
        await lobby.require_start(press.context, live, user)
        await service.start(press.context.tables, live.id, user.id)
    await press.context.handlers["act"].run(press)
