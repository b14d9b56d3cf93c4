"""Decisions carried out; all of them were found legal before.

`apply_phase` has those of phases I to III, `apply_parts` those within effects.
"""

from __future__ import annotations

from games.ares import apply_parts, apply_phase, flow, phases
from games.ares.actions import (
    AnyAction,
    Decline,
    Found,
    Give,
    Keep,
    PickDummy,
    PickPhase,
    RaiseScale,
    Reopen,
    Sell,
    TakeCube,
    Throw,
    Toss,
)
from games.ares.effects import resolve
from games.ares.events import (
    CardReceived,
    CardsSold,
    CardsSwapped,
    SwapDeclined,
)
from games.ares.legal import excess
from games.ares.rules import derive
from games.ares.state import (
    Bump,
    Cubes,
    Founding,
    Limit,
    Mulligan,
    Phase,
    Planning,
    Research,
    State,
    Swap,
)
from games.ares.step import Step, remarked, tell, throw, toggle, whisper
from games.core.actions import EndTurn
from games.core.events import Applied


def perform(state: State, seat: int, action: AnyAction) -> Applied:
    """Carry out a legal action and what follows from it."""
    step = Step(state)
    if isinstance(action, Sell):
        _sell(step, seat, action.card)
    else:
        match state.stack[-1]:
            case Phase() as phase:
                _in_phase(step, phase, seat, action)
            case frame:
                _in_step(step, frame, seat, action)
    phases.after_action(step)
    flow.settle(step)
    return step.out


def _in_phase(step: Step, phase: Phase, seat: int, action: AnyAction) -> None:
    lane = phase.lanes[seat]
    if lane.stack:
        apply_parts.perform(step, lane, seat, action)
    else:
        apply_phase.perform(step, phase, seat, action)
    resolve.advance(step, seat)


def _in_step(step: Step, frame: object, seat: int, action: AnyAction) -> None:
    match frame, action:
        case Mulligan(thrown), Throw(card):
            toggle(thrown[seat], card)
        case Mulligan(_, done), EndTurn():
            done[seat] = True
        case Mulligan(_, done), Reopen():
            done[seat] = False
        case Founding(_, picks), Found(corporation):
            picks[seat] = corporation
        case Planning() as planning, PickPhase(phase):
            planning.picks[seat] = phase
        case Planning() as planning, PickDummy(phase):
            planning.dummy = phase
        case Cubes() as cubes, TakeCube(cube):
            flow.take_cube(step, cubes, seat, cube)
        case Swap() as swap, Give(card):
            _give(step, swap, seat, card)
        case Swap(), Decline():
            step.state.stack.pop()
            step.out.events.append(SwapDeclined(seat=seat))
        case Research(_, keep, kept), Keep(card):
            kept[seat] = remarked(kept[seat], card, keep[seat])
        case Limit(marked), Toss(card):
            marked[seat] = remarked(marked[seat], card, excess(step.state, seat))
        case Bump(steps), RaiseScale(scale):
            step.state.stack.pop()
            flow.bump(step, scale, steps)
        case _:
            raise AssertionError(
                f"{type(action).__name__} passed as legal in {type(frame).__name__}"
            )


def _give(step: Step, swap: Swap, seat: int, card: str) -> None:
    """Offer a card, or answer the offer with one (R38)."""
    if not swap.offered:
        swap.offered = card
        step.out.revealed = True
        return
    state = step.state
    state.stack.pop()
    taker, partner = state.players[swap.taker].hand, state.players[seat].hand
    taker[taker.index(swap.offered)] = card
    partner[partner.index(card)] = swap.offered
    step.out.events.append(CardsSwapped(seat=swap.taker, partner=seat))
    whisper(step, swap.taker, CardReceived(seat=swap.taker, card=card))
    whisper(step, seat, CardReceived(seat=seat, card=swap.offered))
    step.out.revealed = True


def _sell(step: Step, seat: int, card: str) -> None:
    player, state = step.player(seat), step.state
    player.hand.remove(card)
    throw(state, [card])
    worth = derive.sale_worth(player)
    player.mc += worth
    tell(step, seat, CardsSold(seat=seat, n=1, mc=worth))
    frame = state.stack[-1]
    if isinstance(frame, Limit):
        left = [marked for marked in frame.marked[seat] if marked != card]
        frame.marked[seat] = left[: excess(state, seat)]
