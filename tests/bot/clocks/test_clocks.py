"""Changes of clocks by a commit, without a table."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

from bot.service.clocks import clocks, increments
from bot.service.clocks.clocks import TIME_CONTROLS, Situation, after, bank, length, of_wait
from bot.service.clocks.increments import ENDED, Asked
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
