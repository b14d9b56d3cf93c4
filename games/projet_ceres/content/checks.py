"""What every component set must keep, whoever made it, besides what the types say.

`findings` names each fault with its path and value. What the house asks of its own set besides
(prices, spread, balance) stands with the tests.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from games.core.content import Finding, Name, counted, ids
from games.projet_ceres.content import types as ty

FREE = ("cards", "tiles", "explorations", "stories", "missions")
"""Families that a pack may add to, remove from or bring completely; other ids stand."""


def findings(components: ty.Components, known: Mapping[str, Name]) -> Iterator[Finding]:
    """Yield everything that a component set must keep and does not.

    `known` are the names of ids that the set does not name itself.
    """
    families = ("cards", "tiles", "boxes", "projects", "explorations", "stories", "missions")
    yield from ids({family: getattr(components, family) for family in families})
    yield from counted("projects", components.projects, 12)
