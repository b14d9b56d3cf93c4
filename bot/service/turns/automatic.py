"""Moves that follow a publication automatically.

They are delayed plays, answers of orders, and forced moves. Each kind is asked in turn until none
has anything left to do.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from bot.service.history.log_text import told_aside
from bot.service.plans import cancellation, notes, orders, postponed
from bot.service.tables import loading
from bot.service.tables.pending import Instruction, Key, SeatDraft
from bot.service.tables.session import PERSON, TableSession
from bot.service.tables.settings import settings_of
from bot.service.tables.transaction import (
    FORCED,
    AutomaticMoves,
    SidePlay,
    Situation,
    Step,
    Transaction,
    merged,
)
from db.papers import Key as InstructionKey
from games.core import codec
from games.core.boundaries import Held, StoppedAtBoundary, stops
from games.core.drafts import question, take
from games.core.events import Applied
from games.core.game import AnyGame

Follower = Callable[[Situation], AutomaticMoves | None]


def _forced(now: Situation) -> AutomaticMoves | None:
    """Give a forced answer for a player; anything they prepared for it is over.

    It follows the end of a turn or phase, so that going back is not undone by it.
    """
    found = forced_answer(now.live, now.state) if now.closed else None
    if found is None:
        return None
    seat, action = found
    key = now.live.key(seat, action, now.state)
    return AutomaticMoves(seat, FORCED, (action,), drafts={key: None} if key in now.drafts else {})


def _ordered(now: Situation) -> AutomaticMoves | None:
    """Answer by a player's order, or note for them why the order stopped."""
    found = orders.answer(now.live, now.state, now.drafts, now.instructions)
    if found is None:
        return None
    seat, user_id, actions = found.seat, found.user_id, found.actions
    return AutomaticMoves(seat, "act", actions, user_id, found.drafts, found.instructions)


FOLLOWING_MOST = 100
"""The most automatic moves after one publication."""

FOLLOWERS: tuple[Follower, ...] = (cancellation.follow, postponed.follow, _ordered, _forced)
"""In this order: a cancelled plan is not carried out first."""


def next_of(now: Situation) -> AutomaticMoves | None:
    """Return the automatic moves that come next, if there are any."""
    return next((found for follow in FOLLOWERS if (found := follow(now)) is not None), None)


def follow(live: TableSession, writing: Transaction) -> Transaction:
    """Return a transaction together with its automatic moves (`FOLLOWERS`).

    They follow only steps that a player has taken and published, so that going back is not undone
    by them.
    """
    last = writing.steps[-1]
    resumed = writing.status == "playing"  # orders can have been given while the table was paused
    if last.action is None and not (writing.started or resumed):
        return writing
    writing, closed = _with_updated_plans(live, writing), last.applied.closed
    for _ in range(FOLLOWING_MOST):
        found = next_of(_situation(live, writing, closed=closed))
        if found is None:
            break
        count = len(writing.steps)
        writing = _with_moves(live, writing, found, closed=closed)
        closed = closed or any(step.applied.closed for step in writing.steps[count:])
    asides = tuple(aside for aside in writing.asides if aside.text)
    return msgspec.structs.replace(writing, asides=asides)


def _with_updated_plans(live: TableSession, writing: Transaction) -> Transaction:
    """Return a transaction without lost plans, and without the notes that players have read."""
    acted = {
        step.seat
        for step in writing.steps
        if step.user_id and step.seat is not None and (step.action is not None or writing.started)
    }
    return msgspec.structs.replace(
        writing,
        drafts={**loading.lost_drafts(live, acted), **writing.drafts},
        instructions={
            **loading.lost_instructions(live, acted),
            **orders.read(live, writing.state, acted),
            **writing.instructions,
        },
        notes={**notes.read(live, writing.steps), **writing.notes},
    )


def _situation(live: TableSession, writing: Transaction, *, closed: bool) -> Situation:
    """Return the position of a table after a transaction."""
    return Situation(
        live,
        writing.state,
        merged(live.drafts, writing.drafts),
        merged(live.instructions, writing.instructions),
        closed,
        {**live.notes, **writing.notes},
        writing.steps,
    )


def _with_moves(
    live: TableSession, writing: Transaction, found: AutomaticMoves, *, closed: bool
) -> Transaction:
    """Return a transaction with automatic moves; `closed`: a turn or phase ended before them."""
    drafts = {**writing.drafts, **found.drafts}
    papers = {**writing.instructions, **found.instructions}
    held = postponed.held(live.game, merged(live.drafts, drafts), merged(live.instructions, papers))
    steps, state = execute(live.game, writing.state, found, held)
    drafts |= left(live, writing.state, found, steps)
    for step in steps:
        papers |= waits_reached(step.applied)
        closed = closed or step.applied.closed
    asides = writing.asides
    if found.aside and not closed:
        text = told_aside(live, [step.applied for step in steps])
        asides = (*asides, SidePlay(text, len(writing.steps) + 1, len(steps)))
    return msgspec.structs.replace(
        writing,
        steps=[*writing.steps, *steps],
        state=state,
        drafts=drafts,
        instructions=papers,
        notes={**writing.notes, **found.notes},
        messages=(*writing.messages, *found.messages),
        asides=asides,
    )


def automatic_transaction(live: TableSession, found: AutomaticMoves) -> Transaction:
    """Return the transaction of automatic moves after no publication: something went back."""
    held = postponed.held(live.game, merged(live.drafts, found.drafts), live.instructions)
    steps, state = execute(live.game, live.state, found, held)
    done = [step.applied for step in steps]
    aside = found.aside and not any(applied.closed for applied in done)
    text = told_aside(live, done) if aside else ""
    stays = Step("aside", state_hash=codec.state_hash(state), state_of=live.row.state_seq)
    return Transaction(
        steps or [stays],
        state,
        drafts=dict(found.drafts),
        instructions=found.instructions,
        messages=found.messages,
        asides=(SidePlay(text, 1, len(steps)),) if text else (),
    )


def execute(game: AnyGame, state: Any, found: AutomaticMoves, held: Held) -> tuple[list[Step], Any]:
    """Return the entries of automatic moves on a copy of a state, and the state after them."""
    state, steps = game.copy(state), list[Step]()
    for action in found.actions:
        applied = game.apply(state, found.seat, action, held)
        hashed, blob = codec.state_hash(state), codec.save(game, state)
        steps.append(
            Step(
                found.kind, found.seat, found.user_id, action, applied, blob, hashed, followed=True
            )
        )
        if stops(applied):
            break  # the remaining actions wait like those of a press
    return steps, state


def left(
    live: TableSession, state: Any, found: AutomaticMoves, steps: list[Step]
) -> dict[Key, SeatDraft | None]:
    """Return the draft of the actions that remain when a player's wait stops the game.

    It is carried on like the rest of a press, once its seat is asked again.
    """
    game, seat, left = live.game, found.seat, found.actions[len(steps) :]
    if not left or found.user_id is None:
        return {}
    state = game.copy(state)
    for action in found.actions[: len(steps)]:
        game.apply_unchecked(state, seat, action)
    asked = question(game, state, seat, left[0])
    presses = tuple((take(game, state, seat, action).drafted,) for action in left)
    version = live.next_version(seat)
    return {(seat, asked): SeatDraft(found.user_id, presses, version, sent=True, base=version)}


def waits_reached(applied: Applied) -> dict[InstructionKey, Instruction | None]:
    """Return the holds that are used up, as their boundary was reached."""
    reached = [event for event in applied.events if isinstance(event, StoppedAtBoundary)]
    return {(seat, "hold", each.boundary): None for each in reached for seat in each.holders}


def forced_answer(live: TableSession, state: Any) -> tuple[int, Any] | None:
    """Return a person's seat and its forced answer by public facts, if there is one.

    `state` is the published state; a turn in hand is left for its player to end.
    """
    if not live.game.has_forced_answers or not settings_of(live).forced:
        return None
    seen = live.game.mask(state, None)
    for wait in live.game.rules.waits(state):
        seat = live.seats[wait.seat]
        if wait.answered or seat.kind != PERSON or seat.user_id is None:
            continue
        action = live.game.only_answer(seen, wait)
        if action is not None:
            return wait.seat, action
    return None
