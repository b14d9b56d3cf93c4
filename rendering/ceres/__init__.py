"""Pictures of Ceres."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rendering.ceres.board import board_picture
from rendering.ceres.corporation import corporation_picture
from rendering.ceres.holdings import holdings_picture
from rendering.ceres.legend import legend_picture
from rendering.ceres.offer import offer_picture
from rendering.ceres.places_zoom import locations_picture
from rendering.ceres.score import score_picture
from rendering.ceres.table import Table
from rendering.ceres.turn import preview
from rendering.ceres.zooms import belt_picture, cards_picture
from rendering.scene import Scene
from rendering.table import drawn_by

PICTURES: Mapping[str, Callable[[Table], Scene]] = {
    "board": board_picture,
    "offer": offer_picture,
    "players": holdings_picture,
    "belt": belt_picture,
    "locations": locations_picture,
    "cards": cards_picture,
    "legend": legend_picture,
    "turn": preview,
    "score": score_picture,
}
layout = drawn_by(Table, PICTURES, {"corporation": corporation_picture})
