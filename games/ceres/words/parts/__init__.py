"""The board in words, in parts that can be asked for singly: a message a line."""

from __future__ import annotations

from collections.abc import Iterator

from games.ceres.content.types import RINGS
from games.ceres.words.parts import board, own
from games.ceres.words.parts.board import of_ring, of_round
from games.ceres.words.position import Position
from games.ceres.words.terms import ring
from games.core.labels import Part
from games.core.messages import part
from games.core.speech import Message


def parts(p: Position) -> Iterator[Part]:
    """Yield everything on the table; the viewer's options and means come second, in private.

    All other parts are the same for every viewer.
    """
    yield part(p.speaker, "round", of_round(p), kind="standing")
    if p.seen.viewer is not None and not p.state.over:
        yield part(p.speaker, "own", own.possibilities(p), private=True, kind="decision")
        if not own.in_step(p):
            yield part(p.speaker, "means", own.purchases(p), private=True, kind="standing")
    yield part(p.speaker, "locations", board.locations(p))
    yield part(p.speaker, "workers", board.workers(p))
    yield part(p.speaker, "facilities", board.facilities(p))
    yield part(p.speaker, "projects", board.projects(p))
    yield part(p.speaker, "ships", board.ships(p))
    for key in RINGS:
        title = Message("part-belt", ring=ring(key))
        yield part(p.speaker, f"belt:{key}", of_ring(p, key), title)
    yield part(p.speaker, "research", board.research(p))
    yield part(p.speaker, "favors", board.favors(p))
    for player in p.state.players:
        title = Message("itself", what=p.players[player.seat])
        yield part(p.speaker, f"player:{player.seat}", board.corporation(p, player), title)
