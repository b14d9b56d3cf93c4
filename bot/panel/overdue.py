"""The private panel about players out of time, each with the table's options."""

from __future__ import annotations

from typing import Any

import discord

from bot.panel.handlers import seat_at, show
from bot.platform import controls
from bot.platform.context import Press
from bot.platform.page import Page, plain
from bot.posts import overdue_messages
from bot.service.tables.session import TableSession
from bot.service.votes.overdue import ANSWERS, others_over
from bot.shared.names import safe
from bot.shared.text import say
from games.core.text import Language

PEOPLE = 4
"""Rows of buttons that are left beside the way back."""


def panel(live: TableSession, seat: int, lang: Language) -> Page:
    """Return the panel for the player in a seat; a choice made there goes to the table."""
    lines: list[str] = []
    items: list[discord.ui.Item[Any]] = []
    for row, late in enumerate(others_over(live, seat)[:PEOPLE]):
        name = safe(live.seats[late].name)
        lines.append(say(lang, "time-over-panel", name=name, table=live.title))
        items += [
            controls.button(
                say(lang, f"time-{answer}"), "time", live.id, argument=f"{answer}/{late}", row=row
            )
            for answer in ANSWERS
        ]
    lines += overdue_messages.means(lang) if lines else []
    back = controls.button(say(lang, "button-back"), "act", live.id, argument="edit", row=PEOPLE)
    told = "\n".join(lines) or say(lang, "problem-time-settled")
    return plain(told, controls.rows(*items, back))


async def late(press: Press) -> None:
    """Show which players are out of time."""
    live, seat = await seat_at(press)
    await show(press, panel(live, seat, press.lang))
