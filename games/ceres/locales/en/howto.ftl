# How to play in one page, and the first turns.

howto-goal = Build a company in the asteroid belt and have the most Victory Points (VP) after { $rounds } rounds.
howto-steps =
    1. Place one piece: a **Leader** at a Location that all players share, or a **Worker** on one of your Outstations.
    2. Do what is printed there: build a Facility, launch a Probe to an asteroid, do research, trade.
    3. End your turn. When no piece helps you any more, pass: you are out until the next round.
howto-end = After round { $rounds }. Facilities, asteroids, Settlement Projects and research are worth VP; every 2 Influence and every 5 Credits are 1 VP.
howto-first =
    One good way to start:

    1. **Claim an asteroid.** Place a Worker on the Launch Site: you gain Ore and can launch your Probe. Choose an asteroid that costs no Ice. It gives VP once, and Resources now and in every later round.
    2. **Do research.** Place a Worker on the Main Lab: you gain Energy and advance in one field. Its program works for you from now on.
    3. **Make Alloys.** A Worker on the Main Factory makes Alloys and Probes. Large Facilities and many projects need Alloys.
    4. **Send your Leaders.** Build a Facility at the Construction Yard: as a new Outstation it produces at once and in every later round. Trade for what you are missing at the Trade Bureau.
    5. **Pass** when no piece is left or nothing helps you.

## What the coach says of a turn's kinds of action, while ⭐ rates none higher

about-turn-worker = A **Worker** uses all parts of one of your Outstations: goods, then a launch, research, Alloys or a Favor. It needs no slot, so nobody can take that from you.
about-turn-leader = A **Leader** goes where you compete for slots: trade or take a project (Trade Bureau), build (Construction Yard), launch or research for { $fee } (Council), make Alloys and Probes (Contractors).
