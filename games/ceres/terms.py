"""The vocabulary of Ceres in both languages: what goods, places, pieces and actions are called."""

from __future__ import annotations

from typing import NamedTuple

from games.ceres.content.types import (
    ActionName,
    Field,
    Good,
    Goods,
    Kind,
    Location,
    Ring,
)
from games.core.text import Language, Noun, both


class Name(NamedTuple):
    """What something is called in both languages."""

    en: str
    fr: str


GOOD: dict[Good, Noun] = {
    "ore": Noun("Ore", "minerai", en_plural="Ore"),
    "ice": Noun("Ice", "bloc de glace", en_plural="Ice", fr_plural="blocs de glace"),
    "ceramics": Noun(
        "Advanced Ceramics",
        "céramique avancée",
        en_plural="Advanced Ceramics",
        fr_plural="céramiques avancées",
        feminine=True,
    ),
    "energy": Noun(
        "Energy",
        "unité d’énergie",
        en_plural="Energy",
        fr_plural="unités d’énergie",
        feminine=True,
    ),
    "credit": Noun("Credit", "crédit"),
    "influence": Noun(
        "Influence", "jeton d’influence", en_plural="Influence", fr_plural="jetons d’influence"
    ),
    "alloy": Noun("Alloy", "alliage"),
    "probe": Noun("Probe", "sonde", feminine=True),
}
"""Goods as they are counted."""

GOOD_NAME: dict[Good, Name] = {
    "ore": Name("Ore", "Minerai"),
    "ice": Name("Ice", "Glace"),
    "ceramics": Name("Advanced Ceramics", "Céramiques avancées"),
    "energy": Name("Energy", "Énergie"),
    "credit": Name("Credits", "Crédits"),
    "influence": Name("Influence", "Influence"),
    "alloy": Name("Alloys", "Alliages"),
    "probe": Name("Probes", "Sondes"),
}
"""Goods as headings."""

KIND: dict[Kind, Noun] = {
    "mine": Noun("Mine", "mine", feminine=True),
    "factory": Noun("Factory", "usine", en_plural="Factories", feminine=True),
    "lab": Noun("Lab", "laboratoire"),
    "office": Noun("Office", "bureau", fr_plural="bureaux"),
}

WORKER: dict[Kind, Noun] = {
    "mine": Noun("Mine Overseer", "contremaître"),
    "factory": Noun("Chief Engineer", "ingénieur en chef", fr_plural="ingénieurs en chef"),
    "lab": Noun(
        "Scientific Coordinator",
        "coordinateur scientifique",
        fr_plural="coordinateurs scientifiques",
    ),
    "office": Noun("Managing Director", "directeur général", fr_plural="directeurs généraux"),
}

LEADER = Noun("Leader", "dirigeant")
OUTSTATION = Noun("Outstation", "avant-poste", fr_plural="avant-postes")
FACILITY = Noun("Facility", "installation", en_plural="Facilities", feminine=True)
PROJECT = Noun("Settlement Project", "projet de colonie", fr_plural="projets de colonie")
CARD = Noun("card", "carte", feminine=True)

RING: dict[Ring, Name] = {
    "outer": Name("Outer Ring", "anneau extérieur"),
    "intermediate": Name("Intermediate Ring", "anneau intermédiaire"),
    "inner": Name("Inner Ring", "anneau intérieur"),
}

LOCATION: dict[Location, Name] = {
    "trade_bureau": Name("Trade Bureau", "Bureau du commerce"),
    "construction_yard": Name("Construction Yard", "Chantier"),
    "council": Name("A.M.A.C. Council", "Conseil de l’A.M.A.C."),
    "contractors": Name("Contractors Association", "Association des entrepreneurs"),
}


class Place(NamedTuple):
    """A French place with its articles: "le Chantier", "au Chantier", "du Chantier"."""

    the: str
    at: str
    of: str


LOCATION_FR: dict[Location, Place] = {
    "trade_bureau": Place(
        "le Bureau du commerce", "au Bureau du commerce", "du Bureau du commerce"
    ),
    "construction_yard": Place("le Chantier", "au Chantier", "du Chantier"),
    "council": Place(
        "le Conseil de l’A.M.A.C.", "au Conseil de l’A.M.A.C.", "du Conseil de l’A.M.A.C."
    ),
    "contractors": Place(
        "l’Association des entrepreneurs",
        "à l’Association des entrepreneurs",
        "de l’Association des entrepreneurs",
    ),
}
HEADQUARTERS = Name("Corporate Headquarters", "Siège social")

FIELD: dict[Field, Name] = {
    "aerospace": Name("Aerospace", "Aérospatiale"),
    "construction": Name("Construction", "Construction"),
    "logistics": Name("Logistics", "Logistique"),
}

ACTION: dict[ActionName, Name] = {
    "trade": Name("Interplanetary Trade", "Commerce interplanétaire"),
    "settlement": Name("Settlement Project", "Projet de colonie"),
    "expanse": Name("Corporation Expanse", "Expansion"),
    "upgrade": Name("Corporation Upgrade", "Amélioration"),
    "launch": Name("Launch", "Lancement"),
    "research": Name("Research", "Recherche"),
    "favor": Name("Favor", "Faveur"),
    "reassign": Name("Reassign Worker", "Réaffectation"),
    "manufacture": Name("Manufacture", "Fabrication"),
}


POINTS: dict[Language, str] = {"en": "VP", "fr": "PV"}


def number(n: int) -> str:
    """Return a number as it is printed: with a minus, not a hyphen."""
    return f"\N{MINUS SIGN}{-n}" if n < 0 else str(n)


def name(named: Name, lang: Language) -> str:
    """Return a name in a language."""
    return named.fr if lang == "fr" else named.en


def counted(good: Good, amount: int, lang: Language) -> str:
    """Return an amount of a good: "2 Ore", "2 blocs de glace"."""
    return GOOD[good].counted(lang, amount)


def goods(amounts: Goods, lang: Language) -> str:
    """Return amounts of goods joined with "and"; "nothing" for none."""
    if not any(amounts.values()):
        return "rien" if lang == "fr" else "nothing"
    return both([counted(good, n, lang) for good, n in amounts.items() if n], lang)


_SHORT: dict[Good, Noun] = {
    "ice": Noun("Ice", "glace", en_plural="Ice", feminine=True),
    "ceramics": Noun("Ceramics", "céramique", en_plural="Ceramics", feminine=True),
    "energy": Noun("Energy", "énergie", en_plural="Energy", feminine=True),
    "influence": Noun("Influence", "influence", en_plural="Influence", feminine=True),
}
"""Goods whose name is shorter in labels than in sentences."""


def short(amounts: Goods, lang: Language) -> str:
    """Return amounts for labels, where room is scarce: "2 Ore, 1 Ceramics"; a dash for none."""
    nouns = GOOD | _SHORT
    return ", ".join(nouns[good].counted(lang, n) for good, n in amounts.items() if n) or "–"
