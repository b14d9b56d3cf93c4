"""The decisions of Luna Maris: their offers, refusals and effects.

The texts of reasons, with their facts, are in `locales/<lang>/reasons.ftl`.
"""

from __future__ import annotations

from games.core.steps import Steps
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
