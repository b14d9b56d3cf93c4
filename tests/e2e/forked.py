"""The bot as a process that begins with everything imported, which takes most of a start.

A server of processes imports this module once, and each bot is a fork of it. Starts as a host
would start the bot are in `tests/bot/process/test_starting.py`.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import runpy
import signal
import sys
from collections.abc import Mapping
from pathlib import Path

import bot.process.app
import tests.toy.game
from games import registry

ROOT = Path(__file__).parent.parent.parent
LOADED = [bot.process.app, tests.toy.game, *(each.load() for each in registry._MODULES.values())]
"""All that bots need, games too, though none is registered by it."""
FORKS = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload([__name__])


def _run(module: str, arguments: tuple[str, ...], env: Mapping[str, str], log: Path) -> None:
    """Be the process of a module, with an environment, writing to a file."""
    with log.open("ab") as file:
        os.dup2(file.fileno(), 1)
        os.dup2(file.fileno(), 2)
    os.chdir(ROOT)
    os.environ.clear()
    os.environ.update(env)
    sys.argv[1:] = arguments
    runpy.run_module(module, run_name="__main__", alter_sys=True)


class Forked:
    """A process that was forked, with the methods of those of asyncio that tests use."""

    def __init__(
        self, module: str, arguments: tuple[str, ...], env: Mapping[str, str], log: Path
    ) -> None:
        self._process = FORKS.Process(target=_run, args=(module, arguments, env, log))
        self._process.start()

    @property
    def returncode(self) -> int | None:
        """The code that it ended with, None as long as it runs."""
        return self._process.exitcode

    def send_signal(self, number: signal.Signals) -> None:
        """Send a signal."""
        assert self._process.pid is not None
        os.kill(self._process.pid, number)

    def kill(self) -> None:
        """End it without warning."""
        self._process.kill()

    async def wait(self) -> int:
        """Wait for its end and return the code."""
        await asyncio.to_thread(self._process.join)
        assert self.returncode is not None
        return self.returncode
