"""Changes of clocks by a commit, without a table."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import msgspec
import pytest

from bot.service.clocks import clocks, increments
from bot.service.clocks.clocks import TIME_CONTROLS, Clock, Situation, after, bank, length, of_wait
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


def test_a_bank_runs_while_its_seat_is_awaited_and_stands_otherwise() -> None:
    first = after({}, at(0, turn(0)))
    assert clocks.deadline(first[bank(0)]) == 10 * DAY
    assert clocks.deadline(first[bank(1)]) is None
    second = after(first, at(30 * HOUR, turn(1, "turn 2")))
    assert second[bank(0)].left == 10 * DAY - 30 * HOUR
    assert clocks.deadline(second[bank(0)]) is None
    assert clocks.left(second[bank(1)], 31 * HOUR) == 10 * DAY - HOUR


def test_a_turn_adds_to_its_bank_once_and_never_above_the_start() -> None:
    table = after({}, at(0, turn(0)))
    table = after(table, at(3 * DAY, turn(1, "turn 2")))
    table = after(table, at(3 * DAY, turn(0, "turn 3")))
    assert table[bank(0)].left == 7 * DAY + 36 * HOUR
    table = after(table, at(3 * DAY + HOUR, turn(1, "turn 4")))
    table = after(table, at(3 * DAY + HOUR, turn(0, "turn 3")))  # taken back
    table = after(table, at(3 * DAY + HOUR, turn(0, "turn 1")))
    table = after(table, at(3 * DAY + HOUR, turn(0, "turn 3")))
    assert table[bank(0)].left == 7 * DAY + 35 * HOUR
    table = after(table, at(3 * DAY + HOUR, turn(0, "turn 5")))
    assert table[bank(0)].left == 10 * DAY - HOUR
    table = after(table, at(3 * DAY + HOUR, turn(0, "turn 6")))
    assert table[bank(0)].left == 10 * DAY


def test_the_same_question_in_every_turn_of_a_round_adds_each_time() -> None:
    mine, other = turn(0, "round 1"), turn(1, "round 1")
    table = after({}, at(0, mine))
    table = after(table, at(5 * DAY, other, before=[mine], closed=True))
    back = after(table, at(5 * DAY, mine, before=[other], back=True))
    assert back[bank(0)].left == 5 * DAY  # taken back: the same turn
    back = after(back, at(5 * DAY, other, before=[mine], closed=True))
    for each in (table, back):
        again = after(each, at(5 * DAY, mine, before=[other], closed=True))
        assert again[bank(0)].left == 6 * DAY + 12 * HOUR
        covered = after(again, at(5 * DAY, window(1), before=[mine]))
        assert after(covered, at(5 * DAY, mine, before=[window(1)]))[bank(0)].left == (
            6 * DAY + 12 * HOUR
        )


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


@pytest.mark.parametrize(
    "covered",
    [
        (window(1),),
        (turn(0), window(0)),
        (turn(0, answered=True), turn(1)),
    ],
)
def test_a_bank_rests_while_covered_by_a_window_or_answered(covered: tuple[Wait, ...]) -> None:
    table = after({}, at(0, turn(0)))
    table = after(table, at(HOUR, *covered))
    assert clocks.left(table[bank(0)], 9 * HOUR) == 10 * DAY - HOUR
    table = after(table, at(9 * HOUR, turn(0)))
    assert clocks.deadline(table[bank(0)]) == 10 * DAY + 8 * HOUR


@pytest.mark.parametrize("stops", [{"playing": False}, {"away": frozenset({0})}])
def test_a_bank_stands_while_the_table_is_paused_or_its_person_away(stops: dict[str, Any]) -> None:
    table = after({}, at(0, turn(0), turn(1)))
    table = after(table, at(HOUR, turn(0), turn(1), **stops))
    assert clocks.deadline(table[bank(0)]) is None
    assert (clocks.deadline(table[bank(1)]) is None) is ("playing" in stops)
    table = after(table, at(50 * HOUR, turn(0), turn(1)))
    assert clocks.deadline(table[bank(0)]) == 10 * DAY + 49 * HOUR


def test_nothing_runs_while_the_channel_cannot_be_written_to() -> None:
    table = after({}, at(0, turn(0), window(1)))
    table = after({**table, clocks.UNHEARD: Clock(0)}, at(HOUR, turn(0), window(1)))
    assert all(clocks.next_at(clock) is None for clock in table.values())
    del table[clocks.UNHEARD]
    table = after(table, at(5 * HOUR, turn(0), window(1)))
    assert clocks.deadline(table[bank(0)]) == 10 * DAY + 4 * HOUR
    assert clocks.deadline(table[of_wait("call 1")]) == 28 * HOUR


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


def deadline_of(table: clocks.Clocks, key: str = "call 1") -> int | None:
    return clocks.deadline(table[of_wait(key)])


def test_a_window_that_comes_back_with_a_withdrawal_goes_on() -> None:
    table = after({}, at(0, window(1)))
    gone = after(table, at(HOUR, turn(0), before=[window(1)], closed=True))
    again = after(gone, at(5 * HOUR, window(1), before=[turn(0)], back=True))
    assert deadline_of(again) == 28 * HOUR
    later = after(again, at(6 * HOUR, window(1), before=[window(1)]))
    assert deadline_of(later) == 28 * HOUR
    over = after(gone, at(5 * HOUR, window(1), before=[turn(0)], closed=True))
    assert deadline_of(over) == 29 * HOUR


def test_the_same_question_put_anew_has_its_full_time() -> None:
    table = after({}, at(0, window(1)))
    gone = after(table, at(HOUR, turn(0), before=[window(1)]))
    stands = after(gone, at(2 * HOUR, turn(0), before=[turn(0)]))
    assert deadline_of(after(stands, at(5 * HOUR, window(1), before=[turn(0)]))) == 29 * HOUR
    other = after(table, at(5 * HOUR, window(0), before=[window(1)]))  # in one commit
    assert deadline_of(other) == 29 * HOUR
    withdrawn = after(table, at(HOUR, turn(0), before=[window(1)], back=True))
    assert deadline_of(after(withdrawn, at(5 * HOUR, window(1), before=[turn(0)]))) == 29 * HOUR


def test_a_window_that_another_covers_stands_meanwhile() -> None:
    first, second = window(1), window(0, "fight 2")
    table = after({}, at(0, first))
    under = frozenset({first.key})
    table = after(table, at(HOUR, second, before=[first], covered=under, closed=True))
    table = after(table, at(2 * HOUR, second, before=[second], covered=under, closed=True))
    assert deadline_of(table) is None
    table = after(table, at(9 * HOUR, first, before=[second]))
    assert deadline_of(table) == 32 * HOUR


def test_a_hold_has_a_clock_also_where_the_table_has_none() -> None:
    hold = Wait(1, "hold before:3", "hold")
    table = after({}, at(0, hold, turn(0), window(0), pace=TIME_CONTROLS["none"]))
    assert {name: clocks.deadline(clock) for name, clock in table.items()} == {
        of_wait("hold before:3"): 12 * HOUR
    }


def test_a_reminder_is_due_at_the_last_quarter_and_then_the_end() -> None:
    clock = after({}, at(0, turn(0)))[bank(0)]
    assert clocks.next_at(clock) == 7 * DAY + 12 * HOUR
    assert clocks.next_at(clocks.reminded(clock)) == 10 * DAY
    late = clocks.started(clocks.stopped(clock, 9 * DAY), 20 * DAY)
    assert clocks.next_at(late) == 20 * DAY  # it was not sent, and is due


def test_what_ran_out_stands_until_more_is_given_or_another_turn_begins() -> None:
    table = after({}, at(0, turn(0)))
    late = clocks.stopped(table[bank(0)], 11 * DAY)
    assert clocks.next_at(clocks.started(late, 20 * DAY)) is not None  # nothing was done yet
    table[bank(0)] = clocks.spent(clocks.ran_out(table[bank(0)]))
    table = after(table, at(11 * DAY, turn(0)))
    assert clocks.deadline(table[bank(0)]) is None
    given = clocks.given(table[bank(0)], DAY, 11 * DAY, 10 * DAY)
    assert clocks.deadline(clocks.started(given, 11 * DAY)) == 12 * DAY
    table = after(table, at(11 * DAY, turn(0, "turn 2")))
    assert clocks.deadline(table[bank(0)]) == 11 * DAY + 36 * HOUR


def test_whoever_takes_a_seat_has_the_full_bank_and_was_never_late() -> None:
    table = after({}, at(0, turn(0), turn(1)))
    table[bank(0)] = msgspec.structs.replace(table[bank(0)], expired=2)
    assert clocks.absent(table, 0)
    table = after(table, at(5 * DAY, turn(0), turn(1), fresh=frozenset({0})))
    assert clocks.deadline(table[bank(0)]) == 15 * DAY
    assert clocks.deadline(table[bank(1)]) == 10 * DAY
    assert not clocks.absent(table, 0)
    assert bank(0) not in after(table, at(5 * DAY, turn(0), people=frozenset({1})))
    assert after(table, at(5 * DAY, over=True)) == {}


@pytest.mark.parametrize(("spent", "left"), [(2 * DAY, 8 * DAY), (10 * DAY - HOUR, 60 * HOUR)])
def test_whoever_comes_back_to_their_seat_has_what_they_left_and_time_to_play(
    spent: int, left: int
) -> None:
    table = after({}, at(0, turn(0)))
    table[bank(0)] = msgspec.structs.replace(table[bank(0)], expired=2)
    lent = {"lent": frozenset({0}), "before": [turn(0)]}
    table = after(table, at(spent, turn(0), people=frozenset({1}), fresh=frozenset({0}), **lent))
    assert set(table) == {clocks.of_owner(0), bank(1)}
    table = after(table, at(spent + DAY, turn(0), people=frozenset({1}), **lent))
    back = {"fresh": frozenset({0}), "returned": frozenset({0})}
    table = after(table, at(spent + 3 * DAY, turn(0), before=[turn(0)], **back))
    assert set(table) == {bank(0), bank(1)}
    assert clocks.left(table[bank(0)], spent + 3 * DAY) == left
    assert clocks.absent(table, 0)


def test_who_plays_for_another_meanwhile_has_a_bank_of_their_own() -> None:
    table = after({}, at(0, turn(0)))
    lent = {"lent": frozenset({0}), "before": [turn(0)]}
    table = after(table, at(5 * DAY, turn(0), fresh=frozenset({0}), **lent))
    assert clocks.deadline(table[bank(0)]) == 15 * DAY
    table = after(table, at(9 * DAY, turn(0), fresh=frozenset({0}), **lent))  # a third person
    assert clocks.deadline(table[bank(0)]) == 19 * DAY
    back = {"fresh": frozenset({0}), "returned": frozenset({0})}
    table = after(table, at(9 * DAY, turn(0), before=[turn(0)], **back))
    assert clocks.deadline(table[bank(0)]) == 14 * DAY


def test_a_window_goes_on_for_whoever_comes_back_and_is_whole_for_somebody_else() -> None:
    table = after({}, at(0, window(0)))
    lent = {"lent": frozenset({0}), "before": [window(0)], "fresh": frozenset({0})}
    table = after(table, at(20 * HOUR, window(0), people=frozenset({1}), **lent))
    assert deadline_of(table) is None
    back = {"fresh": frozenset({0}), "returned": frozenset({0}), "before": [window(0)]}
    again = after(table, at(25 * HOUR, window(0), **back))
    assert deadline_of(again) == 29 * HOUR
    other = after(again, at(26 * HOUR, window(0), **lent))
    assert deadline_of(other) == 50 * HOUR


def test_a_window_runs_for_a_free_seat_and_its_turn_waits() -> None:
    free = {"people": frozenset({1}), "vacant": frozenset({0}), "lent": frozenset({0})}
    hold = Wait(0, "hold turn:1", "hold")
    table = after({}, at(0, window(0), hold, **free))
    assert deadline_of(table) == deadline_of(table, hold.key) == 24 * HOUR
    table = after({}, at(0, window(0)))
    table = after(table, at(HOUR, window(0), before=[window(0)], fresh=frozenset({0}), **free))
    assert deadline_of(table) == 24 * HOUR
    table = after(table, at(2 * HOUR, turn(0), before=[window(0)], **free))
    assert all(clock.since is None for clock in table.values())


def test_a_hold_runs_on_while_its_holder_is_away() -> None:
    hold = Wait(1, "hold turn:1", "hold")
    away = frozenset({1})
    table = after({}, at(0, hold, window(1), turn(0), away=away))
    assert deadline_of(table, hold.key) == 24 * HOUR
    assert deadline_of(table) is None
