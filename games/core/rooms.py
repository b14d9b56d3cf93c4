"""Games put together from what their modules hold: the protocol's questions, handed on."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from games.core.actions import Action
from games.core.events import Applied, Event
from games.core.gains import Gain
from games.core.game import AnyGame, Game, GameState
from games.core.outcome import Outcome
from games.core.rng import Rng
from games.core.search import Search
from games.core.secrets import View
from games.core.setup import Option, PictureName
from games.core.steps import AnyDecision
from games.core.text import Language
from games.core.waits import Wait

S = TypeVar("S", bound=GameState)
T = TypeVar("T", bound="TurnState")
A = TypeVar("A", bound=Action)


@dataclass(frozen=True)
class Rooms(Generic[S]):
    """The functions of a game's modules, each for the method of `Game` with the same name.

    A field left out works as in `Game`; `TurnGame` implements `waits`, `waiting` and `open_frames`.
    `load` makes an owner's component set known, out of its text, and returns its hash.
    """

    options: tuple[Option, ...]
    pictures: tuple[PictureName, ...]
    new: Callable[[Mapping[str, str], int, int, str], S]
    opening: Callable[[S], list[Event]]
    cards: Callable[[str, Language], list[dict[str, Any]]]
    standing: Callable[[S], Outcome]
    evaluate: Callable[[S, int], float]
    search: type[Search]
    after_action: Callable[[AnyDecision, Applied], None]
    differences: Callable[[S, S, int], Sequence[Gain]] | None = None
    load: Callable[[str, str], str] | None = None
    planning_state: Callable[[S, int], S | None] | None = None
    default: Callable[[AnyGame, S, int], Any] = AnyGame.default
    costs_nothing: Callable[[AnyGame, S, int, Any], bool] = AnyGame.costs_nothing
    only_answer: Callable[[AnyGame, S, int], Any] | None = None
    waits: Callable[[S], tuple[Wait, ...]] = lambda state: ()
    waiting: Callable[[S], tuple[int, ...]] | None = None
    open_frames: Callable[[S, int], Sequence[Any]] = lambda state, seat: ()
    boundaries: Callable[[S, int], Sequence[str]] = lambda state, seat: ()


class RoomGame(Game[S, A]):
    """A game whose `rooms` name the functions for most of its methods; the rest is its own."""

    rooms: ClassVar[Rooms[Any]]

    def options(self) -> tuple[Option, ...]:
        return self.rooms.options

    def new(self, options: Mapping[str, str], seats: int, seed: int, content: str) -> S:
        return self.rooms.new(options, seats, seed, content)

    def opening(self, state: S) -> list[Event]:
        return self.rooms.opening(state)

    def pack(self, source: str, name: str) -> tuple[str, Mapping[str, str]]:
        if self.rooms.load is None:
            return super().pack(source, name)
        content = self.rooms.load(source, name)
        return content, self.sets.get(content).components.name

    def cards(self, lang: Language, content: str | None = None) -> list[dict[str, Any]]:
        return self.rooms.cards(content or self.content(), lang)

    def tables(self, state: S) -> Any:
        return self.sets.get(state.content)

    def waits(self, state: S) -> tuple[Wait, ...]:
        return self.rooms.waits(state)

    def waiting(self, state: S) -> tuple[int, ...]:
        return (self.rooms.waiting or super().waiting)(state)

    def open_frames(self, state: S, seat: int) -> Sequence[Any]:
        return self.rooms.open_frames(state, seat) if 0 <= seat < len(state.players) else ()

    def boundaries(self, state: S, seat: int) -> Sequence[str]:
        return self.rooms.boundaries(state, seat)

    def after_action(self, at: AnyDecision, log: Applied) -> None:
        self.rooms.after_action(at, log)

    def result(self, state: S) -> Outcome | None:
        return None if state.stack else self.rooms.standing(state)

    def standing(self, seen: View[S]) -> Outcome:
        return self.rooms.standing(seen.state)

    def evaluate(self, state: S, seat: int) -> float:
        return self.rooms.evaluate(state, seat)

    def differences(self, before: S, after: S, seat: int) -> Sequence[Gain]:
        return (self.rooms.differences or super().differences)(before, after, seat)

    def search(self, state: S, seat: int) -> Search:
        return self.rooms.search(self, state, seat)

    def planning_state(self, seen: View[S], seat: int, rng: Rng) -> S | None:
        ahead = self.rooms.planning_state
        return None if ahead is None else ahead(self.determinize(seen, rng), seat)

    def default(self, state: S, seat: int) -> A:
        return self.rooms.default(self, state, seat)

    def costs_nothing(self, state: S, seat: int, action: A) -> bool:
        return self.rooms.costs_nothing(self, state, seat, action)

    @property
    def has_forced_answers(self) -> bool:
        return self.rooms.only_answer is not None

    def only_answer(self, seen: View[S], wait: Wait) -> A | None:
        forced = self.rooms.only_answer
        return None if forced is None else forced(self, seen.state, wait.seat)

    def pictures(self) -> tuple[PictureName, ...]:
        return self.rooms.pictures


class TurnState(GameState, Protocol):
    """A state in which one seat at a time decides."""

    @property
    def turn(self) -> int:
        """The seat that decides."""
        ...


class TurnGame(RoomGame[T, A]):
    """A game whose last frame asks the seat whose turn it is, until the stack is empty."""

    @abstractmethod
    def question(self, state: T) -> str:
        """Return what names the question that is open (`Wait.key`)."""

    def waits(self, state: T) -> tuple[Wait, ...]:
        return (Wait(state.turn, self.question(state)),) if state.stack else ()

    def waiting(self, state: T) -> tuple[int, ...]:
        return (state.turn,) if state.stack else ()

    def open_frames(self, state: T, seat: int) -> Sequence[Any]:
        return state.stack[-1:] if seat == state.turn else ()
