"""A computer player's answers where no search is needed: goods, ships, combats, calls.

A reply is always one of the legal actions; a pledge or a named winner is not taken back.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil, comb
from typing import Any, ClassVar

from games.core.actions import EndTurn
from games.core.steps import Steps
from games.projet_ceres import actions as act
from games.projet_ceres import state as s
from games.projet_ceres.content.types import Resolution
from games.projet_ceres.effects import RESOURCES, Shared
from games.projet_ceres.rules import fights, goods, missions, triggers
from games.projet_ceres.seats import worth
from games.projet_ceres.seats.outlook import Outlook
from games.projet_ceres.state import BOARD, NOBODY, AnyDecision, Call, Fight, Moving, Player, State
from games.projet_ceres.steps.calls import NONE

Legal = Sequence[Any]
Share = tuple[int, int]
"""Goods and influence."""
END = EndTurn()
ENOUGH = 0.8
"""How likely a victory is so that no more ships are sent."""
POWERFUL = 0.2
"""How likely a card in another's hand adds power."""
BADGE = 0.1
"""The worth of a mission card won."""
HOPELESS = -0.2
"""The worth of a call that nobody will pay: as others declined it, or cannot pay it."""
ROLES = {
    True: ("initiator", "winner", "contributors", "all"),
    False: ("contributors", "others", "all"),
}
"""For whom a resolution does something: its initiator, another contributor."""


class Replies:
    """The replies of a seat."""

    def __init__(self, outlook: Outlook, steps: Steps) -> None:
        self.outlook, self.steps, self.t, self.seat = outlook, steps, outlook.t, outlook.seat

    def at(self, state: State, frame: Any) -> AnyDecision:
        """Return the position in which the seat answers a frame."""
        return AnyDecision(state, self.seat, state.players[self.seat], frame, self.t, self.steps)

    def reply(self, state: State, frame: object, legal: Legal) -> Any:
        """Return the answer to a frame: its own reply, else the default, else a decline."""
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

    def _near(self, state: State, frame: Any, legal: Legal) -> Any:
        """Place or turn over the asteroid nearest to one's own ships, and away from others'."""
        chart, notches = self.outlook.chart, self.outlook.notches

        def value(action: Any) -> float:
            if type(action) is act.Decline:
                return -9.0
            cell = action.cell
            around = [state.belt[n].seat for n in chart.neighbours[cell] if n in state.belt]
            theirs = sum(seat not in (NOBODY, self.seat) for seat in around)
            theirs += 3 * (cell in chart.all_notches and cell not in notches)
            return 2.0 * (cell in notches) + around.count(self.seat) - 0.3 * theirs

        return max(legal, key=value)

    explore = _near

    # Cards

    def _card(self, state: State, frame: Any, legal: Legal) -> Any:
        """Take the card with the highest worth, or drop the one with the lowest."""
        cards = [each for each in legal if type(each) is not act.Decline]
        best = min if isinstance(frame, s.Discarding) else max
        return best(cards, key=lambda each: self.outlook.hand(each.card), default=legal[0])

    def _invest(self, state: State, frame: s.Investing, legal: Legal) -> Any:
        """Buy the card worth most beyond the cards that are revealed for it; else leave."""
        p, cards = state.players[self.seat], self.t.cards
        offered = [key for key in (state.common if frame.guild else state.queue) if key]
        worthy = [card for card in p.hand if cards[card].influence]
        hand = sorted(worthy, key=lambda card: self.outlook.hand(card) / cards[card].influence)
        best, deal = 0.0, act.Decline()
        for key in offered:
            if frame.guild and cards[key].family != frame.guild:
                continue
            due, given = cards[key].cost - frame.influence - p.influence, 0
            while due > 0 and given < len(hand):
                due -= cards[hand[given]].influence
                given += 1
            value = self.outlook.bought(key)
            value -= sum(self.outlook.hand(card) for card in hand[:given])
            if due <= 0 and value > best:
                best, deal = value, act.RevealCard(hand[0]) if given else act.BuyCard(key)
        return deal

    def _react(self, state: State, frame: s.Reacting, legal: Legal) -> Any:
        """React if one can: it is optional, and brings more than it costs."""
        return next((each for each in legal if each != act.React(NONE)), act.React(NONE))

    # Ships

    def beginnings(self, state: State, frame: Moving, legal: Legal) -> list[Any]:
        """Return good beginnings of a movement: the best peaceful step, and each attack."""
        found: dict[int | str, tuple[float, Any]] = {}
        for gain, each in self._steps(state, frame, legal):
            there = state.belt[each.target].seat
            key = "" if there in (NOBODY, self.seat) else each.target
            if key not in found or gain > found[key][0]:
                found[key] = gain, each
        nothing = [each for each in legal if type(each) is act.Decline]
        return [each for _, each in found.values()] + nothing

    def _steps(self, state: State, frame: Moving, legal: Legal) -> list[tuple[float, Any]]:
        """Return the possible steps, with their improvement of the ships' places."""
        now = self._held(state, frame, None)
        sails = [each for each in legal if type(each) is act.Sail]
        return [(self._held(state, frame, each) - now, each) for each in sails]

    def _sail(self, state: State, frame: Moving, legal: Legal) -> Any:
        """Continue a movement: strengthen an attack that was begun, then take the best step."""
        last, ways = frame.steps[-1], self._steps(state, frame, legal)
        odds = self._odds(state, frame, last.target)
        if odds < ENOUGH and self._odds(state, frame, last.target, 1) > odds:
            more = [way for way in ways if way[1].target == last.target]
            if more:
                return max(more, key=lambda way: way[0])[1]
        loads = [each for each in legal if type(each) is act.Load]
        if loads and self._takes(state, frame, last):
            return loads[0]
        best, found = 0.1, act.Arrive()
        for gain, each in ways:
            peaceful = state.belt[each.target].seat in (NOBODY, self.seat)
            if peaceful and gain > best:
                best, found = gain, each
        return found

    def _takes(self, state: State, frame: Moving, last: s.ShipStep) -> bool:
        """Return whether goods are taken along: they would be left behind, or cannot be paid."""
        if last.origin == BOARD or state.belt[last.target].seat not in (self.seat, NOBODY):
            return False
        gone = sum(step.origin == last.origin for step in frame.steps)
        linked = goods.routed(self.t, state, self.seat)
        return state.belt[last.origin].ships <= gone or last.origin not in linked

    def _held(self, state: State, frame: Moving, more: act.Sail | None) -> float:
        """Return the places of the ships after the steps so far, and one more."""
        ships = {cell: each.ships for cell, each in state.belt.items() if each.seat == self.seat}
        ships[BOARD] = state.players[self.seat].docked
        for step in (*frame.steps, *((more,) if more else ())):
            ships[step.origin] -= 1
            ships[step.target] = ships.get(step.target, 0) + 1
        docked = ships.pop(BOARD)
        held = {cell: n for cell, n in ships.items() if n}
        land = self.outlook.land(state, held, docked)
        good = self.outlook.factors.goods * self.outlook.good
        return land.worth + good * (sum(land.goods.values()) + 0.5 * land.isolated)

    def _odds(self, state: State, frame: Moving, target: str, more: int = 0) -> float:
        """Return how likely the ships sent to an asteroid, and some more, win it."""
        there = state.belt[target]
        if there.seat in (self.seat, NOBODY):
            return 1.0
        ships = more + sum(step.target == target for step in frame.steps)
        return self.chance(state, Fight(0, target, self.seat, there.seat, ships, [0, 0], self.seat))

    def fights(self, state: State, action: Any) -> bool:
        """Return whether an action adds power to a combat."""
        if not isinstance(action, act.PlayCard | act.UseBuilding):
            return False
        card = action.card if isinstance(action, act.PlayCard) else action.building
        held = card in state.players[self.seat].hand
        return triggers.ways_of_card(self.t, card, held=held)[action.choice - 1].fights

    def chance(self, state: State, fight: Fight) -> float:
        """Return how likely the seat wins a combat, with the possible additions of both sides."""
        attack, defence = fights.totals(self.t, state, fight)
        mine = self.seat == fight.attacker
        rival = state.players[fight.defender if mine else fight.attacker]
        p, sides = state.players[self.seat], ("defence", "attack")
        needed = attack - defence if mine else defence - attack + 1
        needed += worth.reserve(state.content, p.hand, p.buildings, sides[mine])
        needed -= worth.reserve(state.content, (), rival.buildings, sides[not mine])
        cards, fewest = len(rival.hand), ceil(needed / 2)
        ways = range(min(fewest, cards + 1))
        return sum(comb(cards, n) * POWERFUL**n * (1 - POWERFUL) ** (cards - n) for n in ways)

    def stake(self, state: State, cell: str) -> float:
        """Return the worth of an asteroid for its winner."""
        there = state.belt[cell]
        yields, _ = worth.printed(state.content, there.id)
        good = self.outlook.good
        return good * (yields * self.outlook.left + sum(there.goods.values()))

    # Projects and missions

    def promised(self, state: State, action: Any) -> float:
        """Return the promise of a mission attempt for its initiator, as others can pay a part."""
        if not isinstance(action, act.Attempt):
            return 0.0
        found = self.t.resolutions[state.missions[0], action.resolution]
        if found.solo:
            return 0.0
        if state.vain and (found.id in state.vain or state.round in state.vain.values()):
            return HOPELESS
        seats = range(len(state.players))
        shares = [self._share(state, found, seat, initiator=seat == self.seat) for seat in seats]
        price, (mine, spent) = missions.cost(found.cost, len(seats)), shares[self.seat]
        due, (given, raised) = price.units, map(sum, zip(*shares, strict=True))
        if given < due or raised < price.influence or (price.cards or 0) > len(seats):
            return HOPELESS
        own = self.outlook.good * min(mine, due) + worth.INFLUENCE * min(spent, price.influence)
        promised = self._reward(found, initiator=True) - own
        promised *= self.outlook.factors.means
        return promised * (1.0 if mine >= due and spent >= price.influence else 0.6)

    def _reward(self, found: Resolution, *, initiator: bool) -> float:
        """Return what a resolution brings to its initiator, or to another contributor."""
        words = [word for each in found.reward if each.who in ROLES[initiator] for word in each.do]
        words += found.tally.even if found.tally else ()
        return sum(map(worth.word, words)) + (BADGE * found.pile.count("win") if initiator else 0.1)

    def _share(self, state: State, found: Resolution, seat: int, *, initiator: bool) -> Share:
        """Return what a seat gives to a resolution, where it pays."""
        p, seats = state.players[seat], len(state.players)
        price = missions.cost(found.cost, seats)
        known = [self.t.cards[card].influence if card in self.t.cards else 1 for card in p.hand]
        influence = min(-(-price.influence // seats) + initiator, p.influence + sum(known))
        reward = self._reward(found, initiator=initiator) - worth.INFLUENCE * influence
        if reward < 0:
            return 0, 0
        fair = -(-price.units // seats) + initiator
        held = sum(goods.totals(goods.purse(self.t, state, seat)).values())
        return min(int(reward / worth.GOOD), fair, held), influence

    def _call(self, state: State, frame: Call, legal: Legal) -> Any:
        """Give a share once, of the most common goods, and a card worth least; then answer."""
        found = self.t.resolutions[frame.mission, frame.resolution]
        mine, left = frame.pledges[self.seat], missions.missing(self.t, state, frame)
        share, influence = self._share(state, found, self.seat, initiator=self.seat == frame.seat)
        pledges = [each for each in legal if type(each) is act.Pledge and each.n > 0]
        cards = [each for each in pledges if each.item in self.t.cards]
        least = min(cards, key=lambda each: self.outlook.hand(each.item), default=None)
        reward = self._reward(found, initiator=self.seat == frame.seat)
        if least and not mine.cards and self.outlook.hand(least.item) < reward:
            return least
        if (most := min(left.influence, influence - mine.influence)) > 0:
            return self._influence(state.players[self.seat], legal, most, mine.influence)
        given = goods.totals(mine.goods)
        kinds, room = [key for key in RESOURCES if not given.get(key)], share - sum(given.values())
        fits = [each for each in pledges if each.item in kinds and each.n <= room]
        return END if left == Shared() else max(fits, key=lambda each: each.n, default=END)

    def _influence(self, p: Player, legal: Legal, most: int, given: int) -> Any:
        """Pledge more influence, once the cards that are worth least were discarded for it."""
        cards, n = self.t.cards, min(most, p.influence)
        drops = [each for each in legal if type(each) is act.DiscardCard and n < most]
        drops = [each for each in drops if cards[each.card].influence]
        pledge = act.Pledge(missions.INFLUENCE, given + n) if n else END
        return min(drops, key=lambda each: self.outlook.hand(each.card), default=pledge)

    BY_FRAME: ClassVar[dict[type, Callable[..., Any]]] = {
        s.Placing: _near, s.Surveying: _near, s.Discarding: _card, s.Salvaging: _card,
        s.Scouting: _card, s.Buying: _card, s.Investing: _invest, s.Reacting: _react,
        s.Moving: _sail, s.Call: _call,
    }  # fmt: skip
