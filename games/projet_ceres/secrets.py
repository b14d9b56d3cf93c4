"""What may be known of a game of Projet Cérès, besides what its fields say themselves (21)."""

from __future__ import annotations

from games.core.boundaries import Boundary
from games.core.masking import Secrets
from games.core.secrets import Deal, Hooks, Pool
from games.core.windows import dealt
from games.projet_ceres import state as s
from games.projet_ceres.content import SETS, Index
from games.projet_ceres.state import Player, State
from games.projet_ceres.steps.reactions import ReactsToEvent


def _t(state: State) -> Index:
    return SETS.get(state.content)


def _unowned(state: State) -> list[str]:
    """Return the investment cards that nobody has bought."""
    owned = {card for p in state.players for card in p.owned}
    return [card for card in _t(state).investment if card not in owned]


def _sort_hand(p: Player, deal: Deal, seat: int | None) -> None:
    """Keep a hand in the order in which the game keeps it."""
    p.hand = sorted(p.hand)


SECRETS = Secrets(
    State,
    public={
        State: """content options round phase first opened belt shown supports story missions
            active repeated die collective ending stack""",
        Player: """seat clan home owned used dev col unlocked reserve docked goods store agents
            boxes passed influence marked badges failed lane busy asides""",
        s.Asteroid: "up seat ships goods used home",
        s.Pledged: "goods influence done",
        s.Upkeep: "cards",
        s.Turn: "seat acted begun between",
        s.Agents: "seat placed",
        s.Colonies: "done",
        s.Opening: "phase",
        s.Closing: "step",
        s.Arrivals: "seat left",
        s.Fight: "number cell attacker defender ships added side handed",
        s.Call: "number seat mission resolution pledges winner opened free",
        s.Reacting: "number event seat where asked given begun",
        s.Doing: "words source guild",
        s.Gaining: "goods any barred",
        s.Losing: "of n",
        s.Moving: "steps most source",
        s.Exploring: "cell",
        s.Surveying: "card",
        s.Destroying: "scope",
        s.Investing: "box influence guild",
        s.Buying: "source discount",
        s.Trading: "sell buy left",
        s.Discarding: "n",
        s.Recalling: "n",
        s.Salvaging: "to n",
        s.Readying: "source",
        s.Offered: "source",
        s.Paying: "action left",
        Boundary: "key asked",
    },
    pools={
        "cards": Pool(
            lambda state, seat: [] if seat is None else state.players[seat].owned, by_seat=True
        ),
        "tiles": Pool(lambda state, _: _t(state).belt),
        "investment": Pool(lambda state, _: _unowned(state)),
        "explorations": Pool(lambda state, _: list(_t(state).explorations)),
        "projects": Pool(lambda state, _: list(_t(state).projects)),
    },
    hooks={Player: Hooks(fill=_sort_hand), s.Reacting: dealt(ReactsToEvent(), _t)},
)
