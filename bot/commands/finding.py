"""`/find`: tables with free seats, and people to play with."""

from __future__ import annotations

from discord import app_commands

from bot.commands.groups import Here, suggests
from bot.commands.groups import add as add_command
from bot.commands.lobby import games
from bot.platform.command_sync import localised
from bot.platform.context import context_of
from bot.screens.finding import open_tables
from bot.screens.finding import searches as panel
from bot.screens.finding.open_tables import Wanted
from bot.service.clocks.clocks import TIME_CONTROLS
from bot.service.finding import searches
from bot.service.timekeeping import time_controls
from bot.shared.game_titles import game_key
from bot.shared.text import say
from games import registry
from games.core.text import Language


def add(group: app_commands.Group) -> None:
    """Add the commands of this module."""
    for key, callback in (("find-tables", tables), ("find-players", seek)):
        add_command(group, key, callback)


def pace_choice(key: str) -> app_commands.Choice[str]:
    """Return the choice of a pace by its name."""

    def named(lang: Language) -> str:
        return time_controls.name(lang, "pace", key)

    return app_commands.Choice(name=localised(named), value=key)


PACES = [pace_choice(key) for key in TIME_CONTROLS]


@suggests(game=games)
@app_commands.choices(pace=PACES)
async def tables(interaction: Here, game: str | None = None, pace: str | None = None) -> None:
    """Show the open tables of this server, perhaps only those of a game or a pace."""
    wanted = Wanted("" if game is None else game_key(game), pace or "")
    await open_tables.show(interaction, context_of(interaction), wanted)


def _hours_choice(key: str) -> app_commands.Choice[str]:
    def named(lang: Language) -> str:
        return say(lang, f"seek-hours-{key}")

    return app_commands.Choice(name=localised(named), value=key)


HOURS = [_hours_choice(key) for key in searches.HOURS]


@suggests(game=games)
@app_commands.choices(pace=PACES, common=HOURS)
async def seek(
    interaction: Here,
    game: str | None = None,
    players: app_commands.Range[int, 2, 6] | None = None,
    pace: str | None = None,
    common: str | None = None,
) -> None:
    """Look for players; an option left out can be anything. Without any, show the searches."""
    if (game, players, pace, common) == (None, None, None, None):
        await panel.show(interaction)
        return
    wanted = searches.Wanted(
        tuple(registry.game_keys()) if game is None else (game_key(game),),
        tuple(searches.sizes()) if players is None else (players,),
        pace if pace is not None and pace in searches.PACES else searches.ANY,
        common if common is not None and common in searches.HOURS else searches.ANY,
    )
    await panel.begin(interaction, wanted)
