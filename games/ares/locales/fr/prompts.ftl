# Ce que quelqu’un doit décider, ou ce qu’il a décidé.

## Des membres de phrase

changeable = { " " }; vous pouvez changer tant que d’autres n’ont pas fini.
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
decided-phase = Vous avez fini ; la phase continue pour les autres.
nothing-to-decide = Rien à décider.

## Les étapes

prompt-mulligan = { COUNT($dealt) ->
    [0] { "" }
   *[other] Vous dirigerez { OR($dealt) }.{ " " }
}Marquez les cartes à échanger ({ $n } { $n ->
    [one] marquée
   *[other] marquées
}), puis « J’ai fini ».
prompt-founding = Choisissez votre corporation.
prompt-planning = Choisissez votre carte phase.
prompt-planning-dummy = Choisissez aussi la carte phase de l’automate.
prompt-cubes = Prenez un cube.
prompt-swap = { COUNT($offered) ->
    [0] Offrez une de vos cartes à votre partenaire contre une des siennes, ou refusez.
   *[other] Votre partenaire offre { $offered } : donnez une carte en échange ou refusez.
}
prompt-research = Choisissez { $cards } à garder.{ so-far }
prompt-limit = Défaussez { stock-card } : la limite est de { $limit }. { $n ->
    [one] Elle
   *[other] Chacune
} rapporte { $worth }.{ so-far }
prompt-bump = Choisissez le paramètre qui monte de { step }.

## Les phases

prompt-green = Jouez une carte verte, ou dites « J’ai fini ».
prompt-free = Jouez gratuitement une carte verte d’un prix imprimé de { $free } ou moins, ou dites « J’ai fini ».
prompt-bonus = Il vous reste votre bonus : piochez une carte, ou jouez une carte bleue ou rouge de plus. Ou dites « J’ai fini ».
prompt-others = { $n ->
    [1] Jouez une carte bleue ou rouge
   *[other] Jouez jusqu’à { $n } cartes bleues ou rouges
}, ou dites « J’ai fini ».{ $bonus ->
    [yes] { " " }Votre bonus : piochez une carte, ou jouez-en une de plus.
   *[no] { "" }
}
prompt-actions = Utilisez les actions des cartes et les actions standard, puis dites « J’ai fini ».{ $bonus ->
    [yes] { " " }Votre bonus : une action de carte une seconde fois.
   *[no] { "" }
}{ COUNT($forced) ->
    [0] { "" }
   *[other] { " " }Quand vous aurez fini, { $forced } seront converties.
}

## Les parties d’un effet

prompt-branch = { $card } : choisissez.
prompt-target = { $card } : choisissez la carte qui { $adds ->
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
prompt-swapping = { $card } : vous pouvez défausser une carte pour en piocher 1, ou { $n } si elle porte un badge { $tag }.
prompt-pick = { $card } : choisissez { $cards } à garder.
prompt-paying = { $card } ({ $price }) : { COUNT($missing) ->
    [0] vous pouvez payer, ou changer ce qui est vendu.
   *[other] choisissez ce qui est vendu ({ $each } par carte), il manque { $missing }.
}{ COUNT($sold) ->
    [0] { "" }
   *[other] { " " }À vendre : { $sold }.
}
prompt-offering = Votre carte bonus n’est pas piochée : la piocher ?
