# The rules as help pages. Numbers come from the data.

topic-overview = Overview
    .text =
        You lead a mining corporation on Ceres. Over { $rounds } rounds you place Leaders and Workers to gather goods, build Facilities, launch Probes to asteroids, complete Settlement Projects and advance in research. The player with the most Victory Points (VP) wins.

        { "**" }Goods.** Ore, Ice, Advanced Ceramics and Energy are Resources: you can hold at most 12 of each; the rest is lost. Credits, Influence, Alloys and Probes have no limit.

        { "**" }At the start** each player has 1 Alloy, 1 Probe and, in the order of play, { JOIN($seats, by: "; ") }.

        The set has { $facilities } Facilities, { $projects } Settlement Projects, { $ships } Cargo Spacecraft and { $asteroids } asteroids.

        _An unofficial fan work. The rules follow the game by Artipia Games (2023). The printed cards are not public, so we wrote nearly all the cards ourselves._

topic-round = The round
    .text =
        Each of the { $rounds } rounds has these steps:

        1. **Asteroid Belt.** The Outer Ring turns by 1 zone, the Intermediate by 2, the Inner by 3, counter-clockwise. Probes move with them.
        2. **Production.** Each player gains the production of the top cards of their Outstations and of their asteroids.
        3. **Activation.** Players take turns in player order, until all have passed.
        4. **End of the round** (not in round { $rounds }). The docked ship leaves with the Workers still on it and the next one docks. Leaders, Favors and Droid come back. Workers on Outstations go to the Living Quarters, those from the ship too. Facilities and Settlement Projects on offer are replaced. The bottom row of the order track becomes the new order.

topic-turn = Your turn
    .text =
        Do one of these:

        { "*" } **A: Leader.** Place one of your Leaders on a free slot of a Location and use one of its options, or on your Headquarters.
        { "*" } **B: Worker.** Place a Worker on one of your empty Outstations and use its Function.
        { "*" } **C: Pass.** You are out for the round and take the next place in the order of the next round.

        Two Favors replace a piece: the Leader Assistant is used as A, the Mars Droid as B.

        { "**" }Free action:** at any time in your turn you can complete a Settlement Project you are committed to.

        Pay costs before you gain anything. You can only choose what you can carry out. Your turn is over when you end it. Until then you can undo steps, unless hidden information was revealed.

topic-trade_bureau = { place-trade_bureau }
    .text =
        One of these:

        { "*" } **Interplanetary Trade:** up to { $trades } times, pay the left side of a line of the docked ship and gain the right side. You can use the same line twice.
        { "*" } **Settlement Project:** take a project on offer. Complete it at once by paying its cost, for its VP; or commit to it and complete it later as a free action. You can be committed to { $spots } projects. In round 1 this action also gives 1 Influence; in round 3 it costs 1 Influence more. Completing later as a free action is not affected.

        The row is not refilled during the round. At the end, each project you committed to but didn’t complete costs half its VP, rounded down.

topic-construction_yard = { place-construction_yard }
    .text =
        Choose one of the Facilities on offer, pay its cost and gain its VP:

        { "*" } **Corporation Expanse:** it becomes a new, single Outstation, and you gain its production at once.
        { "*" } **Corporation Upgrade:** it goes below one of your single Outstations, of any Type. Only its Function counts from then on; no production is gained.

        An Outstation has at most two cards; you can’t upgrade the four starting ones.

        { "**" }Once per activation, before choosing,** you can pay { OR($draws) } Facility cards that only you see. You can build one of them instead; the others are discarded. If you can build anything after a draw, you must.

        { "**" }You can activate the Yard** if you can build a Facility on offer, or pay for a draw that could give you one to build. All players can work out which Facilities are left in the pile, but not their order: if you could build none of them (for example without an Alloy), you can’t activate it.

        The row is refilled at once.

topic-council = { place-council }
    .text =
        Pay { $fee } for one of these:

        { "*" } activate the **Trade Bureau**,
        { "*" } **Launch** a Probe (see Asteroid Belt),
        { "*" } **Research:** pay for the next program of a field and move your marker there,
        { "*" } **Favor:** take a Favor for its price in Influence.

topic-contractors = { place-contractors }
    .text =
        One of these:

        { "*" } **Reassign Worker** for { $reassign }: move one of your Workers from an Outstation to another empty Outstation of yours of the same Type and activate it. You can’t activate an Outstation twice in a turn.
        { "*" } activate the **Construction Yard** for { $yard },
        { "*" } **Manufacture** up to { $manufactures } times for 1 Credit each: an **Alloy** from 2 Ore, or a **Probe** from 1 Ore, 1 Advanced Ceramics and 1 Energy.

topic-belt = Asteroid Belt and Launch
    .text =
        A **Launch** costs a Probe from your Launch Complex and Ice for the way. You enter the Outer Ring at position 0 or 1 for free. Crossing into a neighbouring zone costs 1 Ice, going inward { $inward } Ice to the Intermediate Ring and { $further } more to the Inner. The bot finds the cheapest way. In Ice:

        ```
        { $table }
        ```

        You gain the asteroid's VP and its production at once, and its production again in every later Production. Each asteroid takes one Probe, for the whole game.

        Asteroids: { JOIN($rings, by: "; ") }.

topic-headquarters = Corporate Headquarters
    .text =
        You can use your Headquarters { $uses } times per round, each time with a Leader. You gain the production of one of your Outstations, all of it.

        The **first** Leader goes to the first free place of the bottom row of the order track: you get that place in the next round, no matter when you pass. The **second** Leader stays on the Headquarters.

topic-outstations = Outstations and Workers
    .text =
        To activate an empty Outstation, take a Worker of its colour: Mine Overseer (gray) for Mines, Chief Engineer (blue) for Factories, Scientific Coordinator (red) for Labs, Managing Director (green) for Offices. Take it from the Living Quarters; only if none is there, from the docked ship. The Type of an Outstation is that of its top card.

        Use the parts of the Function in order, first those of the top card, then those of the bottom card. Use at least one; you can skip the others, without going back. If a part has a price, pay it first. A part that is an action needs no slot and no fee of the Location; a part that is a whole Location costs its fees. Research programs work as usual.

        { $starting }

topic-research = Research Programs
    .text =
        { $programs }

        Take levels in order; they stay active. The first player to reach level 3 of a field gains { $token } VP more. An extra Launch, building or Trade Bureau activation of level 3 needs no Leader, slot or fee. You still pay the action’s own cost, and it never gives a third one.

topic-favors = Favors
    .text =
        Take a Favor at the Council or with a Function, for the price below; at the Council you also pay its fee.

        { $favor-lines }

        A Favor that is taken, used or not, can’t be taken again before the next round; Special Grant can be chosen any number of times. You can use the Droid and the Assistant from your next turn on.

topic-scoring = End and scoring
    .text =
        After round { $rounds }:

        { "*" } 1 VP for every 2 Influence,
        { "*" } 1 VP for every 5 Credits,
        { "*" } minus half the VP (rounded down) of each project you are still committed to.

        Resources, Alloys and Probes are worth nothing. The player with the most VP wins. Ties go to the player with more Resources, then to the player who passed first in round { $rounds }.

topic-draft = The draft edition
    .text =
        The table option *Edition: Draft* uses the rules of November 2022:

        { "*" } At the start you have, in the order of play, { JOIN($draft-seats, by: "; ") }.
        { "*" } The starting Outstations produce less, and a part of their top Functions costs 1 Ice or Credits.
        { "*" } Trade: one line, up to its multiplier.
        { "*" } Committing costs the Influence printed on the card; there is no limit of commitments, no penalty, and no Influence by rounds.
        { "*" } Building gives 1 Influence for each Alloy paid, but no production; both ways of building are one action; you can’t draw cards for Influence.
        { "*" } You can use the Headquarters any number of times, each time for one of { COMMAS($choices) }; it reserves no place.
        { "*" } Research costs { JOIN($costs, by: " / ") } in every field; there are no { $token } VP for the first. Construction level 1 gives the production once; level 2 gives 1 Alloy before building.
        { "*" } Continuous Ice Supply saves 1 Ice on each Launch and activation cost. The Leader Assistant gives a Headquarters good first. Special Grant gives the whole production of 4 Outstations. Prices in Influence: { COMMAS($draft-favors) }.
        { "*" } At the end, 1 VP for every 4 Credits.

topic-symbols = Symbols
    .text =
        The symbols in the pictures and what they mean. The picture *{ picture-legend }* shows them.

        { $symbols }

## Lines of the pages

help-position = Position
help-draw = { $influence } Influence to draw { $cards }
help-ring = { $ring }: { $count }
help-starting = * **{ $name }**: produces { $production }. Top: { $top } Bottom: { $bottom }
help-program = { $level }. { $cost }, { $vp } VP. { $does }
help-favor = * **{ $name }**, { $price }. { $does }
