# Les règles en pages d’aide ; les nombres viennent des règles.

topic-goal = De quoi il s’agit
    .text =
        Chacun dirige une corporation qui rend Mars habitable. Les cartes projet apportent revenus, actions et points ; augmenter la température et l’oxygène et retourner des océans augmente votre niveau de terraformation (NT), à la fois revenu et points. Quand les trois paramètres sont au maximum, la partie finit : qui a le plus de points gagne.
        Tout le monde décide en même temps. Les cartes vertes apportent de la production, les bleues des effets et des actions pour la suite, les rouges agissent une fois.

topic-round = Une manche
    .text =
        Chacun choisit en secret une carte phase, sauf celle de la manche précédente. Révélées ensemble, les phases choisies se jouent dans l’ordre de I à V, une fois chacune, par tous ; qui a choisi une phase en a le bonus.
        { "**" }{ phase-1 }** : une carte verte ; avec le bonus, { $less } M€ de moins.
        { "**" }{ phase-2 }** : une carte bleue ou rouge ; bonus : piocher une carte, ou en jouer une de plus.
        { "**" }{ phase-3 }** : chaque action de carte une fois, les actions standard à volonté ; bonus : une action de carte une seconde fois.
        { "**" }{ phase-4 }** : M€ produits plus NT, chaleur, plantes, cartes ; bonus : { $more } M€.
        { "**" }{ phase-5 }** : regarder { $look } cartes, en garder { $keep } ; bonus : en regarder { $bonus-look }, en garder { $bonus-keep }.
        En fin de manche, les mains de plus de { $limit } cartes sont réduites.

topic-paying = Jouer une carte
    .text = Chaque unité d’acier réduit de { $steel } le prix d’une carte construction, chaque unité de titane de { $titanium } celui d’une carte espace ; elles ne sont jamais dépensées. Toute carte en main peut être vendue { $sale } M€ à tout moment. Les conditions de température, d’oxygène et d’océans regardent Mars au début de la phase ; les badges comptent au moment présent, sans la carte elle-même.

topic-standard = Actions standard
    .text =
        Forêt : { $forest-plants } plantes ou { $forest-mc } M€ pour 1 PV et un cran d’oxygène. Température : { $step-heat } unités de chaleur ou { $step-mc } M€. Océan : { $ocean-mc } M€.
        Avant de finir la phase III, { $step-heat } unités de chaleur ou { $forest-plants } plantes doivent être converties tant que le paramètre n’est pas au maximum ; le programme le fait pour vous.

topic-mars = Mars
    .text =
        La température monte à +{ $hot } °C ({ $steps } crans), l’oxygène à { $oxygen } %, et { $oceans } océans sont retournés. Chaque cran donne 1 NT. Pendant la phase où un paramètre atteint son maximum, les crans suivants donnent encore 1 NT ; ensuite, plus rien.
        Les océans donnent aussi : { JOIN($tiles, by: " ; ") }.

topic-end = Fin et score
    .text =
        La partie finit après la phase où Mars est terraformée. Score : NT, forêts et cartes. Égalité : chaleur, M€ et plantes, la main étant vendue.
        Coopératif : { $coop-rounds } manches ; gagné si Mars est terraformée et si les deux scores totalisent { $coop-points }. Solo : { $solo-rounds } manches ; gagné si Mars est terraformée.

topic-symbols = Symboles
    .text =
        Ce que veulent dire les symboles des images. L’image *{ picture-legend }* les montre tels qu’ils sont dessinés.
        { $symbols }
