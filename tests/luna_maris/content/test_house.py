"""Facts in the publisher’s texts, and names of everything.

What every card says: `tests.games.test_wording`; that no card changes by accident:
`tests.games.test_contents`.
"""

from __future__ import annotations

from games.core.text import LANGUAGES
from games.luna_maris.content import BUILT_IN, NAMES, components
from games.luna_maris.content.types import MODULES, TRACKS, Zone

INDEX = components(BUILT_IN)
BOX = INDEX.components

ZONES = list(INDEX.zones.values())


def _apart(a: Zone, b: Zone) -> int:
    """Return the steps between two hexagons."""
    q, r = a.q - b.q, a.r - b.r
    return max(abs(q), abs(r), abs(q + r))


def test_neighbours_are_one_step_away_and_zones_of_a_row_share_a_letter() -> None:
    for zone in ZONES:
        near = {other.id for other in ZONES if _apart(zone, other) == 1}
        assert set(INDEX.neighbours[zone.id]) == near
    rows = [{INDEX.names[z.id]["en"][0] for z in ZONES if z.r == r} for r in {z.r for z in ZONES}]
    assert all(len(row) == 1 for row in rows)


def test_known_scientists() -> None:
    modules = {card.id: {*card.modules} for card in BOX.scientists}
    assert {card.id for card in BOX.scientists if card.known} == {
        "electrical_engineer", "production_engineer", "biomedical_researcher", "biologist",
        "psychologist", "food_engineer", "physicist",
    }  # fmt: skip
    assert modules["electrical_engineer"] == {"power", "comms"}
    assert modules["production_engineer"] & modules["biomedical_researcher"] == {"greenhouse"}
    assert modules["psychologist"] == {"comms", "greenhouse", "recycling"}
    assert "laboratory" in modules["food_engineer"]
    assert [INDEX.scientists[key].level for key in ("physicist", "biologist")] == [2, 1]


def test_known_numbers_of_the_boards() -> None:
    board = INDEX.board
    assert (board.co2[-2], board.penalty, board.orders[4], board.awards[:2]) == (5, 3, 8, (8, 5))
    assert board.co2[0] < 0 > board.orders[0]
    assert list(board.co2) == sorted(board.co2)
    assert list(board.construction) == sorted(board.construction, reverse=True)
    assert (len(board.construction), set(board.fees)) == (4, {1, 2})
    assert max(order.vp for order in BOX.orders) == 18
    assert {card.value for card in BOX.food if card.crop == "watercress"} == {4}
    assert (BOX.ai.battery, BOX.ai.food, BOX.ai.titanium) == (8, 5, 2)


def test_everything_is_named_in_every_language_and_nothing_else() -> None:
    families = (
        *(BOX.scientists, BOX.orders, BOX.procedures, BOX.equipment, BOX.bonuses, BOX.zones),
        BOX.ai_cards,
    )
    keys = {item.id for items in families for item in items} | {card.crop for card in BOX.food}
    assert set(NAMES) == keys | {*MODULES, *TRACKS, "ai"}
    assert all(set(name) == set(LANGUAGES) for name in NAMES.values())
    assert all(len(text) <= 26 for order in BOX.orders for text in NAMES[order.id].values())
