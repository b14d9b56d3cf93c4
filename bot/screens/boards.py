"""Boards, hands, scores, pictures and rules to look at; private unless shared."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import discord

from bot.platform import controls, limits, pictures, replies
from bot.platform.context import Press
from bot.platform.page import Page
from bot.platform.replies import reply
from bot.posts.game_over import score_sheet
from bot.posts.layout import drawn_as, in_words
from bot.screens import practice
from bot.screens.practice import Subject
from bot.service.history.log_text import safe_names
from bot.service.notices import watchers
from bot.service.seats import deals
from bot.service.tables.session import TableSession
from bot.shared.names import called, echoed, safe
from bot.shared.problems import NotDrawnProblem, Problem
from bot.shared.text import say
from games.core.labels import Topic
from games.core.text import Language, spelled
from rendering.theme import Theme


async def defer(press: Press) -> int:
    """Acknowledge at once, as drawing comes after; return the number of the picture to show."""
    if replies.in_private(press.interaction):
        number = press.context.previews.replaced(press)
        await replies.defer_edit(press.interaction)
        return number
    await replies.defer(press.interaction)
    return 0


async def aside(
    press: Press,
    number: int,
    text: str,
    view: discord.ui.View,
    files: Sequence[discord.File] | None = None,
) -> None:
    """Show something instead of the panel, unless its player has moved on meanwhile."""
    await replies.defer_edit(press.interaction)
    if press.context.previews.stands(press, number) or not replies.in_private(press.interaction):
        text = limits.clip(text, limits.CONTENT)
        await replies.update(press.interaction, text, view, files=files)


ORIGINS = ("act", "page", "plan-page")
"""Handlers that show the panel again."""


def way_back(press: Press) -> list[discord.ui.Item[Any]]:
    """Return the button that shows the panel again at the same step, up to date.

    A press on a public message, which stays as it is, needs none.
    """
    if not replies.in_private(press.interaction):
        return []
    name, _, argument = press.argument.partition("/")
    if name not in ORIGINS:
        name, argument = "act", "edit"
    label = say(press.lang, "button-back")
    return [controls.button(label, name, press.table, press.decision, argument, row=4)]


async def public_view(press: Press, live: TableSession) -> Any:
    """Return the current public view."""
    live.require_begun()
    return live.game.mask(await press.context.tables.public_state(live), None)


def cancelled(live: TableSession) -> bool:
    """Return whether a game was ended early, so that it has no result and awaits no player."""
    return live.row.status == "cancelled"


def status(live: TableSession, view: Any, lang: Language) -> str:
    """Return a game's status in a few words, or its status when it was ended."""
    stands = live.words(lang).status(view)
    return say(lang, "status-cancelled", status=stands) if cancelled(live) else stands


async def board(press: Press, *, share: bool = False) -> None:
    """Show the board."""
    press.require_picture()
    live = await press.context.tables.get(press.table)
    view = await public_view(press, live)
    await replies.defer(press.interaction, private=not share)
    lang = live.lang if share else press.lang
    head = f"**{live.title}** · #{live.id} · {status(live, view, lang)}"
    keys = pictures.boards(live.game)
    files, instead = await shown(press, live, view, keys, lang, share=share)
    text = f"{head}\n{instead}".strip()
    await reply(press.interaction, text, files=files, private=not share)


async def shown(
    press: Press,
    live: TableSession,
    view: Any,
    keys: Sequence[str],
    lang: Language,
    before: Any = None,
    *,
    share: bool = False,
) -> tuple[list[discord.File], str]:
    """Return pictures, or none and the board as text if they cannot be drawn."""
    theme = await theme_of(press, live, share=share)
    try:
        files = await press.context.pictures.files(
            live.game, view, keys, lang, live.names, before, theme=theme
        )
    except NotDrawnProblem as problem:
        return [], in_words(live, view, lang, problem.id, keys)
    return files, ""


async def theme_of(press: Press, live: TableSession, *, share: bool) -> Theme:
    """Return the theme of an answer: the table's if all see it, else that of the person."""
    if share:
        return pictures.theme_of_table(live)
    return await pictures.theme_of_person(press.context.database, press.interaction.user.id)


async def hand(press: Press) -> None:
    """Show a player their private picture."""
    press.require_picture()
    live = await press.context.tables.get(press.table)
    seat = live.require_seat(press.interaction.user.id)
    live.require_begun()
    await replies.defer(press.interaction)
    view = live.seen(seat)
    keys = pictures.private(live.game, seat)
    words = live.words(press.lang)
    text = words.board(view, safe_names(live, press.lang)) if not keys else ""
    files, instead = await shown(press, live, view, keys, press.lang)
    head = say(press.lang, "hand-head", name=live.title, table=live.id)
    await reply(press.interaction, f"{head}\n{text}{instead}".strip(), files=files)


async def score(press: Press, *, share: bool = False) -> None:
    """Show the scores, final or so far."""
    live = await press.context.tables.get(press.table)
    lang = live.lang if share else press.lang
    view = await public_view(press, live)
    if cancelled(live):
        raise Problem("problem-no-scores", table=live.id)
    standing = live.game.result(await press.context.tables.public_state(live))
    outcome = standing or live.game.standing(view)
    key = "score-final" if standing else "score-so-far"
    verdict = live.words(lang).co_op_result(view)
    text = score_sheet(live, outcome, lang, safe_names(live, lang), verdict)
    head = say(lang, key, name=live.title, table=live.id)
    await reply(press.interaction, f"{head}\n{text}", private=not share)


async def deal(press: Press) -> None:
    """Show how a game that is over was dealt, so that anyone can check it."""
    live = await press.context.tables.get(press.table)
    text = await deals.revealed(press.context.tables, live, press.lang)
    await reply(press.interaction, text, private=True)


def zooms(live: TableSession, lang: Language) -> dict[str, str]:
    """Return the public pictures, by key, with their names: the legend first."""
    words, found = live.words(lang), dict[str, str]()
    for picture in sorted(
        live.game.presentation.pictures, key=lambda each: each.key != pictures.LEGEND
    ):
        if picture.kind not in ("board", "zoom"):
            continue
        label = words.picture(picture.key).name
        if not picture.per_seat:
            found[picture.key] = label
            continue
        for seat, name in enumerate(live.names):
            value = spelled(name, lang)
            found[f"{picture.key}:{seat}"] = say(lang, "option-now", name=label, value=value)
    return found


async def zoom(press: Press, picture: str, *, share: bool = False) -> None:
    """Show one picture."""
    press.require_picture()
    live = await press.context.tables.get(press.table)
    lang = live.lang if share else press.lang
    view = await public_view(press, live)
    named = zooms(live, lang)
    key = picture_key(named, picture)
    await replies.defer(press.interaction, private=not share)
    theme = await theme_of(press, live, share=share)
    files = await press.context.pictures.files(
        live.game, view, [key], lang, live.names, theme=theme
    )
    head = f"**{live.title}** · #{live.id} · {safe(named[key])}"
    head = "\n".join(filter(None, [head, drawn_as(live, lang)]))
    await reply(press.interaction, head, files=files, private=not share)


def picture_key(named: Mapping[str, str], typed: str) -> str:
    """Return the key of a picture from its key or name."""
    for key in called(typed, ((key, (key, label)) for key, label in named.items())):
        return key
    raise Problem("problem-no-such-picture", name=echoed(typed))


def views(live: TableSession, lang: Language, seat: int | None) -> dict[str, str]:
    """Return the pictures that a person can open: the legend, their private ones, the others."""
    words, found = live.words(lang), dict[str, str]()
    if pictures.has_legend(live.game):
        found[pictures.LEGEND] = words.picture(pictures.LEGEND).name
    if seat is not None:
        for key in pictures.private(live.game, seat):
            found[key] = words.picture(key.partition(":")[0]).name
    return {**found, **zooms(live, lang)}


async def rules(press: Press, key: str | None, *, share: bool = False) -> None:
    """Show one page of the rules help, or the list of pages; in private, with a menu of them."""
    live = await press.context.tables.get(press.table)
    lang = live.lang if share else press.lang
    if key is not None:
        text = await read(press, live, lang, key)
    else:
        lines = [f"• **{title}**" for title in titles(live, lang).values()]
        text = "\n".join([say(lang, "rules-head" if share else "rules-below"), *lines])
    view = None if share else controls.rows(*rules_menu(press, live))
    await reply(press.interaction, text, view=view, private=not share)


async def rules_page(press: Press) -> None:
    """Show the chosen page of the rules help in place of the one before."""
    live = await press.context.tables.get(press.table)
    text = await read(press, live, press.lang, press.value)
    await replies.defer_edit(press.interaction)
    view = controls.rows(*rules_menu(press, live))
    await replies.update(press.interaction, text, view)


def page(shown: Topic) -> str:
    """Return a page of the rules help as a message."""
    return limits.clip(f"## {shown.title}\n{shown.text}", limits.CONTENT)


def titles(live: TableSession, lang: Language) -> dict[str, str]:
    """Return the pages of the rules help by their keys; the first is about how to play."""
    words = live.words(lang)
    first = {} if words.howto() is None else {practice.KEY: say(lang, "button-howto")}
    return first | {each.key: each.title for each in words.topics()}


def rules_menu(
    press: Press, live: TableSession, *, beside: bool = False
) -> list[discord.ui.Item[Any]]:
    """Return the menu of the pages of the rules help, if there are any.

    With `beside`, it replaces a panel next to the pictures and knows the way back there.
    """
    found = titles(live, press.lang).items()
    options = [(key, title, "") for key, title in found][: limits.SELECT_OPTIONS]
    if not options:
        return []
    title = say(press.lang, "look-rules")
    if not beside:
        return [controls.menu(title, options, "rules", live.id)]
    back = press.decision, press.argument
    return [controls.menu(title, options, "look-rules", live.id, *back, row=1)]


def topic_key(live: TableSession, lang: Language, named: str) -> str:
    """Return the key of a page of the rules help from its key or title."""
    for key in called(named, ((k, (k, title)) for k, title in titles(live, lang).items())):
        return key
    raise Problem("problem-no-such-topic", name=echoed(named))


async def read(press: Press, live: TableSession, lang: Language, named: str) -> str:
    """Return a page of the rules help by its key or title, as a message."""
    key = topic_key(live, lang, named)
    if key == practice.KEY:
        return await practice.page(press.context.tables, Subject(live.game, live), lang)
    topics = live.words(lang).topics()
    return page(next(each for each in topics if each.key == key))


STOP = "stop"


async def follow(press: Press) -> None:
    """Have a person follow a table, or stop, and explain that."""
    tables, user_id = press.context.tables, press.interaction.user.id
    stopped = press.argument == STOP
    change = watchers.stop if stopped else watchers.follow
    live = await change(tables, press.table, user_id)
    key = "follow-off" if stopped else "follow-on"
    text = say(press.lang, key, name=live.title, table=live.id)
    label = say(press.lang, "button-follow" if stopped else "button-follow-stop")
    button = controls.button(label, "follow", live.id, argument="" if stopped else STOP)
    await replies.show(press.interaction, Page([text], foot=[button]))
