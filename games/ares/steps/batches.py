"""Actions that can be taken several times in phase III: cards sold, standard actions."""

from __future__ import annotations

from games.ares.actions import Sell, Standard, Standing
from games.ares.content import TEMPERATURE_STEPS
from games.ares.rules import costs, derive
from games.ares.state import Player, State, live_phase
from games.ares.steps.standard import STANDARDS
from games.core.batches import Batch
from games.core.engine import AnyEngine


def batches(game: AnyEngine, state: State, seat: int) -> list[Batch]:
    """Return the cards to sell, and how often each standard action can be paid for.

    Oceans are flipped one by one: the reward of each can't be known before.
    """
    phase, player, legal = live_phase(state), state.players[seat], game.legal(state, seat)
    if phase is None or not any(isinstance(action, Standard) for action in legal):
        return []
    sales = [action for action in legal if isinstance(action, Sell)]
    open_: list[Standing] = [each for each in STANDARDS if each != "mc_ocean"]
    if phase.temperature >= TEMPERATURE_STEPS:
        open_ = [each for each in open_ if "temperature" not in each]
    counted = [
        Batch([Standard(project)], times=times)
        for project in open_
        if (times := _times(player, project))
    ]
    found = [*counted, Batch(sales, some=True)] if sales and counted else counted
    return found if sum(batch.times or len(batch.first) for batch in found) > 1 else []


def _times(player: Player, project: Standing) -> int:
    """Return how often a player can pay for a standard action, by selling all cards for MC."""
    if project == "forest_plants":
        return player.plant // derive.forest_plants(player)
    if project == "heat_temperature":
        return player.heat // derive.HEAT_STEP
    have = player.mc + (player.heat if derive.heat_is_mc(player) else 0)
    have += len(player.hand) * derive.sale_worth(player)
    return have // costs.standard_cost(player, project)
