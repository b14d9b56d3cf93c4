"""The orders of Ceres: a seat's next Location, passing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.ceres.actions import Leader, Pass
from games.ceres.content.types import LOCATIONS
from games.ceres.rules.tables import OPTIONS
from games.ceres.state import State, Turn
from games.core.engine import AnyEngine
from games.core.hidden.declare import View
from games.core.orders import Orders, Passing, Ranking
from games.core.waits import Wait

LEADERS = {
    option: Leader(location, option) for location in LOCATIONS for option in OPTIONS[location]
}
"""By their option: no two Locations have one of the same name."""


class PlaceNext(Ranking):
    """The Leader of the next turn; the player answers the questions of its option."""

    def offers(self, game: AnyEngine, seen: View[State]) -> Sequence[str]:
        return list(LEADERS)

    def choices(
        self, game: AnyEngine, seen: View[State], wait: Wait
    ) -> Mapping[str, Sequence[Leader]]:
        frame = seen.state.stack[-1]
        if not isinstance(frame, Turn) or frame.acted:
            return {}
        return {option: (leader,) for option, leader in LEADERS.items()}


ORDERS = Orders(PlaceNext(), Passing(Pass()))
