"""The alternative text of each picture: what it shows, at most 1,024 characters."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from games.ceres.content.types import GOODS, LOCATIONS, RINGS, Goods
from games.ceres.rules.derived import belt, token
from games.ceres.scoring import SOURCES
from games.ceres.state import NOBODY, Player
from games.ceres.words.board import by, numbered
from games.ceres.words.position import Position
from games.ceres.words.prompts import prompt, status
from games.ceres.words.reach import reach
from games.ceres.words.terms import both, field, in_few, place, points, ring
from games.core.speech import Items, Message, Name
from games.core.text import clip
from games.core.words import ALT, yes

Names = Sequence[str]


def alt(p: Position, picture: str, names: Names) -> str:
    """Return the alternative text of a picture; `corporation:1` shows one seat."""
    key, _, seat = picture.partition(":")
    if key == "corporation":
        found = _corporation(p, p.state.players[int(seat) if seat else p.seat], names)
    else:
        head = Message("alt-head", title=Message(f"alt-{key}"), status=status(p))
        found = [head, *_ALTS[key](p, names)]
    return clip(" ".join(map(p.speaker.say, found)), ALT)


def _board(p: Position, names: Names) -> Iterator[Message]:
    state = p.state
    if not state.over:
        yield Message("turn-of", who=names[state.turn])
        order = Items(names[seat] for seat in state.order)
        yield Message("sentence-end", what=Message("player-order", order=order))
    ranked = sorted(state.players, key=lambda p: -p.score)
    yield Message("alt-points", scores=Items(numbered(names[o.seat], o.score) for o in ranked))
    yield _slots(p)
    yield Message("alt-docked", ship=Name(state.ships[state.round - 1]))
    yield Message(
        "alt-offer",
        facilities=Items(Name(card) for card in state.facility_row if card),
        projects=Items(Name(card) for card in state.project_row if card),
    )
    rocks = belt(p.t, state)
    claims = [by(Name(rock.id), names[rock.owner]) for rock in rocks if rock.owner != NOBODY]
    if claims:
        yield Message("alt-claimed", items=Items(claims))


def _slots(p: Position) -> Message:
    free = (numbered(place(key), p.free_slots(key)[0]) for key in LOCATIONS)
    return Message("alt-slots", slots=Items(free))


def _players(p: Position, names: Names) -> Iterator[Message]:
    for player in p.state.players:
        held = Message("pair", head=names[player.seat], text=_held(p, player))
        yield Message("sentence-end", what=held)


def _held(p: Position, player: Player) -> Message:
    return Message(
        "alt-held",
        vp=points(player.score),
        goods=in_few({good: player.goods[good] for good in GOODS}),
        leaders=Message("leader", n=player.leaders),
        outstations=len(player.outstations),
        asteroids=len(player.asteroids),
        committed=len(player.committed),
        completed=len(player.completed),
        passed=yes(player.seat in p.state.passed and not p.state.over),
    )


def _belt(p: Position, names: Names) -> Iterator[Message]:
    for key in RINGS:
        rocks: list[Message] = []
        for rock in belt(p.t, p.state):
            if rock.ring == key:
                worth = numbered(Name(rock.id), p.t.asteroids[rock.id].vp)
                rocks.append(worth if rock.owner == NOBODY else by(worth, names[rock.owner]))
        yield Message("listed", head=Message("capital", what=ring(key)), items=Items(rocks))


def _locations(p: Position, names: Names) -> Iterator[Message]:
    state = p.state
    for key in LOCATIONS:
        who = [names[seat] for seat in state.slots[key]] or [Message("alt-nobody")]
        yield Message("listed", head=place(key), items=Items(who))
    yield _slots(p)
    for key in p.t.programs:
        levels = [
            numbered(names[o.seat], o.research[key]) for o in state.players if o.research[key]
        ]
        if levels:
            yield Message("listed", head=field(key), items=Items(levels))
    favors: list[Message] = []
    for favor, cost in p.t.favors.items():
        holder = token(state, favor).holder
        taken = holder != NOBODY
        favors.append(by(Name(favor), names[holder]) if taken else numbered(Name(favor), cost))
    yield Message("alt-favors", items=Items(favors))


def _cards(p: Position, names: Names) -> Iterator[Message]:
    state, printed = p.state, p.index.projects
    facilities = (
        _priced(card, p.t.facilities[card].cost, p.t.facilities[card].vp)
        for card in state.facility_row
        if card
    )
    projects = (
        _priced(card, printed[card].cost, printed[card].vp) for card in state.project_row if card
    )
    ships = (Name(ship) for ship in state.ships[state.round - 1 :])
    yield Message("listed", head=Message("alt-facilities"), items=Items(facilities))
    yield Message("listed", head=Message("alt-projects"), items=Items(projects))
    yield Message("listed", head=Message("alt-ships"), items=Items(ships))


def _priced(card: str, cost: Goods, vp: int) -> Message:
    return Message("alt-priced", card=Name(card), cost=in_few(cost), vp=points(vp))


def _corporation(p: Position, player: Player, names: Names) -> Iterator[Message]:
    yield Message("alt-corporation", who=names[player.seat])
    yield Message("sentence-end", what=Message("capital", what=_held(p, player)))
    outstations = Items(both(o.top, o.bottom) for o in player.outstations)
    yield Message("alt-outstations", items=outstations)
    if player.asteroids:
        yield Message("board-asteroids", items=Items(map(Name, player.asteroids)))
    if player.committed:
        yield Message("alt-committed", items=Items(map(Name, player.committed)))


def _turn(p: Position, names: Names) -> Iterator[Message]:
    yield prompt(p, p.seat)
    yield Message("sentence-end", what=_held(p, p.player))
    yield from reach(p)


def _score(p: Position, names: Names) -> Iterator[Message]:
    for player in sorted(p.state.players, key=lambda o: -o.score):
        gained = [key for key in SOURCES if player.vp.get(key)]
        by_category = (numbered(Message(f"category-{key}"), player.vp[key]) for key in gained)
        who, vp = names[player.seat], points(player.score)
        yield Message("alt-scored", who=who, vp=vp, by=Items(by_category))


_ALTS: dict[str, Callable[[Position, Names], Iterator[Message]]] = {
    "board": _board,
    "players": _players,
    "belt": _belt,
    "locations": _locations,
    "cards": _cards,
    "turn": _turn,
    "score": _score,
}
