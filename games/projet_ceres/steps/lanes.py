"""What effects ask: where goods go, what is lost, which asteroid, which card (11, 12, 15)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from games.core.errors import Reason, absent, reason
from games.core.events import Applied
from games.core.steps import Step
from games.projet_ceres import events as ev
from games.projet_ceres import state as s
from games.projet_ceres.actions import (
    Choose,
    Decline,
    Destroy,
    DropCard,
    Keep,
    Lose,
    PayUnit,
    PlaceAsteroid,
    ProduceAt,
    Put,
    ReadyBuilding,
    Salvage,
    Survey,
    Trade,
)
from games.projet_ceres.effects import RESOURCES, Branch, Cost
from games.projet_ceres.rules import asking, belt, goods, offers, points, resolve
from games.projet_ceres.state import NOBODY, At
from games.projet_ceres.steps.base import Priced, numbers, picked, short
from games.projet_ceres.steps.turn import explored, place, turn_over
from games.projet_ceres.steps.using import distinct

NO_SUCH = reason("no_such_choice")


def typed(resource: str) -> str | None:
    """Return a resource by its id."""
    return next((key for key in RESOURCES if key == resource), None)


class PutsGoods(Step[At[s.Gaining], Put]):
    """So much of a resource in a place (11.2)."""

    def offers(self, at: At[s.Gaining]) -> Iterator[Put]:
        places = goods.homes_of_gains(at.state, at.seat)
        for key in RESOURCES:
            for n in range(1, self._left(at, key) + 1):
                for where in places:
                    yield Put(key, where, n)

    def refusal(self, at: At[s.Gaining], action: Put) -> Reason | None:
        key = typed(action.resource)
        if key is None or action.n < 1:
            return NO_SUCH
        if action.n > self._left(at, key):
            return reason("not_gained", resource=key, n=self._left(at, key))
        places = goods.homes_of_gains(at.state, at.seat)
        return None if action.place in places else reason("no_place_for_goods", place=action.place)

    def do(self, at: At[s.Gaining], action: Put, log: Applied) -> None:
        key = typed(action.resource)
        assert key is not None
        own = min(action.n, at.frame.goods.get(key, 0))
        at.frame.goods = goods.take(at.frame.goods, {key: own})
        at.frame.any -= action.n - own
        goods.put(at.state, at.seat, action.place, {key: action.n})
        log.events.append(ev.Gained(seat=at.seat, goods={key: action.n}, place=action.place))
        if not at.frame.goods and not at.frame.any:
            at.player.lane.remove(at.frame)

    def _left(self, at: At[s.Gaining], key: str) -> int:
        free = 0 if key in at.frame.barred else at.frame.any
        return at.frame.goods.get(key, 0) + free

    def default(self, at: At[s.Gaining]) -> Put:
        where = goods.default_place(at.tables, at.state, at.seat)
        for key, n in at.frame.goods.items():
            return Put(key, where, n)
        held = goods.controlled(at.state, at.seat)
        free = [key for key in RESOURCES if key not in at.frame.barred]
        return Put(min(free, key=lambda key: held.get(key, 0)), where, 1)


class LosesGood(Step[At[s.Losing], Lose]):
    """A resource of one's choice among all that one controls (1.9)."""

    def offers(self, at: At[s.Losing]) -> Iterable[Lose]:
        units = goods.losable(at.state, at.seat, at.frame.of)
        return [Lose(key, where) for where, key in units]

    def refusal(self, at: At[s.Losing], action: Lose) -> Reason | None:
        units = goods.losable(at.state, at.seat, at.frame.of)
        if (action.place, action.resource) in units:
            return None
        return reason("nothing_to_lose", place=action.place)

    def do(self, at: At[s.Losing], action: Lose, log: Applied) -> None:
        key = typed(action.resource)
        assert key is not None
        goods.remove(at.state, at.seat, action.place, {key: 1})
        log.events.append(ev.Lost(seat=at.seat, goods={key: 1}, place=action.place))
        at.frame.n -= 1
        if not at.frame.n or not goods.losable(at.state, at.seat, at.frame.of):
            at.player.lane.remove(at.frame)

    def default(self, at: At[s.Losing]) -> Lose:
        """What there is most of, isolated goods first (22.16)."""
        linked = goods.routed(at.tables, at.state, at.seat)
        held = goods.controlled(at.state, at.seat)
        where, key = min(
            goods.losable(at.state, at.seat, at.frame.of),
            key=lambda unit: (-held[unit[1]], unit[0] == s.BOARD or unit[0] in linked),
        )
        return Lose(key, where)


class PaysUnit(Step[At[s.Paying], PayUnit]):
    """A resource chosen to pay; the action follows once its price is covered."""

    def offers(self, at: At[s.Paying]) -> Iterator[PayUnit]:
        for where, found in self._purse(at).items():
            for key in found:
                yield PayUnit(key, where)

    def refusal(self, at: At[s.Paying], action: PayUnit) -> Reason | None:
        key = typed(action.resource)
        left = at.frame.left
        if key is None or not (getattr(left, key) or left.any):
            return reason("not_asked_for", resource=action.resource) if key else NO_SUCH
        held = self._purse(at).get(action.place, {}).get(key, 0)
        spare = goods.unmarked(at.tables, at.state, at.seat, left)
        if spare is None or held <= at.player.marked.count((action.place, key)):
            return reason("nothing_to_pay", place=action.place)
        # What is asked of another type must still be there afterwards.
        if goods.covers(goods.take(spare, {key: 1}), reduced(left, key)):
            return None
        return reason("needed_elsewhere", resource=key)

    def do(self, at: At[s.Paying], action: PayUnit, log: Applied) -> None:
        key = typed(action.resource)
        assert key is not None
        at.frame.left = reduced(at.frame.left, key)
        at.player.marked = [*at.player.marked, (action.place, key)]
        if at.frame.left != Cost():
            return
        at.player.lane.remove(at.frame)
        asked = at.frame.action
        for frame in [*asking.focus(at.state, at.seat), None]:
            step = at.steps[type(frame)].by_action.get(type(asked))
            if step is not None:
                there: s.AnyAt = s.AnyAt(at.state, at.seat, at.player, frame, at.tables, at.steps)
                if step.refusal(there, asked) is None:
                    step.do(there, asked, log)
                break
        at.player.marked = []

    def _purse(self, at: At[s.Paying]) -> dict[str, s.Goods]:
        cost = goods.whole(at.state, at.seat, at.frame.left)
        return goods.purse(at.tables, at.state, at.seat, cost)


def reduced(cost: Cost, key: str) -> Cost:
    """Return what is left of a cost after a unit of a type."""
    less = key if getattr(cost, key) else "any"
    return replace(cost, **{less: getattr(cost, less) - 1})


class KeepsCard(Step[At[s.Exploring], Keep]):
    """One of two exploration cards (track bonus)."""

    def offers(self, at: At[s.Exploring]) -> Iterable[Keep]:
        return [Keep(card) for card in at.frame.cards] if len(at.frame.cards) > 1 else ()

    def refusal(self, at: At[s.Exploring], action: Keep) -> Reason | None:
        if len(at.frame.cards) < 2:
            return reason("kept_already")
        return absent(at.frame.cards, at.tables.explorations, "not_drawn", card=action.card)

    def do(self, at: At[s.Exploring], action: Keep, log: Applied) -> None:
        other = [card for card in at.frame.cards if card != action.card]
        at.state.explored = sorted([*at.state.explored, *other])
        at.frame.cards = [action.card]
        log.events.append(ev.ExplorationKept(seat=at.seat, card=action.card))


class ChoosesExploration(Priced[At[s.Exploring], Choose]):
    """Exactly one choice of the card, which can be paid (15.2); without any, none (OP-29)."""

    def plain(self, at: At[s.Exploring]) -> Iterator[Choose]:
        if len(at.frame.cards) == 1:
            for choice in numbers(self._choices(at)):
                yield Choose(choice)
            if not self._payable(at):
                yield Choose(0)

    def missing(self, at: At[s.Exploring], action: Choose) -> Reason | None:
        if len(at.frame.cards) > 1:
            return reason("keep_first")
        if action.choice == 0:
            return reason("choice_payable") if self._payable(at) else None
        return None if picked(self._choices(at), action.choice) else NO_SUCH

    def price(self, at: At[s.Exploring], action: Choose) -> Cost:
        return self._choices(at)[action.choice - 1].cost if action.choice else Cost()

    def carry_out(self, at: At[s.Exploring], action: Choose, log: Applied) -> None:
        [card] = at.frame.cards
        at.player.lane.remove(at.frame)
        at.state.explored = sorted([*at.state.explored, card])
        log.events.append(ev.ExplorationChosen(seat=at.seat, card=card, choice=action.choice))
        if action.choice:
            choices = at.tables.explorations[card].choices
            resolve.begin(at.state, at.seat, choices[action.choice - 1].do, card)

    def default(self, at: At[s.Exploring]) -> Choose | None:
        free = [n for n, each in enumerate(self._choices(at), 1) if each.cost == Cost()]
        return Choose(free[0]) if free and len(at.frame.cards) == 1 else None

    def _choices(self, at: At[s.Exploring]) -> tuple[Branch, ...]:
        return at.tables.explorations[at.frame.cards[0]].choices

    def _payable(self, at: At[s.Exploring]) -> bool:
        return any(short(at, each.cost) is None for each in self._choices(at))


class SurveysAsteroid(Step[At[s.Surveying], Survey]):
    """An asteroid turned over by an effect (12.4)."""

    def offers(self, at: At[s.Surveying]) -> Iterable[Survey]:
        return [Survey(cell) for cell in belt.unexplored(at.state, at.seat)]

    def refusal(self, at: At[s.Surveying], action: Survey) -> Reason | None:
        there = at.state.belt.get(action.cell)
        if there is None:
            return reason("no_asteroid", cell=action.cell)
        if there.up:
            return reason("explored_already", cell=action.cell)
        near = action.cell in belt.near_ships(at.state, at.seat)
        return None if near else reason("not_next_to_ships", cell=action.cell)

    def do(self, at: At[s.Surveying], action: Survey, log: Applied) -> None:
        at.player.lane.remove(at.frame)
        turn_over(at, action.cell, log, card=at.frame.card)
        if at.frame.card:
            explored(at, log)


class PlacesAsteroid(Step[At[s.Placing], PlaceAsteroid]):
    """The next asteroid, face down (12.3)."""

    def offers(self, at: At[s.Placing]) -> Iterable[PlaceAsteroid]:
        return [PlaceAsteroid(cell) for cell in belt.placeable(at.state, at.seat)]

    def refusal(self, at: At[s.Placing], action: PlaceAsteroid) -> Reason | None:
        if action.cell not in belt.open_cells(at.state):
            return reason("not_empty", cell=action.cell)
        fits = belt.fits(at.state, at.seat, action.cell)
        return None if fits else reason("too_few_neighbours", cell=action.cell)

    def do(self, at: At[s.Placing], action: PlaceAsteroid, log: Applied) -> None:
        at.player.lane.remove(at.frame)
        place(at, action.cell, log)

    def default(self, at: At[s.Placing]) -> PlaceAsteroid:
        """The first legal cell, ring by ring from Ceres (22.16)."""
        return PlaceAsteroid(belt.placeable(at.state, at.seat)[0])


class DestroysAsteroid(Step[At[s.Destroying], Destroy]):
    """An asteroid that leaves the game (12.7)."""

    def offers(self, at: At[s.Destroying]) -> Iterable[Destroy]:
        found = offers.destructible(at.state, at.seat, at.frame.scope)
        return [Destroy(cell) for cell in found]

    def refusal(self, at: At[s.Destroying], action: Destroy) -> Reason | None:
        found = offers.destructible(at.state, at.seat, at.frame.scope)
        return None if action.cell in found else reason("not_to_destroy", cell=action.cell)

    def do(self, at: At[s.Destroying], action: Destroy, log: Applied) -> None:
        state = at.state
        at.player.lane.remove(at.frame)
        there = state.belt.pop(action.cell)
        if there.seat != NOBODY:
            state.players[there.seat].docked += there.ships
        shown = there.id if there.up else ""
        if not there.home:
            # Whoever looks at a mask finds no id here: then the tile counts as unseen.
            state.gone = sorted([*state.gone, there.id])
        log.revealed = True
        log.events.append(ev.AsteroidDestroyed(seat=at.seat, cell=action.cell, asteroid=shown))


class DropsCard(Step[At[s.Discarding], DropCard]):
    """A card of the hand, as an effect asks."""

    def offers(self, at: At[s.Discarding]) -> Iterable[DropCard]:
        return [DropCard(card) for card in distinct(at.tables, at.player.hand)]

    def refusal(self, at: At[s.Discarding], action: DropCard) -> Reason | None:
        return absent(at.player.hand, at.tables.cards, "not_in_hand", card=action.card)

    def do(self, at: At[s.Discarding], action: DropCard, log: Applied) -> None:
        points.discard(at.player, action.card)
        log.events.append(ev.CardDropped(seat=at.seat, card=action.card))
        at.frame.n -= 1
        if not at.frame.n or not at.player.hand:
            at.player.lane.remove(at.frame)


class TradesGoods(Step[At[s.Trading], Trade]):
    """Resources of one type on one asteroid that touches Ceres, for others (11.6)."""

    def offers(self, at: At[s.Trading]) -> Iterator[Trade]:
        for cell, sold in offers.sales(at.state, at.seat, at.frame.sell):
            for bought in RESOURCES:
                if bought != sold:
                    yield Trade(cell, sold, bought)

    def refusal(self, at: At[s.Trading], action: Trade) -> Reason | None:
        if (action.cell, action.sold) not in offers.sales(at.state, at.seat, at.frame.sell):
            return reason("nothing_to_sell", n=at.frame.sell)
        if typed(action.bought) is None or action.bought == action.sold:
            return NO_SUCH
        return None

    def do(self, at: At[s.Trading], action: Trade, log: Applied) -> None:
        sold, bought = typed(action.sold), typed(action.bought)
        assert sold is not None
        assert bought is not None
        less, more = {sold: at.frame.sell}, {bought: at.frame.buy}
        goods.remove(at.state, at.seat, action.cell, less)
        goods.put(at.state, at.seat, action.cell, more)
        log.events.append(ev.Traded(seat=at.seat, cell=action.cell, sold=less, bought=more))
        at.frame.left -= 1
        if not at.frame.left or not offers.sales(at.state, at.seat, at.frame.sell):
            at.player.lane.remove(at.frame)


class TradesNoMore(Step[At[s.Trading | s.Salvaging], Decline]):
    """Trading, or taking cards back, is left at that."""

    def offers(self, at: At[s.Trading | s.Salvaging]) -> Iterable[Decline]:
        return (Decline(),)

    def refusal(self, at: At[s.Trading | s.Salvaging], action: Decline) -> None:
        return None

    def do(self, at: At[s.Trading | s.Salvaging], action: Decline, log: Applied) -> None:
        at.player.lane.remove(at.frame)
        what = "trade" if isinstance(at.frame, s.Trading) else "salvage"
        log.events.append(ev.Declined(seat=at.seat, what=what))

    def default(self, at: At[s.Trading | s.Salvaging]) -> Decline:
        return Decline()


class ProducesAt(Step[At[s.Producing], ProduceAt]):
    """One asteroid yields what it prints."""

    def offers(self, at: At[s.Producing]) -> Iterable[ProduceAt]:
        return [ProduceAt(cell) for cell in belt.own(at.state, at.seat)]

    def refusal(self, at: At[s.Producing], action: ProduceAt) -> Reason | None:
        own = action.cell in belt.own(at.state, at.seat)
        return None if own else reason("not_yours", cell=action.cell)

    def do(self, at: At[s.Producing], action: ProduceAt, log: Applied) -> None:
        at.player.lane.remove(at.frame)
        resolve.produce(at.tables, at.state, at.seat, [action.cell], log)


class SalvagesCard(Step[At[s.Salvaging], Salvage]):
    """A card of the discard, to hand or under the deck."""

    def offers(self, at: At[s.Salvaging]) -> Iterable[Salvage]:
        return [Salvage(card) for card in distinct(at.tables, self._there(at))]

    def refusal(self, at: At[s.Salvaging], action: Salvage) -> Reason | None:
        return absent(self._there(at), at.tables.cards, "not_discarded", card=action.card)

    def do(self, at: At[s.Salvaging], action: Salvage, log: Applied) -> None:
        p, card = at.player, action.card
        p.discard = [each for each in p.discard if each != card]
        if at.frame.to == "hand":
            p.hand = sorted([*p.hand, card])
        else:
            p.deck = [card, *p.deck]
        log.events.append(ev.Salvaged(seat=at.seat, card=card, to=at.frame.to))
        at.frame.n -= 1
        if not at.frame.n or not self._there(at):
            p.lane.remove(at.frame)

    def _there(self, at: At[s.Salvaging]) -> list[str]:
        return offers.salvageable(at.tables, at.state, at.seat)


class ReadiesBuilding(Step[At[s.Readying], ReadyBuilding]):
    """A used building is ready again."""

    def offers(self, at: At[s.Readying]) -> Iterable[ReadyBuilding]:
        return [ReadyBuilding(card) for card in self._used(at)]

    def refusal(self, at: At[s.Readying], action: ReadyBuilding) -> Reason | None:
        return absent(self._used(at), at.tables.cards, "not_used", card=action.building)

    def do(self, at: At[s.Readying], action: ReadyBuilding, log: Applied) -> None:
        used = list(at.player.used)
        used.remove(action.building)
        at.player.used = used
        at.player.lane.remove(at.frame)
        log.events.append(ev.Readied(seat=at.seat, building=action.building))

    def _used(self, at: At[s.Readying]) -> list[str]:
        found = dict.fromkeys(at.player.used)
        return [e for e in found if e in at.player.buildings and e != at.frame.source]


STEPS = (
    PutsGoods(),
    LosesGood(),
    PaysUnit(),
    KeepsCard(),
    ChoosesExploration(),
    SurveysAsteroid(),
    PlacesAsteroid(),
    DestroysAsteroid(),
    DropsCard(),
    TradesGoods(),
    TradesNoMore(),
    ProducesAt(),
    SalvagesCard(),
    ReadiesBuilding(),
)
