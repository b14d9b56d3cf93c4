"""Plans of computer players: a seat's turns up to the end of the round, as if others did nothing.

A beam search: of the positions in a turn, and of the turns of a round, the best few are followed.
It counts the positions that it looks at and never the time, so it repeats.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec

from games.core.actions import Action, EndTurn
from games.core.events import Applied
from games.core.rules import GameState
from games.core.search import END, Search

S = TypeVar("S", bound=GameState)
A = TypeVar("A", bound=Action)
T = TypeVar("T")

EXPANSIONS = 4_000
"""The most actions that are tried for a plan."""
REDEALT = 0.4
"""Share of them that is kept to compare the best turns in a second deal."""
CANDIDATES = 4
"""The number of turns that are compared there."""
TURNS = 6
"""The most turns of a round that are planned."""
DEPTH = 14
"""The most decisions of a turn that are planned."""
WIDTH = 40
"""The number of positions followed in a turn; at most a third of them after one first action."""
ENDS = 8
"""The number of ends of a turn that are followed; at most half of them after one first turn."""

_encode = msgspec.msgpack.Encoder().encode


class RoundSearch(Search[S, A], ABC, Generic[S, A]):
    """A search of a seat that can plan its turns of a round.

    That helps where worths are right but short-sighted: where they are wrong, a plan finds their
    errors.
    """

    @abstractmethod
    def plans(self, state: S) -> bool:
        """Return whether the seat is in a turn of which it can plan the rest."""

    @abstractmethod
    def round(self, state: S) -> int:
        """Return the number of the round, with which every plan ends."""

    def next_turn(self, state: S) -> S | None:
        """Change a position after the seat's turn to the beginning of its next turn; return it.

        Others do nothing in between. None if the seat has no turn left in this round.
        """
        if self.seat in self.game.waiting(state):
            return state
        return self.game.absence.planning_state(self.game, state, self.seat)


class Turn(NamedTuple):
    """A way to play a turn: its actions, the position at its end and the worth of that.

    `shown`: how many actions there are up to the first that reveals something; 0 if none does.
    """

    actions: tuple[Any, ...]
    state: Any
    worth: float
    shown: int = 0

    @property
    def known(self) -> tuple[Any, ...]:
        """The actions that can be chosen before anything is revealed."""
        return self.actions[: self.shown or None]


class Outlook(NamedTuple):
    """The best end of the round found after a first turn; `lucky` if something is revealed."""

    worth: float
    turn: Turn
    lucky: bool


class After(NamedTuple):
    """What can follow actions of a turn.

    `worth` is that of the position if the turn ends with them, or None. `onward` is where the seat
    continues in this round, if it can: in the same turn or at the beginning of the next one.
    """

    worth: float | None
    onward: GameState | None
    revealed: bool


class End(NamedTuple):
    """What an end of the round is worth; `lucky` if something is revealed on the way to it."""

    worth: float
    lucky: bool


class Planner:
    """The plan of a seat from a position in its turn; `search` is of that position."""

    def __init__(self, search: RoundSearch[Any, Any], expansions: int | None = None) -> None:
        self.search, self.game, self.seat = search, search.game, search.seat
        self.left = self.expansions = EXPANSIONS if expansions is None else expansions

    def plan(self, start: GameState) -> Turn:
        """Return the turn after which the round can end best.

        If something would be revealed on the way, the best turns are compared in a second deal:
        the first can be a lucky one.
        """
        kept = int(self.expansions * REDEALT)
        self.left = self.expansions - kept
        found = self._round(start)
        best = found[0]
        if not best.lucky or len(found) == 1:
            return best.turn
        rivals = _spread(found, CANDIDATES, lambda each: each.turn.known, 1)
        worths = [each.worth + self._again(start, each, kept // len(rivals)) for each in rivals]
        return rivals[worths.index(max(worths))].turn

    def after(self, start: GameState, actions: Sequence[Any]) -> After:
        """Return what can follow some actions of a turn, which can be the whole of it."""
        state, number = self.game.copy(start), self.search.round(start)
        closed = revealed = False
        for action in actions:
            if not isinstance(action, EndTurn):
                applied = self.game.apply_unchecked(state, self.seat, action)
                closed, revealed = applied.closed, revealed or applied.revealed
        worth = self.search.worth(state)
        if not (closed or isinstance(actions[-1], EndTurn) or self._over(state, number)):
            return After(None, state, revealed)
        onward, more = self._following(Turn(tuple(actions), state, worth), number)
        return After(worth, onward, revealed or more)

    def best(self, after: After, expansions: int | None = None) -> End:
        """Return the best end of the round that is found from there."""
        self.left = self.expansions if expansions is None else expansions
        ends = [] if after.worth is None else [End(after.worth, False)]
        if after.onward is not None:
            found = [End(each.worth, each.lucky) for each in self._round(after.onward)[:1]]
            ends += found or [End(self.search.worth(after.onward), False)]
        return max(ends, key=lambda end: end.worth)

    def _again(self, start: GameState, outlook: Outlook, expansions: int) -> float:
        """Return what the round is worth in another deal after what is known of a turn."""
        again = self.search.redeal(start, 1)
        return self.best(self.after(again, outlook.turn.known), expansions).worth

    def _round(self, start: GameState) -> list[Outlook]:
        """Return the turns that can be played first, the best one first."""
        number = self.search.round(start)
        best: dict[tuple[Any, ...], Outlook] = {}
        beam: list[tuple[Outlook | None, GameState]] = [(None, start)]
        for _ in range(TURNS):
            ends: list[tuple[Outlook, Turn]] = []
            for outlook, state in beam:
                for turn in self._turns(state, number):
                    lucky = bool(turn.shown) or (outlook is not None and outlook.lucky)
                    first = turn if outlook is None else outlook.turn
                    ends.append((Outlook(turn.worth, first, lucky), turn))
            for outlook, _ in ends:
                known = best.get(outlook.turn.actions)
                if known is None or outlook.worth > known.worth:
                    best[outlook.turn.actions] = outlook
            ends.sort(key=lambda each: -each[0].worth)
            beam = list(self._onward(ends, number))
            if not beam:
                break
        return sorted(best.values(), key=lambda each: -each.worth)

    def _onward(
        self, ends: Iterable[tuple[Outlook, Turn]], number: int
    ) -> Iterable[tuple[Outlook, GameState]]:
        """Yield the beginnings of the next turn after the best ends."""
        counts, seen = Counter[tuple[Any, ...]](), set[bytes]()
        for outlook, turn in ends:
            first = outlook.turn.actions
            if counts[first] >= ENDS // 2:
                continue
            state, revealed = self._following(turn, number)
            if state is None or (position := _encode(state)) in seen:
                continue
            seen.add(position)
            counts[first] += 1
            yield outlook._replace(lucky=outlook.lucky or revealed), state
            if counts.total() == ENDS:
                return

    def _following(self, turn: Turn, number: int) -> tuple[GameState | None, bool]:
        """Return the beginning of the seat's next turn of the round, if any.

        Also return whether the end of the turn has revealed something.
        """
        state, revealed = self.game.copy(turn.state), False
        if isinstance(turn.actions[-1], EndTurn):
            revealed = bool(self.game.apply_unchecked(state, self.seat, END).revealed)
        if not state.stack or self.search.round(state) != number:
            return None, revealed
        return self.search.next_turn(state), revealed

    def _turns(self, start: GameState, number: int) -> list[Turn]:
        """Return ways to play a turn to its end, the best first."""
        found: list[Turn] = []
        level, seen = [Turn((), start, self.search.worth(start))], set[bytes]()
        for _ in range(DEPTH):
            onward: list[tuple[bool, Turn]] = []
            for turn in level:
                for action in self._actions(turn.state):
                    if not self.left:
                        break
                    self.left -= 1
                    if isinstance(action, EndTurn):
                        found.append(turn._replace(actions=(*turn.actions, action)))
                        continue
                    state = self.search.fork(turn.state)
                    applied = self.game.apply_unchecked(state, self.seat, action)
                    position = _encode(state)
                    if position in seen:
                        continue
                    seen.add(position)
                    after = self._after(turn, action, state, applied)
                    if applied.closed or self._over(state, number):
                        found.append(after)
                    else:
                        onward.append((isinstance(action, self.search.unclear), after))
            onward.sort(key=lambda each: (not each[0], -each[1].worth))
            following = _spread([each for _, each in onward], WIDTH, _first, WIDTH // 3)
            if not following:
                break
            level = following
        else:
            found += level  # as far as they were followed
        # Where no end was found in the actions that could be tried, a part of a turn has to do.
        found = found or [turn for turn in level if turn.actions]
        found.sort(key=lambda turn: -turn.worth)
        return found[:WIDTH]

    def _actions(self, state: GameState) -> Sequence[Any]:
        legal = self.game.legal(state, self.seat)
        return self.search.sensible(state, legal) if legal else ()

    def _after(self, turn: Turn, action: Action, state: GameState, applied: Applied) -> Turn:
        actions = (*turn.actions, action)
        shown = turn.shown or (len(actions) if applied.revealed else 0)
        return Turn(actions, state, self.search.worth(state), shown)

    def _over(self, state: GameState, number: int) -> bool:
        """Return whether the seat's turn is over, or the round or the game."""
        waiting = state.stack and self.seat in self.game.waiting(state)
        return not waiting or self.search.round(state) != number


class SurePlanner(Planner):
    """A planner of rounds in which nothing is revealed, so that a plan can't be lucky."""

    def first(self, start: GameState) -> tuple[Any, ...]:
        """Return the turn after which the round can end best; empty if all reveal something."""
        self.left = self.expansions
        found = self._round(start)
        return found[0].turn.actions if found else ()

    def _turns(self, start: GameState, number: int) -> list[Turn]:
        return [turn for turn in super()._turns(start, number) if not turn.shown]

    def _following(self, turn: Turn, number: int) -> tuple[GameState | None, bool]:
        onward, revealed = super()._following(turn, number)
        return None if revealed else onward, revealed


def _first(turn: Turn) -> Any:
    return turn.actions[0]


def _spread(found: Iterable[T], most: int, group: Callable[[T], Any], each: int) -> list[T]:
    """Return the first ones, but only some of each group."""
    kept, counts = list[T](), Counter[Any]()
    for one in found:
        key = group(one)
        if counts[key] < each:
            counts[key] += 1
            kept.append(one)
            if len(kept) == most:
                break
    return kept
