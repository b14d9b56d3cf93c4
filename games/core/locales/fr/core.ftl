# Les textes communs à tous les jeux.

computer = { $name } (ordinateur)

## Légendes : les symboles communs à tous les jeux, et comment une rubrique se dit.

symbol-seat = Joueurs
    .means = chacun a sa couleur et sa forme
symbol-lit = Éclairé
    .means = la partie attend ce joueur
symbol-changed = Changement
    .means = depuis l’image précédente
symbol-new = Nouveau
    .means = depuis l’image précédente
symbol-computer = Ordinateur
symbol-told = { $name } ({ $means })
symbols-told = { $title } : { COMMAS($symbols) }.
    .page = { "**" }{ $title } :** { COMMAS($symbols) }.

## Ce que rapporte une action

gains = { COMMAS($parts) }
gain-more = +{ $what }
gain-less = −{ $what }
gain-points = { $n } PV ({ $category })

## Récits : ce qui s’est passé, une ligne par tour

story-line = { JOIN($clauses, by: " · ") }
story-named = **{ $name }** { $line }
story-each = { CAP($head) } : { JOIN($of, by: " · ") }
story-times = { $head } ×{ $n }
story-clause = { $head }{ COUNT($costs) ->
    [0] { "" }
   *[other] { " " }({ COMMAS($costs) })
}{ COUNT($gains) ->
    [0] { "" }
   *[other] { "" } : { COMMAS($gains) }
}
