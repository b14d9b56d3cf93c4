"""Changing plans: orders, delayed plays and waits. Orders answer open questions at once."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

import msgspec

import db.drafts as drafts_db
from bot.service.plans import orders, postponed
from bot.service.plans.orders import Answer
from bot.service.plans.postponed import order, possible, waiting
from bot.service.plans.press import refused
from bot.service.tables import drafts, instructions, pending
from bot.service.tables.pending import POSTPONED, Instruction, Key, SeatDraft
from bot.service.tables.session import TableSession
from bot.service.tables.store import Tables
from bot.service.tables.transaction import AutomaticMoves, Transaction, merged
from bot.service.turns.automatic import execute, left
from bot.service.turns.commit import write
from bot.service.turns.publish import delivered, keep
from bot.shared.clock import now
from bot.shared.problems import Problem, StaleProblem
from db.errors import AlreadyApplied
from db.papers import Key as InstructionKey
from games.core.drafts import Drafted, reads
from games.core.orders import MOST, OrderKind


def require(live: TableSession, user_id: int) -> int:
    """Return the seat of a person who can give orders. Raise Problem if they cannot."""
    seat = live.require_seat(user_id)
    live.require_begun()
    if not live.running:
        raise Problem(f"problem-table-{live.row.status}", table=live.id)
    if not live.game.orders:
        raise Problem("problem-no-orders")
    return seat


def kind_of(live: TableSession, key: str) -> OrderKind:
    """Return a kind of orders of a table's game. Raises `Problem` for an unknown one."""
    kind = live.game.orders.kinds.get(key)
    if kind is None:
        raise Problem("problem-no-such-order")
    return kind


def offers(live: TableSession, seat: int, kind: OrderKind) -> Sequence[str]:
    """Return the values that an order of a seat can hold now."""
    return kind.offers(live.game, live.game.mask(live.state, seat))


async def give(
    tables: Tables,
    table_id: str,
    user_id: int,
    key: str,
    values: Sequence[str] = (),
    *,
    interaction_id: int | None = None,
) -> tuple[TableSession, int]:
    """Store an order for a person, in place of their last one of that kind.

    If its question is open, it answers in the same transaction. A repeated interaction changes
    nothing more.
    """
    async with tables.locked(table_id) as live:
        seat = require(live, user_id)
        try:
            paper = Instruction(user_id, _made(live, seat, key, values))
        except Problem:
            if await delivered(tables, interaction_id):
                return live, seat
            raise
        own: InstructionKey = (seat, "order", key)
        found = None
        if live.playing:
            there = {**live.instructions, own: paper}
            found = orders.answer(live, live.state, live.drafts, there, own)
        try:
            await _keep(tables, live, {own: paper}, found, interaction_id)
        except AlreadyApplied:
            tables.drop(table_id)
        return live, seat


def _made(live: TableSession, seat: int, key: str, values: Sequence[str]) -> bytes:
    """Return the stored form of an order. Raise `Problem` for an impossible one."""
    kind = kind_of(live, key)
    if kind.lists and not values:
        raise Problem("problem-order-empty")
    offered = offers(live, seat, kind) if kind.lists else ()
    if not set(values) <= set(offered) or len(set(values)) < len(values):
        raise Problem("problem-order-changed")
    if len(values) > MOST:
        raise Problem("problem-order-long", most=MOST)
    seen = live.game.mask(live.state, seat)
    return live.game.orders.encode(kind.make(live.game, seen, values))


async def _keep(
    tables: Tables,
    live: TableSession,
    given: Mapping[InstructionKey, Instruction | None],
    found: Answer | None,
    interaction_id: int | None,
) -> None:
    """Keep an order that was given, with its immediate answer."""
    changed = {**given, **(found.instructions if found else {})}
    changes: dict[Key, pending.SeatDraft | None] = dict(found.drafts if found else {})
    if found is not None and found.actions:
        follows = AutomaticMoves(found.seat, "act", found.actions, found.user_id)
        held = postponed.held(live.game, live.drafts, merged(live.instructions, changed))
        steps, state = execute(live.game, live.state, follows, held)
        changes |= left(live, live.state, follows, steps)
        # The player who gives the order has pressed for it.
        pressed = [msgspec.structs.replace(step, followed=False) for step in steps]
        writing = Transaction(pressed, state, interaction_id, drafts=changes, instructions=changed)
        await write(tables, live, writing)
        return
    at = now()
    rows = {
        key: None if draft is None else drafts.stored(live, key, draft, at)
        for key, draft in changes.items()
    }
    more = drafts_db.changes(live.id, rows) if rows else []
    await instructions.keep(tables.database, live, changed, at, interaction_id, more)
    live.drafts = merged(live.drafts, changes)
    for seat in {seat for seat, _ in changes}:
        live.computed.drop(seat)


async def drop(
    tables: Tables, table_id: str, user_id: int, key: str, *, interaction_id: int | None = None
) -> tuple[TableSession, int]:
    """Take an order of a person back, or remove the note about one that is used up."""
    async with tables.locked(table_id) as live:
        seat = require(live, user_id)
        own: InstructionKey = (seat, "order", key)
        if own not in live.instructions:
            return live, seat
        try:
            await instructions.keep(tables.database, live, {own: None}, now(), interaction_id)
        except AlreadyApplied:
            tables.drop(table_id)
        return live, seat


async def postpone(
    tables: Tables,
    table_id: str,
    user_id: int,
    action: Any,
    *,
    decision: int | None = None,
    interaction_id: int | None = None,
) -> tuple[TableSession, int]:
    """Delay a play for a person; raise `StaleProblem` if nothing prevents it now.

    `decision` is the number that the pressed control carries.
    """
    async with tables.locked(table_id) as live:
        seat = live.require_seat(user_id)
        live.require_playing()
        if interaction_id is not None and await delivered(tables, interaction_id):
            return live, seat
        if decision is not None and decision != live.stand(seat):
            raise StaleProblem
        state = live.position(seat)
        why = live.game.refusal(state, seat, action)
        if why is None:
            raise StaleProblem  # it can be played right now
        if action not in possible(live, seat):
            raise refused(live, state, seat, action, why)
        drafted = Drafted(action, "", reads(live.game, state, seat, action))
        number = 1 + max((order(key) for key in waiting(live.drafts)), default=0)
        draft = SeatDraft(user_id, ((drafted,),), sent=True)
        await _keep_postponed(tables, live, (seat, f"{POSTPONED}{number}"), draft, interaction_id)
        return live, seat


async def drop_postponed(
    tables: Tables, table_id: str, user_id: int, number: int, interaction_id: int | None = None
) -> tuple[TableSession, int]:
    """Drop a delayed play of a person."""
    async with tables.locked(table_id) as live:
        seat = live.require_seat(user_id)
        live.require_playing()
        key = (seat, f"{POSTPONED}{number}")
        if await delivered(tables, interaction_id):
            return live, seat
        if key not in waiting(live.drafts, seat):
            raise StaleProblem
        gone = msgspec.structs.replace(live.drafts[key], presses=(), sent=False, note=None)
        await _keep_postponed(tables, live, key, gone, interaction_id)
        return live, seat


async def _keep_postponed(
    tables: Tables, live: TableSession, key: Key, draft: SeatDraft, interaction_id: int | None
) -> None:
    try:
        await keep(tables, live, key, draft, interaction_id)
    except AlreadyApplied as error:
        tables.drop(live.id)
        raise Problem("problem-stale") from error


def holds_offered(live: TableSession, seat: int) -> Sequence[str]:
    """Return the boundaries at which a seat can ask for a wait, or has; the nearest first."""
    if not live.playing or live.state is None:
        return ()
    ahead = live.game.rules.boundaries(live.state, seat)
    return tuple(dict.fromkeys([*ahead, *sorted(instructions.held(live.instructions, seat))]))


async def hold(
    tables: Tables,
    table_id: str,
    user_id: int,
    wanted: Collection[str],
    *,
    shown: Collection[str] | None = None,
    interaction_id: int | None = None,
) -> tuple[TableSession, int]:
    """Ask for a wait at these boundaries and at no other; nobody else is notified.

    If not all were `shown` the others do not change. Raises `Problem` for a boundary that the game
    does not offer now; a repeated interaction changes nothing more.
    """
    async with tables.locked(table_id) as live:
        seat = live.require_seat(user_id)
        live.require_playing()
        if await delivered(tables, interaction_id):
            return live, seat
        if not set(wanted) <= set(holds_offered(live, seat)):
            raise Problem("problem-no-boundary")
        before = instructions.held(live.instructions, seat)
        changes: dict[InstructionKey, Instruction | None] = {
            (seat, "hold", key): Instruction(user_id) if key in wanted else None
            for key in before ^ set(wanted)
            if shown is None or key in (*shown, *wanted)
        }
        try:
            await instructions.keep(tables.database, live, changes, now(), interaction_id)
        except AlreadyApplied:
            tables.drop(table_id)
        return live, seat
