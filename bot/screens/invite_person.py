"""*Invite to my table*, the menu on a person's name: a seat is held for them at a table.

It works in every channel of a server, so the table need not be in the same one.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import discord

from bot.platform import controls, limits, permissions, replies
from bot.platform.context import Context, Press, context_of, unknown_control
from bot.platform.controls import NO_TABLE
from bot.platform.replies import reader
from bot.screens import lobby, lobby_actions
from bot.screens.visibility import Visibility
from bot.service.seats import held_seats, invitations
from bot.service.tables.session import TableSession
from bot.shared.names import person, safe
from bot.shared.problems import Problem
from bot.shared.text import say

Whom = discord.User | discord.Member
_TABLE = re.compile("[0-9A-Z]{1,8}")


async def invite(interaction: discord.Interaction[Any], whom: Whom) -> None:
    """Invite a person to the one table that fits, or ask to which of several."""
    guild_id, user = interaction.guild_id, interaction.user
    if guild_id is None:
        raise Problem("problem-invite-direct")
    _require_invitable(user, whom)
    await replies.defer(interaction)
    context, lang = context_of(interaction), reader(interaction)
    own = await invitations.own_lobbies(context.tables, guild_id, user.id)
    own = [live for live in own if permissions.may(live, user, "invite")]
    if not own:
        raise Problem("problem-no-own-lobby")
    fitting = [live for live in own if _refusal(live, whom) is None]
    if not fitting:
        raise _refusal(own[0], whom) or Problem("problem-no-own-lobby")
    if len(fitting) == 1:
        text = await _invited(interaction, fitting[0], whom)
        await replies.reply(interaction, text)
        return
    options = [_option(live) for live in fitting[: limits.SELECT_OPTIONS]]
    title = say(lang, "invite-where")
    menu = controls.menu(title, options, "invite-where", NO_TABLE, argument=str(whom.id))
    text = say(lang, "invite-where-head", name=safe(person(whom)))
    await replies.reply(interaction, text, view=controls.rows(menu))


async def choose(press: Press) -> None:
    """Invite the person to the chosen table; they can have left the server meanwhile."""
    interaction = press.interaction
    if _TABLE.fullmatch(press.value) is None:
        raise unknown_control()
    live = await press.context.tables.get(press.value)
    if interaction.guild is None or live.row.guild_id != interaction.guild_id:
        raise unknown_control()
    await replies.defer_edit(interaction)
    try:
        whom = await interaction.guild.fetch_member(controls.number(press.argument))
    except discord.NotFound as error:
        raise Problem("problem-invite-gone") from error
    _require_invitable(interaction.user, whom)
    live.require_lobby()
    permissions.require(live, interaction.user, "invite")
    refused = _refusal(live, whom)
    if refused is not None:
        raise refused
    await replies.update(interaction, await _invited(interaction, live, whom), None)


def _require_invitable(user: Whom, whom: Whom) -> None:
    """Raise a problem for bots, for oneself, and for people who have left the server."""
    if whom.bot:
        raise Problem("problem-invite-bot", name=safe(whom.display_name))
    if whom.id == user.id:
        raise Problem("problem-invite-self")
    if not isinstance(whom, discord.Member):  # pressed on an old message
        raise Problem("problem-invite-gone")


def _refusal(live: TableSession, whom: Whom) -> Problem | None:
    """Return why a person can't be invited to a table, or None."""
    if live.seat_of(whom.id) is not None:
        return Problem("problem-person-seated", name=safe(person(whom)), table=live.id)
    if held_seats.room(live, [whom.id]) < 1:
        return Problem("problem-too-many-invited", table=live.id, free=0)
    return None


async def _invited(interaction: discord.Interaction[Any], live: TableSession, whom: Whom) -> str:
    """Invite a person to a table. Return what to say."""
    context, lang, user = context_of(interaction), reader(interaction), interaction.user
    name, where = safe(person(whom)), f"<#{live.row.channel_id}>"
    await _require_seen(context, live, user, whom)
    live, new = await lobby_actions.hold_seats(context, live, user, [(whom.id, person(whom))])
    await lobby.refresh(context, live)
    key = "invite-person-done" if new else "invite-person-again"
    return say(lang, key, name=name, where=where, table=live.id)


async def _require_seen(context: Context, live: TableSession, user: Whom, whom: Whom) -> None:
    """Raise a problem unless both people see a table's channel.

    A person who was shut out of it pings nobody there, and a ping of one who doesn't see it would
    get lost.
    """
    assert live.row.guild_id is not None
    asker = user if isinstance(user, discord.Member) else None
    seen = Visibility(context.client, live.row.guild_id, asker=asker)
    where = f"<#{live.row.channel_id}>"
    if not await seen.sees(user.id, live.row.channel_id):
        raise Problem("problem-invite-shut-out", where=where, table=live.id)
    if not await seen.sees(whom.id, live.row.channel_id):
        name = safe(person(whom))
        raise Problem("problem-invite-unseen", name=name, where=where, table=live.id)


def _option(live: TableSession) -> tuple[str, str, str]:
    names: Sequence[str] = [seat.name for seat in live.seats]
    return live.id, f"#{live.id} · {live.row.name}", ", ".join(names)
