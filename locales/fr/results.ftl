# La fin d’une partie

result-won = 🏆 **{ $name }** gagne avec { $total } { $total ->
    [one] point
   *[other] points
}, soit { $ahead } de plus que { $second }.
result-won-alone = 🏆 **{ $name }** gagne avec { $total } { $total ->
    [one] point
   *[other] points
}.
result-won-tie = 🏆 **{ $name }** gagne : { $total } { $total ->
    [one] point
   *[other] points
} comme { $second }, départagés par { $keys }.
result-shared = 🏆 **{ $names }** gagnent ensemble avec { $total } { $total ->
    [one] point
   *[other] points
}, à égalité sur tout ce qui compte.
result-box-won = 🏆 **{ $verdict }**
result-box-lost = 🌑 **{ $verdict }**
result-most = L’essentiel vient de : { $category } ({ $points }).
result-line = { $medal } { $name } : **{ $total }**{ $parts }
result-over = 🏁 La partie de **{ $name }** (#{ $table }) est terminée.
result-who = Merci d’avoir joué, { $who }.
result-facts = -# { $rounds ->
    [0] { "" }
    [one] { $rounds } manche · { "" }
   *[other] { $rounds } manches · { "" }
}{ $days ->
    [0] en moins d’un jour
    [one] { $days } jour
   *[other] { $days } jours
}
result-next = -# *Revanche* ouvre ici une nouvelle table avec les mêmes places et les mêmes options. Pour garder la partie en un fichier : `/table exporter`.
button-rematch = Revanche
button-look-back = Revoir
button-check-deal = Vérifier la donne
