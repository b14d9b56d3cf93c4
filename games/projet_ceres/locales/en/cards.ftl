# The text of cards, tiles and boxes, made from their data.

## What effects do, as imperatives

cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
tokens = { $n ->
    [one] { $n } token
   *[other] { $n } tokens
}
    .short = { $n } tok.
power = { $n } power
    .short = { $n } POW
ships = { $n ->
    [one] { $n } ship
   *[other] { $n } ships
}
    .short = { $n } sh.
per = { $base ->
    [0] { "" }
   *[other] { $base } + { "" }
}{ $rate } per { $of } (at most { $most })
    .short = { $base ->
        [0] { "" }
       *[other] { $base } + { "" }
    }{ $rate } / { $of } (max. { $most })
word-gain = gain { $what }
    .short = { $what }
word-lose = lose { $what }
word-draw = draw { $what }
word-discard = discard { $what } from hand, without their influence
word-power = add { $what } to your side of a combat{ $side ->
    [attack] { " " }(as attacker only)
    [defence] { " " }(as defender only)
   *[both] { "" }
}
word-move = move { $ships ->
    [one] one ship one step
   *[other] up to { $ships } ships one step each
} without paying
word-muster = put { $n ->
    [one] a ship
   *[other] { $n } ships
} from your reserve on your board
word-recall = bring { $n ->
    [one] one of your ships
   *[other] { $n } of your ships
} in the belt back to your board
word-explore = explore as by the action
word-reveal = turn over a face-down asteroid next to one of your ships (1 COL)
word-place = place the next asteroid face down (1 COL)
word-destroy = destroy { $scope ->
    [own] an asteroid you control
    [near] one of your asteroids, or a free one next to you
   *[face_down] a face-down asteroid next to you
}
word-produce = { $scope ->
    [all] all your asteroids produce
   *[one] one of your asteroids produces
}
word-trade = { $times ->
    [one] trade once
   *[other] trade up to { $times } times
} at Ceres: { $sell } of one type for { $buy } of another
word-levy = each opponent with a ship next to one of your asteroids, or in one of your notches, gives you { $what }
word-scout = add one of the top { $n } investment cards to the queue
word-buy = buy a card from the { $source ->
    [discard] common discard
   *[queue] investment queue
}{ COUNT($less) ->
    [0] { "" }
   *[other] { " " }for { $less } less
}
word-ready = ready another of your used buildings
word-die = { $by ->
    [1] raise the counter die by 1 (at most 6)
   *[-1] lower the counter die by 1{ $least ->
        [1] { " " }(at least 1)
       *[0] { "" }
    }
}
word-salvage = { $to ->
    [deck] put { $what } from your discard under your deck
   *[hand] take { $what } back from your discard
} (not a card that takes cards back)
word-agent = gain an agent, 4 at most

word-token = { $away ->
    [yes] take { $what } away from
   *[no] put { $what } on
} { $on ->
    [asteroid] an asteroid you control
   *[mission] the mission
}
word-lay = lay { $source ->
    [pile] the top card of the investment pile
   *[this] this card
} on an asteroid you control

## Counts

counted-fervor = { $n ->
    [one] fervor
   *[other] { $n } fervor
}
counted-asteroids = { $n ->
    [one] asteroid you control
   *[other] { $n } asteroids you control
}
counted-rock_asteroids = { $n ->
    [one] asteroid you control with rock
   *[other] { $n } asteroids you control with rock
}
counted-hydrocarbon_asteroids = { $n ->
    [one] asteroid you control with hydrocarbon
   *[other] { $n } asteroids you control with hydrocarbon
}
counted-metal_asteroids = { $n ->
    [one] asteroid you control with metal
   *[other] { $n } asteroids you control with metal
}
counted-ceres_asteroids = { $n ->
    [one] asteroid you control next to Ceres
   *[other] { $n } asteroids you control next to Ceres
}
counted-ships = { $n ->
    [one] ship you have in the belt
   *[other] { $n } ships you have in the belt
}
counted-buildings = { $n ->
    [one] building you have
   *[other] { $n } buildings you have
}
counted-badges = { $n ->
    [one] badge
   *[other] { $n } badges
}
counted-projects = { $n ->
    [one] finished project
   *[other] { $n } finished projects
}
counted-players = { $n ->
    [one] player
   *[other] { $n } players
}

counted-tokens = { $n ->
    [one] token on the mission
   *[other] { $n } tokens on the mission
}
counted-asteroid_tokens = { $n ->
    [one] token on your asteroids
   *[other] { $n } tokens on your asteroids
}

## Ways to use something

branch = { COUNT($need) ->
    [0] { "" }
   *[other] with at least { $need }, { "" }
}{ COUNT($cost) ->
    [0] { "" }
   *[other] pay { $cost }: { "" }
}{ COUNT($does) ->
    [0] nothing
   *[other] { JOIN($does, by: ", then ") }
}
branches = { JOIN($ways, by: "; or ") }
normal-effect = use its normal effect
ability = { JOIN($parts, by: "; ") }
cap-rounds = { $cap ->
    [0] { "" }
    [one] { " " }(once a round)
   *[other] { " " }({ $cap } times a round)
}
when-always = { $does }{ cap-rounds }
when-paid = once a round, { $does }
when-turn = at the start of your turn of phase 2, { $does }
when-explored = when you explore{ cap-rounds }, { $does }
when-moved = when you move ships{ cap-rounds }, { $does }
when-produced = when you produce{ cap-rounds }, { $does }
when-begged = when you beg{ cap-rounds }, { $does }
when-militarised = when you militarise{ cap-rounds }, { $does }
when-recycled = when you recycle{ cap-rounds }, { $does }
when-attempted = when you attempt a mission{ cap-rounds }, { $does }
when-contributed = when you contribute to a mission that succeeds{ cap-rounds }, { $does }
when-built = when you build{ cap-rounds }, { $does }
when-maintained = when you maintain colonies{ cap-rounds }, { $does }
when-supported = when you support a project{ cap-rounds }, { $does }
when-invested = when you buy a card{ cap-rounds }, { $does }
when-placed = when you place an agent{ cap-rounds }, { $does }
when-won = when you win a combat{ cap-rounds }, { $does }
when-lost = when you lose a combat{ cap-rounds }, { $does }
when-rival_explored = when another player explores{ cap-rounds }, { $does }
when-rival_supported = when another player supports a project{ cap-rounds }, { $does }
when-rival_won = when another player wins a combat{ cap-rounds }, { $does }
when-fight_near = in reaction to a combat next to you that is not yours{ cap-rounds }, { $does }
when-support_near = in reaction to a project another player supports{ cap-rounds }, { $does }

## What changes as long as the card is there

change-hand = hand size { $less ->
    [yes] −{ $n }
   *[no] +{ $n }
}
change-carry = each ship carries { $n } { $less ->
    [yes] less
   *[no] more
}
change-move_cost = Move costs { $n } { $less ->
    [yes] less
   *[no] more
}
change-free_move = Move is free { $n ->
    [one] once
   *[other] { $n } times
} a round
change-explore_cost = Explore costs { $n } { $less ->
    [yes] less
   *[no] more
}
change-free_explore = Explore is free { $n ->
    [one] once
   *[other] { $n } times
} a round
change-surcharge = the surcharge of a project is { $n } { $less ->
    [yes] less
   *[no] more
}
change-build_rock = building costs { $n } rock { $less ->
    [yes] less
   *[no] more
}
change-maintenance = maintaining for 3 COL costs { $n } { $less ->
    [yes] less
   *[no] more
}
change-attack = { $less ->
    [yes] −{ $n }
   *[no] +{ $n }
} power for each attacking ship
change-defence = { $less ->
    [yes] −{ $n }
   *[no] +{ $n }
} power for each defending ship
change-unrouted = you can pay from { $n ->
    [one] { $n } asteroid
   *[other] { $n } asteroids
} without a route
change-reserve = { $n ->
    [one] { $n } more ship
   *[other] { $n } more ships
} in reserve, once only
change-invest = { $less ->
    [yes] −{ $n }
   *[no] +{ $n }
} influence in Invest and Guild boxes
change-second_look = when you explore, draw two cards and keep one
change-pledge = { $n ->
    [one] one pledged unit counts
   *[other] { $n } pledged units count
} double in every mission

## Whole cards

card-text = { JOIN($parts, by: ". ") }.
card-cost = Cost: { $cost }
card-effect = { $reacts ->
    [fight_near] In reaction to a combat next to you
    [support_near] In reaction to a supported project
   *[no] Effect
}: { $does }
card-bought = When bought: { JOIN($does, by: ", then ") }
card-building = Building ({ $rock }): { $does }
card-plain = Building ({ $rock }): no effect
card-unbuilt = Can’t be built
card-discarded = Discarded: { $influence }
tile-kind = { $kind ->
    [c] Carbonaceous
    [s] Stony
    [m] Metallic
   *[other] Other
}
tile-home = Home asteroid of { $clan }
tile-yields = { COUNT($goods) ->
    [0] Produces nothing
   *[other] Produces { $goods }
}
tile-ability = Effect: { $does }
tile-guard = { $n } power for its defender
tile-battery = { $n } power for its owner when attacking next to it
tile-toll = Each ship that leaves it with the action Move pays { $cost }
tile-link = A route passes over it without a ship
project-text = Cost: { $cost }. When finished, it opens a box: { $box }
choice-text = Choice { $n }: { $does }
clan-bonus = Cell { $cell }: { $does }

## The boxes of the Ceres board

box-invest = buy a card from the queue with the influence of cards you reveal{ $n ->
    [0] { "" }
   *[other] { " " }and { $n } from the box
}
box-guild = buy a card of the guild from the common discard{ $n ->
    [0] { "" }
   *[other] { " " }({ $n } influence)
}; fervor +2 while your agent is there
box-supply = gain { $what }
box-gain = gain { $what }
box-telescope = place the next asteroid face down: 1 COL
box-mission = attempt a mission
box-support = support a project: 1 devotion point
box-mercenaries = +1 power for each ship while your agent is there
box-embassy = while your agent is there, you can’t start combats and no player can attack you
box-library = draw up to 2 cards
box-dump = put up to 2 random cards from your discard under your deck
box-trade = trade up to 2 times at Ceres: 2 of one type for 1 of another
box-text = { CAP($does) } ({ $spaces ->
    [0] any number of agents
    [one] { $spaces } agent
   *[other] { $spaces } agents
}{ $three ->
    [0] { "" }
   *[other] , { $three } from 3 players
}{ $five ->
    [0] { "" }
   *[other] , { $five } from 5 players
}).

## Missions

to-each = { $who ->
    [initiator] the initiator
    [winner] the player who wins the card
    [contributors] each contributor
    [others] each other contributor
   *[all] each player
}: { JOIN($does, by: ", then ") }
    .short = { $who ->
        [initiator] initiator
        [winner] winner
        [contributors] contributors
        [others] others
       *[all] all
    }: { JOIN($does, by: ", ") }
mission-counter = Counter: { $n ->
    [one] { $n } round
   *[other] { $n } rounds
}
mission-reveal = On reveal: { JOIN($does, by: "; ") }
mission-lasting = While it is active: { JOIN($does, by: "; ") }
mission-closed = { COUNT($boxes) ->
    [one] the box { $boxes } is
   *[other] the boxes { $boxes } are
} closed
mission-beg = Beg doesn’t give { OR($goods) }
mission-failure = Failure: { JOIN($does, by: "; ") }
mission-collective = Collective badge
resolution-text = { CAP($name) }{ $solo ->
    [yes] { " " }(solo)
   *[no] { "" }
}: { offer }
offer = { COUNT($cost) ->
    [0] { "" }
   *[other] pay { $cost } → { "" }
}{ JOIN($does, by: "; ") }
each-player = { $what } per player
pile-cards = { $next ->
    [yes] { $n ->
        [one] the next one is
       *[other] the next { $n } are
    }
   *[no] { $n ->
        [one] the card is
       *[other] the top { $n } cards are
    }
}
pile-win = { pile-cards } won
    .short = { $n ->
        [one] { $n } card won
       *[other] { $n } cards won
    }
pile-discard = { pile-cards } discarded
    .short = { $n ->
        [one] { $n } card discarded
       *[other] { $n } cards discarded
    }
pile-repeat = the card stays and is repeated
tally-each = if the faction { $faction } has the most badges, each player with one: { JOIN($does, by: ", then ") }
tally-most = each player with the most badges of the leading faction: { JOIN($does, by: ", then ") }
tally-even = if the factions are tied, each contributor: { JOIN($does, by: ", then ") }

## The texts of explorations, stories and missions

text-own = { $text }
