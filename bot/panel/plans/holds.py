"""Holds, among what a person has laid down in advance: where they ask to be waited for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from bot.platform import controls, limits
from bot.service.tables import instructions
from bot.service.tables.session import Live
from bot.service.turns import holding
from bot.shared.text import say
from games.core.text import Language, both

MOST_HOLDS = limits.SELECT_OPTIONS - 1
"""Boundaries that the menu has room for."""
NO_HOLD = "-"
"""The entry of the menu with which all holds are taken back: a menu may not be left empty."""


def hold_lines(live: Live, seat: int, lang: Language) -> list[str]:
    """Return where a seat asks to be waited for, and what that means."""
    offered = holding.holds_offered(live, seat)
    if not offered:
        return []
    words, there = live.words(lang), instructions.held(live.papers, seat)
    held = [words.boundary(key) for key in offered if key in there]
    now = say(lang, "holds-now", where=both(held, lang)) if held else say(lang, "holds-none")
    return [say(lang, "holds-head"), now]


def hold_menu(live: Live, seat: int, lang: Language, row: int) -> list[discord.ui.Item[Any]]:
    """Return the menu in which a person chooses all boundaries at which they want to be awaited.

    Where it has no room for all it shows the nearest, and its argument names the last of them.
    """
    there = holding.holds_offered(live, seat)
    offered = there[:MOST_HOLDS]
    if not offered:
        return []
    last = offered[-1] if len(there) > MOST_HOLDS else ""
    words, held = live.words(lang), instructions.held(live.papers, seat)
    options = [(NO_HOLD, say(lang, "holds-nowhere"), "")]
    options += [(key, words.boundary(key), "") for key in offered]
    made = controls.menu(
        say(lang, "holds-choose"), options, "holds", live.id, 0, last, row=row, most=len(options)
    )
    for option in made.item.options:
        option.default = option.value in held
    return [made]


def holds_shown(live: Live, seat: int, last: str) -> Sequence[str]:
    """Return what of the boundaries that are offered now a menu with this argument has shown."""
    offered = list(holding.holds_offered(live, seat))
    if not last:
        return offered[:MOST_HOLDS]
    return offered[: offered.index(last) + 1] if last in offered else ()


def holds_chosen(values: tuple[str, ...]) -> set[str]:
    """Return the boundaries that were chosen in the menu."""
    return set(values) - {NO_HOLD}
