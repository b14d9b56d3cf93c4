"""Le journal d’une partie en français, une ligne par événement ; le jumeau de `events_en.py`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from games.ares import events as ev
from games.ares.content import (
    NAMES,
    OCEAN_TILES,
    OCEANS,
    OXYGEN_STEPS,
    TEMPERATURE_STEPS,
    degrees,
)
from games.ares.text_fr import cards, cubes, stock
from games.ares.words.labels import CUBE, PHASE, ROMAN, STANDARD_GAIN, uncapital
from games.core.text import NARROW_SPACE as NS
from games.core.text import both

Names = Sequence[str]
COLON = f"{NS}:"


def name(card: str) -> str:
    """Return the name of a card or corporation."""
    return NAMES[card]["fr"] if card in NAMES else card


def quoted(card: str) -> str:
    """Return the name of a card in quotation marks, which spares it an article."""
    return f"«{NS}{name(card)}{NS}»"


def _phase(number: int) -> str:
    return f"{ROMAN[number]} {PHASE[number][1]}"


def _by(card: str) -> str:
    return f" ({name(card)})" if card else ""


def _paid(event: ev.CardPlayed | ev.ActionUsed | ev.StandardUsed) -> str:
    goods = [stock("mc", event.mc)] if event.mc else []
    goods += [stock("heat", event.heat)] if event.heat else []
    goods += [stock("plant", event.plant)] if event.plant else []
    return both(goods, "fr")


def line(event: ev.AnyEvent, names: Names) -> str | None:  # noqa: PLR0915  one arm per event
    """Return the log line of an event, or `None` where it needs no words."""
    match event:
        case ev.Mulliganed(seat=seat, n=n):
            return f"{names[seat]} échange {cards(n)}." if n else f"{names[seat]} garde sa main."
        case ev.Founded(seat=seat, corporation=corporation):
            return f"{names[seat]} dirige {quoted(corporation)}."
        case ev.RoundStarted(round=number):
            return f"La manche {number} commence."
        case ev.PhasesRevealed():
            return _revealed(event, names)
        case ev.CubeTaken(seat=seat, cube=cube):
            gain = " (1 M€)" if cube == "copper" else ""
            return f"{names[seat]} prend un {uncapital(CUBE[cube][1])}{gain}."
        case ev.CardsSwapped(seat=seat, partner=partner):
            return f"{names[seat]} et {names[partner]} échangent une carte."
        case ev.SwapDeclined(seat=seat):
            return f"{names[seat]} refuse l’échange."
        case ev.CardReceived(card=card):
            return f"Vous recevez {quoted(card)}."
        case ev.PhaseOpened(number=number):
            return f"La phase {_phase(number)} commence."
        case ev.PhaseClosed():
            return None
        case ev.CardPlayed():
            return _played(event, names)
        case ev.CardsSold(seat=seat, n=n, mc=mc):
            return f"{names[seat]} vend {cards(n)} pour {mc} M€."
        case ev.ActionUsed(seat=seat, card=card, tr=tr):
            paid = _paid(event) + (" 1 NT" if tr else "")
            price = f" pour {paid.strip()}" if paid else ""
            return f"{names[seat]} utilise {quoted(card)}{price}."
        case ev.StandardUsed(seat=seat, project=project, forced=forced):
            must = ", comme il le faut avant la fin de la phase" if forced else ""
            gain = STANDARD_GAIN[project][1]
            if not _paid(event):
                return f"{names[seat]} ne paie rien pour {gain}{must}."
            return f"{names[seat]} paie {_paid(event)} pour {gain}{must}."
        case ev.InitiativeUsed(seat=seat, mc=mc, heat=heat):
            goods = [stock("mc", mc)] if mc else []
            goods += [stock("heat", heat)] if heat else []
            return f"{names[seat]} paie {both(goods, 'fr')} pour augmenter son NT."
        case ev.Gained(seat=seat, what=what, n=n, card=card):
            return f"{names[seat]} gagne {stock(what, n)}{_by(card)}."
        case ev.TRRaised(seat=seat, n=n, tr=tr, card=card):
            return f"{names[seat]} augmente son NT de {n}, soit {tr}{_by(card)}."
        case ev.ScaleRaised():
            return _raised(event, names)
        case ev.ScaleStepped():
            return _stepped(event, names)
        case ev.OceanFlipped() | ev.OceanTurned():
            return _ocean(event, names)
        case ev.MarsMoved():
            return _moved(event)
        case ev.NothingToRaise(seat=seat, parameter=parameter):
            what = {
                "ocean": "Il n’y a plus d’océan à retourner",
                "temperature": "La température est au maximum",
                "oxygen": "L’oxygène est au maximum",
            }[parameter]
            return f"{what}{COLON} rien pour {names[seat]}."
        case ev.ForestGained(seat=seat, forests=forests):
            return f"{names[seat]} gagne une forêt ({forests} en tout)."
        case ev.CubesAdded(seat=seat, card=card, cube=cube, n=n, total=total):
            return f"{names[seat]} ajoute {cubes(cube, n)} sur {quoted(card)} ({total} en tout)."
        case ev.CubesRemoved(seat=seat, card=card, cube=cube, n=n, total=total):
            rest = f"il en reste {total}" if total else "il n’en reste plus"
            return f"{names[seat]} retire {cubes(cube, n)} de {quoted(card)} ({rest})."
        case ev.CubesLost(seat=seat, cube=cube, n=n):
            what = cubes(cube, n) if cube else f"{n} ressources"
            return f"{names[seat]} n’a aucune carte pour {what}."
        case ev.Drew(seat=seat, n=n, card=card):
            return f"{names[seat]} pioche {cards(n)}{_by(card)}."
        case ev.CardsSeen(cards=seen, dealt=dealt):
            verb = "Vous regardez" if dealt else "Vous avez pioché"
            return f"{verb}{COLON} {', '.join(name(card) for card in seen)}." if seen else None
        case ev.Discarded(seat=seat, n=n, card=card):
            return f"{names[seat]} défausse {cards(n)}{_by(card)}."
        case ev.CardsGone(cards=gone, sold=sold):
            verb = "Vous avez vendu" if sold else "Vous avez défaussé"
            return f"{verb}{COLON} {', '.join(name(card) for card in gone)}."
        case ev.Shown(seat=seat, cards=shown, taken=taken):
            kept = (
                f"prend {both([quoted(c) for c in taken], 'fr')}" if taken else "n’en prend aucune"
            )
            return f"{names[seat]} révèle {both([quoted(c) for c in shown], 'fr')} et {kept}."
        case ev.Produced():
            return _produced(event, names)
        case ev.Dealt(seat=seat, n=n, keep=keep):
            return f"{names[seat]} regarde {cards(n)} pour en garder {keep}."
        case ev.Kept(seat=seat, n=n):
            return f"{names[seat]} garde {cards(n)}."
        case ev.HandReduced(seat=seat, n=n, mc=mc):
            return f"{names[seat]} défausse {cards(n)} pour respecter la limite de main (+{mc} M€)."
        case ev.Reshuffled(n=n):
            return f"La défausse forme une nouvelle pioche ({cards(n)})."
        case ev.EndTriggered(reopened=reopened):
            asked = both([names[seat] for seat in reopened], "fr")
            verb = "peut" if len(reopened) == 1 else "peuvent"
            again = f" {asked} {verb} encore agir." if reopened else ""
            return f"Mars est terraformée{NS}! La partie finit avec cette phase.{again}"
        case ev.MarkerMoved(marker=marker):
            return f"Les cartes de l’automate sont mélangées{NS}; le marqueur passe à {marker}."
        case ev.Bumped():
            warm = event.scale == "temperature"
            where = "La température monte d’elle-même" if warm else "L’oxygène monte de lui-même"
            unit = f"{NS}°C" if warm else f"{NS}%"
            value = str(event.value).replace("-", "−")
            return f"{where} à {value}{unit}."
        case ev.GameEnded(round=number, complete=complete):
            state = "Mars est terraformée" if complete else "Mars n’est pas terraformée"
            return f"La partie finit à la manche {number}. {state}."
        case _:
            assert_never(event)


def _revealed(event: ev.PhasesRevealed, names: Names) -> str:
    said = [f"{names[seat]}{COLON} {_phase(pick)}" for seat, pick in enumerate(event.picks)]
    if event.dummy:
        said.append(f"automate{COLON} {_phase(event.dummy)}")
    return f"Les phases sont révélées. {f'{NS}; '.join(said)}."


def _played(event: ev.CardPlayed, names: Names) -> str:
    paid = f"pour {_paid(event)}" if _paid(event) else "sans rien payer"
    extra = f", en vendant {cards(event.sold)}" if event.sold else ""
    extra += f", en donnant {cubes('microbe', event.microbe)}" if event.microbe else ""
    extra += f", en baissant son NT de {event.tr}" if event.tr else ""
    return f"{names[event.seat]} joue {quoted(event.card)} {paid}{extra}."


def _raised(event: ev.ScaleRaised, names: Names) -> str:
    if event.scale == "temperature":
        where = f"la température à {event.value}{NS}°C".replace("-", "−")
        end = event.value == 8
    else:
        where = f"l’oxygène à {event.value}{NS}%"
        end = event.value == OXYGEN_STEPS
    return f"{names[event.seat]} porte {where}{', le maximum' if end else ''} (NT {event.tr})."


def _stepped(event: ev.ScaleStepped, names: Names) -> str:
    what = "la température" if event.scale == "temperature" else "l’oxygène"
    return f"{names[event.seat]} augmente {what} d’un cran (NT {event.tr})."


def _moved(event: ev.MarsMoved) -> str:
    """Return where the parameters stand after a phase, each with where it stood before."""
    scales = (
        ("la température", "est portée", event.temperature, f"{NS}°C", degrees(TEMPERATURE_STEPS)),
        ("l’oxygène", "est porté", event.oxygen, f"{NS}%", OXYGEN_STEPS),
        ("le nombre d’océans", "est porté", event.oceans, "", OCEANS),
    )
    moved = [scale for scale in scales if scale[2][0] != scale[2][1]]
    said = [
        f"{what}{'' if number else f' {verb}'} de {before}{unit} à {now}{unit}"
        + (", le maximum" if now == end else "")
        for number, (what, verb, (before, now), unit, end) in enumerate(moved)
    ]
    return f"Dans cette phase, {both(said, 'fr')}.".replace("-", "−")


def _ocean(event: ev.OceanFlipped | ev.OceanTurned, names: Names) -> str:
    tile = OCEAN_TILES[event.tile]
    reward = [stock(what, n) for what, n in tile.gains.items()]
    reward += [cards(tile.cards)] if tile.cards else []
    reward.append(stock("tr", 1))
    turned = f"l’océan {event.number}" if isinstance(event, ev.OceanFlipped) else "un océan"
    what = "répète le dernier océan" if event.again else f"retourne {turned}"
    return f"{names[event.seat]} {what}{COLON} {both(reward, 'fr')}."


def _produced(event: ev.Produced, names: Names) -> str:
    goods = [stock("mc", event.mc)]
    goods += [stock("heat", event.heat)] if event.heat else []
    goods += [stock("plant", event.plant)] if event.plant else []
    goods += [cards(event.cards)] if event.cards else []
    return f"{names[event.seat]} produit {both(goods, 'fr')}."
