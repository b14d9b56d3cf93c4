"""`/table help` and *How to play*: pages for a newcomer, with a table or without."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from bot.platform import controls, limits, pictures, replies
from bot.platform.context import HostPages, Press
from bot.platform.controls import NO_TABLE
from bot.platform.pictures import has_legend
from bot.screens import boards, practice
from bot.screens.practice import Subject
from bot.service.seats import lobby
from bot.service.seats.lobby import practising
from bot.shared.names import echoed, safe
from bot.shared.problems import NotDrawnProblem, Problem
from bot.shared.text import say
from games import registry
from games.core.game import AnyGame
from games.core.text import Language

PAGES = ("practice", "commands", "settings")
"""The pages of the help besides those about games."""


def _game(key: str) -> Subject:
    """Return a game without a table, for a button of another version; raise if it is unknown."""
    try:
        return Subject(registry.get(key))
    except registry.UnknownGameError:
        raise Problem("problem-unknown-game", game=echoed(key)) from None


async def _subject(press: Press, key: str = "") -> Subject:
    """Return the subject of a press: the game of its table, else the named game."""
    if press.table == NO_TABLE:
        return _game(key or press.argument)
    live = await press.context.tables.get(press.table)
    return Subject(live.game, live)


# The help


def help_view(lang: Language, pages: HostPages) -> discord.ui.View:
    """Return the menus and buttons of the help, with the host's own pages."""
    named = [(key, _game(key).words(lang).game().name) for key in registry.game_keys()]
    drawn = [each for each in named if pictures.has_legend(registry.get(each[0]))]

    def menu(title: str, name: str, found: Sequence[tuple[str, str]], row: int) -> Any:
        options = [(key, label, "") for key, label in found][: limits.SELECT_OPTIONS]
        return controls.menu(say(lang, title), options, name, NO_TABLE, row=row)

    return controls.rows(
        menu("help-howto", "howto", named, 0),
        *([menu("help-symbols", "howto-symbols", drawn, 1)] if drawn else []),
        *(
            controls.button(say(lang, f"button-help-{page}"), "help", NO_TABLE, 0, page, row=2)
            for page in PAGES
        ),
        *controls.host_pages(pages, lang, 3),
    )


async def help_page(press: Press) -> None:
    """Show another page of the help instead of the present one."""
    page = press.argument if press.argument in PAGES else ""
    text = say(press.lang, f"help-{page}" if page else "help")
    await _replace(press, text, help_view(press.lang, press.context.pages))


# A game


async def how_to_play(press: Press) -> None:
    """Show how a game is played: by editing a private message, else in a new one."""
    subject = await _subject(press, press.values[0] if press.values else "")
    if subject.live is not None and practising(subject.live.row):
        text = practice.opening(subject.live, press.lang)
    else:
        text = await practice.page(press.context.tables, subject, press.lang)
    await _replace(press, text, _page_view(press, subject, "howto"))


async def first_turns(press: Press) -> None:
    """Show a guide through the first turns."""
    subject = await _subject(press)
    text = practice.first_turns(subject, press.lang)
    await _replace(press, text, _page_view(press, subject, "howto-first"))


async def rules(press: Press) -> None:
    """Show the chosen page of a game's rules."""
    subject = await _subject(press)
    topics = subject.words(press.lang).topics()
    found = next((each for each in topics if each.key == press.value), None)
    if found is None:
        raise Problem("problem-no-such-topic", name=echoed(press.value))
    await _replace(press, boards.page(found), _page_view(press, subject))


async def howto_symbols(press: Press) -> None:
    """Show the symbols of a game and their meanings, with a table or without."""
    press.require_picture()
    subject = await _subject(press, press.values[0] if press.values else "")
    require_legend(subject.game, press.lang)
    words = subject.words(press.lang)
    await replies.begin(press.interaction)
    label = words.picture(pictures.LEGEND).name
    text = f"## {safe(words.game().name)} · {safe(label)}"
    files: list[discord.File] = []
    try:
        files = [await _legend(press, subject)]
    except NotDrawnProblem:  # it is in the log; the rules help has it in words
        topics = words.topics()
        text = boards.page(next(each for each in topics if each.key == "symbols"))
    await _replace(press, text, _page_view(press, subject, "howto-symbols"), files)


async def _legend(press: Press, subject: Subject) -> discord.File:
    """Draw the symbols at the start of a game, which need not exist."""
    game, live = subject.game, subject.live
    options, seats = ({}, 0) if live is None else (lobby.options(live), len(live.seats))
    if game.setup_refusal(options, seats) is not None:
        options, seats = {}, game.seats.start
    view = game.mask(game.start(options, seats, 0, subject.content), None)
    names = [""] * seats if live is None else [*live.names, *[""] * seats][:seats]
    theme = await pictures.theme_of_person(press.context.database, press.interaction.user.id)
    return await press.context.pictures.file(
        game, view, pictures.LEGEND, press.lang, names, theme=theme
    )


def _page_view(press: Press, subject: Subject, here: str = "") -> discord.ui.View:
    """Return the ways on from a page about a game, and back to the help where it came from.

    `here` names the handler of the page. A practice game that has not started has a Begin button.
    """
    lang, table, key = press.lang, press.table, subject.game.key
    if subject.live is not None and practising(subject.live.row):
        return controls.rows(*practice.ways(subject.live, lang, here))
    topics = subject.words(lang).topics()
    pages = [(each.key, each.title, "") for each in topics][: limits.SELECT_OPTIONS]
    ways = [("button-howto", "howto", key)]
    if pictures.has_legend(subject.game):
        ways.append(("button-symbols", "howto-symbols", key))
    if subject.words(lang).howto() is not None:
        ways.append(("button-first-turns", "howto-first", key))
    if table == NO_TABLE:
        ways += [("button-practise", "practise", key), ("button-back", "help", "")]
    buttons = [controls.button(say(lang, way), name, table, 0, to, row=1) for way, name, to in ways]
    if not pages:
        return controls.rows(*buttons)
    menu = controls.menu(say(lang, "look-rules"), pages, "howto-rules", table, 0, key, row=0)
    return controls.rows(menu, *buttons)


async def _replace(
    press: Press, text: str, view: discord.ui.View, files: Sequence[discord.File] = ()
) -> None:
    """Answer by editing the private message that was pressed on, else with a new one."""
    if not replies.in_private(press.interaction):
        await replies.reply(press.interaction, text, view=view, files=files)
        return
    await replies.defer_edit(press.interaction)
    await replies.update(press.interaction, text, view, files=files)


def require_legend(game: AnyGame, lang: Language) -> None:
    """Raise a problem if a game has no legend: the button can be of another version."""
    if not has_legend(game):
        raise Problem("problem-no-such-picture", name=say(lang, "button-symbols"))
