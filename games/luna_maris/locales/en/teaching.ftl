# How to play, and what the coach of practice tables says about each step.

howto-lines =
    { "*" } Three things limit a round: O2 for walking (6 at first), energy for inactive modules, scientists in hand.
    { "*" } Orders score twice: their VP, and at the end of the game for how many you have: { JOIN($orders, by: "; ") } VP.
    { "*" } A second and a third probe bring more ore every round: place them early.
    { "*" } Use ore within two rounds or it becomes waste. A lot of waste costs CO2 steps and raises your stress.
    { "*" } Take food before your hand is empty: without it each scientist costs 2 VP to bring back.

## The coach

coach-equipping = Take equipment for a module you want to visit every round: it works once a round, when you use that module. Mining and power suit any plan.
coach-starting = Start near the modules you want first: the { $airlock } for a second probe, the { $mining } for ore, the { $comms } to hire. Walking costs 1 O2 for each module.
coach-turn =
    Play the scientist whose module helps most for the least O2: each card shows its modules, the list shows the O2 to get there. Produce goods every round first, then fulfil the order you can nearly pay for. Points come mainly from orders.
    .second =
        Choose an order on offer, see which goods it needs, and play the scientist who produces them. Keep a scientist for the { $greenhouse } before your hand is empty: used ones come back only by **feeding**.
    .third =
        { "**" }End your work** early when O2 or energy is low: the first two players gain energy or food and play earlier next round. Take a cube from the **Emergency Depot** only for something worth more: each comes once and costs VP.
coach-activation = Stay where other players want to go: when they use a module you keep active, you gain 1 VP. Entering a module costs 1 O2, and 1 energy if it is inactive. If another astronaut keeps it active, you pay no energy and they gain 1 VP.
coach-at-airlock = Place probes early: each brings ore every round. Put it next to your other probes for VP in every Cleanup, or on a titanium mine for titanium. It raises your stress by 1, which is 1 O2 less a round.
coach-at-comms = Hire early: the scientist works all game and is worth 2 VP at the end. A level 2 scientist shows three modules and can use two of them in one turn. The fee is { JOIN($fees, by: ", ") } iron by space, from the left.
coach-at-dock = Fulfil small orders too: each turns goods into VP and a reward. At the end you also score for the number of orders: { JOIN($orders, by: "; ") } VP.
coach-at-laboratory = Choose one track and stay on it: the step beyond level 4 gives 5 VP. **Extraction** improves the { $industrial }, **Sustainability** the { $recycling }. _Extra:_ an advanced module for 2 titanium gives VP now and 1 VP in every Cleanup.
coach-at-industrial = Turn iron into water, or iron and water into helium-3: orders need both, and each run gives 1 VP. The iron used becomes waste. _Extra:_ the scrubbers move your CO2 disc, which gives VP in every Cleanup and at the end.
coach-at-mining = Mine when you have several probes: each gives its ore again. Or turn iron into titanium: you get more cubes, and titanium pays for iron everywhere and builds advanced modules.
coach-at-power = Come here before you run out of energy: it opens inactive modules, and the Power Plants need none. Water with a waste cube gives more than iron, and removes waste.
coach-at-recycling = Turn waste into something useful. This also keeps you off the last { $penalty } spaces, where each cube costs a CO2 step and adds stress. At the end waste costs VP.
coach-at-greenhouse = Take food to bring scientists back: a card of value 3 brings back three, plus its bonus. Different kinds and high values left in hand give VP at the end.
coach-at-sleeping = Rest scientists you have no O2 for: each lowers your stress, which gives 1 more O2 at once. A stress marker at 7 or 8 gives VP at the end.
coach-feeding = Spend cards whose values match the scientists you want back: any extra value becomes waste. Keep a kind you have only once for final scoring.
coach-studying = Choose one track and take it far: that is worth more than starting two. **Extraction** is for water and helium-3, **Sustainability** for using waste.
coach-harvesting = Take high values to bring back more scientists, or different kinds to score at the end.
coach-turn_bonus = A free card: take a value or kind you don’t have.
coach-recovering = Take back the scientists whose modules you need for your next order.
coach-retrieving = Take back the scientist whose module you need next.
coach-claiming = Choose the bonus that helps your next order. You get it once, now, and no other player can take it.
coach-salvaging = Take a high value to bring scientists back, or a kind you still need for final scoring.
coach-do-depot = Use it for the one cube an order still needs, not for convenience. You can take each cube once per game, and it costs VP for good.
