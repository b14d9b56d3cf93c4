"""Pictures of Projet Cérès."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rendering.projet_ceres.board import board_picture
from rendering.projet_ceres.table import Table
from rendering.scene import Scene
from rendering.table import drawn_by

PICTURES: Mapping[str, Callable[[Table], Scene]] = {
    "board": board_picture,
}
layout = drawn_by(Table, PICTURES, {})
