# What teaches a newcomer: how to play, and what the coach of practice tables says of each step.

howto-lines =
    { "*" } Three things limit a round: O2 for walking (6 at first), energy for modules that nobody keeps active, scientists in hand.
    { "*" } Orders count twice: what they print, and in the end by their number: { JOIN($orders, by: "; ") } VP.
    { "*" } A second and a third probe bring more ore in every later round: place them early.
    { "*" } Ore that you do not use within two rounds becomes waste, and much waste costs CO2 steps and raises your stress.
    { "*" } Take food before your hand is empty: without it each scientist costs 2 VP to bring back.

## The coach

coach-equipping = It works once a round, when you use its module. Take one whose module you want to visit in every round; mining and power suit any plan.
coach-starting = Walking costs 1 O2 for each module. Begin near those that you want first: the { $airlock } for a second probe, the { $mining } for ore, the { $comms } to hire.
coach-turn =
    Each card names the modules where its scientist can work, and the list tells the O2 to get there. Play the one whose module helps most for the least O2. Points come mainly from orders, and those want goods: so first what yields goods in every round, then the order that you can nearly fill.
    .second =
        Look at the orders on offer: choose one, see which goods it lacks, and play whoever brings them. A used scientist comes back only by **feeding**, so keep one for the { $greenhouse } before your hand is empty.
    .third =
        When O2 or energy is short, **end your work** early: the first two to do so gain energy or food and play earlier next round. The **Emergency Depot** helps once with each cube, for VP: take one only if it lets you do something worth more.
coach-activation = Each module that you enter costs 1 O2. Where nobody stands you also pay 1 energy; where another astronaut keeps it active you pay none, and they gain 1 VP. So stand where others want to go.
coach-at-airlock = A probe brings ore in every later round, so place it early. It raises your stress by 1, which is 1 O2 less a round. Beside your other probes it gives VP in every Cleanup; on a titanium mine it brings titanium.
coach-at-comms = A level 2 scientist shows three modules and may use two of them in one turn, and is worth 2 VP in the end. The fee is { JOIN($fees, by: ", ") } iron by space, from the left: hire early, the scientist works all game.
coach-at-dock = An order turns goods into VP and a reward. In the end the number of your orders counts too: { JOIN($orders, by: "; ") } VP. So small orders are worth it as well.
coach-at-laboratory = **Extraction** makes the { $industrial } yield more, **Sustainability** the { $recycling }. Choose one of the tracks and go on with it: the step beyond level 4 gives 5 VP. _Extra:_ an advanced module for 2 titanium is worth VP now and 1 VP in every Cleanup.
coach-at-industrial = Iron becomes water, or with water helium-3: orders want both, and each run is 1 VP. The iron used becomes waste. _Extra:_ the scrubbers move your CO2 disc, which is worth VP in every Cleanup and at the end.
coach-at-mining = Your probes yield their ore once more, the more of them the better; or iron becomes titanium, of which you get more, which pays for iron everywhere and builds advanced modules.
coach-at-power = Energy opens modules that nobody keeps active. Come here before you are out of it: these need no energy themselves. Water with a waste cube yields more than iron, and you have less waste.
coach-at-recycling = A waste cube becomes something useful, which also keeps you off the last { $penalty } spaces, where each cube costs a CO2 step and adds stress. At the end waste costs VP.
coach-at-greenhouse = Food brings scientists back: a card of value 3 brings back three. Its bonus comes on top. Different kinds and high values left in hand are worth VP in the end.
coach-at-sleeping = Each scientist whom you let rest lowers your stress, which is 1 more O2 at once. Worth it with cards left that you have no O2 for; a stress marker at 7 or 8 gives VP in the end.
coach-feeding = The values add up to the scientists who come back; what is above becomes waste. Spend so that little is left over, and keep a kind that you have only once for the end.
coach-studying = **Extraction** is for water and helium-3, **Sustainability** for getting something out of waste. One track taken far is worth more than two begun.
coach-harvesting = High values bring back more scientists; different kinds score at the end.
coach-turn_bonus = A card for nothing: take the value or the kind that you lack.
coach-recovering = Take back those who show the modules that your next order or plan needs.
coach-retrieving = Take back whoever shows the module that you need next.
coach-claiming = It is yours once, at once; nobody else can take it. Choose what helps the next order.
coach-salvaging = Take a high value to bring scientists back, or a kind that you lack for the end.
coach-do-depot = Each cube comes once in the whole game and costs VP for good. Good for the one missing cube of an order; not for comfort.
