# Comment jouer en une page, et les premiers tours.

howto-goal = Rendez Mars habitable avec les autres joueurs, et ayez le plus de points quand elle l’est.
howto-steps =
    1. À chaque manche, choisissez en secret une phase sur cinq. Tous jouent chaque phase choisie ; la vôtre vous donne un bonus.
    2. { phase-1 } : cartes vertes. { phase-2 } : cartes bleues et rouges. { phase-3 } : actions de cartes, chaleur et plantes. { phase-4 } : revenus. { phase-5 } : nouvelles cartes.
    3. Tous décident en même temps. Quand toutes les phases choisies sont jouées, la manche suivante commence.
howto-end = Quand la température, l’oxygène et les { $oceans } océans sont au maximum. Points : votre niveau de terraformation (NT), vos forêts et ce que disent vos cartes.
howto-first =
    Une bonne façon de commencer :

    1. **Choisissez { phase-1 }** si vous pouvez payer une carte verte : elle coûte alors { $less } M€ de moins. Les cartes vertes donnent des revenus à chaque phase { phase-4 }.
    2. **Jouez une carte** dans chaque phase si vous pouvez, ou dites que vous avez fini. Vous jouez aussi les phases choisies par les autres.
    3. **Choisissez une autre phase** à la manche 2 : la même n’est pas possible deux fois de suite. { phase-4 } donne des revenus, { phase-5 } de nouvelles cartes.
    4. **Transformez Mars** dans la phase { phase-3 } : { $forest-plants } plantes font une forêt, { $step-heat } unités de chaleur un cran de température. Chaque fois, vous gagnez 1 NT : revenus et points.
    5. **Vendez** à tout moment les cartes que vous ne jouerez pas : { $sale } M€ chacune.
