# La fin d’une partie

result-won = 🏆 **{ $name }** gagne avec { $total } { $total ->
    [one] point
   *[other] points
}, soit { $ahead } de plus que { $second }.
result-won-alone = 🏆 **{ $name }** gagne avec { $total } { $total ->
    [one] point
   *[other] points
}.
result-won-tie = 🏆 **{ $name }** gagne avec { $total } { $total ->
    [one] point
   *[other] points
}, à égalité avec { $second }. Départage : { $keys }.
result-shared = 🏆 **{ $names }** partagent la victoire avec { $total } { $total ->
    [one] point
   *[other] points
}, à égalité aussi au départage.
result-box-won = 🏆 **{ $verdict }**
result-box-lost = 🌑 **{ $verdict }**
result-most = La plupart des points viennent de : { $category } ({ $points }).
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
result-next = -# *Revanche* ouvre ici une nouvelle table avec les mêmes places et les mêmes options. Pour enregistrer la partie dans un fichier : `/table exporter`.
button-rematch = Revanche
button-look-back = Revoir
button-check-deal = Vérifier la donne
