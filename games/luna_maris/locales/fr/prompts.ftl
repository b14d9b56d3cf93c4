# Ce qui est demandé à un joueur, ce qu’il a pour payer, et de quoi il s’agit.

status-over = Partie finie
status-before = Avant la partie
status = Manche { $round } sur { $rounds } ({ $day ->
    [yes] jour
   *[no] nuit
}){ $ended ->
    [0] { "" }
    [one] , { $ended } sur { $players } a fini son travail
   *[other] , { $ended } sur { $players } ont fini leur travail
}
awaited = En attente : { $who }.
verdict-open = Vous devez battre l’IA : vous avez { $mine } points, l’IA { $its }.
verdict = { $won ->
    [yes] Vous battez l’IA
   *[no] L’IA l’emporte
}, { $mine } points contre { $its }{ $broken ->
    [orders] , avec plus de commandes
    [co2] , sur la piste de CO2
   *[none] { "" }
}.

means = { COUNT($stores) ->
    [0] Vous n’avez ni énergie, ni eau, ni hélium
   *[other] Vous avez { COMMAS($stores) }
} ; convoyeur : { COUNT($last) ->
    [0] { COUNT($first) ->
        [0] vide
       *[other] { "" }
    }
   *[other] { COMMAS($last) } (fin){ COUNT($first) ->
        [0] { "" }
       *[other] , { "" }
    }
}{ COUNT($first) ->
    [0] { "" }
   *[other] { COMMAS($first) } (début)
} ; déchets : { $waste } sur { $spaces } ; O2 restant : { $oxygen }.

prompt-over = La partie est finie.
prompt-wait = Ce n’est pas à vous de jouer.
prompt-closing = Finissez votre tour.
prompt-chosen = Validez votre choix.
prompt-equipping = Choisissez votre équipement pour la partie parmi { $n } tuiles.
prompt-starting = Choisissez où commence votre astronaute (cartes montrées : { $shown }).
prompt-turn = { $hand ->
    [0] { $rest ->
        [yes] Vous n’avez aucun scientifique en main : nourrissez-en, ou finissez le travail.
       *[no] Vous n’avez plus de scientifique : finissez le travail.
    }
   *[other] { $oxygen ->
        [0] Vous n’avez plus d’O2 : { $rest ->
            [yes] nourrissez des scientifiques, ou finissez le travail.
           *[no] finissez le travail.
        }
       *[other] { $rest ->
            [yes] Jouez un scientifique, nourrissez-en, ou finissez le travail.
           *[no] Jouez un scientifique, ou finissez le travail.
        }
    }
}{ COUNT($ageing) ->
    [0] { "" }
   *[other] { " " }À utiliser dans cette manche, sinon c’est un déchet : { COMMAS($ageing) }.
}{ $first ->
    [yes] { " " }Pour bien commencer : un module proche, une sonde (Sas), du minerai (Station minière).
   *[no] { "" }
}
prompt-go = { $scientist } : choisissez un module où aller (O2 restant : { $n }).
prompt-module = { $module } ({ $how ->
    [free] sans énergie
    [own] actif (vous)
    [kept] actif : 1 PV pour { $owner }
    [ai] actif (IA)
   *[energy] 1 énergie
}) : choisissez une action{ $second ->
    [yes] , continuez avec { $scientist }, ou finissez votre tour.
   *[no] , ou finissez votre tour.
}
prompt-idle = { $module } : { $how ->
    [none] il est inactif, et vous n’avez pas d’énergie
    [full] votre marqueur de stress est déjà à 8
   *[idle] son action principale n’est pas possible maintenant
}. { $second ->
    [yes] Continuez avec { $scientist }, ou finissez votre tour.
   *[no] Finissez votre tour, ou choisissez une autre action.
}
prompt-active = { $module } : c’est fait. { $again ->
    [yes] Vous pouvez utiliser un second procédé, différent{ $second ->
        [yes] , continuer avec { $scientist }, ou finir votre tour.
       *[no] , ou finir votre tour.
    }
   *[no] { $second ->
        [yes] Continuez avec { $scientist }, ou finissez votre tour.
       *[no] Finissez votre tour, ou choisissez une autre action.
    }
}
prompt-asleep = Jour de congé : laissez d’autres scientifiques se reposer (marqueur de stress : { $stress }), ou finissez votre tour.
prompt-harvesting = Prenez encore { $n ->
    [one] { $n } carte Nourriture
   *[other] { $n } cartes Nourriture
} des semis.
prompt-feeding = Nourriture dépensée : valeur { $n }, pour { $rest ->
    [one] { $rest } scientifique
   *[other] { $rest } scientifiques
} au repos. Dépensez-en plus, ou reprenez des scientifiques.
prompt-recovering = Reprenez { $n ->
    [one] { $n } scientifique
   *[other] { $n } scientifiques
}.
prompt-rewards = Prenez vos récompenses.
prompt-retrieving = Reprenez un scientifique au repos.
prompt-studying = Choisissez une piste pour votre avancée de recherche.
prompt-claiming = Choisissez un bonus de recherche.
prompt-salvaging = Prenez une carte de la défausse de nourriture.
prompt-turn_bonus = Prenez une carte Nourriture pour avoir fini tôt, ou aucune.

detail-play = { $n } en main, O2 restant : { $oxygen }
detail-feed = { $n } au repos
detail-end_work = { COUNT($ageing) ->
    [0] Vous ne jouez plus de la manche
   *[other] Vous ne jouez plus de la manche ; déchets à venir : { COMMAS($ageing) }
}
detail-depot = encore { $n }, contre des points
