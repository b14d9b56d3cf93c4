"""Tables that vote."""

from __future__ import annotations

import pytest

from tests.bot.seated import Seated
from tests.bot.votes.room import Voting


@pytest.fixture
async def voting(three: Seated) -> Voting:
    """Return a table of three whose first messages were sent."""
    await three.sent()
    return Voting(three)


@pytest.fixture
async def pair(two: Seated) -> Voting:
    await two.sent()
    return Voting(two)
