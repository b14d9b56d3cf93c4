# What resources, points and places are called.

seat = another player
unseen = an unknown card
the-mission = the mission
    .short = mission
own-board = your board
    .short = board
ring = { $ring ->
    [A] A
    [B] B
    [C] C
   *[D] D
}
cell = { ring }{ $number }{ COUNT($name) ->
    [0] { "" }
   *[other] { " " }({ $name })
}
    .short = { ring }{ $number }
no-cell = this cell
resolution = resolution { $n }

## Resources as they are counted

good-rock = { $n } rock
    .short = { $n } R
good-hydrocarbon = { $n } hydrocarbon
    .short = { $n } H
good-metal = { $n } metal
    .short = { $n } M
good-any = { $n } of any resource
    .short = { $n } any
good-influence = { $n } influence
    .short = { $n } INF

good-token = { tokens }
    .short = { tokens.short }
good-top_card = the top card of the investment pile
    .short = top card
good-cards = { $n ->
    [one] { $n } card from hand
   *[other] { $n } cards from hand
}
    .short = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }

## Resources by their name alone

good-rock-word = rock
good-hydrocarbon-word = hydrocarbon
good-metal-word = metal
good-any-word = any resource
good-influence-word = influence

good-cards-word = card
good-token-word = token
good-top_card-word = top card of the investment pile

## Points

points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
points-dev = { $n ->
    [one] { $n } devotion point
   *[other] { $n } devotion points
}
    .short = { $n } DEV
    .story = +{ $n } devotion
points-col = { $n ->
    [one] { $n } colonisation point
   *[other] { $n } colonisation points
}
    .short = { $n } COL
    .story = +{ $n } colonisation
