"""Pictures of Projet Cérès."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rendering.projet_ceres.board import board_picture
from rendering.projet_ceres.ceres import ceres_picture
from rendering.projet_ceres.clans import clans_picture
from rendering.projet_ceres.fight import fight_picture
from rendering.projet_ceres.hand import hand_picture
from rendering.projet_ceres.legend import legend_picture
from rendering.projet_ceres.map import map_picture
from rendering.projet_ceres.person import clan_picture
from rendering.projet_ceres.score import score_picture
from rendering.projet_ceres.sheets import market_picture, mission_picture, projects_picture
from rendering.projet_ceres.table import Table
from rendering.projet_ceres.turn import turn_picture
from rendering.scene import Scene
from rendering.table import drawn_by

PICTURES: Mapping[str, Callable[[Table], Scene]] = {
    "board": board_picture,
    "ceres": ceres_picture,
    "clans": clans_picture,
    "map": map_picture,
    "projects": projects_picture,
    "market": market_picture,
    "mission": mission_picture,
    "fight": fight_picture,
    "legend": legend_picture,
    "turn": turn_picture,
    "hand": hand_picture,
    "score": score_picture,
}
layout = drawn_by(Table, PICTURES, {"clan": clan_picture})
