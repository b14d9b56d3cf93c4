"""Local mode: the Discord stand-in as a separate process, for trying the bot out."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from pathlib import Path

import msgspec
import structlog
from sqlalchemy import make_url

from bot.shared.problems import HostError

log = structlog.stdlib.get_logger(__name__)

READY_WITHIN = 30.0


class Addresses(msgspec.Struct):
    """The addresses of a started stand-in, as it prints them."""

    url: str
    api: str
    token: str


def data_folder(database_url: str) -> Path:
    """Return the folder of the bot's database; the stand-in keeps its data there, too."""
    url = make_url(database_url)
    if url.get_backend_name() == "sqlite" and url.database not in (None, "", ":memory:"):
        return Path(str(url.database)).resolve().parent
    return Path("data").resolve()


class LocalDiscord:
    """The running stand-in."""

    def __init__(self, process: asyncio.subprocess.Process, addresses: Addresses) -> None:
        self.process = process
        self.addresses = addresses

    async def stop(self) -> None:
        """End the process, by force if it does not end after a signal."""
        if self.process.returncode is not None:
            return
        self.process.send_signal(signal.SIGTERM)
        try:
            async with asyncio.timeout(5):
                await self.process.wait()
        except TimeoutError:
            self.process.kill()
            await self.process.wait()


async def start(port: int, folder: Path) -> LocalDiscord:
    """Start the stand-in and wait until it serves; raise `HostError` with the reason."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "sandbox",
        "--port",
        str(port),
        "--data",
        str(folder),
        "--json",
        # should we be killed, our end of its input closes and it goes too, freeing the port
        "--until-eof",
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        cwd=Path(__file__).parents[2],
        env={name: value for name, value in os.environ.items() if name != "DISCORD_TOKEN"},
        # A Ctrl-C at the terminal is for us; we end it after our last request.
        start_new_session=True,
    )
    assert process.stdout is not None
    try:
        async with asyncio.timeout(READY_WITHIN):
            line = await process.stdout.readline()
        addresses = msgspec.json.decode(line, type=Addresses)
    except (TimeoutError, msgspec.DecodeError) as error:
        if process.returncode is None:
            process.kill()
        await process.wait()
        raise HostError(
            f"The local stand-in for Discord did not start on port {port}."
            " Is another program using it? Try --port with another number."
        ) from error
    return LocalDiscord(process, addresses)
