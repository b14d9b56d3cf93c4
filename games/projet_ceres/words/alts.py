"""The alternative text of each picture: its most useful facts, at most 1,024 characters.

Changes come first. A picture is described with more or less detail, the less the higher its level;
the text has as much as fits, and leaves out whole sentences if even the highest level is too long.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping

from games.core.hidden.declare import View
from games.core.messages import NOTHING, names, pictured
from games.core.speech import Items, Message, Name
from games.projet_ceres.rules import asking, offers
from games.projet_ceres.rules.belt import own
from games.projet_ceres.rules.goods import lying
from games.projet_ceres.state import NOBODY, State
from games.projet_ceres.words import clans, parts, targets
from games.projet_ceres.words.changes import changes
from games.projet_ceres.words.position import Position
from games.projet_ceres.words.prompts import awaited, prompt, status
from games.projet_ceres.words.terms import bare, cards, goods, influence

LEVELS = 4


def alt(p: Position, picture: str, before: View[State] | None) -> str:
    """Return the alternative text of a picture; `clan:1` shows one seat."""
    key, _, number = picture.partition(":")
    seat = int(number) if number else p.seat
    title = Message("part-clan", who=p.called(seat)) if number else Message(f"picture-{key}")
    head = Message("alt-head", title=title, status=status(p))
    changed = () if before is None else changes(p, before.state, key, seat)
    tellings = (_PICTURES[key](p, seat, level) for level in range(LEVELS))
    return pictured(p.speaker, changed, head, tellings)


def _board(p: Position, seat: int, level: int) -> Iterator[Message]:
    """Yield turn, points, open windows, each player's asteroids, and free or face-down ones.

    From 1 goods are left out, from 2 names of asteroids, from 3 asteroids that nobody has.
    """
    if p.state.over:
        yield from parts.outcome(p)
    else:
        yield awaited(p)
        yield from parts.fights(p)
        yield from parts.calls(p)
        yield parts.standings(p)
    cells = p.cells if level < 2 else bare

    def told(cell: str) -> Message:
        there = p.state.belt[cell]
        held = {} if level else lying(p.state, p.seat, cell)
        return Message("alt-cell", cell=cells([cell]), ships=there.ships, goods=goods(held))

    for each in p.state.players:
        held = Items(map(told, own(p.state, each.seat)))
        yield clans.told(p, "alt-controls", each, cells=held)
    if level < 3:
        free = [cell for cell, each in p.state.belt.items() if each.up and each.seat == NOBODY]
        yield Message("alt-free", cells=cells(free))
        yield _down(p)


def _down(p: Position) -> Message:
    """Return the asteroids that lie face down."""
    return Message("alt-down", cells=bare(c for c, each in p.state.belt.items() if not each.up))


def _map(p: Position, seat: int, level: int) -> Iterator[Message]:
    """Yield every asteroid that lies face up; from 1 only who controls what."""
    if level:
        yield from _board(p, seat, level)
    else:
        yield from (parts.asteroid(p, cell) for cell, each in p.state.belt.items() if each.up)
        yield _down(p)


def _ceres(p: Position, seat: int, level: int) -> Iterator[Message]:
    """Yield the boxes, the investment queue, the projects, the mission.

    From 1 only boxes with agents, from 2 cards without their cost.
    """
    yield parts.on_top(p)
    for key in offers.open_boxes(p.t, p.state):
        if not level or offers.occupied(p.state, key):
            yield parts.box(p, key)
    yield _queue(p, level)
    yield Message("alt-projects", projects=names(p.state.projects))
    yield Message("alt-finished", projects=names(p.state.finished))


def _queue(p: Position, level: int) -> Message:
    """Return the investment queue; from 2 without what cards cost."""
    costs = {key: influence(p.t.cards[key].cost) for key in p.state.queue if key}
    dear = (Message("alt-priced", what=Name(key), cost=cost) for key, cost in costs.items())
    return Message("alt-queue", cards=names(costs) if level > 1 else Items(dear))


def _clans(p: Position, seat: int, level: int) -> Iterator[Message]:
    """Yield what each clan has; from 1 without goods, from 2 without buildings."""
    for each in p.state.players:
        buildings = names(each.buildings if level < 2 else ())
        less = {"all": NOTHING} if level else {}
        yield clans.told(p, "alt-clan", each, buildings=buildings, **less)


def _clan(p: Position, seat: int, level: int) -> Iterator[Message]:
    """Yield everything of a clan; from 1 buildings by their names, from 2 without bonuses."""
    of = p.state.players[seat]
    most = {"side-building": 0, "side-opened": 1, "side-next": 1}
    yield from (each for each in clans.lines(p, of) if level <= most.get(each.id, LEVELS))
    if level and of.buildings:
        yield Message("alt-buildings", cards=names(of.buildings))


def _only(key: str, found: Iterable[Message]) -> Iterator[Message]:
    return (each for each in found if each.id == key)


def _projects(p: Position, seat: int, level: int) -> Iterator[Message]:
    """Yield the projects with their prices; from 1 without what they open."""
    yield from _only("board-project", parts.projects(p, brief=bool(level)))
    yield Message("alt-finished", projects=names(p.state.finished))


def _mission(p: Position, seat: int, level: int) -> Iterator[Message]:
    """Yield the mission card; from 1 without its situation."""
    yield from (e for e in parts.mission(p) if not (level and e.id.startswith("text-")))
    yield from parts.calls(p)


def _turn(p: Position, seat: int, level: int) -> Iterator[Message]:
    """Yield the question, its answers, the hand; from 1 the hand by its names.

    From 2 there are the targets by their numbers instead of all choices, or the first of these.
    """
    yield prompt(p, seat)
    frames = [] if p.state.over else asking.open_frames(p.state, seat)
    cells = targets.asked(p) if level > 1 else {}
    if cells:
        found = (
            Message("target", n=targets.ringed(n), what=p.cell(cell)) for cell, n in cells.items()
        )
        yield Message("alt-targets", cells=Items(found))
    elif frames:
        yield from parts.choices(p, frames if level < 3 else frames[:1])
    yield from _hand(p, seat, level)


def _hand(p: Position, seat: int, level: int) -> Iterator[Message]:
    """Yield the viewer's hand; from 1 by its names."""
    if level:
        yield Message("alt-hand", cards=cards(p.t, p.player.hand))
    else:
        yield from clans.hand(p)


def _score(p: Position, seat: int, level: int) -> Iterator[Message]:
    """Yield the winner, and each player's points by source."""
    if p.state.over:
        yield from parts.outcome(p)
    for each in p.state.players:
        yield clans.told(p, "alt-scored", each)


_PICTURES: Mapping[str, Callable[[Position, int, int], Iterable[Message]]] = {
    "board": _board,
    "map": _map,
    "ceres": _ceres,
    "clans": _clans,
    "clan": _clan,
    "projects": _projects,
    "market": lambda p, seat, level: (
        [_queue(p, level), *_only("board-common", parts.market(p))] if level else parts.market(p)
    ),
    "mission": _mission,
    "fight": lambda p, seat, level: list(parts.fights(p)) or [Message("alt-no-fight")],
    "turn": _turn,
    "hand": _hand,
    "score": _score,
}
"""The description of each picture: by its seat, and by the level."""
