"""The decisions of Luna Maris: their offers, refusals and effects.

The texts of reasons, with their facts, are in `locales/<lang>/reasons.ftl`.
"""

from __future__ import annotations

from games.core.actions import EndTurn
from games.core.errors import Reason
from games.core.steps import Steps
from games.luna_maris.actions import AnyAction
from games.luna_maris.state import Activation, Equipping, Starting, State, Turn
from games.luna_maris.steps import crew, feeding, gains, procedures, stations, turn

STEPS = Steps(
    gains.TakeEquipment(),
    gains.ChooseStart(),
    turn.PlayScientist(),
    feeding.SpendFood(),
    feeding.ImportFood(),
    turn.EndWorkPeriod(),
    turn.Move(),
    stations.InstallProbe(),
    crew.HireScientist(),
    crew.DismissScientist(),
    stations.FulfilOrder(),
    stations.DoResearch(),
    stations.StudyReward(),
    stations.RepeatBonus(),
    stations.BuildModule(),
    procedures.ExtractOre(),
    stations.RunScrubbers(),
    stations.MineOre(),
    procedures.EnrichIron(),
    procedures.GeneratePower(),
    procedures.RecycleWaste(),
    gains.TakeOne(),
    procedures.HarvestMore(),
    gains.TakeMore(),
    crew.TakeDayOff(),
    crew.RestScientist(),
    stations.UseEquipment(),
    feeding.FeedNoMore(),
    feeding.RecoverScientist(),
    gains.ClaimBonus(),
    gains.SalvageFood(),
    turn.EndsTurn(),
    turn.TakeFromDepot(),
)


def reason_without_step(state: State, seat: int, action: AnyAction) -> Reason | None:
    """Return why an action is not possible that the frame in progress has no step for."""
    if seat != state.turn:
        return None
    frame, kind = state.stack[-1], type(action)
    if isinstance(frame, Turn):
        return turn.ACTED if frame.acted else turn.ACT_FIRST
    if isinstance(frame, Equipping | Starting) or isinstance(action, EndTurn):
        return turn.unfinished(frame)
    if kind in STEPS[Turn].by_action:
        return turn.ACTED
    return turn.unfinished(frame) if kind in STEPS[Activation].by_action else None
