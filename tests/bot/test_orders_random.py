"""Orders given at random moments of random games, which others can't notice."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from bot.posts.grouping import told_later
from bot.screens import game_files
from bot.service.history.log_lines import flat, listed
from bot.service.history.log_text import stories, tell
from bot.service.seats import lobby
from bot.service.tables.session import TableSession
from bot.service.tables.store import Tables
from bot.service.turns import edit_plans
from db.entries import standing
from games import registry
from games.core import codec
from games.core.actions import EndTurn
from games.core.orders import Finishing, Orders, Passing
from games.core.random_play import random_action
from games.core.rng import Rng, rng
from tests.bot.seated import INTERACTIONS, Seated
from tests.bot.test_orders import Places, stored
from tests.toy.game import TOY
from tests.toy.state import Build, Paint, Survey

GAMES = [(key, 3) for key in ("dust", *registry.game_keys())]
PRESSES, SEEDS = 150, 3


@pytest.fixture
def some_orders(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the toy game take an order of some kinds."""
    monkeypatch.setitem(vars(TOY), "orders", Orders(Passing(), Finishing(), Places()))


def some(values: list[str], source: Rng) -> list[str]:
    """Return some values in a random order."""
    source.shuffle(values)
    return values[: 1 + source.below(len(values))]


async def order(table: Seated, live: TableSession, source: Rng) -> None:
    """Give or drop a random order of a random person."""
    seat = source.below(len(live.seats))
    user_id, kind = live.seats[seat].user_id, source.pick(list(live.game.orders))
    assert user_id is not None
    given: Any = {"interaction_id": next(INTERACTIONS)}
    if source.below(4) == 0:
        await edit_plans.drop(table.tables, table.id, user_id, kind.key, **given)
        return
    offered = list(edit_plans.offers(live, seat, kind))
    values = some(offered, source) if kind.lists and offered else []
    if bool(values) == kind.lists:
        await edit_plans.give(table.tables, table.id, user_id, kind.key, values, **given)


def in_hand(live: TableSession) -> set[int]:
    """Return the seats that have pressed something for their question."""
    return {seat for seat in live.waiting() if live.walked(seat).presses}


async def press(table: Seated, live: TableSession, source: Rng) -> int:
    """Let a player the game waits for press something possible; returns the seat."""
    seat = source.pick(list(live.waiting()))
    action = random_action(live.game, live.position(seat), seat, source)
    await table.act(live.seats[seat].user_id or 0, action)
    return seat


async def replayed(table: Seated, live: TableSession) -> list[tuple[str, str]]:
    """Return the hashes of the log, each with that of the same action carried out again."""
    game, log = live.game, standing(await table.log(), live.row.state_seq)
    state = game.copy(await table.tables.state_at(live, log[0].seq))
    found: list[tuple[str, str]] = []
    for entry in log:
        if entry.action is not None and entry.seat is not None:
            game.apply(state, entry.seat, codec.decode_action(game, entry.action))
            found.append((entry.state_hash, codec.state_hash(state)))
    return found


@pytest.mark.parametrize("seed", range(SEEDS))
@pytest.mark.parametrize(("key", "seats"), GAMES)
async def test_random_orders_never_do_what_is_not_possible(
    tables: Tables, monkeypatch: pytest.MonkeyPatch, key: str, seats: int, seed: int
) -> None:
    monkeypatch.setattr("bot.service.seats.lobby.secrets.randbits", lambda _: seed)
    table = await Seated.open(tables, seats, game=key)
    if key == "dust":
        await lobby.set_option(tables, table.id, "market", "yes")
    live = await lobby.start(tables, table.id, 101)
    source, spoken = rng(seed), 0
    for _ in range(PRESSES):
        live = await table.live()
        if not live.waiting():
            break
        head, busy = live.row.head, in_hand(live)
        pressing = None
        if source.below(3) == 0:
            await order(table, live, source)
        else:
            pressing = await press(table, live, source)
        acted = {e.seat for e in await table.log() if e.seq > head and e.kind == "act"}
        spoken += len(acted - {pressing})
        assert not (busy - {pressing}) & acted, "what is in hand is its author's to end"
    one_step = all(isinstance(each, Finishing) for each in live.game.orders)
    assert spoken or one_step, "no order has answered anything"
    pairs = await replayed(table, await table.live())
    assert pairs
    assert [logged for logged, again in pairs if logged != again] == []


async def public(table: Seated) -> list[object]:
    """Return the public data of a table: its messages, posts, masks, and its file."""
    live = await table.live()
    rows = [
        (row.kind, row.nonce.replace(live.id, ""), row.payload, row.first_seq, row.last_seq)
        for row in await table.pending()
    ]
    entries = await told_later(table.tables, live, 1, live.row.public_seq)
    told = [*flat(tell(live, entries, "en")), *listed(stories(live, entries, "en"))]
    masks = [codec.encode(live.game.mask(live.state, seat).state) for seat in (None, 0, 1)]
    file: dict[str, Any] = msgspec.json.decode(await game_files.export(table.tables, live, 101))
    del file["table"], file["started"], file["deal"]  # each game has its own
    return [rows, told, masks, live.row.head, live.waiting(), file]


@pytest.mark.usefixtures("some_orders")
async def test_others_can_tell_nothing_of_orders_that_have_not_spoken(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.service.seats.lobby.secrets.randbits", lambda _: 5)
    found: list[list[object]] = []
    for number, kinds in enumerate(((), ("done",), ("ranked", "pass"), ("pass",))):
        table = await Seated.start(tables, 3, channel_id=7 + number)
        users = await table.users()
        for kind in kinds:
            values = ["site01"] if kind == "ranked" else []
            await edit_plans.give(tables, table.id, users[2], kind, values)
        await table.bids()
        await table.act(users[0], Build("site01", 1))
        await table.act(users[0], Paint("red"), EndTurn())
        await table.act(users[1], Survey())
        assert len(await stored(table)) == len(kinds)
        found.append(await public(table))
    for other in found[1:]:
        assert other == found[0]
