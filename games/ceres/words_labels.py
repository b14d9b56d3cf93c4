"""Short names of Ceres in both languages: options, commands, fields, steps, pictures, scores."""

from __future__ import annotations

from games.ceres.tables import OPTIONS
from games.ceres.terms import Name
from games.core.words import Label

# Options of a table


TABLE_OPTION: dict[str, tuple[Label, Label]] = {
    "edition": (
        Label("Edition", "Which version of the rules is played"),
        Label("Édition", "La version des règles"),
    ),
    "first": (
        Label("First player", "Who takes the first turn of the game"),
        Label("Premier joueur", "Qui joue le premier tour de la partie"),
    ),
}
TABLE_VALUE: dict[tuple[str, str], tuple[Label, Label]] = {
    ("edition", "final"): (
        Label("Final (2023)", "The rules of the published game"),
        Label("Finale (2023)", "Les règles du jeu publié"),
    ),
    ("edition", "draft"): (
        Label("Draft (2022)", "The draft of November 2022; the rules help tells what differs"),
        Label(
            "Préliminaire (2022)",
            "Les règles de novembre 2022\N{NARROW NO-BREAK SPACE}; l’aide dit ce qui change",
        ),
    ),
    ("first", "random"): (
        Label("Drawn by lot", "The program draws who begins"),
        Label("Tirage au sort", "Le programme tire au sort qui commence"),
    ),
    ("first", "host"): (
        Label("First seat", "Whoever sits first begins"),
        Label("Première place", "La première place commence"),
    ),
}

# Options of Locations

OPTION: dict[tuple[str, str], Name] = {
    ("trade_bureau", "trade"): Name("Interplanetary Trade", "commerce interplanétaire"),
    ("trade_bureau", "settlement"): Name("Settlement Project", "projet de colonie"),
    ("construction_yard", "build"): Name("build a Facility", "construction d’une installation"),
    ("council", "trade_bureau"): Name(
        "activate the Trade Bureau", "activation du Bureau du commerce"
    ),
    ("council", "launch"): Name("Launch", "lancement"),
    ("council", "research"): Name("Research", "recherche"),
    ("council", "favor"): Name("Favor", "faveur"),
    ("contractors", "reassign"): Name("Reassign Worker", "réaffectation d’un employé"),
    ("contractors", "construction_yard"): Name(
        "activate the Construction Yard", "activation du Chantier"
    ),
    ("contractors", "manufacture"): Name("Manufacture", "fabrication"),
}
assert set(OPTION) == {(place, option) for place, found in OPTIONS.items() for option in found}

# Commands: one per kind of action

COMMAND: dict[str, tuple[Label, Label]] = {
    "leader": (
        Label("leader", "Put a Leader on a Location and use one of its options"),
        Label("dirigeant", "Placer un dirigeant dans un lieu et utiliser une de ses options"),
    ),
    "headquarters": (
        Label("headquarters", "Put a Leader on your Headquarters and gain a production"),
        Label("siège", "Placer un dirigeant sur votre Siège social et recevoir une production"),
    ),
    "assistant": (
        Label("assistant", "Use the Leader Assistant: a production, then any Location"),
        Label(
            "adjoint",
            "Utiliser l’Adjoint de direction\N{NARROW NO-BREAK SPACE}: "
            "une production, puis un lieu",
        ),
    ),
    "worker": (
        Label("worker", "Put a Worker on one of your Outstations and activate it"),
        Label("employé", "Placer un employé sur un de vos avant-postes et l’activer"),
    ),
    "droid": (
        Label("droid", "Send the Mars Droid to one of your Outstations and activate it"),
        Label("droïde", "Envoyer le Droïde martien sur un de vos avant-postes et l’activer"),
    ),
    "choose": (
        Label("choose", "Choose the option of the Location you are activating"),
        Label("choisir", "Choisir l’option du lieu que vous activez"),
    ),
    "trade": (
        Label("trade", "Perform a trade line of the docked ship"),
        Label("échanger", "Réaliser une ligne d’échange du cargo à quai"),
    ),
    "settle": (
        Label("project", "Complete or commit to a Settlement Project on offer"),
        Label("projet", "Achever ou réserver un projet de colonie exposé"),
    ),
    "draw": (
        Label("draw", "Pay Influence to draw more Facility cards"),
        Label("piocher", "Payer de l’influence pour piocher des cartes Installation"),
    ),
    "build": (
        Label("build", "Build a Facility"),
        Label("construire", "Construire une installation"),
    ),
    "launch": (
        Label("launch", "Launch a Probe to an asteroid"),
        Label("lancer", "Lancer une sonde vers un astéroïde"),
    ),
    "bonus": (
        Label("bonus", "Choose what Aerospace level 1 gives you"),
        Label("bonus", "Choisir le gain du niveau 1 d’Aérospatiale"),
    ),
    "research": (
        Label("research", "Advance in a field of research"),
        Label("recherche", "Progresser dans un domaine de recherche"),
    ),
    "favor": (
        Label("favor", "Take a Favor"),
        Label("faveur", "Prendre une faveur"),
    ),
    "grant": (
        Label("grant", "Choose a production for Special Grant"),
        Label("subvention", "Choisir une production pour la Subvention spéciale"),
    ),
    "reassign": (
        Label("reassign", "Move a Worker to another Outstation of its Type and activate it"),
        Label("réaffecter", "Déplacer un employé vers un autre avant-poste de son type"),
    ),
    "manufacture": (
        Label("manufacture", "Make Alloys and Probes"),
        Label("fabriquer", "Fabriquer des alliages et des sondes"),
    ),
    "use": (
        Label("use", "Use a part of the Outstation you are activating"),
        Label("utiliser", "Utiliser une partie de l’avant-poste que vous activez"),
    ),
    "produce": (
        Label("produce", "Choose the Outstation whose production you gain"),
        Label("produire", "Choisir l’avant-poste dont vous recevez la production"),
    ),
    "collect": (
        Label("collect", "Choose the asteroid whose production you gain"),
        Label("récolter", "Choisir l’astéroïde dont vous recevez la production"),
    ),
    "complete": (
        Label("complete", "Complete a project you are committed to (free action)"),
        Label("achever", "Achever un projet réservé (action gratuite)"),
    ),
    "done": (
        Label("done", "Leave the rest of this step"),
        Label("terminer", "Laisser le reste de cette étape"),
    ),
    "pass": (
        Label("pass", "Pass: be out for the rest of the round"),
        Label("passer", "Passer\N{NARROW NO-BREAK SPACE}: ne plus jouer pendant cette manche"),
    ),
    "end": (
        Label("end-turn", "End your turn"),
        Label("fin-de-tour", "Finir votre tour"),
    ),
}

FIELD_LABEL: dict[tuple[str, str], tuple[Label, Label]] = {
    ("leader", "location"): (
        Label("location", "Location of the board"),
        Label("lieu", "Lieu du plateau"),
    ),
    ("leader", "option"): (
        Label("option", "Option of the Location"),
        Label("option", "Option du lieu"),
    ),
    ("headquarters", "source"): (
        Label("source", "What to gain"),
        Label("source", "Ce que vous recevez"),
    ),
    ("assistant", "source"): (
        Label("source", "What to gain first"),
        Label("source", "Ce que vous recevez d’abord"),
    ),
    ("worker", "outstation"): (
        Label("outstation", "Outstation to activate"),
        Label("avant-poste", "Avant-poste à activer"),
    ),
    ("droid", "outstation"): (
        Label("outstation", "Outstation to activate"),
        Label("avant-poste", "Avant-poste à activer"),
    ),
    ("choose", "location"): (
        Label("location", "Location of the board"),
        Label("lieu", "Lieu du plateau"),
    ),
    ("choose", "option"): (
        Label("option", "Option of the Location"),
        Label("option", "Option du lieu"),
    ),
    ("trade", "line"): (
        Label("line", "Trade line of the docked ship"),
        Label("ligne", "Ligne d’échange du cargo à quai"),
    ),
    ("trade", "times"): (
        Label("times", "How often"),
        Label("fois", "Combien de fois"),
    ),
    ("settle", "project"): (
        Label("project", "Settlement Project"),
        Label("projet", "Projet de colonie"),
    ),
    ("settle", "how"): (
        Label("how", "Complete or commit"),
        Label("manière", "Achever ou réserver"),
    ),
    ("draw", "influence"): (
        Label("influence", "Influence to pay"),
        Label("influence", "Influence à payer"),
    ),
    ("build", "card"): (
        Label("facility", "Facility to build"),
        Label("installation", "Installation à construire"),
    ),
    ("build", "onto"): (
        Label("where", "As a new Outstation or below a single one"),
        Label("où", "En nouvel avant-poste ou sous un avant-poste simple"),
    ),
    ("launch", "asteroid"): (
        Label("asteroid", "Asteroid to claim"),
        Label("astéroïde", "Astéroïde à revendiquer"),
    ),
    ("bonus", "good"): (
        Label("good", "What to gain"),
        Label("bien", "Ce que vous recevez"),
    ),
    ("research", "field"): (
        Label("field", "Field of research"),
        Label("domaine", "Domaine de recherche"),
    ),
    ("favor", "favor"): (
        Label("favor", "Favor to take"),
        Label("faveur", "Faveur à prendre"),
    ),
    ("grant", "outstation"): (
        Label("outstation", "Outstation that produces"),
        Label("avant-poste", "Avant-poste qui produit"),
    ),
    ("grant", "good"): (
        Label("good", "Which of its productions"),
        Label("bien", "Laquelle de ses productions"),
    ),
    ("reassign", "origin"): (
        Label("from", "Outstation the Worker leaves"),
        Label("de", "Avant-poste que l’employé quitte"),
    ),
    ("reassign", "destination"): (
        Label("to", "Empty Outstation to activate"),
        Label("vers", "Avant-poste vide à activer"),
    ),
    ("manufacture", "alloys"): (
        Label("alloys", "How many Alloys"),
        Label("alliages", "Combien d’alliages"),
    ),
    ("manufacture", "probes"): (
        Label("probes", "How many Probes"),
        Label("sondes", "Combien de sondes"),
    ),
    ("use", "part"): (
        Label("part", "Part of the Function"),
        Label("partie", "Partie de la fonction"),
    ),
    ("produce", "source"): (
        Label("source", "What to gain"),
        Label("source", "Ce que vous recevez"),
    ),
    ("collect", "asteroid"): (
        Label("asteroid", "Asteroid of yours"),
        Label("astéroïde", "Un de vos astéroïdes"),
    ),
    ("complete", "project"): (
        Label("project", "Project you are committed to"),
        Label("projet", "Projet que vous avez réservé"),
    ),
}

# Steps in progress, by the tag of their frame

FRAME: dict[str, Name] = {
    "turn": Name("your turn", "votre tour"),
    "visit": Name("choosing the option of a Location", "choisir l’option d’un lieu"),
    "bureau": Name(
        "choosing the option of the Trade Bureau", "choisir l’option du Bureau du commerce"
    ),
    "trading": Name("trading", "échanger"),
    "settling": Name("taking a Settlement Project", "prendre un projet de colonie"),
    "yard": Name("building a Facility", "construire une installation"),
    "launching": Name("launching a Probe", "lancer une sonde"),
    "bonus": Name("choosing the gain of Aerospace level 1", "choisir le gain d’Aérospatiale"),
    "researching": Name("advancing in research", "progresser en recherche"),
    "favoring": Name("taking a Favor", "prendre une faveur"),
    "granting": Name("choosing productions for Special Grant", "choisir des productions"),
    "reassigning": Name("reassigning a Worker", "réaffecter un employé"),
    "manufacturing": Name("manufacturing", "fabriquer"),
    "producing": Name("choosing a production", "choisir une production"),
    "collecting": Name("choosing an asteroid", "choisir un astéroïde"),
    "function": Name("using an Outstation", "utiliser un avant-poste"),
}

# Scores

CATEGORY: dict[str, Name] = {
    "facilities": Name("Facilities", "Installations"),
    "asteroids": Name("Asteroids", "Astéroïdes"),
    "projects": Name("Settlement Projects", "Projets de colonie"),
    "trade": Name("Trade", "Échanges"),
    "research": Name("Research", "Recherche"),
    "tokens": Name("First to level 3", "Premier au niveau 3"),
    "influence": Name("Influence", "Influence"),
    "credits": Name("Credits", "Crédits"),
    "unfinished": Name("Unfinished projects", "Projets inachevés"),
    "resources": Name("More Resources", "Davantage de ressources"),
    "passed_first": Name("Passed first in round 3", "A passé avant dans la manche 3"),
}

# Pictures

PICTURE: dict[str, tuple[Label, Label]] = {
    "board": (
        Label("Board", "Belt, Locations, ship, cards on offer, research"),
        Label("Plateau", "Ceinture, lieux, cargo, cartes en offre, recherche"),
    ),
    "players": (
        Label("Players", "What every player owns"),
        Label("Joueurs", "Ce que possède chaque joueur"),
    ),
    "belt": (
        Label("Asteroid Belt", "All asteroids with prices, points and production"),
        Label("Ceinture", "Tous les astéroïdes avec prix, points et production"),
    ),
    "locations": (
        Label("Locations", "Slots, options and fees of the Locations"),
        Label("Lieux", "Emplacements, options et frais des lieux"),
    ),
    "cards": (
        Label("Cards", "Facilities and projects on offer, with their text"),
        Label("Cartes", "Installations et projets en offre, avec leur texte"),
    ),
    "corporation": (
        Label("Corporation", "Outstations and goods of one player"),
        Label("Corporation", "Avant-postes et biens d’un joueur"),
    ),
    "turn": (
        Label("My turn", "Your turn as it stands"),
        Label("Mon tour", "Votre tour en cours"),
    ),
    "score": (
        Label("Score sheet", "Points of all players by category"),
        Label("Feuille de score", "Les points de chaque joueur par catégorie"),
    ),
}
