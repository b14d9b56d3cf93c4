"""How to time: in turns, in one process, medians and ratios."""

from __future__ import annotations

import os
import statistics
import time
from collections.abc import Callable, Sequence
from pathlib import Path

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


def cpu_seconds(pid: int) -> float:
    """Return the seconds of processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> dict[str, int]:
    """Return the kibibytes that a process holds, by the kernel's names."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    found = dict(line.split(":", 1) for line in lines)
    return {key: int(found[key].split()[0]) for key in ("VmHWM", "VmRSS")}
