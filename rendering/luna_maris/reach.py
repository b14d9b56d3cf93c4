"""The costs of ways through the colony: O2, energy, and who gets the point."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from games.core.outcome import Actor
from games.luna_maris.actions import Go
from games.luna_maris.content.types import MODULES, Module
from games.luna_maris.rules.board import keeper
from games.luna_maris.state import Activation, Player
from games.luna_maris.steps.turn import way
from rendering.luna_maris.colony import FREE
from rendering.luna_maris.table import Table


class Cost(NamedTuple):
    """The cost of going to a module and activating it; an active one's `owner` gets the point.

    `lacking` are the goods of which the player does not have enough.
    """

    oxygen: int
    energy: int
    owner: Actor | None
    lacking: frozenset[str]


Costs = Mapping[Module, Cost]


def costs(table: Table, seat: int, modules: Iterable[Module] = MODULES) -> Costs:
    """Return a player's costs for modules; nothing before the astronauts are placed."""
    player = table.player(seat)
    if player.module is None:
        return {}
    return {module: _cost(table, player, module) for module in modules}


def _cost(table: Table, player: Player, module: Module) -> Cost:
    owner = keeper(table.state, module)
    energy = 1 if owner is None and module not in FREE else 0
    paid = owner if isinstance(owner, int) and owner != player.seat else None
    oxygen = way(table.index, player, module)
    left = {"oxygen": player.stress - player.oxygen, "energy": player.energy}
    asked = {"oxygen": oxygen, "energy": energy}
    lacking = frozenset(good for good, n in asked.items() if n > left[good])
    return Cost(oxygen, energy, paid, lacking)


def opened(table: Table, seat: int) -> Costs:
    """Return where a seat can go now: with any scientist in hand, or the played one."""
    player, state = table.player(seat), table.state
    if player.module is None or state.over:
        return {}
    if seat == state.turn and isinstance(state.stack[-1], Activation):
        return costs(table, seat, (m for a in table.open if isinstance(a, Go) if (m := _known(a))))
    shown: set[Module] = {m for each in player.hand for m in table.index.scientists[each].modules}
    shown |= {"sleeping"} if player.hand else set()
    near = costs(table, seat, [each for each in MODULES if each in shown])
    return {module: cost for module, cost in near.items() if "oxygen" not in cost.lacking}


def _known(action: Go) -> Module | None:
    return next((module for module in MODULES if module == action.module), None)
