"""The orders of Ares Expedition: a seat's phase card, sitting a phase out, being done."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.ares.actions import AnyAction, DrawBonus, PickPhase
from games.ares.state import ACTION, CONSTRUCTION, DEVELOPMENT, PHASES, Planning, State, live_phase
from games.core.actions import EndTurn
from games.core.engine import AnyEngine
from games.core.hidden.declare import View
from games.core.orders import Answered, Finishing, Order, Orders, Passing, Ranking
from games.core.waits import Wait


class PickNext(Ranking):
    """The phase card of the next round: the first that is not the seat's last one."""

    def offers(self, game: AnyEngine, seen: View[State]) -> Sequence[str]:
        return [str(phase) for phase in PHASES]

    def choices(
        self, game: AnyEngine, seen: View[State], wait: Wait
    ) -> Mapping[str, Sequence[AnyAction]]:
        if not isinstance(seen.state.stack[-1], Planning):
            return {}
        return {str(phase): (PickPhase(phase),) for phase in PHASES}


class SitOut(Passing):
    """Done with a phase at once, even if a play is possible; the free card is drawn."""

    lists = True
    ranks = False

    def offers(self, game: AnyEngine, seen: View[State]) -> Sequence[str]:
        return [str(phase) for phase in (DEVELOPMENT, CONSTRUCTION, ACTION)]

    def answer(self, game: AnyEngine, seen: View[State], wait: Wait, order: Order) -> Answered:
        phase = live_phase(seen.state)
        if phase is None or str(phase.number) not in order.values:
            return None
        found = super().answer(game, seen, wait, order)
        bonus = found is not None and phase.lanes[wait.seat].bonus
        return (DrawBonus(), EndTurn()) if bonus and phase.number == CONSTRUCTION else found


class NothingPossible(Finishing):
    """An order that ends a phase in which its player can play and use nothing.

    The free card is drawn first. A player who can play it is not done.
    """

    def answer(self, game: AnyEngine, seen: View[State], wait: Wait, order: Order) -> Answered:
        phase, found = live_phase(seen.state), set(game.answers(seen.state, wait.seat))
        drawing = phase is not None and found == {DrawBonus(), EndTurn()}
        if drawing and self.nothing(game, seen, wait.seat):
            return (DrawBonus(),)
        return super().answer(game, seen, wait, order)


ORDERS = Orders(PickNext(), SitOut(), NothingPossible())
