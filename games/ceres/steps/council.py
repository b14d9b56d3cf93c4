"""The Council: a Launch (7.5), Research (7.11), a Favor (7.15), and what they let one choose."""

from __future__ import annotations

from collections.abc import Iterator

from games.ceres.actions import ALL, Bonus, Favor, Grant, Launch, Research
from games.ceres.content.types import FIELDS, GOODS, Goods
from games.ceres.events import FavorTaken, GrantTaken, Launched, Researched
from games.ceres.rules.goods import covers, gain, lacking, only, pay
from games.ceres.rules.opening import program
from games.ceres.rules.outstations import not_own, own
from games.ceres.rules.prices import launch_price
from games.ceres.rules.tables import BONUSES, FAVOR, FIELD, GRANTS, TOKEN, Decision
from games.ceres.state import NOBODY, Favoring, Granting, Launching, Researching
from games.ceres.state import Bonus as BonusFrame
from games.core.errors import Reason, reason, unknown
from games.core.events import Applied
from games.core.steps import Step

NO_PROBE = Reason("no_probe")
_BONUSES = [Bonus(good) for good in BONUSES]


class ClaimAsteroid(Step[Decision[Launching], Launch]):
    """A Probe, and the Ice of the route."""

    nothing = Reason("no_asteroid")

    def offers(self, at: Decision[Launching]) -> Iterator[Launch]:
        claims = at.state.claims
        return (Launch(asteroid) for asteroid in at.tables.places if asteroid not in claims)

    def candidates(self, at: Decision[Launching]) -> Iterator[Launch]:
        t, state, p, again = at.tables, at.state, at.player, at.frame.again
        claims, ice = state.claims, p.goods["ice"]
        for asteroid in t.places:
            if asteroid not in claims and launch_price(t, state, p, asteroid, again) <= ice:
                yield Launch(asteroid)

    def refusal(self, at: Decision[Launching], action: Launch) -> Reason | None:
        state, p, asteroid = at.state, at.player, action.asteroid
        if asteroid not in at.tables.places:
            return unknown(asteroid)
        if p.goods["probe"] < 1:
            return NO_PROBE
        if asteroid in state.claims:
            return reason("claimed", asteroid=asteroid, seat=state.claims[asteroid])
        price = _price(at, asteroid)
        if p.goods["ice"] < price:
            return reason("cannot_pay", good="ice", need=price, have=p.goods["ice"])
        return None

    def cost(self, at: Decision[Launching], action: Launch) -> int:
        return _price(at, action.asteroid)

    def no_option_reason(self, at: Decision[Launching]) -> Reason | None:
        if at.player.goods["probe"] < 1:
            return NO_PROBE
        return self.nothing if next(self.candidates(at), None) is None else None

    def do(self, at: Decision[Launching], action: Launch, log: Applied) -> None:
        """Pay, place the Probe, gain points and production; the programs follow (R64)."""
        p, key = at.player, action.asteroid
        price = _price(at, key)
        paid: Goods = {"ice": price} if price else {}
        pay(p, paid)
        p.goods["probe"] -= 1
        at.state.claims[key] = p.seat
        p.asteroids.append(key)
        asteroid = at.tables.asteroids[key]
        p.vp["asteroids"] += asteroid.vp
        gained, lost = gain(p, asteroid.production)
        log.events.append(
            Launched(seat=p.seat, asteroid=key, paid=paid, vp=asteroid.vp, gained=gained, lost=lost)
        )
        at.frame.launched = True
        if p.research["aerospace"] > 0:
            at.state.stack.append(BonusFrame())


def _price(at: Decision[Launching], asteroid: str) -> int:
    return launch_price(at.tables, at.state, at.player, asteroid, at.frame.again)


class TakeBonus(Step[Decision[BonusFrame], Bonus]):
    """A good of the player's choice."""

    def offers(self, at: Decision[BonusFrame]) -> list[Bonus]:
        return _BONUSES

    def refusal(self, at: Decision[BonusFrame], action: Bonus) -> Reason | None:
        return None if action.good in BONUSES else unknown(action.good)

    def do(self, at: Decision[BonusFrame], action: Bonus, log: Applied) -> None:
        at.state.stack.pop()
        program(at.player, "aerospace", 1, only(BONUSES, action.good), log)


_FIELDS = [Research(field) for field in FIELDS]


class Advance(Step[Decision[Researching], Research]):
    """The program of the next level is paid."""

    nothing = Reason("no_program")

    def offers(self, at: Decision[Researching]) -> list[Research]:
        return _FIELDS

    def refusal(self, at: Decision[Researching], action: Research) -> Reason | None:
        field = FIELD.get(action.field)
        if field is None:
            return unknown(action.field)
        level = at.player.research[field]
        if level >= 3:
            return reason("top_level", field=field)
        return lacking(at.player.goods, at.tables.programs[field][level].cost)

    def cost(self, at: Decision[Researching], action: Research) -> int:
        field = FIELD[action.field]
        return sum(at.tables.programs[field][at.player.research[field]].cost.values())

    def no_option_reason(self, at: Decision[Researching]) -> Reason | None:
        programs, p = at.tables.programs, at.player
        for field, level in p.research.items():
            if level < 3 and covers(p.goods, programs[field][level].cost):
                return None
        return self.nothing

    def do(self, at: Decision[Researching], action: Research, log: Applied) -> None:
        """Advance; the first at the top of a field takes its token (7.13)."""
        state, p, field = at.state, at.player, FIELD[action.field]
        level = p.research[field]
        program = at.tables.programs[field][level]
        pay(p, program.cost)
        p.research[field] = level + 1
        p.vp["research"] += program.vp
        token = 0
        if level + 1 == 3 and state.first.get(field) == NOBODY:
            state.first[field] = p.seat
            p.vp["tokens"] += TOKEN
            token = TOKEN
        log.events.append(
            Researched(
                seat=p.seat,
                field=field,
                level=level + 1,
                paid=program.cost,
                vp=program.vp,
                token=token,
            )
        )
        state.stack.pop()


class TakeFavor(Step[Decision[Favoring], Favor]):
    """A Favor that nobody holds; Special Grant is resolved at once (R60)."""

    nothing = Reason("no_favor")

    def offers(self, at: Decision[Favoring]) -> list[Favor]:
        return [Favor(favor) for favor in at.tables.favors]

    def refusal(self, at: Decision[Favoring], action: Favor) -> Reason | None:
        favor = FAVOR.get(action.favor)
        if favor is None:
            return unknown(action.favor)
        token = at.state.favors.get(favor)
        if token is not None and token.holder != NOBODY:
            return reason("favor_taken", favor=favor, seat=token.holder)
        return lacking(at.player.goods, {"influence": at.tables.favors[favor]})

    def cost(self, at: Decision[Favoring], action: Favor) -> int:
        return at.tables.favors[FAVOR[action.favor]]

    def no_option_reason(self, at: Decision[Favoring]) -> Reason | None:
        influence, favors = at.player.goods["influence"], at.state.favors
        for favor, cost in at.tables.favors.items():
            if cost <= influence and (favor not in favors or favors[favor].holder == NOBODY):
                return None
        return self.nothing

    def do(self, at: Decision[Favoring], action: Favor, log: Applied) -> None:
        t, state, p, favor = at.tables, at.state, at.player, FAVOR[action.favor]
        state.stack.pop()
        cost = t.favors[favor]
        paid: Goods = {"influence": cost} if cost else {}
        pay(p, paid)
        log.events.append(FavorTaken(seat=p.seat, favor=favor, paid=paid))
        if favor in state.favors:
            state.favors[favor].holder = p.seat
        else:
            entries = sum(len(t.production[o.top]) if t.final else 1 for o in p.outstations)
            state.stack.append(Granting(min(GRANTS, entries)))


class TakeGrant(Step[Decision[Granting], Grant]):
    """A good printed on an own Outstation, in the draft its whole production (R15, E34)."""

    def offers(self, at: Decision[Granting]) -> list[Grant]:
        t = at.tables
        return [
            Grant(o.top, good)
            for o in at.player.outstations
            for good in (t.production[o.top] if t.final else (ALL,))
            if (o.top, good) not in at.frame.taken
        ]

    def refusal(self, at: Decision[Granting], action: Grant) -> Reason | None:
        t, outstation, good = at.tables, action.outstation, action.good
        if own(at.player, outstation) is None:
            return not_own(t, outstation)
        if good not in GOODS and good != ALL:
            return unknown(good)
        printed = good in t.production[outstation] if t.final else good == ALL
        if not printed:
            return reason("not_printed", outstation=outstation, good=good)
        if (outstation, good) in at.frame.taken:
            return reason("granted", outstation=outstation, good=good)
        return None

    def do(self, at: Decision[Granting], action: Grant, log: Applied) -> None:
        goods = at.tables.production[action.outstation]
        if at.tables.final:
            goods = only(goods, action.good)
        gained, lost = gain(at.player, goods)
        at.frame.taken.append((action.outstation, action.good))
        at.frame.left -= 1
        log.events.append(
            GrantTaken(
                seat=at.seat,
                outstation=action.outstation,
                good=action.good,
                gained=gained,
                lost=lost,
            )
        )
