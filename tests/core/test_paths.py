"""Places that can be reached over their connections."""

from __future__ import annotations

from games.core.grid import distances, linked

PASSAGES = {"a": "bc", "b": "ad", "c": "ad", "d": "bce", "e": "d", "f": "g", "g": "f"}


def test_everything_that_can_be_reached_is_found_once_the_nearest_first() -> None:
    assert linked("a", PASSAGES, PASSAGES) == ["a", "b", "c", "d", "e"]
    assert linked("aea", PASSAGES, PASSAGES) == ["a", "e", "b", "c", "d"]
    assert distances("a", PASSAGES.__getitem__) == {"a": 0, "b": 1, "c": 1, "d": 2, "e": 3}


def test_only_places_that_count_lead_on() -> None:
    assert linked("a", PASSAGES, "abe") == ["a", "b"]
    assert linked("de", PASSAGES, "ce") == ["e"]
