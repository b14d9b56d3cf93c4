"""The computer seat's look at its own turn: each way to go on, to the end of what it begins."""

from __future__ import annotations

from typing import Any

from games.core.actions import EndTurn
from games.core.game import AnyGame
from games.core.paying import AUTO
from games.core.search import Search
from games.projet_ceres import actions as act
from games.projet_ceres import state as s
from games.projet_ceres.rules import asking, missions
from games.projet_ceres.seats.outlook import Outlook, evaluate
from games.projet_ceres.seats.replies import Replies
from games.projet_ceres.state import State

__all__ = ["CeresSearch", "evaluate"]

DEALS = 2
"""So often hidden cards are dealt where an action turns some up."""
REPLIES = 40
"""Replies that an action may lead to at most."""
SEARCHED = (s.Turn, s.Agents, s.Colonies, s.Exploring, s.Supporting, s.Attempting)
"""Frames at which ways are compared; at all others there is a reply."""
IDLE = (act.DiscardCard, act.Reopen, act.Store)
"""What is not done without need."""


def _plain(action: Any) -> bool:
    """Tell whether an action is paid as proposed, if at all."""
    return getattr(action, "pay", AUTO) == AUTO


class CeresSearch(Search):
    """An action is followed through what it asks, by replies, and the position is valued then."""

    def __init__(self, game: AnyGame, state: State, seat: int) -> None:
        super().__init__(game, state, seat)
        self.outlook = Outlook(state, seat)
        self.replies = Replies(self.outlook, game.steps)

    def worth(self, state: State) -> float:
        """Return the points of the seat and what its means promise."""
        return self.outlook.evaluate(state)

    def sensible(self, state: State, legal: list[Any]) -> list[Any]:
        """Leave out other ways to pay, what is not asked, and all but one where a reply is due."""
        found = [each for each in legal if _plain(each)]
        asked = asking.focus(state, self.seat)
        if not asked:
            return found
        frame = asked[0]
        if type(frame) not in SEARCHED:
            answers = self._answers(state, frame)
            return [self.replies.reply(state, frame, answers)] if answers else found[:1]
        if state.players[self.seat].lane:
            return self._answers(state, frame)
        return self._turn(state, frame, found)

    def _turn(self, state: State, frame: Any, legal: list[Any]) -> list[Any]:
        """Return what may be done in a turn or in Phase 4."""
        found = [each for each in legal if type(each) not in IDLE]
        cells = [each for each in found if type(each) is act.Explore]
        if len(cells) > 1:
            best = self.replies.explore(state, frame, cells)
            found = [each for each in found if type(each) is not act.Explore or each is best]
        if type(frame) is s.Agents and any(type(each) is act.PlaceAgent for each in found):
            found = [each for each in found if not isinstance(each, EndTurn)]
        return found or legal[:1]

    def _answers(self, state: State, frame: Any) -> list[Any]:
        """Return the legal answers to one frame, paid as proposed; in a combat, plays too."""
        if type(frame) is s.Fight:
            return [each for each in self.game.legal(state, self.seat) if _plain(each)]
        at, found = self.replies.at(state, frame), list[Any]()
        for step in self.game.steps[type(frame)].steps:
            found += [a for a in step.likely(at) if _plain(a) and step.refusal(at, a) is None]
        return found

    def rate(self, state: State, action: Any) -> float:
        """Return what the position is worth after an action and what it asks."""
        if isinstance(action, EndTurn):
            return self.worth(state)
        value, revealed = self._after(self.fork(state), action)
        if not revealed:
            return value
        for number in range(1, DEALS):
            value += self._after(self.redeal(state, number), action)[0]
        return value / DEALS

    def _after(self, state: State, action: Any) -> tuple[float, bool]:
        """Play an action and replies; return the worth, and whether hidden things came up."""
        promised = self._promised(state, action)
        revealed = self.game.perform(state, self.seat, action).revealed
        for _ in range(REPLIES):
            lane = state.players[self.seat].lane
            frame = lane[-1] if lane else self._window(state)
            if frame is None:
                break
            answers = self._answers(state, frame)
            if not answers:
                break
            reply = self.replies.reply(state, frame, answers)
            promised += self._promised(state, reply)
            revealed |= self.game.perform(state, self.seat, reply).revealed
        return self.worth(state) + promised, revealed

    def _promised(self, state: State, action: Any) -> float:
        """Return what a mission attempt promises that others may pay a part of."""
        if not isinstance(action, act.Attempt):
            return 0.0
        found = missions.resolution(self.outlook.t, state.missions[0], action.resolution)
        return 0.0 if found.solo else self.replies.attempt(state, found.id)

    def _window(self, state: State) -> Any:
        """Return the combat in which the seat is asked, if any."""
        top = state.stack[-1] if state.stack else None
        mine = isinstance(top, s.Arrivals) and top.seat == self.seat
        return top if mine or (isinstance(top, s.Fight) and top.side == self.seat) else None
