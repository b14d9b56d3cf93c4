# Le nom des décisions sur les boutons et dans les listes : leur prix, puis leur gain.
# Quand un libellé est trop long, ses formes `short` servent l’une après l’autre, dans cet ordre.

## Ce qui s’abrège d’abord : des noms, les modules d’un scientifique à recruter

name-recycling =
    .short = Recyclage
name-laboratory =
    .short = Labo
name-power =
    .short = Centrales
name-industrial =
    .short = Complexe
name-comms =
    .short = Transmissions
name-mining =
    .short = Station
name-dock =
    .short = Quai
name-dry_chamber =
    .short = Chambre à sec
name-antenna =
    .short = Antenne
name-reactor =
    .short = Réacteur
name-simple_water =
    .short = Eau simple
name-simple_helium =
    .short = Hélium simple
name-double_water =
    .short = Eau double
name-double_helium =
    .short = Hélium double
name-dry_helium =
    .short = Hélium à sec

place = place { $n } ensuite
    .short = place { $n }
improved = { $module } (module avancé)
    .short = { $module } (avancé)
shows = Peut aller : { COMMAS($modules) }

## Les biens en peu de mots

from = { $what } ({ $space ->
    [last] fin
   *[first] début
})
    .short = { $what } { $space ->
        [last] fin
       *[first] début
    }
    .shorter = { $what } { $space ->
        [last] fin
       *[first] déb.
    }
few-helium = { $n } hélium
    .short = { $n } He
few-titanium = { $n } titane
    .short = { $n } Ti
few-iron = { $n } fer
    .short = { $n } Fe
few-energy = { $n } énergie
    .short = { $n } én.
few-water = { $n } eau
few-waste = { $n ->
    [one] { $n } déchet
   *[other] { $n } déchets
}
few-penalty = { $n ->
    [one] { $n } déchet
   *[other] { $n } déchets
} (pénalité)
    .short = { $n } { $n ->
        [one] déchet
       *[other] déchets
    } (pén.)
few = { COUNT($goods) ->
    [0] rien
   *[other] { COMMAS($goods) }
}
losing-some = { COMMAS($what) } (perte : { $n })

## Les récompenses en peu de mots

brief-drop_waste = { $n ->
    [one] −{ $n } déchet
   *[other] −{ $n } déchets
}
brief-carbon = CO2 { $n ->
    [one] { $n } cran
   *[other] { $n } crans
} plus bas
    .short = CO2 −{ $n }
brief-charge = batterie +{ $n }
brief-retrieve = un scientifique repris
    .short = scientifique
brief-study = une avancée de recherche
    .short = recherche
brief-salvage = une carte de la défausse
    .short = défausse

## Comment les libellés sont composés

itself = { $what }
gist = { $module } : { JOIN($does, by: " ; ") }
deal = { $name } : { COUNT($whole) ->
    [0] { "" }
   *[other] { COMMAS($whole) } → { "" }
}{ COUNT($gain) ->
    [0] rien
   *[other] { COMMAS($gain) }
}
    .shorter = { $name } : { COUNT($cost) ->
        [0] { "" }
       *[other] { COMMAS($cost) } → { "" }
    }{ COUNT($gain) ->
        [0] rien
       *[other] { COMMAS($gain) }
    }
trade = { COMMAS($cost) } → { COMMAS($gain) }
team = { $name }{ $level ->
    [2] , niveau 2
   *[1] { "" }
} : { COMMAS($modules) }
    .short = { $name }{ $level ->
        [2] { " " }(2)
       *[1] { "" }
    } : { COMMAS($modules) }
food = { $name }{ COUNT($nth) ->
    [0] { "" }
   *[other] { " " }n° { $nth }
}, valeur { $value }{ $bonus ->
    [energy] { " " }(+1 énergie)
    [oxygen] { " " }(1 O2 récupéré)
    [stress] { " " }(1 stress de moins)
   *[none] { "" }
}
    .spoken = { $name }, valeur { $value }{ $bonus ->
        [energy] , donne 1 cube d’énergie
        [oxygen] , marqueur d’O2 1 cran à gauche
        [stress] , 1 stress de moins
       *[none] { "" }
    }
go = { $module }{ $stays ->
    [yes] { " " }(rester)
   *[no] { "" }
} : { $n } O2, { $how ->
    [free] sans énergie
    [own] actif (vous)
    [kept] actif : 1 PV pour { $owner }
    [ai] actif (IA)
    [none] il vous faut 1 énergie
    [full] marqueur de stress déjà à 8
    [idle] pas d’action principale possible
   *[energy] 1 énergie
}
probe = Sonde en { $zone } ({ $terrain ->
    [titanium] titane
   *[iron] fer
}){ $beside ->
    [0] { "" }
   *[other] , à côté de { $beside } des vôtres
}
    .short = Sonde en { $zone } ({ $terrain ->
        [titanium] titane
       *[iron] fer
    }){ $beside ->
        [0] { "" }
       *[other] , près de { $beside }
    }
ways = { JOIN($items, by: " · ") }
way = { $module } { $n } O2{ $kept ->
    [yes] { " " }(actif)
   *[no] { "" }
}
hire = { $name } : { COUNT($cost) ->
    [0] gratuit
   *[other] { COMMAS($cost) }
}{ COUNT($how) ->
    [0] { "" }
   *[other] , { how-antenna }
}
how-antenna = équipement : { $how }
    .short = avec équipement
dismiss = Retirer { $name } : { $vp }
study = { $track }, niveau { $level }{ COUNT($cost) ->
    [0] { "" }
   *[other] { "" } : { COMMAS($cost) }
}
cap = { $track }, au-delà du niveau 4 : { $vp }{ $bonus ->
    [yes] { " " }et un bonus de recherche
   *[no] { "" }
}
unlocks = { COUNT($names) ->
    [0] { "" }
   *[other] Débloque : { COMMAS($names) }
}{ $both ->
    [yes] Deux procédés différents en une action
   *[no] { "" }
}
mine = Miner avec toutes vos sondes
take = Prendre { $food }{ COUNT($cost) ->
    [0] { "" }
   *[other] { "" } : { COMMAS($cost) }
}
come-back = { $n ->
    [one] { $n } scientifique revient
   *[other] { $n } scientifiques reviennent
}
    .short = { $n ->
        [one] { $n } revient
       *[other] { $n } reviennent
    }
feed = { $food } → { COMMAS($back) }
done = Ne plus dépenser : { COMMAS($back) }
import = Importer : { $n ->
    [one] { $n } scientifique repris
   *[other] { $n } scientifiques repris
} pour { $vp }
relief = marqueur de stress { $old } → { $new }{ $lost ->
    [0] { "" }
   *[other] { " " }(perte : { $lost })
}
sleep = Prendre un jour de congé : { COUNT($cost) ->
    [0] { "" }
   *[other] { COMMAS($cost) }, { "" }
}{ $stress }
rest = { $name } : { $stress }
scrub = Épurateurs, { $n } énergie : CO2 de { $old } à { $new } PV
depot-once = Une seule fois par partie
depot = Dépôt d’urgence : { COMMAS($what) } pour { $vp }
strain = +1 stress
antenna = { COUNT($held) ->
    [0] Sans équipement
   *[other] Avec l’équipement : { $held }
}
end_work = Finir le travail{ COUNT($gets) ->
    [0] { "" }
   *[other] { " " }→ { COMMAS($gets) }
}{ COUNT($unused) ->
    [0] { "" }
   *[other] { " " }(reste : { COMMAS($unused) })
}
    .short = Finir{ COUNT($gets) ->
        [0] { "" }
       *[other] { " " }→ { COMMAS($gets) }
    }{ COUNT($unused) ->
        [0] { "" }
       *[other] { " " }(reste : { COMMAS($unused) })
    }
end = { $why ->
    [inactive] Finir le tour sans action principale
    [second] Finir le tour sans la seconde activation
    [bonus] Ne rien prendre, finir le tour
    [choice] Valider votre choix
   *[done] Valider et finir le tour
}
instead-end = le tour a été terminé
