"""The game protocol for commands, pictures, computer players and tests."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Protocol, TypeVar

from games.core.actions import Action, EndTurn, Habits
from games.core.actions import kind as tag_of
from games.core.batches import Batch
from games.core.boundaries import Boundary, Held, cross, no_holds
from games.core.content import Sets
from games.core.copying import copier
from games.core.errors import NOT_NOW, NOT_YOURS, OVER, Reason, RefusedError, SetupError, reason
from games.core.events import Applied, Event
from games.core.gains import Gain, points
from games.core.masking import Secrets
from games.core.multi_select import MultiSelect
from games.core.orders import Orders
from games.core.outcome import Outcome
from games.core.rng import Rng
from games.core.secrets import View
from games.core.setup import Option, PictureName
from games.core.steps import AnyDecision, Choices, Decision, Steps
from games.core.text import Language
from games.core.unions import tag
from games.core.waits import Wait, unanswered
from games.core.words import Words


class GameState(Protocol):
    """What the kernel reads of a state."""

    @property
    def players(self) -> Sequence[Any]:
        """What each seat owns."""
        ...

    @property
    def stack(self) -> Sequence[Any]:
        """What remains to be done; empty when the game is over."""
        ...

    @property
    def content(self) -> str:
        """The hash of the component data that it uses."""
        ...


if TYPE_CHECKING:
    from games.core.search import Search

S = TypeVar("S", bound=GameState)
A = TypeVar("A", bound=Action)


class Game(ABC, Generic[S, A]):
    """The rules of one game as pure functions over plain data.

    A seat is a number from 0. The game's `steps` offer actions and refuse them with the first
    missing precondition; the remaining offers are `legal`: the only source of legality. `apply`
    changes the state in place and only after that check, so a refused action leaves its bytes
    unchanged.
    """

    key: ClassVar[str]
    command: ClassVar[str] = ""
    """The name of its slash command if it is not the key."""
    other_names: ClassVar[tuple[str, ...]] = ()
    """Other names that people know it by, in any language; its title, key and command are known."""
    schema: ClassVar[int] = 1
    """Version of the state's shape; `migrations[n]` lifts a raw state from n to n + 1."""
    rules: ClassVar[int] = 1
    """Version of the rules' meaning; noted in the log, never used to replay."""
    migrations: ClassVar[Mapping[int, Any]] = {}
    phrases: ClassVar[tuple[bytes, ...]] = ()
    """Typical texts of its states, actions and events (`games.core.phrases.load`)."""
    seats: ClassVar[range]
    state_type: ClassVar[Any]
    action_type: ClassVar[Any]
    """The closed union of the game's actions, `EndTurn` included."""
    event_type: ClassVar[Any]
    groups: ClassVar[Mapping[str, str]] = {}
    """The groups of commands, by kinds of action, where there are more than one level holds."""
    steps: ClassVar[Steps] = Steps()
    first_game: ClassVar[Mapping[str, str]] = {}
    """The options of a first game, where they are not standard."""
    misjudged: ClassVar[tuple[type, ...]] = ()
    """Actions that computer players judge badly: where one of them is offered, none is marked as
    the best."""
    orders: ClassVar[Orders] = Orders()
    """The kinds of orders that a seat can give in advance."""
    secrets: ClassVar[Secrets[Any]]
    """The declarations of hidden information (`games.core.secrets`)."""
    sets: ClassVar[Sets[Any, Any]]
    """The component sets by hash; the first to be registered is the built-in one."""
    words_class: ClassVar[type[Words[Any]]]
    """Says what the game says in a language, with the names of a component set."""

    # What can be set up

    @abstractmethod
    def options(self) -> tuple[Option, ...]:
        """Return the options of a table."""

    def setup_refusal(self, options: Mapping[str, str], seats: int) -> Reason | None:
        """Return why a table of these options and seats cannot be made."""
        if seats not in self.seats:
            return reason(
                "seat_count", seats=seats, least=self.seats.start, most=self.seats.stop - 1
            )
        known = {option.key: option for option in self.options()}
        for key, value in options.items():
            if key not in known:
                return reason("unknown_option", option=key)
            if value not in known[key].values:
                return reason("unknown_value", option=key, value=value)
        return None

    def complete(self, options: Mapping[str, str]) -> dict[str, str]:
        """Return the options with defaults for those left out."""
        return {option.key: options.get(option.key, option.default) for option in self.options()}

    def start(
        self, options: Mapping[str, str], seats: int, seed: int, content: str | None = None
    ) -> S:
        """Return the first state of a game, refusing what `setup_refusal` names."""
        why = self.setup_refusal(options, seats)
        if why is not None:
            raise SetupError(why)
        return self.new(self.complete(options), seats, seed, content or self.content())

    @abstractmethod
    def new(self, options: Mapping[str, str], seats: int, seed: int, content: str) -> S:
        """Return the first state; options are complete and valid, `content` is a known hash."""

    def opening(self, state: S) -> list[Event]:
        """Return what happened while `new` made this state, as the first lines of the log."""
        return []

    # Component data: stored by hash, pinned by the tables that use it

    def content(self) -> str:
        """Return the hash of the built-in component data."""
        return self.sets.built_in

    def content_blob(self, content: str) -> bytes:
        """Return component data as bytes, to be stored with the tables that use it."""
        return self.sets.blob(content)

    def adopt(self, blob: bytes) -> str:
        """Make stored component data known again and return its hash."""
        return self.sets.adopt(blob)

    def pack(self, source: str, name: str) -> tuple[str, Mapping[str, str]]:
        """Make an owner's component data (TOML text) known; return its hash and its name.

        The name is by language; data without one has the name of the file, `name`. Raises
        `ContentError` with path, value and reason; games without packs refuse all.
        """
        raise SetupError(reason("no_packs", name=name))

    def content_of(self, state: S) -> str:
        """Return the hash of the component data that a state uses."""
        return state.content

    @abstractmethod
    def cards(self, lang: Language, content: str | None = None) -> list[dict[str, Any]]:
        """Return every card: id, name, kind, text and the game's own fields."""

    # Playing

    @abstractmethod
    def waits(self, state: S) -> tuple[Wait, ...]:
        """Return every seat that the open question is put to; empty when the game is over.

        Where only the number of answers is public (`Wait.told`), masks, words and pictures must
        also keep secret who answered. Never call this on a masked state.
        """

    def waiting(self, state: S) -> tuple[int, ...]:
        """Return the seats that must decide: those whose wait is not answered.

        A game can override this to be faster; a test compares both.
        """
        return unanswered(self.waits(state))

    def open_frames(self, state: S, seat: int) -> Sequence[Any]:
        """Return the frames in which a seat decides; empty where nothing is asked of it.

        Usually it is one: the top of the seat's lane, or of the stack. A window next to lanes comes
        first. A seat can sometimes act without being waited for.
        """
        return ()

    def as_if_asked(self, state: S, wait: Wait) -> S | None:
        """Return a state in which a seat is asked a question first, to find its content.

        It must not be changed. None if another question is above it, or something of the seat's own
        that the game cannot take away. Where it is secret who has answered, it is found the same
        for all.
        """
        mine = [each for each in self.waits(state) if each.seat == wait.seat]
        asked = [each for each in mine if not (each.told and each.answered)]
        first = min(asked, key=lambda each: each.kind != "window", default=None)
        return state if first is not None and first.key == wait.key else None

    def tables(self, state: S) -> Any:
        """Return what the steps look up in the component data of a state."""
        return None

    def choices(self, state: S, seat: int) -> Choices:
        """Return what a seat can do, for callers that check many actions in one position.

        Where speed counts, a game whose seats have one question at most can override this.
        """
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

    def refusal(self, state: S, seat: int, action: A) -> Reason | None:
        """Return the first missing precondition of any action of this game, or `None`."""
        choices = self.choices(state, seat)
        if action in choices:
            return choices.refusal(action)
        return self.reason_without_step(state, seat, action)

    def reason_without_step(self, state: S, seat: int, action: A) -> Reason:
        """Return why an action for which nothing here has a step is not possible."""
        if not self.waiting(state):
            return OVER
        asked = any(at.frame is not None for at in self.questions(state, seat))
        return NOT_NOW if asked else NOT_YOURS

    def legal(self, state: S, seat: int) -> list[A]:
        """Return the offers without a refusal."""
        return self.choices(state, seat).legal()

    def apply_unchecked(self, state: S, seat: int, action: A, held: Held = no_holds) -> Applied:
        """Carry out a legal action and its automatic consequences, in place.

        `held` returns the seats that the game waits for at a boundary.
        """
        return self.do(self.choices(state, seat), action, held)

    def do(self, choices: Choices, action: A, held: Held = no_holds) -> Applied:
        """Carry out one of a seat's choices that is known to be legal."""
        step = choices.asked.by_action.get(type(action))
        assert step is not None, f"{type(action).__name__} passed as legal"
        number, _, do = step
        at, log = choices.questions[number], Applied()
        do(at, action, log)
        self.after_action(at, log)
        if (stack := at.state.stack) and type(stack[-1]) is Boundary:
            cross(at, log, held, self.after_action)
        return log

    def after_action(self, at: AnyDecision, log: Applied) -> None:
        """Carry out what needs no decision after one that was taken there."""

    def boundaries(self, state: S, seat: int) -> Sequence[str]:
        """Return the boundaries still ahead at which a seat can ask the game to wait, by key."""
        return ()

    def require(self, state: S, seat: int, action: A) -> None:
        """Raise `RefusedError` for an action that is not legal."""
        why = self.refusal(state, seat, action)
        if why is None:
            choices = self.choices(state, seat)
            if choices.listed(action) not in choices.candidates():
                why = NOT_NOW
        if why is not None:
            raise RefusedError(why if self.waiting(state) else OVER)

    def apply(self, state: S, seat: int, action: A, held: Held = no_holds) -> Applied:
        """Carry out an action in place, or raise `RefusedError` and change nothing."""
        self.require(state, seat, action)
        return self.apply_unchecked(state, seat, action, held)

    def mask(self, state: S, seat: int | None) -> View[S]:
        """Return the state as a seat, or the public (`None`), can know it.

        It shares with the state: neither is changed while the other is used.
        """
        waiting, waits = self.waiting(state), self.waits(state)
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

    @abstractmethod
    def result(self, state: S) -> Outcome | None:
        """Return the final scores, or None while the game is in progress.

        A rival without a seat (an automa) has a score and can win; this goes for `standing` too.
        """

    @abstractmethod
    def standing(self, seen: View[S]) -> Outcome:
        """Return the scores so far, as far as the viewer can know them."""

    @abstractmethod
    def evaluate(self, state: S, seat: int) -> float:
        """Return how good a position is for a seat, in points, for the greedy computer player."""

    def differences(self, before: S, after: S, seat: int) -> Sequence[Gain]:
        """Return what a seat has more or less of after something than before it.

        Both positions are dealt from the seat's own view; by default the result is points by
        category.
        """
        had, has = (self.standing(self.mask(state, seat)) for state in (before, after))
        return points(had, has, seat)

    def search(self, state: S, seat: int) -> Search:
        """Return the search of a computer player in a position dealt from its mask."""
        from games.core.search import Search  # noqa: PLC0415  it needs this module's types

        return Search(self, state, seat)

    def answers(self, state: S, seat: int) -> list[A]:
        """Return the legal actions that answer what a seat is asked, so no anytime plays."""
        choices = self.choices(state, seat)
        return [action for action in choices.legal() if choices.answers(action)]

    def nothing_left(self, state: S, seat: int) -> bool:
        """Return whether a seat that ends now gives up nothing: there is nothing left to gain.

        By default that is so where, apart from ending, the only legal actions are anytime actions
        and actions that change the seat's marks. A game can return True more often, where an answer
        can still be changed, or less often, where ending loses something. Only then is the button
        for it green.
        """
        choices = self.choices(state, seat)
        return all(self.brings_nothing(choices, action) for action in choices.legal())

    def brings_nothing(self, choices: Choices, action: A) -> bool:
        """Return whether a seat that ends instead of taking a legal action gives up nothing."""
        return type(action) is EndTurn or choices.anytime_actions(action) or choices.marked(action)

    def only_ends(self, state: S, seat: int) -> bool:
        """Return whether an awaited seat can only end, which need not be asked.

        A seat that can play something at any time is asked: that play may have to come first.
        """
        legal = self.legal(state, seat)
        ends = [action for action in legal if type(action) is EndTurn]
        idle = all(action.setting for action in legal if type(action) is not EndTurn)
        return bool(ends) and idle and self.nothing_left(state, seat)

    def usual(self, state: S, seat: int, habits: Habits) -> A | None:
        """Return the answer that a seat needn't be asked for, or None.

        It is given with the press before it, and can be given otherwise until it is published. So
        it reveals nothing, and the question is a small one: where something is put that is gained.
        """
        return None

    def default(self, state: S, seat: int) -> A:
        """Return the action that costs an awaited seat least.

        By default that of the first step that has one, else the last legal answer.
        """
        for at in self.choices(state, seat).questions:
            for step in self.steps[type(at.frame)].steps:
                action = step.default(at)
                if action is not None:
                    return action
        return self.answers(state, seat)[-1]

    def only_answer(self, seen: View[S], wait: Wait) -> A | None:
        """Return the only answer that public facts leave to a wait, or None if there are more.

        `seen` is the public view, so an answer given for a player reveals nothing that only they
        know; an unknown card counts as playable. By default no move is forced.
        """
        return None

    @property
    def has_forced_answers(self) -> bool:
        """Whether public facts can leave a single answer, so that a table can choose."""
        return any(
            "only_answer" in each.__dict__ for each in type(self).__mro__ if each is not Game
        )

    def costs_nothing(self, state: S, seat: int, action: A) -> bool:
        """Return whether a legal action costs its seat nothing, so that it needs no consent.

        Only such a default is taken for a player who does not answer: an absent player loses no
        good, card, piece or point, no turn and no choice that only they can weigh. By default that
        is so where there is no other answer.
        """
        return self.answers(state, seat) == [action]

    def planning_state(self, seen: View[S], seat: int, rng: Rng) -> S | None:
        """Return a state in which an unawaited seat moves, for planning ahead, or None."""
        return None

    def batches(self, state: S, seat: int) -> Sequence[Batch]:
        """Return the decisions of which a seat can take several at once, in a form."""
        return ()

    def copy(self, state: S) -> S:
        """Return an independent copy."""
        return copier(self.state_type)(state)

    def marking(self, seen: View[S], seat: int, kind: str) -> MultiSelect | None:
        """Return what a seat has marked with actions of a kind; `None` where each counts at once.

        Marks are chosen in one menu, in which those there are can be seen and taken back.
        """
        for at in self.choices(seen.state, seat).questions:
            for action, step in self.steps[type(at.frame)].by_action.items():
                if tag_of(action) == kind:
                    return step.marking(at, action)
        return None

    # Saying and showing

    def words(self, lang: Language, content: str | None = None) -> Words[View[S]]:
        """Return what the game says in a language, with the names of a component set.

        Without a set: of the built-in one, for what no table is needed to say.
        """
        return _words(self.words_class, lang, content or self.content())

    @abstractmethod
    def pictures(self) -> tuple[PictureName, ...]:
        """Return the pictures that the renderer knows for this game."""

    def about(self, seen: View[S], seat: int, kind: str | None, field: str | None) -> str | None:
        """Return the picture, as it is asked for, that shows what a seat has to decide.

        `kind` and `field` are how far it has got: the kind of action chosen, the field to choose
        next. `None`: no picture more than another.
        """
        frames = self.open_frames(seen.state, seat)
        if not frames or (kind is None and seat not in self.waiting(seen.state)):
            return None
        by_word = {word: each for each in self.pictures() for word in each.about.split()}
        for word in (kind, tag(frames[0]), "*"):
            if word in by_word:
                found = by_word[word]
                return f"{found.key}:{seat}" if found.per_seat else found.key
        return None


AnyGame = Game[Any, Any]


@lru_cache(maxsize=64)
def _words(wording: type[Words[Any]], lang: Language, content: str) -> Words[Any]:
    return wording(lang, content)
