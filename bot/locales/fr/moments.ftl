# Trois moments : les tours d’une partie finie pour lesquels l’ordinateur avait mieux

button-moments = Trois moments
button-board-then = Plateau à ce moment
moments-head = Vos moments · **{ $name }** · #{ $table }
moments-turn = **{ $round ->
    [0] Tour { $turn }
   *[other] Manche { $round }, tour { $turn }
 }** : selon l’estimation de l’ordinateur, un autre tour valait environ { $points } { $points ->
    [one] point
   *[other] points
 } de plus.
moments-played = **Vous :**
moments-better = **L’ordinateur :**
moments-nothing = aucune action
moments-reason = Par rapport à votre tour, cela apporte aussitôt : { $reason }.
moments-before = ◀ { $number } sur { $count }
moments-after = { $number } sur { $count } ▶
moments-none =
    Je n’ai trouvé aucun de vos tours pour lequel j’aurais clairement eu mieux.
    -# Les tours où l’on a pioché ou révélé quelque chose sont laissés de côté : c’est de la chance.
moments-begun = J’examine vos tours… d’autres passent d’abord.
moments-making = J’examine vos tours… { $turn } sur { $turns }
film-moment = { $points ->
    [one] { $points } point de plus possible
   *[other] { $points } points de plus possibles
 }
problem-moments-running = La partie de la table #{ $table } n’est pas finie. On pourra voir ses moments quand elle le sera.
problem-moments-game = Aucun ordinateur de ce jeu n’est assez fort pour juger des tours.
problem-moments-seat = Les moments sont pour les joueurs : vous n’aviez pas de place à la table #{ $table } à la fin.
problem-moments-lost = Le journal de la table #{ $table } ne mène plus là où il menait : ses tours ne peuvent pas être jugés.
problem-moments-late = La recherche des moments de la table #{ $table } continue. Appuyez à nouveau dans quelques minutes.
problem-moments-busy = Une autre analyse pour vous est encore en cours. Réessayez quand elle sera finie.
