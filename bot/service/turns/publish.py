"""Taking decisions.

A press is kept in the draft of its seat until it is published, with all that came before it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

import msgspec

import db.drafts as drafts_db
import db.entries as entries_db
from bot.service.history.log_text import told_aside
from bot.service.plans.press import Pressed, press, steps_of, up_to_hold
from bot.service.tables import drafts
from bot.service.tables.pending import CHOICE, POSTPONED, WHILE_WAITING, Key, SeatDraft
from bot.service.tables.session import VERSIONS, TableSession
from bot.service.tables.store import Tables
from bot.service.tables.transaction import SidePlay, Transaction
from bot.service.turns.commit import write
from bot.shared.clock import now
from bot.shared.problems import Problem, StaleProblem
from db.errors import AlreadyApplied
from games.core import codec
from games.core.actions import Action, EndTurn
from games.core.drafts import DraftWalk, Press, question
from games.core.events import Applied, visible

SEARCHED = 100
"""Entries that are searched for the outcome of a decision."""

Became = Literal["drafted", "held", "sent", "done"]
"""The outcome of a press: in hand only, decided up to a player's wait, an answer shown once all
have given theirs, or decided."""


class Done(msgspec.Struct, frozen=True):
    """The effects of a submission; `again` marks a repeated delivery, applied before."""

    live: TableSession
    seat: int
    applied: tuple[Applied, ...] = ()
    again: bool = False
    became: Became | None = None

    @property
    def closed(self) -> bool:
        """Whether a turn or a phase ended."""
        return any(applied.closed for applied in self.applied)


async def submit(
    tables: Tables,
    table_id: str,
    user_id: int,
    actions: Sequence[Action],
    *,
    decision: int | None = None,
    interaction_id: int | None = None,
    follow: bool = False,
) -> Done:
    """Take one decision or a series of them for a person, all or none, in one transaction.

    `follow`: also take the steps that follow from them without a choice. `decision` is the number
    that the pressed control carries; another one at present raises `StaleProblem`. A repeated
    interaction is applied once and reported as done `again`.
    """
    async with tables.locked(table_id) as live:
        seat = live.require_seat(user_id)
        try:
            live.require_playing()
            if decision is not None and decision != live.decision(seat):
                raise StaleProblem
            made = press(live, seat, user_id, actions, follow=follow)
        except Problem:
            # Looked up only here: a delivery that is new fits, one that is not is refused.
            if await delivered(tables, interaction_id):
                return Done(live, seat, again=True)
            raise
        asked = question(live.game, live.state, seat, next(iter(actions), None))
        try:
            await _settle(tables, live, seat, user_id, made, interaction_id)
        except AlreadyApplied:
            tables.drop(table_id)
            return Done(live, seat, again=True)
        return Done(live, seat, made.applied, became=_became(live, seat, made, asked))


async def confirm(
    tables: Tables, table_id: str, user_id: int, decision: int, interaction_id: int | None = None
) -> Done:
    """Publish a play composed while the game waits for others, or a part of an answer.

    Raises `StaleProblem` if `decision` is not the number that controls carry now, and `Problem` if
    a part of the play is still undecided.
    """
    async with tables.locked(table_id) as live:
        seat = live.require_seat(user_id)
        if interaction_id is not None and await delivered(tables, interaction_id):
            return Done(live, seat, again=True)
        live.require_playing()
        if decision != live.decision(seat):
            raise StaleProblem
        if (key := live.part(seat)) is None:
            raise Problem("problem-not-whole")
        walk = live.walked(seat, key)
        taken = tuple(each for press in walk.taken for each in press)
        steps = steps_of(live, seat, user_id, taken, walk.state)
        made = up_to_hold(live, Pressed(key, taken, len(taken), walk.state, steps, walk.state))
        await _settle(tables, live, seat, user_id, made, interaction_id)
        return Done(live, seat, made.applied, became="done")


def _became(live: TableSession, seat: int, made: Pressed, asked: str) -> Became | None:
    """Return the outcome of a press that answered a question, once it is written."""
    if made.sent:
        return "held"
    if not made.published:
        return "drafted" if made.taken else None
    waits = [wait for wait in live.waits() if wait.key == asked]
    answered = any(wait.seat == seat and wait.answered for wait in waits)
    shown = any(each.closed or visible(each.events, None) for each in made.applied)
    open_for_others = any(not wait.answered for wait in waits)
    return "sent" if answered and open_for_others and not shown else "done"


async def _settle(
    tables: Tables,
    live: TableSession,
    seat: int,
    user_id: int,
    made: Pressed,
    interaction_id: int | None,
) -> None:
    """Write the result of a press: to the log, or to the draft of its seat."""
    if not made.taken:
        return
    rest = (tuple(each.drafted for each in made.rest),) if made.rest else ()
    if not made.published:
        draft = live.drafts.get(made.key) or SeatDraft(user_id)
        walk = DraftWalk(made.after, (*live.walked(seat, made.key).taken, made.rest))
        changed = msgspec.structs.replace(
            draft, user_id=user_id, presses=walk.presses, armed=False, sent=False, note=None
        )
        await keep(tables, live, made.key, changed, interaction_id, walk)
        return
    changes = _over(live, made)
    if rest:
        asked = question(live.game, made.state, seat, made.rest[0].drafted.action)
        head = live.row.head + len(made.steps)
        changes[seat, asked] = SeatDraft(user_id, rest, version=1, base=head)
    if made.sent:
        head = live.row.head + len(made.steps)
        changes[made.answers] = SeatDraft(user_id, made.sent, version=head, base=head, sent=True)
    writing = Transaction(
        made.steps, made.state, interaction_id, drafts=changes, asides=_asides(live, made)
    )
    await write(tables, live, writing)


def _asides(live: TableSession, made: Pressed) -> tuple[SidePlay, ...]:
    """Return the texts to post at once: plays made while the game waits for others.

    The post of their turn can be days away.
    """
    done = [step.applied for step in made.steps]
    if made.key[1] != WHILE_WAITING or any(applied.closed for applied in done):
        return ()
    text = told_aside(live, done)
    return (SidePlay(text, 1, len(done)),) if text else ()


def _over(live: TableSession, made: Pressed) -> dict[Key, SeatDraft | None]:
    """Return the drafts that are over once a press of their seat is published.

    That is the draft of the question it answered, and with a turn the drafts of questions that are
    no longer asked; under a window they rest. A move prepared for later stays, unless its seat is
    awaited now through its own play; an empty draft keeps it from being in hand in a turn that
    continues.
    """
    (seat, asked), game = made.key, live.game
    waits = game.rules.waits(made.state)
    asks = {wait.key for wait in waits if wait.seat == seat and not wait.answered}
    if seat not in live.waiting():
        over = {made.key, (seat, "")} if asks or asked == "" else {made.key}
        return dict.fromkeys(over & live.drafts.keys())
    if any(w.key == asked and w.kind != "turn" for w in live.waits()):
        return dict.fromkeys({made.key} & live.drafts.keys())
    over = {
        (who, key)
        for who, key in live.drafts
        if who == seat
        and key not in {"", WHILE_WAITING, *asks}
        and not key.startswith((POSTPONED, CHOICE))
    }
    changes: dict[Key, SeatDraft | None] = dict.fromkeys((over | {made.key}) & live.drafts.keys())
    later, ended = live.drafts.get((seat, "")), any(each.applied.closed for each in made.taken)
    if asked and later is not None and not ended:
        changes[made.key] = SeatDraft(later.user_id, version=live.next_version(seat))
    return changes


async def keep(
    tables: Tables,
    live: TableSession,
    key: Key,
    draft: SeatDraft,
    interaction_id: int | None = None,
    walk: DraftWalk | None = None,
    more: Mapping[Key, SeatDraft] | None = None,
) -> None:
    """Keep a changed draft as its seat's next version; nobody else is notified.

    A prepared move belongs from now on to the question that is put to its seat. `walk` is where it
    leads, if that is known. `more` drafts of the seat that change with it get later versions.
    """
    (seat, asked), at, old = key, now(), live.version(key[0])
    now_asked = asked or question(live.game, live.state, seat)
    version, base = live.next_version(seat), live.row.state_seq
    new = msgspec.structs.replace(draft, version=version, base=base)
    row = drafts.stored(live, (seat, now_asked), new, at)
    others = {
        each: msgspec.structs.replace(other, version=version + number, base=base)
        for number, (each, other) in enumerate((more or {}).items(), 1)
    }
    await drafts_db.press(
        tables.database,
        row,
        instead_of=asked,
        more={each: drafts.stored(live, each, other, at) for each, other in others.items()},
        expected_head=live.row.head,
        expected_version=old,
        interaction_id=interaction_id,
    )
    live.row = msgspec.structs.replace(live.row, updated_at=at)
    live.drafts.pop(key, None)
    live.drafts |= {(seat, now_asked): new, **others}
    live.lost -= {key, (seat, now_asked), *others}
    live.computed.drop(seat)
    if walk is not None:
        live.know_walk((seat, now_asked), walk)


async def delivered(tables: Tables, interaction_id: int | None) -> bool:
    """Return whether a press was applied before: Discord has delivered it again."""
    if interaction_id is None:
        return False
    async with tables.database.reading() as conn:
        return await entries_db.find_interaction(conn, interaction_id) is not None


async def ended_since(tables: Tables, live: TableSession, seat: int, decision: int) -> bool:
    """Return whether a seat ended its turn after a decision, and did nothing since."""
    async with tables.database.reading() as conn:
        log = await entries_db.entries_of(conn, live.id, after=decision % VERSIONS, limit=SEARCHED)
    entry = next((entry for entry in reversed(log) if entry.seat == seat), None)
    if entry is None or entry.kind != "act" or entry.action is None:
        return False
    return bool(codec.decode_action(live.game, entry.action) == EndTurn())


async def submit_for(
    tables: Tables, live: TableSession, seat: int, actions: Sequence[Action], kind: str = "act"
) -> Done:
    """Take decisions for a seat that nobody pressed for: a program, or by default.

    The last of them must be published. The caller holds the lock.
    """
    live.require_playing()
    made = press(live, seat, None, actions, kind)
    assert not made.rest, "a seat that nobody presses for has nothing in hand"
    await write(tables, live, Transaction(made.steps, made.state, drafts=_over(live, made)))
    return Done(live, seat, tuple(taken.applied for taken in made.taken))


def reopened(live: TableSession, key: Key) -> tuple[Press, ...] | None:
    """Return the draft in hand without the usual answers at its end, or None if it has none."""
    presses = live.walked(key[0], key).presses
    if not presses or not presses[-1][-1].action.habit:
        return None
    *before, last = presses
    while last and last[-1].action.habit:
        last = last[:-1]
    return (*before, last) if last else tuple(before)


async def ask_otherwise(
    tables: Tables, table_id: str, user_id: int, decision: int, interaction_id: int | None = None
) -> Done:
    """Ask a player the question last answered in the usual way; earlier steps stay in hand.

    Raises `StaleProblem` if `decision` is not the number that controls carry now, or nothing was
    answered so.
    """
    async with tables.locked(table_id) as live:
        seat = live.require_seat(user_id)
        if await delivered(tables, interaction_id):
            return Done(live, seat, again=True)
        live.require_playing()
        key = live.key(seat)
        presses = reopened(live, key)
        if decision != live.decision(seat) or presses is None:
            raise StaleProblem
        changed = msgspec.structs.replace(live.drafts[key], presses=presses, note=None)
        await keep(tables, live, key, changed, interaction_id)
        return Done(live, seat)
