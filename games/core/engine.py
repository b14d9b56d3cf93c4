"""The rules at work: what is legal, why something is not, and what happens."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from games.core.actions import Action, EndTurn, Frame, Habits
from games.core.boundaries import Boundary, Held, cross, no_holds
from games.core.errors import NOT_NOW, NOT_YOURS, OVER, Reason, RefusedError, SetupError, reason
from games.core.events import Applied
from games.core.hidden.compile import Secrets
from games.core.hidden.declare import View
from games.core.outcome import Outcome
from games.core.rng import Rng
from games.core.rules import Components, GameState, Rules
from games.core.state_copy import copier
from games.core.steps import AnyDecision, Choices, Decision, Steps
from games.core.waits import Wait, unanswered

S = TypeVar("S", bound=GameState)
A = TypeVar("A", bound=Action)


@dataclass(frozen=True, kw_only=True)
class Absence(Generic[S, A]):
    """What is done for a seat that is not asked, or does not answer.

    Each function gets the engine first. What is left out is what the steps say.
    """

    default: Callable[[AnyEngine, S, int], A] | None = None
    """Return the action that costs an awaited seat least.

    Else that of the first step that has one, or the last legal answer."""
    costs_nothing: Callable[[AnyEngine, S, int, A], bool] | None = None
    """Return whether a legal action costs its seat nothing, so that it needs no consent.

    Only such a default is taken for a player who does not answer: an absent player loses no good,
    card, piece or point, no turn and no choice that only they can weigh. Else that is so where
    there is no other answer."""
    only_answer: Callable[[AnyEngine, S, Wait], A | None] | None = None
    """Return the only answer that public facts leave to a wait, or None if there are more.

    The state is the public's, so an answer given for a player reveals nothing that only they know;
    an unknown card counts as playable. Else no move is forced."""
    usual: Callable[[AnyEngine, S, int, Habits], A | None] = lambda engine, state, seat, habits: (
        None
    )
    """Return the answer that a seat needn't be asked for, or None.

    It is given with the press before it, and can be given otherwise until it is published. So it
    reveals nothing, and the question is a small one: where something is put that is gained."""
    nothing_left: Callable[[AnyEngine, S, int], bool | None] = lambda engine, state, seat: None
    """Return whether a seat that ends now gives up nothing; None where the kernel can tell."""
    without_side_activity: Callable[[AnyEngine, S, Wait], S] = lambda engine, state, wait: state
    """Return a state without what the seat of a wait has begun next to it; leave the state as is.

    A wait for that side activity itself keeps it."""
    planning_state: Callable[[AnyEngine, S, int], S | None] = lambda engine, state, seat: None
    """Change a state to one in which an unawaited seat moves, for planning ahead, and return it.

    It was dealt from what the seat can see. None where the seat can't plan."""


@dataclass(frozen=True, kw_only=True, eq=False)
class Engine(Generic[S, A]):
    """The rules of one game at work, as pure functions over plain data.

    A seat is a number from 0. The game's `steps` offer actions and refuse them with the first
    missing precondition; the remaining offers are `legal`: the only source of legality. `apply`
    changes the state in place and only after that check, so a refused action leaves its bytes
    unchanged.
    """

    key: str
    """Its name in commands, files and the database; it never changes."""
    seats: range
    """The numbers of players: `range(2, 5)` is 2 to 4."""
    state_type: type[S]
    """The class of its states; its module stands in the package of the game."""
    action_type: Any
    """The closed union of the game's actions, `EndTurn` included."""
    steps: Steps
    """What a seat can do, why not, and what happens (`games.core.steps`)."""
    secrets: Secrets[Any]
    """The declarations of hidden information (`games.core.hidden.declare`)."""
    rules: Rules[S]
    """Setting up, who is asked, what follows a decision, scores."""
    components: Components
    """What lies in the box."""
    absence: Absence[S, A] = field(default_factory=Absence[Any, Any])
    """What is done for a seat that is not asked, or does not answer."""

    # Setting up

    def setup_refusal(self, options: Mapping[str, str], seats: int) -> Reason | None:
        """Return why a table of these options and seats cannot be made."""
        if seats not in self.seats:
            return reason(
                "seat_count", seats=seats, least=self.seats.start, most=self.seats.stop - 1
            )
        known = {option.key: option for option in self.rules.options}
        for key, value in options.items():
            if key not in known:
                return reason("unknown_option", option=key)
            if value not in known[key].values:
                return reason("unknown_value", option=key, value=value)
        return self.rules.setup_refusal(self.complete(options), seats)

    def complete(self, options: Mapping[str, str]) -> dict[str, str]:
        """Return the options with defaults for those left out."""
        return {each.key: options.get(each.key, each.default) for each in self.rules.options}

    def start(
        self, options: Mapping[str, str], seats: int, seed: int, content: str | None = None
    ) -> S:
        """Return the first state of a game, refusing what `setup_refusal` names.

        `content` is the hash of a known component set, the built-in one if left out.
        """
        why = self.setup_refusal(options, seats)
        if why is not None:
            raise SetupError(why)
        content = content or self.components.sets.built_in
        return self.rules.new(self.complete(options), seats, seed, content)

    def pack(self, source: str, name: str) -> tuple[str, Mapping[str, str]]:
        """Make an owner's component data (TOML text) known; return its hash and its name.

        The name is by language; data without one has the name of the file, `name`. Raises
        `ContentError` with path, value and reason; games without packs refuse all.
        """
        if self.components.load is None:
            raise SetupError(reason("no_packs", name=name))
        content = self.components.load(source, name)
        return content, self.components.sets.get(content).components.name

    def tables(self, state: S) -> Any:
        """Return what the steps look up in the component data of a state."""
        return self.components.sets.get(state.content)

    # Who is asked

    def waiting(self, state: S) -> tuple[int, ...]:
        """Return the seats that must decide: those whose wait is not answered."""
        fast = self.rules.waiting
        return unanswered(self.rules.waits(state)) if fast is None else fast(state)

    def open_frames(self, state: S, seat: int) -> Sequence[Frame]:
        """Return the frames in which a seat decides; empty where nothing is asked of it."""
        if not 0 <= seat < len(state.players):
            return ()
        if self.rules.open_frames is not None:
            return self.rules.open_frames(state, seat)
        return state.stack[-1:] if seat in self.waiting(state) else ()

    def as_if_asked(self, state: S, wait: Wait) -> S | None:
        """Return a state in which a seat is asked a question first, to find its content.

        It must not be changed. None if another question is above it, or something of the seat's own
        that the game cannot take away. Where it is secret who has answered, it is found the same
        for all.
        """
        state = self.absence.without_side_activity(self, state, wait)
        mine = [each for each in self.rules.waits(state) if each.seat == wait.seat]
        asked = [each for each in mine if not (each.told and each.answered)]
        first = min(asked, key=lambda each: each.kind != "window", default=None)
        return state if first is not None and first.key == wait.key else None

    # What a seat can do

    def choices(self, state: S, seat: int) -> Choices[A]:
        """Return what a seat can do, for callers that check many actions in one position."""
        fast = self.rules.choices
        if fast is not None:
            return fast(state, seat)
        if not state.stack or not 0 <= seat < len(state.players):
            return Choices([], self.steps.together)
        steps, tables, player = self.steps, self.tables(state), state.players[seat]
        frames = self.open_frames(state, seat)
        # `Steps.choices` written out: every decision of a random game goes this way.
        asked = steps.together
        questions: list[AnyDecision] = []
        for frame in [*frames, None] if steps.anytime_actions else frames:
            asked = asked[type(frame)]
            questions.append(Decision(state, seat, player, frame, tables, steps))
        return Choices(questions, asked)

    def questions(self, state: S, seat: int) -> Sequence[AnyDecision]:
        """Return everything that a seat can answer or do, in the order in which it is shown."""
        return self.choices(state, seat).questions

    def offers(self, state: S, seat: int) -> Sequence[A]:
        """Return every action that a seat might ask about here, without doubles."""
        return self.choices(state, seat).offers()

    def candidates(self, state: S, seat: int) -> Sequence[A]:
        """Return offers that include all legal actions; for callers that ask very often."""
        return self.choices(state, seat).candidates()

    def legal(self, state: S, seat: int) -> list[A]:
        """Return the offers without a refusal."""
        return self.choices(state, seat).legal()

    def answers(self, state: S, seat: int) -> list[A]:
        """Return the legal actions that answer what a seat is asked, so no anytime plays."""
        choices = self.choices(state, seat)
        return [action for action in choices.legal() if choices.answers(action)]

    def refusal(self, state: S, seat: int, action: A) -> Reason | None:
        """Return the first missing precondition of any action of this game, or `None`."""
        choices = self.choices(state, seat)
        if action in choices:
            return choices.refusal(action)
        if not self.waiting(state):
            return OVER
        if 0 <= seat < len(state.players):
            why = self.rules.reason_without_step(state, seat, action)
            if why is not None:
                return why
        return NOT_NOW if any(at.frame is not None for at in choices.questions) else NOT_YOURS

    def require(self, state: S, seat: int, action: A) -> None:
        """Raise `RefusedError` for an action that is not legal."""
        why = self.refusal(state, seat, action)
        if why is None:
            choices = self.choices(state, seat)
            if choices.listed(action) not in choices.candidates():
                why = NOT_NOW
        if why is not None:
            raise RefusedError(why if self.waiting(state) else OVER)

    # What happens

    def apply(self, state: S, seat: int, action: A, held: Held = no_holds) -> Applied:
        """Carry out an action in place, or raise `RefusedError` and change nothing."""
        self.require(state, seat, action)
        return self.apply_unchecked(state, seat, action, held)

    def apply_unchecked(self, state: S, seat: int, action: A, held: Held = no_holds) -> Applied:
        """Carry out a legal action and its automatic consequences, in place.

        `held` returns the seats that the game waits for at a boundary.
        """
        return self.do(self.choices(state, seat), action, held)

    def do(self, choices: Choices[Any], action: A, held: Held = no_holds) -> Applied:
        """Carry out one of a seat's choices that is known to be legal."""
        step = choices.asked.by_action.get(type(action))
        assert step is not None, f"{type(action).__name__} passed as legal"
        number, _, do = step
        at, log = choices.questions[number], Applied()
        do(at, action, log)
        after = self.rules.after_action
        after(at, log)
        if (stack := at.state.stack) and type(stack[-1]) is Boundary:
            cross(at, log, held, after)
        return log

    def copy(self, state: S) -> S:
        """Return an independent copy."""
        return copier(self.state_type)(state)

    def result(self, state: S) -> Outcome | None:
        """Return the final scores, or None while the game is in progress."""
        return None if state.stack else self.rules.standing(state)

    def standing(self, seen: View[S]) -> Outcome:
        """Return the scores so far, as far as the viewer can know them."""
        return self.rules.standing(seen.state)

    # What is hidden

    def mask(self, state: S, seat: int | None) -> View[S]:
        """Return the state as a seat, or the public (`None`), can know it.

        It shares with the state: neither is changed while the other is used.
        """
        waiting, waits = self.waiting(state), self.rules.waits(state)
        alike = [wait for wait in waits if not wait.told]
        if not alike:
            return self.secrets.mask(state, seat, waiting)
        asked = {wait.seat for wait in alike if wait.seat != seat or wait.seat in waiting}
        asked.update(unanswered([wait for wait in waits if wait.told]))
        answered = len(state.players) - len(unanswered(alike))
        return self.secrets.mask(state, seat, tuple(sorted(asked)), answered)

    def determinize(self, seen: View[S], rng: Rng) -> S:
        """Return a state that looks the same to the viewer, its hidden values dealt at random."""
        return self.secrets.determinize(seen, rng)

    # Who is not asked, or does not answer

    def default(self, state: S, seat: int) -> A:
        """Return the action that costs an awaited seat least (`Absence.default`)."""
        if self.absence.default is not None:
            return self.absence.default(self, state, seat)
        for at in self.choices(state, seat).questions:
            for step in self.steps[type(at.frame)].steps:
                action = step.default(at)
                if action is not None:
                    return action
        return self.answers(state, seat)[-1]

    def costs_nothing(self, state: S, seat: int, action: A) -> bool:
        """Return whether a legal action costs its seat nothing (`Absence.costs_nothing`)."""
        if self.absence.costs_nothing is not None:
            return self.absence.costs_nothing(self, state, seat, action)
        return self.answers(state, seat) == [action]

    def only_answer(self, seen: View[S], wait: Wait) -> A | None:
        """Return the only answer that public facts leave to a wait, `seen` being the public view.

        None if there are more (`Absence.only_answer`).
        """
        only = self.absence.only_answer
        return None if only is None else only(self, seen.state, wait)

    @property
    def has_forced_answers(self) -> bool:
        """Whether public facts can leave a single answer, so that a table can choose."""
        return self.absence.only_answer is not None

    def usual(self, state: S, seat: int, habits: Habits) -> A | None:
        """Return the answer that a seat needn't be asked for, or None (`Absence.usual`)."""
        return self.absence.usual(self, state, seat, habits)

    def planning_state(self, seen: View[S], seat: int, rng: Rng) -> S | None:
        """Return a state in which an unawaited seat moves, for planning ahead, or None."""
        return self.absence.planning_state(self, self.determinize(seen, rng), seat)

    def nothing_left(self, state: S, seat: int) -> bool:
        """Return whether a seat that ends now gives up nothing: there is nothing left to gain.

        Unless the game knows better, that is so where, apart from ending, the only legal actions
        are anytime actions and actions that change the seat's marks. A game can return True more
        often, where an answer can still be changed, or less often, where ending loses something.
        Only then is the button for it green.
        """
        known = self.absence.nothing_left(self, state, seat)
        if known is not None:
            return known
        choices = self.choices(state, seat)
        return all(brings_nothing(choices, action) for action in choices.legal())

    def only_ends(self, state: S, seat: int) -> bool:
        """Return whether an awaited seat can only end, which need not be asked.

        A seat that can play something at any time is asked: that play may have to come first.
        """
        legal = self.legal(state, seat)
        ends = [action for action in legal if type(action) is EndTurn]
        idle = all(action.setting for action in legal if type(action) is not EndTurn)
        return bool(ends) and idle and self.nothing_left(state, seat)


AnyEngine = Engine[Any, Any]


def brings_nothing(choices: Choices[Any], action: Action) -> bool:
    """Return whether a seat that ends instead of taking a legal action gives up nothing."""
    return type(action) is EndTurn or choices.anytime_actions(action) or choices.marked(action)
