"""Calls: a player calls on all others, who set something aside until the call closes.

The initiator gives first, then opens the call. Players who answer can take that back as long as the
call is open; the initiator can cancel it. Each game says what can be pledged and what it brings.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Sequence
from typing import Generic, Protocol, TypeVar

from msgspec import UNSET, UnsetType

from games.core.actions import Action
from games.core.errors import NOT_YOURS, Reason, reason
from games.core.events import Applied
from games.core.steps import AnyDecision, Step

OWN_CALL = reason("own_call")
NOT_OWN_CALL = reason("not_own_call")
NOT_OPEN = reason("call_not_open")
ANSWERED = reason("answered_already")
NOT_ANSWERED = reason("not_answered")

AtT = TypeVar("AtT", bound=AnyDecision)
A = TypeVar("A", bound=Action)


class Answer(Protocol):
    """What a seat set aside for a call; `done`: it has answered, even if it gave nothing."""

    done: bool


class Called(Protocol):
    """The frame of a call: what it must hold, apart from the game's own fields.

    `seat`: the initiator's.
    """

    seat: int
    opened: bool

    @property
    def pledges(self) -> Sequence[Answer]:
        """The answers of all seats."""
        ...


def barred(call: Called, seat: int) -> Reason | None:
    """Return why a seat gives nothing now: it is not its turn to, or it has answered."""
    if call.opened == (seat == call.seat):
        return OWN_CALL if call.opened else NOT_YOURS
    return ANSWERED if call.pledges[seat].done else None


def closes(call: Called, gave: Iterable[int], *, covered: bool) -> bool:
    """Return whether an open call is over: all have answered, or it needs nothing more.

    `covered`: the pledges are enough; only the seats in `gave` still have to answer that they keep
    their pledge.
    """
    asked = gave if covered else range(len(call.pledges))
    return call.opened and all(call.pledges[seat].done for seat in asked if seat != call.seat)


class Answers(Step[AtT, A], Generic[AtT, A]):
    """The initiator has given and opens the call; another seat has answered.

    Once an open call needs nothing more, its initiator can close it without waiting for answers.
    """

    @abstractmethod
    def open(self, at: AtT, log: Applied) -> None:
        """Call on the others."""

    @abstractmethod
    def covered(self, at: AtT) -> bool:
        """Return whether the pledges are enough."""

    @abstractmethod
    def confirm(self, at: AtT, log: Applied) -> None:
        """Close a call that is covered, for its initiator."""

    @abstractmethod
    def tell(self, at: AtT, log: Applied) -> None:
        """Add the event of a seat's answer."""

    def refusal(self, at: AtT, action: A) -> Reason | None:
        call: Called = at.frame
        if call.opened and at.seat == call.seat and self.covered(at):
            return None
        return barred(call, at.seat)

    def do(self, at: AtT, action: A, log: Applied) -> None:
        call: Called = at.frame
        if at.seat == call.seat and call.opened:
            self.confirm(at, log)
        elif at.seat == call.seat:
            call.opened = log.publish = True
            self.open(at, log)
        else:
            call.pledges[at.seat].done = True
            self.tell(at, log)


class TakesBack(Step[AtT, A], Generic[AtT, A], optional=True):
    """A seat takes its answer and its pledge back, and is asked again."""

    @abstractmethod
    def give_back(self, at: AtT, log: Applied) -> None:
        """Return the pledge to the seat that gave it."""

    def candidates(self, at: AtT) -> Iterable[A]:
        call: Called = at.frame
        return self.offers(at) if call.pledges[at.seat].done else ()

    def refusal(self, at: AtT, action: A) -> Reason | None:
        call: Called = at.frame
        return None if call.pledges[at.seat].done else NOT_ANSWERED

    def do(self, at: AtT, action: A, log: Applied) -> None:
        call: Called = at.frame
        call.pledges[at.seat].done = False
        self.give_back(at, log)


class Cancels(Step[AtT, A], Generic[AtT, A], optional=True):
    """The initiator ends an open call; this is not its answer to a question."""

    @abstractmethod
    def cancel(self, at: AtT, log: Applied) -> None:
        """Close the call, and return everything."""

    def candidates(self, at: AtT) -> Iterable[A]:
        call: Called = at.frame
        return self.offers(at) if call.opened and at.seat == call.seat else ()

    def refusal(self, at: AtT, action: A) -> Reason | None:
        call: Called = at.frame
        if at.seat != call.seat:
            return NOT_OWN_CALL
        return None if call.opened else NOT_OPEN

    def do(self, at: AtT, action: A, log: Applied) -> None:
        self.cancel(at, log)


# Cards of hands that are set aside face down


class Held(Protocol):
    """The player who sets cards aside."""

    hand: list[str]
    discard: list[str]


class Cards(Protocol):
    """The place for cards set aside; an empty field is left out of the stored state."""

    cards: list[str] | UnsetType


def set_card(p: Held, aside: Cards, card: str, *, given: bool) -> int:
    """Set a card of a hand aside, or take it back; return how many lie there."""
    cards = [each for each in aside.cards or () if each != card]
    hand = [each for each in p.hand if each != card]
    p.hand = hand if given else sorted([*hand, card])
    aside.cards = ([*cards, card] if given else cards) or UNSET
    return len(aside.cards or ())


def settle_cards(p: Held, aside: Cards, *, paid: bool) -> list[str]:
    """Discard the cards set aside, or return them to the hand; return these cards."""
    cards = aside.cards or []
    if paid:
        p.discard = sorted([*p.discard, *cards])
    else:
        p.hand = sorted([*p.hand, *cards])
    aside.cards = UNSET
    return cards
