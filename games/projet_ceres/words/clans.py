"""Public facts of a player's clan, from which catalogs take the arguments they need."""

from __future__ import annotations

from collections.abc import Iterator

from games.core.messages import NOTHING, Said, facts, names, yes
from games.core.speech import Argument, Items, Message, Name
from games.projet_ceres.content.types import Bonus
from games.projet_ceres.effects import GUILDS
from games.projet_ceres.rules import belt, derive
from games.projet_ceres.rules.goods import controlled, purse, totals
from games.projet_ceres.rules.points import COLS
from games.projet_ceres.scoring import DEVOTION
from games.projet_ceres.state import Player
from games.projet_ceres.words import cards as texts
from games.projet_ceres.words import effects
from games.projet_ceres.words.position import Position
from games.projet_ceres.words.terms import bare, cards, cell, goods, numbered

LINES = "clan opened next home ships goods agents influence badges cards discard"
"""Lines of a clan by what they are about."""
_OPTIONAL = ("opened", "next", "badges", "discard")


def score(of: Player) -> int:
    """Return the points of a clan."""
    return DEVOTION * of.dev + of.col


def known(p: Position, of: Player) -> dict[str, Argument]:
    """Return all public facts of a clan."""
    said: Said = {
        "seat": p.called,
        "clan": Name,
        "home": cell,
        "goods": goods,
        "boxes": names,
        **dict.fromkeys(("hand", "deck", "buildings"), len),
        "discard": lambda keys: cards(p.t, keys),
    }
    bonuses, mine = p.t.clans[of.clan].bonuses, belt.own(p.state, of.seat)
    guilds = ((guild, derive.fervor(p.t, p.state, of.seat, guild)) for guild in GUILDS)
    return {
        **facts(of, said),
        "score": score(of),
        "opened": Items(_bonus(each) for each in bonuses if each.cell <= of.unlocked),
        "next": Items([_bonus(each) for each in bonuses if each.cell > of.unlocked][:1]),
        "notches": bare(belt.chart_of(p.state).notches[of.home]),
        "ships": sum(p.state.belt[each].ships for each in mine),
        "places": p.cells(mine),
        "all": goods(controlled(p.state, of.seat)),
        "payable": goods(totals(purse(p.t, p.state, of.seat))),
        "reception": of.reception,
        "fervor": Items(numbered(Name(guild), n) for guild, n in guilds if n),
        "badges": names(derive.badges(p.t, p.state, of.seat)),
    }


def _bonus(found: Bonus) -> Message:
    track = {"cell": found.cell, "col": COLS * found.cell}
    return Message("side-bonus", does=effects.bonus(found), **track)


def told(p: Position, key: str, of: Player, **instead: Argument) -> Message:
    """Return a message about a clan, with some facts `instead` of the known ones."""
    return p.speaker.about(key, known(p, of) | instead)


def lines(p: Position, of: Player) -> Iterator[Message]:
    """Yield everything of a clan that is public, a line for each building."""
    facts = known(p, of)
    for key in LINES.split():
        if key not in _OPTIONAL or facts[key] != NOTHING:
            yield p.speaker.about(f"side-{key}", facts)
    for card in of.buildings:
        text = texts.building(p.t.cards[card])
        yield Message("side-building", name=Name(card), used=yes(card in of.used), text=text)


def hand(p: Position) -> Iterator[Message]:
    """Yield the cards that the viewer holds, with all they say."""
    if not p.player.hand:
        yield Message("hand-empty")
    for card in p.player.hand:
        if card in p.t.cards:
            yield Message("board-card", name=Name(card), text=texts.card(p.t.cards[card]))
        else:
            yield Message("hand-unseen")
