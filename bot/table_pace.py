"""The pace of a table in words, and the private panel in which it is changed."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import discord

from bot import controls, permissions, votes
from bot.controls import Press
from bot.replies import reply, update
from bot.service import lobby as service
from bot.service.clocks import PACES
from bot.service.live import Live
from bot.service.settings import EXPIRY, settings_of
from bot.service.usual import Usual
from bot.spans import span
from bot.texts import say
from db.tables import RUNNING
from games.core.text import Language

KEYS = ("pace", "expiry")
"""The settings of clocks, each with the values it may have."""
VALUES = {"pace": tuple(PACES), "expiry": EXPIRY}


def keys(live: Live) -> list[str]:
    """Return which of the settings mean something: without banks none is ever empty."""
    return list(KEYS if PACES[present(live, "pace")].bank is not None else KEYS[:1])


def present(live: Live, key: str) -> str:
    """Return how a setting is; the first where it is none that this version knows."""
    value = getattr(settings_of(live), key)
    return value if value in VALUES[key] else VALUES[key][0]


def name(lang: Language, key: str, value: str) -> str:
    """Return the name of a pace, or of what is done when a bank is empty."""
    return say(lang, f"{key}-{value}")


def means(lang: Language, key: str, value: str) -> str:
    """Return what that means."""
    if key == "pace" and (pace := PACES[value]).bank is not None:
        bank, more = span(lang, pace.bank), span(lang, pace.increment)
        window = span(lang, pace.window or timedelta())
        return say(lang, "pace-means", bank=bank, increment=more, window=window)
    return say(lang, f"{key}-{value}-help")


def told(lang: Language, key: str, value: str) -> str:
    """Return a value with what it means."""
    return say(lang, "value-means", value=name(lang, key, value), means=means(lang, key, value))


def entries(lang: Language, key: str) -> list[tuple[str, str, str]]:
    """Return what a menu offers: value, name and meaning."""
    return [(value, name(lang, key, value), means(lang, key, value)) for value in VALUES[key]]


def lines(live: Live, lang: Language, usual: Usual | None) -> list[str]:
    """Return what the lobby tells of the clocks, and how long such games took."""
    found: list[str] = []
    pace = present(live, "pace")
    if PACES[pace].bank is not None:
        found.append(f"⏱ {told(lang, 'pace', pace)} {told(lang, 'expiry', present(live, 'expiry'))}")
    if usual is not None:
        took = span(lang, usual.median)
        found.append(say(lang, "lobby-took", time=took, count=usual.count, people=usual.people))
    return found


# The panel


def panel(live: Live, lang: Language) -> tuple[str, discord.ui.View]:
    """Return the panel in which people ask the table for another pace."""
    items: list[discord.ui.Item[Any]] = []
    head = [say(lang, "pace-head", name=live.title, table=live.id)]
    for row, key in enumerate(keys(live)):
        now = present(live, key)
        title = say(lang, f"setting-{key}", now=name(lang, key, now))
        items.append(
            controls.menu(title, entries(lang, key), "set-pace", live.id, argument=key, row=row)
        )
        head.append(f"**{title}** — {means(lang, key, now)}")
    head.append(say(lang, "pace-by-vote" if live.state is not None else "pace-in-lobby"))
    return "\n".join(head), controls.rows(*items)


def button(live: Live, lang: Language, row: int) -> discord.ui.Item[Any]:
    """Return the button that shows the pace and opens the panel."""
    title = say(lang, "setting-pace", now=name(lang, "pace", present(live, "pace")))
    off = live.row.status not in RUNNING
    return controls.button(title, "pace", live.id, row=row, disabled=off)


async def show(press: Press) -> None:
    """Show the panel."""
    live = await press.context.tables.get(press.table)
    text, view = panel(live, press.lang)
    await reply(press.interaction, text, view=view)


async def change(press: Press) -> None:
    """Ask the table for another pace; before the game has begun it is chosen as options are."""
    tables = press.context.tables
    live = await tables.get(press.table)
    key, value = press.argument, press.values[0]
    if live.state is not None:
        if not permissions.may_ask(live, press.interaction.user, "pace"):
            permissions.require(live, press.interaction.user, "pace")
        await votes.ask(press, key, value)
        return
    permissions.require(live, press.interaction.user, "options")
    await service.set_clocks(tables, live.id, key, value)
    text, view = panel(live, press.lang)
    await update(press.interaction, text, view)
