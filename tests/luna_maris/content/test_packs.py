"""Every form of the example pack. Stored, played and wrong packs: `tests.games.test_packs`."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.luna_maris.content import (
    BUILT_IN,
    BUILT_IN_COMPONENTS,
    NAMES,
    Index,
    components,
    load,
)
from games.luna_maris.content.types import Food
from games.luna_maris.effects import (
    Carbon,
    Charge,
    DropWaste,
    Gain,
    Retrieve,
    Salvage,
    Study,
    TakeWaste,
)

EXAMPLE = Path(__file__).parents[3] / "docs" / "examples" / "luna-maris-pack.toml"


@pytest.fixture(scope="module")
def example() -> Index:
    return components(load(EXAMPLE.read_text("utf-8"), EXAMPLE.name))


def test_a_changed_card_keeps_the_rest(example: Index) -> None:
    card = example.scientists["chemist"]
    assert card.modules == ("industrial", "laboratory", "greenhouse")
    assert card.level == 2
    assert example.names[card.id] == NAMES[card.id]


def test_a_new_card_takes_the_place_of_another(example: Index) -> None:
    assert "ecologist" not in example.scientists
    built_in = [card.id for card in BUILT_IN_COMPONENTS.scientists]
    found = [card.id for card in example.components.scientists]
    assert found.index("selenologist") == built_in.index("ecologist")
    assert len(found) == len(built_in)
    assert example.names["selenologist"]["fr"] == "Sélénologue"


def test_all_effects(example: Index) -> None:
    order = example.orders["order_4g"]
    assert order.bonus == (
        Gain(goods={"energy": 2}, vp=1),
        TakeWaste(n=1),
        DropWaste(n=2),
        Carbon(steps=1),
        Charge(),
        Retrieve(),
        Study(),
        Salvage(),
    )
    assert order.needs == components(BUILT_IN).orders["order_4g"].needs


def test_a_crop_of_its_own(example: Index) -> None:
    cards = [card for card in example.food.values() if card.crop == "kale"]
    assert cards == [
        Food(id="kale_1", crop="kale", value=3, bonus="stress"),
        Food(id="kale_2", crop="kale", value=3, bonus="stress"),
    ]
    assert example.names["kale"] == {"en": "Kale", "fr": "Chou frisé"}


def test_complete_and_remove(example: Index) -> None:
    assert set(example.bonuses) == {"far_side_power", "far_side_air"}
    assert "z04" not in example.zones
    assert "z04" not in example.neighbours["z03"]


def test_boards(example: Index) -> None:
    board, old = example.board, BUILT_IN_COMPONENTS.board
    assert board.depot == {"energy": 1, "iron": 1, "water": 3}
    assert board.co2[-1] == 9
    assert (board.fees, board.passages) == (old.fees, old.passages)
    assert example.components.probes[2][1] == TakeWaste(n=2)
    assert example.components.ai.extra_orders == (3, 6)
    assert example.components.ai.makes == BUILT_IN_COMPONENTS.ai.makes
    assert example.ai_cards["ai_a"].research == "sustainability"
    assert example.ai_cards["ai_a"].recycling[2] == ({"water": 1}, {})
    assert example.ai_cards["ai_b"].recycling == ()


def test_what_modules_do(example: Index) -> None:
    assert example.procedures["thermoelectric"].gain == {"energy": 3}
    assert example.procedures["thermoelectric"].cost == {"iron": 1}
    assert example.equipment["contract"].per_order == 2
    laboratory = example.improvements["laboratory"]
    assert (laboratory.price, laboratory.repeat) == (1, 1)


def test_zones(example: Index) -> None:
    assert example.zones["z03"].start == (3, 4)
    assert example.neighbours["far_east"] == ("z09", "z15")
    assert "z10" not in example.neighbours["z11"]
