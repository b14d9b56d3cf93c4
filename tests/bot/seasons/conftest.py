"""The time served, which a test of seasons lets pass."""

from __future__ import annotations

import pytest

from tests.bot.seasons.playing import (
    Served,
)
from tests.bot.stage import Stage
from tests.bot.wall import Wall


@pytest.fixture
def served(stage: Stage, wall: Wall) -> Served:
    return Served(stage, wall)
