"""Carrying out any decision that is known to be legal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from games.ceres import actions as act
from games.ceres import flow, steps
from games.ceres.state import Bureau, Function, Player, State, Trading
from games.ceres.tables import Tables, tables
from games.core.actions import EndTurn
from games.core.events import Applied

Step = Callable[[Tables, State, Player, Any, Any, Applied], None]

_STEPS: dict[type[Any], Step] = {
    act.Leader: flow.leader,
    act.Headquarters: flow.headquarters,
    act.Worker: flow.worker,
    act.Assistant: flow.assistant,
    act.Droid: flow.droid,
    act.Pass: flow.passing,
    act.Complete: flow.complete,
    EndTurn: flow.end,
    act.Choose: steps.choose,
    act.Trade: steps.trade,
    act.Settle: steps.settle,
    act.Draw: steps.draw_cards,
    act.Build: steps.build,
    act.Launch: steps.launch,
    act.Bonus: steps.bonus,
    act.Research: steps.research,
    act.Favor: steps.favor,
    act.Grant: steps.grant,
    act.Reassign: steps.reassign,
    act.Manufacture: steps.manufacture,
    act.Use: steps.use,
    act.Produce: steps.produce,
    act.Collect: steps.collect,
    act.Done: steps.leave,
}


def perform(state: State, seat: int, action: act.AnyAction) -> Applied:
    """Carry out a legal action in place and go on to the next decision."""
    t = tables(state.content, state.edition)
    frame = state.stack[-1]
    log = Applied()
    step = _STEPS[type(action)]
    if step is steps.leave:
        step = _LEAVE.get(type(frame), steps.leave)
    elif step is steps.choose and isinstance(frame, Bureau):
        step = _IN_BUREAU
    step(t, state, state.players[seat], frame, action, log)
    flow.settle(t, state, log)
    return log


_IN_BUREAU: Step = steps.choose_in_bureau
_LEAVE: dict[type[Any], Step] = {
    Trading: steps.leave_trading,
    Function: steps.leave_function,
}
