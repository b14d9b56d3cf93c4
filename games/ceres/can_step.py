"""What can be carried out: the first missing precondition of single actions.

All functions check against `goods`, which is what the player would have at that moment: after the
fees before it and with what the activation hands out before payment (R43). They never look at what
the player may not know: of the Facility pile they see which cards are in it, as everybody can
deduce, but not their order.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from games.ceres.content.types import FIELDS, Edition, Goods
from games.ceres.goods import covers, lacking, less, more
from games.ceres.rules.derived import pile_contents, position
from games.ceres.state import NOBODY, Outstation, Player, State
from games.ceres.tables import (
    DRAWS,
    INWARD,
    LOGISTICS_CREDITS,
    SEPARATORS,
    SPOTS,
    Tables,
)
from games.core.errors import Reason, reason

NO_TRADE = Reason("no_trade")
NO_PROJECT = Reason("no_project")
NO_FACILITY = Reason("no_facility")
NO_FACILITY_LEFT = Reason("no_facility_left")
NO_PROBE = Reason("no_probe")
NO_ASTEROID = Reason("no_asteroid")
NO_PROGRAM = Reason("no_program")
NO_FAVOR = Reason("no_favor")
NO_MATERIALS = Reason("no_materials")
NO_CARDS = Reason("no_cards")
NO_SINGLE = Reason("no_single")
NO_OPTION = Reason("no_option")


# Free completions


def completing(t: Tables, p: Player, project: str) -> Player:
    """Return what a player would be after completing a payable committed project."""
    return replace(
        p,
        goods=less(p.goods, t.projects[project].cost),
        committed=[key for key in p.committed if key != project],
    )


def clearing(t: Tables, p: Player) -> Iterator[Player]:
    """Return what a player whose spots are full could be after a free completion (R22)."""
    if t.final and len(p.committed) >= SPOTS:
        for project in p.committed:
            if covers(p.goods, t.projects[project].cost):
                yield completing(t, p, project)


# Trade Bureau


def with_logistics(t: Tables, p: Player, goods: Goods) -> Goods:
    """Return goods at the start of a Trade Bureau activation (Logistics L2)."""
    return more(goods, "credit", LOGISTICS_CREDITS) if p.research["logistics"] > 1 else goods


def trade_block(t: Tables, state: State, goods: Goods) -> Reason | None:
    """Return why no trade line of the docked ship can be performed."""
    for line in t.ships[state.ships[state.round - 1]].lines:
        if covers(goods, line.pay):
            return None
    return NO_TRADE


def round_modifier(edition: Edition, number: int) -> int:
    """Return the Influence that a Settlement Project action brings in a round (5.3, E12)."""
    return (1, 0, -1)[number - 1] if edition == "final" else 0


def settle_block(t: Tables, state: State, p: Player, goods: Goods) -> Reason | None:
    """Return why no Settlement Project action is possible."""
    row = [project for project in state.project_row if project]
    if not row:
        return NO_PROJECT
    modifier = round_modifier(state.edition, state.round)
    if modifier < 0 and goods["influence"] < 1:
        return reason("round_influence", need=1, have=0)
    if modifier:
        goods = more(goods, "influence", modifier)
    if t.final and len(p.committed) < SPOTS:
        return None
    for key in row:
        project = t.projects[key]
        if not t.final and project.commitment <= goods["influence"]:
            return None
        if covers(goods, project.cost):
            return None
    return NO_PROJECT


def bureau_block(
    t: Tables, state: State, p: Player, goods: Goods, options: Iterable[str]
) -> Reason | None:
    """Return why none of these options of the Trade Bureau can be performed."""
    why = NO_OPTION
    for option in options:
        found = (
            trade_block(t, state, goods) if option == "trade" else settle_block(t, state, p, goods)
        )
        if found is None:
            return None
        why = found
    return why


# Construction Yard


def with_construction(t: Tables, p: Player, goods: Goods) -> Goods:
    """Return goods at the start of a Yard activation (draft Construction L2, R67)."""
    if t.final or p.research["construction"] < 2:
        return goods
    return more(goods, "alloy", 1)


def build_cost(t: Tables, p: Player, card: str, again: bool) -> Goods:
    """Return what a Facility costs a player (final Construction L2, not on the L3 repeat)."""
    if t.final and not again and p.research["construction"] > 1:
        return t.cheap[card]
    return t.facilities[card].cost


def singles(t: Tables, p: Player) -> list[Outstation]:
    """Return the own Outstations that can be upgraded."""
    return [o for o in p.outstations if t.single(o.top, o.bottom)]


def build_block(
    t: Tables,
    state: State,
    p: Player,
    goods: Goods,
    ways: Iterable[str],
    drawn: Iterable[str],
    again: bool,
) -> Reason | None:
    """Return why no face-up or drawn Facility can be built."""
    if "expanse" not in ways and not singles(t, p):
        return NO_SINGLE
    for card in (*state.facility_row, *drawn):
        if card and covers(goods, build_cost(t, p, card, again)):
            return None
    return NO_FACILITY


def draw_block(t: Tables, state: State, goods: Goods, influence: int) -> Reason | None:
    """Return why no Facility cards can be drawn for Influence (6.6)."""
    if not t.final:
        return reason("edition")
    if not state.facility_pile and not state.facility_discard:
        return NO_CARDS
    return lacking(goods, {"influence": influence})


def yard_block(
    t: Tables,
    state: State,
    p: Player,
    goods: Goods,
    ways: Iterable[str],
    drawn: Iterable[str] = (),
    again: bool = False,
) -> Reason | None:
    """Return why the Construction Yard cannot be activated (R53).

    Nothing can be built as things stand, and no draw could change that.
    """
    why = build_block(t, state, p, goods, ways, drawn, again)
    if why is not NO_FACILITY or draw_block(t, state, goods, 1) is not None:
        return why
    return None if _draw_may_help(t, state, p, goods, again) else NO_FACILITY_LEFT


def _draw_may_help(t: Tables, state: State, p: Player, goods: Goods, again: bool) -> bool:
    """Tell whether some card that a draw can bring could be built after paying for the draw."""
    pile, discard = pile_contents(t, state), state.facility_discard
    for influence, count in DRAWS.items():
        if goods["influence"] < influence:
            break
        left = more(goods, "influence", -influence)
        cards = pile if len(pile) >= count else (*pile, *discard)
        for card in cards:
            if covers(left, build_cost(t, p, card, again)):
                return True
    return False


# Council


def launch_price(t: Tables, state: State, p: Player, asteroid: str, again: bool = False) -> int:
    """Return the Ice of the cheapest route to an asteroid (7.6, R9, R63)."""
    ring, _ = t.places[asteroid]
    advanced = p.research["aerospace"] > 1 and not again
    price = INWARD[advanced][ring] + SEPARATORS[position(t, state, asteroid)]
    if state.favors["continuous_ice_supply"].holder == p.seat:
        price = max(0, price - t.supply)
    return price


def launch_block(
    t: Tables, state: State, p: Player, goods: Goods, again: bool = False
) -> Reason | None:
    """Return why no asteroid can be claimed."""
    if goods["probe"] < 1:
        return NO_PROBE
    ice, claims = goods["ice"], state.claims
    for asteroid in t.places:
        if asteroid not in claims and launch_price(t, state, p, asteroid, again) <= ice:
            return None
    return NO_ASTEROID


def research_block(t: Tables, p: Player, goods: Goods) -> Reason | None:
    """Return why no field can be advanced in."""
    for field in FIELDS:
        level = p.research[field]
        if level < 3 and covers(goods, t.programs[field][level].cost):
            return None
    return NO_PROGRAM


def favor_block(t: Tables, state: State, goods: Goods) -> Reason | None:
    """Return why no Favor can be taken."""
    influence = goods["influence"]
    for favor, cost in t.favors.items():
        if cost <= influence:
            token = state.favors.get(favor)
            if token is None or token.holder == NOBODY:
                return None
    return NO_FAVOR


# Contractors


def product_costs(state: State, p: Player) -> tuple[Goods, Goods]:
    """Return the materials of an Alloy and of a Probe (8.4, Manufacturing Efficiency)."""
    if state.favors["manufacturing_efficiency"].holder == p.seat:
        return _EFFICIENT
    return _PLAIN


_PLAIN: tuple[Goods, Goods] = ({"ore": 2}, {"ore": 1, "ceramics": 1, "energy": 1})
_EFFICIENT: tuple[Goods, Goods] = ({"ore": 1}, {"ceramics": 1, "energy": 1})


def manufacture_block(state: State, p: Player, goods: Goods) -> Reason | None:
    """Return why neither an Alloy nor a Probe can be made."""
    alloy, probe = product_costs(state, p)
    return None if covers(goods, alloy) or covers(goods, probe) else NO_MATERIALS
