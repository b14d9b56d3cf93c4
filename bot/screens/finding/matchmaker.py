"""Bringing together people who look for players: every few minutes, and after each new search.

Everything that it does next follows from what is stored: after a kill the next look continues.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import datetime, timedelta
from itertools import groupby, islice

import discord
import structlog

import db.searches as searches_db
import db.users as users_db
from bot.platform import controls
from bot.platform.context import Context
from bot.platform.controls import NO_TABLE
from bot.platform.http import UNREACHED, Cause, cause_of, why
from bot.screens import lobby, lobby_actions
from bot.screens.finding.visibility import Visibility
from bot.service.finding import found_tables, matching
from bot.service.finding.found_tables import Due, Plan
from bot.service.finding.matching import Group, Pairs, Seeker
from bot.service.tables import direct_messages
from bot.service.tables.session import TableSession
from bot.service.tables.settings import settings_of
from bot.shared.problems import Problem
from bot.shared.text import known, say
from db.searches import SearchRow
from db.tables import SeatRow
from games import registry
from games.core.text import Language, either

log = structlog.stdlib.get_logger(__name__)

EVERY = timedelta(minutes=5)
"""The time between two attempts to bring people together, unless a search is new."""
TRIED = 30
"""Groups whose channels are looked at in one attempt on a server."""


class Matchmaker:
    """What is done for people who look for players, apart from their own commands."""

    def __init__(self, context: Context, due: Due) -> None:
        """Make it; `due` says until when a seat is really held."""
        self.context = context
        self._due = due
        self._last: datetime | None = None

    async def look(self, at: datetime) -> None:
        """Settle the tables found before, then bring people together."""
        rows = await self._rows()
        if not rows:
            return
        tables = self.context.tables
        for table_id in await found_tables.settle(tables, rows, at, self._due):
            await lobby.refresh(self.context, await tables.get(table_id))
        rows = await self._rows()
        for row in await found_tables.end_old(tables, rows, at):
            await self._tell(row, "seek-ended")
        last, self._last = self._last, at
        if last is None or at - last >= EVERY or any(row.since >= last for row in rows):
            await self._bring_together(rows, at)
        else:
            self._last = last
        rows = await self._rows()
        await self._post(rows)
        for row in await found_tables.to_ask(tables, rows, at):
            button = computers_button(row, _language(self.context, row))
            await self._tell(row, "seek-alone", controls.rows(button))

    async def _rows(self) -> list[SearchRow]:
        """Return the searches on servers that are this process's, those of a server together."""
        async with self.context.database.reading() as conn:
            rows = await searches_db.searches(conn)
        owned = self.context.tables.ownership
        return sorted(filter(lambda row: owned.owns(row.guild_id), rows), key=lambda r: r.guild_id)

    # Bringing people together

    async def _bring_together(self, rows: Sequence[SearchRow], at: datetime) -> None:
        looking = await self._looking(rows, at)
        for guild_id, seekers in groupby(looking, key=lambda seeker: seeker.row.guild_id):
            here = [row for row in rows if row.guild_id == guild_id]
            try:
                await self._on_server(guild_id, list(seekers), here, at)
            except UNREACHED as error:  # the other servers' people don't wait for it
                log.info("people not brought together", server=guild_id, why=why(error))

    async def _looking(self, rows: Sequence[SearchRow], at: datetime) -> list[Seeker]:
        """Return the searches that have found nothing yet, of people who are not away."""
        free = [row for row in rows if row.table_id is None]
        async with self.context.database.reading() as conn:
            users = await users_db.get_users(conn, sorted({row.user_id for row in free}))
        away = {u.user_id for u in users.values() if u.away_until is not None and u.away_until > at}
        quiet = self.context.tables.people.quiet
        return [Seeker(row, quiet.get(row.user_id)) for row in free if row.user_id not in away]

    async def _on_server(
        self, guild_id: int, seekers: list[Seeker], rows: Sequence[SearchRow], at: datetime
    ) -> None:
        """Fill the open tables of a server, then open new ones."""
        visibility = Visibility(self.context.client, guild_id)
        async with self.context.database.reading() as conn:
            people = {row.user_id for row in rows}
            blocked = await searches_db.blocked(conn, people)
        left = await self._fill(guild_id, seekers, rows, visibility, at)
        while (found := await self._first_group(left, blocked, visibility, at)) is not None:
            group, channel_id = found
            plan = Plan(group.game, group.pace, tuple(each.row for each in group.people))
            left = [each for each in left if each not in group.people]
            await open_in_thread(self.context, plan, channel_id)

    async def _fill(
        self,
        guild_id: int,
        seekers: list[Seeker],
        rows: Sequence[SearchRow],
        visibility: Visibility,
        at: datetime,
    ) -> list[Seeker]:
        """Hold seats at open tables; return the people for whom there was none."""
        tables, left = self.context.tables, list(seekers)
        for seeker in seekers:
            for table, channel_id in await found_tables.listed(tables, guild_id, rows):
                async with self.context.database.reading() as conn:
                    people = {seeker.user_id, *table.people}
                    blocked = await searches_db.blocked(conn, people)
                if not matching.fits_at(seeker, table, blocked, at):
                    continue
                if not await visibility.sees(seeker.user_id, channel_id):
                    continue
                try:
                    live = await found_tables.hold_seat(tables, table.id, seeker.row)
                except Problem as problem:  # it was taken just now
                    log.info("seat not held", table=table.id, why=problem.key)
                    continue
                left.remove(seeker)
                await lobby.refresh(self.context, live)
                break
        return left

    async def _first_group(
        self, seekers: Sequence[Seeker], blocked: Pairs, visibility: Visibility, at: datetime
    ) -> tuple[Group, int] | None:
        """Return people who fit and a channel that all of them see, if there are such people."""
        for group in islice(matching.groups(seekers, blocked, at), TRIED):
            for channel_id in dict.fromkeys(each.row.channel_id for each in group.people):
                if await _all_see(visibility, group.people, channel_id):
                    return group, channel_id
        return None

    async def _post(self, rows: Iterable[SearchRow]) -> None:
        """Post the lobbies that a kill, or trouble at Discord, has left without a message."""
        held = sorted({row.table_id for row in rows if row.table_id is not None})
        for table_id in held:
            live = await self.context.tables.get(table_id)
            settings = settings_of(live)
            if live.row.status != "lobby" or not settings.found or settings.lobby_message:
                continue
            channel = self.context.client.get_partial_messageable(live.row.channel_id)
            try:
                await lobby.post(self.context, live, channel, first=True)
            except UNREACHED as error:
                log.info("lobby of people found not posted", table=table_id, why=why(error))
                if cause_of(error) in (Cause.GONE, Cause.PLACE):
                    own = [row for row in rows if row.table_id == table_id]
                    await found_tables.call_off(self.context.tables, table_id, own)

    # Direct messages

    async def _tell(self, row: SearchRow, key: str, view: discord.ui.View | None = None) -> None:
        """Tell a person about their search, unless they take no direct messages."""
        if await direct_messages.chosen(self.context.database, row.user_id) == "never":
            return
        text = say(
            _language(self.context, row), key, games=games(row, _language(self.context, row))
        )
        try:
            user = await self.context.client.fetch_user(row.user_id)
            await (user.send(text) if view is None else user.send(text, view=view))
        except UNREACHED as error:
            log.info("person not reached", user=row.user_id, why=why(error))


async def open_in_thread(
    context: Context, plan: Plan, channel_id: int, seats: Sequence[SeatRow] = ()
) -> TableSession | None:
    """Open a table in a new thread of a channel; return None if it can't be opened there.

    Raises `UNREACHED` if Discord does not let the bot open a thread or post there.
    """
    lang = known(plan.rows[0].language)
    channel = await context.client.fetch_channel(channel_id)
    if not isinstance(channel, discord.TextChannel):
        return None
    title = registry.get(plan.game).words(lang).game().name
    thread = await lobby_actions.thread_in(channel, title)
    try:
        live = await found_tables.open_table(context.tables, plan, thread.id, seats)
    except Problem as problem:  # somebody has stopped looking just now
        log.info("table not opened", why=problem.key)
        await lobby_actions.close_thread(thread)
        return None
    await lobby.post(context, live, thread, first=True)
    return live


def computers_button(row: SearchRow, lang: Language) -> controls.PressButton:
    """Return the button with which a person plays against computer players instead."""
    label = say(lang, "button-seek-computers")
    return controls.button(label, "seek-computers", NO_TABLE, argument=str(row.id))


def games(row: SearchRow, lang: Language) -> str:
    """Return the names of the games that a person looks for."""
    there = registry.game_keys()
    names = [registry.get(key).words(lang).game().name for key in row.games if key in there]
    return either(names, lang)


def _language(context: Context, row: SearchRow) -> Language:
    """Return the language in which a person reads."""
    return context.tables.people.languages.get(row.user_id) or known(row.language)


async def _all_see(visibility: Visibility, people: Sequence[Seeker], channel_id: int) -> bool:
    """Return whether all these people see a channel."""
    for each in people:
        if not await visibility.sees(each.user_id, channel_id):
            return False
    return True
