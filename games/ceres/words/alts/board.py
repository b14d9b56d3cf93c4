"""The main facts of the pictures of the board: Launches, free slots, the offer."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from games.ceres.content.types import LOCATIONS, Goods, Location, Project, TradeLine
from games.ceres.rules.derived import Rock, belt, token
from games.ceres.rules.tables import OPTIONS
from games.ceres.state import NOBODY
from games.ceres.words.actions import option_name
from games.ceres.words.parts.board import all_points, outcome, prices
from games.ceres.words.position import Position
from games.ceres.words.terms import by, few, field, in_few, numbered, place, points
from games.core.messages import NOTHING, yes
from games.core.speech import Argument, Items, Message, Name


def board(p: Position, level: int) -> Iterator[Message]:
    """Yield turn, points, free slots, Launch prices, and claims; at the end the winner.

    From 1 slots are one sentence and points come with the order of play, from 2 Launches are listed
    by their Ice; left out are other players' prices from 3, who is at the Locations from 4, the
    claims from 5, the points of asteroids from 6.
    """
    state = p.state
    if state.over:
        yield from outcome(p)
        yield from claims(p)
        return
    yield Message("turn-of", who=p.players[state.turn])
    if level:
        scores = (numbered(p.players[seat], state.players[seat].score) for seat in state.order)
        yield Message("alt-order", scores=Items(scores))
        yield Message("alt-slots", items=Items(_slots(p, leaders=level < 4)))
    else:
        yield Message("player-order", order=Items(p.players[seat] for seat in state.order))
        yield all_points(p)
        yield from (_location(p, key, leaders=True, options=False) for key in LOCATIONS)
    if level > 1:
        yield Message("alt-launches", points=yes(level < 6))
    yield from launches(p, points=level < 6, apart=level < 3, brief=level > 1)
    if level < 5:
        yield from claims(p)


def _slots(p: Position, *, leaders: bool) -> Iterator[Message]:
    """Yield the Locations with their free slots in few words."""
    for key in LOCATIONS:
        free, slots = p.free_slots(key)
        there = Items(p.players[seat] for seat in p.state.slots[key]) if leaders else NOTHING
        yield Message("alt-slot", place=place(key), free=free, slots=slots, leaders=there)


def _location(p: Position, key: Location, *, leaders: bool, options: bool) -> Message:
    """Return a Location with its free slots, and who is there if `leaders`."""
    free, slots = p.free_slots(key)
    return Message(
        "alt-location",
        place=place(key),
        free=free,
        slots=slots,
        leaders=Items(p.players[seat] for seat in p.state.slots[key]) if leaders else NOTHING,
        options=Items(option_name(p, key, name) for name in OPTIONS[key] if options),
    )


def claims(p: Position) -> Iterator[Message]:
    """Yield the asteroids of each player."""
    for player in p.state.players:
        if player.asteroids:
            rocks = Items(map(Name, player.asteroids))
            yield Message("alt-claimed", who=p.players[player.seat], items=rocks)


def launches(
    p: Position,
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
        found = [Message("launch-other", ice=n, who=p.players[seat]) for seat, n in others]
        if brief:
            said = [_named(p, rock, points) for rock in rocks]
        else:
            said = [_rock(p, rock, points, production) for rock in rocks]
        key = "alt-launch-brief" if brief else "alt-launch"
        yield Message(key, ice=price, others=Items(found), rocks=Items(said))
    if seats and not apart:
        yield Message("alt-otherwise", who=Items(p.players[seat] for seat in sorted(seats)))


def _named(p: Position, rock: Rock, points: bool) -> Argument:
    name = Name(rock.id)
    return numbered(name, p.t.asteroids[rock.id].vp) if points else name


def _rock(p: Position, rock: Rock, points: bool, production: bool) -> Message:
    printed = p.t.asteroids[rock.id]
    vp = [Message("vp", n=printed.vp)] if points else []
    goods = few(printed.production if production else {})
    return Message("alt-rock", rock=Name(rock.id), gains=Items([*vp, *goods.items]))


def belt_zoom(p: Position, level: int) -> Iterator[Message]:
    """Yield what a Launch costs and brings, and whose asteroids there are; at last only these."""
    if not p.state.over:
        yield from launches(p, production=not level, apart=level < 2)
    yield from claims(p)


def locations(p: Position, level: int) -> Iterator[Message]:
    """Yield the Locations with their options and who is there, Favors and research.

    After the end of the game there are no options.
    """
    for key in LOCATIONS:
        yield _location(p, key, leaders=level < 3, options=not p.state.over)
    yield favors(p)
    yield from research(p)


def favors(p: Position) -> Message:
    """Return the Favors with their price, or with who holds them."""
    said: list[Message] = []
    for favor, cost in p.t.favors.items():
        holder = token(p.state, favor).holder
        price = Message("few", goods=few({"influence": cost}))
        said.append(by(Name(favor), price if holder == NOBODY else p.players[holder]))
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


def research(p: Position) -> Iterator[Message]:
    """Yield who has advanced how far in each field."""
    for key in p.t.programs:
        levels = [
            numbered(p.players[o.seat], o.research[key]) for o in p.state.players if o.research[key]
        ]
        if levels:
            yield Message("listed", head=field(key), items=Items(levels))


class Told(NamedTuple):
    """The detail for cards: `facilities` as in that function, `costs` those of projects.

    With the costs of projects, also those of committing to them (E14).
    """

    facilities: int
    costs: bool
    committing: bool = True


_OFFER = (Told(1, True), Told(1, True), Told(1, True), Told(2, True), Told(2, True), Told(1, False))
_CARDS = (
    Told(0, True),
    Told(1, True),
    Told(2, True),
    Told(1, True),
    Told(2, True),
    Told(2, True, committing=False),
)
_BRIEFEST = Told(2, False)


def offer(p: Position, level: int) -> Iterator[Message]:
    """Yield Facilities, trade lines, Favors, Settlement Projects and research.

    From 1 research is left out, from 2 who holds a Favor, from 4 what Favors cost; from 3 it is
    production, from 5 what projects cost, or both.
    """
    told = _OFFER[level] if level < len(_OFFER) else _BRIEFEST
    yield from facilities(p, told.facilities)
    yield ship(p, p.state.round)
    if level < 2:
        yield favors(p)
    else:
        yield from free_favors(p, prices=level < 4)
    yield from projects(p, told)
    if not level:
        yield from research(p)


def cards(p: Position, level: int) -> Iterator[Message]:
    """Yield Facilities with their Functions, trade lines of the ships, Settlement Projects.

    0: of all ships, from 1 of the docked one, from 3 of none, as the offer has them too.
    """
    told = _CARDS[level] if level < len(_CARDS) else _BRIEFEST
    yield from facilities(p, told.facilities)
    last = p.state.round if level else len(p.state.ships)
    for number in range(p.state.round, last + 1) if level < 3 else ():
        yield ship(p, number)
    yield from projects(p, told)


def facilities(p: Position, level: int) -> Iterator[Message]:
    """Yield the Facilities on offer.

    0: with production and the whole Function, 1: with production and the Function in short, from
    2: without production.
    """
    yield from (facility(p, card, level) for card in p.state.facility_row if card)


def facility(p: Position, card: str, level: int, cost: Goods | None = None) -> Message:
    """Return a Facility as above; `cost`: its present cost, if it is not the printed one."""
    printed = p.t.facilities[card]
    brief = Items(p.in_short(part, now=False) for part in p.t.parts(card, ""))
    does: Argument = p.function(card) if level == 0 else Message("alt-does", parts=brief)
    return Message(
        "alt-facility",
        card=Name(card),
        cost=in_few(printed.cost if cost is None else cost),
        vp=points(printed.vp),
        production=few(printed.production) if level < 2 else NOTHING,
        does=does,
    )


def projects(p: Position, told: Told) -> Iterator[Message]:
    """Yield the Settlement Projects on offer as one list, with their costs or points only."""
    found = [p.index.projects[key] for key in p.state.project_row if key]
    if found and told.costs:
        items = Items(_priced(p, card, committing=told.committing) for card in found)
        yield Message("alt-projects", items=items)
    elif found:
        worth = Items(numbered(Name(card.id), card.vp) for card in found)
        yield Message("alt-projects-worth", items=worth)


def _priced(p: Position, card: Project, *, committing: bool) -> Message:
    return Message(
        "alt-priced",
        card=Name(card.id),
        cost=in_few(card.cost),
        vp=points(card.vp),
        commitment=few(p.commitment(card.id) if committing else {}),
    )


def ship(p: Position, number: int) -> Message:
    """Return the ship of a round with its trade lines, and how often each can be performed."""
    key = p.state.ships[number - 1]
    lines = p.index.ships[key].lines
    often = {p.often(line) for line in lines}
    common = often.pop() if len(often) == 1 else 0
    return Message(
        "alt-ship",
        round=0 if number == p.state.round else number,
        ship=Name(key),
        times=common or 1,
        lines=Items(_line(p, line, 1 if common else p.often(line)) for line in lines),
    )


def _line(p: Position, line: TradeLine, often: int) -> Message:
    deal = p.deal(line.pay, line.vp, line.gain)
    return Message("deal-or", deal=deal, times=often, commitment=NOTHING)
