"""Things distinguished by colour: their distance to every eye, and their other signs.

Distances are CIEDE2000 between colours as seen by people without one kind of cone (Machado,
Oliveira and Fernandes 2009, whole severity). Colour is never the only signal: `besides` says what
else differs, which tests check wherever a distance is less than `APART`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import combinations
from typing import Literal, NamedTuple

from coloraide import Color

from games.luna_maris.content.types import MODULES
from rendering import icons
from rendering.ares.symbols import ZONE_COLOURS
from rendering.theme import Theme

Vision = Literal["normal", "protan", "deutan", "tritan"]
VISIONS: tuple[Vision, ...] = ("normal", "protan", "deutan", "tritan")
APART = 10.0
"""Least distance at which colour alone may tell two things apart."""
SILHOUETTE = 0.1
"""Least part of a square in which two icons differ."""

Besides = Literal["shape", "silhouette", "place", "sign", "spark"]


class Group(NamedTuple):
    """Things distinguished by colour, by name; those with icons are named after them."""

    name: str
    colours: Mapping[str, str]
    besides: Besides


class Pair(NamedTuple):
    """Two things of a group as a person sees them."""

    one: str
    other: str
    vision: Vision
    distance: float


_ICONS: Mapping[str, tuple[str, ...]] = {
    "Ceres: goods": (
        *("ore", "ice", "ceramics", "energy", "alloy", "probe", "credit", "influence", "vp"),
    ),
    "Ceres: kinds": ("mine", "factory", "lab", "office"),
    "Ceres: Workers": ("worker_mine", "worker_factory", "worker_lab", "worker_office"),
    "Ares: goods": ("megacredit", "steel", "titanium", "plant", "heat", "cards", "vp"),
    "Ares: cards": ("card_green", "card_blue", "card_red"),
    "Ares: phases": (
        *("phase_development", "phase_construction", "phase_action"),
        *("production", "phase_research"),
    ),
    "Ares: scales": ("oxygen", "temperature", "ocean", "terraform_rating"),
    "Ares: tags": (
        *("tag_building", "tag_space", "tag_earth", "tag_jovian", "energy", "research"),
        *("plant", "tag_event", "animal", "microbe", "wild"),
    ),
    "Luna Maris: goods": (
        *("energy", "iron", "titanium", "water", "helium", "waste", "food", "vp"),
    ),
    "Luna Maris: modules": MODULES,
    "Projet Cérès: goods": ("rock", "hydrocarbon", "metal", "wild", "influence", "vp"),
    "Projet Cérès: tracks": ("devotion", "colonisation"),
    "Projet Cérès: guilds": ("striders", "nocturnes", "reavers", "samca"),
    "Luna Maris: tracks": ("extraction", "sustainability", "co2", "oxygen", "stress"),
}


GOODS = frozenset(
    icon for name, members in _ICONS.items() if name.endswith("goods") for icon in members
) - {"vp"}


def groups(theme: Theme) -> Iterator[Group]:
    """Yield all groups of things distinguished by colour."""
    players = {f"seat {seat + 1}": style.colour for seat, style in enumerate(theme.players)}
    yield Group("players", players, "shape")
    for name, members in _ICONS.items():
        yield Group(name, {icon: theme.icon(icon) for icon in members}, "silhouette")
    yield Group("Ares: zones", ZONE_COLOURS, "place")
    yield Group("good and bad", {"good": theme.good, "bad": theme.bad}, "sign")
    yield Group("mark and players", {"mark": theme.mark, **players}, "spark")
    kinds = {kind: theme.icon(kind) for kind in _ICONS["Ceres: kinds"]}
    yield Group("mark and kinds", {"mark": theme.mark, **kinds}, "spark")
    yield Group("mark and turn", {"mark": theme.mark, "turn": theme.turn}, "sign")


@lru_cache(4096)
def _seen(colour: str, vision: Vision) -> Color:
    found = Color(colour)
    return found if vision == "normal" else found.filter(vision, method="machado")


@lru_cache(65536)
def distance(colour: str, other: str, vision: Vision = "normal") -> float:
    """Return how different two colours look (CIEDE2000): 0 is equal, 10 clearly different."""
    return _seen(colour, vision).delta_e(_seen(other, vision), method="2000")


def pairs(group: Group) -> Iterator[Pair]:
    """Yield all pairs of a group as each eye sees them."""
    for one, other in combinations(group.colours, 2):
        for vision in VISIONS:
            found = distance(group.colours[one], group.colours[other], vision)
            yield Pair(one, other, vision, found)


def silhouettes(one: str, other: str, size: int = 24) -> float:
    """Return in how much of their square two icons differ, from 0 to 1."""
    first, second = icons.mask(one, size), icons.mask(other, size)
    both = zip(first.tobytes(), second.tobytes(), strict=True)
    return sum(abs(a - b) for a, b in both) / (size * size * 255)


def table(theme: Theme) -> Iterator[str]:
    """Yield lines of the nearest colours of each group to each eye, and their other signs."""
    head = "".join(f"{vision:>8}" for vision in VISIONS)
    yield f"{'told apart by colour':<22}{head}  besides, and what is nearer than {APART:.0f}"
    for group in groups(theme):
        found = list(pairs(group))
        least = "".join(
            f"{min(pair.distance for pair in found if pair.vision == vision):>8.1f}"
            for vision in VISIONS
        )
        near: dict[str, float] = {}
        for pair in found:
            if pair.distance < APART:
                name = f"{pair.one}/{pair.other}"
                near[name] = min(pair.distance, near.get(name, APART))
        told = ", ".join(f"{name} {worst:.1f}" for name, worst in near.items())
        yield f"{group.name:<22}{least}  {group.besides}: {told or 'nothing'}"
