# How to play in one page, and the first turns.

howto-goal = Make Mars habitable, together with the other players, and have the most points when it is.
howto-steps =
    1. Each round, secretly choose one of five phases. All players play every chosen phase; yours gives you a bonus.
    2. { phase-1 }: green cards. { phase-2 }: blue and red cards. { phase-3 }: card actions, heat and plants. { phase-4 }: income. { phase-5 }: new cards.
    3. All players decide at the same time. When all chosen phases are played, the next round starts.
howto-end = When temperature, oxygen and all { $oceans } oceans are complete. Points: your terraform rating (TR), your forests, and what your cards say.
howto-first =
    One good way to start:

    1. **Choose { phase-1 }** if you have a green card you can pay for: it costs { $less } MC less then. Green cards give income in every later { phase-4 } phase.
    2. **Play a card** in each phase if you can, or say you’re done. You also play the phases that others chose.
    3. **Choose another phase** in round 2: you can’t choose the same one twice in a row. { phase-4 } gives income, { phase-5 } new cards.
    4. **Raise Mars** in { phase-3 }: { $forest-plants } plants are a forest, { $step-heat } heat a step of temperature. Each gives you 1 TR, which is income and points.
    5. **Sell cards** you won’t play, at any time: { $sale } MC each.
