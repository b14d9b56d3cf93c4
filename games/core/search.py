"""The search of a computer player through its turn, and what the author of a game writes of it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from games.core.actions import Action, EndTurn, Frame
from games.core.engine import AnyEngine
from games.core.events import Applied
from games.core.gains import Gain
from games.core.rng import Rng
from games.core.rules import GameState

S = TypeVar("S", bound=GameState)
A = TypeVar("A", bound=Action)
S_contra = TypeVar("S_contra", bound=GameState, contravariant=True)

WIDTH = 3
"""The number of continuations followed to the end: the ones that look best at once."""
DEALS = 2
"""How often hidden cards are dealt where they matter to the rest of the turn."""
DEPTH = 16
"""Decisions of a turn that are followed at most."""
LOOKS = 6_000
"""The most positions that are continued after one action: more than any game here comes to.

Where much can be played at any time nothing else would end the search, unless `sensible` does.
"""
REPLIES = 40
"""Replies that an action may lead to at most."""

END = EndTurn()


class Search(ABC, Generic[S, A]):
    """A seat's search of its turn, from one position that was dealt from its mask.

    Where hidden things are revealed, the best continuation is averaged over several deals, not
    taken from the luckiest. A game defines the worth of a position, the actions worth trying, and
    how to copy the parts that its turn can change.
    """

    unclear: ClassVar[tuple[type, ...]] = ()
    """Actions that do not show their worth before they are followed."""
    drawing: ClassVar[tuple[type, ...]] = ()
    """Actions that turn up hidden things, which is followed once in a turn."""
    further: ClassVar[int] = 1
    """The number of decisions followed when the turn is `done`: they can be the same ones again."""

    def __init__(self, game: AnyEngine, state: S, seat: int) -> None:
        self.game, self.seat, self.looks = game, seat, LOOKS

    @abstractmethod
    def worth(self, state: S) -> float:
        """Return what a position is worth to the seat, in points."""

    def sensible(self, state: S, legal: list[A]) -> list[A]:
        """Return the legal actions that need be looked at; at least one."""
        return legal

    def fork(self, state: S) -> S:
        """Return a copy in which the seat's turn can be played."""
        return self.game.copy(state)

    def redeal(self, state: S, number: int) -> S:
        """Return a copy in which the values hidden from the seat are dealt again."""
        return self.game.determinize(self.game.mask(state, self.seat), Rng(number))

    def done(self, state: S) -> bool:
        """Return whether the turn has done its work: actions from now on bring no news."""
        choices = self.game.choices(state, self.seat)
        return END in choices and choices.refusal(END) is None

    def answered(self, state: S) -> bool:
        """Return whether the seat has answered all that an action asks of it."""
        return self.done(state)

    def rate(self, state: S, action: A) -> float:
        """Return what the best end of the turn is worth after an action."""
        self.looks = LOOKS
        return self._follow(state, action, DEALS, DEPTH)

    def _follow(self, state: S, action: A, deals: int, depth: int) -> float:
        if isinstance(action, EndTurn):
            return self.worth(state)
        after = self.fork(state)
        applied = self.game.apply_unchecked(after, self.seat, action)
        if self.done(after):
            return self._rest(after, applied, deals, depth)
        if not applied.revealed:
            return self._best(after, applied, deals, depth - 1)
        total = self._best(after, applied, 0, depth - 1)
        for number in range(1, deals):
            after = self.redeal(state, number)
            applied = self.game.apply_unchecked(after, self.seat, action)
            total += self._best(after, applied, 0, depth - 1)
        return total / max(1, deals)

    def _rest(self, state: S, applied: Applied, deals: int, depth: int) -> float:
        """Return the worth of the best way on where the turn is done."""
        return self._best(state, applied, deals, min(depth - 1, self.further))

    def _best(self, state: S, applied: Applied, deals: int, depth: int) -> float:
        """Return the worth of the best way on; of many only the most promising are followed."""
        over = applied.closed or not depth or not self.looks
        legal = [] if over else self.game.legal(state, self.seat)
        if not legal:
            return self.worth(state)
        self.looks -= 1
        moves = self.sensible(state, legal)
        if not deals:
            moves = [move for move in moves if type(move) not in self.drawing] or moves
        best = float("-inf")
        found: list[tuple[float, int, S, Applied]] = []
        for move in moves:
            if len(moves) <= WIDTH or isinstance(move, (EndTurn, *self.unclear)):
                best = max(best, self._follow(state, move, deals, depth))
                continue
            after = self.fork(state)
            applied = self.game.apply_unchecked(after, self.seat, move)
            if self.done(after):
                best = max(best, self._rest(after, applied, deals, depth))
                continue
            found.append((self.worth(after), -len(found), after, applied))
        found.sort(key=lambda way: way[:2], reverse=True)
        for _, _, after, applied in found[:WIDTH]:
            best = max(best, self._best(after, applied, deals, depth - 1))
        return best


def assigned(found: Iterable[tuple[float, str, str]], free: Counter[str]) -> float:
    """Return the total gain where each takes the best task left: by value, by whom, and which.

    `free`: how many tasks each can take; it is used up.
    """
    total, taken = 0.0, set[str]()
    for value, who, task in sorted(found, reverse=True):
        if free[who] and task not in taken:
            total += value
            free[who] -= 1
            taken.add(task)
    return total


class Replying(Protocol[S_contra, A]):
    """What answers for a seat where no search is needed."""

    def reply(self, state: S_contra, frame: Frame, answers: list[A], /) -> A:
        """Return the answer to a frame."""
        ...

    def promised(self, state: S_contra, action: A, /) -> float:
        """Return what an action brings that the position after it does not show."""
        ...


R = TypeVar("R", bound=Replying[Any, Any])


class ReplySearch(Search[S, A], ABC, Generic[S, A, R]):
    """A search for games where anytime actions are too many to follow a turn.

    An action is followed only through its own questions: replies answer them, but where answers are
    `compared` each is followed. Then the position is valued.
    """

    replies: R

    @abstractmethod
    def asked(self, state: S) -> Frame | None:
        """Return the frame that asks the seat during an action, or None."""

    @abstractmethod
    def answers(self, state: S, frame: Frame) -> list[A]:
        """Return the answers that need be looked at, if any."""

    def compared(self, frame: Frame) -> bool:
        """Return whether each answer is followed."""
        return False

    def answered(self, state: S) -> bool:
        return self.asked(state) is None

    def settled(self, state: S) -> float:
        """Return the worth of a position in which the seat has nothing left to answer."""
        return self.worth(state)

    def rate(self, state: S, action: A) -> float:
        """Return what the position is worth after an action and what it asks."""
        value, revealed = self._after(self.fork(state), action)
        if not revealed:
            return value
        for number in range(1, DEALS):
            value += self._after(self.redeal(state, number), action)[0]
        return value / DEALS

    def _after(self, state: S, action: A) -> tuple[float, bool]:
        """Play an action and replies; return the worth, and whether hidden things came up."""
        promised = self.replies.promised(state, action)
        revealed = self.game.apply_unchecked(state, self.seat, action).revealed
        value, more = self.onward(state)
        return value + promised, revealed or more

    def onward(self, state: S) -> tuple[float, bool]:
        """Answer what the seat is asked; return the worth, and whether hidden things came up."""
        promised, revealed = 0.0, False
        for _ in range(REPLIES):
            frame = self.asked(state)
            answers = [] if frame is None else self.answers(state, frame)
            if frame is None or not answers:
                break
            if len(answers) > 1 and self.compared(frame):
                value, more = max(self._after(self.fork(state), each) for each in answers)
                return value + promised, revealed or more
            reply = self.replies.reply(state, frame, answers)
            promised += self.replies.promised(state, reply)
            revealed |= self.game.apply_unchecked(state, self.seat, reply).revealed
        return self.settled(state) + promised, revealed


@dataclass(frozen=True, kw_only=True)
class Computer:
    """How computers play a game, and what they say of its moves."""

    search: Callable[[AnyEngine, Any, int], Search[Any, Any]]
    """Return the search of a seat in a position dealt from its mask; a class of `Search`."""
    strong: Callable[[AnyEngine, Any, int], Search[Any, Any]] | None = None
    """Return the search of a stronger seat, used as `search` is, or None if there is none.

    It has to win more often against `search` than its share of the seats."""
    differences: Callable[[Any, Any, int], Sequence[Gain]] | None = None
    """Return what a seat has more or less of in the second position than in the first.

    Both are dealt from the seat's own view. Else these are points by category."""
    misjudged: tuple[type, ...] = ()
    """Actions that they judge badly: where one of them is offered, none is marked as the best."""
