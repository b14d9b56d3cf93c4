# How to play, and what the coach of practice tables says about each step.

howto-lines =
    { "*" } Play green cards first: they produce in every { phase-4 } phase.
    { "*" } You can’t choose the same phase twice in a row, so plan two rounds ahead.
    { "*" } You also play the phases other players choose, but without the bonus.
    { "*" } You can sell any card in your hand for { $sale } MC at any time.
    { "*" } Convert { $forest-plants } plants into a forest, { $step-heat } heat into a step of temperature: each raises your TR by 1.

## The coach

coach-mulligan = Exchange cards you can’t pay for or use in the first rounds. Keep cheap green cards and cards that fit a corporation you can choose.
coach-founding = Choose a corporation that fits your hand: tags that get cheaper, or goods your cards use. Its advantage lasts all game. If nothing fits, take the most money: the first rounds are tight.
coach-planning =
    Choose a phase your hand is ready for, as you get its bonus: { phase-1 } with a green card you can pay for ({ $less } MC less), { phase-2 } with a blue or red one.
    Early on, income matters most: play green cards, then choose { phase-4 } to collect.
    .second =
        Guess what the others choose: you play that phase too, without the bonus. A player without money chooses { phase-4 }, a player without cards { phase-5 }. Choose something else then, and you get both.
        You can’t choose last round’s phase again.
    .third =
        Choose by what you need: no money, { phase-4 }; no good cards, { phase-5 }; heat, plants or card actions to use, { phase-3 }. Near the end, count the steps that complete Mars, and check whether you are ahead.
coach-phase-1 =
    Play the most expensive green card you can pay for without selling cards you need. It is income: MC, heat, plants or cards in each { phase-4 } phase; MC and cards pay back soonest.
    Steel and titanium are never spent: they make building and space cards cheaper for good.
coach-phase-2 =
    Play **blue** cards early: they stay, with an effect that always works or an action in each { phase-3 } phase. **Red** cards happen once, mostly to raise parameters of Mars for TR.
    If nothing is worth its price, press “I’m done” and keep the money.
coach-phase-3 =
    Use each card’s action once. Then spend on Mars: { $forest-plants } plants for a forest, { $step-heat } heat for a step of temperature. Each step is 1 TR: 1 MC in each { phase-4 } phase and 1 point at the end.
    Paying MC for steps is expensive ({ $step-mc } and { $ocean-mc }): early on, cards bring more.
coach-branch = Take what your next card or conversion needs. You get only one of these now.
coach-target = Add cubes to a card that gives points for them or spends them with its action; take them from a card that does neither. Cubes stay on their card.
coach-drop = Discard the card you would play last: too expensive, or with a requirement Mars doesn’t meet yet.
coach-swapping = Discard a card you won’t play for some rounds to get a new one. Skip this if all your cards are useful.
coach-pick = Keep cards you can pay for soon and cards that fit your tags and corporation. A card you won’t play is still worth { $sale } MC.
coach-paying = Sell cards you won’t play soon, and only as many as you need. The price already includes all reductions.
coach-offering = Draw it: it is a free card. Drawing can’t be undone, so finish anything you’re unsure about first.
coach-research = Keep cards you can pay for soon and cards that fit your tags and corporation; if in doubt, the one with the better income. The other cards are discarded.
coach-limit = Discard cards that are too expensive or need what Mars doesn’t have yet. You get { $sale } MC for each.
