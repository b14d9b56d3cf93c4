"""`/table settings`, `me`, `export`, `verify` and `help`."""

from __future__ import annotations

import io

import discord
from discord import app_commands

import db.tables as tables_db
from bot.commands.groups import Choices, Here, suggests, table_here
from bot.commands.groups import add as add_command
from bot.commands.turn import press_for
from bot.platform import limits, permissions
from bot.platform.context import context_of
from bot.platform.replies import defer, reader, reply
from bot.screens import help_pages, personal_settings, table_options, table_settings
from bot.screens.history import game_files
from bot.screens.history.game_files import export as exported
from bot.service.clocks import time_zones
from bot.service.tables.session import TableSession
from bot.shared.names import called, echoed, part_of
from bot.shared.problems import Problem
from bot.shared.text import say
from db.tables import TableRow
from games.core.text import clip


def add(group: app_commands.Group) -> None:
    """Add the commands of this module."""
    for key, callback in (
        ("settings", settings),
        ("export", export),
        ("verify", verify),
        ("help", help_),
    ):
        add_command(group, key, callback)
    add_command(group, "me", mine, anywhere=True)


async def _own(interaction: Here, typed: str) -> Choices:
    """Offer the tables that a person opened or sits at."""
    async with context_of(interaction).database.reading() as conn:
        rows = await tables_db.tables_of_user(conn, interaction.user.id)
    return [
        app_commands.Choice(name=_label(row), value=row.id)
        for row in rows
        if part_of(typed, _label(row))
    ][: limits.CHOICES]


async def _named(interaction: Here, typed: str) -> TableSession:
    """Return a table by its number, or one's own table by its name or as it was suggested."""
    async with context_of(interaction).database.reading() as conn:
        rows = await tables_db.tables_of_user(conn, interaction.user.id)
        own = called(typed, ((row.id, (row.name, _label(row))) for row in rows))
        number = own[0] if len(own) == 1 else tables_db.read_table_id(typed)
        if await tables_db.find_table(conn, number) is None:
            raise Problem("problem-no-such-table", name=echoed(typed))
    return await context_of(interaction).tables.get(number)


def _label(row: TableRow) -> str:
    return clip(f"#{row.id} · {row.name}", limits.CHOICE_NAME)


@suggests(table=_own)
async def settings(interaction: Here, table: str | None = None) -> None:
    """Show and change a table's settings; from another channel, offer to move the table there."""
    if table is None:
        live = await table_here(interaction)
    else:
        live = await _named(interaction, table)
    press = press_for(interaction, live)
    asks = live.state is not None and permissions.may_ask(live, interaction.user, "pace")
    if asks and not permissions.may(live, interaction.user, "settings"):
        await table_options.show_clocks(press)  # the clocks are all that they can propose to change
        return
    permissions.require(live, interaction.user, "settings")
    await table_settings.show(press)


async def export(interaction: Here) -> None:
    """Give a finished game, or one's own running game without secrets, as a file."""
    live = await table_here(interaction)
    await defer(interaction)
    data = await exported(context_of(interaction).tables, live, interaction.user.id)
    file = discord.File(io.BytesIO(data), f"{live.game.key}-{live.id}.json")
    await reply(interaction, say(reader(interaction), "export-done", table=live.id), files=[file])


async def verify(interaction: Here) -> None:
    """Check a game that was saved as a file."""
    await game_files.ask_for_file(interaction)


async def help_(interaction: Here) -> None:
    """Explain the bot in a few lines, with the ways to all guides."""
    lang = reader(interaction)
    view = help_pages.help_view(lang, context_of(interaction).pages)
    await reply(interaction, say(lang, "help"), view=view)


async def _zones(interaction: Here, typed: str) -> Choices:
    """Suggest time zones by their names, their current time, or their hours from UTC."""
    found = time_zones.suggested(typed, interaction.locale.value)
    choices = [app_commands.Choice(name=label, value=zone) for label, zone in found.items()]
    return choices[: limits.CHOICES]


async def _nights(interaction: Here, typed: str) -> Choices:
    """Suggest quiet hours; any others can be typed."""
    shown = [
        personal_settings.NONE,
        *(
            personal_settings.spoken((60 * begins, 60 * ends))
            for begins, ends in personal_settings.NIGHTS
        ),
    ]
    return [app_commands.Choice(name=each, value=each) for each in shown if part_of(typed, each)]


@suggests(zone=_zones, hours=_nights)
async def mine(interaction: Here, zone: str | None = None, hours: str | None = None) -> None:
    """Show and change a person's own settings."""
    context = context_of(interaction)
    if zone is not None or hours is not None:
        await personal_settings.choose_hours(context.tables, interaction.user.id, zone, hours)
    await personal_settings.show(interaction, context)
