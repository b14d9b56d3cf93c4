"""`/look`: for anyone, always private unless shared."""

from __future__ import annotations

from discord import app_commands

from bot.commands.groups import Choices, Here, suggests, table_here
from bot.commands.groups import add as add_command
from bot.commands.turn import press_for
from bot.errors import Problem
from bot.finding import part_of
from bot.narration import history, looking
from bot.replies import reader
from games.core.text import clip


def add(group: app_commands.Group) -> None:
    """Add the commands of this module."""
    for key, callback in (
        ("board", board),
        ("log", log),
        ("catch-up", catch_up),
        ("score", score),
        ("zoom", zoom),
        ("rules", rules),
    ):
        add_command(group, key, callback)


async def board(interaction: Here, text: bool = False, share: bool = False) -> None:
    """Show the board."""
    press = press_for(interaction, await table_here(interaction))
    await looking.board(press, share=share, text=text)


async def log(interaction: Here, share: bool = False) -> None:
    """Show the log."""
    await history.log(press_for(interaction, await table_here(interaction)), share=share)


async def catch_up(interaction: Here) -> None:
    """Show what happened since one's last turn."""
    await history.catch_up(press_for(interaction, await table_here(interaction)))


async def score(interaction: Here, share: bool = False) -> None:
    """Show the scores."""
    await looking.score(press_for(interaction, await table_here(interaction)), share=share)


async def _zooms(interaction: Here, typed: str) -> Choices:
    try:
        live = await table_here(interaction)
    except Problem:
        return []
    names = looking.zooms(live, reader(interaction))
    return [
        app_commands.Choice(name=clip(label, 100), value=key)
        for key, label in names.items()
        if part_of(typed, label)
    ][:25]


@suggests(picture=_zooms)
async def zoom(interaction: Here, picture: str, share: bool = False) -> None:
    """Show a part of the board large."""
    press = press_for(interaction, await table_here(interaction))
    await looking.zoom(press, picture, share=share)


async def _topics(interaction: Here, typed: str) -> Choices:
    try:
        live = await table_here(interaction)
    except Problem:
        return []
    words = live.words(reader(interaction))
    return [
        app_commands.Choice(name=clip(topic.title, 100), value=topic.key)
        for topic in words.topics(live.row.content_hash)
        if part_of(typed, topic.title)
    ][:25]


@suggests(topic=_topics)
async def rules(interaction: Here, topic: str | None = None, share: bool = False) -> None:
    """Explain a part of the rules."""
    press = press_for(interaction, await table_here(interaction))
    await looking.rules(press, topic, share=share)
