"""The board as text: in parts that can be asked for one by one, from the reader's own view.

A player at the table first gets the news since their last turn: of a part only the lines that
differ. A text too long for a message has several pages, and nothing is left out.
"""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from typing import Any, NamedTuple

import discord

from bot.platform import controls, limits, replies
from bot.platform.context import Press
from bot.platform.replies import reply
from bot.posts.changes import news
from bot.posts.layout import before_view
from bot.screens import boards
from bot.screens.history.game_log import since
from bot.service.history.log_text import safe_names
from bot.service.tables.session import TableSession
from bot.shared.names import called, closest, echoed, safe
from bot.shared.names import part_of as within
from bot.shared.problems import Problem
from bot.shared.text import say, speaker
from games.core.labels import Part
from games.core.speech import Items, Message
from games.core.text import Language, spelled

EVERYTHING, NEWS, SECRETS = "everything", "news", "secrets"
"""Texts that are no single part; no part has these keys."""


class TextPart(NamedTuple):
    """Parts of the board as text, and the lines that come before and after them, if any."""

    parts: Sequence[Part]
    first: str = ""
    last: str = ""


async def board(press: Press, part: str | None, *, share: bool = False) -> None:
    """Show the board as text, or one part of it: the news for its reader first, or all of it."""
    live = await press.context.tables.get(press.table)
    if share:
        await _share(press, live, part)
        return
    found = await parts(press, live)
    what = NEWS if part is None else part_of(found, part).key
    text, view = await _page(press, live, found, what)
    await reply(press.interaction, text, view=view)


async def hand(press: Press) -> None:
    """Show a player their private information as text."""
    live = await press.context.tables.get(press.table)
    live.require_seat(press.interaction.user.id)
    text, view = await _page(press, live, await parts(press, live), SECRETS)
    await reply(press.interaction, text, view=view)


async def choose(press: Press) -> None:
    """Show the chosen part instead of the part shown before."""
    await _turn(press, press.value)


async def turn(press: Press) -> None:
    """Show another page; the argument has the part, the position's number and the page.

    If the table has moved on since, the pages have changed: start again at the first one.
    """
    what, _, rest = press.argument.partition("/")
    stood, _, number = rest.partition("/")
    await _turn(press, what, stood, int(number) if number.isdecimal() else 0)


async def _turn(press: Press, what: str, stood: str = "", number: int = 0) -> None:
    live = await press.context.tables.get(press.table)
    found = await parts(press, live)
    text, view = await _page(press, live, found, what, stood, number)
    await replies.defer_edit(press.interaction)
    await replies.update(press.interaction, text, view)


async def _share(press: Press, live: TableSession, part: str | None) -> None:
    """Post the public board as text, unless it is too long for a channel."""
    view = await boards.public_view(press, live)
    public = in_parts(live, view, live.lang)
    if part is not None:
        # A part that only its reader may see is none for the others.
        named = part_of(await parts(press, live), part)
        if named.private:
            raise Problem("problem-private-part", name=safe(named.title))
        public = [part_of(public, named.key)]
    told = pages(public, live.lang, _head(live, view, live.lang))
    if part is None and len(told) > 1:
        raise Problem("problem-share-part", count=len(told))
    for text in told:
        await reply(press.interaction, text, private=False)


async def parts(press: Press, live: TableSession) -> Sequence[Part]:
    """Return the board as text for a person; the titles are plain text."""
    return in_parts(live, await _view(press, live), press.lang)


def in_parts(live: TableSession, view: Any, lang: Language) -> Sequence[Part]:
    """Return the board as text: plain titles, for menus and typing, and safe texts.

    A name can contain characters that are markup in a text, and is not typed as it is escaped.
    """
    names, shown = [spelled(name, lang) for name in live.names], safe_names(live, lang)
    words = live.words(lang)
    told = words.parts(view, shown)
    if boards.cancelled(live):
        told = [_without(part, words.waiting_for(view, shown)) for part in told]
    if names == shown:
        return told
    plain = words.parts(view, names)
    return [part._replace(title=by.title) for part, by in zip(told, plain, strict=True)]


def _without(part: Part, left_out: str) -> Part:
    """Return a part without one of its lines."""
    return part._replace(text="\n".join(t for t in part.text.split("\n") if t != left_out))


async def _view(press: Press, live: TableSession) -> Any:
    """Return the view of a person; after a cancellation, former players see the public view."""
    public = await boards.public_view(press, live)
    seat = live.seat_of(press.interaction.user.id)
    return public if seat is None or boards.cancelled(live) else live.seen(seat)


def part_of(parts: Sequence[Part], typed: str) -> Part:
    """Return a part by its key, its title, or a piece of one where only one part has it.

    Raise a problem that names the nearest part if there is no such part.
    """
    for found in called(typed, ((each, (each.key, each.title)) for each in parts)):
        return found
    some = [each for each in parts if within(typed, each.title)]
    some = some or [each for each in parts if within(typed, each.key)]
    if len(some) == 1:
        return some[0]
    if some and typed.strip():
        listed = "; ".join(safe(each.title) for each in some)
        raise Problem("problem-several-parts", name=echoed(typed), parts=listed)
    near = closest(typed, [each.title for each in parts])
    key = "problem-no-such-part-near" if near else "problem-no-such-part"
    raise Problem(key, name=echoed(typed), near=safe(near))


async def _page(
    press: Press,
    live: TableSession,
    known: Sequence[Part],
    what: str,
    stood: str = "",
    number: int = 0,
) -> tuple[str, discord.ui.View]:
    """Return a page of a part, with menus for the other pages and for every part."""
    lang, stands = press.lang, stand(press, live)
    told = await told_of(press, live, known, what)
    head = _head(live, await _view(press, live), lang)
    found, number = turned(press, live, told, head, stood, number)
    entries = [*news_entry(press, live), *entries_of(known, lang)]
    items: list[discord.ui.Item[Any]] = [
        controls.menu(say(lang, "words-choose"), entries, "words", live.id, row=0)
    ]
    if len(found) > 1:
        items += controls.pager(
            lang,
            number,
            len(found),
            "words-page",
            live.id,
            to=lambda n: f"{what}/{stands}/{n}",
            row=1,
        )
    return found[number], controls.rows(*items)


def turned(
    press: Press, live: TableSession, told: TextPart, head: str, stood: str, number: int
) -> tuple[list[str], int]:
    """Return the pages of a part, and which to show: the first if the table has moved on."""
    moved = bool(number) and stood != str(stand(press, live))
    again = say(press.lang, "words-moved-on") if moved else ""
    found = pages(told.parts, press.lang, head, told.first, told.last, again)
    return found, 0 if moved else min(number, len(found) - 1)


def stand(press: Press, live: TableSession) -> int:
    """Return the number of a person's view: it changes with each move and each turn."""
    seat = live.seat_of(press.interaction.user.id)
    return live.row.public_seq if seat is None else live.stand(seat)


def _head(live: TableSession, view: Any, lang: Language) -> str:
    return f"**{live.title}** · #{live.id} · {boards.status(live, view, lang)}"


def news_entry(press: Press, live: TableSession) -> list[tuple[str, str, str]]:
    """Return the menu's entry for the news, for players at the table."""
    if live.seat_of(press.interaction.user.id) is None or boards.cancelled(live):
        return []
    return [(NEWS, say(press.lang, "words-news"), say(press.lang, "words-news-help"))]


def entries_of(parts: Sequence[Part], lang: Language) -> list[tuple[str, str, str]]:
    """Return the menu's entries: everything, then each part."""
    own = say(lang, "words-own")
    named = [(part.key, part.title, own if part.private else "") for part in parts]
    return [(EVERYTHING, say(lang, "words-everything"), ""), *named][: limits.SELECT_OPTIONS - 1]


async def told_of(press: Press, live: TableSession, parts: Sequence[Part], what: str) -> TextPart:
    """Return the text to show; raise a problem if the part is gone by now."""
    match what:
        case "everything":
            return TextPart(parts)
        case "news":
            return await _news(press, live, parts)
        case "secrets":
            own = [part for part in parts if part.private]
            return TextPart(own) if own else TextPart(parts, say(press.lang, "words-no-secrets"))
        case _:
            return TextPart([part_of(parts, what)])


async def _news(press: Press, live: TableSession, parts: Sequence[Part]) -> TextPart:
    """Return the parts that changed since the person's last turn; else all."""
    seat, tables, lang = live.seat_of(press.interaction.user.id), press.context.tables, press.lang
    if seat is None or boards.cancelled(live):
        return TextPart(parts)
    before = await before_view(tables, live, await since(tables, live, seat) - 1, seat)
    if before is None:
        return TextPart(parts)
    found = news(in_parts(live, before, lang), parts, lang)
    if not found.parts:
        return TextPart(parts, say(lang, "words-nothing-new"))
    same = Message("words-unchanged", parts=Items(map(safe, found.same)))
    unchanged = speaker(lang).say(same) if found.same else ""
    return TextPart(found.parts, say(lang, "words-only-new"), unchanged)


def pages(
    parts: Sequence[Part],
    lang: Language,
    head: str = "",
    first: str = "",
    last: str = "",
    again: str = "",
) -> list[str]:
    """Return parts below their titles as messages, each below the head and as full as can be."""
    most = limits.CONTENT - len(head) - 1
    spare = len(say(lang, "words-moved-on")) + 1
    found: list[list[str]] = [[first] if first else []]
    room = most - spare - len(first) - 1
    for part in parts:
        title = safe(part.title)
        above = f"### {title}"
        pieces = [piece for line in part.text.split("\n") for piece in _cut(line)]
        for number, piece in enumerate(pieces):
            told = [piece] if number else [above, piece]
            if sum(len(line) + 1 for line in told) > room:
                goes_on = f"### {say(lang, 'words-continued', title=title)}"
                told = [goes_on if number else above, piece]
                found.append([])
                room = most
            found[-1] += told
            room -= sum(len(line) + 1 for line in told)
    if len(last) + 1 > room:
        found.append([])
    found[-1] += [last] if last else []
    found[0][:0] = [again] if again else []
    return ["\n".join([head, *lines] if head else lines) for lines in found]


def _cut(line: str) -> list[str]:
    """Return a line in pieces that fit on a page, cut between words."""
    room = limits.CONTENT // 3
    return [line] if len(line) <= room else textwrap.wrap(line, room, break_on_hyphens=False)
