"""Clocks after a commit, and quiet hours by the wall clock, as values without a table."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from bot.service.clocks import clocks, increments, quiet_hours
from bot.service.clocks.clocks import TIME_CONTROLS, Situation, after, bank, length, of_wait
from bot.service.clocks.increments import ENDED, Asked
from bot.service.clocks.quiet_hours import MOST, Quiet, QuietPeriod
from db.users import UserRow
from games.core.rng import rng
from games.core.waits import Wait

HOUR = length(timedelta(hours=1))
DAY = 24 * HOUR
SLOW = TIME_CONTROLS["slow"]


def turn(seat: int, key: str = "turn 1", **more: Any) -> Wait:
    return Wait(seat, key, **more)


def window(seat: int, key: str = "call 1", **more: Any) -> Wait:
    return Wait(seat, key, "window", **more)


def at(time: int, *waits: Wait, **more: Any) -> Situation:
    given: dict[str, Any] = {"pace": SLOW, "people": frozenset({0, 1}), **more}
    return Situation(time, waits=waits, **given)


def ends(seat: int, *waits: Wait, **more: Any) -> dict[str, Any]:
    """Return the arguments for a seat that has ended a turn with these waits."""
    return {"before": waits, "closed": True, "closers": frozenset({seat}), **more}


def test_a_turn_right_after_ones_own_adds_too() -> None:
    """The others have passed for the round."""
    mine = turn(0, "round 1")
    table = after({}, at(0, mine))
    table = after(table, at(5 * DAY, mine, **ends(0, mine, entry=7)))
    assert table[bank(0)].left == 6 * DAY + 12 * HOUR
    again = after(table, at(5 * DAY, mine, before=[mine], back=True, entry=5))
    again = after(again, at(5 * DAY, mine, **ends(0, mine, entry=9)))
    assert again[bank(0)].left == 6 * DAY + 12 * HOUR  # taken back and played again
    again = after(again, at(5 * DAY, mine, **ends(0, mine, entry=11)))
    assert again[bank(0)].left == 8 * DAY


def test_a_turn_that_another_question_interrupted_adds_when_it_comes_again_after_its_end() -> None:
    mine, other = turn(0, "round 1"), turn(0, "lane 1")
    table = after(after({}, at(0, mine)), at(0, other, before=[mine]))
    table = after(table, at(5 * DAY, mine, before=[other]))
    table = after(table, at(5 * DAY, mine, **ends(0, mine, entry=7)))
    assert table[bank(0)].left == 6 * DAY + 12 * HOUR


def test_the_turn_of_a_round_that_came_again_twice_adds_once() -> None:
    mine, other = turn(0, "round 1"), turn(1, "round 1")
    table = after({}, at(0, mine, entry=1))
    for _ in range(2):  # the table goes back behind both turns
        table = after(table, at(5 * DAY, other, **ends(0, mine, entry=3)))
        table = after(table, at(5 * DAY, mine, **ends(1, other, entry=4)))
        assert table[bank(0)].left == 6 * DAY + 12 * HOUR
        table = after(table, at(5 * DAY, mine, before=[mine], closed=True, back=True, entry=1))
    table = after(table, at(5 * DAY, other, **ends(0, mine, entry=8)))
    table = after(table, at(5 * DAY, mine, **ends(1, other, entry=9)))
    table = after(table, at(5 * DAY, other, **ends(0, mine, entry=10)))
    table = after(table, at(5 * DAY, mine, **ends(1, other, entry=11)))
    assert table[bank(0)].left == 8 * DAY


def test_what_ends_beside_a_turn_does_not_end_it() -> None:
    mine, phase = turn(0, "bids 1"), turn(1, "bids 1")
    table = after({}, at(0, mine, phase))
    # One's own window, another player's turn, and one's former answer are open again.
    for closer, before in ((0, window(0)), (1, turn(1, "lane 1")), (1, phase)):
        waits = (mine, before, phase)
        table = after(table, at(5 * DAY, mine, phase, **ends(closer, *waits)))
        assert clocks.left(table[bank(0)], 5 * DAY) == 5 * DAY


def test_each_phase_of_all_together_is_a_turn_of_everybody() -> None:
    done, mine = turn(0, "picks", answered=True), turn(0, "picks")
    table = after({}, at(0, mine, turn(1, "picks")))
    table = after(table, at(5 * DAY, done, turn(1, "picks"), before=[mine, turn(1, "picks")]))
    waits = (done, turn(1, "picks"))
    table = after(table, at(6 * DAY, mine, turn(1, "picks"), **ends(1, *waits)))
    assert table[bank(0)].left == 6 * DAY + 12 * HOUR
    assert table[bank(1)].left == 5 * DAY + 12 * HOUR


def test_what_is_stored_of_a_seats_turns_is_read_again_also_of_older_versions() -> None:
    past = (Asked("round 2", 9), Asked(ENDED, 7), Asked("round 1"))
    for spare in ((), ("round 2", "round 2")):
        assert increments.read(increments.lines(past, spare)) == (past, spare)
    assert increments.read("\nround 1") == ((Asked(ENDED), Asked("round 1")), ())


def test_a_window_has_one_clock_for_all_it_asks_and_leaves_the_banks_alone() -> None:
    asked = at(0, window(0), window(1))
    table = after({}, asked)
    assert clocks.deadline(table[of_wait("call 1")]) == 24 * HOUR
    assert clocks.deadline(table[bank(0)]) is None
    table = after(table, at(HOUR, window(0, answered=True), window(1), before=asked.waits))
    assert clocks.deadline(table[of_wait("call 1")]) == 24 * HOUR
    table = after(table, at(2 * HOUR, window(1), away=frozenset({1})))
    assert clocks.deadline(table[of_wait("call 1")]) is None
    table = after(table, at(9 * HOUR, window(1)))
    assert clocks.deadline(table[of_wait("call 1")]) == 31 * HOUR
    waits = window(0, answered=True), window(1)
    for quiet, stands in ((1, True), (0, False)):  # one who is done keeps nothing
        table = after(table, at(10 * HOUR, *waits, before=waits, quiet=frozenset({quiet})))
        assert (clocks.deadline(table[of_wait("call 1")]) is None) is stands


def deadline_of(table: clocks.Clocks, key: str = "call 1") -> int | None:
    return clocks.deadline(table[of_wait(key)])


def test_a_window_that_another_covers_stands_meanwhile() -> None:
    first, second = window(1), window(0, "fight 2")
    table = after({}, at(0, first))
    under = frozenset({first.key})
    table = after(table, at(HOUR, second, before=[first], covered=under, closed=True))
    table = after(table, at(2 * HOUR, second, before=[second], covered=under, closed=True))
    assert deadline_of(table) is None
    table = after(table, at(9 * HOUR, first, before=[second]))
    assert deadline_of(table) == 32 * HOUR


def test_a_reminder_is_due_at_the_last_quarter_and_then_the_end() -> None:
    clock = after({}, at(0, turn(0)))[bank(0)]
    assert clocks.next_at(clock) == 7 * DAY + 12 * HOUR
    assert clocks.next_at(clocks.reminded(clock)) == 10 * DAY
    late = clocks.started(clocks.stopped(clock, 9 * DAY), 20 * DAY)
    assert clocks.next_at(late) == 20 * DAY  # it was not sent, and is due


# Quiet hours, compared with the wall clock read minute by minute


ZONES = (
    "Europe/Paris", "America/New_York", "Asia/Kolkata", "Asia/Kathmandu", "Australia/Lord_Howe",
    "Pacific/Chatham", "America/St_Johns", "Pacific/Kiritimati", "UTC", "Africa/Casablanca",
)  # fmt: skip
CHANGES = (
    datetime(2026, 3, 6, tzinfo=UTC), datetime(2026, 3, 27, tzinfo=UTC),
    datetime(2026, 4, 3, tzinfo=UTC), datetime(2026, 9, 25, tzinfo=UTC),
    datetime(2026, 10, 2, tzinfo=UTC), datetime(2026, 10, 23, tzinfo=UTC),
    datetime(2026, 10, 30, tzinfo=UTC), datetime(2026, 6, 1, tzinfo=UTC),
)  # fmt: skip
MINUTE = timedelta(minutes=1)
LONG_AGO = datetime(2020, 1, 1, tzinfo=UTC)


def on(text: str, zone: str = "Europe/Paris") -> datetime:
    """Return a time on the wall as a moment."""
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).astimezone(UTC)


def on_the_wall(hours: tuple[int, int], zone: str, moment: datetime) -> bool:
    """Return whether the clock on the wall shows a time within the hours."""
    local = moment.astimezone(ZoneInfo(zone))
    minute = local.hour * 60 + local.minute
    begins, ends = hours
    return begins <= minute < ends if begins < ends else minute >= begins or minute < ends


@pytest.mark.parametrize("zone", ZONES)
def test_hours_are_what_the_clock_on_the_wall_says(zone: str) -> None:
    """Over all changes to summer time and back, except hours that begin or end in one."""
    random = rng(7)
    for start in CHANGES:
        for _ in range(4):
            begins = random.pick((0, 20, 30, 4 * 60, 13 * 60 + 15, 20 * 60, 23 * 60 + 45))
            hours = begins, (begins + random.pick((30, 5 * 60, 8 * 60 + 15, 12 * 60))) % (24 * 60)
            if any(60 <= edge < 4 * 60 for edge in hours):
                continue
            there = Quiet(zone, LONG_AGO, hours)
            for number in range(100):
                moment = start + number * 73 * MINUTE
                end = quiet_hours.until(there, moment)
                assert (end is not None) == on_the_wall(hours, zone, moment), (hours, moment)
                change = quiet_hours.changes_at(there, moment)
                assert change is not None
                assert moment < change
                # It is the first moment at which the wall says otherwise.
                assert on_the_wall(hours, zone, change) != on_the_wall(hours, zone, moment)
                before = change - MINUTE
                if before >= moment:
                    assert on_the_wall(hours, zone, before) == on_the_wall(hours, zone, moment)


@pytest.mark.parametrize(
    ("hours", "begins", "ends"),
    [
        ((130, 170), "2026-03-29 03:00", "2026-03-29 03:00"),  # 2:10 to 2:50 are skipped
        ((90, 150), "2026-03-29 01:30", "2026-03-29 03:00"),
        ((150, 300), "2026-03-29 03:00", "2026-03-29 05:00"),
    ],
)
def test_an_hour_that_is_not_there_begins_and_ends_them_at_the_change(
    hours: tuple[int, int], begins: str, ends: str
) -> None:
    there, moment = Quiet("Europe/Paris", LONG_AGO, hours), on("2026-03-29 00:30")
    change = quiet_hours.changes_at(there, moment)
    assert change == on(begins)
    if begins != ends:
        assert quiet_hours.until(there, on(begins)) == on(ends)


def test_an_hour_that_is_there_twice_ends_them_the_second_time() -> None:
    there = Quiet("Europe/Paris", LONG_AGO, (23 * 60, 2 * 60 + 30))
    first = datetime(2026, 10, 25, 0, 30, tzinfo=UTC)  # 2:30 in summer time
    assert quiet_hours.until(there, first) == datetime(2026, 10, 25, 1, 30, tzinfo=UTC)


def test_hours_without_length_hold_never_and_those_over_midnight_are_as_long_as_they_look() -> None:
    assert quiet_hours.until(Quiet("UTC", LONG_AGO, (60, 60)), CHANGES[0]) is None
    assert quiet_hours.length(21 * 60, 9 * 60) == MOST


NIGHT, NOON, MORNING = (22 * 60, 7 * 60), (12 * 60, 0), (0, 12 * 60)


@pytest.mark.parametrize(
    ("changes", "ends"),
    [
        # New hours hold at once, also in the middle of them.
        ([("01 23:30", NIGHT)], {"01 23:30": "02 07:00", "01 23:29": None}),
        # Other hours hold a day after the last began.
        (
            [("01 12:00", MORNING), ("02 11:59", NOON)],
            {"02 11:59": "02 12:00", "02 12:00": None, "02 23:59": None, "03 12:00": "04 00:00"},
        ),
        # Hours can be ended at any time.
        ([("01 12:00", NIGHT), ("02 23:00", None)], {"02 23:00": None, "03 23:00": None}),
        (
            [("01 12:00", NIGHT), ("02 23:00", None), ("02 23:01", NIGHT)],
            {"02 23:02": None, "03 22:00": "04 07:00"},
        ),
    ],
)
def test_changed_hours_hold_from_a_time_at_which_nobody_gains(
    changes: list[tuple[str, tuple[int, int] | None]], ends: dict[str, str | None]
) -> None:
    there: Quiet | None = None
    for moment, hours in changes:
        there = quiet_hours.changed(there, on(f"2026-06-{moment}"), "Europe/Paris", hours)
    assert there is not None
    for moment, end in ends.items():
        found = quiet_hours.until(there, on(f"2026-06-{moment}"))
        assert found == (None if end is None else on(f"2026-06-{end}")), moment
    if changes[-1][1] is None:
        assert quiet_hours.changes_at(there, on(f"2026-06-{changes[-1][0]}")) is None


def test_hours_that_are_to_come_begin_no_later_in_another_zone() -> None:
    first = quiet_hours.changed(None, on("2026-06-01 12:00"), "Europe/Paris", MORNING)
    then = quiet_hours.changed(first, on("2026-06-02 11:59"), "Europe/Paris", NOON)
    again = quiet_hours.changed(then, on("2026-06-02 13:00"), "Asia/Tokyo", NOON)
    assert again.since == then.since


@pytest.mark.parametrize("seed", range(20))
def test_however_they_are_changed_a_day_has_at_most_twelve_quiet_hours(seed: int) -> None:
    random = rng(seed)
    zone, moment = random.pick(("Asia/Kolkata", "UTC")), datetime(2026, 6, 1, tzinfo=UTC)
    hours: Quiet | None = None
    spells: list[QuietPeriod] = []
    for _ in range(60):
        begins = 60 * random.below(24)
        wanted = begins, (begins + 60 * (1 + random.below(12))) % (24 * 60)
        hours = quiet_hours.changed(hours, moment, zone, random.pick((wanted, wanted, None)))
        later = moment + timedelta(hours=1 + random.below(30))
        while moment < later:  # quarter hour by quarter hour
            if quiet_hours.until(hours, moment) is not None:
                spells.append(QuietPeriod(moment, moment + 15 * MINUTE))
            moment += 15 * MINUTE
    assert spells
    for number, spell in enumerate(spells):
        day = [each for each in spells[number:] if each.start < spell.start + timedelta(days=1)]
        assert len(day) * 15 * MINUTE <= MOST, spell


def test_a_clock_runs_out_after_the_quiet_hours_before() -> None:
    """Counted minute by minute, for one and for several players it waits for."""
    random = rng(3)
    for number in range(10):
        people = [
            Quiet(random.pick(ZONES), LONG_AGO, (60 * begins, (60 * begins + 480) % 1440))
            for begins in (random.below(24), random.below(24))
        ][: 1 + number % 2]
        moment, left = CHANGES[number % len(CHANGES)], timedelta(minutes=30 + random.below(3000))
        end = quiet_hours.runs_out(people, moment, left)
        while left:
            stands = any(quiet_hours.until(each, moment) is not None for each in people)
            left -= timedelta() if stands else MINUTE
            moment += MINUTE
        assert end is not None
        assert abs(end - moment) <= MINUTE


def test_where_they_leave_no_time_no_end_is_told() -> None:
    day, night = (Quiet("UTC", LONG_AGO, hours) for hours in ((0, 720), (720, 0)))
    assert quiet_hours.runs_out([day, night], CHANGES[0], timedelta(hours=1)) is None
    assert quiet_hours.runs_out([], CHANGES[0], timedelta(hours=1)) == CHANGES[0] + timedelta(
        hours=1
    )


@pytest.mark.parametrize(
    "stored",
    [None, 7, {}, {"zone": "Mars/Base", "since": "2026-01-01T00:00:00Z", "hours": [0, 60]},
     {"zone": "UTC", "since": "2026-01-01T00:00:00Z", "hours": [0, 1440]},
     {"zone": "../../etc/passwd", "since": "2026-01-01T00:00:00Z", "hours": [0, 60]}],
)  # fmt: skip
def test_what_cannot_be_read_is_none(stored: object) -> None:
    assert quiet_hours.read(UserRow(user_id=1, preferences={quiet_hours.KEPT: stored})) is None
    assert quiet_hours.read(UserRow(user_id=1)) is None


def test_hours_are_stored_as_they_are() -> None:
    first = quiet_hours.changed(None, on("2026-06-01 12:00"), "Asia/Kathmandu", (0, 12 * 60))
    then = quiet_hours.changed(first, on("2026-06-02 03:00"), "Asia/Kathmandu", (60, 12 * 60))
    for each in (first, then):
        kept = UserRow(user_id=1, preferences={quiet_hours.KEPT: quiet_hours.stored(each)})
        assert quiet_hours.read(kept) == each
