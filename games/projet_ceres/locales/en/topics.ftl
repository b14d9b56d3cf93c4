# The rules as help pages. Numbers come from the data.

topic-overview = Overview
    .text =
        You lead a clan of the asteroid belt and take part in the development of Ceres. Explore asteroids, carry resources from ship to ship, invest in new cards, build them, accomplish missions together and support the great projects.

        { "**" }Two tracks.** **Devotion** comes mainly from supported projects and is worth { $devotion } points; **colonisation** comes from exploring, building and maintaining colonies and is worth 1 point. When all { $projects } projects are finished, the current round is the last. The player with the highest total wins.

        { "**" }Three resources.** Rock builds cards, hydrocarbon moves ships, metal explores and buys ships.

        { "**" }No binding deals.** Alliances, promises and betrayals are allowed; no agreement is binding. Players must not talk about the cards in their hand.

        The box holds { $investments } investment cards, { $explorations } exploration cards, { $asteroids } asteroids and these stories: { $stories }.

        _An unofficial fan work, based on the free game from the Quindar Tones universe. The original cards are not public, so we wrote nearly all the contents ourselves._

topic-first = First rounds
    .text =
        { "**" }At the start** you have six ships, one of them on your home asteroid, two agents, ten cards and { $metal } metal. Except with three players, the first player has 1 metal more.

        { "**" }With three or four players,** two more ships are on your board; with four you also have 1 rock and 1 hydrocarbon. **With two, five or six,** one more ship is on your board. All other ships are in reserve.

        { "**" }With two players,** three projects are finished from the start. **With three players,** the asteroids next to Ceres are face up, and a ship from your reserve starts on the one between Ceres and your home asteroid.

        { "**" }Some clans start with a different amount of metal,** because the map suits them more or less: with two players { COMMAS($even-2) }; with four { COMMAS($even-4) }; with five { COMMAS($even-5) }; with six { COMMAS($even-6) }.

        { "**" }A good first round:**

        { "*" } **Explore** (1 metal) an asteroid next to you: gain 1 colonisation point and one choice of an exploration card.
        { "*" } **Produce** on the asteroids you control.
        { "*" } Play your cards when they help; discard others for their influence.
        { "*" } With your agents, take resources (Supply) or buy a card (Invest).
        { "*" } Build a card whose building effect you like: it never returns to your hand, but works every round.

        { "**" }Don’t forget.** Your deck is not reshuffled automatically: **Recycle** takes a whole turn. Keep a route of ships to your board, or you can’t pay with your resources. You get a third agent at 2 devotion or 6 colonisation.

        { "**" }How to win.** A supported project is worth as much as three buildings, but missions, exploring and maintenance often make the difference.

topic-round = A round
    .text =
        { "**" }Phase 1, start of round.** The top mission card becomes active, with its die. Buildings and asteroids are ready again. Each player draws up to { $hand } cards, if their deck has enough.

        { "**" }Phase 2, actions.** Clockwise from the first player, each player takes **two different actions**, or only Recycle. See *Actions*.

        { "**" }Phase 3, development.** All agents return to Reception. Anticlockwise from the player who played last, each player places one agent on a box and gets its effect, until no agents are left. You can pass: your remaining agents do nothing this round.

        { "**" }Phase 4, colonies.** All players at the same time: build and maintain as often as you like. When all players have finished:

        1. the mission die goes down by 1; at 0 the mission fails;
        2. the investment queue is renewed;
        3. the project in the last slot is finished without a gain for any player, and the others move one slot;
        4. the first-player marker goes to the right-hand neighbour.

        { "**" }At any time,** even on other players’ turns, you can play cards and use your buildings and asteroids (each once a round), and the mission effects that allow it.

topic-actions = Actions
    .text =
        In Phase 2, take two different actions in your turn:

        { "*" } **Explore** (1 metal): turn over a face-down asteroid next to one of your ships, gain 1 colonisation point, draw an exploration card and take one of its choices that you can pay for.
        { "*" } **Militarise** (3 metal): put a ship from your reserve on your board.
        { "*" } **Move** (1 hydrocarbon in all): each of your ships can move one step, to a face-up asteroid next to it, and carry up to { $carry } resources. All ships arrive together.
        { "*" } **Produce**: each asteroid with one of your ships produces once; the resources stay there.
        { "*" } **Beg**: gain 1 of any resource.
        { "*" } **Attempt a mission**: see *Missions*.
        { "*" } **Recycle**, your only action of the turn: shuffle hand, discard and deck together, then draw up to { $hand } cards.

        You can skip one action or both. Effects “at the start of your turn” are offered before the first action.

        A clan cut off from the belt can explore differently: it places an asteroid face down in an empty notch of its board.

topic-belt = The belt
    .text =
        { "**" }Cells** have a ring and a number: A1 to A6 are around Ceres, then B, C and, with five or six players, D. Each clan board is on a cell of the last ring; the three cells next to it are its **notches**. A board is next to its notches only.

        { "**" }Face down,** an asteroid is unknown and ships can’t enter it. Face up, it shows what it produces, and sometimes an effect: the player who controls it can use it like a building.

        { "**" }Control.** You control an asteroid and its resources while one of your ships is on it. When all ships leave, the resources stay for the next player who comes.

        { "**" }Placing an asteroid** (Telescope, effects): face down, on an empty cell next to at least two asteroids (one with five or six players), or in any empty notch. You gain 1 colonisation point.

        { "**" }Destroying.** Ships go back to their boards, resources to the bank, and the asteroid leaves the game.

topic-goods = Resources and routes
    .text =
        { "**" }Gaining.** Put your gains on asteroids you control, or on your board if one of your ships is there; split them as you like. If you have no such place, they go to your board. Produced resources stay on their asteroid.

        { "**" }Paying.** You can pay with resources on your board, or on an asteroid linked to it by a **route**: asteroids next to one another, each with one of your ships, the last one in one of your notches. Pay a cost in full or not at all. You can’t pay with isolated resources.

        { "**" }How to pay.** The bot suggests paying from asteroids first, because other players could take those resources. You can also choose each resource yourself.

        { "**" }Carrying.** Only ships move resources, { $carry } each step.

        { "**" }Trading at Ceres.** Some effects let you trade resources of one type for another: all must be on one of your asteroids next to Ceres. You need no route.

        { "**" }Losing is not paying.** If an effect makes you lose resources, choose them from all you control, as many as you have.

topic-combat = Combats
    .text =
        If your ships move to an asteroid with another clan’s ships, there is a combat once all ships have arrived. The player who moved is the **attacker**, the other the **defender**; the attacker chooses the order of combats.

        { "**" }Power.** { $power } for each ship, and bonuses: Mercenaries, clan, asteroid, cards and buildings. The higher total wins; **a tie goes to the defender**.

        { "**" }By post.** The bot shows both totals and waits only for the **trailing side**: the attacker if tied, otherwise the weaker side. That side adds power or passes. If it gets ahead, the other side can answer. The combat ends as soon as the trailing side passes.

        { "**" }Afterwards.** All ships of the loser in this combat go back to the board (not to the reserve), without resources. The winner gets the resources on the asteroid and those carried there. A combat never destroys ships.

        During a combat the asteroid stays the defender’s, and no player can use its resources.

        { "**" }Embassy.** A player with an agent there can’t start a combat, and no player can start one against them: the move is not allowed.

topic-boxes = The boxes of Ceres
    .text =
        A square box takes one agent for each space, so it works once for each space and round; a rectangular box takes any number. Agents stay there until the next Phase 3 starts, and effects “while your agent is there” last as long.

        { JOIN($boxes, by: "\u000A") }

        { "**" }Support** works once a round in all with two players, twice with three or more. Project boxes are open to all players as soon as the project is finished, even in the same phase.

topic-cards = Cards and influence
    .text =
        A card has a **normal effect**, a **building effect** that replaces it once it is built, a construction cost in rock, and influence.

        { "**" }Playing** a card from your hand is not an action: you can do it at any time. The card has its effect and goes to your discard.

        { "**" }Discarding** a card for its influence is also possible at any time. Influence has no token: it stays until the end of the round, then it is lost.

        { "**" }Investing.** In an Invest box, reveal cards from your hand; they go to your discard. Their influence and that of the box pay for **one** card from the queue, which goes to your discard. Influence raised in the box and not spent is lost. The queue has { $slots } cards ({ $more } with five or six players) and is renewed only at the end of a round; its remaining cards go to the **common discard**, which all players can look through.

        { "**" }Your deck** is never reshuffled automatically: Recycle, the Dump and some cards put cards back into it. You can’t look through it or know its order. Cards you don’t play stay in your hand, without a limit.

topic-guilds = Guilds and fervor
    .text =
        Four guilds have their own investment cards: { COMMAS($guilds) }.

        { "**" }Fervor.** Your fervor with a guild is the number of its buildings you have built, plus { $hall } while one of your agents is in its hall. The guild’s cards use your fervor when their effect happens.

        { "**" }Halls.** Each guild has a hall among the projects. Once it is finished, its box lets you buy a card of this guild **from the common discard**, as in Invest.

topic-colonies = Building and maintaining
    .text =
        In Phase 4, all players build and maintain at the same time, as often as they like. Buildings and maintenance count at once; cards you play in between take effect when you press **Apply** or finish.

        { "**" }Build.** Reveal a card from your **hand** (never from the discard) and pay its cost in rock. It becomes a building, ready to use: 1 colonisation point. You keep a building until the end of the game, and its card does not return to your hand.

        { "**" }Maintain colonies.** Pay, in any mix of resources:

        { "*" } 3 resources for 1 colonisation point,
        { "*" } 5 resources for 2 points,
        { "*" } { $maintenance } resources for 3 points.

        { "**" }Building effects:**

        { "*" } permanent: always;
        { "*" } conditional: when its condition is met;
        { "*" } paid: at any time, once a round;
        { "*" } repeated: the card’s normal effect, once a round, when the card says so or at the start of your Phase 2 turn.

        You can always skip an effect offered to you. Finish Phase 4 when you are done; you can go back until all players have finished.

topic-missions = Missions
    .text =
        A game uses one story. Only the top card of its pile counts, and players can’t look at the cards below. A newly revealed card is **dormant** until the next round.

        { "**" }Die.** Some cards have a die, which goes down at the end of each round. At 0 the mission **fails**: its failure applies to the players it names.

        { "**" }Attempting,** with the action or an agent on the Mission box: choose a resolution. You pay for a *solo* resolution alone, at once. For others you pledge what you like, then open a **mission call**: each player pledges something or nothing. Pledges are set aside; you can change yours while the call is open.

        { "**" }End of a call.** If the cost is covered, the initiator confirms and everything is paid. Otherwise all pledges are returned, but the action or the agent is spent.

        { "**" }Result.** Rewards go to the initiator, the contributors or all players. A **won** card shows the badge on its back. It goes to the initiator, or to the contributor the initiator chose. A **collective** badge counts for all players.

topic-projects = Projects
    .text =
        { "**" }Supporting** a project (Support box): take one from the queue, or the top one of the pile. Pay its cost and the surcharge of its slot; gain 1 devotion point. The project joins the Ceres board and opens its box to all players.

        { "**" }Surcharge,** in any resources, from slot 1 to the exit: { COMMAS($surcharge) }; top of the pile: { $top }.

        { "**" }At the end of a round,** the project in slot 4 is finished without a gain for any player, the others move one slot, and the top one of the pile enters. Gaps are not closed.

        { "**" }Costs:**

        { JOIN($costs, by: "\u000A") }

topic-clans = Clan boards
    .text =
        { "**" }Two tracks.** Devotion from 0 to { $dev }, colonisation from 0 to { $col }; each devotion cell faces three colonisation cells. Points beyond the end are lost.

        { "**" }Bonuses** are on the cells { COMMAS($cells) }. You unlock a bonus for good when **either** marker reaches its cell: devotion equal to its number, or three times that in colonisation. It works at once, even in the middle of an effect.

        { "**" }Agents.** Two at the start, { $agents } at most: cells 2 and 7 give one to every clan. The other bonuses differ from clan to clan; see the picture *{ picture-clan }* or the board as text.

        { "**" }Ships.** Six: in the belt, on your board or in reserve. Militarise buys those in reserve.

topic-end = End and scoring
    .text =
        When all { $projects } projects are finished, by support or at the end of the queue, the current round is the last. If that happens at the end of a round, the game is over.

        { "**" }Points:** { $devotion } for each devotion point, 1 for each colonisation point.

        { "**" }Ties,** in this order

        1. most agents,
        2. most influence printed on cards in hand, discard and deck (without buildings),
        3. most mission badges,
        4. most resources under control,
        5. otherwise the players share the victory.

topic-post = Playing by post
    .text =
        { "**" }At any time.** The game waits for one decision at a time. While it waits for another player, you can play a card or use a building: the effect happens at once, and the game keeps waiting.

        { "**" }Undo.** You can undo the steps of your turn until you finish it, reveal something or wait for another player’s answer.

        { "**" }Questions.** A combat, a mission call or a reaction asks the players it concerns. Until it ends, no player can move ships, place, turn over or destroy asteroids, or change a die. Gaining, drawing and raising influence are still possible.

        { "**" }Secrets are safe.** Only public information decides which players are asked, never their hands: being asked reveals nothing.

        { "**" }Waits.** You can secretly ask the game to wait for you at a certain moment (before Phase 3, before a player’s turn, between their two actions, before the end of Phase 4). When it comes, the game waits for you, publicly, once.

        { "**" }In Phase 4** all players play at their own pace.

topic-orders = Orders
    .text =
        Orders play for you when the time comes. Only you know them; each checks that its move is still legal, and looks like any other move:

        { "*" } **{ order-pass }**: in all combats, calls and reactions or in some, or only until the next phase;
        { "*" } **{ order-cheapest }**: use the cheapest of the chosen cards and buildings that wins, or pass;
        { "*" } **{ order-offer }**: pledge up to an amount of a resource for a resolution, while this card is active;
        { "*" } **{ order-boxes }**: place your next agent on the first free box of your choice;
        { "*" } **{ order-colonies }**: finish it as soon as it starts;
        { "*" } **{ order-done }**: finish a turn with nothing else to do.

        You can also prepare your next Phase 2 moves. Orders don’t touch a turn you have already started.

topic-options = Options
    .text =
        { "*" } **{ option-story }:** a story of your choice, or a random one.
        { "*" } **{ option-missions }:** by action and box, by box only, or at any time without an action.
        { "*" } **{ option-chain }:** whether a new mission can be attempted in the same round.
        { "*" } **{ option-influence }:** influence raised in a box and not spent is lost, or kept for the round.
        { "*" } **{ option-placing }:** anywhere, or only next to an asteroid you control (except in notches).
        { "*" } **{ option-conditional }:** conditional effects work every time, or once a round.
        { "*" } **{ option-agents }:** one by one, as in the rules, or all your agents in one turn (a faster variant).
        { "*" } **{ option-offturn }:** at any time, or only in your combats and in mission calls (variant).
        { "*" } **{ option-opening }:** with *{ option-opening-gentle }*, the first queue has neither Mercenaries nor the Embassy.
        { "*" } **{ option-first }:** the player who starts.

topic-symbols = Symbols
    .text =
        The symbols in the pictures and what they mean. The picture *{ picture-legend }* shows them.

        { $symbols }

## Lines of the pages

help-line = * **{ COMMAS($names) }:** { $text }
help-cost = * **{ $name }:** { COMMAS($cost) }
