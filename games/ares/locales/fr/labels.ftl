# Les noms des options, commandes, champs, images et points ; `help` est leur ligne d’explication.

game = Expédition Ares
    .help = Terraformer Mars avec des cartes : phases simultanées, mains secrètes, 1 à 4 joueurs

## Les options d’une table

option-setup = Mise en place
    .help = Comment les premières mains et les corporations sont distribuées
option-setup-normal = Normale
    .help = 8 cartes, une corporation à choisir parmi 2
option-setup-first = Première partie
    .help = 4 cartes de départ, 4 autres, une corporation de départ
option-setup-mulligan = Mulligan
    .help = Normale, avec un échange de premières cartes
option-coop = Coopératif
    .help = À deux contre le calendrier : 15 manches, 80 points ensemble
option-coop-off = Non
    .help = Chacun joue pour gagner
option-coop-on = Oui
    .help = À deux ; cubes au choix
option-coop-random = Oui, cubes au hasard
    .help = À deux ; cubes tirés au sort
option-level = Niveau solo
    .help = À quel point Mars aide dans une partie solo
option-level-novice = Novice
    .help = Quatre fois 2 crans offerts
option-level-advanced = Avancé
    .help = Quatre fois 1 cran offert
option-level-expert = Expert
    .help = Aucune aide
option-curtain = Coups des autres
    .help = Quand on voit ce que font les autres dans une phase où tous jouent à la fois
option-curtain-auto = En fin de phase (coop : aussitôt)
    .help = Cachés aux adversaires jusqu’à la fin de la phase, visibles entre partenaires
option-curtain-on = En fin de phase
    .help = Jusque-là, on voit les autres comme au début de la phase
option-curtain-off = Aussitôt
    .help = Rien n’est caché
option-answers = Qui a fini
    .help = Si l’on voit qui a décidé ou seulement combien
option-answers-names = Par leur nom
    .help = Chacun voit qui a fini
option-answers-count = Nombre seul
    .help = Seulement combien ont fini

## Les commandes, une par sorte d’action

command-throw = échanger
    .help = Marquer une carte de votre première main à échanger
command-corporation = corporation
    .help = Choisir votre corporation
command-phase = phase
    .help = Choisir votre carte phase
command-dummy = automate
    .help = Solo : choisir la carte phase de l’automate
command-cube = cube
    .help = Coop : prendre un cube
command-give = donner
    .help = Coop : la carte que vous offrez ou rendez
command-play = jouer
    .help = Jouer une carte projet
command-confirm = payer
    .help = Payer ainsi et jouer la carte
command-burn = chaleur
    .help = En payant : la chaleur comme M€
command-draw = piocher
    .help = Piocher votre carte bonus de phase II
command-use = utiliser
    .help = Utiliser l’action d’une carte bleue
command-standard = standard
    .help = Utiliser une action standard
command-initiative = initiative
    .help = Votre corporation : acheter 1 NT
command-sell = vendre
    .help = Défausser une carte pour des M€
command-reopen = reprendre
    .help = Revenir sur « j’ai fini »
command-choose = choisir
    .help = Choisir une partie d’un effet
command-target = cibler
    .help = Choisir la carte visée par un effet
command-discard = défausser
    .help = Choisir une carte à défausser
command-keep = garder
    .help = Choisir une carte à garder
command-decline = refuser
    .help = Refuser une offre
command-raise = augmenter
    .help = Solo : le paramètre qui monte automatiquement
command-end = fini
    .help = Avoir fini cette phase

## Leurs champs

field-throw-card = carte
    .help = Carte à échanger
field-corporation-corporation = corporation
    .help = Corporation à diriger
field-phase-phase = phase
    .help = Carte phase
field-dummy-phase = phase
    .help = Carte phase
field-cube-cube = cube
    .help = Cuivre ou échange
field-give-card = carte
    .help = Carte à donner
field-play-card = carte
    .help = Carte à jouer
field-play-reduction = réduction
    .help = Ce que vous donnez pour payer moins
field-play-payment = paiement
    .help = Comment le reste est payé
field-burn-heat = chaleur
    .help = Combien de chaleur
field-use-card = carte
    .help = Carte dont l’action est utilisée
field-use-option = manière
    .help = De quelle manière
field-use-amount = quantité
    .help = Combien dépenser
field-use-funds = avec
    .help = Payer d’abord avec
field-standard-project = action
    .help = Action standard
field-standard-funds = avec
    .help = Payer d’abord avec
field-initiative-funds = avec
    .help = Payer d’abord avec
field-sell-card = carte
    .help = Carte à vendre
field-choose-option = option
    .help = Quelle partie
field-target-card = carte
    .help = Carte visée par l’effet
field-discard-card = carte
    .help = Carte à défausser
field-keep-card = carte
    .help = Carte à garder
field-raise-scale = paramètre
    .help = Température ou oxygène

## Les ordres donnés à l’avance

order-ranked = Prochaine carte phase
    .help = Choisir la première de ces phases que vous n’aviez pas choisie à la manche précédente
order-pass = Passer une phase
    .help = En finir avec la première de ces phases qui s’ouvre, quoi que vous puissiez y jouer
order-done = Passer les phases vides
    .help = En finir avec chaque phase où vous ne pouvez rien jouer ni utiliser

## Les images

picture-board = Mars
    .help = Paramètres, océans, phases, qui a fini
picture-players = Joueurs
    .help = Ce que possède chaque joueur
picture-tableau = Tableau
    .help = Les cartes d’un joueur, lisibles
picture-revealed = Dernières cartes
    .help = Les dernières cartes de chacun, et celles parmi lesquelles vous choisissez
picture-legend = Symboles
    .help = Ce que veulent dire les symboles des images
picture-hand = Main
    .help = Votre main avec les prix
picture-phases = Cartes Phase
    .help = Ce que chaque phase vous apporte
picture-score = Score
    .help = La feuille de score

## Les points

category-tr = Niveau de terraformation
category-forests = Forêts
category-cards = Cartes
category-resources = M€, chaleur, plantes et main
