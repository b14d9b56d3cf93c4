"""Choosing a phase: what every pick leads to, by simple sums, the others' picks being guessed.

Only the seat's money, goods, production and known hand are followed, from a `Purse` to a `Purse`;
the board does not change, and cards that would be drawn only count. The others' next picks are
drawn at random a few times, as often as seats pick each phase on the whole. Of the own picks those
count that do best on the mean: nobody knows what the others pick.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from games.ares import state as s
from games.ares.content import CARDS, TEMPERATURE_STEPS
from games.ares.effects import FlipOcean, Forest, Raise, RaiseTR
from games.ares.rules import costs, derive
from games.ares.rules.derive import CHOOSER_LESS, CHOOSER_MC, HEAT_STEP
from games.ares.rules.requirements import beginning
from games.ares.seats import appraise, outlook, worth
from games.ares.seats.outlook import FOREST_MC, OCEAN_MC, Outlook
from games.ares.state import ACTION, DEVELOPMENT, PHASES, PRODUCTION, RESEARCH, Player, State
from games.core.rng import Rng

DEPTH = 3
"""Rounds looked ahead; a fourth takes longer and does not win more often."""
KEPT, SEEN = 0.95, 0.4
"""Cards that count for each one kept in research, and for each one looked at.

The best two of five are worth more than three unknown ones.
"""
LATER = 0.3
"""As `appraise.HOLD`: what a card promises that is still in hand after the rounds looked ahead."""
FRESH, CROWD, STALE = 1.3, 0.05, 0.6
"""As for `appraise.FRESH`, of the cards drawn in the rounds ahead."""
SOLD = 2
"""Cards that may be sold for another."""
HAND = 3
"""Nothing is sold from so few."""
FAR = 999
"""The price of a card that cannot be played yet."""


class Plan(NamedTuple):
    """A hand card as it counts here; `gain` is what it is worth at the horizon, price aside."""

    green: bool
    price: int
    gain: float
    keep: float
    mc: float
    heat: float
    plant: float
    use: float


class Purse(NamedTuple):
    """What of a seat changes while it looks ahead; `hand` holds indices of plans."""

    mc: float
    heat: float
    plant: float
    income: float
    heating: float
    growth: float
    cards: float
    uses: float
    best: float
    value: float
    hand: tuple[int, ...]


class Mind:
    """What a seat needs to know to look ahead; made once for each decision."""

    def __init__(self, state: State, seat: int, depth: int = DEPTH) -> None:
        self.state, self.seat = state, seat
        player = state.players[seat]
        self.outlook = outlook.see(state)
        left = self.outlook.rounds
        self.depth = min(depth, left + 1)
        self.steps = [self._later(left - n) for n in range(self.depth + 1)]
        self.end = self.steps[-1]
        self.urgency = outlook.urgency(state, self.outlook)
        self.hot = (TEMPERATURE_STEPS - state.temperature) * HEAT_STEP
        self.forest = derive.forest_plants(player)
        self.sale = derive.sale_worth(player)
        self.research = (derive.research(player, False), derive.research(player, True))
        self.card_income = derive.production(player)["card"]
        self.plans = self._plans(player)

    def _later(self, rounds: int) -> Outlook:
        state = self.state
        still = outlook.incomplete(beginning(state))
        last = state.mode != "versus" and rounds < 0
        return outlook.outlook(state.mode, len(state.players), max(rounds, 0), still, last)

    def _plans(self, player: Player) -> list[Plan]:
        prices = derive.Prices(player)
        tags = derive.tag_counts(player)
        tolerant = derive.tolerant(player)
        found: list[Plan] = []
        for card in player.hand:
            now = appraise.reach(self.state, player, tags, card, self.outlook, tolerant=tolerant)
            made = {"mc": 0.0, "heat": 0.0, "plant": 0.0, "card": 0.0}
            for part in CARDS[card].production:
                n = part.n if isinstance(part.n, int) else derive.amount(player, part.n) + 1
                made[part.track] += n
            price = max(prices.of(CARDS[card]), 0)
            gain = appraise.gross(player, tags, card, self.end)
            uses = self._uses([card], player)
            keep = max(LATER * now * (gain - self.end.mc * price), 0.0)
            ready = now == 1.0
            found.append(
                Plan(
                    CARDS[card].colour == "green",
                    price if ready else FAR,
                    gain,
                    max(keep, self.sale * self.end.mc),
                    made["mc"] + _rises(card),
                    made["heat"],
                    made["plant"],
                    uses[0],
                )
            )
        return found

    def _uses(self, cards: Sequence[str], player: Player) -> tuple[float, float]:
        """Return what all actions, and the best of them, bring in an action phase."""
        found = [0.0]
        for card in cards:
            ways = [
                worth.use(way, CARDS[card], self.outlook)
                for way in CARDS[card].action
                if costs.fixed_shortage(player, len(player.hand), card, way.cost) is None
            ]
            found.append(max(ways, default=0.0))
        return sum(found), max(found)

    def start(self) -> Purse:
        """Return what the seat has now."""
        player = self.state.players[self.seat]
        made = derive.production(player)
        uses, best = self._uses(player.played, player)
        order = sorted(
            range(len(self.plans)),
            key=lambda i: self.plans[i].gain - self.end.mc * self.plans[i].price,
            reverse=True,
        )
        return Purse(
            player.mc,
            player.heat,
            player.plant,
            player.tr + made["mc"],
            made["heat"],
            made["plant"],
            0.0,
            uses,
            best,
            0.0,
            tuple(order),
        )

    # Phases

    def go(self, purse: Purse, phase: int, depth: int, *, own: bool) -> Purse:
        """Return the seat's purse after a phase, which it or others picked."""
        if phase == PRODUCTION:
            return purse._replace(
                mc=purse.mc + purse.income + (CHOOSER_MC if own else 0),
                heat=purse.heat + purse.heating,
                plant=purse.plant + purse.growth,
                cards=purse.cards + self.card_income,
            )
        if phase == RESEARCH:
            look, keep = self.research[own]
            return purse._replace(cards=purse.cards + KEPT * keep + SEEN * look)
        if phase == ACTION:
            return self._act(purse, depth, own=own)
        return self._build(purse, phase, own=own)

    def _build(self, purse: Purse, phase: int, *, own: bool) -> Purse:
        green = phase == DEVELOPMENT
        less = CHOOSER_LESS if own and green else 0
        after = self._play(purse, green, less)
        if own and not green:
            card = purse._replace(cards=after.cards + 1) if after is purse else None
            twice = self._play(after, green, 0) if card is None else after
            if twice is after:
                return after._replace(cards=after.cards + 1)
            return twice
        return after

    def _play(self, purse: Purse, green: bool, less: int) -> Purse:
        plans, rate = self.plans, self.end.mc
        funds = purse.mc + SOLD * self.sale if len(purse.hand) > HAND else purse.mc
        for i in purse.hand:
            plan = plans[i]
            if plan.green is not green:
                continue
            price = plan.price - less
            if price > funds:
                continue
            price = max(price, 0)
            if plan.gain - rate * price <= plan.keep:
                continue
            return purse._replace(
                mc=purse.mc - price,
                income=purse.income + plan.mc,
                heating=purse.heating + plan.heat,
                growth=purse.growth + plan.plant,
                uses=purse.uses + plan.use,
                best=max(purse.best, plan.use),
                value=purse.value + plan.gain,
                hand=tuple(j for j in purse.hand if j != i),
            )
        return purse

    def _act(self, purse: Purse, depth: int, *, own: bool) -> Purse:
        o = self.steps[depth]
        # A step made now is not missing in the rounds that are looked ahead.
        soon = self.urgency * (self.depth - depth)
        value = purse.value + purse.uses + (purse.best if own else 0.0)
        mc, heat, plant, income = purse.mc, purse.heat, purse.plant, purse.income
        end = self.end
        if o.temperature and heat >= HEAT_STEP:
            n = heat // HEAT_STEP
            heat -= n * HEAT_STEP
            income += n
            value += n * (end.temperature + soon)
        if plant >= self.forest:
            n = plant // self.forest
            plant -= n * self.forest
            income += n if o.oxygen else 0
            value += n * (end.forest + (soon if o.oxygen else 0.0))
        spare = mc - self._wanted(purse) if o.mc * OCEAN_MC > o.ocean + soon else mc
        if o.ocean and spare >= OCEAN_MC:
            n = spare // OCEAN_MC
            mc -= OCEAN_MC * n
            income += n
            value += n * (end.ocean + soon)
        elif spare >= FOREST_MC:
            n = spare // FOREST_MC
            mc -= FOREST_MC * n
            value += n * (end.forest + (soon if o.oxygen else 0.0))
        return purse._replace(mc=mc, heat=heat, plant=plant, income=income, value=value)

    def _wanted(self, purse: Purse) -> float:
        wanted = appraise.WANTED + appraise.FUTURE * self.end.rounds
        left = float(appraise.PLANS)
        for i in purse.hand[: appraise.PLANS]:
            plan = self.plans[i]
            if plan.price < FAR and plan.gain > self.end.mc * plan.price:
                wanted += plan.price
                left -= 1
        return wanted + appraise.USUAL * min(purse.cards, left)

    # Rounds

    def worth(self, purse: Purse) -> float:
        """Return what the seat has at the horizon, in points."""
        end = self.end
        value = purse.value + end.income * purse.income
        value += appraise.money(purse.mc, self._wanted(purse), end)
        have = purse.heat + purse.heating * end.paydays
        value += end.heat * min(have, self.hot) + appraise.SPILL * max(have - self.hot, 0.0)
        value += end.plant * (purse.plant + purse.growth * end.paydays)
        size = len(purse.hand)
        value += purse.cards * end.card * max(FRESH - CROWD * (size + purse.cards / 2), STALE)
        share = 1.0
        for i in purse.hand:
            value += self.plans[i].keep * share
            share *= appraise.NEXT
        return value

    def round(self, purse: Purse, own: int, others: set[int], depth: int) -> Purse:
        """Return what the seat has after a round."""
        for phase in PHASES:
            if phase == own:
                purse = self.go(purse, phase, depth, own=True)
            elif phase in others:
                purse = self.go(purse, phase, depth, own=False)
        return purse

    def best(
        self, purses: list[Purse], previous: int, scenes: list[list[set[int]]], depth: int
    ) -> float:
        """Return the best mean over the scenes that can be had from a round on."""
        if depth == self.depth:
            return sum(map(self.worth, purses)) / len(purses)
        return max(
            self.best(
                [self.round(p, own, s[depth], depth) for p, s in zip(purses, scenes, strict=True)],
                own,
                scenes,
                depth + 1,
            )
            for own in PHASES
            if own != previous
        )


def _rises(card: str) -> int:
    """Return by how much a card raises the terraform rating at once."""
    n = 0
    for part in CARDS[card].on_play:
        match part:
            case Raise(_, more) | FlipOcean(more) | Forest(more):
                n += more
            case RaiseTR(more) if isinstance(more, int):
                n += more
            case _:
                pass
    return n


SCENES = 8
"""How often the others' picks are drawn."""
LIKELY = {s.DEVELOPMENT: 5, s.CONSTRUCTION: 3, s.ACTION: 3, s.PRODUCTION: 8, s.RESEARCH: 4}
"""How often a seat picks a phase.

A guess from a phase's immediate gains for a seat predicted its picks worse than these numbers.
Nobody is ever sure that another player opens the action phase: otherwise nobody would.
"""
LEAN = 0.75
"""The extra worth of a card built in this round, in shares of its worth, in competitive games.

With it seats build two cards more in a game; with 1.1 hardly more, and they won less. A bonus for a
phase alone made them open phases I and II with no MC left to build.
"""


class Ahead:
    """The rounds ahead of a seat that picks a phase."""

    def __init__(self, state: s.State, seat: int, depth: int = DEPTH, scenes: int = SCENES) -> None:
        self.mind = Mind(state, seat, depth)
        source = Rng(state.rng.s)
        self.lean = LEAN / scenes if state.mode == "versus" else 0.0
        self.scenes = [_scene(state, seat, self.mind.depth, source) for _ in range(scenes)]

    def worth(self, phase: int) -> float:
        """Return what picking a phase promises."""
        mind, purse = self.mind, self.mind.start()
        after = [mind.round(purse, phase, scene[0], 0) for scene in self.scenes]
        built = [mind.plans[i] for then in after for i in purse.hand if i not in then.hand]
        lean = self.lean * sum(plan.gain for plan in built)
        return mind.best(after, phase, self.scenes, 1) + lean


def _scene(state: s.State, seat: int, depth: int, source: Rng) -> list[set[int]]:
    """Return phases that the others could pick in the next rounds."""
    if state.mode == "solo":
        return _dummies(state, depth, source)
    found: list[set[int]] = [set() for _ in range(depth)]
    for other, player in enumerate(state.players):
        last = player.previous
        for phases in found if other != seat else []:
            last = _likely(last, source)
            phases.add(last)
    return found


def _likely(previous: int, source: Rng) -> int:
    pool = [phase for phase, n in LIKELY.items() if phase != previous for _ in range(n)]
    return source.pick(pool)


def _dummies(state: s.State, depth: int, source: Rng) -> list[set[int]]:
    left = [phase for phase in s.PHASES if phase not in state.dummy_played]
    source.shuffle(left)
    while len(left) < depth:
        more = list(s.PHASES)
        source.shuffle(more)
        left += more
    return [{phase} for phase in left[:depth]]


def dummy_worth(state: s.State, seat: int, phase: int) -> float:
    """Return the worth of a phase for the dummy, in addition to the phase picked."""
    frame = state.stack[-1]
    assert isinstance(frame, s.Planning)
    own = frame.picks[seat]
    mind = Mind(state, seat)
    after = mind.round(mind.start(), own, {phase}, 0)
    source = Rng(state.rng.s)
    scene = [set[int](), *_dummies(state, mind.depth, source)][: mind.depth]
    return mind.best([after], own, [scene], 1)
