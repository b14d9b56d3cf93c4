"""`/table me`: what people set for themselves, wherever they are."""

from __future__ import annotations

from discord import app_commands

from bot.commands.groups import Choices, Here, suggests
from bot.commands.groups import add as add_command
from bot.platform import limits
from bot.platform.context import context_of
from bot.screens import personal_settings
from bot.service.clocks import time_zones
from bot.shared.finding import part_of


def add_me(group: app_commands.Group) -> None:
    """Add the command of this module."""
    add_command(group, "me", mine)


async def _zones(interaction: Here, typed: str) -> Choices:
    """Suggest time zones by their names, by what time it is there, or by their hours from UTC."""
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
    """Show and change what a person has set for themselves."""
    tables = context_of(interaction).tables
    if zone is not None or hours is not None:
        await personal_settings.choose_hours(tables, interaction.user.id, zone, hours)
    await personal_settings.show(interaction, tables)
