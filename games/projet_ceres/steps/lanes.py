"""Questions of effects: where goods go, losses and payments, which card or building (11).

A question asked several times ends automatically once there is no choice left (`resolve.LEFT`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations_with_replacement
from typing import Any, cast

from games.core.actions import Habits, kind, tag
from games.core.errors import Reason, reason
from games.core.events import Applied
from games.core.steps import Step
from games.projet_ceres import actions as act
from games.projet_ceres import events as ev
from games.projet_ceres import state as s
from games.projet_ceres.content import Index
from games.projet_ceres.effects import RESOURCES, Owed
from games.projet_ceres.rules import asking, belt, goods, offers, points, resolve, sums, triggers
from games.projet_ceres.state import Decision
from games.projet_ceres.steps.base import NO_SUCH, PicksCard, PicksCell, PicksHand, purse


class ChoosesGains(Step[Decision[s.Gaining], act.Get]):
    """The choice of the resources gained, all at once, among the free ones."""

    def offers(self, at: Decision[s.Gaining]) -> Iterable[act.Get]:
        if not at.frame.any:
            return ()
        free = [key for key in RESOURCES if key not in at.frame.barred]
        chosen = combinations_with_replacement(free, at.frame.any)
        return [act.Get(*map(each.count, RESOURCES)) for each in chosen]

    def refusal(self, at: Decision[s.Gaining], action: act.Get) -> Reason | None:
        chosen = _chosen(action)
        fits = sum(chosen.values()) == at.frame.any > 0 and min(chosen.values()) >= 0
        return None if fits and not any(chosen[key] for key in at.frame.barred) else NO_SUCH

    def do(self, at: Decision[s.Gaining], action: act.Get, log: Applied) -> None:
        at.frame.any = 0
        at.frame.goods = goods.add(at.frame.goods, _chosen(action))

    def default(self, at: Decision[s.Gaining]) -> act.Get | None:
        """Return the choice of the scarcest resources, one by one (22.9)."""
        if not at.frame.any:
            return None
        held = goods.controlled(at.state, at.seat)
        chosen: dict[str, int] = dict.fromkeys(RESOURCES, 0)
        for _ in range(at.frame.any):
            key = goods.least(goods.add(held, chosen), at.frame.barred)
            chosen[key] += 1
        return act.Get(**chosen)


def _chosen(action: act.Get) -> dict[str, int]:
    return {key: getattr(action, key) for key in RESOURCES}


def _puttable(at: Decision[s.Gaining]) -> dict[str, list[str]]:
    return goods.puttable(at.state, at.seat, at.frame.goods)


class PutsGoods(Step[Decision[s.Gaining], act.Put]):
    """So much of a resource in a place (11.2), tokens or a card on an asteroid (12.7)."""

    def offers(self, at: Decision[s.Gaining]) -> Iterable[act.Put]:
        gains = at.frame.goods
        if not gains:
            return ()
        found: list[act.Put] = []
        for key, places in at.once(_puttable).items():
            for n in range(1, gains.get(key, 0) + 1):
                found += [act.Put(key, where, n) for where in places]
        return found

    def refusal(self, at: Decision[s.Gaining], action: act.Put) -> Reason | None:
        key = action.resource
        places = at.once(_puttable).get(key)
        if places is None or action.n < 1:
            return NO_SUCH
        if action.n > self._left(at, key):
            return reason("not_gained", resource=key, n=self._left(at, key))
        return None if action.place in places else reason("no_place_for_goods", place=action.place)

    def listed(self, at: Decision[s.Gaining], action: act.Put) -> act.Put:
        """Return a choice of resources for what chooses and puts at once, as older records do."""
        chosen = action.n - at.frame.goods.get(action.resource, 0)
        if chosen <= 0 or at.frame.any < chosen or action.resource not in RESOURCES:
            return action
        free = next((k for k in RESOURCES if k not in at.frame.barred), action.resource)
        counts = {action.resource: chosen}
        counts[free] = counts.get(free, 0) + at.frame.any - chosen
        return cast("Any", act.Get(*(counts.get(key, 0) for key in RESOURCES)))

    def do(self, at: Decision[s.Gaining], action: act.Put, log: Applied) -> None:
        what = (action.resource, action.place, action.n)
        goods.put_away(at.state, at.seat, at.frame, *what, log)

    def _left(self, at: Decision[s.Gaining], key: str) -> int:
        free = at.frame.any if key in RESOURCES and key not in at.frame.barred else 0
        return at.frame.goods.get(key, 0) + free

    def default(self, at: Decision[s.Gaining]) -> act.Put | None:
        if at.frame.any:
            return None  # the gains are chosen first
        gains = (at.frame.goods, at.frame.any, at.frame.barred)
        return act.Put(*goods.default_put(at.tables, at.state, at.seat, *gains))


def usual_put(
    t: Index, state: s.State, seat: int, gains: s.Goods, habits: Habits
) -> act.Put | None:
    """Return where the next of the resources that a seat gains goes, unless it says otherwise."""
    places = goods.homes_of_gains(state, seat)
    for key in filter(gains.get, RESOURCES):
        last = habits.get((kind(act.Put), key))
        if isinstance(last, act.Put) and last.place in places:
            return act.Put(key, last.place, gains[key])
        return act.Put(key, goods.default_place(t, state, seat, places), gains[key])
    return None


SAID = kind(act.Store)  # noted with the seat that chose in this round where gains go


class StoresGoods(Step[Decision[None], act.Store]):
    """Where goods go that are gained in the turns of others, said once a round (22.9)."""

    def offers(self, at: Decision[None]) -> Iterable[act.Store]:
        if SAID in at.player.used:
            return ()
        places = goods.homes_of_gains(at.state, at.seat)
        if len(places) == 1:
            return ()
        now = goods.default_place(at.tables, at.state, at.seat, places)
        return [act.Store(place) for place in places if place != now]

    def refusal(self, at: Decision[None], action: act.Store) -> Reason | None:
        if action.place not in goods.homes_of_gains(at.state, at.seat):
            return reason("no_place_for_goods", place=action.place)
        if SAID in at.player.used:
            return reason("stored_already")
        now = goods.default_place(at.tables, at.state, at.seat)
        return reason("stored_there", place=now) if action.place == now else None

    def do(self, at: Decision[None], action: act.Store, log: Applied) -> None:
        triggers.use(at.state, at.seat, SAID)
        at.player.store = action.place
        log.events.append(ev.StoreChosen(seats=(at.seat,), seat=at.seat, place=action.place))


class LosesGood(Step[Decision[s.Losing], act.Lose]):
    """A resource of one's choice among all that one controls (1.9)."""

    def offers(self, at: Decision[s.Losing]) -> Iterable[act.Lose]:
        units = goods.losable(at.state, at.seat, at.frame.of)
        return [act.Lose(key, where) for where, key in units]

    def refusal(self, at: Decision[s.Losing], action: act.Lose) -> Reason | None:
        there = (action.place, action.resource) in goods.losable(at.state, at.seat, at.frame.of)
        return None if there else reason("nothing_to_lose", place=action.place)

    def do(self, at: Decision[s.Losing], action: act.Lose, log: Applied) -> None:
        goods.lose(at.state, at.seat, action.place, action.resource, log)
        at.frame.n -= 1

    def default(self, at: Decision[s.Losing]) -> act.Lose | None:
        """Return the most common good, isolated ones first (22.16)."""
        unit = goods.first_lost(at.tables, at.state, at.seat, at.frame.of)
        return None if unit is None else act.Lose(unit[1], unit[0])


class PaysUnit(Step[Decision[s.Paying], act.PayUnit]):
    """A resource chosen to pay; the action follows once its price is covered."""

    def offers(self, at: Decision[s.Paying]) -> Iterator[act.PayUnit]:
        for place, found in self._purse(at).items():
            yield from (act.PayUnit(key, place) for key in RESOURCES if key in found)

    def refusal(self, at: Decision[s.Paying], action: act.PayUnit) -> Reason | None:
        key, place, left = action.resource, action.place, goods.due(at.frame.left)
        if key not in RESOURCES:
            return NO_SUCH
        if not (left.of.get(key) or left.any):
            return reason("not_asked_for", resource=key)
        spare = sums.besides(self._purse(at), [*at.player.marked, (place, key)])
        if spare is None:
            return reason("nothing_to_pay", place=place)
        # The units needed of another kind must still be there afterwards.
        lacks = sums.shortfall(goods.totals(spare), sums.less(left, key))
        return reason("needed_elsewhere", resource=key) if lacks else None

    def do(self, at: Decision[s.Paying], action: act.PayUnit, log: Applied) -> None:
        frame, p = at.frame, at.player
        left = sums.less(goods.due(frame.left), action.resource)
        frame.left = Owed(**left.of, any=left.any)
        p.marked = [*p.marked, (action.place, action.resource)]
        if frame.left == Owed():
            p.lane.remove(frame)
            choices = at.choices([*asking.open_frames(at.state, at.seat), None])
            if frame.action in choices and choices.refusal(frame.action) is None:
                choices.do(frame.action, log)
            p.marked = []

    def _purse(self, at: Decision[s.Paying]) -> dict[str, s.Goods]:
        return purse(at, goods.whole(at.state, at.seat, at.frame.left))


class DropsCard(PicksHand[Decision[s.Discarding], act.DropCard]):
    """A card of the hand, as an effect asks."""

    def do(self, at: Decision[s.Discarding], action: act.DropCard, log: Applied) -> None:
        points.discard(at.player, action.card, log)
        at.frame.n -= 1


class TradesGoods(Step[Decision[s.Trading], act.Trade]):
    """Resources of one type on one asteroid that touches Ceres, for others (11.6)."""

    def offers(self, at: Decision[s.Trading]) -> Iterator[act.Trade]:
        for cell, sold in offers.sales(at.state, at.seat, at.frame.sell):
            for bought in RESOURCES:
                if bought != sold:
                    yield act.Trade(cell, sold, bought)

    def refusal(self, at: Decision[s.Trading], action: act.Trade) -> Reason | None:
        if (action.cell, action.sold) not in offers.sales(at.state, at.seat, at.frame.sell):
            return reason("nothing_to_sell", n=at.frame.sell)
        fits = action.bought in RESOURCES and action.bought != action.sold
        return None if fits else NO_SUCH

    def do(self, at: Decision[s.Trading], action: act.Trade, log: Applied) -> None:
        less, more = {action.sold: at.frame.sell}, {action.bought: at.frame.buy}
        goods.remove(at.state, at.seat, action.cell, less)
        goods.put(at.state, at.seat, action.cell, more)
        log.events.append(ev.Traded(seat=at.seat, cell=action.cell, sold=less, bought=more))
        at.frame.left -= 1


Optional = (
    s.Investing | s.Buying | s.Attempting | s.Placing | s.Destroying
    | s.Trading | s.Salvaging | s.Offered
)  # fmt: skip
"""Offers of boxes and effects that can be left (9.4, OP-84)."""


class Declines(Step[Decision[Optional], act.Decline]):
    """An offer is left; influence raised for it is lost (6.1)."""

    def do(self, at: Decision[Optional], action: act.Decline, log: Applied) -> None:
        frame = at.frame
        at.player.lane.remove(frame)
        if isinstance(frame, s.Investing) and frame.influence:
            log.events.append(ev.InfluenceLost(seat=at.seat, n=frame.influence))
        what = frame.source if isinstance(frame, s.Offered) else tag(frame)
        log.events.append(ev.Declined(seat=at.seat, what=what))

    def default(self, at: Decision[Optional]) -> act.Decline | None:
        return None if isinstance(at.frame, s.Placing | s.Destroying) else act.Decline()


class ProducesAt(PicksCell[Decision[s.Producing], act.ProduceAt]):
    """One asteroid yields what it prints."""

    why = "not_yours"

    def options(self, at: Decision[s.Producing]) -> list[str]:
        return belt.own(at.state, at.seat)

    def do(self, at: Decision[s.Producing], action: act.ProduceAt, log: Applied) -> None:
        at.player.lane.remove(at.frame)
        resolve.produce(at.tables, at.state, at.seat, [action.cell], log)


class SalvagesCard(PicksCard[Decision[s.Salvaging], act.Salvage]):
    """A card of the discard, to hand or under the deck."""

    why = "not_discarded"

    def options(self, at: Decision[s.Salvaging]) -> list[str]:
        return offers.salvageable(at.tables, at.state, at.seat)

    def refusal(self, at: Decision[s.Salvaging], action: act.Salvage) -> Reason | None:
        why = super().refusal(at, action)
        held = why is not None and why.key == self.why and action.card in at.player.discard
        return reason("salvages_itself", card=action.card) if held else why

    def do(self, at: Decision[s.Salvaging], action: act.Salvage, log: Applied) -> None:
        p, card = at.player, action.card
        p.discard = [each for each in p.discard if each != card]
        if at.frame.to == "hand":
            p.hand = sorted([*p.hand, card])
        else:
            p.deck = [card, *p.deck]
        log.events.append(ev.Salvaged(seat=at.seat, card=card, to=at.frame.to))
        at.frame.n -= 1


class ReadiesBuilding(PicksCard[Decision[s.Readying], act.ReadyBuilding]):
    """A used building is ready again."""

    why = "not_used"

    def options(self, at: Decision[s.Readying]) -> list[str]:
        return offers.used(at.player, at.frame.source)

    def do(self, at: Decision[s.Readying], action: act.ReadyBuilding, log: Applied) -> None:
        used = list(at.player.used)
        used.remove(action.building)
        at.player.used = used
        at.player.lane.remove(at.frame)
        log.events.append(ev.Readied(seat=at.seat, building=action.building))
