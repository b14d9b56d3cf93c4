"""How good a position is for a seat, in points: those it has, and what its means promise.

Goods count by whether they can be paid, asteroids by what they will yield, ships by where they can
go, agents, cards and buildings by the rounds that are left, and a project that can be supported.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import NamedTuple

from games.core.grid import distances
from games.core.search import assigned
from games.projet_ceres.content import SETS
from games.projet_ceres.effects import GUILDS, RESOURCES
from games.projet_ceres.rules import fights, offers
from games.projet_ceres.rules.belt import chart_of
from games.projet_ceres.rules.derive import HALL
from games.projet_ceres.rules.goods import due
from games.projet_ceres.rules.sums import shortfall
from games.projet_ceres.scoring import DEVOTION
from games.projet_ceres.seats import worth
from games.projet_ceres.seats.worth import GOOD
from games.projet_ceres.state import BOARD, MOST_COL, NOBODY, Player, State, Turn
from games.projet_ceres.steps.agents import supports

PACKAGES = (0.0, 0.0, 0.0, 1.0, 1.0, 2.0, 2.0)
"""The points of goods left over from packages of seven at the end (7.2)."""
PRODUCED = 0.85
"""In how many rounds a seat produces."""
DRAWN = 3
RECYCLING = 1.2
"""The price of Recycle beyond its immediate gain."""
AGENT, HERE = 0.9, 0.7
"""The worth of an agent per round, and of one that is still to be placed in this round."""
HELD, READY, LATER = 0.9, 0.97, 0.3
"""Share of a card kept for the next round, of one that can still be played in this one, and of a
building that may come in a later round."""
NOW, SOON = 0.4, 0.25
"""Share of what the best project promises, in this round or later."""
ISOLATED = 0.35
"""Share of an asteroid without a route."""
THREAT = 0.2
"""How likely an asteroid is lost to more ships next to it."""
FAR, NEAR = 3, 0.1
"""Steps that a ship looks ahead, and what one is worth that sees nothing."""
HIDDEN, FREE, TAKEN = 0.5, 0.8, 0.5
"""Share of the worth of an asteroid in reach: face down, nobody's, or another player's."""


class Land(NamedTuple):
    """The worth of a seat's places, in points; its goods that can pay, and the others."""

    worth: float
    goods: dict[str, int]
    isolated: int


def rounds_left(state: State) -> float:
    """Return about how many rounds come after this one: until the last project leaves (18.4)."""
    if state.ending:
        return 0.0
    queue = [number for number, each in enumerate(state.projects) if each]
    most = len(state.pile) + 4 if state.pile else 4 - queue[0] if queue else 1
    return 0.65 * (most - 1)


def spare(state: State, seat: int, left: float) -> float:
    """Return what share of a colonisation point counts: the track has an end (16.4)."""
    p = state.players[seat]
    own = [each.id for each in state.belt.values() if each.seat == seat]
    yields = sum([worth.printed(state.content, tile)[0] for tile in own])
    pace = max(p.col / state.round, GOOD * (PRODUCED * yields + p.agents + 5) + 0.5)
    over = p.col + pace * left - MOST_COL
    return min(1.0, max(0.15, 1.0 - over / 6))


class Factors(NamedTuple):
    """How much of what means promise counts next to points, and how far a seat looks ahead.

    `means`: of all means; at 1.0 a seat gathers them for longer than the game lasts. The others are
    for some of them, in addition. `yields`: what asteroids will produce. `prospects`: where ships
    could go. `goods`: in stock. `hand`: cards that can be played. `here`: agents and influence in
    this round. `pace`: rounds to come.
    """

    means: float = 0.6
    yields: float = 1.0
    prospects: float = 1.0
    goods: float = 1.0
    hand: float = 1.0
    here: float = 1.0
    pace: float = 1.0


USUAL = Factors()
FITTED = Factors(yields=0.83, prospects=0.83, goods=1.33, hand=0.83, here=1.17, pace=0.9)
"""Found by self-play: in 480 games every seat had each factor a little higher or lower, at random.

A regression on their points showed which way to move it. The steps were chosen among four in 60 to
80 games with the usual seats; `ladder.toml` has other games."""


class Outlook:
    """The eyes of a seat on one game."""

    def __init__(self, state: State, seat: int, factors: Factors = USUAL) -> None:
        self.factors = factors
        self.t, self.seat, self.content = SETS.get(state.content), seat, state.content
        self.chart = chart_of(state)
        self.notches = self.chart.notches[state.players[seat].home]
        self.left = rounds_left(state) * factors.pace
        """Of the start position: finishing the last project takes no round from others alone."""
        self.col = spare(state, seat, self.left)
        self.good = GOOD * max(self.col, 0.6)
        """The present worth of a point of colonisation and of a resource."""
        self.fervor = self._fervor(state.players[seat])

    def evaluate(self, state: State) -> float:
        """Return the points of the seat and what its means promise."""
        p = state.players[self.seat]
        if state.over:
            return float(DEVOTION * p.dev + p.col)
        points = DEVOTION * p.dev + self.col * p.col
        ships = {cell: each.ships for cell, each in state.belt.items() if each.seat == self.seat}
        land = self.land(state, ships, p.docked)
        means = land.worth + self._goods(land) + self._tracks(p)
        means += self._agents(state, p) + self._cards(state, p)
        return points + self.factors.means * (means + self._aim(state, p, land.goods))

    def land(self, state: State, ships: Mapping[str, int], docked: int) -> Land:
        """Return the worth of ships in these places, with `docked` ships on the board."""
        belt, near, left, f = state.belt, self.chart.neighbours, self.left, self.factors

        def carries(cell: str) -> bool:
            each = belt.get(cell)
            return each is not None and each.up and (cell in ships or self.t.tiles[each.id].link)

        linked = distances(filter(carries, self.notches), lambda cell: filter(carries, near[cell]))
        rounds = PRODUCED * left + self._produces(state)
        total, isolated, spare = 0.0, 0, [BOARD] * docked
        p = state.players[self.seat]
        goods = dict(p.goods)
        added = worth.reserve(self.content, p.hand, p.buildings, "defence")
        for cell, n in ships.items():
            each = belt[cell]
            yields, effect = worth.printed(self.content, each.id)
            share = 1.0 if cell in linked else ISOLATED
            produced = f.yields * self.good * yields * rounds
            value = share * (produced + effect * left)
            lying = sum(each.goods.values())
            risk = self._risk(state, cell, n, added) if left else 0.0
            total += value * (1 - risk) - risk * f.goods * self.good * lying
            if cell in linked:
                for key, held in each.goods.items():
                    goods[key] = goods.get(key, 0) + held
            else:
                isolated += lying
            spare += [cell] * (n - 1)
        if left:
            total += f.prospects * self._prospects(state, ships, spare)
        return Land(total, goods, isolated)

    def _risk(self, state: State, cell: str, ships: int, added: float) -> float:
        """Return how likely others take an asteroid from its ships, `added` power included."""
        rivals: dict[int, int] = {}
        for other in self.chart.neighbours[cell]:
            each = state.belt.get(other)
            if each is not None and each.seat not in (NOBODY, self.seat):
                rivals[each.seat] = rivals.get(each.seat, 0) + each.ships
        if not rivals:
            return 0.0
        own = ships * fights.per_ship(self.t, state, self.seat, attack=False) + added
        own += self.t.tiles[state.belt[cell].id].guard
        each = {seat: fights.per_ship(self.t, state, seat, attack=True) for seat in rivals}
        most = max(n * each[seat] for seat, n in rivals.items())
        return THREAT if most > own else THREAT / 3

    def _prospects(self, state: State, ships: Mapping[str, int], spare: list[str]) -> float:
        """Return the promise of ships that can leave: each the best place that it can reach."""
        found: list[tuple[float, str, str]] = []
        for origin in set(spare):
            start = self.notches if origin == BOARD else self.chart.neighbours[origin]
            for cell, steps in self._reached(state, start).items():
                if cell not in ships and self.left > steps:
                    found.append((self._promise(state, cell, self.left - steps), origin, cell))
        return NEAR * len(spare) + assigned(found, Counter(spare))

    def _reached(self, state: State, start: Iterable[str]) -> dict[str, int]:
        """Return in how many steps ships come to asteroids, across the open ones before them."""
        belt = state.belt

        def onward(cell: str) -> Iterator[str]:
            there = belt[cell]
            if there.up and there.seat in (NOBODY, self.seat):
                yield from (other for other in self.chart.neighbours[cell] if other in belt)

        found = distances([cell for cell in start if cell in belt], onward)
        return {cell: 1 + steps for cell, steps in found.items() if steps < FAR}

    def _promise(self, state: State, cell: str, rounds: float) -> float:
        """Return the worth of an asteroid in reach of a ship, with `rounds` rounds left."""
        there = state.belt[cell]
        if not there.up:
            return HIDDEN * self.good * 1.7 * rounds
        yields, _ = worth.printed(self.content, there.id)
        value = self.good * PRODUCED * yields * rounds + self.good * sum(there.goods.values())
        return (FREE if there.seat == NOBODY else TAKEN / there.ships) * value

    def _produces(self, state: State) -> float:
        """Return how sure it is that the seat still produces in this round."""
        if state.phase > 2:
            return 0.0
        frame = state.stack[0] if state.stack else None
        if not isinstance(frame, Turn):
            return 0.8
        if frame.seat == self.seat:
            return 0.8 * (len(frame.acted) < 2 and not {"produce", "recycle"} & {*frame.acted})
        now, own = ((seat - state.first) % len(state.players) for seat in (frame.seat, self.seat))
        return 0.8 * (own > now)

    def _goods(self, land: Land) -> float:
        n = sum(land.goods.values())
        if not self.left:
            seven, rest = divmod(n, 7)
            return 3.0 * seven + PACKAGES[rest] + 0.02 * n
        even = min(land.goods.get(key, 0) for key in RESOURCES)
        return self.factors.goods * (
            self.good * min(n, 10) + 0.93 * self.good * max(0, n - 10) + 0.05 * min(even, 3)
            + 0.5 * self.good * min(land.isolated, 6)
        )  # fmt: skip

    def _tracks(self, p: Player) -> float:
        """Return the worth of the unlocked bonuses, and a share of those to come."""
        total = 0.0
        for bonus in self.t.clans[p.clan].bonuses:
            value = sum(worth.CHANGED[each.what] * each.by for each in bonus.modify)
            value = (value if bonus.modify else 0.9) * self.left
            if bonus.cell <= p.unlocked:
                total += value if bonus.modify else 0.0
            else:
                near = max(p.dev / bonus.cell, p.col / (3 * bonus.cell))
                total += 0.5 * value * near * near
        return total

    def _agents(self, state: State, p: Player) -> float:
        """Return the worth of agents, and of influence that they can spend in this round."""
        here = 0 if state.phase > 3 or p.passed else p.agents if state.phase < 3 else p.reception
        f = self.factors
        total = AGENT * self.left * p.agents + f.here * HERE * here
        for box in p.boxes:
            if self.t.boxes[box].does in ("mercenaries", "embassy") and self.left:
                total += 0.5
        return total + (f.here * worth.INFLUENCE * min(p.influence, 8) if here else 0.0)

    def _fervor(self, p: Player) -> dict[str, float]:
        """Return the fervor to count on by guild: at present, or with an agent's help (17.2)."""
        found: dict[str, float] = dict.fromkeys(GUILDS, worth.FERVOR)
        found |= {guild: HALL for box in p.boxes if (guild := self.t.boxes[box].guild)}
        for card in p.buildings:
            if (family := self.t.cards[card].family) in found:
                found[family] += 1
        return found

    def _rated(self, rate: Callable[..., float], card: str, fervor: Mapping[str, float]) -> float:
        """Return what a card is worth `played` or `built`, with the fervor for its guild."""
        found = self.t.cards.get(card)
        family = found.family if found else ""
        return rate(self.content, card, fervor.get(family, worth.FERVOR))

    def hand(self, card: str, fervor: Mapping[str, float] | None = None) -> float:
        """Return what a card in hand is worth: played or built."""
        fervor, found = fervor or self.fervor, self.t.cards.get(card)
        value = self._rated(worth.played, card, fervor)
        if found is not None and found.rock:
            built = self.left * self._rated(worth.built, card, fervor)
            value = max(value, self.col + built - self.good * found.rock)
        return value

    def bought(self, card: str) -> float:
        """Return what buying a card is worth: it will be played, or built."""
        found, later = self.t.cards[card], max(0.0, self.left - 1)
        built = later * self._rated(worth.built, card, self.fervor)
        play = later / 3.5 * (self._rated(worth.played, card, self.fervor) - worth.CARD)
        build = self.col + built - self.good * found.rock
        return max(play, 0.7 * build) + sum(map(worth.word, found.bought))

    def _cards(self, state: State, p: Player) -> float:
        cards, left, fervor, f = self.t.cards, self.left, self._fervor(p), self.factors
        owned = [card for card in p.owned if card not in p.buildings]
        total = sum([self._rated(worth.built, card, fervor) * left for card in p.buildings])
        if not owned:
            return total
        mean = sum([self._rated(worth.played, card, fervor) for card in owned]) / len(owned)
        draws = max(0.0, DRAWN * left - (len(p.hand) if state.phase == 4 else 0))
        total += 0.9 * mean * draws
        total -= RECYCLING * max(0.0, draws - len(p.deck)) / len(owned)
        # Owned cards that can still be built, of which a few will be.
        later = [self._rated(worth.built, card, fervor) for card in owned if card not in p.hand]
        later.sort(reverse=True)
        total += LATER * max(0.0, left - 2) * sum(later[:3])
        usual = (HELD if left else 0.0) if state.phase == 4 else READY
        held = sum([self.hand(card, fervor) for card in p.hand if card in cards])
        return total + f.hand * usual * held

    def _aim(self, state: State, p: Player, goods: dict[str, int]) -> float:
        """Return a share of what the project promises that is nearest to being supported."""
        now = state.phase < 4 and state.supports < supports(len(state.players))
        now = now and (state.phase < 3 or p.reception > 0)
        if not now and not self.left:
            return 0.0
        best = 0.0
        for key in offers.supportable(state):
            price = offers.price(self.t, state, self.seat, key)
            gain = DEVOTION - self.good * price.units
            best = max(best, gain * 0.8 ** shortfall(goods, due(price)))
        return best * (NOW if now else SOON)
