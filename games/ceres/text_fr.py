"""Ce que font les cartes, en français : le jumeau de `text_en.py`."""

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
from games.ceres.terms import FIELD, GOOD, KIND, LOCATION_FR, RING
from games.core.text import NARROW_SPACE as NS
from games.core.text import both, capital, either

COLON = f"{NS}:"


def goods(amounts: Goods) -> str:
    """Return amounts of goods as a phrase."""
    found = [GOOD[good].counted("fr", n) for good, n in amounts.items() if n]
    return both(found, "fr") or "rien"


def times(count: int) -> str:
    """Return how often at most, for "up to n" (R46)."""
    return "une fois" if count == 1 else f"jusqu’à {count} fois"


def part(what: Part, edition: Edition = "final") -> str:
    """Return what a part of a Function does, as a sentence."""
    done = effect(what, edition)
    if what.cost:
        return f"Payez {goods(what.cost)}{COLON} {done}."
    return f"{capital(done)}."


def effect(what: Part, edition: Edition = "final") -> str:
    """Return what a part of a Function does once its cost is paid, as an imperative."""
    match what.effect:
        case Gain(amounts):
            return f"recevez {goods(amounts)}"
        case Act():
            return _act(what.effect, edition)
        case Visit(location):
            return f"activez {LOCATION_FR[location].the} en payant ses frais"
        case HeadquartersGain():
            if edition == "draft":
                choices = [GOOD[good].counted("fr", n) for good, n in HEADQUARTERS_GOODS.items()]
                return f"recevez {either(choices, 'fr')}"
            return "recevez la production de l’un de vos avant-postes"
        case FacilityProduction():
            return "recevez la production de l’un de vos avant-postes"
        case AsteroidProduction():
            return "recevez la production de l’un de vos astéroïdes"
        case DrawAndSee(cards):
            return (
                f"piochez {cards} cartes Installation{NS}; la partie suivante peut en construire "
                "une"
            )


def _act(what: Act, edition: Edition) -> str:
    draft = edition == "draft"
    match what.action:
        case "trade":
            if draft:
                return (
                    "échangez sur une ligne du cargo à quai, dans la limite de son multiplicateur"
                )
            return f"échangez {times(what.times)} avec le cargo à quai"
        case "settlement":
            return "achevez ou réservez un projet de colonie en offre"
        case "expanse" | "upgrade" if draft:
            return (
                "construisez une installation, en nouvel avant-poste ou sous un avant-poste simple"
            )
        case "expanse":
            return "construisez une installation en nouvel avant-poste"
        case "upgrade":
            return "construisez une installation sous l’un de vos avant-postes simples"
        case "launch":
            return "lancez une sonde"
        case "research":
            return "progressez dans un domaine de recherche en payant le programme"
        case "favor":
            return "prenez une faveur en payant son prix"
        case "reassign":
            return (
                "déplacez l’un de vos employés vers un avant-poste vide du même type et activez-le"
            )
        case "manufacture":
            return f"fabriquez {times(what.times)}"


def function(parts: tuple[Part, ...], edition: Edition = "final") -> str:
    """Return a whole Function."""
    return " ".join(part(what, edition) for what in parts)


def _after_colon(sentence: str) -> str:
    return sentence[:1].lower() + sentence[1:]


def facility(card: Facility, edition: Edition = "final") -> str:
    """Return the full text of a Facility card."""
    return (
        f"{capital(KIND[card.kind].fr)}. Coût{COLON} {goods(card.cost)}. {card.vp}{NS}PV. "
        f"Production{COLON} {goods(card.production)}. "
        f"Fonction{COLON} {_after_colon(function(card.function, edition))}"
    )


def starting(start: StartingOutstation, edition: Edition) -> str:
    """Return the full text of a starting Outstation."""
    initial = "initiale" if KIND[start.kind].feminine else "initial"
    return (
        f"{capital(KIND[start.kind].fr)} {initial}. "
        f"Production{COLON} {goods(start.production)}. "
        f"Haut{COLON} {_after_colon(function(start.top, edition))} "
        f"Bas{COLON} {_after_colon(function(start.bottom, edition))}"
    )


def project(card: Project) -> str:
    """Return the full text of a Settlement Project."""
    marked = f" À partir de {card.players} joueurs." if card.players == 3 else ""
    if card.players == 4:
        marked = " À 4 joueurs."
    commitment = f"{card.commitment} {GOOD['influence'].form('fr', card.commitment)}"
    return (
        f"Achèvement{COLON} {goods(card.cost)}. {card.vp}{NS}PV.{marked} "
        f"Réservation dans l’édition préliminaire{COLON} {commitment}."
    )


def line(offer: TradeLine) -> str:
    """Return a trade line: what is paid and what is gained."""
    gained = [GOOD[good].counted("fr", n) for good, n in offer.gain.items()]
    if offer.vp:
        gained.append(f"{offer.vp}{NS}PV")
    return f"{goods(offer.pay)} contre {both(gained, 'fr')}"


def ship(card: Ship) -> str:
    """Return the full text of a Cargo Spacecraft."""
    lines = [
        f"{number}. {capital(line(offer))} (édition préliminaire{COLON} {times(offer.multiplier)})."
        for number, offer in enumerate(card.lines, 1)
    ]
    return " ".join(lines)


def asteroid(rock: Asteroid) -> str:
    """Return the full text of an asteroid."""
    return (
        f"{capital(RING[rock.ring].fr)}, zone {rock.zone + 1}. {rock.vp}{NS}PV. "
        f"Production{COLON} {goods(rock.production)}."
    )


def favor_effect(key: FavorName, edition: Edition) -> str:
    """Return what a Favor does (11.1 to 11.5, E31 to E34)."""
    draft = edition == "draft"
    match key:
        case "manufacturing_efficiency":
            return (
                "Pendant cette manche, chaque produit demande 1 minerai de moins, et chaque fois "
                "que vous fabriquez, vous pouvez fabriquer une fois de plus sans frais."
            )
        case "continuous_ice_supply":
            if draft:
                return (
                    "Pendant cette manche, chaque coût d’activation et chaque lancement demandent "
                    "1 bloc de glace de moins."
                )
            return (
                "Pendant cette manche, chaque lancement demande jusqu’à 2 blocs de glace de moins, "
                "et la glace des coûts d’activation est offerte."
            )
        case "mars_droid":
            return (
                "Une fois pendant cette manche, comme action de tour, activez avec le droïde "
                "n’importe lequel de vos avant-postes, occupé ou non."
            )
        case "leader_assistant":
            first = (
                "prenez un gain du Siège social"
                if draft
                else "recevez la production de l’un de vos avant-postes"
            )
            return (
                f"Une fois pendant cette manche, comme action de tour, {first}, puis vous pouvez "
                "activer n’importe quel lieu du plateau, sans emplacement."
            )
        case "special_grant":
            if draft:
                return "Recevez aussitôt la production de 4 de vos avant-postes."
            return "Recevez aussitôt 4 productions différentes imprimées sur vos avant-postes."


def favor(token: Favor, edition: Edition) -> str:
    """Return the full text of a Favor."""
    price = GOOD["influence"].counted("fr", token.cost)
    return f"Prix{COLON} {price}. {favor_effect(token.id, edition)}"


def program_effect(field: Field, level: int, edition: Edition) -> str:
    """Return what a research program does (10, E28 to E30)."""
    draft = edition == "draft"
    building = "une construction" if draft else "une activation du Chantier"
    match field, level:
        case "aerospace", 1:
            return (
                "Après un lancement, recevez 2 minerais, 1 céramique avancée, 1 unité d’énergie "
                "ou 1 bloc de glace."
            )
        case "aerospace", 2:
            return (
                "Entrer dans l’anneau intermédiaire coûte 2 blocs de glace au lieu de 3, dans "
                "l’anneau intérieur 3 au lieu de 5."
            )
        case "aerospace", _:
            return (
                "Après un lancement, vous pouvez en faire un second, auquel seul le niveau 1 "
                "s’applique."
            )
        case "construction", 1:
            return f"Après {building}, recevez la production de l’installation construite."
        case "construction", 2:
            if draft:
                return "Quand vous construisez, recevez d’abord 1 alliage."
            return "Une installation coûte 1 alliage de moins."
        case "construction", _:
            return (
                f"Après {building}, vous pouvez recommencer une fois{NS}; seul le niveau 1 s’y "
                "applique."
            )
        case _, 1:
            return "Après une activation du Bureau du commerce, recevez 1 jeton d’influence."
        case _, 2:
            return "Quand vous activez le Bureau du commerce, recevez d’abord 4 crédits."
        case _:
            return (
                "Après une activation du Bureau du commerce, vous pouvez l’activer encore une "
                f"fois{NS}; seul le niveau 1 s’y applique."
            )


def program(printed: Program, edition: Edition) -> str:
    """Return the full text of a research program."""
    return (
        f"{FIELD[printed.field].fr}, niveau {printed.level}. Coût{COLON} {goods(printed.cost)}. "
        f"{printed.vp}{NS}PV. {program_effect(printed.field, printed.level, edition)}"
    )
