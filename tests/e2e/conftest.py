"""Fixtures for playing through the stand-in."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.e2e.harness import BotProcess, Standin, playing


@pytest.fixture
async def toy(tmp_path: Path) -> AsyncIterator[tuple[Standin, BotProcess]]:
    """Yield the bot with the toy game."""
    async with playing(tmp_path) as running:
        yield running
