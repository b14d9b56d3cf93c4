"""`python -m bot`: serve on Discord, or without a token on a local stand-in.

Little is imported here: a health check runs every minute.
"""

from __future__ import annotations

import signal
import sys

if __name__ == "__main__" and sys.platform != "win32":
    # Until we take it ourselves Ctrl-C ends us silently, not with a traceback through the imports.
    signal.signal(signal.SIGINT, signal.SIG_DFL)

import argparse

from bot import __version__
from bot.process.settings import LAST_PORT, SettingsError, load
from bot.shared import heartbeat
from bot.shared.clock import wall

INTERRUPTED = 130
"""The code of a process that Ctrl-C ended."""


def arguments(given: list[str] | None = None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(
        prog="slow-orbit", description="Slow Orbit: space board games by post, on Discord."
    )
    parser.add_argument(
        "--port", type=_port, default=8400, help="port of the local page (without DISCORD_TOKEN)"
    )
    parser.add_argument("--version", action="version", version=f"Slow Orbit {__version__}")
    instead = parser.add_mutually_exclusive_group()
    instead.add_argument(
        "--health", action="store_true", help="say whether the bot that runs here is well, and end"
    )
    instead.add_argument(
        "--copy-to",
        metavar="ADDRESS",
        help="copy the SQLite file of DATABASE_URL to this empty PostgreSQL database, and end"
        " (with the bot stopped; the same command continues a copy that was stopped)",
    )
    instead.add_argument(
        "--rebuild",
        metavar="TABLE",
        help="rebuild the last position of a table from its log, and end (with the bot stopped)",
    )
    return parser.parse_args(given)


def _port(given: str) -> int:
    """Return the number of a port; 0 takes any free port."""
    if not given.isascii() or not given.isdigit() or int(given) > LAST_PORT:
        raise argparse.ArgumentTypeError(f"{given!r} is no port: a number from 0 to {LAST_PORT}")
    return int(given)


def main() -> int:
    """Start the bot, say whether it is well, or work on its database."""
    given = arguments()
    try:
        chosen = load()
    except SettingsError as error:
        print(error, file=sys.stderr)
        return 1
    if given.health:
        well, sentence = heartbeat.check(chosen.database_url, wall())
        print(sentence)
        return 0 if well else 1
    from bot.process import copy_database, rebuild, run  # noqa: PLC0415  not for a health check

    try:
        if given.copy_to is not None:
            return copy_database.run(chosen, given.copy_to)
        if given.rebuild is not None:
            return rebuild.run(chosen, given.rebuild)
        return run.run(chosen, given.port)
    except KeyboardInterrupt:  # on Windows
        return INTERRUPTED


if __name__ == "__main__":
    sys.exit(main())
