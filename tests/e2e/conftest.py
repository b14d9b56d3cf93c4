"""Fixtures for playing through the stand-in."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.e2e.harness import BotProcess, Standin, playing


@pytest.fixture
def latency() -> int:
    """Return the stand-in's latency in milliseconds; tests in which answers cross give another."""
    return 0


@pytest.fixture
async def toy(tmp_path: Path, latency: int) -> AsyncIterator[tuple[Standin, BotProcess]]:
    """Yield the bot with the toy game."""
    async with playing(tmp_path, latency=latency) as running:
        yield running


@pytest.fixture
async def quick(tmp_path: Path) -> AsyncIterator[tuple[Standin, BotProcess]]:
    """Yield the bot with the toy game, looking at due work twice a second."""
    async with playing(tmp_path, "tests.e2e.quick_toy") as running:
        yield running
