"""The orders of Projet Cérès (22.8): passes, combats, offers, boxes, being done."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from games.core import orders
from games.core.actions import Action, EndTurn
from games.core.engine import AnyEngine
from games.core.hidden.declare import AnyView, View
from games.core.waits import Wait
from games.projet_ceres.actions import PlaceAgent, PlayCard, Pledge, UseBuilding
from games.projet_ceres.content import SETS
from games.projet_ceres.effects import RESOURCES, Branch
from games.projet_ceres.events import FightEnded
from games.projet_ceres.rules import asking, derive, fights, missions, offers, triggers
from games.projet_ceres.state import Agents, Call, Colonies, Fight, Gaining, State


class FightCheaply(orders.Cheapest):
    """The cheapest of these cards and buildings that win the combat, else passing."""

    def plays(self, game: AnyEngine, seen: View[State]) -> Mapping[str, Action]:
        """Return what gives power and touches nothing."""
        if seen.viewer is None:
            return {}
        t, p = SETS.get(seen.state.content), seen.state.players[seen.viewer]
        found: dict[str, Action] = {}
        for card in p.hand:
            if card in t.cards and (n := powers(t.cards[card].effect)):
                found[card] = PlayCard(card, n)
        for key, ability in derive.abilities(t, seen.state, p.seat, "paid"):
            if key in p.buildings and (n := powers(triggers.branches(t, key, ability))):
                found[key] = UseBuilding(key, n)
        return found

    def concerns(self, game: AnyEngine, seen: View[State], wait: Wait) -> bool:
        return wait.key.startswith("fight ")

    def answer(
        self, game: AnyEngine, seen: AnyView, wait: Wait, order: orders.Order
    ) -> orders.Answered:
        """Name the copies that are in hand by now: they do the same."""
        values = tuple(self._held(seen, order.values))
        return super().answer(game, seen, wait, replace(order, values=values))

    def _held(self, seen: View[State], values: Sequence[str]) -> Iterator[str]:
        """Yield cards; in place of one that left the hand, a copy in the hand that is not named."""
        copies = SETS.get(seen.state.content).copies
        hand = seen.state.players[seen.viewer or 0].hand
        left = [card for card in hand if card not in values and card in copies]
        for value in values:
            alike = [card for card in left if copies[card] == copies.get(value)]
            if value in hand or not alike:
                yield value
            else:
                left.remove(alike[0])
                yield alike[0]

    def worth(self, game: AnyEngine, seen: View[State], card: str) -> int:
        """Return the influence that playing a card gives away; a building stays."""
        held = card in seen.state.players[seen.viewer or 0].hand
        return SETS.get(seen.state.content).cards[card].influence if held else 0

    def wins(self, game: AnyEngine, seen: View[State], cards: Sequence[str]) -> bool:
        state, plays = game.copy(seen.state), self.plays(game, seen)
        fight = state.stack[-1]
        assert isinstance(fight, Fight)
        seat, ended = fight.side, list[int]()
        for card in cards:
            if game.refusal(state, seat, plays[card]) is not None:
                return False
            events = game.apply_unchecked(state, seat, plays[card]).events
            ended += [each.winner for each in events if isinstance(each, FightEnded)]
        t = SETS.get(state.content)
        return ended[0] == seat if ended else fights.trailing(t, state, fight) != seat


def powers(branches: Sequence[Branch]) -> int:
    """Return the number of the first way that gives power and touches nothing, or 0."""
    fitting = (n for n, branch in enumerate(branches, 1) if branch.fights and branch.quiet)
    return next(fitting, 0)


class Offer(orders.Order, frozen=True, tag="offer"):
    """Up to so much for resolutions of a mission card while it is in force."""

    mission: str = ""


class OfferingMission(orders.Offering):
    """A standing offer to mission calls, by resolution."""

    order = Offer

    def wanted(self, game: AnyEngine, seen: View[State]) -> Mapping[str, Mapping[str, int]]:
        t, state = SETS.get(seen.state.content), seen.state
        found: dict[str, dict[str, int]] = {}
        for each in t.missions[state.missions[0]].resolutions if state.missions else ():
            if not each.solo:
                due = missions.cost(each.cost, len(state.players))
                found[each.id] = {key: getattr(due, key) + due.any for key in RESOURCES}
                found[each.id][missions.INFLUENCE] = due.influence
        return found

    def called(self, state: State, wait: Wait) -> str | None:
        call = state.stack[-1]
        return call.resolution if isinstance(call, Call) and wait.key.startswith("call ") else None

    def room(self, state: State, seat: int) -> Mapping[str, int]:
        call: Any = state.stack[-1]
        return missions.ceilings(SETS.get(state.content), state, call, seat)

    def pledge(self, item: str, n: int) -> Action:
        return Pledge(item, n)

    def make(self, game: AnyEngine, seen: View[State], values: Sequence[str]) -> orders.Order:
        return Offer(tuple(values), seen.state.missions[0])

    def over(self, game: AnyEngine, seen: View[State], order: orders.Order) -> bool:
        assert isinstance(order, Offer)
        return seen.state.missions[:1] != [order.mission]


class Boxes(orders.Order, frozen=True, tag="boxes"):
    """Put agents on the first of these boxes that is open and free."""


class RankingBoxes(orders.Ranking):
    """Ranked boxes for the next agent in Phase 3; further questions go to the player."""

    order = Boxes

    def offers(self, game: AnyEngine, seen: View[State]) -> Sequence[str]:
        return offers.open_boxes(SETS.get(seen.state.content), seen.state)

    def choices(
        self, game: AnyEngine, seen: View[State], wait: Wait
    ) -> Mapping[str, Sequence[Action]]:
        frame = seen.state.stack[-1]
        if not isinstance(frame, Agents) or frame.placed:
            return {}
        boxes = self.offers(game, seen)
        return {box: (PlaceAgent(box), *self._after(game, seen, wait.seat, box)) for box in boxes}

    def _after(self, game: AnyEngine, seen: View[State], seat: int, box: str) -> Sequence[Action]:
        """Return the actions that follow without a real choice: default places, the end."""
        does = SETS.get(seen.state.content).boxes[box].does
        if does in ("mercenaries", "embassy", "library", "dump"):
            return (EndTurn(),)
        state = game.copy(seen.state)
        if does not in ("supply", "gain") or game.refusal(state, seat, PlaceAgent(box)):
            return ()
        game.apply_unchecked(state, seat, PlaceAgent(box))
        puts: list[Action] = []
        while isinstance(asking.open_frames(state, seat)[0], Gaining):
            puts.append(game.default(state, seat))
            game.apply_unchecked(state, seat, puts[-1])
        return (*puts, EndTurn())


class DoneAhead(orders.Order, frozen=True, tag="colonies"):
    """Be done with Phase 4 as soon as it begins."""


ORDERS = orders.Orders(
    orders.PassingWindows(
        lambda state: f"{state.round}.{state.phase}", "fight", "call", "reaction"
    ),
    FightCheaply(),
    OfferingMission(),
    RankingBoxes(),
    orders.Passing(order=DoneAhead, frame=Colonies),
    orders.Finishing(),
)
