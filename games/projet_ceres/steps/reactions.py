"""Windows in which others react to an event, in secret until all have answered (22.7)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from games.core.errors import Reason, reason
from games.core.events import Applied
from games.core.windows import SealedStep
from games.projet_ceres import events as ev
from games.projet_ceres.actions import React
from games.projet_ceres.effects import Branch
from games.projet_ceres.rules import goods, points, resolve, triggers
from games.projet_ceres.rules.asking import clockwise
from games.projet_ceres.state import Decision, Reacting
from games.projet_ceres.steps.base import short

Here = Decision[Reacting]
NONE = "none"


class ReactsToEvent(SealedStep[Here, React]):
    """A building or hand card for this window, or nothing; clockwise from the event's player."""

    def choices(self, at: Here) -> Iterable[React]:
        yield React(NONE)
        for card in self._fitting(at):
            yield React(card)

    def cannot_choose(self, at: Here, action: React) -> Reason | None:
        if action.card == NONE:
            return None
        if action.card not in self._fitting(at):
            return reason("not_in_hand", card=action.card)
        return short(at, self._branch(at, action.card).cost)

    def order(self, at: Here) -> Sequence[int]:
        return clockwise(at.state, at.frame.seat)

    def sealed(self, at: Here, action: React) -> ev.ReactionSealed:
        return ev.ReactionSealed(seats=(at.seat,), seat=at.seat, card=action.card)

    def apply(self, at: Here, action: React, log: Applied) -> None:
        log.events.append(ev.Reacted(seat=at.seat, card=action.card))
        if action.card == NONE:
            return
        branch = self._branch(at, action.card)
        goods.pay(at.tables, at.state, at.seat, branch.cost, log)
        if action.card in at.player.hand:
            points.drop(at.player, action.card)
        else:
            triggers.use(at.state, at.seat, action.card)
        resolve.bestow(at.tables, at.state, at.seat, branch.do, action.card, log)

    def _fitting(self, at: Here) -> list[str]:
        cards = at.tables.cards
        held = [card for card in at.player.hand if card in cards]
        hand = [card for card in held if cards[card].reacts == at.frame.event]
        return [*hand, *triggers.reactions(at.tables, at.state, at.seat, at.frame.event)]

    def _branch(self, at: Here, card: str) -> Branch:
        found = at.tables.cards[card]
        if card in at.player.hand or found.building is None:
            return found.effect[0]
        return triggers.branches(at.tables, card, found.building)[0]
