"""The print on cards, tiles and boards, as messages made of the component data."""

from __future__ import annotations

from collections.abc import Iterator

from games.core.speech import Items, Message, Name
from games.luna_maris.content import Index
from games.luna_maris.content.types import (
    AiCard,
    Bonus,
    Equipment,
    Food,
    Improvement,
    Module,
    Order,
    Procedure,
    Scientist,
)
from games.luna_maris.words.terms import effects, gain, goods, points


def scientist(card: Scientist) -> Message:
    """Return the full text of a scientist."""
    return Message("card-scientist", level=card.level, modules=Items(map(Name, card.modules)))


def order(tile: Order) -> Message:
    """Return the full text of an order: what it needs, its points and bonus."""
    return Message(
        "card-order",
        needs=goods({**tile.needs}),
        vp=points(tile.vp),
        bonus=effects(tile.bonus),
    )


def food(card: Food) -> Message:
    """Return the value and the bonus of a food card."""
    return Message("card-food", value=card.value, bonus=card.bonus or "none")


def procedure(run: Procedure) -> Message:
    """Return what a procedure takes and what it brings, as a sentence."""
    paid = [_cost(run, good, n) for good, n in run.cost.items()]
    return Message("card-procedure", cost=Items(paid), does=Items(_brings(run, run.vp)))


def _cost(run: Procedure, good: str, n: int) -> Message:
    cost = Message(f"good-{good}", n=n)
    return Message("effect-residue", cost=cost) if run.residue and good == "iron" else cost


def named(run: Procedure) -> Message:
    """Return a procedure with its name."""
    return Message("card-named", name=Name(run.id), text=procedure(run))


def runs(t: Index, module: Module) -> Iterator[Procedure]:
    """Yield a module's own procedures."""
    return (run for run in t.by_module[module] if not run.equipment and not run.improved)


def equipment(t: Index, tile: Equipment) -> Message:
    """Return the full text of an equipment tile."""
    instead = [procedure(run) for run in t.procedures.values() if run.equipment == tile.id]
    way = "instead" if instead else "besides"
    does = Items([*instead, *_brings(tile, 0)])
    return Message("card-equipment", module=Name(tile.module), way=way, does=does)


def _brings(what: Procedure | Equipment, vp: int) -> Iterator[Message]:
    """Yield what using something brings, field by field."""
    for field in ("discount", "gain", "per_order", "food", "draw", "charge", "oxygen", "waste"):
        if field == "gain":
            yield from [gain(what.gain, vp)] if what.gain or vp else []
        elif n := int(getattr(what, field, 0)):
            yield Message(f"effect-{field}", n=n)


def improvement(t: Index, tile: Improvement) -> Message:
    """Return what an advanced module does once it is built, its procedures first."""
    runs = (run for run in t.by_module[tile.id] if run.improved)
    does = [Message("improved-procedure", run=procedure(run)) for run in runs]
    where = "whole" if tile.id == "power" else "recycling"
    for field in ("energy", "clean", "per_titanium", "repeat", "price", "dismissal", "survey"):
        if n := int(getattr(tile, field)):
            does.append(Message(f"improved-{field}", n=n, where=where))
    return Message("card-improvement", does=Items(does))


def bonus(space: Bonus) -> Message:
    """Return what a research bonus brings."""
    return Message("card-bonus", does=effects(space.effects))


def ai_card(card: AiCard) -> Message:
    """Return what a card of the AI's deck makes it do."""
    return Message(
        "card-ai",
        actions=Items(map(Name, card.actions)),
        track=Name(card.research),
        scrub=card.scrub,
    )
