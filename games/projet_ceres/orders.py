"""What a seat may lay down in advance (22.8): passes, combats, offers, boxes, being done."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.core.actions import Action, EndTurn
from games.core.game import AnyGame
from games.core.orders import (
    Answered,
    Cheapest,
    Finishing,
    Order,
    OrderKind,
    Orders,
    Passing,
    PassingWindows,
    Ranking,
)
from games.core.secrets import Seen
from games.core.waits import Wait
from games.projet_ceres.actions import PlaceAgent, PlayCard, Pledge, UseBuilding
from games.projet_ceres.content import SETS
from games.projet_ceres.effects import RESOURCES, Branch
from games.projet_ceres.events import FightEnded
from games.projet_ceres.rules import asking, derive, fights, missions, offers, triggers
from games.projet_ceres.state import Agents, Call, Colonies, Fight, Gaining, State

OFFERED = 3
"""Units of one kind that an offer may hold at most."""


class FightCheaply(Cheapest):
    """The cheapest of these cards and buildings that win the combat, else passing."""

    def plays(self, game: AnyGame, seen: Seen[State]) -> Mapping[str, Action]:
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

    def concerns(self, game: AnyGame, seen: Seen[State], wait: Wait) -> bool:
        return wait.key.startswith("fight ")

    def worth(self, game: AnyGame, seen: Seen[State], card: str) -> int:
        """Return the influence that playing a card gives away; a building stays."""
        held = card in seen.state.players[seen.viewer or 0].hand
        return SETS.get(seen.state.content).cards[card].influence if held else 0

    def wins(self, game: AnyGame, seen: Seen[State], cards: Sequence[str]) -> bool:
        state, plays = game.copy(seen.state), self.plays(game, seen)
        fight = state.stack[-1]
        assert isinstance(fight, Fight)
        seat, ended = fight.side, list[int]()
        for card in cards:
            if game.refusal(state, seat, plays[card]) is not None:
                return False
            events = game.perform(state, seat, plays[card]).events
            ended += [each.winner for each in events if isinstance(each, FightEnded)]
        t = SETS.get(state.content)
        return ended[0] == seat if ended else fights.trailing(t, state, fight) != seat


def powers(branches: Sequence[Branch]) -> int:
    """Return the number of the first way that gives power and touches nothing; 0: there is none."""
    fitting = (n for n, branch in enumerate(branches, 1) if branch.fights and branch.quiet)
    return next(fitting, 0)


class Offer(Order, frozen=True, tag="offer"):
    """Up to so much for resolutions of a mission card while it is in force."""

    mission: str = ""


class OfferingMission(OrderKind):
    """A standing offer to mission calls: values are a resolution, an item and how many."""

    order = Offer
    lists = True
    ranks = False

    def offers(self, game: AnyGame, seen: Seen[State]) -> Sequence[str]:
        t, state = SETS.get(seen.state.content), seen.state
        if not state.missions:
            return ()
        found: list[str] = []
        for each in t.missions[state.missions[0]].resolutions:
            due = missions.cost(each, len(state.players))
            for item in () if each.solo else (*RESOURCES, missions.INFLUENCE):
                asked = getattr(due, item) + (due.any if item in RESOURCES else 0)
                found += [f"{each.id} {item} {n}" for n in range(1, min(asked, OFFERED) + 1)]
        return found[:25]

    def make(self, game: AnyGame, seen: Seen[State], values: Sequence[str]) -> Order:
        return Offer(tuple(values), seen.state.missions[0])

    def over(self, game: AnyGame, seen: Seen[State], order: Order) -> bool:
        assert isinstance(order, Offer)
        return seen.state.missions[:1] != [order.mission]

    def answer(self, game: AnyGame, seen: Seen[State], wait: Wait, order: Order) -> Answered:
        t, state = SETS.get(seen.state.content), game.copy(seen.state)
        call = state.stack[-1]
        if not isinstance(call, Call) or not wait.key.startswith("call "):
            return None
        best: dict[str, int] = {}
        for key, item, n in map(str.split, order.values):
            if key == call.resolution:
                best[item] = max(best.get(item, 0), int(n))
        found: list[Action] = []
        for item, n in best.items():
            if given := min(n, missions.ceilings(t, state, call, wait.seat)[item]):
                found.append(Pledge(item, given))
                game.perform(state, wait.seat, found[-1])
        return [*found, EndTurn()] if found else None


class Boxes(Order, frozen=True, tag="boxes"):
    """Put agents on the first of these boxes that is open and free."""


class RankingBoxes(Ranking):
    """Ranked boxes for the next agent in Phase 3; what a box asks besides is asked, if anything."""

    order = Boxes

    def offers(self, game: AnyGame, seen: Seen[State]) -> Sequence[str]:
        return offers.open_boxes(SETS.get(seen.state.content), seen.state)

    def choices(
        self, game: AnyGame, seen: Seen[State], wait: Wait
    ) -> Mapping[str, Sequence[Action]]:
        frame = seen.state.stack[-1]
        if not isinstance(frame, Agents) or frame.placed:
            return {}
        boxes = self.offers(game, seen)
        return {box: (PlaceAgent(box), *self._after(game, seen, wait.seat, box)) for box in boxes}

    def _after(self, game: AnyGame, seen: Seen[State], seat: int, box: str) -> Sequence[Action]:
        """Return what follows without a choice that matters: gains placed by default, the end."""
        does = SETS.get(seen.state.content).boxes[box].does
        if does in ("mercenaries", "embassy", "library", "dump"):
            return (EndTurn(),)
        state = game.copy(seen.state)
        if does not in ("supply", "gain") or game.refusal(state, seat, PlaceAgent(box)):
            return ()
        game.perform(state, seat, PlaceAgent(box))
        puts: list[Action] = []
        while isinstance(asking.focus(state, seat)[0], Gaining):
            puts.append(game.default(state, seat))
            game.perform(state, seat, puts[-1])
        return (*puts, EndTurn())


class DoneAhead(Order, frozen=True, tag="colonies"):
    """Be done with Phase 4 as soon as it begins."""


ORDERS = Orders(
    PassingWindows(lambda state: f"{state.round}.{state.phase}", "fight", "call", "reaction"),
    FightCheaply(),
    OfferingMission(),
    RankingBoxes(),
    Passing(order=DoneAhead, frame=Colonies),
    Finishing(),
)
