# Le journal d’une partie : une phrase par événement, sous sa balise.

## Membres de phrases

chosen = { COUNT($does) ->
    [0] { "" }
   *[other] { "" } : « { $does } »
}
earning = { COUNT($influence) ->
    [0] { "" }
   *[other] { " " }pour { $influence }
}
moving-ships = { $ships ->
    [one] { $ships } vaisseau
   *[other] { $ships } vaisseaux
}
badged = { COUNT($badge) ->
    [0] { "" }
   *[other] { " " }(badge : { $badge })
}
quoted = « { $name } »
yield = { $goods } en { $cell }
tallied = { $what } { $n }

## Ce qu’un joueur peut passer

left-move = le déplacement
left-moving = le déplacement
left-trading = le commerce
left-salvaging = la reprise de cartes
left-investing = l’achat
left-buying = l’achat
left-supporting = le soutien
left-attempting = la tentative de mission
left-placing = la pose d’un astéroïde
left-destroying = la destruction

## Manches et phases

event-round_started = La manche { $round } commence ; { $first } a le marqueur de premier joueur.
event-phase_started = Phase { $phase } : { $phase ->
    [2] actions
    [3] développement, tous les agents reviennent à l’Accueil
   *[4] colonies
}.
    .story = { $phase ->
        [2] { "" }
        [3] Phase 3 : développement, tous les agents reviennent à l’Accueil.
       *[4] Phase 4 : colonies.
    }
event-turn_ended = { $seat } renonce à { $left ->
    [one] une action
   *[other] ses deux actions
}.
    .story = renonce à { $left ->
        [one] une action
       *[other] ses deux actions
    }
event-agents_passed = { $seat } passe : { $left ->
    [one] { $left } agent reste
   *[other] { $left } agents restent
} à l’Accueil.
    .story = passe, agents restés à l’Accueil : { $left }
event-done = { $seat } a fini la phase 4.
event-reopened = { $seat } n’a pas encore fini.
event-queue_renewed = { COUNT($cards) ->
    [0] Il n’y a plus de carte investissement à révéler.
   *[other] Nouvelle file d’investissement : { COMMAS($cards) }{ $left ->
        [0] { "" }
        [one] { " " }({ $left } carte restante va à la défausse commune)
       *[other] { " " }({ $left } cartes restantes vont à la défausse commune)
    }.
}
    .story = { COUNT($cards) ->
        [0] Il n’y a plus de carte investissement à révéler.
       *[other] Nouvelle file d’investissement : { JOIN($offers, by: " · ") }.
    }
event-projects_moved = { COUNT($entered) ->
    [0] Les projets avancent ; la pile est vide.
   *[other] Les projets avancent ; « { $entered } » entre dans la file.
}
    .story = { COUNT($entered) ->
        [0] Les projets avancent ; la pile est vide.
       *[other] Nouveau projet : { $offers }.
    }
event-project_finished = Le projet « { $project } » est achevé sans soutien et rejoint le plateau Cérès.
event-end_triggered = Tous les projets sont achevés : cette manche est la dernière.
event-hold_reached = { $holders } : arrêt demandé { $when }.
event-went_on = { $seat } continue.

## Ressources, points, cartes

event-paid = { $seat } paie { $goods }.
event-gained = { $seat } gagne { $goods } ({ FORM($place, of: "short") }).
    .note = { $single }
event-lost = { $seat } perd { $goods } ({ FORM($place, of: "short") }).
    .note = { COUNT($single) ->
        [0] { "" }
       *[other] perd { $single }
    }
event-scored = { $seat } gagne { $points }.
event-missed = { $lacking ->
    [dev] { $seat } est au bout de la piste de dévouement : { $n ->
        [one] { $n } point est perdu
       *[other] { $n } points sont perdus
    }
    [col] { $seat } est au bout de la piste de colonisation : { $n ->
        [one] { $n } point est perdu
       *[other] { $n } points sont perdus
    }
    [agent] { $seat } a déjà tous ses agents : le nouveau est perdu
    [card] { $seat } ne peut pas piocher { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } de plus : la pioche est vide
    [ship] { $seat } ne peut pas ajouter { $n ->
        [one] { $n } vaisseau
       *[other] { $n } vaisseaux
    } de plus : la réserve est vide
    [scout] { $seat } ne peut pas regarder { $n ->
        [one] { $n } carte investissement
       *[other] { $n } cartes investissement
    } de plus : la pile est vide
    [salvage] { $seat } n’a dans sa défausse aucune carte à reprendre
    [discard] { $seat } n’a aucune carte à défausser
    [move] { $seat } n’a aucun vaisseau qui puisse se déplacer
    [recall] { $seat } n’a aucun vaisseau à ramener
    [explore] { $seat } n’a aucun astéroïde à explorer
    [reveal] { $seat } n’a aucun astéroïde à retourner
    [place] { $seat } n’a aucune case pour un astéroïde
    [destroy] { $seat } n’a aucun astéroïde à détruire
    [produce] { $seat } n’a aucun astéroïde qui puisse produire
    [trade] { $seat } n’a rien à vendre
    [buy] { $seat } n’a aucune carte à acheter
    [ready] { $seat } n’a aucun bâtiment utilisé à redresser
   *[laid] { $seat } ne peut pas poser { $n ->
        [one] { $n } jeton ou carte
       *[other] { $n } jetons ou cartes
    } sur un astéroïde : c’est perdu
}.
    .note = { $lacking ->
        [dev] bout de la piste de dévouement
        [col] bout de la piste de colonisation
        [agent] plus d’agent
        [card] plus de carte à piocher
        [ship] plus de vaisseau en réserve
        [scout] plus de carte investissement
        [salvage] aucune carte à reprendre
        [discard] aucune carte à défausser
        [move] aucun vaisseau ne peut se déplacer
        [recall] aucun vaisseau à ramener
        [explore] rien à explorer
        [reveal] rien à retourner
        [place] aucune case libre
        [destroy] rien à détruire
        [produce] rien ne produit
        [trade] rien à vendre
        [buy] aucune carte à acheter
        [ready] rien à redresser
       *[laid] { $n ->
            [one] { $n } perdu
           *[other] { $n } perdus
        }
    }
event-unlocked = { $seat } débloque le bonus de la case { $cell }{ chosen }.
    .story = débloque { COUNT($does) ->
        [0] le bonus de la case { $cell }
       *[other] « { $does } »
    }
event-agent_gained = { $seat } gagne un agent.
event-influence_gained = { $seat } gagne { $influence }.
event-drew = { $seat } pioche { cards }.
event-drew_none = { $seat } ne pioche aucune carte.
event-found = Vous piochez : { COMMAS($cards) }.
    .note = pioche { COMMAS($cards) }
event-card_played = { $seat } joue « { $card } »{ chosen }.
    .story = joue « { $card } »
    .alone = joue « { $card } »{ story-chosen }
event-card_discarded = { $seat } défausse « { $card } »{ earning }.
    .story = défausse « { $card } »
event-card_dropped = { $seat } défausse « { $card } ».
    .story = défausse « { $card } »
    .more = « { $card } »
event-used = { $seat } utilise { $source }{ chosen }.
    .story = utilise { $source }
    .alone = utilise { $source }{ story-chosen }
event-declined = { $seat } n’utilise pas { $what }.
event-left = { $seat } renonce { AU($what) }.
event-store_chosen = Vos gains hors de votre tour vont ici : { $place }.
event-salvaged = { $seat } { $to ->
    [hand] reprend « { $card } » de sa défausse en main
   *[deck] remet « { $card } » de sa défausse sous sa pioche
}.
    .story = { $to ->
        [hand] reprend « { $card } »
       *[deck] remet « { $card } » sous la pioche
    }
event-dumped = { $seat } remet { cards } de sa défausse sous sa pioche.
    .story = remet { cards } de sa défausse sous sa pioche
event-dumped_none = { $seat } ne remet aucune carte de sa défausse sous sa pioche.
event-recycled = { $seat } recycle : main, pioche et défausse sont mélangées en une nouvelle pioche.
    .story = recycle
event-readied = { $seat } redresse « { $building } ».
    .note = « { $building } » redressé
event-scouted = { $seat } regarde { $n ->
    [one] la prochaine carte
   *[other] les { $n } prochaines cartes
} investissement.
    .note = regarde { $n ->
        [one] la prochaine carte
       *[other] les { $n } prochaines cartes
    } investissement
event-scout_found = Vous voyez : { COMMAS($cards) }.
    .note = voit { COMMAS($cards) }
event-card_added = { $seat } ajoute « { $card } » à la file d’investissement.
    .note = « { $card } » rejoint la file d’investissement
event-traded = { $seat } échange { $sold } contre { $bought } ({ FORM($cell, of: "short") }).
event-levied = { $giver } donne { $goods } à { $seat }.
    .note = venant { DE($giver) }

## Vaisseaux et Ceinture

event-begged = { $seat } quémande.
    .story = quémande
event-produced = { $seat } { COUNT($yields) ->
    [0] ne produit rien
   *[other] produit { JOIN($yields, by: " ; ") }
}.
    .story = { COUNT($yields) ->
        [0] ne produit rien
       *[other] produit en { COMMAS($cells) }
    }
event-mustered = { $seat } met { $n ->
    [one] { $n } vaisseau
   *[other] { $n } vaisseaux
} de sa réserve sur son plateau.
event-recalled = { $seat } ramène { $n ->
    [one] { $n } vaisseau
   *[other] { $n } vaisseaux
} { DE(FORM($cell, of: "short")) } sur son plateau.
    .story = ramène { $n ->
        [one] { $n } vaisseau
       *[other] { $n } vaisseaux
    } { DE(FORM($cell, of: "short")) }
event-moved = { $seat } déplace { moving-ships } : { FORM($origin, of: "short") } → { FORM($target, of: "short") }{ COUNT($goods) ->
    [0] { "" }
   *[other] , avec { $goods }
}.
    .story = déplace { story-leg }
    .more = { story-leg }
event-turned = { $seat } retourne l’astéroïde « { $asteroid } » en { FORM($cell, of: "short") }.
    .story = retourne « { $asteroid } » en { FORM($cell, of: "short") }
event-exploration_drawn = { COUNT($cards) ->
    [one] { $seat } pioche l’exploration « { $cards } ».
   *[other] { $seat } pioche deux explorations et en garde une : { COMMAS($cards) }.
}
event-exploration_kept = { $seat } garde « { $card } ».
event-exploration_chosen = { $seat } { $choice ->
    [0] ne peut payer aucun des choix de « { $card } »
   *[other] prend le choix { $choice } de « { $card } »{ chosen }
}.
    .story = « { $card } »
    .alone = « { $card } »{ story-chosen }
    .note = { $choice ->
        [0] aucun choix ne peut être payé
       *[other] { "" }
    }
event-asteroid_placed = { $seat } pose un astéroïde face cachée en { FORM($cell, of: "short") }.
    .note = astéroïde en { FORM($cell, of: "short") }
event-asteroid_destroyed = { $seat } détruit { COUNT($asteroid) ->
    [0] un astéroïde face cachée
   *[other] l’astéroïde « { $asteroid } »
} en { FORM($cell, of: "short") }.{ COUNT($cards) ->
    [0] { "" }
    [one] { " " }{ CAP($cards) } va dans la défausse de son propriétaire.
   *[other] { " " }Retournent chez leurs propriétaires (défausse) : { COMMAS($cards) }.
}{ COUNT($lost) ->
    [0] { "" }
    [one] { " " }Quitte la partie : { $lost }.
   *[other] { " " }Quittent la partie : { COMMAS($lost) }.
}
    .story = détruit { COUNT($asteroid) ->
        [0] un astéroïde face cachée
       *[other] « { $asteroid } »
    } en { FORM($cell, of: "short") }
    .note = { COUNT($cards) ->
        [0] { "" }
       *[other] { COMMAS($cards) } à la défausse du propriétaire
    }{ COUNT($lost) ->
        [0] { "" }
       *[other] { COUNT($cards) ->
            [0] { "" }
           *[other] , { "" }
        }{ COMMAS($lost) } hors de la partie
    }
event-fight_opened = Combat en { FORM($cell, of: "short") } : { $attacker } ({ $attack }) attaque { $defender } ({ $defence }).
event-power_added = { $seat } ajoute { power } à son camp.
event-fight_passed = { $seat } n’ajoute rien.
    .story = n’ajoute rien
event-fight_ended = Combat en { FORM($cell, of: "short") } : attaque { $attack }, défense { $defence }. { $winner } l’emporte, { $loser } se replie sur son plateau.

## Le plateau Cérès

event-agent_placed = { $seat } place un agent : { $box }.
    .story = agent → { $box }
event-card_revealed = { $seat } révèle « { $card } »{ earning }.
    .story = révèle « { $card } »
event-card_bought = { $seat } achète « { $card } »{ earning }.
    .story = achète « { $card } »
event-influence_lost = { $seat } laisse perdre { $influence }.
    .note = { $influence } sans emploi
event-supported = { $seat } soutient le projet « { $project } ».
    .story = soutient « { $project } »
event-built = { $seat } construit « { $card } ».
    .story = construit « { $card } »
event-maintained = { $seat } entretient ses colonies.
    .story = entretient ses colonies

## Missions

event-story_begun = L’histoire « { $story } » commence.
event-mission_active = La mission « { $mission } » est active{ $die ->
    [0] { "" }
   *[other] , dé à { $die }
}.
event-die_moved = Le dé de la mission { $stays ->
    [yes] reste
   *[no] passe
} à { $die }.
event-call_begun = { $seat } tente la mission « { $mission } », { $resolution } ({ $offer }).
    .story = tente « { $mission } »
event-call_opened = { $seat } lance un appel à contribution. Il manque { $goods }.
    .story = lance un appel à contribution (il manque { $goods })
event-pledge_made = { $n ->
    [0] { $seat } ne promet plus { DE($item) }.
   *[other] { $seat } promet { $goods }.
}
    .story = { $n ->
        [0] ne promet plus { DE($item) }
       *[other] promet { $goods }
    }
event-winner_named = { $seat } désigne { $winner } pour prendre les cartes gagnées.
    .story = cartes gagnées pour { $winner }
event-call_answered = { $seat } { $given ->
    [yes] contribue
   *[no] ne contribue pas
}.
    .story = { $given ->
        [yes] { "" }
       *[no] ne contribue pas
    }
event-call_closed = { $paid ->
    [yes] { $seat } accomplit la mission « { $mission } », { $resolution } ({ $offer }).
   *[no] La tentative { DE($seat) } échoue : les promesses sont rendues.
}
    .story = { $paid ->
        [yes] { $seat } accomplit la mission « { $mission } ».
       *[no] La tentative { DE($seat) } échoue : les promesses sont rendues.
    }
event-mission_won = { $collective ->
    [yes] La carte mission « { $mission } » devient un badge collectif{ badged }.
   *[no] { $seat } gagne la carte mission « { $mission } »{ badged }.
}
event-mission_gone = La carte mission « { $mission } » quitte la partie.
event-mission_failed = La mission « { $mission } » échoue : son dé est à 0.
event-mission_repeated = La mission « { $mission } » reste et se répète.
event-mission_shown = { COUNT($mission) ->
    [0] L’histoire est finie : il n’y a plus de mission.
   *[other] Prochaine mission : « { $mission } ».
}
event-badges_counted = Badges : { COMMAS($counts) } ; { COUNT($ahead) ->
    [0] aucune faction n’est en tête
   *[other] en tête : { $ahead }
}.

## Réactions

event-reaction_asked = { $event ->
    [fight_near] Combat en { FORM($where, of: "short") }
   *[support_near] Soutien du projet « { $where } »
} : les autres joueurs peuvent réagir.
event-reaction_sealed = Vous réagirez avec « { $card } ».
event-sealed_none = Vous ne réagirez pas.
event-reacted = { $seat } réagit avec « { $card } ».
    .story = réagit avec « { $card } »
event-reacted_not = { $seat } ne réagit pas.
    .story = ne réagit pas

## La fin

event-game_ended = La partie est finie : { $winners } { COUNT($winners) ->
    [one] l’emporte
   *[other] l’emportent
}{ $broken ->
    [agents] { " " }avec plus d’agents
    [influence] { " " }avec plus d’influence sur les cartes
    [badges] { " " }avec plus de badges
    [goods] { " " }avec plus de ressources
   *[none] { "" }
}.

## Récits : les choix, les trajets des vaisseaux, les offres et leurs prix

story-chosen = { COUNT($does) ->
    [0] { "" }
   *[other] , « { $does } »
}
story-leg = { FORM($origin, of: "short") } → { FORM($target, of: "short") }{ $ships ->
    [1] { "" }
   *[other] { " " }×{ $ships }
}{ COUNT($goods) ->
    [0] { "" }
   *[other] { " " }avec { $goods }
}
story-offer = { $name }, { COUNT($cost) ->
    [0] gratuit
   *[other] { COMMAS($cost) }
} : { $does }
way-in-short = { COUNT($cost) ->
    [0] { "" }
   *[other] { COMMAS($cost) } → { "" }
}{ COMMAS($gain) }
ways-in-short = { JOIN($ways, by: " / ") }
story-agents = { $n ->
    [one] { $n } agent
   *[other] { $n } agents
}
