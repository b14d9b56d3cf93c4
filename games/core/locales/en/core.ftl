# Texts that all games share.

computer = { $name } (computer)

## Legends: the symbols that all games share, and the lines of a section.

symbol-seat = Players
    .means = each has a colour and a shape
symbol-lit = Lit up
    .means = waiting for this player
symbol-changed = Change
    .means = since the previous picture
symbol-new = New
    .means = since the previous picture
symbol-computer = Computer player
symbol-told = { $name } ({ $means })
symbols-told = { $title }: { COMMAS($symbols) }.
    .page = { "**" }{ $title }:** { COMMAS($symbols) }.

## Gains of an action

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
