"""The computer player's search of its turn: every way to continue, to its end."""

from __future__ import annotations

from games.ceres import actions as act
from games.ceres.seats.outlook import Outlook
from games.ceres.state import Granting, Player, State, Turn
from games.core.engine import AnyEngine
from games.core.planning import RoundSearch
from games.core.rng import Rng
from games.core.search import DEPTH
from games.core.state_copy import copier

_board, _player = copier(State, "players"), copier(Player)


class CeresSearch(RoundSearch[State, act.Action]):
    """A search that looks through the offer once, at the beginning of the turn."""

    unclear = (act.Choose, act.Use, act.Draw, act.Done)
    drawing = (act.Draw,)
    further = DEPTH  # projects are completed, each once

    def __init__(self, game: AnyEngine, state: State, seat: int) -> None:
        super().__init__(game, state, seat)
        self.outlook = Outlook(fork(state, seat), seat)

    def worth(self, state: State) -> float:
        """Return the points of the seat and what its means promise."""
        return self.outlook.evaluate(state)

    def sensible(self, state: State, legal: list[act.Action]) -> list[act.Action]:
        """Leave out completing a project before it has to be, and grants of less worth."""
        frame = state.stack[-1]
        if isinstance(frame, Turn) and frame.acted:
            return legal
        found = [action for action in legal if type(action) is not act.Complete] or legal
        grants = [action for action in found if isinstance(action, act.Grant)]
        if isinstance(frame, Granting) and len(grants) == len(found):
            return [max(grants, key=self.outlook.book.granted)]
        return found

    def done(self, state: State) -> bool:
        """Return whether the turn has had its action; projects can still be completed."""
        return isinstance(state.stack[-1], Turn)

    def plans(self, state: State) -> bool:
        """Return whether it is the seat's turn: choices in the turns of others are short."""
        return isinstance(state.stack[0], Turn) and state.turn == self.seat

    def round(self, state: State) -> int:
        return state.round

    def fork(self, state: State) -> State:
        return fork(state, self.seat)

    def redeal(self, state: State, number: int) -> State:
        """Return such a copy with the pile of Facilities shuffled again."""
        after = fork(state, self.seat)
        after.rng = Rng(after.rng.s + number)
        after.rng.shuffle(after.facility_pile)
        return after


def fork(state: State, seat: int) -> State:
    """Return a copy in which a seat's turn can be played: other players are shared."""
    new: State = _board(state)
    new.players = state.players.copy()
    new.players[seat] = _player(state.players[seat])
    return new
