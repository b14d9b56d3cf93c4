"""Pictures of Ares Expedition."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from games.ares.state import State
from games.core.secrets import Seen
from games.core.text import Language
from rendering.ares.board import board_picture
from rendering.ares.hand import hand_picture
from rendering.ares.mats import players_picture
from rendering.ares.revealed import revealed_picture
from rendering.ares.score import score_picture
from rendering.ares.table import Table
from rendering.ares.tableau import tableau_picture
from rendering.scene import Scene
from rendering.theme import Theme

PICTURES: Mapping[str, Callable[[Table], Scene]] = {
    "board": board_picture,
    "players": players_picture,
    "revealed": revealed_picture,
    "hand": hand_picture,
    "score": score_picture,
}


def layout(
    seen: Seen[State],
    picture: str,
    *,
    lang: Language,
    theme: Theme,
    names: Sequence[str],
    before: Seen[State] | None = None,
) -> Scene:
    """Return a picture of Ares Expedition; changes since `before` are marked."""
    table = Table(seen, before, lang, theme, names)
    name, _, seat = picture.partition(":")
    if name == "tableau":
        return tableau_picture(table, int(seat))
    return PICTURES[name](table)
