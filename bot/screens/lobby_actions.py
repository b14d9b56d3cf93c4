"""Actions around the lobby: inviting, looking for players, a rematch, moving to a thread."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
import structlog

from bot.platform import controls, limits, permissions
from bot.platform.context import Context, Press, unknown_control
from bot.platform.http import HAS_THREAD, UNREACHED, why
from bot.platform.replies import defer, defer_edit, reply, update
from bot.screens import lobby, practice, rooms
from bot.service import move_channel
from bot.service.seats import held_seats, invitations, seating
from bot.service.seats import lobby as service
from bot.service.tables.session import TableSession
from bot.service.tables.settings import settings_of
from bot.shared.names import person, safe
from bot.shared.problems import Problem
from bot.shared.text import say
from games.core.text import Language


def invitation_panel(
    live: TableSession, user: discord.abc.User, lang: Language, done: str = ""
) -> tuple[str, discord.ui.View]:
    """Return how a user can manage who joins a table; `done` is their last action there."""
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


def _others(live: TableSession, user_id: int) -> list[tuple[str, str, str]]:
    """Return the players who can be sent away: all others, and people with a held seat."""
    seated = [(str(s.user_id), s.name, "") for s in live.people() if s.user_id != user_id]
    held = [
        (each.user_id, each.name, say(live.lang, "invite-not-come"))
        for each in held_seats.invited(live)
    ]
    return [*seated, *held][: limits.SELECT_OPTIONS]


def _closed(live: TableSession, lang: Language) -> discord.ui.Item[Any]:
    """Return the button that sets who can sit down; the text says who can now."""
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
    """Hold seats for the chosen people, and notify new ones of them, once, in public."""
    live, user = await press.context.tables.get(press.table), press.interaction.user
    permissions.require(live, user, "invite")
    if live.row.guild_id is None:
        raise Problem("problem-invite-direct")
    if not press.people or len(press.people) != len(press.values):  # not a menu of people
        raise unknown_control()
    for each in press.people:
        if each.bot:
            raise Problem("problem-invite", name=safe(each.display_name))
    await defer_edit(press.interaction)
    chosen = [(each.id, person(each)) for each in press.people]
    live, _ = await hold_seats(press.context, live, user, chosen)
    await _shown(press, live, say(press.lang, "invite-done", count=len(chosen)))


async def hold_seats(
    context: Context, live: TableSession, by: discord.abc.User, chosen: Sequence[tuple[int, str]]
) -> tuple[TableSession, list[int]]:
    """Hold seats for people, and notify the new ones of them, once, in the table's channel.

    Return the table, and the new ones. If they can't be notified, no seats are held for them: they
    would not know, and be taken for invited the next time.
    """
    before = settings_of(live).held
    live, new = await invitations.invite(context.tables, live.id, chosen)
    if new:
        who = " ".join(f"<@{user_id}>" for user_id in new)
        name = safe(person(by))
        channel = context.client.get_partial_messageable(live.row.channel_id)
        try:
            await channel.send(
                say(live.lang, "invite-told", who=who, by=name, name=live.title, table=live.id),
                allowed_mentions=discord.AllowedMentions(
                    everyone=False, roles=False, users=[discord.Object(each) for each in new]
                ),
            )
        except UNREACHED:
            await invitations.take_back(context.tables, live.id, new, before)
            raise
    return live, new


async def only_invited(press: Press) -> None:
    """Let only invited people sit down, or everyone."""
    live = await press.context.tables.get(press.table)
    permissions.require(live, press.interaction.user, "send-away")
    closed = press.argument == "on"
    live = await invitations.close(press.context.tables, live.id, closed=closed)
    await _shown(press, live)


async def look_for_players(press: Press) -> None:
    """List the table among the open tables of its server, or take it off the list."""
    live = await press.context.tables.get(press.table)
    permissions.require(live, press.interaction.user, "look-for-players")
    listed = press.argument == "on"
    live = await invitations.list_openly(press.context.tables, live.id, listed=listed)
    await lobby.show_again(press, live)


async def send_away(press: Press) -> None:
    """Free a player's seat, or the seat that is held for a person."""
    live = await press.context.tables.get(press.table)
    permissions.require(live, press.interaction.user, "send-away")
    live = await invitations.remove(press.context.tables, live.id, controls.number(press.value))
    await _shown(press, live, say(press.lang, "invite-sent-away"))


async def _shown(press: Press, live: TableSession, done: str = "") -> None:
    text, view = invitation_panel(live, press.interaction.user, press.lang, done)
    await update(press.interaction, text, view)
    await lobby.refresh(press.context, live)


async def rematch(press: Press) -> None:
    """Open a lobby for the same players where the result was posted; notify them once."""
    context, interaction, user = press.context, press.interaction, press.interaction.user
    live = await context.tables.get(press.table)
    permissions.require(live, user, "rematch")
    permissions.require_channel(interaction, press.lang)
    await defer(interaction)
    assert interaction.channel_id is not None
    opened = await service.rematch(
        context.tables, live, user.id, person(user), interaction.channel_id
    )
    if service.practising(opened.row) and not held_seats.held(opened):
        await practice.show(interaction, opened, press.lang)
        return
    channel = context.client.get_partial_messageable(interaction.channel_id)
    try:
        await lobby.post(context, opened, channel, first=True)
    except UNREACHED:
        await seating.cancel_lobby(context.tables, opened.id)
        raise
    where = f"<#{interaction.channel_id}>"
    await reply(interaction, say(press.lang, "new-done", table=opened.id, where=where))


log = structlog.stdlib.get_logger(__name__)


async def to_thread(press: Press) -> None:
    """Start a thread from the lobby message and move there; the message links to it."""
    interaction = press.interaction
    live = await press.context.tables.get(press.table)
    permissions.require(live, interaction.user, "move")
    live.require_lobby()
    permissions.require_channel(interaction, press.lang, thread=True)
    await defer_edit(interaction, edits=True)
    thread = await _made(interaction, live.row.name)
    try:
        live = await move_channel.move(
            press.context.tables,
            live.id,
            interaction.user.id,
            interaction.guild_id,
            thread.id,
            thread=True,
        )
    except Problem:  # the game was begun or called off at the same moment
        await close_thread(thread)
        raise
    told = say(live.lang, "lobby-moved", name=live.title, table=live.id, where=thread.mention)
    await update(interaction, told, None)
    press.context.trouble.mended(live)
    await lobby.post(press.context, live, thread)


async def _made(interaction: discord.Interaction, name: str) -> discord.Thread:
    """Return a new thread; the second of two presses at once finds it there."""
    assert interaction.message is not None
    try:
        return await interaction.message.create_thread(
            name=name[: limits.THREAD_NAME], auto_archive_duration=limits.THREAD_MINUTES
        )
    except discord.HTTPException as error:
        if error.code != HAS_THREAD:
            raise
        raise Problem("problem-has-thread") from error


async def new_thread(interaction: discord.Interaction[Any], name: str) -> discord.Thread:
    """Return a new thread in the text channel of a press or command."""
    assert isinstance(interaction.channel, discord.TextChannel)
    return await rooms.thread_in(interaction.channel, name)


async def close_thread(thread: discord.Thread) -> None:
    """Close a thread that was not used."""
    try:
        await thread.edit(archived=True)
    except UNREACHED as error:
        log.info("thread not archived", thread=thread.id, why=why(error))
