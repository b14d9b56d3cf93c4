"""The turns that add to the bank of a seat: each of them once.

Some games ask the same in every turn of a round: for such a question the ends of turns are
remembered as well. A question that the table goes back behind has added already if it comes again
(`Clock.spare`).
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec

from games.core.waits import Wait

ENDED = ""
"""A mark among the questions of a seat for the end of its turn, and of a window for its end."""
REMEMBERED = 16
"""Questions of a seat, and ends of its turns, that are remembered."""
SPARE = "-"
"""The stored mark, in place of an entry, of a question that was taken back."""


class Asked(msgspec.Struct, frozen=True, gc=False):
    """A question that was put to a seat with an entry of the log, 0 if that is unknown."""

    key: str
    entry: int = 0


Past = tuple[Asked, ...]
"""The questions of a seat, the last first, with the ends of its turns."""


def over(
    seat: int,
    before: Sequence[Wait],
    after: Sequence[Wait],
    closers: Collection[int],
    beneath: Collection[tuple[int, str]],
) -> bool:
    """Return whether a turn of a seat has ended, when `closers` ended a turn or phase.

    It has if the seat is no longer asked, nor `beneath` the question that covers it; and if the
    seat is asked again the question that it has just ended itself, or had answered before another
    player ended it for all.
    """
    busy = {wait.seat for wait in before if wait.kind != "turn" and not wait.answered}
    ended = {
        wait.key
        for wait in before
        if wait.kind == "turn" and not wait.answered and wait.seat in set(closers) - busy
    }
    there = {wait.key: wait.answered for wait in after if wait.seat == seat}
    for wait in before:
        if wait.seat != seat or wait.kind != "turn":
            continue
        own = wait.answered or seat in closers
        again = wait.key in ended and own and not there.get(wait.key, True)
        gone = wait.key not in there and (seat, wait.key) not in beneath
        if again or gone:
            return True
    return False


def adds(past: Past, key: str, *, back: bool) -> bool:
    """Return whether a question is a new turn of its seat.

    After the end of a turn the last question of all can come again, and is a new one; an earlier
    question that comes again was only covered.
    """
    keys = list(dict.fromkeys(each.key for each in past if each.key != ENDED))
    ended = not back and past[:1] and past[0].key == ENDED
    return key not in (keys[1:] if ended else keys)


def with_question(past: Past, key: str, entry: int, *, new: bool) -> Past:
    """Return a seat's questions with one more, if it is another one than before or `new`."""
    if not new and past and past[0].key == key:
        return past
    same = None if new else next((each for each in past if each.key == key), None)
    rest = (each for each in past if each is not same)
    return (same or Asked(key, entry), *rest)[:REMEMBERED]


def taken_back(past: Past, spare: Sequence[str], entry: int) -> tuple[Past, tuple[str, ...]]:
    """Return a seat's questions at an entry, and `spare` with its questions since."""
    there = tuple(each for each in past if each.entry <= entry)
    undone = [each.key for each in past if each.entry > entry and each.key != ENDED]
    return there, (*undone, *spare)[:REMEMBERED]


def without(spare: tuple[str, ...], key: str) -> tuple[str, ...]:
    """Return the questions that were taken back, without one that has come again."""
    found = spare.index(key)
    return (*spare[:found], *spare[found + 1 :])


def lines(past: Past, spare: Sequence[str]) -> str:
    """Return the stored text of questions, a line each."""
    asked = (f"{each.key}\t{each.entry}" if each.entry else each.key for each in past)
    return "\n".join([*asked, *(f"{key}\t{SPARE}" for key in spare)])


def read(stored: str) -> tuple[Past, tuple[str, ...]]:
    """Return the questions of a stored text; older versions did not note the entries."""
    past, spare = list[Asked](), list[str]()
    for line in stored.splitlines():
        key, tab, entry = line.rpartition("\t")
        if tab and entry == SPARE:
            spare.append(key)
        elif tab and entry.isdecimal() and len(entry) < 20:  # else it is damaged
            past.append(Asked(key, int(entry)))
        else:
            past.append(Asked(line))
    return tuple(past), tuple(spare)
