"""Damaged tables: reported once, and their last state played again from the log."""

from __future__ import annotations

from collections.abc import Iterator, MutableMapping
from datetime import timedelta
from typing import Any

import pytest
import structlog
from sqlalchemy import delete, update

from bot.process import scheduler
from bot.process.scheduler import Timers
from bot.service.tables import store
from bot.service.tables.store import Tables
from bot.service.timekeeping import absence
from bot.service.turns.computer import ComputerTurns
from bot.service.votes import voting
from bot.shared.clock import now
from bot.shared.problems import DamagedProblem
from db import models
from games.core.actions import EndTurn
from games.core.codec import state_hash
from tests.bot.acts import online
from tests.bot.noticeboard import Told
from tests.bot.seated import Seated

Lines = list[MutableMapping[str, Any]]


@pytest.fixture
def log() -> Iterator[Lines]:
    """Return the lines of the log as they are written."""
    with structlog.testing.capture_logs() as lines:
        yield lines


def events(log: Lines) -> list[str]:
    """Return what the host reads: all lines but those for debugging."""
    return [line["event"] for line in log if line["log_level"] != "debug"]


def tracebacks(log: Lines) -> list[Any]:
    return [line["id"] for line in log if "id" in line and "exc_info" in line]


class Watched:
    """A table with all that looks at it in the course of time."""

    def __init__(self, seated: Seated) -> None:
        self.bench, self.seated = Told(seated), seated
        self.trouble, self.announcer = self.bench.trouble, self.bench.announcer
        self.driver = ComputerTurns(seated.tables)
        self.driver.open = True
        seated.tables.changed.append(self.trouble.changed_at)
        self.timers = Timers(seated.tables, online(), self.announcer, self.trouble, self.driver)

    async def look(self, hours: int = 0) -> None:
        """Look at everything that is due."""
        await self.timers.sweep(now() + timedelta(hours=hours))
        await self.driver.idle()
        await self.announcer.idle()

    async def close(self) -> None:
        await self.driver.close()


async def damage(seated: Seated) -> None:
    """Let a program find a position that it cannot read."""
    seated.tables.drop(seated.id)
    async with seated.tables.database.writing() as conn:
        theirs = models.snapshots.c.table_id == seated.id
        await conn.execute(update(models.snapshots).where(theirs).values(blob=b"\0"))


async def test_a_damaged_table_is_told_and_logged_once(two: Seated, log: Lines) -> None:
    users = await two.users()
    await two.ask("pause", users[0])
    watched = Watched(two)
    await damage(two)
    watched.driver.wake(two.id)
    for _ in range(2):  # the driver's failure is reported at the next look
        await watched.look(voting.HOURS + 1)
    assert len(tracebacks(log)) == 1
    (told,) = watched.bench.direct
    assert str(tracebacks(log)[0]) in told
    before = events(log)
    for _ in range(3):
        await watched.look(voting.HOURS + 1)
    assert events(log) == before
    assert len(watched.bench.direct) == 1
    again = Watched(Seated(store.Tables(two.tables.database), two.id))
    await again.look()  # after a restart it is news once more
    assert len(tracebacks(log)) == 2
    for each in (watched, again):
        await each.close()


async def test_what_fails_again_after_a_change_is_news(
    two: Seated, log: Lines, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A timer that cannot do its work, a default that the game does not find for instance."""
    await two.bids()
    await two.sent()
    await two.change(absent=24)
    watched = Watched(two)

    async def broken(*_: Any) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(scheduler.reminders, "act_for_absent", broken)
    for _ in range(3):
        await watched.look(25)
    assert events(log).count("timer failed") == 1
    await two.act((await two.users())[0], EndTurn())
    await two.sent()
    for _ in range(3):
        await watched.look(25)
    assert events(log).count("timer failed") == 2
    await watched.close()


STEPS = {
    "votes": (scheduler.voting, "overdue"),
    "back from being away": (scheduler.absence, "returned"),
    "seats": (scheduler.tables_db, "due_seats"),
    "tidying": (scheduler.tidying, "untidy"),
}


@pytest.mark.parametrize("step", STEPS)
async def test_a_step_that_fails_keeps_no_other_from_being_taken(
    two: Seated, log: Lines, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    await two.sent()
    watched, taken = Watched(two), list[str]()

    def noting(name: str, call: Any) -> Any:
        async def noted(*given: Any) -> Any:
            taken.append(name)
            return await call(*given)

        return noted

    async def broken(*_: Any) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        for name, (module, function) in STEPS.items():
            call = broken if name == step else getattr(module, function)
            patch.setattr(module, function, noting(name, call))
        for _ in range(2):
            await watched.look()
            assert sorted(taken) == sorted(STEPS)
            taken.clear()
    assert [(line["event"], line["step"]) for line in log] == [("timer step failed", step)]
    await watched.look()
    monkeypatch.setattr(*STEPS[step], broken)
    await watched.look()  # it went well in between: that is news
    assert events(log) == ["timer step failed"] * 2
    await watched.close()


@pytest.mark.parametrize("what", ["closed", "told of"])
async def test_one_vote_that_cannot_be_closed_or_told_of_keeps_no_other_back(
    two: Seated, log: Lines, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    user, away = await two.users()
    for kind in ("pause", "cancel"):
        await voting.ask(two.tables, two.id, kind, "", user)
    hours = voting.HOURS + 1 if what == "closed" else 2
    watched, at = Watched(two), now() + timedelta(hours=hours)
    module, name = (
        (scheduler.voting, "expire") if what == "closed" else (scheduler.missed_votes, "tell")
    )
    if what == "closed":
        first, second = await voting.overdue(two.tables, at)
    else:
        await absence.go(two.tables, away, now() + timedelta(hours=1), two.id)
        first, second = await scheduler.missed_votes.missed_votes(two.tables, at)
    done = getattr(module, name)

    async def broken(tables: Any, vote: Any, at: Any) -> None:
        if vote == first:
            raise ZeroDivisionError
        await done(tables, vote, at)

    monkeypatch.setattr(module, name, broken)
    await watched.look(hours)
    if what == "closed":
        assert await voting.overdue(two.tables, at) == [first]
        tally = await voting.look(two.tables, await two.live(), second.id)
        assert tally.outcome == "expired"
    else:
        assert second.user_id == away
        assert watched.bench.reached == [away]
    await watched.close()


async def test_telling_of_one_table_keeps_nothing_back_at_the_others(
    two: Seated, log: Lines, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If one person can't be notified, that is logged, and others still are."""
    await two.bids()
    await two.sent()
    watched, told = Watched(two), list[tuple[str, int]]()

    async def telling(table_id: str, _: Exception) -> None:
        told.append((table_id, sum(seat.reminders for seat in (await two.live()).seats)))
        raise ZeroDivisionError

    async def broken(*_: Any) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(watched.trouble, "defect", telling)
    watched.driver.troubled = {"AAAAA": KeyError(), "BBBBB": KeyError()}
    await watched.timers.sweep(now() + timedelta(hours=30))
    assert told == [("AAAAA", 1), ("BBBBB", 1)]
    await watched.look()
    monkeypatch.setattr(watched.announcer, "work", broken)
    log.clear()
    watched.announcer.wake(two.id)
    await watched.announcer.idle()
    (line,) = log
    assert (line["event"], line["work"]) == ("trouble not told", f"announce-{two.id}")
    await watched.close()


SNAPSHOTS = models.snapshots


async def play_on(two: Seated, turns: int) -> None:
    """End the turn of the player the table waits for, this number of times."""
    users = await two.users()
    for _ in range(turns):
        live = await two.live()
        await two.act(users[live.game.waiting(live.state)[0]], EndTurn())


async def played(two: Seated) -> tuple[str, int]:
    """Play a few steps; return the hash of the last state and its entry."""
    await two.bids()
    await play_on(two, 1)
    live = await two.live()
    return state_hash(live.state), live.row.state_seq


async def spoil(two: Seated, *, since: int, gone: bool = False) -> None:
    """Damage the stored states from an entry on, or take them away."""
    two.tables.drop(two.id)
    theirs = (SNAPSHOTS.c.table_id == two.id) & (SNAPSHOTS.c.seq >= since)
    async with two.tables.database.writing() as conn:
        if gone:
            await conn.execute(delete(SNAPSHOTS).where(theirs))
        else:
            await conn.execute(update(SNAPSHOTS).where(theirs).values(blob=b"\0\1"))


@pytest.mark.parametrize("first", ["last", "all but the first"])
@pytest.mark.parametrize("gone", [False, True])
async def test_a_damaged_last_state_is_played_again(
    two: Seated, log: Lines, first: str, *, gone: bool
) -> None:
    right, seq = await played(two)
    await spoil(two, since=seq if first == "last" else 2, gone=gone)
    for _ in range(2):
        live = await two.live()
        assert state_hash(live.state) == right
        assert live.row.state_seq == seq
        two.tables.drop(two.id)
    assert "table cannot be read" not in events(log)
    told = [line for line in log if line["event"] == "damaged state was rebuilt from the log"]
    # Each damaged state that is needed is worked out once: the last, and what may be withdrawn to.
    states = [each["state"] for each in told]
    assert states[0] == seq
    assert len(states) == len(set(states))
    await play_on(two, 1)
    again = Seated(Tables(two.tables.database), two.id)
    assert (await again.live()).row.state_seq > seq


async def test_what_the_log_does_not_lead_to_is_not_made_up(two: Seated, log: Lines) -> None:
    right, seq = await played(two)
    await spoil(two, since=seq)
    entries = models.entries
    async with two.tables.database.writing() as conn:
        await conn.execute(
            update(entries)
            .where((entries.c.table_id == two.id) & (entries.c.seq == seq))
            .values(state_hash="0" * len(right))
        )
    with pytest.raises(DamagedProblem):
        await two.live()
    assert "damaged state was rebuilt from the log" not in events(log)
