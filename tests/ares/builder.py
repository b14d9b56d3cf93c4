"""Positions for tests: a table whose seats, Mars, deck and tiles are as a test says."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

from games.ares import flow
from games.ares.actions import (
    Choose,
    Decline,
    Keep,
    Play,
    Put,
    Sell,
    Standard,
    Toss,
    Use,
)
from games.ares.content import CARDS, CORPS, NAMES, OCEAN_TILES, Card, zone
from games.ares.effects import ZONES, InZone, OceansAtLeast, OceansAtMost, Scale, Zone
from games.ares.game import GAME
from games.ares.rules.actor import throw
from games.ares.rules.payment import list_price
from games.ares.state import Lane, Phase, Player, Research, Round, State
from games.core.actions import EndTurn
from games.core.errors import RefusedError
from games.core.events import Applied

IDS = {
    NAMES[card.id]["en"].replace("’", "'"): card.id for card in (*CARDS.values(), *CORPS.values())
}
END = EndTurn()
FILLERS = ("Soletta", "Release of Inert Gases")
"""Hand cards of a seat that only keeps a phase open: one green, one red."""


def card(name: str) -> str:
    """Return the id of a card or corporation."""
    return IDS[name]


def play(name: str, reduction: Any = "none", payment: Any = "auto") -> Play:
    return Play(card(name), reduction, payment)


def use(name: str, option: int = 0, amount: int = 0) -> Use:
    return Use(card(name), option, amount)


def std(project: Any, funds: Any = "mc") -> Standard:
    return Standard(project, funds)


def put(name: str) -> Put:
    return Put(card(name))


def toss(name: str) -> Toss:
    return Toss(card(name))


def keep(name: str) -> Keep:
    return Keep(card(name))


def sell(name: str) -> Sell:
    return Sell(card(name))


def _step_in(scale: Scale, zones: Collection[Zone]) -> int:
    """Return the first step of a scale that lies in one of the zones."""
    return next(step for step in range(20) if ZONES[zone(scale, step)] in zones)


class Table:
    """A game in which nothing is dealt yet; all cards are in the deck."""

    def __init__(self, seats: int = 2, **options: str) -> None:
        self.state: State = GAME.start(options, seats, 1)
        self.state.deck = list(CARDS)
        self.state.discard = []
        self.state.players = [Player() for _ in range(seats)]
        self.state.stack = [Round(ended=0)]
        self.state.round = 1
        self.last = Applied()

    # Setting up

    def seat(
        self,
        number: int = 0,
        corp: str = "",
        hand: Iterable[str] = (),
        played: Iterable[str] = (),
        cubes: dict[str, int] | None = None,
        **values: int,
    ) -> Table:
        player = self.state.players[number]
        if corp:
            player.corporation = card(corp)
        for name in hand:
            player.hand.append(self.fetch(name))
        for name in played:
            player.played.append(self.fetch(name))
        for name, n in (cubes or {}).items():
            if card(name) not in player.played:
                player.played.append(self.fetch(name))
            if n:
                player.cubes[card(name)] = n
        for key, value in values.items():
            assert hasattr(player, key), key
            setattr(player, key, value)
        return self

    def fetch(self, name: str) -> str:
        found = card(name)
        self.state.deck.remove(found)
        return found

    def mars(self, temperature: int = -30, oxygen: int = 0, oceans: int = 0) -> Table:
        self.state.temperature = (temperature + 30) // 2
        self.state.oxygen = oxygen
        self.state.flipped = oceans
        return self

    def meet(self, card: Card) -> Table:
        """Make Mars meet the requirements of a card."""
        for part in card.requires:
            match part:
                case InZone("temperature", zones):
                    self.state.temperature = _step_in("temperature", zones)
                case InZone("oxygen", zones):
                    self.state.oxygen = _step_in("oxygen", zones)
                case OceansAtLeast(n) | OceansAtMost(n):
                    self.state.flipped = n
                case _:
                    pass
        return self

    def top(self, *names: str) -> Table:
        """Put cards on top of the deck, the first one uppermost."""
        for name in reversed(names):
            self.state.deck.append(self.fetch(name))
        return self

    def deck(self, cards: int, discard: int = 0) -> Table:
        """Leave this number of cards in deck and discard pile; the others leave the test."""
        rest = list(self.state.deck)
        self.state.deck = rest[:cards]
        throw(self.state, rest[cards : cards + discard])
        return self

    def next_tiles(self, *numbers: int) -> Table:
        """Make these tiles the next to be flipped."""
        rest = [tile for tile in range(len(OCEAN_TILES)) if tile not in numbers]
        flipped = self.state.flipped
        self.state.oceans = [*rest[:flipped], *numbers, *rest[flipped:]]
        return self

    def chooses(self, phase: int, *seats: int) -> Table:
        for number in seats or (0,):
            self.state.players[number].phase = phase
        return self

    def open(self, number: int, *, hold: bool = True, then: Iterable[int] = ()) -> Table:
        """Open a phase; `hold`: seat 1 has something to do, so that it stays open."""
        if hold and len(self.state.players) > 1 and not self.state.players[1].hand:
            self.seat(1, hand=[n for n in FILLERS if card(n) in self.state.deck])
        bottom = self.state.stack[0]
        assert isinstance(bottom, Round)
        bottom.left = list(then)
        self.last = Applied()
        flow.open_phase(self.state, number, self.last)
        if hold and isinstance(self.state.stack[-1], Phase) and len(self.state.players) > 1:
            self.state.stack[-1].lanes[1].done = False
        flow.proceed(self.state, self.last)
        return self

    # Playing

    def do(self, action: Any, seat: int = 0) -> Table:
        self.last = GAME.apply(self.state, seat, action)
        return self

    def why(self, action: Any, seat: int = 0) -> str | None:
        """Return why an action is refused; `None` if it is legal."""
        before = GAME.copy(self.state)
        try:
            GAME.apply(before, seat, action)
        except RefusedError as error:
            return error.why.key
        return None

    def defaults(self, seat: int = 0) -> Table:
        """Let a seat be away until it is not waited for."""
        frame = self.state.stack[-1]
        while seat in flow.waiting(self.state) and self.state.stack[-1] is frame:
            self.do(GAME.default(self.state, seat), seat)
        return self

    # Looking

    def player(self, seat: int = 0) -> Player:
        return self.state.players[seat]

    def __getattr__(self, key: str) -> int:
        """Return a value of seat 0: mc, heat, plant, tr, forests."""
        if key in ("mc", "heat", "plant", "tr", "forests"):
            return getattr(self.state.players[0], key)
        raise AttributeError(key)

    def cubes(self, name: str, seat: int = 0) -> int:
        return self.state.players[seat].cubes.get(card(name), 0)

    def lane(self, seat: int = 0) -> Lane:
        phase = self.state.stack[-1]
        assert isinstance(phase, Phase)
        return phase.lanes[seat]

    def research(self) -> Research:
        found = self.state.stack[-1]
        assert isinstance(found, Research)
        return found

    def hand(self, seat: int = 0) -> int:
        return len(self.state.players[seat].hand)

    def price(self, name: str, seat: int = 0) -> int:
        seen = GAME.mask(self.state, seat).state
        assert card(name) in seen.players[seat].hand
        return list_price(seen, seat, card(name))

    def points(self, name: str, seat: int = 0) -> int:
        from games.ares.rules.derive import card_points

        return card_points(self.state.players[seat], card(name))

    @property
    def temperature(self) -> int:
        return -30 + 2 * self.state.temperature


NO = Decline()


def choose(option: int) -> Choose:
    return Choose(option)
