"""The 48 Facility cards: 12 of each Type.

The publisher's texts name four of them and tell a part of what they print; these are marked
`known`. Everything else is original house content, weighed by `checks.py` and by self-play.
"""

from __future__ import annotations

from games.ceres.catalog_industry import FACTORIES, MINES
from games.ceres.catalog_services import LABS, OFFICES
from games.ceres.components import Facility

FACILITIES: tuple[Facility, ...] = (*MINES, *FACTORIES, *LABS, *OFFICES)
