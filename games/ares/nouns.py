"""The nouns of the game in both languages."""

from __future__ import annotations

from games.ares.effects.kinds import Colour, Cube, Metal, Payable, Scale, Tag, Track, Zone
from games.core.text import Language, Noun

CARD = Noun("card", "carte", feminine=True)
TAG = Noun("tag", "badge")
OCEAN = Noun("ocean", "océan")
FOREST = Noun("forest", "forêt", feminine=True)
STEP = Noun("step", "cran")
UNIT = Noun("unit", "unité", feminine=True)

STOCKS: dict[Payable | Track, Noun] = {
    "mc": Noun("MC", "M€", en_plural="MC", fr_plural="M€"),
    "heat": Noun(
        "heat", "unité de chaleur", en_plural="heat", fr_plural="unités de chaleur", feminine=True
    ),
    "plant": Noun("plant", "plante", feminine=True),
    "tr": Noun("TR", "NT", en_plural="TR", fr_plural="NT"),
    "card": CARD,
}
CUBES: dict[Cube, Noun] = {
    "microbe": Noun("microbe", "microbe"),
    "animal": Noun("animal", "animal", fr_plural="animaux"),
    "science": Noun(
        "science resource",
        "ressource science",
        en_plural="science resources",
        fr_plural="ressources science",
        feminine=True,
    ),
}
METALS: dict[Metal, tuple[str, str]] = {
    "steel": ("steel", "acier"),
    "titanium": ("titanium", "titane"),
}
TAG_NAMES: dict[Tag, tuple[str, str]] = {
    "building": ("building", "construction"),
    "space": ("space", "espace"),
    "power": ("power", "énergie"),
    "science": ("science", "science"),
    "jovian": ("Jovian", "jovien"),
    "earth": ("Earth", "Terre"),
    "plant": ("plant", "plante"),
    "microbe": ("microbe", "microbe"),
    "animal": ("animal", "animal"),
    "event": ("event", "événement"),
}
COLOURS: dict[Colour, tuple[str, str]] = {
    "blue": ("blue", "bleue"),
    "red": ("red", "rouge"),
    "green": ("green", "verte"),
}
ZONE_NAMES: dict[Zone, tuple[str, str]] = {
    "purple": ("purple", "violette"),
    "red": ("red", "rouge"),
    "yellow": ("yellow", "jaune"),
    "white": ("white", "blanche"),
}
SCALES: dict[Scale, tuple[str, str]] = {
    "temperature": ("temperature", "température"),
    "oxygen": ("oxygen", "oxygène"),
}


def pick(names: tuple[str, str], lang: Language) -> str:
    """Return the name in a language."""
    return names[lang == "fr"]
