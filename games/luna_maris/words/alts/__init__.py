"""The alternative text of each picture: what it is looked at for, at most 1,024 characters.

What has changed comes first. A picture is told with more or with less; as much is told as has
room, and what has none even then is left out in whole sentences, the last first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from games.core import legend
from games.core.speech import Items, Message
from games.core.text import fullest
from games.core.words import ALT
from games.luna_maris.state import State
from games.luna_maris.words.alts import board, offers, seats
from games.luna_maris.words.alts.changes import changes
from games.luna_maris.words.legend import LEGEND
from games.luna_maris.words.parts.players import lines
from games.luna_maris.words.position import Position
from games.luna_maris.words.status import status

LEVELS = 4
_ALTS: dict[str, Callable[[Position, int], Iterator[Message]]] = {
    "board": board.board,
    "colony": board.colony,
    "mining": board.mining,
    "offer": offers.offer,
    "cards": offers.cards,
    "players": seats.players,
    "turn": seats.turn,
    "score": seats.score,
}
"""Each tells a picture with everything (0), or with less the higher the number is."""


def alt(p: Position, picture: str, before: State | None) -> str:
    """Return the alternative text of a picture; `player:1` shows one seat."""
    key, _, number = picture.partition(":")
    if key == "legend":
        return legend.told(legend.sections(p.speaker, LEGEND), p.speaker.lang, ALT)
    seat = int(number) if number else p.seat
    if key == "player":
        head = Message("alt-player", who=p.players[seat])
        mine = p.state.players[seat]
        told = (lines(p, mine, brief=bool(level)) for level in range(LEVELS))
    else:
        head = Message("alt-head", title=Message(f"alt-{key}"), status=status(p.state))
        told = (_ALTS[key](p, level) for level in range(LEVELS))
    found = Items(() if before is None else changes(p, before, key, seat))
    opening = [*([Message("alt-changed", items=found)] if found.items else []), head]
    return fullest(
        ([p.speaker.say(each) for each in (*opening, *telling)] for telling in told), ALT
    )
