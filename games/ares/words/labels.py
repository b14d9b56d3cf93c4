"""Short names in both languages: options, commands, fields, steps, phases, pictures, scores."""

from __future__ import annotations

from games.core.words import Label

Pair = tuple[str, str]
Labels = tuple[Label, Label]


def _pair(en: str, fr: str, en_help: str = "", fr_help: str = "") -> Labels:
    return Label(en, en_help), Label(fr, fr_help)


GAME = _pair(
    "Ares Expedition",
    "Expédition Ares",
    "Terraform Mars with cards: simultaneous phases, secret hands, 1 to 4 players",
    "Terraformer Mars avec des cartes : phases simultanées, mains secrètes, 1 à 4 joueurs",
)

# Options of a table

OPTION: dict[str, Labels] = {
    "setup": _pair(
        "Set-up",
        "Mise en place",
        "How the first hands and corporations are dealt",
        "Comment les premières mains et les corporations sont distribuées",
    ),
    "coop": _pair(
        "Co-operative",
        "Coopératif",
        "Two players against the calendar: 15 rounds, 80 points together",
        "À deux contre le calendrier : 15 manches, 80 points ensemble",
    ),
    "level": _pair(
        "Solo level",
        "Niveau solo",
        "How much Mars helps in a solo game",
        "À quel point Mars aide dans une partie solo",
    ),
    "curtain": _pair(
        "Others’ moves",
        "Coups des autres",
        "When you see what others do in a phase in which all play at once",
        "Quand on voit ce que font les autres dans une phase où tous jouent à la fois",
    ),
    "answers": _pair(
        "Who is done",
        "Qui a fini",
        "Whether names or only a number tell who has decided",
        "Si l’on voit qui a décidé ou seulement combien",
    ),
}
OPTION_VALUE: dict[tuple[str, str], Labels] = {
    ("setup", "normal"): _pair(
        "Normal",
        "Normale",
        "8 cards, a choice of 2 corporations",
        "8 cartes, une corporation à choisir parmi 2",
    ),
    ("setup", "first"): _pair(
        "First game",
        "Première partie",
        "4 starter cards, 4 others, a starter corporation",
        "4 cartes de départ, 4 autres, une corporation de départ",
    ),
    ("setup", "mulligan"): _pair(
        "Mulligan",
        "Mulligan",
        "As normal; first cards may be exchanged once",
        "Normale, avec un échange de premières cartes",
    ),
    ("coop", "off"): _pair("No", "Non", "Everybody plays to win", "Chacun joue pour gagner"),
    ("coop", "on"): _pair(
        "Yes", "Oui", "Two players together; cubes as they choose", "À deux ; cubes au choix"
    ),
    ("coop", "random"): _pair(
        "Yes, random cubes",
        "Oui, cubes au hasard",
        "Two players together; cubes are drawn",
        "À deux ; cubes tirés au sort",
    ),
    ("level", "novice"): _pair(
        "Novice", "Novice", "Four times 2 steps by themselves", "Quatre fois 2 crans offerts"
    ),
    ("level", "advanced"): _pair(
        "Advanced", "Avancé", "Four times 1 step by itself", "Quatre fois 1 cran offert"
    ),
    ("level", "expert"): _pair("Expert", "Expert", "No help", "Aucune aide"),
    ("curtain", "auto"): _pair(
        "When a phase ends (co-op: at once)",
        "En fin de phase (coop : aussitôt)",
        "Hidden from rivals until the phase ends, open to a partner",
        "Cachés aux adversaires jusqu’à la fin de la phase, visibles entre partenaires",
    ),
    ("curtain", "on"): _pair(
        "When a phase ends",
        "En fin de phase",
        "Until then you see the others as they were when it began",
        "Jusque-là, on voit les autres comme au début de la phase",
    ),
    ("curtain", "off"): _pair("At once", "Aussitôt", "Nothing is held back", "Rien n’est caché"),
    ("answers", "names"): _pair(
        "By name", "Par leur nom", "Everybody sees who is done", "Chacun voit qui a fini"
    ),
    ("answers", "count"): _pair(
        "Number only", "Nombre seul", "Only how many are done", "Seulement combien ont fini"
    ),
}

# Commands: one per kind of action

COMMAND: dict[str, Labels] = {
    "throw": _pair(
        "exchange",
        "échanger",
        "Mark a card of your first hand to be exchanged",
        "Marquer une carte de votre première main à échanger",
    ),
    "corporation": _pair(
        "corporation", "corporation", "Pick your corporation", "Choisir votre corporation"
    ),
    "phase": _pair(
        "phase", "phase", "Pick your phase card for this round", "Choisir votre carte phase"
    ),
    "dummy": _pair(
        "dummy",
        "automate",
        "Solo: pick the dummy’s phase card",
        "Solo : choisir la carte phase de l’automate",
    ),
    "cube": _pair("cube", "cube", "Co-op: take a cube", "Coop : prendre un cube"),
    "give": _pair(
        "give",
        "donner",
        "Co-op: the card you offer or answer with",
        "Coop : la carte que vous offrez ou rendez",
    ),
    "play": _pair("play", "jouer", "Play a project card", "Jouer une carte projet"),
    "confirm": _pair(
        "pay", "payer", "Pay as chosen and play the card", "Payer ainsi et jouer la carte"
    ),
    "burn": _pair(
        "heat", "chaleur", "While paying: use heat as MC", "En payant : la chaleur comme M€"
    ),
    "draw": _pair(
        "draw",
        "piocher",
        "Draw your bonus card of phase II",
        "Piocher votre carte bonus de phase II",
    ),
    "use": _pair(
        "use", "utiliser", "Use the action of a blue card", "Utiliser l’action d’une carte bleue"
    ),
    "standard": _pair(
        "standard", "standard", "Use a standard action", "Utiliser une action standard"
    ),
    "initiative": _pair(
        "initiative",
        "initiative",
        "Your corporation: buy 1 TR",
        "Votre corporation : acheter 1 NT",
    ),
    "sell": _pair("sell", "vendre", "Discard a card for MC", "Défausser une carte pour des M€"),
    "reopen": _pair(
        "reopen", "reprendre", "Take back that you are done", "Revenir sur « j’ai fini »"
    ),
    "choose": _pair(
        "choose", "choisir", "Choose one part of an effect", "Choisir une partie d’un effet"
    ),
    "target": _pair(
        "target",
        "cibler",
        "Choose the card an effect is for",
        "Choisir la carte visée par un effet",
    ),
    "discard": _pair(
        "discard", "défausser", "Choose a card to discard", "Choisir une carte à défausser"
    ),
    "keep": _pair("keep", "garder", "Choose a card to keep", "Choisir une carte à garder"),
    "decline": _pair(
        "decline", "refuser", "Say no to what is offered", "Refuser ce qui est proposé"
    ),
    "raise": _pair(
        "raise",
        "augmenter",
        "Solo: the parameter that rises by itself",
        "Solo : le paramètre qui monte de lui-même",
    ),
    "end": _pair("done", "fini", "Be done with this phase", "Avoir fini cette phase"),
}


def _card(en: str, fr: str) -> Labels:
    return _pair("card", "carte", en, fr)


FIELD: dict[tuple[str, str], Labels] = {
    ("throw", "card"): _card("Card to exchange", "Carte à échanger"),
    ("corporation", "corporation"): _pair(
        "corporation", "corporation", "Corporation to lead", "Corporation à diriger"
    ),
    ("phase", "phase"): _pair("phase", "phase", "Phase card", "Carte phase"),
    ("dummy", "phase"): _pair("phase", "phase", "Phase card", "Carte phase"),
    ("cube", "cube"): _pair("cube", "cube", "Copper or trade", "Cuivre ou échange"),
    ("give", "card"): _card("Card to give", "Carte à donner"),
    ("play", "card"): _card("Card to play", "Carte à jouer"),
    ("play", "reduction"): _pair(
        "reduction",
        "réduction",
        "What to give up for a lower price",
        "Ce que vous donnez pour payer moins",
    ),
    ("play", "payment"): _pair(
        "payment", "paiement", "How the rest is paid", "Comment le reste est payé"
    ),
    ("burn", "heat"): _pair("heat", "chaleur", "How much heat", "Combien de chaleur"),
    ("use", "card"): _card("Card whose action is used", "Carte dont l’action est utilisée"),
    ("use", "option"): _pair("way", "manière", "Which way to use it", "De quelle manière"),
    ("use", "amount"): _pair("amount", "quantité", "How much to spend", "Combien dépenser"),
    ("use", "funds"): _pair("with", "avec", "Pay with MC or heat first", "Payer d’abord avec"),
    ("standard", "project"): _pair("action", "action", "Standard action", "Action standard"),
    ("standard", "funds"): _pair("with", "avec", "Pay with MC or heat first", "Payer d’abord avec"),
    ("initiative", "funds"): _pair(
        "with", "avec", "Pay with MC or heat first", "Payer d’abord avec"
    ),
    ("sell", "card"): _card("Card to sell", "Carte à vendre"),
    ("choose", "option"): _pair("option", "option", "Which part", "Quelle partie"),
    ("target", "card"): _card("Card that the effect is for", "Carte visée par l’effet"),
    ("discard", "card"): _card("Card to discard", "Carte à défausser"),
    ("keep", "card"): _card("Card to keep", "Carte à garder"),
    ("raise", "scale"): _pair(
        "parameter", "paramètre", "Temperature or oxygen", "Température ou oxygène"
    ),
}

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

# Pictures and scores

PICTURE: dict[str, Labels] = {
    "board": _pair(
        "Mars", "Mars", "Parameters, oceans, phases, who is done", "Paramètres, océans, phases"
    ),
    "players": _pair("Players", "Joueurs", "What every player has", "Ce que possède chaque joueur"),
    "tableau": _pair(
        "Tableau", "Tableau", "One player’s cards, readable", "Les cartes d’un joueur, lisibles"
    ),
    "revealed": _pair(
        "Newest cards",
        "Dernières cartes",
        "The last cards everybody played, and what you choose from",
        "Les dernières cartes de chacun, et celles parmi lesquelles vous choisissez",
    ),
    "hand": _pair("Hand", "Main", "Your hand with prices", "Votre main avec les prix"),
    "score": _pair("Score", "Score", "The score sheet", "La feuille de score"),
}
CATEGORY: dict[str, Pair] = {
    "tr": ("Terraform rating", "Niveau de terraformation"),
    "forests": ("Forests", "Forêts"),
    "cards": ("Cards", "Cartes"),
    "resources": ("MC, heat, plants and hand", "M€, chaleur, plantes et main"),
}


def label(pair: Labels, lang: str) -> Label:
    """Return the label of a language."""
    return pair[lang == "fr"]


def uncapital(words: str) -> str:
    """Return words with their first letter in lower case."""
    return words[:1].lower() + words[1:]
