"""Main actions that run a procedure: extract, generate, recycle, enrich, harvest."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Generic, TypeVar

from msgspec.structs import replace

from games.core.actions import Action
from games.core.errors import Reason, reason, unknown
from games.core.events import Applied
from games.luna_maris import events as ev
from games.luna_maris.actions import Enrich, Extract, Generate, Harvest, Recycle
from games.luna_maris.content.types import Procedure, Track
from games.luna_maris.effects import Goods, Resource
from games.luna_maris.rules.ore import FREE, asked, lacking, pay, refusal
from games.luna_maris.rules.tracks import BATTERY, breathe, gain, put_waste, room, score
from games.luna_maris.state import State
from games.luna_maris.steps import base
from games.luna_maris.steps.base import Here, Main
from games.luna_maris.steps.gains import harvest

A = TypeVar("A", bound=Action)
_TRACKS: dict[str, Track] = {"industrial": "extraction", "recycling": "sustainability"}
ENRICH = "enrich"
"""The procedure of an action that names none."""
_TWO = 4
"""The level at which a second, other procedure may follow (8.5 D, 8.8)."""


class Run(Main[A], Generic[A]):
    """A main action that runs one procedure of its module, at level 4 perhaps two."""

    def name(self, action: A) -> tuple[str, str]:
        """Return the procedure of an action and how its ore is paid."""
        return getattr(action, "procedure", ENRICH), getattr(action, "paid", FREE)

    def action(self, procedure: str, paid: str) -> A:
        """Return the action for a procedure."""
        kind = self.actions[0]
        given = {"procedure": procedure, "paid": paid}
        return kind(*[given[field] for field in kind.__struct_fields__])  # type: ignore[return-value]

    def offers(self, at: Here) -> Iterator[A]:
        if base.here(at.frame) == self.module and not (
            at.frame.active and len(at.frame.procedures) != 1
        ):
            yield from self.options(at)

    def options(self, at: Here) -> Iterator[A]:
        for each in at.tables.by_module[self.module]:
            if not each.equipment or _missing(at, each) is None:
                for paid in asked(at.player, each.cost):
                    yield self.action(each.id, paid)

    def refusal(self, at: Here, action: A) -> Reason | None:
        key, paid = self.name(action)
        procedure = at.tables.procedures.get(key)
        if procedure is None or procedure.module != self.module:
            return unknown(key)
        why = base.reason_without_step(at.frame, self.module)
        if why is None:
            why = _second(at, procedure) if at.frame.active else base.unpowered(at, self.module)
        why = why or _missing(at, procedure)
        return why or refusal(at.player, paid, procedure.cost)

    def cost(self, at: Here, action: A) -> int:
        return sum(at.tables.procedures[self.name(action)[0]].cost.values())

    def carry_out(self, at: Here, action: A, log: Applied) -> None:
        key, paid = self.name(action)
        at.frame.procedures = [*at.frame.procedures, key]
        run(at, at.tables.procedures[key], paid, log)


def _second(at: Here, procedure: Procedure) -> Reason | None:
    """Return why a procedure cannot follow the one already run in this step."""
    t, frame = at.tables, at.frame
    track = _TRACKS.get(procedure.module)
    if track is None or len(frame.procedures) != 1:
        return base.ACTIVATED
    level = at.player.research[track]
    if level < _TWO:
        return reason("level", track=track, need=_TWO, have=level)
    first = t.procedures[frame.procedures[0]]
    if track == "extraction":
        return reason("second_product") if first.product == procedure.product else None
    if first.id == procedure.id or (first.group and first.group == procedure.group):
        return reason("same_procedure")
    return None


def _missing(at: Here, each: Procedure) -> Reason | None:
    """Return what a procedure needs and does not have, except the ore that pays it."""
    t, state, p = at.tables, at.state, at.player
    if each.equipment and (why := base.equipped(p, each.equipment)):
        return why
    if each.improved and each.module not in state.constructed:
        return reason("not_improved", module=each.module)
    track = _TRACKS.get(each.module)
    if track is not None and p.research[track] < each.level:
        return reason("level", track=track, need=each.level, have=p.research[track])
    if why := lacking(p, each.cost):
        return why
    if p.waste < each.cost.get("waste", 0):
        return reason("no_waste", need=each.cost.get("waste", 0), have=p.waste)
    if each.food and not state.seedbeds:
        return reason("seedbeds_empty")
    if each.room:
        for good, n in each.gain.items():
            if room(t, p, good) < n:
                return reason("no_room", good=good)
    return None


def residue(state: State, each: Procedure, cubes: Goods, clean: bool) -> int:
    """Return the waste that a procedure makes of the ore it was paid with (R24, R27)."""
    iron, titanium = cubes.get("iron", 0), cubes.get("titanium", 0)
    if each.module in state.constructed:
        if clean:
            return (iron if each.residue else 0) + (each.waste if iron else 0)
        if each.module == "mining":
            return each.waste
    return (iron + titanium if each.residue else 0) + each.waste


def run(at: Here, each: Procedure, paid: str, log: Applied) -> None:
    """Run a procedure: pay, gain, score; then its waste, O2 and food."""
    t, state, p = at.tables, at.state, at.player
    improvement = t.improvements[each.module] if each.module in state.constructed else None
    spent, burnt = pay(p, paid, each.cost), each.cost.get("waste", 0)
    goods: dict[Resource, int] = dict(each.gain)
    if each.charge:
        goods["energy"] = BATTERY - p.energy
    elif improvement and "energy" in goods:
        goods["energy"] += improvement.energy
    p.waste -= burnt
    gained, lost = gain(t, p, goods)
    vp = score(p, "work", each.vp)
    clean = improvement is not None and improvement.clean
    made = residue(state, each, spent, clean)
    waste = min(made, t.board.waste - p.waste)
    if each.equipment:
        base.turn_down(p, log)
    air = min(each.oxygen, p.oxygen)
    told = ev.Ran(seat=p.seat, procedure=each.id, paid=spent, gained=gained, lost=lost)
    food = min(each.food, len(state.seedbeds))
    log.events.append(replace(told, waste=waste - burnt, vp=vp, oxygen=air, harvest=food))
    put_waste(t, p, made, log)
    p.oxygen -= air
    breathe(p, each.oxygen - air, log)
    if each.food:
        harvest(at, each.food, log)


class ExtractOre(Run[Extract], module="industrial"):
    """The Industrial Complex."""


class GeneratePower(Run[Generate], module="power"):
    """The Power Plants."""


class RecycleWaste(Run[Recycle], module="recycling"):
    """The Recycling Facility."""


class EnrichIron(Run[Enrich], module="mining"):
    """The Mining Station: iron becomes titanium."""


class HarvestMore(Run[Harvest], module="greenhouse"):
    """The Greenhouse: several cards for a price."""
