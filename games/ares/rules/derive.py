"""Values derived from the cards in play, never stored: tags, production, discounts."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import TypeVar

from games.ares import effects
from games.ares.content import CARDS, CORPS
from games.ares.effects import ongoing
from games.ares.effects.card import Card, Corporation
from games.ares.state import Mat

STEEL_WORTH = 2
TITANIUM_WORTH = 3
SALE_WORTH = 3
FOREST_PLANTS = 8
HEAT_STEP = 8
HAND_LIMIT = 10
RESEARCH = (2, 1)
CHOOSER_RESEARCH = (5, 2)
"""Cards looked at and kept in research (11.1, 11.2)."""
CHOOSER_LESS, CHOOSER_MC = 3, 4
"""The chooser's discount in phase I, and gain in phase IV."""

P = TypeVar("P")


def sources(mat: Mat) -> Iterator[Card | Corporation]:
    """Return the cards in play of a player: the corporation, then projects in order of play."""
    if mat.corporation:
        yield CORPS[mat.corporation]
    for card in mat.played:
        yield CARDS[card]


def parts(mat: Mat, kind: type[P]) -> tuple[P, ...]:
    """Return the ongoing parts of a kind that a player has."""
    return _parts(mat.corporation, tuple(mat.played), kind)


@lru_cache(maxsize=4096)
def _parts(corporation: str, played: tuple[str, ...], kind: type[P]) -> tuple[P, ...]:
    mat = Mat(corporation=corporation, played=list(played))
    return tuple(part for card in sources(mat) for part in card.ongoing if isinstance(part, kind))


def tag_count(mat: Mat, tag: effects.Tag) -> int:
    """Return how many tags of a kind a player has, events and the corporation's included."""
    return sum(card.tags.count(tag) for card in sources(mat))


def tag_counts(mat: Mat) -> dict[effects.Tag, int]:
    """Return the numbers of all tags that a player has."""
    found: dict[effects.Tag, int] = {}
    for card in sources(mat):
        for tag in card.tags:
            found[tag] = found.get(tag, 0) + 1
    return found


def metal(mat: Mat, which: effects.Metal) -> int:
    """Return a player's steel or titanium."""
    return _metal(mat.corporation, tuple(mat.played), which)


@lru_cache(maxsize=4096)
def _metal(corporation: str, played: tuple[str, ...], which: effects.Metal) -> int:
    made = (part for c in sources(Mat(corporation, list(played))) for part in c.capability)
    return sum(part.n for part in made if part.metal == which)


def metal_worth(mat: Mat, which: effects.Metal) -> int:
    """Return by how much one steel or titanium lowers a price."""
    base = STEEL_WORTH if which == "steel" else TITANIUM_WORTH
    return base + sum(part.n for part in parts(mat, ongoing.MetalWorth) if part.metal == which)


def blue_cards(mat: Mat) -> int:
    """Return how many blue cards a player has in play."""
    return sum(CARDS[card].colour == "blue" for card in mat.played)


def amount(mat: Mat, rate: effects.Rate, card: str = "") -> int:
    """Return what a rate comes to now; `card` is the card that cubes lie on."""
    match rate:
        case effects.PerTag(tag):
            counted = tag_count(mat, tag)
        case effects.PerForest():
            counted = mat.forests
        case effects.PerCard():
            counted = len(mat.played)
        case effects.PerBlueCard():
            counted = blue_cards(mat)
        case effects.PerCube():
            counted = mat.cubes.get(card, 0)
    return rate.each * (counted // rate.by)


def production(mat: Mat) -> dict[effects.Track, int]:
    """Return what a player produces, with the present counts for rates."""
    found: dict[effects.Track, int] = {"mc": 0, "card": 0, "heat": 0, "plant": 0}
    for card in sources(mat):
        for part in card.production:
            n = part.n if isinstance(part.n, int) else amount(mat, part.n)
            found[part.track] += n
    return found


class Prices:
    """A player's prices by ongoing discounts, steel and titanium; made once for many cards."""

    __slots__ = ("cheaper", "metals")

    def __init__(self, mat: Mat) -> None:
        self.cheaper = parts(mat, ongoing.Cheaper)
        self.metals = {
            tag: metal(mat, which) * metal_worth(mat, which)
            for which, tag in effects.METAL_TAGS.items()
        }

    def of(self, card: Card) -> int:
        """Return the price of a card; it may be below 0."""
        cost = card.cost
        for part in self.cheaper:
            if (part.tag is None or part.tag in card.tags) and card.cost >= part.least:
                cost -= part.n
        for tag, less in self.metals.items():
            if tag in card.tags:
                cost -= less
        return cost


def price(mat: Mat, card: Card) -> int:
    """Return a card's price by ongoing discounts, steel and titanium; may be below 0."""
    return Prices(mat).of(card)


def sale_worth(mat: Mat) -> int:
    """Return what a sold card brings."""
    return SALE_WORTH + sum(part.n for part in parts(mat, ongoing.SaleWorth))


def heat_is_mc(mat: Mat) -> bool:
    """Return whether a player can pay with heat instead of MC."""
    return bool(parts(mat, ongoing.HeatAsMC))


def tolerant(mat: Mat) -> bool:
    """Return whether zones may be missed by one."""
    return bool(parts(mat, ongoing.Tolerant))


def forest_plants(mat: Mat) -> int:
    """Return how many plants a forest takes."""
    return FOREST_PLANTS - sum(part.n for part in parts(mat, ongoing.ForestCheaper))


def standard_less(mat: Mat) -> int:
    """Return by how much standard actions paid with MC are cheaper."""
    return sum(part.n for part in parts(mat, ongoing.StandardCheaper))


def research(mat: Mat, chooser: bool) -> tuple[int, int]:
    """Return how many cards a player looks at and keeps in research."""
    look, keep = CHOOSER_RESEARCH if chooser else RESEARCH
    for part in parts(mat, ongoing.MoreResearch):
        look += part.look
        keep += part.keep
    return look, keep


def card_points(mat: Mat, card: str) -> int:
    """Return what a played card scores now."""
    vp = CARDS[card].vp
    return vp if isinstance(vp, int) else amount(mat, vp, card)
