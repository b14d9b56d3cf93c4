"""Random games by post whose players leave, come back, change seats and vote."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

import db.outbox as outbox_db
import db.votes as votes_db
from bot.service.clocks import clocks
from bot.service.clocks.clocks import bank, length
from bot.service.seats import seating
from bot.service.seats.seating import FREE
from bot.service.tables.session import PERSON, VACANT, TableSession
from bot.service.tables.settings import pace_of, settings_of
from bot.service.tables.store import Tables
from bot.service.tables.transaction import DECIDED, DEFAULT, EXPIRED, UNNAMED
from bot.service.timekeeping import absence, time_controls
from bot.service.turns import timeouts, undoing
from bot.service.votes import overdue, voting
from bot.shared import clock
from bot.shared.problems import Problem
from db import Database
from db.votes import VoteRow
from games.core.rng import Rng, rng
from tests.bot.acts import timers_of
from tests.bot.by_post.test_walks import MOVES, Walk, costly_defaults
from tests.bot.market import ByPost, begin_at, stored
from tests.bot.seated import PEOPLE
from tests.core.test_by_post import turns

NOON = datetime(2030, 1, 1, 12, tzinfo=UTC)
STRANGERS = {201: "Dora", 202: "Emil"}
EVERYBODY = {**PEOPLE, **STRANGERS}
MANAGER = 998
STEPS = 100
SECOND = length(timedelta(seconds=1))


class Changing(Walk):
    """A walk whose players can be away, lose or get a seat, and decide about one out of time."""

    def __init__(self, table: ByPost, source: Rng) -> None:
        super().__init__(table, source)
        self.prefers = "wait"

    def now(self) -> datetime:
        return NOON + timedelta(microseconds=self.served - 10**12)

    async def user(self) -> int:
        """Return the person in the seat drawn; for an empty seat, a player who has left."""
        return (await super().user()) or 777

    async def step(self) -> None:
        self.served += SECOND
        live = await self.live()
        self.moves = DECIDING if any(overdue.over(live, n.seat) for n in live.seats) else CHANGING
        await super().step()

    async def gone(self, live: TableSession) -> set[int]:
        """Return the seats whose person is away."""
        async with self.tables.database.reading() as conn:
            users = await absence.until(conn, live.id, self.now())
        return {seat.seat for seat in live.seats if seat.user_id in users}

    async def check(self) -> None:
        await super().check()
        live = await self.live()
        for key, paper in [*live.drafts.items(), *live.instructions.items()]:
            assert paper.user_id == live.seats[key[0]].user_id, f"{key} is somebody else's"
            assert live.seats[key[0]].kind == PERSON, f"{key} is nobody's"
        if live.running:
            await check_clocks(live, await self.gone(live), self.served)
            await check_asked(self, live)

    async def end(self) -> None:
        """Let a person sit in every seat and answer, until the game is over."""
        for seat in (await self.live()).seats:
            if seat.kind != PERSON:
                user_id = await stranger(self)
                await self.table.take_over(seat.seat, user_id, "New", by=MANAGER)
        await super().end()


async def check_clocks(live: TableSession, gone: set[int], served: int) -> None:
    """Check that clocks run only for people who are asked and present."""
    pace, waits, heard = pace_of(live), live.waits(), clocks.UNHEARD not in live.clocks
    for seat in live.seats:
        clock = live.clocks.get(bank(seat.seat))
        assert (clock is not None) == (seat.kind == PERSON and pace.bank is not None), seat
        if clock is None or pace.bank is None:
            continue
        assert clock.left <= length(pace.bank), f"{seat.seat} has more than at the start"
        asked = [w.kind for w in waits if w.seat == seat.seat and not w.answered]
        awaited = bool(asked) and set(asked) == {"turn"} and seat.seat not in gone
        runs = heard and live.playing and awaited and clock.left > 0
        assert (clock.since is not None) == runs, (seat, clock, asked, gone)
    for name, clock in live.clocks.items():
        asked = {w.seat for w in waits if clocks.name_of(w) == name and not w.answered}
        people = {seat for seat in asked if live.seats[seat].kind in (PERSON, VACANT)}
        if name.startswith(clocks.WAIT):
            held = any(w.kind == "hold" for w in waits if clocks.name_of(w) == name)
            there = bool(people) and (held or not people & gone)
            runs = heard and live.playing and there and clock.left > 0
            assert (clock.since is not None) == runs, (name, clock, people, gone)


async def check_asked(walk: Changing, live: TableSession) -> None:
    """Check that only players out of time are asked about, and that free seats are on offer."""
    async with walk.tables.database.reading() as conn:
        rows = await overdue.messages(conn, live)
    standing = [row for row in rows if overdue.stands(live, row, rows)]
    about = {
        kind: {overdue.seat_of(r) for r in standing if r.kind == kind} for kind in (EXPIRED, FREE)
    }
    over = {seat.seat for seat in live.seats if overdue.over(live, seat.seat)}
    asked = over if len(live.people()) > 1 else about[EXPIRED] & over
    assert about[EXPIRED] == asked, f"{over} are out of time, and asked about are {about[EXPIRED]}"
    assert about[FREE] == {seat.seat for seat in live.seats if seat.kind == VACANT}


async def open_votes(walk: Changing) -> list[VoteRow]:
    async with walk.tables.database.reading() as conn:
        return await votes_db.open_votes(conn, walk.table.id)


async def tell(walk: Changing, live: TableSession) -> bool:
    """Do the channel's work: post messages, and close settled votes."""
    head = 0
    while live.row.head != head:  # a settled vote may settle others
        head = live.row.head
        for vote in await open_votes(walk):
            await voting.settle(walk.tables, live.id, vote.id)
        live = await walk.live()
    async with walk.tables.database.reading() as conn:
        rows = await overdue.messages(conn, live)
    left = [r.nonce for r in rows if not overdue.stands(live, r, rows if r.message_id else [r])]
    async with walk.tables.database.writing() as conn:
        await outbox_db.finish(conn, left)
    await walk.table.sent()
    for vote in (each for each in await open_votes(walk) if each.kind in overdue.ANSWERS):
        assert live.playing
        assert overdue.over(live, int(vote.target)), f"{vote.kind} asks about nothing"
    return True


async def stranger(walk: Changing) -> int:
    users = await walk.table.users()
    return walk.source.pick([user for user in EVERYBODY if user not in users])


async def fresh(walk: Changing, seat: int, owner: int | None = None) -> None:
    """Check that a new player has all their time and no plans.

    The `owner` has what they left, and time enough to play.
    """
    live = await walk.live()
    assert not [key for key in (*live.drafts, *live.instructions) if key[0] == seat]
    pace = pace_of(live).bank
    if live.seats[seat].kind == PERSON and pace is not None:
        left, back = clocks.left(live.clocks[bank(seat)], walk.served), pace_of(live).more
        least = pace if owner is None or live.seats[seat].user_id != owner else back
        assert length(least) <= left <= length(pace)


# What people do


async def leave(walk: Changing, live: TableSession) -> bool:
    """Let a player go away, here or everywhere, or come back before they said."""
    here = live.id if walk.source.below(2) else None
    if walk.seat in await walk.gone(live):
        await absence.end(walk.tables, await walk.user(), here)
    else:
        time = walk.now() + timedelta(minutes=1 + walk.source.below(180))
        await absence.go(walk.tables, await walk.user(), time, here)
    return True


async def put_computer(walk: Changing, live: TableSession) -> bool:
    if len(live.people()) < 2 and walk.source.below(4):
        return False
    kind = walk.source.pick(["resign", "replace"])
    if kind == "resign":
        await seating.resign(walk.tables, live.id, await walk.user())
    else:
        async with walk.tables.locked(live.id) as held:
            await seating.put_computer(walk.tables, held, walk.seat, MANAGER, kind)
    await fresh(walk, walk.seat)
    walk.done[kind] += 1
    return True


async def reclaim(walk: Changing, live: TableSession) -> bool:
    """Let a person with a claim to a seat take it back from its present player."""
    owners = [s.original_user_id for s in live.seats if s.original_user_id not in (None, s.user_id)]
    if not owners:
        return False
    user_id = walk.source.pick(owners) or 0
    walk.pressed = {user_id}
    await seating.reclaim(walk.tables, live.id, user_id, EVERYBODY[user_id])
    await fresh(walk, (await walk.live()).require_seat(user_id), user_id)
    return True


async def take_over(walk: Changing, live: TableSession) -> bool:
    seat, user_id = walk.source.below(len(live.seats)), await stranger(walk)
    by = walk.source.pick([MANAGER, user_id])
    walk.pressed = {by}
    await seating.take_over(walk.tables, live.id, seat, user_id, EVERYBODY[user_id], by=by)
    await fresh(walk, seat, live.seats[seat].original_user_id)
    return True


async def free(walk: Changing, live: TableSession) -> bool:
    async with walk.tables.locked(live.id) as held:
        await seating.free(walk.tables, held, walk.seat, MANAGER)
    await fresh(walk, walk.seat)
    return True


async def take(walk: Changing, live: TableSession) -> bool:
    """Let a person take a free seat; a second one is refused."""
    free_seats = [seat.seat for seat in live.seats if seat.kind == VACANT]
    if not free_seats:
        return False
    seat, user_id = walk.source.pick(free_seats), walk.source.pick(list(EVERYBODY))
    walk.pressed = {user_id}
    owner = live.seats[seat].original_user_id
    await seating.take(walk.tables, live.id, seat, user_id, EVERYBODY[user_id])
    await fresh(walk, seat, owner)
    after, other = await stored(walk.tables.database), await stranger(walk)
    with pytest.raises(Problem, match="seat-taken"):
        await seating.take(walk.tables, live.id, seat, other, EVERYBODY[other])
    assert await stored(walk.tables.database) == after
    return True


# What they decide


async def ask(walk: Changing, live: TableSession) -> bool:
    """Ask for a vote about a player out of time, or for another one."""
    over = [seat.seat for seat in live.seats if overdue.over(live, seat.seat)]
    if over and walk.source.below(8):
        kinds = [walk.prefers] * 4 + list(overdue.ANSWERS)
        kind, target = walk.source.pick(kinds), str(walk.source.pick(over))
    else:
        kind, target = walk.source.pick(["replace", "pause", "resume", "undo", "undo"]), ""
        if kind == "replace":
            target = str(walk.source.below(len(live.seats)))
        elif kind == "undo":
            line = await undoing.standing(walk.tables, live, ends=2)
            mine = [each for each in line if each.seat == walk.seat and each.kind in DECIDED]
            if not mine:
                return False
            target = str(mine[-1].seq)
    head = live.row.head
    tally = await voting.ask(walk.tables, live.id, kind, target, await walk.user())
    if tally is None or tally.outcome == "agreed":
        await decided(walk, head, kind, target)
    return True


async def cast(walk: Changing, live: TableSession) -> bool:
    """Cast a ballot; a repeated delivery changes only what it said before."""
    found = await open_votes(walk)
    if not found:
        return False
    head, vote, user_id = live.row.head, walk.source.pick(found), await walk.user()
    given: dict[str, Any] = {"agrees": walk.source.below(4) > 0}
    tally = await voting.cast(walk.tables, live.id, vote.id, user_id, **given)
    if tally.outcome == "agreed":
        await decided(walk, head, vote.kind, vote.target)
        after = await stored(walk.tables.database)
        if user_id in await walk.table.users():
            again = await voting.cast(walk.tables, live.id, vote.id, user_id, **given)
            assert again.outcome == "agreed"
        assert await stored(walk.tables.database) == after
    return True


async def decided(walk: Changing, head: int, kind: str, target: str) -> None:
    """Check that the agreed action has happened."""
    walk.done[f"decided {kind}"] += 1
    live = await walk.live()
    if kind not in overdue.ANSWERS:
        return
    seat = int(target)
    clock, log = live.clocks.get(bank(seat)), (await walk.table.log())[head:]
    match kind:
        case "wait":
            assert clock is not None
            assert clocks.left(clock, walk.served) > 0
        case "default":
            assert {entry.kind for entry in log} & {DEFAULT, UNNAMED}
        case "stand-in":
            assert live.computer(seat)
            await fresh(walk, seat)
        case _:
            assert live.seats[seat].kind == VACANT
            await fresh(walk, seat)


# What time brings


async def wait(walk: Changing, live: TableSession) -> bool:
    """Let time pass, often until a clock runs out or a player is back; all is done once."""
    passed = 60 * SECOND * walk.source.below(60)
    ends = [end for each in live.clocks.values() if (end := clocks.deadline(each)) is not None]
    walk.served = max(walk.served + passed, walk.source.pick(ends) if ends else 0)
    timers = timers_of(walk.table)
    await timers.sweep(walk.now())
    head = live.row.head
    for _ in range(3):  # a reminder may come first
        await timers.look_at_clocks()
    assert not timers._failing
    after = await stored(walk.tables.database)
    await timers.look_at_clocks()
    assert await stored(walk.tables.database) == after, "something is acted upon twice"
    await by_itself(walk, head)
    return True


async def by_itself(walk: Changing, head: int) -> None:
    """Where the table did not choose so an empty bank changes nothing of the game."""
    live = await walk.live()
    for state, seat, action in await costly_defaults(walk, head):
        asked = {w.kind for w in live.game.rules.waits(state) if w.seat == seat and not w.answered}
        assert settings_of(live).expiry == "default" or asked != {"turn"}, action


async def silence(walk: Changing, live: TableSession) -> bool:
    """Make the channel unwritable until the bot looks again."""
    async with walk.tables.locked(live.id) as held:
        await timeouts.stand(walk.tables, held, stands=clocks.UNHEARD not in held.clocks)
    return True


CHANGING: dict[str, tuple[Any, int]] = {
    **MOVES,
    "wait": (wait, 14),
    "posted": (tell, 14),
    "paused": (MOVES["paused"][0], 4),
    "leave": (leave, 8),
    "silence": (silence, 2),
    "computer": (put_computer, 4),
    "reclaim": (reclaim, 5),
    "take over": (take_over, 3),
    "free": (free, 3),
    "take": (take, 10),
    "ask": (ask, 4),
    "cast": (cast, 20),
}
DECIDING = {**CHANGING, "ask": (ask, 50), "cast": (cast, 120)}
"""While a player is out of time, and the others are asked."""


def at_its_time(monkeypatch: pytest.MonkeyPatch, walk: Changing) -> None:
    """Let the bot read the time from the walk's clock."""
    monkeypatch.setattr(clock.CLOCK, "now", walk.now)


SETUPS: list[dict[str, str]] = [
    {"pace": "live"},
    {"pace": "live", "answers": "count"},
    {"pace": "live", "deals": "yes"},
    {"pace": "daily", "rival": "yes", "deals": "yes"},
    {"pace": "live", "expiry": "default"},
    {"pace": "none"},
]


@pytest.mark.parametrize(
    ("database", "seed", "answer"),
    [
        ("sqlite", 45, "wait"),
        ("sqlite", 42, "default"),
        ("sqlite", 69, "stand-in"),
        ("sqlite", 54, "free"),
        ("postgresql", 3, "free"),
        ("postgresql", 6, "stand-in"),
    ],
    indirect=["database"],
)
async def test_whoever_comes_and_goes_all_is_stored_whole_and_replays(
    database: Database, toy_game: None, monkeypatch: pytest.MonkeyPatch, seed: int, answer: str
) -> None:
    """The seeds are such that the votes most tables ask for are decided."""
    setup, people, numbers = SETUPS[seed % len(SETUPS)], 3 - seed % 2, rng(seed, 9)
    monkeypatch.setattr(
        "bot.service.turns.computer.secrets.randbits", lambda _: numbers.below(2**32)
    )
    monkeypatch.setattr(seating, "NORMAL", "random")  # of many plays the other one tries all
    options = {key: value for key, value in setup.items() if key not in time_controls.KEYS}
    begin_at(monkeypatch, turns(people, **options))
    walk = Changing(await ByPost.begin(Tables(database), people, **setup), rng(seed, 6))
    walk.prefers = answer
    at_its_time(monkeypatch, walk)
    for _ in range(STEPS):
        if not (await walk.live()).running:
            break
        await walk.step()
    await walk.end()
    assert walk.done[f"decided {answer}"]
    assert {"leave", "reclaim", "paused", "hold"} <= {*+walk.done}
