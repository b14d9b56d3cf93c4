"""Questions that a game has put to seats, the source of pings, reminders and clocks."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Literal, Protocol, TypeVar

import msgspec

Kind = Literal["turn", "window", "hold"]


class Wait(msgspec.Struct, frozen=True, gc=False):
    """A question put to a seat, answered or not, as long as it is open for any seat.

    A seat can be asked several: what it has to decide in its lane, and in a window next to it.

    `key` names the question: the same before and after an action where it is the same question,
    another one where it is put again. `told`: whether others can know who has answered it; if not,
    they can know how many. `kind`: a window has its own clock and is answered before the turn that
    it covers; a hold is the kernel's own (`games.core.boundaries`). `parts`: whether its seat can
    have its actions so far count before it answers.
    """

    seat: int
    key: str
    kind: Kind = "turn"
    answered: bool = False
    told: bool = True
    parts: bool = False

    @property
    def topic(self) -> str:
        """The subject: questions of one topic share a message until all are answered.

        That is the key without the part that distinguishes its questions: "fight 2" of "fight 2/1".
        """
        return self.key.partition("/")[0].partition(" again ")[0]


def with_side_activity(found: Sequence[Wait], asides: Mapping[int, str]) -> tuple[Wait, ...]:
    """Return questions and one for each seat that is not asked but has begun something.

    `asides`: the keys of the added questions, by seat. A seat that is asked something else finishes
    its side activity as a part of that answer; a hold is no such question.
    """
    busy = {wait.seat for wait in found if not wait.answered and wait.kind != "hold"}
    more = (Wait(seat, key, "window") for seat, key in asides.items() if seat not in busy)
    return (*found, *more)


class SideActivity(Protocol):
    """A player who can begin a side activity, in a `lane`.

    `busy`: whether one is in progress; `asides`: their number, which names that question.
    """

    lane: list[Any]
    busy: bool
    asides: int


def count_asides(players: Iterable[SideActivity]) -> None:
    """Count with each player how often they have begun a side activity."""
    for p in players:
        if (busy := bool(p.lane)) != p.busy:
            p.busy = busy
            p.asides += busy


def unanswered(waits: Sequence[Wait]) -> tuple[int, ...]:
    """Return the seats that must decide."""
    return tuple(sorted({wait.seat for wait in waits if not wait.answered}))


def outstanding(waits: Sequence[Wait]) -> set[tuple[int, str]]:
    """Return who has yet to answer what."""
    return {(wait.seat, wait.key) for wait in waits if not wait.answered}


def counted(waits: Sequence[Wait]) -> tuple[int, ...]:
    """Return the seats whose answers must stay secret."""
    return tuple(sorted({wait.seat for wait in waits if not wait.told}))


class TurnState(Protocol):
    """A state in which one seat at a time decides, until the stack is empty."""

    @property
    def turn(self) -> int:
        """The seat that decides."""
        ...

    @property
    def stack(self) -> Sequence[Any]:
        """What remains to be done."""
        ...


T = TypeVar("T", bound=TurnState)


def one_seat_waits(question: Callable[[T], str]) -> Callable[[T], tuple[Wait, ...]]:
    """Return the `waits` of a game in which one seat at a time decides.

    `question` returns what names the question that is open (`Wait.key`).
    """
    return lambda state: (Wait(state.turn, question(state)),) if state.stack else ()


def one_seat_waiting(state: TurnState) -> tuple[int, ...]:
    """Return the seat whose turn it is, for `Rules.waiting`."""
    return (state.turn,) if state.stack else ()


def one_seat_frames(state: TurnState, seat: int) -> Sequence[Any]:
    """Return the last frame for the seat whose turn it is, for `Rules.open_frames`."""
    return state.stack[-1:] if seat == state.turn else ()
