"""What cards do, in English: functions over the effect data. `text_fr.py` is the twin."""

from __future__ import annotations

from games.ceres.content.types import (
    Act,
    Asteroid,
    AsteroidProduction,
    DrawAndSee,
    Edition,
    Facility,
    FacilityProduction,
    Favor,
    FavorName,
    Field,
    Gain,
    Goods,
    HeadquartersGain,
    Part,
    Program,
    Project,
    Ship,
    StartingOutstation,
    TradeLine,
    Visit,
)
from games.ceres.tables import HEADQUARTERS_GOODS
from games.ceres.terms import FIELD, GOOD, KIND, LOCATION, RING
from games.core.text import both, capital, either


def goods(amounts: Goods) -> str:
    """Return amounts of goods as a phrase."""
    found = [GOOD[good].counted("en", n) for good, n in amounts.items() if n]
    return both(found, "en") or "nothing"


def times(count: int) -> str:
    """Return how often at most, for "up to n" (R46)."""
    return {1: "once", 2: "up to twice"}.get(count, f"up to {count} times")


def part(what: Part, edition: Edition = "final") -> str:
    """Return what a part of a Function does, as a sentence."""
    done = effect(what, edition)
    if what.cost:
        return f"Pay {goods(what.cost)}: {done}."
    return f"{capital(done)}."


def effect(what: Part, edition: Edition = "final") -> str:
    """Return what a part of a Function does once its cost is paid, as an imperative."""
    match what.effect:
        case Gain(amounts):
            return f"gain {goods(amounts)}"
        case Act():
            return _act(what.effect, edition)
        case Visit(location):
            return f"activate the {LOCATION[location].en}, paying its fees"
        case HeadquartersGain():
            if edition == "draft":
                choices = [GOOD[good].counted("en", n) for good, n in HEADQUARTERS_GOODS.items()]
                return f"gain {either(choices, 'en')}"
            return "gain the production of one of your Outstations"
        case FacilityProduction():
            return "gain the production of one of your Outstations"
        case AsteroidProduction():
            return "gain the production of one of your asteroids"
        case DrawAndSee(cards):
            return f"draw {cards} Facility cards; the next part may build one of them"


def _act(what: Act, edition: Edition) -> str:
    draft = edition == "draft"
    match what.action:
        case "trade":
            if draft:
                return "trade on one line of the docked ship, up to its multiplier"
            return f"trade {times(what.times)} with the docked ship"
        case "settlement":
            return "complete or commit to one Settlement Project on offer"
        case "expanse" | "upgrade" if draft:
            return "build a Facility as a new Outstation or below a single one"
        case "expanse":
            return "build a Facility as a new Outstation"
        case "upgrade":
            return "build a Facility below one of your single Outstations"
        case "launch":
            return "launch a Probe"
        case "research":
            return "advance in one field of research, paying for the program"
        case "favor":
            return "take one Favor, paying its price"
        case "reassign":
            return (
                "move one of your Workers to an empty Outstation of the same Type and activate it"
            )
        case "manufacture":
            return f"manufacture {times(what.times)}"


def function(parts: tuple[Part, ...], edition: Edition = "final") -> str:
    """Return a whole Function."""
    return " ".join(part(what, edition) for what in parts)


def facility(card: Facility, edition: Edition = "final") -> str:
    """Return the full text of a Facility card."""
    return (
        f"{KIND[card.kind].en}. Cost: {goods(card.cost)}. {card.vp} VP. "
        f"Production: {goods(card.production)}. Function: {function(card.function, edition)}"
    )


def starting(start: StartingOutstation, edition: Edition) -> str:
    """Return the full text of a starting Outstation."""
    return (
        f"Starting {KIND[start.kind].en}. Production: {goods(start.production)}. "
        f"Top: {function(start.top, edition)} Bottom: {function(start.bottom, edition)}"
    )


def project(card: Project) -> str:
    """Return the full text of a Settlement Project."""
    marked = f" For {card.players} players{' and more' if card.players == 3 else ''}." * (
        card.players > 2
    )
    commitment = f" Commitment in the draft edition: {card.commitment} Influence."
    return f"Completion: {goods(card.cost)}. {card.vp} VP.{marked}{commitment}"


def line(offer: TradeLine) -> str:
    """Return a trade line: what is paid and what is gained."""
    gained = [GOOD[good].counted("en", n) for good, n in offer.gain.items()]
    if offer.vp:
        gained.append(f"{offer.vp} VP")
    return f"{goods(offer.pay)} for {both(gained, 'en')}"


def ship(card: Ship) -> str:
    """Return the full text of a Cargo Spacecraft."""
    lines = [
        f"{number}. {line(offer)} (draft edition: {times(offer.multiplier)})."
        for number, offer in enumerate(card.lines, 1)
    ]
    return " ".join(lines)


def asteroid(rock: Asteroid) -> str:
    """Return the full text of an asteroid."""
    return (
        f"{RING[rock.ring].en}, zone {rock.zone + 1}. {rock.vp} VP. "
        f"Production: {goods(rock.production)}."
    )


def favor_effect(key: FavorName, edition: Edition) -> str:
    """Return what a Favor does (11.1 to 11.5, E31 to E34)."""
    draft = edition == "draft"
    match key:
        case "manufacturing_efficiency":
            return (
                "This round, every product takes 1 Ore less, and whenever you manufacture you may "
                "do so once more without a fee."
            )
        case "continuous_ice_supply":
            if draft:
                return "This round, each activation cost and each Launch takes 1 Ice less."
            return (
                "This round, each Launch takes up to 2 Ice less, and the Ice in activation costs "
                "is waived."
            )
        case "mars_droid":
            return (
                "Once this round, as your turn, activate any of your Outstations with the Droid, "
                "occupied or not."
            )
        case "leader_assistant":
            first = (
                "take one Headquarters gain"
                if draft
                else "gain the production of one of your Outstations"
            )
            return (
                f"Once this round, as your turn, {first}, then you may activate any "
                "Location of the board; no slot is needed."
            )
        case "special_grant":
            if draft:
                return "At once gain the production of 4 different Outstations of yours."
            return "At once gain 4 different productions printed on your Outstations."


def favor(token: Favor, edition: Edition) -> str:
    """Return the full text of a Favor."""
    return f"Price: {token.cost} Influence. {favor_effect(token.id, edition)}"


def program_effect(field: Field, level: int, edition: Edition) -> str:
    """Return what a research program does (10, E28 to E30)."""
    draft = edition == "draft"
    building = "building" if draft else "a Construction Yard activation"
    match field, level:
        case "aerospace", 1:
            return "After a Launch gain 2 Ore, 1 Advanced Ceramics, 1 Energy or 1 Ice."
        case "aerospace", 2:
            return (
                "The Intermediate Ring costs 2 Ice instead of 3 to enter, the Inner Ring 3 "
                "instead of 5."
            )
        case "aerospace", _:
            return "After a Launch you may launch once more; only level 1 applies to it."
        case "construction", 1:
            return f"After {building} gain the production of the Facility you built."
        case "construction", 2:
            if draft:
                return "When you build, gain 1 Alloy first."
            return "A Facility costs 1 Alloy less."
        case "construction", _:
            return f"After {building} you may do it once more; only level 1 applies to it."
        case _, 1:
            return "After a Trade Bureau activation gain 1 Influence."
        case _, 2:
            return "When you activate the Trade Bureau, gain 4 Credits first."
        case _:
            return (
                "After a Trade Bureau activation you may activate it once more; only level 1 "
                "applies to it."
            )


def program(printed: Program, edition: Edition) -> str:
    """Return the full text of a research program."""
    return (
        f"{FIELD[printed.field].en} level {printed.level}. Cost: {goods(printed.cost)}. "
        f"{printed.vp} VP. {program_effect(printed.field, printed.level, edition)}"
    )
