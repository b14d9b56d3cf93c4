"""What a computer seat answers where no search is needed: goods, ships, combats, calls.

A reply is always one of the legal actions; what was given or named once is not taken back.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from games.core.actions import EndTurn
from games.core.steps import Steps
from games.projet_ceres import actions as act
from games.projet_ceres import state as s
from games.projet_ceres.content.types import Resolution
from games.projet_ceres.effects import RESOURCES, Branch, Cost, Power
from games.projet_ceres.rules import derive, fights, goods, missions, offers, triggers
from games.projet_ceres.seats import worth
from games.projet_ceres.seats.outlook import Outlook
from games.projet_ceres.state import BOARD, NOBODY, AnyAt, Call, Fight, Moving, State

Legal = Sequence[Any]
END = EndTurn()
BADGE = 0.5
"""What a mission card won is worth."""
ROLES = {
    True: ("initiator", "winner", "contributors", "all"),
    False: ("contributors", "others", "all"),
}
"""For whom a resolution does something: its initiator, another contributor."""


class Replies:
    """The replies of a seat."""

    def __init__(self, outlook: Outlook, steps: Steps) -> None:
        self.outlook, self.steps, self.t, self.seat = outlook, steps, outlook.t, outlook.seat

    def at(self, state: State, frame: Any) -> AnyAt:
        """Return the position in which the seat answers a frame."""
        return AnyAt(state, self.seat, state.players[self.seat], frame, self.t, self.steps)

    def reply(self, state: State, frame: object, legal: Legal) -> Any:
        """Return what is answered to a frame: by a reply of its own, by default, else nothing."""
        kind = type(frame)
        found = self.BY_FRAME.get(kind)
        if found is not None:
            action = found(self, state, frame, legal)
            if action in legal:
                return action
        for step in self.steps[kind].steps:
            if (action := step.default(self.at(state, frame))) in legal:
                return action
        return next((each for each in legal if type(each) is act.Decline), legal[0])

    # Goods and the belt

    def _trade(self, state: State, frame: s.Trading, legal: Legal) -> Any:
        """Sell what there is most of for what there is least of."""
        held = goods.controlled(state, self.seat)

        def better(each: act.Trade) -> int:
            return held.get(each.sold, 0) - held.get(each.bought, 0) - frame.sell

        best = max((a for a in legal if type(a) is act.Trade), key=better)
        return best if better(best) + 3 * (frame.buy - frame.sell) > 0 else act.Decline()

    def _near(self, state: State, frame: Any, legal: Legal) -> Any:
        """Place or turn over what lies nearest to one's own ships, and away from others'."""
        chart, notches = self.outlook.chart, self.outlook.notches

        def value(action: Any) -> float:
            if type(action) is act.Decline:
                return -9.0
            cell = action.cell
            around = [state.belt[n].seat for n in chart.neighbours[cell] if n in state.belt]
            theirs = sum(seat not in (NOBODY, self.seat) for seat in around)
            theirs += 3 * (cell in chart.all_notches and cell not in notches)
            return 2.0 * (cell in notches) + around.count(self.seat) - 0.6 * theirs

        return max(legal, key=value)

    explore = _near

    def _produce(self, state: State, frame: s.Producing, legal: Legal) -> Any:
        linked = goods.routed(self.t, state, self.seat)

        def value(each: act.ProduceAt) -> float:
            yields, _ = worth.printed(state.content, state.belt[each.cell].id)
            return yields * (1.0 if each.cell in linked else 0.4)

        return max(legal, key=value)

    def _site(self, state: State, frame: s.Exploring, legal: Legal) -> Any:
        cards = self.t.explorations
        if len(frame.cards) > 1:
            return max(legal, key=lambda each: worth.best(cards[str(each.card)].choices))
        choices = cards[frame.cards[0]].choices
        numbers: list[int] = [each.choice for each in legal]
        return act.Choose(max(numbers, key=lambda n: worth.branch(choices[n - 1])))

    # Cards

    def _card(self, state: State, frame: Any, legal: Legal) -> Any:
        """Take the card that is worth most, drop the one that is worth least."""
        left = self.outlook.left
        cards = [each for each in legal if type(each) is not act.Decline]
        found = min if isinstance(frame, s.Discarding) else max
        return found(cards, key=lambda each: self.outlook.hand(each.card, left))

    def _invest(self, state: State, frame: s.Investing, legal: Legal) -> Any:
        """Buy what is worth most beyond the cards that are revealed for it; else leave."""
        left, p, cards = self.outlook.left, state.players[self.seat], self.t.cards
        offered = [key for key in (state.common if frame.guild else state.queue) if key]
        hand = sorted(
            (card for card in p.hand if cards[card].influence),
            key=lambda card: self.outlook.hand(card, left) / cards[card].influence,
        )
        best, deal = 0.0, act.Decline()
        for key in offered:
            if frame.guild and cards[key].family != frame.guild:
                continue
            due, given = cards[key].cost - frame.influence - p.influence, 0
            while due > 0 and given < len(hand):
                due -= cards[hand[given]].influence
                given += 1
            value = self.outlook.bought(key, left)
            value -= sum(self.outlook.hand(card, left) for card in hand[:given])
            if due <= 0 and value > best:
                best, deal = value, act.RevealCard(hand[0]) if given else act.BuyCard(key)
        return deal

    def _branches(self, state: State, source: str) -> tuple[Branch, ...]:
        """Return what a building or an asteroid does."""
        there = state.belt.get(source)
        ability = self.t.tiles[there.id].ability if there else self.t.cards[source].building
        return () if ability is None else triggers.branches(self.t, source, ability)

    def _accept(self, state: State, frame: s.Offered, legal: Legal) -> Any:
        """Use an effect that occurred where it brings more than it costs."""
        branches = self._branches(state, frame.source)
        ways = [each.choice for each in legal if type(each) is act.Accept]
        value, choice = max(((worth.branch(branches[n - 1]), -n) for n in ways), default=(0.0, 0))
        return act.Accept(-choice) if value > 0 else act.Decline()

    def _react(self, state: State, frame: s.Reacting, legal: Legal) -> Any:
        """React where it brings more than it costs, the card included."""
        best, found, hand = 0.0, act.React("none"), state.players[self.seat].hand
        for each in legal:
            if type(each) is act.React and each != act.React("none"):
                held = each.card in hand
                branches = self._branches(state, each.card)
                effect = self.t.cards[each.card].effect if held else branches
                value = worth.branch(effect[0]) - worth.CARD * held
                if value > best:
                    best, found = value, each
        return found

    # Ships

    def _sail(self, state: State, frame: Moving, legal: Legal) -> Any:
        """Take the step that improves most on what one's ships hold, until none does."""
        sails = [each for each in legal if type(each) is act.Sail]
        if frame.steps:
            last = frame.steps[-1]
            for each in sails:
                if each.target == last.target and self._short(state, frame, each.target) > 0:
                    return each
            loads = [each for each in legal if type(each) is act.Load]
            if loads and self._takes(state, frame, last):
                return loads[0]
        now = self._held(state, frame, None)
        best, found = 0.1, act.Arrive() if frame.steps else act.Decline()
        for each in sails:
            gain = self._held(state, frame, each) - now
            there = state.belt[each.target].seat
            if there not in (NOBODY, self.seat):
                ships = sum(other.target == each.target for other in sails)
                if self._short(state, frame, each.target) > min(ships, frame.most):
                    continue
                gain *= 0.7 if state.players[there].hand else 0.95
            if gain > best:
                best, found = gain, each
        return found

    def _takes(self, state: State, frame: Moving, last: s.ShipStep) -> bool:
        """Tell whether goods are taken along: they would be left behind, or cannot be paid."""
        if last.origin == BOARD or state.belt[last.target].seat not in (self.seat, NOBODY):
            return False
        gone = sum(step.origin == last.origin for step in frame.steps)
        linked = goods.routed(self.t, state, self.seat)
        return state.belt[last.origin].ships <= gone or last.origin not in linked

    def _held(self, state: State, frame: Moving, more: act.Sail | None) -> float:
        """Return what one's ships hold after the steps so far, and one more."""
        ships = {cell: each.ships for cell, each in state.belt.items() if each.seat == self.seat}
        ships[BOARD] = state.players[self.seat].docked
        for step in (*frame.steps, *((more,) if more else ())):
            ships[step.origin] -= 1
            ships[step.target] = ships.get(step.target, 0) + 1
        docked = ships.pop(BOARD)
        held = {cell: n for cell, n in ships.items() if n}
        land = self.outlook.land(state, held, docked, self.outlook.left)
        return land.worth + self.outlook.good * (sum(land.goods.values()) + 0.5 * land.isolated)

    def _short(self, state: State, frame: Moving, target: str) -> int:
        """Return how many ships an attack still lacks, as totals are now."""
        there = state.belt[target]
        if there.seat in (self.seat, NOBODY):
            return 0
        ships = sum(step.target == target for step in frame.steps)
        fight = Fight(0, target, self.seat, there.seat, ships, [0, 0], self.seat)
        attack, defence = fights.totals(self.t, state, fight)
        each = fights.per_ship(self.t, state, self.seat, attack=True)
        return max(0, (defence - attack) // max(1, each) + 1)

    def _fight(self, state: State, frame: Fight, legal: Legal) -> Any:
        """Use the least power that takes the lead, or the most of it first; else pass (22.5)."""
        attack, defence = fights.totals(self.t, state, frame)
        need = defence - attack + 1 if self.seat == frame.attacker else attack - defence
        powers = [(n, number) for number, a in enumerate(legal) if (n := self._power(state, a))]
        there = state.belt[frame.cell]
        yields, _ = worth.printed(state.content, there.id)
        stake = self.outlook.good * (yields * self.outlook.left + sum(there.goods.values()))
        if stake < worth.CARD or sum(n for n, _ in powers) < need:
            return END
        enough = [each for each in powers if each[0] >= need]
        return legal[min(enough)[1] if enough else max(powers)[1]]

    def _power(self, state: State, action: Any) -> int:
        """Return the power that an action adds."""
        if isinstance(action, act.PlayCard):
            source, branches = action.card, self.t.cards[action.card].effect
        elif isinstance(action, act.UseBuilding):
            source, branches = action.building, self._branches(state, action.building)
        else:
            return 0
        words = [word for word in branches[action.choice - 1].do if isinstance(word, Power)]
        guild = self.t.cards[source].guild or ""
        return sum(derive.amount(self.t, state, self.seat, word.n, guild) for word in words)

    # Projects and missions

    def _support(self, state: State, frame: s.Supporting, legal: Legal) -> Any:
        """Support what costs least."""
        ways = [each for each in legal if type(each) is act.Support]
        prices = [offers.price(self.t, state, self.seat, each.project) for each in ways]
        return ways[min(range(len(ways)), key=lambda n: worth.price(prices[n]))] if ways else None

    def _attempt(self, state: State, frame: s.Attempting, legal: Legal) -> Any:
        """Attempt what promises most, if anything does."""
        ways = [each for each in legal if type(each) is act.Attempt]
        best = max(ways, key=lambda each: self.attempt(state, each.resolution), default=None)
        worthy = best is not None and self.attempt(state, best.resolution) > 0
        return best if worthy else act.Decline()

    def attempt(self, state: State, key: str) -> float:
        """Return what an attempt at the mission in force promises its initiator."""
        found = missions.resolution(self.t, state.missions[0], key)
        price = missions.cost(found, len(state.players))
        if found.solo:
            return self._reward(found, initiator=True) - worth.price(price)
        mine = self._share(state, found, self.seat, initiator=True)
        others = [p.seat for p in state.players if p.seat != self.seat]
        given = sum(self._share(state, found, seat, initiator=False) for seat in others)
        due = price.rock + price.hydrocarbon + price.metal + price.any
        if price.influence or mine + given < due:
            return -0.2
        promised = self._reward(found, initiator=True) - self.outlook.good * min(mine, due)
        return promised * (1.0 if mine >= due else 0.6)

    def _reward(self, found: Resolution, *, initiator: bool) -> float:
        """Return what a resolution brings to its initiator, or to another contributor."""
        words = [word for each in found.reward if each.who in ROLES[initiator] for word in each.do]
        return sum(map(worth.word, words)) + (BADGE * found.pile.count("win") if initiator else 0.1)

    def _share(self, state: State, found: Resolution, seat: int, *, initiator: bool) -> int:
        """Return how many goods a seat gives to a resolution: a fair share, where it pays."""
        seats = len(state.players)
        price = missions.cost(found, seats)
        due = price.rock + price.hydrocarbon + price.metal + price.any
        fair = -(-due // seats) + initiator
        worthy = int(self._reward(found, initiator=initiator) / worth.GOOD)
        held = sum(goods.totals(goods.purse(self.t, state, seat)).values())
        return min(worthy, fair, held)

    def _call(self, state: State, frame: Call, legal: Legal) -> Any:
        """Give one's share once, of what can be given most of, then answer."""
        found = missions.resolution(self.t, frame.mission, frame.resolution)
        mine = goods.totals(frame.pledges[self.seat].goods)
        room = self._share(state, found, self.seat, initiator=self.seat == frame.seat)
        room -= sum(mine.values())
        pledges = [each for each in legal if type(each) is act.Pledge and 0 < each.n <= room]
        fits = [each for each in pledges if each.item in RESOURCES and not mine.get(each.item)]
        if not fits or missions.missing(self.t, state, frame) == Cost():
            return END
        return max(fits, key=lambda each: each.n)

    BY_FRAME: ClassVar[dict[type, Callable[..., Any]]] = {
        s.Trading: _trade, s.Placing: _near, s.Surveying: _near, s.Producing: _produce,
        s.Exploring: _site, s.Discarding: _card, s.Salvaging: _card, s.Scouting: _card,
        s.Buying: _card, s.Investing: _invest, s.Offered: _accept, s.Reacting: _react,
        s.Moving: _sail, s.Fight: _fight, s.Supporting: _support, s.Attempting: _attempt,
        s.Call: _call,
    }  # fmt: skip
