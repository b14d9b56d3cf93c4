# Les noms des ressources, des points, des lieux.

seat = un autre joueur
unseen = une carte inconnue
the-mission = la mission
    .short = mission
own-board = votre plateau
    .short = plateau
ring = { $ring ->
    [A] A
    [B] B
    [C] C
   *[D] D
}
cell = { ring }{ $number }{ COUNT($name) ->
    [0] { "" }
   *[other] { " " }({ $name })
}
    .short = { ring }{ $number }
no-cell = cette case
resolution = résolution { $n }

## Les ressources telles qu’elles se comptent

good-rock = { $n ->
    [one] { $n } roche
   *[other] { $n } roches
}
    .short = { $n } R
good-hydrocarbon = { $n ->
    [one] { $n } hydrocarbure
   *[other] { $n } hydrocarbures
}
    .short = { $n } H
good-metal = { $n ->
    [one] { $n } métal
   *[other] { $n } métaux
}
    .short = { $n } M
good-any = { $n ->
    [one] { $n } ressource au choix
   *[other] { $n } ressources au choix
}
    .short = { $n } au choix
good-influence = { $n ->
    [one] { $n } point d’influence
   *[other] { $n } points d’influence
}
    .short = { $n } INF

good-token = { tokens }
    .short = { tokens.short }
good-top_card = la première carte de la pile d’investissement
    .short = première carte
good-cards = { $n ->
    [one] { $n } carte en main
   *[other] { $n } cartes en main
}
    .short = { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }

## Les ressources par leur seul nom

good-rock-word = roche
good-hydrocarbon-word = hydrocarbure
good-metal-word = métal
good-any-word = ressource au choix
good-influence-word = influence

good-cards-word = carte
good-token-word = jeton
good-top_card-word = première carte de la pile d’investissement

## Les points

points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
points-dev = { $n ->
    [one] { $n } point de dévouement
   *[other] { $n } points de dévouement
}
    .short = { $n } DÉV
    .story = +{ $n } dévouement
points-col = { $n ->
    [one] { $n } point de colonisation
   *[other] { $n } points de colonisation
}
    .short = { $n } COL
    .story = +{ $n } colonisation
