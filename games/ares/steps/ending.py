"""Being done with a phase, and taking that back; when there is nothing left to do (17.2)."""

from __future__ import annotations

from msgspec.structs import replace

from games.ares.actions import Play, Reopen
from games.ares.content import OXYGEN_STEPS, TEMPERATURE_STEPS
from games.ares.effects.resolve import advance
from games.ares.rules import derive
from games.ares.rules.actor import Actor
from games.ares.rules.requirements import colour_refusal
from games.ares.state import (
    ACTION,
    CONSTRUCTION,
    DEVELOPMENT,
    Lane,
    Offering,
    Phase,
    Player,
    State,
    live_phase,
)
from games.ares.steps.base import AresStep, Here, actor
from games.ares.steps.bonus import BuyRating
from games.ares.steps.playing import PlayCard
from games.ares.steps.standard import StandardAction, carry_out
from games.ares.steps.using import UseAction
from games.core.actions import EndTurn
from games.core.errors import NOT_NOW, Reason, reason
from games.core.events import Applied
from games.core.steps import Decision, Steps

PLAY, BUY, USE, STANDARD = PlayCard(), BuyRating(), UseAction(), StandardAction()


class BeDone(AresStep[Here[Phase], EndTurn]):
    """Be done, after what must be done or asked before (8.5, R13)."""

    def offers(self, at: Here[Phase]) -> list[EndTurn]:
        return [EndTurn()]

    def refusal(self, at: Here[Phase], action: EndTurn) -> Reason | None:
        return None

    def do(self, at: Here[Phase], action: EndTurn, log: Applied) -> None:
        phase, lane = at.frame, at.frame.lanes[at.seat]
        if phase.number == CONSTRUCTION and lane.bonus:
            lane.stack.append(Offering())
            return
        offered = lane.offer
        if phase.number == ACTION:
            _convert(actor(at, log))
        # An offer that the conversions opened may still be taken (R24).
        lane.done = offered or not lane.offer or idle(at.state, at.seat)

    def default(self, at: Here[Phase]) -> EndTurn:
        return EndTurn()

    def costs_nothing(self, at: Here[Phase], action: EndTurn) -> bool:
        # In phase III sales may pay for an action; else one could only sell, or draw the card
        # that is offered when one is done.
        if at.frame.number == ACTION:
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


class AskAboutCard(AresStep[Here[None], Play]):
    """Ask why a hand card cannot be played while one cannot play any."""

    def offers(self, at: Here[None]) -> list[Play]:
        lane = _lane(at)
        playing = lane is not None and not lane.done and not lane.stack
        return [] if playing else [Play(card) for card in at.player.hand]

    def candidates(self, at: Here[None]) -> tuple[Play, ...]:
        return ()

    def refusal(self, at: Here[None], action: Play) -> Reason | None:
        phase = live_phase(at.state)
        if phase is None:
            return colour_refusal(at.player, 0, action.card)
        if phase.lanes[at.seat].stack:
            return reason("part_first")
        why = colour_refusal(at.player, phase.number, action.card)
        return why or already_done(at.state, at.seat)

    def do(self, at: Here[None], action: Play, log: Applied) -> None:
        raise AssertionError("a card was played while nothing can be played")


def _lane(at: Here[None]) -> Lane | None:
    phase = live_phase(at.state)
    return None if phase is None else phase.lanes[at.seat]


def already_done(state: State, seat: int) -> Reason:
    """Return that a seat is done with a phase, and whether it has anything left to do there."""
    phase = live_phase(state)
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


def idle(state: State, seat: int) -> bool:
    """Return whether public facts prove that a seat can do nothing but sell cards (17.2)."""
    phase, player = live_phase(state), state.players[seat]
    assert phase is not None
    lane = phase.lanes[seat]
    if lane.stack:
        return False
    if phase.number == DEVELOPMENT and player.hand and (lane.slots or lane.free):
        return False
    if phase.number == CONSTRUCTION and (lane.bonus or (player.hand and lane.slots)):
        return False
    at = Decision(state, seat, _sold_out(player), phase, None, Steps())
    if phase.number == ACTION and (
        USE.no_option_reason(at) is None or STANDARD.no_option_reason(at) is None
    ):
        return False
    return BUY.no_option_reason(at) is not None


def _sold_out(player: Player) -> Player:
    """Return a player with the MC of all hand cards; the cards stay to pay with themselves."""
    return replace(player, mc=player.mc + len(player.hand) * derive.sale_worth(player))
