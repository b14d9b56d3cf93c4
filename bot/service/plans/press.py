"""The result of a press: actions applied to a draft, divided into published and the rest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from bot.service.plans import postponed
from bot.service.tables.pending import WHILE_WAITING, Key
from bot.service.tables.session import TableSession
from bot.service.tables.transaction import Step
from bot.shared.problems import RefusedProblem
from games.core import codec
from games.core.actions import Action, kind
from games.core.boundaries import stops
from games.core.drafts import DraftStep, Press, ended, followed, question, take
from games.core.errors import Reason, RefusedError
from games.core.events import Applied
from games.core.text import LANGUAGES, Language

ALTERNATIVES = 3
"""How many legal actions are named when one is refused."""


class Pressed(msgspec.Struct, frozen=True):
    """The result of a press: actions, of which the first `published` are decided for good.

    `steps` will be written then, with the steps that were in hand under `key` before; the table is
    in `state`, and `rest` is in hand, which leads to `after`. If a player's wait was reached before
    all of them were taken, the remaining actions are `sent`, kept under `answers` until that is
    asked.
    """

    key: Key
    taken: tuple[DraftStep, ...]
    published: int
    state: Any
    steps: list[Step]
    after: Any
    sent: tuple[Press, ...] = ()
    answers: Key = (-1, "")

    @property
    def rest(self) -> tuple[DraftStep, ...]:
        """The steps that are not published yet."""
        return self.taken[self.published :]

    @property
    def applied(self) -> tuple[Applied, ...]:
        """The effects of the press, as far as it was carried out."""
        if self.sent:
            return tuple(step.applied for step in self.steps)
        return tuple(taken.applied for taken in self.taken)


def press(
    live: TableSession,
    seat: int,
    user_id: int | None,
    actions: Sequence[Action],
    kind: str = "act",
    *,
    follow: bool = False,
) -> Pressed:
    """Take actions in a seat's position; raise `RefusedProblem` and change nothing if refused.

    `follow`: also take the steps that follow without a choice, and the usual answers. After a step
    that reveals something, take only the actions, and the end of the turn where nothing else is
    left.
    """
    key = live.key(seat, next(iter(actions), None))
    game, state = live.game, live.game.copy(live.walked(seat, key).state)
    aside = key[1] == WHILE_WAITING
    taken: list[tuple[Any, DraftStep]] = []
    for action in actions:
        if taken and taken[-1][1].publishes:  # the state that is published stays as it is
            state = game.copy(state)
            aside = aside and seat not in game.waiting(state)  # no longer: it is asked again
        try:
            taken.append((state, take(game, state, seat, action, aside=aside)))
        except RefusedError as error:
            raise refused(live, state, seat, action, error.why) from error
        applied = taken[-1][1].applied
        if follow and (applied.revealed or applied.closed):
            break
    if follow and taken:
        taken += _following(live, key, taken, aside=aside)
    return _divided(live, key, user_id, taken, kind)


def _following(
    live: TableSession, key: Key, taken: Sequence[tuple[Any, DraftStep]], *, aside: bool
) -> list[tuple[Any, DraftStep]]:
    """Return the steps after the actions of a press for which no player needs to be asked."""
    seat, game = key[0], live.game
    state, last = taken[-1]
    if last.applied.closed:
        return []
    aside = aside and not (last.publishes and seat in game.waiting(state))
    # A player who has just said where something goes is asked about the rest.
    known = None if last.drafted.action.habit else live.habits_of(key)
    forced = not last.applied.revealed
    found = list(followed(game, state, seat, aside=aside, habits=known, forced=forced))
    state, last = found[-1] if found else (state, last)
    end = ended(game, state, seat, last)
    return [*found, end] if end else found


def _divided(
    live: TableSession,
    key: Key,
    user_id: int | None,
    taken: Sequence[tuple[Any, DraftStep]],
    kind: str,
) -> Pressed:
    """Divide the steps taken, each with the state after it, into published and the rest."""
    seat, _ = key
    each = tuple(found for _, found in taken)
    published, shown, steps = 0, live.state, list[Step]()
    for number, (state, found) in enumerate(taken, 1):
        if not found.publishes:
            continue
        if not published:
            held = [one for press in live.walked(seat, key).taken for one in press]
            steps = _steps(seat, live.drafts[key].user_id, held) if held else []
        steps += steps_of(live, seat, user_id, each[published:number], state, kind)
        published, shown = number, state
    after = taken[-1][0] if taken else shown
    return up_to_hold(live, Pressed(key, each, published, shown, steps, after))


def up_to_hold(live: TableSession, made: Pressed) -> Pressed:
    """Return the part of a press that is published before a wait stops the game.

    The game stops where a player asked for a wait, or where a delayed play comes first. A draft
    knows nothing of it; the rest is carried on when its seat is asked again.
    """
    holding = any(kind == "hold" for _, kind, _ in live.instructions)
    if not made.published or not (holding or postponed.waiting(live.drafts)):
        return made
    (seat, _), game, state = made.key, live.game, live.game.copy(live.state)
    held = postponed.held(game, live.drafts, live.instructions)
    steps: list[Step] = []
    for number, step in enumerate(made.steps, 1):
        applied = game.apply_unchecked(state, seat, step.action, held)
        hashed = codec.state_hash(state)
        steps.append(msgspec.structs.replace(step, applied=applied, blob=None, state_hash=hashed))
        if stops(applied):
            left = [step.action for step in made.steps[number:]]
            left += [each.drafted.action for each in made.rest]
            steps[-1] = msgspec.structs.replace(steps[-1], blob=codec.save(game, state))
            return msgspec.structs.replace(
                made, published=len(made.taken), state=state, steps=steps, after=state,
                sent=_sent(live, made, left), answers=_answers(live, made, number, left),
            )  # fmt: skip
    return made


def _answers(live: TableSession, made: Pressed, taken: int, left: Sequence[Any]) -> Key:
    """Return the key of the question that the rest of a press answers once the wait is over.

    That is another question than the first if that was a window which the press has closed.
    """
    (seat, asked), game, state = made.key, live.game, live.game.copy(live.state)
    if asked == WHILE_WAITING or not left:
        return made.key
    for step in made.steps[:taken]:
        game.apply_unchecked(state, seat, step.action)
    return seat, question(game, state, seat, left[0])


def _sent(live: TableSession, made: Pressed, left: Sequence[Any]) -> tuple[Press, ...]:
    """Return the last actions of a press, each as it was drafted."""
    held = live.walked(made.key[0], made.key).taken
    drafted = [each.drafted for press in (*held, made.taken) for each in press]
    return tuple((each,) for each in drafted[len(drafted) - len(left) :])


def steps_of(
    live: TableSession,
    seat: int,
    user_id: int | None,
    taken: Sequence[DraftStep],
    state: Any,
    kind: str = "act",
    *,
    followed: bool = False,
) -> list[Step]:
    """Return the entries of actions that are published together; `state` is that after them.

    `followed`: nobody presses for them now.
    """
    *before, last = _steps(seat, user_id, taken, kind, followed=followed)
    return [*before, msgspec.structs.replace(last, blob=codec.save(live.game, state))]


def _steps(
    seat: int,
    user_id: int | None,
    taken: Sequence[DraftStep],
    kind: str = "act",
    *,
    followed: bool = False,
) -> list[Step]:
    return [
        Step(
            kind,
            seat,
            user_id,
            each.drafted.action,
            each.applied,
            state_hash=each.state_hash,
            followed=followed,
        )
        for each in taken
    ]


def refused(
    live: TableSession, state: Any, seat: int, action: Action, why: Reason
) -> RefusedProblem:
    """Return the refusal with the legal actions that come nearest to the wanted one."""
    near = nearest(live.game.legal(state, seat), action)
    view = live.game.mask(state, seat)
    instead: dict[Language, list[str]] = {
        lang: [live.words(lang).action(view, other) for other in near] for lang in LANGUAGES
    }
    return RefusedProblem(live.words, why, instead)


def nearest(legal: Sequence[Any], wanted: Action) -> list[Any]:
    """Return the legal actions that share most with an action: its kind, then its fields."""

    def likeness(action: Action) -> int:
        if kind(action) != kind(wanted):
            return 0
        same = sum(
            getattr(action, name) == getattr(wanted, name) for name in wanted.__struct_fields__
        )
        return 1 + same

    ranked = sorted(legal, key=likeness, reverse=True)
    return [action for action in ranked if likeness(action)][:ALTERNATIVES]
