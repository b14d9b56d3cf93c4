# The rules as help pages; numbers come from the rules.

topic-goal = What it is about
    .text =
        Everybody leads a corporation that makes Mars habitable. Project cards bring income, actions and points; raising the temperature and the oxygen and flipping oceans raises your terraform rating (TR), which is income and points at once. When all three are complete the game ends, and the most points win.
        Everybody decides at the same time. Green cards bring production, blue cards effects and actions for later rounds, red cards happen once.

topic-round = A round
    .text =
        Everybody secretly picks a phase card, not the one of the last round. Revealed together, the phases picked are played in the order I to V, each once, by everybody; whoever picked a phase has its bonus.
        { "**" }{ phase-1 }**: one green card; with the bonus it costs { $less } MC less.
        { "**" }{ phase-2 }**: one blue or red card; bonus: draw a card, or play one more.
        { "**" }{ phase-3 }**: each card action once, standard actions at will; bonus: one card action a second time.
        { "**" }{ phase-4 }**: MC production plus TR, heat, plants, cards; bonus: { $more } MC.
        { "**" }{ phase-5 }**: look at { $look } cards, keep { $keep }; bonus: look at { $bonus-look }, keep { $bonus-keep }.
        At the end of the round hands above { $limit } cards are reduced.

topic-paying = Playing cards
    .text = Each steel lowers the price of a building card by { $steel }, each titanium that of a space card by { $titanium }; they are never spent. Any hand card may be sold for { $sale } MC at any time. Requirements on temperature, oxygen and oceans look at Mars as it was when the phase began; tags count as they are now, the card itself left aside.

topic-standard = Standard actions
    .text =
        Forest: { $forest-plants } plants or { $forest-mc } MC for 1 VP and a step of oxygen. Temperature: { $step-heat } heat or { $step-mc } MC. Ocean: { $ocean-mc } MC.
        Before being done in phase III, { $step-heat } heat or { $forest-plants } plants must be converted while the parameter is not complete; the program does it for you.

topic-mars = Mars
    .text =
        Temperature goes to +{ $hot } °C ({ $steps } steps), oxygen to { $oxygen }%, and { $oceans } oceans are flipped. Each step gives 1 TR. In the phase in which a parameter is completed, further steps still give TR; later they do not.
        Oceans also give: { JOIN($tiles, by: "; ") }.

topic-end = End and score
    .text =
        The game ends after the phase in which Mars is complete. Score: TR, forests and cards. Ties: heat, MC and plants with the hand sold.
        Co-operative: { $coop-rounds } rounds; won if Mars is complete and both scores add up to { $coop-points }. Solo: { $solo-rounds } rounds; won if Mars is complete.

topic-symbols = Symbols
    .text =
        What the symbols of the pictures mean. The picture *{ picture-legend }* shows them as they are drawn.
        { $symbols }
