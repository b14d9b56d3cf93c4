# Ce que rapporte une action, comme raison d’un conseil : après un plus ou un moins.

gain-made-ore = { good-ore } par manche
gain-made-ice = { good-ice } par manche
gain-made-ceramics = { good-ceramics } par manche
gain-made-energy = { good-energy } par manche
gain-made-credit = { good-credit } par manche
gain-made-influence = { good-influence } par manche
gain-made-alloy = { good-alloy } par manche
gain-made-probe = { good-probe } par manche

gain-levels = { $n ->
    [one] { $n } niveau
   *[other] { $n } niveaux
}
gain-level-aerospace = { gain-levels } ({ research-aerospace })
gain-level-construction = { gain-levels } ({ research-construction })
gain-level-logistics = { gain-levels } ({ research-logistics })
gain-projects = { $n ->
    [one] { $n } projet
   *[other] { $n } projets
}
gain-favors = { $n ->
    [one] { $n } faveur
   *[other] { $n } faveurs
}
