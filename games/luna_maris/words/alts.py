"""The alternative text of each picture: its most useful facts, at most 1,024 characters.

Changes come first. A picture is described with more or less detail, the less the higher its level;
the text has as much as fits, and leaves out whole sentences, the last first, if even the highest
level is too long.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from games.core.actions import Action
from games.core.hidden.declare import View
from games.core.messages import NOTHING, names, pictured
from games.core.speech import Items, Message, Name
from games.luna_maris import actions as act
from games.luna_maris.content.types import MODULES, Module
from games.luna_maris.rules.board import free_zones, keeper, sides
from games.luna_maris.rules.tracks import actor
from games.luna_maris.scoring import standing
from games.luna_maris.state import Rival, State
from games.luna_maris.words import cards, own
from games.luna_maris.words.changes import changes
from games.luna_maris.words.parts import module, outcome, research
from games.luna_maris.words.position import Position
from games.luna_maris.words.prompts import awaited, status
from games.luna_maris.words.sides import did, lines, numbered, told
from games.luna_maris.words.terms import effects, few, goods, points

LEVELS = 4
_ON_OFFER: dict[type[Action], str] = {
    act.Install: "alt-free",
    act.Fulfil: "alt-orders",
    act.Hire: "alt-hiring",
    act.Take: "alt-seedbeds",
}
"""The messages with the target of an action, where its whole gain has no room."""


def alt(p: Position, picture: str, before: View[State] | None) -> str:
    """Return the alternative text of a picture; `player:1` shows one seat."""
    key, _, number = picture.partition(":")
    seat = int(number) if number else p.seat
    if key == "player":
        head = Message("alt-player", who=p.players[seat])
        mine = p.state.players[seat]
        said = (lines(p, mine, brief=bool(level)) for level in range(LEVELS))
    else:
        head = Message("alt-head", title=Message(f"alt-{key}"), status=status(p))
        said = (_PICTURES[key](p, level) for level in range(LEVELS))
    changed = () if before is None else changes(p, before.state, key, seat)
    return pictured(p.speaker, changed, head, said)


def _board(p: Position, level: int) -> Iterator[Message]:
    """Yield turn, points and O2, places, probes, CO2, research; at the end the winner.

    From 1 zones of probes are left out, from 2 research.
    """
    if p.state.over:
        yield from outcome(p)
    else:
        yield awaited(p)
        yield _standings(p)
        yield from _occupied(p, passages=False)
    for side in sides(p.state):
        yield told(p, "alt-probes", side, **({"zones": NOTHING} if level else {}))
    ranked = sorted(sides(p.state), key=lambda side: -side.co2)
    spaces = Items(numbered(p.called(actor(side)), side.co2 + 1) for side in ranked)
    yield Message("alt-co2", spaces=spaces, n=len(p.t.board.co2))
    if level < 2:
        yield from research(p, "alt-track")
    yield _free(p, "titanium")


def _standings(p: Position) -> Message:
    """Return all sides with points and the O2 that is left, in the order of play."""
    found = [told(p, "alt-standing", p.state.players[seat]) for seat in p.state.order]
    if p.state.rival is not None:
        found.append(told(p, "alt-rival", p.state.rival))
    return Message("alt-order", scores=Items(found))


def _occupied(p: Position, *, passages: bool) -> Iterator[Message]:
    """Yield the modules with players or the AI."""
    there = {each.module for each in p.state.players}
    for key in MODULES:
        if key in there or keeper(p.state, key) is not None:
            yield module(p, key, passages=passages)


def _colony(p: Position, level: int) -> Iterator[Message]:
    """Yield each module with its occupants and passages; from 1 only occupied ones.

    From 2 passages are left out.
    """
    if not level:
        yield from (module(p, key, passages=True) for key in MODULES)
        return
    yield from _occupied(p, passages=level < 2)
    if p.state.constructed:
        yield Message("alt-improved", modules=names(p.state.constructed))


def _mining(p: Position, level: int) -> Iterator[Message]:
    """Yield each side's probes with their points, then the free zones."""
    yield from (told(p, "alt-probes", side) for side in sides(p.state))
    yield _free(p, "titanium")
    if p.state.covered:
        yield Message("alt-covered", zones=names(p.state.covered))
    yield _free(p, "iron")


def _free(p: Position, terrain: str) -> Message:
    """Return the free zones of a terrain."""
    zones = (key for key in free_zones(p.t, p.state) if p.t.zones[key].terrain == terrain)
    return Message("alt-free", terrain=terrain, zones=names(zones))


def _offer(p: Position, level: int) -> Iterator[Message]:
    """Yield orders, scientists, food, projects, research bonuses; from 1 in fewer words."""
    yield from _rows(p, level)
    yield Message("alt-projects", modules=names(_left(p)))
    free = [key for key in p.t.bonuses if key not in p.state.bonuses]
    yield Message("alt-bonuses", bonuses=names(free))


def _cards(p: Position, level: int) -> Iterator[Message]:
    """Yield orders, scientists, food, and what each project does; from 1 in fewer words.

    From 2 all projects are named before, since not all may have room.
    """
    yield from _rows(p, level)
    if level > 1:
        yield Message("alt-projects", modules=names(_left(p)))
    for key in _left(p):
        text = cards.improvement(p.t, p.t.improvements[key])
        yield Message("card-named", name=Name(key), text=text)


def _left(p: Position) -> list[Module]:
    """Return the projects that can still be built."""
    return [key for key in p.state.projects if key not in p.state.constructed]


def _rows(p: Position, level: int) -> Iterator[Message]:
    """Yield orders, scientists, food; from 1 goods in few words.

    From 2 scientists are without their modules, from 3 orders without their bonuses.
    """
    said = few if level else goods
    tiles = (p.t.orders[stack.top] for stack in p.state.stacks if stack.top)
    orders = (
        Message(
            "alt-tile",
            name=Name(tile.id),
            needs=said(tile.needs),
            vp=points(tile.vp),
            bonus=effects(tile.bonus if level < 3 else ()),
        )
        for tile in tiles
    )
    yield Message("alt-orders", orders=Items(orders))
    hired = (
        Message(
            "alt-hire",
            name=Name(key),
            fee=said({"iron": fee}),
            modules=names(p.t.scientists[key].modules if level < 2 else ()),
        )
        for fee, key in zip(p.t.board.fees, p.state.hiring, strict=False)
        if key
    )
    yield Message("alt-hiring", scientists=Items(hired))
    yield Message("alt-seedbeds", food=Items(map(p.food, p.state.seedbeds)))


def _players(p: Position, level: int) -> Iterator[Message]:
    """Yield what each player has, then the AI with what it did; from 1 without research."""
    for side in sides(p.state):
        key = "alt-ai" if isinstance(side, Rival) else "alt-held"
        yield told(p, key, side, **({"levels": NOTHING} if level else {}))
    if p.state.rival is not None and p.state.rival.did:
        yield Message("alt-did", did=Items(map(did, p.state.rival.did)))


def _turn(p: Position, level: int) -> Iterator[Message]:
    """Yield the question, the seat's goods, and the modules in reach or the choices.

    From 1 open offers are described as such, and everything else by its name.
    """
    yield from own.asked(p)
    if own.walks(p):
        yield from own.in_reach(p)
        return
    found: list[Action] = own.legal(p)
    shown = {_ON_OFFER.get(type(each)) for each in found if level}
    rows = (*_rows(p, level), _free(p, "titanium"), _free(p, "iron"))
    yield from (row for row in rows if row.id in shown)
    rest = [each for each in found if not level or type(each) not in _ON_OFFER]
    if rest:
        items = Items(own.label(p, each, brief=bool(level)) for each in rest)
        yield Message("alt-choices", items=items)


def _score(p: Position, level: int) -> Iterator[Message]:
    """Yield the winner, and each side's points by source, the most first."""
    if p.state.over:
        yield from outcome(p)
    by_actor = {actor(side): side for side in sides(p.state)}
    for each in sorted(standing(p.state).scores, key=lambda score: score.rank):
        vp = told(p, "own-points", by_actor[each.seat])
        yield Message("alt-scored", who=p.called(each.seat), points=vp)


_PICTURES: Mapping[str, Callable[[Position, int], Iterator[Message]]] = {
    "board": _board,
    "colony": _colony,
    "mining": _mining,
    "offer": _offer,
    "cards": _cards,
    "players": _players,
    "turn": _turn,
    "score": _score,
}
