"""Turns prepared while waiting: kept per seat, armed, played when the seat is awaited.

A plan is walked on a position in which the seat is to move as things stand (`Game.ahead`). What
it relies on is what its labels say: prices, gains, places. If an action is refused or reads
differently when the time comes, nothing of the plan is played and the person is asked as usual.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import datetime
from typing import Any

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

import db.queued as queued_db
from bot.service.live import Live
from db.queued import QueuedTurn
from db.rows import wrong
from games.core import codec
from games.core.errors import Reason
from games.core.game import AnyGame
from games.core.rng import rng
from games.core.text import LANGUAGES

SEED = 1
"""Hidden things are guessed alike each time, so that a plan reads the same at every look."""


class Aside(msgspec.Struct, frozen=True):
    """Why an armed plan was not played: the first action that did not fit and what was wrong."""

    label: dict[str, str]
    why: Reason | None = None
    """The game's refusal; `None` where the action would have done something else."""
    now: dict[str, str] = {}
    """What the action would have been, where it reads differently."""


class Plan(msgspec.Struct, frozen=True):
    """Actions with their labels by language; `version` changes with every change to the plan."""

    actions: tuple[Any, ...] = ()
    labels: tuple[dict[str, str], ...] = ()
    version: int = 1
    armed: bool = False
    aside: Aside | None = None


class _Conditions(msgspec.Struct, frozen=True):
    labels: tuple[dict[str, str], ...]
    version: int
    armed: bool
    aside: Aside | None


class Walked(msgspec.Struct, frozen=True):
    """Where a plan leads: the position, and whether it stops at something yet unknown.

    `taken` counts the actions that still fit; `aside` says what is wrong with the next one.
    """

    state: Any
    taken: int
    stopped: bool
    aside: Aside | None = None


def load(game: AnyGame, turn: QueuedTurn) -> Plan:
    """Return a stored plan; one that this program cannot read any more is empty."""
    if wrong(turn) is not None:
        return Plan()
    try:
        raw = msgspec.json.decode(turn.actions, type=list[msgspec.Raw])
        actions = tuple(codec.decode_action(game, bytes(action)) for action in raw)
        found = msgspec.json.decode(turn.conditions, type=_Conditions)
    except msgspec.DecodeError:
        return Plan()
    if len(found.labels) != len(actions):
        return Plan()
    return Plan(actions, found.labels, found.version, found.armed, found.aside)


def stored(live: Live, seat: int, user_id: int, plan: Plan, at: datetime) -> QueuedTurn:
    """Return a plan as it is stored."""
    conditions = _Conditions(plan.labels, plan.version, plan.armed, plan.aside)
    return QueuedTurn(
        table_id=live.id,
        seat=seat,
        user_id=user_id,
        actions=msgspec.json.encode([msgspec.Raw(codec.encode_action(a)) for a in plan.actions]),
        conditions=msgspec.json.encode(conditions),
        created_at=at,
    )


def position(live: Live, seat: int) -> Any:
    """Return the position in which a waiting seat may plan, or `None` where there is none.

    It follows from what that seat sees: somebody else's unfinished turn has no part in it.
    """
    if not live.playing or live.state is None or seat in live.waiting():
        return None
    return live.game.ahead(live.view(seat), seat, rng(SEED))


def label(game: AnyGame, state: Any, seat: int, action: Any) -> dict[str, str]:
    """Return how an action reads in a position, by language."""
    view = game.view(state, seat)
    content = game.content_of(state)
    return {lang: game.words(lang, content).action(view, action) for lang in LANGUAGES}


def walk(game: AnyGame, state: Any, seat: int, plan: Plan) -> Walked:
    """Walk a plan in a position (in place), as far as its actions fit and read the same."""
    for number, (action, read) in enumerate(zip(plan.actions, plan.labels, strict=True)):
        why = game.refusal(state, seat, action)
        if why is None and action not in game.likely(state, seat):
            why = Reason("not_now")
        if why is not None:
            return Walked(state, number, False, Aside(read, why))
        reads = label(game, state, seat, action)
        if reads != read:
            return Walked(state, number, False, Aside(read, None, reads))
        applied = game.perform(state, seat, action)
        if applied.revealed or applied.closed or seat not in game.waiting(state):
            return Walked(state, number + 1, True)
    return Walked(state, len(plan.actions), False)


def dropping(live: Live, seat: int) -> Callable[[AsyncConnection], Awaitable[None]]:
    """Return what forgets a seat's plan within a transaction."""

    async def drop(conn: AsyncConnection) -> None:
        await queued_db.drop_queued_turn(conn, live.id, seat)

    return drop
