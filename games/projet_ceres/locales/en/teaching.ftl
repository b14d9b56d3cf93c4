# How to play, and what the coach of practice tables says about each step.

howto-lines =
    { "*" } You pay with resources on your board, or on asteroids linked to it by a route of your ships.
    { "*" } Rock builds cards, hydrocarbon moves ships, metal explores and buys ships.
    { "*" } Play a card for its effect, discard it for its influence, or build it: then it works every round.
    { "*" } Cards go to your discard. Only Recycle brings them all back, and it takes a whole turn.
    { "*" } Players pay for missions together, and every contributor is rewarded: it pays to answer a call.

## The coach

coach-turn =
    Most points come from projects, so collect what they cost. Each action helps in its own way.
    .second =
        The more asteroids you have, the more you produce: aim for three resources or more at once, then save for projects and buildings. You can play cards at any time, and they aren’t an action: play them first if they help you pay.
    .third =
        Collect the cost of the cheapest project before you place agents: supporting one gives { $devotion } points. If you have few cards in hand and deck, **Recycle**: you draw up to { $hand }.
coach-agents =
    Take the box that others want too first: a square box has few spaces. **Support** gives { $devotion } points if you can pay for a project, **Supply** gives resources, **Invest** buys a better card.
    .second = Take the box that gives what you need for Phase 4 and for the next project. Agents left over do nothing, so place all of them unless nothing helps.
coach-investing = Reveal cards you would not play anyway: their influence pays for one card, which goes to your discard. A card you will build or play every round is worth more than one large gain.
coach-buying = Buy a card that works with what you produce, or one of a guild whose buildings you have. It goes to your discard and comes back with your next Recycle.
coach-supporting = Choose a project you can pay for without emptying your routes: the surcharge depends on its slot. One devotion point is { $devotion } points, as much as three buildings, and brings you closer to your clan’s bonuses.
coach-scouting = Choose a card you would like to buy and the next player would not. All players can buy it from the queue.
coach-attempting = Choose the resolution whose rewards are worth more to you than its cost. One *with others* is cheaper if players help, but they are rewarded too.
coach-call = Pledge what you can spare: contributors are rewarded too, and a failed mission often hurts everyone. You get it back if the cost isn’t covered.
coach-colonies =
    { "**" }Build** a card whose building effect you want every round: 1 point, for rock. **Maintain** turns spare resources into points: { $maintenance } of them into 3. Keep metal to explore and hydrocarbon to move next round.
    .second = Spend resources on far asteroids first: they can be taken in a combat, those on your board can’t. Build early: a building then works in more rounds.
coach-moving = Move a ship to a new asteroid so that you can produce there; each step carries up to { $carry } resources. Leave a ship on every asteroid of the route to your board, or you can’t pay with resources beyond it. Moving to another clan’s asteroid starts a combat.
coach-recalling = Bring back the ship you need least: on an asteroid that produces little, or that is not part of your route.
coach-arrivals = Start with the combat you are sure to win. Combats happen one after another, and lasting power helps in the next ones.
coach-fight = Add power only if that puts you ahead: it is spent even if you lose. Each ship counts { $power }, and a tie goes to the defender. Losing ships go back to the board; none is destroyed.
coach-exploring = Take the choice that helps you now. Pay for the other one if its gain is larger and you don’t need the resource for your second action.
coach-surveying = Turn over an asteroid your ships can reach next, on the way to your board: you can produce there as soon as a ship arrives.
coach-placing = Put it where your ships get to it first: in a notch, or between your board and your asteroids. You gain 1 point anywhere.
coach-destroying = Choose an asteroid that others use most, or that cuts their route. Don’t cut your own route: ships there go back to their boards and the resources are lost.
coach-choosing = Take what the next project, building or mission you want still needs. Otherwise take metal to explore or hydrocarbon to move.
coach-gaining = Put resources on your board if in doubt: they are safe there and you can always pay with them. On an asteroid you can pay with them while its route holds, and ships can carry them, but you could lose them in a combat.
coach-losing = Lose resources without a route first: you can’t pay with them anyway.
coach-paying = Pay from far asteroids first: other players could take those resources. Keep metal to explore and hydrocarbon to move.
coach-counting = Usually take as many as you can. Take fewer to keep cards in your deck for the next rounds.
coach-discarding = Discard the card you would play last. It comes back with Recycle.
coach-trading = Trade surplus for what your next project or building needs. Every extra trade loses resources.
coach-salvaging = Take a card you want to play or build this round. Otherwise it waits for Recycle.
coach-offered = Use it if you need its gain this round and the price is worth it. You can skip it.
coach-producing = Choose the asteroid with what your next purchase needs and a route to your board.
coach-readying = Choose the building with the larger gain: you can use it once more this round.
coach-reacting = Another player’s move lets you play a card. No player sees your answer until all have answered. Keep the card if its normal use is better.
coach-do-play = Playing a card is not an action: you can do it at any time, even on other players’ turns. The card goes to your discard. Keep cards you want to build in Phase 4, or whose power could win a combat.
coach-do-discard = Discard cards you would neither play nor build. Their influence lasts until the end of the round and buys cards in Invest.
coach-do-store = Choose where your gains on others’ turns go. On your board they are safe.
coach-do-use = Use a building as soon as you need what it gives, at the latest before the round ends. It works once a round.
coach-do-use_asteroid = Your asteroid works like a building: once a round, while you have a ship there.
coach-do-use_mission = Use it if the gain is worth its price. All players can, while the mission is active.
