# Pourquoi quelque chose est refusé, par la clé de la raison.

## Des membres de phrase

phase-in-words = la phase { FORM($named, of: "number") } ({ FORM($named, of: "name") })
phase-of-green = la phase { phase-1.number } ({ phase-1.name })
phase-of-others = la phase { phase-2.number } ({ phase-2.name })
having = { $have ->
    [0] vous n’en avez pas
   *[other] vous en avez { $have }
}
oceans-flipped = { ocean } { $n ->
    [one] retourné
   *[other] retournés
} ; il y en avait { $have } sur { $oceans } au début de la phase

## La table

reason-coop_seats = Le jeu coopératif se joue à exactement { $coop } joueurs ; cette table en a { $seats }. Sans lui, on joue de { $least } à { $most }.
reason-coop_or_level = Le jeu coopératif se joue à { $coop } joueurs, un niveau solo à 1 joueur : choisissez l’un des deux.
reason-only_solo = Un niveau solo est pour 1 joueur ; cette table en a { $seats }. De 2 à { $most } joueurs, laissez « { option-level-novice } ».
reason-not_solo = En solo, il n’y a rien à cacher : « { option-curtain } » et « { option-answers } » se règlent de 2 à { $most } joueurs.

## Les cartes et les phases

reason-not_in_hand = { COUNT($card) ->
    [0] Cette carte n’existe pas.
   *[other] « { $card } » n’est pas dans votre main.
}
reason-not_in_play = { COUNT($card) ->
    [0] Cette carte n’existe pas.
   *[other] Vous n’avez pas joué « { $card } ».
}
reason-not_dealt = Ce n’est pas l’une des cartes que vous regardez.
reason-not_offered = Vous ne pouvez pas choisir cette carte ici.
reason-same_phase = Vous avez choisi { phase-in-words } à la manche précédente ; changez de phase.
reason-not_a_phase = Choisissez une phase de 1 à 5.
reason-dummy_used = L’automate a déjà utilisé cette carte phase.
reason-no_cube = Il n’y a plus de cube de cette sorte.
reason-wrong_colour = { $phase ->
    [1] Les cartes bleues et rouges se jouent pendant { phase-of-others } ; { phase-of-green } est en cours.
    [2] Les cartes vertes se jouent pendant { phase-of-green } ; { phase-of-others } est en cours.
   *[other] Les cartes vertes se jouent pendant { phase-of-green }, les cartes bleues et rouges se jouent pendant { phase-of-others }.
}
reason-no_slot = Vous avez déjà joué toutes vos cartes de cette phase.
reason-free_limit = Le prix imprimé de « { $card } » dépasse { $most } : vous ne pouvez pas la jouer gratuitement.

## Les conditions et les prix

reason-zone = { $scale ->
    [temperature] Il faut une température en zone { OR($zones) } ; elle était de { $value } °C au début de la phase.
   *[oxygen] Il faut un oxygène en zone { OR($zones) } ; il était de { $value } % au début de la phase.
}
reason-oceans_least = Il faut au moins { oceans-flipped }.
reason-oceans_most = Il faut au plus { oceans-flipped }.
reason-tags = Il faut { $n } { $n ->
    [one] badge
   *[other] badges
} { $tag } ; { having }.
reason-tr_least = Il faut un NT de { $n } ; le vôtre est de { $have }.
reason-cannot_pay = Il faut { $price } ; { having }.{ COUNT($sell) ->
    [0] { "" }
   *[other] { " " }Vendez { $sell } pour payer.
}
reason-short = Il faut { $price } M€ ; il vous manque { $missing } M€, même en vendant toutes vos autres cartes.
reason-no_reduction = Aucune de vos cartes en jeu ne permet cette réduction.
reason-free_already = Le prix est déjà de 0.
reason-no_heat_as_mc = Vous ne pouvez pas payer cela avec de la chaleur.
reason-same_payment = Le paiement automatique revient au même.

## Les actions et les effets

reason-no_action = « { $card } » n’a pas d’action.
reason-no_option = Vous ne pouvez pas utiliser cette partie de l’effet.
reason-used = Vous avez déjà utilisé l’action de « { $card } » pendant cette phase.
reason-amount = { $most ->
    [0] { $least ->
        [0] Il n’y a rien à choisir ici.
       *[other] Vous n’avez rien à dépenser pour cela.
    }
   *[other] Choisissez une quantité de { $least } à { $most }.
}
reason-closed = { $parameter ->
    [temperature] La température était au maximum
    [oxygen] L’oxygène était au maximum
   *[ocean] Tous les océans étaient retournés
} au début de la phase.
reason-no_offer = Vous pouvez l’utiliser une fois par phase, après une hausse de votre NT.
reason-no_bonus = Vous avez déjà utilisé votre bonus de cette phase, ou vous ne l’avez pas choisie.
reason-part_first = Finissez d’abord l’effet en cours.

## Avoir fini

reason-already_done = Vous l’avez déjà décidé.
reason-phase_done = { $left ->
    [0] Il ne vous reste rien à faire pendant { phase-in-words }.
   *[other] Vous avez fini { phase-in-words } ; choisissez d’abord « { label-reopen } ».
}
reason-not_done = Vous n’avez pas encore fini.
reason-nothing_left = Il ne vous reste rien à faire pendant cette phase.
