"""How a request to Discord can fail, and what that means for trying again."""

from __future__ import annotations

import aiohttp
import discord

from bot.platform.http import (
    ACKNOWLEDGED,
    ARCHIVED,
    LOCKED,
    OLD_EDITS,
    UNKNOWN_INTERACTION,
    UNKNOWN_MESSAGE,
    UNKNOWN_WEBHOOK,
    WEBHOOK_TOKEN,
    Cause,
    cause,
)

UNREACHED = (
    discord.HTTPException,
    discord.RateLimited,
    aiohttp.ClientError,
    ConnectionError,
    TimeoutError,
)
"""How a request to Discord can fail without a defect of ours; discord.py has no one name for it."""


EXPIRED = (
    UNKNOWN_INTERACTION, UNKNOWN_WEBHOOK, WEBHOOK_TOKEN, ACKNOWLEDGED, UNKNOWN_MESSAGE, ARCHIVED,
)  # fmt: skip
"""Discord's codes for an interaction that can no longer be answered, or was answered already: also
where the private message was dismissed meanwhile, or the thread was archived and locked."""
_ANSWERING = ("/interactions/", "/webhooks/")
"""What is in the address of a request that answers an interaction."""


def why(error: BaseException) -> str:
    """Return what went wrong with a request, for the log; without what was sent."""
    if isinstance(error, discord.HTTPException):
        return f"{error.status} {error.code} {error.text}"
    return repr(error)


def cause_of(error: BaseException) -> Cause:
    """Return whose matter it is that a request failed."""
    if isinstance(error, discord.HTTPException):
        return cause(error.status, error.code)
    return Cause.LATER if isinstance(error, UNREACHED) else Cause.OURS


def final(error: BaseException) -> bool:
    """Return whether Discord will always refuse the same request: asking once more is idle.

    Not so with limits, with trouble on Discord's side and on the way there, nor with what a
    moderator can undo.
    """
    return cause_of(error) not in (Cause.LATER, Cause.PLACE)


def expired(error: BaseException) -> bool:
    """Return whether an interaction can no longer be answered, so that nobody waits for it."""
    if not isinstance(error, discord.HTTPException) or error.code not in EXPIRED:
        return False
    address = str(getattr(error.response, "url", _ANSWERING[0]))
    return any(part in address for part in _ANSWERING)


def shut(error: BaseException) -> bool:
    """Return whether a thread takes no messages because it is locked or archived."""
    return isinstance(error, discord.HTTPException) and error.code in (ARCHIVED, LOCKED)


def deleted(error: BaseException) -> bool:
    """Return whether a message was not found because somebody deleted it."""
    return isinstance(error, discord.NotFound) and error.code == UNKNOWN_MESSAGE


def too_many(error: BaseException) -> bool:
    """Return whether Discord allows no more edits of old messages for now."""
    return isinstance(error, discord.RateLimited) or (
        isinstance(error, discord.HTTPException) and error.code == OLD_EDITS
    )
