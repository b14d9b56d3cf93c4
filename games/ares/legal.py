"""Which decisions are open, and why the others are not.

`refusal` is total: whatever action comes, it returns the first missing precondition and never
raises. `candidates` lists what is worth asking about. Reasons and their facts:

not_your_decision, not_now, game_over
    from the kernel: another seat's decision, no such decision here, nothing left to decide.
not_in_hand (card); not_dealt (card); not_in_play (card); not_offered (card)
    a card that is not where it would have to be.
same_phase (phase); not_a_phase; dummy_used (phase); no_cube (cube); scale_full (scale)
    planning, co-op cubes and the solo rise.
wrong_colour (card, phase; 0 is none of I to III); no_slot (phase); free_limit (card, most)
    what the phase lets play.
zone (scale, zones, value); oceans_least (n, have); oceans_most (n, have); tags (tag, n, have);
tr_least (n, have)
    requirements; scales and oceans as they were when the phase began.
cannot_pay (good, need, have, sell); short (price, missing); no_reduction (reduction);
free_already; no_heat_as_mc; same_payment
    prices; `sell`: so many hand cards sold would do, where they would.
no_action (card); no_option (card); used (card); amount (least, most); closed (parameter);
no_offer; no_bonus; already_done (phase, left); not_done; nothing_left; part_first
    actions, bonuses and the order of things; the facts of `already_done` come in phases only.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.ares import legal_phase
from games.ares.actions import (
    AnyAction,
    CubeKind,
    Decline,
    Found,
    Give,
    Keep,
    PickDummy,
    PickPhase,
    Play,
    RaiseScale,
    Reopen,
    Sell,
    TakeCube,
    Throw,
    Toss,
)
from games.ares.content import CARDS, OXYGEN_STEPS, TEMPERATURE_STEPS
from games.ares.effects.kinds import Scale
from games.ares.rules.derive import HAND_LIMIT
from games.ares.rules.requirements import colour_refusal, in_hand
from games.ares.state import (
    PHASES,
    Bump,
    Cubes,
    Founding,
    Limit,
    Mulligan,
    Phase,
    Planning,
    Research,
    Round,
    State,
    Swap,
    live_phase,
)
from games.core.actions import EndTurn
from games.core.errors import NOT_NOW, NOT_YOURS, OVER, Reason, reason
from games.core.waits import Wait

CUBE_KINDS: tuple[CubeKind, ...] = ("copper", "trade")
SCALES: tuple[Scale, ...] = ("temperature", "oxygen")
LAST_ROUNDS = 20
"""Solo: after this round the player orders the dummy's cards."""


def waiting(state: State) -> tuple[int, ...]:
    """Return the seats that must decide."""
    if not state.stack:
        return ()
    seats = range(len(state.players))
    match state.stack[-1]:
        case Mulligan(_, done):
            return tuple(seat for seat in seats if not done[seat])
        case Founding(_, picks):
            return tuple(seat for seat in seats if not picks[seat])
        case Planning() as step:
            return tuple(seat for seat in seats if not planned(state, step, seat))
        case Cubes(taken):
            return tuple(seat for seat in seats if not taken[seat])
        case Swap(taker, offered):
            return (1 - taker,) if offered else (taker,)
        case Phase() as phase:
            return tuple(
                seat for seat, lane in enumerate(phase.lanes) if lane.stack or not lane.done
            )
        case Research() as step:
            return tuple(seat for seat in seats if not settled(step, seat))
        case Limit(marked):
            return tuple(seat for seat in seats if len(marked[seat]) < excess(state, seat))
        case Bump():
            return (0,)
        case Round():
            return ()


def waits(state: State) -> tuple[Wait, ...]:
    """Return the seats that the live step asks; with `answers=count` only their number is told."""
    if not state.stack:
        return ()
    left, step, told = waiting(state), state.stack[-1], state.options["answers"] != "count"
    key = f"{state.round} {type(step).__struct_config__.tag}"
    match step:
        case Phase(number):
            key, asked = f"{key} {number}", range(len(state.players))
        case Limit():  # how many cards everybody holds is public
            asked = [seat for seat in range(len(state.players)) if excess(state, seat)]
        case Swap() | Bump() | Round():
            asked, told = left, True
        case _:
            asked = range(len(state.players))
    return tuple(Wait(seat, key, answered=seat not in left, told=told) for seat in asked)


def planned(state: State, step: Planning, seat: int) -> bool:
    """Tell whether a seat has picked all that it has to in planning."""
    return step.picks[seat] != 0 and (not orders_dummy(state) or step.dummy != 0)


def orders_dummy(state: State) -> bool:
    """Tell whether the solo player picks the dummy's card as well (R42)."""
    return state.mode == "solo" and state.round > LAST_ROUNDS


def settled(step: Research, seat: int) -> bool:
    """Tell whether a seat has named all cards that it keeps."""
    return len(step.kept[seat]) >= step.keep[seat]


def excess(state: State, seat: int) -> int:
    """Return how many cards a seat holds above the limit."""
    return max(len(state.players[seat].hand) - HAND_LIMIT, 0)


# Candidates


def candidates(state: State, seat: int) -> Sequence[AnyAction]:
    """Return the actions of the kinds that are possible here, without doubles."""
    if not state.stack:
        return ()
    hand = state.players[seat].hand
    found: list[AnyAction] = []
    match state.stack[-1]:
        case Mulligan(_, done):
            if not done[seat]:
                found += [Throw(card) for card in hand]
                found.append(EndTurn())
            else:
                return [Reopen()]
        case Founding(dealt):
            found += [Found(corporation) for corporation in dealt[seat]]
        case Planning():
            found += [PickPhase(phase) for phase in PHASES]
            if orders_dummy(state):
                found += [PickDummy(phase) for phase in PHASES]
        case Cubes():
            found += [TakeCube(cube) for cube in CUBE_KINDS]
        case Swap():
            found += [Give(card) for card in hand]
            found.append(Decline())
        case Phase() as phase:
            return legal_phase.candidates(state, phase, seat)
        case Research(dealt):
            found += [Keep(card) for card in dealt[seat]]
        case Limit():
            found += [Toss(card) for card in hand]
        case Bump():
            found += [RaiseScale(scale) for scale in SCALES]
        case Round():
            pass
    return found + [Sell(card) for card in hand]


# Refusals


def refusal(state: State, seat: int, action: AnyAction) -> Reason | None:
    """Return the first missing precondition of an action, or `None`."""
    if not state.stack:
        return OVER
    if not 0 <= seat < len(state.players):
        return NOT_YOURS
    if isinstance(action, Sell):
        return _sell(state, seat, action.card)
    if isinstance(action, Play) and live_phase(state) is None:
        return colour_refusal(state.players[seat], 0, action.card)
    match state.stack[-1]:
        case Mulligan() as step:
            return _mulligan(state, step, seat, action)
        case Founding(dealt):
            if not isinstance(action, Found):
                return NOT_NOW
            if action.corporation not in dealt[seat]:
                return reason("not_offered", card=action.corporation)
            return None
        case Planning():
            return _planning(state, seat, action)
        case Cubes() as step:
            return _cubes(state, step, seat, action)
        case Swap() as step:
            return _swap(state, step, seat, action)
        case Phase() as phase:
            return legal_phase.refusal(state, phase, seat, action)
        case Research() as step:
            return _research(step, seat, action)
        case Limit() as step:
            return _limit(state, step, seat, action)
        case Bump():
            return _bump(state, action)
        case Round():
            return NOT_NOW


def _sell(state: State, seat: int, card: str) -> Reason | None:
    match state.stack[-1]:
        case Mulligan() | Founding() | Swap() | Round():
            return NOT_NOW
        case Cubes(_, swaps):
            if swaps:
                return NOT_NOW  # R38: nothing is sold before the exchange is settled
        case Phase(lanes=lanes):
            if lanes[seat].stack:
                return reason("part_first")
        case Research() as step:
            if not settled(step, seat):
                return NOT_NOW
        case Planning() | Limit() | Bump():
            pass
    return in_hand(state.players[seat], card)


def _mulligan(state: State, step: Mulligan, seat: int, action: AnyAction) -> Reason | None:
    match action:
        case Throw(card):
            if step.done[seat]:
                return reason("already_done")
            return in_hand(state.players[seat], card)
        case EndTurn():
            return reason("already_done") if step.done[seat] else None
        case Reopen():
            return None if step.done[seat] else reason("not_done")
        case _:
            return NOT_NOW


def _planning(state: State, seat: int, action: AnyAction) -> Reason | None:
    match action:
        case PickPhase(phase):
            if phase not in PHASES:
                return reason("not_a_phase")
            if phase == state.players[seat].previous:
                return reason("same_phase", phase=phase)
            return None
        case PickDummy(phase):
            if not orders_dummy(state):
                return NOT_NOW
            if phase not in PHASES:
                return reason("not_a_phase")
            return reason("dummy_used", phase=phase) if phase in state.dummy_played else None
        case _:
            return NOT_NOW


def _cubes(state: State, step: Cubes, seat: int, action: AnyAction) -> Reason | None:
    if not isinstance(action, TakeCube):
        return NOT_NOW
    if step.taken[seat]:
        return reason("already_done")
    if state.pile.get(action.cube, 0) < 1:
        return reason("no_cube", cube=action.cube)
    return None


def _swap(state: State, step: Swap, seat: int, action: AnyAction) -> Reason | None:
    if seat != (1 - step.taker if step.offered else step.taker):
        return NOT_YOURS
    match action:
        case Give(card):
            return in_hand(state.players[seat], card)
        case Decline():
            return None
        case _:
            return NOT_NOW


def _research(step: Research, seat: int, action: AnyAction) -> Reason | None:
    if not isinstance(action, Keep):
        return NOT_NOW
    if action.card not in step.dealt[seat]:
        return reason("not_dealt", card=action.card if action.card in CARDS else "")
    if step.keep[seat] >= len(step.dealt[seat]):
        return reason("already_done")  # all of them are kept
    return None


def _limit(state: State, step: Limit, seat: int, action: AnyAction) -> Reason | None:
    if not isinstance(action, Toss) or not excess(state, seat):
        return NOT_NOW
    return in_hand(state.players[seat], action.card)


def _bump(state: State, action: AnyAction) -> Reason | None:
    if not isinstance(action, RaiseScale):
        return NOT_NOW
    full = (
        state.temperature >= TEMPERATURE_STEPS
        if action.scale == "temperature"
        else state.oxygen >= OXYGEN_STEPS
    )
    return reason("scale_full", scale=action.scale) if full else None
