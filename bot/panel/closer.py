"""Looking closer: pictures and rules shown in place of the panel, which comes back at a press."""

from __future__ import annotations

import discord

from bot import controls, limits, replies
from bot.controls import Press
from bot.errors import Problem
from bot.naming import echoed, safe
from bot.narration import looking
from bot.panel import path as paths
from bot.panel.position import Position, planned, present
from bot.service.live import Live
from bot.texts import say

LONGEST = 60
"""Characters of an origin: an id must have room for it, whatever else stands there."""


def origin(handler: str, argument: str) -> str:
    """Return what the controls beside a panel carry, to find the way back to the same step."""
    made = f"{handler}/{argument}"
    return made if len(made) <= LONGEST else f"{handler}/0/"


def _position(press: Press, live: Live, seat: int) -> tuple[Position, str]:
    """Return the position from which a person looks, and the path into the decision there."""
    handler, _, argument = press.argument.partition("/")
    path = argument.partition("/")[2]
    ahead = planned(live, seat) if handler.startswith("plan") else None
    return (present(live, seat), path) if ahead is None else (ahead, path)


def _about(press: Press, live: Live, seat: int | None) -> str:
    """Return the picture that the step is about, else the first that there is to see."""
    first = next(iter(looking.views(live, press.lang, seat)))
    if seat is None:
        return first
    position, path = _position(press, live, seat)
    try:
        selection = paths.follow(position.legal, path)
    except paths.Unresolved:
        selection = paths.start(position.legal)
    return position.game.about(position.seen, seat, selection.kind, selection.field) or first


async def look(press: Press) -> None:
    """Show what the step is about, and offer every other picture and the rules."""
    live, seat = await _looker(press)
    number = press.context.previews.replaced(press)
    await replies.begin(press.interaction)
    await _show_picture(press, number, live, seat, _about(press, live, seat))


async def look_at(press: Press) -> None:
    """Show the chosen picture in place of the one before."""
    live, seat = await _looker(press)
    key = press.values[0]
    if key not in looking.views(live, press.lang, seat):
        raise Problem("problem-no-such-picture", name=echoed(key))
    number = press.context.previews.replaced(press)
    await replies.begin(press.interaction)
    await _show_picture(press, number, live, seat, key)


async def look_rules(press: Press) -> None:
    """Show the chosen page of the rules help in place of the picture before."""
    live, _ = await _looker(press)
    topic = looking.topic(live, press.lang, press.values[0])
    number = press.context.previews.replaced(press)
    await looking.aside(press, number, looking.page(topic), _menus(press, live), [])


async def _looker(press: Press) -> tuple[Live, int | None]:
    live = await press.context.tables.get(press.table)
    live.require_begun()
    return live, live.seat_of(press.interaction.user.id)


async def _show_picture(press: Press, number: int, live: Live, seat: int | None, key: str) -> None:
    """Draw and show; a press that comes meanwhile is answered instead."""
    names = looking.views(live, press.lang, seat)
    if seat is None:
        view = await looking.public_view(press, live)
    else:
        # What is only planned is looked at as it is planned.
        view = _position(press, live, seat)[0].seen
    files, instead = await looking.shown(press, live, view, [key], press.lang)
    head = say(press.lang, "look-head", name=live.title, table=live.id)
    text = f"{head} · **{safe(names[key])}**\n{instead}".strip()
    await looking.aside(press, number, text, _menus(press, live), files)


def _menus(press: Press, live: Live) -> discord.ui.View:
    """Return the menus of pictures and rules and, where they stand in place of it, the way back."""
    words = live.words(press.lang)
    names = looking.views(live, press.lang, live.seat_of(press.interaction.user.id))
    seen = [(key, label, words.picture(key.partition(":")[0]).help) for key, label in names.items()]
    pictures = controls.menu(
        say(press.lang, "look-choose"),
        seen[: limits.SELECT_OPTIONS],
        "look-at",
        live.id,
        press.decision,
        press.argument,
        row=0,
    )
    pages = looking.rules_menu(press, live, beside=True)
    return controls.rows(pictures, *pages, *looking.way_back(press))
