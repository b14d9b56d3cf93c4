"""The ranking of a server, and turning ratings on and off there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import discord

from bot.platform import context, controls, limits, permissions, replies
from bot.platform.context import Press
from bot.platform.controls import NOWHERE
from bot.screens.statistics import PAGE, Wanted, game_name
from bot.service.people.ratings import LEAST, Rated, Ratings
from bot.shared.names import safe
from bot.shared.problems import Problem
from bot.shared.text import say
from games.core.text import Language


async def ranking(press: Press) -> None:
    """Show a page of the ranking in place of what was pressed on."""
    await replies.defer_edit(press.interaction)
    guild_id, wanted = press.interaction.guild_id, Wanted.read(press.argument)
    found = None if guild_id is None else await press.context.ratings.of_server(guild_id)
    if found is None:
        raise Problem("problem-ratings-off")
    pages = limits.pages(ranking_lines(found, wanted.game, press.lang), PAGE)
    shown = min(wanted.page, len(pages) - 1)

    def to(other: int) -> str:
        return replace(wanted, page=max(0, other)).argument

    items: list[discord.ui.Item[Any]] = []
    if len(pages) > 1:
        items += controls.pager(press.lang, shown, len(pages), "ranking", NOWHERE, to=to, row=0)
    back = replace(wanted, page=0).argument
    items.append(controls.button(say(press.lang, "button-back"), "stats", NOWHERE, 0, back, row=1))
    await replies.update(press.interaction, pages[shown], controls.rows(*items))


def ranking_lines(found: Ratings, game: str, lang: Language) -> list[str]:
    """Return the ranking of a game, or of all, in lines."""
    told = [say(lang, "ranking-head"), say(lang, "ranking-about", least=LEAST)]
    some = False
    for key, people in found.items():
        if people and game in ("", key):
            told += [f"### {game_name(key, lang)}", *_ranking_of_game(people, lang)]
            some = True
    return told if some else [*told, say(lang, "ranking-none")]


def _ranking_of_game(people: Sequence[Rated], lang: Language) -> list[str]:
    """Return who is rated in a game, the best first, and how many are not shown yet."""
    rows = [
        say(
            lang, "ranking-row", place=each.place, name=safe(each.name), rating=each.rating,
            games=each.games,
        )
        for each in people
        if each.place is not None
    ]  # fmt: skip
    few = len(people) - len(rows)
    if not few:
        return rows
    key = "ranking-few" if rows else "ranking-few-only"
    return [*rows, say(lang, key, count=few, least=LEAST)]


async def switch_ratings(press: Press) -> None:
    """Have people rated on this server or not: the argument says which."""
    interaction, guild_id = press.interaction, press.interaction.guild_id
    if guild_id is None:
        raise Problem("problem-ratings-direct")
    permissions.require_here(interaction.user, guild_id, "ratings")
    await replies.defer_edit(interaction)
    if press.argument not in ("on", "off"):
        raise context.changed()
    on = press.argument == "on"
    await press.context.ratings.turn(guild_id, on=on)
    mine = Wanted(interaction.user.id).argument
    items = [controls.button(say(press.lang, "button-back"), "stats", NOWHERE, 0, mine)]
    if on:
        ranking = say(press.lang, "button-ranking")
        items.append(controls.button(ranking, "ranking", NOWHERE, 0, mine))
    text = say(press.lang, f"ratings-{press.argument}", least=LEAST)
    await replies.update(interaction, text, controls.rows(*items))
