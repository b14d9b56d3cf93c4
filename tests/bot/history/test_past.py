"""The past of a game: its turns, its players by seat, and every state computed again."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from sqlalchemy import delete, update

import db.entries as entries_db
from bot.screens.history.game_files import export
from bot.service.history.past_turns import _turns, around, entries_of, past_of, played
from bot.service.seats import seating
from bot.service.tables.caches import ByteCache, ByteCaches, Turn, TurnIndex
from bot.service.tables.store import Tables
from bot.service.tables.transaction import UNNAMED
from db import Database, models
from games import exports, registry, verifying
from games.core import codec
from games.core.actions import EndTurn
from tests.bot.logged import play_on
from tests.bot.seated import INTERACTIONS, STRANGER, Seated


@pytest.fixture
def tables(sqlite: Database, toy_game: None) -> Tables:
    """Return tables in a file: other tests ask the database of both kinds."""
    return Tables(sqlite)


async def long(tables: Tables, game: str, decisions: int = 200, people: int = 3) -> Seated:
    """Return a table with a long log of which only the first and the last state are stored."""
    table = await Seated.start(tables, people, game=game)
    await play_on(table, decisions)
    tables.drop(table.id)
    return table


async def hashes(table: Seated) -> dict[int, str]:
    """Return the state after each entry, from the log."""
    return {entry.seq: entry.state_hash for entry in await table.log()}


def turn(past: TurnIndex, number: int) -> Turn:
    return past.turns[number]


async def shown(table: Seated, number: int) -> tuple[str | None, str | None]:
    """Return the hashes of the states before and after a turn."""
    live = await table.live()
    found = await around(table.tables, live, await past_of(table.tables, live), number)
    before, after = (
        None if state is None else codec.state_hash(state) for state in (found.before, found.after)
    )
    return before, after


@pytest.mark.parametrize("game", registry.game_keys())
async def test_every_turn_has_its_round_and_the_very_state_that_the_log_names(
    tables: Tables, game: str
) -> None:
    table = await long(tables, game)
    live, wanted = await table.live(), await hashes(table)
    past = await past_of(tables, live)
    assert [each.number for each in past.turns] == list(range(past.last + 1))
    assert past.turns[0].last == 1
    assert past.turns[-1].last == live.row.public_seq
    assert [each.first for each in past.turns[1:]] == [each.last + 1 for each in past.turns[:-1]]
    rounds = [each.round for each in past.turns]
    assert rounds == sorted(rounds)
    assert rounds[0] == 1
    assert [each.round for each in past.rounds()] == list(range(1, rounds[-1] + 1))
    # From the last to the first, so that most are computed from kept states.
    for number in (*range(past.last, 0, -9), 1):
        expected = wanted[turn(past, number - 1).last], wanted[turn(past, number).last]
        assert await shown(table, number) == expected
    assert await shown(table, 0) == (None, wanted[1])
    moments = [(m.turn, codec.state_hash(m.state)) for m in await played(tables, live, past)]
    assert moments == [(each, wanted[each.last]) for each in past.turns]


async def test_turns_taken_back_are_none_and_those_after_are_counted_anew(two: Seated) -> None:
    users = await two.bids()
    await two.act(users[0], EndTurn())
    live = await two.live()
    before = await past_of(two.tables, live)
    await shown(two, before.last)
    await two.undo(users[0], interaction_id=next(INTERACTIONS))
    after = await past_of(two.tables, await two.live())
    assert after.turns == before.turns[:-1]
    await two.act(users[0], EndTurn())
    again = await past_of(two.tables, await two.live())
    assert [each.number for each in again.turns] == [each.number for each in before.turns]
    assert again.turns[-1].last > before.turns[-1].last
    entries = await entries_of(two.tables, await two.live(), again, again.turns[-1])
    assert [entry.kind for entry in entries] == ["act"]
    assert await shown(two, again.last) == (
        (await hashes(two))[again.turns[-2].last],
        (await hashes(two))[again.turns[-1].last],
    )


async def test_nothing_of_an_open_phase_is_a_turn(two: Seated) -> None:
    """Both bid at once: a bid becomes public when the other has bid, too."""
    users = await two.users()
    assert (await past_of(two.tables, await two.live())).last == 0
    await two.bid(users[0])
    assert (await past_of(two.tables, await two.live())).last == 0
    await two.bid(users[1])
    past = await past_of(two.tables, await two.live())
    assert past.last == 1
    assert past.turns[1].seats == (0, 1)


async def test_turns_are_numbered_as_in_a_file(tables: Tables) -> None:
    table = await long(tables, "luna_maris", 10_000, people=2)
    live = await table.live()
    past = await past_of(tables, live)
    file = exports.read(await export(tables, live, STRANGER))
    assert verifying.turns(file) == past.last
    found = await around(tables, live, past, 17)
    assert verifying.position(file, 17).state == found.after


async def test_an_open_turn_that_ends_the_game_is_one(tables: Tables) -> None:
    table = await long(tables, "ceres", 10_000, people=2)
    live = await table.live()
    assert live.row.status == "finished"
    past = await past_of(tables, live)
    assert past.turns[-1].last == live.row.state_seq


# Who held a seat


@pytest.mark.parametrize("how", ["replaced", "resigned"])
async def test_whoever_is_given_a_seat_holds_it_from_then_on(two: Seated, how: str) -> None:
    """Until its owner takes it back: they held it but for the time in between."""
    users = await two.bids()
    seat, first = (await two.live()).require_seat(users[1]), (await two.live()).row.head
    if how == "replaced":
        await seating.take_over(two.tables, two.id, seat, STRANGER, "Dora", by=users[0])
    else:
        await two.resign(users[1])
    taken = (await two.live()).row.head

    async def held(user: int, *at: int, of: int = seat) -> list[bool]:
        past = await past_of(two.tables, await two.live())
        return [past.held(of, user, each, each) for each in at]

    assert await held(users[1], 1, first, taken) == [True, True, False]
    assert await held(STRANGER, 1, first, taken) == [False, False, how == "replaced"]
    assert await held(users[0], 1, first, taken, of=1 - seat) == [True] * 3
    await two.reclaim(users[1])
    back = (await two.live()).row.head
    # Nobody decided anything there in between: the log does not say who that was.
    assert await held(users[1], first, taken, back) == [True, False, True]
    assert await held(STRANGER, first, taken, back) == [False] * 3


async def test_nobody_holds_a_seat_before_the_log_says_so(two: Seated) -> None:
    """In memory a seat has changed hands a moment before that is written."""
    users = await two.bids()
    live = await two.live()
    seat, before = live.require_seat(users[1]), live.seats
    live.seats = [
        msgspec.structs.replace(each, user_id=STRANGER) if each.seat == seat else each
        for each in before
    ]
    past = await past_of(two.tables, live)
    assert not any(past.held(seat, STRANGER, at, at) for at in range(1, live.row.head + 1))
    live.seats = before


async def test_who_did_not_answer_is_told_from_nobody(two: Seated) -> None:
    users = await two.bids()
    log = await two.log()
    mine = (await two.live()).require_seat(users[0])
    late = [
        msgspec.structs.replace(entry, kind=UNNAMED) if entry.seat == mine else entry
        for entry in log
    ]
    game = (await two.live()).game
    assert _turns(game, late, log[-1].seq, False) == _turns(game, log, log[-1].seq, False)


# A log that leads elsewhere


async def broken(table: Seated, past: TurnIndex, number: int) -> None:
    """Make the log lead elsewhere in a turn, as rules that have changed would."""
    async with table.tables.database.writing() as conn:
        changed = update(models.entries).where(
            models.entries.c.table_id == table.id,
            models.entries.c.seq == turn(past, number).last,
        )
        await conn.execute(changed.values(state_hash="0" * 16))


async def test_where_a_ruling_has_changed_there_are_no_states_up_to_the_next_that_is_stored(
    tables: Tables,
) -> None:
    table = await long(tables, "ceres", 120)
    live = await table.live()
    past = await past_of(tables, live)
    wanted = await hashes(table)
    await broken(table, past, 20)
    good = await around(tables, live, past, 19)
    assert codec.state_hash(good.after) == wanted[turn(past, 19).last]
    for number in (past.last - 1, 25, 20, 21):
        found = await around(tables, live, past, number)
        assert (found.after, found.lost, found.again) == (None, 20, past.last)
    assert (await around(tables, live, past, 20)).before is not None
    assert (await around(tables, live, past, 21)).before is None
    assert (await shown(table, past.last)) == (None, wanted[turn(past, past.last).last])
    states = [m.state is None for m in await played(tables, live, past)]
    assert states == [20 <= each.number < past.last for each in past.turns]


async def test_without_its_first_state_a_table_has_the_last_alone(tables: Tables) -> None:
    """Damaged decisions are where boards end."""
    table = await long(tables, "ceres", 60)
    live = await table.live()
    past = await past_of(tables, live)
    entries, snapshots = models.entries.c, models.snapshots.c
    async with tables.database.writing() as conn:
        place = (entries.table_id == table.id) & (entries.seq == turn(past, 5).last)
        await conn.execute(update(models.entries).where(place).values(action=b"{"))
    found = await around(tables, live, past, 6)
    assert (found.after, found.lost) == (None, 5)
    async with tables.database.writing() as conn:
        first = (snapshots.table_id == table.id) & (snapshots.seq == 1)
        await conn.execute(delete(models.snapshots).where(first))
    tables.shelves = ByteCaches()
    found = await around(tables, live, past, 3)
    assert (found.before, found.after, found.again) == (None, None, past.last)
    assert (await around(tables, live, past, past.last)).after is not None


# States kept in memory


async def test_what_was_worked_out_is_kept_and_less_is_replayed_next_time(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await long(tables, "projet_ceres", 300)
    live = await table.live()
    past = await past_of(tables, live)
    replayed: list[int] = []
    read = entries_db.entries_of

    async def noted(*args: Any, **more: Any) -> Any:
        rows = await read(*args, **more)
        replayed.append(len(rows))
        return rows

    monkeypatch.setattr(entries_db, "entries_of", noted)
    await around(tables, live, past, past.last - 1)
    assert sum(replayed) > 250
    for number in (past.last - 2, past.last // 2, 1):
        replayed.clear()
        await around(tables, live, past, number)
        decided = turn(past, number).decisions
        assert sum(replayed) <= 32 + decided + turn(past, number - 1).decisions
    assert await past_of(tables, live) is past


def test_there_is_room_for_the_tables_looked_back_at_last() -> None:
    shelves = ByteCaches(room=2500)
    for name in "ABC":
        shelves.of(name).states[1] = b"x" * 1000
        shelves.settle(name)
    assert 2000 <= shelves.size <= 2500
    assert list(shelves.of("C").states) == [1]
    assert list(shelves.of("A").states) == []
    alone = ByteCaches(room=10)
    alone.of("A").states[1] = b"x" * 1000
    alone.settle("A")
    assert list(alone.of("A").states) == [1], "a table that is looked at is never dropped itself"


def test_states_of_what_was_taken_back_are_dropped() -> None:
    shelf = ByteCache(states={3: b"", 5: b"", 9: b""}, broken={4, 9})
    shelf.tell((1,), TurnIndex((), (1, 2, 3, 4, 5), ()))
    assert (set(shelf.states), shelf.broken) == ({3, 5}, {4})
