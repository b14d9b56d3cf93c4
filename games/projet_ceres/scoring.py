"""Points and tie-breaks (section 19)."""

from __future__ import annotations

from games.core.outcome import Outcome, ranked
from games.projet_ceres.content import SETS, Index
from games.projet_ceres.rules.goods import controlled
from games.projet_ceres.state import Player, State

CATEGORIES = ("devotion", "colonisation")
TIE_BREAKS = ("agents", "influence", "badges", "goods")
DEVOTION = 3


def printed(t: Index, player: Player) -> int:
    """Return the influence printed on a player's cards, without buildings (19.3)."""
    # A deck and a hand together are what is owned and lies nowhere else.
    known = [*player.discard, *player.buildings]
    held = [card for card in player.owned if card not in known]
    return sum(t.cards[card].influence for card in (*held, *player.discard))


def standing(state: State) -> Outcome:
    """Return the scores as they stand, or the final ones."""
    t = SETS.get(state.content)
    sides = [
        (
            p.seat,
            (
                DEVOTION * p.dev + p.col,
                p.agents,
                printed(t, p),
                len([card for card in p.badges if t.missions[card].badge]),
                sum(controlled(state, p.seat).values()),
            ),
            {"devotion": DEVOTION * p.dev, "colonisation": p.col},
        )
        for p in state.players
    ]
    return ranked(sides, TIE_BREAKS, final=state.over)
