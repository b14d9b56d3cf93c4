"""The mining area: enough zones, titanium in the middle, fair starting spaces."""

from __future__ import annotations

from itertools import combinations

import pytest

from games.luna_maris.content import BUILT_IN, components
from games.luna_maris.content.types import Zone

INDEX = components(BUILT_IN)
ZONES = list(INDEX.zones.values())
TITANIUM = [zone for zone in ZONES if zone.terrain == "titanium"]


def apart(a: Zone, b: Zone) -> int:
    """Return the steps between two hexagons."""
    q, r = a.q - b.q, a.r - b.r
    return max(abs(q), abs(r), abs(q + r))


def test_zones() -> None:
    assert 20 <= len(ZONES) <= 24
    assert all(INDEX.neighbours[zone.id] for zone in ZONES)


def test_neighbours_are_one_step_away_and_mutual() -> None:
    for zone in ZONES:
        near = {other.id for other in ZONES if apart(zone, other) == 1}
        assert set(INDEX.neighbours[zone.id]) == near


def test_titanium_lies_along_the_centre() -> None:
    assert len(TITANIUM) == 4
    rim = [zone for zone in ZONES if len(INDEX.neighbours[zone.id]) < 6]
    assert not set(TITANIUM) & set(rim)


@pytest.mark.parametrize(("players", "mines"), [(2, 2), (3, 3), (4, 4)])
def test_open_mines_by_players(players: int, mines: int) -> None:
    assert sum(zone.covered < players for zone in TITANIUM) == mines


@pytest.mark.parametrize("players", [2, 3, 4])
def test_starting_spaces_are_fair(players: int) -> None:
    starts = [zone for zone in ZONES if players in zone.start]
    assert len(starts) == players
    assert all(zone.terrain == "iron" for zone in starts)
    mines = [zone for zone in TITANIUM if zone.covered < players]
    ways = {tuple(sorted(apart(zone, mine) for mine in mines)) for zone in starts}
    assert len(ways) == 1
    assert min(ways.pop()) in (2, 3)
    assert all(apart(a, b) >= 2 for a, b in combinations(starts, 2))
    assert all(len(INDEX.neighbours[zone.id]) >= 3 for zone in starts)


def test_zones_are_named_by_their_row() -> None:
    for zone in ZONES:
        name = INDEX.names[zone.id]
        assert name["en"] == name["fr"]
    rows = [{INDEX.names[z.id]["en"][0] for z in ZONES if z.r == r} for r in {z.r for z in ZONES}]
    assert all(len(row) == 1 for row in rows)
