"""How what happened is told."""

from __future__ import annotations

from bot.narration.posts import score_sheet
from bot.narration.story import counted
from games.core.game import Outcome, Score
from tests.bot.seated import Seated


def test_what_happens_several_times_in_a_row_is_told_once() -> None:
    assert counted(["a", "b", "b", "b", "a"]) == ["a", "b (×3)", "a"]
    assert counted([]) == []


async def test_points_below_zero_have_a_proper_minus(two: Seated) -> None:
    outcome = Outcome((Score(0, -3, {"buildings": -5, "ore": 2}, 1),), (0,))
    told = score_sheet(await two.live(), outcome, "en", ("Ada", "Brian"))
    assert "**−3**" in told
    assert "-" not in told


async def test_a_score_without_parts_has_no_empty_brackets(two: Seated) -> None:
    outcome = Outcome((Score(0, 0, {"buildings": 0}, 1),), (0,))
    assert score_sheet(await two.live(), outcome, "en", ("Ada", "Brian")) == "1. **Ada**: **0**"
    assert score_sheet(await two.live(), outcome, "fr", ("Ada", "Brian")).endswith(": **0**")
