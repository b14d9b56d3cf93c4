"""`--copy-to` on the terminal: progress, the end, and Ctrl-C."""

from __future__ import annotations

import asyncio
import io
import os
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from urllib.parse import quote

import pytest

from bot.process.copy_database import Bar
from db import open_database
from db.transfer import Progress
from tests.db.postgres import new_database
from tests.db.samples import playing
from tests.e2e.harness import PATIENCE, ROOT

STOPPED = """
import os, signal, sys
from bot.__main__ import main
from bot.process.copy_database import Bar
from db import transfer_rows

transfer_rows.BATCH_ROWS = transfer_rows.FETCHED = 1
shown = Bar.show

def show(bar, progress):
    shown(bar, progress)
    if progress.part == {part!r} and progress.done > {done}:
        os.kill(os.getpid(), signal.SIGINT)

Bar.show = show
sys.argv[0] = "slow-orbit"
sys.exit(main())
"""


@pytest.fixture
async def target(server: str) -> AsyncIterator[str]:
    """Yield the address of an empty PostgreSQL database, with a password."""
    async with new_database(server) as address:
        yield address.replace("tester@", "tester:secret@")


@pytest.fixture
async def folder(tmp_path: Path) -> Path:
    """Return a folder with the database of a table."""
    database = await open_database(f"sqlite:///{tmp_path / 'bot.db'}")
    await playing(database)
    await database.close()
    return tmp_path


async def run(folder: Path, *arguments: str) -> tuple[int, str, str]:
    """Run Python with the folder's database; return its code, output and error output."""
    url = f"sqlite:///{folder / 'bot.db'}"
    process = await asyncio.create_subprocess_exec(
        sys.executable, *arguments, cwd=folder,
        env={**os.environ, "PYTHONPATH": str(ROOT), "DATABASE_URL": url, "LOG_LEVEL": "INFO"},
        stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
    )  # fmt: skip
    async with asyncio.timeout(PATIENCE):
        out, err = await process.communicate()
    assert b"secret" not in out + err
    assert process.returncode is not None
    return process.returncode, out.decode(), err.decode()


async def test_a_copy_that_is_stopped_and_continued(folder: Path, target: str, server: str) -> None:
    for part, done in (("checking", 1), ("copying", 1)):
        stopped = STOPPED.format(part=part, done=done)
        code, out, err = await run(folder, "-c", stopped, "--copy-to", target)
        assert (code, out) == (130, "")
        assert err.endswith(
            "The copy was stopped. What is copied is kept: the same command continues.\n"
        )
        assert "Error" not in err
    command = ("-m", "bot", "--copy-to", target)
    code, out, err = await run(folder, *command)
    assert code == 0
    shown = target.replace("secret", "***").replace(server, quote(server, safe=""))
    assert out == (
        "All data was copied and compared: 1 table, 6 rows in the database.\n"
        f"Now set DATABASE_URL={shown} with your password in place of ***, and start the bot.\n"
        f"The file {folder / 'bot.db'} is still there, and is no longer used. Keep it as a backup,"
        " and don't start a bot with it again.\n"
    )
    lines = [line for line in err.splitlines() if "rows" in line]
    assert lines[0].startswith("checking:   0 %, 0 of 6 rows")
    assert lines[-1] == "comparing: 100 %, 6 of 6 rows"
    code, out, err = await run(folder, *command)
    assert (code, out) == (1, "")
    assert err.startswith("The PostgreSQL database is not empty")


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_a_bar_on_a_terminal() -> None:
    stream = Terminal()
    bar = Bar(stream)
    for done in (0, 1, 500, 1000):
        bar.show(Progress("copying", done, 1000))
    bar.show(Progress("comparing", 0, 1000))
    bar.end()
    bar.end()
    lines = stream.getvalue().split("\n")
    assert lines[0].split("\r")[1:] == [
        f"copying   [{'':30}]   0 %, 0 of 1,000 rows",
        f"copying   [{'#' * 15:30}]  50 %, 500 of 1,000 rows",
        f"copying   [{'#' * 30}] 100 %, 1,000 of 1,000 rows",
    ]
    assert lines[1:] == [f"\rcomparing [{'':30}]   0 %, 0 of 1,000 rows", ""]
    bar.show(Progress("comparing", 1000, 1000))
    assert stream.getvalue().endswith(" 100 %, 1,000 of 1,000 rows\n")


def test_lines_where_nobody_looks_on() -> None:
    stream = io.StringIO()
    bar = Bar(stream)
    for done in range(0, 1001, 5):
        bar.show(Progress("copying", done, 1000))
    bar.show(Progress("comparing", 0, 0))
    bar.end()
    lines = stream.getvalue().splitlines()
    assert len(lines) == 12
    assert lines[:2] == ["copying:   0 %, 0 of 1,000 rows", "copying:  10 %, 100 of 1,000 rows"]
    assert lines[-1] == "comparing: 100 %, 0 of 0 rows"
