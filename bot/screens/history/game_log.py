"""Past events: catching up by player, and the log round by round; private unless shared."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from bot.platform import controls, limits, pictures, replies
from bot.platform.context import Press
from bot.platform.replies import reply
from bot.posts.changes import changed
from bot.posts.layout import before_view
from bot.screens.boards import public_view, shown
from bot.service.history.log_lines import SeatLines, by_player
from bot.service.history.log_text import Chapter, between, chapters, safe_names, stories
from bot.service.tables.session import TableSession
from bot.service.tables.store import Tables
from bot.shared.text import say
from db.entries import EntryRow
from games.core.outcome import Actor
from games.core.text import Language

TEXT = limits.CONTENT - 200


async def catch_up(press: Press) -> None:
    """Show the events since a person's last turn, by player, and where the board changed.

    A person without a seat sees the last turn.
    """
    press.require_picture()
    live, tables = await press.context.tables.get(press.table), press.context.tables
    seat = live.seat_of(press.interaction.user.id)
    view = await public_view(press, live)
    await replies.defer(press.interaction)
    first = await (last_turn(tables, live) if seat is None else since(tables, live, seat))
    entries = await between(tables, live, first, live.row.public_seq)
    icons = tables.people.icons(press.interaction.user.id)
    told = _told(live, entries, press.lang, seat, icons=icons)
    text = (
        grouped(live, told, press.lang, alone=True) if told else say(press.lang, "catch-up-nothing")
    )
    key = "catch-up-last" if seat is None else "catch-up-head" if first > 1 else "catch-up-all"
    head = say(press.lang, key, name=live.title, table=live.id)
    before = await before_view(tables, live, first - 1)
    keys = pictures.boards(live.game)
    if before is not None:
        keys = changed(live, view, before, press.lang) or keys[:1]
    files, instead = await shown(press, live, view, keys, press.lang, before)
    await reply(press.interaction, f"{head}\n{text}\n{instead}".strip(), files=files)


def _told(
    live: TableSession,
    entries: Sequence[EntryRow],
    lang: Language,
    seat: int | None,
    *,
    icons: bool,
) -> list[SeatLines]:
    """Return the events by player; as words if there is no room for the markup of icons."""
    found = by_player(stories(live, entries, lang, seat, named=False, icons=icons))
    if sum(map(_length, found)) <= TEXT // 2:
        return found
    return by_player(stories(live, entries, lang, seat, named=False))


def grouped(
    live: TableSession, told: Sequence[SeatLines], lang: Language, *, alone: bool = False
) -> str:
    """Return lines under the name of the player who acted; each player has an equal share.

    `alone`: write a player's name even if no other player acted.

    If some lines had no room, the last line says where to read all of them.
    """
    names, words, parts = safe_names(live, lang), live.words(lang), dict[Actor | None, str]()
    rest, cut = say(lang, "catch-up-rest"), False
    room = TEXT - len(rest) - 1
    # Players with few lines get their room first; the order shown is the order of acting.
    for left, part in zip(range(len(told), 0, -1), sorted(told, key=_length), strict=True):
        who = part.seat
        name = say(lang, "catch-up-everybody") if who is None else words.called(who, names)
        headed = len(told) > 1 or (alone and who is not None)
        head = f"**{name}**" if headed else ""
        lines = [f"• {line}" for line in part.lines]
        text = limits.lines(lines, room // left - len(head) - 2)
        cut = cut or text != "\n".join(lines)
        parts[part.seat] = f"{head}\n{text}".strip()
        room -= len(parts[part.seat]) + 1
    return "\n".join([*(parts[part.seat] for part in told), *([rest] if cut else [])])


def _length(part: SeatLines) -> int:
    return sum(map(len, part.lines))


async def last_turn(tables: Tables, live: TableSession) -> int:
    """Return the first entry of the last turn, or phase, that all players have seen."""
    entries = await between(tables, live, 1, live.row.public_seq)
    ends = [entry.seq for entry in entries if entry.closed]
    return ends[-2] + 1 if len(ends) > 1 else 1


async def since(tables: Tables, live: TableSession, seat: int) -> int:
    """Return the first entry that the player in a seat has not seen: after their last turn.

    A move played for them, by a default or another player, is not their turn. If others decided in
    the same phase too, all of it is news: no player saw it before it closed.
    """
    entries = await between(tables, live, 1, live.row.public_seq)
    ends = [number for number, entry in enumerate(entries) if entry.closed]
    user_id = live.seats[seat].user_id
    mine = [
        number
        for number, entry in enumerate(entries)
        if entry.kind == "act" and (entry.seat, entry.user_id) == (seat, user_id)
    ]
    if not mine:
        return 1
    before = max((number for number in ends if number < mine[-1]), default=-1)
    after = min((number for number in ends if number >= mine[-1]), default=mine[-1])
    alone = all(entry.seat == seat for entry in entries[before + 1 : after + 1])
    first = after if alone else before
    return entries[first].seq + 1 if first >= 0 else 1


async def log(press: Press, *, share: bool = False) -> None:
    """Show the latest page of the public log; in private, with buttons to the others."""
    live = await press.context.tables.get(press.table)
    lang = live.lang if share else press.lang
    await public_view(press, live)
    text, view = await _page(press.context.tables, live, lang, None)
    await reply(press.interaction, text, view=None if share else view, private=not share)


async def log_page(press: Press) -> None:
    """Show another page of the log instead of the present one; the argument is its number."""
    live = await press.context.tables.get(press.table)
    await replies.defer_edit(press.interaction)
    number = int(press.argument) if press.argument.isdecimal() else None
    text, view = await _page(press.context.tables, live, press.lang, number)
    await replies.update(press.interaction, text, view)


async def _page(
    tables: Tables, live: TableSession, lang: Language, wanted: int | None
) -> tuple[str, discord.ui.View]:
    """Return a page of the log, the last by default, and the buttons to other pages."""
    found = pages(chapters(live, await between(tables, live, 1, live.row.public_seq), lang))
    last = len(found) - 1
    number = last if wanted is None else min(wanted, last)
    page = found[number]
    head = say(lang, "log-head", name=live.title, table=live.id)
    if page.number:
        head += " · " + say(lang, "log-round", round=page.number)
    items: list[discord.ui.Item[Any]] = []
    opens = [n for n, each in enumerate(found) if not n or each.number != found[n - 1].number]
    for place, other in (
        (
            "before",
            max((n for n in opens if found[n].number != page.number and n < number), default=None),
        ),
        ("after", min((n for n in opens if n > number), default=None)),
    ):
        if other is not None:
            label = say(lang, f"log-round-{place}", round=found[other].number)
            items.append(controls.button(label, "log", live.id, argument=f"{other}", row=0))
    if last:
        items += controls.pager(lang, number, len(found), "log-turn", live.id, to=str, row=1)
    items.append(controls.button(say(lang, "button-history"), "history", live.id, row=2))
    return "\n".join([head, *page.lines]), controls.rows(*items)


def pages(told: Sequence[Chapter]) -> list[Chapter]:
    """Return chapters, cut if one is too long for a message; no page has lines of two rounds."""
    found: list[Chapter] = []
    for chapter in told:
        found.append(Chapter(chapter.number, []))
        room = TEXT
        for line in chapter.lines:
            text = limits.clip(f"• {line}", TEXT)
            if len(text) + 1 > room and found[-1].lines:
                found.append(Chapter(chapter.number, []))
                room = TEXT
            found[-1].lines.append(text)
            room -= len(text) + 1
    return found
