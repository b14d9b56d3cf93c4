"""Storage: a decision's commit against bare aiosqlite with the same durable statements."""

from __future__ import annotations

import asyncio

from db.bench import measure_commits
from tests.bench.measure import Row


def measure() -> list[Row]:
    """Measure alternating commits into two files on this disk."""
    times = asyncio.run(measure_commits(commits=400))
    note = f"{times.statements} statements, WAL, synchronous FULL"
    return [
        Row("storage", "commit of a decision, median", times.ours_ms, "ms", note=note),
        Row("storage", "bare aiosqlite, same statements, median", times.bare_ms, "ms"),
        Row("storage", "ratio", times.ratio, "x", "<= 3"),
    ]
