# The rules as help pages; numbers come from the data.

topic-overview = What it is about
    .text =
        You lead a mining corporation on Ceres. Over { $rounds } rounds you place Leaders and Workers to gather goods, build Facilities, launch Probes to asteroids, complete Settlement Projects and advance in research. Whoever has the most Victory Points (VP) wins.

        { "**" }Goods.** Ore, Ice, Advanced Ceramics and Energy are Resources: you hold at most 12 of each, what is above is lost. Credits, Influence, Alloys and Probes have no limit.

        { "**" }At the start** everybody has 1 Alloy, 1 Probe and, in the order of play, { JOIN($seats, by: "; ") }.

        The set has { $facilities } Facilities, { $projects } Settlement Projects, { $ships } Cargo Spacecraft and { $asteroids } asteroids.

        _An unofficial fan work. Rules after the game by Artipia Games (2023); the printed cards are not public, so nearly all card contents here are of our own making._

topic-round = The round
    .text =
        There are { $rounds } rounds with the same course:

        1. **Asteroid Belt.** The Outer Ring turns by 1 zone, the Intermediate by 2, the Inner by 3, counter-clockwise. Probes go along.
        2. **Production.** Everybody gains what the top cards of their Outstations and their asteroids print.
        3. **Activation.** In player order, one turn each, until all have passed.
        4. **End of the round** (not in round { $rounds }). The docked ship leaves with the Workers still on it and the next one docks. Leaders, Favors and Droid come back. Workers on Outstations go to the Living Quarters, those from the ship too. Facilities and Settlement Projects on offer are replaced. The bottom row of the order track becomes the new order.

topic-turn = Your turn
    .text =
        Do one of these:

        { "*" } **A: Leader.** Put one of your Leaders on a free slot of a Location and use one of its options, or on your Headquarters.
        { "*" } **B: Worker.** Put a Worker on one of your empty Outstations and use its Function.
        { "*" } **C: Pass.** You are out for the round and take the next place in the order of the next round.

        Two Favors replace a piece: the Leader Assistant is used as A, the Mars Droid as B.

        { "**" }Free action:** at any moment of your turn you may complete a Settlement Project that you are committed to.

        Costs are paid before anything is gained. You can only choose what you can carry out. Your turn is over when you end it; until then you can take steps back unless something hidden was shown.

topic-trade_bureau = { place-trade_bureau }
    .text =
        One of these:

        { "*" } **Interplanetary Trade:** up to { $trades } times, pay the left side of a line of the docked ship and gain the right side. The same line may be used twice.
        { "*" } **Settlement Project:** take a project on offer. Complete it at once by paying its cost, for its VP; or commit to it and complete it later as a free action. You can be committed to { $spots } projects. In round 1 this action also gives 1 Influence; in round 3 it also takes 1 Influence. Completing later as a free action is not affected.

        The row is not refilled during the round. At the end, each project that you are committed to and did not complete costs half its VP, rounded down.

topic-construction_yard = { place-construction_yard }
    .text =
        Choose one of the Facilities on offer, pay its cost and gain its VP:

        { "*" } **Corporation Expanse:** it becomes a new, single Outstation, and you gain its production at once.
        { "*" } **Corporation Upgrade:** it goes below one of your single Outstations, of any Type. Only its Function counts from then on; no production is gained.

        An Outstation has at most two cards; the four starting ones cannot be upgraded.

        { "**" }Once per activation, before choosing,** you may pay { OR($draws) } Facility cards that only you see. You may build one of them instead; the others are discarded. If you can build anything after a draw, you must.

        { "**" }You can activate the Yard** if you can build something on offer, or pay for a draw that could bring you something to build. Everybody can tell which Facilities are left in the pile, though not their order: if you could build none of them, for want of an Alloy say, the activation is refused.

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

        { "*" } **Reassign Worker** for { $reassign }: move one of your Workers from an Outstation to another empty Outstation of yours of the same Type and activate that. No Outstation is activated twice in a turn.
        { "*" } activate the **Construction Yard** for { $yard },
        { "*" } **Manufacture** up to { $manufactures } times for 1 Credit each: an **Alloy** from 2 Ore, or a **Probe** from 1 Ore, 1 Advanced Ceramics and 1 Energy.

topic-belt = Asteroid Belt and Launch
    .text =
        A **Launch** takes a Probe from your Launch Complex and Ice for the way. You enter the Outer Ring at position 0 or 1 for free. Crossing into a neighbouring zone costs 1 Ice, going inward { $inward } Ice to the Intermediate Ring and { $further } more to the Inner. The cheapest way is found for you. In Ice:

        ```
        { $table }
        ```

        You gain the asteroid's VP and its production at once, and its production again in every later Production. Each asteroid takes one Probe, for the whole game.

        Asteroids: { JOIN($rings, by: "; ") }.

topic-headquarters = Corporate Headquarters
    .text =
        You may use your own Headquarters { $uses } times per round, each time with a Leader. You gain the production of one of your Outstations, all of it.

        The **first** Leader goes to the first free place of the bottom row of the order track: that place in the next round is yours, whenever you pass. The **second** Leader stays on the Headquarters.

topic-outstations = Outstations and Workers
    .text =
        To activate an empty Outstation, take a Worker of its colour: Mine Overseer (gray) for Mines, Chief Engineer (blue) for Factories, Scientific Coordinator (red) for Labs, Managing Director (green) for Offices. Take it from the Living Quarters; only if none is there, from the docked ship. The Type of an Outstation is that of its top card.

        Use the parts of the Function in order, first those of the top card, then those of the bottom card. Use at least one; others may be skipped, without going back. A part with a price needs it paid first. A part that is an action needs no slot and none of the Location's fee; a part that is a whole Location takes its fees. Research programs work as usual.

        { $lines }

topic-research = Research Programs
    .text =
        { $lines }

        Levels are taken in order and stay active. The first to reach level 3 of a field gains { $token } VP more. An extra Launch, building or Trade Bureau activation of level 3 takes no Leader, slot or fee, but the costs of the action itself, and gives no third one.

topic-favors = Favors
    .text =
        Taken at the Council or by a Function, for the price below; at the Council its fee comes on top.

        { $lines }

        A Favor that was taken, used or not, cannot be taken again before the next round; Special Grant can be chosen any number of times. The Droid and the Assistant can be used from your next turn on.

topic-scoring = End and scoring
    .text =
        After round { $rounds }:

        { "*" } 1 VP for every 2 Influence,
        { "*" } 1 VP for every 5 Credits,
        { "*" } minus half the VP (rounded down) of each project that you are committed to.

        Resources, Alloys and Probes are worth nothing. Whoever has the most VP wins; if tied, whoever has more Resources; if still tied, whoever passed first in round { $rounds }.

topic-draft = The draft edition
    .text =
        The table option *Edition: Draft* plays by the rules of November 2022:

        { "*" } The start brings, in the order of play, { JOIN($seats, by: "; ") }.
        { "*" } The starting Outstations produce less, and a part of their top Functions takes 1 Ice or Credits.
        { "*" } Trade: one line, up to its multiplier.
        { "*" } Committing takes the Influence printed on the card; there is no limit of commitments, no penalty, and no Influence by rounds.
        { "*" } Building gives 1 Influence for every Alloy paid, but no production; both ways of building are one action; no cards can be drawn for Influence.
        { "*" } The Headquarters may be used any number of times, each time for one of { COMMAS($choices) }; it reserves no place.
        { "*" } Research costs { JOIN($costs, by: " / ") } in every field; there are no { $token } VP for the first. Construction level 1 gives the production once; level 2 gives 1 Alloy before building.
        { "*" } Continuous Ice Supply saves 1 Ice on each Launch and activation cost. The Leader Assistant gives a Headquarters good first. Special Grant gives the whole production of 4 Outstations. Prices in Influence: { COMMAS($favors) }.
        { "*" } At the end, 1 VP for every 4 Credits.

topic-symbols = Symbols
    .text =
        What the symbols of the pictures mean. The picture *{ picture-legend }* shows them as they are drawn.

        { $symbols }

## Lines of the pages

help-position = Position
help-draw = { $influence } Influence to draw { $cards }
help-ring = { $ring }: { $count }
help-starting = * **{ $name }**: produces { $production }. Top: { $top } Bottom: { $bottom }
help-program = { $level }. { $cost }, { $vp } VP. { $does }
help-favor = * **{ $name }**, { $price }. { $does }
