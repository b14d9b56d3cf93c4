"""Goods with their limits, points, waste, CO2, stress and O2 (sections 1 and 9)."""

from __future__ import annotations

from collections.abc import Mapping

from games.core.events import Applied
from games.luna_maris import events as ev
from games.luna_maris.content import Index
from games.luna_maris.effects import Goods, Resource
from games.luna_maris.state import AI, Ore, Player, Rival, Side

BATTERY = 6
LEAST_STRESS = 4
MOST_STRESS = 8
PROBES = 4
"""Of every side, that of the start included."""


def actor(side: Side) -> int | str:
    """Return whose events these are: a seat, or the AI."""
    return side.seat if isinstance(side, Player) else AI


def room(t: Index, side: Side, good: Resource) -> int:
    """Return how much more of a good has a place; the belt has no limit (1.4, R2, R37)."""
    match good:
        case "energy":
            return (BATTERY if isinstance(side, Player) else t.components.ai.battery) - side.energy
        case "water":
            return t.board.water - side.water
        case "helium":
            return t.board.helium - side.helium
        case "iron" if isinstance(side, Rival):
            return 0
        case _:
            return 99


def gain(t: Index, side: Side, goods: Mapping[Resource, int]) -> tuple[Goods, Goods]:
    """Add goods, ore on the first belt space (R47); return the gained and the lost goods.

    The AI, which has no belt, keeps titanium and ignores iron (R35).
    """
    gained: Goods = {}
    lost: Goods = {}
    for good, n in goods.items():
        if good == "iron" and isinstance(side, Rival):
            continue
        fits = min(n, room(t, side, good))
        if fits < n:
            lost[good] = n - fits
        if not fits:
            continue
        gained[good] = fits
        if isinstance(side, Player) and good in ("iron", "titanium"):
            iron = fits if good == "iron" else 0
            side.first = Ore(side.first.iron + iron, side.first.titanium + fits - iron)
        else:
            setattr(side, good, getattr(side, good) + fits)
    return gained, lost


def receive(t: Index, side: Side, goods: Mapping[Resource, int], log: Applied, vp: int = 0) -> None:
    """Add goods and report them, with points that were added already."""
    gained, lost = gain(t, side, goods)
    if gained or lost or vp:
        log.events.append(ev.Gained(seat=actor(side), gained=gained, lost=lost, vp=vp))


def score(side: Side, source: str, vp: int) -> int:
    """Add points, or take them as far as there are any (1.7, R62); return what changed."""
    if vp < 0:
        vp = max(vp, -max(side.score, 0))
    if vp:
        side.vp[source] = side.vp.get(source, 0) + vp
    return vp


def carbon(t: Index, side: Side, steps: int, log: Applied) -> int:
    """Move the CO2 disc down, or back if negative, as far as possible; return the steps (R31)."""
    to = max(0, min(side.co2 + steps, len(t.board.co2) - 1))
    moved, side.co2 = to - side.co2, to
    _moved(side, "co2", moved, max(steps - moved, 0), log)
    return moved


def _moved(side: Side, marker: ev.Marker, steps: int, lost: int, log: Applied) -> None:
    """Log how far a marker moved, and its steps beyond the end of its track."""
    if steps or lost:
        event = ev.MarkerMoved(seat=actor(side), marker=marker, steps=steps, lost=lost)
        log.events.append(event)


def put_waste(t: Index, side: Side, n: int, log: Applied) -> None:
    """Place waste; on a penalty space a cube moves CO2 back and raises stress (9.2, R14, R68).

    What the track has no room for is ignored, and logged.
    """
    fits = min(n, t.board.waste - side.waste)
    for _ in range(fits):
        side.waste += 1
        if side.waste <= t.board.waste - t.board.penalty:
            continue
        carbon(t, side, -1, log)
        if isinstance(side, Player) and side.stress > max(LEAST_STRESS, side.oxygen):
            side.stress -= 1
            _moved(side, "stress", -1, 0, log)
    if fits < n:
        log.events.append(ev.WasteMoved(seat=actor(side), n=0, lost=n - fits))


def take_waste(t: Index, side: Side, n: int, log: Applied) -> None:
    """Place waste and log it."""
    lost = max(0, n - (t.board.waste - side.waste))
    log.events.append(ev.WasteMoved(seat=actor(side), n=n - lost, lost=lost))
    put_waste(t, side, n - lost, log)


def relax(p: Player, steps: int) -> int:
    """Move the stress marker right, at most to 8; return the steps."""
    steps = min(steps, MOST_STRESS - p.stress)
    p.stress += steps
    return steps


def calm(p: Player, steps: int, log: Applied) -> None:
    """Lower stress by a reward, and log it (5.2)."""
    moved = relax(p, steps)
    _moved(p, "stress", moved, steps - moved, log)


def breathe(p: Player, steps: int, log: Applied) -> None:
    """Move the O2 marker left, at most to 0 (5.2)."""
    back = min(steps, p.oxygen)
    p.oxygen -= back
    _moved(p, "oxygen", back, steps - back, log)
