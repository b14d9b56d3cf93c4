"""The decisions of Ceres: each says what it offers, why it refuses and what it does.

Reasons and their facts:

not_your_decision, not_now, game_over
    from the kernel: another seat's decision, no such decision here, nothing left to decide.
unknown (what)
    an id or word that does not exist.
edition
    this edition does not have that.
act_first; already_acted; finish_first (frame)
    the turn's A, B or C is missing, was done, or a step (tag of the frame) is still in progress.
not_open (location, option)
    this activation is limited to other options.
no_leader; no_slot (location, slots); headquarters_used (uses)
    pieces and places for option A.
not_own (outstation); occupied (outstation); no_worker (kind)
    option B.
no_token (favor); token_used (favor)
    the Mars Droid or Leader Assistant is not held, or was placed already.
cannot_pay (good, need, have)
    the first good of a cost of which there is too little.
round_influence (need, have)
    the Influence that a Settlement Project action costs in round 3.
no_trade; no_project; no_facility; no_facility_left; no_single; no_cards; no_probe; no_asteroid;
no_program; no_favor; no_reassign; no_materials; no_claim; no_part; no_option
    nothing can be done: no payable trade line, no project to complete or commit, no Facility to
    build, none even among those left to draw, no Single Outstation to upgrade, no card left to
    draw, no Probe in the Launch Complex, no asteroid in reach, no payable program, no Favor to
    take, no Worker to reassign, no materials, no claimed asteroid, no usable part, no option of the
    Location.
too_often (most, asked)
    more performances than there are.
not_in_row (card); spots_full (spots); not_committed (project)
    projects and Facilities.
drawn_already; must_build
    in the Construction Yard.
not_single (outstation); only_new; only_upgrade
    where a Facility may be built.
claimed (asteroid, seat); not_claimed (asteroid)
    asteroids.
top_level (field); favor_taken (favor, seat)
    research and Favors.
granted (outstation, good); not_printed (outstation, good)
    selections of Special Grant.
same_outstation; no_worker_there (outstation); other_type (outstation, kind); activated (outstation)
    Reassign Worker.
nothing_made
    a Manufacture of nothing.
part_passed (part); must_use
    parts of a Function.
must_do
    the step may not be skipped.
would_block (project)
    completing would leave the step in progress without an answer (R44).
"""

from __future__ import annotations

from games.ceres.actions import AnyAction, Done
from games.ceres.rules.tables import tables
from games.ceres.state import State, Turn
from games.ceres.steps.complete import CompleteProject
from games.ceres.steps.favor import TakeFavor, TakeGrant
from games.ceres.steps.function import GainFromAsteroid, GainProduction, UsePart
from games.ceres.steps.headquarters import UseAssistant, UseHeadquarters
from games.ceres.steps.launch import ClaimAsteroid, TakeBonus
from games.ceres.steps.leader import PlaceLeader
from games.ceres.steps.leave import MUST_DO, Leave
from games.ceres.steps.manufacture import MakeProducts
from games.ceres.steps.option import ChooseInBureau, ChooseOption
from games.ceres.steps.reassign import MoveWorker
from games.ceres.steps.research import Advance
from games.ceres.steps.settle import TakeProject
from games.ceres.steps.trade import TradeLine
from games.ceres.steps.turn import ACT_FIRST, ACTED, ALREADY_ACTED, End, PassRound
from games.ceres.steps.worker import PlaceDroid, PlaceWorker
from games.ceres.steps.yard import BuildFacility
from games.core.actions import EndTurn, tag
from games.core.errors import Reason, reason
from games.core.steps import Choices, Decision, Steps

STEPS = Steps(
    CompleteProject(),
    PlaceLeader(),
    UseHeadquarters(),
    UseAssistant(),
    PlaceWorker(),
    PlaceDroid(),
    PassRound(),
    End(),
    ChooseOption(),
    ChooseInBureau(),
    TradeLine(),
    TakeProject(),
    BuildFacility(),
    ClaimAsteroid(),
    TakeBonus(),
    Advance(),
    TakeFavor(),
    TakeGrant(),
    MoveWorker(),
    MakeProducts(),
    UsePart(),
    GainProduction(),
    GainFromAsteroid(),
    Leave(),
)


def choices(state: State, seat: int) -> Choices[AnyAction]:
    """Return what a seat can do: only the seat whose turn it is has something, at one frame."""
    if seat != state.turn or not state.stack:
        return Choices([], STEPS.together)
    frame = state.stack[-1]
    if type(frame) is Turn and frame.acted:
        frame = ACTED
    t = tables(state.content, state.edition)
    at = Decision(state, seat, state.players[seat], frame, t, STEPS)
    return Choices((at,), STEPS.together[type(frame)])


def reason_without_step(state: State, seat: int, action: AnyAction) -> Reason | None:
    """Return why an action is not possible that the frame in progress has no step for."""
    if seat != state.turn:
        return None
    frame = state.stack[-1]
    if isinstance(frame, Turn):
        if frame.acted:
            return ALREADY_ACTED
        return ACT_FIRST if isinstance(action, EndTurn) else None
    if isinstance(action, Done):
        return MUST_DO
    if isinstance(action, EndTurn) or type(action) in STEPS[Turn].by_action:
        return reason("finish_first", frame=tag(frame))
    return None
