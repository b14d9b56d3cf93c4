"""Voting, putting things to the vote, and deciding about a player who is out of time."""

from __future__ import annotations

from typing import Any

import discord

from bot.platform import controls
from bot.platform.context import Press, context_of, unknown_control
from bot.platform.replies import reader, reply, update
from bot.posts.vote_messages import content, refresh, shown_at, view
from bot.screens import rooms
from bot.service.seats import seating
from bot.service.tables.session import TableSession
from bot.service.votes import overdue, voting
from bot.service.votes.overdue import ANSWERS
from bot.service.votes.tallies import Tally
from bot.shared.names import person
from bot.shared.text import say
from games.core.text import Language, both


async def vote(press: Press) -> None:
    """Count a ballot."""
    number, _, answer = press.argument.partition("/")
    if answer not in ("y", "n"):
        raise unknown_control()
    tally = await voting.cast(
        press.context.tables,
        press.table,
        controls.number(number),
        press.interaction.user.id,
        agrees=answer == "y",
    )
    live = await press.context.tables.get(press.table)
    text = content(live, tally)
    await update(press.interaction, text, view(live, tally))
    tables, closed = press.context.tables, press.context.trouble.closed
    stands = await voting.look(tables, live, tally.vote.id)
    if content(live, stands) != text:  # another ballot came at once, and its answer maybe before
        await refresh(press.context.client, closed, tables, live, stands, anyway=True)
    elif press.interaction.message is not None:
        await shown_at(tables, live, press.interaction.message.id, text)
    if tally.vote.kind == "pace" and stands.outcome == "agreed":
        await rooms.follow_pace(press.context, press.table)


async def ask(press: Press, kind: str, target: str = "") -> None:
    """Put something to the vote, and confirm it; alone at the table, do it at once."""
    told, tally = await put(press, kind, target)
    await reply(press.interaction, told)
    await refresh_asked(press, tally)


async def put(press: Press, kind: str, target: str = "") -> tuple[str, Tally | None]:
    """Put something to the vote; return the answer for the person, and the vote's tally."""
    user_id = press.interaction.user.id
    tally = await voting.ask(press.context.tables, press.table, kind, target, user_id)
    if tally is None:
        return say(press.lang, f"{kind}-done", table=press.table), None
    key = "vote-asked" if tally.outcome is None else f"vote-{tally.outcome}"
    return say(press.lang, key), tally


async def refresh_asked(press: Press, tally: Tally | None) -> None:
    """Bring a question up to date that others may have put already: asking again is agreeing."""
    if tally is not None:
        client, tables = press.context.client, press.context.tables
        live, closed = await tables.get(press.table), press.context.trouble.closed
        await refresh(client, closed, tables, live, tally, anyway=True)


def overdue_button(
    live: TableSession, seat: int, lang: Language, row: int
) -> list[discord.ui.Item[Any]]:
    """Return the control that leads a player from their panel to the players out of time.

    The question in the channel may be far up by then, or deleted.
    """
    late = overdue.others_over(live, seat)
    if not late:
        return []
    names = both([live.seats[each].name for each in late], lang)
    label = say(lang, "button-overtime", names=names)
    return [controls.button(label, "overtime", live.id, row=row)]


async def answer_overdue(press: Press) -> None:
    """Put the future of a player out of time to the vote, or carry it out.

    A private panel names the seat; for a message in the channel, the seat is looked up.
    """
    kind, _, place = press.argument.partition("/")
    live = await press.context.tables.get(press.table)
    if kind not in ANSWERS or (place and controls.number(place) >= len(live.seats)):
        raise unknown_control()
    message = press.interaction.message
    seat = place or await overdue.asked_by(
        press.context.tables, press.table, message.id if message else 0
    )
    await ask(press, kind, str(seat))


async def take_seat(press: Press) -> None:
    """Take a free seat; the message that offered it follows."""
    tables, message = press.context.tables, press.interaction.message
    seat = await overdue.asked_by(tables, press.table, message.id if message else 0)
    await sit_down(press.interaction, press.table, seat)


async def sit_down(interaction: discord.Interaction[Any], table: str, seat: int) -> None:
    """Take a free seat for the person who asks, and confirm it."""
    user = interaction.user
    await seating.take(context_of(interaction).tables, table, seat, user.id, person(user))
    await reply(interaction, say(reader(interaction), "take-done", table=table))
