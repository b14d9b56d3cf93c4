"""Calls that others answer with pledges, which can be taken back until the call closes."""

from __future__ import annotations

from typing import Any

import msgspec

from games.core.actions import Action, EndTurn
from games.core.errors import NOT_YOURS, Reason
from games.core.events import Applied
from games.core.steps import Decision, Steps
from games.projet_ceres.kernel import calls


class Given(msgspec.Struct):
    ore: int = 0
    done: bool = False


class Called(msgspec.Struct):
    seat: int
    pledges: list[Given]
    opened: bool = False
    story: list[str] = []


class Reopen(Action, frozen=True, tag="reopen"):
    """Take an answer back."""


class Cancel(Action, frozen=True, tag="cancel"):
    """Cancel the call."""


Here = Decision[Any, Any, Called, Any]


class Answers(calls.Answers[Here, EndTurn]):
    def open(self, at: Here, log: Applied) -> None:
        at.frame.story.append("open")

    def covered(self, at: Here) -> bool:
        return sum(each.ore for each in at.frame.pledges) >= 3

    def confirm(self, at: Here, log: Applied) -> None:
        at.frame.story.append("confirm")

    def tell(self, at: Here, log: Applied) -> None:
        at.frame.story.append(f"{at.seat} gives {at.frame.pledges[at.seat].ore}")


class TakesBack(calls.TakesBack[Here, Reopen]):
    def give_back(self, at: Here, log: Applied) -> None:
        at.frame.pledges[at.seat].ore = 0


class Cancels(calls.Cancels[Here, Cancel]):
    def cancel(self, at: Here, log: Applied) -> None:
        at.frame.story.append("cancel")


STEPS = Steps(Answers(), TakesBack(), Cancels())


def calling() -> Called:
    """Return a call of seat 1 of three."""
    return Called(1, [Given() for _ in range(3)])


def refusal(call: Called, seat: int, action: Action) -> Reason | None:
    at = Decision(None, seat, None, call, None, STEPS)
    return STEPS.choices([at]).refusal(action)


def act(call: Called, seat: int, action: Action) -> Applied:
    """Let a seat act, which must be possible."""
    assert refusal(call, seat, action) is None
    log = Applied()
    STEPS.choices([Decision(None, seat, None, call, None, STEPS)]).do(action, log)
    return log


def test_its_initiator_gives_first_and_the_others_once_it_is_open() -> None:
    call = calling()
    assert calls.barred(call, 1) is None
    assert calls.barred(call, 0) == NOT_YOURS
    assert refusal(call, 1, Cancel()) == calls.NOT_OPEN
    assert act(call, 1, EndTurn()).publish
    assert refusal(call, 1, EndTurn()) == calls.OWN_CALL
    call.pledges[2].ore = 3
    act(call, 2, EndTurn())
    assert refusal(call, 2, EndTurn()) == calls.ANSWERED
    assert call.story == ["open", "2 gives 3"]


def test_its_initiator_may_close_it_once_it_is_covered() -> None:
    call = calling()
    act(call, 1, EndTurn())
    call.pledges[0].ore = 2
    assert refusal(call, 1, EndTurn()) == calls.OWN_CALL
    call.pledges[2].ore = 1
    act(call, 1, EndTurn())
    assert call.story == ["open", "confirm"]


def test_an_answer_may_be_taken_back_with_what_was_given() -> None:
    call = calling()
    act(call, 1, EndTurn())
    assert refusal(call, 0, Reopen()) == calls.NOT_ANSWERED
    call.pledges[0].ore = 2
    act(call, 0, EndTurn())
    act(call, 0, Reopen())
    assert call.pledges[0] == Given()
    assert calls.barred(call, 0) is None


def test_only_its_initiator_cancels_it_and_neither_that_nor_taking_back_answers_it() -> None:
    call = calling()
    act(call, 1, EndTurn())
    assert refusal(call, 0, Cancel()) == calls.NOT_OWN_CALL
    act(call, 1, Cancel())
    assert call.story == ["open", "cancel"]
    choices = STEPS.choices([Decision(None, 1, None, call, None, STEPS)])
    assert [choices.answers(each) for each in (EndTurn(), Reopen(), Cancel())] == [
        True,
        False,
        False,
    ]


def test_it_closes_once_all_have_answered_or_all_who_gave_where_it_is_covered() -> None:
    call = calling()
    assert not calls.closes(call, [1], covered=True), "it is not open yet"
    call.opened = True
    assert calls.closes(call, [1], covered=True)
    assert not calls.closes(call, [1, 2], covered=True), "seat 2 may still change its pledge"
    call.pledges[2].done = True
    assert calls.closes(call, [1, 2], covered=True)
    assert not calls.closes(call, [1, 2], covered=False)
    call.pledges[0].done = True
    assert calls.closes(call, [1, 2], covered=False)
