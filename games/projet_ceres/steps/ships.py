"""Movements step by step, the order of combats, the word in them (5.3, section 10, 22.5)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from games.core.actions import EndTurn, tag
from games.core.errors import Reason, reason
from games.core.events import Applied
from games.core.steps import Step
from games.projet_ceres import events as ev
from games.projet_ceres import flow
from games.projet_ceres.actions import Arrive, Decline, FightFirst, Load, RecallShip, Sail
from games.projet_ceres.effects import FREE, RESOURCES, Cost
from games.projet_ceres.rules import asking, belt, derive, goods, moving, triggers
from games.projet_ceres.state import Arrivals, Decision, Fight, Moving, Recalling, ShipStep
from games.projet_ceres.steps.base import NO_SUCH, PicksCell, changed, short

Here = Decision[Moving]


class SailsShip(Step[Here, Sail]):
    """One ship's step; each ship makes one (OP-41)."""

    def offers(self, at: Here) -> Iterator[Sail]:
        if len(at.frame.steps) >= at.frame.most:
            return
        for origin in moving.origins(at.state, at.seat, at.frame.steps):
            cells = moving.around(at.state, at.seat, origin)
            yield from (Sail(origin, cell) for cell in cells if cell in at.state.belt)

    def refusal(self, at: Here, action: Sail) -> Reason | None:
        if len(at.frame.steps) >= at.frame.most:
            return reason("enough_ships", n=at.frame.most)
        if action.origin not in moving.origins(at.state, at.seat, at.frame.steps):
            return reason("no_ship_there", place=action.origin)
        if action.target not in moving.around(at.state, at.seat, action.origin):
            return reason("not_next", cell=action.target)
        why = moving.barred(at.tables, at.state, at.seat, action.target)
        return why or short(at, self._toll(at, action))

    def do(self, at: Here, action: Sail, log: Applied) -> None:
        goods.pay(at.tables, at.state, at.seat, self._toll(at, action), log)
        at.frame.steps = [*at.frame.steps, ShipStep(action.origin, action.target)]

    def _toll(self, at: Here, action: Sail) -> Cost:
        """Return what the step costs."""
        if at.frame.source != moving.ACTION:
            return FREE
        return moving.toll(at.tables, at.state, action.origin)


class LoadsGood(Step[Here, Load], optional=True):
    """A resource taken along by the ship named last (5.3, OP-71)."""

    def offers(self, at: Here) -> Iterable[Load]:
        return [Load(key) for key in RESOURCES] if at.frame.steps else ()

    def refusal(self, at: Here, action: Load) -> Reason | None:
        if not at.frame.steps:
            return reason("ship_first")
        if action.resource not in RESOURCES:
            return NO_SUCH
        last = at.frame.steps[-1]
        room = derive.CARRY + changed(at, "carry")
        if sum(last.load.values()) >= room:
            return reason("loaded", n=room)
        left = goods.lying(at.state, at.seat, last.origin).get(action.resource)
        return None if left else reason("nothing_to_load", place=last.origin)

    def do(self, at: Here, action: Load, log: Applied) -> None:
        *before, last = at.frame.steps
        load = goods.add(last.load, {action.resource: 1})
        # Set aside, so that nothing else is paid with it meanwhile.
        goods.remove(at.state, at.seat, last.origin, {action.resource: 1})
        at.frame.steps = [*before, ShipStep(last.origin, last.target, load)]


class ArrivesNow(Step[Here, Arrive]):
    """All steps happen together; combats follow (OP-71)."""

    def refusal(self, at: Here, action: Arrive) -> Reason | None:
        return None if at.frame.steps else reason("ship_first")

    def do(self, at: Here, action: Arrive, log: Applied) -> None:
        at.player.lane.remove(at.frame)
        moving.arrive(at.state, at.seat, at.frame.steps, log)
        triggers.occurs(at.tables, at.state, at.seat, "moved", log)


class DeclinesMove(Step[Here, Decline], optional=True):
    """A movement that an effect offers is left, before a step of it."""

    def refusal(self, at: Here, action: Decline) -> Reason | None:
        return reason("ships_named") if at.frame.steps else None

    def do(self, at: Here, action: Decline, log: Applied) -> None:
        at.player.lane.remove(at.frame)
        log.events.append(ev.Declined(seat=at.seat, what=tag(at.frame)))


class RecallsShip(PicksCell[Decision[Recalling], RecallShip]):
    """A ship from an asteroid back to the board."""

    why = "not_yours"

    def options(self, at: Decision[Recalling]) -> list[str]:
        return belt.own(at.state, at.seat)

    def cannot_choose(self, at: Decision[Recalling], action: RecallShip) -> Reason | None:
        closed = action.cell in belt.frozen(at.state)
        return reason("fight_there", cell=action.cell) if closed else None

    def do(self, at: Decision[Recalling], action: RecallShip, log: Applied) -> None:
        belt.leave(at.state.belt[action.cell])
        at.player.docked += 1
        log.events.append(ev.Recalled(seat=at.seat, cell=action.cell, n=1))
        at.frame.n -= 1


class ChoosesFight(PicksCell[Decision[Arrivals], FightFirst]):
    """Which of the combats of a movement comes next (10.5)."""

    why = "no_fight_there"

    def options(self, at: Decision[Arrivals]) -> list[str]:
        return [each.cell for each in at.frame.left]

    def do(self, at: Decision[Arrivals], action: FightFirst, log: Applied) -> None:
        flow.open_fight(at.tables, at.state, at.frame, action.cell, log)


class PassesFight(Step[Decision[Fight], EndTurn]):
    """The trailing side leaves it at that, and the combat is over (22.5)."""

    def refusal(self, at: Decision[Fight], action: EndTurn) -> Reason | None:
        return reason("finish_first") if asking.chooses(at.player) else None

    def do(self, at: Decision[Fight], action: EndTurn, log: Applied) -> None:
        log.events.append(ev.FightPassed(seat=at.seat))
        flow.end_fight(at.tables, at.state, at.frame, log)
