# Ce qu’un joueur doit décider, ou ce qu’il a décidé.

## Des membres de phrase

changeable = . Vous pouvez changer tant que tous n’ont pas fini.
so-far = { COUNT($chosen) ->
    [0] { "" }
    [one] { " " }Déjà choisie : { AND($chosen) }.
   *[other] { " " }Déjà choisies : { AND($chosen) }.
}

## Ce qui est décidé

decided-mulligan = Vous échangez { $cards }{ changeable }
decided-founding = Vous avez choisi { $corporation }{ changeable }
decided-planning = Vous avez choisi { $phase }{ COUNT($dummy) ->
    [0] { "" }
   *[other] , pour l’automate { $dummy }
}{ changeable }
decided-research = Vous gardez { $chosen }{ changeable }
decided-limit = Vous défaussez { $chosen }{ changeable }
decided-cubes = Vous avez pris un { $cube }.
decided-phase = Vous avez fini. La phase continue pour les autres joueurs.
nothing-to-decide = Ce n’est pas à vous de jouer.

## Les étapes

prompt-mulligan = { COUNT($dealt) ->
    [0] { "" }
   *[other] Vous dirigerez { OR($dealt) }.{ " " }
}Marquez les cartes à échanger ({ $n } { $n ->
    [one] marquée
   *[other] marquées
}), puis appuyez sur « J’ai fini ».
prompt-founding = Choisissez votre corporation.
prompt-planning = Choisissez votre carte phase.
prompt-planning-dummy = Choisissez aussi la carte phase de l’automate.
prompt-cubes = Prenez un cube.
prompt-swap = { COUNT($offered) ->
    [0] Proposez à votre partenaire une de vos cartes contre une des siennes, ou refusez.
   *[other] Votre partenaire propose { $offered } : donnez une carte en échange ou refusez.
}
prompt-research = Choisissez { $cards } à garder.{ so-far }
prompt-limit = Défaussez { stock-card } : la limite est de { $limit }. { $n ->
    [one] Elle
   *[other] Chacune
} rapporte { $worth }.{ so-far }
prompt-bump = Choisissez un paramètre à augmenter de { step }.

## Les phases

prompt-green = Jouez une carte verte, ou appuyez sur « J’ai fini ».
prompt-free = Jouez gratuitement une carte verte d’un prix imprimé de { $free } ou moins, ou appuyez sur « J’ai fini ».
prompt-bonus = Utilisez votre bonus : piochez une carte, ou jouez une carte bleue ou rouge de plus. Ou appuyez sur « J’ai fini ».
prompt-others = { $n ->
    [1] Jouez une carte bleue ou rouge
   *[other] Jouez jusqu’à { $n } cartes bleues ou rouges
}, ou appuyez sur « J’ai fini ».{ $bonus ->
    [yes] { " " }Votre bonus : piochez une carte, ou jouez-en une de plus.
   *[no] { "" }
}
prompt-actions = Utilisez { $cards ->
    [yes] les actions des cartes et les actions standard
   *[no] les actions standard
}, puis appuyez sur « J’ai fini ».{ $bonus ->
    [yes] { " " }Votre bonus : utilisez une action de carte une seconde fois.
   *[no] { "" }
}{ COUNT($forced) ->
    [0] { "" }
   *[other] { " " }À la fin sont convertis : { $forced }.
}

## Les parties d’un effet

prompt-branch = { $card } : choisissez l’un des deux.
prompt-target = { $card } : choisissez une carte qui { $adds ->
    [yes] reçoit
   *[no] perd
} des ressources.
prompt-drop = { $card } : défaussez { stock-card } de votre main ({ COUNT($gain) ->
    [0] sans M€ en échange
   *[other] { $n ->
        [1] { $gain }
       *[other] chacune : { $gain }
    }
}).
prompt-swapping = { $card } : défaussez une carte pour en piocher 1, ou { $n } si elle porte un badge { $tag }, ou passez.
prompt-pick = { $card } : choisissez { $cards } à garder.
prompt-paying = { $card } ({ $price }) : { COUNT($missing) ->
    [0] payez, ou changez les cartes à vendre.
   *[other] choisissez des cartes à vendre ({ $each } chacune), il manque { $missing }.
}{ COUNT($sold) ->
    [0] { "" }
   *[other] { " " }À vendre : { $sold }.
}
prompt-offering = Vous n’avez pas encore pioché votre carte bonus. La piocher ?
