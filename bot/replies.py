"""Answering interactions, and the one place where errors become sentences.

Discord drops an interaction that is not acknowledged within three seconds. Whoever answers later
than `PATIENCE` is therefore acknowledged for, without showing anything; all answers go through
this module, which knows what was acknowledged and how.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, cast

import discord
import structlog
from discord import app_commands

from bot import limits
from bot.errors import EXPIRED, UNREACHED, Problem, final, why
from bot.texts import language, say
from games.core.text import Language

if TYPE_CHECKING:
    from bot.app import App

log = structlog.stdlib.get_logger(__name__)


def app_of(interaction: discord.Interaction[Any]) -> App:
    """Return what the client carries."""
    from bot.client import Bot  # noqa: PLC0415  the client's module needs this one

    return cast(Bot, interaction.client).app


def reader(interaction: discord.Interaction[Any]) -> Language:
    """Return the language in which the person who pressed reads."""
    return language(interaction.locale.value)


PATIENCE = 1.2
"""Seconds a handler may take before its interaction is acknowledged for it; Discord waits three,
the way there and back included."""
_HOLD = "hold"
_THINKING = "thinking"
_ANSWERED = "answered"


class Hold:
    """Acknowledges an interaction whose handler takes its time."""

    def __init__(self, interaction: discord.Interaction[Any], *, edits: bool) -> None:
        self._interaction = interaction
        self._edits = edits
        self._task: asyncio.Task[None] | None = None
        # Nearly every handler answers in time: a timer is all that this costs it.
        self._timer = asyncio.get_running_loop().call_later(PATIENCE, self._start)

    def _start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def _run(self) -> None:
        try:
            await acknowledge(self._interaction, edits=self._edits)
        except UNREACHED as error:
            log.info("not acknowledged", why=why(error))

    async def release(self) -> None:
        """Let the handler answer itself; what is on its way to Discord arrives first."""
        self._timer.cancel()
        if self._task is not None:
            await asyncio.gather(self._task, return_exceptions=True)


def hold(interaction: discord.Interaction[Any], *, edits: bool = False) -> None:
    """See to it that an interaction is acknowledged in time, however long its handler takes.

    `edits` tells that the handler changes the message that was pressed on.
    """
    interaction.extras[_HOLD] = Hold(interaction, edits=edits)


async def _released(interaction: discord.Interaction[Any]) -> bool:
    """Take over from the hold; tells whether the interaction has been answered."""
    held: Hold | None = interaction.extras.pop(_HOLD, None)
    if held is not None:
        await held.release()
    return interaction.response.is_done()


def in_private(interaction: discord.Interaction[Any]) -> bool:
    """Whether somebody pressed on a message that only he sees."""
    return interaction.message is not None and interaction.message.flags.ephemeral


def answered(interaction: discord.Interaction[Any]) -> bool:
    """Whether a person has his answer, not only an acknowledgement that one is coming."""
    return _ANSWERED in interaction.extras


async def acknowledge(interaction: discord.Interaction[Any], *, edits: bool = False) -> None:
    """Acknowledge without showing anything; a private message is edited later, else a new one."""
    if interaction.type is discord.InteractionType.component and (edits or in_private(interaction)):
        await interaction.response.defer()
    else:
        interaction.extras[_THINKING] = True
        await interaction.response.defer(ephemeral=True, thinking=True)


async def defer(interaction: discord.Interaction[Any], *, private: bool = True) -> None:
    """Acknowledge now; what takes its time comes as a new message."""
    if not await _released(interaction):
        interaction.extras[_THINKING] = private
        await interaction.response.defer(ephemeral=private, thinking=True)


async def defer_edit(interaction: discord.Interaction[Any], *, edits: bool = False) -> None:
    """Acknowledge now; what takes its time is shown with `show`."""
    if not await _released(interaction):
        await acknowledge(interaction, edits=edits)


async def update(
    interaction: discord.Interaction[Any],
    content: str,
    view: discord.ui.View | None,
    *,
    files: Sequence[discord.File] | None = None,
) -> None:
    """Answer by changing the message that was pressed on, which the deed's handler announced."""
    changes: dict[str, Any] = {"content": content, "view": view}
    if files is not None:
        changes["attachments"] = list(files)
    if await _released(interaction):
        await interaction.edit_original_response(**changes)
    else:
        await interaction.response.edit_message(**changes)
    interaction.extras[_ANSWERED] = True


async def show(interaction: discord.Interaction[Any], content: str, view: discord.ui.View) -> None:
    """Answer in place where the press came from a private message, else with a new private one."""
    if await _released(interaction):
        await interaction.edit_original_response(content=content, view=view)
    elif in_private(interaction):
        await interaction.response.edit_message(content=content, view=view)
    else:
        await interaction.response.send_message(content, view=view, ephemeral=True)
    interaction.extras[_ANSWERED] = True


async def reply(
    interaction: discord.Interaction[Any],
    content: str,
    *,
    view: discord.ui.View | None = None,
    files: Sequence[discord.File] = (),
    private: bool = True,
) -> None:
    """Answer with a new message, whether or not the interaction was acknowledged before."""
    parts = limits.split(content)
    more: dict[str, Any] = {} if view is None else {"view": view}
    await _released(interaction)
    # The first message after "thinking" takes its place, and its being seen by one or by all.
    if interaction.extras.pop(_THINKING, private) is not private:
        await interaction.delete_original_response()
    for number, part in enumerate(parts):
        last = number == len(parts) - 1
        extra = {**more, "files": list(files)} if last else {}
        if interaction.response.is_done():
            await interaction.followup.send(part, ephemeral=private, **extra)
        else:
            await interaction.response.send_message(part, ephemeral=private, **extra)
    interaction.extras[_ANSWERED] = True


async def answer_error(interaction: discord.Interaction[Any], error: BaseException) -> None:
    """Tell a person why his request was not met; what nobody foresaw is logged with a short id."""
    lang = reader(interaction)
    if isinstance(error, Problem):
        text = error.text(lang)
    elif isinstance(error, app_commands.CommandSignatureMismatch | app_commands.CommandNotFound):
        text = say(lang, "problem-command-changed")
    elif isinstance(error, discord.HTTPException) and error.code in EXPIRED:
        log.info("interaction expired", code=error.code)
        return
    elif isinstance(error, UNREACHED) and not final(error):
        log.warning("interaction not answered", why=why(error))
        text = say(lang, "problem-discord")
    else:
        short = secrets.token_hex(3)
        log.error("interaction failed", id=short, exc_info=error)
        key = "problem-forbidden" if isinstance(error, discord.Forbidden) else "problem-defect"
        text = say(lang, key, id=short)
    try:
        await reply(interaction, limits.clip(text, limits.CONTENT))
    except UNREACHED as again:
        log.info("error could not be told", why=why(again))
