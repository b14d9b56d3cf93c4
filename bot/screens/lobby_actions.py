"""The private panel of the lobby in which people are invited, and sent away."""

from __future__ import annotations

from typing import Any

import discord

from bot.platform import context, controls, limits, permissions
from bot.platform.context import Press
from bot.platform.replies import defer_edit, reply, update
from bot.screens import lobby
from bot.service.seats import held_seats, invitations
from bot.service.tables.session import Live
from bot.service.tables.settings import settings_of
from bot.shared.names import person, safe
from bot.shared.problems import Problem
from bot.shared.text import say
from games.core.text import Language


def invitation_panel(
    live: Live, user: discord.abc.User, lang: Language, done: str = ""
) -> tuple[str, discord.ui.View]:
    """Return what somebody may do about who comes to a table; `done` is what they just did."""
    free = held_seats.room(live)
    items: list[discord.ui.Item[Any]] = []
    if free > 0:
        title = say(lang, "invite-choose")
        items.append(controls.people_menu(title, "invite-people", live.id, most=free, row=0))
    if permissions.may(live, user, "send-away"):
        people = _others(live, user.id)
        if people:
            title = say(lang, "invite-send-away")
            items.append(controls.menu(title, people, "send-away", live.id, row=1))
        items.append(_closed(live, lang))
    text = say(lang, "invite-head", name=live.title, table=live.id)
    closed = say(lang, "lobby-closed") if settings_of(live).closed else ""
    return "\n".join(filter(None, [text, closed, done])), controls.rows(*items)


def _others(live: Live, user_id: int) -> list[tuple[str, str, str]]:
    """Return who may be sent away: everybody else, also those whose seat is only held."""
    seated = [(str(s.user_id), s.name, "") for s in live.people() if s.user_id != user_id]
    held = [
        (each.user_id, each.name, say(live.lang, "invite-not-come"))
        for each in held_seats.invited(live)
    ]
    return [*seated, *held][: limits.SELECT_OPTIONS]


def _closed(live: Live, lang: Language) -> discord.ui.Item[Any]:
    """Return the button that says who could sit down after a press; the text says who can now."""
    closed = settings_of(live).closed
    title = say(lang, "invite-only", closed="yes" if closed else "no")
    argument = "off" if closed else "on"
    return controls.button(title, "only-invited", live.id, argument=argument, row=2)


async def invite(press: Press) -> None:
    """Show the panel."""
    live = await press.context.tables.get(press.table)
    live.require_lobby()
    permissions.require(live, press.interaction.user, "invite")
    if live.row.guild_id is None:  # a button from before the table came here
        raise Problem("problem-invite-direct")
    text, view = invitation_panel(live, press.interaction.user, press.lang)
    await reply(press.interaction, text, view=view)


async def invite_people(press: Press) -> None:
    """Hold seats for those chosen, and tell those who did not know yet, once, in public."""
    live, user = await press.context.tables.get(press.table), press.interaction.user
    permissions.require(live, user, "invite")
    if live.row.guild_id is None:
        raise Problem("problem-invite-direct")
    if not press.people or len(press.people) != len(press.values):  # not a menu of people
        raise context.changed()
    for each in press.people:
        if each.bot:
            raise Problem("problem-invite", name=safe(each.display_name))
    await defer_edit(press.interaction)
    chosen = [(each.id, person(each)) for each in press.people]
    live, new = await invitations.invite(press.context.tables, live.id, chosen)
    if new:
        who = " ".join(f"<@{user_id}>" for user_id in new)
        by = safe(person(user))
        channel = press.context.client.get_partial_messageable(live.row.channel_id)
        await channel.send(
            say(live.lang, "invite-told", who=who, by=by, name=live.title, table=live.id),
            allowed_mentions=discord.AllowedMentions(
                everyone=False, roles=False, users=[discord.Object(each) for each in new]
            ),
        )
    await _shown(press, live, say(press.lang, "invite-done", count=len(chosen)))


async def only_invited(press: Press) -> None:
    """Let only those sit down who were invited, or everybody."""
    live = await press.context.tables.get(press.table)
    permissions.require(live, press.interaction.user, "send-away")
    closed = press.argument == "on"
    live = await invitations.close(press.context.tables, live.id, closed=closed)
    await _shown(press, live)


async def send_away(press: Press) -> None:
    """Take somebody's seat, or the one that is held for them."""
    live = await press.context.tables.get(press.table)
    permissions.require(live, press.interaction.user, "send-away")
    live = await invitations.remove(press.context.tables, live.id, controls.number(press.value))
    await _shown(press, live, say(press.lang, "invite-sent-away"))


async def _shown(press: Press, live: Live, done: str = "") -> None:
    text, view = invitation_panel(live, press.interaction.user, press.lang, done)
    await update(press.interaction, text, view)
    await lobby.refresh(press.context, live)
