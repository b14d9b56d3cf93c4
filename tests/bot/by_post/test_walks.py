"""Random games by post through the service: any seat is drawn, waiting or not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from bot.service.clocks import clocks
from bot.service.plans import cancellation, notes, postponed, second_choices
from bot.service.seats import seating
from bot.service.tables.pending import RANKS, WHILE_WAITING, choice
from bot.service.tables.session import TableSession
from bot.service.tables.settings import settings_of
from bot.service.tables.store import Tables
from bot.service.tables.transaction import DEFAULT, UNNAMED
from bot.service.timekeeping import time_controls
from bot.service.turns import edit_plans, prepared_turn, timeouts, undoing
from bot.shared.problems import Problem, StaleProblem
from db import Database
from games.core import codec
from games.core.actions import EndTurn, kind
from games.core.drafts import outstanding
from games.core.game import AnyGame
from games.core.rng import Rng, rng
from tests.bot.market import (
    ByPost,
    Replay,
    begin_at,
    check_questions,
    check_stored,
    some,
    stored,
)
from tests.bot.pinged import Asked
from tests.bot.seated import INTERACTIONS
from tests.bot.thinned import thinned
from tests.core.test_by_post import turns
from tests.toy.game import TOY

STEPS = 150
ENDED = 200
"""Presses of people who only answer, after which a game is over."""
MINUTE = 60_000_000
"""In microseconds."""


OFTEN = {"build": 4, "attack": 6, "call": 3, "mural": 4, "shift": 4, "power": 2, "pledge": 2}
"""How much likelier than others some kinds of actions are, by which more becomes possible."""


def likeable(state: Any, seat: int, source: Rng, game: AnyGame = TOY) -> Any:
    """Return a possible action, all kinds about equally likely."""
    possible = game.legal(state, seat)
    kinds = sorted({kind(each) for each in possible})
    if not kinds:
        return None
    wanted = source.pick([each for each in kinds for _ in range(OFTEN.get(each, 1))])
    return source.pick([each for each in possible if kind(each) == wanted])


class Walk:
    """A walk in which a random seat does something, again and again."""

    def __init__(self, table: ByPost, source: Rng) -> None:
        self.table = table
        self.source = source
        self.replay = Replay()
        self.asked = Asked()
        self.pressed = set[int]()
        self.done = Counter[str]()
        self.served = 10**12
        self.seat = 0
        self.moves = MOVES
        table.tables.served = lambda: self.served

    @property
    def tables(self) -> Tables:
        return self.table.tables

    async def live(self) -> TableSession:
        return await self.table.live()

    async def user(self) -> int:
        return (await self.table.users())[self.seat]

    async def step(self) -> None:
        """Draw a seat and let it do something; a refused act changes nothing."""
        before = await stored(self.tables.database)
        likely = [name for name, (_, often) in self.moves.items() for _ in range(often)]
        made = False
        while not made:
            live = await self.live()
            self.seat = self.source.below(len(live.seats))
            name = self.source.pick(likely)
            if not live.playing and self.source.below(3):
                name = "paused"
            self.pressed = set() if name in NOBODY_PRESSES else {await self.user()}
            try:
                made = await self.moves[name][0](self, live)
            except Problem:
                made, name = True, f"{name} refused"
                assert await stored(self.tables.database) == before, f"{name}: something changed"
        self.done[name] += 1
        if name not in VOTES:
            await self.asked.check_quiet(self.table, self.pressed)
        self.done["played by itself"] += await self.table.rest()
        await self.check()

    async def check(self) -> None:
        added = await self.replay.follow(self.table)
        self.done.update(f"entry {entry.kind}" for entry in added)
        await self.asked.check(self.table, self.replay, self.pressed)
        await check_stored(self.table)
        check_questions(await self.live())

    async def end(self) -> None:
        """Let all players answer their questions, until the game is over."""
        live = await self.live()
        if live.row.status == "paused":
            await paused(self, live)
        for _ in range(ENDED):
            live = await self.live()
            if not live.playing:
                break
            self.seat = self.source.pick(live.waiting())
            at = live.position(self.seat)
            action = live.game.default(at, self.seat)
            self.pressed = {await self.user()}
            await self.table.act(await self.user(), action)
            await self.table.rest()
        await self.check()
        assert (await self.live()).row.status == "finished", "the game does not end"


Move = Callable[[Walk, TableSession], Awaitable[bool]]


async def press(walk: Walk, live: TableSession) -> bool:
    """Take a possible action of a seat; a repeated delivery of it does nothing more."""
    action: Any = None
    if live.playing:
        action = likeable(live.position(walk.seat), walk.seat, walk.source, live.game)
    if action is None:
        return False
    given: dict[str, Any] = {
        "interaction_id": next(INTERACTIONS),
        "decision": live.decision(walk.seat),
        "follow": walk.source.below(2) == 0,
    }
    user_id = await walk.user()
    aside = live.key(walk.seat, action)[1] == WHILE_WAITING
    made = await walk.table.act(user_id, action, **given)
    walk.done[f"{kind(action)}{' aside' if aside else ''}"] += 1
    walk.done[str(made.became)] += 1
    after = await stored(walk.tables.database)
    try:
        assert (await walk.table.act(user_id, action, **given)).again
    except Problem as problem:
        raise AssertionError(f"{action} was pressed once, and delivered again") from problem
    assert await stored(walk.tables.database) == after
    return True


async def end_turn(walk: Walk, live: TableSession) -> bool:
    if not live.playing or EndTurn() not in live.legal(walk.seat):
        return False
    await walk.table.act(await walk.user(), EndTurn(), decision=live.decision(walk.seat))
    return True


async def old_control(walk: Walk, live: TableSession) -> bool:
    """Press a control of another time, which is refused."""
    action = likeable(live.position(walk.seat), walk.seat, walk.source) if live.playing else None
    if action is None:
        return False
    other = live.decision(walk.seat) + walk.source.pick([-1, 1])
    with pytest.raises(StaleProblem) as refused:
        await walk.table.act(await walk.user(), action, decision=other)
    raise refused.value


async def confirm(walk: Walk, live: TableSession) -> bool:
    """Publish a play aside: its author can once it is whole, and nobody can before."""
    if not live.playing or (walk.seat, WHILE_WAITING) not in live.drafts:
        return False
    if not live.whole(walk.seat) and walk.source.below(8):
        return False
    asked = outstanding(live.waits())
    ready = live.whole(walk.seat)
    await walk.table.confirm(await walk.user())
    assert ready
    now = await walk.live()
    others = {(seat, key) for seat, key in asked if seat != walk.seat}
    assert others <= outstanding(now.waits()) or now.row.head > live.row.head + 1
    return True


async def undo(walk: Walk, live: TableSession) -> bool:
    given: dict[str, Any] = {"whole_turn": walk.source.below(4) == 0}
    id_ = next(INTERACTIONS)
    user_id = await walk.user()
    await undoing.undo(walk.tables, live.id, user_id, interaction_id=id_, **given)
    after = await stored(walk.tables.database)
    assert (await undoing.undo(walk.tables, live.id, user_id, interaction_id=id_, **given)).again
    assert await stored(walk.tables.database) == after
    return True


async def hold(walk: Walk, live: TableSession) -> bool:
    wanted = some(list(edit_plans.holds_offered(live, walk.seat)), walk.source)
    id_ = next(INTERACTIONS)
    await edit_plans.hold(walk.tables, live.id, await walk.user(), wanted, interaction_id=id_)
    return True


async def order(walk: Walk, live: TableSession) -> bool:
    of = walk.source.pick(list(live.game.orders))
    values = some(list(edit_plans.offers(live, walk.seat, of)), walk.source) if of.lists else []
    given: dict[str, Any] = {"interaction_id": next(INTERACTIONS)}
    user_id = await walk.user()
    await edit_plans.give(walk.tables, live.id, user_id, of.key, values, **given)
    return True


async def drop_order(walk: Walk, live: TableSession) -> bool:
    of = walk.source.pick(list(live.game.orders))
    given: dict[str, Any] = {"interaction_id": next(INTERACTIONS)}
    await edit_plans.drop(walk.tables, live.id, await walk.user(), of.key, **given)
    return True


async def put_off(walk: Walk, live: TableSession) -> bool:
    possible = postponed.possible(live, walk.seat)
    if not possible:
        return False
    action, id_ = walk.source.pick(possible), next(INTERACTIONS)
    await edit_plans.postpone(walk.tables, live.id, await walk.user(), action, interaction_id=id_)
    return True


async def drop_put_off(walk: Walk, live: TableSession) -> bool:
    keys = postponed.waiting(live.drafts, walk.seat)
    if not keys:
        return False
    number, id_ = postponed.order(walk.source.pick(keys)), next(INTERACTIONS)
    await edit_plans.drop_postponed(walk.tables, live.id, await walk.user(), number, id_)
    return True


async def prepare(walk: Walk, live: TableSession) -> bool:
    """Let a waiting seat compose its next turn."""
    rank = second_choices.nearest(live, walk.seat, walk.source.pick([1, 1, *RANKS]))
    found = prepared_turn.drafts.ahead(live, walk.seat, rank)
    if found is None:
        return False
    ways = ["add", "add", "add", "arm", "arm", "disarm", "pop", "clear", "drop"]
    there = second_choices.held(live.drafts, walk.seat)
    what: Any = walk.source.pick([*ways, "up", "up"] if rank > 1 and rank in there else ways)
    actions = []
    if what == "add" and not found.stopped:
        action = likeable(found.state, walk.seat, walk.source, live.game)
        if action is None:
            return False
        actions = [action]
    id_ = next(INTERACTIONS)
    user_id = await walk.user()
    try:
        await prepared_turn.change(
            walk.tables, live.id, user_id, what, actions, rank=rank, interaction_id=id_
        )
    except StaleProblem:
        # What no longer fits was left out instead, and why is kept to be shown.
        draft = (await walk.live()).drafts.get(choice(walk.seat, rank))
        if draft is None or draft.note is None:
            raise
    walk.done[what] += 1
    walk.done[f"{what} {rank}"] += 1
    return True


async def paused(walk: Walk, live: TableSession) -> bool:
    pause = live.playing
    async with walk.tables.locked(live.id) as now:
        await seating.set_paused(walk.tables, now, await walk.user(), paused=pause)
    return True


async def wait(walk: Walk, live: TableSession) -> bool:
    """Time passes, often until a clock has run out; what that brings is done once."""
    passed = MINUTE * walk.source.below(300)
    ends = [end for each in live.clocks.values() if (end := clocks.deadline(each)) is not None]
    walk.served = max(walk.served + passed, walk.source.pick(ends) if ends else 0)
    for name, clock in sorted(live.clocks.items()):
        head, ran_out = live.row.head, clocks.left(clock, walk.served) == 0
        for _ in range(2):  # a reminder may come first
            await timeouts.look(walk.tables, live.id, name)
        after = await stored(walk.tables.database)
        await timeouts.look(walk.tables, live.id, name)
        assert await stored(walk.tables.database) == after, f"{name} is acted upon twice"
        await taken_by_default(walk, name, head)
        walk.done["ran out"] += ran_out and (await walk.live()).row.head > head
    return True


async def taken_by_default(walk: Walk, name: str, head: int) -> None:
    """Where the table did not choose so an empty bank changes nothing of the game."""
    chosen = settings_of(await walk.live()).expiry == "default" or not name.startswith("seat:")
    costly = await costly_defaults(walk, head)
    assert chosen or not costly, (name, costly)


async def costly_defaults(walk: Walk, head: int) -> list[tuple[Any, int, Any]]:
    """Return the defaults after an entry that cost something: state, seat and action of each."""
    live = await walk.live()
    added = await walk.replay.follow(walk.table)
    walk.done.update(f"entry {entry.kind}" for entry in added)
    found: list[tuple[Any, int, Any]] = []
    for entry in (each for each in added if each.seq > head and each.kind in (DEFAULT, UNNAMED)):
        assert entry.action is not None
        assert entry.seat is not None
        action = codec.decode_action(live.game, entry.action)
        state = walk.replay.states[entry.base]
        if not live.game.costs_nothing(state, entry.seat, action):
            found.append((state, entry.seat, action))
    return found


async def tick(walk: Walk, live: TableSession) -> bool:
    """Tick what cancels a plan, or the notice before one's own turn."""
    user_id, plans = await walk.user(), sorted(cancellation.plans(live, walk.seat))
    row, causes = notes.of(live, user_id), some(list(cancellation.CAUSES), walk.source)
    ticked = {walk.source.pick(plans): causes} if plans and causes else {}
    kept = notes.with_cancels(row, notes.Cancels(ticked, notes.cancels(row).done))
    on = bool(walk.source.below(2))
    await notes.keep(walk.tables, live.id, user_id, cancels=kept.cancels, next=on)
    walk.done["ticked"] += bool(ticked)
    return True


async def posted(walk: Walk, live: TableSession) -> bool:
    """Send the waiting messages."""
    await walk.table.sent()
    return True


async def forget(walk: Walk, live: TableSession) -> bool:
    walk.table.forget()
    return True


MOVES: dict[str, tuple[Move, int]] = {
    "press": (press, 40),
    "end turn": (end_turn, 12),
    "old control": (old_control, 1),
    "confirm": (confirm, 40),
    "undo": (undo, 6),
    "hold": (hold, 6),
    "order": (order, 4),
    "drop order": (drop_order, 4),
    "put off": (put_off, 8),
    "drop put off": (drop_put_off, 1),
    "prepare": (prepare, 8),
    "paused": (paused, 2),
    "wait": (wait, 5),
    "tick": (tick, 6),
    "posted": (posted, 6),
    "forget": (forget, 3),
}
NOBODY_PRESSES = ("wait", "posted", "forget")
"""Moves in which something happens without a press."""
VOTES = ("ask", "cast")
"""Moves in which a press decides about another player, after which the game may continue."""
SETUPS: list[dict[str, str]] = [
    {"deals": "no", "pace": "none"},
    {"deals": "yes", "pace": "slow"},
    {"answers": "count", "pace": "daily", "expiry": "default"},
    {"deals": "yes", "rival": "yes", "pace": "live"},
]


@pytest.mark.parametrize(
    "seed", thinned([(seed,) for seed in range(len(SETUPS))], lambda n: n in (1, 2))
)
async def test_whatever_is_done_by_whomever_is_stored_whole_and_replays(
    sqlite: Database, toy_game: None, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    setup, people = SETUPS[seed], 3 - seed % 2
    options = {key: value for key, value in setup.items() if key not in time_controls.KEYS}
    begin_at(monkeypatch, turns(people, **options))
    walk = Walk(await ByPost.begin(Tables(sqlite), people, **setup), rng(seed, 6))
    for _ in range(STEPS):
        if not (await walk.live()).running:
            break
        await walk.step()
    await walk.end()
    assert {"undo", "hold", "order", "put off", "paused", "forget", "ticked"} <= {*+walk.done}
    assert walk.done["ran out"] or setup["pace"] == "none"
