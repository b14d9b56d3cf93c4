"""An Outstation's Function in progress: its parts, and what some of them let one choose."""

from __future__ import annotations

from games.ceres.actions import Collect, Produce, Use
from games.ceres.events import Produced
from games.ceres.rules.goods import gain
from games.ceres.rules.outstations import (
    part_blocked,
    source_goods,
    source_refusal,
    sources,
    use_part,
)
from games.ceres.rules.tables import Decision
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
        return part_blocked(at, parts[number], bool(frame.left) and number == frame.next)

    def no_option_reason(self, at: Decision[Function]) -> Reason | None:
        frame = at.frame
        further = frame.left > 0
        for part in at.tables.parts(frame.outstation, frame.bottom)[frame.next :]:
            if part_blocked(at, part, further) is None:
                return None
            further = False
        return self.nothing

    def do(self, at: Decision[Function], action: Use, log: Applied) -> None:
        use_part(at, at.frame, action.part, log)


class GainProduction(Step[Decision[Producing], Produce]):
    """The production that a part brings (R54, R68)."""

    def offers(self, at: Decision[Producing]) -> list[Produce]:
        return [Produce(s) for s in sources(at.tables, at.player, at.frame.outstation)]

    def refusal(self, at: Decision[Producing], action: Produce) -> Reason | None:
        return source_refusal(at.tables, at.player, action.source, at.frame.outstation)

    def do(self, at: Decision[Producing], action: Produce, log: Applied) -> None:
        at.state.stack.pop()
        goods = source_goods(at.tables, action.source, at.frame.outstation)
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
