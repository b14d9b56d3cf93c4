"""`/table`: who plays, and everything around a running game."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import discord
from discord import app_commands

import db.tables as tables_db
import db.users as users_db
from bot import permissions, votes
from bot.commands.groups import Here, table_here
from bot.commands.groups import add as add_command
from bot.commands.turn import press_for
from bot.errors import Problem
from bot.naming import person, safe
from bot.replies import app_of, reader, reply
from bot.service import clockwork, seating
from bot.service.live import Live
from bot.service.tables import now
from bot.texts import say
from games.core.text import both


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
        ("mine", mine),
    ):
        add_command(group, key, callback)


async def nudge(interaction: Here) -> None:
    """Remind those whom the table waits for."""
    live = await table_here(interaction)
    permissions.require(live, interaction.user, "nudge")
    names = await clockwork.nudge(app_of(interaction).tables, live.id, interaction.user.id)
    lang = reader(interaction)
    if live.undisclosed:
        await reply(interaction, say(lang, "nudge-done-undisclosed"))
        return
    await reply(interaction, say(lang, "nudge-done", names=both(_safe(names), lang)))


def _safe(names: list[str]) -> list[str]:
    return [safe(name) for name in names]


async def away(
    interaction: Here, days: app_commands.Range[int, 0, 60], everywhere: bool = True
) -> None:
    """Be left in peace for some days; 0 ends it."""
    app, lang = app_of(interaction), reader(interaction)
    until = now() + timedelta(days=days) if days else None
    if everywhere:
        async with app.database.writing() as conn:
            await users_db.update_user(conn, interaction.user.id, away_until=until)
    else:
        live = await table_here(interaction)
        async with app.tables.locked(live.id) as held:
            seat = held.require_seat(interaction.user.id)
            await seating.update_seat(app.tables, held, seat, away_until=until)
    if until is None:
        await reply(interaction, say(lang, "away-over"))
    else:
        await reply(interaction, say(lang, "away-done", until=discord.utils.format_dt(until, "f")))


async def resign(interaction: Here, confirm: bool) -> None:
    """Give one's seat to a computer player."""
    live = await table_here(interaction)
    _confirmed(confirm)
    await seating.resign(app_of(interaction).tables, live.id, interaction.user.id)
    await reply(interaction, say(reader(interaction), "resign-done", table=live.id))


def _confirmed(confirm: bool) -> None:
    if not confirm:
        raise Problem("problem-not-confirmed")


async def reclaim(interaction: Here) -> None:
    """Take one's seat back."""
    live = await table_here(interaction)
    user = interaction.user
    await seating.reclaim(app_of(interaction).tables, live.id, user.id, person(user))
    await reply(interaction, say(reader(interaction), "reclaim-done", table=live.id))


async def _seats(interaction: Here, typed: str) -> list[app_commands.Choice[str]]:
    try:
        live = await table_here(interaction)
    except Problem:
        return []
    return [
        app_commands.Choice(name=seat.name[:100], value=str(seat.seat))
        for seat in live.seats
        if typed.casefold() in seat.name.casefold()
    ][:25]


def _seat(live: Live, typed: str) -> int:
    """Return a seat from its number or its player's name."""
    wanted = typed.strip().casefold()
    for seat in live.seats:
        if wanted in (str(seat.seat), seat.name.casefold()):
            return seat.seat
    raise Problem("problem-no-such-seat", name=typed)


@app_commands.autocomplete(seat=_seats)
async def replace(interaction: Here, seat: str, player: discord.User | None = None) -> None:
    """Let somebody else, or a computer player, play a seat."""
    app, lang = app_of(interaction), reader(interaction)
    live = await table_here(interaction)
    number = _seat(live, seat)
    if player is not None and player.bot:
        raise Problem("problem-no-bots")
    if permissions.may(live, interaction.user, "replace"):
        if player is not None:
            await seating.take_over(
                app.tables, live.id, number, player.id, person(player), interaction.user.id
            )
        else:
            async with app.tables.locked(live.id) as held:
                await seating.put_computer(app.tables, held, number, interaction.user.id, "replace")
        await reply(interaction, say(lang, "replace-done", table=live.id))
        return
    if not permissions.may_ask(live, interaction.user, "replace"):
        permissions.require(live, interaction.user, "replace")
    if player is not None:  # the table does not vote on people
        raise Problem("problem-replace-person")
    await votes.ask(press_for(interaction, live), "replace", str(number))


async def pause(interaction: Here) -> None:
    """Pause the game, or go on with it."""
    live = await table_here(interaction)
    kind = "resume" if live.row.status == "paused" else "pause"
    if permissions.may(live, interaction.user, "pause"):
        tables = app_of(interaction).tables
        async with tables.locked(live.id) as held:
            await seating.set_paused(tables, held, interaction.user.id, paused=kind == "pause")
        await reply(interaction, say(reader(interaction), f"{kind}-done", table=live.id))
        return
    if not permissions.may_ask(live, interaction.user, "pause"):
        permissions.require(live, interaction.user, "pause")
    await votes.ask(press_for(interaction, live), kind)


async def cancel(interaction: Here, confirm: bool) -> None:
    """End a table without a result."""
    live = await table_here(interaction)
    _confirmed(confirm)
    deed = "cancel-lobby" if live.row.status == "lobby" else "cancel"
    if not permissions.may(live, interaction.user, deed):
        if not permissions.may_ask(live, interaction.user, deed):
            permissions.require(live, interaction.user, deed)
        await votes.ask(press_for(interaction, live), "cancel")
        return
    await seating.cancel(app_of(interaction).tables, live.id)
    await reply(interaction, say(reader(interaction), "cancel-done", table=live.id))


# All my tables


def link(row: Any) -> str:
    """Return the address of a table's channel."""
    return f"https://discord.com/channels/{row.guild_id or '@me'}/{row.channel_id}"


async def mine(interaction: Here) -> None:
    """List all tables of a person on all servers, those that wait for him first."""
    app, lang = app_of(interaction), reader(interaction)
    async with app.database.reading() as conn:
        rows = await tables_db.tables_of_user(conn, interaction.user.id)
    if not rows:
        await reply(interaction, say(lang, "mine-none"))
        return
    waiting: list[tuple[float, str]] = []
    others: list[str] = []
    for row in rows:
        head = f"[{safe(row.name)} #{row.id}]({link(row)})"
        try:
            live = await app.tables.get(row.id)
        except Problem as problem:
            others.append("• " + say(lang, "mine-row", table=head, said=problem.text(lang)))
            continue
        seat = live.seat_of(interaction.user.id)
        since = live.seats[seat].waiting_since if seat is not None else None
        if seat is not None and since is not None and live.playing:
            prompt = live.game.words(lang).prompt(live.view(seat), seat)
            when = discord.utils.format_dt(since, "R")
            line = say(lang, "mine-row", table=head, said=f"**{prompt}** {when}")
            waiting.append((since.timestamp(), f"➜ {line}"))
        else:
            status = say(lang, f"status-{row.status}")
            others.append("• " + say(lang, "mine-row", table=head, said=status))
    lines = [line for _, line in sorted(waiting)] + others
    await reply(interaction, "\n".join([say(lang, "mine-head", count=len(rows)), *lines]))
