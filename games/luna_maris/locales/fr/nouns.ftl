# Les noms des biens, des lieux et des étapes.

vp = { $n } PV
oxygen = { $n } O2
seat = un autre joueur
the-ai = L’IA
    .within = l’IA
unseen = une carte inconnue
scientists = { $n ->
    [one] { $n } scientifique
   *[other] { $n } scientifiques
}
food-cards = { $n ->
    [one] { $n } carte Nourriture
   *[other] { $n } cartes Nourriture
}
drawn-cards = { $n ->
    [one] la première carte de la pioche
   *[other] les { $n } premières cartes de la pioche
}
breath = { $n } O2 récupéré

## Les biens tels qu’ils se comptent ; `name` est leur nom dans un titre.

good-energy = { $n ->
    [one] { $n } cube d’énergie
   *[other] { $n } cubes d’énergie
}
    .name = Énergie
good-iron = { $n ->
    [one] { $n } cube de fer
   *[other] { $n } cubes de fer
}
    .name = Fer
good-titanium = { $n ->
    [one] { $n } cube de titane
   *[other] { $n } cubes de titane
}
    .name = Titane
good-water = { $n ->
    [one] { $n } cube d’eau
   *[other] { $n } cubes d’eau
}
    .name = Eau
good-helium = { $n ->
    [one] { $n } cube d’hélium
   *[other] { $n } cubes d’hélium
}
    .name = Hélium 3
good-waste = { $n ->
    [one] { $n } déchet
   *[other] { $n } déchets
}
    .name = Déchets

## Les biens par leur seul nom

name-energy = énergie
name-iron = fer
name-titanium = titane
name-water = eau
name-helium = hélium 3
name-waste = déchet

## Les modules dans une phrase, avec leur article

place-recycling = le { $name }
place-sleeping = les { $name }
place-laboratory = le { $name }
place-power = les { $name }
place-industrial = le { $name }
place-comms = la { $name }
place-airlock = le { $name }
place-mining = la { $name }
place-dock = le { $name }
place-greenhouse = la { $name }

## Les étapes en cours

frame-equipping = choisir votre équipement
frame-starting = choisir le départ de votre astronaute
frame-turn = votre tour
frame-activation = votre tour avec le scientifique joué
frame-harvesting = prendre de la nourriture
frame-feeding = dépenser de la nourriture
frame-recovering = reprendre des scientifiques
frame-rewards = recevoir des récompenses
frame-retrieving = reprendre un scientifique
frame-studying = avancer en recherche
frame-claiming = choisir un bonus de recherche
frame-salvaging = prendre une carte de la défausse
frame-turn_bonus = choisir de la nourriture pour la fin du travail
