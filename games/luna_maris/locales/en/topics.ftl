# The rules as help pages; numbers come from the data.

topic-overview = What it is about
    .text =
        You lead a team in the first town on the Moon. For five rounds your astronaut walks from module to module and puts your scientists to work: they mine, make water and helium-3, do research, build, hire and ship orders to Earth. Whoever has the most victory points (VP) in the end wins.

        { "**" }Goods.** Energy (the battery holds 6), water (up to { $water }), helium-3 (up to { $helium }), and on the conveyor belt any number of iron and titanium. Titanium pays for iron everywhere, never the other way round. What has no room is lost.

        { "**" }At the start** everybody has 5 VP, 3 energy, 2 water, 1 iron, 1 waste, the stress marker at 6 and the same six scientists.

        The set has { $people } scientists, { $tiles } orders, { $foods } food cards and { $tools } equipment tiles.

        _An unofficial fan work. Rules after the game by MeepleBR (2022); the printed cards are not public, so nearly all card contents here are of our own making._

topic-first = First turns
    .text =
        { "**" }In a first game** leave the equipment out (table option).

        { "**" }What wins.** Four orders or more, two or three hired scientists, one research track to the end, food cards kept for the final scoring, and a good place on the CO2 track. Nobody does all of it.

        { "**" }A good first round:**

        { "*" } Look for modules that are near each other: walking costs O2, and you have 6 for the round.
        { "*" } Bring your second probe out early (Airlock): it brings ore in every round. Put it beside your first one.
        { "*" } Mine, or turn iron into titanium; hire a level 2 scientist while one costs 1 iron.
        { "*" } The first research steps pay all game long: Extraction 2 for double water, Sustainability 2 for energy from waste.
        { "*" } Where another astronaut keeps a module active you save 1 energy, and its owner gains 1 VP. Stay where others want to go.
        { "*" } Take food before your hand is empty: without it, a scientist costs 2 VP to bring back.
        { "*" } End your work early if you can: before a night the first gains 2 energy, before a day a food card.

        Iron that you do not use for two rounds becomes waste. Keep your waste low: from cube number { $punished } on, each cube moves your CO2 disc back and raises your stress.

topic-turn = How a turn goes
    .text =
        In player order, one action each, until all have ended their work:

        { "*" } **A: activate a module.** Play a scientist from your hand, who then is at rest. Walk to a module that the card shows, and do its main action, its extra action or both, in any order. A level 1 scientist activates one module; a level 2 scientist may go on to another module of the card and activate that too.
        { "*" } **B: feed scientists.** Spend food cards to take scientists at rest back to your hand.
        { "*" } **C: end the work period.** You are out for the round.

        Every scientist may go to the Sleeping Quarters. You may also walk without activating anything.

        { "**" }Extra actions** are those of the Laboratory (build an advanced module) and of the Industrial Complex (CO2 scrubbers). Each may be done once in a turn, one for each walk, at either end of it: where you arrive, or in the module that you left. For the module left behind the scientist has to show it too, unless the table plays otherwise. Their energy is always paid.

        { "**" }At any time,** in the turns of others too, but not before round 1 begins, you may take cubes of your Emergency Depot. Each costs VP, and you cannot pay more than you have: { JOIN($depot, by: "; ") }.

        Your turn is over when you end it; until then you can take steps back, unless something hidden was shown.

topic-oxygen = O2 and stress
    .text =
        { "**" }O2.** Every module that you enter costs 1 O2, and so does staying where you are. Your O2 marker may not pass your stress marker: with the marker at 6 you can use 6 O2 in the round. In the Cleanup it goes back to 0. Without O2 only feeding and ending the work are left.

        { "**" }Stress.** Your stress marker is on a number from 4 to 8. The more stressed your team is, the lower the number. Your stress rises by 1, and the marker moves 1 left,

        { "*" } for every probe that you place (not possible at 4),
        { "*" } for every waste cube on one of the last { $penalty } spaces of the waste track, though the marker never goes below 4 or below the O2 you have used.

        Your stress falls by 1, and the marker moves 1 right, with some food cards. It also falls in the **Sleeping Quarters**: there scientists are given up for the round, the one who went there and any others from your hand. A level 1 scientist lowers it by 1, level 2 by 2, or by 1 if one of the two activations was already used. What goes beyond 8 is lost. All of them are at rest then, the turn ends, and the new limit holds at once.

        { "**" }At the end** a stress marker at 8 is worth 5 VP, at 7 it is 2 VP.

topic-energy = Energy and activation
    .text =
        Every module but the Power Plants has one activation space.

        { "*" } **Nobody stands on it:** pay 1 energy and step on it. The module is active now.
        { "*" } **Another astronaut stands on it:** you pay nothing, and its owner gains 1 VP. You stand beside it.
        { "*" } **Yours stands on it:** nothing to pay, nothing to gain.
        { "*" } **Power Plants:** never any energy, never a VP.

        You can activate a module only if you can then carry out its main action. An extra action alone does not activate it; if you stand on the space, you step off.

        A module is inactive again as soon as its astronaut leaves or steps off: by walking away, feeding, or ending the work.

        { "**" }Energy comes** from the sun (3 each in rounds 3 and 5), the Power Plants, recycling at Sustainability 2, ending the work early before a night, some food cards, and your Emergency Depot.

topic-ore = Ore, belt and waste
    .text =
        { "**" }The belt** has two spaces. New ore always lands on the first. In the Production of rounds 2 to 5:

        1. ore on the last space becomes waste, cube by cube,
        2. ore on the first space moves to the last,
        3. each of your probes brings 1 iron, or 1 titanium on a titanium mine.

        So ore can be used in two rounds. You choose which cubes pay; those on the last space are proposed first.

        { "**" }Paying.** Ore for fees, orders and the Power Plants goes to the supply. Only where the rules say so it becomes waste. Titanium in place of such iron goes to the supply, but a waste cube still comes.

        { "**" }The waste track** has { $waste } spaces. Every cube that lands on one of the last { $penalty } moves your CO2 disc 1 step back and raises your stress by 1, if possible. What has no space is ignored. At the end the first cube costs 1 VP, each further one 2 VP.

        { "**" }Probes.** A probe goes on any free zone of the mining area, which raises your stress by 1. In each Cleanup, every group of your probes that are neighbours gives 1 VP less than it has probes.

topic-food = Food and scientists
    .text =
        Scientists whom you have played are at rest. To **feed** them (B), spend one or more food cards and add up their values: so many scientists return to your hand, of your choice. What is above their number becomes waste, cube by cube. Then the bonuses of the cards: 1 energy, O2 marker 1 left, or 1 less stress. Feeding ends your turn, and your astronaut steps off its activation space.

        { "**" }Without any food card** you pay 2 VP for each scientist who returns. With 0 or 1 VP exactly one returns, and you have 0 VP.

        { "**" }Food comes** from the Greenhouse, from ending the work early before a day, and from a few rewards. The seedbeds are filled up to three cards after each turn.

        { "**" }Hiring.** In the Comms Room you hire one of three level 2 scientists for the fee of the space in iron ({ JOIN($fees, by: ", ") } from the left). They show three modules and can be played from your next turn on. Each is worth 2 VP at the end.

        { "**" }At the end** the most different kinds of food, and the highest sum of values, are worth { JOIN($awards, by: ", ") } VP for the first places; players who are tied share, rounded down.

topic-modules = What the modules do
    .text =
        { "*" } **{ $airlock }:** your stress rises by 1, then place your next probe on a free zone; it brings what the depot shows.
        { "*" } **{ $comms }:** hire a level 2 scientist.
        { "*" } **{ $dock }:** fulfil one of the orders.
        { "*" } **{ $laboratory }:** 1 research step. The step after level 4 brings 5 VP and a research bonus. _Extra:_ build an advanced module for 2 titanium and 1 energy; the next one of { JOIN($construction, by: ", ") } VP.
        { "*" } **{ $industrial }** (by Extraction; the products need room): { JOIN($industrial-runs, by: "; ") }. At level 4 one for water and one for helium. _Extra:_ 1 or 2 energy for as many CO2 steps.
        { "*" } **{ $mining }:** ore for all your probes; or { JOIN($mining-runs, by: "; ") }.
        { "*" } **{ $power }:** { JOIN($power-runs, by: "; ") }.
        { "*" } **{ $recycling }** (by Sustainability): { JOIN($recycling-runs, by: "; ") }. At level 4 two different ones.
        { "*" } **{ $greenhouse }:** take 1 food card from the seedbeds; or { JOIN($greenhouse-runs, by: "; ") }.
        { "*" } **{ $sleeping }:** lower your stress (see *O2 and stress*).

topic-improvements = Advanced modules
    .text =
        Five of eight are revealed; at most four are built in a game, in the Laboratory. Whoever builds one gains the VP of the next construction space, and 1 VP in every Cleanup. What it does is open to everybody from then on:

        { $improvements }

topic-equipment = Equipment and research bonuses
    .text =
        { "**" }Equipment** (table option): before the game everybody takes a tile, the last player first. It can be used once per round, when you activate its module with a main action.

        { $equipment }

        { "**" }Research bonuses:** for a step beyond level 4 you take one that nobody has.

        { $bonuses }

topic-work = Ending the work period
    .text =
        You step off your activation space, and your disc goes to the first free place of the next round's order. You take no more turns in this round.

        The first two gain something for it:

        { "*" } at the end of rounds 1 and 3 (a night follows): the first 2 energy, the second 1 energy,
        { "*" } at the end of rounds 2 and 4 (a day follows): the first and the second may each take a food card from the seedbeds,
        { "*" } at the end of round 5: nothing.

        Scientists in your hand stay there, the O2 that you did not use is lost. Whoever is left alone takes one turn after the other.

topic-cleanup = Cleanup
    .text =
        When all have ended their work, in this order:

        1. **Probes:** each group of n neighbouring probes of yours gives n−1 VP.
        2. **Carbon credits** by the CO2 track: with two or three players the first gains 1 VP, the last loses 1 VP; with four, the first gains 2 VP, the second 1 VP, the last loses 1 VP. Players on one space are tied and all have it; if all are on one space, nothing happens.
        3. **Improvements:** 1 VP for each advanced module that you built.
        4. Equipment is turned face up, O2 markers go to 0.

        You never have less than 0 VP during the game.

topic-scoring = Final scoring
    .text =
        After the Cleanup of round 5:

        { "*" } stress marker at 8: 5 VP, at 7: 2 VP
        { "*" } 2 VP for each hired scientist
        { "*" } most different kinds of food in hand: { JOIN($awards, by: ", ") } VP for the first, second and third
        { "*" } highest sum of their values: likewise. You need a food card for either; who is tied adds up the places and shares, rounded down.
        { "*" } the CO2 track, by space: { JOIN($co2, by: ", ") } VP
        { "*" } orders fulfilled: { JOIN($orders, by: "; ") }
        { "*" } 1 VP for every 2 of your energy, iron, titanium, water and helium, taken together
        { "*" } waste: −1 VP for the first cube, −2 VP for each further one

        Tie-break: more orders, then the better CO2 space, then the victory is shared.

topic-solo = Alone against the AI
    .text =
        You play all your turns of a round at once; after you have ended your work, the AI turns up a card and does its actions from top to bottom, as far as they are possible.

        { "*" } It needs no O2, no food and no iron: iron in an order costs it nothing. It has no energy to pay, its battery holds { $battery }.
        { "*" } Its disc lies on the module where it did something last: you pay no energy there for a main action in your next turns. Nobody gains VP from the other.
        { "*" } Cleanup and carbon credits as for two players.

        { "**" }At the end** the AI scores hired scientists (2 VP each, and { JOIN($scientists, by: ", ") } VP more for 1, 2, 3 or more above yours), orders (and { JOIN($extra, by: ", ") } VP more for 1, 2, 3 or more above yours), CO2, goods and waste. The higher sum of food values is worth { $food } VP; a tie goes to the AI. Stress counts for you alone, variety of food for nobody.

        You need more VP than the AI; if tied, more orders, then the better CO2 space; if still tied, the AI wins.

topic-ai = What the AI does
    .text =
        Each line of its card names a module. What it can't do is skipped.

        { "*" } **{ $dock }:** the order with the most VP that it can pay; if tied, the one with fewer cubes, then the leftmost. It needs no iron. It gets the bonus too.
        { "*" } **{ $laboratory }:** a step on the card’s track, or on the other one if that is finished. After level 4 it takes the first free bonus that helps it: { JOIN($claims, by: ", ") }. Then it builds the leftmost module if it has the titanium.
        { "*" } **{ $comms }:** the cheapest scientist, for free; if tied, the rightmost.
        { "*" } **{ $recycling }:** up to 2 waste. By Sustainability: { JOIN($recycled, by: "; ") }; below that nothing. Each cube of { OR($exchanged) } without room becomes 1 titanium.
        { "*" } **{ $industrial }:** water if it has less than { $kept }, else helium for 1 water if it has room. By Extraction: { JOIN($makes, by: "; ") }. Then the scrubbers.
        { "*" } **{ $mining }:** { $ore } titanium for 1 waste, once improved without waste.
        { "*" } **{ $airlock }:** a probe next to its own, as near as possible to a free titanium mine; if none can be reached, next to as many of your probes as possible, then with the most free neighbours. With no free zone next to its own: the one with the most free neighbours. If tied, the lowest name (A1 first). Without a probe left it scores its groups at once.

        Other goods without room are lost. In each Production it gains 1 titanium for each probe on a titanium mine.

topic-symbols = Symbols
    .text =
        What the symbols of the pictures mean. The picture *{ picture-legend }* shows them as they are drawn.

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
