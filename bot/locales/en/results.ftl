# The end of a game

result-won = 🏆 **{ $name }** wins with { $total } { $total ->
    [one] point
   *[other] points
}, { $ahead } ahead of { $second }.
result-won-alone = 🏆 **{ $name }** wins with { $total } { $total ->
    [one] point
   *[other] points
}.
result-won-tie = 🏆 **{ $name }** wins the tie with { $second }: { $total } { $total ->
    [one] point
   *[other] points
}, decided by { $keys }.
result-shared = 🏆 **{ $names }** share the win with { $total } { $total ->
    [one] point
   *[other] points
} and equal tie-breakers.
result-box-won = 🏆 **{ $verdict }**
result-box-lost = 🌑 **{ $verdict }**
result-most = Most points came from { $category } ({ $points }).
result-line = { $medal } { $name }: **{ $total }**{ $parts }
result-over = 🏁 **{ $name }** (#{ $table }) is over.
result-who = Thank you for playing, { $who }.
result-facts = -# { $rounds ->
    [0] { "" }
    [one] { $rounds } round · { "" }
   *[other] { $rounds } rounds · { "" }
}{ $days ->
    [0] in less than a day
    [one] { $days } day
   *[other] { $days } days
}
result-next = -# *Rematch* opens a new table here with the same seats and options. To save the game as a file: `/table export`.
button-rematch = Rematch
button-look-back = Look back
button-check-deal = Check the deal
