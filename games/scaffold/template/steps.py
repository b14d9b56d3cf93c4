"""What a player can do, why not, and what happens: the only source of legality.

Reasons and their facts, apart from those of the kernel:

already_acted
    the action of this turn is taken.
act_first
    a turn is not ended without an action.
not_there (asteroid)
    an asteroid that is neither in the belt nor in the player's hand.
too_expensive (price, energy)
    more than the player's energy.
hand_full (most)
    a hand has no room.
pile_empty
    there is nothing left to scan.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.core.actions import EndTurn
from games.core.choose_id import ChooseId
from games.core.errors import Reason, reason
from games.core.events import Applied
from games.core.steps import Decision, Step, Steps
from games.scaffold.template import flow
from games.scaffold.template.actions import Claim, Recharge, Scan
from games.scaffold.template.content import Index
from games.scaffold.template.events import Claimed, Found, Recharged, Scanned
from games.scaffold.template.state import Player, State, Turn

HAND = 2
"""The most asteroids in a hand."""
GAIN = 2
"""The energy of one recharge."""

Here = Decision[State, Player, Turn, Index]


class Claiming(ChooseId[Here, Claim]):
    """An asteroid of the belt or of the hand, for its energy."""

    why, fact = "not_there", "asteroid"

    def options(self, at: Here) -> Sequence[str]:
        return [*at.state.belt, *at.player.hand]

    def known(self, at: Here) -> dict[str, object]:
        return dict(at.tables.asteroids)

    def cannot_choose(self, at: Here, action: Claim) -> Reason | None:
        if at.frame.acted:
            return reason("already_acted")
        price = at.tables.asteroids[action.asteroid].energy
        if price > at.player.energy:
            return reason("too_expensive", price=price, energy=at.player.energy)
        return None

    def cost(self, at: Here, action: Claim) -> int:
        return at.tables.asteroids[action.asteroid].energy

    def do(self, at: Here, action: Claim, log: Applied) -> None:
        price = self.cost(at, action)
        at.frame.acted = True
        at.player.energy -= price
        source = at.state.belt if action.asteroid in at.state.belt else at.player.hand
        source.remove(action.asteroid)
        at.player.claimed.append(action.asteroid)
        log.events.append(Claimed(seat=at.seat, asteroid=action.asteroid, energy=price))


class Scanning(Step[Here, Scan]):
    """The top asteroid of the pile, which only this player sees."""

    def refusal(self, at: Here, action: Scan) -> Reason | None:
        if at.frame.acted:
            return reason("already_acted")
        if len(at.player.hand) >= HAND:
            return reason("hand_full", most=HAND)
        return None if at.state.pile else reason("pile_empty")

    def do(self, at: Here, action: Scan, log: Applied) -> None:
        at.frame.acted = True
        found = at.state.pile.pop()
        at.player.hand.append(found)
        log.events.append(Scanned(seat=at.seat))
        log.events.append(Found(seats=(at.seat,), seat=at.seat, asteroid=found))
        log.revealed = True  # something hidden was shown, so undo stops here


class Recharging(Step[Here, Recharge]):
    """More energy, which is always possible."""

    def refusal(self, at: Here, action: Recharge) -> Reason | None:
        return reason("already_acted") if at.frame.acted else None

    def do(self, at: Here, action: Recharge, log: Applied) -> None:
        at.frame.acted = True
        at.player.energy += GAIN
        log.events.append(Recharged(seat=at.seat, energy=GAIN))


class Ending(Step[Here, EndTurn]):
    """The end of a turn, after its action."""

    def refusal(self, at: Here, action: EndTurn) -> Reason | None:
        return None if at.frame.acted else reason("act_first")

    def do(self, at: Here, action: EndTurn, log: Applied) -> None:
        flow.end_turn(at.state, log)


STEPS = Steps(Claiming(), Scanning(), Recharging(), Ending())
