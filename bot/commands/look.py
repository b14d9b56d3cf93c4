"""`/look`: boards, log, history, score, statistics and films; private unless shared."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.commands.groups import Choices, Here, suggests, table_here
from bot.commands.groups import add as add_command
from bot.commands.lobby import games
from bot.commands.turn import press_for
from bot.platform import pictures
from bot.platform.command_sync import localised
from bot.platform.context import context_of
from bot.platform.replies import reader, reply
from bot.screens import board_in_words, boards, statistics
from bot.screens.history import film as films
from bot.screens.history import game_log, past_board
from bot.screens.statistics import Wanted
from bot.shared.game_titles import game_key
from bot.shared.names import part_of, person
from bot.shared.problems import Problem
from bot.shared.text import say
from games.core.text import Language, clip
from rendering.theme import THEMES


def add(group: app_commands.Group) -> None:
    """Add the commands of this module."""
    for key, callback in (
        ("board", board),
        ("log", log),
        ("catch-up", catch_up),
        ("score", score),
        ("zoom", zoom),
        ("rules", rules),
        ("theme", theme),
        ("stats", stats),
        ("history", history),
        ("film", film),
    ):
        add_command(group, key, callback)


async def _parts(interaction: Here, typed: str) -> Choices:
    try:
        live = await table_here(interaction)
        parts = await board_in_words.parts(press_for(interaction, live), live)
    except Problem:
        return []
    return [
        app_commands.Choice(name=clip(part.title, 100), value=part.key)
        for part in parts
        if part_of(typed, part.title)
    ][:25]


@suggests(part=_parts)
async def board(
    interaction: Here, text: bool = False, part: str | None = None, share: bool = False
) -> None:
    """Show the board as a picture or as text; a single part is shown as text."""
    press = press_for(interaction, await table_here(interaction))
    if text or part is not None:
        await board_in_words.board(press, part, share=share)
    else:
        await boards.board(press, share=share)


async def log(interaction: Here, share: bool = False) -> None:
    """Show the log."""
    await game_log.log(press_for(interaction, await table_here(interaction)), share=share)


async def catch_up(interaction: Here) -> None:
    """Show what happened since one's last turn."""
    await game_log.catch_up(press_for(interaction, await table_here(interaction)))


async def score(interaction: Here, share: bool = False) -> None:
    """Show the scores."""
    await boards.score(press_for(interaction, await table_here(interaction)), share=share)


async def _zooms(interaction: Here, typed: str) -> Choices:
    try:
        live = await table_here(interaction)
    except Problem:
        return []
    names = boards.zooms(live, reader(interaction))
    return [
        app_commands.Choice(name=clip(label, 100), value=key)
        for key, label in names.items()
        if part_of(typed, label)
    ][:25]


@suggests(picture=_zooms)
async def zoom(interaction: Here, picture: str, share: bool = False) -> None:
    """Show a part of the board large."""
    press = press_for(interaction, await table_here(interaction))
    await boards.zoom(press, picture, share=share)


async def _topics(interaction: Here, typed: str) -> Choices:
    try:
        live = await table_here(interaction)
    except Problem:
        return []
    return [
        app_commands.Choice(name=clip(title, 100), value=key)
        for key, title in boards.titles(live, reader(interaction)).items()
        if part_of(typed, title)
    ][:25]


@suggests(topic=_topics)
async def rules(interaction: Here, topic: str | None = None, share: bool = False) -> None:
    """Explain a part of the rules."""
    press = press_for(interaction, await table_here(interaction))
    await boards.rules(press, topic, share=share)


def _theme_choice(key: str) -> app_commands.Choice[str]:
    def said(lang: Language) -> str:
        name, about = say(lang, f"theme-{key}"), say(lang, f"theme-{key}-help")
        return say(lang, "theme-choice", name=name, about=about)

    return app_commands.Choice(name=localised(said), value=key)


@app_commands.choices(colours=[_theme_choice(key) for key in THEMES])
async def theme(interaction: Here, colours: str) -> None:
    """Choose the colours of the pictures that only this person sees, at a table or before any."""
    context, lang = context_of(interaction), reader(interaction)
    chosen = await pictures.choose_theme(context.database, interaction.user.id, colours)
    context.previews.repaint(interaction.user.id)
    await reply(interaction, say(lang, "theme-done", theme=say(lang, f"theme-{chosen.key}")))


async def film(interaction: Here, share: bool = False) -> None:
    """Show the film of the game that ended here last."""
    await films.show(press_for(interaction, await table_here(interaction)), share=share)


async def _turns(interaction: Here, typed: str) -> Choices:
    try:
        press = press_for(interaction, await table_here(interaction))
        found = await past_board.suggested(press, typed)
    except Problem:
        return []
    return [app_commands.Choice(name=label, value=number) for number, label in found]


@suggests(turn=_turns)
async def history(interaction: Here, turn: str | None = None) -> None:
    """Show the board after a turn, the last by default, with what happened in it."""
    press = press_for(interaction, await table_here(interaction))
    if turn is None:
        await past_board.history(press)
    else:
        await past_board.named(press, turn)


@suggests(game=games)
async def stats(
    interaction: Here,
    who: discord.User | None = None,
    game: str | None = None,
    share: bool = False,
) -> None:
    """Show the games that a player, or oneself, has played."""
    user = who or interaction.user
    wanted = Wanted(user.id, game_key(game) if game else "")
    await statistics.show(interaction, context_of(interaction), wanted, person(user), share=share)
