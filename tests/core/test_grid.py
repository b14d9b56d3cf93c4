"""Maps: rings of hexagons, neighbours, and places that can be reached."""

from __future__ import annotations

from games.core.grid import STEPS, Rings, by_ring, distances, linked, neighbours, ring

PASSAGES = {"a": "bc", "b": "ad", "c": "ad", "d": "bce", "e": "d", "f": "g", "g": "f"}


def test_a_ring_goes_clockwise_through_what_is_so_far_away() -> None:
    assert list(ring(1)) == list(STEPS)
    far = distances([(0, 0)], lambda place: [n for n in neighbours(place) if max(map(abs, n)) < 5])
    for radius in (2, 3, 4):
        found = list(ring(radius))
        assert len(set(found)) == 6 * radius
        assert {far[place] for place in found} == {radius}
        assert all(b in neighbours(a) for a, b in zip(found, [*found[1:], found[0]], strict=True))


def test_cells_are_named_by_ring_and_number_in_the_order_of_the_map() -> None:
    found = Rings(3)
    assert len(found.places) == 6 + 12 + 18
    assert found.neighbours["A1"] == ("B1", "B2", "A2", "A6", "B12")
    assert [found.on_axis(axis, 3) for axis in range(6)] == ["C1", "C4", "C7", "C10", "C13", "C16"]
    assert found.places["C4"] == (0, 3)
    stored = dict.fromkeys(sorted(found.places), 1)
    assert list(stored) != list(found.places)
    assert list(by_ring(stored)) == list(found.places)


def test_what_can_be_reached_is_found_once_the_nearest_first() -> None:
    assert linked("a", PASSAGES, PASSAGES) == ["a", "b", "c", "d", "e"]
    assert linked("aea", PASSAGES, PASSAGES) == ["a", "e", "b", "c", "d"]
    assert distances("a", PASSAGES.__getitem__) == {"a": 0, "b": 1, "c": 1, "d": 2, "e": 3}
    assert linked("a", PASSAGES, "abe") == ["a", "b"], "only places that count lead on"
    assert linked("de", PASSAGES, "ce") == ["e"]
