"""The sums of Luna Maris's log: goods, points and markers of one side."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from games.core.events import Event
from games.core.outcome import Actor
from games.luna_maris import events as ev
from games.luna_maris.rules.board import sides
from games.luna_maris.rules.tracks import actor
from games.luna_maris.state import Player, State


def held(side: Any) -> Counter[str]:
    """Return the amounts of a side that the log records."""
    found = Counter(
        vp=side.score,
        energy=side.energy,
        water=side.water,
        helium=side.helium,
        waste=side.waste,
        co2=side.co2,
    )
    if isinstance(side, Player):
        found.update(stress=side.stress, oxygen=side.oxygen)
        for ore in (side.first, side.last):
            found.update(iron=ore.iron, titanium=ore.titanium)
    else:
        found.update(titanium=side.titanium)
    return found


def explained(before: State, after: State, events: list[Event]) -> None:
    """Require that the log shows exactly the changes."""
    for old, new in zip(sides(before), sides(after), strict=True):
        said = told(events, actor(new))
        if before.round < after.round or not after.stack:
            said["oxygen"] = -held(old)["oxygen"]
        if before.round < after.round and isinstance(old, Player):
            said.subtract({"iron": old.last.iron, "titanium": old.last.titanium})
        changed = held(new)
        changed.subtract(held(old))
        differ = {key: (said[key], n) for key, n in changed.items() if said[key] != n}
        assert not differ, f"told, true: {differ}, {events}, {before}"
        assert set(+said) <= set(changed)


def told(events: Iterable[Event], who: Actor) -> Counter[str]:
    """Return how much of everything a side came to have more, or less, as the events say."""
    found: Counter[str] = Counter()
    for event in events:
        if isinstance(event, ev.Activated) and event.owner == who:
            found["vp"] += event.vp
        if getattr(event, "seat", None) == who:
            _one(event, found)
    return Counter({key: n for key, n in found.items() if n})


def _one(event: Any, found: Counter[str]) -> None:
    found.update(getattr(event, "gained", {}))
    found.subtract(getattr(event, "paid", {}))
    match event:
        case ev.Activated(energy=n) | ev.Scrubbed(energy=n):
            found["energy"] -= n
        case ev.Moved(oxygen=n):
            found["oxygen"] += n
        case ev.ProbeInstalled():
            found["stress"] -= 1
        case ev.Rested(steps=n):
            found["stress"] += n
        case ev.WasteMoved(n=n) | ev.Produced(wasted=n):
            found["waste"] += n
        case ev.MarkerMoved(marker=marker, steps=n):
            found[marker] += -n if marker == "oxygen" else n
        case ev.DepotUsed(resource=resource, vp=vp):
            found[resource] += 1
            found["vp"] -= vp
        case ev.Imported(vp=vp):
            found["vp"] -= vp
        case ev.FinalScored(points=points):
            found["vp"] += sum(points.values())
        case ev.OrderFulfilled(vp=vp, extra=extra):
            found["vp"] += vp + extra
        case ev.Ran() | ev.Made():
            found["vp"] += event.vp
            found["waste"] += event.waste
            found["oxygen"] -= getattr(event, "oxygen", 0)
        case ev.Scored(vp=vp) | ev.Dismissed(vp=vp) | ev.Researched(vp=vp) | ev.Built(vp=vp):
            found["vp"] += vp
        case ev.Gained(vp=vp):
            found["vp"] += vp
        case _:
            pass
