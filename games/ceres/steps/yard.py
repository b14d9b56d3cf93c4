"""The Construction Yard: building a Facility, perhaps after drawing more of them (6)."""

from __future__ import annotations

from collections.abc import Iterator

from games.ceres.actions import NEW, Build, Draw
from games.ceres.content.types import Goods
from games.ceres.events import FacilityBuilt, NothingBuilt
from games.ceres.rules.derived import pile_contents
from games.ceres.rules.goods import covers, gain, lacking, pay, plus
from games.ceres.rules.opening import program
from games.ceres.rules.outstations import NO_CARDS, draw, not_own, own
from games.ceres.rules.piles import discard_drawn, refill
from games.ceres.rules.prices import build_costs
from games.ceres.rules.tables import DRAWS, Decision
from games.ceres.state import Outstation, Yard
from games.core.errors import Reason, reason, unknown
from games.core.events import Applied
from games.core.steps import Step

EDITION = Reason("edition")
NO_SINGLE = Reason("no_single")
NO_FACILITY = Reason("no_facility")
NO_FACILITY_LEFT = Reason("no_facility_left")
_DRAWS: list[Build | Draw] = [Draw(influence) for influence in DRAWS]


class BuildFacility(Step[Decision[Yard], Build | Draw]):
    """One activation builds one Facility and draws once at most (6.6, R16)."""

    def offers(self, at: Decision[Yard]) -> Iterator[Build | Draw]:
        """Offer every place for what can be paid, one for what cannot: enough to hear its price."""
        places, costs = _places(at), _costs(at)
        one = places[:1] or [o.top for o in at.player.outstations[:1]]
        for card in _cards(at):
            for onto in places or one if covers(at.player.goods, costs[card]) else one:
                yield Build(card, onto)
        yield from self._draws(at)

    def candidates(self, at: Decision[Yard]) -> list[Build | Draw]:
        places, costs = _places(at), _costs(at)
        found: list[Build | Draw] = []
        for card in _cards(at):
            if covers(at.player.goods, costs[card]):
                found += [Build(card, onto) for onto in places]
        return found + self._draws(at)

    def _draws(self, at: Decision[Yard]) -> list[Build | Draw]:
        return _DRAWS if at.tables.final and not at.frame.drew else []

    def refusal(self, at: Decision[Yard], action: Build | Draw) -> Reason | None:
        if isinstance(action, Draw):
            return _draw_refusal(at, action.influence)
        t, frame, card = at.tables, at.frame, action.card
        if card not in t.facilities:
            return unknown(card)
        if card not in at.state.facility_row and card not in frame.drawn:
            return reason("not_in_row", card=card)
        if action.onto == NEW:
            if "expanse" not in frame.ways:
                return reason("only_upgrade")
        else:
            outstation = own(at.player, action.onto)
            if outstation is None:
                return not_own(t, action.onto)
            if "upgrade" not in frame.ways:
                return reason("only_new")
            if not t.single(outstation.top, outstation.bottom):
                return reason("not_single", outstation=outstation.top)
        return lacking(at.player.goods, _costs(at)[card])

    def cost(self, at: Decision[Yard], action: Build | Draw) -> int:
        if isinstance(action, Draw):
            return action.influence
        return sum(_costs(at)[action.card].values())

    def no_option_reason(self, at: Decision[Yard]) -> Reason | None:
        """Return why nothing can be built now, and why no draw could change that (R53).

        It uses the set of cards in the pile, which all players can deduce, but not their order.
        """
        if "expanse" not in at.frame.ways and not _places(at):
            return NO_SINGLE
        costs = _costs(at)
        for card in _cards(at):
            if covers(at.player.goods, costs[card]):
                return None
        if _draw_refusal(at, 1) is not None:
            return NO_FACILITY
        return None if _draw_may_help(at) else NO_FACILITY_LEFT

    def do(self, at: Decision[Yard], action: Build | Draw, log: Applied) -> None:
        if isinstance(action, Draw):
            _draw(at, action.influence, log)
            if self.no_option_reason(at) is not None:
                log.events.append(NothingBuilt(seat=at.seat))
                discard_drawn(at.state, at.player, at.frame.drawn, log)
                at.state.stack.pop()
        else:
            _build(at, action, log)


def _cards(at: Decision[Yard]) -> list[str]:
    return [card for card in at.state.facility_row if card] + at.frame.drawn


def _places(at: Decision[Yard]) -> list[str]:
    """Return the places to build: new, or below an own Single Outstation (6.1, 6.2, E17)."""
    places = [NEW] if "expanse" in at.frame.ways else []
    if "upgrade" in at.frame.ways:
        single = at.tables.single
        places += [o.top for o in at.player.outstations if single(o.top, o.bottom)]
    return places


def _costs(at: Decision[Yard]) -> dict[str, Goods]:
    return build_costs(at.tables, at.player, at.frame.again)


def _draw_refusal(at: Decision[Yard], influence: int) -> Reason | None:
    if not at.tables.final:
        return EDITION
    if influence not in DRAWS:
        return unknown(influence)
    if at.frame.drew:
        return reason("drawn_already")
    if not at.state.facility_pile and not at.state.facility_discard:
        return NO_CARDS
    return lacking(at.player.goods, {"influence": influence})


def _draw_may_help(at: Decision[Yard]) -> bool:
    """Return whether some card that a draw can bring could be built after paying for the draw."""
    p, costs = at.player, _costs(at)
    pile, discard = pile_contents(at.tables, at.state), at.state.facility_discard
    for influence, count in DRAWS.items():
        if p.goods["influence"] < influence:
            break
        left = plus(p.goods, {"influence": -influence})
        for card in pile if len(pile) >= count else (*pile, *discard):
            if covers(left, costs[card]):
                return True
    return False


def _draw(at: Decision[Yard], influence: int, log: Applied) -> None:
    paid: Goods = {"influence": influence}
    pay(at.player, paid)
    at.frame.drawn += draw(at, DRAWS[influence], paid, log)
    at.frame.drew = True


def _build(at: Decision[Yard], action: Build, log: Applied) -> None:
    """Build, then discard the drawn cards and fill the row: the order is that of R53."""
    t, state, p, frame = at.tables, at.state, at.player, at.frame
    key, new = action.card, action.onto == NEW
    cost = _costs(at)[key]
    pay(p, cost)
    drawn = key in frame.drawn
    if drawn:
        frame.drawn.remove(key)
    else:
        state.facility_row[state.facility_row.index(key)] = None
    vp = t.facilities[key].vp
    p.vp["facilities"] += vp
    target = own(p, action.onto)
    if target is None:
        p.outstations.append(Outstation(key))
    else:
        target.bottom = key
    if t.final:
        gained, lost = gain(p, t.production[key]) if new else ({}, {})
    else:  # 1 Influence for every Alloy paid (E18), no production (E19)
        alloys = cost.get("alloy", 0)
        gained, lost = gain(p, {"influence": alloys} if alloys else {})
    log.events.append(
        FacilityBuilt(
            seat=p.seat,
            card=key,
            onto=action.onto,
            drawn=drawn,
            paid=cost,
            vp=vp,
            gained=gained,
            lost=lost,
        )
    )
    discard_drawn(state, p, frame.drawn, log)
    refill(state, log)
    state.stack.pop()
    _close(at, key, log)


def _close(at: Decision[Yard], built: str, log: Applied) -> None:
    """Give Construction L1, then offer the L3 repeat where something can be built (R53)."""
    level = at.player.research["construction"]
    if level > 0:
        program(at.player, "construction", 1, at.tables.production[built], log, built)
    again = Yard(at.frame.ways, again=True)
    if not at.frame.again and level > 2 and at.blocked(again) is None:
        at.state.stack.append(again)
