"""Drafts: a seat's unpublished presses, walked over the table's state.

The table's state is what has been decided for good. A draft is a list of presses, each a list of
actions: actions that followed without a choice are undone with the press. An action is published,
together with all before it, where it reveals something, ends a turn or a phase, or changes whom the
table waits for (`publishes`). Each action is kept with its meaning, so that the draft can notice
when it means something else because the state beneath it has changed.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice

import msgspec

from games.core import codec
from games.core.actions import Action, EndTurn, Habits
from games.core.errors import Reason, RefusedError
from games.core.events import Applied, Event, visible
from games.core.game import AnyGame
from games.core.rules import GameState
from games.core.text import LANGUAGES, Language
from games.core.waits import Wait, outstanding, unanswered


class Drafted(msgspec.Struct, frozen=True):
    """One action of a draft: what it means, and how it read when it was pressed."""

    action: Action
    meaning: str
    label: Mapping[Language, str]


Press = tuple[Drafted, ...]
"""The result of one press: an action, and actions that followed without a choice."""


class DraftStep(msgspec.Struct, frozen=True):
    """An action carried out: what it brought about, and the state's hash after it."""

    drafted: Drafted
    applied: Applied
    publishes: bool
    state_hash: str


class DraftChange(msgspec.Struct, frozen=True):
    """An action that no longer means what its author pressed.

    `why` is the game's refusal, or None where the action is legal and means something else: it
    reads `now` like that, and `events` are what its author would see of it.
    """

    drafted: Drafted
    why: Reason | None = None
    now: Mapping[Language, str] = {}
    events: tuple[Event, ...] = ()


class DraftWalk(msgspec.Struct, frozen=True):
    """The outcome of a walk: the state after the presses that were `taken`, in their order.

    `stopped`: the last one published. `cut` is why a press and all after it were not taken;
    `changed` are actions that were taken though they mean something else now; `left` is one that
    would publish and was not pressed for its author.
    """

    state: GameState
    taken: tuple[tuple[DraftStep, ...], ...] = ()
    stopped: bool = False
    cut: DraftChange | None = None
    changed: tuple[DraftChange, ...] = ()
    left: Drafted | None = None

    @property
    def presses(self) -> tuple[Press, ...]:
        """The presses that were taken, with what they mean now."""
        return tuple(tuple(each.drafted for each in press) for press in self.taken)


def publishes(
    applied: Applied,
    seat: int,
    before: Sequence[Wait],
    after: Sequence[Wait],
    *,
    aside: bool = False,
) -> bool:
    """Return whether an action is decided for good, from the waits before and after it.

    That is so where undo stops, where a turn or phase ends, where the action says so, where its
    seat has nothing more to decide, or where a question to another seat changes, as this action can
    be the reason for its answer. A play `aside`, of a seat that nobody waits for, is confirmed by
    its author unless it reveals something, puts a question to another seat, or takes back that its
    author was done with a question.
    """
    if applied.revealed or applied.closed or applied.publish:
        return True
    if aside:
        others = _of_others(after, seat) != _of_others(before, seat)
        return others or not _answered(before, seat).isdisjoint(outstanding(after))
    return seat not in unanswered(after) or outstanding(after) != outstanding(before)


def _of_others(waits: Sequence[Wait], seat: int) -> set[tuple[int, str]]:
    return {(who, key) for who, key in outstanding(waits) if who != seat}


def _answered(waits: Sequence[Wait], seat: int) -> set[tuple[int, str]]:
    return {(seat, wait.key) for wait in waits if wait.seat == seat and wait.answered}


def whole(game: AnyGame, before: GameState, state: GameState, seat: int) -> bool:
    """Return whether a play aside leaves its seat with the same questions as before it."""
    asked = [outstanding(game.rules.waits(at)) for at in (before, state)]
    return asked[0] == asked[1]


def take(
    game: AnyGame, state: GameState, seat: int, action: Action, *, aside: bool = False
) -> DraftStep:
    """Carry out an action in place, or raise `RefusedError` and change nothing."""
    game.require(state, seat, action)
    before, key = game.rules.waits(state), question(game, state, seat, action)
    label = reads(game, state, seat, action)
    applied = game.apply_unchecked(state, seat, action)
    return DraftStep(
        Drafted(action, meaning(key, action, applied, seat), label),
        applied,
        publishes(applied, seat, before, game.rules.waits(state), aside=aside),
        codec.state_hash(state),
    )


def open_questions(game: AnyGame, state: GameState, seat: int) -> list[Wait]:
    """Return the questions that a seat has to answer, a window before the turn that it covers."""
    waits = [wait for wait in game.rules.waits(state) if wait.seat == seat and not wait.answered]
    return sorted(waits, key=lambda wait: wait.kind != "window")


def answered(
    game: AnyGame, state: GameState, seat: int, action: Action | None = None
) -> Wait | None:
    """Return the question that an action of a seat answers, else the first that it is asked."""
    waits = open_questions(game, state, seat)
    number = 0 if action is None else game.choices(state, seat).answered(action)
    # An anytime action comes after all questions and answers none.
    return next(iter(waits[number:] or waits), None)


def question(game: AnyGame, state: GameState, seat: int, action: Action | None = None) -> str:
    """Return the key of the question that an action answers, or of the first; "" without one."""
    wait = answered(game, state, seat, action)
    return "" if wait is None else wait.key


MOST = 25
"""Decisions that follow from one another and are taken with one press, at most."""


def follower(
    game: AnyGame, state: GameState, seat: int, habits: Habits | None
) -> tuple[Action | None, bool]:
    """Return an action that a seat need not be asked for and whether it is a usual answer.

    Return None if there is none. Without `habits` only an action without a choice counts. The end
    of a turn never does.
    """
    asked = seat in game.waiting(state)
    legal = list(islice(game.choices(state, seat).allowed(), 2)) if asked else []
    if len(legal) == 1:
        return (None if isinstance(legal[0], EndTurn) else legal[0]), False
    return (None if habits is None else game.usual(state, seat, habits)), True


def followed(
    game: AnyGame,
    state: GameState,
    seat: int,
    *,
    aside: bool = False,
    habits: Habits | None = None,
    forced: bool = True,
) -> Iterator[tuple[GameState, DraftStep]]:
    """Yield the actions that follow without a choice, each with a copy of the state after it.

    This stops before the end of the turn, before chance or a reveal, and where a phase closes. With
    `habits` the usual answers follow too, as long as they can be undone; `forced`: whether forced
    moves do.
    """
    for _ in range(MOST):
        action, usual = follower(game, state, seat, habits)
        if action is None or not (forced or usual):
            return
        state = game.copy(state)
        found = take(game, state, seat, action, aside=aside)
        if found.applied.revealed or (usual and found.publishes):
            return
        yield state, found
        if found.applied.closed:
            return


def ended(
    game: AnyGame, state: GameState, seat: int, last: DraftStep
) -> tuple[GameState, DraftStep] | None:
    """Return the end of a seat's turn with a copy of the state after it, or None.

    It follows where its `last` action is final and only the end is left. A turn with steps that can
    still be undone does not end automatically: ending confirms them.
    """
    final = last.applied.revealed or last.applied.publish
    if not final or last.applied.closed or seat not in game.waiting(state):
        return None
    if not game.only_ends(state, seat):
        return None
    state = game.copy(state)
    return state, take(game, state, seat, EndTurn())


def reads(game: AnyGame, state: GameState, seat: int, action: Action) -> dict[Language, str]:
    """Return how an action reads to its seat in a position, by language."""
    view, content = game.mask(state, seat), state.content
    return {lang: game.words(lang, content).action(view, action) for lang in LANGUAGES}


def meaning(asked: str, action: Action, applied: Applied, seat: int) -> str:
    """Return what an action does, in no language: the question and what its author sees of it.

    Running totals are left out: others have a part in them. So are the consequences of the end of a
    turn or phase, as they are not the action's doing, and the results of chance or a reveal: an
    author who prepares the action has only guessed them.
    """
    if applied.closed or applied.revealed or isinstance(action, EndTurn):
        return f"{asked}/"
    seen = msgspec.json.encode(
        [_without_totals(event) for event in visible(applied.events, seat)], order="deterministic"
    )
    return f"{asked}/{hashlib.blake2s(seen, digest_size=8).hexdigest()}"


def _without_totals(event: Event) -> dict[str, object]:
    """Return an event without its running totals."""
    told = msgspec.to_builtins(event)
    return {key: value for key, value in told.items() if key not in event.running}


def same(old: str, new: str) -> bool:
    """Return whether two meanings are one; of what ended something only the question counts."""
    (asked, _, did), (asks, _, does) = old.rpartition("/"), new.rpartition("/")
    return not old or (asked == asks and (did == does or not did or not does))


def walk(
    game: AnyGame,
    state: GameState,
    seat: int,
    presses: Iterable[Press],
    *,
    strictly: bool = False,
    aside: bool = False,
) -> DraftWalk:
    """Walk presses over a copy of a state, up to the first refused or published.

    An action that means something else now is taken and reported in `changed`; with `strictly` it
    ends the walk.
    """
    at = game.copy(state)
    taken: list[tuple[DraftStep, ...]] = []
    changed: list[DraftChange] = []
    for press in presses:
        now: list[DraftStep] = []
        for drafted in press:
            before = game.copy(at) if strictly else at
            try:
                found = take(game, at, seat, drafted.action, aside=aside)
            except RefusedError as error:
                return _walk(at, taken, now, DraftChange(drafted, error.why), changed)
            if _differs(drafted, found):
                # A reveal is announced when it is played, not before.
                told = () if found.applied.revealed else visible(found.applied.events, seat)
                change = DraftChange(drafted, None, found.drafted.label, tuple(told))
                if strictly:
                    return _walk(before, taken, now, change, changed)
                changed.append(change)
            now.append(found)
            if found.publishes:
                return DraftWalk(at, (*taken, tuple(now)), True, None, tuple(changed))
        taken.append(tuple(now))
    return DraftWalk(at, tuple(taken), False, None, tuple(changed))


def _differs(drafted: Drafted, found: DraftStep) -> bool:
    """Return whether an action is another thing now; for a reveal, its label decides."""
    if found.applied.revealed:
        return drafted.label != found.drafted.label
    return not same(drafted.meaning, found.drafted.meaning)


def _walk(
    state: GameState,
    taken: Sequence[tuple[DraftStep, ...]],
    now: Sequence[DraftStep],
    cut: DraftChange,
    changed: Sequence[DraftChange],
) -> DraftWalk:
    """Return a walk that ended within a press, of which only the beginning was taken."""
    begun = (tuple(now),) if now else ()
    return DraftWalk(state, (*taken, *begun), False, cut, tuple(changed))


def in_hand(
    game: AnyGame, state: GameState, seat: int, presses: Sequence[Press], *, aside: bool = False
) -> DraftWalk:
    """Walk the presses of a turn in hand over a copy of a state.

    An action that would publish is not pressed for its author: it is `left` out, with all after it.
    """
    found = walk(game, state, seat, presses, aside=aside)
    if not found.stopped:
        return found
    *before, last = found.presses
    kept = (*before, last[:-1]) if len(last) > 1 else tuple(before)
    again = walk(game, state, seat, kept, aside=aside)
    return msgspec.structs.replace(again, left=found.taken[-1][-1].drafted)


def pressed(
    game: AnyGame, state: GameState, seat: int, actions: Sequence[Action], *, aside: bool = False
) -> tuple[Press, ...]:
    """Return a draft of actions walked over a copy of a state.

    Actions without a choice belong to the press before. An action that does not fit, or would
    publish, is left out with all after it.
    """
    at = game.copy(state)
    found: list[Press] = []
    for action in actions:
        legal = game.legal(at, seat)
        if game.choices(at, seat).listed(action) not in legal:
            break
        taken = take(game, at, seat, action, aside=aside)
        if taken.publishes:
            break
        if found and len(legal) == 1:
            found[-1] = (*found[-1], taken.drafted)
        else:
            found.append((taken.drafted,))
    return tuple(found)
