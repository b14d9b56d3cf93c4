"""What players decide about one who is out of time, and taking a free seat."""

from __future__ import annotations

from typing import Any

import discord

from bot.platform import context, controls
from bot.platform.context import Press, context_of
from bot.platform.replies import reader, reply
from bot.screens import votes
from bot.service.seats import seating
from bot.service.tables.session import Live
from bot.service.votes import overdue as service
from bot.service.votes.overdue import ANSWERS
from bot.shared.names import person
from bot.shared.text import say
from games.core.text import Language, both


def overdue_button(live: Live, seat: int, lang: Language, row: int) -> list[discord.ui.Item[Any]]:
    """Return the control that leads a person from their panel to those whose time is over.

    What the channel was asked may be far up by then, or deleted.
    """
    late = service.others_over(live, seat)
    if not late:
        return []
    names = both([live.seats[each].name for each in late], lang)
    label = say(lang, "button-overtime", names=names)
    return [controls.button(label, "overtime", live.id, row=row)]


async def answer_overdue(press: Press) -> None:
    """Put what is to become of somebody whose time is over to the vote, or do it.

    A private panel names the seat; of a message of the channel it is known whom it is about.
    """
    kind, _, place = press.argument.partition("/")
    live = await press.context.tables.get(press.table)
    if kind not in ANSWERS or (place and controls.number(place) >= len(live.seats)):
        raise context.changed()
    message = press.interaction.message
    seat = place or await service.asked_by(
        press.context.tables, press.table, message.id if message else 0
    )
    await votes.ask(press, kind, str(seat))


async def take_seat(press: Press) -> None:
    """Take a free seat; the message that offered it follows."""
    tables, message = press.context.tables, press.interaction.message
    seat = await service.asked_by(tables, press.table, message.id if message else 0)
    await sit_down(press.interaction, press.table, seat)


async def sit_down(interaction: discord.Interaction[Any], table: str, seat: int) -> None:
    """Take a free seat for whoever asks, and tell them."""
    user = interaction.user
    await seating.take(context_of(interaction).tables, table, seat, user.id, person(user))
    await reply(interaction, say(reader(interaction), "take-done", table=table))
