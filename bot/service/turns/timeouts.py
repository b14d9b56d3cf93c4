"""Clocks that run out: one reminder before, then the choice of the rules or the table.

The moves for a player who is out of time are one transaction, together with the clock: nothing is
done twice, and nothing by halves. A default that changes the game is taken in windows, for which
the rules name it, and elsewhere only if the table has chosen so.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any

import msgspec

import db.outbox as outbox_db
from bot.service.clocks import clocks
from bot.service.clocks.clocks import Clock, bank
from bot.service.notices import ping_messages
from bot.service.plans import postponed
from bot.service.tables.pending import Key, SeatDraft
from bot.service.tables.session import TableSession
from bot.service.tables.settings import pace_of, settings_of
from bot.service.tables.store import FOREVER, Tables
from bot.service.tables.transaction import (
    DEFAULT,
    EXPIRED,
    UNNAMED,
    WAITED,
    AutomaticMoves,
    ExtraWrite,
    Step,
    Transaction,
    merged,
)
from bot.service.timekeeping import absence, table_clocks
from bot.service.turns.automatic import execute
from bot.service.turns.commit import write
from bot.shared.clock import now
from bot.shared.names import safe
from bot.shared.text import say
from db.outbox import NewMessage
from games.core import codec
from games.core.actions import EndTurn
from games.core.boundaries import stops
from games.core.drafts import DraftWalk, in_hand, take
from games.core.waits import Wait

STEPS = 50
"""Answers given for one person in a row at most."""

Allowed = Callable[[Any, int, Any], bool]
"""Whether an answer is allowed for a seat in a state."""


class ExpiryResult(msgspec.Struct):
    """The moves made for people who are out of time, and the table's state after them."""

    state: Any
    steps: list[Step] = msgspec.field(default_factory=list[Step])
    drafts: dict[Key, SeatDraft | None] = msgspec.field(
        default_factory=dict[Key, "SeatDraft | None"]
    )


async def look(tables: Tables, table_id: str, name: str) -> None:
    """Remind the players of a clock in its last quarter; act for them if it has run out.

    Do nothing if it is stopped or got more time meanwhile, and nothing while the channel cannot be
    written to.
    """
    async with tables.locked(table_id) as live:
        clock, served = live.clocks.get(name), tables.served()
        if clock is None or not live.playing or (clocks.next_at(clock) or served + 1) > served:
            return
        gone = await absence.from_clocks(tables, live, live.state, now())
        rest = table_clocks.resting(live, now())
        if any(
            wait.seat in rest or (wait.kind != "hold" and live.seats[wait.seat].user_id in gone)
            for wait in _asked(live, name)
        ):
            async with tables.database.writing() as conn:  # it should have stood still
                await table_clocks.refresh(conn, tables, live, gone)
        elif await unheard(tables, table_id):
            await stand(tables, live, stands=True)
        elif clocks.left(clock, served):
            await _remind(tables, live, name, gone)
        else:
            await _expire(tables, live, name, clock)


async def unheard(tables: Tables, table_id: str) -> bool:
    """Return whether a table cannot be written to just now."""
    async with tables.database.reading() as conn:
        rows = await outbox_db.pending_messages(conn, FOREVER, table_id)
    return any(row.attempts for row in rows)


async def stand(tables: Tables, live: TableSession, *, stands: bool) -> None:
    """Stop the clocks of a table while it cannot be written to, or start them again."""
    if (clocks.UNHEARD in live.clocks) == stands or not (live.clocks or not stands):
        return
    others = {name: clock for name, clock in live.clocks.items() if name != clocks.UNHEARD}
    given = {**others, clocks.UNHEARD: Clock(0)} if stands else others
    gone = await absence.from_clocks(tables, live, live.state, now())
    async with tables.database.writing() as conn:
        await table_clocks.refresh(conn, tables, live, gone, given)


def _asked(live: TableSession, name: str, state: Any = None) -> list[Wait]:
    """Return the questions that a clock runs for and that people have yet to answer."""
    waits = live.waits() if state is None else live.game.rules.waits(state)
    return [
        wait
        for wait in waits
        if clocks.name_of(wait) == name and not wait.answered and not live.computer(wait.seat)
    ]


async def _remind(tables: Tables, live: TableSession, name: str, gone: Collection[int]) -> None:
    """Ask players again who have yet to answer, by one message that notifies them.

    In a phase of several seats this includes players whose bank is in its last quarter too by now.
    """
    people, served = table_clocks.people_of(live), tables.served()
    together = [name, *(other for other in live.clocks if other != name)]
    names = [each for each in together if each == name or _bank_late(live, each, served, gone)]
    asked = [wait.seat for each in names for wait in _asked(live, each) if wait.seat in people]
    seats, second = sorted(set(asked)), served // 1_000_000
    changed = {**live.clocks, **{each: clocks.reminded(live.clocks[each]) for each in names}}
    async with tables.database.writing() as conn:
        messages = ping_messages.last_quarter(live, seats, second)
        await outbox_db.add_messages(conn, live.id, messages, now())
        await table_clocks.refresh(
            conn, tables, live, await absence.until(conn, live.id, now()), changed
        )
    tables.notify(live.id)


def _bank_late(live: TableSession, name: str, served: int, gone: Collection[int]) -> bool:
    """Return whether a clock is a bank in its last quarter of which nobody has been reminded."""
    clock, asked = live.clocks[name], _asked(live, name)
    due = (clocks.next_at(clock) or served + 1) <= served < (clocks.deadline(clock) or 0)
    rest = table_clocks.resting(live, now())
    here = all(w.seat not in rest and live.seats[w.seat].user_id not in gone for w in asked)
    return due and here and any(wait.kind == "turn" for wait in asked)


async def _expire(tables: Tables, live: TableSession, name: str, clock: Clock) -> None:
    asked = _asked(live, name)
    if not asked:
        return
    if asked[0].kind == "turn":
        await _bank_over(tables, live, asked[0], clock)
        return
    done = ExpiryResult(live.state)
    for wait in asked:
        _answer(live, done, wait, _always)
    seats = [wait.seat for wait in asked if wait.kind != "hold"]
    changed = {bank(s): clocks.missed(c) for s in seats if (c := live.clocks.get(bank(s)))}
    changed[name] = clocks.spent(clock)
    await _write(tables, live, done, changed)


async def _bank_over(tables: Tables, live: TableSession, wait: Wait, clock: Clock) -> None:
    """Act on a seat's empty bank: a harmless move, the default, or a question to the table."""
    chosen = settings_of(live).expiry == "default"
    done, over = ExpiryResult(live.state), clocks.ran_out(clock)
    _answers(live, done, wait, _always if chosen else live.game.costs_nothing)
    if _open(live, done.state, wait):
        await _write(tables, live, done, {bank(wait.seat): clocks.spent(over)}, stuck=wait)
    else:
        await _write(tables, live, done, {bank(wait.seat): over})


async def take_default(
    tables: Tables, live: TableSession, seat: int, before: Sequence[ExtraWrite] = ()
) -> bool:
    """Take the game's defaults for a seat whose bank is empty, as its table has decided.

    `before` is written in the same transaction. The caller holds the table's lock. Returns whether
    there was anything to do.
    """
    wait = next(iter(_asked(live, bank(seat))), None)
    clock = live.clocks.get(bank(seat))
    if wait is None or clock is None or clock.left:
        return False
    done = ExpiryResult(live.state)
    _answers(live, done, wait, _always)
    if done.steps:
        over = {bank(seat): msgspec.structs.replace(clock, left=1)}
        await _write(tables, live, done, over, before=before)
    return bool(done.steps)


async def wait_on(
    tables: Tables,
    live: TableSession,
    seat: int,
    user_id: int | None,
    before: Sequence[ExtraWrite] = (),
) -> bool:
    """Give a seat whose bank is empty more time, as its table has decided.

    That is the increment of a turn, and at least a quarter of the bank. `before` is written in the
    same transaction. The caller holds the table's lock. Returns whether there was anything to do.
    """
    clock, pace = live.clocks.get(bank(seat)), pace_of(live)
    if clock is None or clock.left or pace.bank is None or not live.playing:
        return False
    given = clocks.given(clock, clocks.length(pace.more), tables.served(), clocks.length(pace.bank))
    note = _note(live, WAITED, None if live.undisclosed else seat, user_id)
    writing = Transaction([note], live.state, clocks={bank(seat): given})
    await write(tables, live, writing, before=before)
    return True


def _note(live: TableSession, kind: str, seat: int | None, user_id: int | None = None) -> Step:
    """Return an entry that leaves the state as it is."""
    return Step(
        kind, seat, user_id, state_hash=codec.state_hash(live.state), state_of=live.row.state_seq
    )


def _always(state: Any, seat: int, action: Any) -> bool:
    """Return that any answer is allowed."""
    return True


def _open(live: TableSession, state: Any, wait: Wait) -> bool:
    """Return whether a seat has yet to answer a question in a state."""
    asked = _asked(live, clocks.name_of(wait), state)
    return any((each.seat, each.key) == (wait.seat, wait.key) for each in asked)


def _answers(live: TableSession, done: ExpiryResult, wait: Wait, allowed: Allowed) -> None:
    """Answer for a seat until its question is no longer open, as far as that is allowed."""
    for _ in range(STEPS):
        if not _open(live, done.state, wait) or not _answer(live, done, wait, allowed):
            return


def _answer(live: TableSession, done: ExpiryResult, wait: Wait, allowed: Allowed) -> bool:
    """Answer for a seat up to the first published step; return whether anything was done.

    Steps in hand count as pressed, as far as they fit.
    """
    if not _open(live, done.state, wait):
        return False
    drafts = merged(live.drafts, done.drafts)
    key = next((k for k in _hands(wait) if k in drafts and not drafts[k].armed), None)
    presses = () if key is None else drafts[key].presses
    hand = in_hand(live.game, done.state, wait.seat, presses)
    defaults = _defaults(live, hand, wait, allowed)
    if not defaults:
        return False
    pressed = tuple(each.drafted for press in hand.taken for each in press)
    kind = UNNAMED if live.undisclosed else DEFAULT
    whose = None if key is None else drafts[key].user_id
    if key is not None:
        done.drafts[key] = None
    for each in (
        AutomaticMoves(wait.seat, "act", tuple(one.action for one in pressed), whose),
        AutomaticMoves(wait.seat, kind, tuple(defaults)),
    ):
        held = postponed.held(live.game, drafts, live.instructions)
        steps, done.state = execute(live.game, done.state, each, held)
        done.steps += steps
        if any(stops(step.applied) for step in steps):
            rest = tuple((one,) for one in pressed[len(steps) :])
            if each.kind == "act" and whose is not None and rest:
                # It counts as pressed when its seat is asked again: there is no time left then.
                version = live.next_version(wait.seat)
                draft = SeatDraft(whose, rest, version, base=version)
                done.drafts[wait.seat, wait.key] = draft
            break
    return True


def _hands(wait: Wait) -> list[Key]:
    """Return the keys under which an answer to a question can be in hand."""
    return [(wait.seat, wait.key), *([(wait.seat, "")] if wait.kind == "turn" else [])]


def _defaults(live: TableSession, hand: DraftWalk, wait: Wait, allowed: Allowed) -> Sequence[Any]:
    """Return the answers for a seat after its steps in hand, up to the first published one."""
    game, state, found = live.game, live.game.copy(hand.state), list[Any]()
    for _ in range(STEPS):
        # A player in the middle of something where the game waits for them ends that first.
        goes_on = wait.kind == "hold" and EndTurn() in game.legal(state, wait.seat)
        action = EndTurn() if goes_on else game.default(state, wait.seat)
        if not allowed(state, wait.seat, action):
            return ()
        found.append(action)
        if take(game, state, wait.seat, action).publishes:
            return found
    return ()


async def _write(
    tables: Tables,
    live: TableSession,
    done: ExpiryResult,
    changed: clocks.Clocks,
    stuck: Wait | None = None,
    before: Sequence[ExtraWrite] = (),
) -> None:
    """Commit the moves made and the clocks after them; ask the table about a `stuck` player."""
    secret = bool(live.undisclosed)
    steps, messages = list(done.steps), list[NewMessage]()
    if stuck is not None or not steps:
        seat = None if stuck is None or secret else stuck.seat
        steps.insert(0, _note(live, EXPIRED, seat))
    if stuck is not None and len(live.people()) > 1:
        messages.append(_question(live, stuck.seat))
    await write(
        tables,
        live,
        Transaction(
            steps,
            done.state,
            drafts=done.drafts,
            clocks=changed,
            texts=tuple(_absent(live, changed, secret=secret)),
            messages=tuple(messages),
        ),
        before=before,
    )


def _question(live: TableSession, seat: int) -> NewMessage:
    """Return the message that asks the table how to continue for a seat that is out of time."""
    return NewMessage(
        kind=EXPIRED,
        nonce=f"{live.id}-empty-{live.row.head + 1}-{seat}",
        channel_id=live.row.channel_id,
        first_seq=0,
        last_seq=0,
        payload={"seat": seat},
    )


def _absent(live: TableSession, changed: clocks.Clocks, *, secret: bool) -> list[str]:
    """Return the texts for the table about people who have become absent."""
    found: list[str] = []
    for seat in live.seats:
        if clocks.absent(changed, seat.seat) and not clocks.absent(live.clocks, seat.seat):
            key = "note-absent-somebody" if secret else "note-absent"
            found.append(say(live.lang, key, name=safe(seat.name), table=live.title))
    return list(dict.fromkeys(found))
