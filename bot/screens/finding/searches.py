"""`/find players`: a person's searches for players on a server, privately."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta
from typing import Any

import discord
import structlog

from bot.platform import controls, forms, limits, permissions, replies
from bot.platform.context import Context, Press, context_of, unknown_control
from bot.platform.controls import NO_TABLE
from bot.platform.forms import One, Part, Several
from bot.platform.http import UNREACHED, why
from bot.platform.replies import reader, reply
from bot.screens import lobby, rooms
from bot.screens.finding import matchmaker
from bot.screens.visibility import Visibility
from bot.service.finding import found_tables, searches
from bot.service.finding.matching import UNDECIDED
from bot.service.finding.searches import HOURS, PACES, Place, Wanted
from bot.service.tables.session import TableSession
from bot.service.timekeeping import time_controls
from bot.shared.clock import now
from bot.shared.names import person, safe
from bot.shared.problems import Problem
from bot.shared.text import say
from db.searches import BlockRow, SearchRow
from games import registry
from games.core.text import Language, either

log = structlog.stdlib.get_logger(__name__)

Here = discord.Interaction[Any]
MOST_BLOCKED = 10
"""People whom a person can block in one choice."""


async def show(interaction: Here) -> None:
    """Show a person's searches on this server, with buttons to begin and stop them."""
    text, view = await _panel(interaction)
    await reply(interaction, text, view=view)


async def begin(interaction: Here, wanted: Wanted) -> None:
    """Begin to look for players and show the person's searches."""
    await _begin(interaction, wanted)
    done = say(reader(interaction), "seek-begun")
    text, view = await _panel(interaction, done)
    await reply(interaction, text, view=view)


async def _begin(interaction: Here, wanted: Wanted) -> None:
    place = await _place(interaction, UNDECIDED if wanted.pace == searches.ANY else wanted.pace)
    await searches.begin(context_of(interaction).tables, place, wanted)


async def _place(interaction: Here, clocks: str) -> Place:
    """Return where a search is begun: a table for it will be in a thread of this text channel.

    In a thread that is the channel around it, in a post of a forum it is the forum.
    """
    lang, user = reader(interaction), interaction.user
    guild_id, channel = _server(interaction), interaction.channel
    channel_id = interaction.channel_id
    if isinstance(channel, discord.Thread):
        channel_id = channel.parent_id
        await rooms.require_around(interaction, clocks, lang)
    else:
        permissions.require_channel(interaction, lang, thread=True)
    assert channel_id is not None
    return Place(guild_id, channel_id, user.id, person(user), lang)


def _server(interaction: Here) -> int:
    if interaction.guild_id is None:
        raise Problem("problem-seek-direct")
    return interaction.guild_id


# Presses


async def ask(press: Press) -> None:
    """Open the form of a new search."""
    _server(press.interaction)
    title = say(press.lang, "form-seek")
    await replies.ask(
        press.interaction, forms.form(title, "seek-form", NO_TABLE, _parts(press.lang))
    )


async def choose(press: Press) -> None:
    """Begin the search that was described in the form."""
    entered = forms.given(press)
    games, sizes, pace, hours = (part.read(entered) for part in _parts(press.lang))
    wanted = Wanted(tuple(games), tuple(map(int, sizes)), str(pace), str(hours))
    try:
        await _begin(press.interaction, wanted)
    except Problem as problem:
        await _shown(press, problem.text(press.lang))
        return
    await _shown(press, say(press.lang, "seek-begun"))


def _parts(lang: Language) -> list[Part[Any]]:
    """Return the fields of the form: at first everything would do."""
    keys = registry.game_keys()
    names = [(key, registry.get(key).words(lang).game().name, "") for key in keys]
    counts = [(str(n), say(lang, "seek-size", count=n), "") for n in searches.sizes()]
    paces = [(each, pace(each, lang), _means(each, lang)) for each in PACES]
    hours = [(each, say(lang, f"seek-hours-{each}"), "") for each in HOURS]
    return [
        Several(key="games", label=say(lang, "form-seek-games"), value=list(keys), options=names,
            least=1),
        Several(key="sizes", label=say(lang, "form-seek-sizes"), options=counts, least=1,
            value=[value for value, _, _ in counts]),
        One(key="pace", label=say(lang, "form-seek-pace"), value=searches.ANY, options=paces),
        One(key="hours", label=say(lang, "form-seek-hours"), value=searches.ANY, options=hours,
            help=say(lang, "form-seek-hours-help")),
    ]  # fmt: skip


def _means(key: str, lang: Language) -> str:
    return "" if key == searches.ANY else time_controls.means(lang, "pace", key)


def pace(key: str, lang: Language) -> str:
    """Return the name of a pace, or of any."""
    if key == searches.ANY:
        return say(lang, "seek-pace-any")
    name = time_controls.name(lang, "pace", key)
    return say(lang, "find-pace", clocks=key, pace=name)


async def stop(press: Press) -> None:
    """End a search, and free a seat that was found for it."""
    context, user_id = press.context, press.interaction.user.id
    number = controls.number(press.argument)
    row = await searches.find(context.tables, user_id, number)
    context.tables.ownership.require(row.guild_id)
    table = await searches.stop(context.tables, user_id, number)
    await _shown(press, say(press.lang, "seek-stopped"))
    if table is not None:
        await lobby.refresh(context, await context.tables.get(table))


async def block(press: Press) -> None:
    """Never bring the person together with the chosen people."""
    if not press.people or len(press.people) != len(press.values):  # not a menu of people
        raise unknown_control()
    chosen = [(each.id, person(each)) for each in press.people]
    await searches.block(press.context.tables, press.interaction.user.id, chosen)
    await _shown(press)


async def unblock(press: Press) -> None:
    """Allow that the person is brought together with somebody again."""
    other = controls.number(press.value)
    await searches.unblock(press.context.tables, press.interaction.user.id, other)
    await _shown(press)


async def computers(press: Press) -> None:
    """Open a table against computer players instead of looking on."""
    context, user = press.context, press.interaction.user
    row = await searches.find(context.tables, user.id, controls.number(press.argument))
    context.tables.ownership.require(row.guild_id)
    if row.table_id is not None:
        raise Problem("problem-seek-found", table=row.table_id)
    await replies.defer_edit(press.interaction)
    live = await _with_computers(context, row)
    where = f"<#{live.row.channel_id}>"
    done = say(press.lang, "seek-opened", table=live.id, where=where)
    await replies.update(press.interaction, done, None)


async def _with_computers(context: Context, row: SearchRow) -> TableSession:
    """Open a table against computer players for a person who still sees the channel."""
    nowhere = Problem("problem-seek-nowhere", channel=f"<#{row.channel_id}>")
    plan, seats = found_tables.with_computers(row)
    try:
        if not await Visibility(context.client, row.guild_id).sees(row.user_id, row.channel_id):
            raise nowhere
        live = await matchmaker.open_in_thread(context, plan, row.channel_id, seats)
    except UNREACHED as error:
        log.info("no table can be opened", channel=row.channel_id, why=why(error))
        raise nowhere from error
    except Problem as problem:
        now = await searches.find(context.tables, row.user_id, row.id)
        if now.table_id is None or problem is nowhere:
            raise
        raise Problem("problem-seek-found", table=now.table_id) from problem  # pressed twice
    if live is None:
        raise nowhere
    return live


async def _shown(press: Press, done: str = "") -> None:
    text, view = await _panel(press.interaction, done)
    await replies.update(press.interaction, text, view)


# The panel


async def _panel(interaction: Here, done: str = "") -> tuple[str, discord.ui.View]:
    """Return the text of the panel and its controls; `done` is the last thing that was done."""
    context, lang = context_of(interaction), reader(interaction)
    guild_id, user_id = _server(interaction), interaction.user.id
    rows = await searches.mine(context.tables, guild_id, user_id)
    blocked = await searches.blocks(context.tables, user_id)
    lines = [*([done] if done else []), say(lang, "seek-head")]
    lines += [_line(number, row, lang) for number, row in enumerate(rows, 1)]
    lines += [say(lang, "seek-none")] if not rows else []
    lines.append(say(lang, "seek-find"))
    if any(each.name for each in blocked):
        names = ", ".join(safe(each.name) for each in blocked if each.name)
        lines.append(say(lang, "seek-blocked", names=names))
    return limits.lines(lines), controls.rows(*_controls(rows, blocked, lang))


def _line(number: int, row: SearchRow, lang: Language) -> str:
    """Return the line about a search."""
    state = "looking" if row.table_id is None else "found"
    return say(
        lang,
        f"seek-line-{state}",
        number=number,
        games=matchmaker.games(row, lang),
        sizes=_numbers(row.sizes, lang),
        pace=pace(row.pace if row.pace in PACES else searches.ANY, lang),
        hours=say(lang, f"seek-hours-{row.hours if row.hours in HOURS else searches.ANY}"),
        until=discord.utils.format_dt(searches.ends(row), "D"),
        table=row.table_id or "",
    )


def _numbers(sizes: Sequence[int], lang: Language) -> str:
    """Return numbers of players, three and more in a row as a range."""
    first, last = min(sizes), max(sizes)
    if len(sizes) > 2 and len(set(sizes)) == last - first + 1:
        return f"{first}–{last}"
    return either([str(n) for n in sizes], lang)


def _controls(
    rows: Sequence[SearchRow], blocked: Sequence[BlockRow], lang: Language
) -> list[discord.ui.Item[Any]]:
    items: list[discord.ui.Item[Any]] = []
    if len(rows) < searches.MOST:
        primary = discord.ButtonStyle.primary
        label = say(lang, "button-seek-new")
        items.append(controls.button(label, "seek-form", NO_TABLE, style=primary, row=0))
    for number, row in enumerate(rows, 1):
        label = say(lang, "button-seek-stop", number=number)
        items.append(controls.button(label, "seek-stop", NO_TABLE, argument=str(row.id), row=0))
    patient = [row for row in rows if row.table_id is None and _is_patient(row)]
    items += [matchmaker.computers_button(row, lang, row=1) for row in patient]
    title = say(lang, "seek-block")
    items.append(controls.people_menu(title, "seek-block", NO_TABLE, most=MOST_BLOCKED, row=2))
    if any(each.name for each in blocked):
        options = [(str(each.other_id), each.name, "") for each in blocked if each.name]
        title = say(lang, "seek-unblock")
        shown = options[: limits.SELECT_OPTIONS]
        items.append(controls.menu(title, shown, "seek-unblock", NO_TABLE, row=3))
    return items


def _is_patient(row: SearchRow) -> bool:
    """Return whether a person has looked for players so long that computer players may do."""
    waited: timedelta = now() - row.since
    return waited >= found_tables.ALONE_AFTER
