"""The log of a game in English, one line per event."""

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
from games.ares.text_en import cards, cubes, stock
from games.ares.words.labels import CUBE, PHASE, ROMAN, STANDARD_GAIN, uncapital
from games.core.text import both

Names = Sequence[str]


def name(card: str) -> str:
    """Return the name of a card or corporation."""
    return NAMES[card]["en"] if card in NAMES else card


def _phase(number: int) -> str:
    return f"{ROMAN[number]} {PHASE[number][0]}"


def _by(card: str) -> str:
    return f" ({name(card)})" if card else ""


def _paid(event: ev.CardPlayed | ev.ActionUsed | ev.StandardUsed) -> str:
    goods = [stock("mc", event.mc)] if event.mc else []
    goods += [stock("heat", event.heat)] if event.heat else []
    goods += [stock("plant", event.plant)] if event.plant else []
    return both(goods, "en")


def line(event: ev.AnyEvent, names: Names) -> str | None:  # noqa: PLR0915  one arm per event
    """Return the log line of an event, or `None` where it needs no words."""
    match event:
        case ev.Mulliganed(seat=seat, n=n):
            return f"{names[seat]} exchanges {cards(n)}." if n else f"{names[seat]} keeps the hand."
        case ev.Founded(seat=seat, corporation=corporation):
            return f"{names[seat]} leads {name(corporation)}."
        case ev.RoundStarted(round=number):
            return f"Round {number} begins."
        case ev.PhasesRevealed():
            return _revealed(event, names)
        case ev.CubeTaken(seat=seat, cube=cube):
            gain = " (1 MC)" if cube == "copper" else ""
            return f"{names[seat]} takes a {uncapital(CUBE[cube][0])}{gain}."
        case ev.CardsSwapped(seat=seat, partner=partner):
            return f"{names[seat]} and {names[partner]} exchange a card."
        case ev.SwapDeclined(seat=seat):
            return f"{names[seat]} declines the exchange."
        case ev.CardReceived(card=card):
            return f"You receive {name(card)}."
        case ev.PhaseOpened(number=number):
            return f"Phase {_phase(number)} begins."
        case ev.PhaseClosed():
            return None
        case ev.CardPlayed():
            return _played(event, names)
        case ev.CardsSold(seat=seat, n=n, mc=mc):
            return f"{names[seat]} sells {cards(n)} for {mc} MC."
        case ev.ActionUsed(seat=seat, card=card, tr=tr):
            paid = _paid(event) + (" 1 TR" if tr else "")
            return f"{names[seat]} uses {name(card)}" + (f" for {paid.strip()}." if paid else ".")
        case ev.StandardUsed(seat=seat, project=project, forced=forced):
            must = ", as must be before the phase ends" if forced else ""
            paid = _paid(event) or "nothing"
            return f"{names[seat]} pays {paid} for {STANDARD_GAIN[project][0]}{must}."
        case ev.InitiativeUsed(seat=seat, mc=mc, heat=heat):
            goods = [stock("mc", mc)] if mc else []
            goods += [stock("heat", heat)] if heat else []
            return f"{names[seat]} pays {both(goods, 'en')} for terraform rating."
        case ev.Gained(seat=seat, what=what, n=n, card=card):
            return f"{names[seat]} gains {stock(what, n)}{_by(card)}."
        case ev.TRRaised(seat=seat, n=n, tr=tr, card=card):
            return f"{names[seat]} raises TR by {n} to {tr}{_by(card)}."
        case ev.ScaleRaised():
            return _raised(event, names)
        case ev.ScaleStepped():
            return _stepped(event, names)
        case ev.OceanFlipped() | ev.OceanTurned():
            return _ocean(event, names)
        case ev.MarsMoved():
            return _moved(event)
        case ev.NothingToRaise(seat=seat, parameter=parameter):
            what = {"ocean": "No ocean is left to flip"}.get(
                parameter, f"The {parameter} is complete"
            )
            return f"{what}: nothing for {names[seat]}."
        case ev.ForestGained(seat=seat, forests=forests):
            return f"{names[seat]} gains a forest (now {forests})."
        case ev.CubesAdded(seat=seat, card=card, cube=cube, n=n, total=total):
            return f"{names[seat]} adds {cubes(cube, n)} to {name(card)} (now {total})."
        case ev.CubesRemoved(seat=seat, card=card, cube=cube, n=n, total=total):
            return f"{names[seat]} removes {cubes(cube, n)} from {name(card)} (now {total})."
        case ev.CubesLost(seat=seat, cube=cube, n=n):
            what = cubes(cube, n) if cube else f"{n} resources"
            return f"{names[seat]} has no card for {what}."
        case ev.Drew(seat=seat, n=n, card=card):
            return f"{names[seat]} draws {cards(n)}{_by(card)}."
        case ev.CardsSeen(cards=seen, dealt=dealt):
            verb = "You look at" if dealt else "You drew"
            return f"{verb}: {', '.join(name(card) for card in seen)}." if seen else None
        case ev.Discarded(seat=seat, n=n, card=card):
            return f"{names[seat]} discards {cards(n)}{_by(card)}."
        case ev.CardsGone(cards=gone, sold=sold):
            verb = "You sold" if sold else "You discarded"
            return f"{verb}: {', '.join(name(card) for card in gone)}."
        case ev.Shown(seat=seat, cards=shown, taken=taken):
            kept = both([name(card) for card in taken], "en") if taken else "none"
            return f"{names[seat]} reveals {both([name(c) for c in shown], 'en')}; takes {kept}."
        case ev.Produced():
            return _produced(event, names)
        case ev.Dealt(seat=seat, n=n, keep=keep):
            return f"{names[seat]} looks at {cards(n)} to keep {keep}."
        case ev.Kept(seat=seat, n=n):
            return f"{names[seat]} keeps {cards(n)}."
        case ev.HandReduced(seat=seat, n=n, mc=mc):
            return f"{names[seat]} discards {cards(n)} down to the hand limit for {mc} MC."
        case ev.Reshuffled(n=n):
            return f"The discard pile becomes the new deck ({cards(n)})."
        case ev.EndTriggered(reopened=reopened):
            asked = both([names[seat] for seat in reopened], "en")
            again = f" {asked} may still act." if reopened else ""
            return f"Mars is complete! The game ends with this phase.{again}"
        case ev.MarkerMoved(marker=marker):
            return f"The dummy’s cards are shuffled; the marker moves to {marker}."
        case ev.Bumped():
            unit = " °C" if event.scale == "temperature" else "%"
            value = str(event.value).replace("-", "−")
            return f"The {event.scale} rises by itself to {value}{unit}."
        case ev.GameEnded(round=number, complete=complete):
            state = "Mars is complete" if complete else "Mars is not complete"
            return f"The game ends in round {number}. {state}."
        case _:
            assert_never(event)


def _revealed(event: ev.PhasesRevealed, names: Names) -> str:
    said = [f"{names[seat]}: {_phase(pick)}" for seat, pick in enumerate(event.picks)]
    if event.dummy:
        said.append(f"dummy: {_phase(event.dummy)}")
    return f"Phases are revealed. {'; '.join(said)}."


def _played(event: ev.CardPlayed, names: Names) -> str:
    paid = _paid(event) or "nothing"
    extra = f", selling {cards(event.sold)}" if event.sold else ""
    extra += f", giving up {cubes('microbe', event.microbe)}" if event.microbe else ""
    extra += f", lowering TR by {event.tr}" if event.tr else ""
    return f"{names[event.seat]} plays {name(event.card)} for {paid}{extra}."


def _raised(event: ev.ScaleRaised, names: Names) -> str:
    if event.scale == "temperature":
        where = f"temperature to {event.value} °C".replace("-", "−")
        end = event.value == 8
    else:
        where = f"oxygen to {event.value}%"
        end = event.value == OXYGEN_STEPS
    return f"{names[event.seat]} raises the {where}{', its end' if end else ''} (TR {event.tr})."


def _stepped(event: ev.ScaleStepped, names: Names) -> str:
    return f"{names[event.seat]} raises the {event.scale} a step (TR {event.tr})."


def _moved(event: ev.MarsMoved) -> str:
    """Return where the parameters stand after a phase, each with where it stood before."""
    scales = (
        ("temperature", event.temperature, " °C", degrees(TEMPERATURE_STEPS)),
        ("oxygen", event.oxygen, "%", OXYGEN_STEPS),
        ("number of oceans", event.oceans, "", OCEANS),
    )
    said = [
        f"the {what} from {before}{unit} to {now}{unit}" + (", its end" if now == end else "")
        for what, (before, now), unit, end in scales
        if before != now
    ]
    return f"In this phase the players raised {both(said, 'en')}.".replace("-", "−")


def _ocean(event: ev.OceanFlipped | ev.OceanTurned, names: Names) -> str:
    tile = OCEAN_TILES[event.tile]
    reward = [stock(what, n) for what, n in tile.gains.items()]
    reward += [cards(tile.cards)] if tile.cards else []
    reward.append(stock("tr", 1))
    flipped = f"ocean {event.number}" if isinstance(event, ev.OceanFlipped) else "an ocean"
    what = "repeats the last ocean" if event.again else f"flips {flipped}"
    return f"{names[event.seat]} {what}: {both(reward, 'en')}."


def _produced(event: ev.Produced, names: Names) -> str:
    goods = [stock("mc", event.mc)]
    goods += [stock("heat", event.heat)] if event.heat else []
    goods += [stock("plant", event.plant)] if event.plant else []
    goods += [cards(event.cards)] if event.cards else []
    return f"{names[event.seat]} produces {both(goods, 'en')}."
