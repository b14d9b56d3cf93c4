"""`/season`: opening a season, entering it, its standings, ending it early."""

from __future__ import annotations

from datetime import timedelta

import discord
from discord import app_commands

from bot.commands.finding import pace_choice
from bot.commands.groups import Choices, Here, suggests
from bot.commands.groups import add as add_command
from bot.commands.lobby import games
from bot.platform.context import context_of
from bot.platform.replies import reader, reply
from bot.screens.seasons import panel
from bot.service.seasons import entry
from bot.service.seasons.entry import NewSeason
from bot.shared.game_titles import game_key
from bot.shared.names import part_of
from bot.shared.problems import Problem
from games import registry


def add(group: app_commands.Group) -> None:
    """Add the commands of this module."""
    for key, callback in (
        ("season-new", new),
        ("season-join", join),
        ("season-leave", leave),
        ("season-show", show),
        ("season-strike", strike),
        ("season-end", end),
    ):
        add_command(group, key, callback)


@suggests(game=games)
@app_commands.choices(pace=[pace_choice(key) for key in entry.PACES])
async def new(
    interaction: Here,
    game: str,
    pace: str | None = None,
    rounds: app_commands.Range[int, 1, 12] | None = None,
    round_days: app_commands.Range[int, 7, 120] | None = None,
    start_days: app_commands.Range[int, 1, 60] | None = None,
    tournament: bool = False,
) -> None:
    """Open a season that people of the server can enter."""
    guild_id = panel.server(interaction)
    assert interaction.channel_id is not None
    wanted = NewSeason(
        guild_id=guild_id,
        channel_id=interaction.channel_id,
        creator_id=interaction.user.id,
        lang=reader(interaction),
        game=game_key(game),
        pace=pace if pace in entry.PACES else entry.PACES[0],
        rounds=rounds or entry.ROUNDS,
        days=round_days,
        tournament=tournament,
        starts_in=timedelta(days=start_days or entry.STARTS_IN),
    )
    await panel.open_season(interaction, wanted)


async def _seasons(interaction: Here, typed: str) -> Choices:
    """Offer the games of which there are seasons on the server."""
    lang = reader(interaction)
    try:
        rows = await entry.here(context_of(interaction).tables, panel.server(interaction))
    except Problem:
        return []
    keys = dict.fromkeys(row.game for row in reversed(rows))
    there = registry.game_keys()
    names = {k: registry.get(k).words(lang).game().name for k in keys if k in there}
    return [
        app_commands.Choice(name=name, value=key)
        for key, name in names.items()
        if part_of(typed, name)
    ]


def _key(game: str | None) -> str | None:
    return None if game is None else game_key(game)


@suggests(game=_seasons)
async def join(interaction: Here, game: str | None = None) -> None:
    """Enter a season."""
    row = await panel.chosen(interaction, _key(game))
    await reply(interaction, await panel.join(interaction, row))


@suggests(game=_seasons)
async def leave(interaction: Here, game: str | None = None) -> None:
    """Leave a season."""
    row = await panel.chosen(interaction, _key(game))
    await reply(interaction, await panel.leave(interaction, row))


@suggests(game=_seasons)
async def show(interaction: Here, game: str | None = None, share: bool = False) -> None:
    """Show a season with its standings."""
    await panel.show(interaction, await panel.chosen(interaction, _key(game)), share=share)


@suggests(game=_seasons)
async def strike(
    interaction: Here,
    entrant: discord.User,
    reason: app_commands.Range[str, 1, 200],
    back: bool = False,
    game: str | None = None,
) -> None:
    """Give a person a strike, or take one back, for all to see."""
    row = await panel.chosen(interaction, _key(game))
    said = await panel.strike(interaction, row, entrant.id, reason, back=back)
    await reply(interaction, said, private=False)


@suggests(game=_seasons)
async def end(interaction: Here, confirm: bool, game: str | None = None) -> None:
    """End a season now."""
    row = await panel.chosen(interaction, _key(game))
    if not confirm:
        raise Problem("problem-not-confirmed")
    await reply(interaction, await panel.end(interaction, row))
