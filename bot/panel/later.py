"""Plays that are put off, among what a person has laid down in advance."""

from __future__ import annotations

import hashlib
from typing import Any

import discord

from bot import controls, limits
from bot.service import postponed
from bot.service.drafts import in_language
from bot.service.live import Live
from bot.service.postponed import order, waiting
from bot.texts import say
from games.core import codec
from games.core.text import Language


def lines(live: Live, seat: int, lang: Language) -> list[str]:
    """Return what a seat has put off, in order, and why one of it is not possible any more."""
    found: list[str] = []
    for key in waiting(live.drafts, seat):
        draft = live.drafts[key]
        action = in_language(draft.presses[0][0].label, lang)
        if draft.note is None or draft.note.why is None:
            found.append(say(lang, "later-waits", action=action))
        else:
            why = live.words(lang).reason(draft.note.why)
            found.append(say(lang, "later-refused", action=action, why=why))
    return found


def menus(live: Live, seat: int, lang: Language, rows: tuple[int, int]) -> list[Any]:
    """Return the menus in which a play is put off, and in which one of those is dropped."""
    words, seen = live.words(lang), live.seen(seat)
    possible = [
        (mark(live, action), words.action(seen, action), "")
        for action in postponed.possible(live, seat)
    ]
    dropped = [
        (str(order(key)), in_language(live.drafts[key].presses[0][0].label, lang), "")
        for key in waiting(live.drafts, seat)
    ]
    items: list[discord.ui.Item[Any]] = []
    for name, options, row in (
        ("later", possible, rows[0]),
        ("later-drop", dropped, rows[1]),
    ):
        if options:
            shown = options[: limits.SELECT_OPTIONS]
            title, number = say(lang, f"{name}-choose"), live.stand(seat)
            items.append(controls.menu(title, shown, name, live.id, number, row=row))
    return items


def mark(live: Live, action: Any) -> str:
    """Return what names an action in a menu."""
    data = codec.stored(live.game, codec.encode_action(action))
    return hashlib.blake2s(data, digest_size=8).hexdigest()


def found(live: Live, seat: int, wanted: str) -> Any | None:
    """Return the action of the menu that a seat may put off now, if it still may."""
    offered = postponed.possible(live, seat)
    return next((action for action in offered if mark(live, action) == wanted), None)
