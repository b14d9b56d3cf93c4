# Comment jouer, et ce que dit de chaque étape le guide des tables d’entraînement.

howto-lines =
    { "*" } Jouez d’abord des cartes vertes : elles produisent à chaque phase { phase-4 }.
    { "*" } Vous ne pouvez pas choisir deux fois de suite la même phase : prévoyez deux manches.
    { "*" } Vous jouez aussi les phases choisies par les autres, mais sans le bonus.
    { "*" } Vous pouvez vendre toute carte de votre main { $sale } M€ à tout moment.
    { "*" } Changez { $forest-plants } plantes en une forêt, { $step-heat } unités de chaleur en un cran de température : chaque fois, 1 NT de plus.

## Le guide

coach-mulligan = Échangez les cartes que vous ne pouvez ni payer ni utiliser dans les premières manches. Gardez les vertes bon marché et celles qui vont avec une de vos corporations.
coach-founding = Prenez une corporation qui va avec votre main : des badges moins chers ou des biens que vos cartes utilisent. Son avantage dure toute la partie. Sinon, prenez le plus d’argent : les premières manches en manquent.
coach-planning =
    Choisissez une phase pour laquelle votre main est prête, car vous en recevez le bonus : { phase-1 } avec une carte verte que vous pouvez payer ({ $less } M€ de moins), { phase-2 } avec une bleue ou une rouge.
    Au début, le revenu compte le plus : jouez des cartes vertes, puis choisissez { phase-4 } pour encaisser.
    .second =
        Devinez ce que choisissent les autres : vous jouez aussi cette phase, sans le bonus. Un joueur sans argent choisit { phase-4 }, un joueur sans cartes { phase-5 }. Choisissez alors autre chose, et vous aurez les deux.
        Vous ne pouvez pas reprendre votre phase de la manche passée.
    .third =
        Choisissez selon vos besoins : pas d’argent, { phase-4 } ; pas de bonnes cartes, { phase-5 } ; chaleur, plantes ou actions de cartes à utiliser, { phase-3 }. Vers la fin, comptez les crans qui achèvent Mars, et voyez si vous serez en tête.
coach-phase-1 =
    Jouez la carte verte la plus chère que vous pouvez payer sans vendre ce qu’il vous faut. C’est un revenu : des M€, de la chaleur, des plantes ou des cartes à chaque phase { phase-4 } ; M€ et cartes rapportent le plus vite.
    L’acier et le titane ne se dépensent jamais : ils rendent pour toujours moins chères les cartes construction et espace.
coach-phase-2 =
    Jouez tôt les cartes **bleues** : elles restent, avec un effet permanent ou une action à chaque phase { phase-3 }. Les **rouges** agissent une fois, surtout pour transformer Mars et gagner du NT.
    Si rien ne vaut son prix, appuyez sur « J’ai fini » et gardez l’argent.
coach-phase-3 =
    Utilisez l’action de chaque carte une fois. Puis dépensez pour Mars : { $forest-plants } plantes pour une forêt, { $step-heat } unités de chaleur pour un cran de température. Chaque cran vaut 1 NT : 1 M€ à chaque phase { phase-4 } et 1 point à la fin.
    Payer des crans en M€ est cher ({ $step-mc } et { $ocean-mc }) : au début, les cartes rapportent plus.
coach-branch = Prenez ce qui sert à votre prochaine carte ou conversion. Vous n’avez que l’un des deux maintenant.
coach-target = Donnez les cubes à une carte qui en fait des points ou dont l’action les dépense ; prenez-les sur une carte qui ne fait ni l’un ni l’autre. Les cubes restent sur leur carte.
coach-drop = Défaussez la carte que vous joueriez en dernier : trop chère, ou avec une condition que Mars ne remplit pas encore.
coach-swapping = Défaussez une carte que vous ne jouerez pas avant longtemps pour une nouvelle. Passez si toutes vos cartes sont utiles.
coach-pick = Gardez les cartes que vous paierez bientôt et celles qui vont avec vos badges et votre corporation. Une carte que vous ne jouerez pas vaut encore { $sale } M€.
coach-paying = Vendez des cartes que vous ne jouerez pas de sitôt, et seulement ce qu’il faut. Le prix compte déjà toutes les réductions.
coach-offering = Piochez-la : c’est une carte gratuite. Piocher ne s’annule pas : faites d’abord ce dont vous n’êtes pas sûr.
coach-research = Gardez les cartes que vous paierez bientôt et celles qui vont avec vos badges et votre corporation ; en cas de doute, le meilleur revenu. Les autres cartes sont défaussées.
coach-limit = Défaussez les cartes trop chères ou qui demandent ce que Mars n’a pas encore. Chacune rapporte { $sale } M€.
