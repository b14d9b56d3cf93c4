"""Bringing together people who look for players: every few minutes, and after each new search.

Everything that it does next follows from what is stored: after a kill the next look continues.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from datetime import datetime, timedelta
from itertools import islice

import discord
import msgspec
import structlog

import db.searches as searches_db
import db.users as users_db
from bot.platform import controls
from bot.platform.context import Context
from bot.platform.controls import NO_TABLE
from bot.platform.http import UNREACHED, Cause, cause_of, why
from bot.screens import lobby, rooms
from bot.screens.visibility import Visibility, reaches
from bot.service.finding import found_tables, matching, searches, settling
from bot.service.finding.found_tables import Plan
from bot.service.finding.matching import Group, Pairs, Seeker, Vacancy
from bot.service.seats.held_seats import HELD_FOR
from bot.service.tables import direct_messages
from bot.service.tables.session import TableSession
from bot.service.tables.settings import settings_of
from bot.shared.problems import Problem
from bot.shared.tasks import Apart, TimedWork
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
LEFT_ALONE = timedelta(hours=1)
"""How long a channel is left alone in which no table could be opened."""

Absent = Callable[[datetime, timedelta], datetime]
"""From when a person is absent who is asked at a time and has so long (`bot.process.uptime`)."""


class Matchmaker(TimedWork):
    """What is done for people who look for players, apart from their own commands."""

    name = "people who look for players"

    def __init__(self, context: Context, absent_from: Absent, apart: Apart) -> None:
        super().__init__(apart)
        self.context = context
        self._absent_from = absent_from
        self._last: datetime | None = None
        self._refused: dict[int | tuple[int, str], datetime] = {}

    async def look(self, at: datetime) -> None:
        """Settle the tables found before, then bring people together."""
        rows = await self._rows()
        if not rows:
            return
        tables = self.context.tables
        for table_id in await settling.settle(tables, rows, at, self):
            await lobby.refresh(self.context, await tables.get(table_id))
        rows = await self._rows()
        new = {row.guild_id for row in rows if self._last is None or row.since >= self._last}
        all_due = self._last is None or not timedelta() <= at - self._last < EVERY
        for guild_id in sorted({row.guild_id for row in rows} if all_due else new):
            with self.apart(f"people who look for players on {guild_id}"):
                here = [row for row in rows if row.guild_id == guild_id]
                await self._on_server(guild_id, here, at)
        if all_due or new:
            self._last = at
        await self._post(await self._rows(), at)
        await self._tell_all(await self._rows(), at)

    async def _rows(self) -> list[SearchRow]:
        """Return the searches on servers that are this process's, the oldest first."""
        async with self.context.database.reading() as conn:
            rows = await searches_db.searches(conn)
        return [row for row in rows if self.context.tables.ownership.owns(row.guild_id)]

    # What settling asks

    def due(self, since: datetime) -> datetime:
        """Return until when a seat is held from a time on: the bot may have been away."""
        return self._absent_from(since, HELD_FOR)

    async def reaches(self, channel_id: int) -> bool:
        """Return whether a channel is there."""
        return await reaches(self.context.client, channel_id)

    # Bringing people together

    async def _on_server(self, guild_id: int, rows: Sequence[SearchRow], at: datetime) -> None:
        """Fill the open tables of a server, then open new ones."""
        visibility = Visibility(self.context.client, guild_id)
        tables = await found_tables.vacancies(self.context.tables, guild_id, rows)
        seekers = await self._looking(rows, at)
        people = {row.user_id for row in rows}.union(*(table.people for table in tables))
        async with self.context.database.reading() as conn:
            blocked = await searches_db.blocked(conn, people)
        left = await self._fill(tables, seekers, blocked, visibility, at)
        while (found := await self._first_group(left, blocked, visibility, at)) is not None:
            group, channel_id = found
            searching = tuple(each.row for each in group.people)
            plan = Plan(group.game, group.pace, searching, group.sizes)
            try:
                live = await open_in_thread(self.context, plan, channel_id)
            except rooms.NoTagProblem as error:  # other clocks may have one
                log.info("no tag for a post", channel=channel_id, why=why(error))
                self._refused[channel_id, group.pace] = at + LEFT_ALONE
                continue
            except (rooms.RoomProblem, *UNREACHED) as error:
                log.warning("no table can be opened", channel=channel_id, why=why(error))
                self._refused[channel_id] = at + LEFT_ALONE
                continue  # perhaps in the channel of another one of them
            except Problem as problem:  # somebody has stopped looking just now
                log.info("table not opened", why=problem.key)
            else:
                if live is None:
                    self._refused[channel_id] = at + LEFT_ALONE
            left = [each for each in left if each not in group.people]

    async def _looking(self, rows: Sequence[SearchRow], at: datetime) -> list[Seeker]:
        """Return the searches that have found nothing yet, of people who are not away."""
        free = [row for row in rows if row.table_id is None and searches.ends(row) > at]
        async with self.context.database.reading() as conn:
            users = await users_db.get_users(conn, sorted({row.user_id for row in free}))
        away = {u.user_id for u in users.values() if u.away_until is not None and u.away_until > at}
        quiet = self.context.tables.people.quiet
        return [Seeker(row, quiet.get(row.user_id)) for row in free if row.user_id not in away]

    async def _fill(
        self,
        tables: Sequence[Vacancy],
        seekers: Sequence[Seeker],
        blocked: Pairs,
        visibility: Visibility,
        at: datetime,
    ) -> list[Seeker]:
        """Hold seats at open tables; return the people for whom there was none."""
        left, there = list(seekers), {table.id: table for table in tables}
        for seeker in seekers:
            for table in [*there.values()]:
                if not matching.fits_at(seeker, table, blocked, at):
                    continue
                if not await visibility.sees(seeker.user_id, table.channel_id):
                    continue
                try:
                    live = await found_tables.hold_seat(self.context.tables, table, seeker.row)
                except Problem as problem:  # it was taken just now
                    log.info("seat not held", table=table.id, why=problem.key)
                    continue
                left.remove(seeker)
                await lobby.refresh(self.context, live)
                after = found_tables.vacancy(self.context.tables, live)
                del there[table.id]
                if after is not None:
                    hours = {**table.hours, seeker.user_id: seeker.row.hours}
                    there[table.id] = msgspec.structs.replace(after, hours=hours)
                break
        return left

    async def _first_group(
        self, seekers: Sequence[Seeker], blocked: Pairs, visibility: Visibility, at: datetime
    ) -> tuple[Group, int] | None:
        """Return people who fit and a channel that all of them see, if there are such people."""
        for group in islice(matching.groups(seekers, blocked, at), TRIED):
            for channel_id in dict.fromkeys(each.row.channel_id for each in group.people):
                if self._is_refused(channel_id, group.pace, at):
                    continue
                if await _all_see(visibility, group.people, channel_id):
                    return group, channel_id
        return None

    def _is_refused(self, channel_id: int, pace: str, at: datetime) -> bool:
        """Return whether a channel is left alone, for all tables or for those with these clocks."""
        return any(self._refused.get(key, at) > at for key in (channel_id, (channel_id, pace)))

    async def _post(self, rows: Collection[SearchRow], at: datetime) -> None:
        """Post the lobbies that a kill, or trouble at Discord, has left without a message."""
        for table_id in sorted({row.table_id for row in rows if row.table_id is not None}):
            own = [row for row in rows if row.table_id == table_id]
            with self.apart(f"the lobby of {table_id}"):
                live = await self.context.tables.get(table_id)
                settings = settings_of(live)
                if live.row.status != "lobby" or not settings.found or settings.lobby_message:
                    continue
                if not await _posted(self.context, live, own):
                    self._refused.update({row.channel_id: at + LEFT_ALONE for row in own})

    # Direct messages

    async def _tell_all(self, rows: Sequence[SearchRow], at: datetime) -> None:
        """Tell people that their search is over, or ask whether computer players would do.

        The message has a nonce and is sent before that is noted.
        """
        for row in rows:
            if row.table_id is not None:
                continue
            lang = _language(self.context, row)
            if searches.ends(row) <= at:
                if await self._tell(row, lang, "seek-ended"):
                    await searches.end_old(self.context.tables, row)
            elif row.asked_at is None and at - row.since >= found_tables.ALONE_AFTER:
                buttons = controls.rows(computers_button(row, lang))
                if await self._tell(row, lang, "seek-alone", buttons):
                    await searches.note_asked(self.context.tables, row, at)

    async def _tell(
        self, row: SearchRow, lang: Language, key: str, view: discord.ui.View | None = None
    ) -> bool:
        """Tell a person about their search, unless they take no direct messages.

        Return whether that need not be tried again.
        """
        if await direct_messages.chosen(self.context.database, row.user_id) == "never":
            return True
        text, nonce = say(lang, key, games=games(row, lang)), f"{key}-{row.id}"
        try:
            user = await self.context.client.fetch_user(row.user_id)
            if view is None:
                await user.send(text, nonce=nonce)
            else:
                await user.send(text, nonce=nonce, view=view)
        except UNREACHED as error:
            log.info("person not reached", user=row.user_id, why=why(error))
            return cause_of(error) is not Cause.LATER
        return True


async def open_in_thread(
    context: Context, plan: Plan, channel_id: int, seats: Sequence[SeatRow] = ()
) -> TableSession | None:
    """Open a table in a new thread or post of a channel; return None if none can be used there.

    Raises `Problem` if one of its searches is over, `RoomProblem` if no room can be made there,
    and `UNREACHED` if Discord lets the bot open none.
    """
    lang = known(plan.rows[0].language)
    channel = await context.client.fetch_channel(channel_id)
    title = registry.get(plan.game).words(lang).game().name
    room = await rooms.room_in(context.client, channel, title, plan.pace, lang)
    try:
        live = await found_tables.open_table(
            context.tables, plan, room.thread.id, seats, room.settings
        )
    except Problem:  # somebody has stopped looking just now
        await rooms.close(room, lang)
        raise
    if not await _posted(context, live, plan.rows):
        await rooms.close(room, lang)
        return None
    return live


async def _posted(context: Context, live: TableSession, rows: Iterable[SearchRow]) -> bool:
    """Post a lobby; return whether people can see it, or at a later attempt.

    Where the bot can't post, the table is closed, and its people continue to look.
    """
    channel = context.client.get_partial_messageable(live.row.channel_id)
    try:
        await lobby.post(context, live, channel, first=True)
    except UNREACHED as error:
        log.info("lobby of people found not posted", table=live.id, why=why(error))
        if cause_of(error) in (Cause.GONE, Cause.PLACE):
            await found_tables.call_off(context.tables, live.id, list(rows))
            return False
    return True


def computers_button(
    search: SearchRow, lang: Language, row: int | None = None
) -> controls.PressButton:
    """Return the button with which a person plays against computer players instead."""
    label = say(lang, "button-seek-computers", games=games(search, lang))
    return controls.button(label, "seek-computers", NO_TABLE, argument=str(search.id), row=row)


def games(row: SearchRow, lang: Language) -> str:
    """Return the names of the games that a person looks for."""
    there = registry.game_keys()
    names = [
        registry.get(key).words(lang).game().name if key in there else key for key in row.games
    ]
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
