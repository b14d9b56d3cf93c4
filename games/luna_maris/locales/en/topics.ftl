# The rules as help pages. Numbers come from the data.

topic-overview = Overview
    .text =
        You lead a team in the first town on the Moon. For five rounds your astronaut walks from module to module and puts your scientists to work: they mine, make water and helium-3, do research, build, hire and ship orders to Earth. The player with the most victory points (VP) wins.

        { "**" }Goods.** Energy (the battery holds 6), water (up to { $water }), helium-3 (up to { $helium }), and on the conveyor belt any number of iron and titanium. Titanium pays for iron everywhere, never the other way round. Goods without room are lost.

        { "**" }At the start** each player has 5 VP, 3 energy, 2 water, 1 iron, 1 waste, the stress marker at 6 and the same six scientists.

        The set has { $people } scientists, { $tiles } orders, { $foods } food cards and { $tools } equipment tiles.

        _An unofficial fan work. The rules follow the game by MeepleBR (2022). The printed cards are not public, so we wrote nearly all the cards ourselves._

topic-first = First turns
    .text =
        { "**" }In your first game** play without equipment (table option).

        { "**" }How to win.** Four orders or more, two or three hired scientists, one finished research track, food cards kept for the final scoring, and a good place on the CO2 track. You can’t do all of it.

        { "**" }A good first round:**

        { "*" } Look for modules that are near each other: walking costs O2, and you have 6 for the round.
        { "*" } Place your second probe early (Airlock), next to your first one: it brings ore every round.
        { "*" } Mine, or turn iron into titanium; hire a level 2 scientist while one costs 1 iron.
        { "*" } The first research steps pay off all game: Extraction 2 for double water, Sustainability 2 for energy from waste.
        { "*" } If another astronaut keeps a module active, you save 1 energy and they gain 1 VP. Stay where other players want to go.
        { "*" } Take food before your hand is empty: without it, a scientist costs 2 VP to bring back.
        { "*" } End your work early if you can: the first player gains 2 energy before a night, or a food card before a day.

        Use iron within two rounds or it becomes waste. Keep your waste low: from cube number { $punished } on, each cube moves your CO2 disc back and raises your stress.

topic-turn = Your turn
    .text =
        In player order, each player takes one action, until all have ended their work:

        { "*" } **A: activate a module.** Play a scientist from your hand; the scientist is at rest afterwards. Walk to a module on the card, and do its main action, its extra action or both, in any order. A level 1 scientist activates one module; a level 2 scientist can then go to another module on the card and activate it too.
        { "*" } **B: feed scientists.** Spend food cards to take scientists at rest back to your hand.
        { "*" } **C: end your work.** You are out for the round.

        All scientists can go to the Sleeping Quarters. You can also walk without activating a module.

        { "**" }Extra actions** are in the Laboratory (build an advanced module) and in the Industrial Complex (CO2 scrubbers). You can do each once a turn, one for each walk, at either end of the walk: where you arrive, or in the module you left. For the module you left, the scientist must show it too (table option). You always pay their energy.

        { "**" }At any time,** even on other players’ turns, but not before round 1 starts, you can take cubes from your Emergency Depot. Each costs VP, and you can’t pay more than you have: { JOIN($depot, by: "; ") }.

        Your turn is over when you end it. Until then you can undo steps, unless hidden information was revealed.

topic-oxygen = O2 and stress
    .text =
        { "**" }O2.** Each module you enter costs 1 O2, and so does staying where you are. Your O2 marker can’t pass your stress marker: with the marker at 6 you can use 6 O2 this round. It goes back to 0 in the Cleanup. Without O2 you can only feed scientists or end your work.

        { "**" }Stress.** Your stress marker is on a number from 4 to 8. The more stressed your team is, the lower the number. Your stress rises by 1, and the marker moves 1 left,

        { "*" } for each probe you place (not possible at 4),
        { "*" } for each waste cube on one of the last { $penalty } spaces of the waste track. The marker never goes below 4 or below the O2 you have used.

        Your stress falls by 1, and the marker moves 1 right, with some food cards. It also falls in the **Sleeping Quarters**: rest the scientist who went there and any others from your hand. A level 1 scientist lowers it by 1, level 2 by 2, or by 1 if one of the two activations is already used. Steps beyond 8 are lost. All these scientists are at rest, the turn ends, and the new limit applies at once.

        { "**" }At the end** a stress marker at 8 is worth 5 VP, at 7 it is worth 2 VP.

topic-energy = Energy and activation
    .text =
        Each module except the Power Plants has one activation space.

        { "*" } **Empty:** pay 1 energy and step on it. The module is now active.
        { "*" } **Another astronaut is on it:** you pay nothing, and their owner gains 1 VP. You stay next to it.
        { "*" } **Your astronaut is on it:** you pay nothing and gain nothing.
        { "*" } **Power Plants:** no energy, no VP.

        You can activate a module only if you can then do its main action. An extra action alone doesn’t activate it; if you are on the space, you step off.

        A module is inactive again when its astronaut steps off: by walking away, feeding, or ending work.

        { "**" }Energy comes** from the sun (3 each in rounds 3 and 5), the Power Plants, recycling at Sustainability 2, ending your work early before a night, some food cards, and your Emergency Depot.

topic-ore = Ore, belt and waste
    .text =
        { "**" }The belt** has two spaces. New ore always goes on the first. In the Production of rounds 2 to 5:

        1. ore on the last space becomes waste, cube by cube,
        2. ore on the first space moves to the last,
        3. each of your probes brings 1 iron, or 1 titanium on a titanium mine.

        So you can use ore for two rounds. You choose which cubes to pay with; the bot suggests those on the last space first.

        { "**" }Paying.** Ore for fees, orders and the Power Plants goes to the supply. It becomes waste only where the rules say so. Titanium paid for such iron goes to the supply, but you still take a waste cube.

        { "**" }The waste track** has { $waste } spaces. Each cube placed on one of the last { $penalty } moves your CO2 disc 1 step back and raises your stress by 1, if possible. Cubes without a space are ignored. At the end the first cube costs 1 VP, each further one 2 VP.

        { "**" }Probes.** Place a probe on any free zone of the mining area; your stress rises by 1. In each Cleanup, a group of adjacent probes gives you 1 VP less than its number of probes.

topic-food = Food and scientists
    .text =
        Scientists you have played are at rest. To **feed** them (B), spend one or more food cards and add up their values: you take back that number of scientists of your choice. Any extra value becomes waste, cube by cube. Then you get the bonuses of the cards: 1 energy, O2 marker 1 left, or 1 less stress. Feeding ends your turn, and your astronaut steps off its activation space.

        { "**" }Without food cards** you pay 2 VP for each scientist you take back. With 0 or 1 VP you take back exactly one and have 0 VP.

        { "**" }Food comes** from the Greenhouse, from ending your work early before a day, and from a few rewards. The seedbeds are refilled to three cards after each turn.

        { "**" }Hiring.** In the Comms Room you hire one of three level 2 scientists for the fee of the space in iron ({ JOIN($fees, by: ", ") } from the left). They show three modules, and you can play them from your next turn on. Each is worth 2 VP at the end.

        { "**" }At the end** the most kinds of food, and the highest sum of values, are worth { JOIN($awards, by: ", ") } VP for the first places; tied players share, rounded down.

topic-modules = What the modules do
    .text =
        { "*" } **{ $airlock }:** your stress rises by 1, then place your next probe on a free zone; you gain the goods shown below it.
        { "*" } **{ $comms }:** hire a level 2 scientist.
        { "*" } **{ $dock }:** fulfil one of the orders.
        { "*" } **{ $laboratory }:** 1 research step. The step after level 4 brings 5 VP and a research bonus. _Extra:_ build an advanced module for 2 titanium and 1 energy; the next one of { JOIN($construction, by: ", ") } VP.
        { "*" } **{ $industrial }** (by Extraction; the products need room): { JOIN($industrial-runs, by: "; ") }. At level 4 run one for water and one for helium. _Extra:_ 1 or 2 energy for the same number of CO2 steps.
        { "*" } **{ $mining }:** ore for all your probes; or { JOIN($mining-runs, by: "; ") }.
        { "*" } **{ $power }:** { JOIN($power-runs, by: "; ") }.
        { "*" } **{ $recycling }** (by Sustainability): { JOIN($recycling-runs, by: "; ") }. At level 4 run two different ones.
        { "*" } **{ $greenhouse }:** take 1 food card from the seedbeds; or { JOIN($greenhouse-runs, by: "; ") }.
        { "*" } **{ $sleeping }:** lower your stress (see *O2 and stress*).

topic-improvements = Advanced modules
    .text =
        Five of eight are on offer; at most four are built in a game, in the Laboratory. The player who builds one gains the VP of the next construction space, and 1 VP in every Cleanup. All players can use its effect from then on:

        { $improvements }

topic-equipment = Equipment and research bonuses
    .text =
        { "**" }Equipment** (table option): before the game each player takes a tile, the last player first. You can use it once a round, when you activate its module with a main action.

        { $equipment }

        { "**" }Research bonuses:** for a step beyond level 4 you take one that no player has.

        { $bonuses }

topic-work = Ending your work
    .text =
        You step off your activation space, and your disc goes to the first free place of the next round's order. You take no more turns this round.

        The first two players gain something:

        { "*" } at the end of rounds 1 and 3 (a night follows): the first 2 energy, the second 1 energy,
        { "*" } at the end of rounds 2 and 4 (a day follows): the first and the second can each take a food card from the seedbeds,
        { "*" } at the end of round 5: nothing.

        Scientists in your hand stay there; unused O2 is lost. The last player still working takes one turn after another.

topic-cleanup = Cleanup
    .text =
        When all players have ended their work, in this order:

        1. **Probes:** each group of n adjacent probes gives you n−1 VP.
        2. **Carbon credits** by the CO2 track: with two or three players the first gains 1 VP, the last loses 1 VP; with four, the first gains 2 VP, the second 1 VP, the last loses 1 VP. Players on the same space are tied and all get it; if all are on one space, nothing happens.
        3. **Advanced modules:** 1 VP for each one you built.
        4. Equipment is turned face up, and O2 markers go to 0.

        You can’t have less than 0 VP during the game.

topic-scoring = Final scoring
    .text =
        After the Cleanup of round 5:

        { "*" } stress marker at 8: 5 VP, at 7: 2 VP
        { "*" } 2 VP for each hired scientist
        { "*" } most kinds of food in hand: { JOIN($awards, by: ", ") } VP for the first, second and third
        { "*" } highest sum of their values: the same. You need a food card for either; tied players add up the places and share, rounded down.
        { "*" } the CO2 track, by space: { JOIN($co2, by: ", ") } VP
        { "*" } orders fulfilled: { JOIN($orders, by: "; ") }
        { "*" } 1 VP for every 2 of your energy, iron, titanium, water and helium, taken together
        { "*" } waste: −1 VP for the first cube, −2 VP for each further one

        Tie-break: more orders, then the better CO2 space; otherwise the players share the victory.

topic-solo = Alone against the AI
    .text =
        You take all your turns of a round one after another. When you have ended your work, the AI reveals a card and does its actions from top to bottom, if possible.

        { "*" } It needs no O2, no food and no iron: iron in an order costs it nothing. It pays no energy; its battery holds { $battery }.
        { "*" } Its disc is on the last module it used: you pay no energy there for a main action in your next turns. Neither side gains VP for this.
        { "*" } Cleanup and carbon credits work as for two players.

        { "**" }At the end** the AI scores hired scientists (2 VP each, and { JOIN($scientists, by: ", ") } VP more for 1, 2, 3 or more above yours), orders (and { JOIN($extra, by: ", ") } VP more for 1, 2, 3 or more above yours), CO2, goods and waste. The higher sum of food values is worth { $food } VP; a tie goes to the AI. Stress counts only for you; variety of food doesn’t count.

        You need more VP than the AI. If tied, the side with more orders wins, then the one with the better CO2 space; if still tied, the AI wins.

topic-ai = The AI’s actions
    .text =
        Each line of its card names a module. The AI skips what it can’t do.

        { "*" } **{ $dock }:** the order with the most VP that it can pay; if tied, the one with fewer cubes, then the leftmost. It needs no iron. It gets the bonus too.
        { "*" } **{ $laboratory }:** a step on the card’s track, or on the other one if that is finished. After level 4 it takes the first free bonus that helps it: { JOIN($claims, by: ", ") }. Then it builds the leftmost module if it has the titanium.
        { "*" } **{ $comms }:** the cheapest scientist, for free; if tied, the rightmost.
        { "*" } **{ $recycling }:** up to 2 waste. By Sustainability: { JOIN($recycled, by: "; ") }; below that nothing. Each cube of { OR($exchanged) } without room becomes 1 titanium.
        { "*" } **{ $industrial }:** water if it has less than { $kept }, otherwise helium for 1 water if it has room. By Extraction: { JOIN($makes, by: "; ") }. Then the scrubbers.
        { "*" } **{ $mining }:** { $ore } titanium for 1 waste; without waste once its advanced module is built.
        { "*" } **{ $airlock }:** a probe next to its own, as near as possible to a free titanium mine; if none can be reached, next to as many of your probes as possible, then with the most free neighbours. With no free zone next to its own: the one with the most free neighbours. If tied, the lowest name (A1 first). If it has no probe left, it scores its groups at once.

        Other goods without room are lost. In each Production it gains 1 titanium for each probe on a titanium mine.

topic-symbols = Symbols
    .text =
        The symbols in the pictures and what they mean. The picture *{ picture-legend }* shows them.

        { $symbols }

## Lines of the pages

help-depot = { $good ->
    [energy] energy
    [iron] iron
   *[water] water
} { $vp } VP
help-orders = { $n }{ $last ->
    [1] { " " }or more
   *[0] { "" }
}: { $vp }
help-run = { $level ->
    [1] { $text }
   *[other] level { $level }, { $text }
}
help-make = { $level ->
    [1] level 1
   *[other] from level { $level }
}, { $water }, or { $helium }
help-recycled = level { $level }, { $first }, then { $second }
help-card = * **{ $name }:** { $text }
