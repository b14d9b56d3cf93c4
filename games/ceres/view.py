"""What may be known of a game of Ceres: views, and states dealt from a view.

Hidden are the order of the piles, the cards somebody drew and has not yet discarded, and the random
source (R71). Everything else is public.
"""

from __future__ import annotations

import msgspec

from games.ceres.can_step import launch_price
from games.ceres.content.types import Edition, FavorName, Field, Goods, Kind, Location, Ring
from games.ceres.flow import begin_turn
from games.ceres.scoring import final_outcome
from games.ceres.state import (
    HIDDEN,
    NOBODY,
    AnyFrame,
    Function,
    Outstation,
    Player,
    State,
    Token,
    Yard,
)
from games.ceres.tables import ZONES, Tables, tables
from games.core.game import Outcome
from games.core.rng import Rng


class AsteroidView(msgspec.Struct, frozen=True):
    """An asteroid where it lies in this round.

    `position` is the board position 0 to 4 counter-clockwise, entries 0 and 1 (R42); `prices` the
    Ice that a Launch would cost each seat now (claimed ones too).
    """

    id: str
    ring: Ring
    zone: int
    position: int
    owner: int
    prices: tuple[int, ...]


class ShipView(msgspec.Struct, frozen=True):
    """A Cargo Spacecraft of this game; `round` is the one in which it is docked."""

    id: str
    round: int
    workers: dict[Kind, int]


class FieldView(msgspec.Struct, frozen=True):
    """A research field: levels by seat; `token` is the seat that took it, -1 nobody, -2 none."""

    field: Field
    levels: tuple[int, ...]
    token: int


class FavorView(msgspec.Struct, frozen=True):
    """A Favor: price, holder (-1 nobody), and where its token was placed."""

    id: FavorName
    cost: int
    holder: int
    at: str


class PlaceView(msgspec.Struct, frozen=True):
    """A slot of the Player Order track: a seat (-1 free), and whether its Leader reserves it."""

    seat: int
    leader: bool


class PlayerView(msgspec.Struct, frozen=True):
    """A player: everything here is public."""

    seat: int
    goods: Goods
    leaders: int
    headquarters: int
    passed: bool
    outstations: tuple[Outstation, ...]
    asteroids: tuple[str, ...]
    research: dict[Field, int]
    committed: tuple[str, ...]
    completed: tuple[str, ...]
    vp: dict[str, int]
    score: int


class View(msgspec.Struct, frozen=True):
    """A game as a viewer may see it.

    `frames` is the turn in hand from its bottom frame to the live one, as in the state; drawn cards
    that the viewer may not see stand there as "?". `seat` is the viewer, `None` the public.
    """

    seat: int | None
    content: str
    edition: Edition
    round: int
    over: bool
    turn: int
    order: tuple[PlaceView, ...]
    bottom: tuple[PlaceView, ...]
    passed: tuple[int, ...]
    offsets: tuple[int, ...]
    asteroids: tuple[AsteroidView, ...]
    ships: tuple[ShipView, ...]
    quarters: dict[Kind, int]
    slots: dict[Location, tuple[int, ...]]
    slot_count: int
    blocked: int
    facility_row: tuple[str | None, ...]
    facility_pile: int
    facility_discard: tuple[str, ...]
    project_row: tuple[str | None, ...]
    project_pile: int
    project_discard: tuple[str, ...]
    fields: tuple[FieldView, ...]
    favors: tuple[FavorView, ...]
    players: tuple[PlayerView, ...]
    frames: tuple[AnyFrame, ...]
    outcome: Outcome | None


NO_TOKEN = -2


def view(state: State, seat: int | None) -> View:
    """Return what a seat, or the public, may know."""
    t = tables(state.content, state.edition)
    over = not state.stack
    return View(
        seat=seat,
        content=state.content,
        edition=state.edition,
        round=state.round,
        over=over,
        turn=state.turn,
        order=tuple(PlaceView(s, leader=False) for s in state.order),
        bottom=tuple(PlaceView(s, _reserved(state, s)) for s in state.bottom),
        passed=tuple(state.passed),
        offsets=tuple(state.offsets),
        asteroids=_asteroids(t, state),
        ships=_ships(state),
        quarters=dict(state.quarters),
        slots={location: tuple(seats) for location, seats in state.slots.items()},
        slot_count=t.slots,
        blocked=state.blocked,
        facility_row=tuple(state.facility_row),
        facility_pile=len(state.facility_pile),
        facility_discard=tuple(sorted(state.facility_discard)),
        project_row=tuple(state.project_row),
        project_pile=len(state.project_pile),
        project_discard=tuple(sorted(state.project_discard)),
        fields=tuple(_field(state, field) for field in t.programs),
        favors=tuple(_favor(t, state, favor) for favor in t.favors),
        players=tuple(_player(p, p.seat in state.passed) for p in state.players),
        frames=tuple(_redacted(frame, seat == state.turn) for frame in state.stack),
        outcome=final_outcome(state) if over else None,
    )


def _reserved(state: State, seat: int) -> bool:
    """Tell whether a place of the bottom row holds the Leader of a seat still in the round."""
    return seat != NOBODY and seat not in state.passed


def _ships(state: State) -> tuple[ShipView, ...]:
    loaded = zip(state.ships, state.ship_workers, strict=True)
    return tuple(
        ShipView(ship, number, dict(workers)) for number, (ship, workers) in enumerate(loaded, 1)
    )


def _asteroids(t: Tables, state: State) -> tuple[AsteroidView, ...]:
    found: list[AsteroidView] = []
    for key, (ring, zone) in t.places.items():
        found.append(
            AsteroidView(
                id=key,
                ring=t.asteroids[key].ring,
                zone=zone,
                position=(zone + state.offsets[ring]) % ZONES,
                owner=state.claims.get(key, NOBODY),
                prices=tuple(launch_price(t, state, p, key) for p in state.players),
            )
        )
    return tuple(found)


def _field(state: State, field: Field) -> FieldView:
    levels = tuple(p.research[field] for p in state.players)
    return FieldView(field, levels, state.first.get(field, NO_TOKEN))


def _favor(t: Tables, state: State, favor: FavorName) -> FavorView:
    token = state.favors.get(favor) or Token()
    return FavorView(favor, t.favors[favor], token.holder, token.at)


def _player(p: Player, passed: bool) -> PlayerView:
    return PlayerView(
        seat=p.seat,
        goods=dict(p.goods),
        leaders=p.leaders,
        headquarters=p.headquarters,
        passed=passed,
        outstations=tuple(Outstation(o.top, o.bottom, o.worker, o.droid) for o in p.outstations),
        asteroids=tuple(p.asteroids),
        research=dict(p.research),
        committed=tuple(p.committed),
        completed=tuple(p.completed),
        vp=dict(p.vp),
        score=sum(p.vp.values()),
    )


def _redacted(frame: AnyFrame, own: bool) -> AnyFrame:
    found = _copy(frame)
    if not own and isinstance(found, Yard | Function):
        found.drawn = [HIDDEN] * len(found.drawn)
    return found


_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(AnyFrame)


def _copy(frame: AnyFrame) -> AnyFrame:
    return _decoder.decode(_encoder.encode(frame))


def determinize(seen: View, rng: Rng) -> State:
    """Return a state that agrees with a view, the unseen cards being dealt at random."""
    t = tables(seen.content, seen.edition)
    frames = [_copy(frame) for frame in seen.frames]
    facilities = _unseen_facilities(t, seen, frames)
    rng.shuffle(facilities)
    for frame in frames:
        if isinstance(frame, Yard | Function):
            frame.drawn = [facilities.pop() if c == HIDDEN else c for c in frame.drawn]
    projects = _unseen_projects(t, seen)
    rng.shuffle(projects)
    return State(
        content=seen.content,
        edition=seen.edition,
        rng=Rng(rng.next()),
        round=seen.round,
        turn=seen.turn,
        offsets=list(seen.offsets),
        ships=[ship.id for ship in seen.ships],
        ship_workers=[dict(ship.workers) for ship in seen.ships],
        quarters=dict(seen.quarters),
        blocked=seen.blocked,
        slots={location: list(seats) for location, seats in seen.slots.items()},
        facility_pile=facilities,
        facility_row=list(seen.facility_row),
        facility_discard=list(seen.facility_discard),
        project_pile=projects,
        project_row=list(seen.project_row),
        project_discard=list(seen.project_discard),
        favors={f.id: Token(f.holder, f.at) for f in seen.favors if f.id != "special_grant"},
        first={f.field: f.token for f in seen.fields if f.token != NO_TOKEN},
        claims={a.id: a.owner for a in seen.asteroids if a.owner != NOBODY},
        order=[place.seat for place in seen.order],
        bottom=[place.seat for place in seen.bottom],
        passed=list(seen.passed),
        players=[_back(p) for p in seen.players],
        stack=frames,
    )


def _back(p: PlayerView) -> Player:
    return Player(
        seat=p.seat,
        goods=dict(p.goods),
        outstations=[Outstation(o.top, o.bottom, o.worker, o.droid) for o in p.outstations],
        research=dict(p.research),
        vp=dict(p.vp),
        leaders=p.leaders,
        headquarters=p.headquarters,
        asteroids=list(p.asteroids),
        committed=list(p.committed),
        completed=list(p.completed),
    )


def _unseen_facilities(t: Tables, seen: View, frames: list[AnyFrame]) -> list[str]:
    known = {*seen.facility_row, *seen.facility_discard}
    for p in seen.players:
        for outstation in p.outstations:
            known |= {outstation.top, outstation.bottom}
    for frame in frames:
        if isinstance(frame, Yard | Function):
            known.update(frame.drawn)
    return [card for card in t.facilities if card not in known]


def _unseen_projects(t: Tables, seen: View) -> list[str]:
    known = {*seen.project_row, *seen.project_discard}
    for p in seen.players:
        known.update(p.committed, p.completed)
    seats = len(seen.players)
    return [
        key for key, project in t.projects.items() if project.players <= seats and key not in known
    ]


def ahead(seen: View, seat: int, rng: Rng) -> State | None:
    """Return a state in which a seat that is not to move begins its turn now.

    The turn in hand is taken as ended where it stands. `None` when the seat has passed, is to move
    anyway, or the game is over.
    """
    if seen.over or seat == seen.turn or seen.players[seat].passed:
        return None
    state = determinize(seen, rng)
    for frame in state.stack:
        if isinstance(frame, Yard | Function):
            state.facility_discard += frame.drawn
    state.stack.clear()
    begin_turn(state, seat)
    return state
