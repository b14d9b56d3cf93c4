"""The private panel in which a table is asked for other clocks."""

from __future__ import annotations

from typing import Any

import discord

from bot import controls, permissions, votes
from bot.controls import Press
from bot.replies import reply, update
from bot.service import lobby as service
from bot.service.live import Live
from bot.service.paces import entries, keys, means, name, present
from bot.texts import say
from db.tables import RUNNING
from games.core.text import Language


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
    key, value = press.argument, press.value
    if key not in keys(live) or value not in [entry for entry, _, _ in entries(press.lang, key)]:
        raise controls.changed()
    if live.state is not None:
        if not permissions.may_ask(live, press.interaction.user, "pace"):
            permissions.require(live, press.interaction.user, "pace")
        await votes.ask(press, key, value)
        return
    permissions.require(live, press.interaction.user, "options")
    await service.set_clocks(tables, live.id, key, value)
    text, view = panel(live, press.lang)
    await update(press.interaction, text, view)
