"""The toy game with a market through the service: any seat is drawn, waiting or not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from bot.service.plans import postponed
from bot.service.tables.pending import WHILE_WAITING
from bot.service.tables.session import TableSession
from bot.service.tables.store import Tables
from bot.service.turns import edit_plans, undoing
from bot.service.turns.computer import ComputerTurns
from bot.shared.problems import Problem
from db.entries import standing
from games.core import codec
from games.core.actions import EndTurn, kind
from games.core.boundaries import StoppedAtBoundary
from games.core.rng import Rng, rng
from tests.bot.seated import INTERACTIONS, Seated
from tests.toy.market.state import (
    Attack,
    Claim,
    Mural,
    Prospect,
    Raise,
    Salvage,
    Shift,
    Target,
)
from tests.toy.state import Build, Paint, Survey

PRESSES, SEEDS = 300, 6


async def opened(tables: Tables, people: int = 3, **options: str) -> Seated:
    """Begin a game with a market."""
    return await Seated.start(tables, people, options={"market": "yes", **options})


async def turns(table: Seated) -> list[int]:
    """Bring a table to the turn of seat 0; returns who sits where."""
    users = await table.bids()
    for gift in ("ore", "card"):
        live = await table.live()
        await table.act(users[live.waiting()[0]], Claim(gift))
    return users


def kinds_of(live: TableSession, seat: int) -> dict[str, list[Any]]:
    found: dict[str, list[Any]] = {}
    for action in live.legal(seat):
        found.setdefault(kind(action), []).append(action)
    return found


async def driven(table: Seated) -> None:
    """Carry on the moves that were sent."""
    driver = ComputerTurns(table.tables)
    driver.open = True
    await driver.work(table.id)
    await driver.close()


# What a walk may do


async def act(table: Seated, live: TableSession, seat: int, source: Rng) -> str | None:
    """Press something legal of any kind, or confirm the play composed aside."""
    user_id = live.seats[seat].user_id or 0
    if (seat, WHILE_WAITING) in live.drafts and live.whole(seat):
        await table.confirm(user_id)
        return "confirm"
    found = kinds_of(live, seat)
    if not found:
        return None
    unasked = "" if seat in live.waiting() else " unasked"
    wanted = source.pick([each for each in sorted(found) for _ in range(OFTEN.get(each, 1))])
    await table.act(user_id, source.pick(found[wanted]))
    return f"{wanted}{unasked}"


async def put_off(table: Seated, live: TableSession, seat: int, source: Rng) -> str | None:
    """Put off something that has to wait."""
    found = postponed.possible(live, seat)
    if not found:
        return None
    user_id, given = live.seats[seat].user_id or 0, {"interaction_id": next(INTERACTIONS)}
    await edit_plans.postpone(table.tables, table.id, user_id, source.pick(found), **given)
    return "put off"


async def hold(table: Seated, live: TableSession, seat: int, source: Rng) -> str | None:
    """Ask to be waited for at some boundaries."""
    offered = edit_plans.holds_offered(live, seat)
    wanted = [key for key in offered if source.below(3) == 0]
    user_id, given = live.seats[seat].user_id or 0, {"interaction_id": next(INTERACTIONS)}
    await edit_plans.hold(table.tables, table.id, user_id, wanted, **given)
    return "hold"


async def order(table: Seated, live: TableSession, seat: int, source: Rng) -> str | None:
    """Give an order of some kind."""
    orders = source.pick(list(live.game.orders))
    offered = list(edit_plans.offers(live, seat, orders))
    values = offered[: 1 + source.below(3)] if orders.lists else []
    user_id = live.seats[seat].user_id or 0
    if bool(values) != orders.lists:
        return None
    await edit_plans.give(
        table.tables, table.id, user_id, orders.key, values, interaction_id=next(INTERACTIONS)
    )
    return "order"


async def withdraw(table: Seated, live: TableSession, seat: int, source: Rng) -> str | None:
    """Take back the last press, where that may be taken back."""
    try:
        given: dict[str, Any] = {"interaction_id": next(INTERACTIONS)}
        await undoing.undo(table.tables, table.id, live.seats[seat].user_id or 0, **given)
    except Problem:
        return None
    return "withdraw"


async def carry_on(table: Seated, live: TableSession, seat: int, source: Rng) -> str | None:
    """Carry on the sent moves, which wait for nobody."""
    await driven(table)
    return "carried on" if (await table.live()).row.head > live.row.head else None


async def killed(table: Seated, live: TableSession, seat: int, source: Rng) -> str | None:
    """Read the table from the database, as after the bot has died."""
    before = [live.state, *(live.position(each.seat) for each in live.seats)]
    waits, papers, drafts = live.waits(), dict(live.instructions), set(live.drafts)
    found = await table.hash()
    assert found == " ".join(map(codec.state_hash, before))
    live = await table.live()
    assert (live.waits(), live.instructions, set(live.drafts)) == (waits, papers, drafts)
    return "killed"


Doing = Callable[[Seated, TableSession, int, Rng], Awaitable[str | None]]
DOINGS: list[Doing] = [*([act] * 8), put_off, hold, order, withdraw, carry_on, killed]
OFTEN = {"build": 4, "attack": 8, "call": 2, "mural": 2}


async def check(table: Seated, head: int) -> None:
    """Check the invariants after every act."""
    live = await table.live()
    log = await table.log()
    for entry in log:
        if entry.seq > head and entry.events is not None:
            events = codec.decode_events(live.game, entry.events)
            for event in events:
                if isinstance(event, StoppedAtBoundary):
                    held = [key for key in live.instructions if key[1:] == ("hold", event.boundary)]
                    assert not {seat for seat, *_ in held} & {*event.holders}, "it is one-shot"
    if live.playing:
        assert log[-1].state_hash == codec.state_hash(live.state)
        for seat in live.waiting():
            assert live.game.answers(live.state, seat)


@pytest.mark.parametrize("seed", range(SEEDS))
async def test_random_walks_by_post(
    tables: Tables, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    monkeypatch.setattr("bot.service.seats.lobby.secrets.randbits", lambda _: seed)
    table = await opened(tables, 2 + seed % 2, length="2")
    source, done = rng(seed, 3), Counter[str]()
    for _ in range(PRESSES):
        live = await table.live()
        if not live.playing:
            break
        head = live.row.head
        doing = source.pick(DOINGS)
        what = await doing(table, live, source.below(len(live.seats)), source)
        if what is not None:
            done[what] += 1
        await check(table, head)
    assert {"hold", "order", "killed", "withdraw"} <= set(done)
    assert [each for each in done if each.endswith(" unasked")]
    live = await table.live()
    line = standing(await table.log(), live.row.state_seq)
    assert line[-1].state_hash == codec.state_hash(live.state)


# Single cases


async def test_a_price_changes_under_a_draft_and_its_author_is_told(tables: Tables) -> None:
    table = await opened(tables, 2)
    users = await turns(table)
    live = await table.live()
    live.state.players[0].ore = 3
    await table.act(users[0], Build("site09", 3))
    assert (await table.live()).position(0).sites["site09"].size == 3
    await table.act(users[1], Raise())
    await table.confirm(users[1])
    live = await table.live()
    assert "site09" not in live.position(0).sites
    draft = live.draft(0)
    assert draft is not None
    assert draft.note is not None
    assert draft.note.why is not None
    assert draft.note.why.key == "too_expensive"


async def test_a_play_aside_is_published_once_it_is_whole(tables: Tables) -> None:
    table = await opened(tables, 2)
    users = await turns(table)
    for user_id in users:
        await table.act(user_id, Build(f"site{user_id - 92:02}", 1), Paint("red"), EndTurn())
        break
    await table.act(users[1], Build("site20", 1), Paint("red"))
    live = await table.live()
    head, card = live.row.head, live.state.players[0].hand[0]
    await table.act(users[0], Mural(card))
    live = await table.live()
    assert (live.row.head, live.waiting()) == (head, (1,))
    assert not live.whole(0)
    with pytest.raises(Problem):
        await table.confirm(users[0])
    await table.act(users[0], Target(f"site{users[0] - 92:02}"), Paint("green"))
    assert (await table.live()).row.head == head
    await table.confirm(users[0])
    live = await table.live()
    assert live.state.sites[f"site{users[0] - 92:02}"].colour == "green"
    assert live.waiting() == (1,)
    assert live.position(1).sites["site20"].colour == "red", "the turn in hand is what it was"


async def test_one_that_reveals_goes_out_at_once_and_its_author_is_asked(tables: Tables) -> None:
    table = await opened(tables, 2)
    users = await turns(table)
    head = (await table.live()).row.head
    await table.act(users[1], Prospect())
    live = await table.live()
    assert live.row.head > head
    assert live.waiting() == (0, 1)


async def test_a_play_put_off_is_carried_out_when_the_fight_is_over(tables: Tables) -> None:
    table = await opened(tables, 3)
    users = await turns(table)
    for number, user_id in enumerate(users):
        await table.act(user_id, Build(f"site{number + 11}", 1), Paint("red"), EndTurn())
    for user_id in users:
        await table.act(user_id, EndTurn())
    users = await turns(table)
    await table.act(users[0], Attack("site12", 1))
    assert (await table.live()).waits()[0].kind == "window"
    await edit_plans.postpone(tables, table.id, users[2], Shift("site13"))
    await edit_plans.postpone(tables, table.id, users[1], Shift("site12"))
    assert "site13" in (await table.live()).state.sites
    await table.act(users[0], EndTurn())
    live = await table.live()
    assert (live.state.sites["site01"].seat, live.state.sites["site02"].seat) == (2, 1)
    assert live.waiting() == (0,)


async def test_publishing_stops_at_a_held_boundary_and_the_rest_is_carried_on(
    tables: Tables,
) -> None:
    table = await opened(tables, 2)
    users = await turns(table)
    await edit_plans.hold(tables, table.id, users[1], ["between:0"])
    await table.act(users[0], Build("site09", 1), Paint("red"))
    await table.act(users[0], Build("site10", 1), Paint("red"), EndTurn())
    live = await table.live()
    assert [(wait.seat, wait.kind) for wait in live.waits()] == [(1, "hold")]
    assert ("site09" in live.state.sites, "site10" in live.state.sites) == (True, False)
    await table.act(users[1], Salvage())
    await table.act(users[1], EndTurn())
    await driven(table)
    live = await table.live()
    assert "site10" in live.state.sites
    assert live.waiting() == (1,)
    assert live.waits()[0].key == "turn 1"


async def test_a_step_that_is_withdrawn_is_in_its_authors_hand_again(tables: Tables) -> None:
    table = await opened(tables, 2)
    users = await turns(table)
    await table.act(users[0], Build("site09", 1), Paint("red"), EndTurn())
    assert (await table.live()).waiting() == (1,)
    await undoing.undo(tables, table.id, users[0])
    live = await table.live()
    assert live.waiting() == (0,)
    assert "site09" in live.position(0).sites
    await table.act(users[0], Survey())
    with pytest.raises(Problem):
        await undoing.undo(tables, table.id, users[0])


async def test_what_is_pressed_before_the_rest_was_carried_on_is_in_hand_not_sent(
    tables: Tables,
) -> None:
    table = await opened(tables, 2)
    users = await turns(table)
    await edit_plans.hold(tables, table.id, users[1], ["between:0"])
    await table.act(users[0], Build("site09", 1), Paint("red"))
    await table.act(users[0], EndTurn())
    await table.act(users[1], EndTurn())
    await table.act(users[0], Build("site10", 1))
    live = await table.live()
    draft = live.draft(0)
    assert draft is not None
    assert not draft.sent
    assert "site10" in live.position(0).sites
    await driven(table)
    assert (await table.live()).waiting() == (0,), "nothing more is sent"
