"""Which picture shows what a decision is about: the mining area for a probe, the cards on offer."""

from __future__ import annotations

from games.luna_maris import state as s
from games.luna_maris.state import State

OWN = "player"
_CARDS = "hire fulfil build take harvest claim salvage equip"
_OWN = "recover feed rest dismiss depot"
KINDS = {
    "install": "mining",
    **dict.fromkeys(_CARDS.split(), "cards"),
    **dict.fromkeys(_OWN.split(), OWN),
}
"""By kind of action; all others are about the colony, in the picture of the step."""
FRAMES: dict[type, str] = {
    s.Studying: "board",
    **dict.fromkeys((s.Equipping, s.Harvesting, s.TurnBonus, s.Claiming, s.Salvaging), "cards"),
    **dict.fromkeys((s.Feeding, s.Recovering, s.Retrieving), OWN),
}


def about(state: State, seat: int, kind: str | None) -> str | None:
    """Return the picture that shows what a seat has to decide, as it is asked for."""
    if not state.stack or (kind is None and seat != state.turn):
        return None
    found = KINDS.get(kind) if kind else FRAMES.get(type(state.stack[-1]))
    return f"{OWN}:{seat}" if found == OWN else found or "turn"
