"""The main facts of the pictures of belt and Locations: prices of Launches, free slots."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.ceres.content.types import LOCATIONS, Location
from games.ceres.rules.derived import Rock, belt, token
from games.ceres.rules.tables import OPTIONS
from games.ceres.state import NOBODY
from games.ceres.words.actions import option_name
from games.ceres.words.parts.belt import prices
from games.ceres.words.parts.round import outcome
from games.ceres.words.parts.round import points as all_points
from games.ceres.words.position import Position
from games.ceres.words.terms import by, few, field, in_few, numbered, place
from games.core.messages import NOTHING, yes
from games.core.speech import Argument, Items, Message, Name

Names = Sequence[str]


def board(p: Position, names: Names, level: int) -> Iterator[Message]:
    """Yield turn, points, free slots, Launch prices, and claims; at the end the winner.

    From 1 slots are one sentence and points come with the order of play, from 2 Launches are listed
    by their Ice; left out are other players' prices from 3, who is at the Locations from 4, the
    claims from 5, the points of asteroids from 6.
    """
    state = p.state
    if state.over:
        yield from outcome(p, names)
        yield from claims(p, names)
        return
    yield Message("turn-of", who=names[state.turn])
    if level:
        scores = (numbered(names[seat], state.players[seat].score) for seat in state.order)
        yield Message("alt-order", scores=Items(scores))
        yield Message("alt-slots", items=Items(_slots(p, names if level < 4 else None)))
    else:
        yield Message("player-order", order=Items(names[seat] for seat in state.order))
        yield all_points(p, names)
        yield from (_location(p, key, names, options=False) for key in LOCATIONS)
    if level > 1:
        yield Message("alt-launches", points=yes(level < 6))
    yield from launches(p, names, points=level < 6, apart=level < 3, brief=level > 1)
    if level < 5:
        yield from claims(p, names)


def _slots(p: Position, names: Names | None) -> Iterator[Message]:
    """Yield the Locations with their free slots in few words."""
    for key in LOCATIONS:
        free, slots = p.free_slots(key)
        there = Items(names[seat] for seat in p.state.slots[key]) if names else NOTHING
        yield Message("alt-slot", place=place(key), free=free, slots=slots, leaders=there)


def _location(p: Position, key: Location, names: Names | None, *, options: bool) -> Message:
    """Return a Location with its free slots, and who is there unless names are missing."""
    free, slots = p.free_slots(key)
    named = [
        option_name(p, key, name)
        for where, keys in OPTIONS.items()
        if where == key
        for name in keys
    ]
    return Message(
        "alt-location",
        place=place(key),
        free=free,
        slots=slots,
        leaders=Items(names[seat] for seat in p.state.slots[key]) if names else NOTHING,
        options=Items(named) if options else NOTHING,
    )


def claims(p: Position, names: Names) -> Iterator[Message]:
    """Yield the asteroids of each player."""
    for player in p.state.players:
        if player.asteroids:
            rocks = Items(map(Name, player.asteroids))
            yield Message("alt-claimed", who=names[player.seat], items=rocks)


def launches(
    p: Position,
    names: Names,
    *,
    apart: bool,
    points: bool = True,
    production: bool = False,
    brief: bool = False,
) -> Iterator[Message]:
    """Yield the unclaimed asteroids, by the price of a Launch for most players.

    `apart`: other players' prices come with each price; otherwise only their names are said.
    `brief`: an earlier message says that these are Launches, and that the numbers are points.
    """
    groups: dict[tuple[int, tuple[tuple[int, int], ...]], list[Rock]] = {}
    seats = set[int]()
    for rock in belt(p.t, p.state):
        if rock.owner == NOBODY:
            price, others = prices(p, rock)
            seats.update(others)
            groups.setdefault((price, tuple(others.items()) if apart else ()), []).append(rock)
    for (price, others), rocks in sorted(groups.items()):
        found = [Message("launch-other", ice=n, who=names[seat]) for seat, n in others]
        if brief:
            said = [_named(p, rock, points) for rock in rocks]
        else:
            said = [_rock(p, rock, points, production) for rock in rocks]
        key = "alt-launch-brief" if brief else "alt-launch"
        yield Message(key, ice=price, others=Items(found), rocks=Items(said))
    if seats and not apart:
        yield Message("alt-otherwise", who=Items(names[seat] for seat in sorted(seats)))


def _named(p: Position, rock: Rock, points: bool) -> Argument:
    name = Name(rock.id)
    return numbered(name, p.t.asteroids[rock.id].vp) if points else name


def _rock(p: Position, rock: Rock, points: bool, production: bool) -> Message:
    printed = p.t.asteroids[rock.id]
    vp = [Message("vp", n=printed.vp)] if points else []
    goods = few(printed.production if production else {})
    return Message("alt-rock", rock=Name(rock.id), gains=Items([*vp, *goods.items]))


def belt_zoom(p: Position, names: Names, level: int) -> Iterator[Message]:
    """Yield what a Launch costs and brings, and whose asteroids there are; at last only these."""
    if not p.state.over:
        yield from launches(p, names, production=not level, apart=level < 2)
    yield from claims(p, names)


def locations(p: Position, names: Names, level: int) -> Iterator[Message]:
    """Yield the Locations with their options and who is there, Favors and research.

    After the end of the game there are no options.
    """
    for key in LOCATIONS:
        yield _location(p, key, names if level < 3 else None, options=not p.state.over)
    yield favors(p, names)
    yield from research(p, names)


def favors(p: Position, names: Names) -> Message:
    """Return the Favors with their price, or with who holds them."""
    said: list[Message] = []
    for favor, cost in p.t.favors.items():
        holder = token(p.state, favor).holder
        price = Message("few", goods=few({"influence": cost}))
        said.append(by(Name(favor), price if holder == NOBODY else names[holder]))
    return Message("alt-favors", items=Items(said))


def free_favors(p: Position, *, prices: bool) -> Iterator[Message]:
    """Yield the Favors that nobody holds, by their price."""
    free: dict[int, list[Argument]] = {}
    for favor, cost in sorted(p.t.favors.items(), key=lambda each: each[1]):
        if token(p.state, favor).holder == NOBODY:
            free.setdefault(cost, []).append(Name(favor))
    found: list[Argument] = []
    for cost, named in free.items():
        price = in_few({"influence": cost})
        found += [Message("alt-for", items=Items(named), price=price)] if prices else named
    if found:
        yield Message("alt-free-favors" if prices else "alt-favors", items=Items(found))


def research(p: Position, names: Names) -> Iterator[Message]:
    """Yield who has advanced how far in each field."""
    for key in p.t.programs:
        levels = [
            numbered(names[o.seat], o.research[key]) for o in p.state.players if o.research[key]
        ]
        if levels:
            yield Message("listed", head=field(key), items=Items(levels))
