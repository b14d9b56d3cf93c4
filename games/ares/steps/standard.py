"""Phase III: the standard actions (8.3)."""

from __future__ import annotations

from typing import get_args

from games.ares.actions import Funds, Standard, Standing
from games.ares.content import OCEANS, TEMPERATURE_STEPS
from games.ares.effects.immediate import AnyEffect, FlipOcean, Forest, Raise
from games.ares.events import StandardUsed
from games.ares.rules import costs, derive
from games.ares.rules.actor import Actor
from games.ares.state import ACTION, Phase, Run
from games.ares.steps.base import AresStep, Here, actor
from games.core.errors import NOT_NOW, Reason, reason
from games.core.events import Applied

EFFECTS: dict[Standing, AnyEffect] = {
    "forest_plants": Forest(1),
    "forest_mc": Forest(1),
    "heat_temperature": Raise("temperature", 1),
    "mc_temperature": Raise("temperature", 1),
    "mc_ocean": FlipOcean(1),
}
STANDARDS: tuple[Standing, ...] = get_args(Standing)


class StandardAction(AresStep[Here[Phase], Standard]):
    """Pay for a forest, a temperature step or an ocean, as often as one likes."""

    def candidates(self, at: Here[Phase]) -> list[Standard]:
        if at.frame.number != ACTION:
            return []
        funds = costs.usable(at.player)
        return [
            Standard(project, way)
            for project in STANDARDS
            for way in (funds if project in costs.STANDARD_MC else funds[:1])
        ]

    def offers(self, at: Here[Phase]) -> list[Standard]:
        return self.asked(at, self.candidates(at))

    def refusal(self, at: Here[Phase], action: Standard) -> Reason | None:
        project, phase, player = action.project, at.frame, at.player
        if phase.number != ACTION or project not in STANDARDS:
            return NOT_NOW
        # Oxygen never closes a forest (R11).
        if "temperature" in project and phase.temperature >= TEMPERATURE_STEPS:
            return reason("closed", parameter="temperature")
        if project == "mc_ocean" and phase.oceans >= OCEANS:
            return reason("closed", parameter="ocean")
        if project in costs.STANDARD_MC:
            cost = costs.standard_cost(player, project)
            return costs.funds_refusal(player, cost, action.funds)
        if action.funds != "mc":
            return reason("no_heat_as_mc")
        if project == "forest_plants":
            need, have, good = derive.forest_plants(player), player.plant, "plant"
        else:
            need, have, good = derive.HEAT_STEP, player.heat, "heat"
        return None if have >= need else reason("cannot_pay", good=good, need=need, have=have)

    def do(self, at: Here[Phase], action: Standard, log: Applied) -> None:
        carry_out(actor(at, log), action.project, action.funds)


def carry_out(
    actor: Actor, project: Standing, funds: Funds = "mc", *, forced: bool = False
) -> None:
    """Pay for a standard action and set it off."""
    mc = heat = plant = 0
    if project in costs.STANDARD_MC:
        mc, heat = actor.pay_mc(costs.standard_cost(actor.player, project), funds)
    elif project == "forest_plants":
        plant = derive.forest_plants(actor.player)
        actor.pay(plant=plant)
    else:
        heat = derive.HEAT_STEP
        actor.pay(heat=heat)
    used = StandardUsed(
        seat=actor.seat, project=project, mc=mc, heat=heat, plant=plant, forced=forced
    )
    actor.tell(used)
    actor.lane.stack.append(Run("", [EFFECTS[project]]))
