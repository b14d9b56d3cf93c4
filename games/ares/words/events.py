"""The log and the refusals: an event, or a reason, is the message of its key with its fields."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, get_args

from games.ares import events as ev
from games.ares.content import NAMES, OCEANS, OXYGEN_STEPS, TEMPERATURE_STEPS, degrees
from games.ares.effects import Cube
from games.ares.words import terms
from games.core.errors import Reason
from games.core.events import Event
from games.core.messages import NOTHING, Said, event_message, reason_message, yes
from games.core.speech import Argument, Items, Message, Name, Speaker

Names = Sequence[str]
_ENDS = {"temperature": degrees(TEMPERATURE_STEPS), "oxygen": OXYGEN_STEPS, "oceans": OCEANS}


_FIELDS: Said = {
    "card": terms.some,
    "corporation": Name,
    "project": terms.standard,
}


def message(speaker: Speaker, t: object, event: Event, names: Names) -> Message | None:
    """Return what an event says, or `None` where it needs no words."""
    match event:
        case ev.PhaseClosed() | ev.CardsSeen(cards=()) | ev.CardsGone(cards=()):
            return None
        case _:
            pass
    besides = _besides(event, names)
    return event_message(event, names, _FIELDS, besides, seats=("partner", "reopened"))


def _besides(event: Event, names: Names) -> dict[str, Argument]:
    """Return the arguments of an event in addition to its fields."""
    match event:
        case ev.PhasesRevealed(picks=picks, dummy=dummy):
            return {"picks": Items(_picked(picks, dummy, names))}
        case ev.PhaseOpened(number=number):
            return {"phase": terms.phase(number)}
        case ev.CardPlayed(sold=sold, microbe=microbe):
            return {
                "paid": _paid(event),
                "sold": Items([terms.cards(sold)] if sold else []),
                "microbe": Items([terms.cubes("microbe", microbe)] if microbe else []),
            }
        case ev.ActionUsed() | ev.StandardUsed() | ev.InitiativeUsed():
            return {"paid": _paid(event)}
        case ev.Gained(what=what, n=n):
            return {"what": terms.stock(what, n)}
        case ev.CubesAdded(cube=cube, n=n) | ev.CubesRemoved(cube=cube, n=n):
            return {"cube": terms.cubes(cube, n)}
        case ev.CubesLost(cube=cube, n=n):
            return {"cube": Items([terms.cubes(cube, n)]) if cube else NOTHING}
        case ev.CardsSeen(cards=keys) | ev.CardsGone(cards=keys):
            return {"cards": Items(map(Name, keys))}
        case ev.Shown(cards=shown, taken=taken):
            return {"cards": terms.named(shown), "taken": terms.named(taken)}
        case ev.Produced(mc=mc, heat=heat, plant=plant):  # drawn cards have their own event
            goods = terms.stocks(heat=heat, plant=plant)
            return {"goods": Items([terms.stock("mc", mc), *goods.items])}
        case ev.ScaleRaised(scale=scale, value=value):
            return {"value": terms.reading(scale, value), "end": yes(value == _ENDS[scale])}
        case ev.Bumped(scale=scale, value=value):
            return {"value": terms.reading(scale, value)}
        case ev.MarsMoved():
            return {"moves": Items(_moves(event))}
        case _:
            return {}


def _picked(picks: Sequence[int], dummy: int, names: Names) -> Iterable[Message]:
    for seat, number in enumerate(picks):
        yield Message("revealed", seat=names[seat], phase=terms.phase(number))
    if dummy:
        yield Message("revealed-dummy", phase=terms.phase(dummy))


def _paid(event: ev.CardPlayed | ev.ActionUsed | ev.StandardUsed | ev.InitiativeUsed) -> Items:
    plant = 0 if isinstance(event, ev.InitiativeUsed) else event.plant
    tr = event.tr if isinstance(event, ev.ActionUsed) else 0
    return terms.stocks(mc=event.mc, heat=event.heat, plant=plant, tr=tr)


def _moves(event: ev.MarsMoved) -> Iterable[Message]:
    """Yield the parameters after a phase, each with its value before.

    `place` is 0 for the first of them, which can carry the verb.
    """
    moves = {"temperature": event.temperature, "oxygen": event.oxygen, "oceans": event.oceans}
    moved = [(key, *move) for key, move in moves.items() if move[0] != move[1]]
    for place, (key, before, now) in enumerate(moved):
        end = yes(now == _ENDS[key])
        yield Message(f"moved-{key}", before=before, now=now, end=end, place=place)


_FACTS: Said = {
    "card": lambda key: terms.some(key if key in NAMES else ""),  # it may be anything that is sent
    "tag": terms.tag,
    "zones": lambda keys: Items(map(terms.zone, keys.split())),
}


def reason(t: object, found: Reason) -> Message:
    """Return why something is refused: the message of its key, its facts are the arguments."""
    facts: dict[str, Any] = dict(found.facts)
    given: dict[str, Argument] = {}
    if facts.get("phase"):
        given["named"] = terms.phase(facts["phase"])
    match found.key:
        case "already_done" if facts:
            found = Reason("phase_done", found.facts)
        case "oceans_least" | "oceans_most":
            given["oceans"] = OCEANS
        case "cannot_pay":
            amount = terms.cubes if facts["good"] in get_args(Cube) else terms.stock
            given["price"] = amount(facts["good"], facts["need"])
            given["sell"] = Items([terms.cards(facts["sell"])] if "sell" in facts else [])
        case _:
            pass
    return reason_message(found, _FACTS, given)
