"""Taking decisions back.

Undo leaves out presses of a draft; published steps go back into the draft first, as long as nobody
else has published anything since. Further back the table must agree.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any

import msgspec

import db.entries as entries_db
from bot.service.notices.commit_messages import announced_immediately
from bot.service.tables import undo_rights
from bot.service.tables.pending import WHILE_WAITING, Key, SeatDraft
from bot.service.tables.session import TableSession
from bot.service.tables.store import Tables
from bot.service.tables.transaction import (
    DECIDED,
    FORCED,
    REWIND,
    UNDO,
    WITHDRAWN,
    ExtraWrite,
    SidePlay,
    Step,
    Transaction,
    VoteClosure,
)
from bot.service.turns.commit import bounds, write
from bot.service.turns.publish import Done, delivered, keep
from bot.shared.problems import Problem, PrunedProblem, StaleProblem
from db.entries import EntryRow
from games.core import codec
from games.core.drafts import Press, pressed, question
from games.core.events import Applied


class Barrier(Problem):
    """The way back leads past a reveal, chance or another player: the table must agree.

    `target` is the entry that would be taken back first.
    """

    def __init__(self, key: str, target: int) -> None:
        super().__init__(key)
        self.target = target


async def undo(
    tables: Tables,
    table_id: str,
    user_id: int,
    *,
    whole_turn: bool = False,
    decision: int | None = None,
    interaction_id: int | None = None,
) -> Done:
    """Take back a person's last press, or all of this turn up to a step that is final.

    That is the latest of: a move they have sent that is not carried out yet, a step they have in
    hand for a question, or a step they published.

    Raises `StaleProblem` if `decision` is not the number that controls carry now
    (`TableSession.stand`), `Barrier` if only the table's consent would help and `Problem` if there
    is nothing to take back.
    """
    async with tables.locked(table_id) as live:
        seat = live.require_seat(user_id)
        live.require_playing()
        if interaction_id is not None and await delivered(tables, interaction_id):
            return Done(live, seat, again=True)
        if decision is not None and decision != live.stand(seat):
            raise StaleProblem  # a second press must not take back more
        await _take_back(tables, live, seat, user_id, whole_turn, interaction_id)
        return Done(live, seat)


async def _take_back(
    tables: Tables,
    live: TableSession,
    seat: int,
    user_id: int,
    whole_turn: bool,
    interaction_id: int | None,
) -> None:
    """Take back the latest of a seat's steps: sent, in hand or published; as `undo`."""
    line = await standing(tables, live)
    mine = await _last_published(tables, live, line, seat, whole_turn=whole_turn)
    key = max(_in_hand(live, seat), key=lambda key: live.drafts[key].version, default=None)
    draft = None if key is None else live.drafts[key]
    since = mine and (draft is None or whole_turn or mine[-1].seq > draft.base)
    sent = live.sent(seat)
    if sent is not None and _pressed_last(live.drafts[sent], draft, mine):
        # It is in hand again, and shown once its question is asked again.
        held = msgspec.structs.replace(live.drafts[sent], sent=False)
        await keep(tables, live, sent, held, interaction_id)
    elif key is not None and draft is not None and not since:
        presses = () if whole_turn else live.walked(seat, key).presses[:-1]
        changed = msgspec.structs.replace(draft, presses=presses, note=None)
        await keep(tables, live, key, changed, interaction_id)
    elif mine := mine or await _ended(tables, live, seat, user_id, whole_turn=whole_turn):
        await _withdraw(tables, live, seat, user_id, mine, whole_turn, interaction_id)
    else:
        raise await _barrier(tables, live, seat, line)


def _pressed_last(sent: SeatDraft, draft: SeatDraft | None, mine: Sequence[EntryRow]) -> bool:
    """Return whether a seat's sent move is later than its steps in hand or published."""
    in_hand = draft is not None and draft.version > sent.version
    return not in_hand and not (mine and mine[-1].seq > sent.base)


async def _withdraw(
    tables: Tables,
    live: TableSession,
    seat: int,
    user_id: int,
    mine: Sequence[EntryRow],
    whole_turn: bool,
    interaction_id: int | None,
) -> None:
    """Take a seat's publication back into its draft, and the last action, or all, out of that.

    If it was shown, all players are notified, and players asked since are no longer asked.
    """
    base, ended = mine[0].base, mine[-1].closed
    state: Any = await tables.state_at(live, base)
    undone = [entry.seq for entry in mine]
    aside = (await announced_immediately(tables, live)).issuperset(undone)
    shown = ended or (not aside and live.row.public_seq >= undone[0])
    kind = WITHDRAWN if shown else UNDO
    # The decision that published it is taken back with it.
    log = await _since(tables, live, mine[0])
    writing = Transaction(
        [_step_back(kind, seat, user_id, state, base, closed=ended)],
        state,
        interaction_id,
        publish=shown,
        epoch=ended,
        asides=(SidePlay("", 1, 1, tuple(undone)),) if aside else (),
        asked_at={seat: _asked_at(log)},
        boundary=bounds(log[0]),
        lapses=(VoteClosure("taken-back", "undo", tuple(map(str, undone))),),
        drafts=_put_back(live, state, seat, user_id, mine, whole_turn),
    )
    await _go_back(tables, live, writing)


def _put_back(
    live: TableSession,
    state: Any,
    seat: int,
    user_id: int,
    mine: Sequence[EntryRow],
    whole_turn: bool,
) -> dict[Key, SeatDraft | None]:
    """Return a seat's drafts once a publication goes back into them; empty for a `whole_turn`."""
    key = _draft_of(live, state, seat, _actions(live, mine)[0])
    # The last press was the action that published; during others' turns it was a Confirm alone.
    last = len(mine) if key[1] == WHILE_WAITING else len(mine) - 1
    held = () if whole_turn else _held(live, state, key, _actions(live, mine[:last]))
    put_back = SeatDraft(user_id, held, live.next_version(seat), base=live.row.head + 1)
    emptied = dict.fromkeys(_in_hand(live, seat)) if whole_turn else {}
    return {**emptied, key: put_back}


def _step_back(
    kind: str,
    seat: int | None,
    user_id: int | None,
    state: Any,
    state_of: int,
    *,
    closed: bool,
    followed: bool = False,
) -> Step:
    """Return the entry with which a table goes back to the state of another entry."""
    return Step(
        kind,
        seat,
        user_id,
        applied=Applied(closed=closed),
        state_hash=codec.state_hash(state),
        state_of=state_of,
        followed=followed,
    )


async def _go_back(
    tables: Tables, live: TableSession, writing: Transaction, before: Sequence[ExtraWrite] = ()
) -> None:
    """Write that a table has gone back; earlier publications can then go back too."""
    await write(tables, live, writing, before=before)
    async with tables.database.reading() as conn:
        await tables.read_reach(conn, live)


def _draft_of(live: TableSession, state: Any, seat: int, action: Any) -> Key:
    """Return the key of the draft into which an action goes back, in the state before it."""
    key = live.key(seat, action, state)
    return key if key[1] == WHILE_WAITING else (seat, question(live.game, state, seat, action))


def _held(live: TableSession, state: Any, key: Key, actions: Sequence[Any]) -> tuple[Press, ...]:
    """Return the presses that are in hand again when actions go back."""
    return pressed(live.game, state, key[0], actions, aside=key[1] == WHILE_WAITING)


async def _since(tables: Tables, live: TableSession, entry: EntryRow) -> list[EntryRow]:
    """Return the log before an entry, from the one on whose state it was decided."""
    async with tables.database.reading() as conn:
        return await entries_db.entries_of(conn, live.id, after=entry.base - 1, upto=entry.seq - 1)


def _asked_at(log: Sequence[EntryRow]) -> datetime:
    """Return when a table got into its state after the first entry, or was resumed or moved.

    From then on the clock runs of the player who takes the later entries back: otherwise they could
    put it off for ever.
    """
    undone = (*DECIDED, WITHDRAWN, UNDO)  # also steps taken back earlier, from the same state
    return next((e.at for e in reversed(log[1:]) if e.kind not in undone), log[0].at)


def _in_hand(live: TableSession, seat: int) -> list[Key]:
    """Return the keys of a seat's drafts in hand, without the one for its next turn."""
    return [key for key in live.keys(seat) if live.walked(seat, key).presses]


def _actions(live: TableSession, line: Sequence[EntryRow]) -> list[Any]:
    """Return the actions of entries."""
    return [codec.decode_action(live.game, e.action) for e in line if e.action is not None]


async def _last_published(
    tables: Tables, live: TableSession, line: Sequence[EntryRow], seat: int, *, whole_turn: bool
) -> list[EntryRow]:
    """Return a seat's last publication, oldest first, if it can simply be withdrawn.

    For a `whole_turn` that is all that it published in it, as far as the same holds. It cannot if
    it revealed something or ended a turn or phase, or if another player has published anything
    since.
    """
    last = line[-1] if line else None
    if last is None or last.seat != seat or last.kind != "act" or last.revealed or last.closed:
        return []
    return (await _publication(tables, live, line, last, whole_turn=whole_turn))[1]


async def _ended(
    tables: Tables, live: TableSession, seat: int, user_id: int, *, whole_turn: bool
) -> list[EntryRow]:
    """Return the publication with which a person has ended their turn, if it can be withdrawn.

    It can as long as nobody has published anything since; not if the end revealed something or was
    that of a phase of several, who learned by it what the others did. A player who is in another
    turn since can only begin that one again.
    """
    line = await standing(tables, live, ends=2)
    last = line[-1] if line else None
    if last is None or (whole_turn and seat in live.waiting()):
        return []
    own = (last.kind, last.seat, last.user_id) == ("act", seat, user_id)
    if not own or last.revealed or not last.closed:
        return []
    if not await asked_alone(tables, live, line, last):
        return []
    return (await _publication(tables, live, line, last, whole_turn=whole_turn))[1]


async def asked_alone(
    tables: Tables, live: TableSession, line: Sequence[EntryRow], entry: EntryRow
) -> bool:
    """Return whether an entry was decided while no other seat was asked: in no shared phase."""
    base, _ = await _publication(tables, live, line, entry)
    state: Any = await tables.state_at(live, base)
    return all(wait.seat == entry.seat for wait in live.game.rules.waits(state))


async def _publication(
    tables: Tables,
    live: TableSession,
    line: Sequence[EntryRow],
    last: EntryRow,
    *,
    whole_turn: bool = False,
) -> tuple[int, list[EntryRow]]:
    """Return the entry whose state a publication was decided on, and its part up to `last`.

    With the `whole_turn` the publications of its seat right before are included, up to a reveal or
    an earlier end of a turn or phase. Raises `PrunedProblem` if that is not kept.
    """
    until = line.index(last) + 1
    async with tables.database.reading() as conn:
        kept = set(await entries_db.snapshot_seqs(conn, live.id, after=line[0].base - 1))
    part: list[EntryRow] = []
    found: tuple[int, list[EntryRow]] | None = None
    for entry in reversed(line[:until]):
        other = entry.seat != last.seat or entry.kind != last.kind
        if part and (other or entry.revealed or entry.closed):
            break
        part.insert(0, entry)
        if entry.base in kept:
            found = entry.base, [*part]
            if not whole_turn:
                break
    if found is None:
        raise PrunedProblem(live.id)
    return found


async def standing(tables: Tables, live: TableSession, ends: int = 1) -> list[EntryRow]:
    """Return the standing entries of the present turn or phase, of two `ends` the one before."""
    async with tables.database.reading() as conn:
        return await undo_rights.standing(conn, live, ends)


async def _barrier(
    tables: Tables, live: TableSession, seat: int, line: Sequence[EntryRow]
) -> Problem:
    """Return why a seat has nothing to take back freely.

    Its last decision revealed something, others have decided since, or its turn has ended, or the
    phase of several in which it took part: the table can be asked.
    """
    last = last_of(line, seat)
    if last is not None and not last.closed:
        key = "problem-undo-revealed" if last.revealed else "problem-undo-others"
        return Barrier(key, last.seq)
    line = await standing(tables, live, ends=2)
    last = last_of(line, seat)
    if last is None:
        return Problem("problem-undo-nothing")
    if not last.closed or not await asked_alone(tables, live, line, last):
        return Barrier("problem-undo-shown", last.seq)
    decided = [entry for entry in line if entry.kind in DECIDED and entry.kind != FORCED]
    if decided[-1].seq > last.seq:
        return Barrier("problem-undo-others", last.seq)
    return Barrier(f"problem-undo-{'revealed' if last.revealed else 'closed'}", last.seq)


def last_of(line: Sequence[EntryRow], seat: int) -> EntryRow | None:
    """Return the last decision of a seat in a line of entries, be it one by default."""
    acts = (entry for entry in reversed(line) if entry.kind in DECIDED and entry.seat == seat)
    return next(acts, None)


async def landing(
    tables: Tables, live: TableSession, entry: EntryRow, line: Sequence[EntryRow]
) -> tuple[int, list[EntryRow]]:
    """Return the state before an entry's publication, and the part that is not undone.

    The table goes back to that state; that part, the earlier steps of its seat, goes into its
    draft.
    """
    base, part = await _publication(tables, live, line, entry)
    await tables.state_at(live, base)  # it must still be readable
    return base, part[:-1]


async def undo_to(
    tables: Tables,
    live: TableSession,
    target: int,
    user_id: int | None,
    before: Sequence[ExtraWrite] = (),
    *,
    followed: bool = False,
) -> None:
    """Take back an entry and all that came after it, as the table agreed. Holds the lock.

    `followed`: nobody pressed for it now.
    """
    if live.row.status not in ("playing", "paused"):
        raise Problem(f"problem-table-{live.row.status}", table=live.id)
    line = await standing(tables, live, ends=2)
    entry = next((entry for entry in line if entry.seq == target), None)
    if entry is None:
        raise Problem("problem-undo-nothing")
    base, kept = await landing(tables, live, entry, line)
    state: Any = await tables.state_at(live, base)
    async with tables.database.reading() as conn:
        there = await entries_db.get_entry(conn, live.id, base)
    step = _step_back(REWIND, entry.seat, user_id, state, base, closed=True, followed=followed)
    held: dict[Key, SeatDraft | None] = {}
    if entry.seat is not None:
        author = live.seats[entry.seat].user_id
        own = not kept or kept[0].user_id in (None, author)
        first, *_ = _actions(live, [*kept, entry])
        key = _draft_of(live, state, entry.seat, first)
        presses = _held(live, state, key, _actions(live, kept) if own else ())
        draft = None if author is None else SeatDraft(author, presses, 1, base=live.row.head + 1)
        held = {key: draft}
    boundary = there is not None and bounds(there)
    writing = Transaction([step], state, publish=True, epoch=True, boundary=boundary, drafts=held)
    await _go_back(tables, live, writing, before)
