"""What an action lets somebody do: which effect it is of, in which of its ways."""

from __future__ import annotations

from typing import NamedTuple

from games.core.actions import Action
from games.core.speech import Argument, Message
from games.projet_ceres import actions as act
from games.projet_ceres import state as s
from games.projet_ceres.effects import Branch
from games.projet_ceres.rules import derive, triggers
from games.projet_ceres.words.position import Position


class Source(NamedTuple):
    """What an effect is of: its id, what it is called, its ways."""

    key: str
    name: Argument
    ways: tuple[Branch, ...]


def source(p: Position, action: Action) -> Source | None:
    """Return the effect that an action uses, `None` for other actions."""
    match action:
        case act.PlayCard(card):
            return _held(p, card)
        case act.UseBuilding(card):
            return _built(p, card)
        case act.UseAsteroid(cell):
            return _asteroid(p, cell)
        case act.UseMission():
            card = derive.mission(p.t, p.state)
            ability = card.ability if card is not None else None
            return Source("mission", p.source("mission"), ability.effect if ability else ())
        case act.Accept():
            return _offered(p)
        case act.Choose(choice):
            frame = p.asks(act.Choose)
            drawn = frame.cards[0] if isinstance(frame, s.Exploring) else ""
            ways = p.t.explorations[drawn].choices if drawn in p.t.explorations else ()
            return Source(drawn, Message("nth-choice", n=choice), ways)
        case act.React(card) if card in p.t.cards:
            return _held(p, card) if card in p.player.hand else _built(p, card)
        case _:
            return None


def _held(p: Position, card: str) -> Source:
    found = p.t.cards.get(card)
    return Source(card, p.source(card), found.effect if found else ())


def _built(p: Position, card: str) -> Source:
    found = p.t.cards.get(card)
    ability = found.building if found else None
    return Source(card, p.source(card), triggers.branches(p.t, card, ability) if ability else ())


def _asteroid(p: Position, cell: str) -> Source:
    key = p.asteroid(cell)
    ability = p.t.tiles[key].ability if key else None
    return Source(cell, p.cell(cell), ability.effect if ability else ())


def _offered(p: Position) -> Source | None:
    frame = p.asks(act.Accept)
    if not isinstance(frame, s.Offered):
        return None
    cell = frame.source in p.state.belt
    return _asteroid(p, frame.source) if cell else _built(p, frame.source)


def way(found: Source, choice: int) -> Branch:
    """Return one of the ways to use an effect, counted from 1; 0 is that none is possible."""
    return found.ways[choice - 1] if 1 <= choice <= len(found.ways) else Branch()


def chosen(action: Action) -> int:
    """Return the number of the way that an action takes."""
    number: int = getattr(action, "choice", 1)
    return number
