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
    steps: Steps

    def blocked(self, frame: object, player: P | None = None) -> Reason | None:
        """Return why a frame would have no answer, perhaps from a hypothetical player."""
        who = self.player if player is None else player
        at = At(self.state, self.seat, who, frame, self.tables, self.steps)
        why: Reason | None = None
        for step in self.steps[type(frame)].answers:
            missing = step.blocked(at)
            if missing is None:
                return None
            why = why or missing
        return why or NOT_NOW


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

    def blocked(self, at: AtT) -> Reason | None:
        """Return why no offer is left, or `None` where one is not refused.

        A step may tell several reasons, or find out faster; a test holds it to its offers.
        """
        for action in self.likely(at):
            if self.refusal(at, action) is None:
                return None
        return self.nothing


AnyStep = Step[Any, Any]
ANYTIME = type(None)
"""Stands for the frame of anytime steps."""


def _likely(step: AnyStep) -> Callable[[AnyAt], Iterable[Any]]:
    """Return the shorter way to what is likely."""
    kind: Any = type(step)
    base: Any = Step
    return step.offers if kind.likely is base.likely else step.likely


class Asked:
    """What a kind of frame asks for: its steps in the order of registration, and by action."""

    def __init__(self, steps: tuple[AnyStep, ...]) -> None:
        self.steps = steps
        self.by_action = {action: step for step in steps for action in step.actions}
        self.offers = tuple(step.offers for step in steps)
        self.likely = tuple(_likely(step) for step in steps)
        self.answers = tuple(step for step in steps if not step.free)


class Steps(dict[type, Asked]):
    """The steps of a game by the class of the frame that asks, and for each class of action.

    Where several are registered for an action, the most specific class of frame wins; a step gives
    way with all its actions, or with none.
    """

    def __init__(self, *steps: AnyStep) -> None:
        super().__init__()
        self._registered: dict[tuple[type, type], AnyStep] = {}
        for step in steps:
            for frame in step.frames or (ANYTIME,):
                for action in step.actions:
                    if self._registered.setdefault((frame, action), step) is not step:
                        raise TypeError(f"two steps for {action.__name__} at {frame.__name__}")
        self.anytime = any(not step.frames for step in steps)
        """Whether some step may be taken at any time."""

    def __missing__(self, frame: type) -> Asked:
        found: dict[type, AnyStep] = {}
        for base in frame.__mro__:
            for (asking, action), step in self._registered.items():
                if asking is base:
                    found.setdefault(action, step)
        steps: list[AnyStep] = []
        for step in dict.fromkeys(self._registered.values()):
            mine = [found.get(action) is step for action in step.actions]
            if any(mine) and not all(mine):
                raise TypeError(f"{type(step).__name__} is split at {frame.__name__}")
            if all(mine):
                steps.append(step)
        self[frame] = asked = Asked(tuple(steps))
        return asked
