"""Which picture shows what a decision is about: the map for a step, the hand for a building."""

from __future__ import annotations

from games.projet_ceres.rules import asking
from games.projet_ceres.state import State

OWN = "clan"
_SHOWING = {
    "hand": "play discard reveal build drop react colonies discarding reacting",
    "ceres": "agent agents",
    "projects": "support supporting",
    "market": "buy add investing buying scouting",
    "mission": """attempt pledge winner close_call cancel_call use_mission reopen
        call attempting""",
    "fight": "fight",
    OWN: """use use_asteroid accept ready put lose pay maintain beg recycle salvage trade
        gaining losing paying salvaging readying offered trading""",
}
"""Of kinds of action, and of frames that ask; all others are about the map."""
_PICTURES = {each: picture for picture, named in _SHOWING.items() for each in named.split()}


def about(state: State, seat: int, kind: str | None) -> str | None:
    """Return the picture that shows what a seat has to decide, as it is asked for."""
    frames = asking.focus(state, seat)
    if not frames or (kind is None and seat not in asking.waiting(state)):
        return None
    picture = _PICTURES.get(kind or str(frames[0].__struct_config__.tag), "map")
    return f"{OWN}:{seat}" if picture == OWN else picture
