"""Windows: answers asked of several seats at once, hidden until all are in.

A frame says whom it asks and who has answered. Only its author knows an answer. When the last one
is in, they are applied in the game's order. A seat whose answer is no longer possible by then is
asked again, alone, and the answers after it wait. A window can also ask one side after the other.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Protocol, TypeVar, cast

from games.core.actions import Action
from games.core.errors import NOT_NOW, NOT_YOURS, Reason
from games.core.events import Applied, Event
from games.core.hidden.declare import Deal, Hooks
from games.core.steps import AnyDecision, Decision, Step
from games.core.waits import Wait


class SecretAnswerFrame(Protocol):
    """The frame that asks several seats at once: what it must hold, apart from its own fields.

    `asked`: the seats whose answers are not applied yet; `given`: the seats among them that have
    answered; `begun`: answers are being applied, so that none of them is replaced. The answers have
    an entry for every seat: `Annotated[list[Answer | None], BY_SEAT, Owner()]`.
    """

    asked: list[int]
    given: list[int]
    begun: bool
    answers: Any


A = TypeVar("A", bound=Action)
AtT = TypeVar("AtT", bound=AnyDecision)


def asks(frame: SecretAnswerFrame, seat: int) -> bool:
    """Return whether a seat can answer: for the first time, or by changing its answer."""
    return seat in frame.asked and not (frame.begun and seat in frame.given)


def waits(frame: SecretAnswerFrame, key: str) -> tuple[Wait, ...]:
    """Return the questions of such a frame; a seat that is asked again has its own key."""
    if frame.begun:
        again = [seat for seat in frame.asked if seat not in frame.given]
        return tuple(Wait(seat, f"{key} again {seat}", "window") for seat in again)
    return tuple(Wait(seat, key, "window", seat in frame.given) for seat in frame.asked)


class NextSpeaker(Protocol):
    """What a window that asks one side at a time must hold.

    `side`: the seat that is asked; `handed`: how often that changed, which names its question.
    """

    side: int
    handed: int


def pass_to_next(window: NextSpeaker, side: int) -> None:
    """Ask a side next; if it is asked already, it keeps its question."""
    if side != window.side:
        window.side = side
        window.handed += 1


class SealedStep(Step[AtT, A]):
    """An answer that several seats give at once, in secret, and can replace until all are in.

    A game defines the possible answers (`choices`), why an answer does not fit (`cannot_choose`),
    its effect (`apply`), the order of the seats (`order`) and the event for its author (`sealed`).
    """

    @abstractmethod
    def choices(self, at: AtT) -> Iterable[A]:
        """Return the actions that a seat can ask about here."""

    @abstractmethod
    def cannot_choose(self, at: AtT, action: A) -> Reason | None:
        """Return why an answer does not fit, asked when it is given and before it is applied."""

    @abstractmethod
    def apply(self, at: AtT, action: A, log: Applied) -> None:
        """Carry out an answer once all are in."""

    @abstractmethod
    def sealed(self, at: AtT, action: A) -> Event:
        """Return the event by which only its author learns that an answer is in."""

    @abstractmethod
    def order(self, at: AtT) -> Sequence[int]:
        """Return all seats in the order in which their answers are applied."""

    def offers(self, at: AtT) -> Iterable[A]:
        if not asks(at.frame, at.seat):
            return ()
        own = at.frame.answers[at.seat]
        return [action for action in self.choices(at) if action != own]

    def refusal(self, at: AtT, action: A) -> Reason | None:
        if not asks(at.frame, at.seat):
            return NOT_YOURS
        return NOT_NOW if action == at.frame.answers[at.seat] else self.cannot_choose(at, action)

    def do(self, at: AtT, action: A, log: Applied) -> None:
        frame: SecretAnswerFrame = at.frame
        frame.answers[at.seat] = action
        if at.seat not in frame.given:
            frame.given = sorted([*frame.given, at.seat])
        event = self.sealed(at, action)
        assert event.seats == (at.seat,), "a sealed answer is its author's until all are in"
        log.events.append(event)
        if len(frame.given) == len(frame.asked):
            self._open(at, log)

    def _open(self, at: AtT, log: Applied) -> None:
        """Apply the answers up to one that is no longer possible; its seat is asked again."""
        frame: SecretAnswerFrame = at.frame
        frame.begun = log.revealed = True
        for seat in [seat for seat in self.order(at) if seat in frame.asked]:
            there = self._at(at, seat)
            action, frame.answers[seat] = frame.answers[seat], None
            frame.given.remove(seat)
            if self.cannot_choose(there, action) is not None:
                return
            frame.asked.remove(seat)
            self.apply(there, action, log)
        log.closed = True
        at.state.stack.remove(frame)

    def _at(self, at: AtT, seat: int) -> AtT:
        player = at.state.players[seat]
        found: AnyDecision = Decision(at.state, seat, player, at.frame, at.tables, at.steps)
        return cast("AtT", found)


def dealt(step: SealedStep[Any, Any], tables: Callable[[Any], Any] = lambda state: None) -> Hooks:
    """Return the hooks of the frame, which deal hidden answers: any that fit."""

    def fill(frame: Any, deal: Deal, _: int | None) -> None:
        state = deal.state
        for seat in frame.given:
            if frame.answers[seat] is None:
                player, found = state.players[seat], cast("Any", None)
                at = Decision(state, seat, player, frame, tables(state), found)
                fitting = [
                    each for each in step.choices(at) if step.cannot_choose(at, each) is None
                ]
                frame.answers[seat] = deal.rng.pick(fitting)

    return Hooks(determinize=fill)
