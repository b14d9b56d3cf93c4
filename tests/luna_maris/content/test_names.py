"""Names of the built-in components; their checks: `tests.games.test_component_checks`."""

from __future__ import annotations

from typing import Any

import pytest

from games.core.text import LANGUAGES
from games.luna_maris.content import BUILT_IN_COMPONENTS as HOUSE
from games.luna_maris.content import NAMES
from games.luna_maris.content.types import MODULES, TRACKS


def test_everything_is_named_in_every_language_and_nothing_else() -> None:
    families = (
        HOUSE.scientists,
        HOUSE.orders,
        HOUSE.procedures,
        HOUSE.equipment,
        HOUSE.bonuses,
        HOUSE.zones,
        HOUSE.ai_cards,
    )
    keys = {item.id for items in families for item in items}
    keys |= {card.crop for card in HOUSE.food}
    assert set(NAMES) == keys | {*MODULES, *TRACKS, "ai"}
    assert all(set(name) == set(LANGUAGES) for name in NAMES.values())


@pytest.mark.parametrize("order", HOUSE.orders, ids=lambda order: order.id)
def test_names_of_orders_fit_their_tile(order: Any) -> None:
    assert all(len(text) <= 26 for text in NAMES[order.id].values())
