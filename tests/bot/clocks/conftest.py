"""The time that is served."""

from __future__ import annotations

import pytest

from bot.service.tables.store import Tables
from tests.bot.clocks.served import Time


@pytest.fixture
def time(tables: Tables) -> Time:
    return Time(tables)
