"""Which picture shows what a decision is about: the mining area for a probe, the cards on offer."""

from __future__ import annotations

from games.core.unions import tag
from games.luna_maris.state import State

OWN = "player"
_SHOWING = {
    "mining": "install",
    "cards": """hire fulfil build take harvest claim salvage equip
        equipping harvesting turn_bonus claiming salvaging""",
    OWN: "recover feed rest dismiss depot feeding recovering retrieving",
    "board": "studying",
}
"""Of kinds of action, and of frames that ask; all others are about the colony, in the picture of
the step."""
_PICTURES = {each: picture for picture, named in _SHOWING.items() for each in named.split()}


def about(state: State, seat: int, kind: str | None) -> str | None:
    """Return the picture that shows what a seat has to decide, as it is asked for."""
    if not state.stack or (kind is None and seat != state.turn):
        return None
    picture = _PICTURES.get(kind or tag(state.stack[-1]), "turn")
    return f"{OWN}:{seat}" if picture == OWN else picture
