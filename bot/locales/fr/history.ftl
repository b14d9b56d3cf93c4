# Revoir une partie : le plateau, tour après tour

cmd-history-name = historique
cmd-history = Revoir la partie : le plateau et ce qui s’est passé, tour par tour
opt-turn-name = tour
opt-turn = Numéro du tour ; laissez vide pour le dernier
button-history = Historique

history-place = { $turn ->
    [0] le début
   *[other] tour { $turn } sur { $turns }
 }{ $round ->
    [0] { "" }
   *[other] { " " }· manche { $round }
 }
history-listed = { $turn ->
    [0] Le début
   *[other] Tour { $turn }
 }{ $round ->
    [0] { "" }
   *[other] { " " }· manche { $round }
 }
history-head = Historique · **{ $name }** · #{ $table } · { $place }
log-to = Pour { $name } seulement : { $line }
history-nothing = Aucun événement pendant ce tour.
history-lost = -# À partir du tour { $turn }, le plateau ne peut pas être montré : une règle a changé dans le bot depuis, ou le journal est endommagé. Les événements restent indiqués.
history-lost-until = { history-lost } Le plateau est à nouveau disponible après le tour { $again }.

history-first = ◀◀ Début
history-before = ◀ { $turn ->
    [0] Début
   *[other] Tour { $turn }
 }
history-after = Tour { $turn } ▶
history-last = Tour { $turn } ▶▶
history-jump = Aller à…
history-round = Manche { $round } · à partir du tour { $turn }
history-turns = Tours { $first } à { $last }
history-shown = Affiché : { $name }
history-auto = Le plateau qui a changé
history-seat = Ce que voyait { $name }
history-own = Ce que vous voyiez

problem-no-such-turn = Aucun tour trouvé pour « { $name } ». La table #{ $table } a { $turns ->
    [0] encore aucun tour terminé
    [one] un seul tour jusqu’ici
   *[other] les tours 1 à { $turns } jusqu’ici
 }.
