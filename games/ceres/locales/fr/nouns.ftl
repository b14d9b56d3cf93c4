# Les noms des biens, des lieux, des pièces et des actions.

vp = { $n } PV
card = « { $name } »

## Les biens tels qu’ils se comptent ; `name` est leur nom dans un titre, `one` au singulier.

good-ore = { $n ->
    [one] { $n } minerai
   *[other] { $n } minerais
}
    .name = Minerai
    .one = minerai
good-ice = { $n ->
    [one] { $n } bloc de glace
   *[other] { $n } blocs de glace
}
    .name = Glace
    .one = bloc de glace
good-ceramics = { $n ->
    [one] { $n } céramique avancée
   *[other] { $n } céramiques avancées
}
    .name = Céramiques avancées
    .one = céramique avancée
good-energy = { $n ->
    [one] { $n } unité d’énergie
   *[other] { $n } unités d’énergie
}
    .name = Énergie
    .one = unité d’énergie
good-credit = { $n ->
    [one] { $n } crédit
   *[other] { $n } crédits
}
    .name = Crédits
    .one = crédit
good-influence = { $n ->
    [one] { $n } jeton d’influence
   *[other] { $n } jetons d’influence
}
    .name = Influence
    .one = jeton d’influence
good-alloy = { $n ->
    [one] { $n } alliage
   *[other] { $n } alliages
}
    .name = Alliages
    .one = alliage
good-probe = { $n ->
    [one] { $n } sonde
   *[other] { $n } sondes
}
    .name = Sondes
    .one = sonde

## Les avant-postes, leurs employés, les autres pièces

type-mine = mine
    .gender = feminine
type-factory = usine
    .gender = feminine
type-lab = laboratoire
type-office = bureau

leader = { $n ->
    [one] { $n } dirigeant
   *[other] { $n } dirigeants
}

worker-mine = { $n ->
    [one] { $n } contremaître
   *[other] { $n } contremaîtres
}
    .one = contremaître
worker-factory = { $n ->
    [one] { $n } ingénieur en chef
   *[other] { $n } ingénieurs en chef
}
    .one = ingénieur en chef
worker-lab = { $n ->
    [one] { $n } coordinateur scientifique
   *[other] { $n } coordinateurs scientifiques
}
    .one = coordinateur scientifique
worker-office = { $n ->
    [one] { $n } directeur général
   *[other] { $n } directeurs généraux
}
    .one = directeur général

## Les lieux : `place` est leur nom, `location` ce nom avec son article.

ring-outer = anneau extérieur
ring-intermediate = anneau intermédiaire
ring-inner = anneau intérieur

place-trade_bureau = Bureau du commerce
place-construction_yard = Chantier
place-council = Conseil de l’A.M.A.C.
place-contractors = Association des entrepreneurs
location-trade_bureau = le { place-trade_bureau }
location-construction_yard = le { place-construction_yard }
location-council = le { place-council }
location-contractors = l’{ place-contractors }
headquarters = Siège social

research-aerospace = Aérospatiale
research-construction = Construction
research-logistics = Logistique

## Les options des lieux

option-trade_bureau-trade = commerce interplanétaire
option-trade_bureau-settlement = projet de colonie
option-construction_yard-build = construction d’une installation
option-council-trade_bureau = activation du Bureau du commerce
option-council-launch = lancement
option-council-research = recherche
option-council-favor = faveur
option-contractors-reassign = réaffectation d’un employé
option-contractors-construction_yard = activation du Chantier
option-contractors-manufacture = fabrication

## Les étapes en cours

frame-turn = votre tour
frame-visit = choisir l’option d’un lieu
frame-bureau = choisir l’option du Bureau du commerce
frame-trading = échanger
frame-settling = prendre un projet de colonie
frame-yard = construire une installation
frame-launching = lancer une sonde
frame-bonus = choisir le gain d’Aérospatiale
frame-researching = progresser en recherche
frame-favoring = prendre une faveur
frame-granting = choisir des productions
frame-reassigning = réaffecter un employé
frame-manufacturing = fabriquer
frame-producing = choisir une production
frame-collecting = choisir un astéroïde
frame-function = utiliser un avant-poste
