"""What the pictures of cards are looked at for: prices, points and effects of what is on offer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.ceres.content.types import Goods, Project
from games.ceres.words.alts.board import favors, research
from games.ceres.words.position import Position
from games.ceres.words.terms import few, in_few, points
from games.core.speech import Argument, Items, Message, Name
from games.core.words import NOTHING

Names = Sequence[str]


def offer(p: Position, names: Names, level: int) -> Iterator[Message]:
    """Yield Facilities, Settlement Projects, trade lines, Favors and research."""
    yield from facilities(p, level + 1)
    yield from projects(p)
    yield ship(p, p.state.round)
    yield favors(p, names)
    yield from research(p, names)


def cards(p: Position, names: Names, level: int) -> Iterator[Message]:
    """Yield Facilities with their Functions, Settlement Projects, trade lines of the ships.

    0: of all ships, else of the docked one.
    """
    yield from facilities(p, level)
    yield from projects(p)
    last = p.state.round if level else len(p.state.ships)
    for number in range(p.state.round, last + 1):
        yield ship(p, number)


def facilities(p: Position, level: int) -> Iterator[Message]:
    """Yield the Facilities on offer.

    0: with production and the whole Function, 1: with production and the Function in short, from
    2: without production.
    """
    yield from (facility(p, card, level) for card in p.state.facility_row if card)


def facility(p: Position, card: str, level: int, cost: Goods | None = None) -> Message:
    """Return a Facility as above; `cost`: what it costs now, if not what is printed."""
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


def projects(p: Position) -> Iterator[Message]:
    """Yield the Settlement Projects on offer, as one list."""
    found = [_priced(p.index.projects[key]) for key in p.state.project_row if key]
    if found:
        yield Message("alt-projects", items=Items(found))


def _priced(card: Project) -> Message:
    return Message("alt-priced", card=Name(card.id), cost=in_few(card.cost), vp=points(card.vp))


def ship(p: Position, number: int) -> Message:
    """Return the ship of a round with its trade lines."""
    key = p.state.ships[number - 1]
    return Message(
        "alt-ship",
        round=0 if number == p.state.round else number,
        ship=Name(key),
        lines=Items(p.deal(each.pay, each.vp, each.gain) for each in p.index.ships[key].lines),
    )
