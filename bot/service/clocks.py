"""Clocks: how long people may take, and what a commit changes about that.

A time bank, not a limit per turn: a seat's bank (`bank`) runs while it is awaited for its turn, and
every turn adds to it, never above its start. A window or a hold has a clock of its own
(`of_wait`), shared by all it asks, and does not touch the banks.

Times are microseconds that the bot has served people (`bot.uptime`), not wall time: while it is
away, or whatever the clock of its machine does, nobody loses any.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from datetime import timedelta

import msgspec

from db.clocks import ClockRow
from db.models import MICROSECOND
from db.rows import wrong
from games.core.waits import Wait


class Pace(msgspec.Struct, frozen=True):
    """How fast a table plays: the bank at the start, what a turn adds, the limits of windows.

    `None`: no limit. A hold always has one.
    """

    bank: timedelta | None = None
    increment: timedelta = timedelta()
    window: timedelta | None = None

    @property
    def hold(self) -> timedelta:
        """How long a table waits for whoever asked to be waited for."""
        return self.window or HOLD


HOLD = timedelta(hours=12)
PACES: Mapping[str, Pace] = {
    "none": Pace(),
    "slow": Pace(timedelta(days=10), timedelta(hours=36), timedelta(hours=24)),
    "daily": Pace(timedelta(days=3), timedelta(hours=12), timedelta(hours=12)),
    "live": Pace(timedelta(minutes=30), timedelta(minutes=2), timedelta(minutes=2)),
}

WAIT = "wait:"
UNHEARD = "unheard"
"""The name of the clock that stands for a channel that cannot be written to; it never runs."""
REMEMBERED = 8
"""Questions of a seat that add to its bank once, also if it is asked them again."""
ENDED = ""
"""Stands among the questions of a seat for the end of its turn, before that of a window for its."""
FLAGGED = 2
"""A person who let time run out so often in a row is absent."""


class Clock(msgspec.Struct, frozen=True):
    """`left` at `since`; without `since` it stands still.

    `questions` are those it ran for, the last one first. A reminder is due once `quarter` is left,
    0 where it was sent, -1 where it ran out besides. `expired` is how many times in a row it ran
    out. Nothing is `left` only where that has been acted upon: what is over by then has one
    microsecond left, and is looked at as soon as it runs.
    """

    left: int
    questions: tuple[str, ...] = ()
    since: int | None = None
    quarter: int = 0
    expired: int = 0


Clocks = Mapping[str, Clock]
"""The clocks of a table by their names."""


class Situation(msgspec.Struct, frozen=True):
    """What the clocks of a table depend on, at the served time `at`.

    `waits` are the questions of the game, `before` those until now, `covered` the keys of those
    that others cover; `people` the seats that persons hold, `away` those whose person is away,
    `fresh` those that have changed hands. `closed`: a turn or phase has ended; `back`: the table
    has gone back.
    """

    at: int
    pace: Pace
    waits: Sequence[Wait]
    people: frozenset[int]
    before: Sequence[Wait] = ()
    covered: frozenset[str] = frozenset()
    away: frozenset[int] = frozenset()
    fresh: frozenset[int] = frozenset()
    playing: bool = True
    closed: bool = False
    back: bool = False
    over: bool = False


def bank(seat: int) -> str:
    """Return the name of a seat's bank."""
    return f"seat:{seat}"


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
    """Return what is left of a clock; less than nothing is nothing."""
    return clock.left if clock.since is None else max(0, clock.left - max(0, at - clock.since))


def deadline(clock: Clock) -> int | None:
    """Return when a clock runs out, in served time; `None` where it stands still."""
    return None if clock.since is None else clock.since + clock.left


def next_at(clock: Clock) -> int | None:
    """Return when to look at a clock: at its last quarter or at its end."""
    return None if clock.since is None else clock.since + clock.left - max(0, clock.quarter)


def stopped(clock: Clock, at: int) -> Clock:
    """Return a clock that stands still from now on."""
    if clock.since is None:
        return clock
    return msgspec.structs.replace(clock, left=max(1, left(clock, at)), since=None)


def started(clock: Clock, at: int) -> Clock:
    """Return a clock that runs from now on; one that was acted upon stands."""
    if clock.since is not None or not clock.left:
        return clock
    return msgspec.structs.replace(clock, since=at, quarter=min(clock.quarter, clock.left))


def given(clock: Clock, time: int, at: int, most: int | None = None) -> Clock:
    """Return a clock with more time, and a reminder at the last quarter of what it has then."""
    total = left(clock, at) + time
    total = max(left(clock, at), total if most is None else min(total, most))
    since = None if clock.since is None else at
    return msgspec.structs.replace(clock, left=total, since=since, quarter=total // 4)


def ran_out(clock: Clock) -> Clock:
    """Return a bank that is empty; for one question that is counted once."""
    expired = clock.expired + (clock.quarter >= 0)
    return msgspec.structs.replace(clock, left=1, since=None, quarter=-1, expired=expired)


def missed(clock: Clock) -> Clock:
    """Return the bank of somebody who let a window run out; it keeps what it has."""
    return msgspec.structs.replace(clock, expired=clock.expired + 1)


def spent(clock: Clock) -> Clock:
    """Return a clock that is over and stands still until somebody decides about it."""
    return msgspec.structs.replace(clock, left=0, since=None)


def undecided(clock: Clock) -> Clock:
    """Return a bank that, where it is empty, is over anew as soon as it runs."""
    return msgspec.structs.replace(clock, left=max(1, clock.left))


def reminded(clock: Clock) -> Clock:
    """Return a clock of whose last quarter everybody has been reminded."""
    return msgspec.structs.replace(clock, quarter=0)


def after(clocks: Clocks, now: Situation) -> dict[str, Clock]:
    """Return the clocks of a table as a commit leaves them.

    A bank gets its increment when its seat is asked for a new turn, not for one taken back.
    The clock of a window that is covered or over stands. It goes on with what it had left where the
    window is uncovered, or asked again as a play was withdrawn; the same question put anew has its
    full time. What is over is dropped with the next end of a turn.
    """
    if now.over:
        return {}
    found = {UNHEARD: clocks[UNHEARD]} if UNHEARD in clocks else {}
    runs = now.playing and UNHEARD not in clocks
    if now.pace.bank is not None:
        for seat in sorted(now.people):
            old = None if seat in now.fresh else clocks.get(bank(seat))
            found[bank(seat)] = _bank(old or Clock(length(now.pace.bank)), seat, now, runs=runs)
    return found | _shared(_kept(clocks, now), now, runs=runs)


def _bank(clock: Clock, seat: int, now: Situation, *, runs: bool) -> Clock:
    """Return the bank of a seat: it rests while its person has a window to answer first."""
    assert now.pace.bank is not None
    asked = [wait for wait in now.waits if wait.seat == seat and not wait.answered]
    turns = [wait.key for wait in asked if wait.kind == "turn"]
    past = _ended(clock, seat, now, turns)
    if turns:
        if _adds(past, turns[0], back=now.back):
            clock = given(clock, length(now.pace.increment), now.at, length(now.pace.bank))
        past = (turns[0], *(key for key in past if key not in (turns[0], ENDED)))[:REMEMBERED]
    else:  # the table was asked about a turn that is over, or rests: it is asked about the next
        clock = undecided(clock)
    if past != clock.questions:
        clock = msgspec.structs.replace(clock, questions=past)
    runs = runs and len(turns) == len(asked) > 0 and seat not in now.away
    return started(clock, now.at) if runs else stopped(clock, now.at)


def _ended(clock: Clock, seat: int, now: Situation, turns: Sequence[str]) -> tuple[str, ...]:
    """Return what a seat was asked, the end of its turn in front where it has just ended that.

    Some games ask the same in every turn of a round.
    """
    had = any(wait.seat == seat and wait.kind == "turn" for wait in now.before if not wait.answered)
    if not had or turns or not now.closed or now.back:
        return clock.questions
    return (ENDED, *clock.questions)


def _adds(past: Sequence[str], key: str, *, back: bool) -> bool:
    """Tell whether a question is a new turn, which adds to the bank.

    After the end of a turn the last question of all may come again, and is a new one; what comes
    again from before that was taken back, and has added to the bank already.
    """
    if not past or back:
        return not past
    return key not in (past[2:] if past[0] == ENDED else past)


def _kept(clocks: Clocks, now: Situation) -> dict[str, Clock]:
    """Return the clocks of windows and holds, but for those that were over before a turn ended."""
    held = {*map(name_of, now.before), *map(of_wait, now.covered)}
    return {
        name: clock
        for name, clock in clocks.items()
        if name.startswith(WAIT) and (name in held or not now.closed)
    }


def _shared(clocks: Clocks, now: Situation, *, runs: bool) -> dict[str, Clock]:
    """Return the clocks of windows and holds; they stand while anybody they ask is away."""
    under = set(map(of_wait, now.covered))
    found = {
        name: clock if name in under else _over(clock)
        for name, clock in ((name, stopped(clock, now.at)) for name, clock in clocks.items())
    }
    for key, (kind, asked) in _asked(now.waits).items():
        limit = now.pace.hold if kind == "hold" else now.pace.window
        people, name = asked & now.people, of_wait(key)
        if limit is None or not people:
            continue
        clock = clocks.get(name)
        if clock is None or not clock.left or _anew(clock, key, asked, now):
            clock = Clock(length(limit), quarter=length(limit) // 4)
        clock = msgspec.structs.replace(clock, questions=(key,))
        going = runs and not people & now.away
        found[name] = started(clock, now.at) if going else stopped(clock, now.at)
    return found


def _over(clock: Clock) -> Clock:
    """Return the clock of a window that is over: only going back lets it go on."""
    if clock.questions[:1] == (ENDED,):
        return clock
    return msgspec.structs.replace(clock, questions=(ENDED, *clock.questions))


def _anew(clock: Clock, key: str, asked: frozenset[int], now: Situation) -> bool:
    """Tell whether a window is another one than that of the same key before it.

    Some games ask the same in every round, or of somebody else in the same one.
    """
    if now.back:
        return False
    had = {wait.seat for wait in now.before if wait.key == key}
    return clock.questions[:1] == (ENDED,) or bool(had and not asked & had)


def _asked(waits: Iterable[Wait]) -> dict[str, tuple[str, frozenset[int]]]:
    """Return of each window and hold what it is, and who has yet to answer it."""
    found: dict[str, tuple[str, frozenset[int]]] = {}
    for wait in waits:
        if wait.kind != "turn" and not wait.answered:
            _, others = found.get(wait.key, (wait.kind, frozenset[int]()))
            found[wait.key] = (wait.kind, others | {wait.seat})
    return found


def acted(clocks: Clocks, seats: Iterable[int]) -> dict[str, Clock]:
    """Return the clocks after these persons have acted themselves: they are absent no more."""
    names = {bank(seat) for seat in seats}
    return {
        name: msgspec.structs.replace(clock, expired=0) if name in names else clock
        for name, clock in clocks.items()
    }


def absent(clocks: Clocks, seat: int) -> bool:
    """Tell whether a seat's person let their time run out twice in a row."""
    clock = clocks.get(bank(seat))
    return clock is not None and clock.expired >= FLAGGED


def load(rows: Iterable[ClockRow]) -> dict[str, Clock]:
    """Return stored clocks; those that cannot be read are left out, and begin anew."""
    return {
        row.name: Clock(
            row.left, tuple(row.question.splitlines()), row.since, row.quarter, row.expired
        )
        for row in rows
        if wrong(row) is None
    }


def changes(table_id: str, before: Clocks, now: Clocks) -> dict[str, ClockRow | None]:
    """Return what is to be stored where the clocks of a table are others now."""
    gone: dict[str, ClockRow | None] = {name: None for name in before if name not in now}
    return gone | {
        name: ClockRow(
            table_id=table_id,
            name=name,
            question="\n".join(clock.questions),
            left=clock.left,
            since=clock.since,
            next_at=next_at(clock),
            quarter=clock.quarter,
            expired=clock.expired,
        )
        for name, clock in now.items()
        if before.get(name) != clock
    }
