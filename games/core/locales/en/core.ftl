# What is said alike of every game.

computer = { $name } (computer)

## Legends: the symbols that all games draw alike, and how a section is said.

symbol-seat = Players
    .means = each has a colour and a shape
symbol-lit = Lit up
    .means = awaited, or to play
symbol-changed = Change
    .means = by how much, since the picture before
symbol-new = Newly there
    .means = since the picture before
symbol-computer = Computer player
symbol-told = { $name } ({ $means })
symbols-told = { $title }: { COMMAS($symbols) }.
    .page = { "**" }{ $title }:** { COMMAS($symbols) }.

## What an action brings

gains = { COMMAS($parts) }
gain-more = +{ $what }
gain-less = −{ $what }
gain-points = { $n } VP ({ $category })

## Stories: what happened, one line a turn

story-line = { JOIN($clauses, by: " · ") }
story-named = **{ $name }** { $line }
story-each = { CAP($head) }: { JOIN($of, by: " · ") }
story-times = { $head } ×{ $n }
story-clause = { $head }{ COUNT($costs) ->
    [0] { "" }
   *[other] { " " }({ COMMAS($costs) })
}{ COUNT($gains) ->
    [0] { "" }
   *[other] { "" }: { COMMAS($gains) }
}
