"""The board in words, in parts that can be asked for singly: a message a line."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import chain

from games.core.speech import Message
from games.core.words import Part, called, part
from games.luna_maris.rules.board import sides
from games.luna_maris.rules.tracks import actor
from games.luna_maris.state import AI
from games.luna_maris.words.parts import colony, offers, own, players, reach, round
from games.luna_maris.words.position import Position

_TABLE: Mapping[str, Callable[[Position], Iterable[Message]]] = {
    "colony": colony.colony,
    "modules": colony.actions,
    "mining": colony.mining,
    "orders": offers.orders,
    "hiring": offers.hiring,
    "seedbeds": offers.seedbeds,
    "projects": offers.projects,
    "tracks": round.tracks,
}


def parts(p: Position) -> Iterator[Part]:
    """Yield everything on the table; what a seat could do comes second and is its own.

    All others are the same for whoever looks on.
    """
    yield _part(p, "round", round.of_round(p))._replace(kind="standing")
    if p.seen.viewer is not None and not p.state.over:
        lines = chain(own.decision(p), reach.closed(p))
        yield _part(p, "own", lines)._replace(private=True, kind="decision")
        if own.walks(p):
            yield _part(p, "reach", reach.reach(p))._replace(private=True, kind="standing")
        if p.player.drawn:
            yield _part(p, "drawn", own.drawn(p))._replace(private=True)
    for key, tell in _TABLE.items():
        yield _part(p, key, tell(p))
    for side in sides(p.state):
        who = actor(side)
        title = Message("part-player", who=called(who, p.players))
        key = AI if who == AI else f"player:{who}"
        yield part(p.speaker, key, title, players.lines(p, side))


def _part(p: Position, key: str, lines: Iterable[Message]) -> Part:
    return part(p.speaker, key, Message(f"part-{key}"), lines)
