"""Steps: one object per kind of decision says what it offers, why it refuses and what it does.

The kernel finds the step of an action; what is legal, why something is not, menus, computer seats
and tests are derived from the steps.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from games.core.actions import Action
from games.core.errors import NOT_NOW, Reason
from games.core.events import Applied

S = TypeVar("S")
P = TypeVar("P")
F = TypeVar("F")
T = TypeVar("T")


class At(msgspec.Struct, Generic[S, P, F, T], gc=False):
    """Where a decision is taken: by which player in which position, and the frame that asks.

    Any of them may be hypothetical, to ask whether something could be carried out: whoever looks
    uses `player`, never `state.players[seat]`. `frame` is `None` in an anytime step. `tables` is
    what the game looks up in its component data.
    """

    state: S
    seat: int
    player: P
    frame: F
    tables: T


AnyAt = At[Any, Any, Any, Any]
AtT = TypeVar("AtT", bound=AnyAt)
A = TypeVar("A", bound=Action)


class Step(ABC, Generic[AtT, A]):
    """One kind of decision."""

    frames: ClassVar[tuple[type, ...]] = ()
    """The frames, or base classes of frames, that ask for it; none: it may be taken at any time."""
    actions: ClassVar[tuple[type[Action], ...]]
    """The kinds of actions that answer it."""
    free: ClassVar[bool] = False
    """Whether it answers nothing, so that a frame needs another step that can be carried out."""
    nothing: ClassVar[Reason] = NOT_NOW
    """Why it cannot be carried out, when no offer is left."""

    @abstractmethod
    def offers(self, at: AtT) -> Iterable[A]:
        """Return every action worth asking about, also what is refused at a glance; no doubles."""

    def likely(self, at: AtT) -> Iterable[A]:
        """Return offers among which all legal ones are, in the same order."""
        return self.offers(at)

    @abstractmethod
    def refusal(self, at: AtT, action: A) -> Reason | None:
        """Return the first missing precondition, or `None`; never raises, tells nothing hidden."""

    @abstractmethod
    def do(self, at: AtT, action: A, log: Applied) -> None:
        """Carry out a legal action in place; it may push and pop frames."""

    def possible(self, at: AtT) -> bool:
        """Tell whether some offer is not refused."""
        return any(self.refusal(at, action) is None for action in self.likely(at))

    def blocked(self, at: AtT) -> Reason | None:
        """Return why this cannot be carried out at all, or `None` where it can."""
        return None if self.possible(at) else self.nothing


AnyStep = Step[Any, Any]
Offer = Callable[[Any], Iterable[Any]]
ANYTIME = type(None)
"""Stands for the frame of anytime steps."""


class Steps:
    """The steps of a game, found by frame and action: the most specific class of frame wins."""

    def __init__(self, *steps: AnyStep) -> None:
        self._registered: dict[tuple[type, type], AnyStep] = {}
        for step in steps:
            for frame in step.frames or (ANYTIME,):
                for action in step.actions:
                    if self._registered.setdefault((frame, action), step) is not step:
                        raise TypeError(f"two steps for {action.__name__} at {frame.__name__}")
        self.anytime = any(not step.frames for step in steps)
        """Whether some step may be taken at any time."""
        self._found: dict[tuple[type, type], AnyStep | None] = {}
        self._asked: dict[type, tuple[AnyStep, ...]] = {}
        self._offering: dict[tuple[type, bool], tuple[tuple[AnyStep, Offer], ...]] = {}
        self._answers: dict[type, frozenset[type[Action]]] = {}

    def find(self, frame: object, action: type[Action]) -> AnyStep | None:
        """Return the step of a kind of action at a frame."""
        key = (type(frame), action)
        if key not in self._found:
            each = ((base, action) for base in type(frame).__mro__)
            self._found[key] = next(
                (self._registered[pair] for pair in each if pair in self._registered), None
            )
        return self._found[key]

    def of(self, frame: object) -> tuple[AnyStep, ...]:
        """Return the steps that a frame asks for, in the order of registration.

        A step gives way to more specific ones with all its actions, or with none.
        """
        found = self._asked.get(type(frame))
        if found is None:
            open_steps: list[AnyStep] = []
            for step in dict.fromkeys(self._registered.values()):
                mine = [self.find(frame, action) is step for action in step.actions]
                if any(mine) and not all(mine):
                    raise TypeError(f"{type(step).__name__} is split at {type(frame).__name__}")
                if all(mine):
                    open_steps.append(step)
            found = self._asked[type(frame)] = tuple(open_steps)
        return found

    def offering(self, frame: object, likely: bool) -> tuple[tuple[AnyStep, Offer], ...]:
        """Return the steps that a frame asks for, each with what lists its (likely) offers."""
        key = (type(frame), likely)
        found = self._offering.get(key)
        if found is None:
            own = [likely and type(step).likely is not AnyStep.likely for step in self.of(frame)]
            found = self._offering[key] = tuple(
                (step, step.likely if special else step.offers)
                for step, special in zip(self.of(frame), own, strict=True)
            )
        return found

    def answers(self, frame: object) -> frozenset[type[Action]]:
        """Return the kinds of actions that answer a frame."""
        found = self._answers.get(type(frame))
        if found is None:
            kinds = (action for step in self.of(frame) for action in step.actions)
            found = self._answers[type(frame)] = frozenset(kinds)
        return found

    def blocked(self, at: AnyAt) -> Reason | None:
        """Return why a frame (which may be hypothetical) has no answer, or `None` if it has one."""
        why: Reason | None = None
        for step in self.of(at.frame):
            if not step.free:
                missing = step.blocked(at)
                if missing is None:
                    return None
                why = why or missing
        return why or NOT_NOW

    def possible(self, at: AnyAt) -> bool:
        """Tell whether a frame (which may be hypothetical) has an answer."""
        return any(not step.free and step.possible(at) for step in self.of(at.frame))
