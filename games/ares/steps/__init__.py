"""The decisions of Ares Expedition: their offers, refusals and effects.

Reasons and their facts, apart from `not_your_decision`, `not_now` and `game_over` of the kernel:

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
    prices; `sell`: the number of hand cards to sell, where that would be enough.
no_action (card); no_option (card); used (card); amount (least, most); closed (parameter);
no_offer; no_bonus; already_done (phase, left); not_done; nothing_left; part_first
    actions, bonuses and the order of things; the facts of `already_done` come in phases only.
"""

from __future__ import annotations

from games.ares.actions import AnyAction, Initiative, Standard, Use
from games.ares.state import AnyFrame, AnyPart, Phase, State, Swap, live_phase
from games.ares.steps import ending
from games.ares.steps.bonus import DrawCard, DrawOrLeave
from games.ares.steps.cubes import ChooseCube, SwapCards
from games.ares.steps.founding import ChooseCorporation
from games.ares.steps.limit import ReduceHand
from games.ares.steps.mulligan import ThrowCards
from games.ares.steps.parts import ChooseBranch, ChooseTarget, DropCards, PickCards, SwapCard
from games.ares.steps.paying import PayForCard
from games.ares.steps.planning import ChoosePhase
from games.ares.steps.research import KeepCards
from games.ares.steps.rise import ChooseScale
from games.ares.steps.selling import SellCard
from games.core.actions import EndTurn
from games.core.errors import NOT_NOW, NOT_YOURS, Reason, reason
from games.core.steps import Steps

STEPS = Steps(
    ThrowCards(),
    ChooseCorporation(),
    ChoosePhase(),
    ChooseCube(),
    SwapCards(),
    ending.PLAY,
    ending.USE,
    ending.STANDARD,
    DrawCard(),
    ending.BUY,
    ending.BeDone(),
    ChooseBranch(),
    ChooseTarget(),
    DropCards(),
    SwapCard(),
    PickCards(),
    PayForCard(),
    DrawOrLeave(),
    KeepCards(),
    ReduceHand(),
    ChooseScale(),
    ending.TakeBack(),
    SellCard(),
    ending.AskAboutCard(),
)


def open_frames(state: State, seat: int) -> tuple[AnyFrame | AnyPart, ...]:
    """Return the frame that asks a seat: a part of its effect, else the step if not done."""
    if not state.stack:
        return ()
    match state.stack[-1]:
        case Phase(lanes=lanes) as phase:
            lane = lanes[seat]
            if lane.stack:
                return (lane.stack[-1],)
            return () if lane.done else (phase,)
        case Swap(taker, offered) if seat != (1 - taker if offered else taker):
            return ()
        case frame:
            return (frame,)


def reason_without_step(state: State, seat: int, action: AnyAction) -> Reason:
    """Return why an action is not possible for which nothing has a step that asks the seat."""
    phase = live_phase(state)
    if phase is None:
        return NOT_NOW if open_frames(state, seat) else NOT_YOURS
    lane = phase.lanes[seat]
    if lane.stack:
        late = isinstance(action, EndTurn | Use | Standard | Initiative)
        return reason("part_first") if late else NOT_NOW
    if not lane.done:
        return NOT_NOW
    if isinstance(action, EndTurn):
        return reason("already_done")
    return ending.already_done(state, seat)
