"""Giving orders and dropping them; one whose question is open already answers it at once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

import db.drafts as drafts_db
from bot.service.plans import orders, postponed
from bot.service.plans.orders import Answer
from bot.service.tables import drafts, instructions, pending
from bot.service.tables.following import Followed, kept
from bot.service.tables.pending import Key, Paper, PaperKey
from bot.service.tables.session import Live
from bot.service.tables.store import Tables
from bot.service.tables.transaction import Writing
from bot.service.turns.automatic import carry_out, left
from bot.service.turns.commit import write
from bot.service.turns.publish import delivered
from bot.shared.clock import now
from bot.shared.problems import Problem
from db.errors import AlreadyApplied
from games.core.orders import MOST, OrderKind


def require(live: Live, user_id: int) -> int:
    """Return the seat of a person who may give orders, or tell why they cannot."""
    seat = live.require_seat(user_id)
    live.require_begun()
    if not live.running:
        raise Problem(f"problem-table-{live.row.status}", table=live.id)
    if not live.game.orders:
        raise Problem("problem-no-orders")
    return seat


def kind_of(live: Live, key: str) -> OrderKind:
    """Return a kind of orders of a table's game. Raises `Problem` for an unknown one."""
    kind = live.game.orders.kinds.get(key)
    if kind is None:
        raise Problem("problem-no-such-order")
    return kind


def offers(live: Live, seat: int, kind: OrderKind) -> Sequence[str]:
    """Return the values that an order of a seat may hold now."""
    return kind.offers(live.game, live.game.mask(live.state, seat))


async def give(
    tables: Tables,
    table_id: str,
    user_id: int,
    key: str,
    values: Sequence[str] = (),
    *,
    interaction_id: int | None = None,
) -> tuple[Live, int]:
    """Lay an order down for a person, in place of their last one of that kind.

    Where its question is open, it answers in the same transaction. A repeated interaction changes
    nothing more.
    """
    async with tables.locked(table_id) as live:
        seat = require(live, user_id)
        try:
            paper = Paper(user_id, _made(live, seat, key, values))
        except Problem:
            if await delivered(tables, interaction_id):
                return live, seat
            raise
        own: PaperKey = (seat, "order", key)
        found = None
        if live.playing:
            there = {**live.papers, own: paper}
            found = orders.answer(live, live.state, live.drafts, there, own)
        try:
            await _keep(tables, live, {own: paper}, found, interaction_id)
        except AlreadyApplied:
            tables.drop(table_id)
        return live, seat


def _made(live: Live, seat: int, key: str, values: Sequence[str]) -> bytes:
    """Return an order as it is stored; raises `Problem` for one that cannot be."""
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
    live: Live,
    given: Mapping[PaperKey, Paper | None],
    found: Answer | None,
    interaction_id: int | None,
) -> None:
    """Keep an order that was given, with what it answers at once."""
    changed = {**given, **(found.papers if found else {})}
    changes: dict[Key, pending.SeatDraft | None] = dict(found.drafts if found else {})
    if found is not None and found.actions:
        follows = Followed(found.seat, "act", found.actions, found.user_id)
        held = postponed.held(live.game, live.drafts, kept(live.papers, changed))
        steps, state = carry_out(live.game, live.state, follows, held)
        changes |= left(live, live.state, follows, steps)
        # Whoever gives the order has pressed for it.
        pressed = [msgspec.structs.replace(step, followed=False) for step in steps]
        writing = Writing(pressed, state, interaction_id, drafts=changes, papers=changed)
        await write(tables, live, writing)
        return
    at = now()
    rows = {
        key: None if draft is None else drafts.stored(live, key, draft, at)
        for key, draft in changes.items()
    }
    more = drafts_db.changes(live.id, rows) if rows else []
    await instructions.keep(tables.database, live, changed, at, interaction_id, more)
    live.drafts = kept(live.drafts, changes)
    for seat in {seat for seat, _ in changes}:
        live.forget_draft(seat)


async def drop(
    tables: Tables, table_id: str, user_id: int, key: str, *, interaction_id: int | None = None
) -> tuple[Live, int]:
    """Take an order of a person back, or what is told of one that is used up."""
    async with tables.locked(table_id) as live:
        seat = require(live, user_id)
        own: PaperKey = (seat, "order", key)
        if own not in live.papers:
            return live, seat
        try:
            await instructions.keep(tables.database, live, {own: None}, now(), interaction_id)
        except AlreadyApplied:
            tables.drop(table_id)
        return live, seat
