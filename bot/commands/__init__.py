"""Slash commands: `/table`, `/find`, `/season`, `/look`, one group per game, menus on names.

Every module here adds commands to a group; `build` gives the client's tree fresh ones.
"""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.commands import finding, game, lobby, look, people, season, settings, turn
from bot.commands.groups import group
from games import registry


def build(tree: app_commands.CommandTree[Any]) -> None:
    """Put all commands into the tree."""
    table = group("table", "cmd-table", anywhere=True)
    for module in (lobby, turn, people, settings):
        module.add(table)
    tree.add_command(table)
    people_to_find = group("find", "cmd-find")
    finding.add(people_to_find)
    tree.add_command(people_to_find)
    seasons = group("season", "cmd-season")
    season.add(seasons)
    tree.add_command(seasons)
    looking = group("look", "cmd-look")
    look.add(looking)
    tree.add_command(looking)
    for key in registry.game_keys():
        tree.add_command(game.build(registry.get(key)))
    lobby.add_menu(tree)
