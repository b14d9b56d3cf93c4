# The rules as help pages; numbers come from the data.

topic-overview = What it is about
    .text =
        You lead a clan of the asteroid belt and take part in the development of Ceres. Explore asteroids, pass resources from ship to ship, invest in new cards, build them, accomplish missions together and support the great projects.

        { "**" }Two tracks.** **Devotion** comes mainly from supported projects and is worth { $devotion } points; **colonisation** comes from exploring, building and maintaining colonies and is worth 1 point. When all { $projects } projects are supported the round is played out, and the highest total wins.

        { "**" }Three resources.** Rock builds, hydrocarbon moves, metal explores and arms.

        { "**" }Nothing binds.** Alliances, promises and betrayals are allowed; no agreement is binding. Nobody ever talks about the cards in their hand.

        The box holds { $investments } investment cards, { $explorations } exploration cards, { $asteroids } asteroids and these stories: { $stories }.

        _An unofficial fan work after the free game from the Quindar Tones universe. The original cards are not public, so nearly all contents are of our own making._

topic-first = First rounds
    .text =
        { "**" }At the start** you have six ships, one of them on your home asteroid, two agents, ten cards and { $metal } metal; whoever is first has 1 metal more.

        { "**" }With three and four players** two more ships are on your board, and with four you have 1 rock and 1 hydrocarbon too. **With two, five and six,** who live far apart, one more ship is on your board. All others are in reserve.

        { "**" }With two players** three projects are finished from the start. **With three players** the asteroids next to Ceres lie face up, and a ship of your reserve starts on the one between Ceres and your home asteroid.

        { "**" }Some clans begin with another amount of metal,** as the map suits them more or less: with two players { COMMAS($even-2) }; with five { COMMAS($even-5) }; with six { COMMAS($even-6) }.

        { "**" }A good first round:**

        { "*" } **Explore** (1 metal) an asteroid next to you: 1 colonisation point, and an exploration card of which you take one choice.
        { "*" } **Produce** with what you already hold.
        { "*" } Play your cards when they help; those you do not play can be discarded for their influence.
        { "*" } With your agents take resources (Supply) or buy a card (Invest).
        { "*" } Build a card whose building effect you like: it will not come to your hand again, but works every round.

        { "**" }Do not forget.** The deck is not shuffled anew by itself: **Recycle** takes a whole turn. Keep a route of ships to your board, or your resources pay for nothing. A third agent comes with 2 devotion or 6 colonisation.

        { "**" }What wins.** A supported project is worth as much as three buildings; but missions, exploring and maintenance often make the difference.

topic-round = How a round goes
    .text =
        { "**" }Phase 1, start of round.** The mission card on top comes into force, with its die. Buildings and asteroids are ready again. Everybody draws up to { $hand } cards, as far as their deck goes.

        { "**" }Phase 2, actions.** Clockwise from the first player, everybody plays **two different actions**, or nothing but Recycle. See *Actions*.

        { "**" }Phase 3, development.** All agents return to Reception. Anticlockwise, beginning with whoever played last, everybody places one agent on a box and gets its effect, until there are none left. You may pass: the agents left do nothing in this round.

        { "**" }Phase 4, colonies.** All together: build and maintain as often as you like. When everybody is done:

        1. the mission die falls by 1; at 0 the mission fails;
        2. the investment queue is renewed;
        3. the project of the last slot finishes, nobody gains anything, the others move one slot on;
        4. the first-player marker goes to the right-hand neighbour.

        { "**" }At any time,** in the turns of others too, you may play cards, use your buildings and asteroids (each once a round), and those effects of the mission that allow it.

topic-actions = Actions
    .text =
        In phase 2, two different actions in a turn:

        { "*" } **Explore** (1 metal): turn over a face-down asteroid next to one of your ships, gain 1 colonisation point, draw an exploration card and apply one of its choices that you can pay.
        { "*" } **Militarise** (3 metal): a ship of your reserve goes to your board.
        { "*" } **Move** (1 hydrocarbon in all): each of your ships may go one step, to a face-up asteroid next to it, and take up to { $carry } resources along. All steps happen together.
        { "*" } **Produce**: every asteroid with one of your ships yields once what it prints; the resources stay there.
        { "*" } **Beg**: gain 1 of any resource.
        { "*" } **Attempt a mission**: see *Missions*.
        { "*" } **Recycle**, the only action of a turn: shuffle hand, discard and deck together, then draw up to { $hand } cards.

        You may forgo one action or both. Effects “at the start of your turn” are offered before the first.

        A clan that is cut off from the belt can explore in another way: it places an asteroid face down in an empty notch of its board.

topic-belt = The belt
    .text =
        { "**" }Cells** have a ring and a number: A1 to A6 are around Ceres, then come B, C and, with five or six players, D. Every clan board lies on a cell of the last ring; the three cells next to it are its **notches**. A board is next to its notches alone.

        { "**" }Face down** an asteroid is unknown and cannot be entered. Face up it shows what it produces, and sometimes an effect that whoever controls it can use like a building’s.

        { "**" }Control.** You control an asteroid as long as one of your ships is on it, with the resources that lie there. When all ships leave, these stay, for whoever comes.

        { "**" }Placing an asteroid** (Telescope, effects): face down, on an empty cell next to at least two asteroids (one with five or six players), or in any empty notch. You gain 1 colonisation point.

        { "**" }Destroying.** Ships go back to their boards, resources to the bank, and the asteroid leaves the game.

topic-goods = Resources and routes
    .text =
        { "**" }Gaining.** Put what you gain on asteroids that you control, or on your board if one of your ships is on it; split it as you like. Where there is no such place, it goes to your board. What is produced stays on its asteroid.

        { "**" }Paying.** Every resource must lie on your board, or on an asteroid linked to it by a **route**: asteroids next to one another, each with one of your ships, the last one in one of your notches. A cost is paid in full or not at all. What is isolated cannot pay.

        { "**" }How to pay.** The bot proposes to take from asteroids first, where somebody could take it from you. You can also choose each resource one by one.

        { "**" }Carrying.** Only ships move resources, { $carry } for each step.

        { "**" }Trading at Ceres.** Some effects let you change resources of one type into another: all must lie on a single one of your asteroids, next to Ceres, no route is needed.

        { "**" }Losing is not paying.** Where an effect makes you lose resources, you choose them among all that you control, as many as you have.

topic-combat = Combats
    .text =
        If a movement takes ships to where another clan has some, there is a combat, once all steps are done. Whoever moved is the **attacker**, the other the **defender**; the attacker chooses the order of combats.

        { "**" }Power.** { $power } for each ship, and bonuses: Mercenaries, clan, asteroid, cards and buildings. The higher total wins; **a tie goes to the defender**.

        { "**" }By post.** The bot tells both totals and waits for the **trailing side** alone: the attacker at a tie, else the weaker one. It adds power, or leaves it at that. If it gets ahead, the other side may answer. As soon as the trailing side leaves it at that, the combat is over.

        { "**" }Afterwards.** All ships of the loser that were in this combat go back to the board (not to the reserve), without resources. Those on the asteroid, and those that were carried there, go to whoever stays. A combat never destroys ships.

        As long as a combat is open the asteroid stays the defender’s, and nobody can use its resources.

        { "**" }Embassy.** Whoever has an agent there starts no combat, and nobody can start one against them: the movement is not allowed.

topic-boxes = The boxes of Ceres
    .text =
        A square box takes one agent for each space, so it works once for each space and round; a rectangular box takes any number. Agents stay there until the next phase 3 begins, and so do effects “as long as your agent is there”.

        { JOIN($boxes, by: "\u000A") }

        { "**" }Support** is possible once a round with two players, twice with three and more, all together. The boxes of projects are open to everybody as soon as the project is finished, even in the same phase.

topic-cards = Cards and influence
    .text =
        A card has a **normal effect**, a **building effect** that replaces it once it is built, a construction cost in rock, and influence.

        { "**" }Playing** a card of your hand is not an action: at any time it has its effect and goes to your discard.

        { "**" }Discarding** a card for its influence is possible at any time too. Influence has no token: it stays until the end of the round, then it is lost.

        { "**" }Investing.** In an Invest box, reveal cards of your hand, which go to your discard: their influence and that of the box pay for **one** card of the queue, which goes to your discard. What was raised in the box and is not spent is lost. The queue has { $slots } cards ({ $more } with five or six players) and is renewed only at the end of a round; what is left goes to the **common discard**, which everybody may look through.

        { "**" }Your deck** is never shuffled anew by itself: Recycle, the Dump and some cards put cards back into it. You can neither look through it nor know its order. Cards that you do not play stay in hand, without a limit.

topic-guilds = Guilds and fervor
    .text =
        Four guilds have investment cards of their own: { COMMAS($guilds) }.

        { "**" }Fervor.** Your fervor with a guild is the number of its buildings that you have built, and { $hall } more as long as one of your agents is in its hall. The guild’s cards refer to it, at the moment when their effect happens.

        { "**" }Halls.** Every guild has a hall among the projects. Once it is finished, its box lets you buy a card of this guild **from the common discard**, as in Invest.

topic-colonies = Building and maintaining
    .text =
        In phase 4, all at once and as often as you like. Buildings and maintenance count at once; cards that you play in between do so with **Apply**, or as you finish.

        { "**" }Build.** Reveal a card of your **hand**, pay its cost in rock, and it becomes a building that is ready to work: 1 colonisation point. Never from the discard. A building is yours until the end, and its card does not come back to your hand.

        { "**" }Maintain colonies.** Pay, in any mix:

        { "*" } 3 resources for 1 colonisation point,
        { "*" } 5 resources for 2 points,
        { "*" } { $maintenance } resources for 3 points.

        { "**" }Building effects:**

        { "*" } permanent: always;
        { "*" } conditional: when what it waits for happens;
        { "*" } paid: at any time, once a round;
        { "*" } repeated: the card’s normal effect, once a round, when it says so or at the start of your turn of phase 2.

        You may always decline an effect that is offered. When you are done, say so; you may reconsider as long as not everybody is done.

topic-missions = Missions
    .text =
        One story is played in a game; only the card on top of its pile counts, and those below are not looked at. A card just uncovered is **dormant** until the next round.

        { "**" }Die.** Some cards bear a die, which falls at the end of each round. At 0 the mission **fails**: its failure applies to those whom it names.

        { "**" }Attempting,** by the action or by an agent on the Mission box: choose a resolution. Those called *solo* you pay alone, at once. For others you pledge what you like, then make a **mission call**: everybody pledges what they like, or nothing. What is pledged is set aside; a pledge can be taken back as long as the call is open.

        { "**" }End of a call.** If the cost is covered the initiator confirms, and everything is paid. Otherwise everybody takes back what they pledged, but the action or the agent is spent.

        { "**" }Result.** Rewards go to the initiator, to contributors or to everybody. A card that is **won** shows the badge on its back. It goes to the initiator, unless another contributor was named. A **collective** badge counts for everybody.

topic-projects = Projects
    .text =
        { "**" }Supporting** a project (Support box): take one of the queue, or the one on top of the pile. Pay its cost and the surcharge of its place; gain 1 devotion point. The project joins the Ceres board and opens its box for everybody.

        { "**" }Surcharge,** in any resources, from slot 1 to the exit: { COMMAS($surcharge) }; top of the pile: { $top }.

        { "**" }At the end of a round** the project of slot 4 finishes and nobody gains anything, the others move on, that of the pile enters. Gaps are not closed.

        { "**" }Costs:**

        { JOIN($costs, by: "\u000A") }

topic-clans = Clan boards
    .text =
        { "**" }Two tracks.** Devotion from 0 to { $dev }, colonisation from 0 to { $col }; each devotion cell faces three colonisation cells. What goes beyond is lost.

        { "**" }Bonuses** are on the cells { COMMAS($cells) }. A bonus is unlocked for good as soon as **either** marker reaches its cell: as much devotion as its number, or three times as much colonisation. It works at once, even in the middle of an effect.

        { "**" }Agents.** Two at the start, { $agents } at most: cells 2 and 7 bring one to every clan. The other bonuses differ from clan to clan; the picture *{ picture-clan }* and the board in words tell them.

        { "**" }Ships.** Six: in the belt, on your board or in reserve. Those in reserve are bought by Militarise.

topic-end = End and scoring
    .text =
        As soon as all { $projects } projects are finished, supported or come to the end of the queue, the round is the last. If that happens at the end of a round, the game is over.

        { "**" }Points:** { $devotion } for each devotion point, 1 for each colonisation point.

        { "**" }Ties,** in this order

        1. most agents,
        2. most influence printed on cards in hand, discard and deck (without buildings),
        3. most mission badges,
        4. most resources under control,
        5. else the victory is shared.

topic-post = Playing by post
    .text =
        { "**" }At any time.** The game waits for one decision at a time. While it waits for somebody, you may play a card or use a building; the effect happens at once, and the game goes on waiting.

        { "**" }Drafts.** What you play in your turn is a draft, which you can take back, until you finish, reveal something or wait for somebody’s answer.

        { "**" }Windows.** A combat, a mission call or a reaction opens a window for those whom it concerns. While it is open, what moves ships, places, turns over or destroys asteroids, or changes a die waits for its end; gaining, drawing and raising influence stay possible.

        { "**" }Who is asked** is judged by what everybody sees, never by hands: being asked tells nothing to others.

        { "**" }Holds.** Ask in secret to be waited for at some moment (before phase 3, before somebody’s turn, between their two actions, before the end of phase 4). When it comes the game waits for you, openly, once.

        { "**" }In phase 4** everybody plays at their own pace.

topic-orders = Standing orders
    .text =
        Standing orders, known to you alone, play in your place when the time comes; they check again that it is allowed and look like any play:

        { "*" } **pass** in windows, of all kinds or of some, or only until the next phase;
        { "*" } **combat**: use the cheapest, among the cards and buildings chosen, that wins, else pass;
        { "*" } **mission offer**: pledge up to so much of a resource for a resolution, as long as this card is in force;
        { "*" } **boxes**: place your next agent on the first of the boxes chosen that is free;
        { "*" } **phase 4**: be done in advance;
        { "*" } **finish** a turn in which nothing else is possible.

        You can also prepare your next plays of phase 2. Where you have begun something, orders keep out of it.

topic-options = Options
    .text =
        { "*" } **{ option-story }:** a story of your choice, or at random.
        { "*" } **{ option-missions }:** by action and box, by the box alone, or at any time without an action.
        { "*" } **{ option-chain }:** whether a card just uncovered can be attempted in the same round.
        { "*" } **{ option-influence }:** what is raised in a box and not spent is lost, or kept for the round.
        { "*" } **{ option-placing }:** anywhere, or only next to an asteroid that you control (notches excepted).
        { "*" } **{ option-conditional }:** conditional effects work every time, or once a round.
        { "*" } **{ option-agents }:** one by one, as the rules say, or everybody all of theirs at once (a faster variant).
        { "*" } **{ option-offturn }:** out of one’s turn everything is allowed, or only in one’s combats and in missions (variant).
        { "*" } **{ option-opening }:** with *{ option-opening-gentle }*, neither Mercenaries nor the Embassy lie in the first queue.
        { "*" } **{ option-first }:** who begins.

topic-symbols = Symbols
    .text =
        What the symbols of the pictures mean. The picture *{ picture-legend }* shows them as they are drawn.

        { $symbols }

## Lines of the pages

help-line = * **{ COMMAS($names) }:** { $text }
help-cost = * **{ $name }:** { COMMAS($cost) }
