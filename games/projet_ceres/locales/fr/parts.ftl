# Le plateau en texte, pour les lecteurs d’écran.

part-round = Manche et points
part-own = Vos possibilités
part-hand = Votre main
part-belt = La Ceinture
part-ceres = Le plateau Cérès
part-cards = Investissement
part-projects = Projets
part-mission = Mission
part-clan = { $who }

## Ce que disent plusieurs parties

ships-there = { $ships ->
    [one] { $ships } vaisseau
   *[other] { $ships } vaisseaux
}
board-card = { $name } : { $text }
board-pile = { $what ->
    [asteroids] Astéroïdes
    [investment] Cartes investissement
    [explorations] Cartes exploration
   *[projects] Projets
} dans la pile : { $n }.

## Ce que voit le joueur

own-have = Vous pouvez payer avec : { COUNT($goods) ->
    [0] rien
   *[other] { $goods }
}.
own-choices = { $kind } : { JOIN($labels, by: " ; ") }.
hand-empty = Vous n’avez pas de carte en main.
hand-unseen = Une carte inconnue.

## La manche

board-over = La partie est finie.
board-round = Manche { $round }, phase { $phase } : { $phase ->
    [1] début de manche
    [2] actions
    [3] développement
   *[4] colonies
}.
board-order = Premier joueur : { $first }. Ordre de la phase : { COMMAS($order) }.
board-points = Points : { COMMAS($scores) }.
board-ending = Tous les projets sont achevés : c’est la dernière manche.
board-fight = Combat en { $cell } : { $attacker } attaque ({ $attack }), { $defender } défend ({ $defence }) ; { $side } peut ajouter de la puissance.
board-arrivals = Combats { DE($seat) } encore à régler : { COMMAS($cells) }.
board-call = Appel à contribution { DE($seat) } pour « { $mission } », { $resolution } : { COUNT($missing) ->
    [0] il ne manque rien
   *[other] il manque { $missing }
} ; { COUNT($pledged) ->
    [0] rien n’est promis
   *[other] promis : { COMMAS($pledged) }
} ; cartes gagnées pour { $winner }.
board-pledge = { $goods } par { $who }
board-winner = { COUNT($winners) ->
    [one] Vainqueur
   *[other] Vainqueurs
} : { COMMAS($winners) }.
board-ranking = Classement : { JOIN($places, by: " ; ") }.
board-place = { $rank }. { $who }, { $points }
board-ties = Départage : { COMMAS($ties) }.

## La Ceinture

board-asteroid = { $cell }{ $up ->
    [no] , face cachée
   *[yes] { "" } : { COUNT($yields) ->
        [0] ne produit rien
       *[other] produit { $yields }
    }{ COUNT($who) ->
        [0] { "" } ; libre
       *[other] { "" } ; { $who }, { ships-there }
    }
}{ COUNT($goods) ->
    [0] { "" }
   *[other] { "" } ; il s’y trouve { $goods }
}{ COUNT($near) ->
    [0] { "" }
   *[other] { "" } ; voisins : { COMMAS($near) }
}.{ COUNT($does) ->
    [0] { "" }
   *[other] { " " }{ JOIN($does, by: ". ") }{ $used ->
        [yes] { " " }(utilisé)
       *[no] { "" }
    }.
}
near-ceres = Cérès
board-home = { $cell } : plateau { DE($who) }, { $n ->
    [one] { $n } vaisseau
   *[other] { $n } vaisseaux
} ; encoches occupées : { COUNT($near) ->
    [0] aucune
   *[other] { COMMAS($near) }
}.
board-empty = Anneau { ring }, cases vides : { COMMAS($cells) }.

## Le plateau Cérès

board-box = { $box } : { COUNT($does) ->
    [0] { "" }
   *[other] { $does } ; { "" }
}{ COUNT($there) ->
    [0] aucun agent
   *[other] { COMMAS($there) }
}{ $room ->
    [closed] , fermée par la mission
    [any] , sans limite
   *[some] , { $free ->
        [0] complet
        [one] { $free } place libre
       *[other] { $free } places libres
    }
}.
board-reception = Accueil, { $seat } : { $reception ->
    [0] aucun agent
    [one] { $reception } agent
   *[other] { $reception } agents
}{ $passed ->
    [yes] , a passé
   *[no] { "" }
}.

## Cartes et projets

board-common = Défausse commune : { COUNT($cards) ->
    [0] vide
   *[other] { COMMAS($cards) }
}.
board-project = { $slot ->
    [0] Dessus de la pile
    [4] Emplacement 4, la sortie
   *[other] Emplacement { $slot }
} : { $name }, { $cost } en tout{ COUNT($does) ->
    [0] { "" }
   *[other] { "" } ; ouvre une case : { $does }
}.
board-gap = Emplacement { $slot } : vide.
board-finished = Projets achevés : { COUNT($projects) ->
    [0] aucun
   *[other] { COMMAS($projects) }
}. Soutenus dans cette manche : { $n } sur { $most }.

## La mission

board-mission = Mission { $number }, { $name } : { $how ->
    [active] active{ $die ->
        [0] { "" }
       *[other] , dé à { $die }
    }
    [repeated] répétée à la prochaine manche
   *[dormant] en sommeil jusqu’à la prochaine manche
}.
board-no-mission = Il n’y a plus de mission.
board-missions = Histoire : { $story } ; { $n ->
    [0] aucune carte dessous
    [one] { $n } carte dessous
   *[other] { $n } cartes dessous
}.
board-tokens = Jetons sur la mission : { $n }.
board-collective = Badges collectifs : { COMMAS($badges) }.

## Les clans

side-clan = Clan { $clan } : { $score ->
    [one] { $score } point
   *[other] { $score } points
}, dévouement { $dev }, colonisation { $col }.
side-bonus = case { $cell } ({ $does })
    .next = case { $cell }, dévouement { $cell } ou colonisation { $col } ({ $does })
side-opened = Bonus débloqués : { JOIN($opened, by: " ; ") }.
side-next = Prochain bonus : { AND($next, form: "next") }.
side-home = Plateau en { $home }, encoches { $notches }.
side-ships = Vaisseaux : { $reserve } en réserve, { $docked } sur le plateau, { $ships } dans la Ceinture{ COUNT($places) ->
    [0] { "" }
   *[other] { "" } ; contrôle { COMMAS($places) }
}.
side-goods = Ressources sur le plateau : { COUNT($goods) ->
    [0] aucune
   *[other] { COMMAS($goods) }
} ; en tout : { COUNT($all) ->
    [0] aucune
   *[other] { COMMAS($all) }
} ; peut payer avec : { COUNT($payable) ->
    [0] rien
   *[other] { COMMAS($payable) }
}.
side-agents = Agents : { $agents }, dont { $reception } à l’Accueil{ COUNT($boxes) ->
    [0] { "" }
   *[other] { "" } ; cases : { COMMAS($boxes) }
}{ $passed ->
    [yes] { "" } ; a passé
   *[no] { "" }
}.
side-influence = Influence de la manche : { $influence }{ COUNT($fervor) ->
    [0] { "" }
   *[other] { "" } ; ferveur : { COMMAS($fervor) }
}.
side-badges = Badges : { COMMAS($badges) }.
side-cards = Cartes : { $hand } en main, { $deck } dans la pioche, { $buildings ->
    [0] aucun bâtiment
    [one] { $buildings } bâtiment
   *[other] { $buildings } bâtiments
}.
side-discard = Défausse : { COMMAS($discard) }.
side-building = { $name }, { $used ->
    [yes] utilisé
   *[no] prêt
}. { $text }.
