# Rejouer à partir d’un tour d’une partie finie

button-play-on = Rejouer à partir d’ici
button-play-on-again = Encore depuis { $turn ->
    [0] le début
   *[other] le tour { $turn }
 }
button-play-on-start = Rejouer
button-back-to-history = Retour
play-on-name = { $game } · #{ $table } depuis { $turn ->
    [0] le début
   *[other] le tour { $turn }
 }
play-on-head =
    ## Rejouer à partir d’ici
    { "**" }{ $name }** · #{ $table } · { $place }
play-on-place = { $turn ->
    [0] le début
   *[other] après le tour { $turn } sur { $turns }
 }{ $round ->
    [0] { "" }
   *[other] { " " }· manche { $round }
 }
play-on-about = Vous prenez une place, l’ordinateur joue les autres. C’est un entraînement : rien ne compte, et vous pouvez annuler autant que vous voulez.
play-on-alone = Vous rejouez cette partie à partir d’ici. C’est un entraînement : rien ne compte, et vous pouvez annuler autant que vous voulez.
play-on-then = { $name } a terminé cette partie avec { $points } { $points ->
    [one] point
   *[other] points
 }. À la fin, vous verrez les deux résultats.
play-on-where = { $place ->
    [thread] La partie s’ouvre dans un nouveau fil de ce salon. Tout le monde ici peut la suivre.
   *[here] La partie s’ouvre dans ce salon. Tout le monde ici peut la suivre.
 }
play-on-seat = Votre place : { $name }
play-on-seat-next = à son tour · { $points } { $points ->
    [one] point
   *[other] points
 } à la fin
play-on-seat-later = { $points } { $points ->
    [one] point
   *[other] points
 } à la fin
play-on-level = Ordinateur : { $level }
play-on-deal = Cartes cachées : { $now }
play-on-deal-again = Redistribuées
play-on-deal-again-help = Ce que cette place ne voyait pas est mélangé : vous n’en savez pas plus qu’elle.
play-on-deal-same = Telles quelles
play-on-deal-same-help = Les mêmes cartes arrivent dans le même ordre que dans cette partie.
play-on-done = La table #{ $table } a commencé dans { $where }. Appuyez sur *Jouer*, ici ou là-bas.
play-on-result = Partie reprise de la table #{ $table }, { $turn ->
    [0] le début
   *[other] tour { $turn }
 }. **Avant : { $then }. Maintenant : { $now }.**
deal-played-on = La table #{ $table } reprend une position de la table #{ $from } : rien n’a été distribué à son début.
problem-play-on-running = La partie de la table #{ $table } n’a pas de résultat. On ne peut rejouer qu’à partir d’une partie terminée.
problem-play-on-ended = La partie de la table #{ $table } se termine là : il ne reste rien à décider.
problem-play-on-lost = Le plateau de la table #{ $table } après le tour { $turn } ne peut pas être rétabli : on ne peut pas rejouer à partir de là.
problem-play-on-many = Vous rejouez déjà à { $most } tables : { $tables }. Terminez-en une, ou arrêtez-la avec `/table supprimer`.
problem-play-on-begin = La table #{ $table } n’a pas démarré correctement. Fermez-la avec `/table supprimer`, puis appuyez à nouveau sur *Rejouer à partir d’ici*.
log-played-on = La partie reprend la table #{ $table }, { $turn ->
    [0] le début
   *[other] tour { $turn }
 }.
