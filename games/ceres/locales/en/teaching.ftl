# What teaches a newcomer: how to play, and what the coach of practice tables says of each step.

howto-lines =
    { "*" } What you build or claim produces at once and in every later round: begin in round 1.
    { "*" } Outstations are yours alone; the slots of the Locations are few, and whoever comes first has them.
    { "*" } You hold at most 12 of each Resource, and none is worth anything at the end: spend them.
    { "*" } An Alloy is needed for much of what is worth many VP; make or trade for some early.
    { "*" } A project that you committed to and did not complete costs half its VP.

## The coach

coach-turn =
    What you build or claim early produces in every later round.
    .second =
        Look at what you have and ask what it nearly buys: a Facility, an asteroid, a level of research. Place the piece that brings what is missing, then the one that buys.
        Your **Headquarters** give all of one Outstation’s production; the first Leader there also reserves a place in the next round’s order.
    .third =
        Points come in the end from four places: Facilities, asteroids, projects, research. The later it is, the more the VP count and the less a production does.
        { "**" }Pass** only when no piece left does anything for you: you are out, but choose your place in the next order before the others.
coach-visit = One Location’s option, without using up a Leader. Take what you could not pay for with your own pieces, or what has no slot left.
coach-bureau = Trading turns what you have too much of into what you lack. A project is worth many VP, but wants its whole cost in the end.
coach-trading = Give what would go beyond 12 or what nothing you plan needs; take what the next Facility, launch or program asks for.
coach-settling = If you can pay, complete it now for its VP. Committing keeps it from the others ({ $spots } projects at most), and you complete it as a free action of any later turn; left unfinished it costs half its VP.
coach-yard =
    As a **new Outstation** it produces at once and every round, and has a Function of its own for another Worker. **Below another Outstation** only its Function is added: one Worker then uses both.
    Early in the game production is worth more, in the last round the VP.
coach-launching = You gain the asteroid’s VP, and what it produces now and in every later round. Farther in they are worth more, but the way costs Ice. A cheap one in round 1 often beats a rich one in round 3.
coach-bonus = Take what the next thing that you want to buy still lacks.
coach-researching = Programs work from now on, so take the field of what you will do often: Aerospace for launches, Construction for building, Logistics for trading. Each level brings more VP, and the first at level 3 has { $token } more.
coach-favoring = A Favor works for this round only. The Droid and the Assistant are an extra piece from your next turn on; the others make one kind of action cheaper or larger. Take one that you will use in this round.
coach-granting = Each choice is the production of an Outstation. Take the goods that your next two turns need.
coach-reassigning = One piece, two Outstations: the Worker leaves one and activates another of the same Type, though you have no Worker left for it.
coach-manufacturing = Alloys build large Facilities and projects, a Probe is one launch. Make as many as you will use: what is left over is worth nothing.
coach-producing = Take the goods that your next purchase lacks; beyond 12 they are lost.
coach-collecting = One of your asteroids produces once more. Take what your next purchase lacks.
coach-function = The parts are used in this order, and what you skip is gone for this visit. Take what is free; pay for a part if you would have spent a piece on the same anyway.
