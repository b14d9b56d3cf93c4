"""The alternative text of each picture: its most useful facts, at most 1,024 characters.

Changes come first. Most pictures can be described with more or less detail; the text has as much as
fits, and leaves out whole sentences if even the least detail is too long.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from games.ceres.state import State
from games.ceres.words.alts import board, seats
from games.ceres.words.alts.changes import changes
from games.ceres.words.position import Position
from games.ceres.words.prompts import status
from games.core.hidden.declare import View
from games.core.labels import ALT
from games.core.speech import WHOLE, Items, Message, Shortened
from games.core.text import fullest

Tell = Callable[[Position, int], Iterator[Message]]
"""Says a picture: with everything (0), or with less the higher the number is."""
LEVELS = 8
TERSE: Shortened = frozenset(
    (key, "short")
    for key in (
        "action-trade",
        "brief-line",
        "action-settlement",
        "action-expanse",
        "action-upgrade",
        "brief-visit-contractors",
        "brief-asteroid_production",
        "alt-projects",
        "alt-ship",
    )
)
"""Actions and headings that get their short names if there is too little room."""
_ALTS: dict[str, Tell] = {
    "board": board.board,
    "offer": board.offer,
    "players": seats.players,
    "belt": board.belt_zoom,
    "locations": board.locations,
    "cards": board.cards,
    "turn": seats.turn,
    "score": seats.score,
}


def alt(p: Position, picture: str, before: View[State] | None) -> str:
    """Return the alternative text of a picture; `corporation:1` shows one seat."""
    key, _, seat = picture.partition(":")
    older = None if before is None else before.state
    if key == "corporation":
        player = p.state.players[int(seat) if seat else p.seat]
        head = Message("alt-corporation", who=p.players[player.seat])
        told = (seats.corporation(p, player, level) for level in range(LEVELS))
        found = () if older is None else changes(p.state, older, key, p.players, player.seat)
    else:
        head = Message("alt-head", title=Message(f"alt-{key}"), status=status(p))
        told = (_ALTS[key](p, level) for level in range(LEVELS))
        found = () if older is None else changes(p.state, older, key, p.players, p.seat)
    return _fit(p, [*_changed(found), head], told)


def _changed(found: Iterable[Message]) -> Iterator[Message]:
    items = Items(found)
    if items.items:
        yield Message("alt-changed", items=items)


def _fit(p: Position, first: Iterable[Message], told: Iterable[Iterable[Message]]) -> str:
    """Return the first messages with the most detailed description that has room.

    Actions are in few words before anything is left out; if even the last description is too long,
    its end is left out. Goods keep their names: spoken text has no abbreviations.
    """
    opening = list(first)
    tries = (_said(p, [*opening, *telling], short) for telling, short in _tries(p, told))
    return fullest(tries, ALT)


def _said(p: Position, telling: Iterable[Message], short: Shortened) -> list[str]:
    said = (p.speaker.say(message, None, short) for message in telling)
    # The full stop of a name such as that of the A.M.A.C. ends a sentence as well.
    return [f"{text[:-2]}." if text.endswith("..") else text for text in said]


def _tries(
    p: Position, told: Iterable[Iterable[Message]]
) -> Iterator[tuple[list[Message], Shortened]]:
    """Yield the descriptions one by one on demand, the last also with short names of cards."""
    messages: list[Message] = []
    for level, telling in enumerate(told):
        messages = list(telling)
        if not level:
            yield messages, WHOLE
        yield messages, TERSE
    named = (each for each in p.speaker.catalog.shortest_first if each[0].startswith("name-"))
    yield messages, TERSE.union(named)
