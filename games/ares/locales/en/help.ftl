# The rules as help pages. Numbers come from the rules.

topic-goal = Overview
    .text =
        You lead a corporation that makes Mars habitable. Project cards bring income, actions and points. Raise the temperature and the oxygen and flip oceans to raise your terraform rating (TR), which is income and points at once. The game ends when all three are complete. The player with the most points wins.
        All players decide at the same time. Green cards bring production, blue cards effects and actions for later rounds, red cards happen once.

topic-round = A round
    .text =
        All players secretly choose a phase card, not last round’s. The cards are revealed together. All players then play each chosen phase once, in order I to V; the players who chose a phase get its bonus.
        { "**" }{ phase-1 }**: one green card; with the bonus it costs { $less } MC less.
        { "**" }{ phase-2 }**: one blue or red card; bonus: draw a card, or play one more.
        { "**" }{ phase-3 }**: each card action once, standard actions as often as you like; bonus: one card action a second time.
        { "**" }{ phase-4 }**: MC production plus TR, heat, plants, cards; bonus: { $more } MC.
        { "**" }{ phase-5 }**: look at { $look } cards, keep { $keep }; bonus: look at { $bonus-look }, keep { $bonus-keep }.
        At the end of the round, discard down to { $limit } cards in hand.

topic-paying = Playing cards
    .text = Each steel lowers the price of a building card by { $steel }, each titanium that of a space card by { $titanium }; they are never spent. You can sell any card in your hand for { $sale } MC at any time. Requirements on temperature, oxygen and oceans use Mars as it was at the start of the phase. Tag requirements use your tags now, without the card itself.

topic-standard = Standard actions
    .text =
        Forest: { $forest-plants } plants or { $forest-mc } MC for 1 VP and a step of oxygen. Temperature: { $step-heat } heat or { $step-mc } MC. Ocean: { $ocean-mc } MC.
        At the end of phase III you must convert { $step-heat } heat or { $forest-plants } plants while the parameter is not complete; the bot does it for you.

topic-mars = Mars
    .text =
        Temperature goes to +{ $hot } °C ({ $steps } steps), oxygen to { $oxygen }%, and { $oceans } oceans are flipped. Each step gives 1 TR. In the phase that completes a parameter, further steps still give TR; later they don’t.
        Oceans also give: { JOIN($tiles, by: "; ") }.

topic-end = End and score
    .text =
        The game ends after the phase in which Mars is complete. Score: TR, forests and cards. Tie-break: heat, MC and plants after selling your hand.
        Co-operative: { $coop-rounds } rounds; won if Mars is complete and both scores add up to { $coop-points }. Solo: { $solo-rounds } rounds; won if Mars is complete.

topic-symbols = Symbols
    .text =
        The symbols in the pictures and what they mean. The picture *{ picture-legend }* shows them.
        { $symbols }
