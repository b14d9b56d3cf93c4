"""What a computer seat answers where no search is needed: goods, ships, combats, calls.

A reply is always one of the legal actions; the same position gets the same reply, so that nothing
is done and taken back.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from games.core.actions import EndTurn
from games.projet_ceres import actions as act
from games.projet_ceres import state as s
from games.projet_ceres.content.types import Resolution
from games.projet_ceres.effects import RESOURCES, Branch, Cost, Power
from games.projet_ceres.rules import derive, fights, goods, missions, offers, resolve
from games.projet_ceres.seats import worth
from games.projet_ceres.seats.outlook import Outlook, rounds_left
from games.projet_ceres.seats.worth import GOOD
from games.projet_ceres.state import BOARD, NOBODY, Call, Fight, Moving, State

END = EndTurn()
Legal = Sequence[Any]
BADGE = 0.5
"""What a mission card won is worth."""


class Replies:
    """The replies of a seat."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook, self.t, self.seat = outlook, outlook.t, outlook.seat
        self.content = outlook.content

    def reply(self, state: State, frame: Any, legal: Legal) -> Any:
        """Return what is answered to a frame."""
        found = _REPLIES.get(type(frame))
        action = found(self, state, frame, legal) if found is not None else None
        if action is not None and action in legal:
            return action
        return next((each for each in legal if type(each) is act.Decline), legal[0])

    # Goods

    def _gain(self, state: State, frame: s.Gaining, legal: Legal) -> Any:
        """Put everything of a type in one place: the board, else where most can be paid."""
        where = goods.default_place(self.t, state, self.seat)
        for key, n in frame.goods.items():
            return act.Put(key, where, n)
        held = goods.totals(goods.purse(self.t, state, self.seat))
        free = [key for key in RESOURCES if key not in frame.barred]
        return act.Put(min(free, key=lambda key: held.get(key, 0)), where, 1)

    def _lose(self, state: State, frame: s.Losing, legal: Legal) -> Any:
        linked = goods.routed(self.t, state, self.seat)
        held = goods.controlled(state, self.seat)
        return min(legal, key=lambda a: (a.place in (BOARD, *linked), -held.get(a.resource, 0)))

    def _trade(self, state: State, frame: s.Trading, legal: Legal) -> Any:
        """Sell what there is most of for what there is least of."""
        held = goods.controlled(state, self.seat)
        gain, deal = frame.buy - frame.sell, None
        for each in legal:
            if type(each) is act.Trade:
                better = held.get(each.sold, 0) - held.get(each.bought, 0) - frame.sell
                if better + 3 * gain > 0 and (deal is None or better > deal[0]):
                    deal = (better, each)
        return deal[1] if deal else act.Decline()

    # The belt

    def _place(self, state: State, frame: s.Placing, legal: Legal) -> Any:
        """Place next to one's own ships, notches first, and away from others."""
        chart = self.outlook.chart

        def value(cell: str) -> float:
            around = [state.belt[n].seat for n in chart.neighbours[cell] if n in state.belt]
            theirs = sum(seat not in (NOBODY, self.seat) for seat in around)
            mine = cell in self.outlook.notches
            notch = 0 if mine else cell in chart.all_notches
            return 2.0 * mine + around.count(self.seat) - 0.6 * theirs - 2.0 * notch

        cells = [each for each in legal if type(each) is act.PlaceAsteroid]
        return max(cells, key=lambda each: value(each.cell), default=None)

    def survey(self, state: State, legal: Legal) -> Any:
        """Return the action that turns over what lies nearest to one's own ships."""
        near = self.outlook.chart.neighbours

        def value(cell: str) -> float:
            around = [state.belt[n].seat for n in near[cell] if n in state.belt]
            theirs = sum(seat not in (NOBODY, self.seat) for seat in around)
            return (cell in self.outlook.notches) + 0.5 * around.count(self.seat) - 0.4 * theirs

        return max(legal, key=lambda each: value(each.cell))

    def _survey(self, state: State, frame: s.Surveying, legal: Legal) -> Any:
        return self.survey(state, legal)

    def _produce(self, state: State, frame: s.Producing, legal: Legal) -> Any:
        linked = goods.routed(self.t, state, self.seat)

        def value(cell: str) -> float:
            yields, _ = worth.printed(self.content, state.belt[cell].id)
            return yields * (1.0 if cell in linked else 0.4)

        return max(legal, key=lambda each: value(each.cell))

    def _keep(self, state: State, frame: s.Exploring, legal: Legal) -> Any:
        if len(frame.cards) > 1:
            cards = self.t.explorations
            return max(legal, key=lambda each: worth.best(cards[each.card].choices))
        choices = self.t.explorations[frame.cards[0]].choices
        return max(legal, key=lambda each: worth.branch(choices[each.choice - 1]))

    # Cards

    def _best(self, cards: Legal, field: str, left: float) -> Any:
        return max(cards, key=lambda each: self.outlook.hand(getattr(each, field), left))

    def _drop(self, state: State, frame: s.Discarding, legal: Legal) -> Any:
        return min(legal, key=lambda each: self.outlook.hand(each.card, rounds_left(state)))

    def _salvage(self, state: State, frame: s.Salvaging, legal: Legal) -> Any:
        found = [each for each in legal if type(each) is act.Salvage]
        return self._best(found, "card", rounds_left(state))

    def _ready(self, state: State, frame: s.Readying, legal: Legal) -> Any:
        return max(legal, key=lambda each: worth.built(self.content, each.building))

    def _scout(self, state: State, frame: s.Scouting, legal: Legal) -> Any:
        return self._best(legal, "card", rounds_left(state))

    def bargain(self, card: str, left: float) -> float:
        """Return what owning a card is worth, one that was bought included."""
        found = self.t.cards[card]
        plays = max(0.0, left - 1) / 3.5
        build = max(0.0, worth.built(self.content, card) * (left - 2) + 1 - GOOD * found.rock)
        play = plays * (worth.played(self.content, card) - 0.6)
        return max(play, 0.7 * build) + sum(map(worth.word, found.bought))

    def _invest(self, state: State, frame: s.Investing, legal: Legal) -> Any:
        """Buy what is worth most, for cards in hand that are worth least; else leave."""
        left, p = rounds_left(state), state.players[self.seat]
        queue = state.common if frame.guild else state.queue
        wanted = [key for key in queue if key]
        if frame.guild:
            wanted = [key for key in wanted if self.t.cards[key].family == frame.guild]
        held = frame.influence + p.influence
        hand = sorted(
            (card for card in p.hand if self.t.cards[card].influence),
            key=lambda card: self.outlook.hand(card, left) / self.t.cards[card].influence,
        )
        best, deal = 0.0, None
        for key in wanted:
            found = self._cheapest(hand, self.t.cards[key].cost - held)
            if found is None:
                continue
            value = self.bargain(key, left) - sum(self.outlook.hand(card, left) for card in found)
            if value > best:
                best, deal = value, act.RevealCard(found[0]) if found else act.BuyCard(key)
        return deal or act.Decline()

    def _cheapest(self, hand: list[str], due: int) -> list[str] | None:
        """Return cards that raise so much influence, the cheapest for it first, if any do."""
        found: list[str] = []
        for card in hand:
            if due <= 0:
                break
            found.append(card)
            due -= self.t.cards[card].influence
        for card in list(found):
            if due + self.t.cards[card].influence <= 0:
                found.remove(card)
                due += self.t.cards[card].influence
        return None if due > 0 else found

    def _buy(self, state: State, frame: s.Buying, legal: Legal) -> Any:
        cards = [each for each in legal if type(each) is act.BuyCard]
        left = rounds_left(state)
        return max(cards, key=lambda each: self.bargain(each.card, left), default=act.Decline())

    def _accept(self, state: State, frame: s.Offered, legal: Legal) -> Any:
        """Use an effect that occurred where it brings more than it costs."""
        branches = self._branches(state, frame.source)
        ways = [each for each in legal if type(each) is act.Accept and each.pay == act.AUTO]
        best = max(ways, key=lambda each: worth.branch(branches[each.choice - 1]), default=None)
        if best is None or worth.branch(branches[best.choice - 1]) <= 0:
            return act.Decline()
        return best

    def _branches(self, state: State, source: str) -> tuple[Branch, ...]:
        if source in state.belt:
            ability = self.t.tiles[state.belt[source].id].ability
            return () if ability is None else ability.effect
        card = self.t.cards.get(source)
        if card is None or card.building is None:
            return ()
        return resolve.branches(self.t, source, card.building)

    def _react(self, state: State, frame: s.Reacting, legal: Legal) -> Any:
        """React where it brings more than it costs, the card included."""
        best, found = 0.0, act.React("none")
        for each in legal:
            if type(each) is not act.React or each.card == "none":
                continue
            held = each.card in state.players[self.seat].hand
            branches = self.t.cards[each.card].effect if held else self._branches(state, each.card)
            value = worth.branch(branches[0]) - 0.6 * held
            if value > best:
                best, found = value, each
        return found

    # Ships

    def _sail(self, state: State, frame: Moving, legal: Legal) -> Any:
        """Take the step that improves most on what one's ships hold, until none does."""
        left = rounds_left(state)
        if frame.steps and (load := self._load(state, frame, legal)) is not None:
            return load
        sails = [each for each in legal if type(each) is act.Sail]
        arriving = {step.target for step in frame.steps}
        for each in sails:
            if each.target in arriving and self._short(state, frame, each.target) > 0:
                return each
        now = self._held(state, frame, None, left)
        best, found = 0.1, None
        for each in sails:
            gain = self._held(state, frame, each, left) - now
            there = state.belt[each.target].seat
            if there not in (NOBODY, self.seat):
                near = sum(other.target == each.target for other in sails)
                ready = self._ships_near(state, frame, each.target) if near else 0
                if self._short(state, frame, each.target) > ready:
                    continue
                gain = gain * (0.7 if state.players[there].hand else 0.95) + 0.2
            if gain > best:
                best, found = gain, each
        return found or (act.Arrive() if frame.steps else act.Decline())

    def _load(self, state: State, frame: Moving, legal: Legal) -> Any:
        """Take along what could not be paid from where it lies, or would be left behind."""
        last = frame.steps[-1]
        loads = [each for each in legal if type(each) is act.Load]
        if not loads or last.origin == BOARD:
            return None
        gone = sum(step.origin == last.origin for step in frame.steps)
        linked = goods.routed(self.t, state, self.seat)
        stays = state.belt[last.origin].ships > gone and last.origin in linked
        safe = state.belt[last.target].seat in (self.seat, NOBODY)
        return None if stays or not safe else loads[0]

    def _held(self, state: State, frame: Moving, more: act.Sail | None, left: float) -> float:
        """Return what one's ships hold after the steps so far, and one more."""
        ships = {cell: each.ships for cell, each in state.belt.items() if each.seat == self.seat}
        docked = state.players[self.seat].docked
        steps = [(step.origin, step.target) for step in frame.steps]
        for origin, target in [*steps, *([(more.origin, more.target)] if more else [])]:
            if origin == BOARD:
                docked -= 1
            elif ships[origin] == 1:
                del ships[origin]
            else:
                ships[origin] -= 1
            ships[target] = ships.get(target, 0) + 1
        land = self.outlook.land(state, ships, docked, left)
        return land.worth + GOOD * sum(land.goods.values()) + 0.2 * land.isolated

    def _short(self, state: State, frame: Moving, target: str) -> int:
        """Return how many ships an attack still lacks, as totals are now."""
        there = state.belt[target]
        if there.seat in (self.seat, NOBODY):
            return 0
        ships = sum(step.target == target for step in frame.steps)
        fight = Fight(0, target, self.seat, there.seat, ships, [0, 0], self.seat)
        attack, defence = fights.totals(self.t, state, fight)
        each = fights.per_ship(self.t, state, self.seat, attack=True)
        return max(0, (defence - attack) // max(1, each) + 1) if attack <= defence else 0

    def _ships_near(self, state: State, frame: Moving, target: str) -> int:
        """Return how many ships could still sail to a cell."""
        gone = [step.origin for step in frame.steps]
        around = self.outlook.chart.neighbours[target]
        mine = [cell for cell in around if cell in state.belt]
        found = sum(
            state.belt[cell].ships - gone.count(cell)
            for cell in mine
            if state.belt[cell].seat == self.seat
        )
        if target in self.outlook.notches:
            found += state.players[self.seat].docked - gone.count(BOARD)
        return min(found, frame.most - len(frame.steps))

    def _recall(self, state: State, frame: s.Recalling, legal: Legal) -> Any:
        return max(legal, key=lambda each: state.belt[each.cell].ships)

    def _fight(self, state: State, frame: Fight, legal: Legal) -> Any:
        """Use the least that takes the lead, else pass (22.5)."""
        attack, defence = fights.totals(self.t, state, frame)
        attacks = self.seat == frame.attacker
        need = defence - attack + 1 if attacks else attack - defence
        powers = sorted(
            ((n, number) for number, each in enumerate(legal) if (n := self._power(state, each))),
        )
        there, left = state.belt[frame.cell], rounds_left(state)
        stake = GOOD * worth.printed(self.content, there.id)[0] * left + 0.4
        stake += GOOD * sum(there.goods.values())
        enough = [number for n, number in powers if n >= need]
        if enough and stake >= 0.6:
            return legal[enough[0]]
        total = sum(n for n, _ in powers)
        return legal[powers[-1][1]] if total >= need and stake >= 1.5 else END

    def _power(self, state: State, action: Any) -> int:
        """Return the power that an action adds."""
        match action:
            case act.PlayCard(card=card, choice=choice, pay=act.AUTO):
                branch, source = self.t.cards[card].effect[choice - 1], card
            case act.UseBuilding(building=card, choice=choice, pay=act.AUTO):
                branch, source = self._branches(state, card)[choice - 1], card
            case _:
                return 0
        guild = self.t.cards[source].guild or ""
        return sum(
            derive.amount(self.t, state, self.seat, each.n, guild)
            for each in branch.do
            if isinstance(each, Power)
        )

    # Projects and missions

    def _support(self, state: State, frame: s.Supporting, legal: Legal) -> Any:
        """Support what costs least."""

        def cost(each: act.Support) -> float:
            return worth.price(offers.price(self.t, state, self.seat, each.project))

        ways = [each for each in legal if type(each) is act.Support and each.pay == act.AUTO]
        return min(ways, key=cost, default=act.Decline())

    def _attempt(self, state: State, frame: s.Attempting, legal: Legal) -> Any:
        """Attempt what promises most, if anything does."""
        best, found = 0.0, act.Decline()
        for each in legal:
            if type(each) is act.Attempt and (value := self.attempt(state, each.resolution)) > best:
                best, found = value, each
        return found

    def reward(self, found: Resolution, initiator: bool) -> float:
        """Return what a resolution brings to its initiator, or to another contributor."""
        roles = ("initiator", "winner", "contributors", "all")
        mine = roles if initiator else ("contributors", "others", "all")
        value = sum(sum(map(worth.word, each.do)) for each in found.reward if each.who in mine)
        return value + (BADGE * found.pile.count("win") if initiator else 0.1)

    def share(self, state: State, found: Resolution, initiator: bool) -> int:
        """Return how many goods a seat gives to a resolution, of those that it can pay."""
        seats = len(state.players)
        cost = missions.cost(found, seats)
        due = cost.rock + cost.hydrocarbon + cost.metal + cost.any
        fair = -(-due // seats) + (1 if initiator else 0)
        worthy = int(self.reward(found, initiator) / GOOD)
        return min(worthy, max(fair, due - (seats - 1) * fair))

    def attempt(self, state: State, key: str) -> float:
        """Return what an attempt at the mission in force promises its initiator."""
        found = missions.resolution(self.t, state.missions[0], key)
        seats = len(state.players)
        cost = missions.cost(found, seats)
        if found.solo:
            return self.reward(found, initiator=True) - worth.price(cost)
        due = cost.rock + cost.hydrocarbon + cost.metal + cost.any
        mine = min(self.share(state, found, initiator=True), self._payable(state, self.seat))
        others = 0
        for p in state.players:
            if p.seat != self.seat:
                theirs = self.share(state, found, initiator=False)
                others += min(theirs, self._payable(state, p.seat))
        if mine + others < due or cost.influence:
            return -0.2
        chance = 1.0 if mine >= due else 0.6
        return chance * (self.reward(found, initiator=True) - GOOD * mine)

    def _payable(self, state: State, seat: int) -> int:
        return sum(goods.totals(goods.purse(self.t, state, seat)).values())

    def _call(self, state: State, frame: Call, legal: Legal) -> Any:
        """Give one's share once, of what there is most of, then answer."""
        found = missions.resolution(self.t, frame.mission, frame.resolution)
        mine = goods.totals(frame.pledges[self.seat].goods)
        room = self.share(state, found, self.seat == frame.seat) - sum(mine.values())
        left = missions.missing(self.t, state, frame)
        if room > 0 and left != Cost():
            pledges = [each for each in legal if type(each) is act.Pledge]
            fits = [each for each in pledges if each.item in RESOURCES and not mine.get(each.item)]
            fits = [each for each in fits if 0 < each.n <= room]
            if fits:
                return max(fits, key=lambda each: each.n)
        return END

    def _first(self, state: State, frame: Any, legal: Legal) -> Any:
        return legal[0]


Reply = Callable[[Replies, State, Any, Legal], Any]
_REPLIES: dict[type, Reply] = {
    s.Gaining: Replies._gain,
    s.Losing: Replies._lose,
    s.Trading: Replies._trade,
    s.Placing: Replies._place,
    s.Surveying: Replies._survey,
    s.Producing: Replies._produce,
    s.Exploring: Replies._keep,
    s.Discarding: Replies._drop,
    s.Salvaging: Replies._salvage,
    s.Readying: Replies._ready,
    s.Scouting: Replies._scout,
    s.Investing: Replies._invest,
    s.Buying: Replies._buy,
    s.Offered: Replies._accept,
    s.Reacting: Replies._react,
    s.Moving: Replies._sail,
    s.Recalling: Replies._recall,
    s.Supporting: Replies._support,
    s.Attempting: Replies._attempt,
    s.Arrivals: Replies._first,
    s.Fight: Replies._fight,
    s.Call: Replies._call,
}
