"""Amounts that follow a count: `each` for every full `by` of them."""

from __future__ import annotations

from games.ares.effects.kinds import Cube, Part, Tag


class PerTag(Part, frozen=True, tag="per_tag"):
    """Counts the owner's tags of a kind, the card's own and the corporation's included."""

    tag: Tag
    each: int = 1
    by: int = 1


class PerForest(Part, frozen=True, tag="per_forest"):
    """Counts the owner's forest points."""

    each: int = 1
    by: int = 1


class PerCard(Part, frozen=True, tag="per_card"):
    """Counts the project cards the owner has played."""

    each: int = 1
    by: int = 1


class PerBlueCard(Part, frozen=True, tag="per_blue_card"):
    """Counts the blue cards the owner has in play."""

    each: int = 1
    by: int = 1


class PerCube(Part, frozen=True, tag="per_cube"):
    """Counts the cubes on this card."""

    cube: Cube
    each: int = 1
    by: int = 1


Rate = PerTag | PerForest | PerCard | PerBlueCard | PerCube
