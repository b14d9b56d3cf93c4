"""Optional bonuses, and being done with a phase: when nothing is left to do there (17.2)."""

from __future__ import annotations

from msgspec.structs import replace

from games.ares import state as s
from games.ares.actions import Decline, DrawBonus, Initiative, Play, Reopen, Sell
from games.ares.content import OXYGEN_STEPS, TEMPERATURE_STEPS
from games.ares.effects.ongoing import OnFirstRaise
from games.ares.effects.resolve import advance
from games.ares.events import CardsSold, InitiativeUsed
from games.ares.rules import costs, derive
from games.ares.rules.actor import Actor, throw
from games.ares.rules.requirements import colour_refusal, in_hand
from games.ares.steps.acting import StandardAction, UseAction, carry_out
from games.ares.steps.base import AresStep, Here, actor, lane_of
from games.ares.steps.between import excess, settled
from games.ares.steps.playing import PlayCard
from games.core.actions import EndTurn
from games.core.errors import NOT_NOW, Reason, reason
from games.core.events import Applied
from games.core.steps import Decision, Steps


class DrawCard(AresStep[Here[s.Phase], DrawBonus]):
    """Draw the card that the chooser of phase II can have instead of a second play (7.2)."""

    def offers(self, at: Here[s.Phase]) -> list[DrawBonus]:
        possible = self.refusal(at, DrawBonus()) is None
        return [DrawBonus()] if possible else []

    def refusal(self, at: Here[s.Phase], action: DrawBonus) -> Reason | None:
        if at.frame.number != s.CONSTRUCTION:
            return NOT_NOW
        return None if at.frame.lanes[at.seat].bonus else reason("no_bonus")

    def do(self, at: Here[s.Phase], action: DrawBonus, log: Applied) -> None:
        lane_of(at).bonus = False
        actor(at, log).draw(1)


class DrawOrLeave(AresStep[Here[s.Offering], DrawBonus | Decline]):
    """Draw that card before one is done, or do without (R13)."""

    def do(self, at: Here[s.Offering], action: DrawBonus | Decline, log: Applied) -> None:
        lane = lane_of(at)
        lane.stack.pop()
        if isinstance(action, Decline):
            lane.done = True
        else:
            lane.bonus = False
            actor(at, log).draw(1)

    def default(self, at: Here[s.Offering]) -> DrawBonus:
        return DrawBonus()

    def costs_nothing(self, at: Here[s.Offering], action: DrawBonus | Decline) -> bool:
        return isinstance(action, DrawBonus)


class BuyRating(AresStep[Here[s.Phase], Initiative]):
    """Pay for terraform rating, once a phase after its first rise."""

    def offers(self, at: Here[s.Phase]) -> list[Initiative]:
        return self.asked(at, self.candidates(at))

    def candidates(self, at: Here[s.Phase]) -> list[Initiative]:
        lane = at.frame.lanes[at.seat]
        if not lane.offer or lane.taken:
            return []
        return [Initiative(way) for way in costs.usable(at.player)]

    def refusal(self, at: Here[s.Phase], action: Initiative) -> Reason | None:
        part, lane = _offer(at.player), at.frame.lanes[at.seat]
        if part is None or not lane.offer or lane.taken:
            return reason("no_offer")
        return costs.funds_refusal(at.player, part.cost.n, action.funds)

    def do(self, at: Here[s.Phase], action: Initiative, log: Applied) -> None:
        part, seat, lane = _offer(at.player), actor(at, log), at.frame.lanes[at.seat]
        assert part is not None
        mc, heat = seat.pay_mc(part.cost.n, action.funds)
        lane.taken = True
        seat.tell(InitiativeUsed(seat=at.seat, mc=mc, heat=heat))
        lane.stack.append(s.Run(at.player.corporation, list(part.do)))


def _offer(player: s.Player) -> OnFirstRaise | None:
    """Return a player's offer to pay for terraform rating."""
    return next(iter(derive.parts(player, OnFirstRaise)), None)


PLAY, BUY, USE, STANDARD = PlayCard(), BuyRating(), UseAction(), StandardAction()
_NO_STEPS = Steps()


class BeDone(AresStep[Here[s.Phase], EndTurn]):
    """Be done, after what must be done or asked before (8.5, R13)."""

    def do(self, at: Here[s.Phase], action: EndTurn, log: Applied) -> None:
        phase, lane = at.frame, at.frame.lanes[at.seat]
        if phase.number == s.CONSTRUCTION and lane.bonus:
            lane.stack.append(s.Offering())
            return
        offered = lane.offer
        if phase.number == s.ACTION:
            _convert(actor(at, log))
        # An offer that the conversions opened may still be taken (R24).
        lane.done = offered or not lane.offer or idle(at.state, at.seat)

    def default(self, at: Here[s.Phase]) -> EndTurn:
        return EndTurn()

    def costs_nothing(self, at: Here[s.Phase], action: EndTurn) -> bool:
        # In phase III sales may pay for an action; else one could only sell, or draw the card
        # that is offered when one is done.
        if at.frame.number == s.ACTION:
            return idle(at.state, at.seat)
        return PLAY.no_option_reason(at) is not None and BUY.no_option_reason(at) is not None


class TakeBack(AresStep[Here[None], Reopen]):
    """Continue a phase that other players have not finished."""

    def offers(self, at: Here[None]) -> list[Reopen]:
        lane = _lane(at)
        return [Reopen()] if lane is not None and lane.done and not lane.stack else []

    def refusal(self, at: Here[None], action: Reopen) -> Reason | None:
        lane = _lane(at)
        if lane is None:
            return NOT_NOW
        if lane.stack:
            return reason("part_first")
        if not lane.done:
            return reason("not_done")
        return reason("nothing_left") if idle(at.state, at.seat) else None

    def do(self, at: Here[None], action: Reopen, log: Applied) -> None:
        lane = _lane(at)
        assert lane is not None
        lane.done = False


class SellCard(AresStep[Here[None], Sell]):
    """Discard a hand card for MC, at any time but in set-up and within an effect."""

    def offers(self, at: Here[None]) -> list[Sell]:
        phase = s.live_phase(at.state)
        if phase is not None and phase.lanes[at.seat].stack:
            return []
        return [Sell(card) for card in at.player.hand]

    def refusal(self, at: Here[None], action: Sell) -> Reason | None:
        match at.state.stack[-1]:
            case s.Phase(lanes=lanes):
                if lanes[at.seat].stack:
                    return reason("part_first")
            case s.Mulligan() | s.Founding() | s.Swap():
                return NOT_NOW
            case s.Cubes(_, swaps) if swaps:
                return NOT_NOW  # R38: nothing is sold before the exchange is settled
            case s.Research() as frame if not settled(frame, at.seat):
                return NOT_NOW
            case _:
                pass
        return in_hand(at.player, action.card)

    def do(self, at: Here[None], action: Sell, log: Applied) -> None:
        player = at.player
        player.hand.remove(action.card)
        throw(at.state, [action.card])
        worth = derive.sale_worth(player)
        player.mc += worth
        actor(at, log).tell(CardsSold(seat=at.seat, n=1, mc=worth))
        frame = at.state.stack[-1]
        if isinstance(frame, s.Limit):
            left = [marked for marked in frame.marked[at.seat] if marked != action.card]
            frame.marked[at.seat] = left[: excess(at.state, at.seat)]


class AskAboutCard(AresStep[Here[None], Play]):
    """Ask why a hand card cannot be played while one cannot play any."""

    def offers(self, at: Here[None]) -> list[Play]:
        lane = _lane(at)
        playing = lane is not None and not lane.done and not lane.stack
        return [] if playing else [Play(card) for card in at.player.hand]

    def candidates(self, at: Here[None]) -> tuple[Play, ...]:
        return ()

    def refusal(self, at: Here[None], action: Play) -> Reason | None:
        phase = s.live_phase(at.state)
        if phase is None:
            return colour_refusal(at.player, 0, action.card)
        if phase.lanes[at.seat].stack:
            return reason("part_first")
        why = colour_refusal(at.player, phase.number, action.card)
        return why or already_done(at.state, at.seat)

    def do(self, at: Here[None], action: Play, log: Applied) -> None:
        raise AssertionError("a card was played while nothing can be played")


def _lane(at: Here[None]) -> s.Lane | None:
    phase = s.live_phase(at.state)
    return None if phase is None else phase.lanes[at.seat]


def already_done(state: s.State, seat: int) -> Reason:
    """Return that a seat is done with a phase, and whether it has anything left to do there."""
    phase = s.live_phase(state)
    assert phase is not None
    return reason("already_done", phase=phase.number, left=int(not idle(state, seat)))


def _convert(actor: Actor) -> None:
    """Do the forced conversions, heat first (8.5, R12)."""
    state, player = actor.state, actor.player
    while player.heat >= derive.HEAT_STEP and state.temperature < TEMPERATURE_STEPS:
        carry_out(actor, "heat_temperature", forced=True)
        advance(actor)
    while player.plant >= derive.forest_plants(player) and state.oxygen < OXYGEN_STEPS:
        carry_out(actor, "forest_plants", forced=True)
        advance(actor)


def idle(state: s.State, seat: int) -> bool:
    """Return whether public facts prove that a seat can do nothing but sell cards (17.2)."""
    phase, player = s.live_phase(state), state.players[seat]
    assert phase is not None
    lane = phase.lanes[seat]
    if lane.stack:
        return False
    if phase.number == s.DEVELOPMENT and player.hand and (lane.slots or lane.free):
        return False
    if phase.number == s.CONSTRUCTION and (lane.bonus or (player.hand and lane.slots)):
        return False
    at = Decision(state, seat, _sold_out(player), phase, None, _NO_STEPS)
    if phase.number == s.ACTION and (
        USE.no_option_reason(at) is None or STANDARD.no_option_reason(at) is None
    ):
        return False
    return BUY.no_option_reason(at) is not None


def _sold_out(player: s.Player) -> s.Player:
    """Return a player with the MC of all hand cards; the cards stay to pay with themselves."""
    return replace(player, mc=player.mc + len(player.hand) * derive.sale_worth(player))
