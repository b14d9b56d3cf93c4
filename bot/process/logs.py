"""Structured logging: one line per event, secrets never among its fields."""

from __future__ import annotations

import logging
import sys

import structlog
from discord import app_commands

from bot.platform.http import UNREACHED

QUIET = ("discord", "alembic", "aiosqlite", "PIL", "asyncio")
"""Libraries whose debug lines hold tokens of interactions, or nothing for a host."""


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
    root.handlers[:] = [handler]
    root.setLevel(level)
    for noisy in QUIET:
        logging.getLogger(noisy).setLevel(max(logging.getLevelName(level), logging.WARNING))
    logging.getLogger("discord.client").addFilter(_no_voice)
    logging.getLogger("discord.app_commands.tree").addFilter(_not_late)


def _not_late(record: logging.LogRecord) -> bool:
    """Drop discord.py's traceback of suggestions that could not be sent, or are unknown.

    The first is in the log already, the second comes from an older version of a command.
    """
    error = record.exc_info[1] if record.exc_info else None
    return not isinstance(error, (*UNREACHED, app_commands.CommandSignatureMismatch))


def _no_voice(record: logging.LogRecord) -> bool:
    """Drop the warnings about voice libraries, which this program does not use."""
    return "voice will NOT be supported" not in record.getMessage()
