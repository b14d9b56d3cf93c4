# Le nom des décisions sur les boutons et dans les listes : leur prix, puis leur gain.
# Quand un libellé est trop long, ses formes `short` servent l’une après l’autre, dans cet ordre.

## Ce que les effets font, en peu de mots

brief-lose = perte : { $what }
brief-draw = piocher { $what }
brief-discard = défausser { $what }
brief-power = +{ $what }
brief-move = { $ships ->
    [one] { $ships } pas gratuit
   *[other] { $ships } pas gratuits
}
brief-muster = { $n ->
    [one] un vaisseau de la réserve
   *[other] { $n } vaisseaux de la réserve
}
    .short = { $n } vx
brief-recall = { $n ->
    [one] un vaisseau ramené
   *[other] { $n } vaisseaux ramenés
}
brief-explore = explorer
brief-reveal = retourner un astéroïde
    .short = retourner
brief-place = poser un astéroïde
    .short = poser
brief-destroy = détruire un astéroïde
    .short = détruire
brief-produce = { $scope ->
    [all] tout produit
   *[one] un astéroïde produit
}
brief-trade = commercer ({ $sell } → { $buy })
brief-levy = { $what } de chaque voisin
brief-scout = une carte sur { $n } dans la file
    .short = regarder { $n } cartes
brief-buy = acheter une carte
    .short = acheter
brief-ready = redresser un bâtiment
    .short = redresser
brief-die = dé compteur { $by ->
    [1] +1
   *[-1] −1
}
    .short = dé { $by ->
        [1] +1
       *[-1] −1
    }
brief-salvage = reprendre { $what }
brief-token = { $away ->
    [yes] −{ $what }
   *[no] { $what }
}
brief-lay = poser une carte
brief-agent = un agent

## Ce que font les cases, en peu de mots

raised = { $n ->
    [0] { "" }
   *[other] { " " }(+{ $n } d’influence)
}
gist-invest = acheter une carte{ raised }
    .short = acheter{ raised }
gist-guild = acheter une carte de la guilde{ raised }, ferveur +2
    .short = acheter{ raised }, ferveur +2
gist-supply = { $what }
gist-gain = { $what }
gist-telescope = poser un astéroïde, 1 COL
gist-mission = tenter la mission
gist-support = soutenir un projet, 1 DÉV
gist-mercenaries = +1 de puissance par vaisseau
    .short = +1 PUI par vaisseau
gist-embassy = pas de combat avec vous
gist-library = piocher jusqu’à 2 cartes
gist-dump = jusqu’à 2 cartes de la défausse sous la pioche
    .short = jusqu’à 2 sous la pioche
gist-trade = commercer 2 fois (2 → 1)

## Comment les libellés sont composés

itself = { $what }
nothing = rien
free = gratuit
outcome = { JOIN($does, by: " ; ") }
nth-choice = Choix { $n }
no-choice = Passer : vous ne pouvez rien payer
pay-auto = comme proposé
pay-pick = unité par unité
target = { $n } { $what }
deal = { $name }{ COUNT($nth) ->
    [0] { "" }
   *[other] { " " }(choix { $nth })
}{ COUNT($cost) ->
    [0] { COUNT($gain) ->
        [0] { "" }
       *[other] { "" } : { COMMAS($gain) }
    }
   *[other] { "" } : { COMMAS($cost) }{ COUNT($gain) ->
        [0] { "" }
       *[other] { " " }→ { COMMAS($gain) }
    }
}{ $pick ->
    [yes] , paiement au choix
   *[no] { "" }
}
    .shorter = { $name }{ COUNT($nth) ->
        [0] { "" }
       *[other] { " " }({ $nth })
    }{ COUNT($cost) ->
        [0] { "" }
       *[other] { "" } : { COMMAS($cost) }
    }{ $pick ->
        [yes] , au choix
       *[no] { "" }
    }

## Phase 2

do-explore = { $notch ->
    [yes] Explorer : poser un astéroïde en { $cell }
   *[no] Explorer { $cell }
}
do-militarise = Militariser
do-move = Déplacer
do-produce = Produire
do-beg = Quémander
do-recycle = Recycler : mélanger { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}, puis piocher{ $hand ->
    [0] { "" }
   *[other] { " " }(dont { $hand } de la main)
}

## Vaisseaux et astéroïdes

do-sail = { CAP($origin) } → { $target }{ COUNT($toll) ->
    [0] { "" }
   *[other] { "" } : { $toll }
}{ COUNT($against) ->
    [0] { "" }
   *[other] , combat contre { $against }
}
do-load = Charger { $resource }
do-arrive = Finir le déplacement ({ $n ->
    [one] { $n } vaisseau
   *[other] { $n } vaisseaux
})
do-fight_first = D’abord le combat en { $cell }
do-recall_ship = Ramener un vaisseau : { $cell }
do-produce_at = { $cell }
do-survey = Retourner { $cell }
do-place = Poser en { $cell }
do-destroy = Détruire { $cell }

## Ressources

do-get = { $what }
do-put = { $resource } → { $place }
do-store = Gains hors de votre tour → { $place }
do-lose = Perdre { $resource }, { $place }
do-pay = Payer { $resource }, { $place }
do-trade = { $cell } : { $sold } → { $bought }

## Cartes, cases et colonies

do-agent = { $box }
do-reveal = Révéler { $card }
do-discard = Défausser { $card }
do-buy = Acheter { $card }
do-drop = { $card }
do-add = { $card }
do-salvage = { $card }
do-keep = { $card }
do-ready = { $building }
do-support = Soutenir { $project }
do-build = Construire { $card }
do-maintain = Entretenir
do-take = { $n ->
    [0] { $does ->
        [dump] Ne remettre aucune carte
       *[library] Ne piocher aucune carte
    }
   *[other] { $does ->
        [dump] Remettre { $n ->
            [one] { $n } carte
           *[other] { $n } cartes
        } sous la pioche
       *[library] Piocher { $n ->
            [one] { $n } carte
           *[other] { $n } cartes
        }
    }
}
do-react = Ne pas réagir

## Missions

do-attempt = Tenter la { $resolution }{ $solo ->
    [yes] , en solo
   *[no] , avec les autres
}
do-pledge = { $card ->
    [yes] { $n ->
        [0] Ne pas promettre { $item }
       *[other] Promettre { $item }, face cachée
    }
   *[no] { COUNT($what) ->
        [0] Ne rien promettre : { $item }
       *[other] Promettre { $what } en tout
    }
}
do-winner = Cartes gagnées pour { $seat }
do-reopen = { $call ->
    [yes] Changer de réponse
   *[no] Revenir à la phase 4
}
do-cancel_call = Abandonner, rendre les promesses
do-decline = { $what ->
    [investing] Ne rien acheter
    [buying] Ne rien acheter
    [attempting] Ne rien tenter
    [placing] Ne rien poser
    [destroying] Ne rien détruire
    [moving] Ne rien déplacer
    [trading] Arrêter de commercer
    [salvaging] Arrêter de reprendre
   *[offered] Passer { $of }
}

## Finir

end-turn = Finir votre tour{ $left ->
    [0] { "" }
    [one] { " " }(encore { $left } action)
   *[other] { " " }(encore { $left } actions)
}
end-agents = { $left ->
    [0] Finir votre tour
    [one] Passer (encore { $left } agent)
   *[other] Passer (encore { $left } agents)
}
end-fight = Perdre le combat en { $cell }
end-call = { $covered ->
    [yes] Payer la mission
   *[no] Lancer l’appel à contribution
}
end-answer = { COUNT($what) ->
    [0] Ne pas contribuer
   *[other] Contribuer : { COMMAS($what) }
}
end-colonies = Finir la phase 4
end-boundary = Continuer

## Ce qui est abandonné

together = { JOIN($what, by: " ") }
lost-actions = { $n ->
    [one] Il vous reste { $n } action.
   *[other] Il vous reste { $n } actions.
}
lost-agents = { $n ->
    [one] { $n } agent restera à l’Accueil dans cette manche.
   *[other] { $n } agents resteront à l’Accueil dans cette manche.
}
lost-fight = Vos vaisseaux du combat en { $cell } rentreront sur votre plateau.
lost-nothing-to-buy = Vous ne pouvez acheter aucune carte ici, même avec toute l’influence de votre main.
lost-box = Vous perdrez { $what } de cette case.
left-cards = { $n ->
    [one] Vous gardez { $n } carte en main
   *[other] Vous gardez { $n } cartes en main
} et { $draws ->
    [0] n’en piocherez aucune
   *[other] en piocherez { $draws }
} à la prochaine manche.
left-influence = Vous perdrez { $what } à la fin de la manche.
left-package = Vous pourriez encore payer { $what } pour { $gain }.
