"""Pictures of Ceres."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from games.ceres.state import State
from games.core.secrets import Seen
from games.core.text import Language
from rendering.ceres.board import board_picture
from rendering.ceres.corporation import corporation_picture
from rendering.ceres.holdings import holdings_picture
from rendering.ceres.score import score_picture
from rendering.ceres.table import Table
from rendering.ceres.turn import preview
from rendering.ceres.zooms import belt_picture, cards_picture, locations_picture
from rendering.scene import Scene
from rendering.theme import Theme

PICTURES: Mapping[str, Callable[[Table], Scene]] = {
    "board": board_picture,
    "players": holdings_picture,
    "belt": belt_picture,
    "locations": locations_picture,
    "cards": cards_picture,
    "turn": preview,
    "score": score_picture,
}


def layout(
    view: Seen[State],
    picture: str,
    *,
    lang: Language,
    theme: Theme,
    names: Sequence[str],
    before: Seen[State] | None = None,
) -> Scene:
    """Return a picture of Ceres; changes since the older view are marked."""
    table = Table(view, before, lang, theme, names)
    name, _, seat = picture.partition(":")
    if name == "corporation":
        return corporation_picture(table, int(seat))
    return PICTURES[name](table)
