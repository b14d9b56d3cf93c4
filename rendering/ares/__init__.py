"""Pictures of Ares Expedition."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rendering.ares.board import board_picture
from rendering.ares.hand import hand_picture
from rendering.ares.legend import legend_picture
from rendering.ares.mats import players_picture
from rendering.ares.phases import phases_picture
from rendering.ares.revealed import revealed_picture
from rendering.ares.score import score_picture
from rendering.ares.table import Table
from rendering.ares.tableau import tableau_picture
from rendering.scene import Scene
from rendering.table import drawn_by

PICTURES: Mapping[str, Callable[[Table], Scene]] = {
    "board": board_picture,
    "players": players_picture,
    "revealed": revealed_picture,
    "legend": legend_picture,
    "hand": hand_picture,
    "phases": phases_picture,
    "score": score_picture,
}
layout = drawn_by(Table, PICTURES, {"tableau": tableau_picture})
