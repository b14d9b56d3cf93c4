"""Answering interactions, and the one place where errors become sentences."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, cast

import discord
import structlog
from discord import app_commands

from bot import limits
from bot.errors import Problem
from bot.texts import language, say
from games.core.text import Language

if TYPE_CHECKING:
    from bot.app import App

log = structlog.stdlib.get_logger(__name__)

EXPIRED = (10062, 10015, 50027, 40060)
"""Discord's codes for an interaction that can no longer be answered, or was answered already."""


def app_of(interaction: discord.Interaction[Any]) -> App:
    """Return what the client carries."""
    from bot.client import Bot  # noqa: PLC0415  the client's module needs this one

    return cast(Bot, interaction.client).app


def reader(interaction: discord.Interaction[Any]) -> Language:
    """Return the language in which the person who pressed reads."""
    return language(interaction.locale.value)


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
    for number, part in enumerate(parts):
        last = number == len(parts) - 1
        extra = {**more, "files": list(files)} if last else {}
        if interaction.response.is_done():
            await interaction.followup.send(part, ephemeral=private, **extra)
        else:
            await interaction.response.send_message(part, ephemeral=private, **extra)


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
    else:
        short = secrets.token_hex(3)
        log.error("interaction failed", id=short, exc_info=error)
        key = "problem-forbidden" if isinstance(error, discord.Forbidden) else "problem-defect"
        text = say(lang, key, id=short)
    try:
        await reply(interaction, limits.clip(text, limits.CONTENT))
    except discord.HTTPException as again:
        log.info("error could not be told", code=again.code)
