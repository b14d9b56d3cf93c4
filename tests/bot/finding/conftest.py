"""A table that was found for two people."""

from __future__ import annotations

import pytest

from bot.service.tables.session import TableSession
from tests.bot.finding.searching import ADA, BRIAN, found, look, seek
from tests.bot.stage import Stage


@pytest.fixture
async def pair(stage: Stage) -> TableSession:
    """Return a table that was found for two people."""
    for who in (ADA, BRIAN):
        await seek(stage, who)
    await look(stage)
    return await found(stage)
