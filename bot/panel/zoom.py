"""Zooming in: pictures, the board as text and rules, replacing the panel until a press."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from bot.panel import selections
from bot.panel.decision import Position, planned, present
from bot.platform import controls, limits, replies
from bot.platform.context import Press
from bot.platform.controls import NO_TABLE, PressMenu
from bot.platform.pictures import LEGEND
from bot.screens import board_in_words, boards, help_pages
from bot.screens.history.past_board import Place
from bot.service.tables.session import TableSession
from bot.shared.names import echoed, safe
from bot.shared.problems import Problem
from bot.shared.text import say
from games.core.labels import Part

LONGEST = 60
"""Characters of an origin: an id must have room for it besides everything else in it."""


def origin(handler: str, argument: str) -> str:
    """Return the argument of the controls next to a panel, to find back to the same step."""
    made = f"{handler}/{argument}"
    return made if len(made) <= LONGEST else f"{handler}/0/"


def _position(press: Press, live: TableSession, seat: int) -> tuple[Position, str]:
    """Return the position from which a person looks, and the path into the decision there."""
    handler, _, argument = press.argument.partition("/")
    path = argument.partition("/")[2]
    ahead = planned(live, seat, press.decision) if handler.startswith("plan") else None
    return (present(live, seat), path) if ahead is None else (ahead, path)


def _about(press: Press, live: TableSession, seat: int | None) -> str:
    """Return the picture that the step is about, else the first one of the position."""
    found = [key for key in boards.views(live, press.lang, seat) if key != LEGEND]
    first = found[0] if found else LEGEND
    if seat is None:
        return first
    position, path = _position(press, live, seat)
    try:
        selection = selections.follow(position.legal, path)
    except selections.InvalidSelection:
        selection = selections.start(position.legal)
    return position.game.about(position.seen, seat, selection.kind, selection.field) or first


async def look(press: Press) -> None:
    """Show the picture about the step, and offer all other pictures and the rules."""
    press.require_picture()
    live, seat = await _looker(press)
    number = press.context.previews.replaced(press)
    await replies.begin(press.interaction)
    await _show_picture(press, number, live, seat, _about(press, live, seat))


async def look_at(press: Press) -> None:
    """Show the chosen picture instead of the present one."""
    press.require_picture()
    live, seat = await _looker(press)
    key = press.value
    if key not in boards.views(live, press.lang, seat):
        raise Problem("problem-no-such-picture", name=echoed(key))
    number = press.context.previews.replaced(press)
    await replies.begin(press.interaction)
    await _show_picture(press, number, live, seat, key)


async def symbols(press: Press) -> None:
    """Show the legend of a game's symbols; at a table, with all its other pictures."""
    if press.table == NO_TABLE:
        await help_pages.howto_symbols(press)
        return
    press.require_picture()
    live, seat = await _looker(press)
    help_pages.require_legend(live.game, press.lang)
    number = press.context.previews.replaced(press)
    await replies.begin(press.interaction)
    await _show_picture(press, number, live, seat, LEGEND)


async def look_rules(press: Press) -> None:
    """Show the chosen page of the rules help instead of the picture."""
    live, _ = await _looker(press)
    text = await boards.read(press, live, press.lang, press.value)
    number = press.context.previews.replaced(press)
    parts = board_in_words.in_parts(live, await _view(press, live), press.lang)
    menus = _menus(press, live, parts)
    await boards.aside(press, number, text, menus, [])


async def look_words(press: Press) -> None:
    """Show the chosen part of the board as text, replacing the part shown before.

    A page of it is chosen by the part, the number of the position it was made from, and the page's
    number.
    """
    live, _ = await _looker(press)
    what, _, chosen = press.value.partition("/")
    stood, _, number = chosen.partition("/")
    parts = board_in_words.in_parts(live, await _view(press, live), press.lang)
    told = await board_in_words.told_of(press, live, parts, what)
    page = int(number) if number.isdecimal() else 0
    head, stands = f"**{live.title}** · #{live.id}", board_in_words.stand(press, live)
    found, shown = board_in_words.turned(press, live, told, head, stood, page)
    entries = [
        (f"{what}/{stands}/{n}", say(press.lang, "words-page", page=n + 1, pages=len(found)), "")
        for n in range(len(found))
        if n != shown
    ]
    replaced = press.context.previews.replaced(press)
    menus = _menus(press, live, parts, entries)
    await boards.aside(press, replaced, found[shown], menus, [])


async def _looker(press: Press) -> tuple[TableSession, int | None]:
    live = await press.context.tables.get(press.table)
    live.require_begun()
    return live, live.seat_of(press.interaction.user.id)


async def _show_picture(
    press: Press, number: int, live: TableSession, seat: int | None, key: str
) -> None:
    """Draw and show a picture, unless another press comes meanwhile."""
    names = boards.views(live, press.lang, seat)
    view = await _view(press, live)
    files, instead = await boards.shown(press, live, view, [key], press.lang)
    head = say(press.lang, "look-head", name=live.title, table=live.id)
    text = f"{head} · **{safe(names[key])}**\n{instead}".strip()
    parts = board_in_words.in_parts(live, view, press.lang)
    await boards.aside(press, number, text, _menus(press, live, parts), files)


async def _view(press: Press, live: TableSession) -> Any:
    """Return a person's view; planned moves are shown as if they were played."""
    seat = live.seat_of(press.interaction.user.id)
    if seat is None or boards.cancelled(live):
        return await boards.public_view(press, live)
    return _position(press, live, seat)[0].seen


def _menus(
    press: Press,
    live: TableSession,
    parts: Sequence[Part],
    turned: Sequence[tuple[str, str, str]] = (),
) -> discord.ui.View:
    """Return the menus of pictures, rules, parts as text and the text's other pages.

    Where the menus replace the panel, they include the way back.
    """
    lang, words = press.lang, live.words(press.lang)
    names = boards.views(live, lang, live.seat_of(press.interaction.user.id))
    seen = [(key, label, words.picture(key.partition(":")[0]).help) for key, label in names.items()]
    told = [*board_in_words.news_entry(press, live), *board_in_words.entries_of(parts, lang)]
    past = live.id, press.decision, Place(beside=True).argument

    def menu(title: str, options: Sequence[tuple[str, str, str]], name: str, row: int) -> PressMenu:
        placeholder, back = say(lang, title), (press.decision, press.argument)
        shown = options[: limits.SELECT_OPTIONS]
        return controls.menu(placeholder, shown, name, live.id, *back, row=row)

    return controls.rows(
        menu("look-choose", seen, "look-at", 0),
        *boards.rules_menu(press, live, beside=True),
        menu("words-choose", told, "look-words", 2),
        *([menu("words-turn", turned, "look-page", 3)] if turned else []),
        *boards.way_back(press),
        controls.button(say(lang, "button-history"), "history", *past, row=4),
    )
