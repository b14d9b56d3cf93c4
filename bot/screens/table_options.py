"""The private panels in which the options and time controls of a table are chosen."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

import discord

from bot.platform import controls, forms, limits, permissions, replies
from bot.platform.context import Press, unknown_control
from bot.platform.forms import One
from bot.platform.replies import reply, update
from bot.screens import rooms, votes
from bot.screens.lobby import chosen, refresh
from bot.service.seats import lobby
from bot.service.seats.content_packs import Pack
from bot.service.tables.session import TableSession
from bot.service.tables.settings import POSTS, posts_chosen, posts_of, settings_of
from bot.service.timekeeping import time_controls
from bot.service.timekeeping.time_controls import VALUES, entries, keys, name, present
from bot.service.votes.tallies import Tally
from bot.shared.names import echoed
from bot.shared.problems import Problem
from bot.shared.text import known, say
from db.tables import RUNNING
from games.core.text import LANGUAGES, Language

OWN = "-"
"""The bot's own cards among the content packs."""


def topics(live: TableSession) -> list[str]:
    """Return the topics with a form: the game's options, on several pages, and the rest."""
    pages = -(-len(lobby.options(live)) // limits.PARTS)
    return [*(f"rules-{page + 1}" for page in range(pages)), "clocks", "table"]


def parts(live: TableSession, lang: Language, topic: str, packs: Sequence[Pack] = ()) -> list[One]:
    """Return the options of a topic, as fields of its form."""
    if topic == "clocks":
        return clock_parts(live, lang)
    if topic == "table":
        found = [language_part(live, lang), posts_part(live, lang), amounts_part(live, lang)]
        if packs or live.row.content_hash:
            now, offered = live.row.content_hash or OWN, _pack_entries(live, lang, packs)
            found.append(
                One(key="pack", label=say(lang, "option-pack"), value=now, options=offered)
            )
        return found
    if topic not in topics(live):
        raise unknown_control()
    page = int(topic.removeprefix("rules-")) - 1
    keys = list(lobby.options(live))[page * limits.PARTS : (page + 1) * limits.PARTS]
    return [_of_game(live, lang, key) for key in keys]


def _of_game(live: TableSession, lang: Language, key: str) -> One:
    """Return the form field of a game's option; its standard value is marked."""
    words, standard = live.words(lang), live.game.complete({})[key]
    option = next(option for option in live.game.rules.options if option.key == key)
    labels = {value: words.option_value(key, value) for value in option.values}
    usual = say(lang, "option-standard")
    entries = [
        (value, label.name, _joined(usual if value == standard else "", label.help))
        for value, label in labels.items()
    ]
    label, now = words.option(key), lobby.options(live)[key]
    return One(key=key, label=label.name, help=label.help, value=now, options=entries)


def language_part(live: TableSession, lang: Language) -> One:
    """Return the language of all public texts."""
    offered = [(each, say(each, "language-name"), "") for each in LANGUAGES]
    label = say(lang, "option-language")
    return One(key="language", label=label, value=live.lang, options=offered)


def posts_part(live: TableSession, lang: Language) -> One:
    """Return the setting for turns in the channel."""
    offered = [
        (each, say(lang, f"posts-{each}"), say(lang, f"posts-{each}-help")) for each in POSTS
    ]
    label = say(lang, "option-posts")
    return One(key="posts", label=label, value=posts_of(live), options=offered)


def amounts_part(live: TableSession, lang: Language) -> One:
    """Return the setting for amounts in posts."""
    offered = [(each, say(lang, f"amounts-{each}"), "") for each in ("icons", "words")]
    now = "icons" if settings_of(live).icons else "words"
    return One(key="amounts", label=say(lang, "form-amounts"), value=now, options=offered)


def options_panel(
    live: TableSession, lang: Language, packs: Sequence[Pack] = (), note: str = ""
) -> tuple[str, discord.ui.View]:
    """Return the private panel from which a table's options are chosen, topic by topic."""
    others = " · ".join(
        say(lang, "option-now", name=part.label, value=part.shown)
        for topic in ("table", "clocks")
        for part in parts(live, lang, topic, packs)
    )
    lines = [note, say(lang, "options-head", table=live.id), *_summary(live, lang), others]
    pages = len(topics(live)) - 2
    items = [
        controls.button(_topic(lang, topic, pages), "options-form", live.id, argument=topic)
        for topic in topics(live)
    ]
    return "\n".join(filter(None, lines)), controls.rows(*items)


def _topic(lang: Language, topic: str, pages: int) -> str:
    """Return the label of a topic's button."""
    name, _, page = topic.partition("-")
    if page and pages > 1:
        return say(lang, "button-topic-rules-page", page=int(page), pages=pages)
    return say(lang, f"button-topic-{name}")


def _summary(live: TableSession, lang: Language) -> list[str]:
    """Return the non-standard options of a table."""
    changed, _ = chosen(live, lang)
    if not changed:
        return [say(lang, "options-all-standard")]
    return [f"{' · '.join(changed)}", say(lang, "options-others-standard")]


def listed(live: TableSession, lang: Language) -> str:
    """Return all options for a player who cannot change them, non-standard ones first."""
    changed, rest = chosen(live, lang)
    head = [say(lang, "options-head", table=live.id), *(f"• {each}" for each in [*changed, *rest])]
    return "\n".join([*head, say(lang, "options-fixed")])


def _joined(*parts: str) -> str:
    return " · ".join(part for part in parts if part)


def _pack_entries(
    live: TableSession, lang: Language, packs: Sequence[Pack]
) -> list[tuple[str, str, str]]:
    """Return the packs to choose from; the present one too, even if the host has removed it."""
    found = [(OWN, say(lang, "pack-none"), "")]
    found += [(pack.hash, pack.names[lang], "") for pack in packs]
    present = live.row.content_hash
    if present is not None and present not in [value for value, _, _ in found]:
        found.append((present, settings_of(live).pack or present, ""))
    return found[: limits.SELECT_OPTIONS]


async def options(press: Press) -> None:
    """Show the table's options, with controls for players who can change them."""
    live = await press.context.tables.get(press.table)
    if not permissions.may(live, press.interaction.user, "options"):
        await reply(press.interaction, listed(live, press.lang))
        return
    packs = press.context.packs.of(live.game.key)
    text, made = options_panel(live, press.lang, packs)
    if press.argument:  # a button of the version before, which turned a page
        await update(press.interaction, text, made)
    else:
        await reply(press.interaction, text, view=made)


async def ask(press: Press) -> None:
    """Open the form of a topic."""
    live = await press.context.tables.get(press.table)
    permissions.require(live, press.interaction.user, "options")
    live.require_lobby()
    asked = parts(live, press.lang, press.argument, press.context.packs.of(live.game.key))
    title = say(press.lang, "form-options", table=live.id)
    made = forms.form(title, "options-form", live.id, asked, argument=press.argument)
    await replies.ask(press.interaction, made)


async def choose(press: Press) -> None:
    """Set the options changed in the form of a topic."""
    live = await press.context.tables.get(press.table)
    permissions.require(live, press.interaction.user, "options")
    asked = parts(live, press.lang, press.argument, press.context.packs.of(live.game.key))
    before = present(live, "pace")
    note = await forms.change(press, asked, partial(_set, press, live))
    await _show(press, live, note)
    await _follow_pace(press, before)


async def set_option(press: Press) -> None:
    """Change an option with a menu of the previous version."""
    live = await press.context.tables.get(press.table)
    permissions.require(live, press.interaction.user, "options")
    before = present(live, "pace")
    await _set(press, live, press.argument.partition("/")[2], press.value)
    await _show(press, live)
    await _follow_pace(press, before)


async def _show(press: Press, live: TableSession, note: str = "") -> None:
    packs = press.context.packs.of(live.game.key)
    text, made = options_panel(live, press.lang, packs, note)
    await update(press.interaction, text, made)
    await refresh(press.context, live)


async def _follow_pace(press: Press, before: str) -> None:
    """Give the post of a table the tag of its clocks, if these are not as they were."""
    if present(await press.context.tables.get(press.table), "pace") != before:
        await rooms.follow_pace(press.context, press.table)


async def _set(press: Press, live: TableSession, key: str, value: str) -> None:
    """Change an option."""
    tables = press.context.tables
    if key == "language":
        async with tables.locked(live.id) as held:
            await lobby.change(tables, held, language=known(value))
    elif key == "pack":
        pack = press.context.packs.find(live.game.key, value)
        if pack is None and value not in (OWN, live.row.content_hash):
            raise Problem("problem-no-such-pack", name=echoed(value))
        if value != live.row.content_hash:
            await lobby.set_pack(tables, live.id, pack)
    elif key in time_controls.KEYS:
        if value not in time_controls.VALUES[key]:
            raise unknown_control()
        await lobby.set_clocks(tables, live.id, key, value)
    elif key in ("posts", "amounts"):
        changed = {"posts": posts_chosen(value)} if key == "posts" else {"icons": value == "icons"}
        async with tables.locked(live.id) as held:
            await lobby.change(tables, held, settings={**held.row.settings, **changed})
    else:
        await lobby.set_option(tables, live.id, key, value)


def clock_parts(live: TableSession, lang: Language) -> list[One]:
    """Return the settings of the clocks, as fields of a form."""
    return [clock_part(live, lang, key) for key in keys(live)]


def clock_part(live: TableSession, lang: Language, key: str) -> One:
    """Return one setting of the clocks."""
    label, now = say(lang, f"option-{key}"), present(live, key)
    return One(key=key, label=label, value=now, options=entries(lang, key))


def clock_button(live: TableSession, lang: Language) -> discord.ui.Item[Any]:
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
    """Put the changes in the form to the vote; in the lobby they apply at once."""
    live = await press.context.tables.get(press.table)
    _require_clocks(press, live)
    before, told = present(live, "pace"), list[str]()
    tallies: list[Tally | None] = []

    async def each(key: str, value: str) -> None:
        if live.state is None:
            await lobby.set_clocks(press.context.tables, live.id, key, value)
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
    await _follow_pace(press, before)


async def change_clocks(press: Press) -> None:
    """Put the choice in a menu of the previous version to the vote."""
    live = await press.context.tables.get(press.table)
    _require_clocks(press, live)
    key, value = press.argument, press.value
    if key not in keys(live) or value not in VALUES[key]:
        raise unknown_control()
    before = present(live, "pace")
    if live.state is not None:
        await votes.ask(press, key, value)
        await _follow_pace(press, before)
        return
    await lobby.set_clocks(press.context.tables, live.id, key, value)
    await replies.update(press.interaction, say(press.lang, f"{key}-done", table=live.id), None)
    await _follow_pace(press, before)


def _require_clocks(press: Press, live: TableSession) -> None:
    """Refuse players who cannot change the clocks, or propose a change."""
    if live.state is None:
        permissions.require(live, press.interaction.user, "options")
    elif not permissions.may_ask(live, press.interaction.user, "pace"):
        permissions.require(live, press.interaction.user, "pace")
