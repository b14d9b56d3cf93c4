"""`/season`: what a person sees of a season, and the buttons to enter and leave it."""

from __future__ import annotations

from typing import Any

import discord

import db.seasons as seasons_db
import db.users as users_db
from bot.platform import controls, limits, permissions, pictures, replies
from bot.platform.context import Context, Press, context_of
from bot.platform.controls import NO_TABLE
from bot.platform.replies import reader, reply
from bot.screens import rooms
from bot.screens.seasons import standings
from bot.screens.visibility import Visibility
from bot.service.seasons import entry, results, running
from bot.service.seasons.entry import Newcomer, NewSeason
from bot.service.seasons.results import Season
from bot.shared.names import person, safe
from bot.shared.problems import Problem
from bot.shared.text import known, say
from db.seasons import EntrantRow, SeasonRow
from games.core.text import Language, clip

NAMES = 1000
"""The characters for the names of the people who have entered."""
Here = discord.Interaction[Any]


def server(interaction: Here) -> int:
    """Return the server; raise Problem in a direct message."""
    if interaction.guild_id is None:
        raise Problem("problem-season-direct")
    return interaction.guild_id


async def open_season(interaction: Here, new: NewSeason) -> None:
    """Open a season in this channel; its news are posted there at once."""
    lang, context = reader(interaction), context_of(interaction)
    permissions.require_here(interaction.user, server(interaction), "season")
    if isinstance(interaction.channel, discord.Thread):  # in a post, its forum gets the tables
        around = await rooms.surrounding(interaction.client, interaction.channel)
        if not isinstance(around, discord.ForumChannel):
            raise Problem("problem-no-thread-here")
        await rooms.require_post(interaction.client, around, new.pace, lang)
    else:
        permissions.require_channel(interaction, lang, thread=True)
    number = await entry.open_season(context.tables, new)
    season = await _season(context, number, new.guild_id)
    done = say(lang, "season-opened", title=standings.title(season, lang))
    await reply(interaction, done)


async def _season(context: Context, season_id: int, guild_id: int) -> Season:
    row = await entry.find(context.tables, season_id, guild_id)
    return await running.load(context.tables, row)


async def chosen(interaction: Here, game: str | None) -> SeasonRow:
    """Return the season that is meant: of a game, else the only one, else the latest one."""
    rows = await entry.here(context_of(interaction).tables, server(interaction))
    if game is not None:
        rows = [row for row in rows if row.game == game]
    if not rows:
        raise Problem("problem-season-none")
    live = [row for row in rows if row.state in seasons_db.LIVE]
    if len(live) > 1 and game is None:
        raise Problem("problem-season-which")
    return (live or rows)[-1]


async def show(interaction: Here, row: SeasonRow, *, share: bool = False, done: str = "") -> None:
    """Show a season with its standings, for the person or for all."""
    await replies.defer(interaction, private=not share)
    context, lang = context_of(interaction), reader(interaction)
    season = await running.load(context.tables, row)
    text, view, files = await _panel(interaction, context, season, lang, done, share=share)
    await reply(interaction, text, view=view, files=files, private=not share)


async def _panel(
    interaction: Here,
    context: Context,
    season: Season,
    lang: Language,
    done: str = "",
    *,
    share: bool = False,
) -> tuple[str, discord.ui.View | None, list[discord.File]]:
    places = results.standings_of(season)
    mine = _entrant(season, interaction.user.id)
    lines = [*([done] if done else []), f"## {standings.title(season, lang)}"]
    lines += _about(context, season, lang)
    if season.row.state == "open":
        lines += [say(lang, "season-entrants", count=len(season.entrants)), *_names(season, lang)]
    shown = standings.lines(season, places, lang)
    lines += shown
    if not share:
        own = standings.own_line(season, places, interaction.user.id, lang)
        lines += [own] if own not in "\n".join(shown) else []
        lines += await _own(context, season, mine, lang)
    files: list[discord.File] = []
    if any(places.values()):
        async with context.database.reading() as conn:
            user = await users_db.get_user(conn, interaction.user.id)
        theme = pictures.theme_known(user.theme)
        files = [await standings.picture(context.pictures, season, places, lang, theme)]
    return (
        limits.outer(lines, limits.CONTENT),
        None if share else _buttons(season, mine, lang),
        files,
    )


def _about(context: Context, season: Season, lang: Language) -> list[str]:
    row = season.row
    due = f"<t:{running.wall(context.tables, row.due)}:f>"
    pace = say(lang, f"pace-{row.pace}")
    key = f"season-about-{row.state}"
    found = [say(lang, key, round=row.round, rounds=row.rounds, due=due, days=row.days, pace=pace)]
    if row.state == "running" and any(
        match.table_id is None and match.state != "over" for match in season.matches
    ):
        found.append(say(lang, "season-held-up", channel=f"<#{row.channel_id}>"))
    return found


def _names(season: Season, lang: Language) -> list[str]:
    names = [standings.named(each, lang) for each in season.entrants]
    return [clip(", ".join(map(safe, names)), NAMES)] if names else []


async def _own(
    context: Context, season: Season, mine: EntrantRow | None, lang: Language
) -> list[str]:
    """Return the lines about the person: their table, their strikes, their state."""
    if mine is None or (season.row.state == "over" and mine.state in ("in", "spare")):
        return []  # it promises them nothing any longer
    found = [say(lang, f"season-you-{mine.state}", strikes=mine.strikes)]
    mine_now = [
        match
        for match in season.matches
        if season.row.state == "running"
        and match.state != "over"
        and mine.user_id in {seat.user_id for seat in season.drawn(match)}
    ]
    where = await running.places(context.tables, mine_now)
    for match in mine_now:
        if (place := where.get(match.table_id or "")) is not None:
            found.append(say(lang, "season-your-table", where=place, round=match.round))
    return found


def _entrant(season: Season, user_id: int) -> EntrantRow | None:
    return next((each for each in season.entrants if each.user_id == user_id), None)


def _buttons(season: Season, mine: EntrantRow | None, lang: Language) -> discord.ui.View | None:
    row = season.row
    if row.state not in seasons_db.LIVE:
        return None
    inside = mine is not None and mine.state in ("in", "spare")
    name = "season-leave" if inside else "season-join"
    label = say(lang, f"button-{name}" if row.state == "open" or inside else "button-season-spare")
    return controls.rows(controls.button(label, name, NO_TABLE, argument=str(row.id)))


async def join(interaction: Here, row: SeasonRow) -> str:
    """Enter a season; return what to say."""
    user, lang, context = interaction.user, reader(interaction), context_of(interaction)
    member = user if isinstance(user, discord.Member) else None
    since = None if member is None else member.joined_at
    visibility = Visibility(context.client, row.guild_id, asker=member)
    if not await visibility.sees(user.id, row.channel_id):
        raise Problem("problem-season-hidden", channel=f"<#{row.channel_id}>")
    who = Newcomer(user.id, person(user), since)
    made = await entry.join(context.tables, row.id, server(interaction), who)
    return say(lang, f"season-joined-{made.state}")


async def leave(interaction: Here, row: SeasonRow) -> str:
    """Leave a season; return what to say."""
    tables, guild_id = context_of(interaction).tables, server(interaction)
    season = await entry.leave(tables, row.id, guild_id, interaction.user.id)
    return say(reader(interaction), f"season-left-{season.state}")


async def strike(
    interaction: Here, row: SeasonRow, user_id: int, reason: str, *, back: bool
) -> str:
    """Give a person a strike, or take one back; return what everyone reads about it."""
    guild_id, lang = server(interaction), known(row.language)
    permissions.require_here(interaction.user, guild_id, "season")
    tables = context_of(interaction).tables
    struck = await entry.strike(tables, row.id, guild_id, user_id, back=back)
    return say(
        lang, "season-strike-back" if back else "season-strike-given",
        by=safe(person(interaction.user)), name=safe(standings.named(struck, lang)),
        reason=safe(reason), strikes=struck.strikes, state=struck.state,
    )  # fmt: skip


async def end(interaction: Here, row: SeasonRow) -> str:
    """End a season now; return what to say."""
    guild_id = server(interaction)
    permissions.require_here(interaction.user, guild_id, "season")
    season = await entry.end(context_of(interaction).tables, row.id, guild_id)
    return say(reader(interaction), f"season-ended-{season.state}")


# Presses


async def show_pressed(press: Press) -> None:
    """Show a season privately."""
    await show(press.interaction, await _pressed(press))


async def join_pressed(press: Press) -> None:
    """Enter a season, and show it."""
    row = await _pressed(press)
    await show(press.interaction, row, done=await join(press.interaction, row))


async def leave_pressed(press: Press) -> None:
    """Leave a season that has not started; ask first in one that runs."""
    row = await _pressed(press)
    if row.state == "open":
        await show(press.interaction, row, done=await leave(press.interaction, row))
        return
    danger = discord.ButtonStyle.danger
    label = say(press.lang, "button-season-leave-sure")
    sure = controls.button(label, "season-leave-sure", NO_TABLE, argument=str(row.id), style=danger)
    text = say(press.lang, "season-leave-sure")
    await reply(press.interaction, text, view=controls.rows(sure))


async def leave_sure(press: Press) -> None:
    """Leave a season, and show it."""
    row = await _pressed(press)
    await show(press.interaction, row, done=await leave(press.interaction, row))


async def _pressed(press: Press) -> SeasonRow:
    number = controls.number(press.argument)
    return await entry.find(press.context.tables, number, server(press.interaction))
