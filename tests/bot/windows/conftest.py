"""Tables at which windows open, with their channels."""

from __future__ import annotations

import pytest

from bot.service.tables.store import Tables
from tests.bot.market import in_turn
from tests.bot.noticeboard import Told
from tests.bot.seated import Seated


@pytest.fixture
async def dealing(tables: Tables) -> Seated:
    """Return a table of three, begun, at which cards may be offered at any time."""
    return await Seated.start(tables, 3, options={"deals": "yes"})


@pytest.fixture
async def told(tables: Tables) -> Told:
    """Bring three people to Ada's turn at a market, with everything before it posted."""
    told = Told(await in_turn(tables))
    await told.announce()
    return told
