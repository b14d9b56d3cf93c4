"""What may be ordered in advance in Dust: one of each kind, at tables with a market."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.core.actions import Action
from games.core.engine import AnyEngine
from games.core.hidden.declare import AnyView
from games.core.orders import Cheapest, Finishing, Orders, Passing, Ranking
from games.core.waits import Wait
from tests.toy.market import fight
from tests.toy.market.state import GIFTS, Claim, FightFrame, Power


class Gifts(Ranking):
    """The first of these gifts that is left."""

    def offers(self, game: AnyEngine, seen: AnyView) -> Sequence[str]:
        return GIFTS if seen.state.market is not None else ()

    def choices(self, game: AnyEngine, seen: AnyView, wait: Wait) -> Mapping[str, Sequence[Action]]:
        return {gift: (Claim(gift),) for gift in GIFTS} if wait.key.startswith("claims ") else {}


class Fighting(Cheapest):
    """The cheapest set of these cards that wins the fight, else passing."""

    def plays(self, game: AnyEngine, seen: AnyView) -> Mapping[str, Action]:
        if seen.state.market is None or seen.viewer is None:
            return {}
        return {str(card): Power(card) for card in seen.state.players[seen.viewer].hand}

    def concerns(self, game: AnyEngine, seen: AnyView, wait: Wait) -> bool:
        return wait.key.startswith("fight ")

    def worth(self, game: AnyEngine, seen: AnyView, card: str) -> int:
        return int(card)

    def wins(self, game: AnyEngine, seen: AnyView, cards: Sequence[str]) -> bool:
        asked = seen.state.stack[-1]
        assert isinstance(asked, FightFrame)
        attack, defence = fight.totals(seen.state, asked)
        more = sum(map(int, cards))
        if seen.viewer == asked.attacker:
            return attack + more > defence
        return defence + more >= attack


ORDERS = Orders(Passing(), Finishing(), Gifts(), Fighting())
