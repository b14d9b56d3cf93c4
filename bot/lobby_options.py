"""The private panel in which the options of a table that has not begun are chosen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from bot import controls, limits, permissions
from bot.controls import Press
from bot.errors import Problem
from bot.lobby import chosen, refresh
from bot.naming import echoed
from bot.replies import reply, update
from bot.service import lobby as service
from bot.service import paces
from bot.service.live import Live
from bot.service.packs import Pack
from bot.service.settings import POSTS, posts_chosen, posts_of, settings_of
from bot.texts import known, say
from games.core.text import LANGUAGES, Language

OWN = "-"
"""Stands for the bot's own cards in the menu of content packs."""
MENUS = 4
"""Options shown at once; a message has five rows, one of them is for turning pages."""


def options_panel(
    live: Live, lang: Language, packs: Sequence[Pack] = (), page: int = 0
) -> tuple[str, discord.ui.View]:
    """Return the private panel in which a table's options are chosen."""
    words = live.words(lang)
    options, standard = service.options(live), live.game.complete({})
    keys = ["language", *(["pack"] if packs or live.row.content_hash else []), *options]
    keys += [*paces.keys(live), "posts"]
    shown = keys[page * MENUS : (page + 1) * MENUS]
    items: list[Any] = []
    lines: list[str] = []
    for row, key in enumerate(shown):
        if key == "language":
            now = live.lang
            entries = [(lang_, say(lang_, "language-name"), "") for lang_ in LANGUAGES]
            title = say(lang, "option-language")
        elif key == "pack":
            now = live.row.content_hash or OWN
            entries = _pack_entries(live, lang, packs)
            title = say(lang, "option-pack")
        elif key == "posts":
            now = posts_of(live)
            entries = _posts(lang)
            title = say(lang, "option-posts")
        elif key in paces.KEYS:
            now, entries = paces.present(live, key), paces.entries(lang, key)
            title = say(lang, f"option-{key}")
            lines.append(f"**{title}** — {paces.told(lang, key, now)}")
        else:
            now = options[key]
            option = next(option for option in live.game.options() if option.key == key)
            labels = {value: words.option_value(key, value) for value in option.values}
            usual = say(lang, "option-standard")
            entries = [
                (value, label.name, _joined(usual if value == standard[key] else "", label.help))
                for value, label in labels.items()
            ]
            title = words.option(key).name
            lines.append(f"**{title}** — {words.option(key).help}")
        current = next(label for value, label, _ in entries if value == now)
        items.append(
            controls.menu(
                say(lang, "option-now", name=title, value=current), entries, "set-option",
                live.id, argument=f"{page}/{key}", row=row,
            )
        )  # fmt: skip
    count = -(-len(keys) // MENUS)
    if count > 1:
        items += controls.pager(lang, page, count, "options", live.id, to=str, row=4)
    head = [say(lang, "options-head", table=live.id), *_summary(live, lang)]
    return "\n".join([*head, *lines]), controls.rows(*items)


def _summary(live: Live, lang: Language) -> list[str]:
    """Return what is not standard at a table."""
    changed, _ = chosen(live, lang)
    if not changed:
        return [say(lang, "options-all-standard")]
    return [f"{' · '.join(changed)}", say(lang, "options-others-standard")]


def listed(live: Live, lang: Language) -> str:
    """Return all options for a player who cannot change them, those that are not standard first."""
    changed, rest = chosen(live, lang)
    head = [say(lang, "options-head", table=live.id), *(f"• {each}" for each in [*changed, *rest])]
    return "\n".join([*head, say(lang, "options-fixed")])


def _joined(*parts: str) -> str:
    return " · ".join(part for part in parts if part)


def _posts(lang: Language) -> list[tuple[str, str, str]]:
    """Return what turns may look like in the channel."""
    return [(each, say(lang, f"posts-{each}"), say(lang, f"posts-{each}-help")) for each in POSTS]


def _pack_entries(live: Live, lang: Language, packs: Sequence[Pack]) -> list[tuple[str, str, str]]:
    """Return the packs to choose from; the present one too, should the host have removed it."""
    found = [(OWN, say(lang, "pack-none"), "")]
    found += [(pack.hash, pack.names[lang], "") for pack in packs]
    present = live.row.content_hash
    if present is not None and present not in [value for value, _, _ in found]:
        found.append((present, settings_of(live).pack or present, ""))
    return found[: limits.SELECT_OPTIONS]


async def options(press: Press) -> None:
    """Show the table's options, to those who may with what changes them."""
    live = await press.context.tables.get(press.table)
    if not press.argument and not permissions.may(live, press.interaction.user, "options"):
        await reply(press.interaction, listed(live, press.lang))
        return
    permissions.require(live, press.interaction.user, "options")
    packs = press.context.packs.of(live.game.key)
    text, made = options_panel(live, press.lang, packs, controls.number(press.argument or "0"))
    if press.argument:
        await update(press.interaction, text, made)
    else:
        await reply(press.interaction, text, view=made)


async def set_option(press: Press) -> None:
    """Change an option."""
    live = await press.context.tables.get(press.table)
    permissions.require(live, press.interaction.user, "options")
    number, _, key = press.argument.partition("/")
    page, value = controls.number(number), press.value
    if key == "language":
        async with press.context.tables.locked(live.id) as held:
            await service.change(press.context.tables, held, language=known(value))
    elif key == "pack":
        pack = press.context.packs.find(live.game.key, value)
        if pack is None and value not in (OWN, live.row.content_hash):
            raise Problem("problem-no-such-pack", name=echoed(value))
        if value != live.row.content_hash:
            await service.set_pack(press.context.tables, live.id, pack)
    elif key in paces.KEYS:
        if value not in [entry for entry, _, _ in paces.entries(press.lang, key)]:
            raise controls.changed()
        await service.set_clocks(press.context.tables, live.id, key, value)
    elif key == "posts":
        async with press.context.tables.locked(live.id) as held:
            settings = {**held.row.settings, "posts": posts_chosen(value)}
            await service.change(press.context.tables, held, settings=settings)
    else:
        await service.set_option(press.context.tables, live.id, key, value)
    text, made = options_panel(live, press.lang, press.context.packs.of(live.game.key), page)
    await update(press.interaction, text, made)
    await refresh(press.context, live)
