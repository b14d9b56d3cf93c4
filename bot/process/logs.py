"""Structured logging: one line per event, secrets never among its fields."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Awaitable, Callable

import structlog
from discord import app_commands

from bot.platform.http import UNREACHED, RateLimitHits
from bot.shared.metrics import DefectCounter

log = structlog.stdlib.get_logger(__name__)

QUIET = ("discord", "alembic", "aiosqlite", "PIL", "asyncio")
"""Libraries whose debug lines hold tokens of interactions, or nothing for a host."""
SENDERS = ("discord.http", "discord.webhook.async_")
"""Modules of discord.py that send requests; their warnings are about rate limits alone."""
BRIEF = 5.0
"""Seconds to wait because of a rate limit that are usual where many play at the same time."""
REPORTED_EVERY = 600.0
"""Seconds between two lines about rate limits."""


def configure(level: str) -> None:
    """Log to standard error: readable on a terminal, else JSON."""
    shared: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )
    terminal = sys.stderr.isatty()
    # The traceback is a plain one: prettier ones show local variables, hands and tokens among them.
    last: list[structlog.typing.Processor] = (
        [structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)]
        if terminal
        else [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *last],
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler, DefectCounter()]
    root.setLevel(level)
    for noisy in QUIET:
        logging.getLogger(noisy).setLevel(max(logging.getLevelName(level), logging.WARNING))
    for sender in SENDERS:
        logging.getLogger(sender).addFilter(_not_brief)
    logging.getLogger("discord.client").addFilter(_no_voice)
    logging.getLogger("discord.app_commands.tree").addFilter(_not_late)


async def report_rate_limits(
    hits: RateLimitHits, sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
) -> None:
    """Log from time to time how many requests Discord refused for now, if there were any."""
    while True:
        await sleep(REPORTED_EVERY)
        scopes, longest = hits.take_recent()
        if scopes:
            count = sum(scopes.values())
            log.info("Discord held up requests", count=count, longest=longest, scopes=scopes)


def _not_brief(record: logging.LogRecord) -> bool:
    """Drop discord.py's warnings of short waits: they are counted (`RateLimitHits`).

    The wait is the last argument of each of these messages.
    """
    last = record.args[-1] if isinstance(record.args, tuple) and record.args else None
    return not isinstance(last, (int, float)) or last >= BRIEF


def _not_late(record: logging.LogRecord) -> bool:
    """Drop discord.py's traceback of suggestions that could not be sent, or are unknown.

    The first is in the log already, the second comes from an older version of a command.
    """
    error = record.exc_info[1] if record.exc_info else None
    return not isinstance(error, (*UNREACHED, app_commands.CommandSignatureMismatch))


def _no_voice(record: logging.LogRecord) -> bool:
    """Drop the warnings about voice libraries, which this program does not use."""
    return "voice will NOT be supported" not in record.getMessage()
