"""Making and changing prepared turns, and playing them when their time has come."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, Literal

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

import db.queued as queued_db
from bot.errors import Problem, RefusedProblem, StaleProblem
from bot.service.commit import Step, Writing, act_step, write
from bot.service.live import Live
from bot.service.plans import Aside, Plan, dropping, label, position, stored, walk
from bot.service.tables import Tables, now
from games.core import codec
from games.core.actions import EndTurn
from games.core.game import AnyGame

Change = Literal["add", "pop", "clear", "arm", "disarm", "drop"]


async def change(
    tables: Tables,
    table_id: str,
    user_id: int,
    what: Change,
    actions: Sequence[Any] = (),
    *,
    version: int | None = None,
) -> tuple[Live, int]:
    """Change a person's plan; `version` is the one that the pressed control was made for."""
    async with tables.locked(table_id) as live:
        seat = live.require_seat(user_id)
        live.require_playing()
        if seat in live.waiting():
            raise StaleProblem
        plan = live.plans.get(seat, Plan(version=0))
        if version is not None and version != plan.version:
            raise StaleProblem
        if what == "drop":
            async with tables.database.writing() as conn:
                await queued_db.drop_queued_turn(conn, live.id, seat)
            live.plans.pop(seat, None)
            return live, seat
        changed = _changed(live, seat, plan, what, actions)
        async with tables.database.writing() as conn:
            await queued_db.queue_turn(conn, stored(live, seat, user_id, changed, now()))
        live.plans[seat] = changed
        return live, seat


def _changed(live: Live, seat: int, plan: Plan, what: Change, actions: Sequence[Any]) -> Plan:
    """Return the plan after a change; what no longer fits is left out first."""
    game, state = live.game, position(live, seat)
    if state is None:
        raise Problem("problem-no-plan")
    walked = walk(game, state, seat, plan)
    kept, labels = list(plan.actions[: walked.taken]), list(plan.labels[: walked.taken])
    armed = False
    match what:
        case "add":
            for action in () if walked.stopped else actions:
                _add(game, walked.state, seat, action, kept, labels)
        case "pop":
            del kept[-1:], labels[-1:]
        case "clear":
            kept, labels = [], []
        case "arm":
            if not walked.stopped and EndTurn() in game.legal(walked.state, seat):
                _add(game, walked.state, seat, EndTurn(), kept, labels)
            if not kept:
                raise Problem("problem-plan-empty")
            armed = True
        case _:
            pass
    return Plan(tuple(kept), tuple(labels), plan.version + 1, armed)


def _add(
    game: AnyGame,
    state: Any,
    seat: int,
    action: Any,
    kept: list[Any],
    labels: list[dict[str, str]],
) -> None:
    why = game.refusal(state, seat, action)
    if why is not None:
        raise RefusedProblem(partial(game.words, content=game.content_of(state)), why)
    labels.append(label(game, state, seat, action))
    kept.append(action)
    game.perform(state, seat, action)


async def play(tables: Tables, live: Live, seat: int) -> None:
    """Play the armed plan of a seat that is awaited, or set it aside and ask its owner.

    Holds the table's lock. All of the plan is played, or nothing.
    """
    plan = live.plans[seat]
    tried = walk(live.game, live.game.copy(live.state), seat, plan)
    if tried.aside is not None:
        await _set_aside(tables, live, seat, tried.aside)
        return
    state, steps = live.game.copy(live.state), list[Step]()
    for action in plan.actions[: tried.taken]:
        steps.append(act_step(live, state, seat, None, action))

    del live.plans[seat]  # so that whoever must decide next is asked, be it the same person
    writing = Writing(steps, state, refresh=frozenset({seat}))
    await write(tables, live, writing, also=[dropping(live, seat)])


async def _set_aside(tables: Tables, live: Live, seat: int, aside: Aside) -> None:
    """Keep why a plan was not played, for its owner's eyes, and ask him as usual."""
    plan, user_id = live.plans[seat], live.seats[seat].user_id
    assert user_id is not None  # somebody else in the seat would have begun without a plan
    changed = msgspec.structs.replace(plan, armed=False, aside=aside, version=plan.version + 1)

    async def store(conn: AsyncConnection) -> None:
        await queued_db.queue_turn(conn, stored(live, seat, user_id, changed, now()))

    note = Step(
        "aside",
        seat,
        state_hash=codec.state_hash(live.state),
        state_of=live.row.state_seq,
    )
    live.plans[seat] = changed
    writing = Writing([note], live.state, refresh=frozenset({seat}))
    await write(tables, live, writing, also=[store])
