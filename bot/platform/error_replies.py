"""Answering after an error: the one place where errors become sentences."""

from __future__ import annotations

import secrets
from typing import Any

import discord
import structlog
from discord import app_commands

from bot.platform import limits
from bot.platform.context import context_of
from bot.platform.http import UNREACHED, Cause, cause_of, expired, final, shut, why
from bot.platform.replies import begun, defer_edit, reader, reply, state_of, suggest
from bot.shared.interaction_state import Arrival
from bot.shared.ownership import ElsewhereError
from bot.shared.problems import Problem
from bot.shared.rate_limit import TOO_FAST
from bot.shared.text import language, say
from db.errors import CannotOpen, OutcomeUnknown, Superseded
from games.core.text import Language

log = structlog.stdlib.get_logger(__name__)


async def answer_error(interaction: discord.Interaction[Any], error: BaseException) -> None:
    """Tell a person why their request failed; log an unforeseen error with an id.

    This is the last place that can answer them: it raises nothing, even if the answer fails.
    """
    if isinstance(error, Superseded):
        state_of(interaction).let_go()
        return  # another bot has the database, and answers
    if isinstance(error, ElsewhereError):
        try:
            if await _handed_over(interaction, error.shard):
                return
        except OutcomeUnknown as unknown:  # the other process may answer, and carry it out
            error = unknown
    state_of(interaction).outcome = _outcome(error)
    if interaction.type is discord.InteractionType.autocomplete:
        await _suggest_nothing(interaction, error)
        return
    try:
        text = _worded(interaction, error)
    except Exception as worse:  # noqa: BLE001  of a sentence that cannot be made they must know too
        log.error("error not worded", why=repr(error))
        text = say(_language(interaction), "problem-defect", id=_noted("wording failed", worse))
    if text:
        await _tell(interaction, limits.clip(text, limits.CONTENT))
    state_of(interaction).count()


async def _handed_over(interaction: discord.Interaction[Any], shard: int) -> bool:
    """Hand an interaction over to the process that has its table; return whether that went well.

    A person who is typing gets no suggestions for a moment. Raises OutcomeUnknown.
    """
    answer, others = state_of(interaction), context_of(interaction).elsewhere
    arrival = answer.arrival
    if others is None or arrival is None:
        return False
    if interaction.type is discord.InteractionType.autocomplete:
        return False
    answer.let_go()
    try:
        if not await others.is_served(shard):  # it takes more than the seconds that Discord waits
            await defer_edit(interaction)
        async with answer.line:  # an acknowledgement on its way counts
            made = Arrival(arrival.payload, begun(interaction), answer.thinking)
            await others.hand_over(interaction.id, shard, made, interaction.created_at)
    except OutcomeUnknown:
        raise
    except (CannotOpen, *UNREACHED) as failed:
        log.info("interaction not handed over", why=why(failed))
        return False
    return True


def _outcome(error: BaseException) -> str:
    """Return what an interaction with this error is counted as."""
    if isinstance(error, Problem):
        return "too_fast" if error.key == TOO_FAST else "refused"
    if isinstance(error, CannotOpen | ElsewhereError):
        return "database"
    if isinstance(error, app_commands.CommandSignatureMismatch | app_commands.CommandNotFound):
        return "refused"
    if expired(error):
        return "expired"
    return "discord" if cause_of(error) in (Cause.LATER, Cause.PLACE) else "defect"


async def refused(interaction: discord.Interaction[Any]) -> bool:
    """Answer a person who presses too fast; return whether they do.

    This comes before anything else, so that such a press costs no more than its answer.
    """
    context, user_id = context_of(interaction), interaction.user.id
    limits_of = context.rate_limits
    typing = interaction.type is discord.InteractionType.autocomplete
    try:
        (limits_of.require_suggestions if typing else limits_of.require_press)(user_id)
    except Problem as problem:
        lost = context.database.superseded.is_set()
        await answer_error(interaction, context.database.loss if lost else problem)
        return True
    return False


def _language(interaction: discord.Interaction[Any]) -> Language:
    """Return the language to answer in, even for an unknown person."""
    try:
        return reader(interaction)
    except Exception:  # noqa: BLE001  the person is answered after any error
        return language(interaction.locale.value)


def _worded(interaction: discord.Interaction[Any], error: BaseException) -> str:
    """Return the sentence about an error; none if no person waits for an answer."""
    lang = reader(interaction)
    if isinstance(error, Problem):
        return error.text(lang)
    if isinstance(error, OutcomeUnknown):
        return say(lang, "problem-outcome-unknown")
    if isinstance(error, CannotOpen | ElsewhereError):
        return say(lang, "problem-database")  # `bot.process.uptime` reports it to the host, once
    if isinstance(error, app_commands.CommandSignatureMismatch | app_commands.CommandNotFound):
        return say(lang, "problem-command-changed")
    if expired(error):
        log.info("interaction expired", why=why(error))
        return ""
    refused = cause_of(error)
    if refused is Cause.LATER:
        return say(lang, "problem-discord", id=_warned("interaction not answered", error))
    if refused is Cause.PLACE:
        key = "problem-shut" if shut(error) else "problem-forbidden"
        return say(lang, key, id=_warned("interaction not carried out", error))
    return say(lang, "problem-defect", id=_noted("interaction failed", error))


async def _tell(interaction: discord.Interaction[Any], text: str) -> None:
    """Send a sentence in the first way that works, if there is one."""
    try:
        await reply(interaction, text)
    except UNREACHED as error:
        short = _warned("error could not be told", error)
    except Exception as error:  # noqa: BLE001  there is another way
        short = _noted("error could not be told", error)
    else:
        return
    answer = state_of(interaction)
    try:
        if answer.thinking is not None:
            if not answer.thinking:  # public: private information is left out
                text = say(_language(interaction), "problem-discord", id=short)
            await interaction.edit_original_response(content=text)
        else:  # Discord has an answer that we did not hear of, or takes none at all
            await interaction.followup.send(text, ephemeral=True)
        answer.mark_answered()
    except UNREACHED as error:
        log.info("error could not be told in another way", why=why(error))
    except Exception as error:  # noqa: BLE001  nothing is left to try
        _noted("error could not be told in another way", error)


async def _suggest_nothing(interaction: discord.Interaction[Any], error: BaseException) -> None:
    """Answer a person who is typing with no suggestions: no more can be shown there.

    A request that they have typed past is over, and is only logged.
    """
    if expired(error):
        log.info("suggestions came too late", why=why(error))
        state_of(interaction).count()
        return
    if isinstance(error, UNREACHED) and not final(error):
        log.warning("suggestions not shown", why=why(error))
    elif not isinstance(
        error, Problem | app_commands.AppCommandError | CannotOpen | ElsewhereError
    ):
        _noted("suggestions failed", error)
    try:
        if not begun(interaction):
            await suggest(interaction, [])
    except UNREACHED as again:
        log.info("suggestions not shown", why=why(again))
    state_of(interaction).count()


def _warned(event: str, error: BaseException) -> str:
    """Log a request that Discord refused under a short id, and return that."""
    short = secrets.token_hex(3)
    log.warning(event, id=short, why=why(error))
    return short


def _noted(event: str, error: BaseException) -> str:
    """Log a defect under a short id, and return that."""
    short = secrets.token_hex(3)
    log.error(event, id=short, exc_info=error)
    return short
