# Ce qui est demandé à un joueur, ce qu’il a pour payer, et de quoi il s’agit.

status-over = Partie finie
status = Manche { $round }, phase { $phase ->
    [1] 1 (début de manche)
    [2] 2 (action)
    [3] 3 (développement)
   *[4] 4 (colonies)
}{ $last ->
    [yes] , dernière manche
   *[no] { "" }
}
awaited = { COUNT($who) ->
    [0] La partie n’attend personne.
   *[other] La partie attend { $who }.
}
means = Vous pouvez payer : { COUNT($payable) ->
    [0] rien
   *[other] { COMMAS($payable) }
} ; influence : { $influence }{ COUNT($far) ->
    [0] { "" }
   *[other] { "" } ; sans route : { COMMAS($far) }
}.

prompt-over = La partie est finie.
prompt-wait = Attendez : rien ne vous est demandé.{ $free ->
    [yes] { " " }Vous pouvez jouer des cartes et utiliser vos bâtiments.
   *[no] { "" }
}
prompt-turn = { $left ->
    [2] Choisissez deux actions différentes, ou Recycler seul.
    [1] Choisissez une seconde action, différente de la première, ou finissez votre tour.
   *[0] Vos actions sont faites : finissez votre tour.
}
prompt-agents = { $left ->
    [0] Votre agent est posé : finissez votre tour.
    [one] Posez votre dernier agent sur une case, ou passez.
   *[other] Posez un agent sur une case ({ $left } à l’accueil), ou passez.
}
prompt-colonies = { $done ->
    [yes] Vous avez fini la phase 4 ; tant que d’autres y sont, vous pouvez y revenir.
   *[no] Construisez et entretenez vos colonies, autant que vous voulez, puis dites que vous avez fini. { $last ->
        [yes] C’est la fin de la partie.
       *[no] Les autres font de même.
    }
}
prompt-boundary = Vous avez demandé qu’on vous attende { $when } : jouez ce que vous voulez, puis continuez.
prompt-arrivals = Choisissez le combat à régler d’abord : { $cells }.
prompt-fight = { $attacks ->
    [yes] Vous attaquez { $rival } en { $cell }
   *[no] { $rival } vous attaque en { $cell }
} : puissance { $attack } à l’attaque, { $defence } à la défense. Ajoutez de la puissance, sinon vous perdez.
prompt-reacting = { $event ->
    [fight_near] { $seat } engage un combat en { $where }
   *[support_near] { $seat } soutient « { $where } »
} : réagissez, ou non. Les réponses restent secrètes jusqu’à la dernière.
prompt-call = { $way ->
    [mine] { $mission }, { $resolution } ({ $offer }) : promettez votre part, puis { COUNT($missing) ->
        [0] payez, tout est couvert.
       *[other] lancez l’appel. Il manque { $missing }.
    }
    [opened] { $mission }, { $resolution } : { COUNT($missing) ->
        [0] tout est couvert, vous pouvez clore votre appel.
       *[other] les autres répondent à votre appel. Il manque { $missing }.
    }
    [answered] Vous avez répondu à l’appel { DE($seat) } ; vous pouvez encore y revenir.
   *[theirs] { $seat } demande votre aide pour « { $mission } », { $resolution } ({ $offer }) : { COUNT($missing) ->
        [0] tout est couvert.
       *[other] il manque { $missing }.
    } Promettez ce que vous voulez, puis répondez.
}

## Questions que voit le salon

window-fight = Ajoutez de la puissance, ou laissez la victoire à { $leads }.
    .title = Combat en { $cell }
    .about = { $attacker } attaque { $defender }.
    .standing = Attaque { $attack }, défense { $defence }.
window-call = Promettez ce que vous voulez, puis répondez.
    .title = { $mission }
    .about = { $seat } demande des contributions. Prix : { $cost }. Si c’est payé : { JOIN($does, by: " ; ") }.
    .standing = { COUNT($missing) ->
        [0] Tout est couvert.
       *[other] Il manque { $missing }.
    }{ COUNT($pledged) ->
        [0] { "" }
       *[other] { " " }Promis : { JOIN($pledged, by: " · ") }.
    }
window-pledge = { $seat } { $what }
window-reacting = Réagissez, ou non. Les réponses restent secrètes jusqu’à la dernière.
    .title = { $event ->
        [fight_near] Combat en { $where }
       *[support_near] { CAP($where) }
    }
    .about = { $event ->
        [fight_near] { $seat } engage un combat.
       *[support_near] { $seat } soutient ce projet.
    }

## Au milieu de quelque chose

prompt-gaining = Placez ce que vous gagnez : { $what }{ COUNT($barred) ->
    [0] { "" }
   *[other] { " " }(sauf { $barred })
}.
prompt-losing = Choisissez ce que vous perdez : { $what }.
prompt-paying = Choisissez ce qui paie : encore { $what }.
prompt-moving = { $n ->
    [0] Nommez le pas d’un premier vaisseau{ $most ->
        [0] { "" }
        [one] { " " }(un seul peut bouger)
       *[other] { " " }({ $most } au plus)
    }.
    [one] Un vaisseau est parti : chargez-le, nommez d’autres pas, ou arrivez.
   *[other] { $n } vaisseaux sont partis : chargez le dernier, nommez d’autres pas, ou arrivez.
}
prompt-exploring = { $n ->
    [one] { $card }, en { $cell } : appliquez l’un de ses choix.
   *[other] { $cell } : gardez l’une des deux cartes exploration.
}
prompt-surveying = Choisissez un astéroïde à retourner, voisin d’un de vos vaisseaux.
prompt-placing = Choisissez où poser le prochain astéroïde, face cachée.
prompt-destroying = Choisissez l’astéroïde à détruire.
prompt-attempting = Choisissez la résolution à tenter.
prompt-investing = { $box } : { COUNT($total) ->
    [0] vous n’avez pas encore d’influence
   *[other] vous avez { $total }
}. Révélez des cartes, puis achetez une carte { COUNT($guild) ->
    [0] de la file
   *[other] « { $guild } » de la défausse commune
}, ou non.
prompt-buying = Achetez une carte { $source ->
    [discard] de la défausse commune
   *[queue] de la file
}{ $discount ->
    [0] { "" }
   *[other] , { $discount } de moins
}, ou non.
prompt-supporting = Choisissez le projet à soutenir.
prompt-trading = Commercez à Cérès : { $sell } d’un type contre { $buy } d’un autre, { $left ->
    [one] une fois
   *[other] { $left } fois
} au plus.
prompt-counting = Choisissez combien de cartes { $does ->
    [dump] de votre défausse, prises au hasard, vont sous votre pioche.
   *[library] vous piochez.
}
prompt-discarding = Défaussez { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} de votre main.
prompt-recalling = Ramenez { $n ->
    [one] { $n } vaisseau
   *[other] { $n } vaisseaux
} sur votre plateau.
prompt-producing = Choisissez l’astéroïde qui produit.
prompt-scouting = Choisissez la carte qui rejoint la file : { $cards }.
prompt-salvaging = { $to ->
    [deck] Remettez { cards } de votre défausse sous votre pioche
   *[hand] Reprenez { cards } de votre défausse en main
}.
prompt-readying = Choisissez le bâtiment à redresser.
prompt-offered = { $source } : { $does }. Utilisez cet effet, ou laissez-le.

## Derrière une sorte d’action

detail-play = { $hand } en main
detail-build = { detail-play }
detail-discard = { COUNT($held) ->
    [0] aucune influence en main
   *[other] { $held } en main
}
detail-reveal = { detail-discard }
detail-agent = { $reception } à l’accueil
detail-militarise = { $reserve } en réserve
detail-pledge = { COUNT($missing) ->
    [0] tout est couvert
   *[other] il manque { COMMAS($missing) }
}
detail-recycle = seule action de la phase ; main complétée à { $limit }, pioche actuelle : { $deck }
