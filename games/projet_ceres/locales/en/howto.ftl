# How to play in one page, and the first turns.

howto-goal = Lead your clan in the asteroid belt and have the most points when all { $projects } projects of Ceres are finished.
howto-steps =
    1. **Phase 2:** take two different actions, such as exploring an asteroid, moving ships or producing resources.
    2. **Phase 3:** place your agents one by one on boxes of Ceres to get resources, buy cards or support a project.
    3. **Phase 4:** build cards from your hand and maintain your colonies. You can also play cards at any time.
howto-end = When all { $projects } projects are finished. Each point of devotion counts { $devotion } points (support projects for it), each point of colonisation 1 (explore, build, maintain).
howto-first =
    One good way to start:

    1. **Explore** a nearby asteroid: you get 1 point and a card with a gain. Put gains on your board; they are safe there.
    2. **Produce** as your second action: each asteroid with one of your ships gives what is printed on it.
    3. **Place your agents:** *Supply* gives resources, the *Observatory* 1 point, *Invest* a new card.
    4. **Build** a card in phase 4 if you have the rock: 1 point, and it works once in every round. Keep metal to explore and hydrocarbon to move.
    5. **Next round, move** a ship to the asteroid you explored, so that *Produce* gives more. Then save for a project: supporting one gives { $devotion } points.

## What the coach says of a turn's kinds of action, while ⭐ rates none higher

about-turn-explore = { "**" }Explore** gives 1 point and a card with a gain, and opens an asteroid for your ships.
about-turn-produce = { "**" }Produce** pays out on all your asteroids.
about-turn-move = { "**" }Move** takes ships to new asteroids.
about-turn-beg = { "**" }Beg** gives you a single resource.
