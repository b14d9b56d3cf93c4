"""The lobby message: the players at a table that has not begun, and its buttons."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

import discord
import structlog

from bot.platform import controls, permissions
from bot.platform.context import Context, Press
from bot.platform.http import UNREACHED, why
from bot.platform.replies import in_private, reply, update
from bot.screens import rooms
from bot.service.seats import held_seats, invitations, lobby, seating
from bot.service.tables.session import TableSession
from bot.service.tables.settings import TableSettings, settings_of
from bot.service.timekeeping import absence, time_controls
from bot.service.timekeeping.time_controls import Usual, usual
from bot.shared.clock import now
from bot.shared.names import person, safe
from bot.shared.problems import Problem
from bot.shared.text import say
from games.core.text import Language, both

log = structlog.stdlib.get_logger(__name__)

Invited = discord.User | discord.Member | discord.Role
"""Who can be notified of a new table."""
AWAITED = 10
"""The people with held seats that are listed: a season can have many substitutes."""


def content(live: TableSession, took: Usual | None = None) -> str:
    """Return the text of the lobby message; `took` is how long such games took."""
    lang, game = live.lang, live.game
    words = game.words(lang)
    label = words.game()
    lines = [
        f"## {live.title} · #{live.id}",
        label.help if live.row.name == label.name else f"**{label.name}** — {label.help}",
    ]
    lines += [*_options(live), *time_controls.lines(live, lang, took)]
    pack = settings_of(live).pack
    if pack is not None:
        lines.append(say(lang, "lobby-pack", pack=safe(pack)))
    for seat in live.seats:
        name = safe(seat.name)
        level = say(lang, f"level-{seat.kind}") if live.computer(seat.seat) else ""
        kind = f" ({say(lang, 'level-seat', level=level)})" if level else ""
        lines.append(f"{seat.seat + 1}. {name}{kind}")
    if live.row.status == "lobby":
        lines += _open_to(live)
    count, left = len(live.seats), lobby.missing(live)
    lines.append(
        say(
            lang,
            f"lobby-{_phase(live)}",
            count=count,
            most=game.seats.stop - 1,
            missing=max(left, 0),
            spare=max(-left, 0),
        )
    )
    return "\n".join(lines)


def _open_to(live: TableSession) -> Iterator[str]:
    """Yield for whom seats of a lobby are held, and whether it is closed or by invitation."""
    key = "lobby-held" if settings_of(live).season is None else "lobby-held-season"
    waited = held_seats.held(live)
    for each in waited[:AWAITED]:
        until = discord.utils.format_dt(each.until, "f")
        yield say(live.lang, key, who=f"<@{each.user_id}>", until=until)
    if len(waited) > AWAITED:
        yield say(live.lang, "season-more", count=len(waited) - AWAITED)
    if settings_of(live).season is not None:
        yield say(live.lang, "lobby-season")
        return
    if settings_of(live).found and held_seats.held(live):
        yield say(live.lang, "lobby-found")
    if settings_of(live).closed:
        yield say(live.lang, "lobby-closed")
    if settings_of(live).listed and not held_seats.full(live):
        yield say(live.lang, "lobby-listed")
    if (invited := settings_of(live).invited) is not None:
        yield say(live.lang, "lobby-invited", who=invited)


def _options(live: TableSession) -> list[str]:
    """Return the options in two lines: non-standard ones, and, small, the others.

    In a lobby *Options* lists the others.
    """
    changed, rest = chosen(live, live.lang)
    lines = [" · ".join(changed)] if changed else []
    if live.row.status == "lobby":
        return [*lines, f"-# {say(live.lang, 'options-rest' if changed else 'options-none')}"]
    return [*lines, f"-# {' · '.join(rest)}"] if rest else lines


def chosen(live: TableSession, lang: Language) -> tuple[list[str], list[str]]:
    """Return the non-standard options, each with its standard value, and the others."""
    words, standard = live.words(lang), live.game.complete({})
    found = [
        (
            words.option(key).name,
            *(words.option_value(key, each).name for each in (value, standard[key])),
        )
        for key, value in lobby.options(live).items()
    ]
    paced = (time_controls.present(live, "pace"), TableSettings().pace)
    found.append(
        (say(lang, "option-pace"), *(time_controls.name(lang, "pace", each) for each in paced))
    )
    changed: list[str] = []
    rest: list[str] = []
    for name, value, usual_value in found:
        if value == usual_value:
            rest.append(say(lang, "option-now", name=name, value=value))
        else:
            changed.append(
                say(lang, "option-changed", name=name, value=value, standard=usual_value)
            )
    return changed, rest


def _phase(live: TableSession) -> str:
    if live.row.status == "lobby":
        return "open"
    return "cancelled" if live.row.status == "cancelled" else "begun"


def view(live: TableSession) -> discord.ui.View | None:
    """Return the buttons of the lobby message, none once the game has begun."""
    if live.row.status != "lobby":
        return None
    lang, table = live.lang, live.id
    full, joinable = held_seats.full(live), held_seats.joinable(live)
    ready = lobby.missing(live) == 0 and bool(live.people())
    style = discord.ButtonStyle
    if settings_of(live).season is not None:
        return _season_view(live)
    return controls.rows(
        controls.button(
            say(lang, "button-join"), "join", table, style=style.primary, row=0,
            disabled=not joinable,
        ),
        controls.button(say(lang, "button-leave"), "leave", table, row=0),
        controls.button(say(lang, "button-computer"), "computer", table, row=0, disabled=full),
        controls.button(
            say(lang, "button-start"), "start", table, style=style.success, row=0,
            disabled=not ready,
        ),
        *_decline_button(live),
        controls.button(say(lang, "button-options"), "options", table, row=1),
        *_server_buttons(live),
        controls.button(say(lang, "button-howto"), "howto", table, row=1),
        controls.button(say(lang, "button-cancel"), "cancel", table, style=style.danger, row=1),
    )  # fmt: skip


def _season_view(live: TableSession) -> discord.ui.View:
    """Return the buttons of a table of a season, which sees to the rest."""
    lang, primary = live.lang, discord.ButtonStyle.primary
    return controls.rows(
        controls.button(say(lang, "button-join"), "join", live.id, style=primary),
        controls.button(say(lang, "button-howto"), "howto", live.id),
    )


def _decline_button(live: TableSession) -> list[discord.ui.Item[Any]]:
    """Return the button with which an invited person frees their seat, while one is held."""
    if not held_seats.held(live):
        return []
    return [controls.button(say(live.lang, "button-decline"), "decline", live.id, row=0)]


def _server_buttons(live: TableSession) -> list[discord.ui.Item[Any]]:
    """Return the buttons to invite people, to look for players and, if there is none, a thread."""
    if live.row.guild_id is None:
        return []
    found = [controls.button(say(live.lang, "button-invite"), "invite", live.id, row=1)]
    if not settings_of(live).thread:
        found.append(controls.button(say(live.lang, "button-thread"), "to-thread", live.id, row=1))
    if not (held_seats.full(live) or settings_of(live).practice):
        label, to = ("stop", "off") if settings_of(live).listed else ("start", "on")
        label = say(live.lang, f"button-look-{label}")
        found.append(controls.button(label, "look-for-players", live.id, argument=to, row=2))
    return list(found)


async def _text(context: Context, live: TableSession) -> str:
    """Return the text of the lobby message, with how long such games took."""
    return content(live, await usual(context.tables, live))


async def post(
    context: Context,
    live: TableSession,
    channel: discord.abc.Messageable,
    invited: Invited | None = None,
    *,
    first: bool = False,
) -> None:
    """Post the lobby message and remember which it is.

    Only the first one notifies invited people, and people for whom a seat is held.
    """
    buttons = view(live)
    assert buttons is not None
    # Never that of an earlier one: Discord would take the new one for a repetition.
    before = int(settings_of(live).lobby_message or live.row.channel_id)
    nonce = f"{live.id}-lobby-{before % 10**8}"
    held = [int(each.user_id) for each in held_seats.held(live)] if first else []
    told = _notified(invited, held)
    text = await _text(context, live)
    message_id = await rooms.fill_starter(context, live, text, buttons, told)
    if message_id is None:
        sent = await channel.send(text, view=buttons, nonce=nonce, allowed_mentions=told)
        message_id = sent.id
    async with context.tables.locked(live.id) as held:
        kept = {key: value for key, value in held.row.settings.items() if key != "starter"}
        settings = {**kept, "lobby_message": str(message_id)}
        await lobby.change(context.tables, held, settings=settings)


def _notified(invited: Invited | None, held: Sequence[int]) -> discord.AllowedMentions:
    """Return whom a lobby message notifies: an invited role, and people with held seats."""
    people = [discord.Object(user_id) for user_id in held]
    found = discord.AllowedMentions(everyone=False, roles=False, users=people)
    if isinstance(invited, discord.Role):
        found.roles = [invited]
    return found


async def refresh(context: Context, live: TableSession) -> None:
    """Bring the lobby message up to date, even if more changes come meanwhile.

    A message that was deleted is posted again.
    """
    message_id = live.row.settings.get("lobby_message")
    if not isinstance(message_id, str):
        return
    channel = context.client.get_partial_messageable(live.row.channel_id)
    message, shown = channel.get_partial_message(int(message_id)), ""
    try:
        while shown != (text := await _text(context, live)):
            edit = partial(message.edit, content=text, view=view(live))
            await context.trouble.closed.opened(live.row.channel_id, edit)
            shown = text
    except UNREACHED as error:
        log.info("lobby message not edited", table=live.id, why=why(error))
        if not isinstance(error, discord.NotFound) or live.row.status != "lobby":
            return
        try:
            await post(context, live, channel)
        except UNREACHED as again:
            log.info("lobby message not posted again", table=live.id, why=why(again))


async def show_again(press: Press, live: TableSession) -> None:
    """Answer a press on the lobby message by editing it."""
    text = await _text(press.context, live)
    await update(press.interaction, text, view(live))
    if (
        await _text(press.context, live) != text
    ):  # another player pressed at once, and their answer may have come first
        await refresh(press.context, live)


async def _changed(press: Press, live: TableSession, done: str) -> None:
    """Answer a press that changed the table: on its message by editing that, else in words."""
    if in_private(press.interaction):
        await update(press.interaction, say(press.lang, done, table=live.id), None)
        await refresh(press.context, live)
    else:
        await show_again(press, live)


async def join(press: Press) -> None:
    """Sit down; show a player who sits already what they can do."""
    user, tables = press.interaction.user, press.context.tables
    if await seated_already(press.interaction, await tables.get(press.table), press.lang):
        return
    live = await lobby.join(tables, press.table, user.id, person(user))
    await _changed(press, live, "join-done")


async def seated_already(
    interaction: discord.Interaction[Any], live: TableSession, lang: Language
) -> bool:
    """Show a player who wants to join and has a seat what they can do; return whether so."""
    user = interaction.user
    seat = live.seat_of(user.id)
    if live.row.status != "lobby" or seat is None:
        return False
    found = [controls.button(say(lang, "button-leave"), "leave", live.id)]
    if permissions.may(live, user, "options"):
        found.append(controls.button(say(lang, "button-options"), "options", live.id))
    if live.row.guild_id is not None and settings_of(live).season is None:
        found.append(controls.button(say(lang, "button-invite"), "invite", live.id))
    found.append(controls.button(say(lang, "button-howto"), "howto", live.id))
    text = say(lang, "join-seated", name=live.title, table=live.id, seat=seat + 1)
    await reply(interaction, text, view=controls.rows(*found))
    return True


async def leave(press: Press) -> None:
    """Give up one's seat."""
    live = await lobby.leave(press.context.tables, press.table, press.interaction.user.id)
    await _changed(press, live, "leave-done")


async def decline(press: Press) -> None:
    """Free the seat that is held for the player who presses."""
    live = await invitations.decline(press.context.tables, press.table, press.interaction.user.id)
    await show_again(press, live)


async def require_start(context: Context, live: TableSession, user: discord.abc.User) -> None:
    """Refuse to start another's table while its creator is there to do so."""
    creator = live.seat_of(live.row.creator_id)
    async with context.database.reading() as conn:
        gone = await absence.until(conn, live.id, now())
    if creator is None or live.row.creator_id in gone:
        permissions.require(live, user, "start-left")
    elif not permissions.may(live, user, "start"):
        raise Problem("problem-may-start", name=safe(live.seats[creator].name))


async def start(press: Press) -> None:
    """Begin."""
    live = await press.context.tables.get(press.table)
    await require_start(press.context, live, press.interaction.user)
    live = await lobby.start(press.context.tables, live.id, press.interaction.user.id)
    await _changed(press, live, "start-done")


async def cancel(press: Press) -> None:
    """Ask whether a table that has not begun should really be closed."""
    live, user = await press.context.tables.get(press.table), press.interaction.user
    live.require_lobby()
    permissions.require(live, user, "cancel-lobby")
    others = [safe(seat.name) for seat in live.people() if seat.user_id != user.id]
    lines = [say(press.lang, "close-sure", name=live.title, table=live.id)]
    if others:
        names = both(others, press.lang)
        lines.append(say(press.lang, "close-others", names=names, count=len(others)))
    if held := held_seats.held(live):
        lines.append(say(press.lang, "close-held", count=len(held)))
    label, style = say(press.lang, "button-close-sure"), discord.ButtonStyle.danger
    sure = controls.button(label, "cancel-sure", live.id, style=style)
    await reply(press.interaction, "\n".join(lines), view=controls.rows(sure))


async def close(press: Press) -> None:
    """Close a table that has not begun."""
    live = await press.context.tables.get(press.table)
    permissions.require(live, press.interaction.user, "cancel-lobby")
    user_id = press.interaction.user.id
    live = await seating.cancel_lobby(press.context.tables, live.id, user_id)
    await _changed(press, live, "close-done")
