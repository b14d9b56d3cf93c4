"""The log of a game in English: one line per event. `events_fr.py` is the twin."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from games.ceres import events as ev
from games.ceres.content import named
from games.ceres.content.types import GOODS, KINDS, Goods
from games.ceres.terms import FIELD, GOOD, LOCATION, WORKER, number
from games.ceres.text_en import goods as phrase
from games.ceres.words_labels import OPTION
from games.core.events import Event
from games.core.text import both

Names = Sequence[str]


def line(event: Event, names: Names) -> str | None:
    """Return the log line of an event, or `None` where it needs no words."""
    return _LINES[type(event)](event, names)


def goods(amounts: Goods) -> str:
    """Return amounts in their usual order, which saved events do not keep."""
    return phrase({good: amounts[good] for good in GOODS if good in amounts})


def name(key: str) -> str:
    """Return the printed name of a card, Outstation, asteroid, ship or Favor."""
    return named(key)["en"]


def _all(keys: Iterable[str]) -> str:
    return both([name(key) for key in keys], "en")


def _source(key: str) -> str:
    """Return what a Headquarters gain comes from; in the draft edition a good says it itself."""
    return "" if key in GOODS else f" from {name(key)}"


def _lost(lost: Goods) -> str:
    return f" (lost above 12: {goods(lost)})" if lost else ""


def _gains(gained: Goods, lost: Goods) -> str:
    return f"gains {goods(gained)}{_lost(lost)}"


def _brings(vp: int, gained: Goods, lost: Goods) -> str:
    return f"{vp} VP" + (f" and {goods(gained)}" if gained else "") + _lost(lost)


def _for(paid: Goods) -> str:
    return f" for {goods(paid)}" if paid else ""


def _leader(e: ev.LeaderPlaced, names: Names) -> str:
    option = OPTION[e.location, e.option].en
    return (
        f"{names[e.seat]} puts a Leader on the {LOCATION[e.location].en}{_for(e.paid)}: {option}."
    )


def _headquarters(e: ev.HeadquartersUsed, names: Names) -> str:
    place = ""
    if e.reserved >= 0:
        place = f" The Leader reserves place {e.reserved + 1} on the order track."
    return (
        f"{names[e.seat]} uses the Headquarters and {_gains(e.gained, e.lost)}"
        f"{_source(e.source)}.{place}"
    )


def _worker(e: ev.WorkerPlaced, names: Names) -> str:
    place = "the docked ship" if e.origin == "ship" else "the Living Quarters"
    return f"{names[e.seat]} puts a {WORKER[e.kind].en} from {place} on {name(e.outstation)}."


def _droid(e: ev.DroidPlaced, names: Names) -> str:
    return f"{names[e.seat]} sends the Mars Droid to {name(e.outstation)}."


def _assistant(e: ev.AssistantUsed, names: Names) -> str:
    return (
        f"{names[e.seat]} sends the Leader Assistant and {_gains(e.gained, e.lost)}"
        f"{_source(e.source)}."
    )


def _option(e: ev.OptionChosen, names: Names) -> str:
    again = " once more" if e.repeat else ""
    option = OPTION[e.location, e.option].en
    return f"{names[e.seat]} uses the {LOCATION[e.location].en}{again}{_for(e.paid)}: {option}."


def _part(e: ev.PartUsed, names: Names) -> str | None:
    if not (e.paid or e.gained or e.lost):
        return None  # the action of the part has its own line
    if not (e.gained or e.lost):
        return f"{names[e.seat]} pays {goods(e.paid)} to use {name(e.outstation)}."
    return f"{names[e.seat]} {_gains(e.gained, e.lost)}{_for(e.paid)} ({name(e.outstation)})."


def _trade(e: ev.Traded, names: Names) -> str:
    total: Goods = {good: e.gained.get(good, 0) + e.lost.get(good, 0) for good in GOODS}
    got = [GOOD[good].counted("en", n) for good, n in total.items() if n]
    if e.vp:
        got.append(f"{e.vp} VP")
    often = f", {e.times} times over" if e.times > 1 else ""
    return (
        f"{names[e.seat]} trades {goods(e.paid)} for {both(got, 'en')} with {name(e.ship)}"
        f"{often}{_lost(e.lost)}."
    )


def _modifier(modifier: int) -> str:
    return {
        1: "; round 1 brings 1 Influence",
        -1: "; round 3 takes 1 Influence",
    }.get(modifier, "")


def _committed(e: ev.ProjectCommitted, names: Names) -> str:
    return f"{names[e.seat]} commits to {name(e.project)}{_for(e.paid)}{_modifier(e.modifier)}."


def _completed(e: ev.ProjectCompleted, names: Names) -> str:
    return (
        f"{names[e.seat]} completes {name(e.project)} for {goods(e.paid)}: {e.vp} VP"
        f"{_modifier(e.modifier)}."
    )


def _cards(count: int) -> str:
    return f"{count} Facility card{'' if count == 1 else 's'}"


def _drawn(e: ev.FacilitiesDrawn, names: Names) -> str:
    return f"{names[e.seat]} draws {_cards(e.count)}{_for(e.paid)}."


def _seen(e: ev.FacilitiesSeen, names: Names) -> str:
    return f"You draw {_all(e.cards)}." if e.cards else "There was no card left to draw."


def _built(e: ev.FacilityBuilt, names: Names) -> str:
    where = "as a new Outstation" if e.onto == "new" else f"below {name(e.onto)}"
    drawn = " (a drawn card)" if e.drawn else ""
    price = f" for {goods(e.paid)}" if e.paid else " for free"
    brings = _brings(e.vp, e.gained, e.lost)
    return f"{names[e.seat]} builds {name(e.card)}{drawn} {where}{price}: {brings}."


def _nothing(e: ev.NothingBuilt, names: Names) -> str:
    return f"{names[e.seat]} cannot build any of the cards and leaves the Construction Yard."


def _discarded(e: ev.FacilitiesDiscarded, names: Names) -> str:
    return f"{names[e.seat]} discards {_all(e.cards)}."


def _refilled(e: ev.RowRefilled, names: Names) -> str:
    return f"New on offer: {_all(e.cards)}."


def _shuffled(e: ev.PileShuffled, names: Names) -> str:
    pile = "Facility" if e.pile == "facilities" else "Settlement Project"
    cards = "discarded card is" if e.count == 1 else "discarded cards are"
    return f"The {pile} pile is empty: {e.count} {cards} shuffled."


def _launched(e: ev.Launched, names: Names) -> str:
    price = f"for {goods(e.paid)}" if e.paid else "without Ice"
    brings = _brings(e.vp, e.gained, e.lost)
    return f"{names[e.seat]} launches a Probe to {name(e.asteroid)} {price}: {brings}."


def _researched(e: ev.Researched, names: Names) -> str:
    token = f", and {e.token} VP for being first" if e.token else ""
    return (
        f"{names[e.seat]} reaches level {e.level} in {FIELD[e.field].en} for {goods(e.paid)}: "
        f"{e.vp} VP{token}."
    )


def _program(e: ev.ProgramApplied, names: Names) -> str:
    source = f", production of {name(e.source)}" if e.source else ""
    return (
        f"{names[e.seat]} {_gains(e.gained, e.lost)} ({FIELD[e.field].en} level {e.level}{source})."
    )


def _favor(e: ev.FavorTaken, names: Names) -> str:
    return f"{names[e.seat]} takes {name(e.favor)}{_for(e.paid)}."


def _grant(e: ev.GrantTaken, names: Names) -> str:
    return f"{names[e.seat]} {_gains(e.gained, e.lost)} by Special Grant ({name(e.outstation)})."


def _reassigned(e: ev.Reassigned, names: Names) -> str:
    return f"{names[e.seat]} moves a Worker from {name(e.origin)} to {name(e.destination)}."


def _manufactured(e: ev.Manufactured, names: Names) -> str:
    products = [GOOD["alloy"].counted("en", e.alloys)] if e.alloys else []
    if e.probes:
        products.append(GOOD["probe"].counted("en", e.probes))
    extra = ", one of them by Manufacturing Efficiency" if e.extra else ""
    return f"{names[e.seat]} manufactures {both(products, 'en')}{_for(e.paid)}{extra}."


def _produced(e: ev.Produced, names: Names) -> str:
    return f"{names[e.seat]} {_gains(e.gained, e.lost)}{_source(e.source)}."


def _passed(e: ev.Passed, names: Names) -> str:
    reserved = "the reserved place" if e.reserved else "place"
    return f"{names[e.seat]} passes and takes {reserved} {e.slot + 1} on the order track."


def _round_ended(e: ev.RoundEnded, names: Names) -> str:
    order = ", ".join(names[seat] for seat in e.order)
    return f"Round {e.round} is over. Order of round {e.round + 1}: {order}."


def _ship(e: ev.ShipLeft, names: Names) -> str:
    leaving = [WORKER[kind].counted("en", e.workers[kind]) for kind in KINDS if e.workers.get(kind)]
    crew = f" with {both(leaving, 'en')}" if leaving else ""
    return f"{name(e.ship)} leaves{crew}; {name(e.docked)} docks."


def _renewed(e: ev.RowsRenewed, names: Names) -> str:
    return f"New Facilities: {_all(e.facilities)}. New Settlement Projects: {_all(e.projects)}."


def _round(e: ev.RoundStarted, names: Names) -> str:
    return f"Round {e.round} begins; the rings of the belt turn."


def _production(e: ev.ProductionGained, names: Names) -> str:
    return f"Production: {names[e.seat]} {_gains(e.gained, e.lost)}."


def _scored(e: ev.FinalScored, names: Names) -> str:
    lost = ""
    if e.unfinished:
        lost = f", {number(e.unfinished)} VP for {_all(e.projects)} left unfinished"
    return (
        f"{names[e.seat]}: {e.influence} VP for Influence, {e.credits} VP for Credits{lost}; "
        f"{number(e.total)} VP in all."
    )


_BROKEN = {
    "resources": "by more Resources",
    "passed_first": "by having passed first in round 3",
}


def _ended(e: ev.GameEnded, names: Names) -> str:
    winners = both([names[seat] for seat in e.winners], "en")
    how = f" {_BROKEN[e.tie_breaks[-1]]}" if e.tie_breaks else ""
    return f"The game is over: {winners} {'wins' if len(e.winners) == 1 else 'win'}{how}."


def _silent(e: Event, names: Names) -> None:
    return None


_LINES: dict[type[Event], Callable[[Any, Names], str | None]] = {
    ev.LeaderPlaced: _leader,
    ev.HeadquartersUsed: _headquarters,
    ev.WorkerPlaced: _worker,
    ev.DroidPlaced: _droid,
    ev.AssistantUsed: _assistant,
    ev.OptionChosen: _option,
    ev.PartUsed: _part,
    ev.Traded: _trade,
    ev.ProjectCommitted: _committed,
    ev.ProjectCompleted: _completed,
    ev.FacilitiesDrawn: _drawn,
    ev.FacilitiesSeen: _seen,
    ev.FacilityBuilt: _built,
    ev.NothingBuilt: _nothing,
    ev.FacilitiesDiscarded: _discarded,
    ev.RowRefilled: _refilled,
    ev.PileShuffled: _shuffled,
    ev.Launched: _launched,
    ev.Researched: _researched,
    ev.ProgramApplied: _program,
    ev.FavorTaken: _favor,
    ev.GrantTaken: _grant,
    ev.Reassigned: _reassigned,
    ev.Manufactured: _manufactured,
    ev.Produced: _produced,
    ev.Passed: _passed,
    ev.TurnEnded: _silent,
    ev.RoundEnded: _round_ended,
    ev.ShipLeft: _ship,
    ev.RowsRenewed: _renewed,
    ev.RoundStarted: _round,
    ev.ProductionGained: _production,
    ev.FinalScored: _scored,
    ev.GameEnded: _ended,
}
