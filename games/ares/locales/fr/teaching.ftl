# Ce qui apprend le jeu : comment jouer, et ce que dit de chaque étape le guide des tables d’entraînement.

howto-lines =
    { "*" } D’abord les cartes vertes : ce qu’elles produisent revient à chaque phase { phase-4 }.
    { "*" } On ne choisit pas deux fois de suite la même phase : prévoyez deux manches.
    { "*" } Les phases choisies par les autres vous servent aussi, mais sans le bonus.
    { "*" } Toute carte en main se vend { $sale } M€ à tout moment.
    { "*" } { $forest-plants } plantes font une forêt, { $step-heat } unités de chaleur un cran de température : chaque fois, 1 NT de plus.

## Le guide

coach-mulligan = Les cartes que vous ne pouvez ni payer ni utiliser dans les premières manches peuvent partir. Gardez les vertes bon marché et ce qui va avec une de vos corporations.
coach-founding = Son avantage vous reste toute la partie : prenez celle qui va avec les cartes de votre main, par des badges moins chers ou des biens qu’elles utilisent. Sinon, prenez l’argent : les premières manches en manquent.
coach-planning =
    Tous jouent la phase que vous choisissez, mais son bonus n’est qu’à vous. Prenez ce que votre main permet : { phase-1 } avec une carte verte que vous pouvez payer (elle coûte { $less } M€ de moins), { phase-2 } avec une bleue ou une rouge.
    Au début, le revenu compte le plus : des cartes vertes, puis { phase-4 } pour encaisser.
    .second =
        Devinez ce que prennent les autres : cela vient aussi pour vous, sans le bonus. Qui n’a plus d’argent prend { phase-4 }, qui n’a plus de cartes { phase-5 } ; prenez alors autre chose, et vous aurez les deux.
        Votre phase de la manche passée ne vous est pas ouverte.
    .third =
        Trois besoins disent la phase : pas d’argent, { phase-4 } ; pas de bonnes cartes, { phase-5 } ; chaleur, plantes ou actions de cartes à utiliser, { phase-3 }. Vers la fin, comptez ce qui achève Mars, et si vous serez alors en tête.
coach-phase-1 =
    Une carte verte est un revenu : des M€, de la chaleur, des plantes ou des cartes à chaque phase { phase-4 }. L’acier et le titane ne se dépensent jamais : ils rendent pour toujours moins chères les cartes construction et espace.
    M€ et cartes rapportent le plus vite ; jouez la plus chère que vous puissiez payer sans vendre ce qu’il vous faut.
coach-phase-2 =
    Les cartes **bleues** restent : un effet permanent, ou une action à chaque phase { phase-3 } ; plus elles viennent tôt, mieux c’est. Les **rouges** agissent une fois, surtout pour transformer Mars et gagner du NT.
    Si rien ne vaut son prix, dites que vous avez fini et gardez l’argent.
coach-phase-3 =
    Utilisez l’action de chaque carte une fois ; elle ne coûte que ce qu’elle dit. Puis dépensez pour Mars : { $forest-plants } plantes pour une forêt, { $step-heat } unités de chaleur pour un cran de température. Chaque cran vaut 1 NT : 1 M€ à chaque phase { phase-4 } et 1 point à la fin.
    Payer des crans en M€ est cher ({ $step-mc } et { $ocean-mc }) : au début, les cartes rapportent plus.
coach-branch = Les deux sont possibles, un seul maintenant. Prenez ce qui manque à votre prochaine carte ou conversion.
coach-target = Les cubes restent sur la carte. Donnez-les à celle qui en fait des points ou que son action dépense ; prenez-les là où ils ne font ni l’un ni l’autre.
coach-drop = Donnez la carte que vous joueriez en dernier : trop chère, ou qui demande ce que Mars n’a pas encore.
coach-swapping = Une carte que vous ne jouerez pas avant longtemps en devient une nouvelle. Gardez tout si rien n’est inutile dans votre main.
coach-pick = Gardez ce que vous paierez bientôt et ce qui va avec vos badges et votre corporation. Ce que vous ne jouerez pas vaut encore { $sale } M€.
coach-paying = Le prix est ce qui reste après toutes les réductions. Vendez les cartes que vous ne jouerez pas de sitôt, et seulement ce qui manque.
coach-offering = Une carte gratuite. Piocher révèle quelque chose de caché et ne s’annule pas : faites d’abord ce dont vous n’êtes pas sûr.
coach-research = Gardez ce que vous paierez bientôt et ce qui va avec vos badges et votre corporation ; en cas de doute, le meilleur revenu. Ce que vous ne gardez pas est perdu.
coach-limit = Chaque carte défaussée rapporte { $sale } M€. Donnez ce qui est trop cher ou demande ce que Mars n’a pas encore.
