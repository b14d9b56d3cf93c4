"""The content checks: the built-in set passes, and every check catches its fault."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from games.core.text import LANGUAGES
from games.luna_maris.content import BUILT_IN_COMPONENTS as HOUSE
from games.luna_maris.content import NAMES, checks
from games.luna_maris.content.types import MODULES, TRACKS, Components
from games.luna_maris.effects import Gain

replace = msgspec.structs.replace


def changed(family: str, key: str, **fields: Any) -> Components:
    """Return the house set with some fields of one card changed."""
    items = getattr(HOUSE, family)
    assert any(item.id == key for item in items)
    return replace(
        HOUSE,
        **{family: tuple(replace(i, **fields) if i.id == key else i for i in items)},
    )


def every(family: str, **fields: Any) -> Components:
    """Return the house set with some fields of a whole family changed."""
    return replace(HOUSE, **{family: tuple(replace(i, **fields) for i in getattr(HOUSE, family))})


def without(family: str, *keys: str) -> Components:
    """Return the house set less some cards."""
    kept = tuple(item for item in getattr(HOUSE, family) if item.id not in keys)
    assert len(kept) == len(getattr(HOUSE, family)) - len(keys)
    return replace(HOUSE, **{family: kept})


def board(**fields: Any) -> Components:
    """Return the house set with other numbers on the board."""
    return replace(HOUSE, board=replace(HOUSE.board, **fields))


def rival(**fields: Any) -> Components:
    """Return the house set with other numbers on the AI's board."""
    return replace(HOUSE, ai=replace(HOUSE.ai, **fields))


def less(*pairs: tuple[str, str]) -> tuple[Any, ...]:
    """Return the passages without some."""
    kept = tuple(pair for pair in HOUSE.board.passages if pair not in pairs)
    assert len(kept) == len(HOUSE.board.passages) - len(pairs)
    return kept


def called(key: str, en: str, fr: str) -> Components:
    """Return the house set with something called otherwise."""
    return replace(HOUSE, names={key: {"en": en, "fr": fr}})


def test_house_set_keeps_every_must() -> None:
    assert list(checks.findings(HOUSE, NAMES)) == []


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


PASSAGES = HOUSE.board.passages
MUSTS: list[tuple[str, Components, str]] = [
    ("29 orders", without("orders", "order_1a"), "orders: there must be exactly 30"),
    ("35 food cards", without("food", "rye_4"), "food: there must be exactly 36"),
    ("6 tiles of equipment", without("equipment", "sonar"), "equipment: there must be exactly 7"),
    (
        "7 advanced modules",
        without("improvements", "dock"),
        "improvements: there must be exactly 8",
    ),
    ("two probes", replace(HOUSE, probes=HOUSE.probes[:2]), "probes: there must be exactly 3"),
    (
        "id taken",
        changed("orders", "order_1a", id="sonar"),
        "equipment.sonar: this id is already used by orders.sonar",
    ),
    (
        "id of a module",
        changed("orders", "order_1a", id="dock"),
        "orders.dock: this id is already used by improvements.dock",
    ),
    (
        "bad id",
        changed("zones", "z01", id="Zone 1"),
        "zones.Zone 1: an id is a-z, 0-9 and _, from a letter, at most 40",
    ),
    (
        "crop of an id",
        changed("food", "rye_1", crop="sonar"),
        "food: a crop cannot have the id of anything else",
    ),
    (
        "crop of the AI",
        changed("food", "rye_1", crop="ai"),
        "food: a crop cannot have the id of anything else",
    ),
    ("crop without name", changed("food", "rye_1", crop="kale"), "food.kale: has no name"),
    ("name taken", called("rye", "Peas", "Seigle"), "food.pea.en: another one has this name"),
    (
        "empty name",
        called("sonar", "Sonar", " "),
        "equipment.sonar.fr: a name needs text, without spaces around it",
    ),
    (
        "long name",
        called("order_1a", "x" * 31, "x"),
        "orders.order_1a.en: a name has at most 30 characters",
    ),
    (
        "markup in a name",
        called("geologist", "**x**", "x"),
        "scientists.geologist.en: a name has no control or markup characters",
    ),
    (
        "three ends",
        board(passages=(*PASSAGES, ("power", "dock", "comms"))),
        "board.passages[13]: a passage joins two modules",
    ),
    (
        "nowhere",
        board(passages=(*PASSAGES, ("power", "power"))),
        "board.passages[13]: a passage joins two modules",
    ),
    (
        "passage twice",
        board(passages=(*PASSAGES, ("industrial", "power"))),
        "board.passages[13]: this passage stands twice",
    ),
    (
        "out of reach",
        board(passages=less(("airlock", "greenhouse"), ("comms", "airlock"))),
        "board.passages: cannot be reached from recycling",
    ),
    (
        "R1: no way to bed",
        board(passages=less(("sleeping", "laboratory"))),
        "board.passages: the Laboratory is next to the Sleeping Quarters (R1)",
    ),
    ("co2 falls", board(co2=(0, -1)), "board.co2: the points of the spaces rise, from the worst"),
    ("one space", board(co2=(0,)), "board.co2: the points of the spaces rise, from the worst"),
    (
        "more penalty than waste",
        board(waste=4, penalty=5),
        "board.penalty: there are only 4 spaces",
    ),
    (
        "five buildings",
        board(construction=(5, 4, 3, 2, 1)),
        "board.construction: there must be exactly 4",
    ),
    (
        "late builders gain more",
        board(construction=(2, 3, 4, 5)),
        "board.construction: the first place is worth most",
    ),
    ("two fees", board(fees=(2, 1)), "board.fees: there must be exactly 3"),
    ("no fee", board(fees=(2, 1, 0)), "board.fees[2]: a fee is 1 to 9 iron"),
    ("fee of two digits", board(fees=(10, 1, 1)), "board.fees[0]: a fee is 1 to 9 iron"),
    (
        "2.9: no room for the water of the start",
        board(water=1),
        "board.water: everybody begins with 2 water",
    ),
    ("four awards", board(awards=(8, 5, 2, 1)), "board.awards: there must be exactly 3"),
    ("second best", board(awards=(5, 8, 2)), "board.awards: the first place is worth most"),
    (
        "fewer orders are better",
        board(orders=(0, 4, 2)),
        "board.orders: more orders are never worth less",
    ),
    ("no points for orders", board(orders=()), "board.orders: more orders are never worth less"),
    (
        "no water in the depot",
        board(depot={"energy": 1, "iron": 1}),
        "board.depot: water must be there exactly once",
    ),
    (
        "five starters",
        without("scientists", "geologist"),
        "scientists of level 1: there must be exactly 6",
    ),
    (
        "15 for hire",
        without("scientists", "chemist"),
        "scientists of level 2: there must be exactly 16",
    ),
    (
        "one module",
        changed("scientists", "chemist", modules=("dock",)),
        "scientists.chemist.modules: there must be exactly 3",
    ),
    (
        "one module twice",
        changed("scientists", "chemist", modules=("dock", "dock", "mining")),
        "scientists.chemist.modules: the modules of a card are different",
    ),
    (
        "7.1: a sleeper",
        changed("scientists", "chemist", modules=("dock", "sleeping", "mining")),
        "scientists.chemist.modules: the Sleeping Quarters need no specialty (7.1)",
    ),
    (
        "nobody for the Airlock",
        changed("scientists", "geologist", modules=("power", "mining")),
        "scientists: the starting team must know every module",
    ),
    (
        "2.3: too few of a kind",
        every("orders", kind=1),
        "orders: 4 players need at least 5 tiles of kind 2 (P+1)",
    ),
    (
        "free order",
        changed("orders", "order_1a", needs={}),
        "orders.order_1a.needs: must name at least one good",
    ),
    (
        "R2: more helium than fits",
        changed("orders", "order_4a", needs={"helium": 4}),
        "orders.order_4a.needs.helium: must be at most 3",
    ),
    (
        "R2: more water than fits",
        changed("orders", "order_4a", needs={"water": 5}),
        "orders.order_4a.needs.water: must be at most 4",
    ),
    (
        "empty bonus",
        changed("orders", "order_1a", bonus=(Gain(),)),
        "orders.order_1a.bonus[0]: must name goods or points",
    ),
    (
        "2.8: nothing to eat for two",
        every("food", players=3),
        "food: 2 players need at least 9 cards",
    ),
    (
        "procedure for nothing",
        changed("procedures", "enrich", cost={}),
        "procedures.enrich.cost: must name at least one good",
    ),
    (
        "level without a track",
        changed("procedures", "enrich", level=2),
        "procedures.enrich.level: only research modules have levels",
    ),
    (
        "residue without iron",
        changed("procedures", "simple_water", cost={"waste": 1}),
        "procedures.simple_water.residue: only iron leaves residue",
    ),
    (
        "equipment of elsewhere",
        changed("procedures", "compost", equipment="sonar"),
        "procedures.compost.equipment: no equipment of recycling",
    ),
    (
        "brings nothing",
        changed("procedures", "compost", oxygen=0),
        "procedures.compost: must bring something",
    ),
    (
        "bonus without effect",
        changed("bonuses", "bonus_food", effects=()),
        "bonuses.bonus_food.effects: must bring something",
    ),
    (
        "probe for nothing",
        replace(HOUSE, probes=((), *HOUSE.probes[1:])),
        "probes[0]: must bring something",
    ),
    (
        "too small",
        replace(HOUSE, zones=HOUSE.zones[:15]),
        "zones: there must be at least 16, each at a place of its own",
    ),
    (
        "one upon another",
        changed("zones", "z01", q=1),
        "zones: there must be at least 16, each at a place of its own",
    ),
    ("an island", changed("zones", "z01", q=9, r=9), "zones: they must all hang together"),
    (
        "covered iron",
        changed("zones", "z01", covered=2),
        "zones.z01.covered: only titanium mines are",
    ),
    (
        "2.6: three mines for two",
        changed("zones", "z12", covered=2),
        "zones: 2 players cover exactly 2 (2.6)",
    ),
    (
        "2.6: all mines for three",
        changed("zones", "z14", covered=3),
        "zones: 3 players cover exactly 1 (2.6)",
    ),
    (
        "no mine open",
        every("zones", terrain="iron", covered=0),
        "zones: a titanium mine must be open for so many players",
    ),
    (
        "start in a mine",
        changed("zones", "z12", start=(2,)),
        "zones.z12.start: probes start on iron",
    ),
    (
        "two starts for four",
        every("zones", start=(2, 3)),
        "zones: 4 players need as many starting spaces",
    ),
    (
        "12.4: empty card",
        changed("ai_cards", "ai_a", actions=()),
        "ai_cards.ai_a.actions: a card has 1 to 10 actions",
    ),
    (
        "12.5: the AI sleeps",
        changed("ai_cards", "ai_a", actions=("sleeping",)),
        "ai_cards.ai_a.actions: must be one of dock",
    ),
    (
        "12.1: no advanced deck",
        every("ai_cards", level="basic"),
        "ai_cards: a game needs 5 advanced cards, one a round",
    ),
    ("eleven cards", without("ai_cards", "ai_a"), "ai_cards: there must be exactly 12"),
    ("R36: three levels", rival(makes=HOUSE.ai.makes[:3]), "ai.makes: there must be exactly 4"),
    (
        "R75: five levels",
        rival(recycling=(*HOUSE.ai.recycling, ({}, {}))),
        "ai.recycling: there must be exactly 4",
    ),
    (
        "R75: one cube",
        rival(recycling=(({},), *HOUSE.ai.recycling[1:])),
        "ai.recycling[0]: there must be exactly 2",
    ),
    (
        "R75: one cube on a card",
        changed("ai_cards", "ai_a", recycling=(({},), *HOUSE.ai.recycling[1:])),
        "ai_cards.ai_a.recycling[0]: there must be exactly 2",
    ),
    (
        "R71: a bonus forgotten",
        rival(bonuses=HOUSE.ai.bonuses[1:]),
        "ai.bonuses: bonus_battery must be there exactly once",
    ),
    (
        "R71: a bonus too many",
        rival(bonuses=(*HOUSE.ai.bonuses, "bonus_x")),
        "ai.bonuses: there is no such research bonus",
    ),
    (
        "an order of more ore than can be named",
        changed("orders", "order_1a", needs={"iron": 6, "titanium": 4}),
        "orders.order_1a.needs: a price is at most 9 ore",
    ),
    (
        "a procedure of more ore than can be named",
        changed("procedures", "enrich", cost={"iron": 6, "titanium": 4}),
        "procedures.enrich.cost: a price is at most 9 ore",
    ),
    (
        "an antenna that lowers nothing",
        changed("equipment", "antenna", discount=0),
        "equipment.antenna.discount: must bring something",
    ),
    (
        "R25: a bonus repeated for nothing",
        changed("improvements", "laboratory", repeat=0),
        "improvements.laboratory.repeat: must bring something",
    ),
    (
        "R27: mining like any other",
        changed("improvements", "mining", survey=False),
        "improvements.mining.survey: must bring something",
    ),
    *(
        (
            f"{field} in the {module}",
            changed("improvements", module, **{field: 1}),
            f"improvements.{module}.{field}: does nothing in this module",
        )
        for field, module in (
            ("energy", "dock"),
            ("clean", "comms"),
            ("per_titanium", "mining"),
            ("price", "comms"),
            ("repeat", "dock"),
            ("dismissal", "laboratory"),
            ("survey", "industrial"),
        )
    ),
    *(
        (
            f"a power plant in the {module}",
            changed("procedures", "hydrogen", module=module),
            "procedures.hydrogen.module: this procedure cannot be run there",
        )
        for module in ("dock", "mining")
    ),
    ("no extras", rival(extra_orders=()), "ai.extra_orders: more is never worth less"),
    (
        "falling extras",
        rival(extra_scientists=(4, 2)),
        "ai.extra_scientists: more is never worth less",
    ),
]


@pytest.mark.parametrize(
    ("components", "told"), [case[1:] for case in MUSTS], ids=[case[0] for case in MUSTS]
)
def test_musts_are_caught(components: Components, told: str) -> None:
    found = [f"{finding.path}: {finding.why}" for finding in checks.findings(components, NAMES)]
    assert any(finding.startswith(told) for finding in found), found
