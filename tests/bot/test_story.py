"""How what happened is told."""

from __future__ import annotations

from bot.narration.story import counted


def test_what_happens_several_times_in_a_row_is_told_once() -> None:
    assert counted(["a", "b", "b", "b", "a"]) == ["a", "b (×3)", "a"]
    assert counted([]) == []
