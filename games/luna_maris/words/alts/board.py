"""What the pictures of the board are looked at for: who is where, probes, tracks."""

from __future__ import annotations

from collections.abc import Iterator

from games.core.speech import Items, Message
from games.core.words import NOTHING
from games.luna_maris.content.types import MODULES
from games.luna_maris.rules.board import free_zones, keeper, sides
from games.luna_maris.rules.tracks import actor
from games.luna_maris.words.parts.colony import module as in_module
from games.luna_maris.words.parts.round import research, result
from games.luna_maris.words.position import Position
from games.luna_maris.words.sides import numbered, told
from games.luna_maris.words.status import awaited
from games.luna_maris.words.terms import names


def board(p: Position, level: int) -> Iterator[Message]:
    """Yield turn, points and O2, who is where, probes, CO2, research; at last who has won.

    From 1 zones of probes are left out, from 2 research.
    """
    if p.state.over:
        yield from result(p)
    else:
        yield awaited(p.state, p.players)
        yield standings(p)
        yield from _occupied(p, passages=False)
    for side in sides(p.state):
        yield told(p, "alt-probes", side, **({"zones": NOTHING} if level else {}))
    ranked = sorted(sides(p.state), key=lambda side: -side.co2)
    spaces = Items(numbered(p.called(actor(side)), side.co2 + 1) for side in ranked)
    yield Message("alt-co2", spaces=spaces, n=len(p.t.board.co2))
    if level < 2:
        yield from research(p, "alt-track")
    yield _free(p, "titanium")


def standings(p: Position) -> Message:
    """Return everybody with points and the O2 that is left, in the order of play."""
    found = [told(p, "alt-standing", p.state.players[seat]) for seat in p.state.order]
    if p.state.rival is not None:
        found.append(told(p, "alt-rival", p.state.rival))
    return Message("alt-order", scores=Items(found))


def _occupied(p: Position, *, passages: bool) -> Iterator[Message]:
    """Yield the modules where somebody is."""
    there = {each.module for each in p.state.players}
    for key in MODULES:
        if key in there or keeper(p.state, key) is not None:
            yield in_module(p, key, passages=passages)


def colony(p: Position, level: int) -> Iterator[Message]:
    """Yield each module with who is there and its passages; from 1 only those with somebody.

    From 2 passages are left out.
    """
    if not level:
        yield from (in_module(p, key, passages=True) for key in MODULES)
        return
    yield from _occupied(p, passages=level < 2)
    if p.state.constructed:
        yield Message("alt-improved", modules=names(p.state.constructed))


def mining(p: Position, level: int) -> Iterator[Message]:
    """Yield everybody's probes with their points, then the free zones."""
    yield from (told(p, "alt-probes", side) for side in sides(p.state))
    yield _free(p, "titanium")
    if p.state.covered:
        yield Message("alt-covered", zones=names(p.state.covered))
    yield _free(p, "iron")


def _free(p: Position, terrain: str) -> Message:
    """Return the free zones of a terrain."""
    zones = (key for key in free_zones(p.t, p.state) if p.t.zones[key].terrain == terrain)
    return Message("alt-free", terrain=terrain, zones=names(zones))
