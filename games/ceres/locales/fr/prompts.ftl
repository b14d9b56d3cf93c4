# Ce qui est demandé à un joueur, ce qu’il a pour payer, et de quoi il s’agit.

status-over = Partie finie
status = Manche { $round } sur 3{ $passed ->
    [0] { "" }
    [one] , { $passed } sur { $players } a passé
   *[other] , { $passed } sur { $players } ont passé
}
means = Vous avez { COMMAS($goods) }.
means-nothing = Vous n’avez rien à dépenser.

prompt-over = La partie est finie.
prompt-wait = Ce n’est pas à vous de jouer.
prompt-turn = Placez un dirigeant ou un employé, ou passez.
prompt-closing = { COUNT($projects) ->
    [0] Finissez votre tour.
   *[other] { $passed ->
        [yes] Achevez { $projects } maintenant, ou finissez votre tour : vous avez passé.
       *[no] Finissez votre tour, ou achevez d’abord { $projects }.
    }
}
prompt-visit = Adjoint de direction : choisissez une option d’un lieu, ou n’en activez aucun.
prompt-visit-one = { $place } : choisissez une option.
prompt-bureau = { $again ->
    [yes] Activez une fois de plus le Bureau du commerce (Logistique, niveau 3), ou passez.
   *[no] Choisissez une option du Bureau du commerce.
}
prompt-trading = Choisissez une ligne d’échange du cargo à quai.
prompt-trading-more = Vous pouvez encore échanger { $left ->
    [1] une fois
   *[other] { $left } fois
}.
prompt-settling = Choisissez un projet de colonie à achever ou à réserver{ $modifier ->
    [1] { " " }(+{ $influence })
    [-1] { " " }(coûte { $influence } de plus)
   *[0] { "" }
}.
prompt-yard = { $again ->
    [yes] Construisez une fois de plus (Construction, niveau 3)
   *[no] Choisissez une installation à construire
}{ COUNT($draws) ->
    [0] { "" }
   *[other] , ou piochez d’abord : { COMMAS($draws) }
}.
prompt-draw = { $cards } cartes pour { $cost }
prompt-launching = { $again ->
    [yes] Lancez une fois de plus (Aérospatiale, niveau 3), ou passez.
   *[no] Choisissez un astéroïde à revendiquer.
}
prompt-bonus = Choisissez votre gain du niveau 1 d’Aérospatiale.
prompt-researching = Choisissez un domaine de recherche où progresser.
prompt-favoring = Choisissez une faveur.
prompt-granting = Subvention spéciale : choisissez une production (encore { $left }).
prompt-reassigning = Choisissez un employé et son nouvel avant-poste.
prompt-manufacturing = Choisissez les biens à fabriquer (jusqu’à { $limit }{ $paid ->
    [yes] , 1 crédit chacun
   *[no] { "" }
}{ COUNT($favor) ->
    [0] { "" }
   *[other] , et 1 de plus grâce à la faveur { $favor }
}) : un alliage demande { $alloy }, une sonde { $probe }.
prompt-producing = Choisissez votre gain.
prompt-collecting = Choisissez un astéroïde pour recevoir sa production.
prompt-function = { $outstation } : choisissez la prochaine partie à utiliser{ $used ->
    [yes] , ou arrêtez-vous
   *[no] { "" }
}.
prompt-or-skip = { $prompt } Vous pouvez aussi laisser cette partie.

detail-leader = { $n ->
    [one] { $n } dirigeant restant
   *[other] { $n } dirigeants restants
}
detail-headquarters = { $used } sur { $uses } utilisations faites
detail-worker = { $n ->
    [one] { $n } avant-poste vide
   *[other] { $n } avant-postes vides
}
detail-build = { $n ->
    [one] { $n } installation
   *[other] { $n } installations
} en offre
detail-settle = { $n ->
    [one] { $n } projet de colonie
   *[other] { $n } projets de colonie
} en offre
detail-pass = Vous ne jouez plus de la manche
group-complete = Action gratuite

## Ce qui est à portée à l’étape en cours

reach-payable = À votre portée : { COMMAS($offers) }.
reach-beyond = Hors de portée : { COMMAS($offers) }.
reach-asteroids = { $far ->
    [yes] Hors de portée, { ice-price }
   *[no] À votre portée { ice-price }
} : { JOIN($rocks, by: " ; ") }.
ice-price = { $ice ->
    [0] sans glace
    [one] pour { $ice } bloc de glace
   *[other] pour { $ice } blocs de glace
}
reach-line = ligne { $number }
