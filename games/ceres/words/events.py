"""The log and the refusals: an event, or a reason, is the message of its key with its fields."""

from __future__ import annotations

from collections.abc import Sequence

from games.ceres import events as ev
from games.ceres.content import Index
from games.ceres.content.types import GOODS, KINDS, Goods
from games.ceres.rules.tables import OPTIONS
from games.ceres.words import terms
from games.core.errors import Reason
from games.core.events import Event
from games.core.messages import NOTHING, Said, event_message, reason_message
from games.core.speech import Argument, Items, Message, Name, Speaker

Names = Sequence[str]
_FIELDS: Said = {
    **dict.fromkeys(("paid", "gained", "lost"), terms.sorted_goods),
    **dict.fromkeys(("cards", "facilities", "projects"), terms.cards),
    **dict.fromkeys(("asteroid", "card", "destination", "docked", "favor"), Name),
    **dict.fromkeys(("outstation", "project", "ship"), Name),
    "field": terms.field,
    "location": terms.location,
    "source": lambda key: Items([Name(key)] if key and key not in GOODS else []),
    "workers": terms.workers,
}


def message(speaker: Speaker, t: Index, event: Event, names: Names) -> Message | None:
    """Return what an event says, or `None` where it needs no words."""
    tag = str(event.__struct_config__.tag)
    match event:
        case ev.TurnEnded():
            return None
        case ev.PartUsed(paid=paid, gained=gained, lost=lost) if not (gained or lost):
            if not paid:
                return None  # the action of the part has its own line
            tag = "part_paid"
        case _:
            pass
    return event_message(
        event, names, _FIELDS, _besides(t, event), seats=("order", "winners"), tag=tag
    )


def _besides(t: Index, event: Event) -> dict[str, Argument]:
    """Return the arguments of an event in addition to its fields."""
    match event:
        case ev.LeaderPlaced(location=place, option=key):
            return {"option": terms.option(place, key), "place": terms.place(place)}
        case ev.OptionChosen(location=place, option=key):
            return {"option": terms.option(place, key)}
        case ev.HeadquartersUsed(reserved=slot) | ev.Passed(slot=slot):
            return {"place": slot + 1}
        case ev.WorkerPlaced(kind=kind):
            return {"worker": Message(f"worker-{kind}", n=1)}
        case ev.Traded(gained=gained, lost=lost, vp=vp):
            return {"got": _gain(gained, lost, vp)}
        case ev.FacilityBuilt(onto=onto):
            return {"onto": NOTHING if onto == "new" else Items([Name(onto)])}
        case ev.Reassigned(origin=origin):
            return {"origin": Name(origin)}
        case ev.Manufactured(alloys=alloys, probes=probes):
            return {"products": terms.goods({"alloy": alloys, "probe": probes})}
        case ev.RowRefilled(cards=keys):
            return {"offers": Items(_facility(t, key) for key in keys)}
        case ev.RowsRenewed(facilities=facilities, projects=projects):
            return {
                "offers": Items(_facility(t, key) for key in facilities),
                "wanted": Items(_project(t, key) for key in projects),
            }
        case ev.RoundEnded(round=number):
            return {"next": number + 1}
        case ev.GameEnded(tie_breaks=breaks):
            return {"broken": breaks[-1] if breaks else "none"}
        case _:
            return {}


def _gain(gained: Goods, lost: Goods, vp: int) -> Items:
    """Return what a trade brings, with the goods that there is no room for."""
    total: Goods = {good: gained.get(good, 0) + lost.get(good, 0) for good in GOODS}
    return Items([*terms.goods(total).items, *([terms.points(vp)] if vp else [])])


def _facility(t: Index, key: str) -> Message:
    """Return a Facility with its price and what it brings."""
    card = t.facilities[key]
    production = Message("story-production", goods=terms.sorted_goods({**card.production}))
    brings = Items([terms.points(card.vp), *([production] if card.production else [])])
    return Message(
        "story-facility", name=Name(key), cost=terms.sorted_goods({**card.cost}), brings=brings
    )


def _project(t: Index, key: str) -> Message:
    """Return a Settlement Project with its price and points."""
    card = t.projects[key]
    return Message(
        "story-project", name=Name(key), cost=terms.sorted_goods({**card.cost}), n=card.vp
    )


_FACTS: Said = {
    **dict.fromkeys(("asteroid", "card", "favor", "outstation", "project"), Name),
    "field": terms.field,
    "frame": lambda tag: Message(f"frame-{tag}"),
    "have": lambda n: max(n, 0),
}


def reason(t: object, found: Reason) -> Message:
    """Return why something is refused: the message of its key, its facts are the arguments."""
    facts = dict(found.facts)
    given: dict[str, Argument] = {}
    if "good" in facts:
        good = facts["good"]
        known = good in GOODS
        given["good"] = Items([Message(f"good-{good}", n=1)]) if known else NOTHING
        if known and "need" in facts:
            given["price"] = Message(f"good-{good}", n=int(facts["need"]))
    if "location" in facts:
        place, key = str(facts["location"]), str(facts.get("option"))
        given["location"] = terms.location(place)
        if any(place == where and key in keys for where, keys in OPTIONS.items()):
            given["option"] = terms.option(place, key)
    if facts.get("kind") in KINDS:
        given["worker"] = Message(f"worker-{facts['kind']}", n=1)
        given["kind"] = Message(f"type-{facts['kind']}")
    return reason_message(found, _FACTS, given)
