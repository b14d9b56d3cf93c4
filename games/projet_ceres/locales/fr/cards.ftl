# Le texte des cartes, des tuiles et des cases, fait de leurs données.

## Ce que les effets font, à l’impératif

cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
tokens = { $n ->
    [one] { $n } jeton
   *[other] { $n } jetons
}
    .short = { $n } jet.
power = { $n } de puissance
    .short = { $n } PUI
ships = { $n ->
    [one] { $n } vaisseau
   *[other] { $n } vaisseaux
}
    .short = { $n } vx
per = { $base ->
    [0] { "" }
   *[other] { $base } + { "" }
}{ $rate } par { $of } ({ $most } au plus)
    .short = { $base ->
        [0] { "" }
       *[other] { $base } + { "" }
    }{ $rate } / { $of } (max. { $most })
word-gain = gagnez { $what }
    .short = { $what }
word-lose = perdez { $what }
word-draw = piochez { $what }
word-discard = défaussez { $what } de votre main, sans leur influence
word-power = ajoutez { $what } à votre camp dans un combat{ $side ->
    [attack] { " " }(en attaque seulement)
    [defence] { " " }(en défense seulement)
   *[both] { "" }
}
word-move = déplacez { $ships ->
    [one] un vaisseau d’un pas
   *[other] jusqu’à { $ships } vaisseaux d’un pas chacun
}, sans payer
word-muster = mettez { $n ->
    [one] un vaisseau
   *[other] { $n } vaisseaux
} de votre réserve sur votre plateau
word-recall = ramenez { $n ->
    [one] un de vos vaisseaux
   *[other] { $n } de vos vaisseaux
} de la Ceinture sur votre plateau
word-explore = explorez comme par l’action
word-reveal = retournez un astéroïde face cachée voisin d’un de vos vaisseaux (1 COL)
word-place = posez le prochain astéroïde face cachée (1 COL)
word-destroy = détruisez { $scope ->
    [own] un astéroïde que vous contrôlez
    [near] un astéroïde à vous, ou un voisin libre
   *[face_down] un astéroïde face cachée voisin
}
word-produce = { $scope ->
    [all] tous vos astéroïdes produisent
   *[one] un de vos astéroïdes produit
}
word-trade = { $times ->
    [one] commercez une fois
   *[other] commercez jusqu’à { $times } fois
} à Cérès : { $sell } d’un type contre { $buy } d’un autre
word-levy = chaque adversaire ayant un vaisseau sur un astéroïde voisin d’un des vôtres, ou dans une de vos encoches, vous donne { $what }
word-scout = mettez dans la file une des { $n } premières cartes de la pile d’investissement
word-buy = achetez une carte { $source ->
    [discard] de la défausse commune
   *[queue] de la file d’investissement
}{ COUNT($less) ->
    [0] { "" }
   *[other] { " " }pour { $less } de moins
}
word-ready = redressez un autre de vos bâtiments utilisés
word-die = { $by ->
    [1] augmentez le dé compteur de 1 (6 au plus)
   *[-1] baissez le dé compteur de 1{ $least ->
        [1] { " " }(1 au moins)
       *[0] { "" }
    }
}
word-salvage = { $to ->
    [deck] remettez { $what } de votre défausse sous votre pioche
   *[hand] reprenez { $what } de votre défausse en main
} (sauf carte qui en reprend)
word-agent = gagnez un agent, 4 au plus

word-token = { $away ->
    [yes] retirez { $what }
   *[no] posez { $what }
} { $on ->
    [asteroid] { $away ->
        [yes] d’un astéroïde que vous contrôlez
       *[no] sur un astéroïde que vous contrôlez
    }
   *[mission] { $away ->
        [yes] de la mission
       *[no] sur la mission
    }
}
word-lay = posez { $source ->
    [pile] la première carte de la pile d’investissement
   *[this] cette carte
} sur un astéroïde que vous contrôlez

## Ce qui est compté

counted-fervor = { $n ->
    [one] point de ferveur
   *[other] { $n } points de ferveur
}
counted-asteroids = { $n ->
    [one] astéroïde que vous contrôlez
   *[other] { $n } astéroïdes que vous contrôlez
}
counted-rock_asteroids = { $n ->
    [one] astéroïde à roche que vous contrôlez
   *[other] { $n } astéroïdes à roche que vous contrôlez
}
counted-hydrocarbon_asteroids = { $n ->
    [one] astéroïde à hydrocarbure que vous contrôlez
   *[other] { $n } astéroïdes à hydrocarbure que vous contrôlez
}
counted-metal_asteroids = { $n ->
    [one] astéroïde à métal que vous contrôlez
   *[other] { $n } astéroïdes à métal que vous contrôlez
}
counted-ceres_asteroids = { $n ->
    [one] astéroïde voisin de Cérès que vous contrôlez
   *[other] { $n } astéroïdes voisins de Cérès que vous contrôlez
}
counted-ships = { $n ->
    [one] vaisseau que vous avez dans la Ceinture
   *[other] { $n } vaisseaux que vous avez dans la Ceinture
}
counted-buildings = { $n ->
    [one] bâtiment que vous avez
   *[other] { $n } bâtiments que vous avez
}
counted-badges = { $n ->
    [one] badge
   *[other] { $n } badges
}
counted-projects = { $n ->
    [one] projet terminé
   *[other] { $n } projets terminés
}
counted-players = { $n ->
    [one] joueur
   *[other] { $n } joueurs
}

counted-tokens = { $n ->
    [one] jeton sur la mission
   *[other] { $n } jetons sur la mission
}
counted-asteroid_tokens = { $n ->
    [one] jeton sur vos astéroïdes
   *[other] { $n } jetons sur vos astéroïdes
}

## Les manières d’utiliser quelque chose

branch = { COUNT($need) ->
    [0] { "" }
   *[other] avec au moins { $need }, { "" }
}{ COUNT($cost) ->
    [0] { "" }
   *[other] payez { $cost } : { "" }
}{ COUNT($does) ->
    [0] rien
   *[other] { JOIN($does, by: ", puis ") }
}
branches = { JOIN($ways, by: " ; ou ") }
normal-effect = utilisez son effet normal
ability = { JOIN($parts, by: " ; ") }
cap-rounds = { $cap ->
    [0] { "" }
    [one] { " " }(une fois par manche)
   *[other] { " " }({ $cap } fois par manche)
}
when-always = { $does }{ cap-rounds }
when-paid = une fois par manche, { $does }
when-turn = au début de votre tour de phase 2, { $does }
when-explored = quand vous explorez{ cap-rounds }, { $does }
when-moved = quand vous déplacez des vaisseaux{ cap-rounds }, { $does }
when-produced = quand vous produisez{ cap-rounds }, { $does }
when-begged = quand vous quémandez{ cap-rounds }, { $does }
when-militarised = quand vous militarisez{ cap-rounds }, { $does }
when-recycled = quand vous recyclez{ cap-rounds }, { $does }
when-attempted = quand vous tentez une mission{ cap-rounds }, { $does }
when-contributed = quand vous contribuez à une mission accomplie{ cap-rounds }, { $does }
when-built = quand vous construisez{ cap-rounds }, { $does }
when-maintained = quand vous entretenez vos colonies{ cap-rounds }, { $does }
when-supported = quand vous soutenez un projet{ cap-rounds }, { $does }
when-invested = quand vous achetez une carte{ cap-rounds }, { $does }
when-placed = quand vous posez un agent{ cap-rounds }, { $does }
when-won = quand vous gagnez un combat{ cap-rounds }, { $does }
when-lost = quand vous perdez un combat{ cap-rounds }, { $does }
when-rival_explored = quand un autre joueur explore{ cap-rounds }, { $does }
when-rival_supported = quand un autre joueur soutient un projet{ cap-rounds }, { $does }
when-rival_won = quand un autre joueur gagne un combat{ cap-rounds }, { $does }
when-fight_near = en réaction à un combat voisin qui n’est pas le vôtre{ cap-rounds }, { $does }
when-support_near = en réaction à un projet soutenu par un autre joueur{ cap-rounds }, { $does }

## Ce qui change tant que la carte est là

change-hand = taille de main { $less ->
    [yes] −{ $n }
   *[no] +{ $n }
}
change-carry = chaque vaisseau emporte { $n } { $less ->
    [yes] de moins
   *[no] de plus
}
change-move_cost = Déplacer coûte { $n } { $less ->
    [yes] de moins
   *[no] de plus
}
change-free_move = Déplacer est gratuit { $n ->
    [one] une fois
   *[other] { $n } fois
} par manche
change-explore_cost = Explorer coûte { $n } { $less ->
    [yes] de moins
   *[no] de plus
}
change-free_explore = Explorer est gratuit { $n ->
    [one] une fois
   *[other] { $n } fois
} par manche
change-surcharge = le surcoût d’un projet est de { $n } { $less ->
    [yes] de moins
   *[no] de plus
}
change-build_rock = construire coûte { $n ->
    [one] { $n } roche
   *[other] { $n } roches
} { $less ->
    [yes] de moins
   *[no] de plus
}
change-maintenance = l’entretien à 3 COL coûte { $n } { $less ->
    [yes] de moins
   *[no] de plus
}
change-attack = { $less ->
    [yes] −{ $n }
   *[no] +{ $n }
} de puissance par vaisseau qui attaque
change-defence = { $less ->
    [yes] −{ $n }
   *[no] +{ $n }
} de puissance par vaisseau qui défend
change-unrouted = vous pouvez payer depuis { $n ->
    [one] { $n } astéroïde sans route
   *[other] { $n } astéroïdes sans route
}
change-reserve = { $n ->
    [one] { $n } vaisseau de plus
   *[other] { $n } vaisseaux de plus
} en réserve, une seule fois
change-invest = { $less ->
    [yes] −{ $n }
   *[no] +{ $n }
} d’influence dans les cases Investir et Guilde
change-second_look = quand vous explorez, piochez deux cartes et gardez-en une
change-pledge = { $n ->
    [one] une unité promise compte double
   *[other] { $n } unités promises comptent double
} à chaque mission

## Les cartes entières

card-text = { JOIN($parts, by: ". ") }.
card-cost = Coût : { $cost }
card-effect = { $reacts ->
    [fight_near] En réaction à un combat voisin
    [support_near] En réaction à un projet soutenu
   *[no] Effet
} : { $does }
card-bought = À l’achat : { JOIN($does, by: ", puis ") }
card-building = Bâtiment ({ $rock }) : { $does }
card-plain = Bâtiment ({ $rock }) : sans effet
card-unbuilt = Ne se construit pas
card-discarded = Défaussée : { $influence }
tile-kind = { $kind ->
    [c] Carboné
    [s] Rocheux
    [m] Métallique
   *[other] Autre
}
tile-home = Astéroïde de départ { DE($clan) }
tile-yields = { COUNT($goods) ->
    [0] Ne produit rien
   *[other] Produit { $goods }
}
tile-ability = Effet : { $does }
tile-guard = { $n } de puissance pour son défenseur
tile-battery = { $n } de puissance pour son propriétaire s’il attaque à côté
tile-toll = Chaque vaisseau qui le quitte par l’action Déplacer paie { $cost }
tile-link = Une route y passe sans vaisseau
project-text = Coût : { $cost }. Terminé, il ouvre une case : { $box }
choice-text = Choix { $n } : { $does }
clan-bonus = Case { $cell } : { $does }

## Les cases du plateau Cérès

box-invest = achetez une carte de la file avec l’influence de cartes révélées{ $n ->
    [0] { "" }
   *[other] { " " }et { $n } de la case
}
box-guild = achetez une carte de la guilde dans la défausse commune{ $n ->
    [0] { "" }
   *[other] { " " }({ $n } d’influence)
} ; ferveur +2 tant que votre agent y est
box-supply = gagnez { $what }
box-gain = gagnez { $what }
box-telescope = posez le prochain astéroïde face cachée : 1 COL
box-mission = tentez une mission
box-support = soutenez un projet : 1 point de dévouement
box-mercenaries = +1 de puissance par vaisseau tant que votre agent y est
box-embassy = tant que votre agent y est, vous n’engagez pas de combat et personne n’en engage contre vous
box-library = piochez jusqu’à 2 cartes
box-dump = jusqu’à 2 cartes au hasard de votre défausse vont sous votre pioche
box-trade = commercez jusqu’à 2 fois à Cérès : 2 d’un type contre 1 d’un autre
box-text = { CAP($does) } ({ $spaces ->
    [0] sans limite d’agents
    [one] { $spaces } agent
   *[other] { $spaces } agents
}{ $three ->
    [0] { "" }
   *[other] , { $three } à partir de 3 joueurs
}{ $five ->
    [0] { "" }
   *[other] , { $five } à partir de 5 joueurs
}).

## Les missions

to-each = { $who ->
    [initiator] l’initiateur
    [winner] le joueur qui gagne la carte
    [contributors] chaque contributeur
    [others] chaque autre contributeur
   *[all] chaque joueur
} : { JOIN($does, by: ", puis ") }
    .short = { $who ->
        [initiator] initiateur
        [winner] gagnant
        [contributors] contributeurs
        [others] autres
       *[all] tous
    } : { JOIN($does, by: ", ") }
mission-counter = Compteur : { $n ->
    [one] { $n } manche
   *[other] { $n } manches
}
mission-reveal = À la révélation : { JOIN($does, by: " ; ") }
mission-lasting = Tant qu’elle est active : { JOIN($does, by: " ; ") }
mission-closed = { COUNT($boxes) ->
    [one] la case { $boxes } est fermée
   *[other] les cases { $boxes } sont fermées
}
mission-beg = Quémander ne donne { COUNT($goods) ->
    [one] pas { DE($goods) }
   *[other] ni { JOIN($goods, by: " ni ") }
}
mission-failure = Échec : { JOIN($does, by: " ; ") }
mission-collective = Badge collectif
resolution-text = { CAP($name) }{ $solo ->
    [yes] { " " }(en solo)
   *[no] { "" }
} : { offer }
offer = { COUNT($cost) ->
    [0] { "" }
   *[other] payez { $cost } → { "" }
}{ JOIN($does, by: " ; ") }
each-player = { $what } par joueur
pile-cards = { $next ->
    [yes] { $n ->
        [one] la suivante est
       *[other] les { $n } suivantes sont
    }
   *[no] { $n ->
        [one] la carte est
       *[other] les { $n } premières cartes sont
    }
}
pile-win = { pile-cards } { $n ->
    [one] gagnée
   *[other] gagnées
}
    .short = { $n ->
        [one] { $n } carte gagnée
       *[other] { $n } cartes gagnées
    }
pile-discard = { pile-cards } { $n ->
    [one] défaussée
   *[other] défaussées
}
    .short = { $n ->
        [one] { $n } carte défaussée
       *[other] { $n } cartes défaussées
    }
pile-repeat = la carte reste et se répète
tally-each = si la faction { $faction } a le plus de badges, chaque joueur qui en a : { JOIN($does, by: ", puis ") }
tally-most = chaque joueur qui a le plus de badges de la faction en tête : { JOIN($does, by: ", puis ") }
tally-even = si les factions sont à égalité, chaque contributeur : { JOIN($does, by: ", puis ") }

## Ce qu’un paquet raconte de ses explorations, histoires et missions

text-own = { $text }
