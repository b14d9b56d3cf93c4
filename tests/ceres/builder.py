"""Positions of Ceres for tests of rules, set up in a few words."""

from __future__ import annotations

from typing import Any

import msgspec

from games.ceres import actions as act
from games.ceres.content import BUILT_IN_COMPONENTS, SETS
from games.ceres.content.types import (
    FIELDS,
    KINDS,
    Act,
    ActionName,
    Asteroid,
    Edition,
    Facility,
    Favor,
    FavorName,
    Gain,
    Goods,
    Kind,
    Part,
    Program,
    Project,
    Ring,
    Ship,
    TradeLine,
)
from games.ceres.game import GAME
from games.ceres.rules.prices import launch_price
from games.ceres.rules.tables import tables
from games.ceres.state import NOBODY, Outstation, Player, State, Turn
from games.core.actions import EndTurn
from games.core.codec import encode
from games.core.errors import Reason, RefusedError
from games.core.events import Applied


def gain(**goods: int) -> Part:
    """Return a part that gains goods."""
    return Part(Gain(goods))  # type: ignore[arg-type]


def perform(action: ActionName, times: int = 1, **cost: int) -> Part:
    """Return a part that performs an action, behind an activation cost if there is one."""
    return Part(Act(action, times), cost)  # type: ignore[arg-type]


def facility(
    key: str,
    kind: Kind = "lab",
    *parts: Part,
    cost: Goods | None = None,
    production: Goods | None = None,
    vp: int = 0,
) -> Facility:
    """Return an invented Facility."""
    return Facility(
        id=key,
        kind=kind,
        cost={} if cost is None else cost,
        production={} if production is None else production,
        vp=vp,
        function=parts or (gain(energy=1),),
    )


def project(key: str, cost: Goods, vp: int = 8, commitment: int = 0) -> Project:
    """Return an invented Settlement Project."""
    return Project(id=key, cost=cost, vp=vp, commitment=commitment)


def asteroid(
    key: str, ring: Ring, zone: int = 0, vp: int = 0, production: Goods | None = None
) -> Asteroid:
    """Return an invented asteroid."""
    return Asteroid(
        id=key,
        ring=ring,
        zone=zone,
        production={} if production is None else production,
        vp=vp,
    )


def line(pay: Goods, gain: Goods | None = None, vp: int = 0, multiplier: int = 1) -> TradeLine:
    """Return an invented trade line."""
    return TradeLine(pay=pay, gain={} if gain is None else gain, vp=vp, multiplier=multiplier)


BELT = (
    asteroid("hilda", "outer", 0, 4, {"ore": 1}),
    asteroid("thule", "outer", 2, 4, {"ice": 1}),
    asteroid("vesta", "intermediate", 0, 7, {"ore": 2}),
    asteroid("pallas", "intermediate", 0, 6, {"ice": 1}),
    asteroid("bennu", "inner", 0, 15, {"ceramics": 1}),
    asteroid("phaethon", "inner", 1, 10, {"energy": 2}),
)
FAVORS: dict[Edition, dict[FavorName, int]] = {
    "final": {
        "manufacturing_efficiency": 1,
        "continuous_ice_supply": 2,
        "mars_droid": 2,
        "leader_assistant": 3,
        "special_grant": 2,
    },
    "draft": {
        "manufacturing_efficiency": 1,
        "continuous_ice_supply": 1,
        "mars_droid": 2,
        "leader_assistant": 3,
        "special_grant": 3,
    },
}
PROGRAMS: tuple[Program, ...] = tuple(
    Program(field=field, level=level, cost={"energy": 2 * level}, vp=2 * level - 1)
    for field in FIELDS
    for level in (1, 2, 3)
)
"""Prices and asteroids of these tests, so that they do not hang on the balance of the content."""


class Table:
    """A game in round 1 at seat 0's turn, all players without goods, belt unturned.

    Invented components are added to the built-in set, whose belt and prices are replaced; those in
    `facilities` and `projects` lie face up, alone. Seats sit in the order of their numbers.
    """

    def __init__(
        self,
        edition: str = "final",
        seats: int = 3,
        *,
        facilities: tuple[Facility, ...] = (),
        hidden: tuple[Facility, ...] = (),
        projects: tuple[Project, ...] = (),
        asteroids: tuple[Asteroid, ...] = (),
        lines: tuple[TradeLine, ...] = (),
        **changes: Any,
    ) -> None:
        built = BUILT_IN_COMPONENTS
        ships = (*built.ships, Ship(id="tramp", lines=lines))
        invented = (*facilities, *hidden, *projects, *BELT, *asteroids, ships[-1])
        content = SETS.register(
            msgspec.structs.replace(
                built,
                facilities=(*built.facilities, *facilities, *hidden),
                projects=(*built.projects, *projects),
                asteroids=(*BELT, *asteroids),
                ships=ships,
                favors={
                    key: tuple(Favor(id=name, cost=cost) for name, cost in costs.items())
                    for key, costs in FAVORS.items()
                },
                programs={"final": PROGRAMS, "draft": PROGRAMS},
                names={thing.id: dict.fromkeys(("en", "fr"), thing.id) for thing in invented},
                **changes,
            )
        )
        options = {"edition": edition, "first": "host"}
        self.state: State = GAME.start(options, seats, 1, content)
        state = self.state
        for player in state.players:
            player.goods = dict.fromkeys(player.goods, 0)
        state.offsets = [0, 0, 0]
        if lines:
            state.ships = ["tramp"] * 3
        if facilities:
            self.facilities(*(card.id for card in facilities))
        if projects:
            free = seats + 2 - len(projects)
            state.project_row = [*(card.id for card in projects), *[None] * free]

    def facilities(self, *cards: str) -> Table:
        """Lay out these Facilities and take them out of the pile."""
        state = self.state
        state.facility_pile += [c for c in state.facility_row if c and c not in cards]
        state.facility_pile = [c for c in state.facility_pile if c not in cards]
        state.facility_row = [*cards, *[None] * (6 - len(cards))]
        return self

    def pile(self, *cards: str) -> Table:
        """Put these Facilities on top of the pile, the first to be drawn first."""
        state = self.state
        left = [c for c in state.facility_pile if c not in cards]
        state.facility_row = [left.pop() if c in cards else c for c in state.facility_row]
        state.facility_pile = [*left, *reversed(cards)]
        return self

    def seat(
        self,
        seat: int,
        *,
        leaders: int | None = None,
        research: dict[str, int] | None = None,
        committed: tuple[str, ...] = (),
        asteroids: tuple[str, ...] = (),
        singles: tuple[str, ...] = (),
        workers: tuple[str, ...] = (),
        favors: tuple[str, ...] = (),
        **goods: int,
    ) -> Table:
        """Give a seat goods and pieces."""
        player = self.player(seat)
        for good, n in goods.items():
            assert good in player.goods, good
            player.goods[good] = n  # type: ignore[index]
        if leaders is not None:
            player.leaders = leaders
        player.research.update(research or {})  # type: ignore[arg-type]
        player.committed += committed
        for key in committed:
            self._out_of_projects(key)
        player.asteroids += asteroids
        self.state.claims.update(dict.fromkeys(asteroids, seat))
        for key in singles:
            self._out_of_facilities(key)
            player.outstations.append(Outstation(key))
        for key in workers:
            self.outstation(seat, key).worker = True
            self.state.quarters[tables(self.state.content, self.state.edition).kind[key]] -= 1
        for favor in favors:
            self.state.favors[favor].holder = seat  # type: ignore[index]
        return self

    def _out_of_facilities(self, key: str) -> None:
        state = self.state
        state.facility_row = [None if c == key else c for c in state.facility_row]
        state.facility_pile = [c for c in state.facility_pile if c != key]

    def _out_of_projects(self, key: str) -> None:
        state = self.state
        state.project_row = [None if c == key else c for c in state.project_row]
        state.project_pile = [c for c in state.project_pile if c != key]

    def round(self, number: int) -> Table:
        """Go to a round; nothing else changes."""
        self.state.round = number
        return self

    def turn(self, seat: int) -> Table:
        """Give a seat a fresh turn."""
        self.state.turn = seat
        self.state.stack = [Turn()]
        return self

    def offsets(self, outer: int, intermediate: int, inner: int) -> Table:
        """Turn the rings."""
        self.state.offsets = [outer, intermediate, inner]
        return self

    def workers(self, quarters: dict[Kind, int], ship: dict[Kind, int]) -> Table:
        """Say which Workers are in the Living Quarters and on the docked ship."""
        self.state.quarters = {kind: quarters.get(kind, 0) for kind in KINDS}
        self.state.ship_workers[self.state.round - 1] = {k: ship.get(k, 0) for k in KINDS}
        return self

    # Playing

    def do(self, *actions: act.AnyAction) -> Applied:
        """Have the seat to move carry out actions; returns the result of the last one."""
        applied = Applied()
        for action in actions:
            assert self.state.stack, "the game is over"
            applied = GAME.apply(self.state, self.state.turn, action)
            again = encode(GAME.copy(self.state))
            assert again == encode(self.state)
        return applied

    def played(self, *actions: act.AnyAction) -> Table:
        """Have the seat to move carry out actions."""
        self.do(*actions)
        return self

    def end(self) -> Applied:
        """End the turn."""
        return self.do(EndTurn())

    def refused(self, action: act.AnyAction) -> Reason:
        """Return why an action is refused; it must be, without a trace."""
        before = encode(self.state)
        try:
            GAME.apply(self.state, self.state.turn, action)
        except RefusedError as error:
            assert encode(self.state) == before
            assert action not in self.legal()
            return error.why
        raise AssertionError(f"{action} was carried out")

    def legal(self) -> list[act.AnyAction]:
        """Return the legal actions of the seat to move."""
        return GAME.legal(self.state, self.state.turn)

    def can(self, action: act.AnyAction) -> bool:
        """Return whether the seat to move may do this."""
        return action in self.legal()

    # Looking

    def player(self, seat: int = 0) -> Player:
        """Return a player."""
        return self.state.players[seat]

    def goods(self, seat: int = 0) -> dict[str, int]:
        """Return the goods that a player has any of."""
        return {good: n for good, n in self.player(seat).goods.items() if n}

    def score(self, seat: int = 0) -> int:
        """Return the points of a seat."""
        return sum(self.player(seat).vp.values())

    def outstation(self, seat: int, key: str) -> Outstation:
        """Return an Outstation of a seat."""
        return next(o for o in self.player(seat).outstations if o.top == key)

    def price(self, key: str, seat: int = 0, again: bool = False) -> int:
        """Return the Ice of a Launch."""
        t = tables(self.state.content, self.state.edition)
        return launch_price(t, self.state, self.player(seat), key, again)

    def finish(self) -> dict[int, dict[str, int]]:
        """End round 3, all passing in order of the seats; returns the score sheets."""
        state = self.state
        state.round = 3
        state.passed, state.bottom = [], [NOBODY] * len(state.players)
        self.turn(0)
        while state.stack:
            self.do(act.Pass(), EndTurn())
        return {p.seat: p.vp for p in state.players}
