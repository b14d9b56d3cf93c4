"""`/table`: settings, export, help."""

from __future__ import annotations

import io

import discord
from discord import app_commands

import db.tables as tables_db
from bot import limits, permissions, table_settings
from bot.commands.groups import Here, table_here
from bot.commands.groups import add as add_command
from bot.commands.turn import press_for
from bot.narration.export import export as exported
from bot.replies import app_of, defer, reader, reply
from bot.texts import say
from games.core.text import clip


def add(group: app_commands.Group) -> None:
    """Add the commands of this module."""
    for key, callback in (
        ("settings", settings),
        ("export", export),
        ("help", help_),
    ):
        add_command(group, key, callback)


async def _own(interaction: Here, typed: str) -> list[app_commands.Choice[str]]:
    """Offer the tables that a person opened or sits at."""
    async with app_of(interaction).database.reading() as conn:
        rows = await tables_db.tables_of_user(conn, interaction.user.id)
    names = {row.id: f"#{row.id} · {row.name}" for row in rows}
    return [
        app_commands.Choice(name=clip(name, limits.CHOICE_NAME), value=table)
        for table, name in names.items()
        if typed.casefold() in name.casefold()
    ][: limits.CHOICES]


@app_commands.autocomplete(table=_own)
async def settings(interaction: Here, table: str | None = None) -> None:
    """Show and change a table's settings; from another channel the table can be moved there."""
    if table is None:
        live = await table_here(interaction)
    else:
        live = await app_of(interaction).tables.get(tables_db.read_table_id(table))
    permissions.require(live, interaction.user, "settings")
    await table_settings.show(press_for(interaction, live))


async def export(interaction: Here) -> None:
    """Give a finished game, or one's own running game without secrets, as a file."""
    live = await table_here(interaction)
    await defer(interaction)
    data = await exported(app_of(interaction).tables, live, interaction.user.id)
    file = discord.File(io.BytesIO(data), f"{live.game.key}-{live.id}.json")
    await reply(interaction, say(reader(interaction), "export-done", table=live.id), files=[file])


async def help_(interaction: Here) -> None:
    """Explain the bot in a few lines."""
    await reply(interaction, say(reader(interaction), "help"))
