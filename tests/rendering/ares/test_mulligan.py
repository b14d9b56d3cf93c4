"""Who exchanges first cards sees the corporations to choose from next (2.5)."""

from __future__ import annotations

from games.ares.content import NAMES
from games.ares.state import Founding
from tests.rendering.ares.positions import GAME, scene, texts


def test_the_corporations_dealt_are_seen_with_the_first_hand_by_their_seat_alone() -> None:
    state = GAME.start({"setup": "mulligan"}, 3, 5)
    founding = next(frame for frame in state.stack if isinstance(frame, Founding))
    for viewer in range(3):
        shown = " ".join(texts(scene(GAME.mask(state, viewer), "hand")))
        for seat, dealt in enumerate(founding.dealt):
            for corporation in dealt:
                assert (NAMES[corporation]["en"] in shown) == (seat == viewer)
