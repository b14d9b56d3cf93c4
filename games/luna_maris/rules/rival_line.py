"""A line of the AI's card while it is carried out: what it came to, research, rewards, probes."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

from games.core.events import Applied, Event
from games.core.paths import distances
from games.luna_maris import effects as fx
from games.luna_maris import events as ev
from games.luna_maris.content import Index
from games.luna_maris.content.types import AiCard, Module, Track
from games.luna_maris.rules.board import free_zones
from games.luna_maris.rules.rewards import advance_on, carry_out
from games.luna_maris.rules.tracks import room
from games.luna_maris.state import AI, CAPPED, AiStep, Rival, State


@dataclass
class Line:
    """What the AI does for the `module` of one line: by id, as in `AiStep`."""

    t: Index
    state: State
    rival: Rival
    log: Applied
    card: AiCard
    module: Module
    main: str = ""
    extra: str = ""

    def step(self, events: list[Event]) -> AiStep:
        """Return what was done, summed up from its events."""
        gained, paid = dict[Any, int](), dict[Any, int]()
        vp = waste = steps = 0
        bonus = ""
        for event in events:
            for key, total in (("gained", gained), ("paid", paid)):
                for good, n in getattr(event, key, {}).items():
                    total[good] = total.get(good, 0) + n
            vp += getattr(event, "vp", 0)
            match event:
                case ev.Made(waste=n) | ev.WasteMoved(n=n):
                    waste += n
                case ev.MarkerMoved(steps=n):
                    steps += n
                case ev.BonusTaken(bonus=key):
                    bonus = key
                case _:
                    pass
        return AiStep(self.module, self.main, self.extra, gained, paid, vp, waste, steps, bonus)

    def track(self) -> Track | None:
        """Return the track to research: the card's, or the other one if that is capped (R71)."""
        other: Track = "sustainability" if self.card.research == "extraction" else "extraction"
        for track in (self.card.research, other):
            if self.rival.research[track] != CAPPED:
                return track
        return None

    def study(self) -> Track | None:
        """Take a research step if there is one; with the cap the first bonus that helps (R71)."""
        track = self.track()
        if track is None or not advance_on(self.rival, track, self.log):
            return track
        for bonus in self.t.components.ai.bonuses:
            effects = self.t.bonuses[bonus].effects
            if bonus not in self.state.bonuses and any(map(self.helps, effects)):
                self.state.bonuses[bonus] = AI
                self.log.events.append(ev.BonusTaken(seat=AI, bonus=bonus))
                self.reward(effects)
                break
        return track

    def helps(self, effect: fx.Effect) -> bool:
        """Tell whether an effect would bring the AI something now; taking waste does not (R71)."""
        match effect:
            case fx.Gain(goods=goods, vp=vp):
                return vp > 0 or any(room(self.t, self.rival, good) > 0 for good in goods)
            case fx.DropWaste():
                return self.rival.waste > 0
            case fx.Carbon():
                return self.rival.co2 < len(self.t.board.co2) - 1
            case fx.Charge():
                return room(self.t, self.rival, "energy") > 0
            case fx.Study():
                return self.track() is not None
            case fx.Salvage():
                return bool(self.state.food_discard)
            case fx.TakeWaste() | fx.Retrieve():
                return False

    def reward(self, effects: tuple[fx.Effect, ...]) -> None:
        """Carry out rewards in their order; what has no effect is passed over (R70)."""
        pile = self.state.food_discard
        for effect in effects:
            if carry_out(self.t, self.rival, effect, self.log):
                continue
            if isinstance(effect, fx.Study):
                self.study()
            elif isinstance(effect, fx.Salvage) and pile:
                food = max(pile, key=lambda card: self.t.food[card].value)
                pile.remove(food)
                self.rival.food.append(food)
                self.log.events.append(ev.FoodTaken(seat=AI, food=(food,), discarded=True))


# Where the AI places its probes


def place(t: Index, state: State, own: Sequence[str], other: Collection[str]) -> str | None:
    """Return the zone for the next probe: towards titanium, else in the way, else with room (R76).

    What is equal is decided by the lowest zone number. `None`: no zone is free.
    """
    free = free_zones(t, state)

    def space(zone: str) -> int:
        return sum(near in free for near in t.neighbours[zone])

    def blocking(zone: str) -> tuple[int, int]:
        return sum(near in other for near in t.neighbours[zone]), space(zone)

    beside = [zone for zone in free if any(near in own for near in t.neighbours[zone])]
    if not beside:
        return max(free, key=space, default=None)
    distance = _to_titanium(t, free)
    near = [zone for zone in beside if zone in distance]
    return min(near, key=distance.__getitem__) if near else max(beside, key=blocking)


def _to_titanium(t: Index, free: Sequence[str]) -> dict[str, int]:
    """Return the steps to the nearest free titanium mine over free zones, where there is a way."""
    mines = [zone for zone in free if t.zones[zone].terrain == "titanium"]
    return distances(mines, lambda zone: [near for near in t.neighbours[zone] if near in free])
