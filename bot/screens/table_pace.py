"""The form in which a table is asked for other clocks."""

from __future__ import annotations

from typing import Any

import discord

from bot.platform import context, controls, forms, permissions, replies
from bot.platform.context import Press
from bot.platform.forms import One
from bot.screens import votes
from bot.service.seats import lobby as service
from bot.service.tables.session import Live
from bot.service.timekeeping.time_controls import VALUES, entries, keys, name, present
from bot.service.votes.tallies import Tally
from bot.shared.text import say
from db.tables import RUNNING
from games.core.text import Language


def clock_parts(live: Live, lang: Language) -> list[One]:
    """Return the settings of the clocks, as they are asked for in a form."""
    return [clock_part(live, lang, key) for key in keys(live)]


def clock_part(live: Live, lang: Language, key: str) -> One:
    """Return one setting of the clocks."""
    label, now = say(lang, f"option-{key}"), present(live, key)
    return One(key=key, label=label, value=now, options=entries(lang, key))


def clock_button(live: Live, lang: Language) -> discord.ui.Item[Any]:
    """Return the button that shows the pace and opens the form."""
    title = say(lang, "setting-pace", now=name(lang, "pace", present(live, "pace")))
    off = live.row.status not in RUNNING
    return controls.button(title, "pace", live.id, disabled=off)


async def show_clocks(press: Press) -> None:
    """Open the form."""
    live = await press.context.tables.get(press.table)
    _require_clocks(press, live)
    note = say(press.lang, "pace-by-vote" if live.state is not None else "pace-in-lobby")
    title = say(press.lang, "form-clocks", table=live.id)
    made = forms.form(title, "pace", live.id, clock_parts(live, press.lang), note=note)
    await replies.ask(press.interaction, made)


async def choose_clocks(press: Press) -> None:
    """Ask the table for what was changed in the form; in the lobby it holds at once."""
    live = await press.context.tables.get(press.table)
    _require_clocks(press, live)
    told: list[str] = []
    tallies: list[Tally | None] = []

    async def each(key: str, value: str) -> None:
        if live.state is None:
            await service.set_clocks(press.context.tables, live.id, key, value)
            told.append(say(press.lang, f"{key}-done", table=live.id))
            return
        line, tally = await votes.put(press, key, value)
        told.append(line)
        tallies.append(tally)

    note = await forms.change(press, clock_parts(live, press.lang), each)
    unchanged = "" if told or note else say(press.lang, "form-unchanged")
    await replies.reply(press.interaction, "\n".join(filter(None, [*told, note, unchanged])))
    for tally in tallies:
        await votes.refresh_asked(press, tally)


async def change_clocks(press: Press) -> None:
    """Ask the table for what was chosen in a menu of the version before."""
    live = await press.context.tables.get(press.table)
    _require_clocks(press, live)
    key, value = press.argument, press.value
    if key not in keys(live) or value not in VALUES[key]:
        raise context.changed()
    if live.state is not None:
        await votes.ask(press, key, value)
        return
    await service.set_clocks(press.context.tables, live.id, key, value)
    await replies.update(press.interaction, say(press.lang, f"{key}-done", table=live.id), None)


def _require_clocks(press: Press, live: Live) -> None:
    """Refuse those who may not change the clocks, or not ask the table for others."""
    if live.state is None:
        permissions.require(live, press.interaction.user, "options")
    elif not permissions.may_ask(live, press.interaction.user, "pace"):
        permissions.require(live, press.interaction.user, "pace")
