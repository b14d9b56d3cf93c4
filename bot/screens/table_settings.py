"""The private panel for a running table's settings."""

from __future__ import annotations

from functools import partial
from typing import Any

import discord
import structlog

from bot.platform import controls, forms, permissions, pictures, replies
from bot.platform.context import Press, unknown_control
from bot.platform.forms import One, Part, Tick
from bot.platform.http import UNREACHED, why
from bot.platform.replies import reply, update
from bot.screens import lobby, table_options
from bot.screens.table_options import amounts_part, language_part, posts_part
from bot.service import move_channel
from bot.service.seats import lobby as service
from bot.service.tables.session import TableSession
from bot.service.tables.settings import ABSENT, REMIND, posts_chosen, posts_of, settings_of
from bot.shared.text import known, say
from db.tables import RUNNING
from games.core.text import Language
from rendering.theme import THEMES

log = structlog.stdlib.get_logger(__name__)

TOPICS = ("language", "waiting")
"""What there is a form for, besides the clocks."""


def parts(live: TableSession, lang: Language, topic: str) -> list[Part[Any]]:
    """Return the settings of a topic, as fields of its form."""
    now = settings_of(live)
    if topic == "language":
        colours = [
            (key, say(lang, f"theme-{key}"), say(lang, f"theme-{key}-help")) for key in THEMES
        ]
        theme = One(
            key="theme", label=say(lang, "form-theme"), value=pictures.theme_of_table(live).key,
            options=colours,
        )  # fmt: skip
        return [language_part(live, lang), theme, posts_part(live, lang), amounts_part(live, lang)]
    if topic != "waiting":
        raise unknown_control()
    remind, absent = (
        [(str(h), say(lang, "hours", hours=h) if h else say(lang, f"{key}-never"), "")
         for h in values]
        for key, values in (("remind", REMIND), ("absent", ABSENT))
    )  # fmt: skip
    found: list[Part[Any]] = [
        One(key="remind", label=say(lang, "form-remind"), value=str(now.remind), options=remind),
        One(
            key="absent", label=say(lang, "form-absent"), value=str(now.absent), options=absent,
            help=say(lang, "form-absent-help"),
        ),
    ]  # fmt: skip
    if live.game.has_forced_answers:
        label, about = say(lang, "form-forced"), say(lang, "form-forced-help")
        found.append(Tick(key="forced", label=label, help=about, value=now.forced))
    return found


def panel(
    live: TableSession, lang: Language, here: int | None, note: str = ""
) -> tuple[str, discord.ui.View]:
    """Return the panel, as it is shown in a channel."""
    lines = [note, say(lang, "settings-head", name=live.title, table=live.id)]
    for part in (part for topic in TOPICS for part in parts(live, lang, topic)):
        if isinstance(part, One):
            now = part.shown
        else:
            now = say(lang, f"forced-{'on' if part.value else 'off'}")
        lines.append("• " + say(lang, f"setting-{part.key}", now=now))
    lines += [say(lang, f"setting-{key}-help") for key in ("theme", "absent")]
    lines.append(say(lang, "setting-posts-help", now=say(lang, f"posts-{posts_of(live)}-help")))
    items: list[discord.ui.Item[Any]] = [
        controls.button(
            say(lang, f"button-topic-{topic}"), "settings-form", live.id, argument=topic
        )
        for topic in TOPICS
    ]
    items.append(table_options.clock_button(live, lang))
    if here not in (None, live.row.channel_id) and live.row.status in RUNNING:
        items.append(controls.button(say(lang, "button-move"), "move", live.id))
    return "\n".join(filter(None, lines)), controls.rows(*items)


async def show(press: Press) -> None:
    """Show the panel."""
    live = await press.context.tables.get(press.table)
    text, view = panel(live, press.lang, press.interaction.channel_id)
    await reply(press.interaction, text, view=view)


async def ask(press: Press) -> None:
    """Open the form of a topic."""
    live = await press.context.tables.get(press.table)
    permissions.require(live, press.interaction.user, "settings")
    title = say(press.lang, "form-settings", table=live.id)
    asked = parts(live, press.lang, press.argument)
    made = forms.form(title, "settings-form", live.id, asked, argument=press.argument)
    await replies.ask(press.interaction, made)


async def choose(press: Press) -> None:
    """Set the values changed in the form of a topic."""
    live = await press.context.tables.get(press.table)
    permissions.require(live, press.interaction.user, "settings")
    asked = parts(live, press.lang, press.argument)
    note = await forms.change(press, asked, partial(_change, press, live.id))
    await _show(press, live.id, note)


async def change(press: Press) -> None:
    """Change a setting with a control of the previous version."""
    live = await press.context.tables.get(press.table)
    permissions.require(live, press.interaction.user, "settings")
    key, _, turned = press.argument.partition("/")
    value = press.values[0] if press.values else turned
    await _change(press, live.id, key, value == "on" if key == "forced" else value)
    await _show(press, live.id)


async def _show(press: Press, table: str, note: str = "") -> None:
    live = await press.context.tables.get(table)
    text, view = panel(live, press.lang, press.interaction.channel_id, note)
    await update(press.interaction, text, view)


async def _change(press: Press, table: str, key: str, value: Any) -> None:
    """Change a setting."""
    async with press.context.tables.locked(table) as held:
        match key:
            case "language":
                await service.change(press.context.tables, held, language=known(value))
            case "theme":
                await _set(press, held, theme=pictures.theme_known(value).key)
            case "remind" | "absent":
                hours = controls.number(value)
                if hours not in (REMIND if key == "remind" else ABSENT):
                    raise unknown_control()
                await _set(press, held, **{key: hours})
            case "posts":
                await _set(press, held, posts=posts_chosen(value))
            case "amounts":
                await _set(press, held, icons=value == "icons")
            case "forced":
                await _set(press, held, forced=value)
            case _:
                raise unknown_control()


async def _set(press: Press, live: TableSession, **settings: object) -> None:
    """Change some of a table's settings that is held."""
    await service.change(press.context.tables, live, settings={**live.row.settings, **settings})


async def move(press: Press) -> None:
    """Move the table to the channel in which the panel is open."""
    interaction = press.interaction
    live = await press.context.tables.get(press.table)
    permissions.require(live, interaction.user, "move")
    permissions.require_channel(interaction, press.lang)
    assert interaction.channel_id is not None
    old = live.row
    live = await move_channel.move(
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
