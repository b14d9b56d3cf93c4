"""The four Cargo Spacecraft; names and lines are original house content.

Every ship buys points, Ice, and Credits or Energy, and Influence or Alloys. A line pays 2 to 2.5
units and gives about one more.
"""

from __future__ import annotations

from games.ceres.components import Name, Ship, TradeLine

SHIPS: tuple[Ship, ...] = (
    Ship(
        id="iron_lark",
        name=Name("Iron Lark", "Alouette de fer"),
        lines=(
            TradeLine(pay={"ore": 5}, vp=3, multiplier=2),
            TradeLine(pay={"ceramics": 2}, gain={"ice": 3}, multiplier=2),
            TradeLine(pay={"ore": 4}, gain={"credit": 6}, multiplier=2),
            TradeLine(pay={"energy": 2}, gain={"ceramics": 1, "influence": 2}, multiplier=2),
        ),
    ),
    Ship(
        id="blue_mule",
        name=Name("Blue Mule", "Mule bleue"),
        lines=(
            TradeLine(pay={"ceramics": 1, "credit": 3}, vp=3, multiplier=2),
            TradeLine(pay={"credit": 4}, gain={"ice": 3}, multiplier=2),
            TradeLine(pay={"ore": 4}, gain={"energy": 3}, multiplier=2),
            TradeLine(pay={"ceramics": 1, "energy": 1}, gain={"ore": 3, "alloy": 1}, multiplier=2),
        ),
    ),
    Ship(
        id="quiet_comet",
        name=Name("Quiet Comet", "Comète tranquille"),
        lines=(
            TradeLine(pay={"energy": 2, "credit": 1}, vp=3, multiplier=2),
            TradeLine(pay={"ore": 4}, gain={"ice": 3}, multiplier=2),
            TradeLine(pay={"ice": 2}, gain={"ore": 2, "credit": 4}, multiplier=2),
            TradeLine(pay={"ceramics": 2}, gain={"alloy": 2}, multiplier=2),
        ),
    ),
    Ship(
        id="amber_tern",
        name=Name("Amber Tern", "Sterne d’ambre"),
        lines=(
            TradeLine(pay={"ice": 1, "credit": 3}, vp=3, multiplier=2),
            TradeLine(pay={"ceramics": 1, "energy": 1}, gain={"ice": 3}, multiplier=2),
            TradeLine(pay={"ore": 2, "credit": 2}, gain={"energy": 3}, multiplier=2),
            TradeLine(pay={"credit": 4}, gain={"ceramics": 1, "influence": 2}, multiplier=2),
        ),
    ),
)
