# What teaches a newcomer: how to play, and what the coach of practice tables says of each step.

howto-turn = In phase 2 you take two different actions: explore, move your ships, produce and so on. In phase 3 you place your agents one by one on boxes of Ceres, for resources, cards or the support of a project. In phase 4 you build cards and maintain colonies. At any time you may play cards of your hand.
howto-win = Have the highest total when all { $projects } projects are finished: { $devotion } points for each point of devotion, which comes mainly from supporting projects; 1 for each point of colonisation, which comes from exploring, building and maintaining.
howto-lines =
    { "*" } Resources pay only from your board, or from asteroids that a route of your ships joins to it.
    { "*" } Rock builds cards, hydrocarbon moves ships, metal explores and arms.
    { "*" } A card is played for its effect, discarded for its influence, or built: then it works every round.
    { "*" } Cards go to your discard and come back only by Recycle, which takes a whole turn.
    { "*" } Missions are paid together and reward everybody who helped: it pays to answer a call.

## The coach

coach-turn =
    { "**" }Explore** gives 1 point and a card with a gain, and opens an asteroid for your ships. **Produce** gives what all asteroids with one of your ships print. **Move** brings ships to new asteroids. Begin with Explore and Produce; **Beg** when a single resource is missing.
    .second =
        More asteroids make Produce better, so explore and move until it brings three or more; then collect for projects and buildings. Cards can be played at any time and are no action: play them before you act when they pay for it.
    .third =
        Look at the projects: supporting one gives { $devotion } points, so gather what the cheapest costs before you place agents. With few cards in hand and deck, **Recycle**: it fills your hand up to { $hand }.
coach-agents =
    Each agent uses one box, and a square box only serves once: place the one first that others want too. **Support** gives { $devotion } points if you can pay a project, **Supply** gives resources, **Invest** buys a better card.
    .second = Ask what you lack for phase 4 and for the next project, and take the box that brings it. Agents left over do nothing, so place all of them unless nothing helps.
coach-investing = Influence of the cards that you reveal pays for one card, which goes to your discard. Reveal cards that you would not play anyway. A card that you will build or play every round is worth more than a large gain once.
coach-buying = The card goes to your discard and comes with the next Recycle. Take one that works with what you produce, or one of a guild that you have buildings of.
coach-supporting = One point of devotion is { $devotion } points, as much as three buildings, and brings you nearer to the bonuses of your clan. Nearer the exit the surcharge is another one: take what you can pay without stripping your routes bare.
coach-scouting = Anybody can buy it from the queue, you as well: choose one that you would like and the next player less.
coach-attempting = Choose the resolution whose rewards are worth more to you than what it costs you. Those *with the others* are cheaper if somebody helps, but they are rewarded as well.
coach-call = Who contributes is rewarded as well, and a mission that fails often hurts everybody. Pledge what you can spare; if the cost is not covered in the end you get it back.
coach-colonies =
    { "**" }Build** a card whose building effect you want in every round: 1 point, for rock. **Maintain** turns spare resources into points, { $maintenance } of them into 3. Keep what the next round needs to explore (metal) and move (hydrocarbon).
    .second = Resources on far asteroids can be taken in fights, those on your board cannot: spend the far ones first. Buildings early in the game work most often.
coach-moving = A ship on a new asteroid lets you produce there; each step carries up to { $carry } resources along. Leave a ship on every asteroid of the route to your board, or what lies beyond cannot pay. Where another clan stands there will be a fight.
coach-recalling = Bring back those that hold the least: an asteroid that produces little, or no part of your route.
coach-arrivals = The fights follow one another. Begin with the one that you are sure of; power that lasts helps in the next ones too.
coach-fight = Each ship counts { $power }, and a tie goes to the defender. Add power only if that puts you ahead: what you add is spent even if you lose. Losing ships go back to your board, none is destroyed.
coach-exploring = Take what brings you on now; a choice that has a price is worth it if the gain is larger and you do not need the resource for your second action.
coach-surveying = Turn over one that your ships can reach next and that lies on the way to your board: what it produces is yours as soon as a ship is there.
coach-placing = 1 point wherever it lies. Put it where your ships get to it first, best in a notch or between your board and your asteroids.
coach-destroying = Ships there go home and resources are lost. Choose what others use most, or what cuts their route; not one that yours needs.
coach-gaining = On your board resources are safe and always pay. On an asteroid they pay as long as the route stands, and could be taken in a fight, but ships carry them on.
coach-losing = Give what is without a route first: it cannot pay anyway.
coach-paying = Pay from far asteroids first: what is there could be taken from you. Keep metal to explore and hydrocarbon to move.
coach-counting = Usually take all. Take fewer if you want to keep your deck for the next rounds.
coach-discarding = Give what you would play last; a discarded card comes back with Recycle.
coach-trading = Change what you have too much of into what the next project or building lacks; one trade more than needed is a loss.
coach-salvaging = Take what you want to play or build in this round: it would else wait for Recycle.
coach-offered = You need not take it. It is worth its price if you use the gain in this round.
coach-producing = Take the one whose resources your next purchase lacks, and that has a route to your board.
coach-readying = It can work once more in this round: choose the one with the larger gain.
coach-reacting = Something of others gives you the chance to play a card. Nobody sees whether you do before all have answered; keep the card if its normal use is better.
coach-do-play = Playing is no action and possible at any time, in the turns of others too. The card goes to your discard. Keep those that you want to build in phase 4, or whose power could win a fight.
coach-do-discard = Influence lasts until the end of the round and buys cards in Invest. Discard what you would neither play nor build.
coach-do-store = Where what you gain in the turns of others is put. On your board it is safe.
coach-do-use = A building works once a round, and is ready again in the next. Use it as soon as you need what it gives, at the latest before the round ends.
coach-do-use_asteroid = One of your asteroids works like a building, once a round, as long as you have a ship there.
coach-do-use_mission = The mission offers this to everybody while it is in force. Use it where the gain is worth its price.
