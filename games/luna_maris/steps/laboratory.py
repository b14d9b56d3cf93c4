"""The Laboratory: research, and building advanced modules (8.4)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from games.core.errors import Reason, reason, unknown
from games.core.events import Applied
from games.core.steps import Step
from games.luna_maris import events as ev
from games.luna_maris.actions import Build, Repeat, Research
from games.luna_maris.content.types import MODULES, TRACKS, Track
from games.luna_maris.effects import Goods
from games.luna_maris.rules.at import At
from games.luna_maris.rules.board import build, building_price
from games.luna_maris.rules.ore import asked, pay, refusal, ways
from games.luna_maris.rules.rewards import study
from games.luna_maris.state import CAPPED, Player, Rewards, Studying
from games.luna_maris.steps import base
from games.luna_maris.steps.base import Here, Main

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
        track: Track = action.track  # pyright: ignore[reportAssignmentType]
        study(at.tables, at.state, at.player, track, log)


class StudyReward(Step[At[Studying], Research]):
    """The research step of an order."""

    def offers(self, at: At[Studying]) -> Iterable[Research]:
        return _RESEARCH

    def refusal(self, at: At[Studying], action: Research) -> Reason | None:
        return _capped(at.player, action.track)

    def do(self, at: At[Studying], action: Research, log: Applied) -> None:
        at.state.stack.pop()
        track: Track = action.track  # pyright: ignore[reportAssignmentType]
        study(at.tables, at.state, at.player, track, log)


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
    return {"titanium": building_price(at.tables, at.state), "energy": 1}


class BuildModule(Step[Here, Build]):
    """Extra action: an advanced module for titanium and 1 energy (R44, R72)."""

    free = True

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
        why = base.extra_refusal(at, "laboratory")
        if why is not None:
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
        build(at.tables, state, p, module, paid, log)
