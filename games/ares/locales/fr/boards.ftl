# Où en est la partie, le plateau en mots pour les lecteurs d’écran, et les textes de remplacement.

sentence-end = { $what }.
counted = { $what } { $n }
points = { $n } PV

## Où en est la partie

status = Manche { $round }{ $last ->
    [0] { "" }
   *[other] /{ $last }
}, { $step }
status-over = Partie finie
status-won = Partie gagnée
status-lost = Partie perdue
step-mulligan = échange des premières cartes
step-founding = choix des corporations
step-planning = planification
step-cubes = cubes coopératifs
step-swap = { step-cubes }
step-phase = phase { $phase }
step-limit = limite de main
step-bump = Mars vous aide

## Contre le jeu : gagné ou perdu, et de combien

verdict-won = { $mode ->
    [coop] Gagné : Mars est terraformée, avec { $together } points à deux pour { $goal } requis.
   *[solo] Gagné à la manche { $round } sur { $last } : Mars est terraformée.
}
verdict-lost = Perdu après { $round } manches : { COUNT($lacking) ->
    [0] Mars est terraformée, mais seulement { together }
   *[other] Mars n’est pas terraformée ({ COMMAS($lacking) }){ $mode ->
        [coop] , { together }
       *[solo] { "" }
    }
}.
verdict-open = Manche { $round } sur { $last }. Pour gagner : Mars terraformée { COUNT($lacking) ->
    [0] ✓
   *[other] ({ COMMAS($lacking) })
}{ $mode ->
    [coop] { " " }et { $goal } points à deux ({ $together } pour l’instant)
   *[solo] { "" }
}.
together = { $together } points sur { $goal } à deux
lacking-temperature = température { $now } sur { $goal } °C
lacking-oxygen = oxygène { $now } sur { $goal } %
lacking-ocean = océans { $now } sur { $goal }

## Le plateau

board-deck = Pioche : { $deck } ; défausse : { $discard }.
board-closed = Phases de la manche précédente, que ces joueurs ne peuvent pas reprendre : { COMMAS($phases) }.
    .short = Phases de la manche précédente : { COMMAS($phases) }.
phase-of = { $who } { $phase }
board-phases = Phases de la manche : { $phases }.
phase-by = { $phase }{ COUNT($who) ->
    [0] { "" }
   *[other] { " " }({ $who })
}
dummy = automate
board-cubes = Cubes restants : { $copper } de cuivre, { $trade } d’échange.
board-together = Ensemble : { $together } PV sur { $goal }.
board-dummy = Cartes jouées par l’automate : { COUNT($played) ->
    [0] aucune
   *[other] { $played }
}. Marqueur : { $marker }.
board-terraforming = Terraformation : { $done ->
    [one] { $done } cran
   *[other] { $done } crans
} sur { $goal }.
board-won = Victoire : { AND($who) }.
board-ranking = Classement : { JOIN($ranks, by: " ; ") }.
ranked = { $rank }. { $who }, { $points }
board-tied = Les égalités sont départagées par : { COMMAS($ways) }.
board-done = { $done } sur { $seats } { $done ->
    [one] a
   *[other] ont
} fini.
board-awaited = En attente : { $who }.
board-behind = Les coups des autres joueurs dans cette phase ne sont pas encore montrés.
zone = zone { $zone }
tagged = { $n } { $tag }

## Les textes de remplacement

changed = Nouveau : { JOIN($what, by: " ; ") }.
changed-mars = { $what } : { $now } au lieu de { $before }
changed-player = { $who } { COMMAS($what) }
changed-cards = a joué { $cards }
changed-more = +{ $what }
changed-less = −{ $what }
alt-player = { $who }{ COUNT($corporation) ->
    [0] { "" }
   *[other] { " " }({ $corporation })
} : { $points }, { $tr }, { $forests }, { COMMAS($goods) } ; production { COMMAS($income) } ; badges { COUNT($tags) ->
    [0] aucun
   *[other] { COMMAS($tags) }
} ; main { $n } ; cartes en jeu { $played }.
    .shorter = { $who } : { $points }, { $tr }, { $forests }, { COMMAS($goods) } ; production { COMMAS($income) } ; main { $n } ; cartes en jeu { $played }.
alt-rating = { $who } : { $points }, { $tr }, { COMMAS($goods) } ; production { COMMAS($income) }.
    .shorter = { $who } : { $points }, { $tr }, { COMMAS($goods) }.
alt-choice = À choisir.
alt-hand = Votre main : { stock-card }. Vous avez { COMMAS($goods) }.
alt-goods = Vous avez { COMMAS($goods) }.
alt-phase = { $phase }. { $does } { $own }.
alt-held = { $card } : { $colour }, { $price }{ COUNT($lacks) ->
    [0] { "" }
   *[other] ; { $lacks }
}.
alt-card = { $card }.
alt-shown = { $who } a révélé { $card }.
alt-newest = { $who } : { $card }.
alt-latest = { $n ->
    [0] Aucune carte jouée pour l’instant.
   *[other] Dernières cartes jouées.
}
alt-scored = { $who } : { $points } ({ COMMAS($parts) }).
