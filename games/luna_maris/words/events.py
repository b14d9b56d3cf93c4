"""Log lines and reasons of refusals.

An event is the message of its tag, its fields are the arguments; a reason is that of its key, with
its facts.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.core.errors import Reason
from games.core.events import Event
from games.core.messages import NOTHING, Said, event_message, names, reason_message, yes
from games.core.outcome import Actor
from games.core.speech import Argument, Items, Message, Name, Speaker
from games.luna_maris import events as ev
from games.luna_maris.content import Index
from games.luna_maris.state import AI
from games.luna_maris.words.terms import (
    GOODS,
    THE_AI,
    crop,
    crops,
    effects,
    gains,
    goods,
    in_sentence,
    place,
    points,
)

_FACTS: Said = {
    **dict.fromkeys(("bonus", "equipment", "order", "scientist", "track", "zone"), Name),
    "module": place,
    "frame": lambda tag: Message(f"frame-{tag}"),
    "have": lambda n: max(n, 0),
}


def message(speaker: Speaker, t: Index, event: Event, players: Sequence[str]) -> Message | None:
    """Return what an event says, or `None` where it needs no words."""
    match event:
        case ev.Produced(wasted=0, gained=gained, lost=lost) if not gained and not lost:
            return None
        case ev.Rested(scientist=None, steps=0):
            return None
        case _:
            pass
    besides = _besides(t, event, players)
    module = getattr(event, "module", None)
    if module is not None:
        besides["name"] = Name(module)
    if getattr(event, "seat", None) == AI:
        besides["seat"] = THE_AI
    return event_message(event, players, _fields(t), besides, tag=_tag(event))


def _tag(event: Event) -> str:
    """Return whose message an event is, where its kind has several."""
    match event:
        case ev.Revealed(what=what):
            return f"revealed-{what}"
        case ev.Scored(source=source):
            return f"scored-{source}"
        case ev.MarkerMoved(marker=marker):
            return f"moved-{marker}"
        case ev.WasteMoved(n=n):
            return "waste_dropped" if n < 0 else "waste_taken"
        case ev.Researched(vp=vp) if vp:
            return "track_capped"
        case ev.FoodTaken(discarded=True):
            return "food_salvaged"
        case ev.Rested(scientist=None):
            return "slept"
        case ev.Made(seat=seat):
            return "ai_made" if seat == AI else "mined"
        case _:
            return ""


def _fields(t: Index) -> Said:
    return {
        **dict.fromkeys(("paid", "gained"), goods),
        # Of waste, which is lost too, there is a number.
        "lost": lambda found: found if isinstance(found, int) else goods(found),
        **dict.fromkeys(("bonus", "card", "equipment", "order", "scientist", "zone"), Name),
        **dict.fromkeys(("procedure", "track"), Name),
        "module": place,
        "origin": place,
        "scientists": _names,
        "cards": _names,
        "food": lambda found: crops(t, (found,) if isinstance(found, str) else found),
    }


def _names(keys: object) -> Argument:
    """Return scientists by their names; how many there are is a number."""
    return keys if isinstance(keys, int) else names(keys)  # type: ignore[arg-type]


def _besides(t: Index, event: Event, players: Sequence[str]) -> dict[str, Argument]:
    """Return the arguments of an event in addition to its fields."""
    match event:
        case ev.Moved(origin=origin, module=module):
            return {"stays": yes(origin == module)}
        case ev.Activated(owner=owner, seat=seat):
            return _owner(owner, seat, players)
        case ev.Ran() | ev.Made():
            return _trade(t, event)
        case ev.Gained(gained=gained, vp=vp):
            return {"brings": gains(gained, vp)}
        case ev.Revealed(what=what, cards=cards):
            return _cards_revealed(t, what, cards)
        case ev.MarkerMoved(steps=steps):
            return {"down": yes(steps > 0), "n": abs(steps)}
        case ev.Rested(scientist=None):
            return {"scientist": NOTHING}
        case ev.WasteMoved(n=n):
            return {"n": abs(n)}
        case ev.WorkEnded():
            return {"alone": yes(len(players) == 1)}
        case ev.BonusTaken(bonus=bonus):
            return {"does": effects(t.bonuses[bonus].effects)}
        case ev.Scored(groups=groups):
            return {"groups": Items(size for size in groups if size > 1)}
        case ev.DepotUsed(resource=resource):
            return {"what": goods({resource: 1})}
        case ev.FinalScored(points=points_):
            parts = ((Message(f"category-{key}"), n) for key, n in points_.items() if n)
            return {"parts": Items(Message("scored", what=what, n=n) for what, n in parts)}
        case ev.ProbeInstalled(seat=seat):
            return {"stress": yes(seat != AI)}
        case ev.GameEnded(winners=winners, tie_breaks=breaks):
            return _victory(winners, breaks, players)
        case _:
            return {}


def _owner(owner: Actor | None, seat: Actor, players: Sequence[str]) -> dict[str, Argument]:
    """Return whose astronaut or disc keeps a module active: its own, another side's or none."""
    if owner is None:
        return {"by": "none", "owner": NOTHING}
    return {"by": "own" if owner == seat else "other", "owner": in_sentence(owner, players)}


def _cards_revealed(t: Index, what: str, cards: Sequence[str]) -> dict[str, Argument]:
    """Return what the cards that are revealed offer, by the place that they are revealed for."""
    match what:
        case "start":
            shown = dict.fromkeys(each for key in cards for each in t.scientists[key].modules)
            return {"modules": Items(map(Name, shown))}
        case "hiring":
            shown = ((key, names(t.scientists[key].modules)) for key in cards)
            hired = (Message("story-hire", name=Name(key), modules=found) for key, found in shown)
            return {"offers": Items(hired)}
        case "order":
            return {"offers": Items(_order(t, key) for key in cards)}
        case "seedbeds":
            return {"cards": crops(t, cards)}
        case _:
            return {}


def _victory(
    winners: Sequence[Actor], breaks: Sequence[str], players: Sequence[str]
) -> dict[str, Argument]:
    """Return who has won, and the tie-break that decided it."""
    named = Items(in_sentence(each, players) for each in winners)
    # Winners who share the victory were level in everything.
    broken = breaks[-1] if breaks and len(winners) == 1 else "none"
    return {"winners": named, "broken": broken}


def _order(t: Index, key: str) -> Message:
    """Return an order with what it needs and what it brings."""
    tile = t.orders[key]
    brings = Items([points(tile.vp), *effects(tile.bonus).items])
    return Message("story-order", name=Name(key), needs=goods({**tile.needs}), brings=brings)


def _trade(t: Index, of: ev.Ran | ev.Made) -> dict[str, Argument]:
    """Return the goods paid and gained, with food, O2 and waste.

    What a player mines is said apart from the points that it brings.
    """
    pays, taken = ({"waste": max(n, 0)} for n in (-of.waste, of.waste))
    brings: list[Argument] = []
    if isinstance(of, ev.Ran):
        food = t.procedures[of.procedure].food if of.harvest is None else of.harvest
        if food:
            brings.append(Message("food-cards", n=food))
        brings += gains(of.gained, of.vp).items
        if of.oxygen:
            brings.append(Message("breath", n=of.oxygen))
    else:
        brings += gains(of.gained, of.vp if of.seat == AI else 0).items
    brings += goods(taken).items
    return {"pays": goods({**of.paid, **pays}), "brings": Items(brings)}


def reason(t: Index, found: Reason) -> Message:
    """Return what a reason says."""
    facts = dict(found.facts)
    given: dict[str, Argument] = {}
    for key in ("good", "resource"):
        if facts.get(key) in GOODS:
            good = facts[key]
            given[key] = Message(f"name-{good}")
            given["price"] = Message(f"good-{good}", n=int(facts.get("need", 1)))
    if "food" in facts:
        given["food"] = crop(t, str(facts["food"]))
    return reason_message(found, _FACTS, given)
