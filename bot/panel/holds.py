"""Holds, among what a person has laid down in advance: where they ask to be waited for."""

from __future__ import annotations

from typing import Any

import discord

from bot import controls, limits
from bot.service import holding, papers
from bot.service.live import Live
from bot.texts import say
from games.core.text import Language, both

NONE = "-"
"""The entry of the menu with which all holds are taken back: a menu may not be left empty."""


def lines(live: Live, seat: int, lang: Language) -> list[str]:
    """Return where a seat asks to be waited for, and what that means."""
    if not holding.offered(live, seat):
        return []
    words = live.words(lang)
    held = [words.boundary(key) for key in sorted(papers.held(live.papers, seat))]
    now = say(lang, "holds-now", where=both(held, lang)) if held else say(lang, "holds-none")
    return [say(lang, "holds-head"), now]


def menu(live: Live, seat: int, lang: Language, row: int) -> list[discord.ui.Item[Any]]:
    """Return the menu in which a person chooses all boundaries at which they want to be awaited."""
    offered = holding.offered(live, seat)[: limits.SELECT_OPTIONS - 1]
    if not offered:
        return []
    words, held = live.words(lang), papers.held(live.papers, seat)
    options = [(NONE, say(lang, "holds-nowhere"), "")]
    options += [(key, words.boundary(key), "") for key in offered]
    made = controls.menu(
        say(lang, "holds-choose"), options, "holds", live.id, row=row, most=len(options)
    )
    for option in made.item.options:
        option.default = option.value in held
    return [made]


def chosen(values: tuple[str, ...]) -> set[str]:
    """Return the boundaries that were chosen in the menu."""
    return set(values) - {NONE}
