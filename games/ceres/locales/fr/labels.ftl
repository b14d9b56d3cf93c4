# Les noms courts : options, commandes, champs, étapes, images, scores.

game = Ceres
    .help = Bâtir une corporation minière dans la ceinture d’astéroïdes

## Les options d’une table

option-edition = Édition
    .help = La version des règles
option-edition-final = Finale (2023)
    .help = Les règles du jeu publié
option-edition-draft = Préliminaire (2022)
    .help = Les règles de novembre 2022 ; l’aide dit ce qui change
option-first = Premier joueur
    .help = Qui joue le premier tour de la partie
option-first-random = Tirage au sort
    .help = Le programme tire au sort qui commence
option-first-host = Première place
    .help = La première place commence

## Les commandes : une par sorte d’action

command-leader = dirigeant
    .help = Placer un dirigeant dans un lieu et utiliser une de ses options
command-headquarters = siège
    .help = Placer un dirigeant sur votre Siège social et recevoir une production
command-assistant = adjoint
    .help = Utiliser l’Adjoint de direction : une production, puis un lieu
command-worker = employé
    .help = Placer un employé sur un de vos avant-postes et l’activer
command-droid = droïde
    .help = Envoyer le Droïde martien sur un de vos avant-postes et l’activer
command-choose = choisir
    .help = Choisir l’option du lieu que vous activez
command-trade = échanger
    .help = Réaliser une ligne d’échange du cargo à quai
command-settle = projet
    .help = Achever ou réserver un projet de colonie exposé
command-draw = piocher
    .help = Payer de l’influence pour piocher des cartes Installation
command-build = construire
    .help = Construire une installation
command-launch = lancer
    .help = Lancer une sonde vers un astéroïde
command-bonus = bonus
    .help = Choisir le gain du niveau 1 d’Aérospatiale
command-research = recherche
    .help = Progresser dans un domaine de recherche
command-favor = faveur
    .help = Prendre une faveur
command-grant = subvention
    .help = Choisir une production pour la Subvention spéciale
command-reassign = réaffecter
    .help = Déplacer un employé vers un autre avant-poste de son type
command-manufacture = fabriquer
    .help = Fabriquer des alliages et des sondes
command-use = utiliser
    .help = Utiliser une partie de l’avant-poste que vous activez
command-produce = produire
    .help = Choisir l’avant-poste dont vous recevez la production
command-collect = récolter
    .help = Choisir l’astéroïde dont vous recevez la production
command-complete = achever
    .help = Achever un projet réservé (action gratuite)
command-done = terminer
    .help = Laisser le reste de cette étape
command-pass = passer
    .help = Passer : ne plus jouer pendant cette manche
command-end = fin-de-tour
    .help = Finir votre tour

## Leurs champs

field-leader-location = lieu
    .help = Lieu du plateau
field-leader-option = option
    .help = Option du lieu
field-headquarters-source = source
    .help = Ce que vous recevez
field-assistant-source = source
    .help = Ce que vous recevez d’abord
field-worker-outstation = avant-poste
    .help = Avant-poste à activer
field-droid-outstation = avant-poste
    .help = Avant-poste à activer
field-choose-location = lieu
    .help = Lieu du plateau
field-choose-option = option
    .help = Option du lieu
field-trade-line = ligne
    .help = Ligne d’échange du cargo à quai
field-trade-times = fois
    .help = Combien de fois
field-settle-project = projet
    .help = Projet de colonie
field-settle-how = manière
    .help = Achever ou réserver
field-draw-influence = influence
    .help = Influence à payer
field-build-card = installation
    .help = Installation à construire
field-build-onto = où
    .help = En nouvel avant-poste ou sous un avant-poste simple
field-launch-asteroid = astéroïde
    .help = Astéroïde à revendiquer
field-bonus-good = bien
    .help = Ce que vous recevez
field-research-field = domaine
    .help = Domaine de recherche
field-favor-favor = faveur
    .help = Faveur à prendre
field-grant-outstation = avant-poste
    .help = Avant-poste qui produit
field-grant-good = bien
    .help = Laquelle de ses productions
field-reassign-origin = de
    .help = Avant-poste que l’employé quitte
field-reassign-destination = vers
    .help = Avant-poste vide à activer
field-manufacture-alloys = alliages
    .help = Combien d’alliages
field-manufacture-probes = sondes
    .help = Combien de sondes
field-use-part = partie
    .help = Partie de la fonction
field-produce-source = source
    .help = Ce que vous recevez
field-collect-asteroid = astéroïde
    .help = Un de vos astéroïdes
field-complete-project = projet
    .help = Projet que vous avez réservé

## Les sortes d’action telles qu’elles sont proposées

kind-leader = Utiliser un lieu (dirigeant)
kind-headquarters = Recevoir une production (dirigeant)
kind-assistant = Recevoir une production, puis utiliser un lieu (Adjoint de direction)
kind-worker = Utiliser un avant-poste (employé)
kind-droid = Utiliser un avant-poste (Droïde martien)
kind-choose = Choisir l’option
kind-trade = Échanger avec le cargo
kind-settle = Prendre un projet de colonie
kind-draw = Piocher d’autres cartes
kind-build = Construire une installation
kind-launch = Lancer une sonde
kind-bonus = Choisir le gain
kind-research = Progresser en recherche
kind-favor = Prendre une faveur
kind-grant = Choisir une production
kind-reassign = Réaffecter un employé
kind-manufacture = Fabriquer
kind-use = Utiliser une partie
kind-produce = Choisir le gain
kind-collect = Choisir un astéroïde
kind-complete = Achever un projet (gratuit)
kind-done = Laisser le reste
kind-pass = Passer
kind-end = Finir le tour

## Les ordres donnés à l’avance

order-ranked = Prochain lieu
    .help = Placer un dirigeant sur le premier de ceux-ci qui est possible ; la suite reste à vous
order-pass = Passer
    .help = Passer pour la manche dès que vient votre tour, et finir ce tour

## Les scores

category-facilities = Installations
category-asteroids = Astéroïdes
category-projects = Projets de colonie
category-trade = Échanges
category-research = Recherche
category-tokens = Premier au niveau 3
category-influence = Influence
category-credits = Crédits
category-unfinished = Projets inachevés
category-resources = Davantage de ressources
category-passed_first = A passé avant dans la manche 3

## Les images

picture-board = Plateau
    .help = À qui de jouer, ceinture, lieux
picture-offer = En offre
    .help = Installations, projets, cargos, recherche, faveurs
picture-players = Joueurs
    .help = Ce que possède chaque joueur
picture-belt = Ceinture
    .help = Tous les astéroïdes avec prix, points et production
picture-locations = Lieux
    .help = Emplacements, options et frais des lieux
picture-cards = Cartes
    .help = Installations et projets en offre, avec leur texte
picture-corporation = Corporation
    .help = Avant-postes et biens d’un joueur
picture-legend = Symboles
    .help = Ce que veulent dire les symboles des images
picture-turn = Mon tour
    .help = Votre tour en cours
picture-score = Feuille de score
    .help = Les points de chaque joueur par catégorie
