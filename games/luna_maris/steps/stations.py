"""Probes, orders, research, building, ore, scrubbers, extra equipment (8.1, 8.3 to 8.6)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from games.core.errors import Reason, reason, unknown
from games.core.events import Applied
from games.core.steps import Step
from games.luna_maris import events as ev
from games.luna_maris.actions import Build, Fulfil, Install, Mine, Repeat, Research, Scrub, Use
from games.luna_maris.content.types import MODULES, TRACKS
from games.luna_maris.effects import Goods
from games.luna_maris.rules import board, tracks
from games.luna_maris.rules.ore import asked, lacking, pay, refusal, ways
from games.luna_maris.rules.rewards import study
from games.luna_maris.state import CAPPED, Decision, Player, Rewards, Studying
from games.luna_maris.steps import base
from games.luna_maris.steps.base import Here, Main


class InstallProbe(Main[Install], module="airlock"):
    """Stress, then the top probe of the depot to a free zone, then its reward."""

    def options(self, at: Here) -> Iterable[Install]:
        if at.player.stress <= tracks.LEAST_STRESS or len(at.player.probes) >= tracks.PROBES:
            return ()
        return [Install(zone) for zone in board.free_zones(at.tables, at.state)]

    def missing(self, at: Here, action: Install) -> Reason | None:
        zone = action.zone
        if zone not in at.tables.zones:
            return unknown(zone)
        if at.player.stress <= tracks.LEAST_STRESS:
            return reason("stress_low")
        if len(at.player.probes) >= tracks.PROBES:
            return reason("no_probe")
        if zone in at.state.covered:
            return reason("zone_covered", zone=zone)
        if any(zone in side.probes for side in board.sides(at.state)):
            return reason("zone_taken", zone=zone)
        return None

    def carry_out(self, at: Here, action: Install, log: Applied) -> None:
        p = at.player
        p.stress -= 1
        p.probes = [*p.probes, action.zone]
        number = len(p.probes) - 1
        log.events.append(ev.ProbeInstalled(seat=p.seat, zone=action.zone, number=number))
        at.state.stack.append(Rewards(effects=list(at.tables.components.probes[number - 1])))


class FulfilOrder(Main[Fulfil], module="dock"):
    """Pay, take the points and the tile, then its bonuses; then the next tile is turned up."""

    def options(self, at: Here) -> Iterator[Fulfil]:
        for stack in at.state.stacks:
            if stack.top:
                for paid in asked(at.player, at.tables.orders[stack.top].needs):
                    yield Fulfil(stack.top, paid)

    def missing(self, at: Here, action: Fulfil) -> Reason | None:
        if action.order not in at.tables.orders:
            return unknown(action.order)
        if all(stack.top != action.order for stack in at.state.stacks):
            return reason("not_on_offer", order=action.order)
        p, needs = at.player, at.tables.orders[action.order].needs
        return lacking(p, needs) or refusal(p, action.paid, needs)

    def cost(self, at: Here, action: Fulfil) -> int:
        return sum(at.tables.orders[action.order].needs.values())

    def carry_out(self, at: Here, action: Fulfil, log: Applied) -> None:
        t, state, p = at.tables, at.state, at.player
        order = t.orders[action.order]
        paid = pay(p, action.paid, order.needs)
        extra = 0
        if "dock" in state.constructed:
            sent = paid.get("titanium", 0) - order.needs.get("titanium", 0)
            extra = sent * t.improvements["dock"].per_titanium
        state.stacks[order.kind - 1].top = ""
        board.fulfil(p, order, paid, log, extra)
        state.stack.append(Rewards(effects=list(order.bonus), flip=order.kind))


_RESEARCH = [Research(track) for track in TRACKS]


def _capped(p: Player, track: str) -> Reason | None:
    """Return why a track cannot be advanced on (R12)."""
    if track not in TRACKS:
        return unknown(track)
    if p.research[track] < CAPPED:
        return None
    if all(level >= CAPPED for level in p.research.values()):
        return reason("both_capped")
    return reason("capped", track=track)


class DoResearch(Main[Research], module="laboratory"):
    """One step on a research track."""

    def options(self, at: Here) -> Iterable[Research]:
        return _RESEARCH

    def missing(self, at: Here, action: Research) -> Reason | None:
        return _capped(at.player, action.track)

    def carry_out(self, at: Here, action: Research, log: Applied) -> None:
        study(at.tables, at.state, at.player, action.track, log)  # pyright: ignore[reportArgumentType]


class StudyReward(Step[Decision[Studying], Research]):
    """The research step of an order."""

    def offers(self, at: Decision[Studying]) -> Iterable[Research]:
        return _RESEARCH

    def refusal(self, at: Decision[Studying], action: Research) -> Reason | None:
        return _capped(at.player, action.track)

    def do(self, at: Decision[Studying], action: Research, log: Applied) -> None:
        at.state.stack.pop()
        study(at.tables, at.state, at.player, action.track, log)  # pyright: ignore[reportArgumentType]


def _again(at: Here) -> Goods:
    """Return the price of a bonus that is repeated."""
    return {"titanium": at.tables.improvements["laboratory"].repeat}


class RepeatBonus(Main[Repeat], module="laboratory"):
    """Improved: an own research bonus again, without the points (R25, R60)."""

    def options(self, at: Here) -> Iterator[Repeat]:
        if "laboratory" not in at.state.constructed:
            return
        for bonus, taker in at.state.bonuses.items():
            if taker == at.seat:
                for paid in ways(at.player, _again(at)):
                    yield Repeat(bonus, paid)

    def missing(self, at: Here, action: Repeat) -> Reason | None:
        if action.bonus not in at.tables.bonuses:
            return unknown(action.bonus)
        if "laboratory" not in at.state.constructed:
            return reason("not_improved", module="laboratory")
        if at.state.bonuses.get(action.bonus) != at.seat:
            return reason("not_own_bonus", bonus=action.bonus)
        return refusal(at.player, action.paid, _again(at))

    def carry_out(self, at: Here, action: Repeat, log: Applied) -> None:
        paid = pay(at.player, action.paid, _again(at))
        log.events.append(ev.BonusTaken(seat=at.seat, bonus=action.bonus, again=True, paid=paid))
        at.state.stack.append(Rewards(effects=list(at.tables.bonuses[action.bonus].effects)))


def _price(at: Here) -> Goods:
    """Return the price of an advanced module."""
    return {"titanium": board.building_price(at.tables, at.state), "energy": 1}


class BuildModule(Step[Here, Build], optional=True):
    """Extra action: an advanced module for titanium and 1 energy (R44, R72)."""

    def offers(self, at: Here) -> Iterator[Build]:
        frame = at.frame
        if at.player.energy and (frame.origin == "laboratory" or "laboratory" in frame.steps):
            for module in at.state.projects:
                if module not in at.state.constructed:
                    for paid in asked(at.player, _price(at)):
                        yield Build(module, paid)

    def refusal(self, at: Here, action: Build) -> Reason | None:
        if action.module not in MODULES:
            return unknown(action.module)
        if why := base.extra_refusal(at, "laboratory"):
            return why
        if action.module in at.state.constructed:
            return reason("built_already", module=action.module)
        if action.module not in at.state.projects:
            return reason("no_project", module=action.module)
        if len(at.state.constructed) >= len(at.tables.board.construction):
            return reason("construction_full")
        why = refusal(at.player, action.paid, _price(at))
        return why or (None if at.player.energy else base.NO_ENERGY)

    def do(self, at: Here, action: Build, log: Applied) -> None:
        state, p = at.state, at.player
        module = state.projects[state.projects.index(action.module)]  # pyright: ignore[reportArgumentType]
        paid = pay(p, action.paid, _price(at))
        base.note_extra(at.frame, "laboratory")
        board.build(at.tables, state, p, module, paid, log)


SCRUBBERS = (1, 2)
"""Energy that the scrubbers take (8.5)."""


class MineOre(Main[Mine], module="mining"):
    """The Mining Station: ore for all own probes; improved: probe points too (8.6, R27)."""

    def carry_out(self, at: Here, action: Mine, log: Applied) -> None:
        t, state, p = at.tables, at.state, at.player
        iron, titanium = board.ore_of_probes(t, p)
        gained, _ = tracks.gain(t, p, {"iron": iron, "titanium": titanium})
        vp = 0
        if "mining" in state.constructed and t.improvements["mining"].survey:
            vp = tracks.score(p, "probes", board.probe_points(board.groups(t, p.probes)))
        log.events.append(ev.Made(seat=p.seat, module="mining", gained=gained, vp=vp))


class RunScrubbers(Step[Here, Scrub], optional=True):
    """Extra action of the Industrial Complex: energy for steps of the CO2 disc (8.5, R58)."""

    def offers(self, at: Here) -> Iterable[Scrub]:
        frame = at.frame
        if frame.origin != "industrial" and "industrial" not in frame.steps:
            return ()
        return [Scrub(energy) for energy in SCRUBBERS]

    def refusal(self, at: Here, action: Scrub) -> Reason | None:
        p = at.player
        if action.energy not in SCRUBBERS:
            return unknown(action.energy)
        if why := base.extra_refusal(at, "industrial") or lacking(p, {"energy": action.energy}):
            return why
        if p.co2 + action.energy >= len(at.tables.board.co2):
            return reason("co2_end")
        return None

    def do(self, at: Here, action: Scrub, log: Applied) -> None:
        at.player.energy -= action.energy
        base.note_extra(at.frame, "industrial")
        log.events.append(ev.Scrubbed(seat=at.seat, energy=action.energy))
        tracks.carbon(at.tables, at.player, action.energy, log)


class UseEquipment(Step[Here, Use], optional=True):
    """Sonar, Contract and Fertilizer, once their module's main action was done."""

    def offers(self, at: Here) -> Iterable[Use]:
        if not at.frame.active or not at.player.equipped or not at.player.equipment:
            return ()
        return (Use(),)

    def refusal(self, at: Here, action: Use) -> Reason | None:
        p = at.player
        equipment = at.tables.equipment.get(p.equipment)
        if equipment is None:
            return reason("without_equipment")
        # Others take the place of the main action (R22).
        if not (equipment.gain or equipment.per_order or equipment.draw or equipment.oxygen):
            return reason("not_on_top", equipment=equipment.id)
        why = base.reason_without_step(at.frame, equipment.module) or base.equipped(p, equipment.id)
        return why or (None if at.frame.active else reason("main_first"))

    def do(self, at: Here, action: Use, log: Applied) -> None:
        t, state, p = at.tables, at.state, at.player
        equipment = t.equipment[p.equipment]
        base.turn_down(p, log)
        vp = 0
        if equipment.per_order:
            # The order that was just fulfilled does not count (R21).
            vp = tracks.score(p, "work", equipment.per_order * (len(p.orders) - 1))
        tracks.receive(t, p, equipment.gain, log, vp)
        cards = [card for _ in range(equipment.draw) if (card := board.draw_food(state, log))]
        if len(cards) < equipment.draw:
            log.events.append(ev.Missed(seat=p.seat, what="draw"))
        if cards:
            p.drawn = [*p.drawn, *cards]
            log.events.append(ev.FoodDrawn(seat=p.seat, n=len(cards)))
            log.events.append(ev.FoodSeen(seat=p.seat, seats=(p.seat,), food=tuple(cards)))
        tracks.breathe(p, equipment.oxygen, log)
