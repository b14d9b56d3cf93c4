"""What goods, places, people and rewards are in messages."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from games.core.actions import tag
from games.core.messages import called
from games.core.outcome import Actor
from games.core.speech import Argument, Items, Message, Name
from games.luna_maris.content import Index
from games.luna_maris.effects import RESOURCES, Carbon, DropWaste, Effect, Gain, TakeWaste

GOODS = (*RESOURCES, "waste")
"""The goods that are counted, in the usual order."""
Amounts = Mapping[Any, int]
THE_AI = Message("the-ai")
"""The AI with its article, which its name on the score sheet does not have."""


def goods(amounts: Amounts) -> Items:
    """Return amounts of goods, of waste too, in their usual order."""
    return Items(Message(f"good-{good}", n=n) for good in GOODS if (n := amounts.get(good, 0)))


def few(amounts: Amounts) -> Items:
    """Return amounts of goods in the few words that labels have room for."""
    return Items(Message(f"few-{good}", n=n) for good in GOODS if (n := amounts.get(good, 0)))


def points(vp: int) -> Message:
    """Return victory points."""
    return Message("vp", n=vp)


def place(module: str) -> Message:
    """Return a module for sentences, with its article."""
    return Message(f"place-{module}", name=Name(module))


def somebody(who: Actor, players: Sequence[str]) -> Argument:
    """Return a side's name, also where names are not known: in drafts of a turn."""
    if isinstance(who, int) and who >= len(players):
        return Message("seat")
    return called(who, players)


def in_sentence(who: Actor, players: Sequence[str]) -> Argument:
    """Return a side's name in a sentence, the AI with its article."""
    return somebody(who, players) if isinstance(who, int) else THE_AI


def crop(t: Index, card: str) -> Message | Name:
    """Return a food card by its crop, or "a card" if it is hidden."""
    return Name(t.food[card].crop) if card in t.food else Message("unseen")


def crops(t: Index, food: Iterable[str]) -> Items:
    """Return food cards by their crops."""
    return Items(crop(t, card) for card in food)


def effect(what: Effect) -> Message:
    """Return what an effect does, as an imperative."""
    match what:
        case Gain(amounts, vp):
            return gain(amounts, vp)
        case TakeWaste(n) | DropWaste(n) | Carbon(n):
            return Message(f"effect-{tag(what)}", n=n)
        case _:
            return Message(f"effect-{tag(what)}")


def gain(amounts: Amounts, vp: int) -> Message:
    """Return the gain of goods and points, as an imperative."""
    return Message("effect-gain", goods=gains(amounts, vp))


def gains(amounts: Amounts, vp: int) -> Items:
    """Return goods and points as one list."""
    return Items([*goods(amounts).items, *([points(vp)] if vp else [])])


def effects(found: Iterable[Effect]) -> Items:
    """Return what several effects do, in their order."""
    return Items(map(effect, found))
