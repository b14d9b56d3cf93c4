"""`/look`: for anyone, always private unless shared."""

from __future__ import annotations

from discord import app_commands

from bot.commands.groups import Choices, Here, suggests, table_here
from bot.commands.groups import add as add_command
from bot.commands.turn import press_for
from bot.platform import themes
from bot.platform.context import context_of
from bot.platform.replies import reader, reply
from bot.platform.translator import localised
from bot.screens import board_in_words, boards, game_log
from bot.shared.finding import part_of
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
    """Show the board, or tell it in words; a part of it is told."""
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
    chosen = await themes.choose_theme(context.database, interaction.user.id, colours)
    context.previews.repaint(interaction.user.id)
    await reply(interaction, say(lang, "theme-done", theme=say(lang, f"theme-{chosen.key}")))
