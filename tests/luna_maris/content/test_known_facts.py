"""Facts in the publisher's texts about components are fixed points of the built-in set."""

from __future__ import annotations

from games.luna_maris.content import BUILT_IN, BUILT_IN_COMPONENTS, NAMES, components
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

INDEX = components(BUILT_IN)
BOARD = INDEX.board


def test_counts() -> None:
    levels = [card.level for card in INDEX.scientists.values()]
    assert (levels.count(1), levels.count(2)) == (6, 16)
    assert len(INDEX.orders) == 30
    assert len(INDEX.food) == 36
    assert len(INDEX.equipment) == 7
    assert len(INDEX.improvements) == 8
    assert len(INDEX.ai_cards) == 12
    assert len(INDEX.passages) == 10


def test_known_scientists() -> None:
    assert set(INDEX.scientists["electrical_engineer"].modules) == {"power", "comms"}
    production = INDEX.scientists["production_engineer"]
    biomedical = INDEX.scientists["biomedical_researcher"]
    assert set(production.modules) & set(biomedical.modules) == {"greenhouse"}
    assert {*production.modules, *biomedical.modules} == {"greenhouse", "dock", "laboratory"}
    psychologist = INDEX.scientists["psychologist"]
    assert set(psychologist.modules) == {"comms", "greenhouse", "recycling"}
    assert "laboratory" in INDEX.scientists["food_engineer"].modules
    assert INDEX.scientists["physicist"].level == 2
    assert INDEX.scientists["biologist"].level == 1


def test_what_is_marked_as_known() -> None:
    assert {card.id for card in BUILT_IN_COMPONENTS.scientists if card.known} == {
        "electrical_engineer",
        "production_engineer",
        "biomedical_researcher",
        "biologist",
        "psychologist",
        "food_engineer",
        "physicist",
    }


def test_known_orders() -> None:
    orders = INDEX.orders.values()
    assert max(order.vp for order in orders) == 18
    assert any(set(order.needs) == {"iron"} for order in orders)
    bonuses = [effect for order in orders for effect in order.bonus]
    assert Carbon(steps=1) in bonuses
    assert Retrieve() in bonuses
    assert Study() in bonuses
    assert DropWaste(n=1) in bonuses


def test_known_food() -> None:
    assert {card.value for card in INDEX.food.values() if card.crop == "watercress"} == {4}
    assert max(card.value for card in INDEX.food.values()) >= 5
    assert {card.bonus for card in INDEX.food.values()} == {"", "energy", "oxygen", "stress"}


def test_known_numbers_of_the_boards() -> None:
    assert BOARD.co2[-2] == 5
    assert BOARD.co2[0] < 0
    assert BOARD.penalty == 3
    assert BOARD.orders[4] == 8
    assert BOARD.orders[0] < 0
    assert BOARD.awards[:2] == (8, 5)
    assert len(BOARD.construction) == 4
    assert set(BOARD.fees) == {1, 2}
    assert "sleeping" in INDEX.passages["laboratory"]
    assert 2 in INDEX.distance["mining"].values()


def test_the_fragments_of_the_research_bonuses() -> None:
    effects = [effect for bonus in INDEX.bonuses.values() for effect in bonus.effects]
    assert DropWaste(n=3) in effects
    assert TakeWaste(n=1) in effects
    assert Salvage() in effects
    assert Charge() in effects
    with_waste = [
        bonus.effects
        for bonus in INDEX.bonuses.values()
        if any(isinstance(effect, TakeWaste | DropWaste) for effect in bonus.effects)
    ]
    gains = [effect for found in with_waste for effect in found if isinstance(effect, Gain)]
    assert any(2 in gain.goods.values() for gain in gains)


def test_rewards_of_the_probes() -> None:
    assert BUILT_IN_COMPONENTS.probes == (
        (Gain(goods={"iron": 1}, vp=1),),
        (Gain(goods={"water": 1}),),
        (Gain(goods={"helium": 1}), TakeWaste(n=1)),
    )


def test_procedures_of_the_industrial_complex() -> None:
    found = {
        p.id: (p.level, p.cost, p.waste, p.gain, p.vp, p.product)
        for p in INDEX.by_module["industrial"]
    }
    assert found == {
        "simple_water": (1, {"iron": 1}, 0, {"water": 1}, 1, "water"),
        "simple_helium": (1, {"iron": 1, "water": 1}, 0, {"helium": 1}, 1, "helium"),
        "double_water": (2, {"iron": 1}, 1, {"water": 2}, 1, "water"),
        "double_helium": (3, {"iron": 2, "water": 1}, 0, {"helium": 2}, 1, "helium"),
        "dry_helium": (1, {"iron": 2}, 1, {"helium": 1}, 0, "helium"),
    }
    residue = {p.id for p in INDEX.procedures.values() if p.residue}
    assert residue == set(found) - {"dry_helium"} | {"enrich"}
    assert {p.id for p in INDEX.procedures.values() if p.room} == set(found)


def test_procedures_of_the_recycling_facility() -> None:
    found = {
        p.id: (p.level, p.gain, p.food, p.oxygen, p.group) for p in INDEX.by_module["recycling"]
    }
    assert found == {
        "recycle_iron": (1, {"iron": 1}, 0, 0, ""),
        "recycle_energy": (2, {"energy": 3}, 0, 0, ""),
        "recycle_water": (3, {"water": 1}, 0, 0, ""),
        "recycle_titanium": (1, {"titanium": 1}, 0, 0, "reuse"),
        "recycle_food": (1, {}, 1, 0, "reuse"),
        "compost": (1, {}, 0, 2, ""),
    }
    assert all(p.cost == {"waste": 1} for p in INDEX.by_module["recycling"])


def test_procedures_elsewhere() -> None:
    found = {
        p.id: (p.cost, p.gain, p.vp, p.food, p.charge)
        for module in ("power", "mining", "greenhouse")
        for p in INDEX.by_module[module]
    }
    assert found == {
        "thermoelectric": ({"iron": 1}, {"energy": 2}, 1, 0, False),
        "hydrogen": ({"water": 1, "waste": 1}, {"energy": 4}, 1, 0, False),
        "bioenergy": ({"iron": 1, "waste": 1}, {}, 1, 0, True),
        "enrich": ({"iron": 1}, {"titanium": 2}, 0, 0, False),
        "harvest_three": ({"water": 1}, {}, 1, 3, False),
        "barter": ({"titanium": 1}, {}, 1, 2, False),
    }
    assert len(INDEX.procedures) == 5 + 6 + 6


def test_procedures_that_need_a_tile() -> None:
    of_equipment = {p.id: p.equipment for p in INDEX.procedures.values() if p.equipment}
    assert of_equipment == {
        "dry_helium": "dry_chamber",
        "compost": "composter",
        "bioenergy": "reactor",
    }
    improved = {p.id for p in INDEX.procedures.values() if p.improved}
    assert improved == {"recycle_titanium", "recycle_food", "barter"}


def test_equipment() -> None:
    found = {
        item.id: (item.module, item.discount, item.gain, item.per_order, item.draw, item.oxygen)
        for item in INDEX.equipment.values()
    }
    assert found == {
        "antenna": ("comms", 1, {}, 0, 0, 0),
        "sonar": ("mining", 0, {"titanium": 1}, 0, 0, 0),
        "contract": ("dock", 0, {}, 1, 0, 0),
        "fertilizer": ("greenhouse", 0, {}, 0, 1, 1),
        "reactor": ("power", 0, {}, 0, 0, 0),
        "dry_chamber": ("industrial", 0, {}, 0, 0, 0),
        "composter": ("recycling", 0, {}, 0, 0, 0),
    }
    assert NAMES["fertilizer"]["en"] == "Ultra Growth Fertilizer"


def test_advanced_modules() -> None:
    tiles = INDEX.improvements
    assert (tiles["recycling"].energy, tiles["power"].energy) == (1, 1)
    assert tiles["industrial"].clean
    assert tiles["dock"].per_titanium == 1
    assert (tiles["laboratory"].price, tiles["laboratory"].repeat) == (1, 2)
    assert tiles["comms"].dismissal == 2
    assert tiles["mining"].survey
    assert "sleeping" not in tiles
    assert "airlock" not in tiles


def test_the_rival() -> None:
    ai = BUILT_IN_COMPONENTS.ai
    assert ai.battery == 8
    assert ai.food == 5
    assert ai.titanium == 2
    basic = {key for key, card in INDEX.ai_cards.items() if card.level == "basic"}
    assert basic == {f"ai_{letter}" for letter in "abcdef"}
