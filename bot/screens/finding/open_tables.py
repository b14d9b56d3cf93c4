"""`/find tables`: the open tables of a server, in channels that the person can see."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import discord

from bot.platform import controls, replies
from bot.platform.context import Context, Press
from bot.platform.controls import NO_TABLE
from bot.platform.page import Line, Page
from bot.screens import lobby
from bot.screens.visibility import Visibility
from bot.service.clocks.clocks import TIME_CONTROLS
from bot.service.finding import open_tables
from bot.service.finding.open_tables import OpenTable
from bot.service.seats import lobby as service
from bot.service.tables.session import TableSession
from bot.service.timekeeping import time_controls
from bot.shared.names import person, safe
from bot.shared.problems import Problem
from bot.shared.text import say
from games import registry
from games.core.text import Language, spelled

MOST = 50
"""Tables that are shown, the newest."""
LOOKED_AT = 200
"""Tables that are looked at; each one is a request to Discord."""
ON_A_PAGE = 5


class Wanted(NamedTuple):
    """The game and pace that a person wants, by their keys; "" is any."""

    game: str = ""
    pace: str = ""

    def fits(self, live: TableSession) -> bool:
        """Return whether a table has this game and pace."""
        pace = time_controls.present(live, "pace")
        return self.game in ("", live.game.key) and self.pace in ("", pace)

    def argument(self, page: int) -> str:
        """Return the argument of a control of a page."""
        return f"{max(0, page)}/{self.game}/{self.pace}"


class Request(NamedTuple):
    """A person who looks for a table on a server, and what they can see there."""

    context: Context
    user_id: int
    guild_id: int
    lang: Language
    visibility: Visibility


async def show(interaction: discord.Interaction[Any], context: Context, wanted: Wanted) -> None:
    """Answer `/find tables`."""
    context.rate_limits.require_picture(interaction.user.id)  # it asks much of Discord
    request = _request(interaction, context)
    await replies.defer(interaction)
    await replies.show(interaction, await _page(request, wanted, 0))


async def turn(press: Press) -> None:
    """Show another page instead of the present one."""
    press.require_picture()
    request = _request(press.interaction, press.context)
    number, wanted = _read(press.argument)
    await replies.defer_edit(press.interaction)
    await replies.show(press.interaction, await _page(request, wanted, number))


async def join(press: Press) -> None:
    """Take a seat at one of the tables, and show the others again."""
    interaction, user, tables = press.interaction, press.interaction.user, press.context.tables
    request = _request(interaction, press.context)
    number, wanted = _read(press.argument)
    await replies.defer_edit(interaction)
    live = await tables.get(press.table)
    if live.row.guild_id != request.guild_id or not await request.visibility.sees(
        user.id, live.row.channel_id
    ):
        raise Problem("problem-find-gone", table=press.table)
    if await lobby.seated_already(interaction, live, press.lang):
        return
    live = await service.join(tables, live.id, user.id, person(user))
    await lobby.refresh(press.context, live)
    done = say(press.lang, "find-joined", table=live.id, where=f"<#{live.row.channel_id}>")
    await replies.show(interaction, await _page(request, wanted, number, done))


def _request(interaction: discord.Interaction[Any], context: Context) -> Request:
    """Return a request; raise Problem in a direct message, where there are no open tables."""
    user, guild_id = interaction.user, interaction.guild_id
    if guild_id is None:
        raise Problem("problem-find-direct")
    asker = user if isinstance(user, discord.Member) else None
    seen = Visibility(context.client, guild_id, asker=asker)
    return Request(context, user.id, guild_id, replies.reader(interaction), seen)


def _read(argument: str) -> tuple[int, Wanted]:
    """Return the page and the filter of a control; unknown ones count as none."""
    page, game, pace, *_ = [*argument.split("/"), "", "", ""]
    number = int(page) if page.isdecimal() and len(page) < 4 else 0
    game = game if game in registry.game_keys() else ""
    return number, Wanted(game, pace if pace in TIME_CONTROLS else "")


async def _page(request: Request, wanted: Wanted, number: int, done: str = "") -> Page:
    """Return a page of the open tables, under a line about what was `done`."""
    shown, others = await _visible(request, wanted)
    if not shown:
        empty = say(request.lang, "find-none-fits" if others else "find-none")
        return Page([done or empty])
    pages = [shown[first : first + ON_A_PAGE] for first in range(0, len(shown), ON_A_PAGE)]
    number = min(number, len(pages) - 1)
    head = [say(request.lang, "find-head", count=len(shown)), *_filters(wanted, request.lang)]
    own = request.context.tables.people.quiet.get(request.user_id)
    zone = "none" if own is None else "new" if open_tables.is_new(own) else "known"
    lang, argument = request.lang, wanted.argument(number)
    turns = controls.pager(
        lang, number, len(pages), "find-page", NO_TABLE, to=wanted.argument, row=0
    )
    return Page(
        [done, " · ".join(head)],
        choices=[_choice(table, request, argument) for table in pages[number]],
        small=[] if zone == "known" else [say(lang, "find-no-zone", zone=zone)],
        foot=turns if len(pages) > 1 else [],
    )


def _filters(wanted: Wanted, lang: Language) -> Iterator[str]:
    if wanted.game:
        yield registry.get(wanted.game).words(lang).game().name
    if wanted.pace:
        yield _pace(wanted.pace, lang)


async def _visible(request: Request, wanted: Wanted) -> tuple[list[OpenTable], bool]:
    """Return the tables that fit and that the person can see; if none, whether others are open."""
    tables = request.context.tables
    found = await open_tables.open_tables(tables, request.guild_id, request.user_id)
    fitting = await _seen(request, [each for each in found if wanted.fits(each.live)])
    if fitting:
        return fitting, True
    return [], bool(await _seen(request, [each for each in found if not wanted.fits(each.live)]))


async def _seen(request: Request, tables: Sequence[OpenTable]) -> list[OpenTable]:
    """Return the tables in channels that the person can see, as many as are shown."""
    sees, found = request.visibility.sees, list[OpenTable]()
    for first in range(0, min(len(tables), LOOKED_AT), MOST):
        some = tables[first : first + MOST]
        asked = [sees(request.user_id, each.live.row.channel_id) for each in some]
        known = await asyncio.gather(*asked)
        found += [each for each, seen in zip(some, known, strict=True) if seen]
        if len(found) >= MOST:
            break
    return found[:MOST]


def _choice(table: OpenTable, request: Request, argument: str) -> Line:
    """Return the line about a table, with its button."""
    live, label = table.live, say(request.lang, "button-join-table", table=table.live.id)
    button = controls.button(label, "find-join", live.id, argument=argument)
    return Line(" · ".join(_described(table, request)), button)


def _described(table: OpenTable, request: Request) -> Iterator[str]:
    """Yield what a person wants to know of a table before they join it."""
    live, lang = table.live, request.lang
    game = live.game.words(lang).game().name
    named = live.row.name != live.game.words(live.lang).game().name
    yield f"**{live.title if named else game}**"
    address = f"https://discord.com/channels/{live.row.guild_id}/{live.row.channel_id}"
    yield f"[#{live.id}]({address})"
    if named:
        yield game
    yield _pace(time_controls.present(live, "pace"), lang)
    yield say(
        lang,
        "find-seats",
        taken=table.most - table.free,
        least=table.least,
        most=table.most,
        range="one" if table.least == table.most else "many",
        free=table.free,
    )
    if live.seats:
        yield ", ".join(safe(spelled(name, lang)) for name in live.names)
    hours = open_tables.common_hours(live, request.user_id, request.context.tables.people.quiet)
    if hours is not None:
        yield say(lang, "find-hours", hours=round(hours))


def _pace(pace: str, lang: Language) -> str:
    return say(lang, "find-pace", clocks=pace, pace=time_controls.name(lang, "pace", pace))
