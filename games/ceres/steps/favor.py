"""Favors of the Council (7.15), and the selections of Special Grant (11.5)."""

from __future__ import annotations

from games.ceres.actions import ALL, Favor, Grant
from games.ceres.content.types import GOODS, Goods
from games.ceres.events import FavorTaken, GrantTaken
from games.ceres.rules.decision import Decision
from games.ceres.rules.goods import gain, lacking, only, pay
from games.ceres.rules.outstations import not_own, own
from games.ceres.rules.tables import GRANTS
from games.ceres.state import NOBODY, Favoring, Granting
from games.core.errors import Reason, reason, unknown
from games.core.events import Applied
from games.core.steps import Step


class TakeFavor(Step[Decision[Favoring], Favor]):
    """A Favor that nobody holds; Special Grant is resolved at once (R60)."""

    nothing = Reason("no_favor")

    def offers(self, at: Decision[Favoring]) -> list[Favor]:
        return [Favor(favor) for favor in at.tables.favors]

    def refusal(self, at: Decision[Favoring], action: Favor) -> Reason | None:
        for key, cost in at.tables.favors.items():
            if key == action.favor:
                token = at.state.favors.get(key)
                if token is not None and token.holder != NOBODY:
                    return reason("favor_taken", favor=key, seat=token.holder)
                return lacking(at.player.goods, {"influence": cost})
        return unknown(action.favor)

    def cost(self, at: Decision[Favoring], action: Favor) -> int:
        return next(cost for key, cost in at.tables.favors.items() if key == action.favor)

    def no_option_reason(self, at: Decision[Favoring]) -> Reason | None:
        influence, favors = at.player.goods["influence"], at.state.favors
        for favor, cost in at.tables.favors.items():
            if cost <= influence and (favor not in favors or favors[favor].holder == NOBODY):
                return None
        return self.nothing

    def do(self, at: Decision[Favoring], action: Favor, log: Applied) -> None:
        t, state, p = at.tables, at.state, at.player
        state.stack.pop()
        for key, cost in t.favors.items():
            if key == action.favor:
                paid: Goods = {"influence": cost} if cost else {}
                pay(p, paid)
                log.events.append(FavorTaken(seat=p.seat, favor=key, paid=paid))
                if key in state.favors:
                    state.favors[key].holder = p.seat
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
