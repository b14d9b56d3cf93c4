"""Taking a table that has not begun from its channel to a thread of its own."""

from __future__ import annotations

import discord
import structlog

from bot.platform import limits, permissions
from bot.platform.context import Press
from bot.platform.failures import UNREACHED, why
from bot.platform.http import HAS_THREAD
from bot.platform.replies import defer_edit, update
from bot.screens import lobby
from bot.service import move_channel
from bot.shared.problems import Problem
from bot.shared.text import say

log = structlog.stdlib.get_logger(__name__)


async def to_thread(press: Press) -> None:
    """Hang a thread on the lobby message and go on there; the message shows the way."""
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
        await _closed(thread)
        raise
    told = say(live.lang, "lobby-moved", name=live.title, table=live.id, where=thread.mention)
    await update(interaction, told, None)
    press.context.trouble.mended(live)
    await lobby.post(press.context, live, thread)


async def _made(interaction: discord.Interaction, name: str) -> discord.Thread:
    """Return a new thread; of two presses at once the second finds it there."""
    assert interaction.message is not None
    try:
        return await interaction.message.create_thread(
            name=name[: limits.THREAD_NAME], auto_archive_duration=limits.THREAD_MINUTES
        )
    except discord.HTTPException as error:
        if error.code != HAS_THREAD:
            raise
        raise Problem("problem-has-thread") from error


async def _closed(thread: discord.Thread) -> None:
    """Put away a thread that came to nothing."""
    try:
        await thread.edit(archived=True)
    except UNREACHED as error:
        log.info("thread not archived", thread=thread.id, why=why(error))
