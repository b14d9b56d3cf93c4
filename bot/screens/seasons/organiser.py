"""What is done for seasons in the background: tables are opened and settled, news are posted.

Everything that it does next follows from what is stored: after a kill the next look continues.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from datetime import datetime, timedelta
from functools import partial
from typing import Any

import discord
import structlog

import db.seasons as seasons_db
from bot.platform import controls, limits
from bot.platform.context import Context
from bot.platform.controls import NO_TABLE
from bot.platform.http import UNREACHED, Cause, cause_of, why
from bot.screens import lobby, rooms
from bot.screens.seasons import standings
from bot.screens.visibility import reaches
from bot.service.seasons import results, running
from bot.service.seasons.results import Season
from bot.service.tables.settings import settings_of
from bot.shared.names import safe
from bot.shared.ownership import ElsewhereError
from bot.shared.problems import Problem
from bot.shared.tasks import Apart, TimedWork
from bot.shared.text import known, say
from db.seasons import MatchRow, SeasonRow

log = structlog.stdlib.get_logger(__name__)

LEFT_ALONE = timedelta(hours=1)
"""How long a season is left alone whose channel refused the bot."""
STEPS = 5
"""What can follow at once, at most: the end of a round, the next one, and its news."""


class Organiser(TimedWork):
    """The background work of all seasons that are this process's."""

    name = "seasons"

    def __init__(self, context: Context, apart: Apart) -> None:
        super().__init__(apart)
        self.context = context
        self._refused: dict[int, datetime] = {}

    async def look(self, at: datetime) -> None:
        """Do what is due in each season."""
        async with self.context.database.reading() as conn:
            rows = await seasons_db.unfinished(conn)
        for row in rows:
            if self.context.tables.ownership.owns(row.guild_id):
                with self.apart(f"season {row.id}"):
                    await self._season(row, at)

    async def _season(self, row: SeasonRow, at: datetime) -> None:
        tables = self.context.tables
        for _ in range(STEPS):
            season = await running.load(tables, row)
            if row.state == "running":
                for match in season.matches:
                    await self._tried(season, match, at)
                season = await running.load(tables, row)
            if row.state not in seasons_db.LIVE or not await running.advance(tables, season):
                break
            async with self.context.database.reading() as conn:
                found = await seasons_db.find_season(conn, row.id)
            if found is None:
                return
            row = found
        season = await running.load(tables, row)
        if row.state in ("over", "cancelled"):
            for live in await running.close_lobbies(tables, season):
                await lobby.refresh(self.context, live)
        if self._refused.get(row.id, at) <= at:
            try:
                await self._news(season)
            except UNREACHED as error:
                self._hold_up(row, at, error)
                if row.state not in seasons_db.LIVE and cause_of(error) is Cause.GONE:
                    await self._posted(season)  # nobody can read its end: nothing is left to do

    async def _tried(self, season: Season, match: MatchRow, at: datetime) -> None:
        """Continue with a table, apart from the others."""
        with self.apart(f"a table of season {season.row.id}"):
            try:
                await self._match(season, match, at)
            except UNREACHED as error:
                self._hold_up(season.row, at, error)
            except (Problem, ElsewhereError) as error:  # it can't be read, or was moved away
                log.info("table of a season passed over", why=type(error).__name__)

    def _hold_up(self, row: SeasonRow, at: datetime, error: Exception) -> None:
        """Leave a channel alone for a while in which nothing can be opened or posted."""
        log.warning("season held up", season=row.id, why=why(error))
        self._refused[row.id] = at + LEFT_ALONE

    async def _match(self, season: Season, match: MatchRow, at: datetime) -> None:
        """Open a table, post its lobby if that is missing, or continue with it."""
        if match.state == "over":
            return
        if match.table_id is None:
            if self._refused.get(season.row.id, at) <= at:
                try:
                    await self._open(season, match)
                except Problem as problem:  # not with these permissions and tags of a forum
                    self._hold_up(season.row, at, problem)
            return
        if match.state == "open":
            with suppress(discord.NotFound):  # its thread was deleted: it is opened again
                await self._post(match.table_id)
        changed = await running.settle(
            self.context.tables, season, match, partial(reaches, self.context.client)
        )
        if changed is not None:
            await lobby.refresh(self.context, await self.context.tables.get(changed))

    async def _open(self, season: Season, match: MatchRow) -> None:
        channel = await self.context.client.fetch_channel(season.row.channel_id)
        name, lang = self._named(season, match), known(season.row.language)
        room = await rooms.room_in(self.context.client, channel, name, season.row.pace, lang)
        live = await running.open_match(
            self.context.tables, season, match, room.thread.id, room.settings
        )
        if live is None:  # another process has opened it
            await rooms.close(room, lang)
        else:
            await self._post(live.id)

    def _named(self, season: Season, match: MatchRow) -> str:
        lang = known(season.row.language)
        title = standings.title(season, lang)
        who = ", ".join(_names(season, match, lang))
        return say(lang, "season-thread", title=title, round=match.round, who=who)

    async def _post(self, table_id: str) -> None:
        """Post a lobby that has no message yet."""
        live = await self.context.tables.get(table_id)
        if live.row.status == "lobby" and settings_of(live).lobby_message is None:
            live = await running.hold_again(self.context.tables, table_id)
            channel = self.context.client.get_partial_messageable(live.row.channel_id)
            await lobby.post(self.context, live, channel, first=True)

    # News

    async def _news(self, season: Season) -> None:
        """Post what is new: that it can be joined, a round, the end."""
        row, stage = season.row, _stage(season)
        if row.posted >= stage:
            return
        if any(
            m.round == stage and m.table_id is None and m.state != "over" for m in season.matches
        ):
            return  # once its tables are there
        lang = known(row.language)
        channel = self.context.client.get_partial_messageable(row.channel_id)
        places = results.standings_of(season)
        text = limits.outer(await self._told(season, places), limits.CONTENT)
        more: dict[str, Any] = {}
        if row.state == "open":
            label = say(lang, "button-season-join")
            style = discord.ButtonStyle.primary
            more["view"] = controls.rows(
                controls.button(label, "season-join", NO_TABLE, argument=str(row.id), style=style),
                show_button(row, lang),
            )
        elif row.state != "cancelled":
            more["view"] = controls.rows(show_button(row, lang))
        if row.state == "over" or row.round > 1:
            pictures = self.context.pictures
            more["file"] = await standings.picture(pictures, season, places, lang)
        nobody = discord.AllowedMentions.none()
        nonce = f"season-{row.id}-{stage}"
        await channel.send(text, nonce=nonce, allowed_mentions=nobody, **more)
        await self._posted(season)

    async def _posted(self, season: Season) -> None:
        """Store that the news of a season are posted."""
        async with self.context.database.writing() as conn:
            await seasons_db.change_season(conn, season.row.id, posted=_stage(season))

    async def _told(self, season: Season, places: standings.Places) -> list[str]:
        row, lang = season.row, known(season.row.language)
        head = f"## {standings.title(season, lang)}"
        due = f"<t:{running.wall(self.context.tables, row.due)}:f>"
        key = "round" if row.state == "running" else row.state
        text = say(lang, f"season-news-{key}", round=row.round, rounds=row.rounds, due=due,
            days=row.days, pace=say(lang, f"pace-{row.pace}"))  # fmt: skip
        found = [head, text]
        if row.state == "running":
            here = [match for match in season.matches if match.round == row.round]
            where = await running.places(self.context.tables, here)
            found += [_table_line(season, match, where, lang) for match in here]
        if row.state == "over":
            found += standings.lines(season, places, lang)
        return found


def show_button(row: SeasonRow, lang: str) -> controls.PressButton:
    """Return the button that shows a season."""
    return controls.button(
        say(lang, "button-season-show"), "season-show", NO_TABLE, argument=str(row.id)
    )


def _stage(season: Season) -> int:
    """Return how far a season is: its round, or one more than all when it has ended."""
    row = season.row
    return row.round if row.state in seasons_db.LIVE else row.rounds + 1


def _table_line(season: Season, match: MatchRow, where: Mapping[str, str], lang: str) -> str:
    """Return the line about a table of a round."""
    who = ", ".join(map(safe, _names(season, match, lang)))
    return say(lang, "season-table", where=where.get(match.table_id or "", "–"), who=who)


def _names(season: Season, match: MatchRow, lang: str) -> list[str]:
    """Return the names of the people of a table."""
    names = [season.name(seat.user_id) for seat in season.drawn(match)]
    return [name or say(lang, "season-stranger") for name in names]
