"""What must always hold in a game of Ceres."""

from __future__ import annotations

from games.ceres.content import components
from games.ceres.content.types import KINDS, RESOURCES
from games.ceres.rules.goods import CAP
from games.ceres.rules.tables import LEADERS, tables
from games.ceres.state import NOBODY, Function, State, Yard

NO_LESSON = {
    "acted": "the bot says how a turn ends",
    "Frame": "completing a project at any step; told with `settling`",
}
"""Frames and kinds of action at any time that a coach says nothing of, and why."""


def check(state: State) -> None:
    """Check that pieces and cards are conserved and caps kept."""
    cards(state)
    workers(state)
    leaders(state)
    players(state)
    order(state)
    scores(state)


def cards(state: State) -> None:
    """Every Facility and project is in exactly one place."""
    index = components(state.content)
    facilities = [c for c in state.facility_row if c] + state.facility_pile + state.facility_discard
    projects = [c for c in state.project_row if c] + state.project_pile + state.project_discard
    for p in state.players:
        tops = [o.top for o in p.outstations]
        assert len(tops) == len(set(tops))
        starting = tables(state.content, state.edition).starting
        assert tops[:4] == list(starting)
        facilities += tops[4:] + [o.bottom for o in p.outstations if o.bottom]
        projects += p.committed + p.completed
        assert all(not o.bottom for o in p.outstations[:4])
    for frame in state.stack:
        if isinstance(frame, Yard | Function):
            facilities += frame.drawn
    assert sorted(facilities) == sorted(index.facilities)
    seats = len(state.players)
    used = [key for key, card in index.projects.items() if card.players <= seats]
    assert sorted(projects) == sorted(used)
    assert len(state.facility_row) == 6
    assert len(state.project_row) == seats + 2


def workers(state: State) -> None:
    """Workers are in the quarters, on a ship, on an Outstation, or left the game."""
    kind_of = tables(state.content, state.edition).kind
    seats = len(state.players)
    for kind in KINDS:
        placed = sum(
            1 for p in state.players for o in p.outstations if o.worker and kind_of[o.top] == kind
        )
        aboard = sum(load.get(kind, 0) for load in state.ship_workers)
        assert state.quarters[kind] >= 0
        assert all(load.get(kind, 0) >= 0 for load in state.ship_workers)
        assert seats <= state.quarters[kind] + placed + aboard <= 2 * seats
    droids = sum(1 for p in state.players for o in p.outstations if o.droid)
    token = state.favors["mars_droid"]
    assert droids == (1 if token.at else 0)


def leaders(state: State) -> None:
    """Require each Leader to be unused, on a Location or at the Headquarters."""
    slots = tables(state.content, state.edition).slots - state.blocked
    for p in state.players:
        placed = sum(seats.count(p.seat) for seats in state.slots.values())
        assert p.leaders >= 0
        assert p.leaders + placed + p.headquarters == LEADERS
        assert state.edition == "draft" or p.headquarters <= 2
    assert all(len(seats) <= slots for seats in state.slots.values())


def players(state: State) -> None:
    """Goods are within their limits, claims agree, spots are not overfull."""
    claimed: dict[str, int] = {}
    for p in state.players:
        assert all(n >= 0 for n in p.goods.values()), p.goods
        assert all(p.goods[good] <= CAP for good in RESOURCES), p.goods
        assert all(0 <= level <= 3 for level in p.research.values())
        assert state.edition == "draft" or len(p.committed) <= 2
        claimed |= dict.fromkeys(p.asteroids, p.seat)
    assert claimed == state.claims
    assert sum(len(p.asteroids) for p in state.players) == len(claimed)


def order(state: State) -> None:
    """Require each seat at most once in a row, and players who passed in the bottom row."""
    assert sorted(state.order) == list(range(len(state.players)))
    placed = [seat for seat in state.bottom if seat != NOBODY]
    assert len(placed) == len(set(placed))
    assert set(state.passed) <= set(placed)
    assert len(set(state.passed)) == len(state.passed)


def scores(state: State) -> None:
    """Require that points of cards, asteroids, research and tokens agree with the pieces."""
    t = tables(state.content, state.edition)
    for p in state.players:
        built = [o.top for o in p.outstations[4:]] + [o.bottom for o in p.outstations if o.bottom]
        assert p.vp["facilities"] == sum(t.facilities[card].vp for card in built)
        assert p.vp["asteroids"] == sum(t.asteroids[key].vp for key in p.asteroids)
        assert p.vp["projects"] == sum(t.projects[key].vp for key in p.completed)
        assert p.vp["research"] == sum(
            program.vp
            for field, level in p.research.items()
            for program in t.programs[field][:level]
        )
        tokens = list(state.first.values()).count(p.seat)
        assert p.vp.get("tokens", 0) == 3 * tokens
    for field, seat in state.first.items():
        assert (seat != NOBODY) == any(p.research[field] == 3 for p in state.players)
