"""What can be reached over whatever joins places."""

from __future__ import annotations

from games.core.paths import distances, reached

PASSAGES = {"a": "bc", "b": "ad", "c": "ad", "d": "bce", "e": "d", "f": "g", "g": "f"}


def test_everything_that_can_be_reached_is_found_once_the_nearest_first() -> None:
    assert list(reached("a", PASSAGES.__getitem__)) == ["a", "b", "c", "d", "e"]
    assert list(reached("ae", PASSAGES.__getitem__)) == ["a", "e", "b", "c", "d"]
    assert distances("a", PASSAGES.__getitem__) == {"a": 0, "b": 1, "c": 1, "d": 2, "e": 3}


def test_no_more_is_looked_at_than_is_asked_for() -> None:
    looked: list[str] = []

    def near(place: str) -> str:
        looked.append(place)
        return PASSAGES[place]

    assert "c" in reached("a", near)
    assert looked == ["a", "b"]
