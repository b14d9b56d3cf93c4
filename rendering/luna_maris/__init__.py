"""Pictures of Luna Maris."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rendering.luna_maris.board import board_picture
from rendering.luna_maris.cards import cards_picture
from rendering.luna_maris.legend import legend_picture
from rendering.luna_maris.offer import offer_picture
from rendering.luna_maris.player import player_picture
from rendering.luna_maris.players import players_picture
from rendering.luna_maris.score import score_picture
from rendering.luna_maris.table import Table
from rendering.luna_maris.turn import turn_picture
from rendering.luna_maris.zooms import colony_picture, mining_picture
from rendering.scene import Scene
from rendering.table import drawn_by

PICTURES: Mapping[str, Callable[[Table], Scene]] = {
    "board": board_picture,
    "colony": colony_picture,
    "mining": mining_picture,
    "offer": offer_picture,
    "players": players_picture,
    "cards": cards_picture,
    "legend": legend_picture,
    "turn": turn_picture,
    "score": score_picture,
}
layout = drawn_by(Table, PICTURES, {"player": player_picture})
