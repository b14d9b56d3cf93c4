"""Orders of the toy game."""

from __future__ import annotations

import pytest

from games.core.orders import Finishing, Orders, Passing
from tests.bot.orders.papers import Places
from tests.toy.game import TOY


@pytest.fixture
def some_orders(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the toy game take an order of some kinds."""
    monkeypatch.setitem(vars(TOY), "orders", Orders(Passing(), Finishing(), Places()))
