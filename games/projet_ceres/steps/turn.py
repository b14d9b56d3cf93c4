"""Phase 2: Explore, Militarise, Move, Produce, Beg, Recycle, ending a turn (4.2, 5)."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable
from functools import cached_property
from typing import Generic, Literal, TypeVar

from games.core.actions import Action, EndTurn, kind
from games.core.errors import Reason, reason
from games.core.events import Applied
from games.core.grid import by_ring
from games.core.steps import Step
from games.projet_ceres import actions as act
from games.projet_ceres import events as ev
from games.projet_ceres import flow
from games.projet_ceres import state as s
from games.projet_ceres.effects import RESOURCES, Cost
from games.projet_ceres.rules import belt, derive, moving, points, resolve, triggers
from games.projet_ceres.state import Agents, AnyDecision, Decision, Turn
from games.projet_ceres.steps.base import FREE, Priced, changed, unsettled

A = TypeVar("A", bound=Action)
Here = Decision[Turn]
ACTIONS = 2
WHOLE_FLEET = 99


RECYCLED = reason("recycled")
ACTED_TWICE = reason("acted_twice")


def spent(frame: Turn, kind: str) -> Reason | None:
    """Return why an action of Phase 2 cannot be taken any more (4.2.2, 4.2.3)."""
    if "recycle" in frame.acted:
        return RECYCLED
    if kind in frame.acted:
        return reason("acted_so", action=kind)
    return ACTED_TWICE if len(frame.acted) >= ACTIONS else None


class Main(Priced[Here, A], Generic[A]):
    """One of the two different actions of a turn."""

    frames = (Turn,)
    occurs = ""
    """The event that effects can wait for, once it is taken."""

    def candidates(self, at: Here) -> Iterable[A]:
        return () if spent(at.frame, self.kind) else super().candidates(at)

    @cached_property
    def kind(self) -> str:
        """The tag of its action."""
        return kind(self.actions[0])

    def missing(self, at: Here, action: A) -> Reason | None:
        return spent(at.frame, self.kind) or self.lacking(at, action)

    def lacking(self, at: Here, action: A) -> Reason | None:
        """Return the shortage for it, apart from the action."""
        return None

    def carry_out(self, at: Here, action: A, log: Applied) -> None:
        at.frame.acted = [*at.frame.acted, kind(action)]
        self.take(at, action, log)
        if self.occurs:
            triggers.occurs(at.tables, at.state, at.seat, self.occurs, log)

    @abstractmethod
    def take(self, at: Here, action: A, log: Applied) -> None:
        """Take the action."""


class ExploresAsteroid(Main[act.Explore]):
    """Explore: turn over an asteroid next to one's ships (5.1); cut off, place one (12.9)."""

    def plain(self, at: Here) -> Iterable[act.Explore]:
        cells = belt.unexplored(at.state, at.seat)
        return [act.Explore(cell) for cell in (*cells, *self._notches(at))]

    def lacking(self, at: Here, action: act.Explore) -> Reason | None:
        if action.cell in self._notches(at):
            return unsettled(at)
        return unexplorable(at, action.cell) or unsettled(at)

    def price(self, at: Here, action: act.Explore) -> Cost:
        if free_once(at, "free_explore", kind(action)):
            return FREE
        return Cost(metal=max(0, 1 + changed(at, "explore_cost")))

    def take(self, at: Here, action: act.Explore, log: Applied) -> None:
        triggers.use(at.state, at.seat, kind(action))
        if action.cell in at.state.belt:
            turn_over(at, action.cell, log, card=True)
        else:
            place(at, action.cell, log)
            draw_exploration(at, action.cell, log)
        explored(at, log)

    def _notches(self, at: Here) -> list[str]:
        """Return where a seat that is cut off may place an asteroid (12.9)."""
        notches = belt.chart_of(at.state).notches[at.player.home]
        empty = [cell for cell in notches if cell not in at.state.belt]
        return empty if empty and at.state.tiles and belt.cut_off(at.state, at.seat) else []


def free_once(at: Here, what: Literal["free_move", "free_explore"], kind: str) -> bool:
    """Return whether an action is one of the free ones of a round."""
    return at.player.used.count(kind) < changed(at, what)


def unexplorable(at: AnyDecision, cell: str) -> Reason | None:
    """Return why an asteroid cannot be turned over (5.1)."""
    there = at.state.belt.get(cell)
    if there is None:
        return reason("no_asteroid", cell=cell)
    if there.up:
        return reason("explored_already", cell=cell)
    near = cell in belt.near(at.state, at.seat, ships=True)
    return None if near else reason("not_next_to_ships", cell=cell)


def explored(at: AnyDecision, log: Applied) -> None:
    """Let what waits for an exploration occur."""
    triggers.occurs(at.tables, at.state, at.seat, "explored", log)
    triggers.rivals(at.tables, at.state, at.seat, "rival_explored", log)


def turn_over(at: AnyDecision, cell: str, log: Applied, *, card: bool) -> None:
    """Turn an asteroid face up: 1 COL, and perhaps an exploration card (5.1, 12.4)."""
    there = at.state.belt[cell]
    there.up = True
    log.revealed = True
    log.events.append(ev.Turned(seat=at.seat, cell=cell, asteroid=there.id))
    points.score(at.tables, at.state, at.seat, "col", 1, log)
    if card:
        draw_exploration(at, cell, log)


def place(at: AnyDecision, cell: str, log: Applied) -> None:
    """Place the next asteroid face down: 1 COL (12.3, 12.4)."""
    at.state.belt = by_ring({**at.state.belt, cell: s.Asteroid(at.state.tiles.pop())})
    log.events.append(ev.AsteroidPlaced(seat=at.seat, cell=cell))
    points.score(at.tables, at.state, at.seat, "col", 1, log)


def draw_exploration(at: AnyDecision, cell: str, log: Applied) -> None:
    """Draw an exploration card, or two of which one is kept (15.1, 15.5)."""
    state = at.state
    more = changed(at, "second_look") > 0
    cards = points.take(state.explorations, state.explored, state.exploration_rng, 1 + more)
    if cards:
        log.revealed = True
        log.events.append(ev.ExplorationDrawn(seat=at.seat, cards=tuple(cards)))
        at.player.lane.append(s.Exploring(cell, cards))


class MilitarisesShip(Main[act.Militarise]):
    """Militarise: 3 metal for a ship from reserve to board (5.2)."""

    occurs = "militarised"

    def lacking(self, at: Here, action: act.Militarise) -> Reason | None:
        return None if at.player.reserve else reason("reserve_empty")

    def price(self, at: Here, action: act.Militarise) -> Cost:
        return Cost(metal=3)

    def take(self, at: Here, action: act.Militarise, log: Applied) -> None:
        resolve.muster(at.state, at.seat, 1, log)


class MovesShips(Main[act.Move]):
    """Move: 1 hydrocarbon for one step of any number of ships (5.3)."""

    def lacking(self, at: Here, action: act.Move) -> Reason | None:
        price = self.price(at, action)
        why = moving.stuck(at.tables, at.state, at.seat, tolls=True, price=price)
        return why or unsettled(at)

    def price(self, at: Here, action: act.Move) -> Cost:
        if free_once(at, "free_move", kind(action)):
            return FREE
        return Cost(hydrocarbon=max(0, 1 + changed(at, "move_cost")))

    def take(self, at: Here, action: act.Move, log: Applied) -> None:
        triggers.use(at.state, at.seat, kind(action))
        log.events.append(ev.MoveBegun(seat=at.seat))
        at.player.lane.append(s.Moving([], WHOLE_FLEET, kind(action)))


class ProducesGoods(Main[act.Produce]):
    """Produce: all asteroids with one's ships yield what they print, also none (5.4)."""

    occurs = "produced"

    def take(self, at: Here, action: act.Produce, log: Applied) -> None:
        resolve.produce(at.tables, at.state, at.seat, belt.own(at.state, at.seat), log)


class Begs(Main[act.Beg]):
    """Beg: a resource of one's choice (5.5)."""

    occurs = "begged"

    def take(self, at: Here, action: act.Beg, log: Applied) -> None:
        log.events.append(ev.Begged(seat=at.seat))
        card = derive.mission(at.tables, at.state)
        barred = list(card.beg) if card is not None else []
        if len(barred) < len(RESOURCES):
            at.player.lane.append(s.Gaining({}, 1, barred))


class Recycles(Main[act.Recycle]):
    """Recycle: discard, hand and deck become a new deck, of which one draws (5.7)."""

    occurs = "recycled"

    def lacking(self, at: Here, action: act.Recycle) -> Reason | None:
        return reason("recycle_alone") if at.frame.acted else None

    def take(self, at: Here, action: act.Recycle, log: Applied) -> None:
        points.recycle(at.player, derive.HAND + changed(at, "hand"), log)


class EndsTurn(Step[Decision[Turn | Agents], EndTurn]):
    """The end of a turn: of Phase 2, or of placing agents, without any placed a pass (OP-10)."""

    def do(self, at: Decision[Turn | Agents], action: EndTurn, log: Applied) -> None:
        frame = at.frame
        if isinstance(frame, Turn):
            left = 0 if "recycle" in frame.acted else ACTIONS - len(frame.acted)
            log.events.append(ev.TurnEnded(seat=at.seat, left=left))
            flow.end_turn(at.tables, at.state, frame, log)
            return
        log.closed = True
        if not frame.placed or at.state.options["agents"] == "batch":
            at.player.passed = True
            if at.player.reception:
                log.events.append(ev.AgentsPassed(seat=at.seat, left=at.player.reception))
        flow.next_agents(at.state, at.seat)
