"""Faults: see `tests.bench.faults.run`."""

from tests.bench.faults.run import measure

__all__ = ["measure"]
