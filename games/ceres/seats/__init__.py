"""The computer seat's look at its own turn: every way to go on, to the end of the turn."""

from __future__ import annotations

from copy import copy
from typing import Any

from games.ceres import actions as act
from games.ceres.seats.outlook import Outlook
from games.ceres.state import (
    AnyFrame,
    Bureau,
    Function,
    Granting,
    State,
    Token,
    Turn,
    Visit,
    Yard,
)
from games.core.game import AnyGame
from games.core.rng import Rng
from games.core.search import DEPTH, Search


class CeresSearch(Search):
    """What is on offer is looked through once, at the beginning of the turn."""

    unclear = (act.Choose, act.Use, act.Draw, act.Done)
    drawing = (act.Draw,)
    further = DEPTH  # projects are completed, each once

    def __init__(self, game: AnyGame, state: State, seat: int) -> None:
        super().__init__(game, state, seat)
        self.outlook = Outlook(fork(state, seat), seat)

    def worth(self, state: State) -> float:
        """Return the points of the seat and what its means promise."""
        return self.outlook.evaluate(state)

    def sensible(self, state: State, legal: list[Any]) -> list[Any]:
        """Leave out completing a project before it has to be, and grants of less worth."""
        frame = state.stack[-1]
        if isinstance(frame, Turn) and frame.acted:
            return legal
        found = [action for action in legal if type(action) is not act.Complete] or legal
        if isinstance(frame, Granting) and all(type(a) is act.Grant for a in found):
            return [max(found, key=self.outlook.book.granted)]
        return found

    def done(self, state: State) -> bool:
        """Tell whether the turn has had its action; projects may still be completed."""
        return isinstance(state.stack[-1], Turn)

    def fork(self, state: State) -> State:
        """Return a copy in which the seat's turn can be played."""
        return fork(state, self.seat)

    def redeal(self, state: State, number: int) -> State:
        """Return such a copy with the pile of Facilities shuffled anew."""
        after = fork(state, self.seat)
        after.rng = Rng(after.rng.s + number)
        after.rng.shuffle(after.facility_pile)
        return after


def fork(state: State, seat: int) -> State:
    """Return a copy in which a seat's turn can be played: other players are shared."""
    new = copy(state)
    new.rng = Rng(state.rng.s)
    new.ship_workers = [load.copy() for load in state.ship_workers]
    new.quarters = state.quarters.copy()
    new.slots = {location: seats.copy() for location, seats in state.slots.items()}
    new.facility_pile = state.facility_pile.copy()
    new.facility_row = state.facility_row.copy()
    new.facility_discard = state.facility_discard.copy()
    new.project_row = state.project_row.copy()
    new.favors = {favor: Token(token.holder, token.at) for favor, token in state.favors.items()}
    new.first = state.first.copy()
    new.claims = state.claims.copy()
    new.bottom = state.bottom.copy()
    new.passed = state.passed.copy()
    p = copy(state.players[seat])
    p.goods = p.goods.copy()
    p.outstations = [copy(outstation) for outstation in p.outstations]
    p.research = p.research.copy()
    p.vp = p.vp.copy()
    p.asteroids = p.asteroids.copy()
    p.committed = p.committed.copy()
    p.completed = p.completed.copy()
    new.players = state.players.copy()
    new.players[seat] = p
    new.stack = [_frame(frame) for frame in state.stack]
    return new


def _frame(frame: AnyFrame) -> AnyFrame:
    new = copy(frame)
    match new:
        case Turn():
            new.activated = new.activated.copy()
        case Visit():
            new.locations = new.locations.copy()
        case Bureau():
            new.options = new.options.copy()
        case Yard():
            new.ways = new.ways.copy()
            new.drawn = new.drawn.copy()
        case Granting():
            new.taken = new.taken.copy()
        case Function():
            new.drawn = new.drawn.copy()
        case _:
            pass
    return new
