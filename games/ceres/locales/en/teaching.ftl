# How to play, and what the coach of practice tables says about each step.

howto-lines =
    { "*" } Facilities and asteroids produce at once and in every later round: start in round 1.
    { "*" } Only you can use your Outstations. Locations have few slots: first come, first served.
    { "*" } You can hold at most 12 of each Resource, and they are worth nothing at the end: spend them.
    { "*" } Most high-VP cards need Alloys: make or trade for some early.
    { "*" } A project you committed to but didn’t complete costs half its VP.

## The coach

coach-turn =
    Build and claim early: Facilities and asteroids produce in every later round.
    .second =
        Check what you can almost afford: a Facility, an asteroid, a level of research. First place the piece that brings the missing goods, then the piece that buys.
        Use your **Headquarters** for all of one Outstation’s production; the first Leader there also reserves a place in the next round’s order.
    .third =
        Choose VP over production late in the game. Points come from four sources: Facilities, asteroids, projects, research.
        { "**" }Pass** only when no piece left helps you: you are out, but you choose your place in the next order before the others.
coach-visit = Use one option of a Location without spending a Leader. Choose something you can’t afford with your own pieces, or a Location with no slot left.
coach-bureau = Trade surplus goods for goods you need, or take a project. A project is worth many VP, but you must pay its full cost eventually.
coach-trading = Trade away goods beyond 12 or goods you don’t need; take what your next Facility, launch or program costs.
coach-settling = Complete it now if you can pay. If you commit, the others can’t take it ({ $spots } projects at most), and you can complete it as a free action in a later turn. Unfinished, it costs half its VP.
coach-yard =
    Build a **new Outstation** for production at once and every round, with its own Function for another Worker. Build **below another Outstation** to add only its Function: one Worker then uses both.
    Production is worth more early, VP in the last round.
coach-launching = Choose a cheap asteroid early: you gain its VP now, and its production now and in every later round. Asteroids farther in are worth more, but cost Ice. A cheap one in round 1 often beats a rich one in round 3.
coach-bonus = Take what you need for your next purchase.
coach-researching = Choose the field of the actions you will take often: Aerospace for launches, Construction for building, Logistics for trading. Programs work from now on. Each level gives more VP, and the first player at level 3 gets { $token } more.
coach-favoring = Take a Favor you will use this round; it works only until the round ends. The Droid and the Assistant are an extra piece from your next turn on; the others make one kind of action cheaper or larger.
coach-granting = Choose the goods you need for your next two turns. Each choice is the production of an Outstation.
coach-reassigning = Move a Worker to another Outstation of the same Type to activate both in one round, even if you have no Worker left for it.
coach-manufacturing = Make only the Alloys and Probes you will use: the rest are worth nothing. Large Facilities and projects need Alloys, a launch needs a Probe.
coach-producing = Take the goods you need for your next purchase. Anything above 12 is lost.
coach-collecting = Choose the asteroid with what you need for your next purchase: it produces again.
coach-function = Use the free parts. Pay for a part only if you would spend a piece on the same thing anyway. Parts are used in this order, and you can’t go back to a skipped part.
