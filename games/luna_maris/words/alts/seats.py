"""What the pictures of players are looked at for: goods, teams, and what is in reach."""

from __future__ import annotations

from collections.abc import Iterator

from games.core.speech import Items, Message
from games.core.words import NOTHING
from games.luna_maris.rules.board import sides
from games.luna_maris.rules.tracks import actor
from games.luna_maris.scoring import standing
from games.luna_maris.state import Rival
from games.luna_maris.words.parts import own
from games.luna_maris.words.parts.players import did
from games.luna_maris.words.parts.reach import in_reach
from games.luna_maris.words.parts.round import result
from games.luna_maris.words.position import Position
from games.luna_maris.words.sides import told


def players(p: Position, level: int) -> Iterator[Message]:
    """Yield what each player has, then the AI with what it did; from 1 without research."""
    for side in sides(p.state):
        key = "alt-ai" if isinstance(side, Rival) else "alt-held"
        yield told(p, key, side, **({"levels": NOTHING} if level else {}))
    if p.state.rival is not None and p.state.rival.did:
        yield Message("alt-did", did=Items(map(did, p.state.rival.did)))


def turn(p: Position, level: int) -> Iterator[Message]:
    """Yield what is asked, what the seat has, and what is in reach or can be chosen."""
    yield from own.asked(p)
    if own.walks(p):
        yield from in_reach(p)
    elif found := own.legal(p):
        yield Message("alt-choices", items=Items(own.label(p, action) for action in found))


def score(p: Position, level: int) -> Iterator[Message]:
    """Yield who has won, and everybody's points by what they come from, the most first."""
    if p.state.over:
        yield from result(p)
    by_actor = {actor(side): side for side in sides(p.state)}
    for each in sorted(standing(p.state).scores, key=lambda score: score.rank):
        vp = told(p, "own-points", by_actor[each.seat])
        yield Message("alt-scored", who=p.called(each.seat), points=vp)
