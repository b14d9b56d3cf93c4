# Ce que rapporte une action, comme raison d’un conseil : après un plus ou un moins.

gain-stress = { oxygen } par manche
gain-levels = { $n ->
    [one] { $n } niveau
   *[other] { $n } niveaux
}
gain-level-extraction = { gain-levels } (Extraction)
gain-level-sustainability = { gain-levels } (Durabilité)
gain-co2 = { $n ->
    [one] { $n } cran
   *[other] { $n } crans
} sur la piste de CO2
gain-probes = { $n ->
    [one] { $n } sonde
   *[other] { $n } sondes
}
gain-hired = { $n ->
    [one] { $n } scientifique recruté
   *[other] { $n } scientifiques recrutés
}
gain-ready = { scientists } en main
