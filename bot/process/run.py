"""Serving until a signal comes: on Discord, or without a token on the local stand-in."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
import sys
from contextlib import AsyncExitStack

import aiohttp
import discord
import structlog

from bot import __version__
from bot.gateway.limits import closed_for_good
from bot.platform.http import why
from bot.platform.permissions import INVITE, SCOPES
from bot.process import local_discord, logs, memory
from bot.process.app import App
from bot.process.settings import Settings
from bot.service.seats import content_packs
from bot.shared.problems import HostError
from db import Database, open_database
from db.address import parse_url
from db.errors import CannotOpen
from db.lease import Lease

log = structlog.stdlib.get_logger("bot")

STOP_WITHIN = 10.0
"""Seconds for the client to end after it was closed."""


def run(chosen: Settings, port: int) -> int:
    """Serve; return the code to end with, 1 if the host must mend something."""
    logs.configure(chosen.log_level)
    memory.prepare()
    try:
        return asyncio.run(serve(chosen, port))
    except (HostError, CannotOpen) as error:
        print(error, file=sys.stderr)
        return 1


async def serve(chosen: Settings, port: int) -> int:
    """Run until stopped; raise `HostError` or `CannotOpen` with what the host must mend."""
    stop = _stop_on_signals()
    async with AsyncExitStack() as stack:
        database, lease = await _opened(chosen)
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
        app = App(chosen, database, base, loaded, lease)
        stack.push_async_callback(app.close)
        await _until_stopped(app, token, stop, announce=chosen.discord_token is not None)
    return 0


async def _opened(chosen: Settings) -> tuple[Database, Lease | None]:
    """Open the database, alone, or with a lease as one process among several."""
    on_server = parse_url(chosen.database_url).drivername.startswith("postgresql")
    if chosen.shards == 1 or not on_server or chosen.discord_token is None:
        return await open_database(chosen.database_url, alone=True), None
    database = await open_database(chosen.database_url)
    name = f"{socket.gethostname()}-{os.getpid()}"
    try:
        return database, await database.join(name, __version__, chosen.shards)
    except CannotOpen:
        await database.close()
        raise


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
        raise closed_for_good(error.code, app.settings.shards, app.client.limits) from error
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
