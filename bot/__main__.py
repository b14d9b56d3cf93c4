"""`python -m bot`: serve on Discord, or without a token on a local stand-in."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import signal
import sys

import discord
import structlog
from pydantic import ValidationError

from bot import local, logs
from bot.app import App
from bot.permissions import INVITE
from bot.settings import Settings
from db import open_database
from db.errors import CannotOpen

log = structlog.stdlib.get_logger("bot")


def arguments(given: list[str] | None = None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(
        prog="python -m bot", description="Slow Orbit: space board games by post, on Discord."
    )
    parser.add_argument(
        "--port", type=int, default=8400, help="port of the local page (without DISCORD_TOKEN)"
    )
    return parser.parse_args(given)


def settings() -> Settings:
    """Read the settings, or say which of them cannot be used."""
    try:
        return Settings()
    except ValidationError as error:
        lines = [
            f"{'.'.join(map(str, problem['loc'])).upper()}: {problem['msg']}"
            for problem in error.errors(include_input=False)
        ]
        raise SystemExit("These settings cannot be used:\n" + "\n".join(lines)) from None


async def serve(chosen: Settings, port: int) -> int:
    """Run until told to stop; 0 if all went well."""
    try:
        database = await open_database(chosen.database_url)
    except CannotOpen as error:
        print(error, file=sys.stderr)
        return 1
    standin = None
    if chosen.discord_token is None:
        try:
            standin = await local.start(port, local.data_folder(chosen.database_url))
        except local.LocalError as error:
            await database.close()
            print(error, file=sys.stderr)
            return 1
        base, token = standin.addresses.api, standin.addresses.token
        print(f"Playing locally. Open {standin.addresses.url} in a browser.", flush=True)
    else:
        base, token = chosen.discord_api_base, chosen.discord_token.get_secret_value()
    app = App(chosen, database, base)
    try:
        return await _until_stopped(app, token, announce=standin is None)
    finally:
        await app.close()
        if standin is not None:
            await standin.stop()


async def _until_stopped(app: App, token: str, *, announce: bool) -> int:
    """Serve until a signal comes, or Discord will not have us."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        # Windows has no such handlers; there Ctrl-C raises KeyboardInterrupt.
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(number, stop.set)
    running = asyncio.create_task(app.run(token))
    stopping = asyncio.create_task(stop.wait())
    if announce:
        running.add_done_callback(lambda _: None)
        app.spawn(_invitation(app))
    await asyncio.wait({running, stopping}, return_when=asyncio.FIRST_COMPLETED)
    stopping.cancel()
    if not running.done():
        log.info("stopping")
        await app.close()
    try:
        await running
    except discord.LoginFailure:
        print("Discord refuses DISCORD_TOKEN. Copy it anew from the portal.", file=sys.stderr)
        return 1
    except discord.PrivilegedIntentsRequired as error:
        print(str(error), file=sys.stderr)
        return 1
    return 0


async def _invitation(app: App) -> None:
    """Print the link by which the bot is invited to a server."""
    await app.ready.wait()
    assert app.client.application_id is not None
    link = discord.utils.oauth_url(
        app.client.application_id,
        permissions=INVITE,
        scopes=("bot", "applications.commands"),
    )
    print(f"Invite the bot to a server: {link}", flush=True)


def main() -> int:
    """Start the bot."""
    given = arguments()
    chosen = settings()
    logs.configure(chosen.log_level)
    return asyncio.run(serve(chosen, given.port))


if __name__ == "__main__":
    sys.exit(main())
