"""The offer in words: Facilities, Settlement Projects, trade lines of the ships."""

from __future__ import annotations

from collections.abc import Iterator

from games.ceres.rules.tables import ROUNDS
from games.ceres.words import cards as texts
from games.ceres.words.position import Position
from games.ceres.words.terms import amount, goods, points
from games.core.messages import NOTHING
from games.core.speech import Message, Name


def facilities(p: Position) -> Iterator[Message]:
    """Yield the Facilities that can be built, and how many are left."""
    yield from (facility(p, card) for card in p.state.facility_row if card)
    yield Message("in-pile", n=len(p.state.facility_pile))


def facility(p: Position, card: str) -> Message:
    """Return a Facility with everything that its card says."""
    text = texts.facility(p.t.facilities[card], p.state.edition)
    return Message("pair", head=Name(card), text=text)


def projects(p: Position) -> Iterator[Message]:
    """Yield the Settlement Projects that can be taken, and how many are left."""
    yield from (project(p, card) for card in p.state.project_row if card)
    yield Message("in-pile", n=len(p.state.project_pile))


def project(p: Position, key: str, *, committed: bool = False) -> Message:
    """Return a Settlement Project with its cost, its points and what committing to it costs."""
    card = p.index.projects[key]
    free = p.t.final or committed
    return Message(
        "board-project",
        project=Name(key),
        cost=amount(card.cost),
        vp=points(card.vp),
        commitment=NOTHING if free else goods({"influence": card.commitment}),
    )


def ships(p: Position) -> Iterator[Message]:
    """Yield the docked ship, those of later rounds, and the trade lines of each."""
    for number in range(p.state.round, ROUNDS + 1):
        ship = p.state.ships[number - 1]
        round_ = 0 if number == p.state.round else number
        yield Message("board-ship", round=round_, ship=Name(ship))
        for place, line in enumerate(p.index.ships[ship].lines, 1):
            deal = texts.line(line)
            yield Message("board-line", number=place, deal=deal, times=p.often(line))
