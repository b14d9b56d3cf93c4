"""The main facts of the pictures of players: goods, Outstations, and purchases in reach."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from games.ceres.content.types import FIELDS, GOODS
from games.ceres.rules.derived import belt
from games.ceres.rules.tables import HEADQUARTERS_USES
from games.ceres.scoring import standing
from games.ceres.state import HIDDEN, Function, Outstation, Player, Turn, Yard
from games.ceres.words.alts.board import facility
from games.ceres.words.parts import own
from games.ceres.words.parts.board import categories, outcome
from games.ceres.words.position import Position
from games.ceres.words.prompts import prompt
from games.ceres.words.reach import choices, launches, parts_left, reach
from games.ceres.words.terms import by, few, field, in_few, numbered, points, stacked
from games.core.messages import NOTHING, yes
from games.core.speech import Argument, Items, Message, Name


def players(p: Position, level: int) -> Iterator[Message]:
    """Yield what each player has; 0: with the names of projects and research."""
    for player in p.state.players:
        held = Message("pair", head=p.players[player.seat], text=_held(p, player, level))
        yield Message("sentence-end", what=held)


def _held(p: Position, player: Player, level: int) -> Message:
    empty = sum(not (o.worker or o.droid) for o in player.outstations)
    levels = [numbered(field(key), player.research[key]) for key in FIELDS if player.research[key]]
    return Message(
        "alt-held",
        vp=points(player.score),
        goods=in_few({good: player.goods[good] for good in GOODS}),
        leaders=Message("leader", n=player.leaders),
        outstations=len(player.outstations),
        empty=empty,
        asteroids=len(player.asteroids),
        committed=Items(map(Name, player.committed)) if level < 2 else NOTHING,
        completed=len(player.completed),
        research=Items(levels) if level < 1 else NOTHING,
        passed=yes(player.seat in p.state.passed and not p.state.over),
    )


def corporation(p: Position, player: Player, level: int) -> Iterator[Message]:
    """Yield what a player has, and each Outstation with what it does.

    0: the whole Function and what it produces, 1: the Function in short, 2: that alone, 3: names
    only; what else there is is left out from 4.
    """
    yield Message("sentence-end", what=Message("capital", what=_held(p, player, 0)))
    if level < 4 and not p.state.over:
        uses = HEADQUARTERS_USES if p.t.final else 0
        yield Message("board-headquarters", used=player.headquarters, uses=uses)
    for outstation in player.outstations:
        yield _outstation(p, outstation, level)
    rocks: Iterable[Argument] = map(Name, player.asteroids)
    if level < 4:
        rocks = (_worth(key, p.t.asteroids[key].vp) for key in player.asteroids)
    if player.asteroids:
        yield Message("board-asteroids", items=Items(rocks))
    if player.completed and level < 4:
        done = (_worth(key, p.index.projects[key].vp) for key in player.completed)
        yield Message("board-completed", items=Items(done))


def _worth(key: str, vp: int) -> Message:
    return by(Name(key), points(vp))


def _outstation(p: Position, outstation: Outstation, level: int) -> Message:
    parts = p.t.parts(outstation.top, outstation.bottom)
    short = Message("alt-does", parts=Items(p.in_short(part, now=False) for part in parts))
    whole = p.function(outstation.top, outstation.bottom)
    does = [] if level > 2 else [short if level else whole]
    return Message(
        "alt-outstation",
        outstation=stacked(outstation.top, outstation.bottom),
        kind=Message(f"type-{p.t.kind[outstation.top]}"),
        taken=yes(outstation.worker or outstation.droid),
        production=few(p.t.production[outstation.top]) if level < 2 else NOTHING,
        does=Items(does),
    )


def turn(p: Position, level: int) -> Iterator[Message]:
    """Yield the question, the seat's goods, its open options and purchases in reach.

    At the beginning of a turn this leaves out the production of asteroids from 2, the places of
    options from 3, the points and prices of asteroids from 4, other prices from 5. Later the
    Functions of drawn cards are in short from 1, without production from 2.
    """
    yield prompt(p, p.seat)
    yield Message("sentence-end", what=_held(p, p.player, level))
    if isinstance(p.live, Turn) and not p.live.acted:
        yield _open("leader", own.for_leaders(p, few, where_to=level < 3))
        yield _open("worker", own.for_workers(p))
        yield from _payable(p, level)
    else:
        yield from _step(p, level)


def _step(p: Position, level: int) -> Iterator[Message]:
    """Yield the choices at the step in hand.

    Drawn cards are described as in the picture of cards: with their Functions, in short from 1.
    """
    live = p.live
    if isinstance(live, Yard | Function):
        told = [
            facility(p, card, level, p.build_cost(card)) for card in live.drawn if card != HIDDEN
        ]
        yield from (Message("alt-drawn", card=card) for card in told)
    if isinstance(live, Function):
        yield from parts_left(p, live)
    found = [
        Message("own-chosen", what=Items([what] if what else []), brings=brings)
        for what, brings in choices(p, few)
    ]
    if found:
        yield Message("alt-choices", items=Items(found))
    yield from reach(p)


def _payable(p: Position, level: int) -> Iterator[Message]:
    """Yield what something open leads to and the seat can pay for, Launches by their Ice."""
    found = [by(offer.what, offer.deal()) if level < 5 else offer.what for offer in own.payable(p)]
    if found:
        yield Message("reach-payable", offers=Items(found))
    if "own-launch" in own.routes(p):
        if level < 4:
            yield from launches(p, only=True, production=level < 2)
        else:
            free = [rock.id for rock in belt(p.t, p.state) if p.in_reach(rock)]
            if free:
                yield Message("alt-reach", rocks=Items(map(Name, free)))


def _open(key: str, asked: Iterable[own.Asked]) -> Message:
    usable = [what for what, why in asked if why is None]
    return Message(f"alt-open-{key}", items=Items(usable))


def score(p: Position, level: int) -> Iterator[Message]:
    """Yield the winner, and each player's points by source, the most first."""
    if p.state.over:
        yield from outcome(p)
    for player in (p.state.players[seat] for seat in standing(p.state).ranked_seats):
        who, vp = p.players[player.seat], points(player.score)
        yield Message("alt-scored", who=who, vp=vp, by=Items(categories(player)))
