"""How a request to Discord can fail, and what that means for trying again."""

from __future__ import annotations

import aiohttp
import discord

UNREACHED = (
    discord.HTTPException,
    discord.RateLimited,
    aiohttp.ClientError,
    ConnectionError,
    TimeoutError,
)
"""How a request to Discord can fail without a defect of ours; discord.py has no one name for it."""


EXPIRED = (10062, 10015, 50027, 40060, 10008, 50083)
"""Discord's codes for an interaction that can no longer be answered, or was answered already: also
where the private message was dismissed meanwhile, or the thread was archived and locked."""


OLD_EDITS = 30046
"""Discord's code for too many edits of messages older than an hour."""
UNKNOWN_MESSAGE = 10008
"""Discord's code for a message that is not there any more."""


def why(error: BaseException) -> str:
    """Return what went wrong with a request, for the log; without what was sent."""
    if isinstance(error, discord.HTTPException):
        return f"{error.status} {error.code} {error.text}"
    return repr(error)


def final(error: BaseException) -> bool:
    """Whether Discord will answer the same request in the same way again: asking once more is idle.

    Not so with limits, with trouble on Discord's side and on the way there.
    """
    return (
        isinstance(error, discord.HTTPException)
        and 400 <= error.status < 500
        and error.status not in (401, 408, 429)
    )


def deleted(error: BaseException) -> bool:
    """Whether a message was not found because somebody deleted it."""
    return isinstance(error, discord.NotFound) and error.code == UNKNOWN_MESSAGE


def too_many(error: BaseException) -> bool:
    """Whether Discord allows no more edits of old messages for now."""
    return isinstance(error, discord.RateLimited) or (
        isinstance(error, discord.HTTPException) and error.code == OLD_EDITS
    )
