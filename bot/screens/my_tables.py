"""`/table mine`: all tables of a person on all servers; tables that wait for them come first."""

from __future__ import annotations

from collections.abc import Sequence

import discord

import db.tables as tables_db
from bot.platform import controls, limits, replies
from bot.platform.context import Context, Press
from bot.platform.controls import NO_TABLE
from bot.posts import deadlines
from bot.posts.game_over import number
from bot.screens.statistics import game_name
from bot.service.people import statistics
from bot.service.people.statistics import Part
from bot.service.tables.session import PERSON, VACANT
from bot.shared.names import part_of, safe
from bot.shared.problems import Problem
from bot.shared.text import say
from db.tables import TableRow
from games import registry
from games.core.outcome import Actor
from games.core.text import COMPUTER, Language, both, spelled

ROOM = limits.CONTENT - 100


async def show(interaction: discord.Interaction, context: Context) -> None:
    """Answer `/table mine`."""
    lang = replies.reader(interaction)
    text, view = await _page(context, interaction.user.id, lang, 0)
    await replies.reply(interaction, text, view=view)


async def turn(press: Press) -> None:
    """Show another page instead of the present one; each person sees their own tables."""
    await replies.defer_edit(press.interaction)
    number = int(press.argument) if press.argument.isdecimal() else 0
    text, view = await _page(press.context, press.interaction.user.id, press.lang, number)
    await replies.update(press.interaction, text, view or controls.rows())


async def _page(
    context: Context, user_id: int, lang: Language, wanted: int
) -> tuple[str, discord.ui.View | None]:
    """Return a page of a person's tables, and buttons to turn the pages if there are several."""
    async with context.database.reading() as conn:
        rows = await tables_db.tables_of_user(conn, user_id)
        over = await statistics.parts_of(conn, user_id)
    lines = [say(lang, "mine-head", count=len(rows)), *await _running(context, user_id, rows, lang)]
    if not rows:
        lines = [say(lang, "mine-none")]
    pages = limits.pages(lines, ROOM)
    if over:
        pages = _with_finished(pages, [_finished(part, lang) for part in over], lang)
    if len(pages) == 1:
        return pages[0], None
    shown = min(wanted, len(pages) - 1)
    turns = controls.pager(lang, shown, len(pages), "mine", NO_TABLE, to=_argument, row=0)
    return pages[shown], controls.rows(*turns)


def _argument(page: int) -> str:
    return str(max(0, page))


def _with_finished(pages: Sequence[str], lines: Sequence[str], lang: Language) -> list[str]:
    """Return pages with the finished games after them; each has its headings."""
    head = say(lang, "mine-finished", count=len(lines))
    begun, last = list(pages[:-1]), f"{pages[-1]}\n\n{head}"
    if len(last) + 1 + len(lines[0]) > ROOM:
        begun, last = list(pages), head
    for line in lines:
        if len(last) + 1 + len(line) > ROOM:
            begun.append(last)
            last = head
        last = f"{last}\n{line}"
    return [*begun, last]


def _link(name: str, table: str, guild_id: int | None, channel_id: int) -> str:
    """Return a table's name that leads to its channel."""
    address = f"https://discord.com/channels/{guild_id or '@me'}/{channel_id}"
    return f"[{safe(name)} #{table}]({address})"


# Tables that are not over


async def _running(
    context: Context, user_id: int, rows: Sequence[TableRow], lang: Language
) -> list[str]:
    """Return a line for each table: first the tables waiting for the person, longest first."""
    waiting: list[tuple[float, str]] = []
    others: list[str] = []
    for row in rows:
        head = _link(str(row.name), row.id, row.guild_id, row.channel_id)
        try:
            live = await context.tables.glance(row.id)
        except Problem as problem:
            others.append("• " + say(lang, "mine-row", table=head, said=problem.text(lang)))
            continue
        seat = live.seat_of(user_id)
        since = live.seats[seat].waiting_since if seat is not None else None
        if seat is not None and since is not None and live.playing:
            prompt = live.words(lang).prompt(live.seen(seat), seat)
            when = discord.utils.format_dt(since, "R")
            said = " ".join(filter(None, (f"**{prompt}**", when, deadlines.own(live, seat, lang))))
            line = say(lang, "mine-row", table=head, said=said)
            waiting.append((since.timestamp(), f"➜ {line}"))
        else:
            left = seat is None and live.row.status in ("playing", "paused")
            mine = any(s.original_user_id == user_id for s in live.seats)
            key = "left" if left and mine else row.status
            if left and not live.people():
                key = "left-deserted" if mine else "deserted"
            others.append("• " + say(lang, "mine-row", table=head, said=say(lang, f"status-{key}")))
    return [line for _, line in sorted(waiting)] + others


# Tables that are over


def _finished(part: Part, lang: Language) -> str:
    """Return a line about a game that is over: when, which, and the person's result."""
    row = part.ended.game
    game = game_name(row.game, lang)
    told = [
        _link(row.name, row.id, row.guild_id, row.channel_id),
        discord.utils.format_dt(row.ended_at, "d"),
    ]
    if not part_of(game, safe(row.name)):  # tables are named after their games by default
        told.append(game)
    if part.company == "practice":
        told.append(say(lang, "mine-practice"))
    return f"• {' · '.join([*told, _ended(part, lang)])}"


def _ended(part: Part, lang: Language) -> str:
    """Return how a game ended for a player."""
    outcome, points = part.outcome, number(part.points)
    if part.left:
        return say(lang, "mine-left")
    if part.place is None:
        return say(lang, f"mine-box-{'won' if part.won else 'lost'}", points=points)
    others = [who for who in outcome.winners if who != part.seat]
    winners = both([_called(part, who, lang) for who in others], lang)
    if part.won:
        key = "mine-shared" if others else "mine-won"
        return say(lang, key, points=points, winners=winners)
    of = len(outcome.scores)
    return say(lang, "mine-place", place=part.place, of=of, points=points, winners=winners)


def _called(part: Part, who: Actor, lang: Language) -> str:
    """Return the name of a seat or rival, with the mark of a computer player."""
    names = [
        spelled(seat.name if seat.kind in (PERSON, VACANT) else f"{seat.name} {COMPUTER}", lang)
        for seat in part.ended.seats
    ]
    if isinstance(who, int):
        return safe(names[who])
    words = registry.get(part.ended.game.game).words(lang, part.ended.game.content_hash)
    return words.called(who, names)
