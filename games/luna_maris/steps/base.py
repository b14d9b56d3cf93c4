"""What the decisions of a turn share: where the astronaut is, activating a module."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable
from typing import ClassVar, Generic, TypeVar

from games.core.actions import Action
from games.core.errors import Reason, reason
from games.core.events import Applied
from games.core.steps import Step
from games.luna_maris import events as ev
from games.luna_maris.content.types import Module
from games.luna_maris.rules.board import keeper
from games.luna_maris.rules.tracks import score
from games.luna_maris.state import Activation, Decision, Player

ASLEEP = reason("asleep")
ACTIVATED = reason("activated_already")
NO_ENERGY = reason("no_energy")

A = TypeVar("A", bound=Action)
Here = Decision[Activation]


def here(frame: Activation) -> Module | None:
    """Return the module of the step in hand, or None before the first."""
    return frame.steps[-1] if frame.steps else None


def reason_without_step(frame: Activation, module: Module) -> Reason | None:
    """Return why nothing can be done in a module: the astronaut did not go there, or sleeps."""
    if not frame.steps or frame.steps[-1] != module:
        return reason("not_here", module=module)
    return ASLEEP if frame.asleep else None


def unpowered(at: Here, module: Module) -> Reason | None:
    """Return why a module cannot be activated: nobody keeps it active and no energy is left."""
    if at.player.energy or module == "power" or keeper(at.state, module) is not None:
        return None
    return NO_ENERGY


def activate(at: Here, module: Module, log: Applied) -> None:
    """Activate the module: for energy, or by whose astronaut is there, who gains 1 VP (4.4)."""
    at.frame.active = True
    p = at.player
    if module == "power":
        return
    owner, energy, vp = keeper(at.state, module), 0, 0
    if owner is None:
        energy = 1
        p.energy -= energy
        p.active = True
    elif isinstance(owner, int) and owner != p.seat:
        vp = score(at.state.players[owner], "visits", 1)
    log.events.append(ev.Activated(seat=p.seat, module=module, energy=energy, owner=owner, vp=vp))


class Main(Step[Here, A], Generic[A]):
    """A main action: possible once in a step, in its module, which it activates (R48)."""

    frames = (Activation,)
    module: ClassVar[Module]

    def __init_subclass__(cls, module: Module | None = None) -> None:
        super().__init_subclass__()
        if module is not None:
            cls.module = module

    def offers(self, at: Here) -> Iterable[A]:
        frame = at.frame
        if not frame.steps or frame.steps[-1] != self.module or frame.active:
            return ()
        return self.options(at)

    def options(self, at: Here) -> Iterable[A]:
        """Return the actions to ask about while the astronaut is in the module.

        By default, the actions without fields.
        """
        return super().offers(at)

    def refusal(self, at: Here, action: A) -> Reason | None:
        why = reason_without_step(at.frame, self.module)
        if why is None and at.frame.active:
            why = ACTIVATED
        return why or unpowered(at, self.module) or self.missing(at, action)

    def missing(self, at: Here, action: A) -> Reason | None:
        """Return the first missing precondition apart from the activation."""
        return None

    def do(self, at: Here, action: A, log: Applied) -> None:
        if not at.frame.active:
            activate(at, self.module, log)
        self.carry_out(at, action, log)

    @abstractmethod
    def carry_out(self, at: Here, action: A, log: Applied) -> None:
        """Do what the module does, when it is active."""


def equipped(p: Player, equipment: str) -> Reason | None:
    """Return why a player cannot use an equipment (4.11)."""
    if p.equipment != equipment:
        return reason("no_equipment", equipment=equipment)
    return None if p.equipped else reason("equipment_used", equipment=equipment)


def turn_down(p: Player, log: Applied) -> None:
    """Turn the equipment face down until the Cleanup."""
    p.equipped = False
    log.events.append(ev.EquipmentUsed(seat=p.seat, equipment=p.equipment))


def extra_refusal(at: Here, module: Module) -> Reason | None:
    """Return why the extra action of a module is not possible now (4.5, R6, R58)."""
    frame = at.frame
    if frame.asleep:
        return ASLEEP
    if module != frame.origin and module not in frame.steps:
        return reason("extra_place", module=module)
    shown = at.tables.scientists[frame.scientist].modules
    if at.state.options["extras"] == "specialty" and module not in shown:
        return reason("extra_specialty", module=module, scientist=frame.scientist)
    done = module in frame.extras
    if done or len(frame.extras) >= max(1, len(frame.steps)):
        return reason("extra_done", module=module if done else frame.extras[-1])
    return None


def note_extra(frame: Activation, module: Module) -> None:
    """Keep that the extra action of a module was done."""
    frame.extras = [*frame.extras, module]
    frame.extra = frame.extra or here(frame) == module
