"""`python -m bot`: serve on Discord, or without a token on a local stand-in."""

from __future__ import annotations

import signal
import sys

if __name__ == "__main__" and sys.platform != "win32":
    # Until we take it ourselves Ctrl-C ends us silently, not with a traceback through the imports.
    signal.signal(signal.SIGINT, signal.SIG_DFL)

import argparse
import asyncio
import contextlib
import os
from contextlib import AsyncExitStack
from io import StringIO
from pathlib import Path

import aiohttp
import discord
import structlog
from dotenv import dotenv_values

from bot import __version__
from bot.platform import health
from bot.platform.http import why
from bot.platform.permissions import INVITE, SCOPES
from bot.process import local_discord, logs, memory
from bot.process.app import App
from bot.process.settings import Settings, SettingsError, misspelt, read
from bot.service.seats import content_packs
from bot.shared.clock import wall
from bot.shared.problems import HostError
from db import open_database
from db.errors import CannotOpen

log = structlog.stdlib.get_logger("bot")

LAST_PORT = 65535
INTERRUPTED = 130
"""The code of a process that Ctrl-C ended."""
STOP_WITHIN = 10.0
"""Seconds for the client to end after it was closed."""


def arguments(given: list[str] | None = None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(
        prog="slow-orbit", description="Slow Orbit: space board games by post, on Discord."
    )
    parser.add_argument(
        "--port", type=_port, default=8400, help="port of the local page (without DISCORD_TOKEN)"
    )
    parser.add_argument("--version", action="version", version=f"Slow Orbit {__version__}")
    parser.add_argument(
        "--health", action="store_true", help="say whether the bot that runs here is well, and end"
    )
    return parser.parse_args(given)


def _port(given: str) -> int:
    """Return the number of a port; 0 takes any free port."""
    if not given.isascii() or not given.isdigit() or int(given) > LAST_PORT:
        raise argparse.ArgumentTypeError(f"{given!r} is no port: a number from 0 to {LAST_PORT}")
    return int(given)


def settings() -> Settings:
    """Return the settings; what is set in the environment counts more than what `.env` says.

    Raises HostError with everything that cannot be used. A name with a slip in it is refused:
    without its token the bot would play locally.
    """
    given = {**_env_file(), **{name: value for name, value in os.environ.items() if value}}
    slips = misspelt(given)
    if slips:
        meant = [f"{name}: is {setting} meant?" for name, setting in sorted(slips.items())]
        raise HostError("There are no such settings:\n" + "\n".join(meant))
    try:
        return read({name.upper(): value for name, value in given.items()})
    except SettingsError as error:
        raise HostError(f"These settings cannot be used:\n{error}") from None


def _env_file() -> dict[str, str | None]:
    """Return the lines of `.env`, none if there is no such file."""
    path = Path(".env")
    if path.is_dir():
        raise HostError(".env is a folder; it must be a file with lines such as DISCORD_TOKEN=...")
    try:
        text = path.read_text(encoding="utf-8-sig") if path.exists() else ""
    except UnicodeDecodeError:
        raise HostError(
            "The file .env is not text in UTF-8. Save it so: in Notepad under Save as, Encoding."
        ) from None
    except OSError as error:
        raise HostError(f"The file .env cannot be read ({error.strerror}).") from error
    lines = dotenv_values(stream=StringIO(text))
    if None in lines.values():  # not repeated: it may be the token
        raise HostError("A line of .env has no =. Every line is a name, =, and a value.")
    return {**lines}


async def serve(chosen: Settings, port: int) -> int:
    """Run until stopped; raise `HostError` or `CannotOpen` with what the host must mend."""
    stop = _stop_on_signals()
    async with AsyncExitStack() as stack:
        database = await open_database(chosen.database_url, alone=True)
        stack.push_async_callback(database.close)
        loaded = await content_packs.load(chosen.content_packs, database)
        if stop.is_set():
            return 0
        if chosen.discord_token is None:
            standin = await local_discord.start(
                port, local_discord.data_folder(chosen.database_url)
            )
            stack.push_async_callback(standin.stop)
            base, token = standin.addresses.api, standin.addresses.token
            print(
                f"Playing locally. Open {standin.addresses.url} in a browser.\n"
                "(No DISCORD_TOKEN is set. For a Discord server see docs/hosting.md.)",
                flush=True,
            )
        else:
            base, token = chosen.discord_api_base, chosen.discord_token
        app = App(chosen, database, base, loaded)
        stack.push_async_callback(app.close)
        await _until_stopped(app, token, stop, announce=chosen.discord_token is not None)
    return 0


def _stop_on_signals() -> asyncio.Event:
    """Return an event that the first Ctrl-C or SIGTERM sets; a second one ends the process."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()

    def asked(number: signal.Signals) -> None:
        stop.set()
        signal.signal(number, signal.SIG_DFL)

    for number in (signal.SIGINT, signal.SIGTERM):
        # Windows has no such handlers; there Ctrl-C raises KeyboardInterrupt.
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(number, asked, number)
    return stop


async def _until_stopped(app: App, token: str, stop: asyncio.Event, *, announce: bool) -> None:
    """Serve until a signal comes, or Discord refuses the bot."""
    running = asyncio.create_task(_connected(app, token))
    stopping = asyncio.create_task(stop.wait())
    losing = asyncio.create_task(app.database.superseded.wait())
    app.background.spawn(memory.settle(app.ready))
    if announce:
        app.background.spawn(_invitation(app))
    await asyncio.wait({running, stopping, losing}, return_when=asyncio.FIRST_COMPLETED)
    stopping.cancel()
    losing.cancel()
    if not running.done():
        log.info("stopping")
        if not app.ready.is_set():
            # If it were closed while it starts, its next request would fail.
            running.cancel()
            await asyncio.wait({running}, timeout=STOP_WITHIN)
        await app.close()
        await asyncio.wait({running}, timeout=STOP_WITHIN)
        running.cancel()  # if it has not ended by then
        if not running.done() or running.cancelled() or _is_for_the_host(running):
            _require_own(app)
            return
    _require_own(app)
    await running


def _is_for_the_host(ended: asyncio.Task[None]) -> bool:
    """Return whether a task ended with what a host must mend: no matter if it is to stop."""
    return isinstance(ended.exception(), HostError | CannotOpen)


def _require_own(app: App) -> None:
    """Raise the database's error if another bot has taken the database."""
    if app.database.superseded.is_set():
        raise app.database.loss


async def _connected(app: App, token: str) -> None:
    """Serve; turn a final refusal by Discord into a sentence for the host."""
    try:
        await app.run(token)
    except discord.LoginFailure as error:
        raise HostError(
            "Discord refuses DISCORD_TOKEN. Copy it anew from the developer portal (Bot, Reset"
            " Token); it is not the client secret."
        ) from error
    except discord.ConnectionClosed as error:
        raise HostError(
            f"Discord has closed the connection for good (code {error.code})."
            " Has the token been reset?"
        ) from error
    except (discord.HTTPException, discord.RateLimited) as error:
        raise HostError(
            f"Discord does not let the bot start: {why(error)}."
            " If this stays so, look at https://discordstatus.com."
        ) from error
    except (aiohttp.ClientConnectionError, OSError) as error:
        raise HostError(
            f"Discord cannot be reached at {app.api_base} ({error})."
            " Is there a connection to the internet?"
        ) from error


async def _invitation(app: App) -> None:
    """Print the link by which the bot is invited to a server."""
    await app.ready.wait()
    assert app.client.application_id is not None
    print(f"Invite the bot to a server: {invitation(app.client.application_id)}", flush=True)


def invitation(application_id: int) -> str:
    """Return the link that asks for exactly the permissions the bot needs."""
    return discord.utils.oauth_url(application_id, permissions=INVITE, scopes=SCOPES)


def main() -> int:
    """Start the bot."""
    given = arguments()
    try:
        chosen = settings()
        if given.health:
            well, sentence = health.check(chosen.database_url, wall())
            print(sentence)
            return 0 if well else 1
        logs.configure(chosen.log_level)
        memory.prepare()
        return asyncio.run(serve(chosen, given.port))
    except (HostError, CannotOpen) as error:
        print(error, file=sys.stderr)
        return 1
    except KeyboardInterrupt:  # on Windows
        return INTERRUPTED


if __name__ == "__main__":
    sys.exit(main())
