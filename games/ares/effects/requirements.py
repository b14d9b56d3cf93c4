"""Requirements: what must hold for a card to be played."""

from __future__ import annotations

from games.ares.effects.costs import Pay
from games.ares.effects.kinds import Part, Scale, Tag, Zone


class InZone(Part, frozen=True, tag="in_zone"):
    """The scale was in one of these neighbouring zones when the phase began."""

    scale: Scale
    zones: tuple[Zone, ...]


class OceansAtLeast(Part, frozen=True, tag="oceans_at_least"):
    """At least `n` oceans had been flipped when the phase began."""

    n: int


class OceansAtMost(Part, frozen=True, tag="oceans_at_most"):
    """At most `n` oceans had been flipped when the phase began."""

    n: int


class HasTags(Part, frozen=True, tag="has_tags"):
    """The player has at least `n` tags of a kind, not counting the card itself."""

    tag: Tag
    n: int


class HasTR(Part, frozen=True, tag="has_tr"):
    """The player has at least this terraform rating; it is not spent."""

    n: int


Requirement = InZone | OceansAtLeast | OceansAtMost | HasTags | HasTR | Pay
