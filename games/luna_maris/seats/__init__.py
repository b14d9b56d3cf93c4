"""The computer player's search of its turn: every way to continue, to its end."""

from __future__ import annotations

from copy import copy

from games.core.actions import without_payment
from games.core.engine import AnyEngine
from games.core.planning import RoundSearch
from games.core.state_copy import copier
from games.luna_maris import actions as act
from games.luna_maris.content.types import Module
from games.luna_maris.rules.tracks import MOST_STRESS
from games.luna_maris.seats.outlook import Outlook
from games.luna_maris.state import Activation, Feeding, Player, Recovering, Retrieving, State, Turn

_board, _player = copier(State, "players"), copier(Player)


class LunaSearch(RoundSearch[State, act.Action]):
    """The position is valued at the end of the turn in hand."""

    unclear = (act.Play, act.Go, act.Feed, act.Import, act.Sleep)
    further = 2

    def __init__(self, game: AnyEngine, state: State, seat: int) -> None:
        super().__init__(game, state, seat)
        self.outlook = Outlook(state, seat)

    def worth(self, state: State) -> float:
        """Return the points of the seat and what its means promise.

        A turn without an action shows that there is nothing to do, so the rest of the O2 promises
        nothing either.
        """
        return self.outlook.evaluate(state, idle=_idle(state.stack[-1] if state.stack else None))

    def sensible(self, state: State, legal: list[act.Action]) -> list[act.Action]:
        """Leave out other ways to pay, and what would waste points or a turn."""
        found = list({without_payment(action): action for action in reversed(legal)}.values())
        frame, p = state.stack[-1], state.players[self.seat]
        moving = isinstance(frame, Activation)
        # The depot costs points, so it is for activating a module only, and before that.
        needed = moving and bool(frame.steps) and not frame.active and not p.energy
        without: list[type] = [] if needed else [act.Depot]
        if moving and not frame.steps:
            without += [act.Scrub, act.Build]
        kept = [a for a in found if type(a) not in without] or found
        if p.stress >= MOST_STRESS - 1:
            kept = [a for a in kept if a != SLEEPING] or kept
        return self._picks(state, p, kept)

    def _picks(self, state: State, p: Player, found: list[act.Action]) -> list[act.Action]:
        """Leave out sets of scientists and food that differ in nothing that is valued."""
        frame = state.stack[-1]
        if isinstance(frame, Recovering | Retrieving):
            cards = self.outlook.t.scientists
            shown: set[Module] = {module for key in p.hand for module in cards[key].modules}
            picks = [a for a in found if type(a) is act.Recover]
            return [max(picks, key=lambda a: self._wanted(a.scientist, shown))] if picks else found
        if isinstance(frame, Feeding):
            fed = sum(self.outlook.t.food[card].value for card in state.spent)
            if fed >= len(p.rest):
                return [a for a in found if type(a) is act.Done]
        resting = [a for a in found if type(a) is act.Rest]
        if len(resting) > 1:
            least = min(resting, key=lambda a: self.outlook.level[a.scientist])
            found = [a for a in found if type(a) is not act.Rest or a is least]
        return found

    def _wanted(self, key: str, shown: set[Module]) -> tuple[int, int, str]:
        """Return how gladly a scientist is taken back: by level, and by modules not shown yet."""
        modules = self.outlook.t.scientists[key].modules
        return self.outlook.level[key], sum(each not in shown for each in modules), key

    def done(self, state: State) -> bool:
        """Return whether the turn has had its action; extras can still follow."""
        frame = state.stack[-1] if state.stack else None
        if isinstance(frame, Activation):
            steps = len(frame.steps)
            return frame.asleep or (frame.active and steps >= self.outlook.level[frame.scientist])
        return isinstance(frame, Turn) and (frame.acted or state.turn != self.seat)

    def plans(self, state: State) -> bool:
        """Return whether it is the seat's turn: sleeping and feeding at its end are short."""
        return isinstance(state.stack[0], Turn) and state.turn == self.seat

    def round(self, state: State) -> int:
        return state.round

    def fork(self, state: State) -> State:
        """Return a copy in which a seat's turn can be played: others only gain points in it."""
        new: State = _board(state)
        new.players = [copy(player) for player in state.players]
        for player in new.players:
            player.vp = dict(player.vp)
        new.players[self.seat] = _player(state.players[self.seat])
        return new


SLEEPING = act.Go("sleeping")


def _idle(frame: object) -> bool:
    """Return whether a scientist was played for whom nothing has been done yet."""
    if not isinstance(frame, Activation) or len(frame.steps) > 1:
        return False
    return not (frame.active or frame.extra or frame.extras)


def planning_state(game: AnyEngine, state: State, seat: int) -> State | None:
    """Change a state to one in which a seat that waits begins its turn now, and return it.

    The turn in hand ends at its current step. None if the seat has ended its work period or it is
    its turn anyway, if the game has not begun yet, or if it is over.
    """
    if state.over or seat == state.turn or seat in state.ended:
        return None
    if not isinstance(state.stack[0], Turn):
        return None
    state.food_discard, state.spent = [*state.food_discard, *state.spent], []
    state.stack = [Turn()]
    state.turn = seat
    state.turns += 1
    return state
