"""Preparing a turn while waiting for others, and playing it when its time has come."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Literal

import msgspec

from bot.service.notices.personal import outcome_message
from bot.service.plans import notes, second_choices
from bot.service.plans.notes import Outcome, Refused
from bot.service.plans.press import Pressed, steps_of, up_to_hold
from bot.service.tables import drafts
from bot.service.tables.pending import Key, SeatDraft, choice
from bot.service.tables.session import TableSession
from bot.service.tables.store import Tables
from bot.service.tables.transaction import Step, Transaction
from bot.service.turns.commit import write
from bot.service.turns.publish import delivered, keep
from bot.shared.problems import Problem, RefusedProblem, StaleProblem
from db.errors import AlreadyApplied
from games.core import codec
from games.core.actions import EndTurn
from games.core.drafts import DraftWalk, Press, ended, followed, question, take, walk
from games.core.errors import RefusedError

Change = Literal["add", "pop", "clear", "arm", "disarm", "drop", "up"]
"""The changes to a prepared move; "up" swaps it with the choice before it."""


async def change(
    tables: Tables,
    table_id: str,
    user_id: int,
    what: Change,
    actions: Sequence[Any] = (),
    *,
    rank: int = 1,
    version: int | None = None,
    interaction_id: int | None = None,
) -> tuple[TableSession, int]:
    """Change a choice of a person for their next turn; `version` is that of the pressed control.

    A repeated interaction changes nothing more.
    """
    async with tables.locked(table_id) as live:
        seat = live.require_seat(user_id)
        live.require_playing()
        draft = live.drafts.get(choice(seat, rank), SeatDraft(user_id))
        try:
            if seat in live.waiting() or version not in (None, draft.version):
                raise StaleProblem
            changed = _changes(live, seat, rank, draft, what, actions)
        except Problem:
            # Looked up only here: a delivery that is new fits, one that is not is refused.
            if await delivered(tables, interaction_id):
                return live, seat
            raise
        try:
            (key, pressed), *more = changed.items()
            await keep(tables, live, key, pressed, interaction_id, more=dict(more))
        except AlreadyApplied:
            tables.drop(table_id)
            return live, seat
        if what not in MOVED and pressed.note is not None:
            raise StaleProblem  # the rest and the reason are shown before any change to it
        return live, seat


MOVED: tuple[Change, ...] = ("drop", "up")
"""Changes to the order of the choices, which leave their steps as they are."""


def _changes(
    live: TableSession, seat: int, rank: int, draft: SeatDraft, what: Change, actions: Sequence[Any]
) -> dict[Key, SeatDraft]:
    """Return the drafts that change, the pressed one first."""
    key = choice(seat, rank)
    if what == "drop":
        return _dropped(live, seat, rank, draft)
    if what == "up":
        before = choice(seat, rank - 1)
        if rank == 1 or before not in live.drafts or not draft.presses:
            raise StaleProblem
        return {key: live.drafts[before], before: draft}
    if not second_choices.reachable(live, seat, rank):
        raise Problem("problem-choice-first")
    return {key: _changed(live, seat, rank, draft, what, actions)}


def _dropped(live: TableSession, seat: int, rank: int, draft: SeatDraft) -> dict[Key, SeatDraft]:
    """Return the drafts after a choice is dropped: later ones move up, and the last is empty.

    An empty draft stays, as its version distinguishes later panels from earlier ones.
    """
    there = second_choices.held(live.drafts, seat)
    ranks = [rank, *(each for each in there if each > rank)]
    moved = {choice(seat, at): there[later] for at, later in pairwise(ranks)}
    empty = msgspec.structs.replace(draft, presses=(), armed=False, note=None)
    return {**moved, choice(seat, ranks[-1]): empty}


def _changed(
    live: TableSession,
    seat: int,
    rank: int,
    draft: SeatDraft,
    what: Change,
    actions: Sequence[Any],
) -> SeatDraft:
    """Return the draft after a change; steps that no longer fit are left out first."""
    new = msgspec.structs.replace(draft, armed=False, note=None)
    found = drafts.ahead(live, seat, rank)
    if found is None:
        raise Problem("problem-no-plan")
    if found.cut is not None and what != "clear":
        told = drafts.note(found.cut, armed=True)
        return msgspec.structs.replace(new, presses=found.presses, note=told)
    presses = found.presses
    match what:
        case "add":
            presses += _press(live, seat, found, actions)
        case "pop":
            presses = presses[:-1]
        case "clear":
            presses = ()
        case "arm":
            if EndTurn() in ([] if found.stopped else live.game.legal(found.state, seat)):
                presses += _press(live, seat, found, [EndTurn()])
            if not presses:
                raise Problem("problem-plan-empty")
            return msgspec.structs.replace(new, presses=presses, armed=True)
        case _:
            pass
    return msgspec.structs.replace(new, presses=presses)


def _press(
    live: TableSession, seat: int, found: DraftWalk, actions: Sequence[Any]
) -> tuple[Press, ...]:
    """Return one more press at the end of a walk, unless that has stopped."""
    state, taken = live.game.copy(found.state), []
    for action in () if found.stopped else actions:
        try:
            taken.append(take(live.game, state, seat, action))
        except RefusedError as error:
            raise RefusedProblem(live.words, error.why) from error
        if taken[-1].publishes:
            break
    if taken and not taken[-1].publishes:
        taken += [each for _, each in followed(live.game, state, seat)]
    return (tuple(each.drafted for each in taken),) if taken else ()


async def play(tables: Tables, live: TableSession, seat: int) -> None:
    """Play the armed or sent draft of an awaited seat, or set it aside and ask its owner.

    The caller holds the table's lock. The draft is played up to its first published step, or not at
    all: then the next choice is, and without any the steps of the first that fit are in hand.
    """
    key, tried = live.key(seat), list[tuple[int, SeatDraft, DraftWalk]]()
    for rank, draft in second_choices.in_turn(live, key):
        found = walk(live.game, live.state, seat, draft.presses, strictly=True)
        if found.cut is None and found.stopped:
            await _play(tables, live, key, draft, found, _outcome(tried, rank))
            return
        tried.append((rank, draft, found))
    _, draft, found = tried[0]
    several = draft.armed and bool(second_choices.held(live.drafts, seat).keys() - {1})
    await _set_aside(tables, live, key, draft, found, _outcome(tried) if several else None)


def _outcome(tried: Sequence[tuple[int, SeatDraft, DraftWalk]], played: int = 0) -> Outcome | None:
    """Return the end of a person's choices; None where the first one tried was played."""
    if not tried:
        return None
    refused = [
        Refused(rank, None if found.cut is None else drafts.note(found.cut, armed=True))
        for rank, _, found in tried
    ]
    return Outcome(played, refused)


async def _play(
    tables: Tables,
    live: TableSession,
    key: Key,
    draft: SeatDraft,
    found: DraftWalk,
    outcome: Outcome | None,
) -> None:
    """Play a draft that is possible, up to its first published step."""
    seat, _ = key
    taken, state = tuple(each for press in found.taken for each in press), found.state
    later = _rest(draft, found)
    if not later and (end := ended(live.game, state, seat, taken[-1])):
        state, taken = end[0], (*taken, end[1])
    author = draft.user_id if draft.sent else None
    steps = steps_of(live, seat, author, taken, state, followed=True)
    made = up_to_hold(live, Pressed(key, taken, len(taken), state, steps, state))
    changes: dict[Key, SeatDraft | None] = {key: None}
    if draft.armed:
        changes |= second_choices.later(live.drafts, seat)
    presses, head = (*made.sent, *later), live.row.head + len(made.steps)
    sent = bool(made.sent) or draft.sent
    rest = SeatDraft(draft.user_id, presses, version=head, sent=sent, base=head)
    if made.sent:
        changes[made.answers] = rest
    elif presses and seat in live.game.waiting(made.state):
        changes[seat, question(live.game, made.state, seat)] = rest
    # The player who must decide next is asked, even the same one: they pressed for this long ago.
    writing = Transaction(made.steps, made.state, refresh=frozenset({seat}), drafts=changes)
    await write(tables, live, _with_outcome(live, writing, key, draft, outcome))


def _with_outcome(
    live: TableSession, writing: Transaction, key: Key, draft: SeatDraft, outcome: Outcome | None
) -> Transaction:
    """Return a transaction that keeps the end of a person's choices, and notifies them alone.

    Without one it drops that of an earlier turn, as they have prepared another since.
    """
    head, user_id = live.row.head + len(writing.steps), draft.user_id
    if outcome is None:
        over = draft.armed and notes.cancels(notes.of(live, user_id)).outcome is not None
        kept = notes.with_outcome(live, writing.notes, user_id, None) if over else writing.notes
        return msgspec.structs.replace(writing, notes=kept)
    message = outcome_message(live, head, key[0], user_id, outcome)
    kept = notes.with_outcome(live, writing.notes, user_id, outcome)
    return msgspec.structs.replace(writing, notes=kept, messages=(message,))


def _rest(draft: SeatDraft, found: DraftWalk) -> tuple[Press, ...]:
    """Return the presses of a draft that come after its published part."""
    whole = len(found.taken) - 1
    begun = draft.presses[whole][len(found.taken[-1]) :]
    return (*((begun,) if begun else ()), *draft.presses[whole + 1 :])


async def _set_aside(
    tables: Tables,
    live: TableSession,
    key: Key,
    draft: SeatDraft,
    found: DraftWalk,
    outcome: Outcome | None,
) -> None:
    """Keep why a draft was not played, only for its owner, and ask them as usual.

    Its other choices are dropped; the `outcome` says why none of them was played.
    """
    seat, _ = key
    told = None
    if found.cut is not None and outcome is None:
        told = drafts.note(found.cut, armed=True)
    changed = msgspec.structs.replace(
        draft, presses=found.presses, version=draft.version + 1, armed=False, sent=False, note=told
    )
    # Nobody else may learn whose it was, not from the log either.
    step = Step("aside", state_hash=codec.state_hash(live.state), state_of=live.row.state_seq)
    over: dict[Key, SeatDraft | None] = {key: changed}
    if draft.armed:
        over |= second_choices.later(live.drafts, seat)
    writing = Transaction([step], live.state, refresh=frozenset({seat}), drafts=over)
    await write(tables, live, _with_outcome(live, writing, key, draft, outcome))
