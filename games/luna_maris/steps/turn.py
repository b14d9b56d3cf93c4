"""Options A and C, a scientist's way, the depot at any time, the end of a turn (4, 6)."""

from __future__ import annotations

from collections.abc import Iterable

from games.core.actions import EndTurn, Frame, tag
from games.core.errors import Reason, reason, unknown
from games.core.events import Applied
from games.core.steps import Step
from games.luna_maris import events as ev
from games.luna_maris import state as s
from games.luna_maris.actions import Depot, EndWork, Go, Play
from games.luna_maris.content import Index
from games.luna_maris.content.types import MODULES, Module
from games.luna_maris.rules.board import step_off
from games.luna_maris.rules.tracks import gain, receive, room, score
from games.luna_maris.state import ROUNDS, Activation, AnyDecision, Decision, Player, Turn, is_day
from games.luna_maris.steps.base import ASLEEP, Here

ACTED = reason("already_acted")
ACT_FIRST = reason("act_first")


def unfinished(frame: Frame) -> Reason:
    """Return the reason why other actions wait for the decision in hand."""
    return reason("finish_first", frame=tag(frame))


def way(t: Index, p: Player, module: Module) -> int:
    """Return the O2 for going to a module: 1 for each that is entered, 1 for staying (R49)."""
    assert p.module is not None
    return max(1, t.distance[p.module][module])


def reach(t: Index, p: Player, module: Module) -> Reason | None:
    """Return why a module cannot be reached with the O2 that is left (4.3, R34)."""
    need, have = way(t, p, module), max(0, p.stress - p.oxygen)
    return reason("no_oxygen", need=need, have=have) if need > have else None


class PlayScientist(Step[Decision[Turn], Play]):
    """A scientist goes from the hand to the rest stack, face up."""

    def offers(self, at: Decision[Turn]) -> Iterable[Play]:
        return () if at.frame.acted else [Play(each) for each in at.player.hand]

    def refusal(self, at: Decision[Turn], action: Play) -> Reason | None:
        t, p = at.tables, at.player
        if at.frame.acted:
            return ACTED
        if action.scientist not in t.scientists:
            return unknown(action.scientist)
        if action.scientist not in p.hand:
            if not p.hand:
                return reason("no_scientist")
            return reason("not_in_hand", scientist=action.scientist)
        # Staying, or one step into the Sleeping Quarters, is not always enough: R7 needs a way to
        # a module that the card shows, or there.
        why = reach(t, p, "sleeping")
        for module in t.scientists[action.scientist].modules:
            if why is None:
                return None
            why = reach(t, p, module)
        return why

    def do(self, at: Decision[Turn], action: Play, log: Applied) -> None:
        p, module = at.player, at.player.module
        assert module is not None
        p.hand = [each for each in p.hand if each != action.scientist]
        p.rest = [*p.rest, action.scientist]
        at.frame.acted = True
        at.state.stack.append(Activation(scientist=action.scientist, origin=module))
        log.events.append(ev.ScientistPlayed(seat=at.seat, scientist=action.scientist))


class Move(Step[Here, Go]):
    """To a module that the scientist shows, to the Sleeping Quarters, or staying (4.3, 4.6)."""

    def offers(self, at: Here) -> Iterable[Go]:
        frame, scientist = at.frame, at.tables.scientists[at.frame.scientist]
        if len(frame.steps) >= scientist.level or frame.asleep:
            return ()
        return [Go(module) for module in (*scientist.modules, "sleeping")]

    def refusal(self, at: Here, action: Go) -> Reason | None:
        frame, t = at.frame, at.tables
        scientist, module = t.scientists[frame.scientist], action.module
        if module not in MODULES:
            return unknown(module)
        if frame.asleep:
            return ASLEEP
        if len(frame.steps) >= scientist.level:
            return reason("no_steps")
        if module != "sleeping" and module not in scientist.modules:
            return reason("not_shown", module=module, scientist=frame.scientist)
        if module in frame.steps:
            return reason("visited", module=module)
        return reach(t, at.player, module)

    def do(self, at: Here, action: Go, log: Applied) -> None:
        p, frame, origin = at.player, at.frame, at.player.module
        module: Module = action.module  # pyright: ignore[reportAssignmentType]
        assert origin is not None
        leave_step(p, frame, log)
        oxygen = way(at.tables, p, module)
        p.oxygen += oxygen
        if module != origin:
            p.active = False
        p.module = module
        log.events.append(ev.Moved(seat=p.seat, origin=origin, module=module, oxygen=oxygen))
        # Before the first step only the extra action of the module left behind can be done.
        frame.extra = not frame.steps and module in frame.extras
        frame.steps = [*frame.steps, module]
        frame.active = frame.dismissed = False
        frame.procedures = []


def leave_step(p: Player, frame: Activation, log: Applied) -> None:
    """Close a step: after only an extra action the astronaut leaves its space (4.5)."""
    if frame.extra and not frame.active:
        step_off(p, log)


Whole = Decision[Turn | Activation | s.TurnBonus | s.Equipping | s.Starting]
"""Frames that ending a turn, or a choice before the game, can end."""


class EndsTurn(Step[Whole, EndTurn]):
    """Close the turn, when everything begun is complete."""

    def refusal(self, at: Whole, action: EndTurn) -> Reason | None:
        match at.frame:
            case Turn(acted=False):
                return ACT_FIRST
            case s.Equipping(chosen=False) | s.Starting(chosen=False):
                return unfinished(at.frame)
            case Activation(steps=[]):
                return reason("go_first", scientist=at.frame.scientist)
            case _:
                return None

    def do(self, at: Whole, action: EndTurn, log: Applied) -> None:
        if isinstance(at.frame, Activation):
            leave_step(at.player, at.frame, log)
        at.state.stack.clear()
        log.closed = True


NIGHT_ENERGY = (2, 1)
"""For the first and the second to enter the row of a night (6.2)."""


class EndWorkPeriod(Step[Decision[Turn], EndWork]):
    """Step off, move the disc to the next row, take what its space brings (R11, R54)."""

    def offers(self, at: Decision[Turn]) -> Iterable[EndWork]:
        return () if at.frame.acted else (EndWork(),)

    def refusal(self, at: Decision[Turn], action: EndWork) -> Reason | None:
        return ACTED if at.frame.acted else None

    def do(self, at: Decision[Turn], action: EndWork, log: Applied) -> None:
        state, p = at.state, at.player
        at.frame.acted = True
        step_off(p, log)
        place = len(state.ended)
        state.ended = [*state.ended, p.seat]
        log.events.append(ev.WorkEnded(seat=p.seat, place=place + 1))
        if state.round == ROUNDS or place >= len(NIGHT_ENERGY):
            return
        if not is_day(state.round + 1):
            receive(at.tables, p, {"energy": NIGHT_ENERGY[place]}, log)
        elif state.seedbeds:
            state.stack.append(s.TurnBonus())
        else:
            log.events.append(ev.Missed(seat=p.seat, what="food"))


def _before(state: s.State) -> bool:
    """Return whether equipment and starting places are still being chosen (2.10, 2.11)."""
    return isinstance(state.stack[0], s.Equipping | s.Starting)


class TakeFromDepot(Step[AnyDecision, Depot]):
    """One of the own cubes, for the points printed for it; not before the game begins (R9)."""

    frames = ()
    actions = (Depot,)

    def offers(self, at: AnyDecision) -> Iterable[Depot]:
        if _before(at.state):
            return ()
        return [Depot(resource) for resource in at.player.depot]

    def refusal(self, at: AnyDecision, action: Depot) -> Reason | None:
        p, resource = at.player, action.resource
        if _before(at.state):
            return reason("not_begun")
        price = at.tables.board.depot.get(resource)  # pyright: ignore[reportArgumentType]
        if price is None:
            return unknown(resource)
        if resource not in p.depot:
            return reason("depot_taken", resource=resource)
        if p.score < price:
            return reason("too_few_points", need=price, have=p.score)
        if room(at.tables, p, resource) < 1:  # pyright: ignore[reportArgumentType]
            return reason("no_room", good=resource)
        return None

    def cost(self, at: AnyDecision, action: Depot) -> int:
        return at.tables.board.depot[action.resource]  # pyright: ignore[reportArgumentType]

    def do(self, at: AnyDecision, action: Depot, log: Applied) -> None:
        p, resource = at.player, action.resource
        p.depot = [each for each in p.depot if each != resource]
        vp = -score(p, "costs", -at.tables.board.depot[resource])  # pyright: ignore[reportArgumentType]
        gain(at.tables, p, {resource: 1})  # pyright: ignore[reportArgumentType]
        log.events.append(ev.DepotUsed(seat=p.seat, resource=resource, vp=vp))
