"""Plays that are put off, among what a person has laid down in advance."""

from __future__ import annotations

from typing import Any

import discord

from bot.platform import controls, limits
from bot.service.plans import postponed
from bot.service.plans.postponed import order, waiting
from bot.service.tables.drafts import in_language
from bot.service.tables.session import Live
from bot.shared.text import say
from games.core.text import Language


def delayed_lines(live: Live, seat: int, lang: Language) -> list[str]:
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


def delayed_rows(live: Live, seat: int, lang: Language, way: int, drop: int) -> list[Any]:
    """Return, on these rows, the way to what may be put off and the menu that drops what is."""
    items: list[discord.ui.Item[Any]] = []
    if postponed.possible(live, seat):
        label = say(lang, "button-later")
        items.append(controls.button(label, "later", live.id, live.stand(seat), row=way))
    kept = [
        (str(order(key)), in_language(live.drafts[key].presses[0][0].label, lang), "")
        for key in waiting(live.drafts, seat)
    ]
    if kept:
        shown, title = kept[: limits.SELECT_OPTIONS], say(lang, "later-drop-choose")
        items.append(controls.menu(title, shown, "later-drop", live.id, live.stand(seat), row=drop))
    return items
