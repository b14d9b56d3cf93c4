"""`make bench`: measure the quick areas, or those named.

For example: `make bench ARGS="rules pictures"`.

`make bench ARGS=size` takes some minutes: the bot with 10,000 running tables (fewer: --tables N).
`make bench ARGS=load` takes some minutes: many tables played at 20, 40, 60 and 80 interactions a
second (others: --rate N).
`make bench ARGS=presses` counts the presses of 90 turns of each game.
`make bench ARGS=faults` takes a quarter of an hour: several bots over one PostgreSQL database are
killed, stopped and cut off while people play (--faults kill,freeze,..., --minutes, --processes,
--hot, --servers, --rate).
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

from tests.bench.measure import Row

AREAS = ("rules", "computers", "storage", "history", "pictures", "film", "interactions")
LONG = ("size", "load", "presses", "faults")
"""Areas that are measured only where they are named."""
TABLES = 10_000
FAULTS = "kill,kill,freeze,inside,roll,fast,hard,outage,cut,drop,invalid,double,old"
OUTPUT = Path("bench.json")


def show(rows: list[Row]) -> None:
    """Print rows as a table."""
    print(f"{'area':14} {'what':56} {'value':>12} {'unit':5} {'aim':14} note")
    for row in rows:
        value = f"{row.value:,.0f}" if row.value >= 1000 else f"{row.value:,.2f}"
        line = f"{row.area:14} {row.what:56} {value:>12} {row.unit:5} {row.aim:14} {row.note}"
        print(line.rstrip())


def add_faults(parser: argparse.ArgumentParser) -> None:
    """Add the options of the run with faults."""
    parser.add_argument("--faults", default=FAULTS, help=f"one after the other ({FAULTS})")
    parser.add_argument("--minutes", type=float, default=5, help="how long, at least, for faults")
    parser.add_argument("--processes", type=int, default=4, help="how many bots, for faults")
    parser.add_argument("--hot", type=int, default=100, help="tables that are played, for faults")
    parser.add_argument("--quiet", type=int, default=0, help="other tables, for faults")
    parser.add_argument("--servers", type=int, default=2000, help="how many, for faults")
    parser.add_argument(
        "--compare", action=argparse.BooleanOptionalAction, default=True,
        help="with one process without faults, for faults",
    )  # fmt: skip
    parser.add_argument("--keep", help="folder for the logs, for faults")


def faults_of(args: argparse.Namespace) -> dict[str, Any]:
    """Return the options of the run with faults."""
    rate = {"rate": args.rate[0]} if args.rate else {}
    return {
        "processes": args.processes, "minutes": args.minutes, "tables": args.hot,
        "quiet_tables": args.quiet,
        "servers": args.servers, "faults": tuple(filter(None, args.faults.split(","))),
        "folder": args.keep, "compare": args.compare, **rate,
    }  # fmt: skip


def main() -> int:
    """Measure, print and write."""
    parser = argparse.ArgumentParser(prog="make bench", description=__doc__)
    parser.add_argument("areas", nargs="*", default=AREAS, help=" ".join(AREAS + LONG))
    parser.add_argument("--tables", type=int, default=TABLES, help="how many, for size")
    parser.add_argument("--rate", type=float, nargs="*", help="interactions a second, for load")
    add_faults(parser)
    args = parser.parse_args()
    options: dict[str, dict[str, Any]] = {area: {"tables": args.tables} for area in LONG}
    options["load"] = {"rates": args.rate} if args.rate else {}
    options["faults"] = faults_of(args)
    rows: list[Row] = []
    for area in args.areas:
        if area not in AREAS + LONG:
            parser.error(f"no area {area!r}; there are {', '.join(AREAS + LONG)}")
        print(f"measuring {area} ...", file=sys.stderr, flush=True)
        rows += import_module(f"tests.bench.{area}").measure(**options.get(area, {}))
    show(rows)
    machine = f"{platform.platform()}, Python {platform.python_version()}, {os.cpu_count()} cores"
    data = {"machine": machine, "rows": [msgspec.to_builtins(row) for row in rows]}
    OUTPUT.write_text(json.dumps(data, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    print(f"written to {OUTPUT}", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
