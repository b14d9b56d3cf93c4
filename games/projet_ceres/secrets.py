"""Public knowledge of a game of Projet Cérès, as far as its fields do not declare it (21)."""

from __future__ import annotations

from games.core.boundaries import Boundary
from games.core.hidden.compile import Secrets
from games.core.hidden.declare import Deal, Hooks, Pool, whole
from games.core.windows import dealt
from games.projet_ceres import state as s
from games.projet_ceres.content import SETS, Index
from games.projet_ceres.rules.belt import laid
from games.projet_ceres.state import Player, State
from games.projet_ceres.steps.calls import ReactsToEvent


def _t(state: State) -> Index:
    return SETS.get(state.content)


def _unowned(state: State) -> list[str]:
    """Return the investment cards that nobody has bought."""
    owned = {card for p in state.players for card in p.owned}.union(state.gone, laid(state))
    return [card for card in _t(state).investment if card not in owned]


def _owned(state: State, seat: int | None) -> list[str]:
    """Return the cards of a player that do not lie on asteroids."""
    cards, there = [] if seat is None else state.players[seat].owned, laid(state)
    return [card for card in cards if card not in there]


def _sort_hand(p: Player, deal: Deal, seat: int | None) -> None:
    """Keep a hand in the order in which the game keeps it."""
    p.hand = sorted(p.hand)


OPEN = (
    Boundary, s.Upkeep, s.Turn, s.Agents, s.Colonies, s.Opening, s.Closing, s.Arrivals, s.Fight,
    s.Doing, s.Gaining, s.Losing, s.Moving, s.Surveying, s.Destroying, s.Investing, s.Buying,
    s.Trading, s.Discarding, s.Recalling, s.Salvaging, s.Readying, s.Offered, s.Paying,
    s.Counting,
)  # fmt: skip
"""Frames that are public in full."""
SECRETS = Secrets(
    State,
    public={
        State: """content options round phase first opened belt shown supports story missions
            active repeated die collective ending stack tokens vain""",
        Player: """seat clan home owned used dev col unlocked reserve docked goods store agents
            boxes passed influence marked badges failed lane busy asides""",
        s.Asteroid: "up seat ships goods used home tokens cards",
        s.Pledged: "goods influence done",
        s.Call: "number seat mission resolution winner opened free",
        s.Reacting: "number event seat where asked given begun",
        s.Exploring: "cell",
        **whole(*OPEN),
    },
    pools={
        "cards": Pool(_owned, by_seat=True),
        "tiles": Pool(lambda state, _: _t(state).belt),
        "investment": Pool(lambda state, _: _unowned(state)),
        "explorations": Pool(lambda state, _: list(_t(state).explorations)),
        "projects": Pool(lambda state, _: list(_t(state).projects)),
    },
    hooks={Player: Hooks(determinize=_sort_hand), s.Reacting: dealt(ReactsToEvent(), _t)},
)
