"""What an action lets somebody do: which effect it is of, in which of its ways."""

from __future__ import annotations

from typing import NamedTuple

from games.core.actions import Action
from games.core.speech import Argument, Message
from games.projet_ceres import actions as act
from games.projet_ceres.effects import Branch
from games.projet_ceres.rules.resolve import MISSION
from games.projet_ceres.words.position import Position


class Source(NamedTuple):
    """What an effect is of: its id, what it is called, its ways."""

    key: str
    name: Argument
    ways: tuple[Branch, ...]

    def way(self, choice: int) -> Branch:
        """Return one of the ways, counted from 1; 0 is that none is possible."""
        return self.ways[choice - 1] if 1 <= choice <= len(self.ways) else Branch()


def source(p: Position, action: Action) -> Source | None:
    """Return the effect that an action uses, `None` for other actions."""
    match action:
        case act.Choose(choice):
            drawn = getattr(p.asks(act.Choose), "cards", [""])[0]
            ways = p.t.explorations[drawn].choices if drawn in p.t.explorations else ()
            return Source(drawn, Message("nth-choice", n=choice), ways)
        case act.PlayCard(key):
            return _held(p, key)
        case act.React(key) if key in p.player.hand:
            return _held(p, key)
        case act.UseBuilding(key) | act.UseAsteroid(key):
            return _working(p, key)
        case act.React(key) if key in p.t.cards:
            return _working(p, key)
        case act.UseMission():
            return _working(p, MISSION)
        case act.Accept():
            offered = p.asks(act.Accept)
            return _working(p, offered.source) if offered is not None else None
        case _:
            return None


def _held(p: Position, card: str) -> Source:
    return Source(card, p.source(card), p.t.cards[card].effect if card in p.t.cards else ())


def _working(p: Position, key: str) -> Source:
    return Source(key, p.source(key), p.ways(key))


def chosen(action: Action) -> int:
    """Return the number of the way that an action takes."""
    number: int = getattr(action, "choice", 1)
    return number
