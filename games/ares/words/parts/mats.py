"""A player's cards in play, in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby

from games.ares.content import CARDS, CORPS
from games.ares.effects import METAL_TAGS, TAGS, Colour
from games.ares.effects.card import Card
from games.ares.rules import derive
from games.ares.scoring import categories, total
from games.ares.state import Player, live_phase
from games.ares.words import cards as texts
from games.ares.words import terms
from games.ares.words.position import Position
from games.ares.words.terms import cubes, points, stock, tag
from games.core.messages import NOTHING
from games.core.speech import Items, Message, Name


def of_player(p: Position, seat: int) -> Iterator[Message]:
    """Yield a player's corporation, points, goods, income, tags and cards in play."""
    mat = p.state.players[seat]
    if mat.corporation:
        named = Message("told-leads", card=Name(mat.corporation))
        yield texts.lines([named, *texts.does(CORPS[mat.corporation])])
    scored = (
        Message("counted", what=Message(f"category-{key}"), n=n)
        for key, n in categories(mat).items()
    )
    yield Message("told-points", points=points(total(mat)), parts=Items(scored))
    yield Message("told-goods", goods=terms.goods(mat), cards=stock("card", len(mat.hand)))
    yield Message("told-income", income=income(mat))
    yield from _metals(mat)
    yield Message("told-tags", tags=tags(mat))
    yield from _in_play(p, seat)


def income(mat: Player) -> Items:
    """Return what the production phase brings, with the MC of the terraform rating."""
    made = derive.production(mat)
    made["mc"] += mat.tr
    return Items(stock(what, n) for what, n in made.items() if n)


def tags(mat: Player) -> Items:
    """Return a player's tags with their numbers."""
    counted = derive.tag_counts(mat)
    return Items(Message("tagged", n=n, tag=tag(t)) for t in TAGS if (n := counted.get(t)))


def metals(mat: Player) -> list[Message]:
    """Return a player's steel and titanium, as far as there are any."""
    return [terms.metal(which, n) for which in METAL_TAGS if (n := derive.metal(mat, which))]


def _metals(mat: Player) -> Iterator[Message]:
    """Yield what a player's steel and titanium take off prices."""
    for which, key in METAL_TAGS.items():
        n = derive.metal(mat, which)
        if n:
            less = stock("mc", n * derive.metal_worth(mat, which))
            yield Message("told-metal", metal=terms.metal(which, n), tag=tag(key), less=less)


def _in_play(p: Position, seat: int) -> Iterator[Message]:
    """Yield the cards with lasting effects, with their texts, then the others by name."""
    mat = p.state.players[seat]
    works, rest = sorted_out(mat)
    if not mat.played:
        yield Message("told-none")
    for key in works:
        yield texts.lines([named(p, seat, key), *texts.goes_on(CARDS[key])])
    yield from rest_of(mat, rest)


def sorted_out(mat: Player) -> tuple[list[str], list[str]]:
    """Return the cards in play with lasting effects, and the others, in the order of play."""
    works = [key for key in mat.played if _works(CARDS[key])]
    return works, [key for key in mat.played if key not in works]


def rest_of(mat: Player, rest: Iterable[str]) -> Iterator[Message]:
    """Yield cards by their names, a line for each colour."""
    for hue, group in groupby(sorted(rest, key=_hue), key=_hue):
        keys = [*group]
        cards = Items(_scored(mat, key) for key in keys)
        yield Message("told-rest", colour=terms.colour(hue), n=len(keys), cards=cards)


def _hue(key: str) -> Colour:
    return CARDS[key].colour


def _works(card: Card) -> bool:
    """Return whether a card in play has still something to say."""
    return card.colour == "blue" or bool(card.ongoing or card.action or card.holds)


def named(p: Position, seat: int, key: str) -> Message:
    """Return a card with its colour, its cubes, its present points, and whether it was used.

    A fixed number of points is only in its text.
    """
    card, mat = CARDS[key], p.state.players[seat]
    phase = live_phase(p.state)
    used = phase is not None and key in phase.lanes[seat].uses
    held = [cubes(card.holds, mat.cubes.get(key, 0))] if card.holds else []
    n = 0 if isinstance(card.vp, int) else derive.card_points(mat, key)
    return Message(
        "told-played",
        card=Name(key),
        colour=terms.colour(card.colour),
        holds=Items(held),
        points=Items([points(n)] if n else []),
        used=Items([Message("told-used")]) if used else NOTHING,
    )


def _scored(mat: Player, key: str) -> Message:
    """Return the name of a card with the points that it scores now."""
    n = derive.card_points(mat, key)
    return Message("told-scored", card=Name(key), points=Items([points(n)] if n else []))
