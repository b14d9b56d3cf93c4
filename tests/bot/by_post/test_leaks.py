"""Public views are the same for any hidden hands, holds, orders and drafts."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

import db.deals as deals_db
from bot.posts.grouping import told_later
from bot.service.history.log_lines import flat, listed
from bot.service.history.log_text import stories, tell
from bot.service.tables.store import Tables
from bot.service.turns import edit_plans
from db import Database
from db.entries import standing
from games.core import codec
from games.core.actions import EndTurn
from games.core.events import visible
from games.core.rng import rng
from tests.bot.market import ByPost, begin_at
from tests.bot.seated import INTERACTIONS, PEOPLE
from tests.core.test_by_post import turns
from tests.toy.game import TOY
from tests.toy.market.state import Attack, Call, Mural, Pledge, Salvage, Shift, Target
from tests.toy.permuted import permuted
from tests.toy.state import Build, Paint, Survey

ADA, BRIAN, CHLOE = PEOPLE
PUBLIC: list[tuple[int, tuple[Any, ...]]] = [
    (ADA, (Attack("site02", 3),)),
    (BRIAN, (EndTurn(),)),
    (CHLOE, (Salvage(),)),
    (ADA, (Call(2),)),
    (BRIAN, (Pledge(1),)),
    (CHLOE, (EndTurn(),)),
    (ADA, (EndTurn(),)),
    (BRIAN, (Build("site09", 1), Paint("red"), EndTurn())),
    (CHLOE, (Survey(), EndTurn())),
]
"""Public acts; none of them depends on hidden things."""


async def seen(table: ByPost) -> dict[str, Any]:
    """Return the public facts of a table, and the messages its channel will get."""
    live = await table.live()
    log = standing(await table.log(), live.row.state_seq)
    events = [(e.seq, e.kind, e.seat, e.events and codec.decode_events(TOY, e.events)) for e in log]
    told = await told_later(table.tables, live, 1, live.row.head)
    found: dict[str, Any] = {
        "messages": [
            (row.kind, row.nonce.replace(live.id, ""), row.payload, row.first_seq, row.last_seq)
            for row in await table.pending()
            if row.kind not in ("dm", "note")
        ],
        "mask": codec.encode(TOY.mask(live.state, None).state),
        "waits": [live.waits(), [seat.decision for seat in live.seats]],
        "events": [(*which, list(visible(found or [], None))) for *which, found in events],
        "log": flat(tell(live, told, "en")),
        "posts": listed(stories(live, told, "en")),
        "clocks": live.clocks,
    }
    async with table.tables.database.reading() as conn:
        deal = await deals_db.deal_of(conn, table.id)
    assert deal is not None
    assert not [secret for secret in (deal.salt, deal.seed) if secret in repr(found)]
    return found


Hiding = Callable[[ByPost], Awaitable[object]]


async def order(table: ByPost) -> None:
    """Give orders for questions that are not asked here."""
    for user_id in PEOPLE:
        await table.give(user_id, "ranked", "calm")
    await table.give(CHLOE, "cheapest", "3")


def act(action: Any) -> Hiding:
    return lambda table: table.act(CHLOE, action)


undo: Hiding = lambda table: table.undo(CHLOE, interaction_id=next(INTERACTIONS))  # noqa: E731
HIDDEN: dict[str, dict[int, list[Hiding]]] = {
    "holds that are not reached": {0: [lambda table: table.hold(BRIAN, "round")]},
    "orders that have not spoken": {0: [order]},
    "what is composed": {3: [act(Mural(3)), act(Target("site03")), undo, undo]},
    "what is prepared": {
        0: [lambda table: table.plan(CHLOE, "add", Build("site20", 1))],
        3: [lambda table: table.plan(CHLOE, "drop")],
    },
    "plays that are put off": {
        1: [
            lambda table: table.put_off(CHLOE, Shift("site03")),
            lambda table: edit_plans.drop_postponed(table.tables, table.id, CHLOE, 1),
        ]
    },
    "hands": {},
}
"""Hidden acts, before which of the public steps."""


async def played(tables: Tables, channel: int, hidden: dict[int, list[Hiding]]) -> list[Any]:
    """Play a game with something hidden; returns the public facts at every step."""
    table = await ByPost.begin(tables, 3, channel, pace="slow")
    found: list[Any] = [await seen(table)]
    for step, (user_id, actions) in enumerate(PUBLIC):
        for hide in hidden.get(step, []):
            await hide(table)
            assert await seen(table) == found[-1], f"others can tell who does this before {step}"
        await table.act(user_id, *actions)
        live = await table.live()
        if live.whole(live.require_seat(user_id)):
            await table.confirm(user_id)
        await table.rest()
        found.append(await seen(table))
    return found


@pytest.mark.parametrize("what", HIDDEN)
async def test_what_everybody_sees_is_the_same_whatever_is_hidden(
    sqlite: Database, toy_game: None, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    tables, position = Tables(sqlite), turns(3)
    tables.served = lambda: 10**12
    begin_at(monkeypatch, position)
    plain = await played(tables, 7, {})
    if what == "hands":
        begin_at(monkeypatch, permuted(position, None, rng(3)))
    other = await played(tables, 8, HIDDEN[what])
    for step, (here, there) in enumerate(zip(plain, other, strict=True)):
        for name, value in here.items():
            assert there[name] == value, f"{name} after step {step}"
