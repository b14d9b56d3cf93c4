"""The private panel for a running table's settings."""

from __future__ import annotations

from typing import Any

import discord
import structlog

from bot import controls, lobby, permissions, table_pace, themes
from bot.controls import Press
from bot.failures import UNREACHED, why
from bot.replies import reply, update
from bot.service import lobby as service
from bot.service import moving
from bot.service.live import Live
from bot.service.settings import ABSENT, POSTS, REMIND, posts_chosen, posts_of, settings_of
from bot.texts import known, say
from db.tables import RUNNING
from games.core.text import LANGUAGES, Language
from rendering.theme import THEMES

log = structlog.stdlib.get_logger(__name__)

KEYS = ("language", "theme", "remind", "absent")
"""What has a menu of its own; what is only on or off has a button below."""


def panel(live: Live, lang: Language, here: int | None) -> tuple[str, discord.ui.View]:
    """Return the panel, as it is shown in a channel."""
    now = settings_of(live)
    hours = {
        key: [(str(h), say(lang, "hours", hours=h) if h else say(lang, f"{key}-never"), "")
              for h in values]
        for key, values in (("remind", REMIND), ("absent", ABSENT))
    }  # fmt: skip
    choices = {
        "language": [(each, say(each, "language-name"), "") for each in LANGUAGES],
        "theme": [
            (each, say(lang, f"theme-{each}"), say(lang, f"theme-{each}-help")) for each in THEMES
        ],
        "remind": hours["remind"],
        "absent": hours["absent"],
    }
    present = {
        "language": live.lang,
        "theme": themes.of_table(live).key,
        "remind": str(now.remind),
        "absent": str(now.absent),
    }
    items: list[discord.ui.Item[Any]] = []
    for row, key in enumerate(KEYS):
        current = next((t for v, t, _ in choices[key] if v == present[key]), present[key])
        title = say(lang, f"setting-{key}", now=current)
        items.append(controls.menu(title, choices[key], "set", live.id, argument=key, row=row))
    items.append(_posts(live, lang, posts_of(live)))
    if live.game.forces:
        items.append(_forced(live, lang, on=now.forced))
    items.append(table_pace.button(live, lang, row=4))
    if here not in (None, live.row.channel_id) and live.row.status in RUNNING:
        items.append(controls.button(say(lang, "button-move"), "move", live.id, row=4))
    head = say(lang, "settings-head", name=live.title, table=live.id)
    posts = say(lang, "setting-posts-help", now=say(lang, f"posts-{posts_of(live)}-help"))
    helps = [*(say(lang, f"setting-{key}-help") for key in ("theme", "absent")), posts]
    head = "\n".join([head, *helps])
    return head, controls.rows(*items)


def _posts(live: Live, lang: Language, now: str) -> discord.ui.Item[Any]:
    """Return the button that shows how turns look in the channel, and turns to the next way."""
    title = say(lang, "setting-posts", now=say(lang, f"posts-{now}"))
    following = POSTS[(POSTS.index(now) + 1) % len(POSTS)]
    return controls.button(title, "set", live.id, argument=f"posts/{following}", row=4)


def _forced(live: Live, lang: Language, *, on: bool) -> discord.ui.Item[Any]:
    """Return the button that shows how it is and turns it over."""
    title = say(lang, "setting-forced", now=say(lang, f"forced-{'on' if on else 'off'}"))
    style = discord.ButtonStyle.success if on else discord.ButtonStyle.secondary
    argument = f"forced/{'off' if on else 'on'}"
    return controls.button(title, "set", live.id, argument=argument, style=style, row=4)


async def show(press: Press) -> None:
    """Show the panel."""
    live = await press.context.tables.get(press.table)
    text, view = panel(live, press.lang, press.interaction.channel_id)
    await reply(press.interaction, text, view=view)


async def change(press: Press) -> None:
    """Change a setting."""
    live = await press.context.tables.get(press.table)
    permissions.require(live, press.interaction.user, "settings")
    key, _, turned = press.argument.partition("/")
    value = press.values[0] if press.values else turned
    async with press.context.tables.locked(live.id) as held:
        match key:
            case "language":
                await service.change(press.context.tables, held, language=known(value))
            case "theme":
                await _set(press, held, theme=themes.known(value).key)
            case "remind" | "absent":
                hours = controls.number(value)
                if hours not in (REMIND if key == "remind" else ABSENT):
                    raise controls.changed()
                await _set(press, held, **{key: hours})
            case "posts":
                await _set(press, held, posts=posts_chosen(value))
            case "forced":
                await _set(press, held, forced=value == "on")
            case _:
                raise controls.changed()
    text, view = panel(held, press.lang, press.interaction.channel_id)
    await update(press.interaction, text, view)


async def _set(press: Press, live: Live, **settings: object) -> None:
    """Change some of a table's settings that is held."""
    await service.change(press.context.tables, live, settings={**live.row.settings, **settings})


async def move(press: Press) -> None:
    """Take the table to the channel in which the panel is open."""
    interaction = press.interaction
    live = await press.context.tables.get(press.table)
    permissions.require(live, interaction.user, "move")
    permissions.require_channel(interaction, press.lang)
    assert interaction.channel_id is not None
    old = live.row
    live = await moving.move(
        press.context.tables,
        live.id,
        interaction.user.id,
        interaction.guild_id,
        interaction.channel_id,
        thread=isinstance(interaction.channel, discord.Thread),
    )
    where = f"<#{interaction.channel_id}>"
    done = say(press.lang, "move-done", table=live.id, where=where)
    await update(interaction, done, None)
    press.context.trouble.mended(live)
    channel = press.context.client.get_partial_messageable(old.channel_id)
    try:
        if live.row.status == "lobby":
            await channel.get_partial_message(int(settings_of(live).lobby_message or 0)).delete()
        told = say(live.lang, "note-moved-away", name=live.title, table=live.id, where=where)
        await channel.send(told, silent=True)
    except UNREACHED as error:
        log.info("the old channel was not told", table=live.id, why=why(error))
    if live.row.status == "lobby":
        await lobby.post(
            press.context, live, press.context.client.get_partial_messageable(live.row.channel_id)
        )
