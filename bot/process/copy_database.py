"""`python -m bot --copy-to ADDRESS`: from an SQLite file to PostgreSQL, seen from the terminal."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import sys
from typing import TextIO

from bot.process import logs
from bot.process.settings import Settings
from db.errors import CannotOpen
from db.transfer import Copied, Progress, copy

STOPPED = 130
"""The code of a process that Ctrl-C ended."""
WIDTH = 30
"""Characters of a full bar."""
STEP = 10
"""Percent between two lines where nobody looks on."""


def run(chosen: Settings, target: str) -> int:
    """Copy the database, or continue to, and say what was done; return the code to end with."""
    logs.configure(chosen.log_level)
    bar = Bar(sys.stderr)
    try:
        copied = asyncio.run(_copy(chosen.database_url, target, bar))
    except CannotOpen as error:
        bar.end()
        print(error, file=sys.stderr)
        return 1
    except (asyncio.CancelledError, KeyboardInterrupt):  # the latter on Windows
        bar.end()
        print(
            "The copy was stopped. What is copied is kept: the same command continues.",
            file=sys.stderr,
        )
        return STOPPED
    print(_done(copied))
    return 0


async def _copy(source: str, target: str, bar: Bar) -> Copied:
    """Copy until done, or until the first Ctrl-C or SIGTERM; a second one ends the process."""
    task, loop = asyncio.current_task(), asyncio.get_running_loop()
    assert task is not None

    def stop(number: signal.Signals) -> None:
        task.cancel()
        signal.signal(number, signal.SIG_DFL)

    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # on Windows
            loop.add_signal_handler(number, stop, number)
    return await copy(source, target, bar.show)


def _done(copied: Copied) -> str:
    """Return what was done, and what the host does next."""
    password = " with your password in place of ***" if ":***@" in copied.target else ""
    games = "table" if copied.games == 1 else "tables"
    return (
        f"All data was copied and compared: {copied.games:,} {games}, {copied.rows:,} rows in the"
        " database.\n"
        f"Now set DATABASE_URL={copied.target}{password}, and start the bot.\n"
        f"The file {copied.source} is still there, and is no longer used. Keep it as a backup, and"
        " don't start a bot with it again."
    )


class Bar:
    """Shows progress: as a bar on a terminal, elsewhere as a line now and then."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream
        self._terminal = stream.isatty()
        self._part, self._percent, self._open = "", -1, False

    def show(self, progress: Progress) -> None:
        """Show how far a part is, if that has changed enough."""
        percent = progress.done * 100 // progress.total if progress.total else 100
        if progress.part != self._part:
            self.end()
            self._part, self._percent = progress.part, -STEP
        if percent < self._percent + (1 if self._terminal else STEP):
            return
        self._percent = percent
        rows = f"{percent:3} %, {progress.done:,} of {progress.total:,} rows"
        if not self._terminal:
            print(f"{progress.part}: {rows}", file=self._stream, flush=True)
            return
        full = "#" * (percent * WIDTH // 100)
        print(f"\r{progress.part:9} [{full:{WIDTH}}] {rows}", end="", file=self._stream, flush=True)
        self._open = True
        if progress.done == progress.total:
            self.end()

    def end(self) -> None:
        """End the line of an unfinished bar."""
        if self._open:
            print(file=self._stream, flush=True)
            self._open = False
