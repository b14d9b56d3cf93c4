"""People's own settings, at all tables and also without one: `/table me`."""

from __future__ import annotations

import re
from datetime import timedelta
from typing import Any

import discord

import db.users as users_db
from bot.platform import controls, forms, pictures, replies
from bot.platform.context import Context, Press
from bot.platform.controls import NO_TABLE
from bot.platform.forms import One, Part, Text
from bot.platform.replies import reader, reply
from bot.screens import lobby
from bot.service.clocks import quiet_hours, time_zones
from bot.service.clocks.quiet_hours import MOST, Quiet
from bot.service.seats import erasure
from bot.service.tables import direct_messages
from bot.service.tables.preferences import choose_icons
from bot.service.tables.store import Tables
from bot.service.timekeeping import absence
from bot.shared.clock import now
from bot.shared.names import echoed, person
from bot.shared.ownership import ElsewhereError
from bot.shared.problems import Problem
from bot.shared.text import say
from db.users import UserRow
from games.core.text import LANGUAGES, Language
from rendering.theme import THEMES

NONE = "none"
AUTO = "discord"
"""The language of the Discord client, instead of one that was chosen."""
TYPED = 60
"""Characters of a time zone or of hours that are typed in a form."""
NIGHTS = (
    (20, 8), (21, 7), (22, 6), (22, 7), (22, 8), (23, 7), (23, 8), (0, 8), (0, 9), (1, 9),
)  # fmt: skip
"""Hours that the command suggests; any others are typed."""
_HOUR = r"(\d{1,2})(?:\s*[:h.]\s*(\d{2})?)?\s*(am|pm)?"
_TYPED = re.compile(rf"{_HOUR}\s*(?:-|–|—|to|à|/)\s*{_HOUR}", re.IGNORECASE)


async def show(interaction: discord.Interaction[Any], context: Context) -> None:
    """Show a person's settings, privately, with controls to change them."""
    text, view = await _panel(context, interaction.user.id, reader(interaction))
    await reply(interaction, text, view=view)


async def open_again(press: Press) -> None:
    """Show them instead of the present message."""
    await _shown(press)


async def ask(press: Press) -> None:
    """Open the form with all of them."""
    async with press.context.database.reading() as conn:
        user = await users_db.get_user(conn, press.interaction.user.id)
    asked = _parts(user, press.lang)
    made = forms.form(say(press.lang, "form-me"), "me-form", NO_TABLE, asked)
    await replies.ask(press.interaction, made)


async def choose(press: Press) -> None:
    """Set the values changed in the form."""
    tables, user_id = press.context.tables, press.interaction.user.id
    async with tables.database.reading() as conn:
        user = await users_db.get_user(conn, user_id)
    typed: dict[str, str] = {}

    async def each(key: str, value: str) -> None:
        if key == "zone":
            typed["zone"] = time_zones.found(value)
        elif key == "quiet":
            found_hours(value)
            await choose_hours(tables, user_id, typed.get("zone"), value)
            typed.clear()
        else:
            await _set(press, key, value)

    note = await forms.change(press, _parts(user, press.lang), each)
    if typed:
        await choose_hours(tables, user_id, typed["zone"], None)
    await _shown(press, note)


async def change(press: Press) -> None:
    """Set the choice in a menu of the previous version; the argument says which setting."""
    await _set(press, press.argument, press.value if press.values else "")
    await _shown(press)


async def _set(press: Press, key: str, value: str) -> None:
    """Change one thing."""
    user_id, database = press.interaction.user.id, press.context.database
    match key:
        case "language":
            await choose_language(press.context.tables, user_id, value)
        case "theme":
            await pictures.choose_theme(database, user_id, value)
        case "quiet":
            await choose_hours(press.context.tables, user_id, None, value)
        case "direct":
            await direct_messages.choose(database, user_id, value)
        case "icons" | "words":
            people = press.context.tables.people
            await choose_icons(people, database, user_id, icons=key == "icons")
        case _:
            raise Problem("problem-button-changed")


async def _shown(press: Press, note: str = "") -> None:
    # Read the language again: it can have changed by now.
    lang = reader(press.interaction)
    text, view = await _panel(press.context, press.interaction.user.id, lang, note)
    await replies.update(press.interaction, text, view)


async def choose_language(tables: Tables, user_id: int, value: str) -> None:
    """Set a person's reading language; `AUTO` is that of their Discord client."""
    chosen = value if value in LANGUAGES else None
    async with tables.database.writing() as conn:
        tables.people.note(await users_db.update_user(conn, user_id, locale=chosen))


async def choose_hours(tables: Tables, user_id: int, zone: str | None, typed: str | None) -> Quiet:
    """Set a person's time zone, their quiet hours or both, as they are typed."""
    before = tables.people.quiet.get(user_id)
    if zone is not None:
        place = time_zones.found(zone)
    elif before is not None:
        place = before.zone
    else:
        raise Problem("problem-zone-first")
    there = None if before is None else before.hours
    hours = there if typed is None else found_hours(typed)
    return await absence.choose_quiet_hours(tables, user_id, place, hours)


def found_hours(typed: str) -> tuple[int, int] | None:
    """Return the hours that a user typed, in minutes after midnight; None for none."""
    text = typed.strip()
    if text.casefold() in ("", NONE, "off", "no", "-", "aucune", "non"):
        return None
    found = _TYPED.fullmatch(text)
    if found is None:
        raise Problem("problem-quiet-typed", name=echoed(typed))
    begins, ends = _minute(*found.groups()[:3]), _minute(*found.groups()[3:])
    if begins is None or ends is None or begins == ends:
        raise Problem("problem-quiet-typed", name=echoed(typed))
    if quiet_hours.length(begins, ends) > MOST:
        raise Problem("problem-quiet-long", most=MOST // timedelta(hours=1))
    return begins, ends


def _minute(hour: str, minute: str | None, half: str | None) -> int | None:
    """Return a time of day in minutes, or None if there is no such time."""
    hours = int(hour)
    if half is not None:
        if not 1 <= hours <= 12:
            return None
        hours = hours % 12 + (12 if half.casefold() == "pm" else 0)
    total = hours % 24 * 60 + int(minute or 0)
    return total if hours <= 24 and int(minute or 0) < 60 else None


def spoken(hours: tuple[int, int]) -> str:
    """Return hours as text, as they are also typed."""
    begins, ends = (f"{minute // 60:02}:{minute % 60:02}" for minute in hours)
    return f"{begins}–{ends}"


# The panel


async def _panel(
    context: Context, user_id: int, lang: Language, note: str = ""
) -> tuple[str, discord.ui.View]:
    async with context.database.reading() as conn:
        user = await users_db.get_user(conn, user_id)
    hours = quiet_hours.read(user)
    amounts = "icons" if context.tables.people.icons(user_id) else "words"
    lines = [
        *([note] if note else []),
        say(lang, "me-head"),
        say(lang, "me-language", now=_language(user, lang)),
        say(lang, "me-theme", now=say(lang, f"theme-{pictures.theme_known(user.theme).key}")),
        _zone(hours, lang),
        *_quiet(hours, lang),
        say(lang, "me-direct", now=say(lang, f"direct-{direct_messages.of(user)}")),
        say(lang, "me-amounts", now=say(lang, f"amounts-{amounts}")),
    ]
    other = "words" if amounts == "icons" else "icons"
    return "\n".join(lines), controls.rows(
        controls.button(say(lang, "button-me-change"), "me-form", NO_TABLE),
        controls.button(say(lang, f"button-amounts-{other}"), "me-set", NO_TABLE, argument=other),
        controls.button(say(lang, "button-forget-me"), "me-forget", NO_TABLE),
        *controls.host_pages(context.pages, lang, 1),
    )


def _language(user: UserRow, lang: Language) -> str:
    chosen = user.locale if user.locale in LANGUAGES else None
    return say(lang, "me-language-discord") if chosen is None else say(chosen, "language-name")


def _zone(hours: Quiet | None, lang: Language) -> str:
    if hours is None:
        return say(lang, "me-zone-none")
    return say(
        lang, "me-zone", zone=time_zones.named(hours.zone), time=time_zones.clock_of(hours.zone)
    )


def _quiet(hours: Quiet | None, lang: Language) -> list[str]:
    """Return the lines about quiet hours, with a line if new hours start only later."""
    if hours is None or hours.hours is None:
        return [say(lang, "me-quiet-none")]
    found = [say(lang, "me-quiet", hours=spoken(hours.hours))]
    at = now()
    if hours.since > at and (hours.last is None or hours.last.start <= at):
        when = discord.utils.format_dt(hours.since, "f")
        found.append(say(lang, "me-quiet-from", when=when))
    return found


def _parts(user: UserRow, lang: Language) -> list[Part[Any]]:
    """Return the fields of the form."""
    hours = quiet_hours.read(user)
    zone = "" if hours is None else time_zones.named(hours.zone)
    there = say(lang, "me-quiet-off")
    if hours is not None and hours.hours is not None:
        there = spoken(hours.hours)

    def one(key: str, value: str, options: forms.Options) -> One:
        label = say(lang, f"me-choose-{key}")
        return One(key=key, label=label, value=value, options=options)

    def text(key: str, value: str) -> Text:
        label, about = say(lang, f"form-{key}"), say(lang, f"form-{key}-help")
        return Text(key=key, label=label, help=about, value=value, most=TYPED)

    languages = [(AUTO, say(lang, "me-language-discord"), "")]
    languages += [(each, say(each, "language-name"), "") for each in LANGUAGES]
    ways, colours = (
        [(key, say(lang, f"{name}-{key}"), say(lang, f"{name}-{key}-help")) for key in keys]
        for name, keys in (("direct", direct_messages.WAYS), ("theme", THEMES))
    )
    return [
        one("language", user.locale if user.locale in LANGUAGES else AUTO, languages),
        one("theme", pictures.theme_known(user.theme).key, colours),
        text("zone", zone),
        text("quiet", there),
        one("direct", direct_messages.of(user), ways),
    ]


# Forgetting


async def ask_to_forget(press: Press) -> None:
    """Explain what deleting one's data means, and ask for confirmation."""
    await replies.defer_edit(press.interaction)
    lang = press.lang
    there = await erasure.places(press.context.tables, press.interaction.user.id)
    text = say(lang, "forget-sure", running=len(there.running), count=len(there.all))
    danger = discord.ButtonStyle.danger
    view = controls.rows(
        controls.button(say(lang, "button-back"), "me", NO_TABLE, row=0),
        controls.button(say(lang, "button-forget-sure"), "me-forgotten", NO_TABLE, style=danger),
    )
    await replies.update(press.interaction, text, view)


async def forget(press: Press) -> None:
    """Delete the data of the person who pressed."""
    await replies.defer_edit(press.interaction)
    tables, user, lang = press.context.tables, press.interaction.user, press.lang
    await replies.update(press.interaction, say(lang, "forget-works"), None)
    there = await erasure.places(tables, user.id)
    names = {person(user), user.display_name, user.name}
    await erasure.forget(tables, user.id, names)
    for table_id in there.running:
        try:
            live = await tables.get(table_id)
        except (Problem, ElsewhereError):  # nobody can play there either; another process's
            continue
        if live.state is None:
            await lobby.refresh(press.context, live)
    await replies.update(press.interaction, say(lang, "forget-done", count=len(there.all)), None)
