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
        case act.PlayCard(key) | act.UseBuilding(key) | act.UseAsteroid(key):
            pass
        case act.React(key) if key in p.t.cards:
            pass
        case act.UseMission():
            key = MISSION
        case act.Accept():
            key = getattr(p.asks(act.Accept), "source", "")
        case _:
            return None
    held = key in p.t.cards and (isinstance(action, act.PlayCard) or key in p.player.hand)
    return Source(key, p.source(key), p.t.cards[key].effect if held else p.ways(key))
