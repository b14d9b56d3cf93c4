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
   *[other] En attente : { $who }.
}
means = Vous pouvez payer : { COUNT($payable) ->
    [0] rien
   *[other] { COMMAS($payable) }
} ; influence : { $influence }{ COUNT($far) ->
    [0] { "" }
   *[other] { "" } ; sans route : { COMMAS($far) }
}.
means-call = Prix : { COMMAS($cost) }. Si c’est payé : { JOIN($does, by: " ; ") }. { means }

prompt-over = La partie est finie.
prompt-wait = Ce n’est pas à vous de jouer.{ $free ->
    [yes] { " " }Vous pouvez jouer des cartes et utiliser vos bâtiments.
   *[no] { "" }
}
prompt-turn = { $left ->
    [2] Choisissez la première de deux actions différentes, ou Recycler seul.
    [1] Choisissez une seconde action différente, ou finissez votre tour.
   *[0] Vous avez fait vos actions : finissez votre tour.
}
prompt-agents = { $left ->
    [0] Votre agent est placé : finissez votre tour.
    [one] Placez votre dernier agent sur une case, ou passez.
   *[other] Placez un agent sur une case ({ $left } à l’Accueil), ou passez.
}
prompt-colonies = { $done ->
    [yes] Vous avez fini la phase 4. Vous pouvez y revenir tant que tous n’ont pas fini.
   *[no] Construisez et entretenez vos colonies autant que vous voulez, puis finissez la phase 4. { $last ->
        [yes] La partie finit ensuite.
       *[no] Tous les joueurs jouent en même temps.
    }
}
prompt-boundary = La partie vous attend { $when }, comme vous l’avez demandé : jouez ce que vous voulez, puis continuez.
prompt-arrivals = Choisissez le premier combat : { $cells }.
prompt-fight = { $attacks ->
    [yes] Vous attaquez { $rival } en { $cell }
   *[no] { $rival } vous attaque en { $cell }
} : attaque { $attack }, défense { $defence }. Ajoutez de la puissance, sinon vous perdez.
prompt-reacting = { $event ->
    [fight_near] { $seat } engage un combat en { $where }
   *[support_near] { $seat } soutient « { $where } »
}. Réagissez, ou non. Les réponses restent secrètes jusqu’à ce que tous aient répondu.
prompt-call = { $way ->
    [mine] { $mission }, { $resolution } : promettez votre part, puis { COUNT($missing) ->
        [0] payez : tout est couvert.
       *[other] lancez l’appel à contribution. Il manque { $missing }.
    }
    [opened] { $mission }, { $resolution } : { COUNT($missing) ->
        [0] tout est couvert : fermez votre appel.
       *[other] les autres joueurs répondent à votre appel. Il manque { $missing }.
    }
    [answered] Vous avez répondu à l’appel { DE($seat) }. Vous pouvez encore changer de réponse.
   *[theirs] { $seat } demande votre aide pour « { $mission } », { $resolution } : { COUNT($missing) ->
        [0] tout est couvert.
       *[other] il manque { $missing }.
    } Promettez ce que vous voulez donner, puis répondez.
}

## Questions que voit le salon

window-fight = Ajoutez de la puissance, ou laissez la victoire à { $leads }.
    .title = Combat en { $cell }
    .about = { $attacker } attaque { $defender }.
    .standing = Attaque { $attack }, défense { $defence }.
window-call = Promettez ce que vous voulez donner, puis répondez.
    .title = { $mission }
    .about = { $seat } lance un appel à contribution. Prix : { $cost }. Si c’est payé : { JOIN($does, by: " ; ") }.
    .standing = { COUNT($missing) ->
        [0] Tout est couvert.
       *[other] Il manque { $missing }.
    }{ COUNT($pledged) ->
        [0] { "" }
       *[other] { " " }Promis : { JOIN($pledged, by: " · ") }.
    }
window-pledge = { $seat } { $what }
window-reacting = Réagissez, ou non. Les réponses restent secrètes jusqu’à ce que tous aient répondu.
    .title = { $event ->
        [fight_near] Combat en { $where }
       *[support_near] { CAP($where) }
    }
    .about = { $event ->
        [fight_near] { $seat } engage un combat.
       *[support_near] { $seat } soutient ce projet.
    }

## Au milieu de quelque chose

prompt-gaining = { $any ->
    [0] Choisissez où mettre votre gain
   *[other] Choisissez les ressources gagnées
} : { $what }{ COUNT($barred) ->
    [0] { "" }
   *[other] { " " }(sauf { $barred })
}.
prompt-losing = Choisissez ce que vous perdez : { $what }.
prompt-paying = Choisissez avec quoi payer. Reste à payer : { $what }.
prompt-moving = { $n ->
    [0] Choisissez un vaisseau à déplacer{ $most ->
        [0] { "" }
        [one] { " " }(un seul peut bouger)
       *[other] { " " }({ $most } au plus)
    }.
    [one] 1 vaisseau se déplace. Chargez-le, déplacez-en un autre, ou finissez le déplacement.
   *[other] { $n } vaisseaux se déplacent. Chargez le dernier, déplacez-en un autre, ou finissez le déplacement.
}
prompt-exploring = { $n ->
    [one] { $card }, en { $cell } : prenez l’un de ses choix.
   *[other] { $cell } : choisissez la carte exploration à garder.
}
prompt-surveying = Choisissez un astéroïde voisin d’un de vos vaisseaux, à retourner.
prompt-placing = Choisissez une case pour le prochain astéroïde.
prompt-destroying = Choisissez un astéroïde à détruire.
prompt-attempting = Choisissez une résolution à tenter.
prompt-investing = { $box } : { COUNT($total) ->
    [0] vous n’avez pas encore d’influence
   *[other] vous avez { $total }
}. Révélez des cartes pour en avoir plus, puis achetez une carte { COUNT($guild) ->
    [0] de la file
   *[other] « { $guild } » de la défausse commune
}, ou rien.
prompt-buying = Achetez une carte { $source ->
    [discard] de la défausse commune
   *[queue] de la file
}{ $discount ->
    [0] { "" }
   *[other] { " " }pour { $discount } de moins
}, ou rien.
prompt-supporting = Choisissez un projet à soutenir.
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
prompt-producing = Choisissez un astéroïde qui produit.
prompt-scouting = Choisissez une carte à ajouter à la file : { $cards }.
prompt-salvaging = { $to ->
    [deck] Remettez { cards } de votre défausse sous votre pioche
   *[hand] Reprenez { cards } de votre défausse
}.
prompt-readying = Choisissez un bâtiment à redresser.
prompt-offered = { $source } : { $does }. Utilisez cet effet, ou passez.

## Derrière une sorte d’action

detail-play = { $hand } en main
detail-build = { detail-play }
detail-discard = { COUNT($held) ->
    [0] aucune influence en main
   *[other] { $held } en main
}
detail-reveal = { detail-discard }
detail-agent = { $reception } à l’Accueil
detail-militarise = { $reserve } en réserve
detail-pledge = { COUNT($missing) ->
    [0] tout est couvert
   *[other] il manque { COMMAS($missing) }
}
detail-recycle = votre seule action du tour ; main complétée à { $limit }, { $deck } dans la pioche
