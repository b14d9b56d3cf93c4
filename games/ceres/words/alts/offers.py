"""The main facts of the pictures of cards: prices, points and effects of the offer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from games.ceres.content.types import Goods, Project, TradeLine
from games.ceres.words.alts.board import favors, free_favors, research
from games.ceres.words.position import Position
from games.ceres.words.terms import few, in_few, numbered, points
from games.core.messages import NOTHING
from games.core.speech import Argument, Items, Message, Name

Names = Sequence[str]


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


def offer(p: Position, names: Names, level: int) -> Iterator[Message]:
    """Yield Facilities, trade lines, Favors, Settlement Projects and research.

    From 1 research is left out, from 2 who holds a Favor, from 4 what Favors cost; from 3 it is
    production, from 5 what projects cost, or both.
    """
    told = _OFFER[level] if level < len(_OFFER) else _BRIEFEST
    yield from facilities(p, told.facilities)
    yield ship(p, p.state.round)
    if level < 2:
        yield favors(p, names)
    else:
        yield from free_favors(p, prices=level < 4)
    yield from projects(p, told)
    if not level:
        yield from research(p, names)


def cards(p: Position, names: Names, level: int) -> Iterator[Message]:
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
