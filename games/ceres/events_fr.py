"""Le journal d’une partie en français : le jumeau de `events_en.py`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from games.ceres import events as ev
from games.ceres.content import named
from games.ceres.content.types import GOODS, KINDS, Goods
from games.ceres.terms import FIELD, GOOD, LOCATION_FR, WORKER, number
from games.ceres.text_fr import COLON, NS
from games.ceres.text_fr import goods as phrase
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
    return named(key)["fr"]


def quoted(key: str) -> str:
    """Return a printed name in quotation marks, which spares it an article."""
    return f"«{NS}{name(key)}{NS}»"


def _all(keys: Iterable[str]) -> str:
    return both([quoted(key) for key in keys], "fr")


def _source(key: str) -> str:
    return "" if key in GOODS else f" ({name(key)})"


def _lost(lost: Goods) -> str:
    return f" (perte au-delà de 12{COLON} {goods(lost)})" if lost else ""


def _gains(gained: Goods, lost: Goods) -> str:
    if not gained:
        return f"ne reçoit rien{_lost(lost)}"
    return f"reçoit {goods(gained)}{_lost(lost)}"


def _brings(vp: int, gained: Goods, lost: Goods) -> str:
    return f"{vp}{NS}PV" + (f" et {goods(gained)}" if gained else "") + _lost(lost)


def _for(paid: Goods) -> str:
    return f" pour {goods(paid)}" if paid else ""


def _leader(e: ev.LeaderPlaced, names: Names) -> str:
    option = OPTION[e.location, e.option].fr
    place = LOCATION_FR[e.location].at
    return f"{names[e.seat]} place un dirigeant {place}{_for(e.paid)}{COLON} {option}."


def _headquarters(e: ev.HeadquartersUsed, names: Names) -> str:
    place = ""
    if e.reserved >= 0:
        place = f" Le dirigeant réserve la place {e.reserved + 1} sur la piste d’ordre."
    return (
        f"{names[e.seat]} utilise le Siège social et {_gains(e.gained, e.lost)}"
        f"{_source(e.source)}.{place}"
    )


def _worker(e: ev.WorkerPlaced, names: Names) -> str:
    place = "du cargo à quai" if e.origin == "ship" else "des Quartiers"
    return f"{names[e.seat]} place un {WORKER[e.kind].fr} venu {place} sur {quoted(e.outstation)}."


def _droid(e: ev.DroidPlaced, names: Names) -> str:
    return f"{names[e.seat]} envoie le Droïde martien sur {quoted(e.outstation)}."


def _assistant(e: ev.AssistantUsed, names: Names) -> str:
    return (
        f"{names[e.seat]} envoie l’Adjoint de direction et {_gains(e.gained, e.lost)}"
        f"{_source(e.source)}."
    )


def _option(e: ev.OptionChosen, names: Names) -> str:
    again = " une fois de plus" if e.repeat else ""
    place = LOCATION_FR[e.location].the
    return (
        f"{names[e.seat]} active {place}{again}{_for(e.paid)}{COLON} "
        f"{OPTION[e.location, e.option].fr}."
    )


def _part(e: ev.PartUsed, names: Names) -> str | None:
    if not (e.paid or e.gained or e.lost):
        return None  # the action of the part has its own line
    if not (e.gained or e.lost):
        return f"{names[e.seat]} paie {goods(e.paid)} pour utiliser {quoted(e.outstation)}."
    return f"{names[e.seat]} {_gains(e.gained, e.lost)}{_for(e.paid)} ({name(e.outstation)})."


def _trade(e: ev.Traded, names: Names) -> str:
    total: Goods = {good: e.gained.get(good, 0) + e.lost.get(good, 0) for good in GOODS}
    got = [GOOD[good].counted("fr", n) for good, n in total.items() if n]
    if e.vp:
        got.append(f"{e.vp}{NS}PV")
    often = f", {e.times} fois de suite" if e.times > 1 else ""
    return (
        f"{names[e.seat]} échange {goods(e.paid)} contre {both(got, 'fr')} avec "
        f"{quoted(e.ship)}{often}{_lost(e.lost)}."
    )


def _modifier(modifier: int) -> str:
    return {
        1: f"{NS}; la manche 1 rapporte 1 jeton d’influence",
        -1: f"{NS}; la manche 3 coûte 1 jeton d’influence",
    }.get(modifier, "")


def _committed(e: ev.ProjectCommitted, names: Names) -> str:
    return f"{names[e.seat]} réserve {quoted(e.project)}{_for(e.paid)}{_modifier(e.modifier)}."


def _completed(e: ev.ProjectCompleted, names: Names) -> str:
    return (
        f"{names[e.seat]} achève {quoted(e.project)} pour {goods(e.paid)}{COLON} {e.vp}{NS}PV"
        f"{_modifier(e.modifier)}."
    )


def _cards(count: int) -> str:
    return f"{count} carte{'s' if count > 1 else ''} Installation"


def _drawn(e: ev.FacilitiesDrawn, names: Names) -> str:
    return f"{names[e.seat]} pioche {_cards(e.count)}{_for(e.paid)}."


def _seen(e: ev.FacilitiesSeen, names: Names) -> str:
    return f"Vous piochez {_all(e.cards)}." if e.cards else "Il ne restait aucune carte à piocher."


def _built(e: ev.FacilityBuilt, names: Names) -> str:
    where = "en nouvel avant-poste" if e.onto == "new" else f"sous {quoted(e.onto)}"
    drawn = " (carte piochée)" if e.drawn else ""
    price = f" pour {goods(e.paid)}" if e.paid else " gratuitement"
    brings = _brings(e.vp, e.gained, e.lost)
    return f"{names[e.seat]} construit {quoted(e.card)}{drawn} {where}{price}{COLON} {brings}."


def _nothing(e: ev.NothingBuilt, names: Names) -> str:
    return f"{names[e.seat]} ne peut construire aucune des cartes et quitte le Chantier."


def _discarded(e: ev.FacilitiesDiscarded, names: Names) -> str:
    return f"{names[e.seat]} défausse {_all(e.cards)}."


def _refilled(e: ev.RowRefilled, names: Names) -> str:
    return f"Nouvelle offre{COLON} {_all(e.cards)}."


def _shuffled(e: ev.PileShuffled, names: Names) -> str:
    pile = "des installations" if e.pile == "facilities" else "des projets de colonie"
    cards = "carte défaussée est mélangée" if e.count == 1 else "cartes défaussées sont mélangées"
    return f"La pioche {pile} est vide{COLON} {e.count} {cards}."


def _launched(e: ev.Launched, names: Names) -> str:
    price = f"pour {goods(e.paid)}" if e.paid else "sans dépenser de glace"
    brings = _brings(e.vp, e.gained, e.lost)
    return f"{names[e.seat]} lance une sonde vers {name(e.asteroid)} {price}{COLON} {brings}."


def _researched(e: ev.Researched, names: Names) -> str:
    token = f", et {e.token}{NS}PV pour la première place" if e.token else ""
    return (
        f"{names[e.seat]} atteint le niveau {e.level} ({FIELD[e.field].fr}) pour {goods(e.paid)}"
        f"{COLON} {e.vp}{NS}PV{token}."
    )


def _program(e: ev.ProgramApplied, names: Names) -> str:
    source = f", production de la carte {quoted(e.source)}" if e.source else ""
    return (
        f"{names[e.seat]} {_gains(e.gained, e.lost)} "
        f"({FIELD[e.field].fr}, niveau {e.level}{source})."
    )


def _favor(e: ev.FavorTaken, names: Names) -> str:
    return f"{names[e.seat]} prend la faveur {quoted(e.favor)}{_for(e.paid)}."


def _grant(e: ev.GrantTaken, names: Names) -> str:
    return (
        f"{names[e.seat]} {_gains(e.gained, e.lost)} grâce à la Subvention spéciale "
        f"({name(e.outstation)})."
    )


def _reassigned(e: ev.Reassigned, names: Names) -> str:
    return (
        f"{names[e.seat]} déplace un employé{COLON} {quoted(e.origin)} → {quoted(e.destination)}."
    )


def _manufactured(e: ev.Manufactured, names: Names) -> str:
    products = [GOOD["alloy"].counted("fr", e.alloys)] if e.alloys else []
    if e.probes:
        products.append(GOOD["probe"].counted("fr", e.probes))
    extra = ", dont un produit grâce à la Fabrication efficace" if e.extra else ""
    return f"{names[e.seat]} fabrique {both(products, 'fr')}{_for(e.paid)}{extra}."


def _produced(e: ev.Produced, names: Names) -> str:
    return f"{names[e.seat]} {_gains(e.gained, e.lost)}{_source(e.source)}."


def _passed(e: ev.Passed, names: Names) -> str:
    place = f"la place réservée {e.slot + 1}" if e.reserved else f"la place {e.slot + 1}"
    return f"{names[e.seat]} passe et prend {place} sur la piste d’ordre."


def _round_ended(e: ev.RoundEnded, names: Names) -> str:
    order = ", ".join(names[seat] for seat in e.order)
    return f"La manche {e.round} est finie. Ordre de la manche {e.round + 1}{COLON} {order}."


def _ship(e: ev.ShipLeft, names: Names) -> str:
    leaving = [WORKER[kind].counted("fr", e.workers[kind]) for kind in KINDS if e.workers.get(kind)]
    crew = f" avec {both(leaving, 'fr')}" if leaving else ""
    return (
        f"Départ du cargo {quoted(e.ship)}{crew}{NS}; arrivée à quai du cargo {quoted(e.docked)}."
    )


def _renewed(e: ev.RowsRenewed, names: Names) -> str:
    return (
        f"Nouvelles installations{COLON} {_all(e.facilities)}. "
        f"Nouveaux projets de colonie{COLON} {_all(e.projects)}."
    )


def _round(e: ev.RoundStarted, names: Names) -> str:
    return f"La manche {e.round} commence{NS}; les anneaux de la Ceinture tournent."


def _production(e: ev.ProductionGained, names: Names) -> str:
    return f"Production{COLON} {names[e.seat]} {_gains(e.gained, e.lost)}."


def _scored(e: ev.FinalScored, names: Names) -> str:
    lost = ""
    if e.unfinished:
        unfinished = "projet inachevé" if len(e.projects) == 1 else "projets inachevés"
        lost = f", {number(e.unfinished)}{NS}PV ({unfinished}{COLON} {_all(e.projects)})"
    return (
        f"{names[e.seat]}{COLON} {e.influence}{NS}PV pour l’influence, {e.credits}{NS}PV pour les "
        f"crédits{lost}{NS}; {number(e.total)}{NS}PV en tout."
    )


_BROKEN = {
    "resources": "grâce à davantage de ressources",
    "passed_first": "pour avoir passé avant dans la manche 3",
}


def _ended(e: ev.GameEnded, names: Names) -> str:
    winners = both([names[seat] for seat in e.winners], "fr")
    won = "l’emporte" if len(e.winners) == 1 else "l’emportent"
    how = f" {_BROKEN[e.tie_breaks[-1]]}" if e.tie_breaks else ""
    return f"La partie est finie{COLON} {winners} {won}{how}."


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
