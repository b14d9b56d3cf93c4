"""Another game for the same people: the button below a result."""

from __future__ import annotations

from bot.platform import permissions
from bot.platform.context import Press
from bot.platform.failures import UNREACHED
from bot.platform.replies import defer, reply
from bot.screens import lobby, practice_part
from bot.service.seats import held_seats, seating
from bot.service.seats import lobby as service
from bot.shared.names import person
from bot.shared.text import say


async def rematch(press: Press) -> None:
    """Open a lobby for the same people where the result stands; those invited are told once."""
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
        await practice_part.show(interaction, opened, press.lang)
        return
    channel = context.client.get_partial_messageable(interaction.channel_id)
    try:
        await lobby.post(context, opened, channel, first=True)
    except UNREACHED:
        await seating.cancel_lobby(context.tables, opened.id)
        raise
    where = f"<#{interaction.channel_id}>"
    await reply(interaction, say(press.lang, "new-done", table=opened.id, where=where))
