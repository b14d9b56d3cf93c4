"""Setting up a table (section 2 of the rules; E1 and E2 for the draft edition)."""

from __future__ import annotations

from collections.abc import Mapping

from games.ceres.content.types import FIELDS, GOODS, KINDS, LOCATIONS, Edition, FavorName, Kind
from games.ceres.events import ProductionGained, RoundStarted
from games.ceres.flow import begin_round, production
from games.ceres.rules.goods import gain
from games.ceres.rules.tables import FACE_UP, ROUNDS, SEAT_GOODS, ZONES, Tables, tables
from games.ceres.scoring import no_points
from games.ceres.state import NOBODY, Outstation, Player, State, Token
from games.core.events import Applied, Event
from games.core.rng import Rng, rng
from games.core.setup import Option, PictureName

OPTIONS = (
    Option("edition", ("final", "draft"), "final"),
    Option("first", ("random", "host"), "random"),
)
"""`first`: the first player is drawn, or is seat 0 (R74)."""

PICTURES = (
    PictureName("board", "board", about="turn", shows="locations workers belt:"),
    PictureName("offer", "board", shows="facilities projects ships research favors"),
    PictureName("players", "board", shows="player:"),
    PictureName("belt", "zoom", about="launch collect launching collecting"),
    PictureName(
        "locations",
        "zoom",
        about="leader choose research favor visit bureau researching favoring",
    ),
    PictureName("cards", "zoom", about="build draw settle complete trade trading yard settling"),
    PictureName(
        "corporation",
        "zoom",
        per_seat=True,
        about="headquarters worker assistant droid reassign grant manufacture produce bonus *",
    ),
    PictureName("legend", "zoom"),
    PictureName("turn", "private"),
    PictureName("score", "end"),
)
TOKENS: tuple[FavorName, ...] = (
    "manufacturing_efficiency",
    "continuous_ice_supply",
    "mars_droid",
    "leader_assistant",
)
"""Favors with a token; Special Grant has none (2.6)."""


def new(options: Mapping[str, str], seats: int, seed: int, content: str) -> State:
    """Return the state at the first turn of round 1."""
    edition: Edition = "draft" if options["edition"] == "draft" else "final"
    t = tables(content, edition)
    source = rng(seed)
    state = _board(t, content, seats, source)
    first = source.below(seats) if options["first"] == "random" else 0
    state.order = [(first + place) % seats for place in range(seats)]
    state.players = [_player(t, seat, state.order.index(seat)) for seat in range(seats)]
    begin_round(t, state, Applied())
    return state


def opening(state: State) -> list[Event]:
    """Return what happened before the first decision, for a state that `new` has just made."""
    t = tables(state.content, state.edition)
    events: list[Event] = [RoundStarted(round=state.round, offsets=tuple(state.offsets))]
    for p in state.players:
        before = _player(t, p.seat, state.order.index(p.seat))
        gained, lost = gain(before, production(t, before))
        events.append(ProductionGained(seat=p.seat, gained=gained, lost=lost))
    return events


def _board(t: Tables, content: str, seats: int, source: Rng) -> State:
    offsets = [source.below(ZONES) if t.final else 0 for _ in range(3)]
    ships = source.shuffled(t.ships)
    bag: list[Kind] = source.shuffled(kind for kind in KINDS for _ in range(seats))
    facilities = source.shuffled(t.facilities)
    projects = source.shuffled(
        key for key, project in t.projects.items() if project.players <= seats
    )
    return State(
        content=content,
        edition=t.edition,
        rng=source,
        round=1,
        turn=0,
        offsets=offsets,
        ships=ships[:ROUNDS],
        ship_workers=[
            {kind: bag[ship * seats : (ship + 1) * seats].count(kind) for kind in KINDS}
            for ship in range(ROUNDS)
        ],
        quarters=dict.fromkeys(KINDS, seats),
        blocked=4 - seats,
        slots={location: [] for location in LOCATIONS},
        facility_row=_row(facilities, FACE_UP),
        facility_pile=facilities,
        facility_discard=[],
        project_row=_row(projects, seats + 2),
        project_pile=projects,
        project_discard=[],
        favors={favor: Token() for favor in TOKENS},
        first=dict.fromkeys(FIELDS, NOBODY) if t.final else {},
        claims={},
        order=[],
        bottom=[NOBODY] * seats,
        passed=[],
        players=[],
        stack=[],
    )


def _row(pile: list[str], size: int) -> list[str | None]:
    row: list[str | None] = [pile.pop() for _ in range(min(size, len(pile)))]
    return row + [None] * (size - len(row))


def _player(t: Tables, seat: int, place: int) -> Player:
    goods = dict.fromkeys(GOODS, 0)
    goods["alloy"] = goods["probe"] = 1
    for good, n in SEAT_GOODS[t.edition][place].items():
        goods[good] += n
    return Player(
        seat=seat,
        goods=goods,
        outstations=[Outstation(key) for key in t.starting],
        research=dict.fromkeys(FIELDS, 0),
        vp=no_points(t.final),
    )
