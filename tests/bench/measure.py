"""How to time: in turns, in one process, medians and ratios."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Sequence

import msgspec


class Row(msgspec.Struct):
    """One measured figure; `aim` is what we want, in words."""

    area: str
    what: str
    value: float
    unit: str
    aim: str = ""
    note: str = ""


def seconds(work: Callable[[], object]) -> float:
    """Time one call."""
    began = time.perf_counter()
    work()
    return time.perf_counter() - began


def in_turns(works: Sequence[Callable[[], object]], rounds: int) -> list[float]:
    """Time several works alternately after one warm-up each; return their median seconds."""
    for work in works:
        work()
    times: list[list[float]] = [[] for _ in works]
    for _ in range(rounds):
        for found, work in zip(times, works, strict=True):
            found.append(seconds(work))
    return [statistics.median(found) for found in times]


def percentile(values: Sequence[float], share: float) -> float:
    """Return the value below which a share of the values lies."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]
