"""The start: `python -m sandbox [--port N] [--data DIR] [--host H] [--latency MS]`."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import signal
import sys
from pathlib import Path

from sandbox.server import Sandbox
from sandbox.settings import Settings


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m sandbox",
        description="A local stand-in for Discord: REST API, gateway and a page to play in.",
    )
    parser.add_argument("--port", type=int, default=8400, help="0 takes a free port")
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on")
    parser.add_argument("--data", type=Path, default=Path("data"), help="folder of sandbox.db")
    parser.add_argument("--memory", action="store_true", help="keep nothing on disk")
    parser.add_argument("--token", help="the bot's token, instead of the one kept in the data")
    parser.add_argument(
        "--latency",
        type=float,
        default=os.environ.get("SANDBOX_LATENCY", "0"),
        metavar="MS",
        help="milliseconds by which what the bot is sent arrives later; also SANDBOX_LATENCY",
    )
    parser.add_argument("--json", action="store_true", help="print the addresses as JSON")
    parser.add_argument(
        "--until-eof",
        action="store_true",
        help="stop when the standard input ends, so as not to outlive who started it",
    )
    return parser.parse_args()


async def _main(given: argparse.Namespace) -> int:
    usual = Settings(latency=given.latency)
    sandbox = Sandbox(None if given.memory else given.data, token=given.token, usual=usual)
    try:
        await sandbox.start(given.host, given.port)
    except OSError as trouble:
        print(f"Cannot listen on {given.host}:{given.port}: {trouble.strerror}", file=sys.stderr)
        return 1
    stop = asyncio.Event()
    for signal_number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(signal_number, stop.set)
    if given.until_eof:
        await _watch_input(stop)
    url = f"{sandbox.where.base}/"
    if given.json:
        facts = {
            "url": url,
            "api": sandbox.where.api,
            "token": sandbox.world.meta["token"],
            "application_id": sandbox.world.application_id,
        }
        print(json.dumps(facts), flush=True)
    else:
        print(f"The local Discord is ready: open {url}", flush=True)
    await stop.wait()
    await sandbox.stop()
    return 0


async def _watch_input(stop: asyncio.Event) -> None:
    """Stop when the process at the other end of the standard input is gone."""

    class Input(asyncio.Protocol):
        def connection_lost(self, exc: Exception | None) -> None:
            stop.set()

    await asyncio.get_running_loop().connect_read_pipe(Input, sys.stdin)


if __name__ == "__main__":
    sys.exit(asyncio.run(_main(_arguments())))
