"""The print on cards, tiles and boards, as messages made of the component data."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from games.core.speech import Items, Message, Name
from games.core.text import Language
from games.luna_maris.content import Index, components
from games.luna_maris.content import types as ty
from games.luna_maris.words.speakers import SPEAKERS
from games.luna_maris.words.terms import effects, gain, goods, points


def scientist(card: ty.Scientist) -> Message:
    """Return the full text of a scientist."""
    return Message("card-scientist", level=card.level, modules=Items(map(Name, card.modules)))


def order(tile: ty.Order) -> Message:
    """Return the full text of an order: what it needs, its points and bonus."""
    return Message(
        "card-order", needs=goods({**tile.needs}), vp=points(tile.vp), bonus=effects(tile.bonus)
    )


def food(card: ty.Food) -> Message:
    """Return the value and the bonus of a food card."""
    return Message("card-food", value=card.value, bonus=card.bonus or "none")


def procedure(run: ty.Procedure) -> Message:
    """Return what a procedure takes and what it brings, as a sentence."""
    paid = [_cost(run, good, n) for good, n in run.cost.items()]
    return Message("card-procedure", cost=Items(paid), does=Items(_brings(run, run.vp)))


def _cost(run: ty.Procedure, good: str, n: int) -> Message:
    cost = Message(f"good-{good}", n=n)
    return Message("effect-residue", cost=cost) if run.residue and good == "iron" else cost


def named(run: ty.Procedure) -> Message:
    """Return a procedure with its name."""
    return Message("card-named", name=Name(run.id), text=procedure(run))


def runs(t: Index, module: ty.Module) -> Iterator[ty.Procedure]:
    """Yield a module's own procedures."""
    return (run for run in t.by_module[module] if not run.equipment and not run.improved)


def equipment(t: Index, tile: ty.Equipment) -> Message:
    """Return the full text of an equipment tile."""
    instead = [procedure(run) for run in t.procedures.values() if run.equipment == tile.id]
    way = "instead" if instead else "besides"
    does = Items([*instead, *_brings(tile, 0)])
    return Message("card-equipment", module=Name(tile.module), way=way, does=does)


def _brings(what: ty.Procedure | ty.Equipment, vp: int) -> Iterator[Message]:
    """Yield what using something brings, field by field."""
    for field in ("discount", "gain", "per_order", "food", "draw", "charge", "oxygen", "waste"):
        if field == "gain":
            yield from [gain(what.gain, vp)] if what.gain or vp else []
        elif n := int(getattr(what, field, 0)):
            yield Message(f"effect-{field}", n=n)


def improvement(t: Index, tile: ty.Improvement) -> Message:
    """Return what an advanced module does once it is built, its procedures first."""
    runs = (run for run in t.by_module[tile.id] if run.improved)
    does = [Message("improved-procedure", run=procedure(run)) for run in runs]
    where = "whole" if tile.id == "power" else "recycling"
    for field in ("energy", "clean", "per_titanium", "repeat", "price", "dismissal", "survey"):
        if n := int(getattr(tile, field)):
            does.append(Message(f"improved-{field}", n=n, where=where))
    return Message("card-improvement", does=Items(does))


def bonus(space: ty.Bonus) -> Message:
    """Return what a research bonus brings."""
    return Message("card-bonus", does=effects(space.effects))


def ai_card(card: ty.AiCard) -> Message:
    """Return what a card of the AI's deck makes it do."""
    return Message(
        "card-ai",
        actions=Items(map(Name, card.actions)),
        track=Name(card.research),
        scrub=card.scrub,
    )


def listed(content: str, lang: Language) -> list[dict[str, Any]]:
    """Return every card: id, name, kind, text, and the fields that the game knows of it."""
    t, speaker = components(content), SPEAKERS(lang, content)
    box = t.components
    found: list[tuple[Any, str, Message]] = [
        *((each, "scientist", scientist(each)) for each in box.scientists),
        *((each, "order", order(each)) for each in box.orders),
        *((each, "food", food(each)) for each in box.food),
        *((each, "equipment", equipment(t, each)) for each in box.equipment),
        *((each, "improvement", improvement(t, each)) for each in box.improvements),
        *((each, "bonus", bonus(each)) for each in box.bonuses),
        *((each, "ai_card", ai_card(each)) for each in box.ai_cards),
    ]
    entries: list[dict[str, Any]] = []
    for card, kind, text in found:
        name = speaker.name(card.crop if kind == "food" else card.id)
        # An advanced module has the id of the module that it covers.
        key = f"advanced:{card.id}" if kind == "improvement" else card.id
        if kind == "improvement":
            name = speaker.text("card-advanced", module=Name(card.id))
        own = {"id": key, "name": name, "kind": kind, "text": speaker.say(text)}
        # An order's own `kind`: the marks on its back.
        fields = msgspec.to_builtins(card)
        if kind == "order":
            fields["stack"] = fields["kind"]
        entries.append({**fields, **own})
    return entries
