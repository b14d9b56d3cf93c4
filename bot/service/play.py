"""Taking decisions.

A press is kept in the draft of its seat until it is published, with all that came before it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

import db.drafts as drafts_db
import db.entries as entries_db
from bot.errors import Problem, RefusedProblem, StaleProblem
from bot.service import drafts
from bot.service.commit import Step, Writing, write
from bot.service.drafts import SeatDraft
from bot.service.live import VERSIONS, Key, Live
from bot.service.story import safe_names
from bot.service.tables import Tables, now
from db.errors import AlreadyApplied
from games.core import codec
from games.core.actions import Action, EndTurn, kind
from games.core.drafts import Taken, Walk, followed, question, take
from games.core.errors import Reason, RefusedError
from games.core.events import Applied, visible
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
    `state`, and `rest` is in hand, which leads to `after`.
    """

    key: Key
    taken: tuple[Taken, ...]
    published: int
    state: Any
    steps: list[Step]
    after: Any

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
            if await delivered(tables, interaction_id):
                return Done(live, seat, again=True)
            raise
        asked = question(live.game, live.state, seat, next(iter(actions), None))
        try:
            await _settle(tables, live, seat, user_id, made, interaction_id)
        except AlreadyApplied:
            tables.drop(table_id)
            return Done(live, seat, again=True)
        applied = tuple(taken.applied for taken in made.taken)
        return Done(live, seat, applied, became=_became(live, seat, made, asked))


def _became(live: Live, seat: int, made: Pressed, asked: str) -> Became | None:
    """Return what a press that answered a question is once it is written."""
    if not made.published:
        return "drafted" if made.taken else None
    waits = [wait for wait in live.waits() if wait.key == asked]
    answered = any(wait.seat == seat and wait.answered for wait in waits)
    closed = any(taken.applied.closed for taken in made.taken)
    open_for_others = any(not wait.answered for wait in waits)
    return "sent" if answered and open_for_others and not closed else "done"


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
    after = taken[-1][0] if taken else shown
    return Pressed(key, each, published, shown, steps, after)


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
        walk = Walk(made.after, (*live.walked(seat, made.key).taken, made.rest))
        changed = msgspec.structs.replace(
            draft, user_id=user_id, presses=walk.presses, armed=False, note=None
        )
        await keep(tables, live, made.key, changed, interaction_id, walk)
        return
    changes = _over(live, made)
    if rest:
        asked = question(live.game, made.state, seat, made.rest[0].drafted.action)
        head = live.row.head + len(made.steps)
        changes[seat, asked] = SeatDraft(user_id, rest, version=1, base=head)
    aside = _aside(live, made)
    writing = Writing(made.steps, made.state, interaction_id, drafts=changes, aside=aside)
    await write(tables, live, writing)


def _aside(live: Live, made: Pressed) -> str:
    """Return what everybody is told at once: what is done at any time while others are asked.

    The post of their turn may be days away.
    """
    seat, state = made.key[0], live.state
    choices = live.game.choices(state, seat)
    done = [taken.applied for taken in made.taken]
    if seat in live.waiting() or any(applied.closed for applied in done):
        return ""
    if not all(choices.anytime(taken.drafted.action) for taken in made.taken):
        return ""
    words, names = live.words(live.lang), safe_names(live, live.lang)
    events = [event for applied in done for event in visible(applied.events, None)]
    lines = [line for event in events if (line := words.event(event, names))]
    return " ".join([f"**{live.title}** ·", *lines]) if lines else ""


def _over(live: Live, made: Pressed) -> dict[Key, SeatDraft | None]:
    """Return the drafts that are over once a press of their seat is published.

    That is what it answered, and with a turn what it is not asked any more; under a window that
    rests. What is prepared for later stays, unless its seat is awaited now by its own doing; an
    empty draft keeps it from being in hand in a turn that goes on.
    """
    (seat, asked), game = made.key, live.game
    waits = game.waits(made.state)
    asks = {wait.key for wait in waits if wait.seat == seat and not wait.answered}
    if seat not in live.waiting():
        over = {(seat, "")} if asks else set[Key]()
        return dict.fromkeys(over & live.drafts.keys())
    if any(w.key == asked and w.kind == "window" for w in live.waits()):
        return dict.fromkeys({made.key} & live.drafts.keys())
    over = {key for key in live.drafts if key[0] == seat and key[1] not in {"", *asks}}
    changes: dict[Key, SeatDraft | None] = dict.fromkeys((over | {made.key}) & live.drafts.keys())
    later, ended = live.drafts.get((seat, "")), any(each.applied.closed for each in made.taken)
    if asked and later is not None and not ended:
        changes[made.key] = SeatDraft(later.user_id, version=live.next_version(seat))
    return changes


async def keep(
    tables: Tables,
    live: Live,
    key: Key,
    draft: SeatDraft,
    interaction_id: int | None = None,
    walk: Walk | None = None,
) -> None:
    """Keep a changed draft as its seat's next version; nobody else is told of it.

    What was prepared belongs from now on to the question that is put to its seat. `walk` is where
    it leads, if that is known.
    """
    (seat, asked), at, old = key, now(), live.version(key[0])
    now_asked = asked or question(live.game, live.state, seat)
    version, base = live.next_version(seat), live.row.state_seq
    new = msgspec.structs.replace(draft, version=version, base=base)
    row = drafts.stored(live, (seat, now_asked), new, at)
    await drafts_db.press(
        tables.database,
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
    if walk is not None:
        live.know_walk((seat, now_asked), walk)


async def delivered(tables: Tables, interaction_id: int | None) -> bool:
    """Whether a press was applied before: Discord has delivered it again."""
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
