"""The computer player's search of its turn: each way to continue, to the end of it."""

from __future__ import annotations

from typing import Any

from games.core.actions import EndTurn
from games.core.engine import AnyEngine
from games.core.events import Applied
from games.core.search import ReplySearch
from games.projet_ceres import actions as act
from games.projet_ceres import flow
from games.projet_ceres import state as s
from games.projet_ceres.rules import asking
from games.projet_ceres.seats.outlook import FITTED, USUAL, Outlook
from games.projet_ceres.seats.replies import Replies
from games.projet_ceres.state import State

COMPARED = (
    s.Exploring, s.Supporting, s.Attempting, s.Producing, s.Trading, s.Offered, s.Moving, s.Fight,
)  # fmt: skip
"""Choices of which each is followed; at all others there is a reply."""
HARM = 1.0
"""How much counts what others lose, shared out among them."""
SURE = 99
"""Power that decides a combat."""
IDLE = (act.DiscardCard, act.Reopen, act.Store)
"""Actions that are not done without need."""
END = EndTurn()


def _plain(action: act.Action) -> bool:
    """Return whether an action is paid as proposed, if at all."""
    return getattr(action, "pay", act.AUTO) == act.AUTO


class CeresSearch(ReplySearch[State, act.Action, Replies]):
    """A search of a seat's present options."""

    factors = USUAL

    def __init__(self, game: AnyEngine, state: State, seat: int) -> None:
        super().__init__(game, state, seat)
        self.outlook = Outlook(state, seat, self.factors)
        self.replies = Replies(self.outlook, game.steps)

    def compared(self, frame: Any) -> bool:
        """Return whether each answer is followed; a movement continues as it was begun."""
        return isinstance(frame, COMPARED) and not getattr(frame, "steps", ())

    def worth(self, state: State) -> float:
        """Return the points of the seat and what its means promise."""
        return self.outlook.evaluate(state)

    def sensible(self, state: State, legal: list[act.Action]) -> list[act.Action]:
        """Return actions without other ways to pay, and only one where a reply is due."""
        found = [each for each in legal if _plain(each)]
        asked = asking.open_frames(state, self.seat)
        if not asked:
            return found
        frame = asked[0]
        if isinstance(frame, s.Turn | s.Agents | s.Colonies):
            return self._turn(state, frame, found)
        answers = self.answers(state, frame) or found[:1]
        return answers if self.compared(frame) else [self.replies.reply(state, frame, answers)]

    def _turn(self, state: State, frame: Any, legal: list[act.Action]) -> list[act.Action]:
        """Return the actions in a turn or in Phase 4."""
        found = [each for each in legal if type(each) not in IDLE]
        cells = [each for each in found if type(each) is act.Explore]
        if len(cells) > 1:
            best = self.replies.explore(state, frame, cells)
            found = [each for each in found if type(each) is not act.Explore or each is best]
        if type(frame) is s.Agents and any(type(each) is act.PlaceAgent for each in found):
            found = [each for each in found if not isinstance(each, EndTurn)]
        return found or legal[:1]

    def answers(self, state: State, frame: Any) -> list[act.Action]:
        """Return the legal answers to one frame, paid as proposed; in a window, plays too."""
        if isinstance(frame, s.Call | s.Fight):
            legal = [each for each in self.game.legal(state, self.seat) if _plain(each)]
            if isinstance(frame, s.Call):
                return legal
            return [each for each in legal if each == END or self.replies.fights(state, each)]
        at, found = self.replies.at(state, frame), list[act.Action]()
        for step in self.game.steps[type(frame)].steps:
            found += [
                each
                for each in step.candidates(at)
                if _plain(each) and step.refusal(at, each) is None
            ]
        if type(frame) is s.Moving and not frame.steps:
            return self.replies.beginnings(state, frame, found)
        return found

    def rate(self, state: State, action: act.Action) -> float:
        """Return what the position is worth after an action; the end of a turn changes nothing."""
        if isinstance(action, EndTurn) and type(state.stack[-1]) is not s.Fight:
            return self.worth(state)
        return super().rate(state, action)

    def settled(self, state: State) -> float:
        """Return the worth of a position; an open combat counts by how likely it is won."""
        top = state.stack[-1] if state.stack else None
        if isinstance(top, s.Fight) and self.seat in (top.attacker, top.defender):
            return self._expected(state, top)
        return self.worth(state)

    def _expected(self, state: State, fight: s.Fight) -> float:
        """Return what a combat is worth, by how likely it is won, and by what others lose."""
        likely, attacks = self.replies.chance(state, fight), self.seat == fight.attacker
        value = 0.0
        for won, share in ((True, likely), (False, 1 - likely)):
            if share:
                after = self.fork(state)
                ended = after.stack[-1]
                assert isinstance(ended, s.Fight)
                ended.added = [SURE, 0] if won == attacks else [0, SURE]
                flow.end_fight(self.outlook.t, after, ended, Applied())
                value += share * self.onward(after)[0]
        harm = HARM * self.replies.stake(state, fight.cell) / (len(state.players) - 1)
        return value + likely * harm * attacks

    def asked(self, state: State) -> Any:
        """Return the seat's unfinished frame, or the combat in which it is asked."""
        if lane := state.players[self.seat].lane:
            return lane[-1]
        top = state.stack[-1] if state.stack else None
        mine = isinstance(top, s.Arrivals) and top.seat == self.seat
        return top if mine or (isinstance(top, s.Fight) and top.side == self.seat) else None


class StrongSearch(CeresSearch):
    """The search of the strong level: plans found errors in these worths, so it has better ones."""

    factors = FITTED
