"""An Outstation's Function in progress: its parts and what they let one choose; leaving a step."""

from __future__ import annotations

from typing import Any

from games.ceres import state as s
from games.ceres.actions import Collect, Done, Produce, Use
from games.ceres.events import Produced
from games.ceres.rules import outstations
from games.ceres.rules.goods import gain
from games.ceres.rules.piles import discard_drawn
from games.ceres.rules.tables import AnyDecision, Decision
from games.ceres.state import Collecting, Function, Producing
from games.core.errors import Reason, reason, unknown
from games.core.events import Applied
from games.core.steps import Step


class UsePart(Step[Decision[Function], Use]):
    """From left to right; parts before the one used are skipped (9.6, R45)."""

    nothing = Reason("no_part")

    def offers(self, at: Decision[Function]) -> list[Use]:
        frame = at.frame
        parts = at.tables.parts(frame.outstation, frame.bottom)
        return [Use(part) for part in range(frame.next, len(parts))]

    def refusal(self, at: Decision[Function], action: Use) -> Reason | None:
        number, frame = action.part, at.frame
        parts = at.tables.parts(frame.outstation, frame.bottom)
        if not 0 <= number < len(parts):
            return unknown(number)
        if number < frame.next:
            return reason("part_passed", part=number)
        return outstations.part_blocked(
            at, parts[number], bool(frame.left) and number == frame.next
        )

    def no_option_reason(self, at: Decision[Function]) -> Reason | None:
        frame = at.frame
        further = frame.left > 0
        for part in at.tables.parts(frame.outstation, frame.bottom)[frame.next :]:
            if outstations.part_blocked(at, part, further) is None:
                return None
            further = False
        return self.nothing

    def do(self, at: Decision[Function], action: Use, log: Applied) -> None:
        outstations.use_part(at, at.frame, action.part, log)


class GainProduction(Step[Decision[Producing], Produce]):
    """The production that a part brings (R54, R68)."""

    def offers(self, at: Decision[Producing]) -> list[Produce]:
        return [Produce(s) for s in outstations.sources(at.tables, at.player, at.frame.outstation)]

    def refusal(self, at: Decision[Producing], action: Produce) -> Reason | None:
        return outstations.source_refusal(at.tables, at.player, action.source, at.frame.outstation)

    def do(self, at: Decision[Producing], action: Produce, log: Applied) -> None:
        at.state.stack.pop()
        goods = outstations.source_goods(at.tables, action.source, at.frame.outstation)
        gained, lost = gain(at.player, goods)
        log.events.append(Produced(seat=at.seat, source=action.source, gained=gained, lost=lost))


class GainFromAsteroid(Step[Decision[Collecting], Collect]):
    """The production of a claimed asteroid (R34)."""

    nothing = Reason("no_claim")

    def offers(self, at: Decision[Collecting]) -> list[Collect]:
        return [Collect(asteroid) for asteroid in at.player.asteroids]

    def refusal(self, at: Decision[Collecting], action: Collect) -> Reason | None:
        if action.asteroid not in at.tables.places:
            return unknown(action.asteroid)
        if action.asteroid not in at.player.asteroids:
            return reason("not_claimed", asteroid=action.asteroid)
        return None

    def do(self, at: Decision[Collecting], action: Collect, log: Applied) -> None:
        at.state.stack.pop()
        gained, lost = gain(at.player, at.tables.asteroids[action.asteroid].production)
        log.events.append(Produced(seat=at.seat, source=action.asteroid, gained=gained, lost=lost))


DONE = Done()
MUST_DO = Reason("must_do")
MUST_BUILD = Reason("must_build")
MUST_USE = Reason("must_use")


OPENED = (s.Favoring, s.Manufacturing, s.Reassigning, s.Researching, s.Settling)
"""Steps with a price that are left only by skipping the part of a Function that opened them."""


def may_leave(at: AnyDecision) -> Reason | None:
    """Return why the rest of a step can't be left, or `None`."""
    below = at.state.stack[-2] if len(at.state.stack) > 1 else None
    if isinstance(below, s.Function) and outstations.skippable(at.tables, at.player, below):
        # The part itself could have been skipped (R45), and nothing was paid for it.
        return MUST_BUILD if isinstance(at.frame, s.Yard) and at.frame.drawn else None
    return _stays(at.frame)


def _stays(frame: s.AnyFrame) -> Reason | None:
    """Return why a step that was chosen can't be left, or `None`."""
    match frame:
        case s.Function(used=used):  # further parts are skipped (R45)
            return None if used else MUST_USE
        case s.Visit(assistant=True):  # what it activates may be declined (R61)
            return None
        case s.Trading(done=done) if done:  # one trade is mandatory (R43)
            return None
        case s.Yard(drew=True):  # who has drawn builds (R53)
            return MUST_BUILD
        case s.Bureau(again=True) | s.Yard(again=True) | s.Launching(again=True):  # the L3 repeats
            return None
        case _:
            return MUST_DO


class Leave(Step[AnyDecision, Done], optional=True):
    """Leave a step; mandatory steps can't be left."""

    frames = (s.Visit, s.Bureau, s.Trading, s.Yard, s.Launching, s.Function, *OPENED)

    def offers(self, at: AnyDecision) -> tuple[Done, ...]:
        return (DONE,) if may_leave(at) is None else ()

    def refusal(self, at: AnyDecision, action: Done) -> Reason | None:
        return may_leave(at)

    def do(self, at: AnyDecision, action: Done, log: Applied) -> None:
        frame: Any = at.frame
        if isinstance(frame, s.Trading):
            frame.left = 0
            return
        if isinstance(frame, s.Function):
            discard_drawn(at.state, at.player, frame.drawn, log)
        at.state.stack.pop()
