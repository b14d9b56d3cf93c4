# What teaches a newcomer: how to play, and what the coach of practice tables says of each step.

howto-lines =
    { "*" } Green cards first: what they produce comes again in every { phase-4 } phase.
    { "*" } You cannot pick the same phase twice in a row, so plan two rounds ahead.
    { "*" } Phases that others pick serve you as well, only without the bonus.
    { "*" } Any card in hand can be sold for { $sale } MC at any time.
    { "*" } { $forest-plants } plants are a forest, { $step-heat } heat a step of temperature: each raises your TR by 1.

## The coach

coach-mulligan = Cards that you cannot pay or use in the first rounds may go. Keep cheap green ones and what fits a corporation you may lead.
coach-founding = You keep its advantage all game, so take one that fits cards in your hand: tags that become cheaper, or goods they use. If nothing fits, take the money: the first rounds are short of it.
coach-planning =
    All play the phase that you pick, but its bonus is yours alone. So pick what your hand is ready for: { phase-1 } with a green card that you can pay (it gets { $less } MC cheaper), { phase-2 } with a blue or red one.
    Early on income matters most: green cards, then { phase-4 } to collect.
    .second =
        Guess what the others pick: it comes for you too, without the bonus. If somebody is out of money they pick { phase-4 }, if out of cards { phase-5 }; then pick something else and have both.
        Your phase of last round is not open to you now.
    .third =
        Three needs tell you the phase: no money, { phase-4 }; no good cards, { phase-5 }; heat, plants or card actions to use, { phase-3 }. Towards the end count what completes Mars, and whether you are ahead when it does.
coach-phase-1 =
    A green card is income: MC, heat, plants or cards again in each { phase-4 } phase. Steel and titanium are never spent: they make building and space cards cheaper for good.
    MC and cards pay back soonest; play the dearest you can still pay without selling what you need.
coach-phase-2 =
    { "**" }Blue** cards stay: an effect that always works, or an action in each { phase-3 } phase, so earlier is better. **Red** ones happen once, mostly to raise Mars for TR.
    If nothing is worth its price, say you are done and keep the money.
coach-phase-3 =
    Use each card’s action once; it costs nothing but what it says. Then spend on Mars: { $forest-plants } plants for a forest, { $step-heat } heat for a step of temperature. Each step is 1 TR: 1 MC in each { phase-4 } phase and 1 point in the end.
    Paying MC for steps is dear ({ $step-mc } and { $ocean-mc }): early on cards bring more.
coach-branch = Both can be had, one of them now. Take what your next card or conversion lacks.
coach-target = Cubes stay on the card. Give them to one that gives points for each, or that spends them with its action; take them where they do neither.
coach-drop = Give the card that you would play last: too dear, or needing what Mars does not have yet.
coach-swapping = A card that you will not play for some rounds becomes a new one. Keep it if nothing in your hand is useless.
coach-pick = Keep what you can pay soon and what fits your tags and corporation. What you will not play is still worth { $sale } MC.
coach-paying = The price is what is left after all reductions. Sell cards that you will not play for long, and no more than is missing.
coach-offering = A card for nothing. Drawing shows something hidden, so it cannot be taken back: do first what you are not sure about.
coach-research = Keep what you can pay soon and what fits your tags and corporation; in doubt the one with the better income. What is not kept is gone.
coach-limit = What you discard is paid { $sale } MC a card. Give what is too dear or needs what Mars does not have yet.
