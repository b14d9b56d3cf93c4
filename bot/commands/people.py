"""`/table`: commands about players, and everything around a running game."""

from __future__ import annotations

from datetime import datetime, timedelta

import discord
from discord import app_commands

from bot.commands.groups import Choices, Here, suggests, table_here
from bot.commands.groups import add as add_command
from bot.commands.turn import press_for
from bot.platform import limits, permissions
from bot.platform.context import context_of
from bot.platform.replies import reader, reply
from bot.screens import lobby, my_tables, votes
from bot.service.seats import seating
from bot.service.tables.session import TableSession
from bot.service.timekeeping import absence
from bot.service.turns import reminders
from bot.shared.clock import now
from bot.shared.names import called, echoed, part_of, person, safe
from bot.shared.problems import DamagedProblem, Problem
from bot.shared.text import say
from games.core.text import LANGUAGES, both, clip, spelled


def add(group: app_commands.Group) -> None:
    """Add the commands of this module."""
    for key, callback in (
        ("nudge", nudge),
        ("away", away),
        ("resign", resign),
        ("reclaim", reclaim),
        ("replace", replace),
        ("pause", pause),
        ("cancel", cancel),
    ):
        add_command(group, key, callback)
    add_command(group, "mine", mine, anywhere=True)


async def nudge(interaction: Here) -> None:
    """Remind the players that the table waits for."""
    live = await table_here(interaction)
    permissions.require(live, interaction.user, "nudge")
    context, lang = context_of(interaction), reader(interaction)
    try:
        nudged = await reminders.nudge(context.tables, live.id, interaction.user.id)
    except Problem as problem:
        # A question that was deleted is posted again at once, whenever they were asked last.
        asked = problem.key in ("problem-nudge-later", "problem-nobody-to-nudge")
        if not asked or not await context.announcer.ask_again(live):
            raise
        await reply(interaction, say(lang, "nudge-again"))
        return
    lines: list[str] = []
    if live.undisclosed:
        told = "nudge-nobody" if nudged.all_away else "nudge-done-undisclosed"
        lines.append(say(lang, told))
    elif nudged.names:
        lines.append(say(lang, "nudge-done", names=both(_safe(nudged.names), lang)))
    for name, until in nudged.away:
        lines.append(say(lang, "nudge-away", name=safe(name), until=_when(until)))
    await reply(interaction, "\n".join(lines))


def _safe(names: list[str]) -> list[str]:
    return [safe(name) for name in names]


def _when(time: datetime) -> str:
    return discord.utils.format_dt(time, "f")


async def away(
    interaction: Here, days: app_commands.Range[int, 0, 30], everywhere: bool = True
) -> None:
    """Mark the person as away for some days; 0 ends it."""
    tables, lang, user_id = context_of(interaction).tables, reader(interaction), interaction.user.id
    table = None if everywhere else (await table_here(interaction)).id
    if table is not None:
        live = await tables.get(table)
        live.require_seat(user_id)
        if not live.running:  # nobody is asked there any more
            raise Problem(f"problem-table-{live.row.status}", table=live.id)
    if days:
        until = await absence.go(tables, user_id, now() + timedelta(days=days), table)
        await reply(interaction, say(lang, "away-done", until=_when(until)))
        return
    still = await absence.end(tables, user_id, table)
    if still is None:
        await reply(interaction, say(lang, "away-over"))
    else:
        await reply(interaction, say(lang, "away-still", until=_when(still)))


async def resign(interaction: Here, confirm: bool) -> None:
    """Give one's seat to a computer player."""
    live = await table_here(interaction)
    _confirmed(confirm)
    user_id = interaction.user.id
    live = await seating.resign(context_of(interaction).tables, live.id, user_id)
    own = any(seat.original_user_id == user_id for seat in live.seats)
    key = "resign-done" if own else "resign-done-anothers"
    await reply(interaction, say(reader(interaction), key, table=live.id))


def _confirmed(confirm: bool) -> None:
    if not confirm:
        raise Problem("problem-not-confirmed")


async def reclaim(interaction: Here) -> None:
    """Take one's seat back."""
    live = await table_here(interaction)
    user = interaction.user
    await seating.reclaim(context_of(interaction).tables, live.id, user.id, person(user))
    await reply(interaction, say(reader(interaction), "reclaim-done", table=live.id))


async def _seats(interaction: Here, typed: str) -> Choices:
    try:
        live = await table_here(interaction)
    except Problem:
        return []
    names = [spelled(name, reader(interaction)) for name in live.names]
    return [
        app_commands.Choice(name=clip(name, limits.CHOICE_NAME), value=str(seat))
        for seat, name in enumerate(names)
        if part_of(typed, name)
    ][:25]


def _seat(live: TableSession, typed: str) -> int:
    """Return a seat from its number or its player's name, with or without a computer's mark."""
    named = [(seat.seat, [str(seat.seat), seat.name]) for seat in live.seats]
    marked = [[spelled(name, lang) for lang in LANGUAGES] for name in live.names]
    for number in called(typed, [*named, *enumerate(marked)]):
        return number
    raise Problem("problem-no-such-seat", name=echoed(typed))


@suggests(seat=_seats)
async def replace(interaction: Here, seat: str, player: discord.User | None = None) -> None:
    """Let another person, or a computer player, play a seat."""
    tables, lang = context_of(interaction).tables, reader(interaction)
    live = await table_here(interaction)
    number = _seat(live, seat)
    if player is not None and player.bot:
        raise Problem("problem-no-bots")
    if permissions.may(live, interaction.user, "replace"):
        if player is not None:
            await seating.take_over(
                tables, live.id, number, player.id, person(player), interaction.user.id
            )
        else:
            async with tables.locked(live.id) as held:
                await seating.put_computer(tables, held, number, interaction.user.id, "replace")
        await reply(interaction, say(lang, "replace-done", table=live.id))
        return
    if not permissions.may_ask(live, interaction.user, "replace"):
        permissions.require(live, interaction.user, "replace")
    if player is not None:  # the table does not vote on people
        raise Problem("problem-replace-person")
    await votes.ask(press_for(interaction, live), "replace", str(number))


async def pause(interaction: Here) -> None:
    """Pause the game, or resume it."""
    live = await table_here(interaction)
    kind = "resume" if live.row.status == "paused" else "pause"
    if permissions.may(live, interaction.user, "pause"):
        tables = context_of(interaction).tables
        async with tables.locked(live.id) as held:
            await seating.set_paused(tables, held, interaction.user.id, paused=kind == "pause")
        await reply(interaction, say(reader(interaction), f"{kind}-done", table=live.id))
        return
    if not permissions.may_ask(live, interaction.user, "pause"):
        permissions.require(live, interaction.user, "pause")
    await votes.ask(press_for(interaction, live), kind)


async def cancel(interaction: Here, confirm: bool) -> None:
    """End a table without a result."""
    try:
        live = await table_here(interaction)
    except DamagedProblem as problem:
        _confirmed(confirm)
        await _cancel_damaged(interaction, problem.table)
        return
    _confirmed(confirm)
    operation = _ending(live)
    if not permissions.may(live, interaction.user, operation):
        if not permissions.may_ask(live, interaction.user, operation):
            permissions.require(live, interaction.user, operation)
        await votes.ask(press_for(interaction, live), "cancel")
        return
    tables = context_of(interaction).tables
    if operation == "cancel-lobby":  # the game can start meanwhile; then they cannot end it
        live = await seating.cancel_lobby(tables, live.id, interaction.user.id)
    else:
        deserted = operation == "cancel-deserted"
        by = person(interaction.user)
        live = await seating.cancel(tables, live.id, by, deserted=deserted)
    await lobby.refresh(context_of(interaction), live)
    done = "close-done" if operation == "cancel-lobby" else "cancel-done"
    await reply(interaction, say(reader(interaction), done, table=live.id))


def _ending(live: TableSession) -> str:
    """Return the operation that ends a table: if no player is left to ask, other rules apply."""
    if live.row.status == "lobby":
        return "cancel-lobby"
    return "cancel-deserted" if live.running and not live.people() else "cancel"


async def _cancel_damaged(interaction: Here, table_id: str) -> None:
    """End a table that cannot be read, and say so in the channel: no other message can."""
    tables = context_of(interaction).tables
    damaged = await tables.damaged(table_id)
    permissions.require(damaged, interaction.user, "cancel-damaged")
    await seating.cancel_damaged(tables, damaged)
    text = say(reader(interaction), "cancel-damaged-done", table=table_id)
    await reply(interaction, text, private=False)


async def mine(interaction: Here) -> None:
    """List all tables of a person on all servers; tables that wait for them come first."""
    await my_tables.show(interaction, context_of(interaction))
