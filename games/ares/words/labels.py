"""Short names in both languages: steps, phases, standard actions, cubes, payments."""

from __future__ import annotations

Pair = tuple[str, str]


# Game terms

ROMAN = ("", "I", "II", "III", "IV", "V")
PHASE: dict[int, Pair] = {
    1: ("Development", "Développement"),
    2: ("Construction", "Construction"),
    3: ("Action", "Action"),
    4: ("Production", "Production"),
    5: ("Research", "Recherche"),
}
PHASE_HELP: dict[int, Pair] = {
    1: ("play a green card; yours costs 3 MC less", "jouer une carte verte ; la vôtre à −3 M€"),
    2: (
        "play a blue or red card; you draw a card or play one more",
        "jouer une carte bleue ou rouge ; vous en piochez une ou en jouez une de plus",
    ),
    3: (
        "card and standard actions; you use one card twice",
        "actions des cartes et standard ; vous utilisez une carte deux fois",
    ),
    4: ("collect production; you gain 4 MC more", "percevoir la production ; 4 M€ de plus"),
    5: (
        "look at 2 cards, keep 1; you look at 5, keep 2",
        "2 cartes dont 1 à garder ; pour vous 5 dont 2",
    ),
}
STANDARD: dict[str, Pair] = {
    "forest_plants": ("Forest for plants", "Forêt contre des plantes"),
    "forest_mc": ("Forest for MC", "Forêt contre des M€"),
    "heat_temperature": ("Temperature for heat", "Température contre de la chaleur"),
    "mc_temperature": ("Temperature for MC", "Température contre des M€"),
    "mc_ocean": ("Ocean for MC", "Océan contre des M€"),
}
STANDARD_GAIN: dict[str, Pair] = {
    "forest_plants": ("a forest", "une forêt"),
    "forest_mc": ("a forest", "une forêt"),
    "heat_temperature": ("a step of temperature", "un cran de température"),
    "mc_temperature": ("a step of temperature", "un cran de température"),
    "mc_ocean": ("an ocean", "un océan"),
}
PARAMETER: dict[str, Pair] = {
    "temperature": ("temperature", "température"),
    "oxygen": ("oxygen", "oxygène"),
    "ocean": ("oceans", "océans"),
}
CUBE: dict[str, Pair] = {
    "copper": ("Copper cube", "Cube de cuivre"),
    "trade": ("Trade cube", "Cube d’échange"),
}
CUBE_GAIN: dict[str, Pair] = {
    "copper": ("gain 1 MC", "gagner 1 M€"),
    "trade": ("exchange a card with your partner", "échanger une carte avec votre partenaire"),
}
REDUCTION: dict[str, Pair] = {
    "none": ("Full price", "Plein prix"),
    "plants": ("Give a plant: −5 MC", "Donner une plante : −5 M€"),
    "microbes": ("Give 2 microbes: −10 MC", "Donner 2 microbes : −10 M€"),
    "both": ("Give a plant and 2 microbes: −15 MC", "Donner une plante et 2 microbes : −15 M€"),
}
PAYMENT: dict[str, Pair] = {
    "auto": ("Pay automatically", "Payer automatiquement"),
    "heat": ("Heat first", "Chaleur d’abord"),
    "cards": ("Choose what to sell", "Choisir ce qui est vendu"),
}
FUNDS: dict[str, Pair] = {
    "mc": ("MC first", "M€ d’abord"),
    "heat": ("Heat first", "Chaleur d’abord"),
}


def uncapital(words: str) -> str:
    """Return words with their first letter in lower case."""
    return words[:1].lower() + words[1:]
