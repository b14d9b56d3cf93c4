"""Clocks: how long players can take, and how a commit changes that.

A time bank, not a limit per turn: a seat's bank (`bank`) runs while the table waits for the seat's
turn, and every turn adds to it, never above its start. A window or a hold has its own clock
(`of_wait`), shared by all seats it asks, and does not touch the banks.

Times are microseconds of served time (`bot.process.uptime`), not wall time: nobody loses time while
the bot is down or because the clock of its machine is set.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from datetime import timedelta

import msgspec

from bot.service.clocks import increments
from db.clocks import ClockRow
from db.columns import MICROSECOND
from db.rows import sound
from games.core.waits import Wait


class TimeControl(msgspec.Struct, frozen=True):
    """How fast a table plays: the bank at the start, the increment of a turn, window limits.

    `None`: no limit. A hold always has one. `nights`: clocks are stopped in quiet hours.
    """

    bank: timedelta | None = None
    increment: timedelta = timedelta()
    window: timedelta | None = None
    nights: bool = True

    @property
    def hold(self) -> timedelta:
        """The time a table waits for a player who asked for a wait."""
        return self.window or HOLD

    @property
    def more(self) -> timedelta:
        """The extra time for a late player: a turn's, and at least a quarter of the bank."""
        return max(self.increment, (self.bank or timedelta()) / 4)


HOLD = timedelta(hours=12)
TIME_CONTROLS: Mapping[str, TimeControl] = {
    "none": TimeControl(),
    "slow": TimeControl(timedelta(days=10), timedelta(hours=36), timedelta(hours=24)),
    "daily": TimeControl(timedelta(days=3), timedelta(hours=12), timedelta(hours=12)),
    "live": TimeControl(
        timedelta(minutes=30), timedelta(minutes=2), timedelta(minutes=2), nights=False
    ),
}

WAIT = "wait:"
UNHEARD = "unheard"
"""The name of the clock that marks a channel that cannot be written to; it never runs."""
CLOSED = increments.Asked(increments.ENDED)
"""The first question of the clock of a window that is over."""
FLAGGED = 2
"""A person who ran out of time this many times in a row is absent."""


class Clock(msgspec.Struct, frozen=True):
    """A clock with `left` at `since`; without `since` it is stopped.

    `questions` are the questions it ran for, the last one first; the `spare` ones were taken back
    and add nothing if they come again. A reminder is due once `quarter` is left, 0 after it was
    sent, -1 where it ran out as well. `expired` is how many times in a row the clock ran out.
    `left` is 0 only after someone has acted on it: a clock that is over before that has one
    microsecond left, and is looked at as soon as it runs.
    """

    left: int
    questions: increments.Past = ()
    since: int | None = None
    quarter: int = 0
    expired: int = 0
    spare: tuple[str, ...] = ()


Clocks = Mapping[str, Clock]
"""The clocks of a table by their names."""


class Situation(msgspec.Struct, frozen=True):
    """The facts that the clocks of a table depend on, at the served time `at`.

    `waits` are the questions of the game, `before` the questions until now, `covered` the keys of
    the questions that others cover, `beneath` the same with their seats. `people` are the seats
    that persons hold, `vacant` the seats that anyone can take, `away` the seats whose person is
    away, `quiet` the seats whose person has quiet hours, `fresh` the seats that have changed hands,
    `returned` the fresh seats whose owner is back, `lent` the seats whose owner can come back.
    `closed`: a turn or phase has ended, because the `closers` did something; `back`: the table has
    gone back. `entry` is the log entry of this state.
    """

    at: int
    pace: TimeControl
    waits: Sequence[Wait]
    people: frozenset[int]
    before: Sequence[Wait] = ()
    covered: frozenset[str] = frozenset()
    vacant: frozenset[int] = frozenset()
    away: frozenset[int] = frozenset()
    quiet: frozenset[int] = frozenset()
    fresh: frozenset[int] = frozenset()
    returned: frozenset[int] = frozenset()
    lent: frozenset[int] = frozenset()
    playing: bool = True
    beneath: frozenset[tuple[int, str]] = frozenset()
    closed: bool = False
    closers: frozenset[int] = frozenset()
    back: bool = False
    entry: int = 0
    over: bool = False


def bank(seat: int) -> str:
    """Return the name of a seat's bank."""
    return f"seat:{seat}"


def of_owner(seat: int) -> str:
    """Return the name of the bank that a seat's owner comes back to; it is stopped."""
    return f"owner:{seat}"


def of_wait(key: str) -> str:
    """Return the name of the clock of a window or a hold."""
    return f"{WAIT}{key}"


def name_of(wait: Wait) -> str:
    """Return the name of the clock that a question runs."""
    return bank(wait.seat) if wait.kind == "turn" else of_wait(wait.key)


def length(time: timedelta) -> int:
    """Return a time in microseconds."""
    return time // MICROSECOND


def left(clock: Clock, at: int) -> int:
    """Return the time left on a clock, at least 0."""
    return clock.left if clock.since is None else max(0, clock.left - max(0, at - clock.since))


def deadline(clock: Clock) -> int | None:
    """Return when a clock runs out, in served time; `None` if it is stopped."""
    return None if clock.since is None else clock.since + clock.left


def next_at(clock: Clock) -> int | None:
    """Return when to look at a clock: at its last quarter or at its end."""
    return None if clock.since is None else clock.since + clock.left - max(0, clock.quarter)


def stopped(clock: Clock, at: int) -> Clock:
    """Return the clock, stopped from now on."""
    if clock.since is None:
        return clock
    return msgspec.structs.replace(clock, left=max(1, left(clock, at)), since=None)


def started(clock: Clock, at: int) -> Clock:
    """Return a clock that runs from now on; one that was acted upon stays stopped."""
    if clock.since is not None or not clock.left:
        return clock
    return msgspec.structs.replace(clock, since=at, quarter=min(clock.quarter, clock.left))


def given(clock: Clock, time: int, at: int, most: int | None = None) -> Clock:
    """Return a clock with more time, and a reminder at the last quarter of its new time."""
    total = left(clock, at) + time
    total = max(left(clock, at), total if most is None else min(total, most))
    since = None if clock.since is None else at
    return msgspec.structs.replace(clock, left=total, since=since, quarter=total // 4)


def ran_out(clock: Clock) -> Clock:
    """Return a bank that is empty; for one question that is counted once."""
    expired = clock.expired + (clock.quarter >= 0)
    return msgspec.structs.replace(clock, left=1, since=None, quarter=-1, expired=expired)


def missed(clock: Clock) -> Clock:
    """Return the bank of a player who let a window run out; it keeps the time it has."""
    return msgspec.structs.replace(clock, expired=clock.expired + 1)


def spent(clock: Clock) -> Clock:
    """Return a clock that is over and stopped until someone decides about it."""
    return msgspec.structs.replace(clock, left=0, since=None)


def undecided(clock: Clock) -> Clock:
    """Return a bank that, if it is empty, is over again as soon as it runs."""
    return msgspec.structs.replace(clock, left=max(1, clock.left))


def reminded(clock: Clock) -> Clock:
    """Return a clock after all players were reminded of its last quarter."""
    return msgspec.structs.replace(clock, quarter=0)


def after(clocks: Clocks, now: Situation) -> dict[str, Clock]:
    """Return the clocks of a table as a commit leaves them.

    A bank gets its increment when its seat is asked for a new turn (`increments`). The clock of a
    window that is covered or over is stopped. It continues with the time it had left when the
    window is uncovered, or asked again because a play was withdrawn; the same question put again
    has its full time. A clock that is over is dropped with the next end of a turn.
    """
    if now.over:
        return {}
    found = {UNHEARD: clocks[UNHEARD]} if UNHEARD in clocks else {}
    runs = now.playing and UNHEARD not in clocks
    if now.pace.bank is not None:
        for seat in sorted(now.lent):
            found[of_owner(seat)] = _lent(clocks, seat, now, length(now.pace.bank))
        for seat in sorted(now.people):
            held = _held(clocks, seat, now, length(now.pace.bank))
            found[bank(seat)] = _bank(held, seat, now, runs=runs)
    return found | _shared(_kept(clocks, now), now, runs=runs)


def _lent(clocks: Clocks, seat: int, now: Situation, start: int) -> Clock:
    """Return the bank of the player who left a seat; its present holder has another one."""
    left_just_now = clocks.get(bank(seat)) if seat in now.fresh else None
    return stopped(clocks.get(of_owner(seat)) or left_just_now or Clock(start), now.at)


def _held(clocks: Clocks, seat: int, now: Situation, start: int) -> Clock:
    """Return the bank of a seat's person at a commit.

    A new person has a full one. The owner has the time they left, and at least enough to play.
    """
    if seat not in now.fresh:
        return clocks.get(bank(seat)) or Clock(start)
    old = clocks.get(of_owner(seat)) if seat in now.returned else None
    if old is None:
        return Clock(start)
    lacks = length(now.pace.more) - old.left
    return given(old, lacks, now.at, start) if lacks > 0 else old


def _bank(clock: Clock, seat: int, now: Situation, *, runs: bool) -> Clock:
    """Return the bank of a seat: it rests while its person has a window to answer first."""
    assert now.pace.bank is not None
    asked = [wait for wait in now.waits if wait.seat == seat and not wait.answered]
    mine = [wait.key for wait in asked if wait.kind == "turn"]
    clock = _asked_for(_ended(clock, seat, now), mine[0], now) if mine else _ended(clock, seat, now)
    if not mine:  # the table was asked about a turn that is over, or rests: it is asked again
        clock = undecided(clock)
    runs = runs and len(mine) == len(asked) > 0 and seat not in now.away | now.quiet
    return started(clock, now.at) if runs else stopped(clock, now.at)


def _ended(clock: Clock, seat: int, now: Situation) -> Clock:
    """Return the bank of a seat after the end of its turn, or without the turns taken back."""
    past, spare = clock.questions, clock.spare
    if now.back:
        past, spare = increments.taken_back(past, spare, now.entry)
    elif now.closed and increments.over(seat, now.before, now.waits, now.closers, now.beneath):
        past = (increments.Asked(increments.ENDED, now.entry), *past)
    return msgspec.structs.replace(clock, questions=past, spare=spare)


def _asked_for(clock: Clock, key: str, now: Situation) -> Clock:
    """Return the bank of a seat that is asked for a turn, with the increment of a new turn."""
    assert now.pace.bank is not None
    new, spare = increments.adds(clock.questions, key, back=now.back), clock.spare
    if new and key in spare:
        spare = increments.without(spare, key)
    elif new:
        clock = given(clock, length(now.pace.increment), now.at, length(now.pace.bank))
    past = increments.with_question(clock.questions, key, now.entry, new=new)
    return msgspec.structs.replace(clock, questions=past, spare=spare)


def _kept(clocks: Clocks, now: Situation) -> dict[str, Clock]:
    """Return the clocks of windows and holds, except any that were over before a turn ended."""
    held = {*map(name_of, now.before), *map(of_wait, now.covered)}
    return {
        name: clock
        for name, clock in clocks.items()
        if name.startswith(WAIT) and (name in held or not now.closed)
    }


def _shared(clocks: Clocks, now: Situation, *, runs: bool) -> dict[str, Clock]:
    """Return the clocks of windows and holds; windows stop while a player they ask is away.

    Both stop in the quiet hours of the players they ask. They run for a free seat too: otherwise
    the turn of another player could wait for it for ever.
    """
    under = set(map(of_wait, now.covered))
    found = {
        name: clock if name in under else _over(clock)
        for name, clock in ((name, stopped(clock, now.at)) for name, clock in clocks.items())
    }
    for key, (kind, asked) in _asked(now.waits).items():
        limit = now.pace.hold if kind == "hold" else now.pace.window
        people, name = asked & (now.people | now.vacant), of_wait(key)
        clock = clocks.get(name)
        anew = clock is None or not clock.left or _anew(clock, key, asked, now)
        if limit is None or not people:
            if clock is not None and not anew:  # for the owner of a seat, should they come back
                found[name] = stopped(clock, now.at)
            continue
        if clock is None or anew:
            clock = Clock(length(limit), quarter=length(limit) // 4)
        clock = msgspec.structs.replace(clock, questions=(increments.Asked(key),))
        # Only the holder loses by a hold that runs out: no other player has to wait for an absence.
        going = runs and (kind == "hold" or not people & now.away) and not people & now.quiet
        found[name] = started(clock, now.at) if going else stopped(clock, now.at)
    return found


def _over(clock: Clock) -> Clock:
    """Return the clock of a window that is over: only going back can start it again."""
    if clock.questions[:1] == (CLOSED,):
        return clock
    return msgspec.structs.replace(clock, questions=(CLOSED, *clock.questions))


def _anew(clock: Clock, key: str, asked: frozenset[int], now: Situation) -> bool:
    """Return whether a window is another one than the earlier window of the same key.

    Some games ask the same in every round, or ask another player in the same round.
    """
    if now.back:
        return False
    if asked & now.people & now.fresh - now.returned:  # a new person reads it for the first time
        return True
    had = {wait.seat for wait in now.before if wait.key == key}
    return clock.questions[:1] == (CLOSED,) or bool(had and not asked & had)


def _asked(waits: Iterable[Wait]) -> dict[str, tuple[str, frozenset[int]]]:
    """Return the kind of each window and hold, and the seats that have yet to answer it."""
    found: dict[str, tuple[str, frozenset[int]]] = {}
    for wait in waits:
        if wait.kind != "turn" and not wait.answered:
            _, others = found.get(wait.key, (wait.kind, frozenset[int]()))
            found[wait.key] = (wait.kind, others | {wait.seat})
    return found


def acted(clocks: Clocks, seats: Iterable[int]) -> dict[str, Clock]:
    """Return the clocks after these persons have acted themselves: they are no longer absent."""
    names = {bank(seat) for seat in seats}
    return {
        name: msgspec.structs.replace(clock, expired=0) if name in names else clock
        for name, clock in clocks.items()
    }


def absent(clocks: Clocks, seat: int) -> bool:
    """Return whether a seat's person ran out of time twice in a row."""
    clock = clocks.get(bank(seat))
    return clock is not None and clock.expired >= FLAGGED


def load(rows: Iterable[ClockRow]) -> dict[str, Clock]:
    """Return stored clocks; a clock that cannot be read is left out, and starts again."""
    return {row.name: _read(row) for row in rows if sound(row)}


def _read(row: ClockRow) -> Clock:
    past, spare = increments.read(row.question)
    return Clock(row.left, past, row.since, row.quarter, row.expired, spare)


def changes(table_id: str, before: Clocks, now: Clocks) -> dict[str, ClockRow | None]:
    """Return the rows to store for the clocks of a table that have changed."""
    gone: dict[str, ClockRow | None] = {name: None for name in before if name not in now}
    return gone | {
        name: ClockRow(
            table_id=table_id,
            name=name,
            question=increments.lines(clock.questions, clock.spare),
            left=clock.left,
            since=clock.since,
            next_at=next_at(clock),
            quarter=clock.quarter,
            expired=clock.expired,
        )
        for name, clock in now.items()
        if before.get(name) != clock
    }
