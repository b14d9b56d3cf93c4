"""Positions of Luna Maris for tests of rules, set up in a few words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from games.core.actions import EndTurn
from games.core.codec import encode
from games.core.errors import Reason, RefusedError
from games.core.events import Applied, Event
from games.luna_maris import actions as act
from games.luna_maris.content import BUILT_IN, SETS
from games.luna_maris.content.types import Module
from games.luna_maris.effects import (
    Carbon,
    Charge,
    DropWaste,
    Gain,
    Retrieve,
    Salvage,
    Study,
    TakeWaste,
)
from games.luna_maris.game import GAME
from games.luna_maris.state import Activation, Ore, Player, State, Turn
from tests.luna_maris.invariants import check

BUILT = SETS.get(BUILT_IN).components
FOOD = {
    "watercress": (4, ""),
    "radish": (2, "stress"),
    "arugula": (2, "oxygen"),
    "rye": (6, ""),
    "tomato": (5, ""),
    "pea": (5, ""),
    "leek": (4, "energy"),
    "green_onion": (3, "oxygen"),
    "potato": (7, ""),
}
ORDERS: dict[str, Any] = {
    "order_1a": {"needs": {"iron": 3}, "vp": 4, "bonus": (Retrieve(),)},
    "order_1b": {"needs": {"iron": 4}, "vp": 7, "bonus": ()},
    "order_1d": {"needs": {"iron": 2, "titanium": 1}, "vp": 5, "bonus": ()},
    "order_2a": {"needs": {"titanium": 1}, "vp": 6, "bonus": (Study(),)},
    "order_3a": {"needs": {"iron": 1, "water": 1}, "vp": 8, "bonus": (Carbon(1), DropWaste(2))},
}
BONUSES: dict[str, Any] = {
    "bonus_battery": (Charge(),),
    "bonus_titanium": (Gain({"titanium": 2}), TakeWaste(1)),
    "bonus_waste": (DropWaste(3), Gain({"energy": 2})),
    "bonus_food": (Salvage(), Gain({"energy": 1})),
}
BOARD = replace(
    BUILT.board,
    co2=(-6, -4, -2, 0, 1, 2, 3, 5, 8),
    waste=8,
    penalty=3,
    water=4,
    helium=3,
    construction=(5, 4, 3, 2),
    depot={"energy": 1, "iron": 2, "water": 2},
    fees=(2, 1, 1),
    orders=(-8, -4, 0, 4, 8, 12, 16),
    awards=(8, 5, 2),
)
BOX = SETS.get(
    SETS.register(
        replace(
            BUILT,
            board=BOARD,
            food=tuple(
                replace(card, value=FOOD[card.crop][0], bonus=FOOD[card.crop][1])
                for card in BUILT.food
            ),
            orders=tuple(replace(tile, **ORDERS.get(tile.id, {})) for tile in BUILT.orders),
            bonuses=tuple(
                replace(each, effects=BONUSES.get(each.id, each.effects)) for each in BUILT.bonuses
            ),
        )
    )
)
"""The house's components with the numbers of these tests, which do not hang on its balance."""
HIRED = [key for key, card in BOX.scientists.items() if card.level == 2]
PROBES = ("z01", "z24", "z04", "z21")
"""Starting spaces, by seat."""
GOODS = ("energy", "water", "helium", "waste")


class Table:
    """A game in round 1 at seat 0's turn, all astronauts in the Sleeping Quarters, no goods.

    All players have the starting scientists, 5 VP, stress at 6 and a probe on an iron zone. Every
    action goes through the game, and the invariants are checked after it.
    """

    def __init__(self, seats: int = 2, **options: str) -> None:
        given = {"equipment": "off", "first": "host", **options}
        self.state: State = GAME.start(given, seats, 1, BOX.hash)
        self.turn(0)
        for p in self.state.players:
            p.module, p.first, p.probes = "sleeping", Ore(), [PROBES[p.seat]]
            for good in GOODS:
                setattr(p, good, 0)

    def turn(self, seat: int) -> Table:
        """Give a seat a fresh turn."""
        self.state.turn = seat
        self.state.stack = [Turn()]
        return self

    def round(self, number: int) -> Table:
        """Go to a round; nothing else changes."""
        self.state.round = number
        return self

    def alone(self, *seats: int) -> Table:
        """Say who is still at work; the others ended their work periods."""
        self.state.ended = [p.seat for p in self.state.players if p.seat not in seats]
        return self

    def seat(
        self,
        seat: int = 0,
        *,
        vp: int | None = None,
        first: tuple[int, int] | None = None,
        last: tuple[int, int] | None = None,
        extraction: int = 1,
        sustainability: int = 1,
        **fields: Any,
    ) -> Table:
        """Give a seat these things; `first` and `last`: iron and titanium on the belt."""
        p = self.player(seat)
        if vp is not None:
            p.vp = {"start": vp}
        for name, ore in (("first", first), ("last", last)):
            if ore is not None:
                setattr(p, name, Ore(*ore))
        p.research = {"extraction": extraction, "sustainability": sustainability}
        for name, value in fields.items():
            assert hasattr(p, name), name
            setattr(p, name, value)
        self._hire(fields.get("hand", ()), fields.get("rest", ()))
        if "rest" in fields and "hand" not in fields:
            p.hand = [each for each in p.hand if each not in p.rest]
        self._food((*fields.get("food", ()), *fields.get("drawn", ())))
        for order in fields.get("orders", ()):
            self._fulfilled(order)
        self.improve(*fields.get("built", ()))
        return self

    def _hire(self, *piles: Iterable[str]) -> None:
        """Take level 2 scientists out of the deck or off the hiring board."""
        s = self.state
        for key in (key for pile in piles for key in pile if key in HIRED):
            s.hired.append(key)
            if key in s.hiring:
                s.hiring[s.hiring.index(key)] = s.scientists.pop()
            else:
                s.scientists.remove(key)

    def _food(self, cards: Iterable[str]) -> None:
        s = self.state
        for card in cards:
            if card in s.seedbeds:
                s.seedbeds[s.seedbeds.index(card)] = s.food.pop()
            elif card in s.food_discard:
                s.food_discard.remove(card)
            else:
                s.food.remove(card)

    def _fulfilled(self, order: str) -> None:
        """Take a tile, or another one of its kind, out of the stacks."""
        stack = self.state.stacks[BOX.orders[order].kind - 1]
        if order in stack.pile:
            stack.pile.remove(order)
        elif order == stack.top:
            stack.top = stack.pile.pop()
        else:
            stack.pile.pop()

    def improve(self, *modules: Module) -> Table:
        """Have these modules improved; they are among the projects."""
        s = self.state
        s.constructed += modules
        return self.projects(*s.constructed)

    def projects(self, *modules: Module) -> Table:
        """Reveal these advanced modules first."""
        shown = self.state.projects
        shown += [each for each in BOX.improvements if each not in shown]
        shown.sort(key=lambda each: modules.index(each) if each in modules else len(modules))
        del shown[5:]
        return self

    def offer(self, *orders: str) -> Table:
        """Turn up these order tiles."""
        for order in orders:
            stack = self.state.stacks[BOX.orders[order].kind - 1]
            if order in stack.pile:
                stack.pile[stack.pile.index(order)] = stack.top
            stack.top = order
        return self

    def hiring(self, *scientists: str) -> Table:
        """Lay out these scientists on the hiring board."""
        s = self.state
        deck = [*s.scientists, *filter(None, s.hiring)]
        s.scientists = [each for each in deck if each not in scientists]
        s.hiring = list(scientists)
        return self

    def seedbeds(self, *cards: str) -> Table:
        """Lay out this food in the seedbeds."""
        s = self.state
        s.food = [each for each in (*s.food, *s.seedbeds) if each not in cards]
        s.seedbeds = list(cards)
        return self

    def discard(self, *cards: str) -> Table:
        """Put food on the discard pile."""
        self._food(cards)
        self.state.food_discard += cards
        return self

    # Playing

    def do(self, *actions: act.AnyAction) -> list[Event]:
        """Have the seat to move carry out actions; returns what happened."""
        events: list[Event] = []
        for action in actions:
            assert self.state.stack, "the game is over"
            events += self.apply(self.state.turn, action).events
        return events

    def apply(self, seat: int, action: act.AnyAction) -> Applied:
        """Have a seat carry out one action."""
        applied = GAME.apply(self.state, seat, action)
        assert encode(GAME.copy(self.state)) == encode(self.state)
        check(self.state)
        return applied

    def enter(self, module: Module, seat: int = 0) -> Table:
        """Put the astronaut into a module, where it stays for 1 O2 with a starting scientist."""
        p = self.player(seat)
        p.module = module
        shown = (key for key in p.hand if module in BOX.scientists[key].modules)
        self.do(act.Play(p.hand[0] if module == "sleeping" else next(shown)), act.Go(module))
        return self

    def end(self) -> list[Event]:
        """End the turn."""
        return self.do(EndTurn())

    def leave(self) -> list[Event]:
        """End the work period and the turn, without a card of the seedbeds."""
        return self.do(act.EndWork(), EndTurn())

    def end_round(self) -> list[Event]:
        """Have all players end the work period in turn, up to the next round."""
        number, events = self.state.round, list[Event]()
        while self.state.round == number and self.state.stack:
            events += self.leave()
        return events

    def finish(self) -> list[dict[str, int]]:
        """End round 5; returns the score sheets."""
        self.round(5).end_round()
        assert self.state.over
        return [p.vp for p in self.state.players]

    def refused(self, action: act.AnyAction) -> Reason:
        """Return why an action is refused; it must be, without a trace."""
        before = encode(self.state)
        try:
            GAME.apply(self.state, self.state.turn, action)
        except RefusedError as error:
            assert encode(self.state) == before
            assert action not in self.legal()
            return error.why
        raise AssertionError(f"{action} was carried out")

    def why(self, action: act.AnyAction) -> str:
        """Return the key of the reason for which an action is refused."""
        return self.refused(action).key

    def legal(self, *kinds: type) -> list[act.AnyAction]:
        """Return the legal actions of the seat to move, of these kinds."""
        every = GAME.legal(self.state, self.state.turn)
        return [action for action in every if not kinds or isinstance(action, kinds)]

    # Looking

    def player(self, seat: int = 0) -> Player:
        """Return a player."""
        return self.state.players[seat]

    def score(self, seat: int = 0) -> int:
        """Return the points of a seat."""
        return self.player(seat).score

    def goods(self, seat: int = 0) -> dict[str, int]:
        """Return a seat's energy, water, helium and waste; without zeros."""
        p = self.player(seat)
        return {good: getattr(p, good) for good in GOODS if getattr(p, good)}

    def belt(self, seat: int = 0) -> tuple[int, int, int, int]:
        """Return iron and titanium on the first belt space, then on the last."""
        p = self.player(seat)
        return p.first.iron, p.first.titanium, p.last.iron, p.last.titanium

    def activation(self) -> Activation:
        """Return the activation in hand."""
        return next(frame for frame in self.state.stack if isinstance(frame, Activation))


def kinds(events: Iterable[Event], *wanted: type[Event]) -> list[Any]:
    """Return the events of these kinds."""
    return [event for event in events if isinstance(event, wanted)]
