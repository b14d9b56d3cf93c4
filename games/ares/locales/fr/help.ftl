# Les règles en pages d’aide. Les nombres viennent des règles.

topic-goal = Aperçu
    .text =
        Vous dirigez une corporation qui rend Mars habitable. Les cartes projet apportent revenus, actions et points. Augmentez la température et l’oxygène et retournez des océans pour augmenter votre niveau de terraformation (NT), à la fois revenu et points. La partie finit quand les trois paramètres sont au maximum. Le joueur qui a le plus de points gagne.
        Tout le monde décide en même temps. Les cartes vertes apportent de la production, les bleues des effets et des actions pour la suite, les rouges agissent une fois.

topic-round = Une manche
    .text =
        Chacun choisit en secret une carte phase, sauf celle de la manche précédente. Les cartes sont révélées ensemble. Tous jouent alors chaque phase choisie une fois, dans l’ordre de I à V ; les joueurs qui ont choisi une phase en ont le bonus.
        { "**" }{ phase-1 }** : une carte verte ; avec le bonus, { $less } M€ de moins.
        { "**" }{ phase-2 }** : une carte bleue ou rouge ; bonus : piocher une carte, ou en jouer une de plus.
        { "**" }{ phase-3 }** : chaque action de carte une fois, les actions standard à volonté ; bonus : une action de carte une seconde fois.
        { "**" }{ phase-4 }** : M€ produits plus NT, chaleur, plantes, cartes ; bonus : { $more } M€.
        { "**" }{ phase-5 }** : regarder { $look } cartes, en garder { $keep } ; bonus : en regarder { $bonus-look }, en garder { $bonus-keep }.
        En fin de manche, défaussez jusqu’à { $limit } cartes en main.

topic-paying = Jouer une carte
    .text = Chaque unité d’acier réduit de { $steel } le prix d’une carte construction, chaque unité de titane de { $titanium } celui d’une carte espace ; elles ne sont jamais dépensées. Vous pouvez vendre toute carte de votre main { $sale } M€ à tout moment. Les conditions de température, d’oxygène et d’océans se jugent au début de la phase ; les badges comptent au moment présent, sans la carte elle-même.

topic-standard = Actions standard
    .text =
        Forêt : { $forest-plants } plantes ou { $forest-mc } M€ pour 1 PV et un cran d’oxygène. Température : { $step-heat } unités de chaleur ou { $step-mc } M€. Océan : { $ocean-mc } M€.
        À la fin de la phase III, vous devez convertir { $step-heat } unités de chaleur ou { $forest-plants } plantes tant que le paramètre n’est pas au maximum ; le bot le fait pour vous.

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
        Les symboles des images et leur sens. L’image *{ picture-legend }* les montre.
        { $symbols }
