"""The score sheet shows all points of all players, the AI's too."""

from __future__ import annotations

from games.luna_maris import scoring
from games.luna_maris.game import GAME
from rendering.canvas import digits
from tests.rendering.luna_maris.positions import game, said, scene


def test_the_ai_has_a_column_with_its_points() -> None:
    state = game(1)
    assert state.rival is not None
    state.rival.vp["orders"] = 61
    state.players[0].vp["probes"] = 37
    state.stack = []
    texts = said(scene(state, "score"))
    outcome = scoring.standing(state)
    assert {"AI", "Ada", "61", "37"} <= set(texts)
    assert {digits(score.total) for score in outcome.scores} <= set(texts)
    for source in scoring.SOURCES:
        assert GAME.words("en").text(f"category-{source}") in texts
