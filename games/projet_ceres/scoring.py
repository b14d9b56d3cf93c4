"""Points and tie-breaks (section 19)."""

from __future__ import annotations

from games.core.outcome import Outcome, Standing, ranked
from games.projet_ceres.content import SETS, Index
from games.projet_ceres.rules.belt import laid
from games.projet_ceres.rules.goods import controlled
from games.projet_ceres.state import Player, State

CATEGORIES = ("devotion", "colonisation")
TIE_BREAKS = ("agents", "influence", "badges", "goods")
DEVOTION = 3


def printed(t: Index, state: State, player: Player) -> int:
    """Return the influence printed on a player's cards, but for buildings (19.3)."""
    # Deck and hand together are the owned cards that lie in no other place.
    known = [*player.discard, *player.buildings, *laid(state)]
    held = [card for card in player.owned if card not in known]
    return sum(t.cards[card].influence for card in (*held, *player.discard))


def standing(state: State) -> Outcome:
    """Return the scores so far, or the final ones."""
    t = SETS.get(state.content)
    sides: list[Standing] = []
    for p in state.players:
        points = {"devotion": DEVOTION * p.dev, "colonisation": p.col}
        badges = sum(bool(t.missions[card].badge) for card in p.badges)
        goods = sum(controlled(state, p.seat).values())
        key = (sum(points.values()), p.agents, printed(t, state, p), badges, goods)
        sides.append((p.seat, key, points))
    return ranked(sides, TIE_BREAKS, final=state.over)
