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

board-temperature = Température : { $now } ({ zone }).
board-oxygen = Oxygène : { $now } ({ zone }).
board-oceans = Océans : { $now } sur { $goal }.
board-deck = Pioche : { $deck } ; défausse : { $discard }.
board-closed = Cartes de phase de la manche précédente, fermées à ceux qui les ont jouées : { COMMAS($phases) }.
phase-of = { $who } { $phase }
board-phases = Phases de la manche : { $phases }.
phase-by = { $phase }{ COUNT($who) ->
    [0] { "" }
   *[other] { " " }({ $who })
}
board-begun = Au début de la phase : { $temperature }, { $oxygen }, { $oceans }.
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
board-over = La partie est finie.
board-done = { $done } sur { $seats } { $done ->
    [one] a
   *[other] ont
} fini.
board-awaited = On attend : { $who }.
board-behind = Joueurs au début de la phase.
board-player = { $who } ({ COUNT($corporation) ->
    [0] –
   *[other] { $corporation }
}) : { $points }, { $tr }, { $forests } PV de forêt ; { $goods } ; la phase de production rapporte { $income } ; { $steel } acier, { $titanium } titane ; badges : { COUNT($tags) ->
    [0] aucun
   *[other] { COMMAS($tags) }
} ; main : { stock-card } ; jouées : { COUNT($played) ->
    [0] aucune
   *[other] { COMMAS($played) }
}.
zone = zone { $zone }
tagged = { $n } { $tag }

## Les textes de remplacement

alt-player = { $who } : { $points }, { $tr }, { $forests ->
    [one] { $forests } forêt
   *[other] { $forests } forêts
}, { COMMAS($goods) }, { $steel } acier, { $titanium } titane ; production : { $income } ; main : { $n } ; cartes en jeu : { COUNT($played) }.
alt-rating = { $who } : { $points }, { $tr }.
alt-choice = À choisir : { $cards }.
alt-hand = Votre main : { COUNT($cards) ->
    [0] vide
   *[other] { COMMAS($cards) }
}.
alt-latest = Dernières cartes jouées.
alt-played = { $who } : { COUNT($cards) ->
    [0] aucune
   *[other] { COMMAS($cards) }
}.
alt-scored = { $who } : { $points } ({ COMMAS($parts) }).
alt-won = Victoire : { $who }.
