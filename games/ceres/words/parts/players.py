"""What a player owns, in words."""

from __future__ import annotations

from collections.abc import Iterator

from games.ceres.content.types import FIELDS, GOODS
from games.ceres.rules.tables import HEADQUARTERS_USES, SPOTS
from games.ceres.scoring import SOURCES
from games.ceres.state import Outstation, Player
from games.ceres.words.parts.offers import project
from games.ceres.words.parts.places import used_at
from games.ceres.words.position import Position
from games.ceres.words.terms import amount, field, numbered, points, stacked
from games.core.messages import yes
from games.core.speech import Items, Message, Name


def corporation(p: Position, player: Player) -> Iterator[Message]:
    """Yield everything a player owns, with the points by what they come from."""
    yield Message(
        "board-points",
        vp=points(player.score),
        by=Items(categories(player)),
        passed=yes(player.seat in p.state.passed and not p.state.over),
    )
    yield Message("board-goods", goods=amount({good: player.goods[good] for good in GOODS}))
    yield Message("board-leaders", n=player.leaders)
    uses = HEADQUARTERS_USES if p.t.final else 0
    yield Message("board-headquarters", used=player.headquarters, uses=uses)
    held = [
        Message("held-favor", favor=Name(key), at=used_at(token.at))
        for key, token in p.state.favors.items()
        if token.holder == player.seat
    ]
    if held:
        yield Message("board-held", items=Items(held))
    levels = Items(numbered(field(key), player.research[key]) for key in FIELDS)
    yield Message("board-levels", levels=levels)
    yield from (_outstation(p, outstation) for outstation in player.outstations)
    yield from _claims_and_projects(p, player)


def categories(player: Player) -> Iterator[Message]:
    """Yield what a player has points for."""
    for key in SOURCES:
        if player.vp.get(key):
            yield numbered(Message(f"category-{key}"), player.vp[key])


def _outstation(p: Position, outstation: Outstation) -> Message:
    there = [Message("there-worker")] if outstation.worker else []
    if outstation.droid:
        there.append(Message("there-droid"))
    return Message(
        "board-outstation",
        outstation=stacked(outstation.top, outstation.bottom),
        kind=Message(f"type-{p.t.kind[outstation.top]}"),
        there=Items(there),
        production=amount(p.t.production[outstation.top]),
        function=p.function(outstation.top, outstation.bottom),
    )


def _claims_and_projects(p: Position, player: Player) -> Iterator[Message]:
    rocks = [
        Message(
            "claimed",
            rock=Name(key),
            vp=points(p.t.asteroids[key].vp),
            production=amount(p.t.asteroids[key].production),
        )
        for key in player.asteroids
    ]
    if rocks:
        yield Message("board-asteroids", items=Items(rocks))
    done = [
        Message("by", what=Name(key), where=points(p.index.projects[key].vp))
        for key in player.completed
    ]
    if done:
        yield Message("board-completed", items=Items(done))
    spots = SPOTS if p.t.final else 0
    if player.committed or spots:
        yield Message("board-committed", n=len(player.committed), spots=spots)
        yield from (project(p, key, committed=True) for key in player.committed)
