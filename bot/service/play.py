"""Taking decisions and taking them back.

A press is kept in the draft of its seat until it is published, with all that came before it. Taking
back is leaving out presses of the draft; what was published goes back into it first, as long as
nobody else has published anything since.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

import db.drafts as drafts_db
import db.entries as entries_db
from bot.errors import Problem, PrunedProblem, RefusedProblem, StaleProblem
from bot.service import drafts
from bot.service.commit import DECIDED, REWIND, WITHDRAWN, Also, Step, Writing, write
from bot.service.drafts import SeatDraft
from bot.service.forced import FORCED
from bot.service.lapses import Lapse
from bot.service.live import VERSIONS, Key, Live
from bot.service.tables import Tables, now
from db.entries import EntryRow
from db.errors import AlreadyApplied
from games.core import codec
from games.core.actions import Action, EndTurn, kind
from games.core.drafts import Taken, followed, pressed, question, take
from games.core.errors import Reason, RefusedError
from games.core.events import Applied
from games.core.text import LANGUAGES, Language

SEARCHED = 100
"""Entries that are looked through for what became of a decision."""
ALTERNATIVES = 3
"""How many legal actions are named when one is refused."""


Became = Literal["drafted", "sent", "done"]
"""What a press is now: in hand alone, an answer shown once all have given theirs, or decided."""


class Done(msgspec.Struct, frozen=True):
    """What a submission brought about; `again` marks a repeated delivery, applied before."""

    live: Live
    seat: int
    applied: tuple[Applied, ...] = ()
    again: bool = False
    became: Became | None = None

    @property
    def closed(self) -> bool:
        """Whether a turn or a phase ended."""
        return any(applied.closed for applied in self.applied)


class Pressed(msgspec.Struct, frozen=True):
    """What a press brings: actions, of which the first `published` are decided for good.

    `steps` are to be written then, also what was in hand under `key` before; the table stands in
    `state`, and `rest` is in hand.
    """

    key: Key
    taken: tuple[Taken, ...]
    published: int
    state: Any
    steps: list[Step]

    @property
    def rest(self) -> tuple[Taken, ...]:
        """What is not published yet."""
        return self.taken[self.published :]


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

    `follow`: with what follows from them without a choice. `decision` is the number that the
    pressed control carries; another one at present raises `StaleProblem`. A repeated interaction
    is applied once and reported as done `again`.
    """
    async with tables.locked(table_id) as live:
        seat = live.require_seat(user_id)
        live.require_playing()
        try:
            if decision is not None and decision != live.decision(seat):
                raise StaleProblem
            made = press(live, seat, user_id, actions, follow=follow)
        except Problem:
            # Looked up only here: a delivery that is new fits, one that is not is refused.
            if await _delivered(tables, interaction_id):
                return Done(live, seat, again=True)
            raise
        try:
            await _settle(tables, live, seat, user_id, made, interaction_id)
        except AlreadyApplied:
            tables.drop(table_id)
            return Done(live, seat, again=True)
        applied = tuple(taken.applied for taken in made.taken)
        return Done(live, seat, applied, became=_became(live, seat, made))


def _became(live: Live, seat: int, made: Pressed) -> Became | None:
    """Return what a press is once it is written."""
    if not made.published:
        return "drafted" if made.taken else None
    waits = live.waits()
    answered = {wait.key for wait in waits if wait.seat == seat and wait.answered}
    closed = any(taken.applied.closed for taken in made.taken)
    open_for_others = any(wait.key in answered and not wait.answered for wait in waits)
    return "sent" if open_for_others and not closed else "done"


def press(
    live: Live,
    seat: int,
    user_id: int | None,
    actions: Sequence[Action],
    kind: str = "act",
    *,
    follow: bool = False,
) -> Pressed:
    """Take actions in a seat's position; raises `RefusedProblem` and changes nothing.

    `follow`: with them what follows without a choice; nothing after what reveals something.
    """
    key = live.key(seat, next(iter(actions), None))
    game, state = live.game, live.game.copy(live.walked(seat, key).state)
    taken: list[tuple[Any, Taken]] = []
    for action in actions:
        if taken and taken[-1][1].publishes:  # the state that is published stays as it is
            state = game.copy(state)
        try:
            taken.append((state, take(game, state, seat, action)))
        except RefusedError as error:
            raise refused(live, state, seat, action, error.why) from error
        applied = taken[-1][1].applied
        if follow and (applied.revealed or applied.closed):
            return _divided(live, key, user_id, taken, kind)
    if follow:
        taken += followed(game, state, seat)
    return _divided(live, key, user_id, taken, kind)


def _divided(
    live: Live, key: Key, user_id: int | None, taken: Sequence[tuple[Any, Taken]], kind: str
) -> Pressed:
    """Divide what was taken, each with the state after it, into what is published and the rest."""
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
    return Pressed(key, each, published, shown, steps)


def steps_of(
    live: Live,
    seat: int,
    user_id: int | None,
    taken: Sequence[Taken],
    state: Any,
    kind: str = "act",
) -> list[Step]:
    """Return the entries of actions that are published together; `state` is that after them."""
    *before, last = _steps(seat, user_id, taken, kind)
    return [*before, msgspec.structs.replace(last, blob=codec.save(live.game, state))]


def _steps(seat: int, user_id: int | None, taken: Sequence[Taken], kind: str = "act") -> list[Step]:
    return [
        Step(kind, seat, user_id, each.drafted.action, each.applied, state_hash=each.state_hash)
        for each in taken
    ]


async def _settle(
    tables: Tables,
    live: Live,
    seat: int,
    user_id: int,
    made: Pressed,
    interaction_id: int | None,
) -> None:
    """Write what a press brings: to the log, or to the draft of its seat."""
    if not made.taken:
        return
    rest = (tuple(each.drafted for each in made.rest),) if made.rest else ()
    if not made.published:
        draft = live.drafts.get(made.key) or SeatDraft(user_id)
        presses = (*live.walked(seat, made.key).presses, *rest)
        changed = msgspec.structs.replace(
            draft, user_id=user_id, presses=presses, armed=False, note=None
        )
        await keep(tables, live, made.key, changed, interaction_id)
        return
    changes = _over(live, made)
    if rest:
        asked = question(live.game, made.state, seat, made.rest[0].drafted.action)
        changes[seat, asked] = SeatDraft(user_id, rest, version=1)
    writing = Writing(made.steps, made.state, interaction_id, drafts=changes)
    await write(tables, live, writing)


def _over(live: Live, made: Pressed) -> dict[Key, SeatDraft | None]:
    """Return the drafts that are over once a press of their seat is published.

    That is what it answered, and with a turn what it is not asked any more; under a window that
    rests. What is prepared for later stays, unless its seat is awaited now by its own doing.
    """
    (seat, asked), game = made.key, live.game
    waits = game.waits(made.state)
    asks = {wait.key for wait in waits if wait.seat == seat and not wait.answered}
    over = {made.key}
    if seat not in live.waiting():
        over = {(seat, "")} if asks else set()
    elif not any(w.key == asked and w.kind == "window" for w in live.waits()):
        over |= {key for key in live.drafts if key[0] == seat and key[1] not in {"", *asks}}
    return dict.fromkeys(over & live.drafts.keys())


async def keep(
    tables: Tables,
    live: Live,
    key: Key,
    draft: SeatDraft,
    interaction_id: int | None = None,
) -> None:
    """Keep a changed draft as its seat's next version; nobody else is told of it.

    What was prepared belongs from now on to the question that is put to its seat.
    """
    (seat, asked), at, old = key, now(), live.version(key[0])
    now_asked = asked or question(live.game, live.state, seat)
    # Never a number that an older draft had: panels that show that one are told from this.
    new = msgspec.structs.replace(draft, version=max(old, live.row.head) + 1)
    row = drafts.stored(live, (seat, now_asked), new, at, live.row.state_seq)
    async with tables.database.writing() as conn:
        await drafts_db.press(
            conn,
            row,
            instead_of=asked,
            expected_head=live.row.head,
            expected_version=old,
            interaction_id=interaction_id,
        )
    live.row = msgspec.structs.replace(live.row, updated_at=at)
    live.drafts.pop(key, None)
    live.drafts[seat, now_asked] = new
    live.forget_draft(seat)


async def _delivered(tables: Tables, interaction_id: int | None) -> bool:
    if interaction_id is None:
        return False
    async with tables.database.reading() as conn:
        return await entries_db.find_interaction(conn, interaction_id) is not None


async def ended_since(tables: Tables, live: Live, seat: int, decision: int) -> bool:
    """Whether a seat has ended its turn since it had a decision, and done nothing after."""
    async with tables.database.reading() as conn:
        log = await entries_db.entries_of(conn, live.id, after=decision % VERSIONS, limit=SEARCHED)
    entry = next((entry for entry in reversed(log) if entry.seat == seat), None)
    if entry is None or entry.kind != "act" or entry.action is None:
        return False
    return bool(codec.decode_action(live.game, entry.action) == EndTurn())


async def submit_for(
    tables: Tables, live: Live, seat: int, actions: Sequence[Action], kind: str = "act"
) -> Done:
    """Take decisions for a seat that nobody pressed for: a program, or by default.

    The last of them must be published. The caller holds the lock.
    """
    live.require_playing()
    made = press(live, seat, None, actions, kind)
    assert not made.rest, "a seat that nobody presses for has nothing in hand"
    await write(tables, live, Writing(made.steps, made.state, drafts=_over(live, made)))
    return Done(live, seat, tuple(taken.applied for taken in made.taken))


def refused(live: Live, state: Any, seat: int, action: Action, why: Reason) -> RefusedProblem:
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


# Taking back


class Barrier(Problem):
    """The way back leads past a reveal, chance or somebody else: the table must agree.

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
    """Take back a person's last press, or all of this turn up to what cannot be undone.

    Raises `StaleProblem` where `decision` is not the present one, `Barrier` where only the table's
    consent would help and `Problem` where there is nothing to take back.
    """
    async with tables.locked(table_id) as live:
        seat = live.require_seat(user_id)
        live.require_playing()
        if interaction_id is not None and await _delivered(tables, interaction_id):
            return Done(live, seat, again=True)
        if decision is not None and decision != live.decision(seat):
            raise StaleProblem  # a second press must not take back more
        keys = live.keys(seat)
        key = next((key for key in keys if live.walked(seat, key).presses), keys[0])
        held = live.walked(seat, key).presses
        line = await standing(tables, live)
        mine = await _last_published(tables, live, line, seat)
        if held and not (whole_turn and mine):
            changed = msgspec.structs.replace(
                live.drafts[key], presses=() if whole_turn else held[:-1], note=None
            )
            await keep(tables, live, key, changed, interaction_id)
        elif mine := mine or await _ended(tables, live, seat, user_id, whole_turn=whole_turn):
            await _withdraw(tables, live, seat, user_id, mine, whole_turn, interaction_id)
        else:
            raise await _barrier(tables, live, seat, line)
        return Done(live, seat)


async def _withdraw(
    tables: Tables,
    live: Live,
    seat: int,
    user_id: int,
    mine: Sequence[EntryRow],
    whole_turn: bool,
    interaction_id: int | None,
) -> None:
    """Take a seat's last publication back into its draft, and the last press out of that.

    Where that ended a turn everybody is told, and whoever was asked since is not asked any more.
    """
    base, ended = mine[0].base, mine[-1].closed
    state: Any = await tables.state_at(live, base)
    step = Step(
        WITHDRAWN if ended else "undo",
        seat,
        user_id,
        applied=Applied(closed=ended),
        state_hash=codec.state_hash(state),
        state_of=base,
    )
    # What published it is taken back with that.
    held = () if whole_turn else pressed(live.game, state, seat, _actions(live, mine[:-1]))
    undone = tuple(str(entry.seq) for entry in mine)
    key = (seat, question(live.game, state, seat, _actions(live, mine)[0]))
    writing = Writing(
        [step],
        state,
        interaction_id,
        publish=ended,
        epoch=ended,
        lapses=(Lapse("taken-back", "undo", undone),),
        drafts=_instead(live, key, SeatDraft(user_id, held, version=1)),
    )
    await write(tables, live, writing)


def _instead(live: Live, key: Key, draft: SeatDraft | None) -> dict[Key, SeatDraft | None]:
    """Return the changes that put a draft in place of all that a seat has in hand."""
    changes: dict[Key, SeatDraft | None] = dict.fromkeys(live.keys(key[0]))
    return {**{each: None for each in changes if each in live.drafts}, key: draft}


def _actions(live: Live, line: Sequence[EntryRow]) -> list[Any]:
    """Return the actions of entries."""
    return [codec.decode_action(live.game, e.action) for e in line if e.action is not None]


async def _last_published(
    tables: Tables, live: Live, line: Sequence[EntryRow], seat: int
) -> list[EntryRow]:
    """Return what a seat published last, oldest first, if it can simply be withdrawn.

    It cannot where it revealed something or ended a turn or phase, and where somebody else has
    published anything since.
    """
    last = line[-1] if line else None
    if last is None or last.seat != seat or last.kind != "act" or last.revealed or last.closed:
        return []
    return (await _publication(tables, live, line, last))[1]


async def _ended(
    tables: Tables, live: Live, seat: int, user_id: int, *, whole_turn: bool
) -> list[EntryRow]:
    """Return the publication with which a person has ended their turn, if it can be withdrawn.

    It can as long as nobody has published anything since; not where the end revealed something or
    was that of a phase of several, who learned by it what the others did. Whoever is in another
    turn since can begin that one again only.
    """
    line = await standing(tables, live, ends=2)
    last = line[-1] if line else None
    if last is None or (whole_turn and seat in live.waiting()):
        return []
    own = (last.kind, last.seat, last.user_id) == ("act", seat, user_id)
    acted = {entry.seat for entry in line if entry.kind in DECIDED}
    if not own or last.revealed or not last.closed or acted != {seat}:
        return []
    return (await _publication(tables, live, line, last))[1]


async def _publication(
    tables: Tables, live: Live, line: Sequence[EntryRow], last: EntryRow
) -> tuple[int, list[EntryRow]]:
    """Return the state on which an entry and those before it in its publication were decided.

    Raises `PrunedProblem` where that is not kept.
    """
    until = line.index(last) + 1
    async with tables.database.reading() as conn:
        kept = set(await entries_db.snapshot_seqs(conn, live.id, after=line[0].base - 1))
    part: list[EntryRow] = []
    for entry in reversed(line[:until]):
        if part and (entry.seat != last.seat or entry.kind != last.kind or entry.revealed):
            break
        part.insert(0, entry)
        if entry.base in kept:
            return entry.base, part
    raise PrunedProblem(live.id)


async def standing(tables: Tables, live: Live, ends: int = 1) -> list[EntryRow]:
    """Return the standing entries from the last one that ended a turn or phase on.

    With two `ends` also those of the turn or phase that it ended. What was done for people who had
    no choice ends nothing of its own: it belongs to the turn that led there.
    """
    span, last = 16 * ends, live.row.state_seq
    after = min(live.row.public_seq, last) - 1
    while True:
        after = max(0, after)
        async with tables.database.reading() as conn:
            log = await entries_db.entries_of(conn, live.id, after=after)
        line = entries_db.standing(log, last)
        marks = [n for n, entry in enumerate(line) if _marks(entry)]
        if len(marks) >= ends:
            return line[marks[-ends] + (ends > 1) :]
        if not after:
            return line
        after, span = after - span, 2 * span


def _marks(entry: EntryRow) -> bool:
    return entry.kind == "start" or (entry.closed and entry.kind != FORCED)


async def _barrier(tables: Tables, live: Live, seat: int, line: Sequence[EntryRow]) -> Problem:
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
    decided = [entry for entry in line if entry.kind in DECIDED and entry.kind != FORCED]
    before = {entry.seat for entry in decided if entry.seq <= last.seq}
    if not last.closed or before != {seat}:
        return Barrier("problem-undo-shown", last.seq)
    since = decided[-1].seq > last.seq
    return Barrier("problem-undo-others" if since else "problem-undo-closed", last.seq)


def last_of(line: Sequence[EntryRow], seat: int) -> EntryRow | None:
    """Return the last decision of a seat in a line of entries, be it one by default."""
    acts = (entry for entry in reversed(line) if entry.kind in DECIDED and entry.seat == seat)
    return next(acts, None)


async def landing(
    tables: Tables, live: Live, entry: EntryRow, line: Sequence[EntryRow]
) -> tuple[int, list[EntryRow]]:
    """Return to which state the table goes back to before an entry, and what of it is not undone.

    That is the state before its publication; what its seat did in that before goes into its draft.
    """
    base, part = await _publication(tables, live, line, entry)
    await tables.state_at(live, base)  # it must still be readable
    return base, part[:-1]


async def undo_to(
    tables: Tables, live: Live, target: int, user_id: int | None, before: Sequence[Also] = ()
) -> None:
    """Take back an entry and all that came after it, as the table agreed. Holds the lock."""
    if live.row.status not in ("playing", "paused"):
        raise Problem(f"problem-table-{live.row.status}", table=live.id)
    line = await standing(tables, live, ends=2)
    entry = next((entry for entry in line if entry.seq == target), None)
    if entry is None:
        raise Problem("problem-undo-nothing")
    base, kept = await landing(tables, live, entry, line)
    state: Any = await tables.state_at(live, base)
    step = Step(
        REWIND,
        entry.seat,
        user_id,
        applied=Applied(closed=True),
        state_hash=codec.state_hash(state),
        state_of=base,
    )
    held: dict[Key, SeatDraft | None] = {}
    if entry.seat is not None:
        author = live.seats[entry.seat].user_id
        own = not kept or kept[0].user_id in (None, author)
        presses = pressed(live.game, state, entry.seat, _actions(live, kept) if own else ())
        key = (entry.seat, question(live.game, state, entry.seat))
        draft = None if author is None else SeatDraft(author, presses, version=1)
        held = {other: None for other in live.drafts if other[0] == entry.seat} | {key: draft}
    writing = Writing([step], state, publish=True, epoch=True, drafts=held)
    await write(tables, live, writing, before=before)
