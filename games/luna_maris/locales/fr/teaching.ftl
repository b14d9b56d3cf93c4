# Ce qui apprend le jeu : comment jouer, et ce que dit de chaque étape le guide des tables d’entraînement.

howto-lines =
    { "*" } Trois choses limitent une manche : l’O2 pour marcher (6 au début), l’énergie pour les modules inactifs, les scientifiques en main.
    { "*" } Les commandes comptent deux fois : ce qu’elles portent, et à la fin selon leur nombre : { JOIN($orders, by: " ; ") } PV.
    { "*" } Une deuxième et une troisième sonde rapportent du minerai à chaque manche : posez-les tôt.
    { "*" } Le minerai inutilisé pendant deux manches devient déchet, et trop de déchets coûtent des crans de CO2 et font monter le stress.
    { "*" } Prenez de la nourriture avant que votre main soit vide : sinon, reprendre un scientifique coûte 2 PV.

## Le guide

coach-equipping = Il sert une fois par manche, quand vous utilisez son module. Prenez celui d’un module où vous voulez aller à chaque manche ; le minage et l’électricité vont à tous les plans.
coach-starting = Marcher coûte 1 O2 par module. Commencez près de ceux que vous voulez d’abord : { $airlock } pour une deuxième sonde, { $mining } pour du minerai, { $comms } pour recruter.
coach-turn =
    Chaque carte nomme les modules où son scientifique peut travailler, et la liste dit l’O2 du trajet. Jouez celui dont le module aide le plus pour le moins d’O2. Les points viennent surtout des commandes, et elles veulent des biens : d’abord ce qui en donne à chaque manche, puis la commande presque complète.
    .second =
        Regardez les commandes offertes : choisissez-en une, voyez ce qui lui manque, et jouez qui l’apporte. Un scientifique joué ne revient qu’en le **nourrissant** : gardez-en un pour le module { $greenhouse } avant que la main soit vide.
    .third =
        Quand l’O2 ou l’énergie manque, **finissez votre travail** tôt : les deux premiers reçoivent énergie ou nourriture et jouent plus tôt ensuite. Chaque cube du **Dépôt d’urgence** aide une fois, contre des PV : n’en prenez que s’il permet mieux.
coach-activation = Chaque module où vous entrez coûte 1 O2. Là où personne n’est, vous payez aussi 1 cube d’énergie ; là où un autre astronaute le garde actif, rien, et il gagne 1 PV. Restez donc là où les autres veulent aller.
coach-at-airlock = Une sonde rapporte du minerai à chaque manche : posez-la tôt. Elle fait monter votre stress de 1, soit 1 O2 de moins par manche. À côté de vos autres sondes, elle donne des PV à chaque entretien ; sur une mine de titane, du titane.
coach-at-comms = Un scientifique de niveau 2 montre trois modules, peut en utiliser deux dans un tour, et vaut 2 PV à la fin. Le prix est de { JOIN($fees, by: ", ") } en fer selon la case, à partir de la gauche : recrutez tôt, il sert toute la partie.
coach-at-dock = Une commande change des biens en PV et en récompense. À la fin, leur nombre compte aussi : { JOIN($orders, by: " ; ") } PV. Même les petites en valent donc la peine.
coach-at-laboratory = **Extraction** améliore le module { $industrial }, **Durabilité** le module { $recycling }. Choisissez une piste et restez-y : après le niveau 4, elle donne 5 PV. _En plus :_ un module avancé pour 2 cubes de titane vaut des PV tout de suite et 1 PV à chaque entretien.
coach-at-industrial = Le fer devient de l’eau, ou avec de l’eau de l’hélium 3 : les commandes veulent les deux, et chaque fois vous gagnez 1 PV. Le fer utilisé devient déchet. _En plus :_ les épurateurs avancent votre disque de CO2, qui vaut des PV à chaque entretien et à la fin.
coach-at-mining = Vos sondes donnent leur minerai une fois de plus ; ou le fer devient du titane, en plus grand nombre, qui paie le fer partout et construit les modules avancés.
coach-at-power = L’énergie ouvre les modules que personne ne garde actifs. Venez avant d’en manquer : ici, on n’en paie pas. L’eau avec un déchet en donne plus que le fer, et vous avez un déchet de moins.
coach-at-recycling = Un déchet devient utile, et vous restez loin des { $penalty } dernières cases, où chaque cube coûte un cran de CO2 et ajoute du stress. À la fin, les déchets coûtent des PV.
coach-at-greenhouse = La nourriture ramène les scientifiques : une carte de valeur 3 en ramène trois, et son bonus s’y ajoute. Des sortes différentes et de hautes valeurs gardées en main valent des PV à la fin.
coach-at-sleeping = Chaque scientifique mis au repos fait baisser le stress, donc 1 O2 de plus aussitôt. Utile s’il vous reste des cartes sans O2 pour elles ; le marqueur de stress à 7 ou 8 donne des PV à la fin.
coach-feeding = Les valeurs s’additionnent : autant de scientifiques reviennent, le surplus devient déchets. Dépensez sans trop de reste, et gardez pour la fin une sorte que vous n’avez qu’une fois.
coach-studying = **Extraction** sert à l’eau et à l’hélium 3, **Durabilité** à tirer parti des déchets. Une piste menée loin vaut mieux que deux commencées.
coach-harvesting = Les hautes valeurs ramènent plus de scientifiques ; les sortes différentes comptent à la fin.
coach-turn_bonus = Une carte gratuite : prenez la valeur ou la sorte qui vous manque.
coach-recovering = Reprenez ceux qui montrent les modules de votre prochaine commande ou de votre plan.
coach-retrieving = Reprenez celui qui montre le module qu’il vous faut ensuite.
coach-claiming = Il est à vous une fois, tout de suite ; personne d’autre ne l’aura. Choisissez ce qui aide la prochaine commande.
coach-salvaging = Prenez une haute valeur pour ramener des scientifiques, ou une sorte qui vous manque pour la fin.
coach-do-depot = Chaque cube ne vient qu’une fois par partie et coûte des PV pour de bon. Bien pour le seul cube qui manque à une commande ; pas pour le confort.
