"""Steps: one object per kind of decision has its offers, its refusals and its effects.

The kernel finds the step of an action. Legal actions, reasons for refusals, menus, computer players
and tests are derived from the steps.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property
from inspect import isabstract
from types import ModuleType
from typing import Any, ClassVar, Generic, Self, TypeVar, cast, get_args

import msgspec

from games.core.actions import Action, fields
from games.core.errors import NOT_NOW, Reason
from games.core.events import Applied
from games.core.multi_select import MultiSelect
from games.core.rng import Rng

S = TypeVar("S")
P = TypeVar("P")
F = TypeVar("F")
T = TypeVar("T")
V = TypeVar("V")


ANYTIME = type(None)
"""The frame type of anytime steps."""


class Decision(msgspec.Struct, Generic[S, P, F, T], gc=False):
    """Where a decision is taken: by which player in which position, and the frame that asks.

    Any of them can be hypothetical, to ask whether something could be carried out: code that reads
    the player uses `player`, never `state.players[seat]`. `frame` is `None` in an anytime step.
    `tables` is the game's view of its component data.
    """

    state: S
    seat: int
    player: P
    frame: F
    tables: T
    steps: Steps
    derived: dict[Any, Any] | None = None

    def once(self, derive: Callable[[Self], V]) -> V:
        """Return what a function derives from the position, which is asked only once.

        For offers and refusals, which often ask the same; not once the position has changed.
        """
        found = self.derived
        if found is None:
            found = self.derived = {}
        if derive not in found:
            found[derive] = derive(self)
        return found[derive]

    def blocked(self, frame: object, player: P | None = None) -> Reason | None:
        """Return why a frame would have no answer, perhaps from a hypothetical player."""
        who = self.player if player is None else player
        at = Decision(self.state, self.seat, who, frame, self.tables, self.steps)
        return self.steps[type(frame)].no_option_reason(at)

    def choices(self, frames: Iterable[object]) -> Choices[Any]:
        """Return the possible actions here if other frames asked."""
        here = (self.state, self.seat, self.player)
        return self.steps.choices(
            [Decision(*here, each, self.tables, self.steps) for each in frames]
        )


AnyDecision = Decision[Any, Any, Any, Any]
AtT = TypeVar("AtT", bound=AnyDecision)
A = TypeVar("A", bound=Action)


class Step(ABC, Generic[AtT, A]):
    """One kind of decision: `Step[Decision[..., the frame that asks, ...], its actions]`."""

    frames: ClassVar[tuple[type, ...]]
    """The frames that ask for it; none: it may be taken at any time.

    Said only where all frames of a base class ask; else it is that, or those, of the type.
    """
    actions: ClassVar[tuple[type[Action], ...]]
    """The kinds of actions that answer it."""
    optional: ClassVar[bool] = False
    """Whether it answers nothing, so that a frame needs another step that can be carried out.

    Said with the class: `class Rest(Step[...], optional=True)`.
    """
    nothing: ClassVar[Reason] = NOT_NOW
    """Why it cannot be carried out, when no offer is left."""

    def __init_subclass__(cls, *, optional: bool | None = None) -> None:
        super().__init_subclass__()
        if optional is not None:
            cls.optional = optional
        for base in cls.__dict__.get("__orig_bases__", ()):
            # `class Main(Step[Decision[...], A], Generic[A])`: its steps only say which actions.
            *at, answers = cast("tuple[Any, ...]", get_args(base) or (None,))
            asking = get_args(at[0])[2:3] if at else ()
            frames = tuple(each for frame in asking for each in get_args(frame) or (frame,))
            actions: tuple[Any, ...] = get_args(answers) or (answers,)
            if "frames" not in cls.__dict__ and _classes(frames):
                cls.frames = () if frames == (ANYTIME,) else frames
            if "actions" not in cls.__dict__ and _classes(actions):
                cls.actions = actions

    def offers(self, at: AtT) -> Iterable[A]:
        """Return every action worth asking about, even if obviously refused; no doubles.

        Actions without fields need not be listed.
        """
        return self._without_fields

    @cached_property
    def _without_fields(self) -> tuple[A, ...]:
        make: tuple[Any, ...] = self.actions
        return tuple(action() for action in make)

    def candidates(self, at: AtT) -> Iterable[A]:
        """Return offers among which all legal ones are, in the same order."""
        return self.offers(at)

    def refusal(self, at: AtT, action: A) -> Reason | None:
        """Return the first missing precondition, or None; never raise, reveal nothing hidden.

        A step can leave this out if its actions have no fields and nothing can be missing.
        """
        return None

    def listed(self, at: AtT, action: A) -> A:
        """Return the offer for an action: of copies that do the same one is offered."""
        return action

    @abstractmethod
    def do(self, at: AtT, action: A, log: Applied) -> None:
        """Carry out a legal action in place; it can push and pop frames."""

    def default(self, at: AtT) -> A | None:
        """Return the cheapest answer, for a player who gives none, or None if it has none."""
        return None

    def cost(self, at: AtT, action: A) -> int | None:
        """Return how much an action costs, to list the cheapest first; None: as it is offered."""
        return None

    def marking(self, at: AtT, action: type[Action]) -> MultiSelect | None:
        """Return the marks set by actions of a class, or None if each action counts at once."""
        return None

    def no_option_reason(self, at: AtT) -> Reason | None:
        """Return why no offer is left, or None if one is not refused.

        A step can give several reasons, or find out faster; a test compares it with its offers.
        """
        for action in self.candidates(at):
            if self.refusal(at, action) is None:
                return None
        return self.nothing


def _check(step: AnyStep, action: type[Action]) -> None:
    """Raise a `TypeError` where a step does not say what it offers or refuses of fields."""
    kind: Any = type(step)
    base: Any = Step
    if fields(action) and base.refusal is kind.refusal:
        raise TypeError(f"{kind.__name__} refuses nothing, whatever {action.__name__} says")
    if fields(action) and base.offers is kind.offers:
        raise TypeError(f"{kind.__name__} does not say which {action.__name__} it offers")


def _classes(types: tuple[Any, ...]) -> bool:
    """Return whether these are classes, so that a step can be found by them."""
    return bool(types) and all(isinstance(each, type) and each is not Any for each in types)


AnyStep = Step[Any, Any]
Refusal = Callable[[AnyDecision, Action], Reason | None]
Do = Callable[[AnyDecision, Action, Applied], None]


class StepsAtFrame:
    """What a kind of frame asks for: its steps in the order of registration, and by action."""

    def __init__(self, steps: tuple[AnyStep, ...]) -> None:
        self.steps = steps
        self.by_action = {action: step for step in steps for action in step.actions}
        self.answers = tuple(step for step in steps if not step.optional)
        self.no_option_reason = (
            self.answers[0].no_option_reason if len(self.answers) == 1 else self._blocked
        )

    def _blocked(self, at: AnyDecision) -> Reason | None:
        """Return the first step's reason where no step has an answer left."""
        why: Reason | None = None
        for step in self.answers:
            missing = step.no_option_reason(at)
            if missing is None:
                return None
            why = why or missing
        return why or NOT_NOW


class StepIndex(dict[type, "StepIndex"]):
    """What several questions ask for at once; where two take a kind, the first has it.

    `[frame]`: with one question more. With the number of the question: `steps`: those of all;
    `candidates`: their functions, the shortest; `by_action`: what a kind's step refuses and does;
    `listed`: which offer stands for an action, where copies do the same. `optional`: the actions
    that answer nothing.
    """

    def __init__(self, steps: Steps, frames: tuple[type, ...] = ()) -> None:
        super().__init__()
        self._steps = steps
        self._frames = frames
        self.by_action: dict[type, tuple[int, Refusal, Do]] = {}
        self.steps: list[tuple[int, AnyStep]] = []
        for number, frame in enumerate(frames):
            for step in steps[frame].steps:
                taken = [action in self.by_action for action in step.actions]
                if _whole(step, [not each for each in taken], frame):
                    self.steps.append((number, step))
            for action, step in steps[frame].by_action.items():
                self.by_action.setdefault(action, (number, step.refusal, step.do))
        self.optional = {
            action for _, step in self.steps if step.optional for action in step.actions
        }
        base: Any = Step
        shorter = [type(step).candidates is not base.candidates for _, step in self.steps]
        self.candidates = [
            (number, step.candidates if short else step.offers)
            for (number, step), short in zip(self.steps, shorter, strict=True)
        ]
        self.listed = {
            action: (number, step.listed)
            for number, step in self.steps
            for action in step.actions
            if type(step).listed is not base.listed
        }

    def __missing__(self, frame: type) -> StepIndex:
        self[frame] = more = StepIndex(self._steps, (*self._frames, frame))
        return more


class Choices(msgspec.Struct, Generic[A], gc=False):
    """The actions a seat can take in a position, found once for many actions."""

    questions: Sequence[AnyDecision]
    asked: StepIndex

    def __contains__(self, action: Action) -> bool:
        """Return whether there is a step for an action of this kind."""
        return type(action) in self.asked.by_action

    def answered(self, action: Action) -> int:
        """Return the number of the question that an action of this kind answers, else the first."""
        return self.asked.by_action[type(action)][0] if action in self else 0

    def offers(self) -> list[A]:
        """Return every action that might be asked about, without doubles."""
        found: list[A] = []
        for number, step in self.asked.steps:
            found += step.offers(self.questions[number])
        return found

    def candidates(self) -> list[A]:
        """Return offers among which all legal actions are."""
        found: list[A] = []
        for number, candidates in self.asked.candidates:
            found += candidates(self.questions[number])
        return found

    def pick(self, source: Rng) -> A | None:
        """Return one of the legal actions, all equally likely, or `None` where there is none.

        Candidates are tried in random order until one is not refused: as fair, and cheaper.
        """
        found, by_action = self.candidates(), self.asked.by_action
        for left in range(len(found), 0, -1):
            i = source.below(left)
            action = found[i]
            number, refusal, _ = by_action[type(action)]
            if refusal(self.questions[number], action) is None:
                return action
            found[i] = found[left - 1]
        return None

    def refusal(self, action: Action) -> Reason | None:
        """Return the first missing precondition of an action that there is a step for."""
        number, refusal, _ = self.asked.by_action[type(action)]
        return refusal(self.questions[number], action)

    def listed(self, action: A) -> A:
        """Return the offer for an action: itself, or the one offered of several copies."""
        if type(action) not in self.asked.listed:
            return action
        number, listed = self.asked.listed[type(action)]
        return listed(self.questions[number], action)

    def do(self, action: Action, log: Applied) -> None:
        """Carry out a legal action."""
        number, _, do = self.asked.by_action[type(action)]
        do(self.questions[number], action, log)

    def answers(self, action: Action) -> bool:
        """Return whether an action answers the question: no anytime play, nothing `optional`."""
        number = self.asked.by_action[type(action)][0]
        return self.questions[number].frame is not None and type(action) not in self.asked.optional

    def anytime_actions(self, action: Action) -> bool:
        """Return whether an action is possible at any time, no matter which seat is asked."""
        return action in self and self.questions[self.answered(action)].frame is None

    def marked(self, action: Action) -> bool:
        """Return whether an action only changes marks, and there are some already."""
        if action not in self:
            return False
        at = self.questions[self.answered(action)]
        step = at.steps[type(at.frame)].by_action[type(action)]
        found = step.marking(at, type(action))
        return found is not None and bool(found.marked)

    def cost(self, action: Action) -> int | None:
        """Return how much an action costs, None where it has no price."""
        if action not in self:
            return None
        at = self.questions[self.answered(action)]
        return at.steps[type(at.frame)].by_action[type(action)].cost(at, action)

    def legal(self) -> list[A]:
        """Return the offers without a refusal."""
        return list(self.allowed())

    def allowed(self) -> Iterator[A]:
        """Yield the offers without a refusal; for callers that need not know all of them."""
        for number, step in self.asked.steps:
            at = self.questions[number]
            for action in step.candidates(at):
                if step.refusal(at, action) is None:
                    yield action


class Steps(dict[type, StepsAtFrame]):
    """The steps of a game by the class of the frame that asks, and for each class of action.

    Where several are registered for an action, the most specific class of frame wins; a step gives
    way with all its actions, or with none.
    """

    def __init__(self, *steps: AnyStep) -> None:
        super().__init__()
        self._registered: dict[tuple[type, type], AnyStep] = {}
        for step in steps:
            if not hasattr(step, "frames"):
                raise TypeError(f"{type(step).__name__} does not say which frames ask for it")
            for frame in step.frames or (ANYTIME,):
                for action in step.actions:
                    _check(step, action)
                    if self._registered.setdefault((frame, action), step) is not step:
                        raise TypeError(f"two steps for {action.__name__} at {frame.__name__}")
        self.anytime_actions = any(not step.frames for step in steps)
        """Whether some step may be taken at any time."""
        self.together = StepIndex(self)

    def __missing__(self, frame: type) -> StepsAtFrame:
        found: dict[type, AnyStep] = {}
        for base in frame.__mro__:
            for (asking, action), step in self._registered.items():
                if asking is base:
                    found.setdefault(action, step)
        steps = [
            step
            for step in dict.fromkeys(self._registered.values())
            if _whole(step, [found.get(action) is step for action in step.actions], frame)
        ]
        self[frame] = asked = StepsAtFrame(tuple(steps))
        return asked

    def choices(self, questions: Sequence[AnyDecision]) -> Choices[Any]:
        """Return the possible actions if these questions are asked at once."""
        asked = self.together
        for at in questions:
            asked = asked[type(at.frame)]
        return Choices(questions, asked)


def declared(*modules: ModuleType) -> list[AnyStep]:
    """Return a step of each kind that modules declare, in their order; base classes are none."""
    found: list[Any] = [
        each
        for module in modules
        for each in vars(module).values()
        if getattr(each, "__module__", None) == module.__name__
    ]
    kinds: list[Any] = [each for each in found if isinstance(each, type) and issubclass(each, Step)]
    return [kind() for kind in kinds if not isabstract(kind)]


def _whole(step: AnyStep, mine: list[bool], frame: type) -> bool:
    """Return whether a step has all its actions at a frame; with only some it would be split."""
    if any(mine) and not all(mine):
        raise TypeError(f"{type(step).__name__} is split at {frame.__name__}")
    return all(mine)
