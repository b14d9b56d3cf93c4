"""Files of games, checked by a separate process."""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path

import msgspec

import games
from bot.shared.problems import Problem

PATIENCE = 60.0
"""Seconds that checking can take."""

BAD_INPUT = 2
"""The exit code of the process if nothing can be checked."""


class Finding(msgspec.Struct, frozen=True):
    """The finding about one part; `good` is `None` if there was nothing to check."""

    about: str
    good: bool | None


class Report(msgspec.Struct, frozen=True):
    """The result of the process for a file."""

    table: str
    commitment: str
    findings: list[Finding]


class Verifier:
    """Checks files, one at a time."""

    def __init__(self) -> None:
        self._one = asyncio.Lock()

    async def check(self, data: bytes) -> Report:
        """Return the findings about a file. Raises `Problem` if nothing can be checked."""
        async with self._one:
            with tempfile.TemporaryDirectory() as folder:
                path = Path(folder, "game.json")
                await asyncio.to_thread(path.write_bytes, data)
                return await _checked(path)


async def _checked(path: Path) -> Report:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "games", "verify", str(path), "--json"),
        cwd=Path(games.__file__).parent.parent,
        stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.DEVNULL,
    )  # fmt: skip
    try:
        async with asyncio.timeout(PATIENCE):
            output, _ = await process.communicate()
    except TimeoutError:
        raise Problem("problem-verify-long") from None
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    if process.returncode == BAD_INPUT:
        raise Problem("problem-verify-file")
    return msgspec.json.decode(output, type=Report)
