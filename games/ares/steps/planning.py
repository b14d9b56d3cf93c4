"""Picking a phase card, sealed (3.2, 3.3), and the dummy's at the end of solo games (R42)."""

from __future__ import annotations

from games.ares.actions import PickDummy, PickPhase
from games.ares.events import PhasesRevealed
from games.ares.state import PHASES, PRODUCTION, RESEARCH, Planning, Round, State
from games.ares.steps.base import AresStep, Here
from games.core.errors import NOT_NOW, Reason, reason
from games.core.events import Applied

LAST_ROUNDS = 20
"""Solo: after this round the player orders the dummy's cards."""
Pick = PickPhase | PickDummy


class ChoosePhase(AresStep[Here[Planning], Pick]):
    """Pick another phase than in the last round; it may be changed until all have picked."""

    def offers(self, at: Here[Planning]) -> list[Pick]:
        own: list[Pick] = [PickPhase(phase) for phase in PHASES]
        return own + [PickDummy(phase) for phase in PHASES] if orders_dummy(at.state) else own

    def refusal(self, at: Here[Planning], action: Pick) -> Reason | None:
        if isinstance(action, PickDummy) and not orders_dummy(at.state):
            return NOT_NOW
        phase = action.phase
        if phase not in PHASES:
            return reason("not_a_phase")
        if isinstance(action, PickDummy):
            return reason("dummy_used", phase=phase) if phase in at.state.dummy_played else None
        return reason("same_phase", phase=phase) if phase == at.player.previous else None

    def do(self, at: Here[Planning], action: Pick, log: Applied) -> None:
        if isinstance(action, PickPhase):
            at.frame.picks[at.seat] = action.phase
        else:
            at.frame.dummy = action.phase

    def default(self, at: Here[Planning]) -> Pick:
        if at.frame.picks[at.seat]:
            return PickDummy(next(p for p in PHASES if p not in at.state.dummy_played))
        return PickPhase(RESEARCH if at.player.previous == PRODUCTION else PRODUCTION)


def orders_dummy(state: State) -> bool:
    """Return whether the solo player picks the dummy's card as well (R42)."""
    return state.mode == "solo" and state.round > LAST_ROUNDS


def planned(state: State, frame: Planning, seat: int) -> bool:
    """Return whether a seat has picked all that it has to."""
    return frame.picks[seat] != 0 and (not orders_dummy(state) or frame.dummy != 0)


def reveal(state: State, frame: Planning, log: Applied) -> None:
    """Turn up all phase cards, and the dummy's (3.3, 16.2)."""
    state.stack.pop()
    for player, pick in zip(state.players, frame.picks, strict=True):
        player.phase = pick
    dummy = 0
    if state.mode == "solo":
        dummy = frame.dummy or state.dummy.pop()
        if dummy in state.dummy:
            state.dummy.remove(dummy)
        state.dummy_played.append(dummy)
    chosen = {*frame.picks, dummy}
    state.phases = [phase for phase in PHASES if phase in chosen]
    bottom = state.stack[-1]
    assert isinstance(bottom, Round)
    bottom.left = list(state.phases)
    log.events.append(PhasesRevealed(picks=tuple(frame.picks), dummy=dummy))
