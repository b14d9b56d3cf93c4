"""Maps of hexagons: rings and neighbours."""

from __future__ import annotations

from games.core.grid import STEPS, Rings, by_ring, distances, neighbours, ring


def test_a_ring_goes_clockwise_through_what_is_so_far_away() -> None:
    assert list(ring(1)) == list(STEPS)
    far = distances([(0, 0)], lambda place: [n for n in neighbours(place) if max(map(abs, n)) < 5])
    for radius in (2, 3, 4):
        found = list(ring(radius))
        assert len(set(found)) == 6 * radius
        assert {far[place] for place in found} == {radius}
        assert all(b in neighbours(a) for a, b in zip(found, [*found[1:], found[0]], strict=True))


def test_cells_are_named_by_ring_and_number() -> None:
    found = Rings(3)
    assert len(found.places) == 6 + 12 + 18
    assert found.neighbours["A1"] == ("B1", "B2", "A2", "A6", "B12")
    assert [found.on_axis(axis, 3) for axis in range(6)] == ["C1", "C4", "C7", "C10", "C13", "C16"]
    assert found.places["C4"] == (0, 3)


def test_cells_come_in_the_order_of_the_map_however_they_were_stored() -> None:
    stored = dict.fromkeys(sorted(Rings(3).places), 1)
    assert list(stored) != list(Rings(3).places)
    assert list(by_ring(stored)) == list(Rings(3).places)
